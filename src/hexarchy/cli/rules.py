"""`rules`: the rulebook, its outline, one rule, or a search."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import click

from hexarchy.cli.front import Front

if TYPE_CHECKING:
    from rich.table import Table

    from hexarchy.core.game import Game
    from hexarchy.core.rulebook import Rule
    from hexarchy.core.setting import Setting

LINES: Final = re.compile(r"\b\d{3}:")  # the number of the source before its lines
MOST_FOUND: Final = 20
ID: Final = re.compile(r"[A-Za-z]+-[A-Za-z]+-\d+")


def command(front: Front) -> click.Command:
    text = front.text
    params: list[click.Parameter] = [
        click.Argument(["game"], metavar=text("metavar-game")),
        click.Argument(["words"], nargs=-1, metavar=text("metavar-rule")),
        front.option("--record", key="opt-rules-record", metavar=text("metavar-file")),
        front.option("--scenario", key="opt-rules-scenario", metavar=text("metavar-name")),
        front.option("--option", "option", key="opt-rules-option", metavar=text("metavar-switch"), multiple=True),
        front.option("--all", "everything", key="opt-rules-all", is_flag=True),
    ]
    return front.command("rules", lambda **given: _show(front, **given), params)


def _show(
    front: Front,
    game: str,
    words: tuple[str, ...],
    record: str | None,
    scenario: str | None,
    option: tuple[str, ...],
    everything: bool,
) -> None:
    from hexarchy.cli.finding import find_game

    found = find_game(front, game)
    book = Book(front, found, _setting(front, found, record, scenario, option), everything=everything)
    if any(word.strip() for word in words):
        book.look_up(" ".join(words))
    else:
        book.outline()


def _setting(
    front: Front, game: Game, record: str | None, scenario: str | None, option: tuple[str, ...]
) -> Setting | None:
    """What a match is, or would be, played with; None where the whole rulebook is asked for."""
    from hexarchy.cli.finding import agreed, read_record, unplayable
    from hexarchy.core.decisions import DeadEnd
    from hexarchy.core.game import BadInput
    from hexarchy.core.scenarios import BadOption

    if record is None:
        if scenario is None and not option:
            return None
        return game.setting(*agreed(front, game, scenario, None, option))
    if scenario is not None or option:
        raise front.mistake("error-record-alone")
    rules, read = read_record(front, record)
    if rules.name != game.name:
        raise front.mistake("error-other-game", path=record, name=rules.name, wanted=game.name)
    try:
        return read.start(rules).setting
    except (BadInput, BadOption, DeadEnd) as error:
        raise unplayable(front, record, error) from None


class Book:
    """The rulebook as one reads it: all of it, or what is in force in a setting; `everything`: and the rest, marked."""

    def __init__(self, front: Front, game: Game, setting: Setting | None, *, everything: bool) -> None:
        self.front = front
        self.game = game
        self.rules = game.rulebook
        self.lacking = self.rules.lacking(setting) if setting else {}
        self.hidden: Collection[str] = () if everything else self.lacking

    def outline(self) -> None:
        """The chapters, each with the ids of its rules."""
        table = _table()
        table.add_column()
        table.add_column(justify="right")
        table.add_column(style="dim", no_wrap=True)
        for chapter, listed in self.rules.sections(self.front.lang):
            rules = [rule for rule in listed if rule.id not in self.hidden]
            if rules:
                ids = f"{rules[0].id} … {rules[-1].id}" if len(rules) > 1 else rules[0].id
                table.add_row(chapter, str(len(rules)), ids)
        self.front.console.print(table)
        count, rest = len(self.rules), len(self.lacking)
        if rest:
            self.front.say("rules-in-force", count=count - rest, rest=rest)
        else:
            self.front.say("rules-hint", count=count)

    def look_up(self, said: str) -> None:
        """One rule by its id, or all that hold some words."""
        front, book = self.front, self.rules
        known = said.strip().upper()
        if known in book:
            self.show(book.rule(known, front.lang))
            return
        found = self._search(said) or self._search(re.sub(r"['’-]", " ", said))
        if ID.fullmatch(said.strip()) and not found:
            import difflib

            near = ", ".join(difflib.get_close_matches(known, [rule.id for rule in book]))
            raise front.mistake("error-no-rule-near" if near else "error-no-rule", id=known, near=near)
        if not found:
            raise front.mistake("error-no-words", words=said)
        if len(found) == 1:
            self.show(found[0])
            return
        table = _table()
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        table.add_column(style="dim")
        for rule in found:
            mark = front.text("rules-found-not-in-force") if rule.id in self.lacking else ""
            table.add_row(rule.id, rule.title, mark)
        front.console.print(table)

    def _search(self, words: str) -> list[Rule]:
        found = self.rules.search(words, self.front.lang, limit=len(self.rules))
        return [rule for rule in found if rule.id not in self.hidden][:MOST_FOUND]

    def show(self, rule: Rule) -> None:
        show_rule(self.front, rule)
        if rule.id in self.lacking:
            from rich.padding import Padding
            from rich.text import Text

            needs = self.game.wording(self.front.lang).needs(self.lacking[rule.id])
            told = self.front.text("rule-not-in-force", needs=needs)
            self.front.console.print(Padding(Text(told, style="bold"), (0, 0, 0, 2)))


def _table() -> Table:
    from rich.table import Table

    return Table(box=None, show_header=False, padding=(0, 2, 0, 0))


def show_rule(front: Front, rule: Rule) -> None:
    from rich.padding import Padding
    from rich.text import Text

    text, console = front.text, front.console
    console.print(Text.assemble((f"{rule.id}  {rule.title}", "bold"), (f"   {rule.section}", "dim")))
    console.print(Padding(Text(rule.text), (0, 0, 0, 2)))
    if rule.ruling:
        console.print(Padding(Text.assemble((text("rule-ruling") + " ", "bold"), rule.ruling), (0, 0, 0, 2)))
    console.print(Padding(Text(_source(front, rule), style="dim"), (0, 0, 0, 2)))
    if rule.lang != front.lang:
        console.print(Padding(Text(text("rule-untranslated"), style="dim"), (0, 0, 0, 2)))


def _source(front: Front, rule: Rule) -> str:
    """What kind of rule it is, and where it comes from."""
    kind, lines = front.text(f"rule-kind-{rule.kind}"), LINES.sub("", rule.seed)
    if lines:
        return front.text("rule-source", kind=kind, source=lines, count=1 if lines.isdecimal() else 2)
    return front.text("rule-reconstructed" if rule.reconstructed else "rule-unsourced", kind=kind)
