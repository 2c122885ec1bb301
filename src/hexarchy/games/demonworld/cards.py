"""Recruiting cards (DW-B-CHR): what a unit, commander, wizard, Large Element or item is and what it fights with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from hexarchy.core import data
from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.data_schema import (
    ArmyForm,
    CardForm,
    CommanderForm,
    CommandersFile,
    FurtherFile,
    ItemForm,
    ItemsFile,
    LargeFile,
    LargeForm,
    Named,
    PackName,
    SpellForm,
    SpellsFile,
    UnitsFile,
    WeaponForm,
    WizardForm,
    WizardsFile,
)
from hexarchy.games.demonworld.words import BASIC, ORDER_LETTERS

__all__ = ["Card", "CardForm", "Cards", "Paid", "WeaponForm"]

BASIC_MANEUVERS: Final = 2  # every unit's, in the Basic Game (DW-B-MOV-05)
HORDE: Final = "horde"
ARMIES: Final = ("orcs", "empire")  # those the rulebook has cards of
FURTHER: Final = ("orcs", "empire", "isthak", "elves", "dwarves", "thain", "goblins")  # those it names packs of

Paid = CardForm | CommanderForm | WizardForm | LargeForm | ItemForm  # what points are paid for
T = TypeVar("T", bound=Named)


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

    def movement(self, order: int) -> int:
        """Movement points under an order; Hold grants none (DW-B-CHR-03)."""
        return self.printed.mp.get(ORDER_LETTERS[order], 0)

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
    """All cards there are, by id. `all`: the units. `unvalued`: what the rulebook names and nobody has a card of."""

    def __init__(self, pack: Path | None = None) -> None:
        folders = [pack, DATA] if pack else [DATA]
        further = [data.read(folders, f"further/{army}.toml", FurtherFile) for army in FURTHER]
        self.armies: Final[dict[str, ArmyForm]] = {file.army.id: file.army for file in further}
        self.all: Final = _by_id(
            "unit", data.read(folders, "units.toml", UnitsFile).unit, *(file.unit for file in further)
        )
        self.commanders: Final = _by_id(
            "commander",
            data.read(folders, "commanders.toml", CommandersFile).commander,
            *(file.commander for file in further),
        )
        self.wizards: Final = _by_id(
            "wizard", data.read(folders, "wizards.toml", WizardsFile).wizard, *(file.wizard for file in further)
        )
        self.large: Final = _by_id(
            "large_element",
            data.read(folders, "large_elements.toml", LargeFile).large_element,
            *(file.large_element for file in further),
        )
        self.items: Final = _by_id(
            "item", data.read(folders, "items.toml", ItemsFile).item, *(file.item for file in further)
        )
        self.spells: Final[dict[str, SpellForm]] = _by_id("spell", data.read(folders, "spells.toml", SpellsFile).spell)
        self._paid: Final[dict[str, Paid]] = {}
        for card in self._every():
            if card.id in self._paid:
                raise BadInput(f"two cards are called '{card.id}'")
            if card.army not in self.armies:
                raise BadInput(f"card '{card.id}': there is no army '{card.army}'")
            self._paid[card.id] = card
        self.unvalued: Final[dict[str, tuple[str, PackName]]] = {
            pack.id: (file.army.id, pack) for file in further for pack in file.named if pack.id not in self._paid
        }
        for unit in self.all.values():
            figures = unit.leader + unit.musician + unit.standard_bearer
            if unit.normal_elements + figures != unit.elements:
                raise BadInput(f"unit '{unit.id}': its elements are not its normal ones and its special figures")

    def _every(self) -> Iterator[Paid]:
        for kind in (self.all, self.commanders, self.wizards, self.large, self.items):
            yield from kind.values()

    def at(self, level: int, name: str) -> Card:
        return Card(self.all[name], level)

    def get(self, name: str) -> Paid | None:
        """What points are paid for, by its id."""
        return self._paid.get(name)

    def __getitem__(self, name: str) -> Paid:
        return self._paid[name]

    def of(self, army: str) -> list[Paid]:
        """The cards of an army, items last."""
        return [card for card in self._every() if card.army == army]

    def playable(self) -> list[str]:
        """Armies of which there is a unit with values."""
        return [army for army in self.armies if any(unit.army == army for unit in self.all.values())]


def _by_id(kind: str, *found: Sequence[T]) -> dict[str, T]:
    entries = [entry for part in found for entry in part]
    made = {entry.id: entry for entry in entries}
    if len(made) < len(entries):
        raise BadInput(f"two cards of the kind '{kind}' have the same id")
    return made
