"""Every switch with every other: ``./run bench switches GAME [--games N] [--seed S] [--strength T]``.

Makes settings in which any T values of options (three by default), among them the number of players, occur together
wherever that can be agreed on: a covering array. Then random games are played over them, with resignations and, where
players bring lists, any that are allowed; ``--captain SHARE`` has the captain give that share of the answers, in games
where armies at random seldom meet. What went wrong is told with what it takes to see it again. At the end: the rules of
the game's code that no game came to. A rule counts as met when a function that cites it was called.

Each game is written to ``benchmarks/switches/GAME.jsonl`` as soon as it is over, and the same command goes on from
there: only games that failed are played again.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import os
import random
import re
import sys
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import msgspec

from hexarchy import bots
from hexarchy.arena import workers
from hexarchy.bots.random_bot import pick
from hexarchy.core.agreements import Value
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from hexarchy.core.inputs import BadInput
from hexarchy.core.scenarios import BadOption, Option

ROWS: Final = Path(__file__).parent / "switches"
MADE: Final = Path(__file__).parents[1] / "build" / "switches"  # settings that need not be made again
PLAYERS: Final = "players"  # beside the options
TRIES: Final = 12  # to make a setting with what is wanted
IDLE_ROWS: Final = 25  # settings drawn at random that bring nothing new, after which those that lack are made
MOST_QUESTIONS: Final = 60_000
ENDS: Final = ("done", "stop", "none", "no")  # taken at once they would leave most of a game out
RESIGNS: Final = 0.0003

Pick = tuple[str, Value]  # an option and its value
Setting = Mapping[str, Value]


class Task(NamedTuple):
    """A game to play. `watched`: it is noted which rules it comes to. `captain`: the share of answers it gives."""

    name: str
    scenario: str
    setting: Setting
    seed: int
    watched: bool = False
    captain: float = 0.0


class Played(NamedTuple):
    questions: int
    failure: str  # what was said of it; nothing where all went well
    called: set[tuple[str, int]]  # functions, by file and line


def game_of(name: str) -> Game:
    found: Game = importlib.import_module(f"hexarchy.games.{name}").GAME
    return found


# -- settings ---------------------------------------------------------------------------------------------------------


class Settings:
    """What can be agreed on in a scenario of a game."""

    def __init__(self, game: Game, scenario: str, seed: int) -> None:
        self.scenarios = game.scenarios
        self.scenario = scenario
        least, most = self.scenarios[scenario].players or (len(game.seats), len(game.seats))
        self.values: dict[str, list[Value]] = {PLAYERS: list(range(least, most + 1))}
        for option in self.scenarios.switches:
            several = option.choices
            self.values[option.id] = [several[0], several[-1]] if isinstance(several, range) else list(several)
        self.against = {option.id: list(self._against(option.id)) for option in self.scenarios.switches}
        self.luck = random.Random(seed)

    def _against(self, name: str) -> Iterator[tuple[Option, Sequence[Value]]]:
        """Options that do not go with some values of an option, and which."""
        for other in self.scenarios.switches:
            for test in other.conflicts:
                if test.option == name:
                    yield other, test.values

    def drawn(self, wanted: Mapping[str, Value] | None = None) -> Setting | None:
        """A setting with some values given; None where none was found."""
        for _ in range(TRIES):
            forced: dict[str, Value] = {}
            if all(self._force(forced, name, value) for name, value in (wanted or {}).items()):
                made = self._complete(forced)
                if made is not None and all(made[name] == value for name, value in (wanted or {}).items()):
                    return made
        return None

    def _force(self, forced: dict[str, Value], name: str, value: Value) -> bool:
        """Fix a value and what it needs; False where that contradicts what is fixed already."""
        if name in forced:
            return forced[name] == value
        forced[name] = value
        if name == PLAYERS:
            return True
        option = self.scenarios.option(name)
        if value == option.idle:
            return True
        for clause in self.scenarios.clauses(option.condition):
            test = self.luck.choice(clause)
            if not self._force(forced, test.option, self.luck.choice(test.values)):
                return False
        return all(
            self._force(forced, test.option, self.scenarios.option(test.option).idle)
            for test in option.conflicts
            if forced.get(test.option) is None and self._idle_helps(test.option, test.values)
        )

    def _idle_helps(self, name: str, values: Sequence[Value]) -> bool:
        return self.scenarios.option(name).idle not in values

    def _complete(self, forced: Mapping[str, Value]) -> Setting | None:
        chosen: dict[str, Value] = {}
        for option in self.scenarios._in_turn:
            value = forced.get(option.id, self.luck.choice(self.values[option.id]))
            able = self.scenarios.lacking(option.condition, self.scenario, chosen) is None
            chosen[option.id] = value if able and not self._clashes(option, value, chosen, forced) else option.idle
        try:
            agreed = self.scenarios.options(self.scenario, chosen)
        except BadOption:
            return None
        return {**agreed, PLAYERS: forced.get(PLAYERS, self.luck.choice(self.values[PLAYERS]))}

    def _clashes(self, option: Option, value: Value, chosen: Mapping[str, Value], forced: Mapping[str, Value]) -> bool:
        """Is it on together with what is chosen or fixed and does not go with it?"""
        if value == option.idle or option.id in forced:
            return False
        beside = {**forced, **chosen}
        if any(test.option in beside and test.holds(beside) for test in option.conflicts):
            return True
        return any(
            value in values and beside.get(other.id, other.idle) != other.idle
            for other, values in self.against[option.id]
        )


def covering(settings: Settings, strength: int) -> tuple[list[Setting], int]:
    """Settings in which all that can stand together does, `strength` values at a time; and how many sets of values
    that are."""
    rows: list[Setting] = []
    masks: dict[Pick, int] = {(name, value): 0 for name, values in settings.values.items() for value in values}

    def add(row: Setting) -> None:
        for name, value in row.items():
            if (name, value) in masks:
                masks[name, value] |= 1 << len(rows)
        rows.append(row)

    def lacking(size: int, dead: set[frozenset[Pick]]) -> Iterator[tuple[Pick, ...]]:
        """Sets of values that no row has; those with a pair that cannot be are left out."""
        for names in combinations(settings.values, size):
            for picked in _values(settings, names):
                common = -1
                for one in picked:
                    common &= masks[one]
                if not common and not any(frozenset(pair) in dead for pair in combinations(picked, 2)):
                    yield picked

    quiet, lack = 0, sum(1 for _ in lacking(2, set()))
    while quiet < IDLE_ROWS:
        row = settings.drawn()
        quiet += 1
        if row is not None:
            add(row)
            before, lack = lack, sum(1 for _ in lacking(2, set()))
            quiet = 0 if lack < before else quiet
    impossible: set[frozenset[Pick]] = set()
    for size in range(2, strength + 1):
        for wanted in lacking(size, impossible):
            common = -1
            for one in wanted:
                common &= masks[one]
            if common:  # a row made since has it
                continue
            made = settings.drawn(dict(wanted))
            if made is not None:
                add(made)
            elif size == 2:
                impossible.add(frozenset(wanted))
    sets = sum(1 for names in combinations(settings.values, strength) for _ in _values(settings, names))
    return rows, sets - sum(1 for _ in lacking(strength, set()))


def array(game: Game, scenario: str, strength: int, seed: int) -> tuple[list[Setting], int]:
    """The settings and how many sets they hold, as `covering` made them for the options of now."""
    sources = (game.folder / "data" / "scenarios.toml", Path(__file__))
    known = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]
    path = MADE / f"{game.name}-{scenario}-{strength}-{seed}-{known}.json"
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=tuple[list[Setting], int])
    made = covering(Settings(game, scenario, seed), strength)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(made))
    return made


def _values(settings: Settings, names: Sequence[str]) -> Iterator[tuple[Pick, ...]]:
    found: list[tuple[Pick, ...]] = [()]
    for name in names:
        found = [(*some, (name, value)) for some in found for value in settings.values[name]]
    return iter(found)


# -- games ------------------------------------------------------------------------------------------------------------


def play(task: Task) -> Played:
    """A random game to its end."""
    game = game_of(task.name)
    called: set[tuple[str, int]] = set()
    folder, codes = str(game.folder), set[CodeType]()

    def watch(frame: FrameType, event: str, given: Any) -> None:
        codes.add(frame.f_code)

    questions, failure = 0, ""
    try:
        if task.watched:
            sys.setprofile(watch)
        questions = _played(game, task)
    except Exception:
        failure = traceback.format_exc()
    finally:
        sys.setprofile(None)
    called |= {(code.co_filename, code.co_firstlineno) for code in codes if code.co_filename.startswith(folder)}
    return Played(questions, failure, called)


def _played(game: Game, task: Task) -> int:
    rng = random.Random(task.seed)
    options = {name: value for name, value in task.setting.items() if name != PLAYERS}
    players = task.setting[PLAYERS]
    assert isinstance(players, int)
    seats = game.seats[:players]
    lists = _drawn(game, task.scenario, options, seats, rng)
    state = game.new(task.scenario, options, SeededDice(task.seed), seats, lists)
    captains = [bots.make("captain", game, seat) for seat in range(players)] if task.captain else []
    chairs = [Chair(state, seat) for seat in range(players)]
    for number in range(MOST_QUESTIONS):
        decision = state.decision
        if decision is None:
            return number
        if rng.random() < RESIGNS:
            living = [seat for seat in range(players) if state.living(seat)]
            state.apply(rng.choice(living), "resign")
            continue
        ask = rng.choice(decision.asks)
        if rng.random() < task.captain:
            state.apply(ask.seat, captains[ask.seat].choose(chairs[ask.seat]))
            continue
        action = pick(ask.options, rng)
        if action.text in ENDS and rng.random() < 0.7:
            action = pick(ask.options, rng)
        state.apply(ask.seat, action)
    raise AssertionError(f"it does not come to an end in {MOST_QUESTIONS} questions")


def _drawn(
    game: Game, scenario: str, options: Mapping[str, Value], seats: Sequence[str], rng: random.Random
) -> dict[str, str]:
    """Any lists that are allowed, where players bring some."""
    lists: dict[str, str] = {}
    call = game.mustering(scenario, options, seats)
    if call is not None:
        for seat in call.muster.wanted(call.terms):
            with suppress(BadInput):  # its side has too few points left for chance to find one
                lists[seat] = call.muster.drawn(call.terms, seat, rng, call.allied(seat, lists))
    return lists


# -- rules ------------------------------------------------------------------------------------------------------------


def cited(game: Game) -> dict[str, set[tuple[str, int]]]:
    """For every rule the functions that name it, by file and line."""
    known = {rule.id for rule in game.rulebook}
    prefix = re.escape(next(iter(sorted(known))).partition("-")[0])
    ids = re.compile(rf"\b{prefix}(?:-[A-Z]+)+-\d+\b|(?<=, )-\d+\b")
    found: dict[str, set[tuple[str, int]]] = {}
    for path in game.folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                body = "\n".join(lines[first - 1 : node.end_lineno])
                for rule in _named(ids, body) & known:
                    found.setdefault(rule, set()).add((str(path), first))
    return found


def _named(ids: re.Pattern[str], text: str) -> set[str]:
    """Rules in a text; "DR-A-MIL-05, -07" names two."""
    found: set[str] = set()
    last = ""
    for match in ids.finditer(text):
        last = match[0] if not match[0].startswith("-") else last.rpartition("-")[0] + match[0]
        found.add(last)
    return found


# -- rows -------------------------------------------------------------------------------------------------------------


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of games: what they are played over."""

    game: str
    scenario: str
    strength: int
    seed: int
    settings: int
    sets: int  # of values that stand together in them
    digest: str  # of the settings: what can be agreed on may have changed since
    captain: float = 0.0  # the share of answers it gave


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game. `met` are the rules that no game above it came to."""

    seed: int
    questions: int
    met: tuple[str, ...] = ()
    failure: str = ""


def head_of(
    name: str, scenario: str, strength: int, seed: int, made: tuple[list[Setting], int], captain: float = 0.0
) -> Head:
    settings, sets = made
    digest = hashlib.sha256(msgspec.json.encode(settings, order="sorted")).hexdigest()[:16]
    return Head(name, scenario, strength, seed, len(settings), sets, digest, captain)


def read(path: Path, head: Head) -> list[Row]:
    """The games that need not be played again."""
    if not path.exists():
        return []
    first, *lines = path.read_bytes().split(b"\n")[:-1]  # what was half written ends without a new line
    if msgspec.json.decode(first, type=Head) != head:
        raise SystemExit(f"{path} holds games over other settings: take it away, and all are played anew")
    rows = (msgspec.json.decode(line, type=Row) for line in lines)
    return [row for row in rows if not row.failure]


def write(path: Path, head: Head, rows: Sequence[Row]) -> None:
    path.parent.mkdir(exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (head, *rows)))
    os.replace(beside, path)


def go_on(head: Head, settings: Sequence[Setting], games: int, path: Path, jobs: int) -> list[Row]:
    """Play what is missing in the file, each game written when it is over."""
    rows = read(path, head)
    write(path, head, rows)
    there = {row.seed for row in rows}
    met = {rule for row in rows for rule in row.met}
    places = cited(game_of(head.game))
    tasks = [
        Task(head.game, head.scenario, settings[n % len(settings)], head.seed + n, n < len(settings), head.captain)
        for n in range(games)
        if head.seed + n not in there
    ]
    for task, played in zip(tasks, workers.processes(jobs).spread(play, tasks), strict=True):
        new = {rule for rule, functions in places.items() if not functions.isdisjoint(played.called)} - met
        met |= new
        rows.append(Row(task.seed, played.questions, tuple(sorted(new)), played.failure))
        with path.open("ab") as file:
            file.write(msgspec.json.encode(rows[-1]) + b"\n")
        if sys.stderr.isatty():
            print(f"\r{len(rows)} of {games} games", end="", file=sys.stderr)
    return rows


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run bench switches", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenario", help="by default the usual one")
    parser.add_argument("--games", type=int, default=1000, help="so many games (default: 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strength", type=int, default=3, choices=(2, 3), help="values at a time (default: 3)")
    parser.add_argument("--captain", type=float, default=0.0, metavar="SHARE", help="of the answers (default: none)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument(
        "--rows", type=Path, help=f"the file of the games (default: {ROWS.name}/GAME.jsonl, or GAME-SCENARIO.jsonl)"
    )
    options = parser.parse_args(arguments)
    game = game_of(options.game)
    scenario = options.scenario or game.scenarios.usual
    began = time.monotonic()
    settings, sets = array(game, scenario, options.strength, options.seed)
    print(
        f"{len(settings)} settings with {sets:,} sets of {options.strength} values ({time.monotonic() - began:.0f} s)"
    )
    head = head_of(options.game, scenario, options.strength, options.seed, (settings, sets), options.captain)
    path = options.rows or ROWS / f"{options.game}{f'-{options.scenario}' if options.scenario else ''}.jsonl"
    rows = go_on(head, settings, options.games, path, options.jobs)
    failed = [row for row in rows if row.failure]
    print(f"{len(rows)} games, {sum(row.questions for row in rows):,} questions, {len(failed)} that failed")
    for row in failed[:5]:
        setting = settings[(row.seed - options.seed) % len(settings)]
        on = {name: value for name, value in setting.items() if value is not False}
        print(f"\nseed {row.seed}: {on}\n{row.failure}")
    _tell_rules(game, {rule for row in rows for rule in row.met})
    return int(bool(failed))


def _tell_rules(game: Game, met: set[str]) -> None:
    places = cited(game)
    never = sorted(places.keys() - met)
    unnamed = [rule.id for rule in game.rulebook if rule.id not in places]
    print(f"\n{len(places) - len(never)} of {len(places)} rules that functions cite were met", end="")
    print(f"; {len(unnamed)} of {len(game.rulebook)} are cited in no function")
    if never:
        print("never met:", ", ".join(never))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
