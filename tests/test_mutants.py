"""Rules that are disabled one at a time: what is found where code cites them, and what becomes of it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from benchmarks.mutants import Chapter, mutants, pattern
from hexarchy.games import game

CODE = '''
"""Stacks (DL-BAT-01)."""

def limit(stack: list[int], hidden: bool) -> int:
    """How many fight (DL-BAT-02, -04)."""
    if hidden and stack:  # DL-BAT-05
        return 2
    # Never more than three (DL-BAT-06).
    found = min(len(stack), 3)
    return found


MOST = 3  # DL-BAT-12


class Battle:
    """Two stacks in a hex (DL-BAT-13)."""

    def ready(self, stack: list[int]) -> bool:
        """DL-BAT-07 to -09."""
        return len(stack) > 1

    def why(self, stack: list[int]) -> list[str]:
        if not stack:
            return ["DL-BAT-10"]
        return []
'''


@pytest.fixture
def chapter(tmp_path: Path) -> Chapter:
    path = tmp_path / "battle.py"
    path.write_text(CODE)
    return Chapter(path, pattern(game("demonlord")))


def said(chapter: Chapter, rule: str) -> dict[str, str]:
    return {f"{mutant.name}: {mutant.said}": mutant.name for mutant in mutants(chapter, rule)}


def called(chapter: Chapter, rule: str, wanted: str, *given: object) -> object:
    """What the function of a mutant gives back."""
    code = next(mutant.code for mutant in mutants(chapter, rule) if mutant.said == wanted)
    assert code is not None
    names: dict[str, object] = {}
    exec(compile(ast.parse(CODE), "", "exec", dont_inherit=True), names)  # noqa: S102
    limit = names["limit"]
    limit.__code__ = code  # type: ignore[attr-defined]
    return limit(*given)  # type: ignore[operator]


def test_a_condition_never_holds_or_always_does(chapter: Chapter) -> None:
    assert {"limit: hidden and stack is False", "limit: without hidden"} <= said(chapter, "DL-BAT-05").keys()
    assert called(chapter, "DL-BAT-05", "hidden and stack is False", [1, 2, 3], True) == 3
    assert called(chapter, "DL-BAT-05", "without hidden", [1, 2, 3], False) == 2


def test_a_comment_speaks_of_what_follows(chapter: Chapter) -> None:
    assert "limit: 4 for 3" in said(chapter, "DL-BAT-06")
    assert called(chapter, "DL-BAT-06", "4 for 3", [1, 2, 3, 4], False) == 4


def test_a_docstring_speaks_of_the_function(chapter: Chapter) -> None:
    assert "limit: gives back 0" in said(chapter, "DL-BAT-04")
    assert {"Battle.ready: gives back False", "Battle.ready: gives back True"} <= said(chapter, "DL-BAT-08").keys()


def test_a_refusal_speaks_of_its_condition(chapter: Chapter) -> None:
    assert "Battle.why: not stack is False" in said(chapter, "DL-BAT-10")


def test_what_no_function_cites(chapter: Chapter) -> None:
    assert not said(chapter, "DL-BAT-01")
    assert not said(chapter, "DL-BAT-11")


def test_a_class_and_a_constant(chapter: Chapter) -> None:
    assert {"Battle.ready: gives back False", "Battle.why: gives back []"} <= said(chapter, "DL-BAT-13").keys()
    assert said(chapter, "DL-BAT-12") == {"MOST: is another": "MOST"}


def test_ids_of_every_game() -> None:
    for name, rule in (("dark_emperor", "DE-15.12c"), ("divine_right", "DR-A-WIN-03"), ("demonlord", "DL-BAT-07")):
        found = re.search(pattern(game(name)), f"why ({rule}).")
        assert found is not None
        assert found["whole"] == rule
