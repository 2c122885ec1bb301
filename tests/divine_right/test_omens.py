"""Omens (DR-A-OME): the two dice, what they bring, and how long it lasts."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, siege
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, attempt
from hexarchy.games.divine_right.mercenaries import barbarians
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.hirelings import place_in
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING, armies
from tests.divine_right.test_promises import Watch
from tests.divine_right.test_sequence import play_on

OPTIONS = {"level": "intermediate", "omens": True}
OMENS, EVEN, ODD = (1, 4), 4, 3  # event 5; a good sign, a bad one
IMMER = KINGDOM_IDS.index("immer")


def omen(sign: int, die: int, *dice: int, **more: Any) -> Table:
    """The first seat rolls Omens, a sign, and a number; then a card is drawn."""
    return at("events", dice=[*OMENS, sign, die, *dice], options=more.pop("options", OPTIONS), **more)


def mods(t: Table, seat: int = 0) -> dict[str, int]:
    return dict(attempt(t.s, seat, IMMER, ACTIVATE).modifiers)


def battle(t: Table, attacker: str, defender: str, space: str) -> list[dict[str, int]]:
    """What both sides of a combat add by omens."""
    units = [WORLD.index[attacker]], [WORLD.index[defender]]
    fight = strength.combat(t.s, *units, WORLD.grid.at(space), (-1, -1))
    return [
        {rule: worth for rule, worth in side.modifiers if "OME" in rule} for side in (fight.attacker, fight.defender)
    ]


@pytest.mark.rule("DR-A-OME-01", "DR-T-A-OMENS-GOOD")
def test_even_is_good_odd_is_bad_and_a_second_die_says_which() -> None:
    t = omen(4, 2)
    assert t.events("good-omen")[0]["number"] == 2
    assert t.view(None)["omens"]["good"] == [2]
    for sign in range(1, 7):
        key = "bad-omen" if sign % 2 else "good-omen"
        assert [event["number"] for event in omen(sign, 2).events(key)] == [2]
    assert not t.events("omens")  # no kingdom's regulars refuse to attack
    assert t.s.half.omen == -1
    assert at("events", dice=[*OMENS, 1], options={"level": "intermediate"}).events("omens")


@pytest.mark.rule("DR-A-OME-02", "DR-A-OME-03", "DR-A-OME-04")
@pytest.mark.parametrize(("sign", "added"), [(EVEN, {"DR-A-OME-02": 1}), (ODD, {"DR-A-OME-03": -1})])
def test_a_day_for_battle_counts_in_combat_for_the_rollers_side(sign: int, added: dict[str, int]) -> None:
    hexes = {RING[0]: armies("hothior", 1), FIELD: armies("muetar", 1)}
    t = omen(sign, 1, hexes=hexes)
    assert battle(t, "hothior_army_1", "muetar_army_1", FIELD) == [added, {}]
    assert battle(t, "muetar_army_1", "hothior_army_1", RING[0]) == [{}, added]


@pytest.mark.rule("DR-A-OME-04")
def test_it_does_not_count_in_sieges() -> None:
    for sign in (EVEN, ODD):
        t = omen(sign, 1, hexes={RING[0]: armies("hothior", 1)})
        castle = WORLD.castle_at[WORLD.grid.at("1911")].index
        assert [rule for rule, _ in siege.siege_roll(t.s, castle, 0).modifiers if "OME" in rule] == []


SAILING = {"0718": ["hothior_fleet_1"]}


def points(t: Table, piece: str) -> int:
    """The allowance of a piece when it sets out, in this turn's Movement Phase."""
    while t.question != "next-move":
        ask = t.ask
        t.log += t.s.apply(ask.seat, ask.default if t.question != "function" else "none")
    return int(t.do(f"move {piece}").about["points"])


@pytest.mark.rule("DR-A-OME-02", "DR-A-OME-03", "DR-T-A-OMENS-BAD")
@pytest.mark.parametrize(("sign", "sea", "land"), [(EVEN, 2, 1), (ODD, -2, -1)])
def test_days_to_sail_and_to_march(sign: int, sea: int, land: int) -> None:
    hexes = {"0917": ["hothior_monarch", "hothior_fleet_1", "hothior_army_1"]}
    usual = {piece: WORLD.pieces[WORLD.index[piece]].move for piece in ("hothior_fleet_1", "hothior_army_1")}
    assert points(omen(sign, 2, hexes=hexes), "hothior_fleet_1") == usual["hothior_fleet_1"] + sea
    assert points(omen(sign, 2, hexes=hexes), "hothior_army_1") == usual["hothior_army_1"]
    assert points(omen(sign, 4, hexes=hexes), "hothior_army_1") == usual["hothior_army_1"] + land
    assert points(omen(sign, 4, hexes=hexes), "hothior_fleet_1") == usual["hothior_fleet_1"]


@pytest.mark.rule("DR-A-OME-02", "DR-A-OME-03")
def test_days_for_diplomacy() -> None:
    assert mods(omen(EVEN, 3)) == {"DR-A-OME-02": 1}
    assert mods(omen(ODD, 3)) == {"DR-A-OME-03": -1}
    assert mods(omen(EVEN, 3), seat=1) == mods(omen(ODD, 3), seat=1) == {}


@pytest.mark.rule("DR-A-OME-02", "DR-DEC-34")
def test_on_a_good_day_two_cards_may_be_played_in_the_place_of_the_bonus() -> None:
    hands = {"first": ["bribe-1", "bribe-2"]}
    t = omen(EVEN, 3, 1, 5, hands=hands, personalities={"immer": 7 + 10})
    t.do("activate immer", "play bribe-1")
    assert t.question == "second-ploy"
    assert "play bribe-2" in t.options
    assert "none" in t.options
    chances = t.view("first")["decision"]["chances"]
    assert chances["play bribe-2"] > chances["none"]
    t.do("play bribe-2")
    roll = next(event for event in t.events("roll") if event["why"] == "DR-B-DIP-06")
    assert [list(one) for one in roll["modifiers"]] == [["DR-B-DIP-04", 1], ["DR-B-DIP-04", 2]]
    t = omen(EVEN, 3, 1, 5, hands=hands, personalities={"immer": 17}).do("activate immer", "play bribe-1", "none")
    roll = next(event for event in t.events("roll") if event["why"] == "DR-B-DIP-06")
    assert [list(one) for one in roll["modifiers"]] == [["DR-B-DIP-04", 1], ["DR-A-OME-02", 1]]


@pytest.mark.rule("DR-A-OME-02")
def test_a_natural_one_fails_with_two_cards_too_and_without_the_omen_there_is_but_one() -> None:
    hands = {"first": ["bribe-2", "bribe-1"]}
    t = omen(EVEN, 3, 1, 1, hands=hands).do("activate immer", "play bribe-2", "play bribe-1")
    assert t.events("mission-fails")
    t = omen(EVEN, 2, 1, 1, hands=hands).do("activate immer", "play bribe-2")
    assert t.events("mission-fails")
    assert t.question != "second-ploy"


@pytest.mark.rule("DR-A-OME-05")
def test_a_good_day_helps_among_barbarians_but_a_natural_one_kills() -> None:
    roll = barbarians.recruit_roll(omen(EVEN, 3).s, 0, barbarians.NORTHERN)
    assert roll.join(2) == 3
    assert roll.kills(1)
    assert barbarians.recruit_roll(omen(ODD, 3).s, 0, barbarians.NORTHERN).join(3) == 3
    assert barbarians.recruit_roll(omen(EVEN, 3).s, 1, barbarians.NORTHERN).join(2) == 0


@pytest.mark.rule("DR-A-OME-02")
def test_a_stranger_is_met() -> None:
    ercii = place_in(at("siege", options=OPTIONS), "ercii")
    t = omen(EVEN, 5, ercii)
    assert t.events("stranger")[0]["unit"] == "ercii"
    assert t.master("ercii") == "first"


@pytest.mark.rule("DR-A-OME-03", "DR-DEC-28")
def test_a_special_mercenary_is_lost_of_their_players_choice() -> None:
    hexes = {"0917": ["hothior_monarch", "ercii", "juulute", "mercenary_1"], "1425": ["kang"]}
    masters = {"ercii": "first", "juulute": "first", "mercenary_1": "first", "kang": "second"}
    t = omen(ODD, 5, hexes=hexes, masters=masters)
    assert t.question == "parting"
    assert sorted(t.options) == ["lose ercii", "lose juulute"]
    t.do("lose ercii")
    assert t.where("ercii") == "randomizer"
    t = omen(ODD, 5, hexes=hexes, masters=masters).do("lose juulute")
    assert t.where("juulute") == "gone"
    assert (t.points("first"), t.points("second")) == (0, 0)
    assert omen(ODD, 5).question == "function"  # none to lose: no question


@pytest.mark.rule("DR-A-OME-02", "DR-DEC-28")
def test_destiny_lets_choose_between_two_events() -> None:
    t = omen(EVEN, 6, 1, 1, 4, 4)  # 2 and 8
    assert (t.question, t.options) == ("destiny", ["heed 2", "heed 8"])
    t.do("heed 8")
    assert t.question == "hire"
    assert [event["number"] for event in t.events("event")] == [5, 8]


@pytest.mark.rule("DR-A-OME-02")
def test_the_chain_of_destinies_ends() -> None:
    t = omen(EVEN, 6, *OMENS, 4, 4).do("heed 5")
    assert len(t.events("good-omen")) + len(t.events("bad-omen")) == 2
    t = omen(EVEN, 6, *OMENS, 4, 4, EVEN, 6).do("heed 5")
    assert [event["number"] for event in t.events("good-omen")] == [6, 6]
    assert t.question == "function"
    alike = omen(EVEN, 6, *OMENS, *OMENS, EVEN, 1)  # no choice: Omens again
    assert alike.view(None)["omens"]["good"] == [1, 6]


@pytest.mark.rule("DR-A-OME-03", "DR-A-OME-06")
def test_enemies_around_last_until_the_rollers_next_turn() -> None:
    t = omen(ODD, 6, seats=3)
    assert [mods(t, seat) for seat in range(3)] == [{}, {"DR-A-OME-06": 1}, {"DR-A-OME-06": 1}]
    while t.s.phasing == 0:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert mods(t, 1) == {"DR-A-OME-06": 1}
    assert mods(t, 0) == {}
    begun = len(t.events("player-turn"))
    while t.s.phasing != 0:
        play_on(t, begun := begun + 1)
    assert (mods(t, 1), mods(t, 2)) == ({}, {})


@pytest.mark.rule("DR-A-OME-06")
def test_other_omens_end_with_the_turn_and_a_player_who_is_out_is_surrounded_no_more() -> None:
    t = play_on(omen(EVEN, 1), 1)
    assert (t.s.phasing, t.view(None)["omens"]["good"]) == (1, [])
    t = omen(ODD, 6, seats=3)
    t.log += t.s.apply(0, "resign")
    assert t.view(None)["omens"]["surrounded"] == []


@pytest.mark.rule("DR-A-OME-06")
def test_the_panel_shows_the_signs() -> None:
    for sign, die, rows in ((EVEN, 3, 1), (ODD, 6, 1), (EVEN, 5, 1), (ODD, 5, 0)):
        scene = omen(sign, die).s.game.scene(omen(sign, die).view("first"))
        panels = [panel for panel in scene["panels"] if panel["id"] == "omens"]
        assert sum(len(panel["rows"]) for panel in panels) == rows


@pytest.mark.rule("DR-A-OME-02", "DR-B-GEN-14")
def test_the_question_for_a_second_card_tells_nothing_of_a_hand() -> None:
    for hand in (["bribe-1", "bribe-2"], ["bribe-1", "kang"]):  # the second could not be played
        t = omen(EVEN, 3, 1, 5, hands={"first": hand, "second": ["threats-1"]}).do("activate immer", "play bribe-1")
        assert t.question == "second-ploy"
        Watch(GAME).look(t.s)
