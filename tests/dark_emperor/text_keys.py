"""The keys of texts that Dark Emperor's rules use, read from the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import hexarchy.core
from hexarchy.games.dark_emperor import GAME

CORE = Path(hexarchy.core.__file__).parent
RULES = GAME.folder
SOURCES = [CORE / "state.py", CORE / "match.py", *sorted(RULES.rglob("*.py"))]
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
# Where a key stands in a call, and how its text begins.
KEYED = {
    "Ask": ("ask-", 1),
    "Round": ("ask-", 2),
    "emit": ("event-", 0),
    "tell": ("event-", 1),
    "Reason": ("why-", 1),
}


class Use(NamedTuple):
    """A place in the code where a key is used, with the arguments given there."""

    text: str
    args: frozenset[str]
    where: str


def called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def strings(node: ast.AST) -> set[str]:
    """The texts a key can be: every constant in it that is no rule."""
    found = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return {text for text in found if text and not text.startswith("DE-")}


def keys(node: ast.expr, function: ast.AST) -> set[str]:
    if isinstance(node, ast.Name):  # a local name: whatever it is made of
        assigned = (n for n in ast.walk(function) if isinstance(n, ast.Assign))
        return set().union(*(strings(a.value) for a in assigned if node.id in ast.unparse(a.targets[0]).strip("()")))
    return strings(node.body) | strings(node.orelse) if isinstance(node, ast.IfExp) else strings(node)


def uses() -> Iterator[Use]:
    for path, tree in TREES.items():
        if path.name == "wording.py":
            continue
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inside = {id(node) for function in functions for node in ast.walk(function)}
        for scope in (tree, *functions):
            calls = (node for node in ast.walk(scope) if called(node) in KEYED)
            for node in calls:
                assert isinstance(node, ast.Call)
                if scope is tree and id(node) in inside:
                    continue
                start, position = KEYED[called(node)]
                given = frozenset(word.arg for word in node.keywords if word.arg)
                for key in keys(node.args[position], scope):
                    yield Use(start + key, given, f"{path.name}:{node.lineno}")


def roll_arguments() -> set[str]:
    calls = (n for tree in TREES.values() for n in ast.walk(tree) if isinstance(n, ast.Call) and called(n) == "roll")
    return {word.arg for call in calls for word in call.keywords if word.arg}


def roll_rules() -> set[str]:
    """The rules dice are rolled for."""
    calls = (n for tree in TREES.values() for n in ast.walk(tree) if isinstance(n, ast.Call) and called(n) == "roll")
    constants = (n.value for call in calls for a in call.args for n in ast.walk(a) if isinstance(n, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


USES = list(uses())
QUESTIONS = {use.text.removeprefix("ask-") for use in USES if use.text.startswith("ask-")}
