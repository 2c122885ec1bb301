"""The forms of cards, armies and battles. A data pack is held to them: what lacks is said with its place."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Sentence = Annotated[str, Meta(min_length=1, max_length=1000)]
Count = Annotated[int, Meta(ge=1, le=40)]
Small = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=5, le=2000)]
Level = Literal["basic", "standard", "expert"]
Order = Annotated[str, Meta(pattern="^[MSAH]$")]
Formation = Literal["square", "wedge", "skirmish", "horde"]
Fields = Annotated[int, Meta(ge=0, le=60)]
Side = Annotated[str, Meta(pattern="^(orcs|empire)$")]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where an entry comes from: the rules do not read it, players may. `restored`: values that only the printed card
    shows. `reconstruction`: values that are our own."""

    source: Literal["card", "rulebook", "reconstruction", "player"] = "card"
    seed: str = ""
    note: str = ""
    restored: list[str] = []
    reconstruction: list[str] = []

    @property
    def own(self) -> bool:
        """Is anything of it our own design?"""
        return self.source == "reconstruction" or bool(self.reconstruction)


class Named(Entry, frozen=True, kw_only=True):
    id: Id
    name: Name
    name_fr: Name

    def called(self, lang: str) -> str:
        return self.name_fr if lang == "fr" else self.name


# -- cards -------------------------------------------------------------------------------------------------------------


class WeaponForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bands`: range limits with their Battle Factors, the nearest first. `bf`: hand to hand, and against riders."""

    name: Name
    kind: Literal["melee", "missile"]
    bf: Small = 0
    bf_cavalry: Small | None = None
    bands: list[tuple[Fields, Small]] = []
    initiative: Small = 0
    hold_only: bool = False
    first_phase_only: bool = False

    @property
    def missile(self) -> bool:
        return self.kind == "missile"

    @property
    def reach(self) -> int:
        return max((limit for limit, _ in self.bands), default=0)

    def factor(self, distance: int) -> int | None:
        """The Battle Factor of a shot: that of the smallest limit not exceeded; None beyond the last (DW-B-CHR-06)."""
        return next((factor for limit, factor in sorted(self.bands) if distance <= limit), None)


class MoraleForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a: Small
    b: Small


class Recruited(Named, frozen=True, kw_only=True):
    """What all cards have that points are paid for."""

    army: Id
    points: Points
    special: list[Sentence] = []
    special_fr: list[Sentence] = []

    def said_special(self, lang: str) -> list[str]:
        return self.special_fr if lang == "fr" else self.special


class Fighter(Recruited, frozen=True, kw_only=True):
    initiative: Small
    size: Annotated[int, Meta(ge=1, le=9)]
    armor: Small
    melee_skill: Small = 0
    shooting_skill: Small = 0
    fear: Small = 0
    hit_points: Count = 1
    starts_fires: bool = True  # DW-E-FIR-05
    fireproof: bool = False  # DW-E-FIR-12


class CardForm(Fighter, frozen=True, kw_only=True):
    """A unit's card as it is printed; levels below the Expert Game leave some of it out."""

    short_name: Name | None = None
    short_name_fr: Name | None = None
    subfaction: str = ""
    troop_kind: Literal["infantry", "cavalry"]
    models_per_element: Annotated[int, Meta(ge=1, le=5)]
    normal_elements: Count
    elements: Count
    maneuvers_card: Annotated[int, Meta(ge=1, le=6)]
    mp: dict[Order, Fields]
    weapons: Annotated[list[WeaponForm], Meta(min_length=1)]
    formations: list[Formation] = []
    leader: bool = False
    musician: bool = False
    standard_bearer: bool = False
    morale: MoraleForm | None = None
    charge_bonus: Small = 0
    flaming_arrows: bool = False  # DW-E-FIR-17
    regenerates: bool = False  # DW-E-FIR-27
    pack: int = 0

    def short(self, lang: str) -> str:
        return (self.short_name_fr if lang == "fr" else self.short_name) or self.called(lang)


class CommanderForm(Fighter, frozen=True, kw_only=True):
    """A hero has one star and gives no orders to others (DW-S-CMD)."""

    kind: Literal["hero", "commander"]
    stars: Annotated[int, Meta(ge=1, le=4)]
    command_radius: Fields
    command_bonus: Annotated[int, Meta(ge=1, le=4)]
    mp: Fields
    mounted: bool = False
    models: Count = 1
    weapons: Annotated[list[WeaponForm], Meta(min_length=1)]


class WizardForm(Fighter, frozen=True, kw_only=True):
    level: Annotated[int, Meta(ge=1, le=9)]
    mp: Fields
    models: Count = 1
    weapons: Annotated[list[WeaponForm], Meta(min_length=1)]
    spell_list: Id
    spell_points: Annotated[int, Meta(ge=1, le=100)]
    recover: Small
    stars: Annotated[int, Meta(ge=0, le=4)] = 0


class AttackForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`fields`: zones of its base (geometry.toml)."""

    name: Name
    bf: Small
    fields: str
    hand: str = ""
    size: Small | None = None


class BreathForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bf: Small
    kind: Literal["fire", "frost", "acid"]
    range: Fields


class MissileForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    bands: list[tuple[Fields, Small]]
    arc: str
    eye_height: Small
    skill: Small = 0


class ProjectileForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Literal["BOLT", "BALL", "Stone", "STONE"]
    bf: Small


class RangesForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    minimum: Fields
    short: Fields
    medium: Fields
    long: Fields


class LargeForm(Fighter, frozen=True, kw_only=True):
    """A giant, dragon, chariot or gun. `unique`: there is one of it in the world. `stars`, `command_radius`: of a giant
    who is a commander, and moves with his points for Move whatever happens (DW-E-LCM-05)."""

    subfaction: str = ""
    kind: Literal["giant", "dragon", "chariot", "artillery"]
    base: str
    unique: bool = False
    flyer: bool = False
    mp: dict[Order, Fields]
    mp_note: str = ""
    overrun: Small = 0
    attacks: Annotated[list[AttackForm], Meta(min_length=1)]
    dragonbreath: BreathForm | None = None
    missile: MissileForm | None = None
    crew: Small = 0
    draught_animals: Small = 0
    size_animals: Small = 0
    armor_animals: Small = 0
    fire: Literal["", "direct", "indirect"] = ""
    projectiles: list[ProjectileForm] = []
    ranges: RangesForm | None = None
    load_needed: Small = 0
    incendiary: bool = False
    stars: Annotated[int, Meta(ge=0, le=4)] = 0
    command_radius: Fields = 0
    slain: str = ""


class ItemForm(Recruited, frozen=True, kw_only=True):
    """A magic item. `slot`: a bearer carries one sword, and one standard or banner (DW-E-ITM-01)."""

    slot: Literal["", "sword", "standard"] = ""
    usable_by: Annotated[list[Literal["units", "heroes", "commanders", "wizards"]], Meta(min_length=1)]
    bearer: str
    effect: Sentence
    effect_fr: Sentence
    lost_when: str
    rule: str

    def said_effect(self, lang: str) -> str:
        return self.effect_fr if lang == "fr" else self.effect


class SpellForm(Named, frozen=True, kw_only=True):
    number: Count
    spell_list: Id
    level: Annotated[int, Meta(ge=1, le=20)]
    target: Sentence
    target_fr: Sentence
    effect: Sentence
    effect_fr: Sentence
    duration: Sentence
    duration_fr: Sentence
    range: Fields
    requirements: Sentence
    requirements_fr: Sentence
    stacks: bool
    excludes: list[Id] = []  # spells whose effect cannot be had beside this one's (DW-E-MAG-28)
    rule: str

    def said_effect(self, lang: str) -> str:
        return self.effect_fr if lang == "fr" else self.effect


class UnitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: list[CardForm]


class CommandersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    commander: list[CommanderForm]


class WizardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wizard: list[WizardForm]


class LargeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    large_element: list[LargeForm]


class ItemsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    item: list[ItemForm]


class SpellsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spell: list[SpellForm]


# -- armies ------------------------------------------------------------------------------------------------------------


class ArmyForm(Named, frozen=True, kw_only=True):
    """An army there is."""


class PackName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack of miniatures that the rulebook names."""

    id: Id
    number: int
    name: Name


class FurtherFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the book names of an army without giving its values, and the cards a player wrote for it."""

    army: ArmyForm
    named: list[PackName] = []
    unit: list[CardForm] = []
    commander: list[CommanderForm] = []
    wizard: list[WizardForm] = []
    large_element: list[LargeForm] = []
    item: list[ItemForm] = []


# -- battles -----------------------------------------------------------------------------------------------------------


class BuildingForm(Entry, frozen=True, kw_only=True):
    """What lists are held to. `copies_per_points`: so many points or part of them allow a copy more."""

    limits: dict[str, Points]
    tolerance_percent: Annotated[int, Meta(ge=0, le=50)]
    copies_per_points: Points
    least_units_percent: Annotated[int, Meta(ge=0, le=100)]


class RandomForm(Entry, frozen=True, kw_only=True):
    die: Literal[6]
    faces: Annotated[
        list[Literal["meeting", "two_objectives", "centre", "rearguard", "late_arrival", "choice"]],
        Meta(min_length=6, max_length=6),
    ]


class ObjectiveForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`column`, `row`: of its sheet in the layout. `points`: DW-B-WIN-11."""

    id: Annotated[str, Meta(pattern=r"^[A-F]$")]
    column: Annotated[int, Meta(ge=0, le=3)]
    row: Annotated[int, Meta(ge=0, le=3)]
    field: Annotated[str, Meta(pattern=r"^[A-HJ-P](1[0-8]|[1-9])$")]
    points: Annotated[int, Meta(ge=100, le=400)]


class RearguardForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`unit`: for each that crosses, or is stopped; `held`: for the defenders' field."""

    attacker: Side
    unit: int
    column: int
    row: int
    field: str
    held: int


class WindForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    direction: Annotated[int, Meta(ge=1, le=6)]
    speed: Annotated[int, Meta(ge=0, le=20)]


class BurntForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Side
    points: int


class BattleForm(Entry, frozen=True, kw_only=True):
    """A scenario. `carried_by`: items of the forces with their bearers. `opens`: the side that deploys first and for
    all to see. `tie`: what decides where nobody has lost a unit."""

    id: Id
    level: Level
    title: Name
    title_fr: Name
    story: Sentence
    story_fr: Sentence
    rounds: Annotated[int, Meta(ge=1, le=20)]
    layout: list[list[Annotated[str, Meta(pattern=r"^[0-9]( turned)?$")]]]
    orcs: list[Id]
    empire: list[Id]
    points: dict[Side, Points]
    carried_by: dict[Id, Id] = {}
    depth: dict[Side, Annotated[int, Meta(ge=1, le=8)]] = {}
    objectives: list[ObjectiveForm] = []
    victory: Literal["eliminated", "rearguard", "target"]
    tie: Literal["", "elements"] = ""
    rearguard: RearguardForm | None = None
    target: Id = ""
    opens: Literal["", "orcs", "empire"] = ""
    fire: Literal["off", "on", "optional"] = "off"
    wind: WindForm | None = None
    burnt: BurntForm | None = None
    tarn: Small = 0
    notes: list[Sentence] = []
    notes_fr: list[Sentence] = []


class BattlesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    army_building: BuildingForm
    random_scenario: RandomForm
    battle: list[BattleForm]


class ReadyForm(Entry, frozen=True, kw_only=True):
    """A list that is there already, for a first battle."""

    id: Id
    title: Name
    title_fr: Name
    army: Id
    level: Level
    limit: Points
    cards: list[str]


class ReadyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ready: list[ReadyForm]
