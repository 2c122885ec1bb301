"""Advanced units in general (DR-A-ADV): cards and counters that come with their switch, and which rule prevails."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.options import BadOption
from hexarchy.games.divine_right import GAME, cards
from hexarchy.games.divine_right.combat.retreat import needed
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.hirelings import LEVEL
from tests.divine_right.table import WORLD, Table, at, new

CARDS = ("marshal_hippogriff", "mortnoir", "pirate_fleet", "tana", "trouble_peasants")
ASIDE = ("vampire", "werewolf", "beast", "wayfarer", "rebel")


def begun(*on: str, seats: int = 2, seed: int = 1, **more: Any) -> Table:
    """A match with some switches on."""
    return new(seats, seed, **LEVEL, **dict.fromkeys(on, True), **more)


def set_up(*on: str, seats: int, seed: int = 1) -> Table:
    """The same when the forces are on the map."""
    t = begun(*on, seats=seats, seed=seed)
    while t.s.turn == 0:
        t.do(t.options[0])
    return t


def in_cup(t: Table) -> list[str]:
    return [WORLD.names[piece] for piece in special.in_randomizer(t.s)]


@pytest.mark.rule("DR-A-ADV-01", "DR-B-CRD-02")
def test_five_cards_join_the_deck_with_their_switches() -> None:
    assert len(begun().s.hands.within(cards.DECK)) == 47
    assert len(begun(*CARDS).s.hands.within(cards.DECK)) == 52
    assert len(begun("tana").s.hands.within(cards.DECK)) == 48


@pytest.mark.rule("DR-A-ADV-01")
def test_their_units_wait_off_the_map() -> None:
    t = begun(*CARDS)
    assert {t.where(unit) for unit in ("marshal", "hippogriffs", "mortnoir", "tana", "trouble")} == {"gone"}
    assert t.where("pirate_fleet") == t.where("peasant_1") == "gone"


@pytest.mark.rule("DR-A-ADV-02")
def test_monsters_and_wayfarers_are_never_drawn() -> None:
    t = begun("curses", "monsters", "baronial_revolt", *CARDS)
    assert [name for name in in_cup(t) if name.startswith(ASIDE)] == []


@pytest.mark.rule("DR-A-ADV-03")
def test_others_are_in_the_randomizer_with_their_switch() -> None:
    before = set(in_cup(begun()))
    assert {*in_cup(begun("breis", "ghouls", "selkies"))} == before | {"breis", "ghouls", "selkies"}


@pytest.mark.rule("DR-A-ADV-04")
@pytest.mark.parametrize(
    ("seats", "both"), [(2, (1, 1)), (3, (1, 2)), (4, (2, 2)), (5, (2, 3)), (6, (3, 3)), (8, (3, 3))]
)
def test_magic_users_are_as_many_as_players(seats: int, both: tuple[int, int]) -> None:
    t = set_up("curses", "magic_users", seats=seats)
    users = [name for name in in_cup(t) if name.startswith("magic_user_")]
    witches = sum(name[-1] in "abc" for name in users)
    assert tuple(sorted((witches, len(users) - witches))) == both
    assert [t.where(f"magic_user_{which}") for which in "abcdef"].count("gone") == 6 - len(users)


@pytest.mark.rule("DR-A-ADV-04")
def test_the_odd_one_and_the_counters_are_random() -> None:
    cups = {tuple(in_cup(set_up("curses", "magic_users", seats=3, seed=seed))) for seed in range(8)}
    witches = {sum(name.startswith("magic_user_") and name[-1] in "abc" for name in cup) for cup in cups}
    assert witches == {1, 2}
    assert len(cups) > 2


@pytest.mark.rule("DR-A-ADV-05")
def test_a_house_ruling_stands_where_it_was_agreed_on() -> None:
    """Free stacking is the ruling of the specification; players may agree on the other before play."""
    assert GAME.scenarios.options("standard", {})["strict_stacking"] is False
    assert begun(strict_stacking=True).s.options["strict_stacking"] is True


@pytest.mark.rule("DR-A-ADV-06")
def test_switches_need_their_level_and_what_they_depend_on() -> None:
    refusals: list[dict[str, Any]] = [
        {"level": "basic", "mortnoir": True},
        {**LEVEL, "black_plague": True},
        {**LEVEL, "al_debar_trouble": True},
    ]
    for refused in refusals:
        with pytest.raises(BadOption):
            new(2, **refused)
    assert begun("raging_epidemics", "black_plague").s.options["black_plague"]


@pytest.mark.rule("DR-A-ADV-07")
def test_an_option_prevails_over_a_base_rule_and_a_units_own_over_a_general_one() -> None:
    """Free passage is rolled for, but an Envoy has it; men retreat on 4, but the Order is mounted on hippogriffs."""
    switches = {**LEVEL, "envoys": True, "marshal_hippogriff": True}
    masters = {"envoy_1": "first", "rogue_1": "first", "hippogriffs": "first", "mercenary_1": "first"}
    hexes = {"1425": ["envoy_1", "rogue_1", "hippogriffs", "mercenary_1"]}
    t = at("movement", hexes=hexes, masters=masters, envoys={"first": 1}, options=switches)
    envoy, rogue = WORLD.index["envoy_1"], WORLD.index["rogue_1"]
    immer = KINGDOM_IDS.index("immer")
    assert party.has_passage(t.s, envoy, immer)
    assert not party.has_passage(t.s, rogue, immer)
    numbers = [needed(t.s, [WORLD.index[unit]], WORLD.pieces[WORLD.index[unit]].retreat) for unit in hexes["1425"][2:]]
    assert numbers == [3, 4]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_a_special_mercenary_says_what_it_brings(lang: str) -> None:
    """But the Usurper's, which is no card to enlist by."""
    for kind, card in zip(WORLD.card_kinds, WORLD.cards, strict=True):
        if card.mercenary and card.mercenary != "usurper":
            said = GAME.scenes.about("enlist", kind)
            assert said is not None
            assert said[lang] != f"about-enlist-{kind}"
