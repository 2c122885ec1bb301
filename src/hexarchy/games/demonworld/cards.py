"""Recruiting cards (DW-B-CHR): what a unit is and what it fights with."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from hexarchy.core import data
from hexarchy.games.demonworld.board import DATA

MOVE, SKIRMISH, ATTACK, HOLD = "M", "S", "A", "H"
ORDERS: Final = (MOVE, SKIRMISH, ATTACK, HOLD)  # in the order in which they move (DW-B-MOV-45)
BASIC, STANDARD, EXPERT = range(3)
LEVELS: Final = ("basic", "standard", "expert")
BASIC_MANEUVERS: Final = 2  # every unit's, in the Basic Game (DW-B-MOV-05)
HORDE: Final = "horde"


class WeaponForm(msgspec.Struct, frozen=True):
    """`bands`: range limits with their Battle Factors, the nearest first. `bf`: hand to hand, and against riders."""

    name: str
    kind: str
    bf: int = 0
    bf_cavalry: int | None = None
    bands: list[tuple[int, int]] = []
    initiative: int = 0
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


class MoraleForm(msgspec.Struct, frozen=True):
    a: int
    b: int


class CardForm(msgspec.Struct, frozen=True):
    """A card as it is printed; levels below the Expert Game leave some of it out."""

    id: str
    name: str
    army: str
    troop_kind: str
    models_per_element: int
    elements: int
    maneuvers_card: int
    mp: dict[str, int]
    weapons: list[WeaponForm]
    initiative: int
    size: int
    armor: int
    points: int
    formations: list[str] = []
    leader: bool = False
    musician: bool = False
    standard_bearer: bool = False
    melee_skill: int = 0
    shooting_skill: int = 0
    fear: int = 0
    morale: MoraleForm | None = None
    hit_points: int = 1
    charge_bonus: int = 0
    special: list[str] = []


class CardsFile(msgspec.Struct, frozen=True):
    unit: list[CardForm]


class Card(NamedTuple):
    """A card as it counts at a level: in the Basic Game all elements are alike, and skills, hit points, morale, fear
    and formations are not looked at (DW-B-INT-13)."""

    printed: CardForm
    level: int

    @property
    def infantry(self) -> bool:
        return self.printed.troop_kind == "infantry"

    @property
    def hit_points(self) -> int:
        return self.printed.hit_points if self.level > BASIC else 1

    @property
    def melee_skill(self) -> int:
        return self.printed.melee_skill if self.level > BASIC else 0

    @property
    def shooting_skill(self) -> int:
        return self.printed.shooting_skill if self.level > BASIC else 0

    @property
    def formations(self) -> tuple[str, ...]:
        return tuple(self.printed.formations) if self.level > BASIC else ()

    def movement(self, order: str) -> int:
        """Movement points under an order; Hold grants none (DW-B-CHR-03)."""
        return self.printed.mp.get(order, 0)

    def maneuvers(self, *, musician: bool = False) -> int:
        """How many it may make; a musician adds one, but never to a horde (DW-S-FOR-24)."""
        if self.level == BASIC:
            return BASIC_MANEUVERS
        return self.printed.maneuvers_card + (musician and HORDE not in self.formations)

    @property
    def missiles(self) -> list[WeaponForm]:
        return [weapon for weapon in self.printed.weapons if weapon.missile]

    def melee_weapon(self, *, first_round: bool) -> WeaponForm:
        """The one used hand to hand: a lance in the first round, another afterwards (DW-B-CHR-14, -21)."""
        usable = [weapon for weapon in self.printed.weapons if not weapon.missile]
        fit = [weapon for weapon in usable if first_round or not weapon.first_phase_only]
        return max(fit, key=lambda weapon: (weapon.first_phase_only, weapon.bf))


class Cards:
    """All cards there are, by name."""

    def __init__(self, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "units.toml", CardsFile)
        self.all: Final = {card.id: card for card in read.unit}

    def at(self, level: int, name: str) -> Card:
        return Card(self.all[name], level)
