"""Battlefields for the battle chapters: armies put face to face in a few words, and the board read back.

t = field(["ti_knights", "ti_sergeants"], ["er_levy"], dice=[1, 1])
line_up(t, "ti_knights", "er_levy")
assert fights(t) == [(["ti_knights"], ["er_levy"])]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hexarchy.core.dice import DiceSource, ScriptedDice
from tests.demonlord.table import WORLD, Stacks, Table, at

OPEN, FOREST, HILLY, SWAMP, MOUNTAIN = "0506", "0908", "1004", "0119", "1307"  # no fortress in any of them
SIXES = ScriptedDice((6,) * 2000)  # two of them miss, whatever the value; one destroys, whatever the morale
HIT, MISS = (1, 1), (6, 6)
FATAL, STANDS = 6, 1  # morale dice


def field(
    hosar: Sequence[str],
    demon: Sequence[str],
    *,
    hex_: str = OPEN,
    phase: str = "hosar",
    dice: Iterable[int] = (),
    then: DiceSource | None = SIXES,
    **more: Any,
) -> Table:
    """Two stacks in one hex at the battle step; when the script of dice ends, every attack misses."""
    return clash({hex_: hosar}, {hex_: demon}, phase=phase, dice=dice, then=then, **more)


def clash(hosar: Stacks, demon: Stacks, *, step: str = "battles", phase: str = "hosar", **more: Any) -> Table:
    """Stacks in several hexes; the log starts with what happened before the first question."""
    t = at(step, phase, hosar=hosar, demon=demon, **more)
    t.log = t.s.opening()
    return t


def dice(t: Table, *values: int) -> Table:
    """From now on the dice show these values, then sixes."""
    t.s.dice = ScriptedDice(values, then=SIXES, start=t.s.rolled)
    return t


def line_up(t: Table, *units: str) -> Table:
    """Deploy units in the order in which they are to be put down; what the program put down by itself is skipped."""
    for unit in units:
        if unit not in down(t):
            assert t.question in ("deploy", "match"), f"{unit}: asked {t.question!r}"
            t.do(f"deploy {unit}")
    return t


def place(t: Table, **with_: str) -> Table:
    """Place every character that asks for a unit with the one named, else with the last one offered."""
    while t.question in ("place-character", "place-character-with"):
        if t.question == "place-character":
            t.do(t.options[0])
        else:
            t.do(f"with {with_.get(asked_about(t), t.targets('with')[-1])}")
    return t


def asked_about(t: Table) -> str:
    """The unit a question is about."""
    assert t.s.decision is not None
    unit: str = WORLD.units[t.s.decision.asks[0].args["unit"]].id
    return unit


def down(t: Table) -> list[str]:
    return [event["unit"] for event in t.events("put-down")]


def board(t: Table) -> dict[str, Any]:
    battle = t.view(None)["battle"]
    assert battle is not None, "no battle is being fought"
    assert isinstance(battle, dict)
    return battle


def fights(t: Table) -> list[tuple[list[str], list[str]]]:
    """Who faces whom: (Hosar's units, Demon's units) for each place in the line."""
    return [(fight["hosar"], fight["demon"]) for fight in board(t)["fights"]]


def line(t: Table, side: str) -> list[str]:
    """A side's units in the battleline, those with nobody opposite last."""
    return [*(u for fight in board(t)["fights"] for u in fight[side]), *board(t)["free"][side]]


def escorts(t: Table) -> dict[str, str]:
    return dict(board(t)["escorts"])


def blows(t: Table, kind: str) -> list[tuple[str, str, int]]:
    """(attacker, target, value) of every attack rolled so far: "magic", "missile" or "melee"."""
    return [(e["unit"], e["target"], e["value"]) for e in t.events("roll") if e.get("kind") == kind]


def morale(t: Table) -> list[tuple[str, int, int]]:
    """(unit, value, die) of every morale check after a hit."""
    return [(e["unit"], e["value"], e["dice"][0]) for e in t.events("roll") if e["why"] == "DL-MOR-01"]


def rounds(t: Table) -> int:
    return len(t.events("battle-round"))
