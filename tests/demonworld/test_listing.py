"""Lists as text: read with care whatever is sent, written in one way, shared in two languages."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexarchy.core.muster import LONGEST_LIST, MOST_FAULTS
from hexarchy.games.demonworld.army.listing import MOST_CARDS, Listing
from hexarchy.games.demonworld.army.lists import Army, Chosen
from hexarchy.games.demonworld.cards import Cards

CARDS = Cards()
LISTING = Listing(CARDS)
RED_HAND = """name: The Red Hand
army: orcs
level: standard
points: 1000
dwarf_eaters + war_banner
orc_guard
trolls
trolls
kruuk + sword_of_might
"""


def test_a_list_is_written_in_one_way() -> None:
    read = LISTING.read(RED_HAND)
    assert read.faults == []
    assert LISTING.written(read.army) == RED_HAND


def test_names_numbers_and_remarks_are_understood() -> None:
    said = """
    # for Saturday
    NAME :  The   Red Hand
    Army: Orques
    level: standard
    points: 1000
    2 x Trolls (360)
    Kruuk + Épée de puissance    # 120
    Mangeurs de nains + Bannière de guerre [200 points]
    Orc-Guard
    """
    read = LISTING.read(said)
    assert read.faults == []
    assert LISTING.written(read.army) == RED_HAND


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_shared_reads_back(lang: str) -> None:
    army = LISTING.read(RED_HAND).army
    shared = LISTING.shared(army, lang)
    assert ("Mangeurs de nains + Bannière de guerre (200)" in shared) == (lang == "fr")
    assert LISTING.written(LISTING.read(shared).army) == RED_HAND


def test_where_no_army_is_named_it_is_that_of_the_cards() -> None:
    assert LISTING.read("berserkers").army.army == "empire"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("army: orcs\nTrols", "unknown-card-near", 2),
        ("trolls\n\nzzzzzzzz", "unknown-card", 3),
        ("army: smurfs", "unknown-army", 1),
        ("colour: red", "unknown-head", 1),
        ("army: orcs\narmy: orcs", "twice", 2),
        ("level: heroic", "unknown-level", 1),
        ("points: many", "no-number", 1),
        ("points: 999999", "no-number", 1),
        (f"name: {'x' * 61}", "long-name", 1),
        ("trolls +", "nothing", 1),
        ("+ war_banner", "nothing", 1),
        ("2 dwarf_eaters + war_banner", "counted-items", 1),
        ("0 trolls", "count", 1),
        ("999 trolls", "count", 1),
        ("trolls + " + " + ".join(["war_banner"] * 7), "items", 1),
        ("trolls\u202e", "unseen", 1),
        ("trolls\x00", "unseen", 1),
        ("", "empty", 0),
        ("# nothing\n\n", "empty", 0),
        ("\n" * 500, "lines", 0),
        ("x" * (LONGEST_LIST + 1), "long", 0),
        ("60 trolls\ntrolls", "cards", 2),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, key: str, line: int) -> None:
    fault = LISTING.read(text).faults[0]
    assert (fault.key, fault.line, fault.rule) == (key, line, "DW-DEC-02")


def test_no_more_is_told_than_a_person_reads() -> None:
    read = LISTING.read("nobody\n" * 100)
    assert len(read.faults) == MOST_FAULTS
    assert len(LISTING.read("60 trolls\n" * 5).army.chosen) == MOST_CARDS
    long = LISTING.read("x" * 300).faults[0]
    assert len(str(long.args["said"])) <= 40


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=600))
def test_whatever_is_sent_is_read(text: str) -> None:
    read = LISTING.read(text)
    again = LISTING.read(LISTING.written(read.army))
    assert again.army.chosen == () or not again.faults


paid = st.sampled_from(sorted(card.id for army in CARDS.armies for card in CARDS.of(army)))
items = st.sampled_from(sorted(CARDS.items))
chosen = st.builds(Chosen, paid, st.lists(items, max_size=3).map(tuple))


@settings(max_examples=100, deadline=None)
@given(st.lists(chosen, min_size=1, max_size=12))
def test_writing_and_reading_go_round(entries: list[Chosen]) -> None:
    text = LISTING.written(Army("orcs", tuple(entries)))
    read = LISTING.read(text)
    assert read.faults == []
    assert LISTING.written(read.army) == text
