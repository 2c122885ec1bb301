"""Curses of metamorphosis: Transformation (DR-A-CURSE-27, -31 to -36) and the Beast (DR-A-CURSE-28, -37 to -39)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import captives, changes, fallout, hooks, status
from hexarchy.games.divine_right.advanced.curses import guises, lost, table
from hexarchy.games.divine_right.advanced.curses.kinds import Kind, curse_kind
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.mercenaries import usurper
from hexarchy.games.divine_right.records import Curse, Guise
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BEAST,
    GONE,
    GROUND,
    IN_WATER,
    INSPIRING,
    MOVEMENT_PHASE,
    NOBODY,
    SKILLS,
    TRANSFORMATION,
)

WAYFARER: Final = "wayfarer"
WOMEN: Final = tuple(f"wayfarer_{n}" for n in (3, 4, *range(6, 13, 2)))  # two of each, and those created besides
RECOGNIZED: Final = 1


# -- Transformation ---------------------------------------------------------------------------------------------------


def transformed(s: DivineRightState, piece: int) -> Guise | None:
    """What a Wayfarer stands for, where it is a hero whom nobody knows."""
    seen = table.guise(s, piece)
    return seen if seen is not None and seen.hero != NOBODY and s.world.names[piece].startswith(WAYFARER) else None


def crown_of(s: DivineRightState, seen: Guise) -> int:
    """The kingdom of a monarch in disguise; NOBODY: it is no monarch."""
    crowned = seen.hero != NOBODY and s.world.pieces[seen.hero].crowned
    return s.kingdom_of(seen.hero) if crowned else NOBODY


def abdicate(s: DivineRightState, piece: int) -> None:
    """The Usurper is nobody's king in another shape."""
    kingdom = usurper.realm(s, piece)
    if kingdom is not None:
        usurper.fall(s, piece, kingdom, s.kingdoms[kingdom].seat)


def go_missing(s: DivineRightState, seen: Guise) -> None:
    if (kingdom := crown_of(s, seen)) != NOBODY:
        lost.set_term(s, kingdom)


def come_back(s: DivineRightState, curse: Curse) -> int:
    """A hero has their own shape again; a monarch who comes too late stays a Wayfarer (DR-A-CURSE-72). The piece they
    are now."""
    seen = table.guise(s, curse.victim)
    if seen is None:
        return curse.victim
    if seen.hero == NOBODY:
        return _as_wayfarer(s, seen)
    kingdom = crown_of(s, seen)
    hero = guises.take_off(s, seen.counter)
    if kingdom != NOBODY and s.where[hero] != GONE:
        lost.is_back(s, kingdom)
    return hero


def _as_wayfarer(s: DivineRightState, seen: Guise) -> int:
    counters = guises.free(s, WAYFARER)
    if s.world.names[seen.counter].startswith(WAYFARER) or not counters or s.where[seen.counter] < 0:
        return seen.counter
    guises.put_on(s, seen.counter, counters[0], s.master[seen.counter], s.where[seen.counter], female=seen.female)
    return counters[0]


@curse_kind
class Transformation(Kind):
    """A Wayfarer of the same gender, unless it is a Curse of gender or players leave it to chance."""

    NUMBER = TRANSFORMATION

    def why_not(self, s: DivineRightState, victim: int) -> list[Reason]:
        free = guises.free(s, WAYFARER)
        return [] if free else [Reason("DR-A-CURSE-31", "no-counter-left", unit=victim)]

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        free, woman = guises.free(s, WAYFARER), bool(table.female(s, curse.victim))
        if not free or curse.past == RECOGNIZED:
            return curse.victim
        if curse.goal == 1:
            woman = not woman
        elif s.options["random_wayfarer_gender"]:
            woman = bool(s.draw(1, (0, 1), "DR-A-CURSE-31")[0])
        alike = [one for one in free if (s.world.names[one] in WOMEN) == woman]
        abdicate(s, curse.victim)
        piece = curse.victim
        seen = guises.put_on(s, piece, (alike or free)[0], s.master[piece], s.where[piece], female=woman)
        go_missing(s, seen)
        return seen.counter

    def end(self, s: DivineRightState, curse: Curse) -> int:
        return come_back(s, curse)


@hooks.ROGUES(option="curses")
def as_a_rogue(s: DivineRightState, piece: int) -> bool:
    """Without abilities of their own they act as Rogues (DR-A-CURSE-31)."""
    return bool(s.guises) and transformed(s, piece) is not None


@hooks.MOVE(option=table.GUISED)
def moves(s: DivineRightState, piece: int) -> int | None:
    """Ex-monarchs go as far as before (DR-A-GEN-02); a Beast as far as the hero (DR-A-CURSE-37)."""
    seen = table.guise(s, piece)
    if seen is None or table.is_monster(s, piece):
        return None
    if s.world.names[piece].startswith(WAYFARER):
        return None if seen.realm == NOBODY else s.world.kingdoms[seen.realm].monarch_move
    if seen.hero == NOBODY:
        return s.world.kingdoms[seen.realm].monarch_move
    return s.world.pieces[seen.hero].move


@hooks.BONUSES(option=table.GUISED)
def ground(s: DivineRightState, piece: int) -> int:
    seen = table.guise(s, piece)
    royal = seen is not None and seen.realm != NOBODY and s.world.names[piece].startswith(WAYFARER)
    return s.world.pieces[s.world.monarch_of[seen.realm]].bonuses if royal and seen is not None else 0


# -- recognition (DR-A-CURSE-32 to -34) -------------------------------------------------------------------------------


def halls(s: DivineRightState, seen: Guise) -> int:
    """Where one may ask to be known: in a friendly royal castle; a monarch in their own, unless it is closed."""
    seat = s.master[seen.counter]
    royal = {castle.space for castle in s.world.castles if castle.royal} & {*s.strongholds(seat)}
    royal |= {*s.world.royal_seats} & {*s.strongholds(seat)}
    kingdom = crown_of(s, seen)
    own = s.world.royal_seats[kingdom] if kingdom != NOBODY else NOBODY
    return sum(1 << space for space in ({own} if own in royal else royal))


def why_not_known(s: DivineRightState, piece: int) -> list[Reason]:
    seen = table.guise(s, piece)
    if seen is None or not s.world.names[piece].startswith(WAYFARER):
        return [Reason("DR-A-CURSE-32", "not-transformed", unit=piece)]
    if late := lost.why_not_known(seen):
        return late
    if seen.failed:
        return [Reason("DR-A-CURSE-32", "not-recognized", unit=piece)]
    here = s.where[piece] >= 0 and halls(s, seen) >> s.where[piece] & 1
    return [] if here else [Reason("DR-A-CURSE-32", "no-royal-castle", unit=piece)]


@hooks.act
class Claim(hooks.Act):
    """A transformed hero seeks to be recognized, once: an even die (DR-DEC-52)."""

    VERB = "claim"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-CURSE-32"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        own = [one.counter for one in s.guises if s.master[one.counter] == seat]
        return [s.game.verbs.claim[piece] for piece in own if not why_not_known(s, piece)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        seen, curse = table.guise(s, target), table.find(s, target, TRANSFORMATION)
        assert seen is not None
        kingdom = crown_of(s, seen)
        (die,) = s.roll(1, 6, "DR-A-CURSE-33" if kingdom != NOBODY else self.RULE, hero=seen.hero, hex=s.where[target])
        if die % 2 == 0:
            if curse is not None:
                table.change(s, curse, past=RECOGNIZED)
            hero = guises.take_off(s, target)
            s.emit("recognized", hero=hero, hex=s.where[hero])
            if kingdom != NOBODY:
                lost.is_back(s, kingdom)
        else:
            table.change_guise(s, seen, failed=True)
            s.emit("not-recognized", unit=target, hex=s.where[target])
            if kingdom != NOBODY:
                lost.give_up(s, kingdom)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or why_not_known(s, target)


@hooks.UNABLE(option="curses")
def doubted(s: DivineRightState, piece: int, what: int) -> bool:
    """Who is recognized leads, and adds nothing good to a combat (DR-A-CURSE-34); who was not human may have lost what
    went with their shape (DR-A-CURSE-32)."""
    curse = table.find(s, piece, TRANSFORMATION) if s.curses else None
    if curse is None or curse.past != RECOGNIZED:
        return False
    shapeless = s.options["nonhuman_no_recognition"] and not human(s, piece)
    return what == INSPIRING or (shapeless and what in (SKILLS, GROUND))


def human(s: DivineRightState, piece: int) -> bool:
    kingdom, entry = s.kingdom_of(piece), s.world.special_of.get(piece)
    return s.world.kingdoms[kingdom].human if kingdom >= 0 else entry is None or entry.human


@hooks.CAPTURED(option="curses")
def captured(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    """A transformed monarch is imprisoned; another hero is off the map, and should they come back, free of it
    (DR-A-CURSE-35). Who never comes back as a stranger is a captive like any other (DR-A-ENV-02, DR-A-ENV-11). A Beast
    is nobody's captive."""
    seen = table.guise(s, hero)
    if seen is None or seen.hero == NOBODY or table.is_monster(s, hero):
        return False
    loyal = hooks.STEADFAST.any(s, seen.hero)
    if crown_of(s, seen) != NOBODY or status.player_monarch(s, hero) or loyal:
        guises.unmask(s, seen)
        captives.capture(s, seen.hero, captor, space)
        return True
    s.master[seen.hero] = NOBODY
    guises.take_off(s, hero)
    return True


# -- the Beast --------------------------------------------------------------------------------------------------------

HUNTED: Final = 2  # the die that kills it (DR-A-CURSE-37)


@curse_kind
class Beast(Kind):
    NUMBER = BEAST

    def why_not(self, s: DivineRightState, victim: int) -> list[Reason]:
        free = guises.free(s, "beast")
        return [] if free else [Reason("DR-A-CURSE-28", "no-counter-left", unit=victim)]

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        """Water, land or air: the caster's choice, or a die (DR-T-A-BEASTFORM)."""
        free = guises.free(s, "beast")
        if not free:
            return curse.victim
        form = curse.goal
        if form == NOBODY:
            (die,) = s.roll(1, 6, "DR-A-CURSE-28", hero=curse.victim)
            form = (die - 1) // 2
            table.change(s, curse, goal=form)
        return become_beast(s, curse.victim, free[0], form, willing=False)

    def end(self, s: DivineRightState, curse: Curse) -> int:
        return come_back(s, curse)


def become_beast(s: DivineRightState, piece: int, counter: int, form: int, *, willing: bool) -> int:
    abdicate(s, piece)
    seen = guises.put_on(s, piece, counter, s.master[piece], s.where[piece], form=form, willing=willing)
    if form == IN_WATER and not s.world.land >> s.where[counter] & 1:
        changes.disembark(s, counter)
    if not willing:
        go_missing(s, seen)
    return counter


@hooks.PLAYER_TURN_ENDS(option="curses")
def hunters(s: DivineRightState) -> None:
    """At the end of each turn a hunter or another beast may slay it."""
    for one in s.guises:
        if one.form == NOBODY or s.where[one.counter] < 0 or s.master[one.counter] != s.phasing:
            continue
        (die,) = s.roll(1, 6, "DR-A-CURSE-37", hero=one.counter, hex=s.where[one.counter])
        if die == HUNTED:
            captives.kill(s, one.counter, NOBODY, points=False)
