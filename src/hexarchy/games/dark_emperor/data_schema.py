"""The form of Dark Emperor's data files. A data pack replaces any of them and is held to the same form."""

from __future__ import annotations

from typing import Literal

import msgspec

Rune = Literal["none", "death", "life", "terror", "serenity", "earth", "air", "fire", "water", "metal", "wood"]
UnitType = Literal[
    "infantry",
    "cavalry",
    "naval",
    "siege_train",
    "rocrider",
    "saarlumen",
    "greater_vampire",
    "lesser_vampire",
    "hound",
]


class _Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Every entry may carry its sources and notes; the rules do not read them, players may."""

    source: str = ""
    note: str = ""


class Land(_Entry, frozen=True):
    hex: str
    terrain: Literal["settled", "mountain"]
    owner: str
    coastal: bool
    river: bool


class GridSize(_Entry, frozen=True):
    columns: int
    rows: int


class Kingdom(_Entry, frozen=True):
    id: str
    name: str
    capital: str
    taxation_value: int
    counter_square: str
    counter_circle: str


class City(_Entry, frozen=True):
    hex: str
    name: str
    value: int
    port: bool
    capital: bool
    kingdom: str


class River(_Entry, frozen=True):
    name: str
    path: list[str]
    mouth: str = ""
    joins_at: str = ""
    rises_in: str = ""


class SplitHex(_Entry, frozen=True):
    hex: str
    land_groups: list[list[str]]
    channel: list[str]


class Named(_Entry, frozen=True):
    hex: str
    name: str


class Battlefield(Named, frozen=True):
    id: str


class RuneHex(_Entry, frozen=True):
    hex: str
    rune: Rune
    in_play: bool


class Derivation(msgspec.Struct, frozen=True):
    two_shores: dict[str, list[list[str]]]


class CraterSea(_Entry, frozen=True):
    name: str
    label_hex: str


class MapFile(msgspec.Struct, frozen=True):
    land: list[Land]
    grid: GridSize
    derivation: Derivation
    kingdom: list[Kingdom]
    city: list[City]
    river: list[River]
    split_hex: list[SplitHex]
    magic_hex: list[Named]
    battlefield: list[Battlefield]
    rune_hex: list[RuneHex]
    holy_place: list[Named]
    crater_sea: list[CraterSea]


class UnitKind(_Entry, frozen=True):
    id: UnitType
    name: str
    attrition: Literal["inf", "cav", "air", "siege", "nav"]
    cost: int
    vampire: bool = False


class SetUp(msgspec.Struct, frozen=True):
    n: int
    at: str = ""
    with_: str = msgspec.field(default="", name="with")


class Group(_Entry, frozen=True):
    id: str
    side: str
    type: UnitType
    name: str
    strength: int
    undead: int
    count: int
    pool: int
    setup: list[SetUp]
    legion: bool = False
    vampire: bool = False
    immune: bool = False
    irreplaceable: bool = False
    battlefield: str = ""


class UnitsFile(msgspec.Struct, frozen=True):
    unit_type: list[UnitKind]
    group: list[Group]


class Leader(_Entry, frozen=True):
    id: str
    name: str
    side: str
    kind: Literal["necromancer", "vampire_lord", "leader", "mercenary"]
    hero: int
    rune: Rune
    magic: int
    start: str
    devices: list[str]


class LeadersFile(msgspec.Struct, frozen=True):
    leader: list[Leader]


class Device(_Entry, frozen=True):
    id: str
    name: str
    origin: str
    sword: bool
    hero: int
    rune: Rune
    magic: int
    flags: list[str]
    count: int


class Monster(_Entry, frozen=True):
    id: str
    name: str
    strength: int
    rune: Rune
    magic: int


class MagicHexCounters(msgspec.Struct, frozen=True):
    ids: list[str]


class DevicesFile(msgspec.Struct, frozen=True):
    device: list[Device]
    monster: list[Monster]
    magic_hex_counters: MagicHexCounters


class TerrainRow(msgspec.Struct, frozen=True):
    terrain: str
    inf: int | str
    cav: int | str
    air: int | str
    siege: int | str
    nav: int | str
    production: int | str
    stacking: int | str
    note: str = ""


class TerrainEffects(msgspec.Struct, frozen=True):
    row: list[TerrainRow]


class Attrition(msgspec.Struct, frozen=True):
    column_limits: list[int]
    rows: list[list[int]]


class CombatRow(msgspec.Struct, frozen=True):
    roll: int
    attacker: int
    attacker_retreats: bool
    defender: int
    defender_retreats: bool


class CombatResults(msgspec.Struct, frozen=True):
    lowest: int
    highest: int
    row: list[CombatRow]


class Diplomacy(msgspec.Struct, frozen=True):
    success: int
    necromancer: dict[str, int]
    kingdoms: dict[str, int]


class ElectionRow(msgspec.Struct, frozen=True):
    rolls: list[int]
    doge: str
    party: str


class Elections(msgspec.Struct, frozen=True):
    row: list[ElectionRow]


class HeroicRow(msgspec.Struct, frozen=True):
    hero: int
    slug: int
    sirax: int
    ssstoth: int


class Heroic(msgspec.Struct, frozen=True):
    rows: list[HeroicRow]


class VictoryRow(msgspec.Struct, frozen=True):
    low: int
    high: int
    level: str


class Victory(msgspec.Struct, frozen=True):
    row: list[VictoryRow]


class TablesFile(msgspec.Struct, frozen=True):
    terrain_effects: TerrainEffects
    attrition: Attrition
    combat_results: CombatResults
    diplomacy: Diplomacy
    elections: Elections
    heroic_combat: Heroic
    victory: Victory
