"""Magic hex markers (DE-18.1): who turns them up, and what is found under them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dark_emperor.table import Table, at, needed

LAMMARECH = {"lammarech": "kingdoms"}
MARKED, OTHER = "1805", "0711"  # in Lammarech and in Ferlarie


def found(piece: str, *leaders: str, player: str = "necromancer", **more: Any) -> Table:
    """Leaders in a marked hex as the Diplomacy Resolution Segment opens, and what lies under its marker."""
    hexes = {MARKED: leaders, **more.pop("hexes", {})}
    hidden = {MARKED: piece, **more.pop("hidden", {})}
    return at("diplomacy", player, hexes=hexes, hidden=hidden, **{"active": LAMMARECH, **more})


def turned_up(t: Table) -> list[str]:
    return [event["piece"] for event in t.events("turned-up")]


def opened(t: Table) -> Table:
    """What happened before the first question belongs to the log too."""
    t.log = [*t.s.opening(), *t.log]
    return t


@pytest.mark.rule("DE-18.12a", "DE-4.A4b")
def test_a_device_is_picked_up_by_the_leader() -> None:
    t = opened(found("dawn_lantern", "mezal"))
    assert turned_up(t) == ["dawn_lantern"]
    assert t.bearer("dawn_lantern") == "mezal"
    assert t.s.hidden == ()


@pytest.mark.rule("DE-18.12a", "DE-DEC-35")
def test_the_finder_is_chosen_when_the_thing_is_known() -> None:
    t = opened(found("silk_negator", "mezal", "tol_morn"))
    assert turned_up(t) == ["silk_negator"]
    assert (t.question, t.rule) == ("finder", "DE-DEC-35")
    assert t.options == ["finder tol_morn", "finder mezal"]
    assert t.refuses("finder padrech_dar_choim") == ["DE-18.12a"]
    t.do("finder mezal")
    assert t.bearer("silk_negator") == "mezal"


@pytest.mark.rule("DE-18.12a", "DE-15.11d")
def test_what_a_finder_cannot_use_is_still_his() -> None:
    t = found("dawn_lantern", "padrech_dar_choim")
    assert t.bearer("dawn_lantern") == "padrech_dar_choim"


@pytest.mark.rule("DE-DEC-35", "DE-PROC-6")
def test_hex_by_hex_in_the_order_of_his_choice() -> None:
    t = found("he_sups_on_prana", "mezal", hexes={OTHER: ["tol_morn"]}, hidden={OTHER: "dawn_lantern"})
    assert (t.question, t.options) == ("turn-up", [f"reveal {OTHER}", f"reveal {MARKED}"])
    assert turned_up(t) == []
    assert t.view("necromancer")["devices"]["dawn_lantern"] == {"bearer": None, "at": None}
    t.do(f"reveal {MARKED}")
    assert turned_up(t) == ["he_sups_on_prana", "dawn_lantern"]  # the last is turned up without a question
    assert t.bearer("dawn_lantern") == "tol_morn"


@pytest.mark.rule("DE-18.12a")
def test_only_leaders_of_the_phasing_player_turn_markers_up() -> None:
    assert found("slug", "necro_greater_1", hexes={"0101": ["mezal"]}).s.hidden  # a unit
    assert found("slug", "lordolam", hexes={"0101": ["mezal"]}).s.hidden  # the other player's
    assert found("slug", "ferlor", hexes={"0101": ["mezal"]}).s.hidden  # of an inactive kingdom


@pytest.mark.rule("DE-18.12a")
def test_enemies_in_the_hex_do_not_keep_it_hidden() -> None:
    t = found("silk_negator", "mezal", "lordolam")
    assert t.bearer("silk_negator") == "mezal"


@pytest.mark.rule("DE-18.12b", "DE-DEC-36")
def test_a_monster_must_be_dealt_with() -> None:
    t = found("slug", "mezal", dice=[1, 1, 6])
    assert (t.question, t.rule) == ("encounter", "DE-DEC-36")
    assert t.options == ["parley mezal", "duel slug"]
    t = found("slug", "mezal", "tol_morn")
    assert t.options == ["parley tol_morn", "parley mezal", "duel slug"]
    assert t.refuses("ignore slug") == t.refuses("parley padrech_dar_choim") == ["DE-18.12b"]


@pytest.mark.rule("DE-18.13", "DE-11.N")
@pytest.mark.parametrize(
    ("player", "leader", "monster", "least"),
    [("kingdoms", "lordolam", "sirax", 7), ("necromancer", "mezal", "slug", 6)],
)
def test_ten_or_more_tames_a_monster(player: str, leader: str, monster: str, least: int) -> None:
    t = found(monster, leader, player=player, dice=[least - 2, 2])
    t.do(f"parley {leader}")
    assert t.side(monster) == player
    assert t.events("tamed") == [{"monster": monster, "side": player}]
    assert (t.where(monster), t.where(leader)) == (MARKED, MARKED)
    t = found(monster, leader, player=player, dice=[least - 3, 2, 6])
    t.do(f"parley {leader}")
    assert t.side(monster) == "neutral"
    assert len(t.rolls("DE-18.15a")) == 1  # otherwise he must fight


@pytest.mark.rule("DE-18.13", "DE-14.32")
def test_the_speakers_spells_help_with_a_monster() -> None:
    t = at("diplomacy-magic", hexes={MARKED: ["mezal"]}, hidden={MARKED: "slug"}, active=LAMMARECH, dice=[1, 2, 3])
    t.do("cast intimidation", "pass", "parley mezal")
    assert t.side("slug") == "necromancer"


@pytest.mark.rule("DE-14.32", "DE-18.13")
def test_spells_help_one_attempt() -> None:
    hexes, monsters = {MARKED: ["mezal", "slug", "sirax"]}, {"slug": "neutral", "sirax": "neutral"}
    t = at("diplomacy-magic", hexes=hexes, monsters=monsters, active=LAMMARECH, dice=[1, 6, 6, 6, 6])
    t.do("cast intimidation", "pass", "parley mezal", "parley mezal")
    assert needed(t, "DE-18.13") == [11, 6]


@pytest.mark.rule("DE-18.13")
def test_one_attempt_a_phase() -> None:
    """Tamed, or fought to the end: in either case it is not met again in this phase."""
    t = found("slug", "mezal", dice=[6, 6])
    t.do("parley mezal")
    assert t.question != "encounter"


@pytest.mark.rule("DE-18.21b", "DE-6.12a")
def test_winning_a_monster_on_neutral_soil_rouses_its_kingdom() -> None:
    t = found("slug", "mezal", active={}, dice=[6, 6])
    t.do("parley mezal")
    assert (t.side("slug"), t.side("lammarech")) == ("necromancer", "kingdoms")


@pytest.mark.rule("DE-4.A4c", "DE-18.13")
def test_a_failed_approach_is_fought_out_in_the_same_player_turn() -> None:
    t = found("slug", "mezal", dice=[1, 1, 6])
    t.do("parley mezal")
    assert t.where("mezal") == "dead"
    keys = [event.key for event in t.log]
    assert keys.index("leader-dies") < keys.index("player-turn")


@pytest.mark.rule("DE-18.15c", "DE-DEC-36")
def test_a_monster_known_before_may_be_left_alone() -> None:
    t = at("diplomacy", hexes={MARKED: ["mezal", "slug"]}, monsters={"slug": "neutral"}, active=LAMMARECH)
    assert t.options == ["parley mezal", "duel slug", "ignore slug"]
    t.do("ignore slug")
    assert (t.where("mezal"), t.where("slug")) == (MARKED, MARKED)
    assert t.rolls("DE-18.15a") == []


@pytest.mark.rule("DE-18.15c", "DE-8.17")
def test_a_monster_turned_up_stops_and_harms_nobody() -> None:
    hexes = {MARKED: ["mezal", "slug"], "0101": ["tol_morn"]}
    t = at("movement", hexes=hexes, monsters={"slug": "neutral"}, active=LAMMARECH)
    t.do("move tol_morn", f"go {MARKED}", "move tol_morn", "go 0101")
    assert t.where("tol_morn") == "0101"
    assert t.rolls("DE-9.27b") == []


@pytest.mark.rule("DE-18.12a", "DE-DEC-36")
def test_a_monster_that_serves_a_side_is_not_approached() -> None:
    hexes = {MARKED: ["mezal", "slug"]}
    t = at("diplomacy", hexes=hexes, monsters={"slug": "necromancer"}, active=LAMMARECH)
    assert t.question != "encounter"
