"""Handing over devices and Treasures in one's own Movement Phase (DR-B-MAG-02, DR-B-TRE-03)."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import fallout, hooks
from hexarchy.games.divine_right.magic.devices import bearer, bearers, borne_by, carriers, hand_to, has_room, is_gift
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MOVEMENT_PHASE, NOBODY


def friends_of(s: DivineRightState, piece: int, thing: int) -> list[int]:
    """The pieces to which one could hand a thing: in one space, and not with the walls of a siege between them
    (DR-B-MAG-02)."""
    space = s.where[piece]
    near = [other for other in s.own(s.master[piece], space) if other != piece]
    if s.besieged(space):
        near = [other for other in near if s.is_inside(other) == s.is_inside(piece)]
    return carriers(s, near, thing)


def may_give(s: DivineRightState, piece: int, thing: int) -> bool:
    stolen = any(entry[:2] == (piece, thing) for entry in s.magic.loot)  # it is not out yet (DR-B-TRE-05)
    return not stolen and bool(friends_of(s, piece, thing))


@hooks.act
class Give(hooks.Act):
    """Devices pass between friendly units in one space in the friendly Movement Phase (DR-B-MAG-02)."""

    VERB = "give"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-B-MAG-02"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not bearers(s, s.devices.lies) & s.army[seat]:
            return []
        found = []
        for device in range(s.world.treasure):
            piece = bearer(s, device)
            if piece != NOBODY and s.where[piece] >= 0 and s.master[piece] == seat and may_give(s, piece, device):
                found.append(s.game.verbs.give[device])
        return found

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(HandOver(target, bearer(s, target)))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or target >= s.world.treasure:
            return []
        piece = bearer(s, target)
        if piece == NOBODY or s.master[piece] != seat:
            return [Reason("DR-B-MAG-02", "not-borne", device=target)]
        return [Reason("DR-B-MAG-02", "nobody-to-give", device=target)]


@hooks.act
class GiveTreasure(hooks.Act):
    """As devices (DR-B-TRE-03)."""

    VERB = "give-treasure"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-B-TRE-03"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        pieces = hexes_of(bearers(s, s.treasures) & s.army[seat])
        return [s.game.verbs.give_treasure[piece] for piece in pieces if may_give(s, piece, s.world.treasure)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(HandOver(s.world.treasure, target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return [Reason("DR-B-TRE-03", "nobody-to-give", device=s.world.treasure)] if s.phase == MOVEMENT_PHASE else []


@frame
class HandOver(Procedure):
    """To whom?"""

    thing: int
    giver: int

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        options: list[Action] = [*(verbs.carry[piece] for piece in friends_of(s, self.giver, self.thing)), verbs.none]
        return Ask(s.phasing, "hand-over", "DR-B-MAG-02", options, device=self.thing, unit=self.giver)

    def do_carry(self, s: DivineRightState, seat: int, piece: int) -> None:
        hand_to(s, self.thing, borne_by(s, self.giver), piece)
        s.finish()
        fallout.settle(s)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def why_carry(self, s: DivineRightState, seat: int, piece: int) -> list[Reason]:
        if s.where[piece] == s.where[self.giver] and not has_room(s, piece, self.thing):
            for why in hooks.MAY_BEAR.of(s):
                if reasons := why(s, piece, self.thing):
                    return reasons
            gift = is_gift(s, self.thing) and s.is_hero(piece)
            treasure = self.thing == s.world.treasure
            rule = "DR-B-TOK-04" if gift else "DR-B-TRE-03" if treasure else "DR-B-MAG-01"
            return [Reason(rule, "hands-full", unit=piece)]
        return []
