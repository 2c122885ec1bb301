"""The Lepers of Shucassam: nobody attacks them, and stacks beside them must give way (DR-B-KIN-05)."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering
from hexarchy.games.divine_right.combat.elements import element
from hexarchy.games.divine_right.combat.retreat import open_spaces
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, ON_LAND

LEPERS = "the_lepers"


def shunned(s: DivineRightState) -> list[int]:
    """Spaces with enemies next to the Lepers, at the start of their owner's Combat Phase."""
    lepers = s.world.index[LEPERS]
    if s.where[lepers] < 0 or s.master[lepers] != s.phasing or s.half.leaving >> lepers & 1:
        return []
    near = s.world.field.around[s.where[lepers]] & s.foes(s.phasing)
    return [space for space in hexes_of(near) if stack(s, space)]


def stack(s: DivineRightState, space: int) -> list[int]:
    """Land units outside in a space that are not the phasing player's."""
    return [
        unit
        for unit in s.units(space)
        if s.master[unit] not in (s.phasing, NOBODY)
        and not s.is_inside(unit)
        and element(s, unit) == ON_LAND
        and unit not in s.aboard
    ]


@frame
class Shunned(Procedure):
    """The stack goes one space away, where its owner likes; it stays if it cannot (DR-DEC-58)."""

    space: int

    def step(self, s: DivineRightState) -> Asked:
        units = stack(s, self.space)
        lepers = s.world.index[LEPERS]
        if not units or s.where[lepers] < 0:
            s.finish()
            return None
        seat = s.master[units[0]]
        spaces = open_spaces(s, seat, self.space, units)
        if len(spaces) > 1:
            options = [s.game.verbs.retreat[space] for space in spaces]
            return Ask(seat, "shun", "DR-B-KIN-05", options, hex=self.space)
        if spaces:
            self.do_retreat(s, seat, spaces[0])
        else:
            s.finish()
        return None

    def do_retreat(self, s: DivineRightState, seat: int, space: int) -> None:
        units = stack(s, self.space)
        away = s.inside | s.airborne | s.boats
        heroes = [hero for hero in s.heroes(self.space) if s.master[hero] == seat and not away >> hero & 1]
        s.emit("retreats", units=tuple(units), **{"from": self.space}, to=space)
        for piece in (*units, *heroes):
            if piece not in s.aboard:
                changes.shift(s, piece, space)
        entering.units_enter(s, seat, units, self.space, space)
        s.shaken |= hex_set(units)
        s.finish()
