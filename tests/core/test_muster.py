"""Lists before a match: sealed texts that become part of a setting, stand in the record and never change."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexarchy import games
from hexarchy.core.dice import Dice
from hexarchy.core.game import Game
from hexarchy.core.inputs import BadInput
from hexarchy.core.match import Match
from hexarchy.core.muster import LONGEST_LIST, BadList, Call, Checked, Complaint, Lists, Muster, Terms
from hexarchy.core.page.texts import alike
from hexarchy.core.records import BadRecord, Record, verify
from tests.browser.house import ROOT

AXES = {"reavers": "red_axes\nblack_axes\n"}


@pytest.fixture
def levy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    folders = (ROOT / "examples" / "thornford", ROOT / "tests" / "games" / "levy")
    monkeypatch.setenv(games.VARIABLE, ":".join(map(str, folders)))
    yield games.game("levy")
    games._taken.pop("levy", None)
    sys.modules.pop("levy", None)


def standing(match: Match) -> set[str]:
    units = match.game.names["unit"]
    where: Any = match.state
    return {units[number] for number, hex_ in enumerate(where.where) if hex_ >= 0}


def test_a_setting_has_the_lists_as_they_are_kept(levy: Game) -> None:
    setting = levy.setting(lists=AXES)
    assert setting.lists["reavers"] == "black_axes\nred_axes\n"
    assert setting.lists["wardens"]  # the usual one
    assert setting is levy.setting(lists=AXES)
    assert setting is not levy.setting()


def test_the_lists_make_the_match(levy: Game) -> None:
    match = Match(levy, Record.begin(levy, lists=AXES))
    assert {"black_axes", "red_axes"} <= standing(match)
    assert "grey_axes" not in standing(match)


def test_lists_stand_in_the_record_and_in_saved_states(levy: Game, tmp_path: Path) -> None:
    match = Match(levy, Record.begin(levy, lists=AXES, dice=Dice.fresh()))
    for _ in range(4):
        decision = match.state.decision
        assert decision is not None
        match.apply(decision.asks[0].seat, decision.asks[0].options[0].text)
    path = tmp_path / "match.json"
    match.sealed_record().save(path)
    record = Record.load(path)
    assert record.lists == levy.setting(lists=AXES).lists
    assert verify(record, levy).sound
    again = levy.from_json(json.loads(match.state.dumps()))
    assert again.setting is match.setting
    assert again.digest() == match.state.digest()


def test_a_list_that_is_not_allowed_makes_no_match(levy: Game) -> None:
    with pytest.raises(BadList, match="not ours") as refused:
        levy.setting(lists={"reavers": "hill_spears\n"})
    assert refused.value.seat == "reavers"
    with pytest.raises(BadInput, match="no list is made for"):
        levy.setting(lists={"nobody": "x"})
    record = Record.begin(levy, lists=AXES)
    record.lists = {"reavers": "hill_spears\n"}
    with pytest.raises(BadInput, match="not ours"):
        Match(levy, record)


def test_games_without_lists_know_none() -> None:
    game = games.game("demonlord")
    assert game.setting().lists == {}
    record = Record.begin(game)
    assert record.lists is None
    assert "lists" not in record.to_json()
    with pytest.raises(BadInput, match="no lists"):
        game.setting(lists={"hosar": "x"})


@pytest.mark.parametrize(
    "lists", [{"reavers": "x" * (LONGEST_LIST + 1)}, {"reavers": 5}, [], {f"s{n}": "x" for n in range(100)}]
)
def test_lists_of_a_record_are_bounded(levy: Game, lists: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json({**Record.begin(levy).to_json(), "lists": lists})


class Odd(Muster):
    """Nobody of a side may bring what another of it brings."""

    def wanted(self, terms: Terms) -> tuple[str, ...]:
        return terms.seats

    def check(self, terms: Terms, seat: str, text: str, allies: Lists) -> Checked:
        faults = [Complaint("X", alike("taken"))] if text in allies.values() else []
        return Checked(text, alike(text), "", "", [], 0, 0, 0, 0, faults)

    def usual(self, terms: Terms, seat: str, allies: Lists) -> str:
        return "b" if "a" in allies.values() else "a"


def test_a_list_is_checked_beside_those_of_its_own_side_alone() -> None:
    seats = ("up", "down", "up_2", "down_2")
    call = Call(Odd(), Terms("any", {}, seats), {seat: seat.partition("_")[0] for seat in seats})
    assert call.accepted("up", "a", {"down": "a", "up": "a"}) == "a"
    with pytest.raises(BadList, match="taken"):
        call.accepted("up_2", "a", {"up": "a"})
    assert call.completed({"down": "a"}) == {"up": "a", "down": "a", "up_2": "b", "down_2": "b"}
