"""The way in: the only club at once, else the list; a new one in one field."""

import pytest

from clubs.models import Club, Membership, User
from tests.conftest import Cast
from tests.pages.conftest import Browse


def test_home_is_the_only_club(cast: Cast, browse: Browse) -> None:
    assert browse(cast.member).get("/")["Location"] == f"/clubs/{cast.club.pk}/"


def test_home_is_the_list_for_who_has_two(cast: Cast, browse: Browse) -> None:
    Membership.objects.create(club=cast.other_club, user=cast.member)
    assert browse(cast.member).get("/")["Location"] == "/clubs/"
    text = browse(cast.member).get("/clubs/").text
    assert "城西茶铺" in text and "河东棋社" in text


def test_found_a_club_in_one_field(db: None, browse: Browse) -> None:
    founder = User.objects.create_user("founder")
    client = browse(founder, "en")
    assert "First, found a club" in client.get("/clubs/").text
    answer = client.post("/clubs/", {"name": " 南门 "})
    club = Club.objects.get(name="南门")
    assert answer["Location"] == f"/clubs/{club.pk}/"
    assert (club.language, club.memberships.get().role) == ("en", "owner")


@pytest.mark.parametrize("name", ["", "  ", "长" * 61, "a\x00b", "a\nb"])
def test_a_name_that_will_not_do(cast: Cast, browse: Browse, name: str) -> None:
    answer = browse(cast.member).post("/clubs/", {"name": name})
    assert answer.status_code == 200
    assert 'class="field__error"' in answer.text
    assert Club.objects.count() == 2


def test_the_account_page_leads_everywhere_and_out(cast: Cast, browse: Browse) -> None:
    client = browse(cast.member)
    page = client.get("/accounts/logout/").text
    for path in ("/clubs/", "/accounts/password/change/", "/accounts/email/", "/accounts/2fa/"):
        assert f'href="{path}"' in page
    assert "/admin/" not in page
    client.post("/accounts/logout/")
    assert client.get("/clubs/").status_code == 302
