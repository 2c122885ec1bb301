"""The captain answers everything with something that was offered, sees only its seat, and beats chance."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from hexarchy import bots
from hexarchy.bots.staff import to
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import Ask
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME, fallout, fate
from hexarchy.games.divine_right.bot.captain import Captain
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import SEARCH
from tests.divine_right import random_play
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_scenario_fuzz import SCENARIOS

SHORT: dict[str, Any] = {"variable_length": True, "last_turn": 5}
RING = [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at("1014")]]  # around Tadafat


def play(names: list[str], seed: int, scenario: str = "standard", **options: Any) -> DivineRightState:
    state = GAME.new(scenario, options, SeededDice(seed), GAME.seats[: len(names)])
    assert isinstance(state, DivineRightState)
    players = [bots.make(name, GAME, seed + seat) for seat, name in enumerate(names)]
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
    """What a captain says to the question at a table."""
    seat = t.ask.seat
    return (captain or Captain(random.Random(1))).choose(Chair(t.s, seat)).text


def lead(t: Table, until: str = "player-turn") -> None:
    """Let a captain answer for the seat that is asked until an event comes, or another seat is asked."""
    captain, seat = Captain(random.Random(1)), t.ask.seat
    while t.s.decision is not None and t.ask.seat == seat and until not in (event.key for event in t.log):
        t.do(answer(t, captain))


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("level", ["basic", "intermediate"])
def test_captains_play_to_the_end(seats: int, level: str) -> None:
    result = play(["captain"] * seats, seats, level=level, **SHORT).result
    assert result is not None
    assert len(result.ranks) == seats


@pytest.mark.parametrize("seat", [0, 1])
def test_a_captain_beats_chance(seat: int) -> None:
    names = ["captain", "random"] if seat == 0 else ["random", "captain"]
    results = [play(names, seed).result for seed in (7, 9)]
    assert [result.winner for result in results if result] == [seat] * 2


def test_a_captain_beats_five_who_play_by_chance() -> None:
    result = play(["random", "random", "captain", "random", "random", "random"], 4).result
    assert result is not None
    assert result.ranks[2] == 1
    assert result.scores[2] > 0


# -- scenarios --------------------------------------------------------------------------------------------------------

FIRST, SECOND, THIRD = GAME.seats[:3]
PARTS = [
    ("boewenn", {"lord": FIRST}),
    ("boewenn", {"lord": SECOND}),
    ("khagan", {"lord": FIRST}),
    ("khagan", {"lord": SECOND}),
    ("minarian_revolt", {"lord": FIRST}),
    ("minarian_revolt", {"lord": SECOND}),
    ("storm_rider_civil_war", {"lord": FIRST, "invader": SECOND}),
    ("storm_rider_civil_war", {"lord": SECOND, "invader": FIRST}),
    ("storm_rider_civil_war", {"lord": SECOND, "invader": THIRD}),
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_captains_play_every_scenario_to_the_end(scenario: str) -> None:
    short: dict[str, Any] = {} if scenario == "khagan" else SHORT
    result = play(["captain"] * 3, 3, scenario, **short).result
    assert result is not None
    assert len(result.ranks) == 3


@pytest.mark.parametrize(("scenario", "parts"), PARTS, ids=[f"{name}-{[*parts.values()]}" for name, parts in PARTS])
def test_a_captain_wins_in_any_part(scenario: str, parts: dict[str, str]) -> None:
    """Against two who play by chance, the first game or the second; that over the Khagan is shared by all others."""
    length: dict[str, Any] = {} if scenario == "khagan" else {"variable_length": True, "last_turn": 10}
    names = ["captain", "random", "random"]
    results = (play(names, seed, scenario, **parts, **length).result for seed in (1, 2))
    assert any(result is not None and result.ranks[0] == 1 for result in results)


# -- every question ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["basic", "intermediate"])
def test_every_question_is_answered_the_same_whatever_is_guessed_of_the_unknown(level: str) -> None:
    """In another deal that agrees with what the seat knows, and from other guesses."""
    asked: Counter[str] = Counter()
    for seed in range(3):
        for number, state in enumerate(random_play.play(seed, 2 + seed, level=level)):
            if state.decision is None:
                break
            ask = state.decision.asks[0]
            asked[ask.key] += 1
            if asked[ask.key] > 8:
                continue
            worlds = (state, state.redeal(ask.seat, random.Random(number)))
            chairs = [Chair(worlds[guess % 2], ask.seat) for guess in range(4)]
            answers = {Captain(random.Random(number + guess)).choose(chair) for guess, chair in enumerate(chairs)}
            assert len(answers) == 1, ask
            assert answers <= {*ask.options}
    assert {"next-move", "march", "function", "ploy", "attack", "retreat"} <= {*asked}


def test_what_a_captain_does_not_understand_is_answered_as_for_one_who_says_nothing() -> None:
    """DR-B-GEN-14."""
    verbs = GAME.verbs
    ask = Ask(0, "a-question-of-another-chapter", "DR-B-GEN-14", [verbs.yes, verbs.no, verbs.none], default=verbs.none)
    chair: Any = SimpleNamespace(ask=ask, seat=0)
    assert Captain(random.Random(1)).choose(chair) is verbs.none


def test_what_a_captain_remembers_is_small_and_can_be_handed_on() -> None:
    """A server lets another process think at every question."""
    armies = {"1313": [f"muetar_army_{number}" for number in range(1, 7)]}
    court = {"1911": [f"muetar_army_{number}" for number in range(7, 11)]}
    t = at("movement", phasing=1, hexes={**armies, **court})
    captain = Captain(random.Random(1))
    assert t.question == "next-move"
    moved = answer(t, captain)
    assert moved.startswith("move")
    memory = pickle.dumps(captain)
    assert len(memory) < 25_000
    t.do(moved)
    handed_on = pickle.loads(memory)  # noqa: S301
    assert answer(t, handed_on) == answer(t, captain) != "stop"


# -- what it knows ----------------------------------------------------------------------------------------------------


def test_the_ambassador_goes_where_a_card_promises_most() -> None:
    t = at("diplomacy", hands={"first": ["bribe-2", "threats-1"]})
    t.until("function")
    captain = Captain(random.Random(1))
    said = answer(t, captain)
    assert said.startswith("activate")
    t.do(said)
    assert t.question == "ploy"
    assert answer(t, captain) == "play bribe-2"


def test_a_castle_is_surrounded_and_besieged() -> None:
    """DR-B-SIE-01 to -03: full cover, and no fewer than the defence."""
    armies = [f"muetar_army_{number}" for number in range(1, 7)]
    home = {"1911": [f"muetar_army_{number}" for number in range(7, 11)]}
    court = {"0917": [f"hothior_army_{number}" for number in range(2, 7)]}
    t = at(
        "movement",
        phasing=1,
        hexes={"1213": armies[:3], "0814": armies[3:], "1014": ["hothior_army_1"], **court, **home},
    )
    lead(t, "siege-declared")
    assert t.besieged("1014")


def test_a_siege_attack_is_always_made() -> None:
    stacks = {space: [f"muetar_army_{number}"] for number, space in enumerate(RING, 1)}
    t = at("siege", phasing=1, hexes={**stacks, "1014": ["hothior_army_1"]}, sieges={"1014": "second"})
    assert answer(t) == "assault 1014"


def test_the_own_monarch_is_never_left_alone() -> None:
    """Without a monarch the game is lost (DR-B-CAP-04)."""
    hexes = {"0917": ["hothior_monarch", "hothior_army_1", "hothior_army_2", "hothior_army_3", "hothior_army_4"]}
    t = at("movement", hexes={**hexes, "1013": ["muetar_army_1"]})
    lead(t)
    guards = [piece for piece in t.stack(t.where("hothior_monarch")) if piece.startswith("hothior_army")]
    assert len(guards) >= 3


@pytest.mark.parametrize(("attackers", "said"), [(6, "yes"), (2, "no")])
def test_the_weak_retreat_and_the_strong_stand(attackers: int, said: str) -> None:
    """DR-B-RET-01."""
    armies = [f"muetar_army_{number}" for number in range(1, attackers + 1)]
    t = at("combat", phasing=1, hexes={"1313": armies, "1213": ["hothior_army_1", "hothior_army_2"]})
    t.do("attack 1213", *(f"commit {army}" for army in armies))
    assert t.question == "retreat"
    assert answer(t) == said


@pytest.mark.parametrize(("attackers", "attacks"), [(6, True), (2, False)])
def test_attacks_are_made_at_good_odds_only(attackers: int, attacks: bool) -> None:
    armies = [f"muetar_army_{number}" for number in range(1, attackers + 1)]
    foes = ["hothior_army_1", "hothior_army_2"]
    t = at("combat", phasing=1, hexes={"1313": armies, "1213": foes})
    assert (answer(t) == "attack 1213") is attacks


def test_losses_are_taken_where_no_monarch_is_endangered() -> None:
    """DR-B-COM-09, DR-B-COM-14: heroes roll in a space that has lost a unit."""
    hexes = {"1313": ["muetar_monarch", "muetar_army_1", "muetar_army_2"], "1312": ["muetar_army_3", "muetar_army_4"]}
    armies = [f"muetar_army_{number}" for number in range(1, 5)]
    foes = ["hothior_army_1", "hothior_army_2", "hothior_army_3", "hothior_army_4"]
    t = at("combat", phasing=1, hexes={**hexes, "1213": foes}, dice=[1, 3])
    t.do("attack 1213", *(f"commit {army}" for army in armies))
    t.do("no")
    assert t.question == "casualty"
    assert answer(t) in ("lose muetar_army_3", "lose muetar_army_4")


def test_a_lone_enemy_monarch_is_searched_for() -> None:
    """DR-B-FAT-04."""
    home = {"1911": [f"muetar_army_{number}" for number in range(2, 7)]}
    t = at("movement", phasing=1, hexes={"1313": ["muetar_army_1"], "1212": ["hothior_monarch"], **home})
    captain = Captain(random.Random(1))
    while t.question in ("next-move", "march"):
        t.do(answer(t, captain))
    assert t.question == "search"
    assert answer(t, captain) == "search hothior_monarch"


def test_a_fleet_takes_units_off_an_island() -> None:
    """DR-B-FLT-03: nothing leads from Boliske by land."""
    hexes = {"0318": ["mivior_army_1", "mivior_fleet_1"], "0421": [f"mivior_army_{n}" for n in range(2, 6)]}
    t = at("movement", phasing=1, kingdoms={"hothior": "first", "mivior": "second"}, hexes=hexes)
    lead(t)
    assert WORLD.land >> WORLD.grid.at(t.where("mivior_army_1")) & 1
    assert t.where("mivior_army_1") != "0318"


def test_prisoners_are_kept_and_peace_is_pressed_for() -> None:
    """DR-B-ACT-07: whose monarch is held may be forced to peace."""
    prisoners = {"immer_monarch": ["first", "0917"]}
    t = at("diplomacy", allies={"immer": "second"}, prisoners=prisoners)
    t.until("prisoners")
    assert answer(t) == "done"
    t.do("done")
    assert t.question == "forced-peace"
    assert answer(t).startswith("impose-peace")
    assert to(t.ask, "impose-peace")


@pytest.mark.parametrize(("hero", "said"), [("hothior_monarch", "stand-in bodyguard_1"), ("nonnus", "none")])
def test_a_bodyguard_rolls_in_a_monarchs_place(hero: str, said: str) -> None:
    """DR-B-FAT-09."""
    masters = dict.fromkeys(("bodyguard_1", "nonnus"), "first")
    hexes = {"1213": [hero, "bodyguard_1"]}
    mine = {name: seat for name, seat in masters.items() if name in hexes["1213"]}
    t = at("movement", hexes=hexes, masters=mine, options={"level": "intermediate"})
    fate.endanger(t.s, WORLD.index[hero], SEARCH, 1, WORLD.grid.at("1213"))
    fallout.settle(t.s)
    t.s.run()
    assert t.question == "fate-before"
    assert answer(t) == said


def test_a_rogue_is_sought_at_a_market() -> None:
    """DR-B-SPM-06."""
    market = next(WORLD.grid.ids[space] for space, name in WORLD.places.items() if name == "Freeport")
    t = at("movement", hexes={market: ["hothior_army_1"]}, options={"level": "intermediate"})
    t.do("done")
    assert t.question == "moves-end"
    assert answer(t) == f"hire-rogue {market}"
