"""Deployment: two ranks that face the enemy, in the middle of the zone's front."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hexarchy.bots.staff import least, to
from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.deploy import NORTH, SOUTH, Deployment, PlaceUnit, Placing
from hexarchy.games.demonworld.facing import COMPASS, FRONT_DIRECTIONS
from hexarchy.games.demonworld.movement.strength import charted
from hexarchy.games.demonworld.terrain import OPEN_FIELD
from hexarchy.games.demonworld.words import LINES, MOVE, SINGLE

RANKS: Final = 2
AHEAD: Final = 6  # rows in front of a unit that are looked at
NARROW: Final = 5  # columns: what is narrower holds no other unit in two ranks
EAST, WEST = COMPASS.index("E"), COMPASS.index("W")
MOST: Final = 12  # points a step counts at most


def on_deploy(r: Reckoner, ask: Ask) -> Action | None:
    """Units first, then those who are attached to them. Where there is no room any more, what stands is taken up."""
    s, draft = r.s, r.drafting()
    if s.game.verbs.ready in ask.options or not isinstance(draft, Placing):
        return s.game.verbs.ready
    down = {s.unit_of(element) for element, _, _ in draft.placed}
    waiting = [option for option in ask.options if s.unit_named(option.target) not in down]

    def order(option: Action) -> tuple[bool, bool, int, int]:
        entry = s.entry(s.unit_named(option.target))
        return entry.sort == SINGLE, r.shoots(s.unit_named(option.target)), -entry.points, option.index

    return min(waiting, key=order) if waiting else None


def on_deploy_shape(r: Reckoner, ask: Ask) -> Action | None:
    """Two ranks, or as near to it as there is room for."""
    wanted = (len(r.s.entry(r.unit(ask)).elements) + RANKS - 1) // RANKS
    lines = [option for option in to(ask, "form") if option.target < len(LINES)]
    return least(lines, lambda shape: abs(shape + 1 - wanted)) if lines else None


def on_keep_back(r: Reckoner, ask: Ask) -> Action | None:
    """The fastest come later: they catch up."""
    cards = to(ask, "keep-back")
    return max(cards, key=lambda option: (r.paces(r.s.unit_named(option.target), MOVE), -option.index))


def ahead(r: Reckoner) -> int:
    """The facing towards the enemy's edge."""
    return SOUTH if r.s.upper == r.side else NORTH


def on_deploy_facing(r: Reckoner, ask: Ask) -> Action | None:
    wanted = r.s.game.verbs.face[ahead(r)]
    return wanted if wanted in ask.options else None


def on_deploy_single_facing(r: Reckoner, ask: Ask) -> Action | None:
    return r.s.game.verbs.face[ahead(r)]


def on_deploy_field(r: Reckoner, ask: Ask) -> Action | None:
    """As far to the front, and as near to the middle, as there is room, with open ground ahead."""
    cells = r.s.area.grid.cells
    wide = Counter(row for _, row in cells)
    unit, draft = r.unit(ask), r.drafting()

    def place(option: Action) -> tuple[float, int]:
        field = r.field(option)
        column, row = cells[field]
        fields = [field]
        if isinstance(draft, PlaceUnit) and draft.shape >= 0:
            count = len(r.s.entry(unit).elements)
            offsets = r.s.game.world.shapes.fields(draft.shape, count, draft.facing)
            fields = [r.s.area.grid.offset(field, dq, dr) for dq, dr in offsets]
        aside = abs(column - (wide[row] - 1) / 2) if not friends else min(abs(column - one) for one in friends)
        far = aside * r.aspects.middle - (row if r.upper else len(wide) - 1 - row)
        far += rough(r, unit, fields) * r.aspects.rough + crannies(r, room, fields) * r.aspects.cranny
        return far, r.rank(option)

    room, friends = room_of(r, unit), friends_ahead(r)
    return min(to(ask, "to"), key=place)


def friends_ahead(r: Reckoner) -> set[int]:
    """The columns of those of the side that are on the area already: who comes later comes up behind them."""
    s = r.s
    return {s.area.grid.cells[field][0] for unit in s.roster.of_side(r.side) for field in s.fields_of(unit)}


def room_of(r: Reckoner, unit: int) -> frozenset[int]:
    """The fields of the seat's zone where nobody was placed yet."""
    top = r.s.frames[-1]
    piles = top.piles[top.seats(r.s).index(r.seat)] if isinstance(top, Deployment) and top.piles else ()
    return next((one.room(r.s, unit) for one in piles if isinstance(one, Placing)), frozenset())


def crannies(r: Reckoner, room: frozenset[int], fields: list[int]) -> int:
    """On how many sides a placing leaves a strip that is too narrow for another unit."""
    found, axial = 0, r.s.area.grid.axial

    def east(field: int) -> int:
        q, row = axial[field]
        return 2 * q + row  # in half fields, as rows lie half a field apart

    for direction, end in (
        (WEST, min(fields, key=lambda one: (east(one), r.counted(one)))),
        (EAST, min(fields, key=lambda one: (-east(one), r.counted(one)))),
    ):
        run, field = 0, r.s.around[end][direction]
        while field in room and run < NARROW:
            run, field = run + 1, r.s.around[field][direction]
        found += 0 < run < NARROW
    return found


def rough(r: Reckoner, unit: int, fields: list[int]) -> float:
    """How much the ground ahead costs more than open ground, for a file on the average."""
    s, table, found = r.s, charted(r.s, unit), 0
    for field in fields:
        for step in range(AHEAD):
            direction = FRONT_DIRECTIONS[ahead(r)][step % 2]
            found += min(table[field * DIRECTIONS + direction], MOST) - OPEN_FIELD
            field = s.around[field][direction]
            if field < 0:
                break
    return found / len(fields)


def on_deploy_single(r: Reckoner, ask: Ask) -> Action | None:
    """A commander or wizard goes with the unit that is worth most, and else stands anywhere."""
    hosts = to(ask, "join")
    if not hosts:
        return on_deploy_field(r, ask)
    return max(hosts, key=lambda option: (r.s.entry(r.s.unit_named(option.target)).points, -option.index))


def on_deploy_attached(r: Reckoner, ask: Ask) -> Action | None:
    """Behind the others."""
    cells = r.s.area.grid.cells
    down = 1 if ahead(r) == SOUTH else -1
    return min(to(ask, "to"), key=lambda option: (down * cells[r.field(option)][1], r.rank(option)))
