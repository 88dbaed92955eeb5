"""Each line of a slip on an evening's page leads to its section of the game's rules."""

import re

from tests.conftest import Cast
from tests.pages.conftest import Browse, House


def test_lines_lead_to_their_section(house: House, cast: Cast, browse: Browse) -> None:
    page = browse(cast.member).get(house.address("/sittings/{closed}/")).text
    cited = re.findall(r'<a class="cite" href="([^"]+)" aria-label="规则 (§[\d.]+)">\2</a>', page)
    assert cited
    assert set(cited) == {("/rules/daxuan/#s5-2", "§5.2")}


def test_every_page_ends_with_the_rules_and_the_referee(house: House, cast: Cast, browse: Browse) -> None:
    for path in ("/clubs/{club}/", "/sittings/{closed}/", "/rules/ermao/"):
        foot = browse(cast.member).get(house.address(path)).text.partition('<footer class="foot">')[2]
        assert re.findall('href="([^"]+)"', foot)[:2] == ["/rules/", "/referee/"]
