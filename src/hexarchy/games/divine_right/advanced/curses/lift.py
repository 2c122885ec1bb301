"""Removing a Curse (DR-A-CURSE-12 to -16, -26, -69): at certain places, by Amulet or Wand, by White Magic."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import cards, changes, fallout, hooks, openings
from hexarchy.games.divine_right.advanced.curses import kinds, table
from hexarchy.games.divine_right.hooks import Modifier
from hexarchy.games.divine_right.magic.powers import why_no_magic, wielder
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.magic.temple import GIFTS, in_temple, may_enter
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Curse
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    DIPLOMACY_PHASE,
    EATERS,
    MOVEMENT_PHASE,
    NOBODY,
    PARALYSIS,
    SHUCASSAM,
    UNCLEAN,
)

LIFTED: Final = 5  # and more (DR-T-A-CURSE-LIFT)
AMULET, WAND = "amulet", "wand"
WHITE_MAGIC: Final = "white_magic"
# Where, or by what, an attempt is made: a space, or one of these.
BY_AMULET, BY_WAND, BY_CARD, BY_PRAYER = -2, -3, -4, -5
HEALED: Final = (PARALYSIS, UNCLEAN)  # by the Wand (DR-A-CURSE-16)


# -- where and by what ------------------------------------------------------------------------------------------------


def holy_places(s: DivineRightState, seat: int) -> dict[int, tuple[Modifier, ...]]:
    """The places where any Curse may be lifted, with what they add (DR-A-CURSE-12)."""
    found: dict[int, tuple[Modifier, ...]] = {s.world.kitchen: ()}
    if s.hirelings.host == seat:
        found[s.hirelings.camp] = ()
    if s.kingdoms[EATERS].seat == seat:
        found[s.world.school] = (("DR-A-CURSE-12", 1),)
    return found


def ways(s: DivineRightState, victim: int, kind: int) -> dict[int, tuple[Modifier, ...]]:
    """Where, or by what, a Curse on a victim could be lifted now, with what is added to the die."""
    seat, space = s.master[victim], s.where[victim]
    found = {at: more for at, more in holy_places(s, seat).items() if at == space}
    if kind == UNCLEAN and space == s.world.colony and s.kingdoms[SHUCASSAM].seat == seat:
        found[space] = ()
    if in_temple(s, victim) and may_enter(s, victim) and dict(s.sorcery.prayers).get(victim, s.turn + 1) <= s.turn:
        found[space] = (("DR-A-CURSE-12", 1),)
    for helper, device in ((BY_AMULET, AMULET), (BY_WAND, WAND)):
        hero = wielder(s, device)
        near = hero != NOBODY and s.where[hero] == space and s.master[hero] == seat
        if near and (device == AMULET or kind in HEALED):
            found[helper] = ()
    if pious(s, victim) != NOBODY:
        found[BY_PRAYER] = ()
    last = dict(s.sorcery.failed).get(victim, NOBODY)
    barred = last if last < 0 or not s.world.temple >> last & 1 else NOBODY  # the Temple is never closed
    quiet = why_no_magic(s, space) and BY_AMULET not in found  # where it works, which is not everywhere
    return {} if quiet else {at: more for at, more in found.items() if at < 0 or at != barred}


def pious(s: DivineRightState, victim: int) -> int:
    """A hero whose prayer may free a victim (DR-A-MAR-12), and who has not prayed for another in this phase."""
    found = (find(s, victim) for find in hooks.CURSE_BREAKER.of(s))
    return next((hero for hero in found if hero != NOBODY and not s.sorcery.lifters >> hero & 1), NOBODY)


def curable(s: DivineRightState, victim: int) -> list[Curse]:
    """The Curses a hero may try to be rid of now; monsters that are nobody are what they are (DR-A-CURSE-62)."""
    if s.sorcery.lifters >> victim & 1 or s.where[victim] < 0:
        return []
    return [curse for curse in table.on(s, victim) if ways(s, victim, curse.kind)]


def failed_at(s: DivineRightState, victim: int, where: int) -> None:
    """They may not try there again before they have tried elsewhere (DR-A-CURSE-15)."""
    others = tuple(entry for entry in s.sorcery.failed if entry[0] != victim)
    changes.sorcery(s, failed=(*others, (victim, where)))


def try_to_lift(s: DivineRightState, curse: Curse, where: int, more: tuple[Modifier, ...]) -> None:
    victim = curse.victim
    if where == BY_PRAYER:
        changes.sorcery(s, lifters=s.sorcery.lifters | 1 << pious(s, victim))
    changes.sorcery(s, lifters=s.sorcery.lifters | 1 << victim)
    changes.sorcery(s, prayers=tuple(entry for entry in s.sorcery.prayers if entry[0] != victim))
    rule = {BY_AMULET: "DR-A-CURSE-16", BY_WAND: "DR-A-CURSE-16", BY_PRAYER: "DR-A-MAR-12"}.get(where, "DR-A-CURSE-12")
    if s.check(1, 6, rule, ("at-least", LIFTED), more, hero=victim, hex=s.where[victim]):
        kinds.lift(s, curse)
    else:
        failed_at(s, victim, where)


# -- at the end of movement -------------------------------------------------------------------------------------------


@hooks.act
class Lift(hooks.Act):
    """One attempt in each friendly Movement Phase (DR-A-CURSE-12, DR-DEC-52)."""

    VERB = "lift-curse"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-CURSE-12"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        victims = dict.fromkeys(curse.victim for curse in s.curses if s.master[curse.victim] == seat)
        return [s.game.verbs.lift_curse[victim] for victim in victims if curable(s, victim)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Healing(target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        if early := too_early(s):
            return early
        if not table.on(s, target):
            return [Reason("DR-A-CURSE-12", "is-not-cursed", unit=target)]
        if s.sorcery.lifters >> target & 1:
            return [Reason("DR-A-CURSE-12", "has-tried", unit=target)]
        if wielder(s, WAND) != NOBODY and s.where[wielder(s, WAND)] == s.where[target]:
            return [Reason("DR-A-CURSE-16", "wand-heals-others", unit=target)]
        again = dict(s.sorcery.failed).get(target, NOBODY) == s.where[target]
        return [Reason("DR-A-CURSE-15" if again else "DR-A-CURSE-12", "no-help-here", unit=target)]


@frame
class Healing(Procedure):
    """Which Curse, and by what, where there is a choice?"""

    victim: int
    kind: int = NOBODY

    def step(self, s: DivineRightState) -> Asked:
        verbs, found = s.game.verbs, curable(s, self.victim)
        if self.kind == NOBODY and len(found) > 1:
            options = [verbs.lay[curse.kind] for curse in found]
            return Ask(s.master[self.victim], "which-to-lift", "DR-A-CURSE-12", options, hero=self.victim)
        curse = next(one for one in found if self.kind in (NOBODY, one.kind))
        self.kind = curse.kind
        open_ = ways(s, self.victim, self.kind)
        if len(open_) > 1:
            names: dict[int, Action] = {
                BY_AMULET: verbs.bewitch[s.world.device[AMULET]],
                BY_WAND: verbs.bewitch[s.world.device[WAND]],
                BY_PRAYER: verbs.choose[max(pious(s, self.victim), 0)],
            }
            choices: list[Action] = [names[at] if at in names else verbs.place[at] for at in open_]
            return Ask(s.master[self.victim], "lift-how", "DR-A-CURSE-12", choices, hero=self.victim)
        self._try(s, next(iter(open_)))
        return None

    def do_lay(self, s: DivineRightState, seat: int, kind: int) -> None:
        self.kind = kind

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        self._try(s, space)

    def do_choose(self, s: DivineRightState, seat: int, hero: int) -> None:
        self._try(s, BY_PRAYER)

    def do_bewitch(self, s: DivineRightState, seat: int, device: int) -> None:
        self._try(s, BY_AMULET if device == s.world.device[AMULET] else BY_WAND)

    def _try(self, s: DivineRightState, where: int) -> None:
        curse = table.find(s, self.victim, self.kind)
        assert curse is not None
        more = ways(s, self.victim, self.kind)[where]
        s.finish()
        try_to_lift(s, curse, where, more)
        fallout.settle(s)


# -- the Temple -------------------------------------------------------------------------------------------------------


@hooks.act
class Pray(hooks.Act):
    """The Gift Table says how long one meditates before an attempt, each time anew (DR-A-CURSE-13)."""

    VERB = "pray"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-CURSE-13"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        victims = dict.fromkeys(curse.victim for curse in s.curses if s.master[curse.victim] == seat)
        return [s.game.verbs.pray[hero] for hero in victims if not self._bars(s, hero)]

    def _bars(self, s: DivineRightState, hero: int) -> list[Reason]:
        if not in_temple(s, hero):
            return [Reason("DR-A-CURSE-13", "not-in-the-temple", unit=hero)]
        if not table.on(s, hero):
            return [Reason("DR-A-CURSE-13", "is-not-cursed", unit=hero)]
        if any(hero == one for one, _ in s.slumber.asleep):
            return [Reason("DR-A-TOD-01", "sleeps", unit=hero)]
        if hero in dict(s.sorcery.prayers):
            return [Reason("DR-A-CURSE-13", "prays-already", unit=hero)]
        return next((reasons for why in openings.NO_PRAYER.of(s) if (reasons := why(s, hero))), [])

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        (row,) = s.roll(1, 6, "DR-A-CURSE-13", hero=target)
        turn = s.turn + GIFTS[row - 1][1]
        changes.sorcery(s, prayers=(*s.sorcery.prayers, (target, turn)))
        s.emit("prays", hero=target, turn=turn)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


@hooks.PLAYER_TURN_ENDS(option="curses")
def interrupted(s: DivineRightState) -> None:
    """Who leaves the Temple, or is free of all Curses, prays no longer."""
    still = tuple((hero, turn) for hero, turn in s.sorcery.prayers if in_temple(s, hero) and table.on(s, hero))
    failed = tuple(entry for entry in s.sorcery.failed if table.on(s, entry[0]))
    changes.sorcery(s, prayers=still, failed=failed)


@hooks.MAY_ASK_GODS(option="curses")
def not_before_a_cure(s: DivineRightState, hero: int) -> list[Reason]:
    """A cursed monarch asks for no gift (DR-A-CURSE-69)."""
    return [Reason("DR-A-CURSE-69", "asks-no-gift", unit=hero)] if table.on(s, hero) else []


@hooks.PILGRIMS(option="curses")
def once_a_king(s: DivineRightState, piece: int) -> bool:
    """Monarchs in another's shape, and those who have lost the throne, may come to be healed (DR-A-CURSE-12)."""
    seen = table.guise(s, piece)
    if seen is None or not s.world.names[piece].startswith("wayfarer"):
        return False
    return seen.realm != NOBODY or (seen.hero != NOBODY and s.world.pieces[seen.hero].crowned)


# -- White Magic ------------------------------------------------------------------------------------------------------


def white_cards(s: DivineRightState, seat: int) -> list[int]:
    held = dict.fromkeys(cards.hand(s, seat))
    return [kind for kind in held if s.world.cards[kind].type == WHITE_MAGIC]


def sufferers(s: DivineRightState) -> list[int]:
    """Those on the map whom an ambassador could visit."""
    return [*dict.fromkeys(curse.victim for curse in s.curses if s.where[curse.victim] >= 0)]


@hooks.act
class Dispel(hooks.Act):
    """An ambassador goes to the victim with a White Magic card (DR-A-CURSE-14, DR-DEC-33)."""

    VERB = "dispel"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-CURSE-14"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not s.curses or not white_cards(s, seat):
            return []
        return [s.game.verbs.dispel[victim] for victim in sufferers(s) if not why_no_magic(s, s.where[victim])]

    def secret(self, s: DivineRightState, seat: int) -> bool:
        return bool(s.curses and cards.hand(s, seat))

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(WhiteMagic(seat, target))

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        return s.where[hero] == s.where[target]

    def do_by(self, s: DivineRightState, seat: int, target: int, hero: int) -> None:
        s.push(WhiteMagic(seat, target, by=hero))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != DIPLOMACY_PHASE:
            return []
        if target not in sufferers(s):
            return [Reason("DR-A-CURSE-14", "is-not-cursed", unit=target)]
        return why_no_magic(s, s.where[target]) or [Reason("DR-A-CURSE-14", "no-white-magic")]


@frame
class WhiteMagic(Procedure):
    """Which Curse, and which card? The die shows no more than the card (DR-A-CURSE-14)."""

    seat: int
    victim: int
    kind: int = NOBODY
    by: int = NOBODY  # the hero who works in the ambassador's place

    def step(self, s: DivineRightState) -> Asked:
        verbs, found = s.game.verbs, table.on(s, self.victim)
        if self.kind == NOBODY and len(found) > 1:
            options = [verbs.lay[curse.kind] for curse in found]
            return Ask(self.seat, "which-to-lift", "DR-A-CURSE-14", options, hero=self.victim)
        held = white_cards(s, self.seat)
        self.kind = found[0].kind if self.kind == NOBODY else self.kind
        choices: list[Action] = [*(verbs.play[kind] for kind in held), verbs.none]
        return Ask(self.seat, "white-magic", "DR-A-CURSE-14", choices, default=verbs.none, put=True, hero=self.victim)

    def do_lay(self, s: DivineRightState, seat: int, kind: int) -> None:
        self.kind = kind

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def do_play(self, s: DivineRightState, seat: int, card: int) -> None:
        s.finish()
        cards.discard(s, seat, card)
        curse = table.find(s, self.victim, self.kind)
        assert curse is not None
        s.emit("dispels", side=s.name(seat), card=card, hero=self.victim)
        worth = [amount for add in hooks.CARD_WORTH.of(s) for _, amount in add(s, card, self.by)]
        strength = s.world.cards[card].modifier + sum(worth)
        if s.check(1, 6, "DR-A-CURSE-14", ("at-most", strength), side=s.name(seat), hero=self.victim):
            kinds.lift(s, curse)
        else:
            failed_at(s, self.victim, BY_CARD)
        fallout.settle(s)
