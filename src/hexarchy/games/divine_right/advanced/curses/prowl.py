"""How monsters move and kill (DR-A-CURSE-48, -53, -54, -59, -64), and how a Vampire is hunted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, changes, fallout, fate, hooks, status
from hexarchy.games.divine_right.advanced.curses import gothic, kinds, table
from hexarchy.games.divine_right.magic.powers import magical
from hexarchy.games.divine_right.magic.seeking import FOUND, seeks, too_early
from hexarchy.games.divine_right.mercenaries.named import stem
from hexarchy.games.divine_right.movement import ground, modes, party
from hexarchy.games.divine_right.movement.modes import Barriers, Mode
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Guise
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    AS_VAMPIRE,
    BY_AIR,
    MOVEMENT_PHASE,
    NOBODY,
    PASSING,
    SEARCH,
    TRACK,
    WEREWOLF,
)
from hexarchy.games.divine_right.world import World

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

TETHER: Final = 5  # spaces from the Grave (DR-A-CURSE-48)
SLAIN, WOUNDED = 1, 6  # DR-T-A-WEREWOLF
MORTNOIR: Final = "mortnoir"
HELPERS: Final = ("rogue", "magic_user")  # of generic characters (DR-A-CURSE-54)


# -- movement ---------------------------------------------------------------------------------------------------------


@cache
def within(world: World, grave: int) -> int:
    """The land a Vampire may come to."""
    near = hex_set(space for space in range(world.grid.size) if world.grid.distance(grave, space) <= TETHER)
    return near & world.land & ~world.isle & ~world.temple


@modes.way(option="curses")
class Prowling(Mode):
    """It flies 5 spaces, never further than that from its Grave, not out to sea, and over no river (DR-A-CURSE-48)."""

    number = AS_VAMPIRE

    def native(self, s: DivineRightState, piece: int) -> bool:
        return bool(s.guises) and table.is_vampire(s, piece)

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return False

    def how(self, s: DivineRightState, members: Sequence[int]) -> ground.How:
        return BY_AIR

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        seen = table.guise(s, members[0])
        open_ = within(s.world, seen.grave) if seen is not None and seen.grave != NOBODY else 0
        return Barriers(s.world.field.all & ~open_, gothic.rivers(s))

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        """Whom they pass over they do not meet."""
        captor = party.endangered(s, march.members[0], space)
        if captor != NOBODY:
            fate.endanger(s, march.members[0], PASSING, captor, space)

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        closed = self.barriers(s, members).closed >> space & 1
        return [Reason("DR-A-CURSE-48", "too-far-from-the-grave", unit=members[0], hex=space)] if closed else []


# -- no friends -------------------------------------------------------------------------------------------------------


def _hunted_by_friends(s: DivineRightState, space: int) -> None:
    """A friendly combat unit looks for the monster, once in a phase (DR-A-CURSE-64)."""
    for one in gothic.on_the_map(s, s.phasing):
        if s.where[one.counter] == space and s.held[s.phasing] >> space & 1:
            fate.endanger(s, one.counter, SEARCH, s.phasing, space)


@hooks.ARRIVES(option="curses")
def come_upon(s: DivineRightState, pieces: Sequence[int], space: int) -> None:
    if s.guises and min(pieces) < s.world.first_hero:
        _hunted_by_friends(s, space)


@hooks.MOVES_CLOSED(option="curses")
def among_friends(s: DivineRightState) -> None:
    """At the end of movement: units look for it, and then it attacks a friendly hero (DR-A-CURSE-64)."""
    for one in gothic.on_the_map(s, s.phasing):
        _hunted_by_friends(s, s.where[one.counter])
        fallout.later(s, fallout.PREY, one.counter)


@fallout.handles(fallout.PREY)
def turn_on_friends(s: DivineRightState, monster: int) -> None:
    if s.where[monster] < 0 or s.sorcery.struck >> monster & 1:
        return
    friends = [hero for hero in preys(s, monster) if s.master[hero] == s.master[monster]]
    if friends:
        (victim,) = s.draw(1, friends, "DR-A-CURSE-64")
        strike(s, monster, victim)


# -- attacks ----------------------------------------------------------------------------------------------------------


def sheltered(s: DivineRightState, hero: int) -> bool:
    """Is a hero inside a castle that stands, with a combat unit in it (DR-A-CURSE-59)?"""
    space = s.where[hero]
    if not s.is_inside(hero):
        return False
    return any(s.is_inside(unit) for unit in s.units(space))


def preys(s: DivineRightState, monster: int) -> list[int]:
    """The heroes a monster could attack where it is."""
    heroes = [hero for hero in s.mortals(s.where[monster]) if hero != monster and not s.airborne >> hero & 1]
    heroes = [hero for hero in heroes if not table.is_monster(s, hero) and not table.is_beast(s, hero)]
    return heroes if table.is_vampire(s, monster) else [hero for hero in heroes if not sheltered(s, hero)]


def attackers(s: DivineRightState, seat: int, victim: int) -> list[int]:
    """A seat's monsters that may attack a hero now."""
    ready = [one.counter for one in gothic.on_the_map(s, seat) if not s.sorcery.struck >> one.counter & 1]
    return [monster for monster in ready if victim in preys(s, monster)]


@hooks.act
class Maul(hooks.Act):
    """After movement and its fate rolls, before combat, a monster attacks one hero in its space (DR-A-CURSE-53,
    DR-A-CURSE-59, DR-DEC-52)."""

    VERB = "maul"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-CURSE-53"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        ready = [one.counter for one in gothic.on_the_map(s, seat) if not s.sorcery.struck >> one.counter & 1]
        found = {hero for monster in ready for hero in preys(s, monster)}
        return [s.game.verbs.maul[hero] for hero in sorted(found)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        strike(s, attackers(s, seat, target)[0], target)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or not s.is_hero(target):
            return []
        if early := too_early(s):
            return early
        here = [one.counter for one in gothic.on_the_map(s, seat) if s.where[one.counter] == s.where[target]]
        if here and sheltered(s, target):
            return [Reason("DR-A-CURSE-59", "behind-walls", unit=target)]
        return [Reason("DR-A-CURSE-53", "no-monster-there", unit=target)]


def strike(s: DivineRightState, monster: int, victim: int) -> None:
    changes.sorcery(s, struck=s.sorcery.struck | 1 << monster)
    s.emit("monster-attacks", unit=monster, hero=victim, hex=s.where[victim])
    if table.is_vampire(s, monster):
        _assassinate(s, monster, victim)
    else:
        _bite(s, monster, victim)


def _assassinate(s: DivineRightState, vampire: int, victim: int) -> None:
    """As an ambassador would; on a tie or failure it goes back to its Grave (DR-A-CURSE-53). Nobody scores."""
    own, theirs = s.roll(2, 6, "DR-A-CURSE-53", hero=vampire, unit=victim, hex=s.where[victim])
    if own > theirs:
        captives.kill(s, victim, NOBODY, points=False)
        return
    seen = table.guise(s, vampire)
    assert seen is not None
    gothic.to_the_grave(s, seen)


def _bite(s: DivineRightState, werewolf: int, victim: int) -> None:
    """A 1 slays, a 6 wounds; who would be healed in a turn is a Werewolf too (DR-A-CURSE-59)."""
    (die,) = s.roll(1, 6, "DR-A-CURSE-59", hero=werewolf, unit=victim, hex=s.where[victim])
    if die == SLAIN:
        captives.kill(s, victim, NOBODY, points=False)
    elif die == WOUNDED:
        space, inside = s.where[victim], s.is_inside(victim)
        fate.wound(s, victim)
        soon = (victim, s.turn + 1) in s.track and s.where[victim] == TRACK
        if soon and not status.player_monarch(s, victim) and not kinds.why_not(s, victim, WEREWOLF):
            s.track = tuple(entry for entry in s.track if entry[0] != victim)
            changes.put(s, victim, space, inside=inside)
            kinds.lay(s, victim, WEREWOLF, s.master[werewolf])


# -- the hunt ---------------------------------------------------------------------------------------------------------


def graves(s: DivineRightState, space: int) -> list[Guise]:
    return [one for one in gothic.monsters(s) if one.grave == space and space >= 0]


def may_hunt(s: DivineRightState, hero: int) -> bool:
    unfit = table.is_monster(s, hero) or table.is_beast(s, hero) or stem(s, hero) == MORTNOIR
    return s.is_hero(hero) and not unfit and seeks(s, hero)


@hooks.act
class Hunt(hooks.Act):
    """A hero seeks a Vampire's Grave like a lost device (DR-A-CURSE-54)."""

    VERB = "hunt"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-CURSE-54"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        spaces = hex_set(one.grave for one in gothic.monsters(s) if one.grave != NOBODY)
        heroes = [hero for space in hexes_of(spaces) for hero in s.mortals(space) if s.master[hero] == seat]
        return [s.game.verbs.hunt[hero] for hero in heroes if not self._bars(s, hero)]

    def _bars(self, s: DivineRightState, hero: int) -> list[Reason]:
        if not graves(s, s.where[hero]):
            return [Reason("DR-A-CURSE-54", "no-grave-here", unit=hero)]
        if not may_hunt(s, hero):
            return [Reason("DR-A-CURSE-54", "no-hunter", unit=hero)]
        if (s.magic.sought | s.half.leaving) >> hero & 1:
            return [Reason("DR-A-CURSE-54", "has-sought", unit=hero)]
        return []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.magic(s, sought=s.magic.sought | 1 << target)
        if s.check(1, 6, self.RULE, ("at-least", FOUND), hero=target, hex=s.where[target]):
            s.push(AtTheGrave(target, graves(s, s.where[target])[0].counter))

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - FOUND) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


@frame
class AtTheGrave(Stages, Procedure):
    """By day the Vampire is destroyed; by night it comes and fights the hunter and those who help (DR-A-CURSE-54,
    DR-DEC-53)."""

    hunter: int
    vampire: int
    helpers: int = 0
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("hour", "company", "fight")

    def hour(self, s: DivineRightState) -> Asked:
        (die,) = s.roll(1, 6, "DR-A-CURSE-54", hero=self.hunter, hex=s.where[self.hunter])
        if die % 2 == 0:
            s.emit("found-by-day", unit=self.vampire, hex=s.where[self.hunter])
            s.finish()
            gothic.slay(s, self.vampire)
            fallout.settle(s)
            return None
        s.emit("found-by-night", unit=self.vampire, hex=s.where[self.hunter])
        return None

    def _friends(self, s: DivineRightState) -> list[int]:
        """Heroes, and of generic characters Rogues and Magic Users."""
        heroes = [hero for hero in s.own(s.master[self.hunter], s.where[self.hunter]) if s.is_hero(hero)]
        found = [hero for hero in heroes if hero != self.hunter and not self.helpers >> hero & 1]
        return [hero for hero in found if may_hunt(s, hero) and self._fights(s, hero)]

    @staticmethod
    def _fights(s: DivineRightState, hero: int) -> bool:
        entry = s.world.special_of.get(hero)
        generic = entry is not None and not entry.card and entry.count > 1
        return not generic or entry is None or entry.id in HELPERS or entry.leader

    def company(self, s: DivineRightState) -> Asked:
        friends = self._friends(s)
        if not friends:
            return None
        verbs = s.game.verbs
        options: list[Action] = [*(verbs.choose[hero] for hero in friends), verbs.done]
        return Ask(s.master[self.hunter], "hunters", "DR-A-CURSE-54", options, default=verbs.done, hero=self.hunter)

    def do_choose(self, s: DivineRightState, seat: int, hero: int) -> None:
        self.helpers |= 1 << hero

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.stage += 1

    def fight(self, s: DivineRightState) -> Asked:
        seen = table.guise(s, self.vampire)
        assert seen is not None
        if s.where[self.vampire] != seen.grave and s.where[self.vampire] >= 0:
            gothic.to_the_grave(s, seen)
        band = [*hexes_of(self.helpers)]
        help_ = [("DR-A-CURSE-54", 2 if magical(s, hero) else 1) for hero in band]
        own, theirs = s.contest(6, "DR-A-CURSE-54", help_, hero=self.hunter, unit=self.vampire, hex=seen.grave)
        controller = s.master[self.vampire]
        s.finish()
        if own >= theirs:
            gothic.slay(s, self.vampire)
        if own <= theirs:  # points for them go to the Vampire's player
            for hero in (self.hunter, *band):
                captives.kill(s, hero, controller)
        fallout.settle(s)
        return None
