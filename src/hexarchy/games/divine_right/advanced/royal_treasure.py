"""Royal treasure (DR-A-RTR): Rogues in the vaults of enemy royal castles, and mercenaries who are not paid."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks, losses
from hexarchy.games.divine_right.magic.devices import borne_by, has_room
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.magic.theft import finds_on
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MERCENARY, MOVEMENT_PHASE, NOBODY, SKILLS, SPECIAL

ROGUE: Final = "rogue_"


def robbed(s: DivineRightState, rogue: int) -> int:
    """The enemy whose royal castle a Rogue is in; NOBODY: none."""
    castle = s.castle_in(s.where[rogue]) if s.where[rogue] >= 0 else NOBODY
    if castle == NOBODY or not s.world.castles[castle].royal:
        return NOBODY
    owner = s.castle_owner(castle)
    return NOBODY if owner == s.master[rogue] else owner


@hooks.act
class Rob(hooks.Act):
    """He seeks it as if it were a hidden device (DR-A-RTR-01)."""

    VERB = "rob"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-RTR-01"
    OPTION = "royal_treasure"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        castles, where = s.world.castle_spaces, s.where
        ready = [piece for piece in hexes_of(s.army[seat] & ~s.half.leaving) if castles >> where[piece] & 1]
        return [s.game.verbs.rob[piece] for piece in ready if not self._bars(s, piece)]

    def _bars(self, s: DivineRightState, piece: int) -> list[Reason]:
        rogue = s.world.names[piece].startswith(ROGUE) or hooks.ROGUES.any(s, piece)
        if not rogue or hooks.unable(s, piece, SKILLS):
            return [Reason("DR-A-RTR-01", "no-rogue", unit=piece)]
        if robbed(s, piece) == NOBODY:
            return [Reason("DR-A-RTR-01", "no-vault", unit=piece)]
        if s.magic.sought >> piece & 1:
            return [Reason("DR-B-MAG-04", "has-sought", unit=piece)]
        full = not has_room(s, piece, s.world.treasure)
        return [Reason("DR-B-MAG-04", "hands-full", unit=piece)] if full else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.magic(s, sought=s.magic.sought | 1 << target)
        space, treasure = s.where[target], s.world.treasure
        least = finds_on(s, target)
        (die,) = s.roll(1, 6, "DR-A-RTR-01", unit=target, hex=space, needs=("at-least", least))
        if die >= least:
            s.treasures = tuple(sorted([*s.treasures, borne_by(s, target)]))
            loot, vaults = (target, treasure, space, s.turn), (target, robbed(s, target))
            changes.magic(s, loot=(*s.magic.loot, loot), vaults=(*s.magic.vaults, vaults))
            s.emit("steals", unit=target, device=treasure, hex=space)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


@hooks.BROUGHT_OUT(option="royal_treasure")
def out_of_the_castle(s: DivineRightState, thief: int, space: int) -> None:
    """The enemy cannot pay a mercenary (DR-A-RTR-02)."""
    seat = dict(s.magic.vaults).get(thief, NOBODY)
    if seat != NOBODY and s.living(seat):
        changes.magic(s, unpaid=s.magic.unpaid | 1 << seat)
        s.emit("cannot-pay", side=s.name(seat))


@hooks.PLAYER_TURN_ENDS(option="royal_treasure")
def pay_day(s: DivineRightState) -> None:
    """At the end of the Combat Phase; who was caught, or has put it back, robs nobody any more."""
    for seat in reversed([*hexes_of(s.magic.unpaid)]):
        s.push(PayDay(seat))
    thieves = {entry[0] for entry in s.magic.loot}
    changes.magic(s, unpaid=0, vaults=tuple(entry for entry in s.magic.vaults if entry[0] in thieves))


@frame
class PayDay(Procedure):
    """Common or special, of their owner's choice (DR-DEC-73); heroes are not paid off."""

    seat: int

    def step(self, s: DivineRightState) -> Asked:
        pieces, units = s.world.pieces, hexes_of(s.army[self.seat] & s.world.units)
        found = [unit for unit in units if pieces[unit].of in (MERCENARY, SPECIAL)]
        if not found:
            s.finish()
            return None
        lose = s.game.verbs.lose
        cheap = lose[losses.cheapest(s, found)]
        return Ask(self.seat, "pay-day", "DR-A-RTR-02", [lose[unit] for unit in found], default=cheap)

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        s.finish()
        losses.eliminate(s, unit)
