"""Seeking what is lost at the end of movement (DR-B-MAG-04, DR-B-TRE-04)."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, openings
from hexarchy.games.divine_right.magic.devices import LOST, hand_to, has_room, lost_in
from hexarchy.games.divine_right.movement.phase import MovementPhase
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MOVEMENT_PHASE, SKILLS

FOUND: Final = 5  # and more
NO_SEEKERS: Final = ("dancing_girl", "engineer", "bodyguard", "beast", "vampire", "werewolf")


def hidden_in(s: DivineRightState, space: int) -> list[int]:
    """What can be found in a space: lost devices and Treasures, markers, a Buried Treasure (DR-B-TRE-04)."""
    seen = s.devices.seen(lost_in(space), None)
    found = [*seen.faces, *[s.world.marker] * bool(seen.others)]
    if lost_in(space) in s.treasures or s.buried >> space & 1:
        found.append(s.world.treasure)
    return found


def lost_spaces(s: DivineRightState) -> int:
    """The spaces in which anything can be found."""
    found, size = s.buried, s.world.grid.size
    for zone in (*s.devices.lies, *s.treasures):
        if LOST <= zone < LOST + size:
            found |= 1 << zone - LOST
    return found


def takeable(s: DivineRightState, piece: int) -> list[int]:
    """Of what lies where a piece is, what it could take."""
    return [thing for thing in hidden_in(s, s.where[piece]) if has_room(s, piece, thing)]


def seeks(s: DivineRightState, piece: int) -> bool:
    if openings.NO_SEEKER.any(s, piece):
        return False
    return s.world.names[piece].rstrip("_0123456789") not in NO_SEEKERS and not hooks.unable(s, piece, SKILLS)


def too_early(s: DivineRightState) -> list[Reason]:
    """What is done at the end of movement is not done before (DR-B-PHS-03)."""
    top = s.frames[-1]
    before = isinstance(top, MovementPhase) and top.stage == top.STAGES.index("moves")
    return [Reason("DR-B-PHS-03", "movement-not-closed")] if before else []


@hooks.act
class Seek(hooks.Act):
    """A hero or combat unit looks for what is lost in its space: one try each turn (DR-B-MAG-04, DR-DEC-52)."""

    VERB = "seek"
    MOMENT = hooks.MOVES_END
    RULE = "DR-B-MAG-04"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        ready, strewn, where = hexes_of(s.army[seat] & ~s.magic.sought & ~s.half.leaving), lost_spaces(s), s.where
        near = [piece for piece in ready if strewn >> where[piece] & 1]
        return [s.game.verbs.seek[piece] for piece in near if seeks(s, piece) and takeable(s, piece)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        space = s.where[target]
        changes.magic(s, sought=s.magic.sought | 1 << target)
        if hooks.SURE_FINDS.any(s, target):
            s.push(Find(target))
            return
        more = [modifier for add in hooks.SEEKING.of(s) for modifier in add(s, target)]
        about: dict[str, Any] = {"unit": target, "hex": space, "modifiers": more or None}
        skill, needs = sum(amount for _, amount in more), ("at-least", FOUND)
        (die,) = s.roll(1, 6, "DR-B-MAG-04", needs=needs, wins=lambda die: die + skill >= FOUND, **about)
        if die + skill >= FOUND:
            s.push(Find(target))
        for follow in hooks.SOUGHT.of(s):
            follow(s, target, die)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        if early := too_early(s):
            return early
        for no_seeker in openings.NO_SEEKER.of(s):
            if reasons := no_seeker(s, target):
                return reasons
        if not seeks(s, target):
            return [Reason("DR-B-MAG-04", "no-seeker", unit=target)]
        if s.magic.sought >> target & 1:
            return [Reason("DR-B-MAG-04", "has-sought", unit=target)]
        full = bool(hidden_in(s, s.where[target]))
        return [Reason("DR-B-MAG-04", "hands-full" if full else "nothing-to-find", unit=target)]


@frame
class Find(Procedure):
    """What was found is shown to all; of several things the finder's player chooses (DR-DEC-53)."""

    piece: int

    def step(self, s: DivineRightState) -> Asked:
        things = takeable(s, self.piece)
        if len(things) > 1:
            options = [s.game.verbs.take[thing] for thing in things]
            return Ask(s.phasing, "found", "DR-B-MAG-04", options, unit=self.piece, hex=s.where[self.piece])
        self.do_take(s, s.phasing, things[0])
        return None

    def do_take(self, s: DivineRightState, seat: int, thing: int) -> None:
        s.finish()
        found = turned_up(s, s.where[self.piece], thing)
        one = hooks.FINDERS.first(s, self.piece, found)
        taker = self.piece if one is None else one
        if has_room(s, taker, found):
            hand_to(s, found, lost_in(s.where[self.piece]), taker)
        else:  # another gift for a monarch: it lies there face up
            s.emit("lies-lost", device=found, hex=s.where[self.piece])
        fallout.settle(s)


def turned_up(s: DivineRightState, space: int, thing: int) -> int:
    """What was found in a space lies there for all to see: a Treasure that was buried, what was under a marker."""
    source = lost_in(space)
    if thing == s.world.treasure and source not in s.treasures:
        s.buried &= ~(1 << space)
        s.treasures = tuple(sorted([*s.treasures, source]))
    if thing != s.world.marker:
        return thing
    hidden = [one for one in s.devices.within(source) if not s.devices.knows(None, one)]
    s.devices = s.devices.shown(hidden[:1])
    return s.devices.faces[hidden[0]]
