"""The roster of a battle: its cards as units, singles and Large Elements, and the elements of each.

Units and elements are numbers, the same from the first round to the last. A unit's name is that of its card, with a
number from its second copy on: "trolls", "trolls_2".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from hexarchy.games.demonworld.cards import Card, Cards, Paid
from hexarchy.games.demonworld.data_schema import (
    CardForm,
    CommanderForm,
    Fighter,
    ItemForm,
    LargeForm,
    WeaponForm,
    WizardForm,
)
from hexarchy.games.demonworld.words import (
    BASIC,
    BEAST,
    COMMANDER,
    LARGE,
    LEADER,
    MUSICIAN,
    PLAIN,
    SINGLE,
    STANDARD_BEARER,
    UNIT,
    WIZARD,
)

Troops = Literal["infantry", "cavalry"]
MANY_MODELS: Final = 4  # neither few nor close order
COPIES: Final = 6  # of a card in the largest battle


class Force(NamedTuple):
    """A card, the seat that leads it, and the magic items it bears. The side follows from the seat."""

    card: str
    side: int
    seat: int
    items: tuple[str, ...] = ()


class Entry(NamedTuple):
    """A card on the table. `card`: what every fighter has; `form`: the card as it is printed, of whatever kind."""

    name: str
    place: int  # of the name among all there may be
    card: Card
    side: int
    seat: int
    elements: tuple[int, ...]  # as printed
    sort: int
    form: Paid
    items: tuple[str, ...]

    @property
    def points(self) -> int:
        return self.form.points


class Roster:
    """See the module. Indexed by unit: `entries`; by element: `unit_of`, `side_of`, `figure`."""

    def __init__(self, cards: Cards, level: int, forces: Iterable[Force]) -> None:
        names = unit_names(cards)
        place = {name: number for number, name in enumerate(names)}
        entries: list[Entry] = []
        figures: list[int] = []
        for force in forces:
            form = cards[force.card]
            card, sort = Card(fighter(form), level), sort_of(form)
            copies = sum(entry.form.id == force.card for entry in entries)
            name = force.card if not copies else f"{force.card}_{copies + 1}"
            first = len(figures)
            figures += figures_of(card, form)
            elements = tuple(range(first, len(figures)))
            entries.append(Entry(name, place[name], card, force.side, force.seat, elements, sort, form, force.items))
        self.entries: Final = tuple(entries)
        self.figure: Final = tuple(figures)
        self.unit_of: Final = tuple(number for number, entry in enumerate(entries) for _ in entry.elements)
        self.side_of: Final = tuple(entries[unit].side for unit in self.unit_of)
        self.names: Final = tuple(entry.name for entry in entries)
        self.index: Final = {entry.name: number for number, entry in enumerate(entries)}
        self.by_place: Final = {entry.place: number for number, entry in enumerate(entries)}
        self.size: Final = len(figures)
        self.guns: Final = tuple(  # units
            number
            for number, entry in enumerate(entries)
            if isinstance(entry.form, LargeForm) and entry.form.kind == "artillery"
        )
        self._of_seat: Final = {
            seat: [number for number, entry in enumerate(entries) if entry.seat == seat]
            for seat in {entry.seat for entry in entries}
        }

    def of_side(self, side: int) -> list[int]:
        return [number for number, entry in enumerate(self.entries) if entry.side == side]

    def of_seat(self, seat: int) -> list[int]:
        return self._of_seat.get(seat, [])


def sort_of(form: Paid) -> int:
    """Of giants and dragons those are Large Elements that have cards of their own (DW-E-GIA-01, DW-E-DRA-01)."""
    if isinstance(form, LargeForm):
        return LARGE
    return UNIT if isinstance(form, CardForm) else SINGLE


def fighter(form: Paid) -> CardForm:
    """A card of any kind as a unit has it: a commander, a wizard and a Large Element are units of one element. Armor
    and size are as printed, with a shield or not (DW-E-GIA-15); a gun's size is its crew's (DW-E-ART-08)."""
    if isinstance(form, CardForm):
        return form
    assert not isinstance(form, ItemForm), "items are borne"
    if isinstance(form, LargeForm):
        # Pikes and spears go for it as for riders, unless it is a gun (DW-E-LRG-02); the number of its models counts
        # for nothing (DW-S-MEL-11, DW-S-SHO-46).
        troops: Troops = "infantry" if form.kind == "artillery" else "cavalry"
        held = [WeaponForm(name=attack.name, kind="melee", bf=attack.bf) for attack in form.attacks]
        if form.missile:
            held.append(WeaponForm(name=form.missile.name, kind="missile", bands=form.missile.bands))
        return _lone(form, troops, MANY_MODELS, form.mp, held)
    mounted = isinstance(form, CommanderForm) and form.mounted
    points = dict.fromkeys(("M", "S", "A"), form.mp)
    return _lone(form, "cavalry" if mounted else "infantry", form.models, points, form.weapons)


def _lone(form: Fighter, troops: Troops, models: int, points: dict[str, int], weapons: list[WeaponForm]) -> CardForm:
    return CardForm(
        id=form.id,
        name=form.name,
        name_fr=form.name_fr,
        army=form.army,
        points=form.points,
        initiative=form.initiative,
        size=form.size,
        armor=form.armor,
        melee_skill=form.melee_skill,
        shooting_skill=form.shooting_skill,
        fear=form.fear,
        hit_points=form.hit_points,
        troop_kind=troops,
        models_per_element=models,
        normal_elements=1,
        elements=1,
        maneuvers_card=1,
        mp=points,
        weapons=weapons,
        morale=None,
        starts_fires=form.starts_fires,
        fireproof=form.fireproof,
    )


def figures_of(card: Card, form: Paid) -> Sequence[int]:
    """What each element of a unit is, special figures first; they replace plain ones (DW-B-INT-13, DW-S-SPF-01)."""
    if isinstance(form, LargeForm):
        return [BEAST]
    if isinstance(form, WizardForm):
        return [WIZARD]
    if isinstance(form, CommanderForm):
        return [COMMANDER]
    printed = card.printed
    special = ((LEADER, printed.leader), (MUSICIAN, printed.musician), (STANDARD_BEARER, printed.standard_bearer))
    found = [figure for figure, has in special if has and card.level > BASIC]
    return [*found, *[PLAIN] * (printed.elements - len(found))]


def unit_names(cards: Cards) -> tuple[str, ...]:
    """All names a unit may have, in a fixed order: actions are numbered by it."""
    ids = (*cards.all, *cards.commanders, *cards.wizards, *cards.large)
    return tuple(card if copy == 1 else f"{card}_{copy}" for card in ids for copy in range(1, COPIES + 1))
