"""Marching: each unit goes for its target operation by operation, in good order, and charges where it pays."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from hexarchy.bots.staff import to
from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask
from hexarchy.games.demonworld import contact
from hexarchy.games.demonworld.attack import Attack
from hexarchy.games.demonworld.bot.fighting import stand
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.bot.ways import ways
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS, turns
from hexarchy.games.demonworld.formation import COLUMN, DISORDER, SQUARE
from hexarchy.games.demonworld.large import gunnery
from hexarchy.games.demonworld.movement.goal import common_facing
from hexarchy.games.demonworld.movement.strength import costs, is_small
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE, OPEN_FIELD
from hexarchy.games.demonworld.words import LARGE, LINES

AHEAD: Final = ("advance-left", "advance-right")
OPERATIONS: Final = (*AHEAD, "wheel", "turn", "shift", "lead")
MOST_PLACES: Final = 8  # for a shape, that are looked at
STRIDES: Final = ("ahead-left", "ahead-right", "side-left", "side-right", "swing")


def open_side(s: DemonworldState, unit: int, foe: int) -> list[int]:
    """The fields of an enemy beside which there is room, or elements of the unit; all of them where there is none."""
    standing, units, ground = s.standing, s.roster.unit_of, s.ground_of(foe)

    def room(field: int) -> bool:
        return any(near >= 0 and (near not in standing or units[standing[near]] == unit) for near in s.around[field])

    return [field for field in ground if room(field)] or ground


class March:
    """How far a unit still is from where it is wanted, in fields: the less, the better."""

    def __init__(self, r: Reckoner, unit: int, foe: int) -> None:
        self.r, self.unit, self.foe = r, unit, foe
        self.stops = r.stops(unit)
        self.stuck = r.gap(unit, foe) > self.stops + 1 and self.blocked(r.s)
        self.ways = ways(r.s, unit, open_side(r.s, unit, foe))

    def left(self, s: DemonworldState) -> float:
        """What is still to go in a position."""
        r, body = self.r, s.bodies[self.unit]
        if not body:
            return 1000.0
        if s.units[self.unit].melee and not r.s.units[self.unit].melee:
            return -self.charge(s)
        fields = s.ground_of(self.unit)
        found = sum(self.ways[field] for field in fields) / len(fields)
        if self.stops:
            found = max(0, r.gap(self.unit, self.foe, s) - self.stops) + r.aspects.closer * found
        found += r.aspects.turning * self.astray(s) + self.order(s, self.unit)
        return found + r.aspects.blocked if self.stuck and self.blocked(s) else found

    def astray(self, s: DemonworldState) -> float:
        """By how many sixths of a circle its elements face away from their way."""
        body = s.bodies[self.unit]
        wanted = self.facings(s, self.r.centre(s.fields_of(self.unit)))
        found = (min(turns(s.looks[element], facing) for facing in wanted) for element in body)
        return sum(found) / len(body)

    def facings(self, s: DemonworldState, here: int) -> list[int]:
        """The facings that have one of the best steps towards the target in front, from a field."""
        most = self.ways[here] + 3  # so bad is the edge of the area, or ground that cannot be passed
        ahead = [min(most, self.ways[near]) if near >= 0 else most for near in s.around[here]]
        best = [sum(ahead[way] for way in FRONT_DIRECTIONS[facing]) for facing in range(DIRECTIONS)]
        return [facing for facing, way in enumerate(best) if way <= min(best) + 0.5]

    def blocked(self, s: DemonworldState) -> bool:
        """Does the ground, or one who stands there, bar both ways ahead to a unit that faces one way?"""
        body, table = s.bodies[self.unit], costs(s, self.unit)
        own = {s.at[element] for element in body}
        if is_small(s, self.unit) or s.entry(self.unit).sort == LARGE or common_facing(s, self.unit) is None:
            return False
        for direction in FRONT_DIRECTIONS[s.looks[body[0]]]:
            ahead = [(field, s.around[field][direction]) for field in own]
            if all(
                near >= 0
                and table[field * DIRECTIONS + direction] < NOT_PASSABLE
                and (near in own or near not in s.standing)
                for field, near in ahead
            ):
                return False
        return True

    def place(self, s: DemonworldState) -> Hashable:
        """What tells positions on the way apart: where all stand and face, and what is left to move with."""
        ask, body = s.ask(self.r.seat), s.bodies[self.unit]
        left = (ask.args.get("points"), ask.args.get("maneuvers")) if ask is not None else ()
        return tuple((s.at[element], s.looks[element]) for element in body), left

    def order(self, s: DemonworldState, unit: int) -> float:
        """What disorder and columns are worth in fields."""
        if is_small(s, unit) or s.entry(unit).sort == LARGE:
            return 0.0
        kind = shape(s, unit).kind
        if kind in (DISORDER, SQUARE):
            return self.r.aspects.disorder + (0.0 if common_facing(s, unit) is not None else 1.0)
        return self.r.aspects.column if kind == COLUMN else 0.0

    def charge(self, s: DemonworldState) -> float:
        """What the contact made is worth: what its elements could do where they come to stand."""
        r = self.r
        least = r.aspects.shooters_charge if self.stops else r.aspects.charge_odds
        touched = contact.touched_units(s, self.unit)
        odds = max((r.odds(self.unit, foe) for foe in touched), default=0.0)
        if odds < least:
            return -1000.0
        return r.aspects.contact * min(odds, 3.0) + r.aspects.strikers * self.clash(s)

    def clash(self, s: DemonworldState) -> float:
        """What all could do at the end of their finishing moves, in points."""
        attack = next((frame for frame in s.frames if isinstance(frame, Attack)), None)
        steps = attack.points // OPEN_FIELD if attack is not None else 0
        taken, found = dict(s.standing), 0.0
        for element in sorted(s.bodies[self.unit], key=lambda one: (self.r.apart[s.at[one]], one)):
            field, merit = self.finished(s, element, steps, taken)
            taken[field] = element
            found += max(0.0, merit)
        return found

    def finished(self, s: DemonworldState, element: int, steps: int, taken: dict[int, int]) -> tuple[int, float]:
        """Where an element comes to stand, going to its front, and what it could do there."""
        looks, edge = s.looks[element], [s.at[element]]
        for step in range(steps + 1):
            merits = [(stand(self.r, s, element, field, looks), -self.r.counted(field), field) for field in edge]
            best = max(merits, default=(0.0, 0, 0))
            if best[0] > 0 or step == steps or not edge:
                break
            near = {s.around[field][way] for field in edge for way in FRONT_DIRECTIONS[looks]}
            edge = sorted(field for field in near if field >= 0 and field not in taken)
        return (best[2], best[0]) if best[0] > 0 else (s.at[element], 0.0)


class Path(NamedTuple):
    """A way on: what is left to go at its end, the operations, and the position they lead to."""

    left: float
    operations: tuple[Action, ...]
    s: DemonworldState


def on_operation(r: Reckoner, ask: Ask, foe: int) -> list[Action]:
    """The operations that bring it nearest to where it is wanted, one after the other."""
    march = March(r, r.unit(ask), foe)
    best = searched(march)
    return [*best.operations, r.s.game.verbs.stop] if best.operations else [ordered(r, ask, march)]


def operations(r: Reckoner, ask: Ask) -> list[Action]:
    """Those that are looked at, in the order in which the seat sees them from its edge."""
    found = [option for option in ask.options if option.verb in OPERATIONS]
    return sorted(found, key=lambda option: (OPERATIONS.index(option.verb), r.rank(option)))


def searched(march: March) -> Path:
    """Of all that was tried the best: from position to position only the most promising are followed on."""
    r, seen = march.r, set[Hashable]()
    best = Path(march.left(r.s) - 1e-6, (), r.s)
    paths = [best]
    while paths:
        found = []
        for path in paths:
            ask = path.s.ask(r.seat)
            if ask is None or ask.key != "operation" or path.s.units[march.unit].melee:
                continue
            for option in operations(r, ask):
                trial = r.tried(option, path.s)
                key = march.place(trial)
                if key not in seen:
                    seen.add(key)
                    found.append(Path(march.left(trial), (*path.operations, option), trial))
        paths = sorted(found, key=lambda path: path.left)[: r.aspects.breadth]
        if paths and paths[0].left < best.left:
            best = paths[0]
    return best


def ordered(r: Reckoner, ask: Ask, march: March) -> Action:
    """A unit out of order, or with no way ahead, forms up where that helps."""
    s, verbs = r.s, r.s.game.verbs
    if verbs.reform in ask.options and (shape(s, march.unit).kind == DISORDER or march.stuck):
        formed = best_form(r, r.tried(verbs.reform), march)
        if formed is not None and formed[0] < march.left(s) - 1e-6:
            return verbs.reform
    if common_facing(s, march.unit) is None and verbs.turn_some in ask.options:
        return verbs.turn_some
    return verbs.stop


def best_form(r: Reckoner, s: DemonworldState, march: March) -> tuple[float, Action] | None:
    """The best shape on offer: the line nearest to two ranks, and what is left to go from it."""
    ask = s.ask(r.seat)
    if ask is None or ask.key != "form":
        return None
    count = len(s.bodies[march.unit])
    lines = [option for option in to(ask, "form") if option.target < len(LINES)]
    if not lines:
        return None
    wide = min(lines, key=lambda option: (abs(option.target + 1 - (count + 1) // 2), option.index))
    narrow = [option for option in lines if march.stuck and 1 < option.target + 1 < wide.target + 1]
    found = []
    for line in (wide, *narrow):
        placing = r.tried(line, s)
        where = placing.ask(r.seat)
        placed = where is None or where.key != "form-where"
        ends = [placing] if placed or where is None else [r.tried(o, placing) for o in nearest(march, where)]
        found.append((min(march.left(end) for end in ends) + (line is not wide), line.index, line))
    return min(found)[0], min(found)[2]


def nearest(march: March, ask: Ask) -> list[Action]:
    """Of the places for a shape those nearest to the target."""
    r = march.r
    return sorted(ask.options, key=lambda option: (march.ways[r.field(option)], r.rank(option)))[:MOST_PLACES]


def on_form(r: Reckoner, ask: Ask, foe: int) -> Action | None:
    march = March(r, r.unit(ask), foe)
    found = best_form(r, r.s, march)
    return found[1] if found is not None else r.s.game.verbs.none


def on_form_where(r: Reckoner, ask: Ask, foe: int) -> Action | None:
    march = March(r, r.unit(ask), foe)
    return min(nearest(march, ask), key=lambda option: (march.left(r.tried(option)), r.rank(option)))


def wanted_facing(r: Reckoner, unit: int, foe: int) -> int:
    """The facing for a unit whose elements face apart: of those towards the target the one most have."""
    s = r.s
    looks = [s.looks[element] for element in s.bodies[unit]]
    good = March(r, unit, foe).facings(s, r.centre(s.fields_of(unit)))
    return max(good, key=lambda facing: (looks.count(facing), -r.rank(s.game.verbs.face[facing])))


def on_turn(r: Reckoner, ask: Ask, foe: int) -> Action | None:
    """All that do not face alike, one after the other."""
    wanted = wanted_facing(r, r.unit(ask), foe)
    found = (option for option in sorted(to(ask, "take"), key=r.rank) if r.s.looks[r.on(option)] != wanted)
    return next(found, r.s.game.verbs.close)


def on_turn_to(r: Reckoner, ask: Ask, foe: int) -> Action | None:
    face = r.s.game.verbs.face[wanted_facing(r, r.unit(ask), foe)]
    return face if face in ask.options else min(ask.options, key=r.rank)


# -- small units, and Large Elements -----------------------------------------------------------------------------------


def on_small_next(r: Reckoner, ask: Ask, foe: int) -> Action | None:
    """The nearest first."""
    options = to(ask, "take")
    best = min(options, key=lambda option: (r.gap_of((r.field(option),), foe), r.rank(option)), default=None)
    return best or r.s.game.verbs.stop


def on_small_element(r: Reckoner, ask: Ask, foe: int) -> Action | None:
    """Field by field towards the target, then a turn to face it."""
    unit, s = r.unit(ask), r.s
    march = March(r, unit, foe)
    best, chosen = march.left(s) - 1e-6, s.game.verbs.done
    for option in (*sorted(to(ask, "to"), key=r.rank), *sorted(to(ask, "face"), key=r.rank)):
        left = march.left(r.tried(option))
        if left < best:
            best, chosen = left, option
    return chosen


def on_large_operation(r: Reckoner, ask: Ask, foe: int) -> Action | None:
    """Stride by stride towards the target; a gun that has something to fire at stays, and loads (DW-E-ART-19)."""
    unit, s = r.unit(ask), r.s
    if unit in s.roster.guns and gunnery.targets(s, unit) and s.game.verbs.stop in ask.options:
        return s.game.verbs.stop
    march = March(r, unit, foe)
    best, chosen = march.left(s) - 1e-6, None
    for option in ask.options:
        if option.verb in STRIDES:
            left = march.left(r.tried(option))
            if left < best:
                best, chosen = left, option
    stop = s.game.verbs.stop
    return chosen or (stop if stop in ask.options else None)
