"""The Temple of Danger (DR-A-TOD): the gods put the black-hearted to sleep, and others find them there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, changes, choices, fallout, hooks
from hexarchy.games.divine_right.advanced.curses import lost
from hexarchy.games.divine_right.magic.devices import TEMPLE, borne_by, burden, is_gift, move
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.magic.temple import AS_MONARCHS, be_judged, blacken, in_temple
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MONARCH, MOVEMENT_PHASE

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

SWITCH: Final = "temple_of_danger"
TURNS: Final = 6  # of sleep (DR-A-TOD-04)


def asleep(s: DivineRightState, hero: int) -> bool:
    return any(one == hero for one, _ in s.slumber.asleep)


@hooks.CONDEMNED(option=SWITCH)
def falls_asleep(s: DivineRightState, hero: int) -> None:
    """Their kingdom waits for them six turns (DR-A-TOD-01, DR-A-TOD-04); a prayer to be healed is at an end."""
    changes.slumber(s, asleep=(*s.slumber.asleep, (hero, s.turn)))
    changes.sorcery(s, prayers=tuple(entry for entry in s.sorcery.prayers if entry[0] != hero))
    s.emit("falls-asleep", hero=hero, hex=s.where[hero])
    if s.world.pieces[hero].crowned:
        lost.set_term(s, s.kingdom_of(hero), TURNS)


def wake(s: DivineRightState, hero: int) -> None:
    changes.slumber(s, asleep=tuple(entry for entry in s.slumber.asleep if entry[0] != hero))
    s.emit("wakes", hero=hero)


@hooks.LIFTED(option=SWITCH)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    now = s.slumber
    changes.slumber(
        s,
        asleep=tuple(entry for entry in now.asleep if entry[0] != piece),
        visitors=tuple(entry for entry in now.visitors if entry[0] != piece),
    )


@hooks.GAME_TURN_ENDS(option=SWITCH)
def six_turns(s: DivineRightState) -> None:
    """Who has no kingdom to lose wakes unharmed after the same time (DR-A-TOD-04)."""
    for hero, turn in s.slumber.asleep:
        if not s.world.pieces[hero].crowned and s.turn >= turn + TURNS:
            wake(s, hero)


@hooks.ABSENT(option=SWITCH)
def dreams(s: DivineRightState, kingdom: int, hero: int) -> bool:
    """Who sleeps commands nobody, and receives nobody (DR-B-FAT-07, DR-B-DIP-29)."""
    return asleep(s, hero)


@hooks.HELPLESS(option=SWITCH)
def powerless(s: DivineRightState, hero: int) -> bool:
    """Nobody but a rescuer takes them out of the Temple, be they the Black Hand (DR-A-TOD-01)."""
    return asleep(s, hero)


@hooks.DEVICE_FAILS(option=SWITCH)
def not_in_a_dream(s: DivineRightState, hero: int, device: str) -> bool:
    """Who sleeps uses nothing (DR-A-TOD-01)."""
    return asleep(s, hero)


# -- rescue -----------------------------------------------------------------------------------------------------------


@hooks.MAY_MOVE(option=SWITCH)
@hooks.about(lambda s: hex_set(one for one, _ in s.slumber.asleep))
def fast_asleep(s: DivineRightState, piece: int) -> list[Reason]:
    return [Reason("DR-A-TOD-01", "sleeps", unit=piece)] if asleep(s, piece) else []


def rescues(s: DivineRightState, hero: int) -> bool:
    """A monarch, or Princess Daya: not who comes to be healed and is no monarch any more."""
    return s.world.pieces[hero].kind == MONARCH or s.world.names[hero] in AS_MONARCHS


@choices.turn
class Carry(choices.Turn):
    """A friendly monarch, or Princess Daya, carries a sleeper out (DR-A-TOD-01, DR-DEC-81)."""

    VERB = "carry"
    OPTION = SWITCH

    def options(self, s: DivineRightState, march: March) -> list[Action]:
        return [s.game.verbs.carry[hero] for hero, _ in s.slumber.asleep if not self.why(s, march, hero)]

    def do(self, s: DivineRightState, march: March, target: int) -> None:
        march.members = (*march.members, target)

    def why(self, s: DivineRightState, march: March, target: int) -> list[Reason]:
        here = asleep(s, target) and s.where[target] == s.where[march.members[0]] and target not in march.members
        able = here and s.master[target] == s.phasing and any(rescues(s, one) for one in march.members)
        return [] if able else [Reason("DR-A-TOD-01", "no-carrier", unit=target)]


@hooks.SETS_OUT(option=SWITCH)
def carried_out(s: DivineRightState, members: Sequence[int], before: int) -> None:
    """Outside the spell is broken."""
    for hero in members:
        if asleep(s, hero):
            wake(s, hero)


# -- murder -----------------------------------------------------------------------------------------------------------


def slayers(s: DivineRightState, seat: int, sleeper: int) -> list[int]:
    """Monarchs of a seat beside a sleeper, and awake."""
    there = s.own(seat, s.where[sleeper]) if s.where[sleeper] >= 0 else ()
    return [hero for hero in there if s.world.pieces[hero].kind == MONARCH and not asleep(s, hero)]


@hooks.act
class Slay(hooks.Act):
    """At the end of movement, without a die (DR-A-TOD-02, DR-DEC-81)."""

    VERB = "slay"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-TOD-02"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.slay[hero] for hero, _ in s.slumber.asleep if slayers(s, seat, hero)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Murder(target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE:
            return []
        return too_early(s) or [Reason("DR-A-TOD-02", "no-sleeper", unit=target)]


@frame
class Murder(Procedure):
    """Who does it: their heart is black from now on, and a gift of the Temple goes back (DR-A-TOD-02)."""

    sleeper: int

    def step(self, s: DivineRightState) -> Asked:
        able = slayers(s, s.phasing, self.sleeper)
        if len(able) > 1:
            options = [s.game.verbs.choose[hero] for hero in able]
            return Ask(s.phasing, "slayer", "DR-A-TOD-02", options, default=options[0], hero=self.sleeper)
        self.do_choose(s, s.phasing, able[0])
        return None

    def do_choose(self, s: DivineRightState, seat: int, slayer: int) -> None:
        s.finish()
        s.emit("slain-asleep", hero=self.sleeper, leader=slayer)
        captives.kill(s, self.sleeper, seat)
        changes.magic(s, tested=s.magic.tested | 1 << slayer)
        blacken(s, slayer)
        for gift in [thing for thing in burden(s, slayer) if is_gift(s, thing)]:
            move(s, gift, borne_by(s, slayer), TEMPLE)
            s.emit("back-to-the-temple", device=gift)
        fallout.settle(s)


# -- no loitering -----------------------------------------------------------------------------------------------------


@hooks.MOVES_CLOSED(option=SWITCH)
def loiterers(s: DivineRightState) -> None:
    """Who finds a sleeper has until the end of their next Movement Phase; who is there still must take the test
    (DR-A-TOD-03). Those the gods have judged have nothing more to fear of them."""
    here = [hero for space in hexes_of(s.world.temple) for hero in s.own(s.phasing, space)]
    able = [hero for hero in here if rescues(s, hero) and not asleep(s, hero)]
    awake = [hero for hero in able if not s.magic.tested >> hero & 1]
    came = dict(s.slumber.visitors)
    others = tuple(entry for entry in s.slumber.visitors if s.master[entry[0]] != s.phasing)
    company = any(in_temple(s, hero) for hero, _ in s.slumber.asleep)
    late = [hero for hero in awake if came.get(hero, s.turn) < s.turn]
    new = [(hero, came.get(hero, s.turn)) for hero in awake if hero not in late and (company or hero in came)]
    changes.slumber(s, visitors=(*others, *new))
    for hero in late:
        be_judged(s, hero)
