"""Is each rule held by its own tests? ``./run bench mutants GAME [--rule ID …] [--jobs N]``.

For every rule the places of the game's code that cite it are disabled, one at a time: a condition never holds or always
does, a statement is left out, a function that names the rule in its docstring gives back nothing, or any of a class
that does; a constant is another. The tests marked with the rule must notice. A rule whose mutants all pass its tests is
a survivor: either nothing proves it, or the code cites it where it is not decided. Rules that no code cites (they stand
in data, or follow from others) are listed apart.

The tests are collected once; each mutant lives in a process of its own that swaps the code of one function.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import importlib
import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, NamedTuple

import pytest

from hexarchy.core.game import Game

ROOT: Final = Path(__file__).parents[1]
LEFT_OUT: Final = ("browser", "web", "server")  # tests of other things than rules, and slow ones
SLOW: Final = ("test_fuzz.py", "test_promises.py", "test_captain.py")  # whole games: what they notice others hold too
DECIDE_NOTHING: Final = ("table", "bot", "text")  # folders of a game's code that show its rules, or use them
MOST_SECONDS: Final = 20  # of its own processor time: a mutant that never ends is noticed
KILLED, SURVIVED, BROKEN = 0, 1, 2

Function = ast.FunctionDef
Statement = ast.stmt


class Mutant(NamedTuple):
    """One function with one thing disabled, or a constant with another value."""

    path: Path
    name: str  # of the function, qualified
    line: int  # where it begins
    said: str  # what is disabled
    code: CodeType | None  # None: of a constant


# -- where rules are cited --------------------------------------------------------------------------------------------


class Chapter:
    """A file of the game's code: its functions, and on which lines which rules are named."""

    def __init__(self, path: Path, ids: re.Pattern[str]) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.lines = [_named(ids, line) for line in self.text.splitlines()]
        self.functions = list(_functions(self.tree, ""))

    def citing(self, rule: str) -> Iterator[tuple[str, Function, int]]:
        """The lines that name a rule, each with the outermost function it stands in; of a class's own, all of its."""
        for number in self._lines_of(rule):
            inside = [(name, function) for name, function in self.functions if _around(function, number)]
            for name, function in inside or self._methods(number):
                yield name, function, number if inside else function.lineno

    def constants(self, rule: str) -> Iterator[tuple[str, int]]:
        """The constants of the module that a line which names a rule stands at, or speaks of."""
        for number in self._lines_of(rule):
            for node in self.tree.body:
                if not isinstance(node, ast.Assign | ast.AnnAssign) or not _around(node, number, before=1):
                    continue
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    yield target.id, node.lineno

    def _lines_of(self, rule: str) -> list[int]:
        return [number for number, named in enumerate(self.lines, 1) if rule in named]

    def _methods(self, line: int) -> list[tuple[str, Function]]:
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef) and _around(node, line)]
        return [(f"{made.name}.{name}", function) for made in classes for name, function in _functions(made, "")]


def _functions(node: ast.AST, within: str) -> Iterator[tuple[str, Function]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield within + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{within}{child.name}.")
        elif isinstance(child, ast.If | ast.Try):
            yield from _functions(child, within)


def _first(node: Statement) -> int:
    decorated = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *(one.lineno for one in decorated)])


def _around(node: Statement, line: int, before: int = 0) -> bool:
    return _first(node) - before <= line <= (node.end_lineno or 0)


def _named(ids: re.Pattern[str], line: str) -> set[str]:
    """Rules on a line; "DR-A-MIL-05, -07" names two, "-05 to -07" three."""
    found: set[str] = set()
    last = ""
    for match in ids.finditer(line):
        stem = last.rpartition("-")[0]
        if match["to"] and not last:  # what it goes on from is on the line before
            continue
        if match["to"]:
            start, end = int(last.rpartition("-")[2]), int(match["to"])
            found |= {f"{stem}-{number:02}" for number in range(start + 1, end + 1)}
            last = f"{stem}-{match['to']}"
        else:
            last = match["whole"] or f"{stem}-{match['more'] or match['last']}"
        found.add(last)
    return found


def pattern(game: Game) -> re.Pattern[str]:
    prefix = re.escape(next(iter(game.rulebook)).id.partition("-")[0])
    whole = rf"(?P<whole>\b{prefix}(?:-[A-Z]+)*-\d+(?:\.\d+)?[a-z]?\b)"
    return re.compile(rf"{whole}|\bto -(?P<to>\d+)\b|(?<=, )-(?P<more>\d+)\b|(?<=and )-(?P<last>\d+)\b")


# -- what is disabled -------------------------------------------------------------------------------------------------


def variants(function: Function, line: int) -> Iterator[tuple[str, Function]]:
    """The function with what a line of it decides disabled, in each way there is."""
    told = ast.get_docstring(function) is not None and line <= (function.body[0].end_lineno or 0)
    if told or line <= function.lineno:
        yield from _whole(function)
        return
    statement, above = _at(function, line)
    if statement is None:
        return
    if not isinstance(statement, ast.If) and isinstance(above, ast.If) and statement in above.body:
        yield from _tests(function, above)  # what a condition leads to: `if …: return [Reason("…")]`
    yield from _tests(function, statement)
    if not isinstance(statement, ast.If | ast.For | ast.While | ast.Return | ast.FunctionDef):
        yield "left out", _with(function, statement, ast.Pass())


def _whole(function: Function) -> Iterator[tuple[str, Function]]:
    """The function gives back nothing, or decides nothing."""
    told = ast.unparse(function.returns) if function.returns else ""
    nothing: list[ast.expr] = [ast.Constant(value) for value in _nothing(told)]
    if not nothing:
        nothing = [ast.parse(made, mode="eval").body for made in ("[]", "()", "{}", "0")]
    for value in nothing:
        bare = copy.deepcopy(function)
        if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
            bare.body = [ast.Return(None), ast.Expr(ast.Yield(ast.Constant(None)))]
        else:
            bare.body = [ast.Return(value)]
        yield f"gives back {ast.unparse(value)}", _placed(bare, function)
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node is not function:
            yield from _tests(function, node)


def _nothing(told: str) -> list[bool | int | str | None]:
    if told == "bool":
        return [False, True]
    if told == "int":
        return [0]
    if told == "str":
        return [""]
    return [None] if told in ("", "None", "Asked") or told.endswith("| None") else []


def _tests(function: Function, statement: Statement) -> Iterator[tuple[str, Function]]:
    """Each condition of a statement never holds, or always does; each part of one is left out; a number is another."""
    if isinstance(statement, ast.If | ast.While):
        parts: list[ast.AST] = [statement.test]
        for value in (False, True):
            changed = copy.copy(statement)
            changed.test = ast.copy_location(ast.Constant(value), statement.test)
            yield f"{ast.unparse(statement.test)} is {value}", _with(function, statement, changed)
    elif isinstance(statement, ast.For | ast.With | ast.FunctionDef | ast.Try):
        parts = [statement.iter] if isinstance(statement, ast.For) else []
    else:
        parts = [statement]
    for part in parts:
        for node in ast.walk(part):
            yield from _altered(function, node)


def _altered(function: Function, node: ast.AST) -> Iterator[tuple[str, Function]]:
    if isinstance(node, ast.BoolOp):
        for value in node.values:
            rest = [other for other in node.values if other is not value]
            left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            yield f"without {ast.unparse(value)}", _with(function, node, left)
    elif isinstance(node, ast.Compare):
        yield f"not {ast.unparse(node)}", _with(function, node, ast.UnaryOp(ast.Not(), node))
    elif isinstance(node, ast.IfExp):
        yield f"never {ast.unparse(node.body)}", _with(function, node, node.orelse)
        yield f"always {ast.unparse(node.body)}", _with(function, node, node.body)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield f"whether or not {ast.unparse(test)}", _with(function, test, ast.Constant(True))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"not {ast.unparse(node)}", _with(function, node, node.operand)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value + 1} for {node.value}", _with(function, node, ast.Constant(node.value + 1))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub | ast.Mult):
        yield f"only {ast.unparse(node.left)}", _with(function, node, node.left)


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return ast.copy_location(self.new, self.old)
        kept = copy.copy(node)
        for field, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(kept, field, [self.visit(one) if isinstance(one, ast.AST) else one for one in value])
            elif isinstance(value, ast.AST):
                setattr(kept, field, self.visit(value))
        return kept


def _with(function: Function, old: ast.AST, new: ast.AST) -> Function:
    changed = _Swap(old, new).visit(function)
    assert isinstance(changed, ast.FunctionDef)
    return _placed(changed, function)


def _placed(changed: Function, function: Function) -> Function:
    return ast.fix_missing_locations(ast.copy_location(changed, function))


def _at(function: Function, line: int) -> tuple[Statement | None, Statement | None]:
    """The innermost statement that a line belongs to, or the next one where it is a comment; and what it stands in."""
    placed = list(_statements(function, None))
    around = [one for one in placed if one[0].lineno <= line <= _head_ends(one[0])]
    if around:
        return around[-1]
    after = [one for one in placed if one[0].lineno > line]
    return min(after, key=lambda one: one[0].lineno) if after else (None, None)


def _statements(node: ast.AST, above: Statement | None) -> Iterator[tuple[Statement, Statement | None]]:
    """All statements within a node, those that stand in others after them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child, above
            yield from _statements(child, child)
        else:
            yield from _statements(child, above)


def _head_ends(statement: Statement) -> int:
    """The last line of a statement, without those that stand in it."""
    body = getattr(statement, "body", None)
    return body[0].lineno - 1 if body else statement.end_lineno or statement.lineno


def mutants(chapter: Chapter, rule: str) -> Iterator[Mutant]:
    seen = set()
    for name, function, line in chapter.citing(rule):
        for said, changed in variants(function, line):
            if (name, said) in seen:
                continue
            seen.add((name, said))
            code = _compiled(chapter, function, changed, name)
            if code is not None:
                yield Mutant(chapter.path, name, _first(function), said, code)
    for name, line in chapter.constants(rule):
        yield Mutant(chapter.path, name, line, "is another", None)


def _compiled(chapter: Chapter, function: Function, changed: Function, name: str) -> CodeType | None:
    tree = _Swap(function, changed).visit(chapter.tree)
    assert isinstance(tree, ast.Module)
    try:
        module = compile(ast.fix_missing_locations(tree), str(chapter.path), "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == name and code.co_name != "<module>":
            return code
        waiting += [const for const in code.co_consts if isinstance(const, CodeType)]
    return None


# -- tests ------------------------------------------------------------------------------------------------------------


class Trial:
    """The pytest plugin that runs the tests of each rule against its mutants instead of running the tests."""

    def __init__(self, game: Game, rules: list[str], share: tuple[int, int]) -> None:
        self.game = game
        self.rules = rules
        self.share = share
        self.survivors: dict[str, list[str]] = {}
        self.uncited: list[str] = []
        self.killed = 0
        self.sound: dict[str, bool] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        marked: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            for marker in item.iter_markers("rule"):
                for rule in marker.args:
                    marked.setdefault(rule, []).append(item)
        ids = pattern(self.game)
        files = sorted(self.game.folder.rglob("*.py"))
        deciding = [path for path in files if path.relative_to(self.game.folder).parts[0] not in DECIDE_NOTHING]
        chapters = [Chapter(path, ids) for path in deciding]
        live = _live(self.game.folder)
        number, of = self.share
        began = time.monotonic()
        for count, rule in enumerate(self.rules[number::of], 1):
            self._try(rule, marked.get(rule, []), chapters, live)
            if count % 20 == 0:
                print(f"{count} rules, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        return True

    def _try(self, rule: str, items: list[pytest.Item], chapters: list[Chapter], live: Live) -> None:
        items = [item for item in items if self._sound(item)]
        lived = []
        for chapter in chapters:
            for mutant in mutants(chapter, rule):
                functions = live.get((str(mutant.path), mutant.name), [])
                if mutant.code is not None and not functions:
                    continue
                if _noticed(mutant, functions, items):
                    self.killed += 1
                    return
                lived.append(f"{mutant.path.relative_to(self.game.folder)}:{mutant.line} {mutant.name}: {mutant.said}")
        if lived:
            self.survivors[rule] = lived
        else:
            self.uncited.append(rule)

    def _sound(self, item: pytest.Item) -> bool:
        """Does a test pass as long as nothing is disabled?"""
        if item.nodeid not in self.sound:
            self.sound[item.nodeid] = not _noticed(None, [], [item])
        return self.sound[item.nodeid]


Live = dict[tuple[str, str], list[FunctionType]]


def _live(folder: Path) -> Live:
    """The functions of the game that are loaded, by file and name."""
    found: Live = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(folder)):
            found.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
    return found


def _noticed(mutant: Mutant | None, functions: list[FunctionType], items: list[pytest.Item]) -> bool:
    child = os.fork()
    if child == 0:
        code = BROKEN
        try:
            code = _run(mutant, functions, items)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return not os.WIFEXITED(status) or os.WEXITSTATUS(status) == KILLED


def _run(mutant: Mutant | None, functions: list[FunctionType], items: list[pytest.Item]) -> int:
    """In the process of a mutant: do the tests notice?"""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    if mutant is not None and mutant.code is None:
        _change(mutant.path, mutant.name)
    elif mutant is not None and mutant.code is not None:
        for function in functions:
            if len(function.__code__.co_freevars) != len(mutant.code.co_freevars):
                return SURVIVED
            function.__code__ = mutant.code
    for item in items:
        reports = _reports(item)
        if any(report.failed for report in reports):
            return KILLED
    return SURVIVED


def _change(path: Path, name: str) -> None:
    """Give a constant of a module another value, there and wherever it was imported."""
    modules = [module for module in sys.modules.values() if getattr(module, "__file__", None)]
    was = next(vars(module)[name] for module in modules if module.__file__ == str(path))
    empties = isinstance(was, tuple | list | dict | frozenset | set)
    new = was + 1 if type(was) is int else type(was)() if empties else None
    for module in modules:
        if vars(module).get(name) is was:
            setattr(module, name, new)


def _reports(item: pytest.Item) -> list[pytest.TestReport]:
    from _pytest.runner import runtestprotocol

    return runtestprotocol(item, log=False, nextitem=None)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run bench mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rule", action="append", help="only this one, or those that begin so (several times)")
    parser.add_argument("--share", default="0/1", help="the N-th of so many parts, as 0/2 and 1/2")
    options = parser.parse_args(arguments)
    game: Game = importlib.import_module(f"hexarchy.games.{options.game}").GAME
    wanted = tuple(options.rule or ("",))
    rules = [rule.id for rule in game.rulebook if rule.id.startswith(wanted)]
    if not rules:
        parser.error("there is no such rule")
    number, _, of = options.share.partition("/")
    trial = Trial(game, rules, (int(number), int(of)))
    prefix = f'rule("{rules[0].partition("-")[0]}-'
    files = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if path.parent.name not in LEFT_OUT]
    files = [path for path in files if path.name not in SLOW]
    chosen = [str(path) for path in files if prefix in path.read_text(encoding="utf-8")]
    os.chdir(ROOT)
    code = pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header", *chosen], plugins=[trial])
    tried = trial.killed + len(trial.survivors)
    print(
        f"\n{trial.killed} of {tried} rules are held by their own tests; {len(trial.uncited)} are cited in no function"
    )
    unsound = [test for test, good in trial.sound.items() if not good]
    if unsound:
        print("not counted, for they fail with nothing disabled:", ", ".join(unsound))
    for rule, lived in trial.survivors.items():
        print(f"survives: {rule}")
        for line in lived[:3]:
            print(f"    {line}")
    if trial.uncited:
        print("cited nowhere:", ", ".join(trial.uncited))
    return int(code not in (0, 5))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
