"""Routine: what a person can leave to the table, so that a round takes a few answers."""

from __future__ import annotations

from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.table.routine import rests
from tests.demonworld.table import Table, at, unit


def left_to_the_table(t: Table, rest: str) -> None:
    """All that routine answers of this kind."""
    (seat,) = t.asked
    while (answer := GAME.routine(t.s.view(seat), rest)) is not None and t.asked == [seat]:
        t.do(answer)


def test_each_element_strikes_where_it_is_likeliest_to_hit() -> None:
    """Of two enemies before it, the one whose back is turned."""
    t = at(
        "melee",
        unit("dwarf_eaters", "N", "G5", order="attack", melee=1),
        unit("noble_footsoldiers", "S", "F5", order="hold", melee=1),
        unit("imperial_arquebusiers", "N", "F6", order="hold", melee=1),
    )
    seat = "orcs"
    answers = []
    while (answer := GAME.routine(t.s.view(seat), "strikes")) is not None:
        answers.append(answer)
        t.s.apply(seat, next(option for option in t.ask_of(seat).options if option.text == answer))
    assert answers[:2] == ["take G5", "at F6"]


def regrouping(t: Table) -> None:
    """Nobody strikes."""
    while t.s.decision is not None and t.question != "regroup":
        for seat in t.asked:
            ask = t.ask_of(seat)
            t.s.apply(seat, ask.default)


def test_elements_close_in_where_they_gain_by_it_and_the_others_stay() -> None:
    t = at(
        "melee",
        unit("dwarf_eaters", "N", "G5 G6 H7", order="attack", melee=1),
        unit("noble_footsoldiers", "S", "F5", order="hold", melee=1),
        dice=[1] * 40,
    )
    regrouping(t)
    assert rests(t.s.view(t.asked[0]))[:1] == ["close-in"]
    while t.asked != ["orcs"]:
        t.do("done")
    left_to_the_table(t, "close-in")
    # The first goes round to the flank, the next takes its place, the last comes up behind.
    assert t.facings("dwarf_eaters") == {"F6": "WSW", "G5": "N", "H5": "N"}
