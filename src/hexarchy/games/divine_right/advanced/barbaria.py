"""Barbarians of the Advanced Game (DR-A-BAR): leaders who raise their kind, treachery, and lords of Barbaria.

Each is a switch of its own. Whom a leader calls his own kind stands in `mercenaries/named.py` (DR-B-HER-03).
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import (
    captives,
    changes,
    crowns,
    fallout,
    fate,
    hooks,
    openings,
    refuge,
    stacking,
    status,
)
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.mercenaries import barbarians
from hexarchy.games.divine_right.mercenaries.barbarians import MOST, hordes, in_service
from hexarchy.games.divine_right.mercenaries.named import FOLLOWERS, NONNUS
from hexarchy.games.divine_right.movement.party import leader_of
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import FOLKS, GONE, MOVEMENT_PHASE, NOBODY, PLAYER, POOL, PRISON, TRACK, TREASON

RAISING, TREACHERY, LORDS = "barbarian_options", "barbarian_treachery", "lords_of_barbaria"
JUULUTE, AL_DEBAR, KANG = FOLLOWERS  # in the order of the kinds they lead
NEAR: Final = 3  # spaces of an edge, the edge among them (DR-A-BAR-02)
QUARRELS: Final = (3, 11)  # events (DR-A-BAR-10)
LORD, DEAD = 5, 1  # of the vote (DR-A-BAR-15)


def folk_of(s: DivineRightState, piece: int) -> int:
    """The kind a leader calls his own; NOBODY: he is none of the three."""
    own = FOLLOWERS.get(s.world.names[piece])
    return NOBODY if own is None else FOLKS.index(own)


# -- leaders who raise their kind -------------------------------------------------------------------------------------


def marches(s: DivineRightState, name: str, space: int) -> bool:
    """Is a space in the wasteland where a leader's kind roams: near the north edge, near the south edge east of Trading
    Post, near the east edge (DR-A-BAR-01 to -03)?"""

    def place(at: int) -> tuple[int, int]:
        name = s.world.grid.ids[at]
        return int(name[:2]), int(name[2:])

    column, row = place(space)
    if s.land_of[space] >= 0 or not s.world.land >> space & 1:
        return False
    sizes = s.world.map.grid
    if name == JUULUTE:
        return row < NEAR
    if name == AL_DEBAR:
        post, _ = place(s.world.trading_post)
        return row >= sizes.rows - NEAR and column > post
    width = sizes.even_row_spaces if row % 2 == 0 else sizes.odd_row_spaces
    return column >= width - NEAR


@hooks.COME_ON(option=RAISING)
def flock(s: DivineRightState) -> None:
    """One of their kind, without a name, joins each of them there, and may act at once. A monarch who only borrows the
    counter of one raises nobody (DR-A-SCW-08)."""
    for name in FOLLOWERS:
        hero = s.world.index[name]
        if s.where[hero] < 0 or s.master[hero] != s.phasing or not marches(s, name, s.where[hero]):
            continue
        if hero == openings.lord(s, s.phasing):
            continue
        recruit = newcomer(s, hero)
        if recruit != NOBODY:
            s.master[recruit] = s.phasing
            changes.put(s, recruit, s.where[hero])
            s.emit("barbarians-join", units=(recruit,), side=s.name(s.phasing), hex=s.where[hero])
            fallout.later(s, fallout.SIEGES)


def newcomer(s: DivineRightState, hero: int) -> int:
    folk, space, horde = folk_of(s, hero), s.where[hero], hordes(s.world)
    barred = hooks.MAY_RECRUIT.any(s, s.phasing, folk, space)
    if barred or in_service(s, s.phasing).bit_count() >= MOST or s.foes(s.phasing) >> space & 1:
        return NOBODY
    free = [unit for unit in horde.counters[folk] if s.where[unit] == POOL and unit not in horde.tribe_of]
    return next((unit for unit in free if stacking.fits(s, [unit], space)), NOBODY)


# -- treachery --------------------------------------------------------------------------------------------------------


def at_their_mercy(s: DivineRightState, hero: int) -> bool:
    """Is a leader stacked with Barbarians alone, and with nobody who has a hold on them (DR-A-BAR-10, DR-A-BAR-13)?"""
    if s.where[hero] < 0 or leader_of(s, [hero]) == NOBODY or s.beyond >> hero & 1:
        return False
    stack = s.own(s.master[hero], s.where[hero])
    wild = hordes(s.world).all
    units = [piece for piece in stack if piece < s.world.first_hero]
    if hero in units or not units or not all(wild >> unit & 1 for unit in units):
        return False
    kinds = {folk for folk, own in enumerate(hordes(s.world).sets) if any(own >> unit & 1 for unit in units)}
    friends = any(folk_of(s, piece) in kinds for piece in stack)
    return not friends and s.world.index[NONNUS] not in stack


@hooks.EVENT(option=TREACHERY)
def quarrels(s: DivineRightState, number: int) -> bool:
    """With storms and desertion comes the temptation (DR-A-BAR-10)."""
    if number in QUARRELS:
        heroes = [hero for hero in s.pieces_of(s.phasing) if at_their_mercy(s, hero)]
        if heroes:
            s.push(Quarrel(tuple(heroes)))
    return False


@frame
class Quarrel(Procedure):
    """Leader after leader; the stack that killed or sold one leaves the map (DR-A-BAR-12)."""

    heroes: tuple[int, ...]
    space: int = NOBODY  # of the one who has rolled

    def step(self, s: DivineRightState) -> Asked:
        if self.space != NOBODY:
            self._vanish(s)
        if not self.heroes:
            s.finish()
            fallout.settle(s)
            return None
        hero = self.heroes[0]
        if at_their_mercy(s, hero):
            self.space = s.where[hero]
            fate.endanger(s, hero, TREASON, NOBODY, self.space)
            fallout.settle(s)
        else:
            self.heroes = self.heroes[1:]
        return None

    def _vanish(self, s: DivineRightState) -> None:
        hero, space = self.heroes[0], self.space
        self.heroes, self.space = self.heroes[1:], NOBODY
        if s.where[hero] != space or s.master[hero] != s.phasing:
            wild = hordes(s.world).all
            barbarians.depart(s, [unit for unit in s.own_units(s.phasing, space) if wild >> unit & 1])


class Treason(hooks.Peril):
    """A 1 is a quarrel, a 6 a bargain (DR-A-BAR-10)."""

    CAUSE = TREASON

    def counts(self, s: DivineRightState, hero: int, die: int) -> int:
        return die if die in (fate.KILLED, fate.CAPTURED) else fate.HARMLESS

    def befalls(self, s: DivineRightState, hero: int, space: int) -> None:
        sell(s, hero, space)


hooks.PERILS(option=TREACHERY)(Treason())


def sell(s: DivineRightState, hero: int, space: int) -> None:
    """To the first player on the right, without points: no enemy force has taken them (DR-A-BAR-11)."""
    buyer, kingdom = s.to_the_right(s.phasing), s.kingdom_of(hero)
    s.emit("sold", hero=hero, side=s.name(buyer), hex=space)
    for fall in hooks.FALLS.of(s):
        fall(s, hero, NOBODY, space)
    if status.realm(s, hero) >= 0 and (kingdom < 0 or crowns.disputed(s, kingdom)):  # DR-B-USU-03, DR-A-CIV-05
        hooks.CAPTURED.any(s, hero, buyer, space)
        return
    changes.lift(s, hero, PRISON)
    if kingdom < 0:
        nearest = refuge.nearest(s, space, refuge.quarters(s, buyer) & s.world.land & ~s.foes(buyer))
        captives.parole(s, hero, buyer, space, nearest)
    elif s.kingdoms[kingdom].status == PLAYER:
        s.where[hero] = GONE
        changes.command(s, hero, NOBODY)
        fallout.falls(s, s.kingdoms[kingdom].seat)
    else:
        s.push(Ransom(hero, buyer, space))


@frame
class Ransom(captives.Captive):
    """In which of the buyer's castles nearest to the place (DR-DEC-29)? Without one the monarch goes free."""

    def step(self, s: DivineRightState) -> Asked:
        places = captives.prisons(s, self.captor, self.space) if s.living(self.captor) else []
        if not places:
            self.do_release(s, self.captor, self.hero)
            return None
        if len(places) > 1:
            options = [s.game.verbs.imprison[place] for place in places]
            return Ask(
                self.captor, "captive", "DR-A-BAR-11", options, default=options[0], hero=self.hero, hex=self.space
            )
        self.do_imprison(s, self.captor, places[0])
        return None


# -- lords of Barbaria ------------------------------------------------------------------------------------------------


def council_place(s: DivineRightState, hero: int) -> bool:
    """The Sacred Stones for Juulute, a clear space of their edge for the others (DR-A-BAR-14)."""
    name, space = s.world.names[hero], s.where[hero]
    if space < 0 or name not in FOLLOWERS:
        return False
    if name == JUULUTE:
        return space == s.world.destinations[0]
    return bool(s.world.edges["south" if name == AL_DEBAR else "east"] >> space & 1)


def lord_of(s: DivineRightState, folk: int) -> int:
    """The leader who is lord of a kind, while he is in play; NOBODY: none is."""
    lords = (hero for hero in hexes_of(s.barbaria.lords) if folk_of(s, hero) == folk)
    return next((hero for hero in lords if s.master[hero] != NOBODY), NOBODY)


@hooks.act
class Council(hooks.Act):
    """He calls a council, and at the end of each later Movement Phase there it votes (DR-A-BAR-14, -15, DR-DEC-52)."""

    VERB = "council"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-BAR-14"
    OPTION = LORDS

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        heroes = [s.world.index[name] for name in FOLLOWERS]
        own = [hero for hero in heroes if s.where[hero] >= 0 and s.master[hero] == seat]
        return [s.game.verbs.council[hero] for hero in own if not self._bars(s, hero)]

    def _bars(self, s: DivineRightState, hero: int) -> list[Reason]:
        if not council_place(s, hero):
            return [Reason("DR-A-BAR-14", "no-council-here", unit=hero)]
        if lord_of(s, folk_of(s, hero)) != NOBODY:
            return [Reason("DR-A-BAR-15", "has-a-lord", unit=hero)]
        met = any(one == hero and turn == s.turn for one, turn in s.barbaria.met)
        return [Reason("DR-A-BAR-15", "council-has-met", unit=hero)] if met else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        called = any(one == target for one, _ in s.barbaria.met)
        others = tuple(entry for entry in s.barbaria.met if entry[0] != target)
        changes.barbaria(s, met=(*others, (target, s.turn)))
        if not called:
            s.emit("council-called", hero=target, hex=s.where[target])
            return
        (die,) = s.roll(1, 6, "DR-A-BAR-15", hero=target, hex=s.where[target], needs=("at-least", LORD))
        if die >= LORD:
            changes.barbaria(s, lords=s.barbaria.lords | 1 << target)
            s.emit("lord-of-barbaria", hero=target, folk=folk_of(s, target))
        elif die == DEAD:
            captives.kill(s, target, NOBODY, points=False)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


@hooks.MOVES_CLOSED(option=LORDS)
def adjourn(s: DivineRightState) -> None:
    """A council whose leader has left is over."""
    kept = tuple(entry for entry in s.barbaria.met if s.master[entry[0]] != s.phasing or council_place(s, entry[0]))
    if kept != s.barbaria.met:
        changes.barbaria(s, met=kept)


@hooks.LIFTED(option=LORDS)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    """Death ends a lordship, a wound or a prison does not."""
    met = tuple(entry for entry in s.barbaria.met if entry[0] != piece)
    lords = s.barbaria.lords if place in (TRACK, PRISON) else s.barbaria.lords & ~(1 << piece)
    changes.barbaria(s, met=met, lords=lords)


@hooks.MAY_RECRUIT(option=LORDS)
def monopoly(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    """Only the lord's player recruits his kind (DR-A-BAR-16)."""
    lord = lord_of(s, folk)
    foreign = lord != NOBODY and s.master[lord] != seat
    return [Reason("DR-A-BAR-16", "serve-their-lord", leader=lord, folk=folk)] if foreign else []


@hooks.ALL_TRIBES(option=LORDS)
def any_tribe(s: DivineRightState, seat: int, folk: int) -> bool:
    """When all of his are in play the lord may use any tribe that is not."""
    lord = lord_of(s, folk)
    return lord != NOBODY and s.master[lord] == seat
