"""Front: the language spoken, the two streams written to, and how a mistake of the user is told."""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from hexarchy.core.text import Argument, Catalog
from hexarchy.core.visible import visible

if TYPE_CHECKING:
    from rich.console import Console

TEXTS: Final = Path(__file__).parent / "text"


class Mistake(click.ClickException):
    """Something the user can mend, told in one sentence."""

    exit_code = 2

    def __init__(self, sentence: str) -> None:
        super().__init__(visible(re.sub(r"\s*\n\s*", " ", sentence.strip())))


class Front:
    """What every command is given."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang

    @cached_property
    def text(self) -> Catalog:
        return Catalog.load(self.lang, [TEXTS], strict=False)

    @cached_property
    def console(self) -> Console:
        from hexarchy.cli.screen import Screen

        return Screen()

    @cached_property
    def errors(self) -> Console:
        from hexarchy.cli.screen import Screen

        return Screen(stderr=True)

    def mistake(self, key: str, **args: Argument) -> Mistake:
        return Mistake(self.text(key, **args))

    def trouble(self, error: OSError) -> str:
        """What the system has against a file, in our words where we have some."""
        key = f"os-{errno.errorcode.get(error.errno or 0, '')}"
        return self.text(key) if self.text.has(key) else error.strerror or str(error)

    def say(self, key: str, **args: Argument) -> None:
        """A sentence; a pipe gets it in one line, whatever its length."""
        self.console.print(self.text(key, **args), soft_wrap=not self.console.is_terminal)

    def percent(self, share: float) -> str:
        return self.text("percent", number=self.decimal(100 * share))

    def decimal(self, number: float) -> str:
        """One digit after the point, or the comma."""
        return f"{number:.1f}".replace(".", self.text("decimal-mark"))

    # -- building commands -------------------------------------------------------------------------------------------

    def option(self, *names: str, key: str, **settings: Any) -> click.Option:
        """An option whose help is the text `key`."""
        return click.Option(names, help=self.text(key), **settings)

    def seat_options(self, key: str) -> list[click.Option]:
        """How many seats are played, or which: the text `key` says how they are named."""
        return [
            self.option("--players", key="opt-players", type=Whole(self, 1)),
            self.option("--seats", key=key, metavar=self.text("metavar-seats")),
        ]

    def command(
        self, name: str, callback: Callable[..., None], params: list[click.Parameter], group: str = ""
    ) -> click.Command:
        return Verb(self, name, callback, params, group)


class Verb(click.Command):
    """A command with its help in the chosen language. `group`: what its texts begin with, before its name."""

    def __init__(
        self,
        front: Front,
        name: str,
        callback: Callable[..., None],
        params: list[click.Parameter],
        group: str = "",
    ) -> None:
        self.front = front
        about, short = (front.text(f"{group}{name}-{part}") for part in ("about", "short"))
        super().__init__(name, callback=callback, params=params, help=about, short_help=short)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return translated_help(self.front, super().get_help_option(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self.front, self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self.front, self, ctx, formatter)


def translated_help(front: Front, option: click.Option | None) -> click.Option | None:
    if option is not None:
        option.help = front.text("help-help")
    return option


def write_usage(front: Front, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx)).replace("[OPTIONS]", front.text("help-options-piece"))
    formatter.write_usage(ctx.command_path, pieces, prefix=front.text("help-usage") + " ")


def write_options(front: Front, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    rows = [row for row in (option.get_help_record(ctx) for option in options) if row is not None]
    if rows:
        with formatter.section(front.text("help-options")):
            formatter.write_dl(rows)


class Whole(click.ParamType[int]):
    """A whole number of at least so much."""

    name = "N"

    def __init__(self, front: Front, least: int | None = None) -> None:
        self.front = front
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        option = param.opts[-1] if param else ""
        try:
            number = int(value)
        except ValueError:
            raise self.front.mistake("error-not-whole", option=option, value=str(value)) from None
        if self.least is not None and number < self.least:
            raise self.front.mistake("error-too-small", option=option, least=self.least, value=number)
        return number


def interactive() -> bool:
    """Is a person at the keyboard, looking at a screen?"""
    return sys.stdin.isatty() and sys.stdout.isatty()
