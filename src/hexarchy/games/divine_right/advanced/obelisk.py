"""The Obelisk (DR-A-OBE): a prophecy of the next random event, which a player may accept or reject."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import changes, events, hooks
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState

CAPTAIN: Final = "great_captain"


def worthy(s: DivineRightState, piece: int) -> bool:
    """Does the Obelisk speak to a hero: one with a name, or a Great Captain (DR-A-OBE-01)?"""
    if piece < s.world.first_hero and not s.world.monarch_units >> piece & 1:
        return False
    entry = s.world.special_of.get(piece)
    return entry is None or entry.count == 1 or entry.id == CAPTAIN


@hooks.act
class Prophecy(hooks.Act):
    """For a hero who has ended a move there, once in the game (DR-A-OBE-01, DR-A-OBE-03)."""

    VERB = "prophecy"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-OBE-01"
    OPTION = "obelisk"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        there = s.own(seat, s.world.obelisk)
        return [s.game.verbs.prophecy[piece] for piece in there if not self.why(s, seat, piece)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.fortunes(s, heard=s.fortunes.heard | 1 << target)
        s.emit("asks-obelisk", hero=target, side=s.name(seat))
        s.push(Foretelling(target, events.rolled(s, "DR-A-OBE-01")))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.where[target] != s.world.obelisk or s.master[target] != seat or not s.half.moved >> target & 1:
            return [Reason("DR-A-OBE-01", "not-at-the-obelisk", unit=target)]
        if not worthy(s, target):
            return [Reason("DR-A-OBE-01", "no-name", unit=target)]
        if s.fortunes.heard >> target & 1:
            return [Reason("DR-A-OBE-03", "had-a-prophecy", unit=target)]
        return []


@frame
class Foretelling(Procedure):
    """The player accepts it, in the place of one they have, or rejects it openly (DR-A-OBE-02, DR-DEC-53)."""

    hero: int
    number: int

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        return Ask(s.phasing, "prophecy", "DR-A-OBE-01", [verbs.yes, verbs.no], event=self.number, hero=self.hero)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        others = [entry for entry in s.fortunes.foretold if entry[0] != seat]
        changes.fortunes(s, foretold=(*others, (seat, self.number)))
        s.emit("prophecy-kept", side=s.name(seat), event=self.number)
        s.finish()

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.emit("prophecy-rejected", side=s.name(seat), event=self.number)
        s.finish()


@hooks.FORETOLD(option="obelisk")
def foretold(s: DivineRightState) -> int | None:
    """It comes true in its player's next Random Events Phase, without a roll."""
    kept = dict(s.fortunes.foretold)
    number = kept.pop(s.phasing, None)
    changes.fortunes(s, foretold=tuple(kept.items()))
    return number


@hooks.PLAYER_OUT(option="obelisk")
def forgotten(s: DivineRightState, seat: int) -> None:
    changes.fortunes(s, foretold=tuple(entry for entry in s.fortunes.foretold if entry[0] != seat))
