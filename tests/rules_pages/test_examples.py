"""Worked examples on the pages come to what a pencil says."""

import pytest

from tests.rules_pages.reading import read

pytestmark = pytest.mark.django_db

PENCIL = {
    "daxuan": {
        "下注 50、200、150。甲赢乙丙，乙赢丙。": ["+100", "+50", "−150"],
        "下注 50、100、200。甲赢乙丙，乙赢丙。": ["+100", "+50", "−150"],
        "下注 100、300、300。甲赢乙丙，乙赢丙。": ["+200", "+100", "−300"],
        "都下 50。甲大组好，乙小组好。": ["0", "0"],
        "都下 101。甲乙一样大，都赢丙；甲发的牌，零头归乙。": ["+50", "+51", "−101"],
    },
    "ermao": {
        "甲坐庄，闲家一分没捡到：大光。": ["+3", "−3", "+3", "−3"],
        "甲坐庄，闲家捡 90 分，底牌 40 分，用拖拉机抠底。": ["−2", "+2", "−2", "+2"],
    },
    "shuangkou": {
        "甲打过七张一样的，乙打过六张一样的，甲赢双扣。": ["+36", "−36"],
        "乙的炸弹大，甲先出完，反而要付。": ["−17", "+17"],
    },
    "jinhua": {
        "底注 1。甲真二游赢了，乙跟到 10 比输了，丙弃牌。": ["+14", "−12", "−2"],
        "底注 1。甲跟 1，乙加到 3，丙弃牌，甲跟 3，乙找甲比牌赢了。": ["−5", "+6", "−1"],
    },
}


@pytest.mark.parametrize("page", PENCIL)
def test_points(page: str) -> None:
    told = {texts[1]: texts[2:] for texts in read(page).of("example")}
    for title, points in PENCIL[page].items():
        assert told[title][1 : 2 * len(points) : 2] == points, title


def test_an_example_stands_in_place_of_the_one_in_words() -> None:
    texts = " ".join(read("shuangkou").texts)
    assert "1 号打过七张一样的" not in texts
    assert "多打一个炸弹，倍数只会不变或变大" in texts


@pytest.mark.parametrize("page", PENCIL)
def test_they_are_told_in_english_too(page: str) -> None:
    examples = read(page, "en").of("example")
    assert len(examples) == len(read(page).of("example"))
    assert all(texts[0] == "Example" and texts[1].isascii() for texts in examples)
