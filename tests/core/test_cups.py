"""Things in zones: what a seat knows of them never depends on what is hidden from it, and a redeal keeps just that."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.cups import ALL, NOBODY, Cups, Seen, cups_field
from hexarchy.core.decisions import NoDeal
from hexarchy.core.dice import SeededDice
from hexarchy.core.state import state_class
from tests.core.tiny import TINY, TinyState

DECK, DISCARDS, FIRST, SECOND, THIRD = ZONES = range(5)
SEATS = 3
HANDS = {0: FIRST, 1: SECOND, 2: THIRD}


class Fates:
    """Draws what a test says: places in the pool."""

    def __init__(self, *at: int) -> None:
        self.at = list(at)

    def draw(self, count: int, pool: Sequence[int], why: str) -> tuple[int, ...]:
        left = list(pool)
        return tuple(left.pop(self.at.pop(0)) for _ in range(count))


def deck(*faces: int) -> Cups:
    """All lie in the deck, and everybody knows the deck."""
    return Cups.laid([DECK] * len(faces), SEATS, faces=faces)


def bit(seat: int) -> int:
    return 1 << seat


def known_truly(cups: Cups) -> bool:
    """May every thing lie where it lies, as far as anybody knows?"""
    rows = [cups.may_lie(seat) for seat in (*range(SEATS), None)]
    return all(zones >> zone & 1 for row in rows for zones, zone in zip(row, cups.lies, strict=True))


def knowledge(cups: Cups, seat: int | None) -> object:
    """All that can be told to a seat."""
    return [cups.seen(zone, seat) for zone in ZONES], cups.sought(seat)


# -- by example -------------------------------------------------------------------------------------------------------


def test_what_is_drawn_unseen_may_be_any_of_the_deck() -> None:
    cups, (drawn,) = deck(10, 11, 12).drawn(Fates(1), 1, DECK, FIRST, bit(0), "draw")
    assert drawn == 1
    assert cups.seen(FIRST, 0) == Seen((11,), 0)
    assert cups.seen(DECK, 0) == Seen((10, 12), 0)
    for other in (1, 2, None):
        assert cups.seen(FIRST, other) == Seen((), 1)
        assert cups.seen(DECK, other) == Seen((), 2)  # what is left is not told either, or it would tell what is gone
        assert cups.sought(other) == tuple((face, (DECK, FIRST)) for face in (10, 11, 12))
    assert cups.inside(FIRST) == (11,)


def test_what_is_played_openly_everybody_knows() -> None:
    cups, _ = deck(10, 11, 12).drawn(Fates(1), 1, DECK, FIRST, bit(0), "draw")
    cups = cups.moved(1, DISCARDS)
    assert all(cups.seen(DISCARDS, seat) == Seen((11,), 0) for seat in (0, 1, 2, None))
    assert all(cups.seen(DECK, seat) == Seen((10, 12), 0) for seat in (0, 1, 2, None))


def test_discards_shuffled_into_the_deck_are_known_to_be_there_until_one_is_drawn() -> None:
    cups = Cups.laid([DECK, DISCARDS, DISCARDS], SEATS, (NOBODY, ALL, ALL)).poured(DISCARDS, DECK)
    assert cups.seen(DECK, 0) == Seen((0, 1, 2), 0)
    cups, _ = cups.drawn(Fates(0), 1, DECK, SECOND, bit(1), "draw")
    assert cups.seen(DECK, 0) == Seen((), 2)
    assert cups.seen(DECK, 1) == Seen((1, 2), 0)


def test_one_who_was_shown_a_hand_knows_that_one_of_it_is_gone() -> None:
    hand = Cups.laid([FIRST, FIRST, DECK, DECK], SEATS, [bit(0)] * 4)
    assert hand.sought(1) == tuple((face, (DECK, FIRST)) for face in range(4))
    cups = hand.shown((0, 1), bit(1))
    assert cups.seen(FIRST, 1) == Seen((0, 1), 0)
    assert cups.seen(FIRST, 2) == Seen((), 2)
    assert cups.seen(DECK, 1) == Seen((2, 3), 0)  # they are what is left
    cups = cups.moved(0, THIRD, NOBODY)
    assert cups.sought(1) == ((0, (FIRST, THIRD)), (1, (FIRST, THIRD)))
    assert cups.seen(DECK, 1) == Seen((2, 3), 0)


def test_of_several_alike_a_seat_knows_how_many_it_has_seen_and_not_which() -> None:
    cups = Cups.laid([FIRST, FIRST, DECK, DECK], SEATS, bit(0), faces=(7, 7, 7, 8))
    once = cups.shown((0,), bit(1))
    assert once.seen(FIRST, 1) == Seen((7,), 1)
    assert once.shown((1,), bit(1)) == once  # it may be the same one
    assert once.shown((0, 1), bit(1)).seen(FIRST, 1) == Seen((7, 7), 0)
    # One of them is played: whichever it is in truth, it may have been the one that was seen.
    for thing in (0, 1):
        played = once.moved(thing, DISCARDS)
        assert played.seen(FIRST, 1) == Seen((), 1)
        assert played.sought(1) == ((7, (DECK, FIRST)), (7, (DECK, FIRST)), (8, (DECK, FIRST)))


def test_where_one_may_have_come_from_two_places_so_may_the_one_left() -> None:
    """One of each of two hands goes to a third, face down; then a 7 is played from there. Whose was it?"""
    hands = Cups.laid([FIRST, SECOND, FIRST, SECOND], SEATS, faces=(7, 7, 8, 9))
    played = set()
    for first, second in ((0, 3), (2, 1)):
        cups = hands.moved(first, THIRD, NOBODY).moved(second, THIRD, NOBODY)
        played.add(cups.moved(cups.one(THIRD, 7), DISCARDS).sought(0)[0])
    assert played == {(7, (FIRST, SECOND, THIRD))}


def test_a_thing_under_a_marker_is_followed_by_its_marker() -> None:
    marker = 40  # a zone like any other, wherever the counter stands
    cups = Cups.laid([marker, 41, 42], 2, bit(0))
    assert cups.seen(marker, 1) == Seen((), 1)
    assert cups.shown((0,), bit(1)).seen(marker, 1) == Seen((0,), 0)


def test_one_finds_a_thing_by_its_face() -> None:
    cups = deck(5, 6, 5).moved(0, FIRST)
    assert (cups.one(FIRST, 5), cups.one(DECK, 5), cups.one(FIRST, 6)) == (0, 2, -1)
    assert (cups.knows(1, 0), cups.moved(1, SECOND, bit(1)).knows(0, 1)) == (True, False)


def test_what_cannot_be_in_a_zone_is_not_dealt_there() -> None:
    cups = Cups.laid([FIRST, FIRST, SECOND, SECOND], SEATS, NOBODY)
    rng = random.Random(1)
    for _ in range(40):
        new = cups.redealt(2, rng, lambda face, zone: face != 0 or zone == FIRST)
        assert new.lies[0] == FIRST
        assert Counter(new.lies) == Counter(cups.lies)


def test_deals_held_to_conditions_come_about_equally_often() -> None:
    """0 lies in the first or second hand, 1 in the second or third, 2 anywhere: three deals."""
    cups = Cups.laid([FIRST, SECOND, THIRD], SEATS, NOBODY)
    may = {0: (FIRST, SECOND), 1: (SECOND, THIRD), 2: (FIRST, SECOND, THIRD)}
    rng = random.Random(2)
    found = Counter(cups.redealt(0, rng, lambda face, zone: zone in may[face]).lies for _ in range(900))
    assert {*found} == {(FIRST, SECOND, THIRD), (FIRST, THIRD, SECOND), (SECOND, THIRD, FIRST)}
    assert min(found.values()) > 250


def test_a_place_is_found_for_the_last_as_well() -> None:
    """Each of four may lie in two hands, in a ring: the first three easily leave nothing for the fourth."""
    ring = (FIRST, SECOND, THIRD, DECK)
    cups, rng = Cups.laid(ring, SEATS, NOBODY), random.Random(5)
    may = {face: (ring[face], ring[(face + 1) % 4]) for face in range(4)}
    found = {cups.redealt(0, rng, lambda face, zone: zone in may[face]).lies for _ in range(30)}
    assert found == {ring, (*ring[1:], ring[0])}


def test_where_nothing_fits_there_is_no_deal() -> None:
    cups = Cups.laid([FIRST, SECOND], SEATS, NOBODY)
    with pytest.raises(NoDeal):
        cups.redealt(2, random.Random(1), lambda face, zone: zone == FIRST)


def test_in_a_deal_the_others_still_know_their_own() -> None:
    cups = Cups.laid([FIRST, SECOND, SECOND, THIRD, DECK], SEATS, (bit(0), bit(1), bit(1), bit(2), NOBODY))
    rng = random.Random(3)
    for _ in range(20):
        new = cups.redealt(0, rng)
        assert all(new.seen(HANDS[seat], seat).others == 0 for seat in range(SEATS))
        assert known_truly(new)


def test_in_a_deal_the_others_know_as_many_as_they_have_looked_at_and_any_of_them() -> None:
    """The third player holds 7, 7 and 8; the second was shown one of them. The first cannot know which."""
    cups = Cups.laid([THIRD, THIRD, THIRD, DECK, DECK], SEATS, bit(2), faces=(7, 7, 8, 8, 9)).shown((0,), bit(1))
    rng = random.Random(6)
    found = Counter(cups.redealt(0, rng).seen(THIRD, 1).faces for _ in range(300))
    assert {*found} == {(7,), (8,), (9,)}
    # Nor whether the one it is shown next is another: that tells only the second what it knows now.
    twice, again = (cups.shown((thing,), bit(1)) for thing in (1, 2))
    assert twice.seen(THIRD, 1) != again.seen(THIRD, 1)
    assert twice.redealt(0, random.Random(1)) == again.redealt(0, random.Random(1))


# -- by all that may happen -------------------------------------------------------------------------------------------


class Step(NamedTuple):
    kind: str
    source: int
    zone: int
    which: int
    known: int


def steps() -> st.SearchStrategy[list[Step]]:
    zone = st.sampled_from(ZONES)
    known = st.sampled_from([NOBODY, *(bit(seat) for seat in range(SEATS)), bit(0) | bit(2), ALL])
    kind = st.sampled_from(["move", "move", "move", "show", "show all", "pour"])
    return st.lists(st.builds(Step, kind, zone, zone, st.integers(0, 7), known), max_size=8)


def starts(most: int = 7) -> st.SearchStrategy[Cups]:
    known = st.sampled_from([NOBODY, bit(0), bit(1), ALL])
    thing = st.tuples(st.integers(0, 3), st.sampled_from(ZONES), known)

    def laid(things: list[tuple[int, int, int]]) -> Cups:
        faces, lies, known = zip(*things, strict=True)
        return Cups.laid(lies, SEATS, known, faces)

    return st.lists(thing, min_size=2, max_size=most).map(laid)


def taken(cups: Cups, step: Step, thing: int) -> Cups:
    if step.kind == "move":
        return cups.moved(thing, step.zone, step.known)
    if step.kind == "show":
        return cups.shown((thing,), step.known)
    if step.kind == "show all":
        return cups.shown(cups.within(step.source), step.known)
    return cups.poured(step.source, step.zone)


def chosen(cups: Cups, step: Step) -> int:
    there = cups.within(step.source)
    return there[step.which % len(there)] if there else -1


def played(cups: Cups, script: list[Step]) -> Cups:
    for step in script:
        thing = chosen(cups, step)
        if thing >= 0:
            cups = taken(cups, step, thing)
    return cups


def looks_alike(step: Step, seat: int, true: Cups, other: Cups, thing: int) -> int:
    """A thing with which the step looks the same to a seat in another deal; -1 where it cannot."""
    there = other.within(step.source)
    sees = step.known >> seat & 1
    if sees and step.kind == "show all" and true.inside(step.source) != other.inside(step.source):
        return -1
    if sees and step.kind in ("move", "show"):
        return other.one(step.source, true.faces[thing])
    return there[(step.which + 1) % len(there)]


@given(starts(), steps(), steps(), st.integers(0, SEATS - 1), st.integers(0, 9))
def test_what_a_seat_knows_does_not_depend_on_what_is_hidden(
    start: Cups, before: list[Step], after: list[Step], seat: int, seed: int
) -> None:
    true = played(start, before)
    other = true.redealt(seat, random.Random(seed))
    for step in after:
        thing = chosen(true, step)
        if thing < 0:
            continue
        instead = looks_alike(step, seat, true, other, thing)
        if instead < 0:
            return  # the seat has seen that this deal is not what is
        true, other = taken(true, step, thing), taken(other, step, instead)
        assert knowledge(other, seat) == knowledge(true, seat)
        # What the others know is hidden as well: both might be the same deals, down to who knows what.
        assert true.redealt(seat, random.Random(7)) == other.redealt(seat, random.Random(7))


@given(starts(), steps(), st.integers(0, SEATS - 1), st.integers(0, 9))
def test_a_deal_keeps_what_the_seat_and_the_public_know_and_follows_from_it(
    start: Cups, script: list[Step], seat: int, seed: int
) -> None:
    cups = played(start, script)
    new = cups.redealt(seat, random.Random(seed))
    assert knowledge(new, seat) == knowledge(cups, seat)
    assert [*map(len, map(new.within, ZONES))] == [*map(len, map(cups.within, ZONES))]
    assert known_truly(new)
    # Nothing of where things lie in truth goes into it: from any deal the same ones come.
    assert new.redealt(seat, random.Random(seed)) == new


@given(starts(), steps())
def test_what_a_seat_knows_is_true(start: Cups, script: list[Step]) -> None:
    cups = played(start, script)
    assert known_truly(cups)


def arrangements(cups: Cups, seat: int) -> Iterator[tuple[int, ...]]:
    """All that agree with what a seat knows of each thing."""
    for lies in {*permutations(cups.lies)}:
        if all(zones >> zone & 1 for zones, zone in zip(cups.may_lie(seat), lies, strict=True)):
            yield lies


def by_face(cups: Cups, lies: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(zip(cups.faces, lies, strict=True)))


@given(starts(5), steps(), st.integers(0, SEATS - 1))
def test_whatever_may_have_happened_agrees_with_what_a_seat_knows(start: Cups, script: list[Step], seat: int) -> None:
    """All courses that look alike to the seat are followed side by side; none may be ruled out."""
    true, courses = start, {*arrangements(start, seat)}
    for step in script:
        thing = chosen(true, step)
        if thing < 0:
            continue
        sees, face, all_seen = step.known >> seat & 1, true.faces[thing], true.inside(step.source)
        following = set()
        for lies in courses:
            course = Cups(lies, true.may, true.faces, true.eyes)
            for one in course.within(step.source):
                if sees and step.kind in ("move", "show") and course.faces[one] != face:
                    continue
                if sees and step.kind == "show all" and course.inside(step.source) != all_seen:
                    continue
                after = list(lies)
                if step.kind == "move":
                    after[one] = step.zone
                elif step.kind == "pour":
                    after = [step.zone if zone == step.source else zone for zone in lies]
                following.add(tuple(after))
        true, courses = taken(true, step, thing), following
    allowed = {by_face(true, lies) for lies in arrangements(true, seat)}
    assert {by_face(true, lies) for lies in courses} <= allowed


@given(starts(4), steps(), st.integers(0, SEATS - 1))
def test_a_deal_reaches_every_arrangement_a_seat_cannot_rule_out(start: Cups, script: list[Step], seat: int) -> None:
    cups, rng = played(start, script), random.Random(4)
    expected = {by_face(cups, lies) for lies in arrangements(cups, seat)}
    found: set[tuple[tuple[int, int], ...]] = set()
    for _ in range(400):
        found.add(by_face(cups, cups.redealt(seat, rng).lies))
        if found == expected:
            break
    assert found == expected


@given(starts(), steps())
def test_they_are_saved_as_they_are(start: Cups, script: list[Step]) -> None:
    cups = played(start, script)
    assert Cups.from_json(json.loads(json.dumps(cups.to_json()))) == cups


@state_class
class Hands(TinyState):
    """A state with cards."""

    cards: Cups = cups_field()


def test_a_state_holds_shares_and_saves_them() -> None:
    state = Hands(game=TINY, dice=SeededDice(1), frames=[], setting=TINY.setting(), cards=deck(1, 2, 3))
    state.cards, drawn = state.cards.drawn(state, 2, DECK, FIRST, bit(0), "draw")
    assert (len(drawn), state.rolled) == (2, 2)
    assert state.clone().cards is state.cards
    saved = json.loads(state.dumps())
    assert Hands.from_json(TINY, saved, state.dice).cards == state.cards
