"""Snow Storms, Blizzards and winter seas (DR-A-WIN-07, -15, -16, -25), and what they take."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, events, fate, hooks, losses, status
from hexarchy.games.divine_right.advanced.winter.ground import hardy, magical
from hexarchy.games.divine_right.advanced.winter.seasons import WINTER, is_winter
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import FROST, MOUNTAIN, NOBODY, SPECIAL

STORMS, STRANGERS = 3, 7  # events
AT_SEA: Final = NOBODY  # in the place of a space: all fleets a seat has at sea
Due = tuple[int, int, int]  # a seat, a space or AT_SEA, units still to be lost


@hooks.HAPPENED(option=WINTER)
def strike(s: DivineRightState, number: int) -> None:
    """A 3 brings a Snow Storm, a 7 of the turn's first player a Blizzard (DR-A-WIN-07)."""
    if not is_winter(s):
        return
    if number == STORMS:
        s.emit("snow-storm", side=s.name(s.phasing))
        changes.half(s, storm=True)
        changes.climate(s, snow=True)
    elif number == STRANGERS and all(s.players[seat].out for seat in s.order[: s.at]):
        s.emit("blizzard", side=s.name(s.phasing))
        changes.climate(s, snow=True, blizzard=s.turn)
        s.push(Blizzard())


@hooks.EVENT(option=WINTER)
def winter_seas(s: DivineRightState, number: int) -> bool:
    """Storms take a fleet of every player who has one at sea (DR-A-WIN-25)."""
    if number != STORMS or not is_winter(s):
        return False
    s.push(Toll(tuple((seat, AT_SEA, 1) for seat in s.round_from(s.phasing)), "DR-A-WIN-25"))
    return True


def exposed(s: DivineRightState, seat: int, space: int) -> list[int]:
    """Of a seat's stack those a Blizzard may take: neither magical nor special, no fleets nor what is aboard them."""
    return [
        unit
        for unit in s.own_units(seat, space)
        if s.world.pieces[unit].of != SPECIAL
        and not magical(s, unit)
        and not hardy(s, unit)
        and not s.is_seagoing(unit)
        and unit not in s.aboard
    ]


def sheltered(s: DivineRightState, seat: int) -> int:
    """Scenic spaces, and those of a seat's own castles."""
    own = (castle for castle in s.world.castles if s.stands(castle.index) and s.castle_owner(castle.index) == seat)
    return s.world.scenic | hex_set(castle.space for castle in own)


@frame
class Toll(Procedure):
    """Players say in turn what a storm takes of theirs (DR-DEC-25)."""

    due: tuple[Due, ...]
    rule: str

    def step(self, s: DivineRightState) -> Asked:
        if not self.due:
            s.finish()
            return None
        seat, space, count = self.due[0]
        units = self._units(s)
        if not count or not units:
            self.due = self.due[1:]
        elif len(units) <= count:
            self.due = self.due[1:]
            for unit in units:
                if s.where[unit] >= 0:  # it may have gone down with another
                    losses.eliminate(s, unit)
        else:
            lose = s.game.verbs.lose
            options, cheap = [lose[unit] for unit in units], lose[losses.cheapest(s, units)]
            if space == AT_SEA:
                return Ask(seat, "lost-at-sea", self.rule, options, default=cheap, number=count)
            return Ask(seat, "frozen", self.rule, options, default=cheap, hex=space, number=count)
        return None

    def _units(self, s: DivineRightState) -> list[int]:
        seat, space, _ = self.due[0]
        if not s.living(seat):
            return []
        return events.at_sea(s, seat) if space == AT_SEA else exposed(s, seat, space)

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        losses.eliminate(s, unit)
        seat, space, count = self.due[0]
        self.due = ((seat, space, count - 1), *self.due[1:])


@frame
class Blizzard(Stages, Procedure):
    """Units freeze, ships founder, then heroes without a unit that lives on roll for their fate."""

    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("units", "fleets", "heroes", "settled")

    def units(self, s: DivineRightState) -> Asked:
        """One of every stack in the open, in mountains two (DR-A-WIN-15)."""
        due = tuple(
            (seat, space, 2 if s.world.terrain[space] & MOUNTAIN else 1)
            for seat in s.round_from(s.phasing)
            for space in hexes_of(s.held[seat] & s.world.snow & ~sheltered(s, seat))
        )
        s.push(Toll(due, "DR-A-WIN-15"))
        return None

    def fleets(self, s: DivineRightState) -> Asked:
        s.push(Toll(tuple((seat, AT_SEA, 2) for seat in s.round_from(s.phasing)), "DR-A-WIN-25"))
        return None

    def heroes(self, s: DivineRightState) -> Asked:
        for seat in s.round_from(s.phasing):
            for hero in s.pieces_of(seat):
                if hero >= s.world.first_hero and freezes(s, hero):
                    fate.endanger(s, hero, FROST, NOBODY, s.where[hero])
        return None

    def settled(self, s: DivineRightState) -> Asked:
        settle(s)
        return None


def freezes(s: DivineRightState, hero: int) -> bool:
    """Is a hero out in the snow, neither in a castle nor a scenic space nor with a unit (DR-A-WIN-16)?"""
    space = s.where[hero]
    if not (s.world.snow & ~s.world.scenic) >> space & 1 or s.castle_in(space) >= 0:
        return False
    return not magical(s, hero) and not hardy(s, hero) and not s.own_units(s.master[hero], space)


class Frost(hooks.Peril):
    """A 1 kills all but player monarchs, a 6 snows a space in (DR-A-WIN-16, DR-T-A-BLIZZARD-HERO)."""

    CAUSE = FROST

    def counts(self, s: DivineRightState, hero: int, die: int) -> int:
        return fate.HARMLESS if die == fate.KILLED and status.player_monarch(s, hero) else die

    def befalls(self, s: DivineRightState, hero: int, space: int) -> None:
        there = [one for one in s.heroes(space) if not magical(s, one) and not hardy(s, one)]
        changes.climate(s, snowed_in=s.climate.snowed_in | hex_set(there))
        s.emit("snowed-in", heroes=tuple(there), hex=space)


hooks.PERILS(option=WINTER)(Frost())
