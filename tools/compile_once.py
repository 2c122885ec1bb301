"""Compile the core and one game with mypyc, once, and tell how much faster they play.

``python tools/compile_once.py [GAME]``

Everything happens in copies of src, which are kept if a folder is named (--folder). The copy that is compiled is
changed where mypyc asks for it, and nowhere else: frames and states, which are made by decorators of our own, and all
they derive from stay ordinary classes, and a field of theirs whose type is known to type checkers alone may hold
anything. Both copies then play the same random games, taking turns; the least CPU time of each game counts, and the
games must end alike.

mypyc comes with mypy, so what `./run test` has installed is enough, and a C compiler. It takes minutes.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/hexarchy")
# What the rules use; the rest of the core reads files, words texts or serves pages.
CORE = (
    *("actions", "axial", "cups", "deals", "decisions", "dice", "events", "frames", "hexes", "hexsets", "paths"),
    *("places", "results", "setting", "shapes", "sight", "standing", "state", "together", "ways"),
)
NOT_RULES = {"table", "bot", "lesson", "text", "data"}
INTERPRETED = {"__init__.py", "data_schema.py", "position.py"}  # what reads files, and what hands out lazily
MAKERS = {"frame", "state_class"}
ORDINARY = (
    "@mypyc_attr(native_class=False, allow_interpreted_subclasses=True)"  # else `isinstance` overlooks subclasses
)

BUILD = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({files!r}, opt_level="{level}", debug_level="0", multi_file=True, target_dir="build")
setup(name="compiled", packages=[], package_dir={{"": "src"}}, ext_modules=extensions)
"""

# What compiled code is begun with. A compiled function holds no attributes, and the first of these decorators, which is
# for type checkers alone, sets one. To the second, compiled classes do not tell their class variables from fields (ours
# are written in capitals); and with slots it would make another class than the one their own module knows.
FIRST = """
import dataclasses, functools, typing

def dataclass(cls=None, /, *, make=dataclasses.dataclass, **about):
    if cls is None:
        return functools.partial(dataclass, **about)
    told = cls.__dict__.get("__annotations__", {})
    for name in [name for name in told if name.isupper()]:
        del told[name]
    return make(cls, **{**about, "slots": False})

typing.dataclass_transform = lambda **about: lambda function: function
dataclasses.dataclass = dataclass
"""

PLAY = """
import json, random, sys, time
import hexarchy
from hexarchy.bots.random_bot import pick
from hexarchy.core import state
from hexarchy.core.dice import SeededDice

game, found = hexarchy.game(sys.argv[1]), []
for seed in [0, *range(int(sys.argv[2]))]:
    rng, start, decisions = random.Random(seed), time.process_time(), 0
    s = game.new(dice=SeededDice(seed))
    while s.decision is not None:
        ask = s.decision.asks[0]
        s.apply(ask.seat, pick(ask.options, rng))
        decisions += 1
    found.append((decisions, s.digest(), time.process_time() - start))
print(json.dumps([state.__file__, found[1:]]))
"""


def rules_of(copy: Path, game: str) -> list[Path]:
    """The files that are compiled."""
    folder = copy / PACKAGE / "games" / game
    own = [path for path in sorted(folder.rglob("*.py")) if not NOT_RULES & {*path.relative_to(folder).parts}]
    core = [copy / PACKAGE / "core" / f"{name}.py" for name in CORE]
    return [*core, *(path for path in own if path.name not in INTERPRETED)]


def called(node: ast.expr) -> str:
    """The last name in what a decorator or a base is written as."""
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case ast.Subscript():
            return called(node.value)
        case ast.Call():
            return called(node.func)
    return ""


def ordinary(classes: dict[str, ast.ClassDef]) -> set[str]:
    """The classes made by decorators of our own, those they derive from, and what derives from any of these."""
    bases = {name: {called(base) for base in one.bases} & classes.keys() for name, one in classes.items()}
    found = {name for name, one in classes.items() if {called(each) for each in one.decorator_list} & MAKERS}
    while True:
        more = found.union(*(bases[name] for name in found), (name for name in classes if bases[name] & found))
        if more == found:
            return found
        found = more


def only_for_checkers(tree: ast.Module) -> set[str]:
    """The names a module imports for type checkers alone."""
    blocks = (node for node in tree.body if isinstance(node, ast.If) and called(node.test) == "TYPE_CHECKING")
    imports = (node for block in blocks for node in block.body if isinstance(node, ast.ImportFrom))
    return {alias.asname or alias.name for node in imports for alias in node.names}


def changes(tree: ast.Module, loose: set[str]) -> Iterator[tuple[int, int, str]]:
    """Where to change a file: a line, how many lines are replaced, and by what."""
    absent = only_for_checkers(tree)
    for one in ast.walk(tree):
        if not isinstance(one, ast.ClassDef) or one.name not in loose:
            continue
        yield min([one.lineno, *(each.lineno for each in one.decorator_list)]), 0, ORDINARY
        for field in one.body:
            if isinstance(field, ast.AnnAssign) and called(field.annotation) in absent:
                assert field.value is None, "no field of such a type has a default"
                yield field.lineno, 1, f"    {ast.unparse(field.target)}: Any"


def adapt(files: list[Path]) -> None:
    trees = {path: ast.parse(path.read_text()) for path in files}
    classes = {one.name: one for tree in trees.values() for one in ast.walk(tree) if isinstance(one, ast.ClassDef)}
    loose = ordinary(classes)
    for path, tree in trees.items():
        lines = path.read_text().split("\n")
        changed = sorted(changes(tree, loose), reverse=True)
        for line, replaced, by in changed:
            lines[line - 1 : line - 1 + replaced] = [by]
        if changed:
            at = next(at for at, line in enumerate(lines) if line.startswith("from __future__"))
            lines[at + 1 : at + 1] = ["from typing import Any", "from mypy_extensions import mypyc_attr"]
            path.write_text("\n".join(lines))


def compile_(copy: Path, game: str, level: int) -> int:
    """How many files are compiled."""
    files = rules_of(copy, game)
    adapt(files)
    (copy / "setup.py").write_text(BUILD.format(files=[str(path.relative_to(copy)) for path in files], level=level))
    settings = "[mypy]\npython_version = 3.11\nmypy_path = src\nexplicit_package_bases = true\n"
    (copy / "mypy.ini").write_text(settings)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    built = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    if built.returncode:
        sys.exit(f"{built.stdout[-3000:]}\n{built.stderr[-3000:]}")
    for shared in copy.glob("*__mypyc*"):
        shutil.move(shared, copy / "src")
    return len(files)


def play(copy: Path, game: str, games: int) -> list[tuple[int, str, float]]:
    """For each game the decisions, the digest of its end, and the CPU time."""
    env = {**os.environ, "PYTHONPATH": str(copy / "src")}
    program = PLAY if copy.name == "interpreted" else FIRST + PLAY
    command = [sys.executable, "-c", program, game, str(games)]
    ran = subprocess.run(command, cwd=copy, env=env, stdout=subprocess.PIPE, text=True, check=True)
    where, found = json.loads(ran.stdout)
    assert Path(where).is_relative_to(copy.resolve()), where
    assert (Path(where).suffix == ".py") == (copy.name == "interpreted"), where
    return [(decisions, digest, took) for decisions, digest, took in found]


def compare(folder: Path, game: str, games: int, rounds: int) -> tuple[float, float]:
    """Decisions a second of CPU time, interpreted and compiled."""
    least: dict[str, list[float]] = {}
    ends: set[tuple[tuple[int, str], ...]] = set()
    for number in range(rounds):
        for name in ("interpreted", "compiled") if number % 2 == 0 else ("compiled", "interpreted"):
            found = play(folder / name, game, games)
            ends.add(tuple((decisions, digest) for decisions, digest, _ in found))
            took = [one for _, _, one in found]
            least[name] = [min(pair) for pair in zip(took, least.get(name, took), strict=True)]
    (end,) = ends  # both play the same games
    decisions = sum(count for count, _ in end)
    return decisions / sum(least["interpreted"]), decisions / sum(least["compiled"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="demonlord")
    parser.add_argument("--folder", type=Path, help="where the copies are made, and kept; compiled ones are not again")
    parser.add_argument("--level", type=int, default=2, help="of optimization, 0 to 3")
    parser.add_argument("--games", type=int, default=40, help="how many are played")
    parser.add_argument("--rounds", type=int, default=5, help="how often")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hexarchy-") as scratch:
        folder = (options.folder or Path(scratch)).resolve()
        if not (folder / "compiled").exists():
            for name in ("interpreted", "compiled"):
                shutil.copytree(ROOT / "src", folder / name / "src", ignore=shutil.ignore_patterns("__pycache__"))
            print(f"{compile_(folder / 'compiled', options.game, options.level)} files compiled", flush=True)
        before, after = compare(folder, options.game, options.games, options.rounds)
    print(f"{options.game}: {before:,.0f} decisions/s interpreted, {after:,.0f} compiled: {after / before:.2f} times")


if __name__ == "__main__":
    main()
