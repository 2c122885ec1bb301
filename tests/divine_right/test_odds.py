"""The odds a player is shown are those of the dice: in combats, sieges, storms and embassies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexarchy.core.odds import Odds
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.table.fights import possible, under_way
from tests.divine_right.sieges import GROAT, HOTHIOR, around
from tests.divine_right.table import Table, at
from tests.divine_right.test_storming import camp

FIELD, BESIDE = "1216", "1215"


def nobody(state: Any, seat: int) -> Any:
    raise AssertionError("nothing is played out")


def odds(t: Table, seat: int = 0) -> list[Odds]:
    return GAME.odds([t.s], 10, nobody, asked=seat)


def fielded(*foes: str, **more: Any) -> Table:
    hexes = {BESIDE: ["hothior_army_1", "hothior_army_2", "hothior_army_3"], FIELD: [*foes]}
    return at("combat", hexes=hexes, **more)


@pytest.mark.rule("DR-B-COM-06")
def test_a_battle_comes_out_as_often_as_its_odds_say() -> None:
    """36 games, one for each throw of two dice."""
    told = odds(fielded("muetar_army_1", "muetar_army_2"))
    (battle,) = [one for one in told if one.hex == FIELD]
    came: Counter[str] = Counter()
    lost = [0, 0]
    for own in range(1, 7):
        for theirs in range(1, 7):
            t = fielded("muetar_army_1", "muetar_army_2", dice=[own, theirs])
            t.do(f"attack {FIELD}")
            while t.question in ("commit", "attack", "retreat"):
                t.do("no" if t.question == "retreat" else t.options[0] if t.question == "commit" else "done")
            (result,) = t.events("battle-result")
            lost = [lost[0] + result["own"], lost[1] + result["theirs"]]
            even = result["own"] and result["theirs"]
            came["even" if even else "first" if result["theirs"] else "second"] += 1
    assert battle.outcomes == pytest.approx({name: count / 36 for name, count in came.items()})
    assert battle.losses == pytest.approx({"first": lost[0] / 36, "second": lost[1] / 36})


@pytest.mark.rule("DR-B-COM-10")
def test_a_leader_is_among_what_is_added() -> None:
    t = fielded("muetar_army_1", "juulute", masters={"juulute": "second"}, options={"level": "intermediate"})
    (battle,) = odds(t)
    own, theirs = battle.throws
    assert [(entry.rule, entry.amount) for entry in theirs.modifiers] == [("DR-B-COM-10", 1)]
    assert {entry.rule for entry in own.modifiers} == {"DR-B-COM-07"}
    assert sum(theirs.chances.values()) == pytest.approx(1)


def test_the_question_which_to_attack_tells_likely_losses() -> None:
    t = fielded("muetar_army_1")
    scene = GAME.scenes.scene(t.s.view(0))
    assert scene.decision is not None
    (attack,) = [option for option in scene.decision.options if option.verb == "attack"]
    assert "likely losses: 0." in attack.text["en"]
    assert "pertes probables\u00a0: 0," in attack.text["fr"]


def test_a_battle_being_made_ready_is_shown_with_both_sides() -> None:
    t = fielded("muetar_army_1")
    t.do(f"attack {FIELD}", "commit hothior_army_1")
    for seat in (0, 1, None):
        (box,) = [box for box in GAME.scenes.scene(t.s.view(seat)).boxes if box.id == "battle"]
        assert [(row.side, [slot.pieces[0] for slot in row.slots]) for row in box.rows] == [
            ("first", ["hothior_army_1"]),
            ("second", ["muetar_army_1"]),
        ]


@pytest.mark.rule("DR-B-SIE-08")
def test_a_siege_is_shown_by_the_siege_die() -> None:
    hexes = {**around(GROAT, HOTHIOR[:6]), GROAT: ["muetar_army_1"]}
    t = at("siege", hexes=hexes, sieges={GROAT: "first"})
    assert t.question == "assault"
    (found,) = odds(t)
    assert found.kind == "siege"
    (throw,) = found.throws
    assert throw.chances["falls"] == pytest.approx(1 / 6)
    scene = GAME.scenes.scene(t.s.view(0))
    assert scene.decision is not None
    assert scene.decision.fight == GROAT


@pytest.mark.rule("DR-A-STO-02", "DR-A-STO-06")
def test_a_storm_falls_and_costs_as_its_odds_say() -> None:
    t = camp()
    t.do(f"storm {GROAT}")
    (told,) = odds(t)
    assert told.kind == "storm"
    assert sum(told.outcomes.values()) == pytest.approx(1)
    (box,) = [box for box in GAME.scenes.scene(t.s.view(1)).boxes if box.id == "battle"]
    assert [row.id for row in box.rows] == ["attackers", "defenders", "walls"]


@pytest.mark.rule("DR-B-DIP-04")
def test_an_embassy_is_told_card_by_card() -> None:
    t = at("diplomacy", hands={"first": ["bribe-2", "threats-1"]}, personalities={"immer": 11})
    t.do("activate immer")
    assert t.question == "ploy"
    (embassy,) = odds(t)
    throws = {throw.kind: throw for throw in embassy.throws}
    told = [throws[kind].chances["won"] for kind in ("with bribe-2", "with threats-1", "activate")]
    assert told == pytest.approx([4 / 6, 2 / 6, 1 / 6])
    worth = {entry.rule: entry.amount for entry in throws["with bribe-2"].modifiers}
    assert worth == {"DR-B-DIP-04": 2, "DR-B-PER-111": 1}  # a Greedy monarch
    assert GAME.odds_text("with bribe-2")["en"] == "With Bribe +2"


def test_there_are_no_odds_where_nothing_is_fought() -> None:
    t = at("movement")
    assert odds(t) == []
    assert under_way(t.s) is None
    assert isinstance(t.s, DivineRightState)
    assert possible(t.s, "march") == []
