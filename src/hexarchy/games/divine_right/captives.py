"""Heroes killed, captured, held, freed and executed (DR-B-CAP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, crowns, fallout, hooks, refuge, status, victory
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Prisoner
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, GONE, NOBODY, PLAYER, PRISON, TROLLS, WAITING

JOINS: Final = 5  # and more (DR-T-B-PAROLE)

# -- death ------------------------------------------------------------------------------------------------------------


def kill(
    s: DivineRightState, hero: int, by: int, *, points: bool = True, heir: bool = True, severe: bool = False
) -> None:
    """A hero dies. A non-player monarch's kingdom is confused (DR-B-CAP-01), a player is out (DR-B-CAP-04). `heir`: of
    such deaths as a player monarch's child may follow (DR-A-HEI-08). `severe`: of a severe wound."""
    if not severe and hooks.REGENERATES.any(s, hero):
        return
    if points and by != NOBODY:
        taken_by(s, hero, by)
    if hooks.SURVIVES.any(s, hero):
        return
    kingdom, space = s.kingdom_of(hero), s.where[hero]
    is_monarch = s.world.pieces[hero].crowned
    s.prisoners = tuple(one for one in s.prisoners if one.hero != hero)
    s.track = tuple(entry for entry in s.track if entry[0] != hero)
    s.emit("killed", hero=hero, hex=space)
    for tell in (*hooks.DIES.of(s), *hooks.FALLS.of(s)):
        tell(s, hero, by, space)
    changes.lift(s, hero, changes.rest(s, hero, GONE))
    changes.command(s, hero, NOBODY)
    for follow in hooks.RESTING.of(s):
        follow(s, hero, by if points else NOBODY)
    if not is_monarch or crowns.falls(s, kingdom):
        return
    record = s.kingdoms[kingdom]
    if record.status in (PLAYER, ALLY):
        frighten(s, record.seat, kingdom)
    if record.status == PLAYER:
        if points and by != record.seat:  # by their own doing nobody scores (DR-B-CAP-11)
            victory.award(s, by, victory.PLAYER_MONARCH, kingdom)
        if not (heir and hooks.SUCCESSION.any(s, kingdom, record.seat)):
            fallout.falls(s, record.seat)
        return
    if record.status == ALLY and points and by != record.seat:
        victory.award(s, by, victory.ALLYS_MONARCH_KILLED, kingdom)
    fallout.later(s, fallout.STATUS, kingdom, fallout.CONFUSION, record.seat)


def taken_by(s: DivineRightState, piece: int, seat: int) -> None:
    """A seat takes a piece of another's."""
    if s.master[piece] != seat:
        for take in hooks.TAKEN.of(s):
            take(s, piece, seat)


def frighten(s: DivineRightState, seat: int, dead: int) -> None:
    """A Cowardly monarch leaves an alliance in which a monarch is killed (DR-B-PER-102)."""
    for kingdom in s.alliance(seat):
        if kingdom != dead and s.kingdoms[kingdom].status == ALLY and s.has_personality(kingdom, status.COWARDLY):
            fallout.later(s, fallout.STATUS, kingdom, fallout.COWARD, seat)


# -- capture ----------------------------------------------------------------------------------------------------------


def capture(s: DivineRightState, hero: int, captor: int, space: int) -> None:
    """A hero is taken; captured again, the points are scored again (DR-B-CAP-02, -04, -09)."""
    kingdom = s.kingdom_of(hero)
    s.emit("captured", hero=hero, side=s.name(captor), hex=space)
    taken_by(s, hero, captor)
    for fall in hooks.FALLS.of(s):
        fall(s, hero, captor, space)
    if hooks.CAPTURED.any(s, hero, captor, space):
        return
    changes.lift(s, hero, PRISON)
    if kingdom >= 0 and s.kingdoms[kingdom].status == PLAYER:
        victory.award(s, captor, victory.PLAYER_MONARCH, kingdom)
        s.where[hero] = GONE  # set aside: neither released nor executed (DR-B-CAP-07)
        changes.command(s, hero, NOBODY)
        fallout.falls(s, s.kingdoms[kingdom].seat)
        return
    if kingdom >= 0 and s.kingdoms[kingdom].status == ALLY:
        victory.award(s, captor, victory.ALLYS_MONARCH_CAPTURED, kingdom)
    fallout.later(s, fallout.CAPTURE, hero, captor, space)


def prisons(s: DivineRightState, captor: int, space: int) -> list[int]:
    """The captor's unplundered, unbesieged castles nearest to the place; for the Trolls the Face (DR-B-CAP-02,
    DR-B-KIN-07); a fort they hold."""
    forts = hex_set(s.friendly_forts(captor))
    open_ = hex_set(at for at in s.friendly_castles(captor) if s.castle_in(at) >= 0) & ~forts
    face = s.world.royal_seats[TROLLS]
    if s.kingdoms[TROLLS].seat == captor and not s.foes(captor) >> face & 1:
        open_ |= 1 << face
    castles = refuge.nearest(s, space, open_)
    others = refuge.nearest(s, space, forts & ~open_) if forts else []  # if they like (DR-A-FOR-09)
    return [*castles, *others]


@fallout.handles(fallout.CAPTURE)
def decide(s: DivineRightState, hero: int, captor: int, space: int) -> None:
    s.push(Captive(hero, captor, space))


@frame
class Captive(Procedure):
    """The captor imprisons, executes or releases (DR-DEC-09, DR-DEC-75); without a prison they must kill or release at
    once (DR-B-CAP-03)."""

    hero: int
    captor: int
    space: int

    def step(self, s: DivineRightState) -> Asked:
        if not s.living(self.captor):
            self.do_release(s, self.captor, self.hero)  # who is out holds nobody (DR-B-CAP-10)
            return None
        verbs = s.game.verbs
        options: list[Action] = [verbs.imprison[at] for at in prisons(s, self.captor, self.space)]
        options += answers(s, self.hero)
        rule = "DR-B-CAP-02" if len(options) > 2 else "DR-B-CAP-03"
        return Ask(self.captor, "captive", rule, options, default=options[0], hero=self.hero, hex=self.space)

    def do_imprison(self, s: DivineRightState, seat: int, space: int) -> None:
        s.where[self.hero] = PRISON
        s.prisoners = (*s.prisoners, Prisoner(self.hero, self.captor, space))
        s.emit("imprisoned", hero=self.hero, side=s.name(self.captor), hex=space)
        s.finish()

    def do_execute(self, s: DivineRightState, seat: int, hero: int) -> None:
        execute(s, hero, self.captor)
        s.finish()

    def do_parole(self, s: DivineRightState, seat: int, hero: int) -> None:
        s.finish()
        parole(s, hero, self.captor, self.space)

    def do_release(self, s: DivineRightState, seat: int, hero: int) -> None:
        s.prisoners = (*s.prisoners, Prisoner(hero, self.captor, self.space))
        s.finish()
        refuge.free(s, hero)


def answers(s: DivineRightState, hero: int) -> list[Action]:
    """What may be done with a captive besides holding them: monarchs are executed or released (DR-B-CAP-07), others
    executed or asked to change sides (DR-B-CAP-08, DR-DEC-09), unless they never would."""
    verbs = s.game.verbs
    if hooks.STEADFAST.any(s, hero):
        return [verbs.execute[hero]]
    return [verbs.execute[hero], (verbs.release if s.world.pieces[hero].crowned else verbs.parole)[hero]]


def parole(s: DivineRightState, hero: int, captor: int, space: int, where: Sequence[int] | None = None) -> None:
    """Recruitment/Parole, once: the hero goes off the map, or joins the captor (DR-B-CAP-08, DR-T-B-PAROLE). `where`:
    they appear there, and not with the stack that took them or in the prison."""
    (die,) = s.roll(1, 6, "DR-B-CAP-08", hero=hero, side=s.name(captor), needs=("at-least", JOINS))
    s.prisoners = tuple(one for one in s.prisoners if one.hero != hero)
    s.where[hero], s.master[hero] = GONE, NOBODY
    near = refuge.quarters(s, captor) & (s.world.field.around[space] | 1 << space)
    spaces = [*hexes_of(near | hex_set(prisons(s, captor, space)))] if where is None else [*where]
    if die < JOINS or not spaces or hooks.NO_STRANGERS.any(s, captor):
        s.emit("paroled", hero=hero)
        for let_go in hooks.LET_GO.of(s):
            let_go(s, hero)
        return
    s.where[hero], s.master[hero] = WAITING, captor
    s.emit("changes-sides", hero=hero, side=s.name(captor))
    s.push(Recruit(hero, tuple(spaces)))
    for turn in hooks.TURNED.of(s):
        turn(s, hero, captor)


@frame
class Recruit(Procedure):
    """A captive who has joined the captor appears with the stack that took them, or in the prison."""

    hero: int
    spaces: tuple[int, ...]

    def step(self, s: DivineRightState) -> Asked:
        if s.where[self.hero] != WAITING:  # the captor has left the game meanwhile
            s.finish()
            return None
        options = [s.game.verbs.place[space] for space in self.spaces]
        return Ask(s.master[self.hero], "recruit", "DR-B-CAP-08", options, hero=self.hero)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        changes.put(s, self.hero, space)
        changes.take_aboard(s, self.hero)
        s.emit("appears", unit=self.hero, to=space)
        s.finish()


def execute(s: DivineRightState, hero: int, captor: int, *, heir: bool = True) -> None:
    """No points, and a lasting -1 in the victim's kingdom (DR-B-CAP-07, DR-B-DIP-20). `heir`: see `kill`."""
    kingdom = s.kingdom_of(hero)
    s.emit("executed", hero=hero, side=s.name(captor))
    if kingdom >= 0:
        changes.kingdom(s, kingdom, executed=s.kingdoms[kingdom].executed | 1 << captor)
    kill(s, hero, captor, points=False, heir=heir)


def hand_over(s: DivineRightState, space: int, to: int) -> None:
    """A prison has fallen: prisoners of the victor's side are free, others change jailer (DR-B-CAP-06)."""
    for one in s.prisoners:
        if one.space != space or one.captor == to or hooks.STAY_BOUND.any(s, one.hero, to):
            continue
        if to == s.liege(one.hero):
            fallout.later(s, fallout.FREED, one.hero)
            continue
        s.prisoners = tuple(other for other in s.prisoners if other.hero != one.hero)
        fallout.later(s, fallout.CAPTURE, one.hero, to, space)  # without new points


@fallout.handles(fallout.JAILS)
def free_those_in(s: DivineRightState, kingdom: int, seat: int) -> None:
    """The kingdom that owns a prison, be it the Face, leaves the captor's alliance (DR-B-CAP-06, DR-B-KIN-07). NOBODY:
    the Keep may be another's now, or nobody's (DR-B-KIN-08)."""
    if kingdom == NOBODY:
        jails = {s.world.castles[keep].space for keep in s.world.lordless if s.castle_owner(keep) != seat}
    else:
        jails = {s.world.royal_seats[kingdom], *(castle.space for castle in s.world.castles_of[kingdom])}
    for one in s.prisoners:
        if one.space in jails and one.captor == seat and not hooks.STAY_BOUND.any(s, one.hero, NOBODY):
            fallout.later(s, fallout.FREED, one.hero)
