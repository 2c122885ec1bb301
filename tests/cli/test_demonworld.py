"""Demonworld at the command line: a whole Basic battle against the captain, and a round of the Expert Game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hexarchy import games
from hexarchy.cli.board import scene_of
from hexarchy.cli.front import Front
from hexarchy.cli.scout import Scout
from hexarchy.cli.words import Words
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import Record, verify
from tests.cli.shell import said

NAME = "demonworld"
LESSON = Path(games.__file__).parent / NAME / "lesson"
EXPERT = Path(__file__).parents[1] / "browser/positions/demonworld-expert.toml"
# A shortcut, orders, a march; what is not asked just now is refused, and the next line is heard.
UNITS = ("dwarf_eaters", "light_orc_archers")
ROUND = [*(f"give-attack {unit}" for unit in UNITS), "a", "ready", *(f"move {unit}" for unit in UNITS)]
ROUND += ["advance-left", "advance-right", "stop", "second", "close", "none", "done"]


def test_a_basic_battle_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "battle.json"
    typed = ROUND * 60
    output = said("play", NAME, "--against", "captain", "--seed", "1", "--save", str(path), typed=typed)
    record = Record.load(path)
    assert verify(record, games.game(NAME)).finished
    own = {action.partition(" ")[0] for seat, action in record.actions if seat == "orcs"}
    assert {"give-attack", "move", "advance-right", "deploy", "face"} <= own
    assert "Round 6: Orders." in output


def test_an_expert_round_with_a_spell_and_a_gun(tmp_path: Path) -> None:
    path = tmp_path / "battle.json"
    typed = ["cast orcs_1", "enchant gorradz", "spend 7", *["a", "ready", "done"] * 6, "at m9"]
    battle = ("--from", str(EXPERT), "--against", "random", "--seat", "orcs", "--seed", "3", "--save", str(path))
    output = said("play", NAME, *battle, typed=typed)
    own = [action for seat, action in Record.load(path).actions if seat == "orcs"]
    assert own[:3] == ["cast orcs_1", "enchant gorradz", "spend 7"]
    assert "at M9" in own
    assert "Nobody moves" in output


def test_fields_that_say_nothing_by_themselves_are_counted_and_not_listed() -> None:
    """An element that is moved at the deployment may go to any free field of its zone."""
    typed = ["deploy dwarf_eaters", "form line-5", "face s", "c9", "b6", "b1", "b2", "quit"]
    output = said("play", NAME, "--against", "random", "--seed", "1", typed=typed)
    assert "to … 43 hexes: type any of them" in output
    assert "1 C5 2 C6" in output  # twenty-six are few enough
    assert "44 Face north" in output
    assert "Where shall the element on B2 stand" not in output  # B1 was typed, and it stands there


def test_a_hex_no_way_leads_to_is_not_misunderstood() -> None:
    """What is typed is where the middle of the front goes; for its left end the table says what to type."""
    battle = ("--from", str(LESSON / "march.toml"), "--against", "random", "--seat", "empire", "--seed", "1")
    output = said("play", NAME, *battle, typed=["move noble_footsoldiers", "a1", "h3", "h5", "map", "quit"])
    assert "the middle of its front cannot come to A1" in output
    assert "cannot come to H3; type H5" in output
    assert "To H5, facing north" in output
    assert "do not understand" not in output


def test_where_nothing_is_left_to_do_no_hex_is_asked_for() -> None:
    battle = ("--from", str(LESSON / "march.toml"), "--against", "random", "--seat", "empire", "--seed", "1")
    output = said("play", NAME, *battle, typed=["move noble_footsoldiers", *["advance-left"] * 5, "quit"])
    assert output.count("Or type a hex") == 5
    assert "Nothing is left to do here. Go on? (DW-B-MOV-53) 1 End this unit’s movement Empire>" in output


def test_every_spell_says_what_it_does_and_the_dice_who_casts_it() -> None:
    battle = ("--from", str(EXPERT), "--against", "random", "--seat", "orcs", "--seed", "3")
    output = said("play", NAME, *battle, typed=["cast orcs_1", "enchant gorradz", "spend 7", "view", "quit"])
    assert "1 Stone Skin DW-E-SPL-01 – armor +2 (level 7, 15 fields) cast orcs_1" in output
    assert "Casting – Gorradz the Mystical, Stone Skin →" in output
    assert "Spell points left: 3" in output
    assert "Load points: 6" in output


def test_a_unit_that_has_moved_is_not_lost_from_sight() -> None:
    """It turns about, and the middle of its front lies elsewhere: it was seen before and is seen now."""
    match = Match(games.game(NAME), Record.begin_at(games.game(NAME), read("march"), SeededDice(1)))
    scout = Scout(Words(Front("en"), match.game, match), match.setting)
    assert scout.news(0, scene_of(match, 0), ()) == []
    for action in ("move noble_footsoldiers", "turn 180"):
        match.apply("empire", action)
    assert scout.news(0, scene_of(match, 0), ()) == ["Empire: Noble Footsoldiers M7 → N5."]


def read(chapter: str) -> dict[str, Any]:
    return tomllib.loads((LESSON / f"{chapter}.toml").read_text())
