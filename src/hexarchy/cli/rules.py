"""`rules`: the rulebook, its outline, one rule, or a search."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from hexarchy.cli.front import Front

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.rulebook import Rule

LINES: Final = re.compile(r"\b\d{3}:")  # the number of the source before its lines
ID: Final = re.compile(r"[A-Za-z]+-[A-Za-z]+-\d+")


def command(front: Front) -> click.Command:
    def show(game: str, words: tuple[str, ...]) -> None:
        from hexarchy.cli.shelf import find_game

        found = find_game(front, game)
        if any(word.strip() for word in words):
            look_up(front, found, " ".join(words))
        else:
            outline(front, found)

    arguments: list[click.Parameter] = [
        click.Argument(["game"], metavar=front.text("metavar-game")),
        click.Argument(["words"], nargs=-1, metavar=front.text("metavar-rule")),
    ]
    return front.command("rules", show, arguments)


def outline(front: Front, game: Game) -> None:
    """The chapters, each with the ids of its rules."""
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim", no_wrap=True)
    for chapter, rules in game.rulebook.sections(front.lang):
        table.add_row(chapter, str(len(rules)), f"{rules[0].id} … {rules[-1].id}" if len(rules) > 1 else rules[0].id)
    front.console.print(table)
    front.say("rules-hint", count=len(game.rulebook))


def look_up(front: Front, game: Game, said: str) -> None:
    """One rule by its id, or all that hold some words."""
    book = game.rulebook
    known = said.strip().upper()
    if known in book:
        show_rule(front, book.rule(known, front.lang))
        return
    found = book.search(said, front.lang) or book.search(re.sub(r"['’-]", " ", said), front.lang)
    if ID.fullmatch(said.strip()) and not found:
        import difflib

        near = ", ".join(difflib.get_close_matches(known, [rule.id for rule in book]))
        raise front.mistake("error-no-rule-near" if near else "error-no-rule", id=known, near=near)
    if not found:
        raise front.mistake("error-no-words", words=said)
    if len(found) == 1:
        show_rule(front, found[0])
        return
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for rule in found:
        table.add_row(rule.id, rule.title)
    front.console.print(table)


def show_rule(front: Front, rule: Rule) -> None:
    from rich.padding import Padding
    from rich.text import Text

    text, console = front.text, front.console
    console.print(Text.assemble((f"{rule.id}  {rule.title}", "bold"), (f"   {rule.section}", "dim")))
    console.print(Padding(Text(rule.text), (0, 0, 0, 2)))
    if rule.ruling:
        console.print(Padding(Text.assemble((text("rule-ruling") + " ", "bold"), rule.ruling), (0, 0, 0, 2)))
    kind = text(f"rule-kind-{rule.kind}")
    console.print(
        Padding(Text(text("rule-source", kind=kind, source=LINES.sub("", rule.seed)), style="dim"), (0, 0, 0, 2))
    )
    if rule.lang != front.lang:
        console.print(Padding(Text(text("rule-untranslated"), style="dim"), (0, 0, 0, 2)))
