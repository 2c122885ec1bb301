"""The Souls of the Damned (DR-B-BLH-09): stacks beside the Black Hand flee, or stand and cannot retreat any more."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering, fallout, fate, hooks, losses
from hexarchy.games.divine_right.combat.lepers import stack
from hexarchy.games.divine_right.combat.retreat import needed, open_spaces
from hexarchy.games.divine_right.magic.powers import spaces_without_magic
from hexarchy.games.divine_right.magicians.black_hand import Power, necromancer, place
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BATTLE, NOBODY


def haunted(s: DivineRightState) -> list[int]:
    """The spaces with enemy stacks beside him; the Amulet saves those in its space (DR-B-MAG-14)."""
    near = s.world.field.around[place(s)] & s.foes(s.phasing) & ~spaces_without_magic(s)
    return [space for space in hexes_of(near) if stack(s, space)]


@hooks.act
class Souls(Power):
    VERB, RULE = "souls", "DR-B-BLH-09"

    def used(self, s: DivineRightState) -> int:
        return s.necromancy.souls

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) or not haunted(s) else [s.game.verbs.souls]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.necromancy = s.necromancy._replace(souls=s.turn)
        s.emit("souls", hero=necromancer(s), hex=place(s))
        for space in reversed(haunted(s)):
            s.push(Haunting(space))


@frame
class Haunting(Procedure):
    """One stack: it rolls what its least able need to retreat. If that fails it goes one space away, where its owner
    likes (DR-DEC-58), or dies."""

    space: int
    fleeing: bool = False

    def step(self, s: DivineRightState) -> Asked:
        units = stack(s, self.space)
        if not units:
            s.finish()
            return None
        seat = s.master[units[0]]
        if not self.fleeing:
            if self._stands(s, seat, units):
                s.finish()
                return None
            self.fleeing = True
        spaces = open_spaces(s, seat, self.space, units)
        if len(spaces) > 1:
            options = [s.game.verbs.retreat[space] for space in spaces]
            return Ask(seat, "haunted", "DR-B-BLH-09", options, hex=self.space)
        if spaces:
            self.do_retreat(s, seat, spaces[0])
        else:
            self._die(s, units)
        return None

    def _stands(self, s: DivineRightState, seat: int, units: list[int]) -> bool:
        kind = min(s.world.pieces[unit].retreat for unit in units)
        least = needed(s, [unit for unit in units if s.world.pieces[unit].retreat == kind], kind)
        (die,) = s.roll(1, 6, "DR-B-BLH-09", side=s.name(seat), hex=self.space, needs=("at-least", least))
        if die < least:
            return False
        changes.half(s, retreated=s.half.retreated | hex_set(units))  # and may not retreat in this phase
        s.emit("stands-fast", side=s.name(seat), hex=self.space)
        return True

    def _with_them(self, s: DivineRightState) -> list[int]:
        """Heroes on the ground outside: not those in boats or in the air."""
        away = s.inside | s.airborne | s.boats
        return [hero for hero in s.heroes(self.space) if not away >> hero & 1]

    def do_retreat(self, s: DivineRightState, seat: int, space: int) -> None:
        units = stack(s, self.space)
        heroes = [hero for hero in self._with_them(s) if s.master[hero] == seat]
        s.emit("retreats", units=tuple(units), **{"from": self.space}, to=space)
        for piece in (*units, *heroes):
            if piece not in s.aboard:
                changes.shift(s, piece, space)
        changes.half(s, retreated=s.half.retreated | hex_set(units))
        s.shaken |= hex_set(units)
        entering.units_enter(s, seat, units, self.space, space)
        self._end(s)

    def _die(self, s: DivineRightState, units: list[int]) -> None:
        """Heroes with them roll for their fate."""
        for unit in units:
            losses.eliminate(s, unit, by=s.phasing)
        for hero in self._with_them(s):
            if s.master[hero] not in (s.phasing, NOBODY):
                fate.endanger(s, hero, BATTLE, s.phasing, self.space)
        self._end(s)

    def _end(self, s: DivineRightState) -> None:
        s.finish()
        fallout.settle(s)
