"""The fixed cast every test meets: who may, who may not, and who is from another club."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from django.utils import translation
from rest_framework.test import APIClient

from clubs.models import Club, Membership, Role, User

pytest_plugins = ["tests.plugins.site"]


@dataclass(frozen=True)
class Cast:
    """城西茶铺 with its owner, host and member; the outsider owns 河东棋社."""

    club: Club
    other_club: Club
    owner: User
    host: User
    member: User
    outsider: User


@pytest.fixture(autouse=True)
def chinese() -> Iterator[None]:
    """Every test begins in Chinese, whatever language the one before left active."""
    with translation.override("zh-hans"):
        yield


@pytest.fixture
def cast(db: None) -> Cast:
    club, other = Club.objects.create(name="城西茶铺"), Club.objects.create(name="河东棋社")
    roles = [(club, "owner", Role.OWNER), (club, "host", Role.HOST), (club, "member", Role.MEMBER)]
    people = {name: _join(home, name, role) for home, name, role in [*roles, (other, "outsider", Role.OWNER)]}
    return Cast(club, other, **people)


def _join(club: Club, name: str, role: Role) -> User:
    user = User.objects.create_user(name, f"{name}@example.org", "a good long password")
    Membership.objects.create(club=club, user=user, role=role)
    return user


@pytest.fixture
def club(cast: Cast) -> Club:
    return cast.club


@pytest.fixture
def other_club(cast: Cast) -> Club:
    return cast.other_club


@pytest.fixture
def owner(cast: Cast) -> User:
    return cast.owner


@pytest.fixture
def host(cast: Cast) -> User:
    return cast.host


@pytest.fixture
def member(cast: Cast) -> User:
    return cast.member


@pytest.fixture
def outsider(cast: Cast) -> User:
    return cast.outsider


@pytest.fixture
def api() -> Callable[[User | None], APIClient]:
    """`api(user)` is an API client signed in as that user; `api(None)` is nobody."""

    def signed_in(user: User | None = None) -> APIClient:
        client = APIClient()
        if user:
            client.force_authenticate(user)
        return client

    return signed_in
