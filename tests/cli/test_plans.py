"""Shortcuts at the keyboard: whole stacks, roads, the rest of a fight."""

from __future__ import annotations

from pathlib import Path

from hexarchy.cli.plans import LETTERS, Plans
from hexarchy.cli.talk import NAMES
from hexarchy.core.records import Record
from tests.cli.shell import GAME, said

ROOT = Path(__file__).parents[2]
WALLS = ("play", "dark_emperor", "--from", str(ROOT / "docs/positions/walls-of-sier-lor.toml"), "--seed", "2")
STEPS = ("play", GAME, "--from", str(ROOT / "docs/positions/first-steps.toml"), "--against", "random", "--seed", "1")


def actions(path: Path) -> list[str]:
    return [action for _, action in Record.load(path).actions]


def test_no_letter_stands_for_two_things() -> None:
    assert not {word for words in NAMES.values() for word in words} & {*LETTERS}


def test_a_letter_takes_everybody_and_a_far_hex_the_road(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(*WALLS, "--against", "random", "--save", str(path), typed=["a", "3416", "quit"])
    assert "a Move all 5 – 3518" in output
    assert actions(path)[-3:] == ["step 3417", "step 3416", "stop"]
    assert len(actions(path)) == 8


def test_what_is_not_on_a_road_is_refused_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(*WALLS, "--against", "random", "--save", str(path), typed=["a", "3318", "quit"])
    assert "(DE-" in output.split("> 3318")[1]
    assert len(actions(path)) == 5


def test_others_of_a_stack_come_along_until_they_are_told_not_to(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    script = ["pass", "b", "a", "a", "0511", "quit"]
    output = said(*STEPS, "--save", str(path), typed=script)
    assert output.count("come along ✓") == 2
    played = actions(path)
    assert played[:3] == ["pass", "unit ti_crossbowmen", "ride ti_prince"]
    assert played.count("move 0511") == 4


def test_one_goes_alone_when_the_plan_is_switched_off(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    said(*STEPS, "--save", str(path), typed=["pass", "b", "a", "0511", "quit"])
    assert actions(path) == ["pass", "unit ti_crossbowmen", "move 0511"]


def test_the_rest_is_settled_by_a_letter(tmp_path: Path) -> None:
    position = tmp_path / "x.toml"
    position.write_text(
        'phase = "hosar"\nstep = "battles"\n'
        '[stacks.hosar]\n1004 = ["da_knights", "da_sergeants", "da_men_at_arms"]\n'
        '[stacks.demon]\n1004 = ["er_cavalry", "er_patrol"]\n',
        encoding="utf-8",
    )
    lines = ["deploy da_knights", "deploy da_sergeants"]
    play = ("play", GAME, "--from", str(position), "--against", "captain", "--seed", "1")
    assert "b Fight this battle to its end" in said(*play, typed=lines)
    assert "The battle at 1004 is over" in said(*play, typed=[*lines, "b"])


def test_no_plan_is_left_out_however_many_there_are() -> None:
    plans = [{"text": {"en": f"plan {n}"}, "actions": [str(n)], "on": {}} for n in range(45)]
    listed = Plans({"decision": {"plans": plans}}, None).listed  # type: ignore[arg-type, typeddict-item]
    assert list(listed)[19:22] == ["z", "aa", "bb"]
    assert [plan["actions"] for plan in listed.values()] == [[str(n)] for n in range(45)]
