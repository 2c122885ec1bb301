"""The state of a Demonlord match: everything true at one moment, and the plain questions the rules put to it.

`where` and `stacks` say the same thing from two sides and are changed together (changes.py). Everything else is an
immutable value that is replaced, never changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.dice import DiceSource
from hexarchy.core.frames import Frame, frame_from_json, plain
from hexarchy.core.state import Result, State
from hexarchy.games.demonlord import commands, refusals
from hexarchy.games.demonlord.ground import Ground
from hexarchy.games.demonlord.words import (
    HELD_BY,
    LEGEND,
    NEUTRAL,
    NO_LEADERSHIP,
    NOBODY,
    UNALLIED,
    other,
)

if TYPE_CHECKING:
    from hexarchy.games.demonlord import Demonlord


class Realm(NamedTuple):
    """What a neutral state is to the players."""

    side: int = NEUTRAL
    grade: int = UNALLIED
    shaken: bool = False  # a semi-permanent alliance that is checked when the phase ends
    charmed: bool = False  # an alliance spell was cast at it this turn (DL-ALL-10)
    back: int = -1  # the phase at whose end its units are home again (DL-ALL-26)


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


class Turn(NamedTuple):
    """What lasts for a turn."""

    exposed: tuple[tuple[int, int], ...] = ()  # (character, hex) that have had their capture attempt (DL-CAP-03)
    losses: tuple[int, int] = (0, 0)  # units killed or captured (DL-VIC-06)


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


class DemonlordState(State):
    """See the module."""

    __slots__ = (
        "clock",
        "control",
        "fallen",
        "first",
        "grounds",
        "homes",
        "options",
        "orders",
        "phase",
        "rains",
        "realms",
        "scenario",
        "shown",
        "sieges",
        "spells",
        "stacks",
        "story",
        "turn",
        "where",
        "world",
    )
    game: Demonlord

    def __init__(
        self,
        game: Demonlord,
        dice: DiceSource,
        rolled: int,
        frames: list[Frame],
        result: Result | None,
        scenario: str,
        options: Mapping[str, Any],
        where: list[int],
        stacks: list[dict[int, tuple[int, ...]]],
        clock: int,
        first: int,
        realms: tuple[Realm, ...],
        control: tuple[int, ...],
        sieges: Mapping[int, int],
        spells: tuple[tuple[int, ...], ...],
        shown: tuple[tuple[int, ...], ...],
        phase: Phase,
        turn: Turn,
        story: Story,
        rains: tuple[tuple[int, tuple[int, ...]], ...],
        fallen: tuple[tuple[int, int, int], ...],
        homes: tuple[tuple[int, int], ...],
        orders: tuple[tuple[str, ...], ...],
        grounds: list[Ground | None],
    ) -> None:
        super().__init__(game, dice, rolled, frames, result)
        self.world = game.world
        self.scenario = scenario
        self.options = options
        self.where = where  # unit -> hex, or a place off the map
        self.stacks = stacks  # camp -> hex -> units, the visible one first
        self.clock = clock  # phases gone by
        self.first = first  # who has the first phase of every turn
        self.realms = realms
        self.control = control  # of world.held_sites
        self.sieges = sieges  # hex -> resolutions so far
        self.spells = spells  # special spells each seat knows
        self.shown = shown  # ... and has used
        self.phase = phase
        self.turn = turn
        self.story = story
        self.rains = rains  # (last phase, hexes)
        self.fallen = fallen  # (Demon unit, hex, phase) destroyed of late: what Necromon may bring back
        self.homes = homes  # where devotees and township units were set up (DL-PRI-13)
        self.orders = orders  # standing orders of each seat
        self.grounds = grounds  # a memory of paths, made anew when what it depends on changes

    def clone(self) -> DemonlordState:
        new = DemonlordState(
            self.game,
            self.dice,
            self.rolled,
            self.frames,
            self.result,
            self.scenario,
            self.options,
            self.where.copy(),
            [self.stacks[0].copy(), self.stacks[1].copy(), self.stacks[2].copy()],
            self.clock,
            self.first,
            self.realms,
            self.control,
            self.sieges,
            self.spells,
            self.shown,
            self.phase,
            self.turn,
            self.story,
            self.rains,
            self.fallen,
            self.homes,
            self.orders,
            self.grounds.copy(),
        )
        self._share(new)
        return new

    # -- time --------------------------------------------------------------------------------------------------------

    @property
    def turn_number(self) -> int:
        return self.clock // 2 + 1

    @property
    def phasing(self) -> int:
        """The player whose phase it is (DL-TRN-02)."""
        return self.first ^ (self.clock & 1)

    # -- units -------------------------------------------------------------------------------------------------------

    def owner(self, unit: int) -> int:
        """The camp a unit belongs to now."""
        face = self.world.units[unit]
        return face.side if face.realm < 0 else self.realms[face.realm].side

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

    def seen_hostile(self, seat: int, hex_: int) -> bool:
        """As far as the seat can see: a character on top may hide troops, which a siege gives away."""
        enemy = self.stack(other(seat), hex_)
        seen = bool(enemy) and (self.world.is_troop[enemy[0]] or hex_ in self.sieges)
        return seen or self.neutral_troops(hex_)

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
        return frozenset(hex_ for _, area in self.rains for hex_ in area)

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

    # -- the contract ------------------------------------------------------------------------------------------------

    def commands(self, seat: int) -> Sequence[Action]:
        return commands.offered(self, seat)

    def obey(self, seat: int, action: Action) -> None:
        commands.obey(self, seat, action)

    def reasons(self, seat: int, action: Action) -> list[Reason]:
        return refusals.reasons(self, seat, action)

    def view(self, seat: int | str | None) -> dict[str, Any]:
        from hexarchy.games.demonlord.view import view

        return view(self, None if seat is None else self.game.seat(seat))

    def deal_hidden(self, seat: int, rng: Any) -> None:
        from hexarchy.games.demonlord.redeal import deal_hidden

        deal_hidden(self, seat, rng)

    # -- saving ------------------------------------------------------------------------------------------------------

    def fields_to_json(self) -> dict[str, Any]:
        ids = self.world.grid.ids
        off_map = {str(u): at for u, at in enumerate(self.where) if at < 0}
        return {
            "scenario": self.scenario,
            "options": dict(self.options),
            "stacks": [{ids[hex_]: stack for hex_, stack in sorted(camp.items())} for camp in self.stacks],
            "off_map": off_map,
            "clock": self.clock,
            "first": self.first,
            "realms": self.realms,
            "control": self.control,
            "sieges": {ids[hex_]: count for hex_, count in sorted(self.sieges.items())},
            "spells": self.spells,
            "shown": self.shown,
            "phase": self.phase,
            "turn": self.turn,
            "story": self.story,
            "rains": self.rains,
            "fallen": self.fallen,
            "homes": self.homes,
            "orders": self.orders,
        }


def state_from_json(game: Demonlord, data: Mapping[str, Any], dice: DiceSource) -> DemonlordState:
    index = game.world.grid.index
    where = [0] * game.world.count
    stacks: list[dict[int, tuple[int, ...]]] = []
    for camp in data["stacks"]:
        stacks.append({index[name]: tuple(units) for name, units in camp.items()})
        for hex_, units in stacks[-1].items():
            for unit in units:
                where[unit] = hex_
    for unit, place in data["off_map"].items():
        where[int(unit)] = place
    return DemonlordState(
        game,
        dice,
        data["rolled"],
        [frame_from_json(entry) for entry in data["frames"]],
        Result.from_json(data["result"]),
        data["scenario"],
        data["options"],
        where,
        stacks,
        data["clock"],
        data["first"],
        tuple(Realm(*entry) for entry in data["realms"]),
        tuple(data["control"]),
        {index[name]: count for name, count in data["sieges"].items()},
        plain(data["spells"]),
        plain(data["shown"]),
        Phase(*plain(data["phase"])),
        Turn(*plain(data["turn"])),
        Story(*plain(data["story"])),
        plain(data["rains"]),
        plain(data["fallen"]),
        plain(data["homes"]),
        plain(data["orders"]),
        [None, None],
    )
