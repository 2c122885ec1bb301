"""Diplomacy with kingdoms (DE-11)."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor import diplomacy
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER
from tests.dark_emperor import table
from tests.dark_emperor.table import WORLD, Table, at

SUDRIN_LOR, STAV, ZOLMARECH, STARS_END = "2414", "1820", "1610", "3020"
LAMMARECH = {"lammarech": "kingdoms"}


def needed(t: Table, rule: str = "DE-11.3") -> list[int]:
    """What the dice had to show."""
    return table.needed(t, rule)


@pytest.mark.rule("DE-11.1", "DE-4.A4b", "DE-DEC-33")
def test_a_kingdom_is_approached_in_its_capital() -> None:
    t = at("diplomacy", hexes={STAV: ["mezal"], "2216": ["tol_morn"]}, dice=[1, 1])
    assert (t.asked, t.question, t.rule) == (["necromancer"], "court", "DE-DEC-33")
    assert t.options == ["court stavror", "end"]
    assert t.refuses("court zolahaureslor") == ["DE-11.1"]  # Tol Morn is in another city of the Empire
    t.do("court stavror")
    assert t.rolls("DE-11.3") == [(1, 1)]


@pytest.mark.rule("DE-11.1", "DE-DEC-33")
def test_no_question_without_an_envoy() -> None:
    t = at("diplomacy", hexes={"2216": ["mezal"]})
    assert t.question != "court"
    t = at("diplomacy", hexes={ZOLMARECH: ["mezal"]}, active={"lammarech": "necromancer"})
    assert t.question != "court"  # an active kingdom is no longer courted


@pytest.mark.rule("DE-11.1", "DE-DEC-33")
def test_who_is_elsewhere_in_the_kingdom_does_not_speak() -> None:
    t = at("diplomacy", hexes={SUDRIN_LOR: ["mezal"], "2216": ["tol_morn"]}, dice=[1, 1])
    t.do("court zolahaureslor")
    assert t.events("diplomacy")[0]["leader"] == "mezal"


@pytest.mark.rule("DE-11.1")
def test_an_active_kingdom_is_refused() -> None:
    hexes = {ZOLMARECH: ["mezal"], STAV: ["tol_morn"]}
    t = at("diplomacy", hexes=hexes, active={"lammarech": "necromancer"})
    assert t.refuses("court lammarech") == ["DE-11.1"]


@pytest.mark.rule("DE-11.2", "DE-DEC-33")
def test_two_leaders_in_one_capital_make_one_attempt() -> None:
    hexes = {SUDRIN_LOR: ["mezal", "tol_morn"], STAV: ["padrech_dar_choim"]}
    t = at("diplomacy", hexes=hexes, dice=[6, 6, 1, 1])
    t.do("court zolahaureslor")
    assert (t.question, t.options) == ("speaker", ["speaker tol_morn", "speaker mezal"])
    assert t.refuses("speaker padrech_dar_choim") == ["DE-11.1"]
    t.do("speaker mezal")
    assert t.options == ["court stavror", "end"]
    assert t.refuses("court zolahaureslor") == ["DE-11.2"]
    t.do("court stavror")
    assert len(t.rolls("DE-11.3")) == 2


@pytest.mark.rule("DE-11.2", "DE-DEC-33")
def test_nobody_must_speak() -> None:
    t = at("diplomacy", hexes={STAV: ["mezal"]})
    t.do("end")
    assert t.rolls("DE-11.3") == []
    assert t.side("stavror") == "neutral"


@pytest.mark.rule("DE-11.2", "DE-14.32")
def test_only_the_speakers_own_spells_help() -> None:
    t = at("diplomacy-magic", hexes={SUDRIN_LOR: ["mezal", "tol_morn"]}, dice=[1, 6, 6])
    t.do("cast intimidation", "pass", "court zolahaureslor", "speaker tol_morn")
    assert needed(t) == [14]
    t = at("diplomacy-magic", hexes={SUDRIN_LOR: ["mezal", "tol_morn"]}, dice=[1, 6, 6])
    t.do("cast intimidation", "pass", "court zolahaureslor", "speaker mezal")
    assert needed(t) == [13]


@pytest.mark.rule("DE-11.2", "DE-8.16b")
def test_enemy_envoys_among_the_roused_must_escape() -> None:
    hexes = {SUDRIN_LOR: ["lordolam", "mezal", "zola_infantry_1"]}
    t = at("diplomacy", "kingdoms", hexes=hexes, active=LAMMARECH, dice=[4, 4, 6])
    t.do("court zolahaureslor")
    assert t.side("zolahaureslor") == "kingdoms"
    assert t.rolls("DE-9.27b") == [(6,)]
    assert t.where("mezal") == "dead"


@pytest.mark.rule("DE-11.3", "DE-6.13")
def test_ten_or_more_activates() -> None:
    t = at("diplomacy", hexes={STAV: ["mezal"]}, dice=[5, 5])
    t.do("court stavror")
    assert t.side("stavror") == "neutral"  # ten less one
    assert t.events("diplomacy")[0] == {"leader": "mezal", "name": "stavror", "won": False}
    t = at("diplomacy", hexes={STAV: ["mezal"]}, dice=[5, 6])
    t.do("court stavror")
    assert (needed(t), t.side("stavror")) == ([11], "necromancer")


@pytest.mark.rule("DE-11.N")
def test_mercenaries_and_monsters_are_approached_alike() -> None:
    t = at("diplomacy", hexes={STAV: ["mezal"]})
    mezal = WORLD.MEZAL
    assert diplomacy.needed(t.s, NECROMANCER, "slug", mezal) == 6
    assert diplomacy.needed(t.s, NECROMANCER, "silwer_flagriel", mezal) == 6
    assert diplomacy.needed(t.s, KINGDOMS, "sirax", mezal) == 7


@pytest.mark.rule("DE-EX-D1")
def test_starkeep_cannot_refuse_the_kingdoms() -> None:
    t = at("diplomacy", "kingdoms", hexes={STARS_END: ["lordolam"]}, active=LAMMARECH, dice=[1, 1])
    t.do("court starkeep")
    assert t.side("starkeep") == "kingdoms"


@pytest.mark.rule("DE-EX-D2")
def test_the_empire_spurns_the_necromancer() -> None:
    t = at("diplomacy", hexes={SUDRIN_LOR: ["mezal"]}, dice=[6, 6])
    t.do("court zolahaureslor")
    assert t.side("zolahaureslor") == "neutral"
    t = at("diplomacy-magic", hexes={SUDRIN_LOR: ["mezal"]}, dice=[1, 1, 6, 6])
    t.do("cast intimidation", "cast intimidation", "pass", "court zolahaureslor")
    assert t.side("zolahaureslor") == "necromancer"
