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
    listed = Plans({"plans": plans}, None).listed  # type: ignore[arg-type]
    assert list(listed)[19:22] == ["z", "aa", "bb"]
    assert [plan["actions"] for plan in listed.values()] == [[str(n)] for n in range(45)]


# -- plans that something comes in between of --------------------------------------------------------------------------

FIVE = ("ti_knights", "ti_sergeants", "ti_men_at_arms", "ti_crossbowmen", "ti_prince")
BEFORE_ROUNA = f"""
rest = "neutrals"
step = "movement"
turn = 2
requested = [true, true]
arrived = [true, true]
[stacks.hosar]
0913 = {list(FIVE)}
[stacks.demon]
1012 = ["er_patrol", "er_archers"]
"""
SLOWER = ["unit ti_sergeants", "move 0914", "unit ti_crossbowmen", "move 0914"]
AMBUSH = """
step = "movement"
[stacks.hosar]
0510 = ["ti_knights", "ti_sergeants", "ti_men_at_arms"]
[stacks.demon]
0511 = ["er_lord", "er_cavalry", "er_archers"]
"""


def placed(path: Path, position: str, *more: str) -> tuple[str, ...]:
    """A match that begins so and is saved as `path` says."""
    begin = path.with_suffix(".toml")
    begin.write_text(position, encoding="utf-8")
    return ("play", GAME, "--from", str(begin), "--save", str(path), "--seed", "1", *more)


def test_a_stack_that_enters_a_neutral_village_follows_the_answer(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(*placed(path, BEFORE_ROUNA, "--against", "random"), typed=["a", "0914", "yes", "quit"])
    played = actions(path)
    assert played.index("yes") == played.index("move 0914") + 1  # one went, and was asked
    assert played[-6:] == ["unit ti_knights", "move 0914", *SLOWER]
    assert "Nothing is left to do here" in output


def test_a_stack_that_does_not_attack_after_all_stays(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(*placed(path, BEFORE_ROUNA, "--against", "random"), typed=["a", "0914", "no", "stop", "quit"])
    assert actions(path)[-3:] == ["move 0914", "no", "stop"]
    assert "have stayed" not in output


def test_after_a_discovery_the_table_says_who_stayed_and_brings_them(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    typed = ["", "a", "0511", "", "show", "", "b", "quit"]
    output = said(*placed(path, AMBUSH), typed=typed)
    assert "2 have stayed: Timur Knights, Timur Sergeants." in output
    assert "b Bring them along" in output
    brought = ["unit ti_knights", "move 0511", "unit ti_sergeants", "move 0511"]
    assert [action for action in actions(path)[3:] if action != "stop"] == brought


def test_who_was_left_behind_is_nothing_to_another_player(tmp_path: Path) -> None:
    output = said(*placed(tmp_path / "x.json", AMBUSH), typed=["", "a", "0511", "", "options", "show", "quit"])
    seen = output.split("Hand over to Demons")[1].split("Hand over to")[0]
    assert "stayed" not in seen
    assert "Knights" not in seen


def test_an_offer_to_bring_them_ends_with_its_step(tmp_path: Path) -> None:
    typed = ["", "a", "0511", "", "show", "", "end", "options", "quit"]
    output = said(*placed(tmp_path / "x.json", AMBUSH), typed=typed)
    assert "have stayed" in output.split("> end")[0]
    assert "have stayed" not in output.split("> end")[1]


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_plan_is_taken_back_with_one_word_and_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(*placed(path, BEFORE_ROUNA, "--against", "random"), typed=["a", "0912", "undo", "quit"])
    assert output.count("Taken back") == 1
    assert "Taken back: 9 actions" in output
    assert actions(path) == []


def test_what_was_answered_one_by_one_is_taken_back_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    typed = ["unit ti_knights", "0912", "undo", "undo", "undo", "quit"]
    output = said(*placed(path, BEFORE_ROUNA, "--against", "random"), typed=typed)
    assert output.count("Taken back.") == 2
    assert "Nothing can be taken back" in output
    assert actions(path) == []


def test_a_plan_is_taken_back_before_the_one_it_followed(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    typed = ["unit ti_knights", "0912", "a", "0912", "undo", "quit"]
    said(*placed(path, BEFORE_ROUNA, "--against", "random"), typed=typed)
    assert actions(path) == ["unit ti_knights", "move 0912"]


def test_what_an_answer_let_go_on_is_taken_back_with_it_as_far_as_nothing_was_learned(tmp_path: Path) -> None:
    """The way was barred for the knights: that stands, and so does all before it."""
    path = tmp_path / "x.json"
    output = said(*placed(path, BEFORE_ROUNA, "--against", "random"), typed=["a", "0914", "yes", "undo", "quit"])
    assert "Taken back: 4 actions" in output
    assert actions(path)[-2:] == ["unit ti_knights", "move 0914"]


def test_a_unit_of_elements_goes_to_a_hex_and_a_facing_and_is_taken_back_in_one_go(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    battle = ("--from", str(ROOT / "tests/browser/positions/demonworld-basic.toml"), "--against", "random")
    typed = ["move dwarf_eaters", "G8", "undo", "g8 2", "quit"]
    output = said("play", "demonworld", *battle, "--seat", "orcs", "--seed", "3", "--save", str(path), typed=typed)
    assert "Dwarf-Eaters D7" in output  # a unit is where the middle of its front is, and goes where that goes
    assert "Or type a hex: the middle of its front goes there from D7" in output
    assert "To G8, facing south: 9 points (3 × Advance to the left)" in output
    assert "Taken back: 3 actions" in output
    assert actions(path) == ["move dwarf_eaters", "advance-left", "wheel L60"]
