"""The keys of texts that Demonlord's rules use, read from the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import hexarchy.core
from hexarchy.games.demonlord import GAME
from hexarchy.games.demonlord.magic.windows import WINDOWS

CORE = Path(hexarchy.core.__file__).parent
RULES = GAME.folder
SOURCES = [CORE / "state.py", CORE / "match.py", *sorted(RULES.rglob("*.py"))]
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}


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
    return {text for text in found if text and not text.startswith("DL-")}


def warnings_of_casts() -> set[str]:
    functions = (node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    returns = (n for f in functions if f.name == "_warning" for n in ast.walk(f) if isinstance(n, ast.Return))
    return set().union(*map(strings, returns))


def arguments(name: str, position: int) -> set[str]:
    """The texts given to every call of a name."""
    calls = (node for tree in TREES.values() for node in ast.walk(tree) if called(node) == name)
    return set().union(
        *(strings(c.args[position]) for c in calls if isinstance(c, ast.Call) and len(c.args) > position)
    )


@cache
def filled() -> Mapping[str, set[str]]:
    """What the keys that end in something computed can end in."""
    return {
        "confirm-": arguments("Confirm", 1) | warnings_of_casts(),
        "cast-": arguments("_ask", 0),
        "window-": set(WINDOWS),
    }


def keys(node: ast.expr, function: ast.AST) -> set[str]:
    if isinstance(node, ast.JoinedStr):
        (start,) = strings(node.values[0])
        return {start + end for end in filled()[start]}
    if isinstance(node, ast.Name):  # a local name: whatever it is made of
        assigned = (n for n in ast.walk(function) if isinstance(n, ast.Assign))
        return set().union(*(strings(a.value) for a in assigned if node.id in ast.unparse(a.targets[0]).strip("()")))
    return strings(node.body) | strings(node.orelse) if isinstance(node, ast.IfExp) else strings(node)


KEYED = {"Ask": ("ask-", 1), "emit": ("event-", 0), "tell": ("event-", 1), "Reason": ("why-", 1)}


def uses() -> Iterator[Use]:
    for path, tree in TREES.items():
        if path.name == "wording.py":
            continue
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            for node in ast.walk(function):
                name = called(node)
                if name not in KEYED:
                    continue
                assert isinstance(node, ast.Call)
                start, position = KEYED[name]
                given = frozenset(word.arg for word in node.keywords if word.arg)
                for key in keys(node.args[position], function):
                    yield Use(start + key, given, f"{path.name}:{node.lineno}")


def roll_arguments() -> set[str]:
    calls = (n for tree in TREES.values() for n in ast.walk(tree) if isinstance(n, ast.Call) and called(n) == "roll")
    return {word.arg for call in calls for word in call.keywords if word.arg}


USES = list(uses())
QUESTIONS = {use.text.removeprefix("ask-") for use in USES if use.text.startswith("ask-")}
