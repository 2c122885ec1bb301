"""World: what never changes in a match of Demonlord, read once from the data files.

Hexes and units are numbers here; `grid.ids` and `units[n].id` give their names. Everything the rules look up often
stands in a tuple indexed by unit or hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from hexarchy.core.data import read
from hexarchy.core.game import BadInput
from hexarchy.core.hexes import Grid
from hexarchy.games.demonlord import data_schema as form
from hexarchy.games.demonlord.words import ARMOR, CAMPS, NO_LEADERSHIP, SPELLS, SURRENDER

DATA: Final = Path(__file__).parent / "data"

# Peoples whose movement differs from the terrain chart (DL-NEU-08 to 10, DL-NEU-13).
SPECIAL_MOVERS: Final = ("AH", "AN", "GW")
POWERS: Final = range(1, 6)  # of magicians, and for spells


class Unit:
    """A counter's printed face."""

    __slots__ = (
        "armor",
        "composition",
        "deploy",
        "home",
        "id",
        "index",
        "leadership",
        "melee",
        "missile",
        "mode",
        "morale",
        "mover",
        "mp",
        "names",
        "power",
        "range",
        "realm",
        "side",
        "source",
        "troop",
    )

    def __init__(self, index: int, entry: form.Unit, realm: int, mover: int) -> None:
        self.index = index
        self.id = entry.id
        self.names = {"en": entry.name, "fr": entry.name_fr}
        self.side = CAMPS.index(entry.side)
        self.home = entry.home
        self.realm = realm
        self.troop = entry.kind == "troop"
        self.mode = entry.mode
        self.mover = mover
        self.armor = ARMOR[entry.armor]
        self.missile = entry.missile
        self.melee = entry.melee
        self.morale = entry.morale
        self.mp = entry.mp
        self.power = entry.magic_power
        self.range = entry.magic_range
        self.leadership = NO_LEADERSHIP if entry.leadership == "none" else int(entry.leadership)
        self.deploy = entry.deploy
        self.composition = entry.composition
        self.source = entry.source

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Magicians(NamedTuple):
    """The units with some power or more, in canonical order."""

    of_side: tuple[tuple[int, ...], ...]
    of_realm: tuple[tuple[int, tuple[int, ...]], ...]  # (realm, those of it)

    @classmethod
    def among(cls, units: Iterable[Unit], power: int) -> Magicians:
        strong = [unit for unit in units if unit.power >= power]
        neutral = groupby([unit for unit in strong if unit.realm >= 0], lambda unit: unit.realm)
        return cls(
            tuple(tuple(unit.index for unit in strong if unit.side == side) for side in range(2)),
            tuple((realm, tuple(unit.index for unit in group)) for realm, group in neutral),
        )


class Site:
    """A place on the map. `held` is its number among the places whose control is kept, or -1."""

    __slots__ = ("capital", "fortress", "held", "hex", "home", "id", "kind", "name", "side", "source")

    def __init__(self, entry: form.Site, hex_: int, held: int) -> None:
        self.id = entry.id
        self.name = entry.name
        self.kind = entry.kind
        self.hex = hex_
        self.side = CAMPS.index(entry.side)
        self.home = entry.home
        self.fortress = entry.fortress
        self.capital = entry.capital
        self.held = held
        self.source = entry.source

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Spell:
    """A special spell as one side's marker shows it."""

    __slots__ = ("names", "power", "success")

    def __init__(self, entry: form.SpellMarker) -> None:
        self.names = {"en": entry.name, "fr": entry.name_fr}
        self.power = entry.power
        self.success = entry.success_max


class World:
    """The map, the counters and the tables."""

    def __init__(self, pack: Path | None = None) -> None:
        folders = [pack, DATA] if pack else [DATA]
        self.map = read(folders, "map.toml", form.MapFile)
        self.chart = read(folders, "terrain.toml", form.TerrainFile)
        roster = read(folders, "units.toml", form.UnitsFile)
        siege = read(folders, "siege.toml", form.SiegeFile)
        self.grid = Grid.numbered(self.map.grid.columns, self.map.grid.rows)
        self._circles: dict[tuple[int, int], frozenset[int]] = {}
        self._realms_within: dict[tuple[int, int], tuple[int, ...]] = {}
        self._read_sites()
        self._read_realms(roster)
        self._read_units(roster)
        self._read_spells(roster)
        self._read_siege(siege)
        self._read_battle_terrain()

    # -- places -------------------------------------------------------------------------------------------------------

    def _at(self, name: str, what: str) -> int:
        try:
            return self.grid.index[name]
        except KeyError:
            raise BadInput(f"map.toml: {what}: there is no hex '{name}'") from None

    def _read_sites(self) -> None:
        """Control is kept of fortresses, of Ninnghiz (DL-VIC-08) and of the open homelands (DL-ALL-20)."""
        sites = []
        held = 0
        for entry in self.map.site:
            kept = entry.fortress or entry.id == "ninnghiz" or entry.id in ("rouna", "ula", "temple_ancients")
            sites.append(Site(entry, self._at(entry.hex, f"site {entry.id}"), held if kept else -1))
            held += kept
        self.sites = tuple(sites)
        self.held_sites = tuple(site for site in sites if site.held >= 0)
        self.site_at: Mapping[int, Site] = {site.hex: site for site in sites}
        self.temples = frozenset(site.hex for site in sites if site.kind == "temple")
        self.site: Mapping[str, Site] = {site.id: site for site in sites}
        self.capitals = tuple(next(site for site in sites if site.capital and site.side == camp).hex for camp in (0, 1))
        self.home_cities = tuple(
            tuple(site.hex for site in sites if site.kind == "city" and site.side == camp) for camp in (0, 1)
        )
        self.temples_of_hosar = tuple(site.hex for site in sites if site.kind == "temple" and site.home == "HO")
        self.towns = tuple(site.hex for site in sites if site.kind == "village" and site.home == "WT")
        exits = self.map.exits
        self.entrances = (
            tuple(self._at(name, "exits.west") for name in exits.west),
            tuple(self._at(name, "exits.east") for name in exits.east),
        )

    # -- neutral states ------------------------------------------------------------------------------------------------

    def _read_realms(self, roster: form.UnitsFile) -> None:
        """The neutral states in the order of their homeland hexes, in which their dice are rolled (DL-DEC-48)."""
        states = sorted((land for land in roster.homeland if land.side == "neutral"), key=lambda land: land.hex)
        self.realm_codes = tuple(land.code for land in states)
        self.realm_homes = tuple(self._at(land.hex, f"homeland {land.code}") for land in states)
        self.realm_at: Mapping[int, int] = {hex_: realm for realm, hex_ in enumerate(self.realm_homes)}
        self.ULA = self.realm_codes.index("MU")
        self.LYUNG = self.realm_codes.index("LY")
        self.ANCIENTS = self.realm_codes.index("AN")
        self.GREAT_WOODS = self.realm_codes.index("GW")
        self.homelands = {land.code: land for land in roster.homeland}
        # Places whose control is kept though they are no fortresses, or may cease to be (DL-ALL-15).
        self.doubtful_sites = tuple(site for site in self.held_sites if not site.fortress or site.hex in self.realm_at)

    # -- counters ------------------------------------------------------------------------------------------------------

    def _read_units(self, roster: form.UnitsFile) -> None:
        movers: list[tuple[str, str]] = []
        units = []
        for index, entry in enumerate(roster.unit):
            if entry.home not in self.homelands:
                raise BadInput(f"units.toml: unit {entry.id}: there is no homeland '{entry.home}'")
            kind = (entry.mode, entry.home if entry.home in SPECIAL_MOVERS else "")
            if kind not in movers:
                movers.append(kind)
            realm = self.realm_codes.index(entry.home) if entry.home in self.realm_codes else -1
            units.append(Unit(index, entry, realm, movers.index(kind)))
        self.movers = tuple(movers)
        self.units = tuple(units)
        self.unit_ids = tuple(unit.id for unit in units)
        self.unit: Mapping[str, Unit] = {unit.id: unit for unit in units}
        if len(self.unit) != len(units):
            raise BadInput("units.toml: two units have the same id")
        self.is_troop = tuple(unit.troop for unit in units)
        self.count = len(units)
        self.leaders = tuple(unit.index for unit in units if unit.leadership >= 0)
        self.magicians = {power: Magicians.among(units, power) for power in POWERS}
        self.of_realm = tuple(
            tuple(unit.index for unit in units if unit.realm == realm) for realm in range(len(self.realm_codes))
        )
        self.reinforcements = (self._of_home("ME"), self._of_home("IK"))
        self.conjurations = self._of_home("TNC")

    def _of_home(self, code: str) -> tuple[int, ...]:
        return tuple(unit.index for unit in self.units if unit.home == code)

    def circle(self, hex_: int, radius: int) -> frozenset[int]:
        """The hexes within a radius, as a set."""
        try:
            return self._circles[hex_, radius]
        except KeyError:
            found = self._circles[hex_, radius] = frozenset(self.grid.within(hex_, radius))
            return found

    def realms_within(self, hex_: int, radius: int) -> tuple[int, ...]:
        """The neutral states whose homelands lie within a radius; asked of the same places again and again."""
        found = self._realms_within.get((hex_, radius))
        if found is None:
            near = self.circle(hex_, radius)
            found = tuple(realm for realm, home in enumerate(self.realm_homes) if home in near)
            self._realms_within[hex_, radius] = found
        return found

    def index_of(self, name: str) -> int:
        return self.unit[name].index

    def start_hex(self, unit: Unit) -> int:
        """The one hex of a unit's homeland; -1 where the code names several places or none on the map."""
        return self.grid.index.get(self.homelands[unit.home].hex, -1)

    # -- tables --------------------------------------------------------------------------------------------------------

    def _read_spells(self, roster: form.UnitsFile) -> None:
        """Each side's markers: spell number to what the marker shows (DL-MAG-05)."""
        sides: tuple[dict[int, Spell], dict[int, Spell]] = ({}, {})
        for entry in roster.spell_marker:
            if entry.spell not in SPELLS:
                raise BadInput(f"units.toml: spell_marker {entry.id}: there is no spell '{entry.spell}'")
            sides[CAMPS.index(entry.side)][SPELLS.index(entry.spell)] = Spell(entry)
        self.spells = sides
        self.point_markers = tuple(entry.id for entry in roster.point_marker)

    def _read_siege(self, siege: form.SiegeFile) -> None:
        """`siege_table[method][role]` gives the result by total; role 0 is the besieger, 1 the defender."""
        columns: dict[str, dict[int, int]] = {}
        for name in ("assault_besieger", "assault_defender", "investment_besieger", "investment_defender"):
            columns[name] = {}
            for row in siege.row:
                low, _, high = row.total.partition("-")
                value = getattr(row, name)
                for total in range(int(low), int(high or low) + 1):
                    columns[name][total] = SURRENDER if value == "S" else value
        self.siege_table = (
            (columns["assault_besieger"], columns["assault_defender"]),
            (columns["investment_besieger"], columns["investment_defender"]),
        )
        self.siege_rows = siege.row
        self.siege_modifiers = {modifier.id: modifier.value for modifier in siege.modifier}
        missing = {"siege_magic", "leadership", "castle", "fifth_phase", "first_phase", "lyung"} - set(
            self.siege_modifiers
        )
        if missing:
            raise BadInput(f"siege.toml: modifier: {', '.join(sorted(missing))} missing")
        for total in range(17):
            if any(total not in column for column in columns.values()):
                raise BadInput(f"siege.toml: row: no result for a total of {total}")

    def _read_battle_terrain(self) -> None:
        """The battle terrains of each hex (DL-BAT-10): area terrains, lake never."""
        self.terrain = {entry.letter: entry for entry in self.chart.terrain}
        self.terrain_letters = tuple(entry.letter for entry in self.chart.terrain if entry.kind == "area")
        by_id = {entry.id: entry for entry in self.map.hexes}
        missing = [name for name in self.grid.ids if name not in by_id]
        if missing:
            raise BadInput(f"map.toml: hexes: {missing[0]} is missing")
        for entry in self.map.hexes:
            wrong = (set(entry.t) | set(entry.c) | set("".join(entry.s))) - set(self.terrain_letters)
            if wrong:
                raise BadInput(f"map.toml: hex {entry.id}: there is no terrain '{wrong.pop()}'")
        self.hexes = tuple(by_id[name] for name in self.grid.ids)
        self.battle_terrains = tuple(
            tuple(letter for letter in entry.t if self.terrain[letter].battle_allowed) for entry in self.hexes
        )
