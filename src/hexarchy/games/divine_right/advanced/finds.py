"""What heroes find in haunted places, on the Isle of Fright and by the favour of the jinn: Treasures, devices of the
Magic Randomizer, and Curses (DR-A-HAU, DR-A-OAS, DR-A-ISL)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.cups import ALL
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.magic.devices import RANDOMIZER, borne_by, hand_to, has_room, lost_in
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

SWITCHES: Final = ("haunted_spaces", "eerie_oasis", "isle_of_fright_adv")
CURSING: Final = ("haunted_spaces", "eerie_oasis")


def treasure(s: DivineRightState, hero: int) -> None:
    """A Treasure with a hero, or where they stand, if they bear one already."""
    thing, space = s.world.treasure, s.where[hero]
    bears = has_room(s, hero, thing)
    s.treasures = tuple(sorted([*s.treasures, borne_by(s, hero) if bears else lost_in(space)]))
    if bears:
        s.emit("takes", unit=hero, device=thing, hex=space)
    else:
        s.emit("lies-lost", device=thing, hex=space)


def device(s: DivineRightState, hero: int, rule: str) -> None:
    """One of the Magic Randomizer; an empty one gives nothing."""
    if not s.devices.within(RANDOMIZER):
        return
    space = s.where[hero]
    s.devices, (drawn,) = s.devices.drawn(s, 1, RANDOMIZER, lost_in(space), ALL, rule)
    thing = s.devices.faces[drawn]
    s.emit("device-drawn", device=thing, side=s.name(s.master[hero]), hex=space)
    if has_room(s, hero, thing):
        hand_to(s, thing, lost_in(space), hero)
    else:
        s.emit("lies-lost", device=thing, hex=space)


@frame
class Windfall(Procedure):
    """A Treasure or a device, as their player likes (DR-DEC-53)."""

    hero: int
    rule: str

    def step(self, s: DivineRightState) -> Asked:
        verbs, seat = s.game.verbs, s.master[self.hero]
        if s.where[self.hero] < 0:  # their player has left the game meanwhile
            s.finish()
            return None
        more: list[Action] = [verbs.draw_device] if s.devices.within(RANDOMIZER) else []
        options = [verbs.take[s.world.treasure], *more]
        return Ask(seat, "windfall", self.rule, options, default=options[0], hero=self.hero, hex=s.where[self.hero])

    def do_take(self, s: DivineRightState, seat: int, thing: int) -> None:
        s.finish()
        treasure(s, self.hero)

    def do_draw_device(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        device(s, self.hero, self.rule)


# -- luck, good and bad -----------------------------------------------------------------------------------------------


def lucky(s: DivineRightState, hero: int, space: int) -> bool:
    """Has a hero found something in a space before?"""
    return (hero, space) in s.wonders.lucky


def remember(s: DivineRightState, hero: int) -> None:
    changes.wonders(s, lucky=(*s.wonders.lucky, (hero, s.where[hero])))


def is_cursed(s: DivineRightState, hero: int) -> bool:
    """By the Wandering People, by what lies here, or by a Curse of the Advanced Game."""
    plain = (s.wonders.jinxed | s.hirelings.cursed) >> hero & 1
    return bool(plain) or hooks.CURSED.any(s, hero)


def curse(s: DivineRightState, hero: int, kind: int = NOBODY, form: int = NOBODY) -> None:
    """Where there are no Curses they roll for their fate twice from now on (DR-A-HAU-05, DR-A-OAS-03)."""
    if hooks.STRUCK.any(s, hero, kind, form):
        return
    changes.wonders(s, jinxed=s.wonders.jinxed | 1 << hero)
    s.emit("jinxed", hero=hero, hex=s.where[hero])


@hooks.FATE_TWICE(option=CURSING)
def twice(s: DivineRightState, hero: int) -> str | None:
    rule = "DR-A-HAU-05" if s.options["haunted_spaces"] else "DR-A-OAS-03"
    return rule if s.wonders.jinxed >> hero & 1 else None


@hooks.RESTING(option=SWITCHES)
def dies(s: DivineRightState, piece: int, by: int) -> None:
    forget(s, piece)


@hooks.SUCCEEDED(option=SWITCHES)
def is_succeeded(s: DivineRightState, kingdom: int) -> None:
    forget(s, s.world.monarch_of[kingdom])


@hooks.LET_GO(option=SWITCHES)
def forget(s: DivineRightState, piece: int) -> None:
    """Who comes back from the randomizer, or follows on a throne, is another."""
    now = s.wonders
    changes.wonders(
        s,
        lucky=tuple(entry for entry in now.lucky if entry[0] != piece),
        jinxed=now.jinxed & ~(1 << piece),
        carried=tuple(entry for entry in now.carried if entry[0] != piece),
    )
