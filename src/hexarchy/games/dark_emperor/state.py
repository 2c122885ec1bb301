"""The state of a Dark Emperor match: everything true at one moment, and the plain questions the rules put to it.

`where` alone says where pieces are; `stacks`, `held`, `army` and `boxed` follow from it and are kept up by changes.py,
as are `allied` and `hired`, which follow from `sides`. It drops `magicians` and `zones` when a piece comes, goes, or
changes hands. Everything else is an immutable value that is replaced, never changed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from hexarchy.core.cups import NOBODY, Cups
from hexarchy.core.fields import kept, quickly_replaced, reckoned, record, records
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.state import State, state_class
from hexarchy.games.dark_emperor.words import (
    BOX,
    FIRST_GROUP,
    GONE,
    GROUP_IDS,
    KINGDOM_COUNT,
    KINGDOMS,
    NECROMANCER,
    NEUTRAL,
    POOL,
    SEATS,
    SIDES,
    other,
)
from hexarchy.games.dark_emperor.world import World

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor import DarkEmperor

Stacks = dict[int, tuple[int, ...]]
Pairs = tuple[tuple[int, int], ...]
Magicians = tuple[tuple[tuple[int, ...], ...], ...]  # side -> rune -> pieces
Zone = tuple[Mapping[int, int], int, int]  # who was aboard, who had risen, and the hexes reached


@quickly_replaced
class Kingdom(NamedTuple):
    """A realm's purse and the fate of its land (DE-6.3)."""

    gold: int = 0
    conquered: bool = False
    holder: int = NEUTRAL  # the side that took its land last, and holds it while it has no assignee
    assignee: int = -1  # the force its land is put under; -1 while it has none


@quickly_replaced
class Turn(NamedTuple):
    """What lasts for a Game-Turn (DE-PROC-8)."""

    spent: Pairs = ()  # (leader or Sirax, castings with his own strength)
    drained: Pairs = ()  # (device, caster): one for each casting with its strength (DE-15.11f)
    uses: Pairs = ()  # (leader, device he has used this turn) (DE-15.13a)
    inspired: tuple[int, ...] = ()  # casters who began the turn in a hex of their rune (DE-12.3)
    charged: tuple[int, ...] = ()  # devices that began their Movement Phase in one (DE-15.15)
    breaches: int = 0  # city hexes whose defenders are not doubled (DE-13.41c)
    declined: tuple[int, ...] = ()  # legions the wielder of the Staff shares a hex with and leaves alone (DE-DEC-17)


@quickly_replaced
class Half(NamedTuple):
    """What lasts for a Player-Turn."""

    escorts: tuple[tuple[int, int, tuple[int, ...]], ...] = ()  # (movement spell, caster, units it serves)
    entered: Pairs = ()  # (unit, the hex it left to enter the one it is in) (DE-9.26c)
    stacks: tuple[tuple[int, int, int, tuple[int, ...]], ...] = ()  # (start, end, points, units) (DE-PROC-2)
    fallen: Pairs = ()  # (hex of the battle, unit lost in it) (DE-14.12a)
    retreated: tuple[int, ...] = ()  # leaders forced to retreat (DE-14.12b)
    silenced: int = 0  # hexes where the Silk Negator is in use in this segment
    hushed: int = 0  # ... and was in the Combat Magic Segment (DE-15.5c)
    charms: Pairs = ()  # (caster, what his spells add to his diplomacy) (DE-14.32, DE-14.42)
    bane: Pairs = ()  # (hex, side) of a battle against Loslom or Famir: there Padrech and Tol Morn die for ever
    dragged: tuple[int, ...] = ()  # leaders Famir has taken: they make no other move (DE-18.31b)
    dropped: Pairs = ()  # (device without its bearer or guards, side they were on) for the victors to take
    duels: Pairs = ()  # (monster, leader who must fight it first; -1 the owner chooses)
    done: int = 0  # pieces, as a set of bits, whose movement is over in this segment (DE-8a)
    landed: int = 0  # ... among them those put ashore (DE-8.22c)
    brought: tuple[int, ...] = ()  # loose devices that lie with the phasing player's units, enemies there or not
    shunned: tuple[int, ...] = ()  # leaders who left Famir lying, Ssstoth being dead (DE-18.N)


def _copied(stacks: list[Stacks]) -> list[Stacks]:
    return [stacks[0].copy(), stacks[1].copy(), stacks[2].copy()]


def _moved(force: tuple[int, ...], s: DarkEmperorState) -> dict[str, int]:
    """The force of every piece that does not serve its own."""
    return {str(piece): now for piece, now in enumerate(force) if now != s.world.forces[piece]}


def _moved_read(written: Mapping[str, int], game: DarkEmperor) -> tuple[int, ...]:
    return tuple(written.get(str(piece), own) for piece, own in enumerate(game.world.forces))


def _pairs(mapping: Mapping[int, int], s: DarkEmperorState) -> list[tuple[int, int]]:
    return sorted(mapping.items())


def _pairs_read(written: Sequence[tuple[int, int]], game: DarkEmperor) -> dict[int, int]:
    return dict(written)


def under_markers(hidden: Sequence[tuple[int, int]]) -> Cups:
    """Pieces under markers in hexes. Those turned up, and all before they are laid out, lie off the map."""
    return Cups.laid([hex_ for hex_, _ in hidden], len(SEATS), NOBODY, [piece for _, piece in hidden])


@state_class
class DarkEmperorState(State):
    """See the module."""

    game: DarkEmperor
    clock: int = 0
    where: list[int] = kept(
        copy=list.copy, read=lambda written, game: list(written)
    )  # piece -> hex, or a place off the map
    force: tuple[int, ...] = kept(write=_moved, read=_moved_read)  # piece -> the force it serves
    sides: tuple[int, ...]  # force -> the side it is on
    kingdoms: tuple[Kingdom, ...] = records(Kingdom)
    masters: tuple[int, ...]  # mercenary group -> the force its hexes count for (DE-19.13)
    preference: tuple[tuple[int, ...], ...]  # side -> its forces, the one that takes foreign hexes first (DE-7.11d)
    bearers: tuple[int, ...]  # device -> the leader who has it, or -1
    blades: tuple[int, ...]  # sword counter -> 0 Living Sword, 1 Hero's Sword
    aboard: Mapping[int, int] = kept(default_factory=dict, write=_pairs, read=_pairs_read)  # land unit -> its fleet
    moorings: Mapping[int, int] = kept(default_factory=dict, write=_pairs, read=_pairs_read)  # unit -> shore, or bank
    risen: int = 0  # units that show their undead side
    commanded: Pairs = ()  # (legion under the Staff of Empire, force it obeyed before)
    markers: Cups = kept(
        default=under_markers(()),
        json="hidden",
        write=lambda markers, s: s.hidden,
        read=lambda written, game: under_markers(written),
    )  # what lies under the markers in magic hexes: nobody's to know
    gains: tuple[int, ...]  # leader -> Hero Rating won from monsters (DE-18.15b)
    deaths: tuple[tuple[int, int, int], ...] = ()  # (leader, hex, Game-Turn): who may be raised from the dead
    revived: tuple[int, ...] = ()  # leaders who have been raised once
    returns: Pairs = ()  # (Padrech or Tol Morn, Game-Turn he comes back)
    doge: int = -1
    quest: int = -1  # the side whose leader last bore Famir, or -1
    flames: tuple[tuple[int, int, int], ...] = ()  # (caster, side, hexes)
    trenches: int = 0  # entrenched hexes
    betrayals: tuple[int, ...] = ()  # kingdoms given up as soon as the segment ends (DE-6.16)
    turn: Turn = record(Turn, default=Turn())
    half: Half = record(Half, default=Half())

    world: World = reckoned()
    turn_number: int = reckoned()
    phasing: int = reckoned()  # the player whose Player-Turn it is
    stacks: list[Stacks] = reckoned(
        default_factory=lambda: [{}, {}, {}], copy=_copied
    )  # side -> hex -> in canonical order
    held: list[int] = reckoned(
        default_factory=lambda: [0, 0, 0], copy=list.copy
    )  # side -> the hexes its units stand in
    army: list[int] = reckoned(
        default_factory=lambda: [0, 0, 0], copy=list.copy
    )  # side -> all it has on the map, as bits
    allied: tuple[tuple[int, ...], ...] = reckoned(default=((), (), ()))  # side -> the kingdoms it controls
    hired: tuple[tuple[int, ...], ...] = reckoned(default=((), (), ()))  # side -> the mercenary groups in its service
    boxed: tuple[tuple[int, ...], ...] = reckoned(default=((), ()))  # player -> their leaders in the Mercenary Box
    magicians: Magicians | None = reckoned(default=None)  # found when they are asked for (magic/runes.py)
    zones: list[Zone | None] = reckoned(
        default_factory=lambda: [None, None, None], copy=list.copy
    )  # likewise (control.py)

    def __post_init__(self) -> None:
        self.world = self.game.world
        self.set_clock(self.clock)

    def loaded(self) -> None:
        self.restack()

    def restack(self) -> None:
        """Make all that follows from where every piece is and whom it serves."""
        self.stacks = [{}, {}, {}]
        self.held = [0, 0, 0]
        self.army = [0, 0, 0]
        self.magicians = None
        self.zones = [None, None, None]
        self.regroup()
        self.rebox()
        for piece in range(self.world.first_device):
            hex_ = self.where[piece]
            if hex_ < 0:
                continue
            side = self.side(piece)
            self.stacks[side][hex_] = (*self.stacks[side].get(hex_, ()), piece)
            self.army[side] |= 1 << piece
            if piece < self.world.unit_count:
                self.held[side] |= 1 << hex_

    def regroup(self) -> None:
        """Make `allied` and `hired` again: a force has changed sides."""
        sides, groups = range(len(SIDES)), range(FIRST_GROUP, FIRST_GROUP + len(GROUP_IDS))
        self.allied = tuple([tuple([k for k in range(KINGDOM_COUNT) if self.sides[k] == side]) for side in sides])
        self.hired = tuple([tuple([group for group in groups if self.sides[group] == side]) for side in sides])

    def rebox(self) -> None:
        """Make `boxed` again: a leader has come to the Mercenary Box, or left it, or changed hands."""
        inside = [leader for leader in self.world.leaders if self.where[leader] == BOX]
        self.boxed = tuple([tuple([p for p in inside if self.side(p) == side]) for side in (NECROMANCER, KINGDOMS)])

    # -- time --------------------------------------------------------------------------------------------------------

    def set_clock(self, clock: int) -> None:
        """So many Player-Turns have gone by; the Necromancer has the first of every turn (DE-4a, DE-4b)."""
        self.clock = clock
        self.turn_number = clock // 2 + 1
        self.phasing = clock & 1  # the player whose Player-Turn it is

    # -- pieces ------------------------------------------------------------------------------------------------------

    def side(self, piece: int) -> int:
        """The side a unit, leader or monster is on now."""
        return self.sides[self.force[piece]]

    def stack(self, side: int, hex_: int) -> tuple[int, ...]:
        """Units, leaders and monsters of a side in a hex."""
        return self.stacks[side].get(hex_, ())

    def units(self, side: int, hex_: int) -> tuple[int, ...]:
        stack = self.stacks[side].get(hex_, ())
        return stack[: bisect_left(stack, self.world.unit_count)]

    def leaders(self, side: int, hex_: int) -> tuple[int, ...]:
        stack, world = self.stacks[side].get(hex_, ()), self.world
        return stack[bisect_left(stack, world.unit_count) : bisect_left(stack, world.first_monster)]

    def monsters(self, side: int, hex_: int) -> tuple[int, ...]:
        stack = self.stacks[side].get(hex_, ())
        return stack[bisect_left(stack, self.world.first_monster) :]

    def fighters(self, side: int, hex_: int) -> tuple[int, ...]:
        """Units and controlled monsters: what makes a hex hostile to the other side (DE-9a, DE-18.22a)."""
        return self.units(side, hex_) + self.monsters(side, hex_)

    def has_fighters(self, side: int, hex_: int) -> bool:
        stack = self.stacks[side].get(hex_)
        return stack is not None and (stack[0] < self.world.unit_count or stack[-1] >= self.world.first_monster)

    def fought_over(self, side: int) -> int:
        """The hexes in which a side has units or monsters."""
        found = self.held[side]
        beasts = self.army[side] >> self.world.first_monster
        if beasts:
            for number in hexes_of(beasts):
                found |= 1 << self.where[self.world.first_monster + number]
        return found

    def enemy_of(self, side: int, hex_: int) -> bool:
        return self.has_fighters(other(side), hex_)

    def strength(self, piece: int) -> int:
        """Combat Strength as the counter shows it now: living, undead, or a monster's (DE-3.1c, DE-18.22a)."""
        face = self.world.pieces[piece]
        return face.undead if self.risen >> piece & 1 else face.strength

    def is_undead(self, unit: int) -> bool:
        return bool(self.risen >> unit & 1)

    def on_map(self, side: int) -> list[int]:
        """A side's units, leaders and monsters on the map, in canonical order."""
        return list(hexes_of(self.army[side]))

    def pile(self, place: int) -> list[int]:
        """The pieces in one place off the map."""
        return [piece for piece, at in enumerate(self.where) if at == place]

    def pool(self, force: int) -> list[int]:
        """The units a force may recruit (DE-7.2a)."""
        where = self.where
        return [unit for unit in self.world.units_of[force] if where[unit] == POOL]

    # -- devices -----------------------------------------------------------------------------------------------------

    def bearer(self, device: int) -> int:
        return self.bearers[device - self.world.first_device]

    def carried(self, leader: int) -> tuple[int, ...]:
        """The devices a leader has with him."""
        first = self.world.first_device
        return tuple(first + n for n, bearer in enumerate(self.bearers) if bearer == leader)

    def lying(self, hex_: int) -> tuple[int, ...]:
        """Devices in a hex that no leader bears."""
        first = self.world.first_device
        places = self.where[first:]
        return tuple([first + n for n, at in enumerate(places) if at == hex_]) if hex_ in places else ()

    # -- land --------------------------------------------------------------------------------------------------------

    def holder(self, kingdom: int) -> int:
        """The side that holds a kingdom's land (DE-6.34c); NEUTRAL while it is inactive."""
        realm = self.kingdoms[kingdom]
        if not realm.conquered:
            return self.sides[kingdom]
        return self.sides[realm.assignee] if realm.assignee >= 0 else realm.holder

    def inactive(self, kingdom: int) -> bool:
        return self.sides[kingdom] == NEUTRAL

    @property
    def quest_goes_on(self) -> bool:
        """Famir's quest: as long as Ssstoth lives, turned up or not (DE-18.N)."""
        return self.where[self.world.SSSTOTH] != GONE

    def marker_at(self, hex_: int) -> bool:
        """Does a marker that has not been turned up lie here?"""
        return bool(self.markers.within(hex_))

    @property
    def marked(self) -> list[int]:
        """The hexes with such a marker."""
        off = self.world.grid.size
        return sorted([hex_ for hex_ in self.markers.lies if hex_ != off])

    @property
    def hidden(self) -> Pairs:
        """(hex, what lies under its marker)"""
        return tuple([(hex_, piece) for hex_ in self.marked for piece in self.markers.inside(hex_)])

    @property
    def burning(self) -> int:
        """The hexes in flames (DE-13.11a)."""
        found = 0
        for _, _, hexes in self.flames:
            found |= hexes
        return found

    def deal_hidden(self, seat: int, rng: Any) -> None:
        """Only what lies under markers is hidden, and from both alike (DE-PROC-6)."""
        self.markers = self.markers.redealt(seat, rng)
