"""Routine: the answers nobody thinks about for long. In which order stacks roll for attrition hardly ever matters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

WEARING: Final = "attrition"
QUESTIONS: Final = ("next-attrition", "attrition-from")


def routine(view: Mapping[str, Any], rest: str) -> str | None:
    """See `Game.routine`. Whom a stack loses is for its player to say."""
    asked = view["decision"]
    if rest != WEARING or not asked["asked"] or asked["question"] not in QUESTIONS:
        return None
    first: str = asked["options"][0]
    return first
