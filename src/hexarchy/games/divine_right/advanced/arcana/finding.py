"""More sources of devices (DR-A-DEV-16 to -19): some are hidden before play, some are heirlooms, some are for sale; and
monsters that guard what is lost (DR-A-DEV-20)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.cups import ALL
from hexarchy.core.cups import NOBODY as UNSEEN
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import changes, fallout, fate, hooks, status
from hexarchy.games.divine_right.advanced.arcana.tested import DUMMY
from hexarchy.games.divine_right.advanced.curses import gothic
from hexarchy.games.divine_right.magic.devices import LOST, RANDOMIZER, borne_by, hand_to, has_room, lost_in
from hexarchy.games.divine_right.magic.seeking import hidden_in, seeks, too_early
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MOVEMENT_PHASE, NOBODY, PASSING, VAMPIRE, WEREWOLF

DEVICES: Final = 6  # that are hidden, with two dummies
GIVEN: Final = 5  # and more: an heirloom, or a bargain
ERCII: Final = "ercii"
WOKEN: Final = 1  # the die that wakes a guard (DR-A-DEV-20)


# -- hidden before play (DR-A-DEV-16, DR-A-DEV-17) --------------------------------------------------------------------


@hooks.SET_UP(option="hidden")
def hide(s: DivineRightState) -> None:
    """One in each place, face down: nobody knows which. They lie together before they are dealt out."""
    pile = LOST + s.world.grid.size + s.world.count
    for thing, face in enumerate(s.devices.faces):
        if face == s.world.device[DUMMY]:
            s.devices = s.devices.moved(thing, pile)
    count = min(DEVICES, len(s.devices.within(RANDOMIZER)))
    s.devices, _ = s.devices.drawn(s, count, RANDOMIZER, pile, UNSEEN, "DR-A-DEV-16")
    for space in s.world.hiding:
        if s.devices.within(pile):
            s.devices, _ = s.devices.drawn(s, 1, pile, lost_in(space), UNSEEN, "DR-A-DEV-16")
    s.emit("devices-hidden", hexes=s.world.hiding)


@hooks.FINDERS(option="hidden")
def with_a_hero(s: DivineRightState, piece: int, thing: int) -> int | None:
    """A hero of the finding stack gets it, else the unit carries it unused. What the Ercii find there is clean."""
    if knows_the_wood(s, piece) and thing < s.world.treasure:
        changes.sorcery(s, clean=s.sorcery.clean | 1 << thing)
    if s.is_hero(piece):
        return None
    stack = s.own(s.master[piece], s.where[piece])
    return next((hero for hero in stack if s.is_hero(hero) and has_room(s, hero, thing)), None)


@hooks.SURE_FINDS(option="hidden")
def knows_the_wood(s: DivineRightState, piece: int) -> bool:
    """The Ercii find what is hidden in Willowik."""
    return s.world.names[piece] == ERCII and s.where[piece] == s.world.willowik


# -- heirlooms and shops (DR-A-DEV-18, DR-A-DEV-19) -------------------------------------------------------------------


def _drawn(s: DivineRightState, zone: int, rule: str) -> int:
    """A device out of the randomizer, in sight of all; NOBODY where it is empty."""
    if not s.devices.within(RANDOMIZER):
        return NOBODY
    s.devices, (thing,) = s.devices.drawn(s, 1, RANDOMIZER, zone, ALL, rule)
    return s.devices.faces[thing]


def _clean(s: DivineRightState, thing: int) -> None:
    changes.sorcery(s, clean=s.sorcery.clean | 1 << thing)


@hooks.JOINS_ALLIANCE(option="heirlooms")
def heirloom(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    """A kingdom that joins for the first time may bring one, without a Curse."""
    if not first or not s.devices.within(RANDOMIZER):
        return
    if s.check(1, 6, "DR-A-DEV-18", ("at-least", GIVEN), kingdom=kingdom):
        ruler = status.ruler(s, kingdom)
        thing = _drawn(s, borne_by(s, ruler), "DR-A-DEV-18")
        _clean(s, thing)
        s.emit("heirloom", hero=ruler, device=thing)


def shops(s: DivineRightState) -> tuple[int, int]:
    return s.world.trading_post, s.world.kitchen


@hooks.act
class Buy(hooks.Act):
    """Once in the game each hero may look for a bargain in each of the two places (DR-A-DEV-19)."""

    VERB = "buy"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-DEV-19"
    OPTION = "shops"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        there = [piece for space in shops(s) for piece in s.own(seat, space)]
        return [s.game.verbs.buy[piece] for piece in there if not self._bars(s, piece)]

    def _bars(self, s: DivineRightState, piece: int) -> list[Reason]:
        space = s.where[piece]
        if space not in shops(s) or not s.is_hero(piece) or not seeks(s, piece) or s.half.leaving >> piece & 1:
            return [Reason(self.RULE, "no-shop-here", unit=piece)]
        if (piece, space) in s.sorcery.bought:
            return [Reason(self.RULE, "has-been-there", unit=piece)]
        return [] if s.devices.within(RANDOMIZER) else [Reason(self.RULE, "nothing-for-sale", unit=piece)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        space = s.where[target]
        changes.sorcery(s, bought=(*s.sorcery.bought, (target, space)))
        if not s.check(1, 6, self.RULE, ("at-least", GIVEN), hero=target, hex=space):
            return
        thing = _drawn(s, lost_in(space), self.RULE)
        if space == s.world.kitchen:
            _clean(s, thing)
        if has_room(s, target, thing):
            hand_to(s, thing, lost_in(space), target)
        else:
            s.emit("lies-lost", device=thing, hex=space)
        fallout.settle(s)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - GIVEN) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


# -- guards (DR-A-DEV-20) ---------------------------------------------------------------------------------------------


@hooks.SOUGHT(option="monsters")
def wakes(s: DivineRightState, piece: int, die: int) -> None:
    """A 1 wakes what guards a lost device: an even die a Werewolf, an odd one a Vampire. It obeys the player on the
    right, and rolls for its fate among enemies at once."""
    space = s.where[piece]
    if die != WOKEN or all(thing == s.world.treasure for thing in hidden_in(s, space)):
        return
    (which,) = s.roll(1, 6, "DR-A-DEV-20", hex=space)
    seat = s.to_the_right(s.master[piece])
    monster = gothic.set_loose(s, VAMPIRE if which % 2 else WEREWOLF, seat, space)
    captor = party.endangered(s, monster, space)
    if captor != NOBODY:
        fate.endanger(s, monster, PASSING, captor, space)
    fallout.settle(s)
