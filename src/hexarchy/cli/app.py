"""The group of commands: each is loaded when it is called, in the language of the call."""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import click

from hexarchy import __version__
from hexarchy.cli import streams
from hexarchy.cli.front import Front, Mistake, translated_help, write_options
from hexarchy.core.text import LANGUAGES, language_from_env
from hexarchy.core.visible import visible

# The commands, each with the module that makes it (`command(front)`), in the order of the help.
COMMANDS: Final = {
    "serve": "serve",
    "admin": "admin",
    "games": "games",
    "play": "play",
    "army": "army",
    "simulate": "simulate",
    "arena": "arena",
    "replay": "replay",
    "verify": "verify",
    "rules": "rules",
    "charts": "charts",
    "odds": "odds",
    "bench": "bench",
}
HIDDEN: Final = {"bench"}  # it measures the sources, and is of no use to those who have only the program
INTERRUPTED: Final = 130


class App(click.Group):
    """`hexarchy`. The language is known before anything is built, so that the help speaks it too."""

    def __init__(self) -> None:
        super().__init__("hexarchy", context_settings={"help_option_names": ["-h", "--help"]})
        self.front = Front(language_from_env(os.environ))

    # -- the commands ------------------------------------------------------------------------------------------------

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"hexarchy.cli.{COMMANDS[cmd_name]}")
        made: click.Command = module.command(self.front)
        return made

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise self.front.mistake("error-no-command", name=args[0], known=", ".join(shown_commands()))
        return super().resolve_command(ctx, args)

    # -- help --------------------------------------------------------------------------------------------------------

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        languages = "|".join(LANGUAGES)
        own: list[click.Parameter] = [
            click.Option(["--lang"], metavar=languages, help=self.front.text("help-lang"), expose_value=False),
            click.Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=_show_version,
                help=self.front.text("help-version"),
            ),
        ]
        return [*own, *super().get_params(ctx)]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return translated_help(self.front, super().get_help_option(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = f"{self.front.text('help-options-piece')} {self.front.text('help-command-piece')}"
        formatter.write_usage(ctx.command_path, pieces, prefix=self.front.text("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.front.text("help-about"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self.front, self, ctx, formatter)
        with formatter.section(self.front.text("help-commands")):
            formatter.write_dl([(name, self.front.text(f"{name}-short")) for name in shown_commands()])

    # -- running -----------------------------------------------------------------------------------------------------

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        """Run a command. Mistakes are one sentence on the error stream, and exit code 2."""
        given = list(sys.argv[1:] if args is None else args)
        streams.prepare()
        self.front = Front(language_from_env(os.environ))
        try:
            arguments, lang = split_language(given)
            if lang is not None and lang not in LANGUAGES:
                raise self.front.mistake("error-language", value=lang, known=", ".join(LANGUAGES))
            self.front = Front(lang or self.front.lang)
            extra.pop("standalone_mode", None)
            code = super().main(arguments or ["--help"], prog_name or "hexarchy", standalone_mode=False, **extra)
        except click.ClickException as error:
            code = self._tell(error)
        except (KeyboardInterrupt, click.Abort):
            click.echo(self.front.text("interrupted"), err=True)
            code = INTERRUPTED
        except BrokenPipeError:  # the reader of a pipe has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 0
        sys.exit(code if isinstance(code, int) else 0)

    def _tell(self, error: click.ClickException) -> int:
        click.echo(self.front.text("error", sentence=self._sentence(error)), err=True)
        return error.exit_code

    def _sentence(self, error: click.ClickException) -> str:
        text = self.front.text
        if isinstance(error, Mistake):
            return error.message
        if isinstance(error, click.NoSuchOption):
            return text("error-no-option", name=visible(error.option_name))
        if isinstance(error, click.MissingParameter):
            name = error.param.make_metavar(error.ctx or click.Context(self)) if error.param else ""
            return text("error-missing", name=name)
        if isinstance(error, click.BadOptionUsage):
            return text("error-no-value", name=error.option_name)
        said = re.search(r"\((.*)\)", error.format_message(), re.DOTALL)
        return text("error-arguments", said=visible(said.group(1) if said else error.format_message()))


def shown_commands() -> list[str]:
    return [name for name in COMMANDS if name not in HIDDEN]


def split_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """Take `--lang X` out of a command line, wherever it stands before a `--`."""
    left: list[str] = []
    lang = None
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            return [*left, argument, *rest], lang
        if argument == "--lang":
            lang = next(rest, "")
        elif argument.startswith("--lang="):
            lang = argument.partition("=")[2]
        else:
            left.append(argument)
    return left, lang


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"hexarchy {__version__}")
        ctx.exit()
