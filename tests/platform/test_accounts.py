"""Signing in and up with a name and a password."""

import pytest
from django.test import Client

from clubs.models import User


@pytest.mark.parametrize("login", ["member", "member@example.org"])
def test_sign_in_by_name_or_address(client: Client, member: User, login: str) -> None:
    client.post("/accounts/login/", {"login": login, "password": "a good long password"})
    assert client.session["_auth_user_id"] == str(member.pk)


@pytest.mark.parametrize(("is_open", "accounts"), [(True, 1), (False, 0)])
@pytest.mark.django_db
def test_the_door_for_new_accounts(client: Client, settings: object, is_open: bool, accounts: int) -> None:
    settings.SIGNUP_OPEN = is_open
    client.post("/accounts/signup/", {"username": "newcomer", "password1": "a good long password"})
    assert User.objects.filter(username="newcomer").count() == accounts
