"""World: what never changes in a match of Dark Emperor, read once from the data files.

Hexes and pieces are numbers: units first, then leaders, monsters and devices. `grid.ids` and `pieces[n].id` give their
names. Areas are sets of hexes (core/hexsets.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hexarchy.core.data import read
from hexarchy.core.game import BadInput
from hexarchy.core.hexes import Grid
from hexarchy.core.hexsets import Field, hex_set
from hexarchy.games.dark_emperor import data_schema as form
from hexarchy.games.dark_emperor.words import (
    AIR,
    BOX,
    CAVALRY,
    DEATH,
    FIELD,
    FLEET,
    FORCES,
    HOST,
    INFANTRY,
    KINGDOM_IDS,
    MOUNTAIN,
    NO_RUNE,
    NOBODY,
    POOL,
    RUNES,
    SEA,
    SETTLED,
    TERROR,
    TRAIN,
    WAITING,
)

DATA: Final = Path(__file__).parent / "data"
COLUMNS: Final = {"inf": INFANTRY, "cav": CAVALRY, "air": AIR, "siege": TRAIN, "nav": FLEET}
# Counters whose force is not named like it.
FORCE_OF: Final = {"necromancer": HOST, "battlefield": NOBODY, "neutral": NOBODY}
ALL_LOST: Final = -1


class Piece:
    """A counter. Which of its fields mean something depends on what it is."""

    __slots__ = (
        "battlefield",
        "cost",
        "devices",
        "flags",
        "force",
        "greater",
        "hero",
        "id",
        "immune",
        "index",
        "irreplaceable",
        "kind",
        "legion",
        "magic",
        "name",
        "rune",
        "setup",
        "source",
        "start",
        "strength",
        "sword",
        "type",
        "undead",
        "vampire",
    )

    def __init__(
        self, index: int, id_: str, kind: str, entry: form.Group | form.Leader | form.Device | form.Monster
    ) -> None:
        self.index = index
        self.id = id_
        self.kind = kind  # "unit", "leader", "monster" or "device"
        self.name = entry.name
        self.source = entry.source
        self.force = NOBODY  # as printed
        self.type = -1
        self.strength = 0
        self.undead = 0
        self.cost = 0
        self.vampire = self.greater = self.legion = self.immune = self.irreplaceable = False
        self.battlefield = -1  # the hex in which it fell long ago
        self.hero = self.magic = 0
        self.rune = NO_RUNE
        self.sword = False
        self.flags: tuple[str, ...] = ()
        self.devices: tuple[str, ...] = ()
        self.start = ""
        self.setup = ""  # a hex, a leader it starts with, "pool" …

    def __repr__(self) -> str:
        return f"<{self.id}>"


class City:
    """A city: its hex, value, kingdom."""

    __slots__ = ("capital", "hex", "kingdom", "name", "port", "value")

    def __init__(self, entry: form.City, hex_: int) -> None:
        self.hex = hex_
        self.name = entry.name
        self.value = entry.value
        self.port = entry.port
        self.capital = entry.capital
        self.kingdom = KINGDOM_IDS.index(entry.kingdom)

    def __repr__(self) -> str:
        return f"<{self.name}>"


class World:
    """The map, the counters and the tables."""

    def __init__(self, pack: Path | None = None) -> None:
        folders = [pack, DATA] if pack else [DATA]
        self.map = read(folders, "map.toml", form.MapFile)
        self.tables = read(folders, "tables.toml", form.TablesFile)
        roster = read(folders, "units.toml", form.UnitsFile)
        leaders = read(folders, "leaders.toml", form.LeadersFile)
        things = read(folders, "devices.toml", form.DevicesFile)
        self.grid = Grid.numbered(self.map.grid.columns, self.map.grid.rows)
        self.field = Field(self.grid)
        self._read_land()
        self._read_places()
        self._read_pieces(roster, leaders, things)
        self._read_tables()

    # -- the map ------------------------------------------------------------------------------------------------------

    def _at(self, name: str, what: str) -> int:
        try:
            return self.grid.index[name]
        except KeyError:
            raise BadInput(f"map.toml: {what}: there is no hex '{name}'") from None

    def _read_land(self) -> None:
        """What is not listed as land is open sea. A hex is coastal when it touches the sea."""
        size = self.grid.size
        terrain, owner = [SEA] * size, [-1] * size
        rivers = []
        for entry in self.map.land:
            hex_ = self._at(entry.hex, "land")
            terrain[hex_] = SETTLED if entry.terrain == "settled" else MOUNTAIN
            owner[hex_] = KINGDOM_IDS.index(entry.owner)
            if entry.river:
                rivers.append(hex_)
        self.terrain = tuple(terrain)
        self.owner = tuple(owner)  # the kingdom a hex belongs to; -1 at sea
        self.sea = hex_set(h for h in range(size) if terrain[h] == SEA)
        self.land = self.field.all & ~self.sea
        self.mountains = hex_set(h for h in range(size) if terrain[h] == MOUNTAIN)
        self.settled = self.land & ~self.mountains
        self.rivers = hex_set(rivers)
        self.coast = self.field.beside(self.sea) & self.land
        self.lands = tuple(hex_set(h for h in range(size) if owner[h] == k) for k in range(len(KINGDOM_IDS)))
        # Production of the land without its city (DE-7.13a).
        self.yields = tuple(int(terrain[h] == SETTLED) + (self.rivers >> h & 1) for h in range(size))

    def _read_places(self) -> None:
        self.cities = tuple(City(entry, self._at(entry.hex, f"city {entry.name}")) for entry in self.map.city)
        self.city_at: Mapping[int, City] = {city.hex: city for city in self.cities}
        self.city_hexes = hex_set(self.city_at)
        self.cities_of = tuple(
            tuple(city for city in self.cities if city.kingdom == k) for k in range(len(KINGDOM_IDS))
        )
        self.homes = tuple(hex_set(city.hex for city in cities) for cities in self.cities_of)
        self.outskirts = tuple(homes | self.field.beside(homes) for homes in self.homes)  # cities and what is around
        self.capitals = tuple(next(c.hex for c in self.cities_of[k] if c.capital) for k in range(len(KINGDOM_IDS)))
        self.ports = hex_set(city.hex for city in self.cities if city.port)
        self.magic_hexes = tuple(self._at(entry.hex, "magic_hex") for entry in self.map.magic_hex)
        self.holy = hex_set(self._at(entry.hex, "holy_place") for entry in self.map.holy_place)
        runes = {
            self._at(entry.hex, "rune_hex"): (RUNES.index(entry.rune), entry.in_play) for entry in self.map.rune_hex
        }
        self.rune_hexes: Mapping[int, int] = {hex_: rune for hex_, (rune, in_play) in runes.items() if in_play}
        # With the hex of Air, which the printed map lacks: an option of the match.
        self.all_rune_hexes: Mapping[int, int] = {hex_: rune for hex_, (rune, _) in runes.items()}
        self.battlefields: Mapping[str, int] = {
            entry.id: self._at(entry.hex, f"battlefield {entry.id}") for entry in self.map.battlefield
        }
        self.graves = frozenset(self.battlefields.values())
        self.river_paths = tuple(
            tuple(
                self._at(name, f"river {river.name}") for name in (*river.path, *([river.mouth] if river.mouth else ()))
            )
            for river in self.map.river
        )

    # -- counters -----------------------------------------------------------------------------------------------------

    def _read_pieces(self, roster: form.UnitsFile, leaders: form.LeadersFile, things: form.DevicesFile) -> None:
        kinds = {kind.id: kind for kind in roster.unit_type}
        pieces: list[Piece] = []
        for group in roster.group:
            self._read_group(pieces, group, kinds[group.type])
        self.unit_count = len(pieces)
        for leader in leaders.leader:
            made = Piece(len(pieces), leader.id, "leader", leader)
            made.force = _force(leader.side)
            made.hero, made.magic, made.rune = leader.hero, leader.magic, _rune(leader.rune)
            made.start, made.devices = leader.start, tuple(leader.devices)
            made.vampire = leader.kind == "vampire_lord"
            pieces.append(made)
        self.first_monster = len(pieces)
        for monster in things.monster:
            made = Piece(len(pieces), monster.id, "monster", monster)
            made.strength, made.magic, made.rune = monster.strength, monster.magic, _rune(monster.rune)
            pieces.append(made)
        self.first_device = len(pieces)
        for device in things.device:
            if device.origin != "forged":
                pieces.append(_device(len(pieces), device.id, device))
        self.first_sword = len(pieces)
        blades = [device for device in things.device if device.origin == "forged"]
        for number in range(blades[0].count):  # one counter, two faces: which one shows is the state's to say
            pieces.append(_device(len(pieces), f"sword_{number + 1}", blades[0]))
        self.living_sword = next(blade for blade in blades if blade.id == "living_sword")
        self.heros_sword = next(blade for blade in blades if blade.id == "heros_sword")
        self.pieces = tuple(pieces)
        self.names = tuple(piece.id for piece in pieces)
        self.count = len(pieces)
        self.piece: Mapping[str, Piece] = {piece.id: piece for piece in pieces}
        if len(self.piece) != len(pieces):
            raise BadInput("units.toml: two pieces have the same id")
        self._index_pieces(things)

    def _read_group(self, pieces: list[Piece], group: form.Group, kind: form.UnitKind) -> None:
        places = [entry.at or entry.with_ for entry in group.setup for _ in range(entry.n)]
        places += ["pool"] * (group.count - len(places))
        for number, place in enumerate(places, 1):
            id_ = group.id if group.count == 1 else f"{group.id}_{number}"
            made = Piece(len(pieces), id_, "unit", group)
            made.force = _force(group.side)
            made.type, made.cost = COLUMNS[kind.attrition], kind.cost
            made.strength, made.undead = group.strength, group.undead
            made.vampire, made.greater = group.vampire, group.type == "greater_vampire"
            made.legion, made.immune, made.irreplaceable = group.legion, group.immune, group.irreplaceable
            made.battlefield = self.battlefields[group.battlefield] if group.battlefield else -1
            made.setup = place
            pieces.append(made)

    def _index_pieces(self, things: form.DevicesFile) -> None:
        """What the rules look up often, by piece."""
        self.units = range(self.unit_count)
        self.leaders = range(self.unit_count, self.first_monster)
        self.monsters = range(self.first_monster, self.first_device)
        self.devices = range(self.first_device, self.count)
        self.swords = range(self.first_sword, self.count)
        self.type = tuple(piece.type for piece in self.pieces)
        self.forces = tuple(piece.force for piece in self.pieces)
        kingdoms = len(KINGDOM_IDS)
        self.sites = tuple(  # unit -> hexes in which it may be raised: a kingdom's fleets in ports (DE-7.23b)
            self.ports if self.type[u] == FLEET and self.forces[u] < kingdoms else self.field.all for u in self.units
        )
        self.fleets = hex_set(u for u in self.units if self.type[u] == FLEET)  # sets of units
        self.foot = hex_set(u for u in self.units if self.type[u] not in (AIR, FLEET))
        self.is_vampire = tuple(piece.vampire for piece in self.pieces)
        # Whom Holy Places are closed to by birth: vampires, Tol Morn, leaders of Death or Terror (DE-8.F).
        dark = [leader for leader in self.leaders if self.pieces[leader].rune in (DEATH, TERROR)]
        self.unholy = hex_set((*[piece.index for piece in self.pieces if piece.vampire], *dark))
        # What a unit is by birth: 0 living, 1 unholy, 2 a ship; who rises as undead adds the bit of the unholy.
        self.natures = tuple(2 if self.type[u] == FLEET else int(self.is_vampire[u]) for u in self.units)
        self.costs = tuple(piece.cost for piece in self.pieces)
        self.units_of = tuple(tuple(u for u in self.units if self.forces[u] == force) for force in range(len(FORCES)))
        self.kinds_of = tuple(tuple(self._alike(units)) for units in self.units_of)  # force -> its units by kind
        self.cheapest = tuple(min((self.costs[u] for u in units), default=0) for units in self.units_of)
        self.vampires = tuple(p.index for p in self.pieces if p.vampire and p.kind == "unit")
        self.vampire_set = hex_set(self.vampires)
        at = self.index_of
        self.PADRECH, self.TOL_MORN, self.MEZAL, self.COS = map(
            at, ("padrech_dar_choim", "tol_morn", "mezal", "cos_dol_cos")
        )
        self.SIRAX, self.SLUG, self.SSSTOTH = map(at, ("sirax", "slug", "ssstoth"))
        self.FAMIR, self.PRANA, self.LANTERN = map(at, ("famir", "he_sups_on_prana", "dawn_lantern"))
        self.NEGATOR, self.TORCH, self.LOSLOM = map(at, ("silk_negator", "torch_of_liberty", "loslom"))
        self.STAFF = at("staff_of_empire")
        self.starts = self._starts()
        self.mages_of = self._by_rune("leader", "monster")  # rune -> who has it by nature
        self.devices_of = self._by_rune("device")  # rune -> devices that lend it
        self.mages = tuple((piece, rune) for rune, found in enumerate(self.mages_of) for piece in found)
        self.lenders = tuple((d - self.first_device, rune) for rune, found in enumerate(self.devices_of) for d in found)
        self.markers = tuple(at(id_) for id_ in things.magic_hex_counters.ids)  # what lies in the magic hexes
        self.candidates = tuple(at(row.doge) for row in self.tables.elections.row)  # for Doge, in the table's order
        self.group_leaders: Mapping[int, int] = {
            self.pieces[leader].force: leader for leader in self.leaders if self.pieces[leader].start == "mercenary_box"
        }

    def _starts(self) -> tuple[int, ...]:
        """Where units and leaders stand before the first turn: in a hex, with a leader, or off the map."""
        index, beside = self.grid.index, {"gate": WAITING, "mercenary_box": BOX, "pool": POOL}
        of_leader = {self.pieces[leader].id: self.pieces[leader].start for leader in self.leaders}
        places = [self.pieces[unit].setup for unit in self.units]
        places = [of_leader.get(place, place) for place in places] + list(of_leader.values())
        found = [index[place] if place in index else beside[place] for place in places]
        return tuple(FIELD if self.pieces[p].battlefield >= 0 else at for p, at in enumerate(found))

    def _alike(self, units: tuple[int, ...]) -> list[tuple[int, ...]]:
        names = dict.fromkeys(self.pieces[unit].name for unit in units)
        return [tuple(unit for unit in units if self.pieces[unit].name == name) for name in names]

    def _by_rune(self, *kinds: str) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(p.index for p in self.pieces if p.kind in kinds and p.rune == rune) for rune in range(len(RUNES))
        )

    def index_of(self, name: str) -> int:
        return self.piece[name].index

    # -- tables -------------------------------------------------------------------------------------------------------

    def _read_tables(self) -> None:
        rows = {row.terrain: row for row in self.tables.terrain_effects.row}
        land = [(rows["settled"], SETTLED), (rows["mountain"], MOUNTAIN), (rows["all_sea"], SEA)]
        self.rates = tuple(  # attrition points by terrain and type of unit; -1 = closed (DE-8.11a)
            tuple(int(value) for value in (row.inf, row.cav, row.air, row.siege, row.nav)) for row, _ in land
        )
        self.coast_rate, self.river_rate = int(rows["coastal"].nav), int(rows["river"].nav)
        self.stacking = tuple(int(row.stacking) for row, _ in land)
        cities = {city.hex: city.value for city in self.cities}
        self.limits = tuple(  # four units, two in mountains, and a city's value on top (DE-10a)
            self.stacking[kind] + cities.get(hex_, 0) for hex_, kind in enumerate(self.terrain)
        )
        results = self.tables.combat_results
        self.combat_lowest, self.combat_highest = results.lowest, results.highest
        self.combat = {row.roll: row for row in results.row}
        self.attitudes = (self.tables.diplomacy.necromancer, self.tables.diplomacy.kingdoms)

    def attrition(self, points: int, die: int) -> int:
        """Units lost by a stack with so many points; ALL_LOST in the last column (DE-8.12b)."""
        limits = self.tables.attrition.column_limits
        column = next((i for i, limit in enumerate(limits) if points <= limit), len(limits))
        return self.tables.attrition.rows[die - 1][column]


def _device(index: int, id_: str, entry: form.Device) -> Piece:
    made = Piece(index, id_, "device", entry)
    made.hero, made.magic, made.rune = entry.hero, entry.magic, _rune(entry.rune)
    made.sword, made.flags, made.start = entry.sword, tuple(entry.flags), entry.origin
    return made


def _force(side: str) -> int:
    return FORCE_OF[side] if side in FORCE_OF else FORCES.index(side)


def _rune(name: str) -> int:
    return NO_RUNE if name == "none" else RUNES.index(name)
