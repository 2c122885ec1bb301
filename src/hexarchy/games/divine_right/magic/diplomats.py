"""Devices of diplomacy (DR-B-MAG-15, -19, -22): the Mask of Influence, the Mirror of Far Sight, the Ring of Tongues."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import cards, changes, hooks
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.mission import Mission
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, card_banishes_for
from hexarchy.games.divine_right.hooks import Modifier
from hexarchy.games.divine_right.magic.devices import face_down, lost_in
from hexarchy.games.divine_right.magic.powers import silent, wielder
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import DIPLOMACY_PHASE, NOBODY

# -- the Mask ---------------------------------------------------------------------------------------------------------


def why_not_by_mask(s: DivineRightState, seat: int, kingdom: int, function: int) -> list[Reason]:
    """The bearer works where they are, as an ambassador would; what banishes ambassadors does not touch them."""
    hero = wielder(s, "mask")
    if hero == NOBODY or s.master[hero] != seat:
        return [Reason("DR-B-MAG-15", "no-mask")]
    if dict(s.magic.barred).get(kingdom, 0) >= s.turn:
        return [Reason("DR-B-MAG-15", "mask-is-barred", kingdom=kingdom)]
    reasons = ambassador.closed(s, seat, kingdom, function)
    if not reasons and s.where[hero] != ambassador.meeting(s, kingdom):
        return [Reason("DR-B-MAG-15", "not-there", kingdom=kingdom, hero=hero)]
    return reasons


class Masked(hooks.Act):
    """An activation or deactivation in the ambassador's place (DR-DEC-32)."""

    MOMENT = hooks.IN_PLACE
    RULE = "DR-B-MAG-15"
    WORK: ClassVar[int]

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        hero = wielder(s, "mask")
        if hero == NOBODY or s.master[hero] != seat:
            return []
        verb = s.game.verbs.mask_activate if self.WORK == ACTIVATE else s.game.verbs.mask_deactivate
        kingdoms = range(len(s.kingdoms))
        return [verb[kingdom] for kingdom in kingdoms if not why_not_by_mask(s, seat, kingdom, self.WORK)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Mission(seat, target, self.WORK, by=wielder(s, "mask")))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_not_by_mask(s, seat, target, self.WORK) if s.phase == DIPLOMACY_PHASE else []


@hooks.act
class MaskActivates(Masked):
    VERB = "mask-activate"
    WORK = ACTIVATE


@hooks.act
class MaskDeactivates(Masked):
    VERB = "mask-deactivate"
    WORK = DEACTIVATE


@hooks.DIPLOMACY_MODIFIERS()
def mask(s: DivineRightState, seat: int, kingdom: int, function: int, card: int, by: int) -> Iterable[Modifier]:
    """DR-B-MAG-15."""
    return [("DR-B-MAG-15", 1)] if by != NOBODY and by == wielder(s, "mask") else []


@hooks.DIPLOMAT_FAILS()
def shut_out(s: DivineRightState, hero: int, kingdom: int, card: int) -> None:
    """A card that would have banished an ambassador bars the Mask for its term."""
    turns = card_banishes_for(s, kingdom, card)
    if turns and hero == wielder(s, "mask"):
        others = tuple(entry for entry in s.magic.barred if entry[0] != kingdom)
        changes.magic(s, barred=(*others, (kingdom, s.turn + turns)))
        s.emit("mask-barred", kingdom=kingdom, turn=s.turn + turns)


# -- the Ring ---------------------------------------------------------------------------------------------------------


@hooks.DIPLOMACY_MODIFIERS()
def ring(s: DivineRightState, seat: int, kingdom: int, function: int, card: int, by: int) -> Iterable[Modifier]:
    """An ambassador's Long Oration is worth 1 more while a hero of the player bears the Ring (DR-B-MAG-22)."""
    if by != NOBODY or card == NOBODY or s.world.cards[card].type != "long_oration":
        return []
    hero = wielder(s, "ring_of_tongues")
    return [("DR-B-MAG-22", 1)] if hero != NOBODY and s.master[hero] == seat else []


# -- the Mirror -------------------------------------------------------------------------------------------------------


def may_look(s: DivineRightState, seat: int) -> bool:
    hero = wielder(s, "mirror_of_sight")
    return hero != NOBODY and s.master[hero] == seat and not s.magic.looked


def why_not_look(s: DivineRightState, seat: int) -> list[Reason]:
    if s.phase != DIPLOMACY_PHASE:
        return []
    hero = wielder(s, "mirror_of_sight")
    own = hero != NOBODY and s.master[hero] == seat
    return [Reason("DR-B-MAG-19", "nothing-to-see" if own and not s.magic.looked else "no-mirror")]


@hooks.act
class LookAt(hooks.Act):
    """One face-down Personality, for the bearer's player alone (DR-B-MAG-19, DR-DEC-31)."""

    VERB = "look-at"
    MOMENT = hooks.BESIDE_DIPLOMACY
    RULE = "DR-B-MAG-19"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not may_look(s, seat):
            return []
        kingdoms = [kingdom for kingdom in range(len(s.kingdoms)) if cards.has_personality(s, kingdom)]
        return [s.game.verbs.look_at[kingdom] for kingdom in kingdoms if not cards.personality_known(s, kingdom, seat)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.magic(s, looked=True)
        lying = s.personalities.within(1 + target)
        s.personalities = s.personalities.shown(lying, 1 << seat)
        s.emit("looks-at", side=s.name(seat), kingdom=target)
        s.tell(seat, "mirror-shows", kingdom=target, personality=s.personalities.faces[lying[0]])

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_not_look(s, seat)


@hooks.act
class LookUnder(hooks.Act):
    """One face-down marker (DR-B-MAG-19, DR-B-MAG-25); nothing is seen where the Amulet is."""

    VERB = "look-under"
    MOMENT = hooks.BESIDE_DIPLOMACY
    RULE = "DR-B-MAG-19"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not may_look(s, seat):
            return []
        spaces = [space for space in face_down(s) if not silent(s, space) and self._unseen(s, seat, space)]
        return [s.game.verbs.look_under[space] for space in spaces]

    @staticmethod
    def _unseen(s: DivineRightState, seat: int, space: int) -> list[int]:
        return [thing for thing in s.devices.within(lost_in(space)) if not s.devices.knows(seat, thing)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.magic(s, looked=True)
        thing = self._unseen(s, seat, target)[0]
        s.devices = s.devices.shown((thing,), 1 << seat)
        s.emit("looks-under", side=s.name(seat), hex=target)
        s.tell(seat, "marker-is", hex=target, device=s.devices.faces[thing])

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_not_look(s, seat)
