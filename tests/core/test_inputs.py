"""What is read from others is plain, small and shallow; what is wrong with it is told in a line."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.inputs import DEEPEST, MOST_BYTES, MOST_VALUES, BadInput, plain_content, shown
from hexarchy.core.position_files import load_position, parse_position
from tests.core.tiny import TINY


def kind(value: object) -> str:
    """What a case is called: some values cannot be written out."""
    return type(value).__name__


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("content", ["/etc/passwd", Path("/etc/passwd"), b"x", None, 5, ["kept"]])
def test_a_position_is_content_and_nothing_else(content: Any) -> None:
    with pytest.raises(BadInput, match="a table is needed"):
        TINY.position(content, SeededDice(1))


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (1.5, "float"),
        (float("nan"), "float"),
        (None, "NoneType"),
        (date(2026, 1, 1), "date"),
        (2**53, "beyond all bounds"),
        (-(2**200), "beyond all bounds"),
        (1 << 500_000, "beyond all bounds"),
        ("a\nb", "control"),
        ("a\u202eb", "direction"),
        ("a\u200bb", "nobody sees"),
        ("a\U000e0041b", "nobody sees"),
        ("\ud800", "control"),
        (nested(DEEPEST), "in one another"),
        (nested(50_000), "in one another"),
        ({5: 1}, "no key"),
        ({"a\x00": 1}, "no key"),
    ],
    ids=kind,
)
def test_what_no_position_may_hold_is_told_with_its_key(value: Any, reason: str) -> None:
    for content, key in (({"kept": value}, "kept"), ({"kept": 1, "more": {"deep": [value]}}, "more")):
        with pytest.raises(BadInput, match=reason) as complaint:
            plain_content(content)
        assert f"position: {key}" in str(complaint.value)
        assert len(str(complaint.value)) < 250


@pytest.mark.parametrize(
    "content",
    [
        {"kept": "x" * MOST_BYTES},
        {"x" * MOST_BYTES: 1},
        {"kept": "\U0001f480" * (MOST_BYTES // 4)},
        {"kept": [1] * MOST_VALUES},
        {str(number): 1 for number in range(MOST_VALUES)},
    ],
    ids=kind,
)
def test_nothing_large_is_read(content: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="too large"):
        plain_content(content)


def test_plain_content_is_taken_as_it_is() -> None:
    content = {"kept": 1, "title": "« Qui est là\u00a0? »", "list": [True, ["a"], ("b",)], "table": {"0510": {}}}
    assert plain_content(content) is content


@pytest.mark.parametrize(
    "value", ["x" * 10**6, [["x" * 1000] * 1000], {"x" * 1000: 1}, 1 << 500_000, "\x1b[2J"], ids=kind
)
def test_complaints_repeat_no_more_than_a_few_words(value: Any) -> None:
    assert len(shown(value)) <= 60
    assert shown(value).isprintable()


# -- texts and files --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("turn = \n", "line 1"),
        ("turn = 1\nturn = 2\n", "line 2"),
        ("turn = " + "9" * 5000, "digits"),
        ("turn = " + "[" * 40_000, "in one another"),
        ("a = 1\n" + ".".join("a" * 40_000) + " = 1", "line 2"),
        ("[" + ".".join("a" * 30_000) + "]", "more than 8 parts"),
        ("x = {" + ".".join('"\\""' for _ in range(9000)) + " = 1}", "more than 8 parts"),
        ("'='" + " . '='" * 9000 + " = 1", "more than 8 parts"),
        ("x = {" + "".join(f"{'k' * 40_000} = {n}," for n in range(2)) + "}", "…"),
        ("#" * (MOST_BYTES + 1), "at most"),
        ("é" * (MOST_BYTES // 2 + 1), "at most"),
    ],
    ids=kind,
)
def test_text_that_is_no_position_is_refused_in_a_line(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as complaint:
        parse_position(text)
    assert reason in str(complaint.value)
    assert len(str(complaint.value)) < 200


def test_dots_in_strings_and_comments_are_no_keys() -> None:
    assert parse_position('# see a. b. c... e.g. d\ntitle = "Wait ... what?"\n[a.b.c]\nd.e = 1') == {
        "title": "Wait ... what?",
        "a": {"b": {"c": {"d": {"e": 1}}}},
    }


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"kept = 3\r\n")
    assert load_position(path) == {"kept": 3}


def test_what_is_no_ordinary_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    for path in (tmp_path / "fifo", tmp_path, Path("/dev/zero"), tmp_path / "nothing"):
        with pytest.raises(BadInput, match=str(path)):
            load_position(path)


@pytest.mark.parametrize(
    ("content", "reason"), [(b"#" * 200_000, "too large"), (b"\xff", "text"), (b"kept = 1\nkept = \n", "line 2")]
)
def test_a_file_that_is_no_position_is_named_with_the_reason(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=f"{path}.*{reason}"):
        load_position(path)
