"""The state of a Demonlord match: everything true at one moment, and the plain questions the rules put to it.

`where` and `stacks` say the same thing from two sides and are changed together (changes.py). Everything else is an
immutable value that is replaced, never changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from hexarchy.core.cups import Cups
from hexarchy.core.fields import kept, quickly_replaced, reckoned, record, records
from hexarchy.core.state import State, state_class
from hexarchy.games.demonlord.ground import Ground
from hexarchy.games.demonlord.markers import laid, spells_in, used_of
from hexarchy.games.demonlord.words import (
    HELD_BY,
    HOSAR,
    LEGEND,
    NEUTRAL,
    NO_LEADERSHIP,
    NOBODY,
    UNALLIED,
    other,
)
from hexarchy.games.demonlord.world import World

if TYPE_CHECKING:
    from hexarchy.games.demonlord import Demonlord

Stacks = dict[int, tuple[int, ...]]


@quickly_replaced
class Realm(NamedTuple):
    """What a neutral state is to the players."""

    side: int = NEUTRAL
    grade: int = UNALLIED
    shaken: bool = False  # a semi-permanent alliance that is checked when the phase ends
    charmed: bool = False  # an alliance spell was cast at it this turn (DL-ALL-10)
    back: int = -1  # the phase at whose end its units are home again (DL-ALL-26)


@quickly_replaced
class Phase(NamedTuple):
    """What lasts for a phase and is then gone (DL-TRN-13)."""

    cast: tuple[int, ...] = ()  # characters that have cast their spell
    pits: tuple[int, ...] = ()  # hexes under Earthpit
    pitted: tuple[int, ...] = ()  # units whose MP it halved
    marched: tuple[int, ...] = ()  # units under Forcemarch
    cloaks: tuple[int, ...] = ()  # hexes no Vision can see into
    lights: tuple[int, ...] = ()
    darks: tuple[int, ...] = ()
    relief: tuple[int, ...] = ()  # units that entered a besieged friendly hex and have yet to fight (DL-SIE-24)
    pinned: tuple[int, ...] = ()  # reinforcements put down among enemy troops: they may not move (DL-REI-09)
    battles: tuple[int, ...] = ()  # hexes whose battle is still to be fought (DL-BAT-14)
    passing: tuple[int, int] = (0, 0)  # standing passes: 1 for this step, 2 for this phase (DL-DEC-03)
    rains_tried: bool = False


@quickly_replaced
class Turn(NamedTuple):
    """What lasts for a turn."""

    exposed: tuple[tuple[int, int], ...] = ()  # (character, hex) that have had their capture attempt (DL-CAP-03)
    losses: tuple[int, int] = (0, 0)  # units killed or captured (DL-VIC-06)


@quickly_replaced
class Story(NamedTuple):
    """What the match remembers to its end."""

    points: tuple[int, int] = (0, 0)
    requested: tuple[bool, bool] = (False, False)
    arrived: tuple[bool, bool] = (False, False)
    clash: bool = False  # the first battle, siege roll or loss has happened (DL-REI-02)
    talks: bool = False
    last_turn: int = 0
    troops_lost: tuple[int, int] = (0, 0)  # DL-VAR-09
    ula: int = 0  # which people Ula turned out to be
    spirit: int = -1  # the one spirit of the Great Woods that exists (DL-INV-19)
    conjured: bool = False  # Ninnghiz has answered once (DL-INV-13)


def _copied(stacks: list[Stacks]) -> list[Stacks]:
    return [stacks[0].copy(), stacks[1].copy(), stacks[2].copy()]


def _stacks_json(stacks: list[Stacks], s: DemonlordState) -> list[dict[str, tuple[int, ...]]]:
    ids = s.world.grid.ids
    return [{ids[hex_]: stack for hex_, stack in sorted(camp.items())} for camp in stacks]


def _stacks_read(written: list[dict[str, list[int]]], game: Demonlord) -> list[Stacks]:
    index = game.world.grid.index
    return [{index[name]: tuple(units) for name, units in camp.items()} for camp in written]


def _off_map(where: list[int], s: DemonlordState) -> dict[str, int]:
    return {str(unit): at for unit, at in enumerate(where) if at < 0}


def _off_map_read(written: dict[str, int], game: Demonlord) -> list[int]:
    return [written.get(str(unit), 0) for unit in range(game.world.count)]


def _by_hex(sieges: Mapping[int, int], s: DemonlordState) -> dict[str, int]:
    ids = s.world.grid.ids
    return {ids[hex_]: count for hex_, count in sorted(sieges.items())}


def _by_hex_read(written: Mapping[str, int], game: Demonlord) -> dict[int, int]:
    return {game.world.grid.index[name]: count for name, count in written.items()}


def _markers(markers: tuple[Cups, Cups], s: DemonlordState) -> tuple[Any, Any]:
    return [spells_in(own) for own in markers], [used_of(own) for own in markers]


def _markers_read(written: tuple[Any, Any], game: Demonlord) -> tuple[Cups, Cups]:
    hosar, demon = (laid(game.world, seat, *of) for seat, of in enumerate(zip(*written, strict=True)))
    return hosar, demon


@state_class
class DemonlordState(State):
    """See the module."""

    game: Demonlord
    where: list[int] = kept(
        copy=list.copy, json="off_map", write=_off_map, read=_off_map_read
    )  # unit -> hex, or a place off it
    stacks: list[Stacks] = kept(copy=_copied, write=_stacks_json, read=_stacks_read)  # camp -> …, the visible one first
    clock: int = 0  # phases gone by
    first: int = HOSAR  # who has the first phase of every turn
    realms: tuple[Realm, ...] = records(Realm)
    control: tuple[int, ...]  # of world.held_sites
    sieges: Mapping[int, int] = kept(
        default_factory=dict, write=_by_hex, read=_by_hex_read
    )  # hex -> resolutions so far
    markers: tuple[Cups, Cups] = kept(
        json=("spells", "shown"), write=_markers, read=_markers_read
    )  # the special spells of each seat, in hand or not
    phase: Phase = record(Phase, default=Phase())
    turn: Turn = record(Turn, default=Turn())
    story: Story = record(Story, default=Story())
    rains: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (last phase, hexes)
    fallen: tuple[tuple[int, int, int], ...] = ()  # (Demon unit, hex, phase) destroyed of late: Necromon may revive it
    homes: tuple[tuple[int, int], ...] = ()  # where devotees and township units were set up (DL-PRI-13)
    orders: tuple[tuple[str, ...], ...] = ((), ())  # standing orders of each seat
    world: World = reckoned()
    phasing: int = reckoned()  # the player whose phase it is
    spells: tuple[tuple[int, ...], tuple[int, ...]] = reckoned()  # those each player knows, in order
    grounds: list[Ground | None] = reckoned(default_factory=lambda: [None, None], copy=list.copy)  # a memory of paths

    def __post_init__(self) -> None:
        self.world = self.game.world
        self.set_clock(self.clock, self.first)
        self._find_spells()

    def loaded(self) -> None:
        for camp in self.stacks:
            for hex_, units in camp.items():
                for unit in units:
                    self.where[unit] = hex_

    # -- time --------------------------------------------------------------------------------------------------------

    @property
    def turn_number(self) -> int:
        return self.clock // 2 + 1

    def set_clock(self, clock: int, first: int) -> None:
        """So many phases have gone by; `first` has the first of every turn (DL-TRN-02)."""
        self.clock, self.first = clock, first
        self.phasing = first ^ (clock & 1)

    # -- special spells ------------------------------------------------------------------------------------------------

    def set_markers(self, seat: int, own: Cups) -> None:
        if own is not self.markers[seat]:
            self.markers = (own, self.markers[1]) if seat == 0 else (self.markers[0], own)
            self._find_spells()

    def _find_spells(self) -> None:
        self.spells = (spells_in(self.markers[0]), spells_in(self.markers[1]))

    # -- units -------------------------------------------------------------------------------------------------------

    def owner(self, unit: int) -> int:
        """The camp a unit belongs to now."""
        face = self.world.units[unit]
        return face.side if face.realm < 0 else self.realms[face.realm].side

    def owned(self, camp: int, units: Iterable[int]) -> list[int]:
        """Those of some units that belong to a camp now."""
        faces, realms = self.world.units, self.realms
        found = []
        for unit in units:
            face = faces[unit]
            if (face.side if face.realm < 0 else realms[face.realm].side) == camp:
                found.append(unit)
        return found

    def stack(self, camp: int, hex_: int) -> tuple[int, ...]:
        return self.stacks[camp].get(hex_, ())

    def troops(self, camp: int, hex_: int) -> tuple[int, ...]:
        is_troop = self.world.is_troop
        return tuple(u for u in self.stacks[camp].get(hex_, ()) if is_troop[u])

    def characters(self, camp: int, hex_: int) -> tuple[int, ...]:
        is_troop = self.world.is_troop
        return tuple(u for u in self.stacks[camp].get(hex_, ()) if not is_troop[u])

    def has_troops(self, camp: int, hex_: int) -> bool:
        is_troop = self.world.is_troop
        for unit in self.stacks[camp].get(hex_, ()):  # noqa: SIM110 - asked all the time: twice as fast as any()
            if is_troop[unit]:
                return True
        return False

    def neutral_troops(self, hex_: int) -> bool:
        """Troops of an unallied state; Ula holds unknown troops until its die (DL-HID-05)."""
        if self.has_troops(NEUTRAL, hex_):
            return True
        realm = self.world.realm_at.get(hex_, -1)
        return realm == self.world.ULA and not self.story.ula and self.realms[realm].grade == UNALLIED

    def hostile_troops(self, seat: int, hex_: int) -> bool:
        """Enemy troops, or those of an unallied neutral, which is hostile to everybody (DL-ENM-08)."""
        return self.has_troops(other(seat), hex_) or self.neutral_troops(hex_)

    def seen_troops(self, camp: int, hex_: int) -> bool:
        """A camp's troops as far as others can see: a character on top may hide them, a siege gives them away."""
        stack = self.stacks[camp].get(hex_, ())
        return bool(stack) and (self.world.is_troop[stack[0]] or hex_ in self.sieges)

    def seen_hostile(self, seat: int, hex_: int) -> bool:
        """Hostile troops as far as the seat can see."""
        return self.seen_troops(other(seat), hex_) or self.neutral_troops(hex_)

    def alone_with_troops(self, seat: int, hex_: int) -> bool:
        """A seat has troops here and nobody hostile has."""
        return self.has_troops(seat, hex_) and not self.hostile_troops(seat, hex_)

    def best_leader(self, camp: int, hex_: int) -> int:
        units = self.world.units
        return max((units[u].leadership for u in self.stack(camp, hex_)), default=NO_LEADERSHIP)

    def best_power(self, camp: int, hex_: int) -> int:
        units = self.world.units
        return max((units[u].power for u in self.stack(camp, hex_)), default=0)

    def on_map(self, camp: int) -> list[int]:
        """A camp's units on the map, in canonical order."""
        return sorted(chain.from_iterable(self.stacks[camp].values()))

    def pile(self, place: int) -> list[int]:
        """The units in one place off the map: the dead, a side's prisoners …"""
        if place not in self.where:
            return []
        return [unit for unit, at in enumerate(self.where) if at == place]

    def holds_prisoners(self, captor: int) -> bool:
        return HELD_BY[captor] in self.where

    def prisoners(self, captor: int) -> list[int]:
        return self.pile(HELD_BY[captor])

    # -- fortresses --------------------------------------------------------------------------------------------------

    def is_fortress(self, hex_: int) -> bool:
        """Cities and castles (DL-SIE-02); a legend's fortress counts as a village (DL-ALL-15)."""
        site = self.world.site_at.get(hex_)
        if site is None or not site.fortress:
            return False
        realm = self.world.realm_at.get(hex_, -1)
        return realm < 0 or self.realms[realm].grade != LEGEND

    def controller(self, hex_: int) -> int:
        """Who controls the place in this hex; NOBODY where control means nothing."""
        site = self.world.site_at.get(hex_)
        return NOBODY if site is None or site.held < 0 else self.control[site.held]

    def holds_fortress(self, camp: int, hex_: int) -> bool:
        return self.is_fortress(hex_) and self.controller(hex_) == camp

    def besieged(self, unit: int) -> bool:
        """Is this unit inside a besieged fortress (DL-SIE-07)?"""
        hex_ = self.where[unit]
        return hex_ in self.sieges and self.controller(hex_) == self.owner(unit) and unit not in self.phase.relief

    # -- the ground --------------------------------------------------------------------------------------------------

    @property
    def wet(self) -> frozenset[int]:
        """The hexes it rains on."""
        return frozenset([hex_ for _, area in self.rains for hex_ in area])

    def ground(self, seat: int) -> Ground:
        """How the map lies for one side's movement: made on demand, dropped when the others' stacks change."""
        ground = self.grounds[seat]
        if ground is None:
            closed = self.phase.pits
            stops = [*self.stacks[other(seat)], *self.stacks[NEUTRAL]]
            if not self.story.ula and self.realms[self.world.ULA].grade == UNALLIED:
                stops.append(self.world.realm_homes[self.world.ULA])
            ground = self.grounds[seat] = Ground(self.game.crossings, self.wet, stops, closed)
        return ground

    def ground_changed(self) -> None:
        self.grounds[0] = self.grounds[1] = None
