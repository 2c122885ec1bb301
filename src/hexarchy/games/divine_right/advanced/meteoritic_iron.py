"""Meteoritic iron (DR-A-MET): the Crater dampens magic around it, as far as a die says that anybody may ask for.

The range is rolled once a game turn and lasts until its end. Everybody is asked before acts of magic within reach of
it, and before the moves, sieges and combats of a player turn in which something there would be disturbed (DR-DEC-13).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import acts, changes, dampening, fallout, hooks, losses, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.magic.devices import bearer
from hexarchy.games.divine_right.mercenaries.named import BLACK_KNIGHT, NONNUS, SCHARDENZAR, TROOP
from hexarchy.games.divine_right.movement.flyers import GHOSTS
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Crater
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BLACK_HAND, EATERS, INSPIRING, NOBODY

IRON: Final = "meteoritic_iron"
SHIP: Final = "the_sorcerers_ship"
REACH: Final = 6  # spaces, the Crater's own the first: as far as the die can say
MOVES, SIEGES, COMBATS = 1, 2, 4  # moments of a player turn
# Acts of magic, by whose place they are done from.
BY_EATERS: Final = frozenset(("raise-bridge", "call-ship", "raise-mist", "enchant", "vortex", "reflect"))
BY_HAND: Final = frozenset(
    ("teleport", "raise-dead", "raise-undead", "raise-colossus", "raise-fleet", "souls", "wings")
)
BY_DEVICE: Final = {
    **dict.fromkeys(("mask-activate", "mask-deactivate"), "mask"),
    **dict.fromkeys(("look-at", "look-under"), "mirror_of_sight"),
    "shape": "bauble",
    "cure-wolf": "hand_of_corfu",
    "feed": "runesword",
}
ON_PIECES: Final = frozenset(("curse", "lift-curse", "dispel", "cure-wolf"))  # whose target is a piece
ON_SPACES: Final = frozenset(("vortex", "reflect", "raise-dead", "wings", "look-under"))


# -- where it works ---------------------------------------------------------------------------------------------------


@dampening.NO_MAGIC(option=IRON)
def dampened(s: DivineRightState) -> int:
    """In this game turn, if its range is known (DR-A-MET-01)."""
    return s.world.crater_rings[s.crater.reach] if s.crater.turn == s.turn else 0


@dampening.WHY_NO_MAGIC(option=IRON)
def why_not(s: DivineRightState, space: int) -> list[Reason]:
    return [Reason("DR-A-MET-09", "iron-dampens", hex=space)] if space >= 0 and dampened(s) >> space & 1 else []


def near(s: DivineRightState, space: int) -> bool:
    """Could it be within range?"""
    return space >= 0 and bool(s.world.crater_rings[REACH] >> space & 1)


# -- what it does -----------------------------------------------------------------------------------------------------


@hooks.DEVICE_FAILS(option=IRON)
def devices_fail(s: DivineRightState, hero: int, name: str) -> bool:
    """DR-A-MET-02."""
    return dampening.fails_in(s, s.where[hero])


def fleeting(s: DivineRightState) -> list[int]:
    """What magic alone keeps in the world: the Black Hand's creatures, the Ghost Riders, the Sorcerers' Ship
    (DR-A-MET-02, DR-A-MET-05, DR-A-MET-07)."""
    return [*s.world.creatures_of[BLACK_HAND], s.world.index[GHOSTS], s.world.index[SHIP]]


def vanish(s: DivineRightState) -> None:
    """Those within range are gone."""
    gone = [piece for piece in fleeting(s) if dampening.fails_in(s, s.where[piece])]
    if not gone:
        return
    s.emit("iron-destroys", units=tuple(gone))
    riders = s.world.index[GHOSTS]
    status.leave(s, hex_set(piece for piece in gone if piece != riders))
    if riders in gone:
        losses.eliminate(s, riders)
    fallout.later(s, fallout.SIEGES)


@hooks.ENTERS(option=IRON)
def enters(s: DivineRightState, seat: int, units: Sequence[int], before: int, space: int) -> None:
    if dampening.fails_in(s, space) and any(piece in fleeting(s) for piece in units):
        fallout.later(s, fallout.VANISH)


@fallout.handles(fallout.VANISH)
def vanishing(s: DivineRightState) -> None:
    vanish(s)


@hooks.UNABLE(option=IRON)
def without_his_art(s: DivineRightState, piece: int, what: int) -> bool:
    """Schardenzar adds nothing to a combat (DR-A-MET-06)."""
    return what == INSPIRING and s.world.names[piece] == SCHARDENZAR and dampening.fails_in(s, s.where[piece])


@hooks.COMBAT_MODIFIERS(option=IRON)
def against_the_iron(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """Nor does he where those whom he attacks are within range (DR-A-MET-09)."""
    leader = clash.leaders[defending]
    if leader == NOBODY or s.world.names[leader] != SCHARDENZAR or not dampening.fails_in(s, clash.space):
        return []
    if without_his_art(s, leader, INSPIRING) or strength.rated(s, clash.element):
        return []
    _, amount = strength.lead(s, leader, fleets=s.is_fleet(clash.attackers[0]))
    return [("DR-A-MET-09", -amount)] if amount else []


# -- the request (DR-A-MET-01, DR-DEC-13) -----------------------------------------------------------------------------


def stirs(s: DivineRightState, pieces: Iterable[int]) -> bool:
    """Is something within reach that the iron would disturb?"""
    bearers = {bearer(s, device) for device in range(len(s.world.devices))} - {NOBODY}
    named = {s.world.index[name] for name in (SCHARDENZAR, BLACK_KNIGHT, NONNUS, TROOP)}
    magicians = {s.world.monarch_of[kingdom] for kingdom in (EATERS, BLACK_HAND)}
    return any(near(s, s.where[piece]) for piece in {*bearers, *named, *magicians, *fleeting(s)} & {*pieces})


def poll(s: DivineRightState, moment: int) -> bool:
    """Everybody is asked at a moment of a player turn, once."""
    if s.crater.turn == s.turn or s.half.sounded & moment:
        return False
    everybody = [piece for army in s.army for piece in hexes_of(army)]
    own = moment == MOVES
    if not stirs(s, hexes_of(s.army[s.phasing]) if own else everybody):
        return False
    changes.half(s, sounded=s.half.sounded | moment)
    s.push(Sounding(tuple(s.round_from(s.phasing))))
    return True


@hooks.MOVES_OPEN(option=IRON)
def before_moves(s: DivineRightState) -> None:
    poll(s, MOVES)


@hooks.BEFORE_ASSAULTS(option=IRON)
def before_sieges(s: DivineRightState) -> None:
    if any(one.seat == s.phasing and near(s, s.world.castles[one.castle].space) for one in s.sieges):
        poll(s, SIEGES)


@hooks.FIRST_OF_ALL(option=IRON)
def before_combats(s: DivineRightState) -> bool:
    """When all attacks are declared."""
    return poll(s, COMBATS)


def places(s: DivineRightState, action: Action) -> list[int]:
    """Where an act of magic is done from, and on; NOBODY: it may be anywhere."""
    verb, found = action.verb, []
    if verb in BY_EATERS:
        found.append(s.where[s.world.monarch_of[EATERS]])
    if verb in BY_HAND:
        found.append(s.where[s.world.monarch_of[BLACK_HAND]])
    if verb == "teleport":
        found.append(s.world.royal_seats[BLACK_HAND])
    if verb in BY_DEVICE and (hero := bearer(s, s.world.device[BY_DEVICE[verb]])) != NOBODY:
        found.append(s.where[hero])
    if verb in ON_PIECES:
        found.append(s.where[action.target])
    if verb in ON_SPACES:
        found.append(action.target)
    if verb == "sacrifice":  # what the boon strikes is named later
        found.append(s.world.crater)
    return found


@acts.BEFORE_ACT(option=IRON)
def before_magic(s: DivineRightState, act: acts.Act, seat: int, action: Action) -> bool:
    if s.crater.turn == s.turn or not any(near(s, space) for space in places(s, action)):
        return False
    s.push(Sounding(tuple(s.round_from(s.phasing)), action.index, seat))
    return True


@frame
class Sounding(Procedure):
    """Does anybody want to know the range? The first to say so has it rolled. Then the act they were asked about is
    done, if it still can be."""

    left: tuple[int, ...]  # seats still to be asked
    act: int = NOBODY  # the action that waits
    seat: int = NOBODY  # whose it is

    def step(self, s: DivineRightState) -> Asked:
        self.left = tuple(seat for seat in self.left if s.living(seat)) if s.crater.turn != s.turn else ()
        if self.left:
            verbs = s.game.verbs
            options = [verbs.yes, verbs.no]
            return Ask(self.left[0], "crater", "DR-A-MET-01", options, default=verbs.no, hex=s.world.crater)
        s.finish()
        if self.act != NOBODY and s.living(self.seat):
            self._go_on(s)
        return None

    def _go_on(self, s: DivineRightState) -> None:
        action = s.game.actions[self.act]
        act = next(one for one in acts.all_acts(s) if action.verb == one.VERB)
        if action in act.options(s, self.seat):
            act.do(s, self.seat, action.target)
        else:
            s.emit("magic-fails", side=s.name(self.seat), hex=s.world.crater)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        (die,) = s.roll(1, 6, "DR-A-MET-01", side=s.name(seat), hex=s.world.crater)
        s.crater = Crater(s.turn, die)
        s.emit("crater-dampens", number=die, hex=s.world.crater)
        vanish(s)
        fallout.settle(s)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self.left = self.left[1:]
