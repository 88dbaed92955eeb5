"""Members see their club, hosts set up evenings, a link is enough for a board; nobody learns what exists."""

import uuid

import pytest

from tests.conftest import Cast
from tests.pages.conftest import Browse, House

EVERYBODY = {"owner": 200, "host": 200, "member": 200, "outsider": 404, "nobody": 302}
KEEPERS = {"owner": 200, "host": 200, "member": 403, "outsider": 404, "nobody": 302}
OWNERS = {"owner": 200, "host": 403, "member": 403, "outsider": 404, "nobody": 302}
ANYBODY = dict.fromkeys(EVERYBODY, 200)

PAGES = {
    "/clubs/": {**ANYBODY, "nobody": 302},
    "/clubs/{club}/": EVERYBODY,
    "/clubs/{club}/evenings/": EVERYBODY,
    "/clubs/{club}/leaderboard/": EVERYBODY,
    "/clubs/{club}/settings/": OWNERS,
    "/clubs/{club}/rules/": EVERYBODY,
    "/clubs/{club}/rules/new/": OWNERS,
    "/house-rules/{rule_set}/": EVERYBODY,
    "/house-rules/{rule_set}/change/": OWNERS,
    "/clubs/{club}/new/": KEEPERS,
    "/clubs/{club}/new/?sitting={running}": KEEPERS,
    "/sittings/{closed}/": EVERYBODY,
    "/sittings/{running}/": EVERYBODY,
    "/sittings/{closed}/report/": EVERYBODY,
    "/rules/": ANYBODY,
    "/rules/daxuan/": ANYBODY,
    "/rules/sitting/": ANYBODY,
    "/board/{token}/": ANYBODY,
    "/board/{token}/now/": ANYBODY,
    "/accounts/login/": {**dict.fromkeys(EVERYBODY, 302), "nobody": 200},
}


@pytest.mark.parametrize("path", PAGES)
def test_status(house: House, cast: Cast, browse: Browse, path: str) -> None:
    answers = {who: browse(getattr(cast, who, None)).get(house.address(path)) for who in PAGES[path]}
    assert {who: answer.status_code for who, answer in answers.items()} == PAGES[path]
    if PAGES[path]["nobody"] == 302:
        assert answers["nobody"]["Location"].startswith("/accounts/login/?next=")


@pytest.mark.parametrize(
    "path",
    [
        "/clubs/{}/",
        "/clubs/{}/settings/",
        "/clubs/{}/leaderboard/",
        "/sittings/{}/",
        "/board/{}/",
        "/house-rules/{}/",
    ],
)
def test_what_is_not_there_looks_like_what_is_not_yours(
    house: House, cast: Cast, browse: Browse, path: str
) -> None:
    nowhere = browse(cast.outsider).get(path.format(uuid.uuid4()))
    assert nowhere.status_code == 404
    if "board" not in path:
        key = {"/sittings/{}/": house.closed.pk, "/house-rules/{}/": house.rule_set.pk}.get(
            path, house.club.pk
        )
        assert browse(cast.outsider).get(path.format(key)).status_code == 404


def test_only_keepers_are_offered_to_keep(house: House, cast: Cast, browse: Browse) -> None:
    new, correct = house.address("/clubs/{club}/new/"), "?hand=1"
    for who, offered in ((cast.owner, True), (cast.host, True), (cast.member, False)):
        client = browse(who)
        assert (new in client.get(house.address("/clubs/{club}/")).text) is offered
        assert (correct in client.get(house.address("/sittings/{closed}/")).text) is offered
