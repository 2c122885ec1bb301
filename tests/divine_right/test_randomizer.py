"""Options of the special mercenary randomizer (DR-A-RND): who draws what, and when."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexarchy.games.divine_right import status
from hexarchy.games.divine_right.advanced import randomizer
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.words import KINGDOM_IDS, RANDOMIZER
from tests.divine_right.table import WORLD, Table, at, new
from tests.divine_right.test_sequence import play_on

IMMER = KINGDOM_IDS.index("immer")


def options(*parts: str) -> dict[str, Any]:
    return {"level": "intermediate", "randomizer_options": True, **dict.fromkeys(parts, True)}


def begun(*parts: str, seats: int = 4, turns: int = 1, seed: int = 1, **more: Any) -> Table:
    """A match when so many player turns have begun."""
    return play_on(new(seats, seed, **options(*parts), **more), turns)


def strangers(t: Table) -> list[str]:
    """Who has drawn, in order."""
    return [str(event["side"]) for event in t.events("stranger")]


@pytest.mark.rule("DR-A-RND-01")
def test_each_player_draws_one_before_the_first_turn() -> None:
    t = begun("opening_draw")
    early = [event.key for event in t.log[: [event.key for event in t.log].index("turn-begins")]]
    assert early.count("stranger") == 4
    assert {*strangers(t)} == {"first", "second", "third", "fourth"}
    assert begun().events("stranger") == []


@pytest.mark.rule("DR-A-RND-02")
def test_a_draw_takes_the_place_of_the_ambassadors_function() -> None:
    t = at("diplomacy", options=options("draw_instead"))
    assert "draw-stranger" in t.options
    t.do("draw-stranger")
    assert strangers(t) == ["first"]
    while t.question == "entry":
        t.do(t.options[0])
    assert t.question != "function"
    assert t.refuses("activate immer") == ["DR-B-SEQ-03"]
    assert "draw-stranger" not in at("diplomacy", options=options()).options


@pytest.mark.rule("DR-A-RND-02")
def test_without_an_ambassador_there_is_nothing_to_forgo() -> None:
    t = at("diplomacy", options=options("draw_instead"), idle={"first": 2})
    assert t.question != "function"


@pytest.mark.rule("DR-A-RND-03")
def test_a_kingdom_that_comes_into_play_brings_one_at_the_next_movement_phase() -> None:
    t = at("diplomacy", turn=4, options=options("new_ally_draw"), dice=[1, 6])
    t.do("activate immer")
    if t.question == "ploy":
        t.do("none")
    assert t.status("immer") == "ally"
    assert strangers(t) == ["first"]
    name = str(t.events("stranger")[0]["unit"])
    assert t.where(name) == "waiting"
    while t.s.phase < 3 or t.question == "entry":
        if t.question == "entry":
            assert t.s.phase == 3
            t.do(t.options[0])
        else:
            t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert t.s.turn == 4
    assert (t.question, t.where(name)) != ("next-move", "waiting")
    assert f"move {name}" in t.options


@pytest.mark.rule("DR-A-RND-03")
def test_a_kingdom_that_has_been_an_ally_brings_nobody() -> None:
    t = at("movement", options=options("new_ally_draw"), won=["immer"])
    status.activate(t.s, IMMER, 0, fresh=True)
    assert t.s.hirelings.promised == 0
    t = at("movement", options=options("new_ally_draw"))
    status.activate(t.s, IMMER, 1, fresh=True)
    assert t.s.hirelings.promised.bit_count() == 1
    piece = t.s.hirelings.promised.bit_length() - 1
    special.come_on(t.s)  # not in another's phase, nor in a Random Events Phase
    assert t.s.where[piece] < 0
    t = at("movement", options=options())
    status.activate(t.s, IMMER, 0, fresh=True)
    assert t.s.hirelings.promised == 0


@pytest.mark.rule("DR-A-RND-04")
def test_turn_boxes_are_opened_by_the_players_in_rotation() -> None:
    short = {"variable_length": True, "last_turn": 7}
    t = new(3, 2, **options("turn_boxes"), **short)
    for _ in range(3000):
        if t.question is None or t.s.turn > 6:
            break
        t.log += t.s.apply(t.ask.seat, "none" if "none" in t.options else t.ask.default)
    by_box: list[str] = []
    for at_, event in enumerate(t.log):
        if event.key == "turn-begins":
            follow = t.log[at_ + 1 : at_ + 3]
            by_box += [str(one.args["side"]) for one in follow if one.key == "stranger"]
    assert by_box == ["first", "second", "third", "first", "second", "third", "first"]


@pytest.mark.rule("DR-A-RND-04")
def test_only_boxes_the_game_will_reach_are_filled_and_who_is_out_is_passed_over() -> None:
    t = begun("turn_boxes", variable_length=True, last_turn=12)
    assert t.view(None)["hirelings"]["boxes"] == 11
    assert begun("turn_boxes", variable_length=True, last_turn=30).view(None)["hirelings"]["boxes"] == 19
    t = begun("turn_boxes", seats=3)
    assert strangers(t)[0] == "first"
    t.log += t.s.apply(1, "resign")
    randomizer.open_box(t.s)
    assert t.s.hirelings.taker == 2
    randomizer.open_box(t.s)
    assert t.s.hirelings.taker == 0


@pytest.mark.rule("DR-A-RND-04")
def test_what_lies_in_a_box_is_not_in_the_randomizer() -> None:
    t = at("siege", options=options("turn_boxes"))
    pool = special.in_randomizer(t.s)
    t.s.hirelings = t.s.hirelings._replace(boxes=len(pool))
    assert special.pick(t.s) == -1  # all are in boxes
    fox = WORLD.index["fox"]
    t.s.hirelings = t.s.hirelings._replace(boxes=len(pool) - 1, shown=1 << fox)
    assert {special.pick(t.s) for _ in range(20)} == {fox}  # it came back, and is the only one there
    for _ in range(20):
        randomizer.open_box(t.s)
        assert t.s.where[fox] == RANDOMIZER  # no box holds it


@pytest.mark.rule("DR-A-RND-04")
def test_nobody_sees_which_counters_lie_in_boxes() -> None:
    found: Counter[int] = Counter()
    for seed in range(60):
        t = at("siege", options=options("turn_boxes"), dice=seed)
        t.s.hirelings = t.s.hirelings._replace(boxes=10)
        found[special.pick(t.s)] += 1
    assert len(found) > 15  # any of them: what is seen says nothing of the boxes


@pytest.mark.rule("DR-A-RND-05")
def test_parts_go_together() -> None:
    t = begun("opening_draw", "new_ally_draw", seats=3)
    assert len(strangers(t)) == 3
    kingdom = next(number for number, one in enumerate(t.s.kingdoms) if one.seat < 0)
    status.activate(t.s, kingdom, 1, fresh=True)
    assert t.s.hirelings.promised.bit_count() == 1
