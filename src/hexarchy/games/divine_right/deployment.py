"""A kingdom takes the field (DR-B-ACT-03, DR-B-ACT-13): its regulars and its monarch come on, where and how many."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, crowns, fallout, stacking
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import HOME, MOUNTAIN, NOBODY, PASS, POOL, WAITING

INCOMPETENT, MAD = 10, 14
AT_ONCE: Final = 2  # regulars an Incompetent monarch brings on at a time (DR-B-PER-110)


@frame
class Deployment(Stages, Procedure):
    """The surviving regulars of a kingdom appear in their deployment spaces, its monarch in the royal castle
    (DR-B-ACT-03, DR-DEC-36). Those whose space is taken stand beside it, or wait; `later`: those who waited come on."""

    NAME: ClassVar[str] = "divine_right.status:Deployment"

    kingdom: int
    fresh: bool
    later: bool = False
    picked: int = 0  # regulars that come on, where not all do
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("muster", "pick", "stay_home", "place", "settled")

    def seat(self, s: DivineRightState) -> int:
        return s.kingdoms[self.kingdom].seat

    def muster(self, s: DivineRightState) -> Asked:
        if not self.later:
            for piece in s.world.host_of[self.kingdom]:
                if s.where[piece] == HOME:
                    s.where[piece] = WAITING
                    s.master[piece] = self.seat(s)
        return None

    def _waiting(self, s: DivineRightState) -> list[int]:
        seat, where, master = self.seat(s), s.where, s.master
        return [unit for unit in s.world.regulars_of[self.kingdom] if where[unit] == WAITING and master[unit] == seat]

    def _allowed(self, s: DivineRightState) -> int:
        """How many come on now: all, unless the monarch is Incompetent or Mad (DR-B-PER-110, DR-B-PER-114)."""
        waiting = self._waiting(s)
        if s.has_personality(self.kingdom, INCOMPETENT):
            return min(AT_ONCE, len(waiting))
        if s.has_personality(self.kingdom, MAD) and not self.later:
            return len(waiting) // 2
        return len(waiting)

    def pick(self, s: DivineRightState) -> Asked:
        waiting = self._waiting(s)
        allowed = self._allowed(s)
        if allowed == len(waiting):
            self.picked = hex_set(waiting)
            return None
        if self.picked.bit_count() < allowed:
            rest = [unit for unit in waiting if not self.picked >> unit & 1]
            choices = [s.game.verbs.choose[unit] for unit in rest]
            rule = "DR-B-PER-110" if s.has_personality(self.kingdom, INCOMPETENT) else "DR-B-PER-114"
            return Ask(self.seat(s), "serving", rule, choices, kingdom=self.kingdom, number=allowed)
        return None

    def do_choose(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.picked |= 1 << unit

    def stay_home(self, s: DivineRightState) -> Asked:
        """Half the regulars never serve a Mad monarch (DR-B-PER-114)."""
        if s.has_personality(self.kingdom, MAD):
            for unit in self._waiting(s):
                if not self.picked >> unit & 1:
                    s.where[unit] = HOME
                    s.master[unit] = NOBODY
        return None

    def place(self, s: DivineRightState) -> Asked:
        placed, pieces, printed, one_of_many = 0, self._to_place(s), s.world.pieces, False
        for piece in pieces:
            if one_of_many and printed[piece].scattered:  # it has the same choice as the one before it
                continue
            spaces = deployment_spaces(s, piece)
            if len(spaces) == 1:
                self._deploy(s, piece, spaces[0])
                placed |= 1 << piece
            one_of_many = len(spaces) > 1 and printed[piece].scattered
        if placed and self.fresh:
            changes.half(s, fresh=s.half.fresh | placed)
        piece, spaces = self._with_a_choice(s) if placed.bit_count() < len(pieces) else (NOBODY, [])
        if piece == NOBODY:
            return None
        options = [s.game.verbs.place[space] for space in spaces]
        rule = "DR-B-KIN-03" if printed[piece].scattered else "DR-B-ACT-03"
        return Ask(self.seat(s), "deploy", rule, options, unit=piece, kingdom=self.kingdom)

    def _to_place(self, s: DivineRightState) -> list[int]:
        pieces = [piece for piece in sorted(s.world.host_of[self.kingdom]) if s.where[piece] == WAITING]
        if not pieces:
            return pieces
        held_back, seat = hex_set(self._waiting(s)) & ~self.picked, self.seat(s)
        return [piece for piece in pieces if s.master[piece] == seat and not held_back >> piece & 1]

    def _with_a_choice(self, s: DivineRightState) -> tuple[int, list[int]]:
        """The first whose owner has a choice, and which; those without a space wait."""
        for piece in self._to_place(s):
            spaces = deployment_spaces(s, piece)
            if len(spaces) > 1:
                return piece, spaces
        return NOBODY, []

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        piece, _ = self._with_a_choice(s)
        self._deploy(s, piece, space)
        if self.fresh:
            changes.half(s, fresh=s.half.fresh | 1 << piece)

    def _deploy(self, s: DivineRightState, piece: int, space: int) -> None:
        s.where[piece] = POOL  # off the map, for `put`
        s.master[piece] = self.seat(s)
        changes.put(s, piece, space)
        s.emit("deploys", units=(piece,), to=space, kingdom=self.kingdom)

    def settled(self, s: DivineRightState) -> Asked:
        """Who is inside now may be too strong to be besieged (DR-B-ACT-10)."""
        if s.sieges:
            fallout.later(s, fallout.SIEGES)
        fallout.settle(s)
        return None


def deployment_spaces(s: DivineRightState, piece: int) -> list[int]:
    """Where a regular or monarch may be set down now: in its own space, or in one beside it where enemies stand
    (DR-B-ACT-03); one of the scattered Goblins in any mountain or pass of Zorn that no other stands next to
    (DR-B-KIN-03)."""
    return stacking.fitting(s, [piece], _open_to(s, piece))


def _open_to(s: DivineRightState, piece: int) -> list[int]:
    printed = s.world.pieces[piece]
    if piece < s.world.first_hero and (spaces := crowns.homes(s, piece)) is not None:
        return spaces
    if printed.scattered:
        own = [other for other in s.world.regulars_of[printed.kingdom] if s.world.pieces[other].scattered]
        taken = hex_set(s.where[other] for other in own if s.where[other] >= 0)
        closed = taken | s.world.field.beside(taken) | s.foes(s.master[piece])
        hills = s.world.spaces_with(MOUNTAIN | PASS) & s.game.lands[printed.kingdom]
        return [*hexes_of(hills & ~closed)]
    home = printed.home if piece < s.world.first_hero else s.world.royal_seats[printed.kingdom]
    if s.foe_in(s.master[piece], home):
        return _beside(s, piece, home)
    if s.sieges:
        castle = s.castle_in(home)
        if castle >= 0 and (siege := s.siege_of(castle)) and siege.seat != s.master[piece] and not siege.fresh:
            return []  # a besieged castle takes nobody, but for the siege that brought it in (DR-B-ACT-13)
    return [home]


def _beside(s: DivineRightState, piece: int, space: int) -> list[int]:
    """Spaces of the kingdom next to one that is taken, free of enemies: fleets on water, others on land."""
    kingdom = s.kingdom_of(piece)
    open_ = (s.world.sailable if s.is_fleet(piece) else s.world.land) & ~s.foes(s.master[piece])
    near = s.world.field.near[space]
    return [one for one in near if s.land_of[one] == kingdom and open_ >> one & 1 and s.castle_in(one) < 0]
