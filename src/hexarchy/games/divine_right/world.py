"""World: what never changes in a match of Divine Right, read once from the data files.

Spaces, pieces, kingdoms, castles and cards are numbers. Combat units are the first pieces, heroes the last; `names[n]`
is a piece's id. Areas are sets of spaces (core/hexsets.py). A match has the pieces of every level and option: those it
does not use are out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from hexarchy.core.data import read
from hexarchy.core.game import BadInput
from hexarchy.core.hexes import Grid
from hexarchy.core.hexsets import Field, hex_set
from hexarchy.games.divine_right import data_schema as form
from hexarchy.games.divine_right.strongholds import Castle, Castles
from hexarchy.games.divine_right.words import (
    ARMY,
    BARBARIAN,
    BONUSES,
    CHARACTER,
    COAST,
    FLEET,
    FLYER,
    HUMAN,
    ISLE,
    KINGDOM_IDS,
    LAKE,
    LAKESHORE,
    LEADER,
    MAGICAL,
    MERCENARY,
    MONARCH,
    NAVIGABLE,
    NOBODY,
    NONHUMAN,
    OTHER,
    REGULAR,
    SEA,
    SPECIAL,
    SWIMMER,
    TERRAINS,
    WILD,
)

DATA: Final = Path(__file__).parent / "data"
# Counters that units.toml lists as pools: their ids, what they are and whose.
POOLS: Final = {
    "common mercenary army": ("mercenary", ARMY, MERCENARY),
    "common mercenary fleet": ("mercenary_fleet", FLEET, MERCENARY),
    "Militia": ("militia", ARMY, OTHER),
    "Peasant": ("peasant", ARMY, OTHER),
    "Envoy": ("envoy", CHARACTER, OTHER),
    "Northern Barbarian": ("northern_barbarian", ARMY, BARBARIAN),
    "Southern Barbarian": ("southern_barbarian", ARMY, BARBARIAN),
    "Eastern Horseman": ("eastern_horseman", ARMY, BARBARIAN),
    "Ogre": ("ogre", ARMY, BARBARIAN),
    "Storm-Rider regular": ("storm_rider", ARMY, OTHER),
    "Storm-Rider militia": ("storm_rider_militia", ARMY, OTHER),
    "Storm-Rider Great Captain": ("storm_rider_captain", LEADER, OTHER),
    "Hatu Khagan / Satrap": ("khagan", MONARCH, OTHER),
}
MARKERS: Final = ("Treasure", "Fort", "Grave of the Vampire")  # pools of what is no piece
CLASS_KINDS: Final = {
    "army": ARMY,
    "fleet": FLEET,
    "flying": FLYER,
    "swimming": SWIMMER,
    "leader": LEADER,
    "character": CHARACTER,
}
PERPETUAL: Final = ("hamahara", "ghost_riders")  # flyers that stay in the air (DR-B-FLY-02)
RIDERS: Final = {"hamahara": 1, "hippogriffs": 2}  # heroes they carry (DR-B-FLY-06)
RETREATS: Final = {4: HUMAN, 3: NONHUMAN, 2: MAGICAL}  # what is printed on special units, as classes (DR-B-RET-01)
CAMP: Final = "camp"  # a special mercenary that is a marker
THRONE: Final = "royal castle of a kingdom in Confusion"
ENTRIES: Final = {  # where special mercenaries enter, as mercenaries.toml says it
    "any friendly castle": "castle",
    "any friendly seaport": "seaport",
    "clear wasteland space of the south edge": "south",
    "clear wasteland space of the east edge": "east",
    "friendly non-castle land space": "field",
    "with any friendly hero": "hero",
    "any scenic space": "scenic",
    "royal castle of a kingdom of the alliance": "royal",
    THRONE: "throne",
    # Each in its own way, which its chapter says (hooks.ENTRY).
    "with any enemy leader": "enemy-leader",
    "any empty scenic space": "empty-scenic",
    "any castle": "any-castle",
    "the Isle of Fright": "isle",
}
MARKETS: Final = ("Freeport", "Bartertown", "Trading Post")  # where Rogues are for hire (DR-B-SCN-03)
FORTS: Final = ("The Face", "Freeport", "Hyyx", "Bartertown")  # if players like (DR-A-FOR-02)
SCATTERED: Final = "scattered"
OFF_MAP: Final = "off_map"
# The Destination Table by the die (DR-T-A-DESTINATION).
DESTINATIONS: Final = (
    *("The Sacred Stones", "The Mounds", "Witches' Kitchen", "Lookout Point", "Eerie Oasis", "Wyrms' Lair"),
)
MAGIC_FLEETS: Final = ("The Ghost Fleet", "The Sorcerers' Ship")
KITCHEN, SCHOOL, COLONY = "Witches' Kitchen", "Invisible School", "Leper Colony"
# Where devices are hidden before play (DR-A-DEV-16).
HIDING: Final = (
    *("Isle of Fright", "Letho Ruins", "Mystic Lake", "The Mounds", "Willowik", "Ghost Wood", "Eerie Oasis"),
    "The Tomb of Olde",
)


class Piece:
    """A counter as it is printed."""

    __slots__ = (
        "bonuses",
        "crowned",
        "fleet_bonus",
        "home",
        "id",
        "kind",
        "kingdom",
        "land_bonus",
        "magical",
        "move",
        "name",
        "of",
        "option",
        "retreat",
        "rule",
        "scattered",
        "siege",
        "siege_bonus",
        "source",
        "strength",
        "summoned",
    )

    def __init__(self, id_: str, name: str, kind: int, of: int) -> None:
        self.id = id_
        self.name = name
        self.kind = kind
        self.of = of  # regular, mercenary, special, barbarian, other
        self.kingdom = NOBODY
        self.home = NOBODY  # its deployment space
        self.scattered = False  # deployed where its owner likes (DR-B-KIN-03)
        self.move = self.strength = self.siege = 0
        self.bonuses = 0  # ground that costs it less, as bits
        self.land_bonus = self.fleet_bonus = self.siege_bonus = 0  # of a leader
        self.retreat = HUMAN  # its class
        self.crowned = False  # the monarch of a kingdom: a hero, or like the Eaters a combat unit (DR-B-CAP-12)
        self.summoned = False  # a creature that is not there when its kingdom takes the field
        self.magical = False
        self.rule = ""
        self.option = ""  # the switch that brings it into the game
        self.source = ""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class World:
    """The map, the counters and the cards."""

    def __init__(self, pack: Path | None = None) -> None:
        folders = [pack, DATA] if pack else [DATA]
        self.map = read(folders, "map.toml", form.MapFile)
        self.kingdoms = tuple(read(folders, "kingdoms.toml", form.KingdomsFile).kingdom)
        if tuple(entry.id for entry in self.kingdoms) != KINGDOM_IDS:
            raise BadInput(f"kingdoms.toml: the kingdoms are {', '.join(KINGDOM_IDS)}, in this order")
        deck = read(folders, "diplomacy_cards.toml", form.CardsFile)
        self.cards, self.envoy_cards = tuple(deck.card), {card.id: card for card in deck.envoy}
        self.personalities = tuple(read(folders, "personalities.toml", form.PersonalitiesFile).personality)
        self._read_cards()
        self._read_devices(read(folders, "devices.toml", form.DevicesFile))
        self._read_land()
        self._read_castles(read(folders, "castles.toml", form.CastlesFile))
        self._read_pieces(
            read(folders, "units.toml", form.UnitsFile), read(folders, "mercenaries.toml", form.SpecialsFile)
        )

    # -- cards --------------------------------------------------------------------------------------------------------

    def _read_cards(self) -> None:
        """Cards alike are one kind: a ploy with its number (`bribe-2`), or a special mercenary's card."""
        self.card_kinds = tuple(
            card.mercenary.replace("_", "-") or f"{card.type.replace('_', '-')}-{card.modifier}" for card in self.cards
        )
        if len({*self.card_kinds}) < len(self.cards):
            raise BadInput("diplomacy_cards.toml: the same card is there twice")

    def _read_devices(self, file: form.DevicesFile) -> None:
        """Magic devices, without the Eaters' spells; those of which there are several come last. A Treasure, and a
        marker that lies face down, are things too."""
        found = [entry for entry in file.device if entry.origin != "eaters"]
        self.devices = tuple(sorted(found, key=lambda entry: entry.count))
        self.device: Mapping[str, int] = {entry.id: number for number, entry in enumerate(self.devices)}
        self.treasure, self.marker = len(self.devices), len(self.devices) + 1
        self.things = (*self.device, "treasure", "marker")

    # -- the map ------------------------------------------------------------------------------------------------------

    def at(self, name: str, what: str) -> int:
        """The space with this id."""
        try:
            return self.grid.index[name]
        except KeyError:
            raise BadInput(f"{what}: there is no space '{name}'") from None

    def _read_land(self) -> None:
        """Every second row is shifted by half a space and one space shorter."""
        sizes = self.map.grid
        short = [f"{sizes.columns - 1:02}{row:02}" for row in range(1, sizes.rows, 2)]
        self.grid = Grid.numbered(sizes.columns, sizes.rows, first=(0, 0), missing=short, flat=False, shifted="odd")
        self.field = Field(self.grid)
        size = self.grid.size
        terrain, kingdom, waters = [0] * size, [NOBODY] * size, [""] * size
        self.places: dict[int, str] = {}  # space -> the name of what stands there
        self.features: dict[str, int] = {}  # feature -> the spaces that have it
        for entry in self.map.hex:
            space = self.at(entry.id, "map.toml: hex")
            for kind in entry.t:
                terrain[space] |= 1 << TERRAINS.index(kind)
            if entry.k:
                kingdom[space] = KINGDOM_IDS.index(entry.k)
            waters[space] = entry.water
            if entry.name:
                self.places[space] = entry.name
            for feature in entry.f:
                self.features[feature] = self.features.get(feature, 0) | 1 << space
        self.terrain: tuple[int, ...] = tuple(terrain)
        self._with: dict[int, int] = {}  # what `spaces_with` has found
        self.land_of: tuple[int, ...] = tuple(kingdom)  # the kingdom a space belongs to; NOBODY: wasteland or sea
        self.water_of: tuple[str, ...] = tuple(waters)  # the body of water a space touches
        self.sea = self.spaces_with(SEA)
        self.land = self.field.all & ~self.spaces_with(SEA | LAKE)
        self.lakes = self.spaces_with(LAKE)
        self.open_to_fleets = self.spaces_with(SEA | COAST | NAVIGABLE)  # what their zones of siege reach
        self.isle = self.spaces_with(ISLE)
        self.coast = self.spaces_with(COAST)
        self.shores = self.spaces_with(COAST | LAKESHORE)
        self.ports = self.features["port"]
        self.scenic = self.features["scenic"]
        self.desert = hex_set(self.at(name, "regions.withering_desert") for name in self.map.regions.withering_desert)
        self.hyyx = self.at(self.map.regions.withering_desert_hyyx, "regions.withering_desert_hyyx")
        self.obelisk = self.space("The Obelisk")
        self.tomb = self.space("The Tomb of Olde")
        self.mounds, self.ghost_wood = self.space("The Mounds"), self.space("Ghost Wood")
        self.oasis, self.trading_post = self.space("Eerie Oasis"), self.space("Trading Post")
        self.destinations = tuple(self.space(name) for name in DESTINATIONS)
        self.river_links = self._pairs((link for river in self.map.river for link in river.links), "river")
        sides = self.map.sides
        self.water_sides = self._pairs(sides.water, "sides.water")
        self.river_sides = self._pairs(sides.navigable_river, "sides.navigable_river")
        self.dry_sides = self._pairs(sides.dry, "sides.dry")
        # Where fleets sail: the seas, their coasts and ports, the River Deep, and Lake Carth at its head (DR-B-FLT-01).
        carth = hex_set(
            space
            for space in range(size)
            if waters[space] == "lake_carth" and terrain[space] & (LAKE | LAKESHORE | NAVIGABLE)
        )
        self.sailable = self.spaces_with(SEA | COAST | NAVIGABLE) | carth
        self.swimmable = self.sailable | self.lakes  # DR-B-SWM-01
        self.banks = self.land & ~self.isle & self.spaces_with(COAST | LAKESHORE | NAVIGABLE)  # DR-B-FLT-08
        self.rowable = self.swimmable | self.banks

    def spaces_with(self, kinds: int) -> int:
        """All spaces with terrain of one of these kinds."""
        if kinds not in self._with:
            self._with[kinds] = hex_set(space for space, kind in enumerate(self.terrain) if kind & kinds)
        return self._with[kinds]

    def _pairs(self, pairs: Iterable[tuple[str, str]], what: str) -> frozenset[tuple[int, int]]:
        """Sides, seen from both spaces."""
        found = [(self.at(a, what), self.at(b, what)) for a, b in pairs]
        return frozenset([*found, *((b, a) for a, b in found)])

    def space(self, name: str) -> int:
        """The space of a place, by its name."""
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> Mapping[str, int]:
        return {name: space for space, name in self.places.items()}

    # -- castles ------------------------------------------------------------------------------------------------------

    def _read_castles(self, file: form.CastlesFile) -> None:
        def owner(entry: form.Castle) -> int:
            return KINGDOM_IDS.index(entry.kingdom) if entry.kingdom in KINGDOM_IDS else NOBODY

        self.castles = Castles(
            Castle(number, entry, self.at(entry.space, f"castle {entry.name}"), owner(entry))
            for number, entry in enumerate(file.castle)
        )
        self.first_fort = len(self.castles)
        self.castles.forts = tuple(
            Castle(self.first_fort + space, form.Castle(f"fort {name}", name, "", 0, False, False, 0), space, NOBODY)
            for space, name in enumerate(self.grid.ids)
        )
        self.castle_at: Mapping[int, Castle] = {castle.space: castle for castle in self.castles}
        self.castle_spaces = hex_set(self.castle_at)
        self.landings = self.land & (self.banks | self.isle | self.ports)  # where ships meet those ashore
        self.lordless = tuple(castle.index for castle in self.castles if castle.kingdom == NOBODY)  # the Keep
        self.castles_of = tuple(
            tuple(castle for castle in self.castles if castle.kingdom == kingdom) for kingdom in range(len(KINGDOM_IDS))
        )
        self.homes = tuple(hex_set(castle.space for castle in castles) for castles in self.castles_of)
        # Where a kingdom's monarch is met: the royal castle, of the Trolls the Face (DR-B-DIP-03).
        self.royal_seats = tuple(self.at(entry.royal_space, entry.id) for entry in self.kingdoms)
        self.temple = 1 << self.space("The Temple of Kings")
        self.scenic_forts = hex_set(self.space(name) for name in FORTS)
        self.altars = self.space("Altars of Greystaff")
        self.crater, rings = self.space("The Crater"), [0]
        rings.append(1 << self.crater)
        while len(rings) <= 6:
            rings.append(rings[-1] | self.field.beside(rings[-1]))
        self.crater_rings = tuple(rings)  # so many spaces around it, its own the first (DR-A-MET-01)
        self.hiding = tuple(self.space(name) for name in HIDING)
        self.willowik, self.trading_post = self.space("Willowik"), self.space("Trading Post")
        self.kitchen, self.school, self.colony = (self.space(name) for name in (KITCHEN, SCHOOL, COLONY))
        self.port_lork = self.space("Port Lork")
        self.boom = self.space("The Boom")
        self.has_boom = True

    # -- counters -----------------------------------------------------------------------------------------------------

    def _read_pieces(self, roster: form.UnitsFile, specials: form.SpecialsFile) -> None:
        """Combat units first, in the order of the files, then heroes: monarchs, leaders, characters."""
        made = [piece for group in roster.unit for piece in self._of_group(group)]
        made += [piece for entry in specials.mercenary for piece in self._of_special(entry)]
        made.sort(key=lambda piece: max(piece.kind, SWIMMER))
        self.pieces = tuple(made)
        self.names = tuple(piece.id for piece in made)
        self.index: Mapping[str, int] = {name: number for number, name in enumerate(self.names)}
        if len(self.index) < len(made):
            raise BadInput("units.toml, mercenaries.toml: two counters have one id")
        self.count = len(made)
        self.first_hero = next(number for number, piece in enumerate(made) if piece.kind >= MONARCH)
        self.heroes = range(self.first_hero, self.count)
        numbered = tuple(enumerate(made))
        self.regulars_of = tuple(
            tuple(
                n
                for n, piece in numbered
                if piece.kingdom == kingdom and piece.of == REGULAR and n < self.first_hero and not piece.crowned
            )
            for kingdom in range(len(KINGDOM_IDS))
        )
        self.monarch_of = tuple(self.index[f"{kingdom}_monarch"] for kingdom in KINGDOM_IDS)
        self.creatures_of = tuple(
            tuple(n for n, piece in numbered if piece.kingdom == kingdom and piece.of == SPECIAL)
            for kingdom in range(len(KINGDOM_IDS))
        )
        # What takes the field with a kingdom, and leaves with it: regulars, creatures, its monarch.
        self.host_of = tuple(
            (*regulars, *(n for n in creatures if not made[n].summoned), monarch)
            for regulars, creatures, monarch in zip(self.regulars_of, self.creatures_of, self.monarch_of, strict=True)
        )
        self.monarch_units = hex_set(n for n in self.monarch_of if n < self.first_hero)
        self.mercenaries = tuple(n for n, piece in numbered if piece.of == MERCENARY and piece.kind == ARMY)
        self.mercenary_fleets = tuple(n for n, piece in numbered if piece.of == MERCENARY and piece.kind == FLEET)
        self.fleets = hex_set(n for n, piece in numbered if piece.kind == FLEET)
        self.units = (1 << self.first_hero) - 1  # all combat units, as bits
        self.mortal = (1 << self.count) - 1 & ~self.units | self.monarch_units  # all who are heroes
        self.envoys = tuple(n for n, piece in numbered if piece.name == "Envoy")  # one for each seat (DR-A-ENV-01)
        self.lepers = self.index["the_lepers"]
        self.flyers = hex_set(n for n, piece in numbered if piece.kind == FLYER)
        self.perpetual = hex_set(self.index[name] for name in PERPETUAL)
        self.swimmers = hex_set(n for n, piece in numbered if piece.kind == SWIMMER)
        self.riders = {self.index[name]: count for name, count in RIDERS.items()}
        self.carriers = self.fleets | hex_set(self.riders)  # what others go aboard of
        self.specials = tuple(n for n, piece in numbered if piece.of == SPECIAL and piece.kingdom == NOBODY)
        self.special_of: Mapping[int, form.Special] = {
            n: entry
            for entry in specials.mercenary
            for n, piece in numbered
            if piece.id in (entry.id, *(f"{entry.id}_{number}" for number in range(1, entry.count + 1)))
        }
        self._read_entries(specials)

    def _of_group(self, group: form.Group) -> Iterable[Piece]:
        """The counters of an entry of units.toml; ambassadors and markers are no pieces."""
        if group.type == "ambassador" or group.name in MARKERS:
            return
        if group.type == "pool":
            stem, kind, of = POOLS[group.name]
            owner = NOBODY
        else:
            owner = KINGDOM_IDS.index(group.kingdom)
            kind = {"army": ARMY, "fleet": FLEET, "monarch": MONARCH}.get(group.type, ARMY)
            if group.name in MAGIC_FLEETS:
                kind = FLEET
            of = SPECIAL if group.type == "creature" else REGULAR
            stem = f"{group.kingdom}_{'monarch' if group.type == 'monarch_unit' else group.type}"
            if group.name:
                stem = group.name.lower().replace(" ", "_").replace("'", "")
        alone = group.count == 1 and (group.name or kind == MONARCH or group.type == "monarch_unit")
        for number in range(1, group.count + 1):
            piece = Piece("", group.name or stem, kind, of)
            piece.id = stem if alone else self._numbered(stem)
            piece.kingdom = owner
            piece.crowned = owner != NOBODY and group.type in ("monarch", "monarch_unit")
            piece.summoned = group.start == OFF_MAP
            piece.home = self.at(group.space, "units.toml") if group.space not in ("", SCATTERED) else NOBODY
            piece.scattered = group.space == SCATTERED
            piece.move, piece.strength, piece.siege = group.move, group.strength, group.siege
            piece.bonuses = sum(BONUSES[ground] for ground in group.terrain_bonus)
            piece.magical = group.magical
            piece.retreat = self._retreat_class(piece, number)
            piece.source = group.source
            yield piece

    def _numbered(self, stem: str) -> str:
        """The next id of counters alike."""
        self._counted: dict[str, int] = getattr(self, "_counted", {})
        self._counted[stem] = self._counted.get(stem, 0) + 1
        return f"{stem}_{self._counted[stem]}"

    def _retreat_class(self, piece: Piece, number: int) -> int:
        if piece.magical:
            return MAGICAL
        if piece.of == BARBARIAN:
            return WILD
        return HUMAN if piece.kingdom == NOBODY or self.kingdoms[piece.kingdom].human else NONHUMAN

    def _read_entries(self, specials: form.SpecialsFile) -> None:
        """Which special mercenaries have a card, which come with them, and where all of them enter."""
        with_others = {entry.with_unit for entry in specials.mercenary if entry.card}
        drawn = (n for n, entry in self.special_of.items() if not entry.card and entry.id not in with_others)
        self.minors = tuple(drawn)  # those of the randomizer
        counters: dict[str, list[int]] = {}
        for n, entry in self.special_of.items():
            counters.setdefault(entry.id, []).append(n)
        named = {entry.id: entry for entry in specials.mercenary if entry.card}
        # The counters of a card, and all that it brings; the Usurper comes in a way of its own.
        self.counters_of: dict[int, tuple[int, ...]] = {}
        self.company_of: dict[int, tuple[int, ...]] = {}
        for kind, card in enumerate(self.cards):
            if card.mercenary:
                own = counters.get(card.mercenary, [])
                self.counters_of[kind] = tuple(own)
                brings = counters.get(named[card.mercenary].with_unit, [])
                if named[card.mercenary].entry != THRONE:
                    self.company_of[kind] = (*own, *brings)
        self.card_of = {n: kind for kind, own in self.counters_of.items() for n in own}
        self.entries = {n: self._entry(named, entry) for n, entry in self.special_of.items()}
        regions = self.map.regions
        self.edges = {
            "south": hex_set(self.at(name, "regions") for name in regions.barbarian_entry_south),
            "east": hex_set(self.at(name, "regions") for name in regions.barbarian_entry_east),
        }
        self.snow, self.frost, self.high_country = (
            hex_set(space for space, name in enumerate(self.grid.ids) if first <= int(name[2:]) <= last)
            for first, last in (
                (0, regions.snow_area_last_row),
                (regions.snow_area_last_row + 1, regions.frost_last_row),  # north of the Keep (DR-A-WIN-23)
                (0, regions.avalanche_winter_last_row),  # down to the row of the Face (DR-A-WIN-27)
            )
        )
        self.markets = hex_set(self.space(name) for name in MARKETS)
        self.trading_post = self.space(MARKETS[-1])

    def _entry(self, named: Mapping[str, form.Special], entry: form.Special) -> str | int:
        """A kind of place, or a space; of one that comes with another that one's."""
        if entry.entry in ENTRIES:
            return ENTRIES[entry.entry]
        place = entry.entry[:1].upper() + entry.entry[1:]
        if place in self._by_name:
            return self._by_name[place]
        for host in named.values():
            if host.with_unit == entry.id:
                return self._entry(named, host)
        return ""

    def _of_special(self, entry: form.Special) -> Iterable[Piece]:
        if entry.class_ == CAMP:
            return
        for number in range(1, entry.count + 1):
            id_ = entry.id if entry.count == 1 else f"{entry.id}_{number}"
            piece = Piece(id_, entry.name, CLASS_KINDS[entry.class_], SPECIAL)
            piece.move, piece.strength, piece.siege = entry.move, entry.strength, entry.siege
            piece.bonuses = sum(BONUSES[ground] for ground in entry.terrain_bonus)
            piece.land_bonus, piece.fleet_bonus = entry.combat_bonus, entry.fleet_bonus
            piece.siege_bonus = entry.siege_bonus
            piece.magical = entry.magical
            kind = MAGICAL if entry.magical else HUMAN if entry.human else NONHUMAN
            piece.retreat = RETREATS.get(entry.retreat, kind)
            piece.option, piece.rule, piece.source = entry.option, entry.rule, entry.source
            yield piece


@lru_cache(4096)
def beside(world: World, spaces: int) -> int:
    """The spaces next to those of a set: where armies stand is asked again and again."""
    return world.field.beside(spaces)
