"""Barbarians and Ogres (DR-B-BAR, DR-B-STK-02): recruited by ambassadors at the edges of Minaria, never for good.

The counters bear the names of their tribes: of each kind of Barbarians five of each tribe, the rest none. Which player
bears which name is in the state; a name is free when its player has none of the kind left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, hooks, losses, openings, stacking
from hexarchy.games.divine_right.diplomacy.mission import lose_diplomat
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BARBARIAN,
    FOLKS,
    INTERMEDIATE,
    NOBODY,
    POOL,
    TRIBE,
    TRIBE_NAMES,
    TRIBES,
)
from hexarchy.games.divine_right.world import World

NORTHERN, SOUTHERN, EASTERN, OGRES = range(4)  # of words.FOLKS
MOST: Final = 15  # on the map for a player (DR-B-BAR-05)
JOIN: Final = 3  # and more (DR-B-BAR-02)
TWO_DESERT: Final = 2
FATAL: Final = 1

# -- the counters -----------------------------------------------------------------------------------------------------


class Hordes:
    """The counters of a world by kind and tribe, as sets and in their order."""

    def __init__(self, world: World) -> None:
        ranks = [name.rpartition("_") for name in world.names]
        wild = [n for n, piece in enumerate(world.pieces) if piece.of == BARBARIAN]
        kinds = [[n for n in wild if ranks[n][0] == folk] for folk in FOLKS]
        self.counters = tuple(tuple(sorted(kind, key=lambda n: int(ranks[n][2]))) for kind in kinds)
        self.folk_of = {piece: folk for folk, pieces in enumerate(self.counters) for piece in pieces}
        self.tribe_of: dict[int, int] = {}  # of TRIBE_NAMES; the nameless are not there
        for folk, names in enumerate(TRIBES):
            for number, piece in enumerate(self.counters[folk][: TRIBE * len(names)]):
                self.tribe_of[piece] = TRIBE_NAMES.index(names[number // TRIBE])
        self.sets = tuple(hex_set(pieces) for pieces in self.counters)
        self.all = hex_set(self.folk_of)
        self.named = hex_set(self.tribe_of)
        regions = world.map.regions
        edges = (regions.barbarian_entry_north, regions.barbarian_entry_south, regions.barbarian_entry_east)
        # Where each kind is recruited: clear wasteland of its edge, of the Ogres Stump Hole (DR-B-BAR-01).
        self.entries = tuple(
            hex_set(world.at(name, "map.toml: regions") for name in names) for names in (*edges, regions.ogre_entry)
        )


@lru_cache(8)
def hordes(world: World) -> Hordes:
    return Hordes(world)


def in_service(s: DivineRightState, seat: int, folk: int = NOBODY) -> int:
    """A player's Barbarians and Ogres on the map, or those of one kind, as a set."""
    found = hordes(s.world)
    return s.army[seat] & (found.all if folk == NOBODY else found.sets[folk])


def names_open(s: DivineRightState, seat: int, folk: int) -> list[int]:
    """The tribal names a player could give: their own alone, or those nobody uses (DR-B-BAR-04, DR-B-BAR-09)."""
    all_ = [TRIBE_NAMES.index(name) for name in TRIBES[folk]]
    if in_service(s, seat, folk):
        return [tribe for tribe in all_ if s.tribes[tribe] == seat]
    return [tribe for tribe in all_ if s.tribes[tribe] in (NOBODY, seat) or not in_service(s, s.tribes[tribe], folk)]


def stock(s: DivineRightState, folk: int, tribe: int) -> list[int]:
    """The counters at hand for a player with a tribal name (NOBODY: without): first those that bear it."""
    found, named, where = hordes(s.world), hordes(s.world).tribe_of, s.where
    ready = [piece for piece in found.counters[folk] if where[piece] == POOL]
    return [piece for piece in ready if tribe != NOBODY and named.get(piece) == tribe] + [
        piece for piece in ready if piece not in named
    ]


# -- recruiting -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RecruitRoll:
    """An ambassador among Barbarians (DR-B-BAR-02, DR-T-B-BARBARIANS)."""

    modifiers: tuple[hooks.Modifier, ...] = ()

    def join(self, die: int) -> int:
        total = die + sum(amount for _, amount in self.modifiers)
        return total if total >= JOIN else 0

    def desert(self, die: int) -> int:
        total = die + sum(amount for _, amount in self.modifiers)
        return 0 if total >= JOIN else 2 if total == TWO_DESERT else 1

    def kills(self, die: int) -> bool:
        """A natural 1 kills the ambassador, whatever is added to it."""
        return die == FATAL


def recruit_roll(s: DivineRightState, seat: int, folk: int, by: int = NOBODY) -> RecruitRoll:
    found = [modifier for answer in hooks.RECRUITING.of(s) for modifier in answer(s, seat, folk, by)]
    return RecruitRoll(tuple(found))


def why_not_recruit(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    """The rules against recruiting a kind in a space."""
    if not hordes(s.world).entries[folk] >> space & 1:
        return [Reason("DR-B-BAR-02", "no-barbarians-here", hex=space)]
    if s.foes(seat) >> space & 1:
        return [Reason("DR-B-BAR-02", "enemies-there", hex=space)]
    if room(s, seat, folk) <= 0:
        return [Reason("DR-B-BAR-05", "enough-barbarians", number=MOST)]
    for why in hooks.MAY_RECRUIT.of(s):
        if reasons := why(s, seat, folk, space):
            return reasons
    if not _anybody(s, seat, folk, space):
        return [Reason("DR-B-BAR-02", "no-barbarians-left", hex=space)]
    return []


def room(s: DivineRightState, seat: int, folk: int) -> int:
    """How many more of a kind a player may have (DR-B-BAR-05)."""
    if not openings.UNLIMITED.of(s):
        return MOST - in_service(s, seat).bit_count()
    free = [kind for kind in range(len(FOLKS)) if openings.UNLIMITED.any(s, seat, kind)]
    if folk in free:
        return len(hordes(s.world).counters[folk])
    bound = in_service(s, seat)
    for kind in free:
        bound &= ~hordes(s.world).sets[kind]
    return MOST - bound.bit_count()


def _anybody(s: DivineRightState, seat: int, folk: int, space: int) -> bool:
    if room(s, seat, folk) <= 0:
        return False
    taken = bool(s.own(seat, space))
    return any(
        not taken or stacking.fits(s, [piece], space)
        for tribe in (*names_open(s, seat, folk), NOBODY)
        for piece in _at_hand(s, seat, folk, tribe)
    )


def newcomers(s: DivineRightState, seat: int, folk: int, tribe: int, space: int) -> list[int]:
    """The counters that could join in a space, in the order they do: as far as limits and stacking allow."""
    found = _at_hand(s, seat, folk, tribe)
    if s.own(seat, space):
        found = [piece for piece in found if stacking.fits(s, [piece], space)]
    return found[: room(s, seat, folk)]


def _at_hand(s: DivineRightState, seat: int, folk: int, tribe: int) -> list[int]:
    found = stock(s, folk, tribe)
    if not found and hooks.ALL_TRIBES.any(s, seat, folk):
        found = [piece for piece in hordes(s.world).counters[folk] if s.where[piece] == POOL]
    return found


def recruitable(s: DivineRightState, seat: int, space: int) -> list[int]:
    """The kinds an ambassador could recruit in a space: corners have two."""
    return [folk for folk in range(len(FOLKS)) if not why_not_recruit(s, seat, folk, space)]


@hooks.act
class Recruit(hooks.Act):
    """An ambassador's function (DR-B-DIP-02, DR-B-BAR-02)."""

    VERB = "recruit"
    MOMENT = hooks.FUNCTION
    RULE = "DR-B-BAR-02"
    LEVEL = INTERMEDIATE

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        found, foes, own = 0, s.foes(seat), s.spaces_of(s.army[seat])
        if all(room(s, seat, folk) <= 0 for folk in range(len(FOLKS))):
            return []
        for folk, entries in enumerate(hordes(s.world).entries):
            # Who stands there has a say; where nobody does, the same would join in all spaces of an edge.
            for space in hexes_of(entries & own & ~foes):
                if not why_not_recruit(s, seat, folk, space):
                    found |= 1 << space
            if room(s, seat, folk) <= 0:
                continue
            plain = entries & ~foes & ~own
            if plain and _anybody(s, seat, folk, next(iter(hexes_of(plain)))):
                for why in hooks.MAY_RECRUIT.of(s):
                    plain &= ~hex_set(space for space in hexes_of(plain) if why(s, seat, folk, space))
                found |= plain
        return [s.game.verbs.recruit[space] for space in hexes_of(found)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Recruiting(seat, target))

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        return s.where[hero] == target

    def options_of(self, s: DivineRightState, seat: int, hero: int) -> list[Action]:
        space = s.where[hero]
        return [s.game.verbs.recruit[space]] if recruitable(s, seat, space) else []

    def do_by(self, s: DivineRightState, seat: int, target: int, hero: int) -> None:
        s.push(Recruiting(seat, target, by=hero))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        found = [why_not_recruit(s, seat, folk, target) for folk in range(len(FOLKS))]
        return next((reasons for reasons in found if reasons and reasons[0].key != "no-barbarians-here"), found[0])


@frame
class Recruiting(Stages, Procedure):
    """DR-B-BAR-02: a die says how many join, or desert."""

    seat: int
    space: int
    folk: int = NOBODY
    number: int = 0  # who join or desert
    tribe: int = NOBODY
    by: int = NOBODY  # the hero who recruits in the ambassador's place
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("kind", "die", "name", "arrive", "desert")

    def kind(self, s: DivineRightState) -> Asked:
        """In a corner of the map two kinds are met."""
        kinds = recruitable(s, self.seat, self.space)
        if len(kinds) > 1:
            return Ask(self.seat, "folk", "DR-B-BAR-01", [s.game.verbs.folk[kind] for kind in kinds], hex=self.space)
        self.folk = kinds[0]
        return None

    def do_folk(self, s: DivineRightState, seat: int, folk: int) -> None:
        self.folk = folk
        self.go("die")

    def die(self, s: DivineRightState) -> Asked:
        roll = recruit_roll(s, self.seat, self.folk, self.by)
        (die,) = s.roll(
            1, 6, "DR-B-BAR-02", side=s.name(self.seat), hex=self.space, modifiers=roll.modifiers, folk=self.folk
        )
        safe = openings.SAFE_AMONG.any(s, self.seat, self.folk)
        if roll.kills(die) and not safe:
            lose_diplomat(s, self.seat, self.by)
        sure = openings.SURE_RECRUITS.any(s, self.seat, self.folk)
        self.number = die if sure else roll.join(die)
        if not self.number:
            self.number = roll.desert(die)
            self.go("desert")
        return None

    def name(self, s: DivineRightState) -> Asked:
        """The first five bear a name of their player's choice (DR-B-BAR-04)."""
        if in_service(s, self.seat, self.folk):
            self.tribe = next(iter(names_open(s, self.seat, self.folk)), NOBODY)
            return None
        fit = [t for t in names_open(s, self.seat, self.folk) if self._named(s, t)]
        if len(fit) > 1:
            return Ask(self.seat, "tribe", "DR-B-BAR-04", [s.game.verbs.tribe[tribe] for tribe in fit], hex=self.space)
        if fit:
            self._take_name(s, fit[0])
        return None

    def _named(self, s: DivineRightState, tribe: int) -> bool:
        """Could at least one of a tribe stand there?"""
        found = newcomers(s, self.seat, self.folk, tribe, self.space)
        return any(hordes(s.world).tribe_of.get(piece) == tribe for piece in found)

    def do_tribe(self, s: DivineRightState, seat: int, tribe: int) -> None:
        self._take_name(s, tribe)
        self.go("arrive")

    def why_tribe(self, s: DivineRightState, seat: int, tribe: int) -> list[Reason]:
        taken = tribe not in names_open(s, seat, self.folk)
        return [Reason("DR-B-BAR-04", "name-taken", tribe=tribe)] if taken else []

    def _take_name(self, s: DivineRightState, tribe: int) -> None:
        bear_name(s, self.seat, self.folk, tribe)
        self.tribe = tribe

    def arrive(self, s: DivineRightState) -> Asked:
        """They neither move nor attack this turn (DR-B-BAR-03)."""
        joining = newcomers(s, self.seat, self.folk, self.tribe, self.space)[: self.number]
        for piece in joining:
            s.master[piece] = self.seat
            changes.put(s, piece, self.space)
        changes.half(s, fresh=s.half.fresh | hex_set(joining))
        s.emit("barbarians-join", units=tuple(joining), side=s.name(self.seat), hex=self.space)
        s.finish()
        return None

    def desert(self, s: DivineRightState) -> Asked:
        """As many of the kind, their player's choice."""
        own = [*hexes_of(in_service(s, self.seat, self.folk))]
        if len(own) > self.number > 0:
            lose = s.game.verbs.lose
            cheap = lose[losses.cheapest(s, own)]
            return Ask(
                self.seat, "deserter", "DR-B-BAR-02", [lose[one] for one in own], default=cheap, number=self.number
            )
        if self.number:
            depart(s, own)
        s.finish()
        settle(s)
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        depart(s, [unit])
        self.number -= 1


def bear_name(s: DivineRightState, player: int, folk: int, tribe: int) -> None:
    """A player leads a tribe of a kind, and no other of it."""
    own = [TRIBE_NAMES.index(name) for name in TRIBES[folk]]
    left = (NOBODY if number in own and seat == player else seat for number, seat in enumerate(s.tribes))
    s.tribes = tuple(player if number == tribe else seat for number, seat in enumerate(left))
    s.emit("names-tribe", side=s.name(player), tribe=tribe)


def take_name(s: DivineRightState, player: int, folk: int, units: Sequence[int]) -> None:
    """Units that come to a player by themselves bring the name they bear, if they bear one."""
    named = [tribe for unit in units if (tribe := hordes(s.world).tribe_of.get(unit, NOBODY)) != NOBODY]
    if named:
        bear_name(s, player, folk, named[0])


def depart(s: DivineRightState, units: Sequence[int]) -> None:
    """They go back to their stock, and anyone may recruit them again (DR-B-BAR-09)."""
    if not units:
        return
    s.emit("barbarians-leave", units=tuple(units))
    for unit in units:
        for fall in hooks.FALLS.of(s):
            fall(s, unit, NOBODY, s.where[unit])
        changes.lift(s, unit, POOL)
        changes.command(s, unit, NOBODY)


# -- in the field -----------------------------------------------------------------------------------------------------


@hooks.LAID_OUT(level=INTERMEDIATE)
def in_stock(s: DivineRightState) -> None:
    for folk in range(len(FOLKS)):
        for piece in hordes(s.world).counters[folk]:
            s.where[piece] = POOL


@hooks.PLAYER_OUT(level=INTERMEDIATE)
def go_home(s: DivineRightState, seat: int) -> None:
    """They serve nobody who is out of the game."""
    depart(s, [*hexes_of(in_service(s, seat))])


@hooks.CLOSED(level=INTERMEDIATE)
def no_castles(s: DivineRightState, members: Sequence[int]) -> int:
    """Barbarians and Ogres enter no castles (DR-B-BAR-07)."""
    wild = hordes(s.world).all
    return s.castles_standing & ~s.war.forts if any(wild >> piece & 1 for piece in members) else 0


@hooks.STACKING(level=INTERMEDIATE)
@hooks.about(lambda s: hordes(s.world).all)
def castles_are_closed(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    if not s.world.castle_spaces >> space & 1 or not 0 <= s.castle_in(space) < s.world.first_fort:
        return []
    wild = hordes(s.world).all
    found = next((piece for piece in pieces if wild >> piece & 1), NOBODY)
    return [] if found == NOBODY else [Reason("DR-B-BAR-07", "enters-no-castle", unit=found)]


@hooks.STACKING(level=INTERMEDIATE)
@hooks.about(lambda s: hordes(s.world).all)
def tribes_apart(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """Barbarians of different tribal names do not stack (DR-B-STK-02)."""
    horde = hordes(s.world)
    named = hex_set(stacking.company(s, pieces, space)) & horde.named
    if not named & named - 1:  # one at most
        return []
    if openings.MIXED_TRIBES.any(s, s.master[pieces[0]]):
        return []
    names = {horde.tribe_of[piece] for piece in hexes_of(named)}
    return [Reason("DR-B-STK-02", "tribes-apart", hex=space)] if len(names) > 1 else []


@hooks.SACKED(level=INTERMEDIATE)
def leave_with_the_booty(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> None:
    """After a successful siege they leave the map (DR-B-BAR-07)."""
    wild = [unit for unit in units if s.world.pieces[unit].of == BARBARIAN and s.where[unit] >= 0]
    depart(s, [unit for unit in wild if not openings.STAYS_ON.any(s, unit)])
