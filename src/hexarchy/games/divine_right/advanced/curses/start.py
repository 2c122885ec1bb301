"""Gothic monsters at the start (DR-A-CURSE-62): a Vampire, a Werewolf and some strangers before kingdoms are drawn."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks, openings
from hexarchy.games.divine_right.advanced.curses import gothic
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, RANDOMIZER, VAMPIRE, WAITING, WEREWOLF

# Who else is set out, and the switch that must be on.
STRANGERS: Final = (("bodyguard", ""), ("dancing_girl", "dancing_girls"), ("magic_user", "magic_users"), ("rogue", ""))


@hooks.DAWN(option="gothic_start")
def dawn(s: DivineRightState) -> None:
    """Each player draws a chit."""
    order = s.shuffled(s.in_game, "DR-A-CURSE-62")
    s.emit("gothic-order", order=tuple(s.name(seat) for seat in order))
    s.push(GothicStart(tuple(order)))


def strangers(s: DivineRightState) -> list[int]:
    """One of each kind that is left to choose from."""
    found = []
    for name, switch in STRANGERS:
        if switch and not s.options[switch]:
            continue
        own = [piece for piece in s.world.minors if s.world.names[piece].startswith(name)]
        taken = any(s.where[piece] == WAITING for piece in own)
        free = [piece for piece in own if s.where[piece] in (RANDOMIZER, GONE)]
        found += free[:1] if not taken else []
    return found


@frame
class GothicStart(Procedure):
    """The first places the Vampire and its Grave, the second the Werewolf; the others choose in turn (DR-DEC-02)."""

    order: tuple[int, ...]
    at: int = 0

    def step(self, s: DivineRightState) -> Asked:
        while self.at < len(self.order) and not s.living(self.order[self.at]):
            self.at += 1
        if self.at == len(self.order):
            s.finish()
            return None
        verbs, seat = s.game.verbs, self.order[self.at]
        if self.at <= WEREWOLF:
            open_ = s.world.land & ~s.world.castle_spaces & ~s.world.isle & ~s.world.temple
            spaces = [verbs.place[space] for space in hexes_of(open_)]
            return Ask(seat, "gothic-place", "DR-A-CURSE-62", spaces, default=spaces[0], number=self.at + 1)
        options: list[Action] = [verbs.choose[piece] for piece in strangers(s)]
        if not options:
            s.finish()
            return None
        return Ask(seat, "gothic-choice", "DR-A-CURSE-62", options, default=options[0])

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        self.at += 1
        gothic.set_loose(s, VAMPIRE if self.at == 1 else WEREWOLF, seat, space)

    def do_choose(self, s: DivineRightState, seat: int, piece: int) -> None:
        self.at += 1
        s.where[piece], s.master[piece] = WAITING, seat
        s.emit("stranger", side=s.name(seat), unit=piece)


@hooks.SET_UP(option="gothic_start")
def into_royal_castles(s: DivineRightState) -> None:
    """The strangers wait in the royal castles of their players; those drawn besides come later (DR-A-RND-01)."""
    for piece in s.world.minors:
        if s.where[piece] == WAITING:
            seat = s.master[piece]
            changes.put(s, piece, openings.court(s, seat))
            s.emit("enters", unit=piece, side=s.name(seat), to=s.where[piece])
