"""The captain answers everything with something that was offered, sees only its seat, and beats chance."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from hexarchy import bots
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import Ask
from hexarchy.core.dice import SeededDice
from hexarchy.core.muster import Terms
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.bot.aspects import Aspects
from hexarchy.games.demonworld.bot.captain import Captain
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.state import DemonworldState
from tests.demonworld import random_play
from tests.demonworld.table import Table, at, unit

DRAWN = {"level": "expert", "points": 1500, "rounds": 8, "kind": "meeting", "draw": 1, "ground": "printed"}


def play(
    names: list[str], seed: int, scenario: str = "basic_small", lists: dict[str, str] | None = None, **options: Any
) -> DemonworldState:
    state = GAME.new(scenario, options, SeededDice(seed), GAME.seats[: len(names)], lists)
    assert isinstance(state, DemonworldState)
    players = [bots.make(name, GAME, bots.bot_seed(seed, seat)) for seat, name in enumerate(names)]
    chairs = [Chair(state, seat) for seat in range(len(names))]
    for _ in range(20_000):
        if state.decision is None:
            return state
        seat = state.decision.seats[0]
        action = players[seat].choose(chairs[seat])
        assert action in chairs[seat].ask.options
        state.apply(seat, action)
    raise AssertionError("captains do not come to an end")


def answer(t: Table, captain: Captain | None = None) -> str:
    """What a captain says to the first question at a table."""
    assert t.s.decision is not None
    return (captain or Captain(random.Random(1))).choose(Chair(t.s, t.s.decision.seats[0])).text


def lead(t: Table, *questions: str) -> None:
    """Let a captain answer as long as one of some questions is asked."""
    captain = Captain(random.Random(1))
    while t.s.decision is not None and t.question in questions:
        t.do(answer(t, captain))


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["standard", "expert"])
def test_captains_play_to_the_end(level: str) -> None:
    result = play(["captain"] * 2, 3, "open_field", level=level).result
    assert result is not None


def test_any_army_is_led_to_the_end() -> None:
    """With a wizard, commanders and Large Elements among them."""
    terms, rng = Terms("open_field", DRAWN, ("orcs", "empire")), random.Random(11)
    lists = {side: GAME.muster.drawn(terms, side, rng, {}) for side in terms.seats}
    assert "imperial_dragonrider" in lists["empire"]
    assert play(["random", "captain"], 11, "open_field", lists, level="expert", points=1500).result is not None


def test_two_on_a_side_play_to_the_end() -> None:
    assert play(["captain"] * 4, 2).result is not None


@pytest.mark.parametrize("seat", [0, 1])
def test_a_captain_beats_chance(seat: int) -> None:
    names = ["captain", "random"] if seat == 0 else ["random", "captain"]
    results = [play(names, seed).result for seed in (1, 2, 3)]
    assert [result.winner for result in results if result] == [seat] * 3


# -- every question ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["basic", "standard"])
def test_every_question_is_answered_the_same_whatever_is_guessed_of_the_unknown(level: str) -> None:
    """In another deal that agrees with what the seat knows, and from other guesses."""
    asked: Counter[str] = Counter()
    for seed in range(12):
        for number, state in enumerate(random_play.clash(seed, level=level)):
            if state.decision is None:
                break
            ask = state.decision.asks[0]
            asked[ask.key] += 1
            if asked[ask.key] > 6:
                continue
            worlds = (state, state.redeal(ask.seat, random.Random(number)))
            chairs = [Chair(worlds[guess % 2], ask.seat) for guess in range(4)]
            answers = {Captain(random.Random(number + guess)).choose(chair) for guess, chair in enumerate(chairs)}
            assert len(answers) == 1, ask
            assert answers <= {*ask.options}
    assert {"orders", "next-unit", "operation", "strike", "regroup", "shot-lead"} <= {*asked}


def test_what_a_captain_does_not_understand_is_answered_as_for_one_who_says_nothing() -> None:
    verbs = GAME.verbs
    ask = Ask(0, "a-question-of-another-chapter", "DW-B-INT-27", [verbs.yes, verbs.no, verbs.none], default=verbs.none)
    chair: Any = SimpleNamespace(ask=ask, seat=0)
    assert Captain(random.Random(1)).choose(chair) is verbs.none


def test_what_a_captain_remembers_is_small_and_can_be_handed_on() -> None:
    """A server lets another process think at every question."""
    trolls = unit("trolls", "N", "M4 M5 M6 M7", order="attack")
    t = at("movement", trolls, unit("noble_footsoldiers", "S", "E4 E5 E6 E7", order="hold"))
    captain = Captain(random.Random(1))
    t.do(answer(t, captain))
    assert t.question == "operation"
    memory = pickle.dumps(captain)
    assert len(memory) < 5_000
    handed_on = pickle.loads(memory)  # noqa: S301
    assert answer(t, handed_on) == answer(t, captain) != "stop"


# -- what it knows ----------------------------------------------------------------------------------------------------


def test_a_line_marches_on_its_target_and_charges_it() -> None:
    trolls = unit("trolls", "N", "G4 G5 G6 G7", order="attack")
    t = at("movement", trolls, unit("noble_footsoldiers", "S", "D4 D5 D6 D7", order="hold"))
    lead(t, "next-unit", "operation", "finishing", "finishing-to", "finish-by", "reacts-next", "reaction")
    assert t.in_melee("trolls")


def test_a_unit_that_faces_away_turns_to_its_target() -> None:
    trolls = unit("trolls", "S", "M4 M5 M6 M7", order="move")
    t = at("movement", trolls, unit("noble_footsoldiers", "S", "C4 C5 C6 C7", order="hold"))
    lead(t, "next-unit", "operation", "free-regrouping", "free-fields")
    assert t.facing("trolls") == "N"


def test_those_in_reach_are_charged_and_those_far_away_marched_upon() -> None:
    """DW-B-ORD-04, DW-B-ORD-05."""
    near = at("orders", unit("trolls", "N", "G4 G5 G6 G7"), unit("noble_footsoldiers", "S", "D4 D5 D6 D7"))
    far = at("orders", unit("trolls", "N", "O4 O5 O6 O7"), unit("noble_footsoldiers", "S", "A4 A5 A6 A7"))
    assert answer(near) == "give-attack trolls"
    assert answer(far) == "give-move trolls"


def test_the_dearest_of_equals_is_shot_at() -> None:
    """A card counts only when all of it is gone (DW-B-WIN-10): the last elements are worth most."""
    archers = unit("light_orc_archers", "N", "H5 H6 H7 H8", order="skirmish")
    whole = unit("noble_footsoldiers", "S", "D3 D4 D5 D6", order="hold")
    t = at("shooting-1", archers, whole, unit("noble_footsoldiers", "S", "D8", order="hold"))
    t.do(answer(t))
    assert t.question == "shot-target"
    assert answer(t) == "at D8"


def test_all_who_can_strike_do() -> None:
    trolls = unit("trolls", "N", "G4 G5 G6 G7", melee=1)
    t = at("melee", trolls, unit("noble_footsoldiers", "S", "F4 F5 F6 F7", melee=1), round=1)
    while t.question != "strike":
        t.do(answer(t))
    assert answer(t).startswith("take")


def test_what_a_large_element_may_do_is_reckoned_with_each_of_its_attacks() -> None:
    """DW-E-LME-14: a dragon has no weapon like others."""
    dragon = unit("imperial_dragonrider", "S", "F6", melee=1)
    t = at("melee", unit("trolls", "N", "G5 G6 G7", melee=1), dragon, round=1, level="expert")
    seat, own = t.s.setting.seats.index("orcs"), t.s.roster.index["trolls"]
    bold, wary = (Reckoner(t.s, seat, Aspects(own_risk=risk)) for risk in (0.0, 1.2))
    assert wary.balance(t.s, own) < bold.balance(t.s, own)


def test_those_without_an_enemy_go_where_there_is_room_beside_one() -> None:
    """DW-B-MEL-25: also round their own, where nobody could step nearer at once."""
    men = unit("noble_footsoldiers", "S", "E5 E6 E7", melee=1)
    t = at("melee", unit("trolls", "N", "F5 F6 F7 G6", melee=1), men, round=1, dice=[1] * 40)
    captain, own = Captain(random.Random(1)), t.s.roster.index["trolls"]
    asked = list[str | None]()
    while t.s.round == 1 and not (asked and t.question == "orders"):
        asked.append(t.question)
        t.do(answer(t, captain))
    beside = t.s.reach_of(t.s.side(t.s.roster.index["noble_footsoldiers"]))
    assert "regroup" in asked
    assert {*t.s.fields_of(own)} <= beside


def test_those_without_an_enemy_keep_their_facing() -> None:
    men = unit("noble_footsoldiers", "N", "M5 M6 M7 M8 M9", melee=1)
    t = at("melee", unit("trolls", "S", "L5 L6 L7 L8 L9 K7", melee=1), men, round=1, dice=[1] * 60)
    captain = Captain(random.Random(1))
    while not (t.question == "regroup" and "take K7" in t.options):
        t.do(answer(t, captain))
    assert t.do("take K7", "to K5").question == "regroup-face"
    assert answer(t, captain) == "face S"
