"""Devices that change a hero (DR-A-DEV-02 to -06): the Bauble, the Hand of Corfu, Iozzi's Wands, the Love Potion, the
Waters of Jurba. Cursing with one follows the procedure of all Curses (curses/place.py)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import changes, fallout, hooks
from hexarchy.games.divine_right.advanced.curses import guises, kinds, shape, sources, table
from hexarchy.games.divine_right.magic.powers import why_no_magic, wielder
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BEAST,
    EVENTS_PHASE,
    FORMS,
    LOVE,
    MOVEMENT_PHASE,
    NOBODY,
    TRANSFORMATION,
    WEREWOLF,
)

SWITCH: Final = "advanced_devices"
BAUBLE, HAND, WANDS, POTION, WATERS = "bauble", "hand_of_corfu", "iozzi_wands", "love_potion", "waters_of_jurba"
CURSING: Final = {HAND: WEREWOLF, WANDS: BEAST, POTION: LOVE, WATERS: TRANSFORMATION}
OTHER_GENDER: Final = 1


# -- devices that curse -----------------------------------------------------------------------------------------------


@sources.BORNE(option=SWITCH)
def bears(s: DivineRightState, piece: int) -> list[tuple[int, int]]:
    """The Hand curses only as a paw (DR-A-DEV-03)."""
    ready = [name for name in CURSING if wielder(s, name) == piece and (name != HAND or s.sorcery.paw == 1)]
    return [(s.world.device[name], CURSING[name]) for name in ready]


@sources.CHOICE(option=SWITCH)
def effect(s: DivineRightState, device: int) -> int | None:
    """The Wands leave the form to their bearer (DR-A-DEV-04); the Waters change the gender (DR-A-DEV-06)."""
    if device == s.world.device[WANDS]:
        return sources.ASKED
    return OTHER_GENDER if device == s.world.device[WATERS] else None


@sources.USED(option=SWITCH)
def turns(s: DivineRightState, piece: int, kind: int, device: int) -> None:
    if device == s.world.device[HAND]:
        turn_hand(s, paw=False)


# -- the Hand of Corfu ------------------------------------------------------------------------------------------------


def turn_hand(s: DivineRightState, *, paw: bool) -> None:
    changes.sorcery(s, paw=int(paw))
    s.emit("hand-turns", device=s.world.device[HAND], paw=int(paw))


@hooks.ASSIGNED(option=SWITCH)
def found(s: DivineRightState, piece: int, thing: int) -> None:
    """A die says what it is when it is found: an even one a hand, an odd one a paw (DR-A-DEV-03)."""
    if thing == s.world.device[HAND] and s.sorcery.paw == NOBODY:
        (die,) = s.roll(1, 6, "DR-A-DEV-03", device=thing)
        turn_hand(s, paw=bool(die % 2))


@hooks.act
class CureWolf(hooks.Act):
    """A human hand removes the Werewolf Curse from one in its space, and becomes a paw (DR-A-DEV-03)."""

    VERB = "cure-wolf"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-DEV-03"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        wolves = [curse.victim for curse in s.curses if curse.kind == WEREWOLF and s.where[curse.victim] >= 0]
        return [s.game.verbs.cure_wolf[wolf] for wolf in wolves if not self._bars(s, seat, wolf)]

    def _bars(self, s: DivineRightState, seat: int, wolf: int) -> list[Reason]:
        hero = wielder(s, HAND)
        if hero == NOBODY or s.master[hero] != seat or s.where[hero] != s.where[wolf] or s.sorcery.paw == 1:
            return [Reason(self.RULE, "no-hand-there", unit=wolf)]
        if table.find(s, wolf, WEREWOLF) is None:
            return [Reason(self.RULE, "is-no-wolf", unit=wolf)]
        return why_no_magic(s, s.where[hero])

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        curse = table.find(s, target, WEREWOLF)
        assert curse is not None
        kinds.lift(s, curse)
        turn_hand(s, paw=True)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0:
            return []
        return too_early(s) or self._bars(s, seat, target)


# -- the Bauble of Metamorphosis (DR-A-DEV-02) ------------------------------------------------------------------------


@hooks.act
class Metamorphosis(hooks.Act):
    """At the start of movement its bearer becomes a beast by their own will (DR-DEC-43)."""

    VERB = "shape"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-DEV-02"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.shape[form] for form in range(len(FORMS))]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        hero = wielder(s, BAUBLE)
        shape.become_beast(s, hero, guises.free(s, "beast")[0], target, willing=True)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        hero = wielder(s, BAUBLE)
        if hero == NOBODY or s.master[hero] != seat:
            return [Reason(self.RULE, "no-bauble")]
        if table.guise(s, hero) is not None or not guises.free(s, "beast"):
            return [Reason(self.RULE, "no-counter-left", unit=hero)]
        return party.why_not_move(s, hero)


@hooks.act
class Resume(hooks.Act):
    """At the start of any friendly turn they are themselves again."""

    VERB = "resume"
    MOMENT = hooks.TURN_STARTS
    RULE = "DR-A-DEV-02"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.resume]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        guises.take_off(s, self._beast(s, seat))
        fallout.settle(s)

    @staticmethod
    def _beast(s: DivineRightState, seat: int) -> int:
        own = [one.counter for one in s.guises if one.willing and s.master[one.counter] == seat]
        return next((counter for counter in own if s.where[counter] >= 0), NOBODY)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != EVENTS_PHASE or self._beast(s, seat) != NOBODY:
            return []
        return [Reason(self.RULE, "no-beast-by-choice")]
