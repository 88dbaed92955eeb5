"""The one-time link: for whom it is, and that it works once."""

import io

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from clubs.models import User


def invite(*arguments: str) -> str:
    output = io.StringIO()
    call_command("invite_owner", *arguments, "--address", "http://testserver", stdout=output)
    return output.getvalue().strip()


def test_the_first_owner_by_default(client: Client, owner: User, outsider: User) -> None:
    assert client.get(invite()).headers["Location"] == "/"
    assert client.session["_auth_user_id"] == str(owner.pk)


def test_only_once(client: Client, owner: User) -> None:
    link = invite("owner")
    client.get(link)
    again = Client().get(link)
    assert again.headers["Location"] == "/accounts/login/"
    assert again.wsgi_request.user.is_anonymous


def test_looking_whether_it_is_there_does_not_use_it_up(client: Client, owner: User) -> None:
    link = invite("owner")
    client.head(link)
    assert client.get(link).headers["Location"] == "/"


@pytest.mark.django_db
def test_a_new_service_gets_an_administrator(client: Client) -> None:
    client.get(invite())
    user = User.objects.get()
    assert (user.is_superuser, user.has_usable_password()) == (True, False)


@pytest.mark.django_db
def test_nobody_of_that_name() -> None:
    with pytest.raises(CommandError, match="no account"):
        invite("somebody")
