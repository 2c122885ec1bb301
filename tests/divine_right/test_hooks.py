"""Hooks: chapters are asked in the order of the rulebook, whatever imports them first."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from hexarchy.games.divine_right import chapters, hooking

ORDER = [chapter.__name__ for chapter in (*chapters.INTERMEDIATE, *chapters.ADVANCED)]


def test_every_hook_asks_chapters_in_the_order_they_are_listed_in() -> None:
    for hook in hooking._HOOKS:
        places = [ORDER.index(answer.__module__) for answer, _, _ in hook.answers]
        assert places == sorted(places)
    assert any(len({answer.__module__ for answer, _, _ in hook.answers}) > 3 for hook in hooking._HOOKS)


def test_the_order_is_that_of_the_list_and_not_of_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    early, late = ModuleType("early"), ModuleType("late")

    def answer(module: str) -> Any:
        found: Any = lambda: module  # noqa: E731
        found.__module__ = module
        return found

    monkeypatch.setattr(hooking, "_HOOKS", [])
    hook: hooking.Hook[Any] = hooking.Hook()
    for module in ("late", "early", "late"):
        hook()(answer(module))
    hooking.put_in_order([early, late])
    assert [one() for one, _, _ in hook.answers] == ["early", "late", "late"]
    hook()(answer("stranger"))
    with pytest.raises(KeyError, match="stranger"):
        hooking.put_in_order([early, late])
