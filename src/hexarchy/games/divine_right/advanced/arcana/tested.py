"""Cursed and worthless devices (DR-A-DEV-12 to -15): what is drawn from the Magic Randomizer is tested when a hero is
the first to take it."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import captives, changes, fallout, hooks
from hexarchy.games.divine_right.advanced.curses import kinds
from hexarchy.games.divine_right.magic.devices import ASIDE, RANDOMIZER, bearers, borne_by, burden, move
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BEAST, LOVE, MOVEMENT_PHASE, NOBODY, TRANSFORMATION, WEREWOLF

CURSED: Final = 1  # the die (DR-A-DEV-13)
DUMMY: Final = "dummy"
KILLS: Final = "kills"
HAND: Final = "hand_of_corfu"
# What certain devices do to who touches them (DR-T-A-CURSEDDEV), by what devices.toml calls it.
SPECIAL: Final = {"beast": BEAST, "transformation": TRANSFORMATION, "love": LOVE, "werewolf": WEREWOLF}
OTHER_GENDER: Final = 1


def is_tested(s: DivineRightState, hero: int, thing: int) -> bool:
    """Is a device to be tested: one of the randomizer that is not known to be clean? Dummies only if players like."""
    if thing >= s.world.treasure or not s.is_hero(hero) or s.sorcery.clean >> thing & 1:
        return False
    entry = s.world.devices[thing]
    if entry.id == DUMMY:
        return bool(s.options["dummies_may_be_cursed"] and s.options["curses"])
    return entry.origin == "randomizer" and bool(s.options["cursed_devices"])


@hooks.ASSIGNED(option=("cursed_devices", "dummies_may_be_cursed"))
def assigned(s: DivineRightState, hero: int, thing: int) -> None:
    if is_tested(s, hero, thing):
        fallout.later(s, fallout.TESTED, hero, thing)


@fallout.handles(fallout.TESTED)
def put_to_the_test(s: DivineRightState, hero: int, thing: int) -> None:
    """DR-A-DEV-13, DR-A-DEV-15."""
    if thing not in burden(s, hero):
        return
    (die,) = s.roll(1, 6, "DR-A-DEV-13", hero=hero, device=thing)
    if die != CURSED:
        changes.sorcery(s, clean=s.sorcery.clean | 1 << thing)
        return
    s.emit("device-cursed", device=thing, hero=hero, hex=s.where[hero])
    move(s, thing, borne_by(s, hero), RANDOMIZER)
    bane = s.world.devices[thing].cursed
    if bane == KILLS:
        captives.kill(s, hero, NOBODY, points=False)
    elif bane in SPECIAL:
        goal = OTHER_GENDER if SPECIAL[bane] == TRANSFORMATION else NOBODY
        kinds.at_random_of(s, hero, SPECIAL[bane], goal)
    else:
        kinds.at_random(s, hero)


@hooks.PLAYER_TURN_ENDS(option=("cursed_devices", "dummies_may_be_cursed", "advanced_devices"))
def back_in_the_cup(s: DivineRightState) -> None:
    """What has been back in the randomizer is tested again, and the Hand of Corfu is found again (DR-A-DEV-15)."""
    for thing in s.devices.inside(RANDOMIZER):
        changes.sorcery(s, clean=s.sorcery.clean & ~(1 << thing))
        if s.world.devices[thing].id == HAND:
            changes.sorcery(s, paw=NOBODY)


@hooks.act
class Discard(hooks.Act):
    """A worthless device is thrown away (DR-A-DEV-12)."""

    VERB = "discard"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-DEV-12"
    OPTION = ("dummy_devices", "hidden")

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        dummy = s.world.device[DUMMY]
        laden = hexes_of(bearers(s, s.devices.lies) & s.army[seat])
        return [s.game.verbs.discard[piece] for piece in laden if dummy in burden(s, piece)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        dummy = s.world.device[DUMMY]
        move(s, dummy, borne_by(s, target), RANDOMIZER if s.options["dummy_devices"] else ASIDE)
        s.emit("thrown-away", unit=target, device=dummy)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return [Reason(self.RULE, "bears-no-dummy", unit=target)] if s.phase == MOVEMENT_PHASE else []
