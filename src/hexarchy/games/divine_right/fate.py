"""The Hero Fate Roll (DR-B-FAT): when heroes are in danger, what comes of it, and the turn track."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import captives, changes, crowns, fallout, hooks, refuge, status
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ADRIFT, BATTLE, COAST, ENCHANTED, FALL, LAKESHORE, NOBODY, STORM, TRACK

KILLED, CAPTURED = 1, 6
HARMLESS: Final = 3  # as good as any of 2 to 5
SEVERE: Final = 6


def endanger(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> None:
    """A hero must roll. `captor`: the seat whose units cause it, or NOBODY (DR-B-FAT-11)."""
    if hooks.SHIELDED.any(s, hero, cause, captor, space):
        return
    fallout.later(s, fallout.FATE, hero, cause, captor, space)


def partners(s: DivineRightState, hero: int) -> list[int]:
    """Those who go where a hero goes, and roll when they do."""
    return [other for share in hooks.SHARES_FATE.of(s) for other in share(s, hero)]


@fallout.handles(fallout.FATE)
def roll(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> None:
    """For the same kind of cause at most once a player turn (DR-B-FAT-03)."""
    if s.where[hero] < 0:
        return
    if (hero, cause) in s.half.rolled or hooks.EXEMPT.any(s, hero, cause):
        get_away(s, hero, cause, space)
        return
    changes.half(s, rolled=(*s.half.rolled, (hero, cause)))
    for other in partners(s, hero):
        if (other, cause) not in s.half.rolled and s.where[other] >= 0:
            endanger(s, other, cause, captor, s.where[other])
    fate = FateRoll(hero, cause, captor, space)
    s.push(fate)
    fate.step(s)  # where nobody can help it is over at once


@frame
class FateRoll(Stages, Procedure):
    """One Hero Fate Roll (DR-B-FAT-01): a die, and what comes of it. One helper may roll in the hero's place, or change
    the die once it has fallen; their owner names them, and a die that was rolled again stands (DR-B-FAT-12,
    DR-DEC-08). Helpers are `hooks.FateHelper`s: they call `stand_in`, `again` or `ignore`."""

    hero: int
    cause: int
    captor: int
    space: int
    die: int = 0
    instead: int = NOBODY  # who rolls in the hero's place
    taken: bool = False  # and is captured by a 6
    helped: bool = False
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("before", "cast", "after", "outcome")

    def step(self, s: DivineRightState) -> Asked:
        if s.where[self.hero] < 0:  # their player has left the game meanwhile
            s.finish()
            return None
        if self.captor != NOBODY and not s.living(self.captor):
            self.captor = NOBODY  # nothing is done for a player who is out (DR-B-SEQ-08)
        return Stages.step(self, s)

    # -- helpers ------------------------------------------------------------------------------------------------------

    def before(self, s: DivineRightState) -> Asked:
        return self._offer(s, before=True)

    def after(self, s: DivineRightState) -> Asked:
        return self._offer(s, before=False)

    def _offer(self, s: DivineRightState, *, before: bool) -> Asked:
        if self.helped:
            return None
        helpers = [one for one in hooks.FATE_HELPERS.of(s) if before == one.BEFORE]
        options = [option for one in helpers for option in one.options(s, self)]
        if not options:
            return None
        return Ask(
            s.master[self.hero],
            "fate-before" if before else "fate-after",
            "DR-B-FAT-12",
            [*options, s.game.verbs.none],
            hero=self.hero,
            hex=self.space,
            number=self.die,
        )

    def take(self, s: DivineRightState, seat: int, action: Action) -> None:
        self.stage += 1
        if action.verb == s.game.verbs.none.verb:
            return
        self.helped = True
        next(one for one in hooks.FATE_HELPERS.of(s) if action in one.options(s, self)).use(s, self, action.target)

    def stand_in(self, piece: int, *, taken: bool = False) -> None:
        """Someone rolls in the hero's place: a 1 or a 6 is theirs, and the hero is unharmed. `taken`: by a 6 they are
        captured."""
        self.instead, self.taken = piece, taken

    def again(self, s: DivineRightState, rule: str) -> None:
        """The die is rolled again."""
        (self.die,) = s.roll(1, 6, rule, hero=self.hero, hex=self.space)

    def ignore(self) -> None:
        """The die harms nobody."""
        self.die = HARMLESS

    # -- the die ------------------------------------------------------------------------------------------------------

    def cast(self, s: DivineRightState) -> Asked:
        rule = "DR-B-ISL-01" if self.cause == ADRIFT else "DR-B-FAT-01"
        rolling = self.hero if self.instead == NOBODY else self.instead
        (self.die,) = s.roll(1, 6, rule, hero=rolling, hex=self.space)
        if self.instead == NOBODY and self.die not in (KILLED, CAPTURED):
            twice = (find(s, self.hero) for find in hooks.FATE_TWICE.of(s))
            second = next((one for one in twice if one), "")
            if second:
                self.again(s, second)
        for answer in hooks.FATE_CAST.of(s):
            answer(s, self)
        return None

    def counts(self, s: DivineRightState) -> int:
        """What the die means to the hero: a 6 without a captor harms nobody (DR-B-FAT-11)."""
        die = self.die
        for answer in hooks.FATE_COUNTS.of(s):
            die = answer(s, self.hero, die)
        if peril := self._peril(s):
            return peril.counts(s, self.hero, die)
        taken = die == CAPTURED and self.captor != NOBODY and self.cause != ADRIFT
        blown_away = die == CAPTURED and self.cause == STORM  # DR-B-FLT-09
        return die if die == KILLED or taken or blown_away else HARMLESS

    def _peril(self, s: DivineRightState) -> hooks.Peril | None:
        """The cause, if it is one of those with dice of their own."""
        return next((one for one in hooks.PERILS.of(s) if self.cause == one.CAUSE), None)

    def harms(self, s: DivineRightState) -> bool:
        return self.counts(s) != HARMLESS

    def outcome(self, s: DivineRightState) -> Asked:
        s.finish()
        die = HARMLESS
        if self.instead == NOBODY:
            die = self.counts(s)
        elif self.taken and self.die == CAPTURED:
            if self.captor != NOBODY:
                captives.capture(s, self.instead, self.captor, self.space)
        elif self.die == KILLED or (self.die == CAPTURED and not self._peril(s)):
            captives.kill(s, self.instead, self.captor)
        if die == KILLED:
            captives.kill(s, self.hero, self.captor)
            if s.where[self.hero] >= 0:  # not even death holds them
                get_away(s, self.hero, self.cause, self.space)
        elif die == CAPTURED and (peril := self._peril(s)):
            peril.befalls(s, self.hero, self.space)
        elif die == HARMLESS and self._got_off(s):
            return None
        elif self.cause == ADRIFT:
            drift(s, self.hero, self.space)
        elif self.cause == STORM and die == CAPTURED:
            cast_away(s, self.hero, self.space)
        elif die == CAPTURED:
            captives.capture(s, self.hero, self.captor, self.space)
        else:
            s.emit("unharmed", hero=self.hero, hex=self.space)
            get_away(s, self.hero, self.cause, self.space)
        return None

    def _got_off(self, s: DivineRightState) -> bool:
        """They live: has a chapter seen to what comes of it?"""
        told = [answer(s, self.hero, self.cause, self.captor, self.space) for answer in hooks.UNHARMED.of(s)]
        return any(told)


def get_away(s: DivineRightState, hero: int, cause: int, space: int) -> None:
    """Unharmed, a hero leaves a castle that has fallen, or a field on which only enemies are left (DR-B-FAT-10). Those
    who went among enemies by themselves stay."""
    here = s.where[hero] == space
    if here and (cause == FALL or (cause == BATTLE and among_enemies(s, hero))):
        s.push(refuge.Refuge(hero, space, hero=True))


def among_enemies(s: DivineRightState, hero: int) -> bool:
    """Do enemy combat units, and none of their own, stand where the hero is (DR-B-FAT-10)?"""
    space, seat = s.where[hero], s.master[hero]
    return bool(s.foes(seat) >> space & 1) and not (s.held[seat] >> space | s.airborne >> hero) & 1


def captor_in(s: DivineRightState, seat: int, space: int) -> int:
    """Of several enemies the one with most units there, then the phasing player (DR-B-FAT-11)."""
    others = [other for other in s.round_from(max(s.phasing, 0)) if other != seat and s.held[other] >> space & 1]
    return max(others, key=lambda other: len(s.own_units(other, space)), default=NOBODY)


def drift(s: DivineRightState, hero: int, space: int) -> None:
    """A ship is lost: an enemy fleet in or next to the space takes its heroes, else they are cast away on the Isle of
    Fright, on closed waters on the nearest shore (DR-B-ISL-01). Of several enemies the one with most fleets there does,
    then the phasing player (DR-B-FAT-11)."""
    seat, waters = s.master[hero], (space, *s.world.field.near[space])
    found: dict[int, list[int]] = {}  # where the ships of each are
    for other in s.round_from(max(s.phasing, 0)):
        ships = s.army[other] & s.world.fleets if other != seat else 0
        found[other] = [near for near in waters for unit in s.units(near) if ships >> unit & 1]
    captor = max(found, key=lambda other: len(found[other]))
    if found[captor]:
        captives.capture(s, hero, captor, found[captor][0])  # what they bear is fished out with them (DR-B-MAG-03)
        return
    cast_away(s, hero, space)


def cast_away(s: DivineRightState, hero: int, space: int) -> None:
    """To the Isle of Fright, on closed waters to the nearest shore (DR-B-ISL-01)."""
    if s.world.water_of[space] == "great_sea":
        changes.disembark(s, hero)
        changes.shift(s, hero, next(iter(hexes_of(s.world.isle))))
        s.emit("cast-away", hero=hero, hex=space)
        return
    shores = refuge.free_of_enemies(s, s.master[hero]) & s.world.spaces_with(COAST | LAKESHORE)
    s.push(Ashore(hero, tuple(refuge.nearest(s, space, shores))))


@frame
class Ashore(Procedure):
    """A hero is washed ashore; their owner chooses among shores equally near (DR-B-ISL-01)."""

    hero: int
    shores: tuple[int, ...]

    def step(self, s: DivineRightState) -> Asked:
        if s.master[self.hero] == NOBODY:  # their player has left the game meanwhile
            s.finish()
            return None
        if len(self.shores) > 1:
            options = [s.game.verbs.escape[space] for space in self.shores]
            return Ask(s.master[self.hero], "refuge", "DR-B-ISL-01", options, unit=self.hero, hex=s.where[self.hero])
        self.do_escape(s, s.master[self.hero], self.shores[0])
        return None

    def do_escape(self, s: DivineRightState, seat: int, space: int) -> None:
        s.emit("goes-to-refuge", unit=self.hero, **{"from": s.where[self.hero]}, to=space)
        changes.disembark(s, self.hero)
        changes.shift(s, self.hero, space)
        s.finish()


# -- wounds -----------------------------------------------------------------------------------------------------------


def wound(s: DivineRightState, hero: int, die: int = 0) -> None:
    """Out for a die of turns, if it has not fallen already; on a 6 the wound is severe, and a second 6 kills
    (DR-B-FAT-05). What would hit one who is on the track already, or in prison, is lost (DR-B-FAT-13)."""
    if s.where[hero] < 0:
        return
    if not die:
        (die,) = s.roll(1, 6, "DR-B-FAT-05", hero=hero)
    if die == SEVERE:
        (second,) = s.roll(1, 6, "DR-B-FAT-05", hero=hero)
        if second == SEVERE:
            captives.kill(s, hero, NOBODY, severe=True)
            return
    changes.lift(s, hero, TRACK)
    s.track = (*s.track, (hero, s.turn + die))
    s.emit("wounded", hero=hero, turn=s.turn + die)


def returning(s: DivineRightState, seat: int) -> list[tuple[int, list[int]]]:
    """A seat's heroes due back from the turn track, and where they may come back (DR-B-SEQ-05, DR-B-FAT-06); those with
    nowhere to go wait."""
    if not s.track:
        return []
    due = [hero for hero, turn in s.track if turn <= s.turn and s.master[hero] == seat]
    return [(hero, spaces) for hero in due if (spaces := return_spaces(s, hero))]


def sooner(s: DivineRightState, seat: int) -> list[tuple[int, list[int]]]:
    """Those who may come back a turn before they are due, and where: with one who heals."""
    if not s.track:
        return []
    next_turn = [hero for hero, turn in s.track if turn == s.turn + 1 and s.master[hero] == seat]
    found = []
    for hero in next_turn:
        healed = 0
        for heal in hooks.HEALED_IN.of(s):
            healed |= heal(s, hero)
        if spaces := [space for space in return_spaces(s, hero) if healed >> space & 1]:
            found.append((hero, spaces))
    return found


def return_spaces(s: DivineRightState, hero: int) -> list[int]:
    """Friendly unbesieged castles, or with a friendly stack where there is none (DR-B-FAT-06); the royal castle for
    those who do not leave it (DR-B-PER-117)."""
    seat = s.master[hero]
    for find in hooks.COMES_BACK.of(s):
        if (spaces := find(s, hero)) is not None:
            return [*hexes_of(spaces)]
    castles = sorted(s.strongholds(seat))
    if refuge.bound(s, hero) and (royal := s.world.royal_seats[status.realm(s, hero)]) in castles:
        return [royal]
    held = refuge.quarters(s, seat) & (s.world.land if hero < s.world.first_hero else s.world.field.all)
    return castles or [space for space in hexes_of(held) if not s.besieged(space)]  # DR-B-SIE-13


def bring_back(s: DivineRightState, hero: int, space: int) -> None:
    s.track = tuple(entry for entry in s.track if entry[0] != hero)
    changes.put(s, hero, space)
    changes.take_aboard(s, hero)
    s.emit("returns", hero=hero, to=space)


def castaway(s: DivineRightState, hero: int) -> bool:
    """Is a hero on the Isle of Fright, and neither aboard a ship nor in a boat there (DR-B-ISL-02, DR-B-ISL-03)?"""
    space = s.where[hero]
    return space >= 0 and bool(s.world.isle >> space & 1) and hero not in s.aboard and not s.boats >> hero & 1


def weakened(s: DivineRightState, kingdom: int, seat: int = NOBODY) -> bool:
    """Is the monarch on the track, asleep, a castaway, a prisoner or in another shape, so that regulars of a seat are
    at -1 (DR-B-FAT-07, DR-B-ISL-02, DR-B-CAP-02, DR-A-CURSE-33)?"""
    hero = crowns.CHIEF.first(s, kingdom, seat)
    monarch = status.ruler(s, kingdom) if hero is None else hero
    at = s.where[monarch]
    if at in (TRACK, ENCHANTED) or castaway(s, monarch) or any(one.hero == monarch for one in s.prisoners):
        return True
    return hooks.ABSENT.any(s, kingdom, monarch)
