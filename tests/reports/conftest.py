"""Reports need a club but none of the people who may or may not see it."""

import pytest

from clubs.models import Club


@pytest.fixture
def club(db: None) -> Club:
    return Club.objects.create(name="城西茶铺")
