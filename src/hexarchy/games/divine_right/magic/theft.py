"""Theft (DR-B-TRE-05, DR-B-TRE-06): thieves who go among enemies may find what those carry, and must bring it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks
from hexarchy.games.divine_right.magic.devices import borne_by, burden, has_room, let_go, move
from hexarchy.games.divine_right.magic.seeking import FOUND, too_early
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MOVEMENT_PHASE, NOBODY, PASSING, SIEGED, SKILLS, THEFT

THIEVES: Final = ("rogue", "fox", "magic_user")
FOX: Final = "fox"  # adds 1 (DR-B-SMU-21)


def is_thief(s: DivineRightState, piece: int) -> bool:
    thief = s.world.names[piece].startswith(THIEVES) or hooks.ROGUES.any(s, piece)
    return thief and not hooks.unable(s, piece, SKILLS)


def entered(s: DivineRightState, thief: int) -> bool:
    """Have they gone among enemies in this turn, and lived?"""
    return any((thief, cause) in s.half.rolled for cause in (PASSING, SIEGED))


def victims(s: DivineRightState, thief: int) -> list[int]:
    """Pieces of enemies where a thief is."""
    return [piece for piece in s.stack(s.where[thief]) if s.master[piece] not in (s.master[thief], NOBODY)]


def finds_on(s: DivineRightState, thief: int) -> int:
    """What a thief must roll, and more."""
    easier = (find(s, thief) for find in hooks.FINDS_ON.of(s))
    return min((found for found in easier if found is not None), default=FOUND)


def prey(s: DivineRightState, thief: int) -> list[int]:
    """What a thief could find there and carry."""
    found = {thing for piece in victims(s, thief) for thing in burden(s, piece)}
    return sorted(thing for thing in found if has_room(s, thief, thing))


@hooks.act
class Steal(hooks.Act):
    """A thief seeks one device or Treasure that enemies carry (DR-DEC-52)."""

    VERB = "steal"
    MOMENT = hooks.MOVES_END
    RULE = "DR-B-TRE-05"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        among = hex_set(hero for hero, _ in s.half.rolled) & s.army[seat] & ~s.magic.sought
        ready = [piece for piece in hexes_of(among) if entered(s, piece) and is_thief(s, piece)]
        return [s.game.verbs.steal[piece] for piece in ready if prey(s, piece)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.magic(s, sought=s.magic.sought | 1 << target)
        modifiers = (("DR-B-SMU-21", 1),) if s.world.names[target] == FOX else ()
        skill, least = len(modifiers), finds_on(s, target)
        (die,) = s.roll(
            1,
            6,
            "DR-B-TRE-05",
            unit=target,
            hex=s.where[target],
            modifiers=modifiers,
            needs=("at-least", least),
            wins=lambda die: die + skill >= least,
        )
        if die + skill >= least:
            s.push(Prize(target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        if not is_thief(s, target):
            return [Reason("DR-B-TRE-06", "no-thief", unit=target)]
        if early := too_early(s):
            return early
        if s.magic.sought >> target & 1:
            return [Reason("DR-B-TRE-05", "has-sought", unit=target)]
        return [Reason("DR-B-TRE-05", "nothing-to-steal", unit=target)]


@frame
class Prize(Procedure):
    """Which of several things (DR-DEC-53)?"""

    thief: int

    def step(self, s: DivineRightState) -> Asked:
        things = prey(s, self.thief)
        if len(things) > 1:
            options = [s.game.verbs.take[thing] for thing in things]
            return Ask(s.phasing, "found", "DR-B-TRE-05", options, unit=self.thief, hex=s.where[self.thief])
        self.do_take(s, s.phasing, things[0])
        return None

    def do_take(self, s: DivineRightState, seat: int, thing: int) -> None:
        """It is theirs when they are out with it."""
        victim = next(piece for piece in victims(s, self.thief) if thing in burden(s, piece))
        move(s, thing, borne_by(s, victim), borne_by(s, self.thief))
        space = s.where[self.thief]
        changes.magic(s, loot=(*s.magic.loot, (self.thief, thing, space, s.turn)))
        s.emit("steals", unit=self.thief, device=thing, hex=space)
        s.finish()


# -- getting out ------------------------------------------------------------------------------------------------------


@hooks.SETS_OUT()
def get_out(s: DivineRightState, members: Sequence[int], before: int) -> None:
    """Who leaves with loot rolls once more, unless nobody is left to mind (DR-B-TRE-05)."""
    for thief in dict.fromkeys(entry[0] for entry in s.magic.loot):
        if thief in members and s.where[thief] == before:
            captor = party.endangered(s, thief, before)
            if captor != NOBODY:
                fate.endanger(s, thief, THEFT, captor, before)
            fallout.later(s, fallout.LOOT, thief)


@fallout.handles(fallout.LOOT)
def brought_out(s: DivineRightState, thief: int) -> None:
    spaces = [space for who, _, space, _ in s.magic.loot if who == thief]
    if spaces:  # else they were caught
        changes.magic(s, loot=tuple(entry for entry in s.magic.loot if entry[0] != thief))
        s.emit("brings-out", unit=thief, hex=s.where[thief])
        for follow in hooks.BROUGHT_OUT.of(s):
            follow(s, thief, spaces[0])


@hooks.MOVES_CLOSED()
def too_late(s: DivineRightState) -> None:
    """Who does not leave in their next Movement Phase must put it back."""
    for thief, _, space, turn in s.magic.loot:
        if s.master[thief] == s.phasing and turn < s.turn:
            let_go(s, thief, party.endangered(s, thief, space), space, stolen_only=True)
