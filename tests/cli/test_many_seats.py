"""More than two seats: who sits where, curtains between many, and how it ends among several."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hexarchy import bots, games
from hexarchy.core.records import Record
from tests.cli.shell import mistake, run, said

FEN = "lanternfen"
FOLDER = Path(__file__).parents[2] / "examples" / FEN


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.VARIABLE, str(FOLDER))


# -- who plays --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ([], ("otter", "heron", "toad")),
        (["--players", "5"], ("otter", "heron", "toad", "pike", "swan")),
        (["--seats", "eel, Otter,newt,SWAN"], ("otter", "swan", "newt", "eel")),
    ],
)
def test_so_many_play_or_these(given: list[str], seats: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said("play", FEN, *given, "--against", "random", "--save", str(path), typed=["view", "1"])
    record = Record.load(path)
    assert record.start(games.game(FEN)).setting.seats == seats
    assert f"The fen {' '.join(seat.title() for seat in seats)} Lanterns" in output


def test_people_and_bots_sit_as_they_are_told(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    seats = "otter=random,heron,toad=random,pike"
    output = said(
        "play", FEN, "--seats", seats, "--seed", "1", "--save", str(path), typed=["", *["1", "hold", "seal"] * 12]
    )
    assert set(re.findall(r"Hand over to (\w+)", output)) == {"Heron", "Pike"}
    assert {seat for seat, _ in Record.load(path).actions} == {"otter", "heron", "toad", "pike"}


def test_several_people_against_bots() -> None:
    arguments = (
        "play",
        FEN,
        "--players",
        "4",
        "--against",
        "random",
        "--seat",
        "heron",
        "--seat",
        "pike",
        "--seed",
        "1",
    )
    assert set(re.findall(r"Hand over to (\w+)", said(*arguments, typed=["", *["1"] * 20]))) == {"Heron", "Pike"}


def test_a_match_is_gone_on_with_as_many(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    said("play", FEN, "--players", "6", "--against", "random", "--save", str(path), typed=["1"])
    output = said("play", FEN, "--load", str(path), "--against", "random", typed=["view"])
    assert "Otter Heron Toad Pike Swan Newt Lanterns" in output
    assert "--players" in mistake(run("play", FEN, "--load", str(path), "--players", "6"))
    assert "no seat 'eel'" in mistake(run("play", FEN, "--load", str(path), "--seats", "eel=random"))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--players", "2"], "3–8 players, not for 2"),
        (["--players", "9"], "8 seats, not 9"),
        (["--seats", "otter,heron"], "3–8 players, not for 2"),
        (["--seats", "otter,heron,dragon"], "no seat 'dragon'"),
        (["--seats", "otter,heron,toad=oracle"], "no bot 'oracle'"),
        (["--seats", "otter,heron,toad", "--players", "4"], "seats named: 3"),
        (["--seat", "otter"], "--against"),
        (["--seat", "pike", "--against", "random"], "no seat 'pike'"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(given: list[str], told: str) -> None:
    assert told in mistake(run("play", FEN, *given))


def test_a_game_for_two_is_for_two() -> None:
    assert "2 seats, not 3" in mistake(run("play", "demonlord", "--players", "3"))
    assert "2 players, not for 1" in mistake(run("play", "demonlord", "--players", "1"))


def test_list_of_games_tells_how_many_can_play() -> None:
    assert "3 to 8 players." in " ".join(run("games").stdout.split())


# -- at the table -----------------------------------------------------------------------------------------------------


def test_nobody_reads_the_cards_and_orders_of_another() -> None:
    """Each gives all their orders in turn, and the next sees none of them; they are opened together."""
    orders = ["alone", "keep", "stroke hold", "stroke hold", "stroke hold", "seal"]
    result = run("play", FEN, "--seed", "3", typed=[line for _ in range(3) for line in ("", *orders)] + [""])
    sittings = result.stdout.split("Hand over to ")[1:]
    assert [text.split(".")[0] for text in sittings] == ["Otter", "Heron", "Toad"]
    assert [text.count("You draw") for text in sittings] == [2, 2, 3]
    for text, name in zip(sittings, ("Otter", "Heron", "Toad"), strict=True):
        assert set(re.findall(r"^(\w+)> ", text, re.MULTILINE)) == {name}
    assert ["Turn 2" in text for text in sittings] == [False, False, True]


def test_one_resigns_and_the_others_go_on() -> None:
    output = said("play", FEN, "--seats", "otter,heron=random,toad=random,pike=random", "--seed", "1", typed=["resign"])
    assert "Otter" in output.split("> resign")[1]
    assert "The game is over." in output


# -- the end ----------------------------------------------------------------------------------------------------------

ALL_BOTS = ("play", FEN, "--seats", "otter=random,heron=random,toad=random,pike=random", "--seed")


def test_ranks_and_scores_are_told() -> None:
    told = said(*ALL_BOTS, "1", typed=[]).rpartition("Ranks ")[2]
    assert re.fullmatch(r"1\. \w+ \(\d\)(, \w+ \(\d\))*( \d\. \w+ \(\d\)(, \w+ \(\d\))*)+", told)


def test_a_shared_victory_is_told_as_one() -> None:
    ends = (said(*ALL_BOTS, str(seed), typed=[]) for seed in range(1, 9))
    assert any(re.search(r"Ranks 1\. \w+ \(\d\), \w+ \(\d\)", told) for told in ends)


def test_simulations_seat_as_many_as_there_are_bots() -> None:
    arguments = ("simulate", FEN, "--games", "6", "--seed", "1", "--json")
    four = json.loads(run(*arguments, "--bots", "random,random,random,random").stdout)
    assert list(four["wins"]) == ["otter", "heron", "toad", "pike"]
    assert sum(four["wins"].values()) >= 6 - four["draws"] + four["shared"] > 6
    assert json.loads(run(*arguments, "--players", "4").stdout)["wins"] == four["wins"]
    named = json.loads(run(*arguments, "--seats", "eel,toad,newt").stdout)
    assert list(named["wins"]) == ["toad", "newt", "eel"]
    assert "3 seats" in mistake(run(*arguments, "--bots", "random,random", "--players", "3"))
    assert "shared victories" in run(*arguments[:-1], "--players", "4").stdout


def test_two_bots_are_compared_at_a_table_of_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.bots.opponents", lambda game: ("random", "other"))
    make = bots.make
    monkeypatch.setattr(bots, "make", lambda name, game, seed: make("random", game, seed))
    arguments = ("arena", FEN, "random", "other", "--pairs", "1", "--json")
    told = json.loads(run(*arguments, "--players", "4").stdout)
    assert told["bots"] == ["random", "other"] * 2
    assert told["games"] == 4
    assert told["seats"] == ["otter", "heron", "toad", "pike"]
    assert json.loads(run(*arguments, "--seats", "eel,newt,otter").stdout)["seats"] == ["otter", "newt", "eel"]
    among = json.loads(run(*arguments, "--players", "4", "--alone").stdout)
    assert among["bots"] == ["random", "other", "other", "other"]
