"""The coup of a Wayfarer (DR-A-WCO), and more Wayfarers than there are counters (DR-A-GEN-01)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives
from hexarchy.games.divine_right.advanced.curses import guises
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.crowns import ALTARR, settle
from tests.divine_right.table import WORLD, Table, at

OPTIONS = {"level": "intermediate", "coup": True, "curses": True, "wayfarer_coup": True}
K = KINGDOM_IDS.index("immer")


def pilgrim(*dice: int, space: str = "1505", guise: Any = None, off: str = "", **more: Any) -> Table:
    """The former king of Immer, now a Wayfarer of the first seat, in a space. A card is drawn first."""
    about: dict[str, Any] = {
        "guises": {"wayfarer_1": guise or {"realm": "immer"}},
        "masters": {"wayfarer_1": "first"},
        "hexes": {space: ["wayfarer_1"]},
        "personalities": {"immer": 16},
    }
    options = {**OPTIONS, **({off: False} if off else {})}
    return at("diplomacy", dice=[1, *dice], options=options, **{**about, **more})


@pytest.mark.rule("DR-A-WCO-01")
def test_followers_on_an_even_die_and_then_the_die_against_stability() -> None:
    t = pilgrim(2, 5).do("rally wayfarer_1")
    assert t.rolls("DR-A-WCO-01") == [(2,), (5,)]
    assert t.ally_of("immer") == "first"
    settle(t)
    assert t.where("wayfarer_1") == ALTARR
    assert t.view(None)["hirelings"]["pretenders"] == {"wayfarer_1": "immer"}
    assert t.s.guises == ()


@pytest.mark.rule("DR-A-WCO-01")
@pytest.mark.parametrize("dice", [(3,), (2, 4)])
def test_else_the_wayfarer_is_slain_and_nobody_scores(dice: tuple[int, ...]) -> None:
    t = pilgrim(*dice).do("rally wayfarer_1")
    assert (t.where("wayfarer_1"), t.master("wayfarer_1")) == ("gone", None)
    assert t.status("immer") == "neutral"
    assert t.s.guises == ()
    assert (t.points("first"), t.points("second")) == (0, 0)


@pytest.mark.rule("DR-A-WCO-01")
def test_it_takes_a_monarch_who_has_lost_the_throne_in_a_kingdom_of_others() -> None:
    assert "rally wayfarer_1" in pilgrim().options
    unrecognized = pilgrim(guise={"realm": "pon", "failed": True})  # any throne will do
    assert "rally wayfarer_1" in unrecognized.options
    for closed in (
        {"guise": {"hero": "juulute"}},  # no monarch
        {"space": "0915"},  # their own player's kingdom
        {"space": "1013"},  # the wasteland
        {"allies": {"immer": "first"}},
        {"off": "wayfarer_coup"},
    ):
        assert "rally wayfarer_1" not in pilgrim(**closed).options


@pytest.mark.rule("DR-A-WCO-01", "DR-B-DIP-02")
def test_it_takes_the_place_of_the_ambassadors_function_and_needs_none() -> None:
    t = pilgrim(2, 4).do("rally wayfarer_1")
    assert t.question != "function"
    assert "rally wayfarer_1" in pilgrim(idle={"first": 2}).options


@pytest.mark.rule("DR-A-WCO-01", "DR-B-USU-01")
def test_a_throne_in_confusion_is_taken_without_driving_anybody_out() -> None:
    about: dict[str, Any] = {"confused": {"immer": 9}, "piles": {"gone": ["immer_monarch"]}}
    t = settle(pilgrim(2, 6, **about).do("rally wayfarer_1"))
    assert t.ally_of("immer") == "first"


@pytest.mark.rule("DR-A-WCO-01", "DR-A-COU-07")
def test_the_kingdom_of_a_player_falls_to_a_wayfarer_in_a_civil_war_only() -> None:
    muetar = next(WORLD.grid.ids[n] for n in range(WORLD.grid.size) if WORLD.land_of[n] == KINGDOM_IDS.index("muetar"))
    assert "rally wayfarer_1" not in pilgrim(space=muetar).options


@pytest.mark.rule("DR-A-WCO-01", "DR-B-GEN-14")
def test_wayfarers_are_in_the_open_so_the_question_tells_nothing() -> None:
    t = pilgrim(hands={"second": ["usurper"]})
    assert "rally wayfarer_1" in t.options


@pytest.mark.rule("DR-A-GEN-01")
def test_a_fifth_wayfarer_is_created_when_required() -> None:
    t = at("diplomacy", options=OPTIONS)
    own = [WORLD.names[n] for n in guises.free(t.s, "wayfarer")]
    assert own[:4] == [f"wayfarer_{n}" for n in (1, 2, 3, 4)]
    masters = {f"wayfarer_{n}": "first" for n in (1, 2, 3, 4)}
    seen = {f"wayfarer_{n}": {"realm": "immer"} for n in (1, 2, 3, 4)}
    full = at("diplomacy", options=OPTIONS, hexes={"1505": [*masters]}, masters=masters, guises=seen)
    assert WORLD.names[guises.free(full.s, "wayfarer")[0]] == "wayfarer_5"


@pytest.mark.rule("DR-A-GEN-02", "DR-A-TOD-04")
def test_a_wayfarer_who_dies_leaves_the_counter_free_without_curses_too() -> None:
    options = {"level": "intermediate", "temple_of_danger": True}
    about: dict[str, Any] = {"guises": {"wayfarer_1": {"realm": "immer"}}, "masters": {"wayfarer_1": "first"}}
    t = at("diplomacy", options=options, hexes={"1505": ["wayfarer_1"]}, **about)
    captives.kill(t.s, WORLD.index["wayfarer_1"], 1)
    assert t.s.guises == ()
    assert WORLD.index["wayfarer_1"] in guises.free(t.s, "wayfarer")
