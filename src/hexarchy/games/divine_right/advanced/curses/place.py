"""Placing a Curse (DR-A-CURSE-03, -07 to -11, -17): who may curse whom, and what the die must show."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks
from hexarchy.games.divine_right.advanced.curses import kinds, sources, table
from hexarchy.games.divine_right.hooks import Modifier
from hexarchy.games.divine_right.magic.powers import why_no_magic
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.mercenaries.named import NONNUS
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CURSES, LOVE, MAGIC, MOVEMENT_PHASE, NOBODY, SEARCH

# DR-T-A-CURSE-PLACE
STRIKES, LONE = 4, 5  # and more
SEARCHING, BESIEGED = -1, -2  # of the mighty magicians


# -- victims ----------------------------------------------------------------------------------------------------------


def captives_in(s: DivineRightState, seat: int, space: int) -> list[int]:
    """Monarchs of another's alliance who are imprisoned in a space (DR-A-CURSE-08)."""
    held = [one.hero for one in s.prisoners if one.space == space and s.world.pieces[one.hero].crowned]
    return [hero for hero in held if s.liege(hero) not in (seat, NOBODY)]


def besiegers(s: DivineRightState, curser: int) -> int:
    """The spaces a mighty magician inside a besieged castle reaches besides: those of the besiegers (DR-A-CURSE-10)."""
    space = s.where[curser]
    castle = s.castle_in(space)
    siege = s.siege_of(castle) if castle >= 0 and s.is_inside(curser) and sources.is_mighty(s, curser) else None
    return s.world.field.around[space] & s.held[siege.seat] if siege is not None else 0


def reach(s: DivineRightState, curser: int) -> list[int]:
    """All whom a curser could curse where they are, by any Curse: heroes of other players."""
    seat, space = s.master[curser], s.where[curser]
    found = [*s.mortals(space), *(hero for near in hexes_of(besiegers(s, curser)) for hero in s.mortals(near))]
    found = [hero for hero in found if s.master[hero] not in (seat, NOBODY) and not s.half.leaving >> hero & 1]
    return [*found, *captives_in(s, seat, space)]


def why_not_curse(s: DivineRightState, curser: int, victim: int, kind: int) -> list[Reason]:
    """The rules against a Curse of this curser on this victim."""
    if reasons := table.why_not_directed(s, victim) or kinds.why_not(s, victim, kind):
        return reasons
    if sources.shielded(s, s.master[curser], victim):
        return [Reason("DR-A-CURSE-05", "is-immune", unit=victim)]
    spaces = [s.where[curser], *([s.where[victim]] if s.where[victim] >= 0 else [])]
    return next((quiet for space in spaces if (quiet := why_no_magic(s, space))), [])


def curses_for(s: DivineRightState, curser: int, victim: int) -> list[Action]:
    """What a curser could try on a victim: Curses they know and have not used up, devices they bear."""
    verbs, seat = s.game.verbs, s.master[curser]
    known = [kind for kind in sources.known(s, curser) if not s.sorcery.attempted[seat] >> kind & 1]
    found = [verbs.lay[kind] for kind in known if not why_not_curse(s, curser, victim, kind)]
    borne = [(device, kind) for device, kind in sources.borne(s, curser) if not why_not_curse(s, curser, victim, kind)]
    return [*found, *(verbs.bewitch[device] for device, _ in borne)]


def cursers(s: DivineRightState, seat: int, victim: int) -> list[int]:
    return [one for one in sources.ready(s, seat) if victim in reach(s, one) and curses_for(s, one, victim)]


# -- the attempt ------------------------------------------------------------------------------------------------------


def lone(s: DivineRightState, victim: int) -> bool:
    """Is a hero by themselves in the open?"""
    space = s.where[victim]
    return s.castle_in(space) < 0 and len(s.own(s.master[victim], space)) == 1


def needs(s: DivineRightState, victim: int) -> int:
    return LONE if lone(s, victim) else STRIKES


def modifiers(s: DivineRightState, curser: int, victim: int) -> tuple[Modifier, ...]:
    """In the turn of another a mighty magician is the one who is searched for; in their own they have searched where
    their units came upon a lone hero."""
    searched = (victim, SEARCH) in s.half.rolled and sources.is_mighty(s, curser)
    if s.master[curser] != s.phasing or searched:
        return (("DR-A-CURSE-10", SEARCHING),)
    walls = s.where[victim] >= 0 and s.where[victim] != s.where[curser]
    return (("DR-A-CURSE-10", BESIEGED),) if walls else ()


def attempt(s: DivineRightState, curser: int, victim: int, kind: int, device: int = NOBODY) -> None:
    """One die (DR-A-CURSE-07); an imprisoned monarch is cursed without one (DR-A-CURSE-08)."""
    seat = s.master[curser]
    changes.sorcery(s, cursers=s.sorcery.cursers | 1 << curser)
    s.emit("curses", hero=curser, unit=victim, curse=kind)
    if device == NOBODY:
        _remember(s, seat, kind)
    if s.where[victim] >= 0:
        rule = "DR-A-CURSE-08" if lone(s, victim) else "DR-A-CURSE-07"
        demand = ("at-least", needs(s, victim))
        if not s.check(1, 6, rule, demand, modifiers(s, curser, victim), hero=curser, unit=victim):
            return
    goal = sources.choice(s, curser, device)
    if goal == sources.ASKED:
        s.push(Form(curser, victim, device))
    else:
        succeed(s, curser, victim, kind, device, curser if kind == LOVE else goal)


def succeed(s: DivineRightState, curser: int, victim: int, kind: int, device: int, goal: int) -> None:
    seat = s.master[curser]
    kinds.lay(s, victim, kind, seat, goal)
    sources.used(s, curser, kind, device)


def _remember(s: DivineRightState, seat: int, kind: int) -> None:
    """No Curse a second time before all have been tried (DR-A-CURSE-17)."""
    tried = [*s.sorcery.attempted]
    tried[seat] |= 1 << kind
    if tried[seat] == (1 << len(CURSES)) - 1:
        tried[seat] = 0
    changes.sorcery(s, attempted=tuple(tried))


@hooks.act
class CurseHero(hooks.Act):
    """At the end of movement, when all fate rolls for getting there are made: one attempt for each curser
    (DR-A-CURSE-07, DR-DEC-52)."""

    VERB = "curse"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-CURSE-07"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        found = {victim for one in sources.ready(s, seat) for victim in reach(s, one) if curses_for(s, one, victim)}
        return [s.game.verbs.curse[victim] for victim in sorted(found)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Cursing(seat, target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE:
            return []
        if early := too_early(s):
            return early
        if direct := table.why_not_directed(s, target):
            return direct
        near = [one for one in sources.ready(s, seat) if target in reach(s, one)]
        for one in near:
            known = [*sources.known(s, one), *(kind for _, kind in sources.borne(s, one))]
            reasons = [why_not_curse(s, one, target, kind) for kind in known]
            if reasons and all(reasons):
                return reasons[0]
        if near:
            return [Reason("DR-A-CURSE-17", "tried-before", unit=target)]
        spent = any(target in reach(s, one) for one in sources.all_of(s, seat))
        return [Reason("DR-A-CURSE-07", "has-cursed" if spent else "no-curser-there", unit=target)]


class Choosing(Procedure):
    """A Curse, or a device, for a curser and a victim."""

    __slots__ = ()

    def pair(self, s: DivineRightState) -> tuple[int, int]:
        raise NotImplementedError

    def do_lay(self, s: DivineRightState, seat: int, kind: int) -> None:
        curser, victim = self.pair(s)
        s.finish()
        attempt(s, curser, victim, kind)
        fallout.settle(s)

    def do_bewitch(self, s: DivineRightState, seat: int, device: int) -> None:
        curser, victim = self.pair(s)
        s.finish()
        attempt(s, curser, victim, dict(sources.borne(s, curser))[device], device)
        fallout.settle(s)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def why_lay(self, s: DivineRightState, seat: int, kind: int) -> list[Reason]:
        curser, victim = self.pair(s)
        if kind not in sources.known(s, curser):
            return [Reason("DR-A-CURSE-07", "knows-it-not", unit=curser)]
        reasons = why_not_curse(s, curser, victim, kind)
        return reasons or [Reason("DR-A-CURSE-17", "tried-before", unit=victim)]


@frame
class Cursing(Choosing):
    """Who curses, and with what?"""

    seat: int
    victim: int
    curser: int = NOBODY

    def pair(self, s: DivineRightState) -> tuple[int, int]:
        return self.curser, self.victim

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        able = cursers(s, self.seat, self.victim)
        if self.curser == NOBODY and len(able) > 1:
            options: list[Action] = [*(verbs.choose[one] for one in able), verbs.none]
            return Ask(self.seat, "curser", "DR-A-CURSE-07", options, default=verbs.none, unit=self.victim)
        if self.curser == NOBODY:
            if not able:
                s.finish()
                return None
            self.curser = able[0]
        if self._must_roll(s):
            return None
        if s.where[self.curser] < 0 or s.master[self.curser] != self.seat:
            s.finish()
            return None
        options = [*curses_for(s, self.curser, self.victim), verbs.none]
        return Ask(
            self.seat,
            "which-curse",
            "DR-A-CURSE-07",
            options,
            default=verbs.none,
            hero=self.curser,
            unit=self.victim,
        )

    def _must_roll(self, s: DivineRightState) -> bool:
        """Nonnus protects nobody who curses: they roll as if he had not helped (DR-A-CURSE-11)."""
        hero, nonnus = self.curser, s.world.index[NONNUS]
        beside = s.where[hero] >= 0 and s.where[nonnus] == s.where[hero] and s.master[nonnus] == s.master[hero]
        captor = party.endangered(s, hero, s.where[hero]) if beside and s.sorcery.nursed >> hero & 1 else NOBODY
        if captor == NOBODY:
            return False
        changes.sorcery(s, nursed=s.sorcery.nursed & ~(1 << hero))
        changes.half(s, helped=s.half.helped | 1 << nonnus)
        s.emit("nonnus-disapproves", hero=hero)
        fate.endanger(s, hero, MAGIC, captor, s.where[hero])
        fallout.settle(s)
        return True

    def do_choose(self, s: DivineRightState, seat: int, curser: int) -> None:
        self.curser = curser


@frame
class Form(Procedure):
    """What a device leaves to its bearer: the form of a Beast (DR-A-DEV-04, DR-DEC-53)."""

    curser: int
    victim: int
    device: int

    def step(self, s: DivineRightState) -> Asked:
        options = s.game.verbs.form[:]
        seat = s.master[self.curser]
        return Ask(seat, "beast-form", "DR-A-DEV-04", options, default=options[0], unit=self.victim)

    def do_form(self, s: DivineRightState, seat: int, form: int) -> None:
        s.finish()
        kind = dict(sources.borne(s, self.curser))[self.device]
        succeed(s, self.curser, self.victim, kind, self.device, form)
        fallout.settle(s)


# -- the mighty magicians react (DR-A-CURSE-10) -----------------------------------------------------------------------


@hooks.ARRIVES(option="curses")
def into_their_space(s: DivineRightState, pieces: Sequence[int], space: int) -> None:
    """An enemy hero has come into a magician's space."""
    for hero in pieces:
        if s.is_hero(hero):
            for curser in sources.mighty(s):
                if s.where[curser] == space and s.master[curser] not in (s.phasing, NOBODY):
                    fallout.later(s, fallout.REACTION, hero, curser)


@fallout.handles(fallout.REACTION)
def react(s: DivineRightState, hero: int, curser: int) -> None:
    if s.where[hero] == s.where[curser] >= 0 and not s.sorcery.cursers >> curser & 1:
        s.push(Reaction(curser, hero))


@frame
class Reaction(Choosing):
    """Right after the hero's fate roll, before they move on (DR-DEC-50)."""

    curser: int
    victim: int

    def pair(self, s: DivineRightState) -> tuple[int, int]:
        return self.curser, self.victim

    def step(self, s: DivineRightState) -> Asked:
        seat, none = s.master[self.curser], s.game.verbs.none
        options = curses_for(s, self.curser, self.victim) if seat != NOBODY and s.living(seat) else []
        if not options:
            s.finish()
            return None
        return Ask(
            seat, "reaction", "DR-A-CURSE-10", [*options, none], default=none, hero=self.curser, unit=self.victim
        )


@hooks.PLAYER_TURN_BEGINS(option="curses")
def new_turn(s: DivineRightState) -> None:
    changes.sorcery(s, nursed=0, cursers=0, lifters=0, wooers=0, struck=0)


@hooks.STRUCK(option="curses")
def struck(s: DivineRightState, hero: int, kind: int, form: int) -> bool:
    """A hero has brought a Curse on themselves: of a kind, or any (DR-A-CURSE-06)."""
    if kind == NOBODY:
        kinds.at_random(s, hero)
    else:
        kinds.at_random_of(s, hero, kind, form)
    return True


@hooks.CURSED(option="curses")
def is_cursed(s: DivineRightState, hero: int) -> bool:
    return bool(table.on(s, hero))


@hooks.PEOPLES_CURSE(option="wandering_people_table")
def peoples_curse(s: DivineRightState, monarch: int) -> bool:
    """The Wandering People curse by the table (DR-A-CURSE-04)."""
    kinds.at_random(s, monarch, people=True)
    return True
