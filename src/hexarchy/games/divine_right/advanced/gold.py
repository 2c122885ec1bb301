"""The wealth of the Dwarves (DR-A-NHW-03): a Treasure every third turn, in each of their castles in turn.

What they have mined lies in the castle like anything that is lost there; its own people know where.
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.advanced.nonhumans import GHEM
from hexarchy.games.divine_right.magic.devices import give_back, hand_to, has_room, lost_in
from hexarchy.games.divine_right.magic.treasure import Purchase, hirings
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState

EVERY: Final = 3  # turns


def mines(s: DivineRightState) -> list[int]:
    """Castles whose turn it is: none has a second Treasure before all have one; besieged ones do not count."""
    open_ = [castle for castle in s.world.castles_of[GHEM] if s.stands(castle.index) and not s.siege_of(castle.index)]
    due = [castle for castle in open_ if not s.war.mined >> castle.index & 1]
    return [castle.space for castle in due or open_]


@hooks.JOINS_ALLIANCE(option="dwarves")
def joins(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    """The first comes in their player's next Random Events Phase."""
    if kingdom == GHEM:
        changes.war(s, gold=0)


@hooks.EVENTS_OPEN(option="dwarves")
def strike_gold(s: DivineRightState) -> None:
    if s.kingdoms[GHEM].seat == s.phasing and s.turn >= s.war.gold:
        changes.war(s, gold=s.turn + EVERY)
        if mines(s):
            s.push(Gold())


@frame
class Gold(Procedure):
    """Its player says in which castle (DR-DEC-22)."""

    def step(self, s: DivineRightState) -> Asked:
        spaces = mines(s)
        if len(spaces) > 1:
            options = [s.game.verbs.place[space] for space in spaces]
            return Ask(s.phasing, "gold", "DR-A-NHW-03", options, default=options[0])
        self.do_place(s, s.phasing, spaces[0])
        return None

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        castle = s.world.castle_at[space].index
        mined = s.war.mined if not s.war.mined >> castle & 1 else 0  # a new round begins
        changes.war(s, mined=mined | 1 << castle, hoards=(*s.war.hoards, (space, s.turn)))
        s.treasures = tuple(sorted([*s.treasures, lost_in(space)]))
        s.emit("gold-found", kingdom=GHEM, hex=space)
        s.finish()


def hoards(s: DivineRightState, seat: int) -> list[int]:
    """Castles with Dwarven Treasures that are a seat's, and not besieged."""
    own = hex_set(space for space, _ in s.war.hoards) & hex_set(s.friendly_castles(seat))
    return [space for space in hexes_of(own) if lost_in(space) in s.treasures]


def _empty(s: DivineRightState, space: int) -> None:
    """The oldest of a castle is gone."""
    first = next(entry for entry in s.war.hoards if entry[0] == space)
    rest = [*s.war.hoards]
    rest.remove(first)
    changes.war(s, hoards=tuple(rest))


@hooks.act
class SpendGold(hooks.Act):
    """Where it lies, from the turn after it appeared."""

    VERB = "spend-gold"
    MOMENT = hooks.TURN_STARTS
    RULE = "DR-A-NHW-03"
    OPTION = "dwarves"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        old = {space for space, turn in s.war.hoards if turn < s.turn}
        return [s.game.verbs.spend_gold[space] for space in hoards(s, seat) if space in old and hirings(s, space)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.emit("gold-spent", kingdom=GHEM, hex=target)
        give_back(s, s.world.treasure, lost_in(target))
        _empty(s, target)
        s.push(Purchase(1, "DR-B-TRE-02", castle=target))


@hooks.act
class TakeGold(hooks.Act):
    """Or it is carried elsewhere by who is there."""

    VERB = "take-gold"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-NHW-03"
    OPTION = "dwarves"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        pieces = [piece for space in hoards(s, seat) for piece in s.own(seat, space) if s.is_inside(piece)]
        able = [piece for piece in pieces if piece not in s.aboard and has_room(s, piece, s.world.treasure)]
        return [s.game.verbs.take_gold[piece] for piece in able]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        space = s.where[target]
        hand_to(s, s.world.treasure, lost_in(space), target)
        _empty(s, space)


@hooks.PLUNDERED(option="dwarves")
def lost(s: DivineRightState, castle: int, by: int) -> None:
    """Nobody knows any more where it is."""
    space = s.world.castles[castle].space
    changes.war(s, hoards=tuple(entry for entry in s.war.hoards if entry[0] != space))
