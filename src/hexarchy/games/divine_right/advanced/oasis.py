"""The Eerie Oasis (DR-A-OAS): the jinn grant wishes to the clever, and curse fools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, events, fallout, fate, hooks, stacking
from hexarchy.games.divine_right.advanced import dancers, finds
from hexarchy.games.divine_right.advanced.curses.love import couple
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.magic.temple import may_enter
from hexarchy.games.divine_right.mercenaries import rogues, special
from hexarchy.games.divine_right.mercenaries.named import female
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import FLEET, MOVEMENT_PHASE, NOBODY, PASSING, RANDOMIZER, WISHES

SWITCH: Final = "eerie_oasis"
CURSE, CUNNING = 1, 6  # DR-T-A-OASIS
GRANTED: Final = (4, 5)
WEALTH, FRIENDSHIP, MAGIC, ESCAPE, POWER, LOVE = range(len(WISHES))  # DR-T-A-WISH


@hooks.act
class Wish(hooks.Act):
    """Each uncursed hero there may seek one, once a turn, at the end of movement (DR-A-OAS-01, DR-DEC-52)."""

    VERB = "wish"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-OAS-01"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        there = s.own(seat, s.world.oasis)
        return [s.game.verbs.wish[hero] for hero in there if not self._bars(s, hero)]

    def _bars(self, s: DivineRightState, hero: int) -> list[Reason]:
        away = s.where[hero] != s.world.oasis or (s.half.leaving | s.beyond) >> hero & 1
        if away or not s.is_hero(hero):
            return [Reason("DR-A-OAS-01", "not-at-the-oasis", unit=hero)]
        if finds.is_cursed(s, hero):
            return [Reason("DR-A-OAS-01", "is-cursed", unit=hero)]
        wished = s.half.wished >> hero & 1
        return [Reason("DR-A-OAS-01", "has-wished", unit=hero)] if wished else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, wished=s.half.wished | 1 << target)
        (die,) = s.roll(1, 6, "DR-A-OAS-02", hero=target, hex=s.where[target])
        if die == CURSE:
            finds.curse(s, target)
        elif die == CUNNING:
            s.push(Cunning(target))
        elif die in GRANTED:
            (wish,) = s.roll(1, len(WISHES), "DR-A-OAS-04", hero=target, hex=s.where[target])
            grant(s, target, wish - 1)
        else:
            s.emit("foolish-wish", hero=target, hex=s.where[target])
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


@frame
class Cunning(Procedure):
    """A wish of one's choice (DR-A-OAS-02, DR-DEC-53)."""

    hero: int

    def step(self, s: DivineRightState) -> Asked:
        if s.where[self.hero] < 0:  # their player has left the game meanwhile
            s.finish()
            return None
        options = [s.game.verbs.wish_for[wish] for wish in range(len(WISHES))]
        return Ask(s.master[self.hero], "wish", "DR-A-OAS-02", options, default=options[0], hero=self.hero)

    def do_wish_for(self, s: DivineRightState, seat: int, wish: int) -> None:
        s.finish()
        grant(s, self.hero, wish)
        fallout.settle(s)


def grant(s: DivineRightState, hero: int, wish: int) -> None:
    s.emit("wish-granted", hero=hero, wish=WISHES[wish], hex=s.where[hero])
    GRANTS[wish](s, hero)


def _wealth(s: DivineRightState, hero: int) -> None:
    finds.treasure(s, hero)


def _magic(s: DivineRightState, hero: int) -> None:
    finds.device(s, hero, "DR-A-OAS-04")


def _friendship(s: DivineRightState, hero: int) -> None:
    """Counters are drawn until a hero appears: any hero of the randomizer is as likely."""
    heroes = [piece for piece in special.in_randomizer(s) if piece >= s.world.first_hero]
    if heroes and special.may_gain(s, s.master[hero]):
        (friend,) = s.draw(1, heroes, "DR-A-OAS-04")
        seat = s.master[hero]
        for pass_on in hooks.PASSED_ON.of(s):
            seat = pass_on(s, friend, seat)
        if seat == s.master[hero] and stacking.fits(s, [friend], s.where[hero]):
            join(s, hero, friend)
        elif seat != NOBODY:  # one who cannot be here, or has gone to another, comes as ever (DR-A-OAS-05)
            special.come(s, [friend], seat, "DR-A-OAS-05")


def join(s: DivineRightState, hero: int, friend: int) -> None:
    seat, space, drawn = s.master[hero], s.where[hero], s.where[friend] == RANDOMIZER
    s.master[friend] = seat
    changes.put(s, friend, space)
    s.emit("enters", unit=friend, side=s.name(seat), to=space)
    for follow in hooks.ENTERED_PLAY.of(s):
        follow(s, friend, space)
    for see_to in hooks.DRAWN.of(s) if drawn else ():
        see_to(s, friend, seat)


def _love(s: DivineRightState, hero: int) -> None:
    """A Dancing Girl for a man, a Rogue for a woman, or for all where no girls dance; none where there are none."""
    dances = s.options["dancing_girls"] and not female(s, hero)
    kind = dancers.GIRL if dances else rogues.ROGUE
    drawn = [one for one in special.in_randomizer(s) if s.world.special_of[one].id == kind]
    spare = rogues.reserve(s, kind)
    if not drawn + spare or not special.may_gain(s, s.master[hero]):
        return
    friend = (drawn or spare)[0]
    if s.where[friend] != RANDOMIZER:
        changes.hirelings(s, recruits=s.hirelings.recruits | 1 << friend)
    join(s, hero, friend)


def _escape(s: DivineRightState, hero: int) -> None:
    s.push(Escape(hero))


@frame
class Escape(Procedure):
    """To any space where the hero could lawfully be, at the risk of their life where enemies are (DR-A-OAS-04)."""

    hero: int

    def step(self, s: DivineRightState) -> Asked:
        if s.where[self.hero] < 0:
            s.finish()
            return None
        place = s.game.verbs.place
        options = [place[space] for space in lawful(s, self.hero)]
        default = place[s.where[self.hero]]
        return Ask(s.master[self.hero], "escape", "DR-A-OAS-04", options, default=default, hero=self.hero)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        s.finish()
        before, both = s.where[self.hero], couple(s, self.hero)
        for hero in both:
            changes.shift(s, hero, space)
            s.emit("vanishes", hero=hero, **{"from": before}, to=space)
        captor = party.endangered(s, self.hero, space) if space != before else NOBODY
        if captor != NOBODY:
            fate.endanger(s, self.hero, PASSING, captor, space)
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)


def lawful(s: DivineRightState, hero: int) -> list[int]:
    """On land, in the Temple only those it admits, not in besieged castles nor in kingdoms that act for nobody, nor
    beyond what bounds the hero has. Lovers go together (DR-A-CURSE-40)."""
    both = couple(s, hero)
    closed = s.world.isle | s.besieged_spaces | (0 if all(may_enter(s, one) for one in both) else s.world.temple)
    for bar in hooks.CLOSED.of(s):
        closed |= bar(s, both)
    open_ = [space for space in hexes_of(s.world.land & ~closed | 1 << s.where[hero]) if s.neutral_land(space) < 0]
    return stacking.fitting(s, both, open_) or [s.where[hero]]


def _power(s: DivineRightState, hero: int) -> None:
    s.push(Power(1, "DR-A-OAS-04", castle=s.where[hero]))


@frame
class Power(events.Hire):
    """An army of the pool with the hero, or a fleet, which cannot come to the Oasis, in a port (DR-A-OAS-05)."""

    castle: int = NOBODY

    def options(self, s: DivineRightState) -> list[Action]:
        verbs, found = s.game.verbs, []
        if not events.may_hire(s, s.phasing):
            return []
        armies = events.hireable(s, NOBODY)
        clear = not s.foes(s.phasing) >> self.castle & 1
        if armies and clear and stacking.fits(s, armies[:1], self.castle):
            found.append(verbs.hire_army[self.castle])
        fleets = events.hireable(s, FLEET)
        if fleets:
            ports = stacking.fitting(s, fleets[:1], events.hiring_spaces(s, FLEET))
            found += [verbs.hire_fleet[space] for space in ports]
        return found


GRANTS: Final[dict[int, Callable[[DivineRightState, int], None]]] = {
    WEALTH: _wealth,
    FRIENDSHIP: _friendship,
    MAGIC: _magic,
    ESCAPE: _escape,
    POWER: _power,
    LOVE: _love,
}
