"""Firing guns (DW-E-ART-26, -27, -35, -51, DW-DEC-15): naming target fields together with the other shots of a phase,
the die for drift and defects, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.axial import Offset, length
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.sight import How, line
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.cover import sizes, smoke
from hexarchy.games.demonworld.facing import COMPASS
from hexarchy.games.demonworld.large import artillery, drift, gunsight
from hexarchy.games.demonworld.large.base import form_of
from hexarchy.games.demonworld.large.flight import MUZZLE, Flight, within_elevation
from hexarchy.games.demonworld.large.projectiles import BALL, BOLT, KINDS, Shelling
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, NOBODY


class Aimed(NamedTuple):
    """A gun, the number of its projectile on the card, the field it names, and whether it aims high."""

    unit: int
    projectile: int
    field: int
    high: bool = False


# -- where a gun may fire ----------------------------------------------------------------------------------------------


def targets(s: DemonworldState, unit: int) -> list[int]:
    """The fields a gun may name, in the order of the area."""
    reach = artillery.ranges(s, unit).long
    near = s.area.grid.within(artillery.front(s, unit), reach)
    if artillery.indirect(s, unit):
        reasons = gunsight.reasonable(s, unit)
        near = tuple(field for field in near if field in reasons or _burns(s, unit, field))
    return sorted(field for field in near if why_not_there(s, unit, field) is None)


def why_not_there(s: DemonworldState, unit: int, field: int) -> Reason | None:
    """Why a gun may not name a field (DW-E-ART-02, -11, -13, -26)."""
    if not artillery.in_arc(s, unit, field):
        return Reason("DW-E-ART-02", "out-of-arc")
    if artillery.band(s, unit, field) is None:
        near = s.area.grid.distance(artillery.front(s, unit), field) < artillery.ranges(s, unit).minimum
        return Reason("DW-E-ART-13", "too-near") if near else Reason("DW-E-ART-11", "out-of-range")
    if not artillery.indirect(s, unit):
        return None if _in_elevation(s, unit, field) else Reason("DW-E-ART-49", "too-steep-to-fire")
    if field in gunsight.reasonable(s, unit) or _burns(s, unit, field):
        return None
    return Reason("DW-E-ART-54", "no-reason-to-fire")


def _burns(s: DemonworldState, unit: int, field: int) -> bool:
    """Can it be set on fire with what was announced (DW-E-ART-54, -71)?"""
    return any(fire.announced(s, unit) and fire.combustible(s, field) for fire in hooks.INCENDIARY.of(s))


def _in_elevation(s: DemonworldState, unit: int, field: int) -> bool:
    here, area = artillery.front(s, unit), s.area
    foot = area.footing[field]
    top = foot + sizes(s).get(field, MUZZLE)
    return within_elevation(area.height[here] + MUZZLE, area.grid.distance(here, field), foot, top)


def high_targets(s: DemonworldState, unit: int) -> list[int]:
    """Fields of enemy Large Elements that a direct gun may aim high at (DW-E-ART-51)."""
    if artillery.indirect(s, unit):
        return []
    return [field for field in targets(s, unit) if _half_seen(s, unit, field)]


def _half_seen(s: DemonworldState, unit: int, field: int) -> bool:
    """Does an enemy Large Element stand there, and is at least half of it seen over what is in the way?"""
    element = s.standing.get(field, NOBODY)
    if element == NOBODY or s.roster.side_of[element] == s.side(unit):
        return False
    if not s.is_large(s.roster.unit_of[element]):
        return False
    here, known = artillery.front(s, unit), sizes(s)
    own = s.covered(element, s.at[element], s.looks[element])
    others = {at: size for at, size in known.items() if at not in own}
    seen = s.battle.lines.seen(here, field, known[here], known[field], others, smoke(s), s.razed)
    return 2 * seen.sections >= seen.size


# -- naming the target -------------------------------------------------------------------------------------------------


@frame
class Aiming(Procedure):
    """A seat goes through its guns: the projectile where there is a choice, and the target field (DW-DEC-15)."""

    seat: int
    asked: tuple[int, ...] = ()  # guns that are through
    projectile: int = NOBODY
    aimed: tuple[Aimed, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return Guns.told(s, self.aimed)

    def gun(self, s: DemonworldState) -> int:
        """The gun whose turn it is; one without a legal field is passed over."""
        for unit in s.roster.guns:
            mine = unit not in self.asked and s.owner(unit) == self.seat
            if mine and artillery.may_fire(s, unit) and targets(s, unit):
                return unit
        return NOBODY

    def step(self, s: DemonworldState) -> Asked:
        unit, verbs = self.gun(s), s.game.verbs
        if unit == NOBODY:
            s.finish(tuple(tuple(one) for one in self.aimed))
            return None
        kinds, options = form_of(s, unit).projectiles, [verbs.none]
        if self.projectile == NOBODY and len(kinds) > 1:
            options += [verbs.projectile[KINDS.index(kind.name)] for kind in kinds]
            return Ask(self.seat, "projectile", "DW-DEC-15", options, default=verbs.none, unit=s.name(unit))
        options += [s.offers.at[field] for field in targets(s, unit)]
        options += [s.offers.high[field] for field in high_targets(s, unit)]
        return Ask(self.seat, "gun-target", "DW-DEC-15", options, default=verbs.none, unit=s.name(unit))

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        self._next(s)

    def do_projectile(self, s: DemonworldState, seat: int, target: int) -> None:
        kinds: list[str] = [kind.name for kind in form_of(s, self.gun(s)).projectiles]
        self.projectile = kinds.index(KINDS[target])

    def do_at(self, s: DemonworldState, seat: int, target: int) -> None:
        self._aim(s, s.field_named(target))

    def do_high(self, s: DemonworldState, seat: int, target: int) -> None:
        self._aim(s, s.field_named(target), high=True)

    def _aim(self, s: DemonworldState, field: int, *, high: bool = False) -> None:
        self.aimed = (*self.aimed, Aimed(self.gun(s), max(0, self.projectile), field, high))
        self._next(s)

    def _next(self, s: DemonworldState) -> None:
        self.asked = (*self.asked, self.gun(s))
        self.projectile = NOBODY

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        unit, field = self.gun(s), s.field_named(action.target)
        if action.verb not in ("at", "high") or field < 0:
            return []
        reason = why_not_there(s, unit, field)
        if reason is None and action.verb == "high":
            reason = Reason("DW-E-ART-51", "nothing-to-aim-high-at")
        return [] if reason is None else [reason]


# -- firing ------------------------------------------------------------------------------------------------------------


class Guns:
    """Guns in a volley (hooks.VOLLEYS)."""

    @staticmethod
    def declaring(s: DemonworldState, seat: int) -> Procedure:
        return Aiming(seat)

    @staticmethod
    def told(s: DemonworldState, declared: tuple[Any, ...]) -> dict[str, Any]:
        aimed = [Aimed(*one) for one in declared]
        if not aimed:
            return {}
        return {"guns": {s.name(one.unit): {"target": s.field_id(one.field), "high": one.high} for one in aimed}}

    @staticmethod
    def resolve(s: DemonworldState, declared: Sequence[Any], wounds: dict[int, int]) -> list[int]:
        """One after the other, all against what stood when the phase began, walls too (DW-E-ART-68)."""
        return [side for one in declared for side in fired(s, Aimed(*one), wounds)]


hooks.VOLLEYS(level=EXPERT)(Guns)


def fired(s: DemonworldState, aimed: Aimed, wounds: dict[int, int]) -> list[int]:
    """A gun fires: the sides whose wall it brings down (DW-E-ART-10, -69)."""
    unit, start = aimed.unit, artillery.front(s, aimed.unit)
    band = artillery.band(s, unit, aimed.field)
    assert band is not None, "the target field was in range"
    name, hex_ = s.name(unit), s.field_id(aimed.field)
    (die,) = s.roll(1, 20, "DW-E-ART-27", unit=name, hex=hex_)
    outcome = s.game.world.drift.result(band, die)
    if outcome not in drift.DRIFTS:
        defect(s, unit, outcome, wounds)
        return []
    changes.gun(s, unit, load=0)
    s.emit("gun-fires", unit=name, hex=hex_)
    if aimed.field in s.standing:
        hooks.attacked(s, s.standing[aimed.field])  # wherever the shot goes
    way = drifted(s, unit, s.area.grid.vector(start, aimed.field), drift.DRIFTS[outcome])
    form = form_of(s, unit).projectiles[aimed.projectile]
    shelling = Shelling(s, unit, form.name, form.bf, wounds)
    flight = Flight(s.area, start, way)
    if form.name not in (BOLT, BALL):
        _comes_down(shelling, flight.final)
    elif aimed.high:
        _aimed_high(shelling, flight, s.standing[aimed.field])
    else:
        shelling.flies(flight)
    return shelling.razed


def _comes_down(shelling: Shelling, final: int) -> None:
    """A stone does what stones do, unless it was announced as one that burns."""
    s = shelling.s
    for fire in hooks.INCENDIARY.of(s):
        if final >= 0 and fire.announced(s, shelling.unit):
            fire.lands(s, shelling.unit, final, shelling.factor, shelling.wounds)
            return
    shelling.lands(final)


def defect(s: DemonworldState, unit: int, outcome: str, wounds: dict[int, int]) -> None:
    """Gun and crew are destroyed, the load is lost, or the gun jams and keeps it (DW-E-ART-28, -29, -30)."""
    if outcome == drift.DESTROYED:
        wounds[s.element_of(unit)] = s.hits[s.element_of(unit)]
        s.emit("gun-bursts", unit=s.name(unit))
    elif outcome == drift.LOAD_LOST:
        changes.gun(s, unit, load=0)
        s.emit("gun-load-lost", unit=s.name(unit))
    else:
        s.emit("gun-jams", unit=s.name(unit))


def drifted(s: DemonworldState, unit: int, way: Offset, fields: int) -> Offset:
    """Where the shot goes to, from the front field: also out of range, arc or area (DW-E-ART-35)."""
    if not fields:
        return way
    (die,) = s.roll(1, 6, "DW-E-ART-31", unit=s.name(unit))
    s.emit("gun-drifts", unit=s.name(unit), fields=fields, direction=COMPASS[die - 1])
    return drift.drifted(way, fields, die)


def _aimed_high(shelling: Shelling, flight: Flight, target: int) -> None:
    """A shot aimed high meets nothing but its target; to its side it has no effect, before and behind it comes down as
    any other (DW-E-ART-51)."""
    s = shelling.s
    base = s.covered(target, s.at[target], s.looks[target])
    if flight.final in base:
        if not shelling.fallen(target):
            shelling.batters(target, flight.final)
    elif _in_line(flight, base):
        shelling.flies(flight)
    else:
        s.emit("gun-misses", unit=s.name(shelling.unit), foe=s.name(s.unit_of(target)))


def _in_line(flight: Flight, base: tuple[int, ...]) -> bool:
    """Is the final field nearer or farther than all of a base, on a line that crosses it?"""
    distances = [flight.area.grid.distance(flight.start, field) for field in base]
    if min(distances) <= flight.distance <= max(distances):
        return False
    return any(field in base for field in _crossed(flight, max(distances)))


def _crossed(flight: Flight, far: int) -> Iterator[int]:
    """The fields a line goes through, drawn on to so far at least."""
    times = max(1, -(-far // max(1, length(flight.way))))
    drawn = flight.way[0] * times, flight.way[1] * times
    for how, hexes in line(drawn):
        if how is How.THROUGH:
            yield flight.area.grid.offset(flight.start, *hexes[0])
