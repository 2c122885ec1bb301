"""The battle board: who stands where in a battle."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hexarchy.core.frames import frame
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import NO_LEADERSHIP, other

Pair = tuple[tuple[int, ...], tuple[int, ...]]  # something of each seat
NOTHING: Final[Pair] = ((), ())
ASIDE: Final = -1  # a character whose side has no unit left to join (DL-CHB-09)


class Fight(NamedTuple):
    """A place in the line where units of both sides face each other. The first of a side is its fixed member, unless
    that one was lost: then any may go as long as one stays (DL-RED-09)."""

    sides: Pair
    fixed: tuple[bool, bool] = (True, True)

    def callable(self, seat: int) -> tuple[int, ...]:
        """Units of a seat that can be called away."""
        units = self.sides[seat]
        if len(units) < 2:
            return ()
        return units[1:] if self.fixed[seat] else units


def seat_set(pair: Pair, seat: int, units: tuple[int, ...]) -> Pair:
    return (units, pair[1]) if seat == 0 else (pair[0], units)


@frame
class Board(Procedure):
    """One battle. Every unit stays in its hex's stack until it is killed, captured or retreats."""

    hex: int
    aloof: bool = False  # the garrison stays inside while the relief force fights (DL-SIE-25)
    terrain: str = ""
    stage: int = 0
    round: int = 0
    waiting: Pair = NOTHING  # troops not yet put down
    fights: tuple[Fight, ...] = ()
    free: Pair = NOTHING  # in the line with nobody opposite
    reserve: Pair = NOTHING
    escorts: tuple[tuple[int, int], ...] = ()  # (character, troop unit he is with)
    routed: Pair = NOTHING
    casters: tuple[int, ...] = ()  # characters whose battle magic is bound to this battle
    peoples: Pair = NOTHING  # neutral states with units on each side, for DL-ALL-19
    over: bool = False

    def __post_init__(self) -> None:
        """Fights that come out of a save are plain tuples."""
        self.fights = tuple(map(as_fight, self.fights))

    def begin(self, s: DemonlordState) -> None:
        """Everyone in the hex takes part, but a garrison that stays inside (DL-BAT-12)."""
        s.story = s.story._replace(clash=True)
        self.waiting = (self.participants(s, 0, troops=True), self.participants(s, 1, troops=True))
        self.peoples = (self._peoples(s, 0), self._peoples(s, 1))
        s.emit("battle-begins", hex=self.hex)

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """The enemy's units still to be put down are those the deal gave them in this hex; then everybody is known."""
        enemy = other(seat)
        if self.deploying:
            line = self.line(enemy)
            left = tuple(u for u in self.participants(s, enemy, troops=True) if u not in line)
            self.waiting = seat_set(self.waiting, enemy, left)
        if not self.round:
            self.peoples = (self._peoples(s, 0), self._peoples(s, 1))

    @property
    def deploying(self) -> bool:
        """Are troops still being put down? How many are to come is their owner's secret (DL-HID-03)."""
        return self.stage <= 1

    def participants(self, s: DemonlordState, seat: int, *, troops: bool) -> tuple[int, ...]:
        units = s.troops(seat, self.hex) if troops else s.characters(seat, self.hex)
        if self.aloof and s.controller(self.hex) == seat:
            units = tuple(u for u in units if u in s.phase.relief)
        return tuple(sorted(units))

    def _peoples(self, s: DemonlordState, seat: int) -> tuple[int, ...]:
        units = (*self.participants(s, seat, troops=True), *self.participants(s, seat, troops=False))
        return tuple(sorted({s.world.units[u].realm for u in units} - {-1}))

    def size(self, s: DemonlordState) -> int:
        return s.world.terrain[self.terrain].battle_size

    # -- who stands where ---------------------------------------------------------------------------------------------

    def troops(self, seat: int) -> tuple[int, ...]:
        """A seat's troops still in the battle, line and reserve, in canonical order."""
        return tuple(sorted((*self.line(seat), *self.reserve[seat], *self.waiting[seat])))

    def line(self, seat: int) -> tuple[int, ...]:
        return (*(u for fight in self.fights for u in fight.sides[seat]), *self.free[seat])

    def room(self, s: DemonlordState, seat: int) -> int:
        """How many more units the battle size allows in a seat's line (DL-DEP-07)."""
        return self.size(s) - len(self.line(seat))

    def fight_of(self, unit: int, seat: int) -> Fight | None:
        """The place in the line where a unit of a seat fights."""
        for fight in self.fights:
            if unit in fight.sides[seat]:
                return fight
        return None

    def opposite(self, unit: int, seat: int) -> tuple[int, ...]:
        """The enemies a unit of a seat faces."""
        fight = self.fight_of(unit, seat)
        return fight.sides[other(seat)] if fight else ()

    def characters(self, s: DemonlordState, seat: int) -> list[int]:
        """A seat's characters in the battle, not routed."""
        return [c for c, _ in self.escorts if s.owner(c) == seat]

    def with_unit(self, unit: int) -> list[int]:
        return [c for c, troop in self.escorts if troop == unit]

    def leadership(self, s: DemonlordState, unit: int) -> int:
        """The best leader with a unit counts (DL-CHB-06)."""
        return max((s.world.units[c].leadership for c in self.with_unit(unit)), default=NO_LEADERSHIP)

    def join(self, character: int, unit: int) -> None:
        """A character goes with a troop unit."""
        others = [pair for pair in self.escorts if pair[0] != character]
        self.escorts = tuple(sorted((*others, (character, unit))))

    def drop_character(self, character: int) -> None:
        self.escorts = tuple(pair for pair in self.escorts if pair[0] != character)

    def leave(self, s: DemonlordState, units: tuple[int, ...], seat: int) -> None:
        """Units have gone from the hex: where they are now is seen no more than of any others (DL-HID-03)."""
        for unit in units:
            if s.world.is_troop[unit]:
                self.drop_troop(unit, seat)
            else:
                self.drop_character(unit)

    def drop_troop(self, unit: int, seat: int) -> None:
        """A unit is out of the battle. Fights that lose a side set the other side's units free (DL-RED-01)."""
        self.reserve = seat_set(self.reserve, seat, tuple(u for u in self.reserve[seat] if u != unit))
        self.free = seat_set(self.free, seat, tuple(u for u in self.free[seat] if u != unit))
        fights = []
        for fight in self.fights:
            units = fight.sides[seat]
            if unit not in units:
                fights.append(fight)
                continue
            left = tuple(u for u in units if u != unit)
            if left:
                fights.append(_without(fight, seat, left, lost_first=units[0] == unit))
            else:
                foe = other(seat)
                self.free = seat_set(self.free, foe, (*self.free[foe], *fight.sides[foe]))
        self.fights = tuple(fights)

    def call_away(self, unit: int, seat: int) -> None:
        """Take a doubled unit out of its fight, where its friends stay."""
        self.fights = tuple(
            _without(f, seat, tuple(u for u in f.sides[seat] if u != unit), lost_first=False)
            if unit in f.sides[seat]
            else f
            for f in self.fights
        )

    def pair_up(self, unit: int, seat: int, foe: int) -> None:
        """Two units face each other in a new place of the line."""
        sides: Pair = ((unit,), (foe,)) if seat == 0 else ((foe,), (unit,))
        self.fights = (*self.fights, Fight(sides))


def _without(fight: Fight, seat: int, left: tuple[int, ...], *, lost_first: bool) -> Fight:
    fixed = len(left) == 1 or (fight.fixed[seat] and not lost_first)
    marks = (fixed, fight.fixed[1]) if seat == 0 else (fight.fixed[0], fixed)
    return Fight(seat_set(fight.sides, seat, left), marks)


def as_fight(entry: Fight | tuple[Pair, tuple[bool, bool]]) -> Fight:
    """A fight that comes out of a save is a plain tuple."""
    return entry if isinstance(entry, Fight) else Fight(*entry)


def battle_of(s: DemonlordState) -> Board:
    """The battle being fought."""
    for frame_ in reversed(s.frames):
        if isinstance(frame_, Board):
            return frame_
    raise LookupError("no battle is being fought")
