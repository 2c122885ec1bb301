"""Retreat before combat (DR-B-RET): class by class, the least able first."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, choices, entering, fallout, fate, hooks, openings, stacking
from hexarchy.games.divine_right.combat.elements import may_cross
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CLASSES

NEEDED: Final = (5, 4, 3, 2)  # of each class (DR-B-RET-01)


def open_spaces(s: DivineRightState, seat: int, space: int, units: list[int]) -> list[int]:
    """Adjacent spaces free of enemies that all of the units could enter (DR-B-RET-03, DR-B-RET-06)."""
    world = s.world
    hostile = s.spaces_of(s.airborne & world.units & ~s.army[seat])
    if all(s.airborne >> unit & 1 for unit in units):  # through the air (DR-B-FLY-01)
        hostile |= world.temple
        return stacking.fitting(s, units, [near for near in world.field.near[space] if not hostile >> near & 1])
    foes, found = s.foes(seat) | hostile, []
    for near in world.field.near[space]:
        if foes >> near & 1 or s.besieged(near) or s.shut_to(seat, near):
            continue
        if all(_may_enter(s, unit, space, near) for unit in units):
            found.append(near)
    fitting = stacking.fitting(s, units, sorted(found))
    for limit in openings.RETREAT_LIMITS.of(s):
        fitting = [*limit(s, units, fitting)]
    return fitting


def _may_enter(s: DivineRightState, unit: int, space: int, near: int) -> bool:
    if hooks.RETREATS_TO.any(s, unit, near):
        return True
    if s.is_seagoing(unit):  # what swims retreats by diving (DR-B-SWM-03)
        barred = near == s.world.boom and party.boom_bars(s, s.master[unit])  # DR-B-FLT-07
        return s.is_fleet(unit) and may_cross(s, unit, space, near) and not barred
    open_ = s.world.land & ~(s.world.isle | s.world.temple)
    return bool(open_ >> near & 1) and may_cross(s, unit, space, near)


def needed(s: DivineRightState, units: list[int], kind: int) -> int:
    """What units of a class must roll: what the least able of them needs."""
    numbers = [NEEDED[kind]]
    if answers := hooks.RETREAT_NEEDS.of(s):
        numbers = [_needed(s, unit, kind, answers) for unit in units]
    return max(numbers)


def _needed(s: DivineRightState, unit: int, kind: int, answers: tuple[hooks.RetreatNeeds, ...]) -> int:
    number = NEEDED[kind]
    for answer in answers:
        found = answer(s, unit, number)
        number = number if found is None else found
    return number


def castle_open(s: DivineRightState, seat: int, space: int, units: list[int]) -> bool:
    """May units outside go inside the castle of their space (DR-B-RET-05)?"""
    castle = s.castle_in(space)
    if castle < 0 or s.castle_owner(castle) != seat or s.besieged(space):
        return False
    return not any((s.airborne | s.world.swimmers) >> unit & 1 for unit in units) and stacking.fits(s, units, space)


def may_rise(s: DivineRightState, units: list[int]) -> bool:
    """May they retreat into the air of their space: flyers on the ground (DR-B-FLY-04)?"""
    return all((s.world.flyers & ~s.airborne) >> unit & 1 for unit in units)


def may_dive(s: DivineRightState, units: list[int]) -> bool:
    """What swims retreats by diving (DR-B-SWM-03)."""
    return all(s.world.swimmers >> unit & 1 for unit in units)


@frame
class Retreat(Stages, Procedure):
    """The defender may try; the class least able rolls first, and if it succeeds all may go (DR-B-RET-02)."""

    space: int
    seat: int
    units: int  # that defend
    aloft: bool = False  # flyers are among the attackers: it is no use to rise before them
    tried: int = 0  # classes that have rolled or stay
    going: int = 0  # units that may go now
    heroes: int = 0  # that stay behind with those who fight
    failed: int = -1  # the class whose roll has failed, where it may be rolled again
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("attempt", "where")

    def _present(self, s: DivineRightState) -> list[int]:
        return [unit for unit in hexes_of(self.units) if s.where[unit] == self.space and not s.is_inside(unit)]

    def _able(self, s: DivineRightState) -> list[int]:
        """Those that have not retreated in this phase already (DR-B-RET-04)."""
        return [unit for unit in self._present(s) if not s.half.retreated >> unit & 1]

    def _ways(self, s: DivineRightState, units: list[int]) -> list[Action]:
        """None if surrounded (DR-B-RET-03)."""
        verbs = s.game.verbs
        options: list[Action] = [verbs.retreat[space] for space in open_spaces(s, self.seat, self.space, units)]
        if castle_open(s, self.seat, self.space, units):
            options.append(verbs.into_castle)
        if not self.aloft and may_rise(s, units):
            options.append(verbs.into_air)
        if may_dive(s, units):
            options.append(verbs.under_water)
        options += [way.action(s) for way in choices.HIDEOUTS.of(s) if way.open(s, units)]
        for find in hooks.HOVERS.of(s):
            options += [verbs.hover[space] for space in find(s, self.seat, self.space, units)]
        return options

    def _next_class(self, s: DivineRightState) -> int:
        classes = sorted({s.world.pieces[unit].retreat for unit in self._able(s)})
        return next((one for one in classes if not self.tried >> one & 1), -1)

    def attempt(self, s: DivineRightState) -> Asked:
        kind = self._next_class(s)
        if kind < 0:
            s.finish()
            return None
        units = [unit for unit in self._able(s) if s.world.pieces[unit].retreat == kind]
        if not self._ways(s, units):
            self.tried |= 1 << kind
            self.go("attempt")
            return None
        verbs = s.game.verbs
        return Ask(
            self.seat,
            "retreat",
            "DR-B-RET-01",
            [verbs.yes, verbs.no],
            default=verbs.no,
            hex=self.space,
            kind=CLASSES[kind],
            number=needed(s, units, kind),
        )

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        kind = self._next_class(s)
        if self._succeeds(s, kind):
            return
        self.failed = kind
        for offer in hooks.RETREAT_FAILED.of(s):
            if (again := offer(s, seat, self.space)) is not None:
                s.push(again)
                return

    def resumed(self, s: DivineRightState, child: object, value: object) -> None:
        """The roll that failed is made again, and stands."""
        if value is True:
            self._succeeds(s, self.failed)

    def _succeeds(self, s: DivineRightState, kind: int) -> bool:
        first = not self.tried & ~(1 << kind)
        self.tried |= 1 << kind
        units = self._able(s)
        least = needed(s, [unit for unit in units if s.world.pieces[unit].retreat == kind], kind)
        (die,) = s.roll(1, 6, "DR-B-RET-01", side=s.name(self.seat), hex=self.space, needs=("at-least", least))
        if die < least:
            return False
        alike = [unit for unit in units if s.world.pieces[unit].retreat == kind]
        self.going = hex_set(units if first and self._ways(s, units) else alike)
        self.go("where")
        return True

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self.tried |= 1 << self._next_class(s)

    def where(self, s: DivineRightState) -> Asked:
        """All to the same space (DR-B-RET-03)."""
        verbs = s.game.verbs
        units = self._going(s)
        if not units:  # they have left the map meanwhile
            self.go("attempt")
            return None
        options = self._ways(s, units)
        stay = self._staying(s)
        if stay:
            options += [verbs.stay[hero] for hero in stay if not self.heroes >> hero & 1]
        return Ask(self.seat, "retreat-where", "DR-B-RET-03", options, default=options[0], hex=self.space)

    def _staying(self, s: DivineRightState) -> list[int]:
        """Heroes go with those who retreat or stay with those who fight (DR-B-RET-06)."""
        if set(self._present(s)) <= {*self._going(s)}:
            return []
        return self._heroes(s)

    def _heroes(self, s: DivineRightState) -> list[int]:
        """The defender's in the space; those aboard a fleet go with it, and none goes to sea without one."""
        if any(s.is_seagoing(unit) or s.airborne >> unit & 1 for unit in hexes_of(self.units)):
            return []
        return [
            hero
            for hero in s.heroes(self.space)
            if s.master[hero] == self.seat and not (s.inside | s.boats) >> hero & 1 and hero not in s.aboard
        ]

    def _going(self, s: DivineRightState) -> list[int]:
        return [unit for unit in self._present(s) if self.going >> unit & 1]

    def do_stay(self, s: DivineRightState, seat: int, hero: int) -> None:
        self.heroes |= hex_set((hero, *fate.partners(s, hero)))

    def do_retreat(self, s: DivineRightState, seat: int, space: int) -> None:
        units = [*hexes_of(self.going)]
        self._go(s, space, inside=None)
        entering.units_enter(s, seat, units, self.space, space)  # DR-B-RET-07

    def do_into_air(self, s: DivineRightState, seat: int, target: int) -> None:
        """In the air of the same space surface units cannot attack them (DR-B-FLY-04); heroes on foot stay behind."""
        self._rise(s)
        self._gone(s, "rises")

    def do_hover(self, s: DivineRightState, seat: int, space: int) -> None:
        """Into the air of another space."""
        units = self._going(s)
        self._rise(s)
        s.emit("retreats", units=tuple(units), **{"from": self.space}, to=space)
        for unit in units:
            changes.shift(s, unit, space)
        self._spend(s)
        entering.units_enter(s, seat, units, self.space, space)

    def _rise(self, s: DivineRightState) -> None:
        for unit in self._going(s):
            for see_to in hooks.RISES.of(s):
                see_to(s, unit)
            changes.rise(s, unit)

    def take(self, s: DivineRightState, seat: int, action: Action) -> None:
        """To where only some can go, or as ever."""
        hideout = next((way for way in choices.HIDEOUTS.of(s) if action == way.action(s)), None)
        if hideout is None:
            Stages.take(self, s, seat, action)
            return
        for unit in self._going(s):
            hideout.go(s, unit)
        self._spend(s)

    def do_under_water(self, s: DivineRightState, seat: int, target: int) -> None:
        for unit in self._going(s):
            changes.set_submerged(s, unit, True)
        self._gone(s, "dives")

    def _gone(self, s: DivineRightState, key: str) -> None:
        for unit in hexes_of(self.going):
            s.emit("rises" if key == "rises" else "dives", unit=unit, hex=self.space)
        self._spend(s)

    def do_into_castle(self, s: DivineRightState, seat: int, target: int) -> None:
        self._go(s, self.space, inside=True)

    def _go(self, s: DivineRightState, space: int, *, inside: bool | None) -> None:
        with_them = [hero for hero in self._heroes(s) if not self.heroes >> hero & 1]
        going = self._going(s)
        s.emit("retreats", units=tuple(going), **{"from": self.space}, to=space)
        for piece in (*going, *with_them):
            if space == self.space:
                changes.set_inside(s, piece, bool(inside))
            elif piece not in s.aboard:
                changes.shift(s, piece, space, inside=inside)
        self._spend(s)

    def _spend(self, s: DivineRightState) -> None:
        """They have retreated, and do not again in this phase (DR-B-RET-04)."""
        changes.half(s, retreated=s.half.retreated | self.going)
        s.shaken |= self.going  # DR-B-SIE-20
        fallout.later(s, fallout.SIEGES)
        self.going = self.heroes = 0
        self.go("attempt")
