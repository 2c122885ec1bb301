"""The cards as a page shows them to those who make a list: every printed value, in words of both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from hexarchy.core.muster import Book, CardFace, Complaint, Fact, Named, ReadyList
from hexarchy.core.page.texts import Text, alike
from hexarchy.core.text import LANGUAGES
from hexarchy.games.demonworld import data_schema
from hexarchy.games.demonworld.army.limits import Terms, bears, faults, most_copies
from hexarchy.games.demonworld.army.lists import Army, Chosen, fields, points
from hexarchy.games.demonworld.cards import Paid
from hexarchy.games.demonworld.data_schema import (
    CardForm,
    CommanderForm,
    Fighter,
    ItemForm,
    LargeForm,
    SpellForm,
    WeaponForm,
    WizardForm,
)
from hexarchy.games.demonworld.words import EXPERT

if TYPE_CHECKING:
    from hexarchy.games.demonworld.army.muster import Muster

GROUPS: Final = ("units", "commanders", "wizards", "large", "items")


def book(m: Muster, terms: Terms, armies: Sequence[str], fought: Complaint) -> Book:
    """What can be chosen of these armies under these terms: what a level does not have is left out. `fought`: what the
    battle is about."""
    shown = [card for army in armies for card in m.cards.of(army) if _has(m, terms, card)]
    present = {_group(card) for card in shown}
    return Book(
        armies=[Named(army, _named(m.cards.armies[army])) for army in armies],
        groups=[Named(group, m.text(f"group-{group}")) for group in GROUPS if group in present],
        cards=[_face(m, terms, card) for card in shown],
        ready=[_ready(m, name) for army in armies for name in _fitting(m, terms, army)],
        unvalued={
            army: [pack.name for owner, pack in m.cards.unvalued.values() if owner == army] for army in m.cards.armies
        },
        limit=terms.limit,
        least=terms.least,
        most=terms.most,
        limits=[fought, *_limits(m, terms)],
    )


def _has(m: Muster, terms: Terms, card: Paid) -> bool:
    """Can it be in a list of this level at all?"""
    if isinstance(card, ItemForm):
        return any(bears(bearer, card, terms.level) for bearer in m.cards.of(card.army))
    keys = {fault.key for fault in faults(m.cards, terms, Army(card.army, (Chosen(card.id),)))}
    return "expert-only" not in keys


def _limits(m: Muster, terms: Terms) -> Iterator[Complaint]:
    """What every list is held to, in words."""
    yield Complaint("DW-B-WIN-06", m.text("limit-points", limit=terms.limit, least=terms.least, most=terms.most))
    yield Complaint("DW-DEC-02", m.text("limit-copies", copies=terms.copies))
    yield Complaint("DW-E-ITM-01", m.text("limit-items"))
    if terms.level == EXPERT:
        yield Complaint("DW-DEC-02", m.text("limit-units", percent=terms.least_units))


def _fitting(m: Muster, terms: Terms, army: str) -> list[str]:
    """The ready lists that are allowed."""
    return [form.id for form in m.ready.of(army, terms.level) if not faults(m.cards, terms, m.ready.armies[form.id])]


def _ready(m: Muster, name: str) -> ReadyList:
    form = next(form for form in m.ready.forms if form.id == name)
    army = m.ready.armies[name]
    title = {"en": form.title, "fr": form.title_fr}
    return ReadyList(name, title, army.army, m.listing.written(army), points(m.cards, army), own=form.own)


# -- cards -------------------------------------------------------------------------------------------------------------


def _group(card: Paid) -> str:
    kinds = {CardForm: 0, CommanderForm: 1, WizardForm: 2, LargeForm: 3, ItemForm: 4}
    return GROUPS[kinds[type(card)]]


def _named(card: data_schema.Named) -> Text:
    return {lang: card.called(lang) for lang in LANGUAGES}


def _face(m: Muster, terms: Terms, card: Paid) -> CardFace:
    short = {lang: card.short(lang) for lang in LANGUAGES} if isinstance(card, CardForm) else _named(card)
    return CardFace(
        id=card.id,
        title=_named(card),
        short=short,
        group=_group(card),
        army=card.army,
        points=card.points,
        most=most_copies(card, terms),
        facts=[*facts(m, card)],
        notes=[*_notes(m, card)],
        tokens=[*_tokens(card)],
        extras=[item.id for item in m.cards.items.values() if bears(card, item, terms.level)],
        slot=card.slot if isinstance(card, ItemForm) else "",
        rule=card.rule if isinstance(card, ItemForm) else "",
        own=card.own,
    )


def _tokens(card: Paid) -> Iterator[str]:
    """Elements with their figures; stars of a commander, the level of a wizard, the fields of a base."""
    if isinstance(card, CardForm):
        figures = (("★", card.leader), ("♪", card.musician), ("⚑", card.standard_bearer))
        special = [sign for sign, has in figures if has]
        yield from (*special, *[""] * (card.elements - len(special)))
    elif isinstance(card, CommanderForm):
        yield "★" * card.stars
    elif isinstance(card, WizardForm):
        yield "✦" * card.level
    elif isinstance(card, LargeForm):
        yield from [""] * fields(card)


def _notes(m: Muster, card: Paid) -> Iterator[Text]:
    if isinstance(card, ItemForm):
        yield {lang: card.said_effect(lang) for lang in LANGUAGES}
    for number, english in enumerate(card.special):
        french = card.special_fr[number] if number < len(card.special_fr) else english
        yield {"en": english, "fr": french}
    if isinstance(card, WizardForm):
        for spell in m.cards.spells.values():
            if spell.spell_list == card.spell_list:
                yield m.text("spell", name=_named(spell), level=spell.level, effect=_effect(spell))
    if card.own:
        yield m.text("own")


def _effect(spell: SpellForm) -> Text:
    return {lang: spell.said_effect(lang) for lang in LANGUAGES}


def facts(m: Muster, card: Paid) -> Iterator[Fact]:
    """The values of a card, each under what it is."""
    for key, value in _facts(m, card):
        yield Fact(m.text(f"fact-{key}"), value)


def _facts(m: Muster, card: Paid) -> Iterator[tuple[str, Text]]:
    """Labels and values, as a card prints them."""
    if isinstance(card, ItemForm):
        yield "bearer", m.text("bearers", who=_joined(m, [f"by-{kind}" for kind in card.usable_by]))
        return
    yield from _of_kind(m, card)
    yield from _of_fighter(card)


def _of_kind(m: Muster, card: Fighter) -> Iterator[tuple[str, Text]]:
    if isinstance(card, CardForm):
        yield "troops", m.text(f"troops-{card.troop_kind}")
        yield "elements", m.text("elements", count=card.elements, models=card.models_per_element)
        figures = [f"figure-{name}" for name in ("leader", "musician", "standard_bearer") if getattr(card, name)]
        if figures:
            yield "figures", _joined(m, [name.replace("_", "-") for name in figures])
        if card.formations:
            yield "formations", _joined(m, [f"formation-{name}" for name in card.formations])
        yield "maneuvers", alike(str(card.maneuvers_card))
        yield "movement-unit", alike(" / ".join(str(card.mp.get(order, 0)) for order in "MAS"))
        if card.morale:
            yield "morale", alike(f"{card.morale.a} / {card.morale.b}")
        if card.charge_bonus:
            yield "charge", alike(f"+{card.charge_bonus}")
    elif isinstance(card, CommanderForm):
        yield "rank", m.text(f"rank-{card.kind}", stars=card.stars)
        if card.command_radius:
            yield "radius", alike(str(card.command_radius))
        yield "movement", alike(str(card.mp))
    elif isinstance(card, WizardForm):
        yield "wizard", alike(str(card.level))
        yield "spell-points", m.text("spell-points", most=card.spell_points, recover=card.recover)
        yield "movement", alike(str(card.mp))
    elif isinstance(card, LargeForm):
        yield "kind", m.text(f"kind-{card.kind}")
        yield "movement-large", alike(" / ".join(str(card.mp.get(order, 0)) for order in "MASH"))
        if card.overrun:
            yield "overrun", alike(str(card.overrun))
    if isinstance(card, CardForm | CommanderForm | WizardForm):
        yield "weapons", _weapons(m, card.weapons)
    elif isinstance(card, LargeForm):
        yield "attacks", _attacks(m, card)


def _of_fighter(card: Fighter) -> Iterator[tuple[str, Text]]:
    yield "initiative", alike(str(card.initiative))
    yield "size", alike(str(card.size))
    yield "armor", alike(str(card.armor))
    for key, value in (("melee-skill", card.melee_skill), ("shooting-skill", card.shooting_skill)):
        if value:
            yield key, alike(f"+{value}")
    yield "fear", alike(str(card.fear))
    yield "hit-points", alike(str(card.hit_points))


def _weapons(m: Muster, weapons: Sequence[WeaponForm]) -> Text:
    said = []
    for weapon in weapons:
        name = _weapon(m, weapon.name)
        bands = ", ".join(f"{limit}: {factor}" for limit, factor in weapon.bands)
        said.append(m.text("missile", weapon=name, bands=bands) if weapon.missile else _hand(m, name, weapon.bf))
    return {lang: "; ".join(one[lang] for one in said) for lang in LANGUAGES}


def _attacks(m: Muster, card: LargeForm) -> Text:
    said = [_hand(m, _weapon(m, attack.name), attack.bf) for attack in card.attacks]
    if card.dragonbreath:
        said.append(m.text("breath", bf=card.dragonbreath.bf, range=card.dragonbreath.range))
    if card.missile:
        bands = ", ".join(f"{limit}: {factor}" for limit, factor in card.missile.bands)
        said.append(m.text("missile", weapon=_weapon(m, card.missile.name), bands=bands))
    if card.ranges:
        least, most = card.ranges.minimum, card.ranges.long
        said += [m.text("projectile", bf=shot.bf, least=least, most=most) for shot in card.projectiles]
    return {lang: "; ".join(one[lang] for one in said) for lang in LANGUAGES}


def _hand(m: Muster, name: Text, factor: int) -> Text:
    return m.text("hand", weapon=name, bf=factor)


def _weapon(m: Muster, name: str) -> Text:
    """A weapon of a player's own card is called as they call it."""
    key = f"weapon-{name.replace(',', '').replace(' ', '-')}"
    said = m.text(key)
    return alike(name) if said["en"] == key else said


def _joined(m: Muster, keys: Sequence[str]) -> Text:
    said = [m.text(key) for key in keys]
    return {lang: ", ".join(one[lang] for one in said) for lang in LANGUAGES}
