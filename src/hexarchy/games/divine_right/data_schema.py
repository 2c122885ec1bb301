"""The forms of Divine Right's data files. What a data pack gets wrong is said with file, key and reason."""

from __future__ import annotations

from typing import Any

import msgspec


class _Entry(msgspec.Struct, frozen=True):
    """An entry may say more than the rules read: sources, notes, French names."""


class Kingdom(_Entry, frozen=True):
    id: str
    name: str
    human: bool
    colour: str
    royal_castle: str
    royal_space: str
    castles: list[str]
    regular_move: int
    monarch_move: int
    retreat: int
    kingdom_table: list[int] = []
    terrain_bonus: list[str] = []


class KingdomsFile(_Entry, frozen=True):
    kingdom: list[Kingdom]


class Castle(_Entry, frozen=True):
    name: str
    space: str
    kingdom: str
    intrinsic: int
    royal: bool
    port: bool
    points: int
    needs_magic_to_besiege: bool = False


class CastlesFile(_Entry, frozen=True):
    castle: list[Castle]


class Group(_Entry, frozen=True):
    """Counters alike: so many of a kind, in one deployment space."""

    kingdom: str
    type: str
    space: str
    place: str
    count: int
    move: int
    strength: int
    siege: int
    name: str = ""
    terrain_bonus: list[str] = []
    magical: bool = False
    start: str = ""
    source: str = ""


class UnitsFile(_Entry, frozen=True):
    unit: list[Group]


class Special(_Entry, frozen=True):
    """A special mercenary, or several alike."""

    id: str
    name: str
    level: str
    card: bool
    count: int
    entry: str
    move: int
    human: bool
    magical: bool
    leader: bool
    class_: str = msgspec.field(name="class")
    option: str = ""
    strength: int = 0
    siege: int = 0
    retreat: int = 0
    gender: str = ""
    combat_bonus: int = 0
    fleet_bonus: int = 0
    siege_bonus: int = 0
    with_unit: str = ""
    fly_move: int = 0
    terrain_bonus: list[str] = []
    curses: list[int] = []
    randomizer: int | str = 0
    reserve: int | str = 0
    source: str = ""
    rule: str = ""


class SpecialsFile(_Entry, frozen=True):
    mercenary: list[Special]


class Card(_Entry, frozen=True):
    """A ploy, or the card of a special mercenary."""

    type: str
    name: str
    count: int
    level: str
    modifier: int = 0
    banish_on_fail: bool = False
    bribe: bool = False
    mercenary: str = ""
    option: str = ""
    rule: str = ""


class EnvoyCard(_Entry, frozen=True):
    """What an Envoy is good at."""

    id: int
    name: str
    effects: dict[str, Any]
    rule: str


class CardsFile(_Entry, frozen=True):
    card: list[Card]
    envoy: list[EnvoyCard] = []


class Personality(_Entry, frozen=True):
    id: int
    name: str
    effects: dict[str, Any]
    vp_kill_or_capture: int | str
    coup: int | str
    tactical: int | str
    rule: str
    source: str = ""


class PersonalitiesFile(_Entry, frozen=True):
    personality: list[Personality]


class Device(_Entry, frozen=True):
    """A magic device, or a spell of the Eaters."""

    id: str
    name: str
    name_fr: str
    origin: str
    level: str
    rule: str
    count: int = 1
    option: str = ""
    cursed: str = ""
    source: str = ""


class DevicesFile(_Entry, frozen=True):
    device: list[Device]


class GridForm(_Entry, frozen=True):
    columns: int
    rows: int
    even_row_spaces: int
    odd_row_spaces: int


class Sides(_Entry, frozen=True):
    """Pairs of spaces: all water between them, a navigable river, or all land between two coasts."""

    water: list[tuple[str, str]]
    navigable_river: list[tuple[str, str]]
    dry: list[tuple[str, str]]


class River(_Entry, frozen=True):
    name: str
    navigable: bool
    spaces: list[str]
    links: list[tuple[str, str]]


class Label(_Entry, frozen=True):
    name: str
    at: str


class Hex(_Entry, frozen=True):
    id: str
    t: list[str]
    k: str = ""
    f: list[str] = []
    name: str = ""
    alias: str = ""
    water: str = ""


class Regions(_Entry, frozen=True):
    snow_area_last_row: int
    frost_last_row: int
    avalanche_winter_last_row: int
    withering_desert: list[str]
    withering_desert_hyyx: str
    barbarian_entry_north: list[str]
    barbarian_entry_south: list[str]
    barbarian_entry_east: list[str]
    ogre_entry: list[str]


class MapFile(_Entry, frozen=True):
    grid: GridForm
    regions: Regions
    sides: Sides
    river: list[River]
    label: list[Label]
    hex: list[Hex]
