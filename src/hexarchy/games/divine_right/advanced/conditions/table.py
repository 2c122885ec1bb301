"""Which kingdoms have a special condition, and which (DR-A-SCO-01 to -05)."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.games.divine_right import hooks, openings
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, NORTHERN, OGRES, SOUTHERN
from hexarchy.games.divine_right.records import Condition
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    EXPERTISE,
    FERVOR,
    INVASION,
    KINGDOM_IDS,
    NOBODY,
    PREPAREDNESS,
    PROSPERITY,
)

SWITCH: Final = "special_conditions"
# The Kingdom Table, from 2 to 12 (DR-T-A-KINGDOM).
KINGDOM_TABLE: Final = tuple(
    KINGDOM_IDS.index(name)
    for name in (
        *("ghem", "zorn", "rombune", "pon", "shucassam", "muetar", "hothior", "immer", "mivior", "neuth"),
        "ghem",
    )
)
# Who invades whom (DR-T-A-INVASION); others are not invaded.
INVADERS: Final = {
    KINGDOM_IDS.index(name): folk
    for folk, names in {
        OGRES: ("mivior", "neuth"),
        NORTHERN: ("immer", "zorn"),
        EASTERN: ("pon", "ghem"),
        SOUTHERN: ("shucassam",),
    }.items()
    for name in names
}
# Personalities with which a condition is ignored, once they are known (DR-A-SCO-19 to -21).
IGNORED_WITH: Final = {PROSPERITY: (21,), FERVOR: (6, 10, 13, 16, 21), PREPAREDNESS: (10, 13, 21)}
LEAST: Final = 2  # of two dice


def of(s: DivineRightState, kind: int) -> list[Condition]:
    """The conditions of a kind that are in force. A card that lies face down is not asked (DR-A-SCO-19)."""
    ignored = IGNORED_WITH.get(kind, ())
    return [one for one in s.conditions if one.kind == kind and s.personality(one.kingdom) not in ignored]


def at(s: DivineRightState, kingdom: int, kind: int) -> Condition | None:
    return next((one for one in of(s, kind) if one.kingdom == kingdom), None)


def change(s: DivineRightState, kingdom: int, **changed: Any) -> None:
    s.conditions = tuple(one._replace(**changed) if one.kingdom == kingdom else one for one in s.conditions)


def end(s: DivineRightState, kingdom: int) -> None:
    """The marker is removed (DR-A-SCO-05)."""
    kind = next(one.kind for one in s.conditions if one.kingdom == kingdom)
    s.emit("condition-ends", kingdom=kingdom, condition=kind)
    s.conditions = tuple(one for one in s.conditions if one.kingdom != kingdom)


@hooks.DAWN(option=SWITCH)
def drawn(s: DivineRightState) -> None:
    """Before kingdoms are drawn, one to three times: where, and what (DR-A-SCO-01, DR-A-SCO-02). What would fall on the
    same kingdom again is ignored (DR-A-SCO-03), and so is an invasion where nobody could come from (DR-A-SCO-32)."""
    for _ in range(s.options["conditions"]):
        kingdom = KINGDOM_TABLE[sum(s.roll(2, 6, "DR-A-SCO-01")) - LEAST]
        if any(one.kingdom == kingdom for one in s.conditions):
            continue
        kind = sum(s.roll(2, 6, "DR-A-SCO-02", kingdom=kingdom)) - LEAST
        if kind == INVASION and kingdom not in INVADERS:
            continue
        folk = INVADERS[kingdom] if kind == INVASION else NOBODY
        s.conditions = (*s.conditions, Condition(kingdom, kind, folk=folk, drawn=int(kind == EXPERTISE)))
        s.emit("condition", kingdom=kingdom, condition=kind)


@openings.OUT_OF_THE_DRAW(option=SWITCH)
def no_players_kingdom(s: DivineRightState, kingdom: int) -> bool:
    """Players draw among the others (DR-A-SCO-04)."""
    return any(one.kingdom == kingdom for one in s.conditions)
