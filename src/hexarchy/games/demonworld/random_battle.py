"""The random scenario: a die decides what is fought for, others lay out the sheets. Our own design (battles.toml).

It is drawn before a match is made, for what is brought to it depends on what it is: so it follows from a number that
the players agree on, and a record that names the number names the battle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld.board import OPEN, Area, Laid, Layout, Sheets
from hexarchy.games.demonworld.scenario import APART, DEPTH, SIDES, BattlePlan, Objective, Rearguard, zone

MEETING, TWO_OBJECTIVES, CENTRE = "meeting", "two_objectives", "centre"
REARGUARD, LATE_ARRIVAL, CHOICE = "rearguard", "late_arrival", "choice"
KINDS: Final = (MEETING, TWO_OBJECTIVES, CENTRE, REARGUARD, LATE_ARRIVAL)
DEEP_ZONE: Final = 6  # rows of a defender's (face 4)
DEFENDER_PERCENT: Final = 70
TWO_WORTH, CENTRE_WORTH = 200, 300
UNIT_WORTH, HELD_WORTH = 100, 150  # as in the scenario of a rearguard
LARGE_ARMY: Final = 1500  # points; above them zones are a row deeper, so that there is room (DW-B-WIN-03)
PRINTED: Final = (1, 2, 3, 4)  # the sheets with terrain
MOST_TRIES: Final = 200

Die = Callable[[int], int]  # thrown with so many sides


class Drawn(NamedTuple):
    """What was drawn. `defender`: of a rearguard; its limit and zone differ."""

    kind: str
    layout: Layout
    objectives: tuple[Objective, ...]
    depth: dict[str, int]
    percent: dict[str, int]
    defender: str = ""


def dice(number: int) -> Die:
    """Dice that follow from a number."""
    source, thrown = SeededDice(number), 0

    def throw(sides: int) -> int:
        nonlocal thrown
        thrown += 1
        return source.die(thrown - 1, sides)

    return throw


def layout_from(throw: Die, rows: int = 2, columns: int = 2) -> list[list[Laid]]:
    """The printed sheets in any order, each upright or turned."""
    left, laid = list(PRINTED), list[list[Laid]]()
    for _ in range(rows):
        row = []
        for _ in range(columns):
            sheet = left.pop(throw(len(left)) - 1) if len(left) > 1 else left[0]
            row.append(Laid(sheet, throw(2) == 2))
        laid.append(row)
    return laid


def drawn(sheets: Sheets, faces: Sequence[str], number: int, kind: str = "", limit: int = 1000) -> Drawn:
    """The battle of a number. `kind`: where the players have chosen one themselves, the die is not asked.

    A six is the players' choice: where they have made none it is a meeting engagement.
    """
    throw = dice(number)
    rolled = faces[throw(len(faces)) - 1]
    chosen = kind or (MEETING if rolled == CHOICE else rolled)
    layout = layout_from(throw)
    depth = dict.fromkeys(SIDES, DEPTH if limit <= LARGE_ARMY else DEPTH + 1)
    percent = dict.fromkeys(SIDES, 100)
    defender = ""
    if chosen == REARGUARD:
        defender = SIDES[throw(2) - 1]
        depth[defender], percent[defender] = DEEP_ZONE, DEFENDER_PERCENT
    area = sheets.area(layout)
    return Drawn(chosen, layout, _objectives(area, chosen, depth, throw), depth, percent, defender)


def battle(sheets: Sheets, drawn: Drawn, level: int, rounds: int) -> BattlePlan:
    """To be fought with lists that players bring."""
    area = sheets.area(drawn.layout)
    return BattlePlan(
        area,
        drawn.layout,
        level,
        rounds,
        depth=drawn.depth,
        objectives=drawn.objectives,
        rearguard=_rearguard(area, drawn),
        late=drawn.kind == LATE_ARRIVAL,
    )


def _rearguard(area: Area, drawn: Drawn) -> Rearguard | None:
    """No crossroads is drawn: the field to be held is the one nearest the centre."""
    if not drawn.defender:
        return None
    return Rearguard(1 - SIDES.index(drawn.defender), UNIT_WORTH, _centre(area), HELD_WORTH)


def _objectives(area: Area, kind: str, depth: dict[str, int], throw: Die) -> tuple[Objective, ...]:
    if kind == CENTRE:
        return (Objective("A", _centre(area), CENTRE_WORTH),)
    if kind != TWO_OBJECTIVES:
        return ()
    taken = set().union(*(own.fields | own.spare for own in (zone(area, side, depth[side]) for side in SIDES)))
    free = [field for field in range(area.size) if field not in taken and area.terrain[field] == OPEN]
    for _ in range(MOST_TRIES):
        a, b = (free[throw(len(free)) - 1] for _ in range(2))
        if area.grid.distance(a, b) >= APART:
            break
    else:  # hardly ever: two that lie far apart there always are
        a, b = max(combinations((free[0], free[-1], free[len(free) // 2]), 2), key=lambda two: area.grid.distance(*two))
    return Objective("A", a, TWO_WORTH), Objective("B", b, TWO_WORTH)


def _centre(area: Area) -> int:
    """The field nearest the middle of the area; of several the first."""
    places = [area.grid.centre(field) for field in range(area.size)]
    x = (min(p[0] for p in places) + max(p[0] for p in places)) / 2
    y = (min(p[1] for p in places) + max(p[1] for p in places)) / 2
    return min(range(area.size), key=lambda field: ((places[field][0] - x) ** 2 + (places[field][1] - y) ** 2, field))


def on(sheets: Sheets, drawn: Drawn, layout: Layout) -> Drawn:
    """The same on other sheets. Its objectives are placed again: fields are others there."""
    if drawn.layout == layout:
        return drawn
    area = sheets.area(layout)
    throw = dice(sum(objective.field for objective in drawn.objectives))
    return drawn._replace(layout=layout, objectives=_objectives(area, drawn.kind, drawn.depth, throw))
