"""Being understood at the table: names, several answers at once, who came and went; leaving without losing a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.cli.front import Front
from hexarchy.cli.table import Table
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from tests.cli.shell import GAME, mistake, run, said

# -- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["Timur Knights", "timur knights", "unit timur knights", "unit ti_knights"])
def test_unit_is_named_in_words(moving: list[str], answer: str) -> None:
    assert "Where to, Timur Knights?" in said(*moving, typed=[answer])


def test_part_of_a_name_will_do_after_its_verb(moving: list[str]) -> None:
    assert "Where to, Timurid Knights?" in said(*moving, typed=["unit timurid"])


@pytest.mark.parametrize("answer", ["gunthoz", "move gunthoz", "0405", "Go to Gunthoz (0405)"])
def test_place_is_named_in_words(moving: list[str], answer: str) -> None:
    assert "Timur Knights: Timur (0510) → Gunthoz (0405)." in said(*moving, typed=["unit ti_knights", answer])


@pytest.mark.parametrize("answer", ["déplacer : duc de d'ansor", "Duc de D’Ansor", "duc de d'ansor"])
def test_french_words_and_either_apostrophe(moving: list[str], answer: str) -> None:
    assert "Duc de D’Ansor : vers où" in said(*moving, typed=[answer], lang="fr")


def test_hex_out_of_reach_is_refused_with_its_rule(moving: list[str]) -> None:
    for answer in ("1201", "move lojar", "lojar; 0511"):
        output = said(*moving, typed=["unit ti_knights", answer])
        assert "Timur (0510) → 0511" not in output
    assert "Lojar (1201) is too far" in said(*moving, typed=["unit ti_knights", "1201"])


@pytest.mark.parametrize("answer", ["0", "-1", "777", "123456789"])
def test_numbers_that_are_no_answer(moving: list[str], answer: str) -> None:
    assert "The answers are numbered from 1 to" in said(*moving, typed=[answer])


def test_what_is_not_understood_is_repeated(moving: list[str]) -> None:
    output = said(*moving, typed=["sing", "0101", "stack", "card", "unit ti_knights", "mvoe 0511"])
    assert "I do not understand 'sing'." in output
    assert "Did you mean 'move 0511'?" in output
    assert "'at 0101'" not in output
    assert "Which hex?" in output
    assert "Which unit?" in output


def test_several_answers_on_one_line(moving: list[str], tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    said(*moving, "--save", str(path), typed=["ti_knights; ride ti_prince; 0709; stop"])
    assert [action for _, action in Record.load(path).actions] == [
        *("unit ti_knights", "ride ti_prince", "move 0709", "stop")
    ]


def test_what_follows_a_refusal_is_forgotten(moving: list[str], tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    said(*moving, "--save", str(path), typed=["ti_knights; 1201; stop", "map; 0511"])
    assert [action for _, action in Record.load(path).actions] == ["unit ti_knights", "move 0511"]


def test_units_are_listed_with_their_hexes(moving: list[str]) -> None:
    output = said(*moving, typed=[])
    assert "Timur Knights 0510" in output
    assert "Lojar Foot 1201" in output


def test_another_piece_is_chosen_by_its_name_while_one_is_under_way(moving: list[str], tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(*moving, "--save", str(path), typed=["unit ti_knights", "timur spearmen", "0511; timur knights"])
    assert output.count("Where to, Timur Knights?") == 2
    actions = [action for _, action in Record.load(path).actions]
    assert actions == ["unit ti_spearmen", "move 0511", "stop", "unit ti_knights"]


# -- seeing -----------------------------------------------------------------------------------------------------------


def test_enemy_marches_are_seen(movement: str) -> None:
    script = ["", "end", "pass", "", "er_cavalry; 1604; stop", "end", "pass", "", "stack 1604"]
    output = said("play", GAME, "--from", movement, "--seed", "1", typed=script)
    told = output.split("Hand over to")[-1]
    assert "Erush Heavy Cavalry on top" in told


def test_view_of_a_battle_tells_its_board(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        'phase = "hosar"\nstep = "battles"\n'
        '[stacks.hosar]\n1004 = ["da_knights", "da_sergeants"]\n[stacks.demon]\n1004 = ["er_cavalry", "er_patrol"]\n',
        encoding="utf-8",
    )
    output = said("play", GAME, "--from", str(path), "--against", "random", "--seed", "1", typed=["view"])
    assert "Still to be put down D'Ansor Knights, D'Ansor Sergeants" in output


def test_enemy_stack_that_is_open_is_not_called_hidden() -> None:
    output = said("play", "dark_emperor", "--against", "random", "--seed", "1", typed=["gate 1610", "stack 1606"])
    assert "Kingdoms (1):" in output


def test_of_many_hexes_those_with_a_name_are_listed() -> None:
    output = said("play", "dark_emperor", "--against", "random", "--seed", "1", typed=["gate 0204"])
    assert "0206 Rookhold" in output
    assert "0205" not in output.split("Necromancer>")[0]
    assert "other hexes: type any of them" in output
    assert "The gate opens at 0204!" in output


# -- saving and leaving -----------------------------------------------------------------------------------------------


def test_loaded_match_is_kept_where_it_comes_from(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    play = ("play", GAME, "--against", "random")
    said(*play, "--save", str(path), typed=["1", "1"])
    assert "goes on after 2 actions" in said(*play, "--load", str(path), typed=["1"])
    assert len(Record.load(path).actions) == 3


def test_match_is_kept_where_it_was_saved_last(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said("play", GAME, "--against", "random", typed=["1", f"save {path}", "1", "1"])
    assert "every answer is saved there" in output
    assert len(Record.load(path).actions) == 3


def test_no_other_match_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    said("play", GAME, "--against", "random", "--save", str(path), typed=["1"])
    assert "--load" in mistake(run("play", GAME, "--against", "random", "--save", str(path)))
    assert "already a file" in said("play", GAME, "--against", "random", typed=["1", "1", f"save {path}"])
    assert len(Record.load(path).actions) == 1


def test_folder_is_no_place_for_a_match(tmp_path: Path) -> None:
    mistake(run("play", GAME, "--save", str(tmp_path)))
    output = said("play", GAME, "--against", "random", typed=[f"save {tmp_path}"], lang="fr")
    assert "c’est un dossier" in output


ALLY = """
game = "dark_emperor"
turn = 7
player = "necromancer"
segment = "movement"
[kingdoms.stavror]
side = "necromancer"
[hexes]
3519 = ["necro_greater_1"]
1820 = ["stavror_infantry_1"]
"""


class Live:
    """A keyboard with a player at it, who types these lines; None is Ctrl-C, the end of them Ctrl-D."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: list[str | None]) -> None:
        self.lines: Iterator[str | None] = iter(lines)
        monkeypatch.setattr("hexarchy.cli.keyboard.interactive", lambda: True)
        monkeypatch.setattr("hexarchy.cli.keyboard.Keyboard.line", self.line)

    def line(self, prompt: str) -> str:
        for typed in self.lines:
            if typed is None:
                raise KeyboardInterrupt
            return typed
        raise EOFError


@pytest.mark.parametrize(("answer", "done"), [("no", False), ("", False), ("yes", True), ("O", True)])
def test_a_person_is_asked_whether_they_are_sure(
    monkeypatch: pytest.MonkeyPatch, moving: list[str], tmp_path: Path, answer: str, done: bool
) -> None:
    asked: list[str] = []
    lines = iter(["end", answer])

    def line(self: object, prompt: str) -> str:
        asked.append(prompt)
        return next(lines, "quit")

    monkeypatch.setattr("hexarchy.cli.keyboard.interactive", lambda: True)
    monkeypatch.setattr("hexarchy.cli.keyboard.Keyboard.line", line)
    path = tmp_path / "x.json"
    said(*moving, "--save", str(path), typed=[])
    assert asked[1].endswith("(yes/no) ")
    assert (("hosar", "end") in Record.load(path).actions) == done


@pytest.mark.parametrize(("answer", "done"), [("no", False), ("yes", True)])
def test_an_order_for_good_is_asked_about_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str, done: bool
) -> None:
    position, record = tmp_path / "ally.toml", tmp_path / "x.json"
    position.write_text(ALLY)
    Live(monkeypatch, ["betray stavror", answer, "quit"])
    said("play", "dark_emperor", "--from", str(position), "--against", "random", "--save", str(record), typed=[])
    assert (("necromancer", "betray stavror") in Record.load(record).actions) == done


def test_one_players_shortcut_is_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lets a battle be fought to its end, or has the stack come along, decides that for themselves."""
    game = games.game(GAME)
    table = Table(Front("en"), Match(game, Record.begin(game)), {}, 1, None)
    monkeypatch.setattr(table.keyboard, "ask", lambda prompt: "")
    table._hand_over(0)
    own, others = table.begun[0], table.begun[1]
    own.switched, own.routine = "stack", "battle 1004"
    table._hand_over(0)
    assert [own.switched, own.routine] == ["stack", "battle 1004"]
    table._hand_over(1)
    assert [others.switched, others.routine] == [None, None]
    table._hand_over(0)
    assert [own.switched, own.routine] == [None, None]


@pytest.mark.parametrize("leaving", [["quit", "quit"], [None, None], ["quit", None], []])
def test_who_has_not_saved_is_warned_once(monkeypatch: pytest.MonkeyPatch, leaving: list[str | None]) -> None:
    Live(monkeypatch, ["1", *leaving])
    output = said("play", GAME, "--against", "random", typed=[])
    assert output.count("This match is not saved.") == 1
    assert output.endswith("You have left the table.")


def test_warning_is_given_again_after_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    Live(monkeypatch, ["1", "quit", "1", "quit", "quit"])
    assert said("play", GAME, "--against", "random", typed=[]).count("This match is not saved.") == 2


def test_interrupting_a_bot_leaves_a_good_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def choose(self: object, chair: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "x.json"
    monkeypatch.setattr("hexarchy.bots.random_bot.RandomBot.choose", choose)
    play = ("play", GAME, "--against", "random", "--seat", "demon", "--save", str(path))
    assert "The match is saved" in said(*play, typed=["1"])
    assert run("verify", str(path)).exit_code == 0


def test_interrupting_a_look_goes_on(monkeypatch: pytest.MonkeyPatch, moving: list[str]) -> None:
    def show(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hexarchy.cli.panels.show_scene", show)
    output = said(*moving, typed=["view", "unit ti_knights"])
    assert "Interrupted." in output
    assert "Where to, Timur Knights?" in output
