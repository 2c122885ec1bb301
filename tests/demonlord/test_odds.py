"""The odds shown are the odds rolled."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.actions import Action
from hexarchy.core.dice import SeededDice
from hexarchy.core.state import State
from hexarchy.games.demonlord.siege import SiegeRoll
from hexarchy.games.demonlord.words import ASSAULT
from tests.demonlord.table import GAME, Table, at, hex_at

FIELD = {"hosar": {"1004": ["da_knights", "da_sergeants", "da_duke"]}, "demon": {"1004": ["er_cavalry", "er_lord"]}}


def anyhow(seed: int = 1) -> Callable[[State, int], Action]:
    rng = random.Random(seed)

    def choose(state: State, seat: int) -> Action:
        assert state.decision is not None
        ask = state.decision.ask(seat)
        assert ask is not None
        return pick(ask.options, rng)

    return choose


def battle() -> Table:
    return at("battles", hosar=FIELD["hosar"], demon=FIELD["demon"], then=SeededDice(1))


def siege() -> Table:
    hosar, demon = {"0510": ["ti_knights", "ti_prince"]}, {"0510": ["ni_foot_guards"]}
    return at("sieges", "demon", hosar=hosar, demon=demon, sieges={"0510": 1}, then=SeededDice(1))


def test_outcomes_of_a_battle_sum_up() -> None:
    (found,) = GAME.odds([battle().s], 100, anyhow())
    assert (found.kind, found.hex, found.games) == ("battle", "1004", 100)
    assert sum(found.outcomes.values()) == pytest.approx(1)
    assert set(found.outcomes) <= {"hosar", "demon", "nobody"}
    assert 0 < found.losses["hosar"] <= 3
    assert 0 < found.losses["demon"] <= 2


def test_situation_is_left_as_it_was() -> None:
    state = battle().s
    before = state.digest()
    GAME.odds([state], 5, anyhow())
    assert state.digest() == before


def test_every_throw_has_its_modifiers_and_chances() -> None:
    (found,) = GAME.odds([battle().s], 0, anyhow())
    assert not found.sure
    assert {throw.kind for throw in found.throws} >= {"melee", "morale"}
    for throw in found.throws:
        assert sum(throw.chances.values()) == pytest.approx(1)
        assert min(throw.chances.values()) >= 0
        if throw.kind in ("melee", "missile"):
            assert throw.printed is not None
            assert throw.needed == throw.printed + sum(modifier.amount for modifier in throw.modifiers)


def test_throws_of_a_battle_in_progress_are_those_that_will_be_rolled() -> None:
    table = battle().until("withdraw")
    rolled = [event for event in table.log if event.key == "roll" and event.args.get("kind") == "melee"]
    assert rolled
    found = GAME.odds([table.s], 0, anyhow())[0]
    assert found.sure
    needed = {
        (throw.about["unit"], throw.about["target"]): throw.needed for throw in found.throws if throw.kind == "melee"
    }
    last = table.s.game.named(rolled[-1].args)
    if (last["unit"], last["target"]) in needed:  # both still stand
        assert needed[last["unit"], last["target"]] == last["value"]


def test_siege_reads_the_object_that_resolves_it() -> None:
    state = siege().s
    (found,) = GAME.odds([state], 10, anyhow())
    assert (found.kind, found.hex) == ("siege", "0510")
    assert [throw.kind for throw in found.throws] == ["assault", "assault", "investment", "investment"]
    roll = SiegeRoll(state, hex_at("0510"), ASSAULT)
    besieger = found.throws[0]
    assert list(besieger.chances.values()) == pytest.approx(list(roll.chances(0).values()))
    assert [(m.rule, m.amount) for m in besieger.modifiers] == list(roll.modifiers[0])


def test_odds_at_the_table_tell_no_secret() -> None:
    """Two situations that differ only in what Hosar cannot see give him the same odds."""

    def told(here: str, elsewhere: str) -> str:
        demon = {"0510": ["ni_foot_guards", here], "1605": ["er_cavalry", elsewhere]}
        state = at("sieges", hosar={"0510": ["ti_knights"]}, demon=demon, sieges={"0510": 1}).s
        rng = random.Random(5)
        return repr(GAME.odds([state.redeal(0, rng) for _ in range(20)], 0, anyhow()))

    assert told("er_lord", "er_levy") == told("er_levy", "er_lord")


def test_no_fight_no_odds() -> None:
    assert GAME.odds([at("movement", hosar={"0510": ["ti_prince"]}).s], 5, anyhow()) == []


def asked_to_withdraw() -> Table:
    table = battle()
    choose = anyhow()
    while table.s.decision is not None:
        ask = table.s.decision.asks[0]
        if ask.key == "withdraw":
            return table
        table.s.apply(ask.seat, choose(table.s, ask.seat))
    raise AssertionError("nobody was asked")


def test_staying_and_withdrawing_are_played_out_for_the_seat_asked() -> None:
    state = asked_to_withdraw().s
    assert state.decision is not None
    seat = state.decision.asks[0].seat
    (found,) = GAME.odds([state], 40, anyhow(), asked=seat)
    assert [course.action for course in found.courses] == ["yes", "no"]
    leaving = found.courses[0]
    assert leaving.outcomes == {("demon", "hosar")[seat]: 1.0}
    assert all(sum(course.outcomes.values()) == pytest.approx(1) for course in found.courses)
    (other,) = GAME.odds([state], 5, anyhow(), asked=1 - seat)
    assert other.courses == []
    assert other.outcomes
