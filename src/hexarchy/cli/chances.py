"""Chances: a game's odds in tables. The game computes them from the objects that resolve its fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from hexarchy import bots
from hexarchy.bots import bot_seed
from hexarchy.cli.front import Front
from hexarchy.cli.progress import bar
from hexarchy.cli.words import Words
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.game import Game
from hexarchy.core.odds import Choose, Course, Modifier, Odds, Throw
from hexarchy.core.state import State

SHORT: Final = 12  # letters of the longest name that can head a column


def show(
    front: Front, words: Words, deals: Sequence[State], games: int, bot: str | None, seed: int, asked: int | None = None
) -> bool:
    """Compute and print; False when there is no fight to compute. `asked`: who has to decide how to go on with it."""
    game = words.game
    who = bot or bots.best(game)
    fights = len(game.odds(deals, 0, player(game, who, seed)))
    if not fights:
        return False
    with bar(front, front.text("odds-progress"), games) as tick:
        found = game.odds(deals, games, player(game, who, seed), stand=who == "random", tick=tick, asked=asked)
    for number, odds in enumerate(found):
        if number:
            front.console.print()
        _show(front, words, odds, who)
    return True


def player(game: Game, bot: str, seed: int) -> Choose:
    """A bot on every seat."""
    players = [bots.make(bot, game, bot_seed(seed, seat)) for seat in range(len(game.seats))]

    def choose(state: State, seat: int) -> Action:
        return players[seat].choose(Chair(state, seat))

    return choose


def _show(front: Front, words: Words, odds: Odds, bot: str) -> None:
    text, console = front.text, front.console
    console.print(Text(words.game.odds_text(odds.kind, hex=words.hex(odds.hex))[front.lang], style="bold"))
    if not odds.sure:
        console.print(Text(text("odds-example"), style="dim"))
    for kind in dict.fromkeys(throw.kind for throw in odds.throws):
        throws = [throw for throw in odds.throws if throw.kind == kind]
        console.print(
            _table(front, words, kind, throws) if _fits(front, words, throws) else _list(front, words, throws[0])
        )
    if odds.games:
        console.print(Text(text("odds-played", games=odds.games, bot=bot), style="italic"))
    if odds.outcomes:
        console.print(_outcomes(front, words, odds))
    for course in odds.courses:
        console.print(Text(words.game.wording(front.lang).option(course.action, course.question), style="italic"))
        console.print(_outcomes(front, words, course))


def _results(throws: Sequence[Throw]) -> list[str]:
    results = list(dict.fromkeys(result for throw in throws for result in throw.chances if result != "miss"))
    return sorted(results, key=lambda result: (not result.isdigit(), int(result) if result.isdigit() else 0))


def _fits(front: Front, words: Words, throws: Sequence[Throw]) -> bool:
    """Whether each result can have a column of its own."""
    return len(throws) > 1 or all(len(_named(front, words, result)) <= SHORT for result in _results(throws))


def _list(front: Front, words: Words, throw: Throw) -> Table:
    """One line for each result of a throw, then one for each modifier."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
    for result in _results([throw]):
        table.add_row(front.percent(throw.chances[result]), _named(front, words, result))
    for entry in throw.modifiers:
        table.add_row("", Text(_modifier(front, words, entry), style="dim"))
    return table


def _table(front: Front, words: Words, kind: str, throws: Sequence[Throw]) -> Table:
    """One line for each throw: who, at whom, what is needed, the chance of each result, the modifiers."""
    text = front.text
    results = _results(throws)
    needed = any(throw.needed is not None for throw in throws)
    table = Table(box=None, title=_named(front, words, kind), title_justify="left", title_style="italic")
    table.add_column(text("odds-who"))
    if needed:
        heading = "odds-morale" if "stands" in results else "odds-needed"
        table.add_column(text(heading), justify="right", no_wrap=True)
    for result in results:
        table.add_column(_named(front, words, result), justify="right", no_wrap=True)
    table.add_column(text("odds-modifiers"))
    for throw in throws:
        row = [_who(words, throw)]
        if needed:
            row.append(_need(front, throw))
        row += [front.percent(throw.chances.get(result, 0.0)) for result in results]
        modifiers = [_modifier(front, words, entry) for entry in throw.modifiers if entry.amount]
        table.add_row(*row, "\n".join(modifiers) or "–")
    return table


def _named(front: Front, words: Words, name: str) -> str:
    """What the game calls a kind of throw or a result; numbers name themselves."""
    return name if name.isdigit() else words.game.odds_text(name)[front.lang]


def _who(words: Words, throw: Throw) -> str:
    about = throw.about
    if "target" in about:
        return f"{words.piece(about['unit'])} → {words.piece(about['target'])}"
    return words.piece(about["unit"]) if "unit" in about else words.side(about["side"])


def _need(front: Front, throw: Throw) -> str:
    if throw.needed is None:
        return ""
    return (
        front.text("odds-need", dice=throw.dice, needed=throw.needed) if "hit" in throw.chances else str(throw.needed)
    )


def _modifier(front: Front, words: Words, entry: Modifier) -> str:
    amount = f"{entry.amount:+d}".replace("-", "−")
    share = "" if entry.share == 1 else f" ({front.percent(entry.share)})"
    return f"{amount} {entry.rule} {words.added(entry.rule)}{share}"


def _outcomes(front: Front, words: Words, of: Odds | Course) -> Table:
    text = front.text
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
    table.add_column()
    table.add_column(justify="right")
    for seat in words.game.seats:
        table.add_row(text("odds-wins", side=words.side(seat)), front.percent(of.outcomes.get(seat, 0.0)))
    for result, share in of.outcomes.items():
        if result not in words.game.seats:
            table.add_row(_named(front, words, result), front.percent(share))
    for seat, lost in of.losses.items():
        table.add_row(text("odds-losses", side=words.side(seat)), front.decimal(lost))
    return table
