"""The keys of texts that a game's rules use, read from the code itself."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Set
from pathlib import Path
from typing import NamedTuple

import hexarchy.core
from hexarchy.core.game import Game

CORE = Path(hexarchy.core.__file__).parent
SHARED = (CORE / "state.py", CORE / "match.py")  # they speak for every game
# Where a key stands in a call, and how its text begins.
KEYED = {
    "Ask": ("ask-", 1),
    "Round": ("ask-", 2),
    "emit": ("event-", 0),
    "tell": ("event-", 1),
    "tell_others": ("event-", 1),
    "Reason": ("why-", 1),
}
FLAGS = {"last_word", "default", "put", "banners"}  # no part of a text: how a question is put, what seats are called
ROLLS = ("roll", "check", "contest")
SHOWN = {"needs", "included", "opposed", "made", "wins"}  # what dice have to show is put into words by the core


class Use(NamedTuple):
    """A place in the code where a key is used, with the arguments given there."""

    text: str
    args: frozenset[str]
    where: str


def called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


class Keys:
    """What a game's code says. `ends`: what keys that end in something computed can end in, by how they begin.

    `more`: uses that the search does not find, of a call (`called` by this name) in some file.
    """

    def __init__(
        self,
        game: Game,
        ends: Callable[[Keys], Mapping[str, Set[str]]] | None = None,
        more: Mapping[str, Callable[[Keys, ast.Call], Iterator[tuple[str, frozenset[str]]]]] | None = None,
    ) -> None:
        self.folder = game.folder
        self.sources = sorted(game.folder.rglob("*.py"))
        self.trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (*SHARED, *self.sources)}
        self._rules = tuple({f"{rule.id.partition('-')[0]}-" for rule in game.rulebook})
        self._ends = ends(self) if ends else {}
        self._more = more or {}
        self.uses = list(self._uses())
        self.questions = {use.text.removeprefix("ask-") for use in self.uses if use.text.startswith("ask-")}

    def strings(self, node: ast.AST) -> set[str]:
        """The texts a key can be: every constant in it that is no rule."""
        found = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
        return {text for text in found if text and not text.startswith(self._rules)}

    def functions(self) -> Iterator[ast.FunctionDef]:
        return (node for tree in self.trees.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))

    def given_to(self, name: str, position: int) -> set[str]:
        """The texts given to every call of a name."""
        calls = (node for tree in self.trees.values() for node in ast.walk(tree) if called(node) == name)
        there = (c.args[position] for c in calls if isinstance(c, ast.Call) and len(c.args) > position)
        return set().union(*map(self.strings, there))

    def of_rolls(self) -> set[str]:
        """What dice are for."""
        calls = (n for tree in self.trees.values() for n in ast.walk(tree) if isinstance(n, ast.Call))
        named = (word.arg for call in calls if called(call) in ROLLS for word in call.keywords)
        return {name for name in named if name} - SHOWN

    def _keys(self, node: ast.expr, function: ast.AST) -> set[str]:
        if isinstance(node, ast.JoinedStr):
            (start,) = self.strings(node.values[0])
            return {start + end for end in self._ends[start]}
        if isinstance(node, ast.Name):  # a local name: whatever it is made of
            assigned = (n for n in ast.walk(function) if isinstance(n, ast.Assign))
            named = (one.value for one in assigned if node.id in ast.unparse(one.targets[0]).strip("()"))
            return set().union(*map(self.strings, named))
        either = (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,)
        return set().union(*map(self.strings, either))

    def _uses(self) -> Iterator[Use]:
        for path, tree in self.trees.items():
            if path.name == "wording.py":
                continue
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            inside = {id(node) for function in functions for node in ast.walk(function)}
            for scope in (tree, *functions):
                for node in ast.walk(scope):
                    if isinstance(node, ast.Call) and not (scope is tree and id(node) in inside):
                        where = f"{path.name}:{node.lineno}"
                        yield from (Use(text, args, where) for text, args in self._used(node, scope))

    def _used(self, call: ast.Call, scope: ast.AST) -> Iterator[tuple[str, frozenset[str]]]:
        name = called(call)
        if name in self._more:
            yield from self._more[name](self, call)
        if name in KEYED:
            start, position = KEYED[name]
            yield from ((start + key, given(call)) for key in self._keys(call.args[position], scope))


def given(call: ast.Call) -> frozenset[str]:
    """The arguments of an event; a way is put together by `core.ways`."""
    named = {word.arg for word in call.keywords if word.arg and word.arg not in FLAGS}
    ways = any(word.arg is None and called(word.value) == "way" for word in call.keywords)
    spread = (word.value for word in call.keywords if word.arg is None and isinstance(word.value, ast.Dict))
    keys = (key for entry in spread for key in entry.keys if isinstance(key, ast.Constant))
    return frozenset(named | {str(key.value) for key in keys} | ({"from", "via", "to"} if ways else set()))
