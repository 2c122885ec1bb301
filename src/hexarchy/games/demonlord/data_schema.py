"""The form of Demonlord's data files. A data pack replaces any of them and is held to the same form."""

from __future__ import annotations

from typing import Literal

import msgspec

Mode = Literal["F", "C", "W"]
Side = Literal["hosar", "demon", "neutral"]
SiegeChange = Literal["siege_magic", "leadership", "castle", "fifth_phase", "first_phase", "lyung"]


class _Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Every entry may carry its sources and notes; the rules do not read them, players may."""

    source: str = ""


class Hex(_Entry, frozen=True):
    id: str
    t: str
    c: str
    s: tuple[str, str, str, str, str, str]


class GridSize(_Entry, frozen=True):
    columns: int
    rows: int


class Exits(_Entry, frozen=True):
    east: list[str]
    west: list[str]


class HexsideFeatures(_Entry, frozen=True):
    lake: list[str]
    alps: list[str]
    ford: list[str]
    bridge: list[str]


class River(_Entry, frozen=True):
    id: str
    name: str
    hexsides: list[str]


class Road(_Entry, frozen=True):
    id: str
    path: list[str]


class Site(_Entry, frozen=True):
    id: str
    name: str
    kind: Literal["city", "castle", "temple", "village", "mine"]
    hex: str
    side: Side
    home: str
    fortress: bool
    capital: bool = False


class MapFile(msgspec.Struct, frozen=True):
    hexes: list[Hex]
    grid: GridSize
    letters: dict[str, str]
    exits: Exits
    hexside_features: HexsideFeatures
    river: list[River]
    road: list[Road]
    site: list[Site]


class Terrain(_Entry, frozen=True):
    id: str
    letter: str
    name: str
    name_fr: str
    kind: Literal["area", "hexside", "link"]
    mp: dict[Mode, int]
    impassable: list[Mode]
    battle_size: int = 0
    battle_allowed: bool = True
    missile: int = 0
    melee: int = 0
    mp_source: str = ""
    battle_source: str = ""


class Feature(_Entry, frozen=True):
    id: str
    extra: dict[Mode, int]


class Rains(_Entry, frozen=True):
    hills_extra: int
    mountain_extra: int
    winged_multiplier: int


class TerrainFile(msgspec.Struct, frozen=True):
    terrain: list[Terrain]
    feature: list[Feature]
    rains: Rains


class Homeland(_Entry, frozen=True):
    code: str
    name: str
    name_fr: str
    side: Side
    hex: str
    units: int


class Unit(_Entry, frozen=True):
    id: str
    name: str
    name_fr: str
    side: Side
    home: str
    kind: Literal["troop", "character"]
    mode: Mode
    mp: int
    deploy: Literal["start", "temple", "township", "invoke", "reinforcement", "composition"]
    armor: Literal["none", "medium", "heavy"] = "none"
    missile: int = 0
    melee: int = 0
    morale: int = 0
    printed: str = ""
    magic_power: int = 0
    magic_range: int = 0
    leadership: Literal["none", "+0", "+1", "+2", "+3"] = "none"
    composition: Literal["", "balron", "dwarf_king"] = ""
    armor_source: str = ""


class SpellMarker(_Entry, frozen=True):
    id: str
    spell: str
    name: str
    name_fr: str
    side: Literal["hosar", "demon"]
    power: int
    success_max: int


class PointMarker(_Entry, frozen=True):
    id: str
    name: str
    side: Literal["hosar", "demon"]


class UnitsFile(msgspec.Struct, frozen=True):
    homeland: list[Homeland]
    unit: list[Unit]
    spell_marker: list[SpellMarker]
    point_marker: list[PointMarker]


class SiegeRow(_Entry, frozen=True):
    total: str
    assault_besieger: int | Literal["S"]
    assault_defender: int
    investment_besieger: int | Literal["S"]
    investment_defender: int


class SiegeModifier(_Entry, frozen=True):
    id: SiegeChange
    value: int
    applies_to: Literal["either", "besieger"]


class SiegeFile(msgspec.Struct, frozen=True):
    row: list[SiegeRow]
    modifier: list[SiegeModifier]
