"""The state, positions and the sequence of a round, before any chapter."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld import GAME, changes
from hexarchy.games.demonworld.hooks import STEPS as OPENED
from hexarchy.games.demonworld.sequence import PHASES, STEPS
from hexarchy.games.demonworld.words import BASIC, LARGE, LEADER, MUSICIAN, PLAIN, SINGLE, STANDARD_BEARER
from tests.demonworld.table import Table, at, unit

TROLLS = unit("trolls", "N", "G4 G5 G6:ENE", order="attack")
MEN = unit("berserkers", "S", "C4 C5 C6 C7")


def still(**more: Any) -> Table:
    """A situation nobody is asked about: the battle is over with its round."""
    return at("close", TROLLS, MEN, rounds=2, **more)


def test_a_position_says_where_elements_stand_and_how_they_face() -> None:
    t = still()
    assert t.fields("trolls") == ["G4", "G5", "G6"]
    assert t.facings("trolls") == {"G4": "N", "G5": "N", "G6": "ENE"}
    assert t.view("empire")["units"]["trolls"]["away"] == {"lost": 7}


@pytest.mark.rule("DW-B-ORD-16")
def test_orders_expire_with_the_round() -> None:
    assert still().order("trolls") is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"unit": [{"card": "elves"}]},
        {"unit": [{"card": "trolls", "fields": ["I4"]}]},
        {"unit": [{"card": "trolls", "fields": ["G4", "G4"]}]},
        {"unit": [{"card": "trolls", "fields": ["G4 E"]}]},
        {"layout": [["0", "0"], ["0"]]},
        {"layout": [["4711"]]},
        {"phase": "tea"},
        {"unit": [{"card": "trolls", "host": "kruuk"}]},
    ],
    ids=["no card", "no field", "two on a field", "faces a side", "L-shaped", "no sheet", "no phase", "no host"],
)
@pytest.mark.rule("DW-B-INT-09", "DW-B-WIN-01")
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.position(wrong, SeededDice(1))


def test_a_state_is_written_and_read_and_copied() -> None:
    s = still().s
    written = json.loads(s.dumps())
    again = GAME.from_json(written)
    assert again.digest() == s.digest() == s.clone().digest()
    assert again.standing == s.standing  # type: ignore[attr-defined]


def test_what_follows_from_places_is_kept_up() -> None:
    s = still().s
    copy = s.clone()
    changes.shift(s, {0: s.area.at("F5"), 1: s.area.at("F6")})
    changes.remove(s, 2)
    changes.put(s, 2, s.area.at("K3"), 3)
    standing, bodies, near = dict(s.standing), list(s.bodies), s.reach_of(0)
    s.muster()
    assert (standing, bodies, near) == (s.standing, s.bodies, s.reach_of(0))
    assert copy.fields_of(0) == [copy.area.at(field) for field in ("G4", "G5", "G6")]


@pytest.mark.rule("DW-B-INT-12")
def test_a_card_brings_its_elements() -> None:
    t = at("close", unit("dwarf_eaters"), unit("orc_guard"), unit("orc_guard"), rounds=2)
    assert [len(entry.elements) for entry in t.s.roster.entries] == [10, 8, 8]
    assert t.s.roster.names == ("dwarf_eaters", "orc_guard", "orc_guard_2")


def test_every_step_of_the_round_has_a_name_of_its_own() -> None:
    assert len({name for _, name in STEPS}) == len(STEPS)
    assert {*OPENED} == {name for _, name in STEPS}
    assert [phase for number, phase in enumerate(PHASES) if phase in PHASES[:number]] == []


def test_chapters_answer_in_the_order_of_the_rulebook() -> None:
    hooks = GAME.in_force(BASIC, {})
    assert len(hooks) >= len(OPENED)


@pytest.mark.rule("DW-B-INT-13")
def test_special_figures_are_plain_elements_in_the_basic_game() -> None:
    basic, standard = (
        at("close", unit("dwarf_eaters", "N", "G4"), rounds=2, level=level) for level in ("basic", "standard")
    )
    assert {*basic.s.roster.figure} == {PLAIN}
    assert standard.s.roster.figure[:4] == (LEADER, MUSICIAN, STANDARD_BEARER, PLAIN)


def test_commanders_and_large_elements_are_units_of_one_element() -> None:
    giant = unit("myrlak_cloudcook", "N", "K9")
    t = at("close", unit("kruuk", "N", "G4"), giant, unit("malagor", "S", "A4"), rounds=2, level="expert")
    assert [len(entry.elements) for entry in t.s.roster.entries] == [1, 1, 1]
    assert [entry.sort for entry in t.s.roster.entries] == [SINGLE, LARGE, SINGLE]
    assert sum(element == 1 for element in t.s.standing.values()) == 3
    with pytest.raises(BadInput):
        at("close", unit("myrlak_cloudcook", "N", "P17"), rounds=2, level="expert")
    with pytest.raises(BadInput):
        at("close", giant, unit("kruuk", "N", "K9"), rounds=2, level="expert")
