"""`admin`: look after the matches of a server, while it runs or not; back them up and restore them."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NamedTuple

import click

from hexarchy.cli.extras import require
from hexarchy.cli.front import Front, Whole, translated_help, write_options

if TYPE_CHECKING:
    from hexarchy.server.ledger import Ledger
    from hexarchy.server.store import Store


def command(front: Front) -> click.Command:
    return Admin(front)


class Job(NamedTuple):
    """What a command does, and what it is given beside the database."""

    run: Callable[..., None]
    params: Callable[[Front], list[click.Parameter]] = lambda front: []


class Admin(click.Group):
    """The group of these commands."""

    def __init__(self, front: Front) -> None:
        self.front = front
        super().__init__("admin", help=front.text("admin-about"), short_help=front.text("admin-short"))

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(JOBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        front, job = self.front, JOBS[cmd_name]
        params = [*job.params(front), front.option("--database", key="opt-database", metavar="URL")]
        return front.command(cmd_name, lambda **given: job.run(front, **given), params, "admin-")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in JOBS:
            raise self.front.mistake("error-no-command", name=args[0], known=", ".join(JOBS))
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return translated_help(self.front, super().get_help_option(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = f"{self.front.text('help-options-piece')} {self.front.text('help-command-piece')}"
        formatter.write_usage(ctx.command_path, pieces, prefix=self.front.text("help-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self.front, self, ctx, formatter)
        with formatter.section(self.front.text("help-commands")):
            formatter.write_dl([(name, self.front.text(f"admin-{name}-short")) for name in JOBS])


# -- the database -----------------------------------------------------------------------------------------------------


@contextmanager
def _store(front: Front, database: str | None, *, new: bool = False) -> Iterator[Store]:
    """The database that is meant; `new`: it need not be there yet. What is wrong with it is told in a sentence."""
    require(front, "server")
    from hexarchy.cli.keeping import chosen_database, must_exist, told
    from hexarchy.server.store import Store

    url = chosen_database(front, database)
    with told(front):
        if not new:
            must_exist(front, url)
        with closing(Store(url)) as store:
            yield store


@contextmanager
def _ledger(front: Front, database: str | None) -> Iterator[Ledger]:
    """Its matches; it must be up to date, as nobody but a server that starts migrates it."""
    with _store(front, database) as store:
        from hexarchy.server.database import check
        from hexarchy.server.ledger import Ledger

        with store.engine.execution_options(read_only=True).connect() as connection:
            check(connection, current=True)
        yield Ledger(store)


def _sure(front: Front, question: str, yes: bool) -> None:
    """Ask, unless it was said beforehand. Anything but a yes ends the command."""
    if yes:
        return
    words = (front.text("yes"), front.text("no"))
    said = click.prompt(f"{question} [{'/'.join(words)}]", "", show_default=False, err=True).strip().lower()
    if said not in (words[0], words[0][0]):
        front.say("admin-unchanged")
        sys.exit(1)


def _json(told: Any) -> None:
    click.echo(json.dumps(told, indent=1, ensure_ascii=False))


# -- looking ----------------------------------------------------------------------------------------------------------


def _list(front: Front, database: str | None, as_json: bool, **wanted: Any) -> None:
    with _ledger(front, database) as ledger:
        from hexarchy.cli.admin_shown import show_list
        from hexarchy.server.ledger import Wanted

        matches = ledger.listed(Wanted(**wanted))
        _json(list(matches)) if as_json else show_list(front, matches)


def _show(front: Front, database: str | None, match: str, as_json: bool) -> None:
    with _ledger(front, database) as ledger:
        from hexarchy.cli.admin_shown import show_match

        found = ledger.details(match)
        if found is None:
            raise front.mistake("error-no-match", name=match)
        _json(found) if as_json else show_match(front, found)


def _stats(front: Front, database: str | None, as_json: bool) -> None:
    with _ledger(front, database) as ledger:
        from hexarchy.cli.admin_shown import show_stats

        found = ledger.stats()
        _json(found) if as_json else show_stats(front, found)


def _export(front: Front, database: str | None, match: str, file: str | None, with_secret: bool) -> None:
    from hexarchy.core.records import BadRecord

    with _ledger(front, database) as ledger:
        try:
            found = ledger.record(match)
        except BadRecord as error:  # a newer version wrote it
            raise front.mistake("error-bad-record", path=match, why=str(error)) from None
        if found is None:
            raise front.mistake("error-no-match", name=match)
        record, secret = found
    if secret and not with_secret:
        raise front.mistake("error-with-secret", name=match)
    written = json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"
    if file in (None, STDOUT):
        click.echo(written, nl=False)
        return
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as made:
            made.write(written)
    except OSError as error:
        raise front.mistake("error-not-saved", path=file, why=front.trouble(error)) from None
    front.say("admin-exported", path=file)


# -- changing ---------------------------------------------------------------------------------------------------------


def _put_aside(front: Front, database: str | None, match: str) -> None:
    with _ledger(front, database) as ledger:
        from hexarchy.server.schema import OPERATOR

        if _aside(front, ledger, match) == OPERATOR:
            raise front.mistake("error-is-aside", name=match)
        ledger.put_aside(match)
    front.say("admin-put-aside", name=match)


def _take_up(front: Front, database: str | None, match: str) -> None:
    with _ledger(front, database) as ledger:
        from hexarchy.server.schema import OPERATOR

        if _aside(front, ledger, match) != OPERATOR:
            raise front.mistake("error-not-aside", name=match)
        ledger.take_up(match)
    front.say("admin-taken-up", name=match)


def _aside(front: Front, ledger: Ledger, match: str) -> str | None:
    there, why = ledger.aside(match)
    if not there:
        raise front.mistake("error-no-match", name=match)
    return why


def _delete(front: Front, database: str | None, matches: tuple[str, ...], yes: bool) -> None:
    with _ledger(front, database) as ledger:
        chosen = list(dict.fromkeys(matches))
        unknown = ledger.unknown(chosen)
        if unknown:
            raise front.mistake("error-no-match", name=", ".join(unknown))
        _sure(front, front.text("admin-delete-sure", count=len(chosen), names=", ".join(chosen)), yes)
        ledger.delete(chosen)
    front.say("admin-deleted", count=len(chosen))


# -- backups ----------------------------------------------------------------------------------------------------------


def _backup(front: Front, database: str | None, file: str) -> None:
    with _store(front, database) as store, ExitStack() as shown:
        from hexarchy.cli.progress import bar
        from hexarchy.server import backup

        def started(total: int) -> Callable[[int], None]:
            return shown.enter_context(bar(front, front.text("admin-rows"), total))

        try:
            if Path(file).exists():  # it might be the database itself
                raise FileExistsError(errno.EEXIST, "")
            rows = backup.write(store.engine, Path(file), started)
        except OSError as error:
            raise front.mistake("error-not-saved", path=file, why=front.trouble(error)) from None
    front.say("admin-backed-up", path=file, rows=rows)


def _restore(front: Front, database: str | None, file: str, replace: bool, yes: bool) -> None:
    require(front, "server")
    from hexarchy.server.backup import BadBackup

    try:
        with Path(file).open("rb") as opened:
            rows = _restored(front, database, opened, replace, yes)
    except OSError as error:
        raise front.mistake("error-not-read", path=file, why=front.trouble(error)) from None
    except BadBackup as error:
        raise front.mistake(BAD[error.why], path=file) from None
    front.say("admin-restored", path=file, rows=rows)


def _restored(front: Front, database: str | None, file: BinaryIO, replace: bool, yes: bool) -> int:
    from hexarchy.cli.progress import bar
    from hexarchy.server import backup, restore

    with bar(front, front.text("admin-bytes"), os.fstat(file.fileno()).st_size) as tick:
        head, rows = backup.verify(file, tick)
    restore.check_revision(head)
    with _store(front, database, new=True) as store:
        there = restore.matches_in(store.engine)
        if there and not replace:
            raise front.mistake("error-not-empty", count=there)
        if there:
            _sure(front, front.text("admin-replace-sure", count=there, at=head.at), yes)
        try:
            with bar(front, front.text("admin-rows"), rows) as tick:
                restore.restore(store.engine, file, tick, replace=replace)
        except restore.NotEmpty:  # since we looked
            raise front.mistake("error-not-empty", count=1) from None
    return rows


# -- all of them ------------------------------------------------------------------------------------------------------


def _match(front: Front) -> click.Parameter:
    return click.Argument(["match"], metavar=front.text("metavar-match"))


def _file(front: Front) -> click.Parameter:
    return click.Argument(["file"], metavar=front.text("metavar-file"))


def _as_json(front: Front) -> click.Parameter:
    return front.option("--json", "as_json", key="opt-json", is_flag=True)


def _yes(front: Front) -> click.Parameter:
    return front.option("--yes", key="opt-yes", is_flag=True)


def _list_params(front: Front) -> list[click.Parameter]:
    return [
        front.option("--game", key="opt-list-game", metavar=front.text("metavar-game")),
        front.option("--running", key="opt-list-running", is_flag=True),
        front.option("--over", key="opt-list-over", is_flag=True),
        front.option("--aside", key="opt-list-aside", is_flag=True),
        front.option("--untouched", key="opt-list-untouched", type=Whole(front, 0), metavar=front.text("metavar-days")),
        _as_json(front),
    ]


def _export_params(front: Front) -> list[click.Parameter]:
    file = click.Argument(["file"], metavar=f"[{front.text('metavar-file')}]", required=False)
    return [_match(front), file, front.option("--with-secret", key="opt-with-secret", is_flag=True)]


def _delete_params(front: Front) -> list[click.Parameter]:
    many = click.Argument(["matches"], metavar=f"{front.text('metavar-match')}…", nargs=-1, required=True)
    return [many, _yes(front)]


def _restore_params(front: Front) -> list[click.Parameter]:
    return [_file(front), front.option("--replace", key="opt-replace", is_flag=True), _yes(front)]


STDOUT: Final = "-"
BAD: Final[Mapping[str, str]] = {
    "format": "error-backup-format",
    "newer": "error-backup-newer",
    "cut": "error-backup-cut",
    "changed": "error-backup-changed",
}
JOBS: Final[Mapping[str, Job]] = {
    "list": Job(_list, _list_params),
    "show": Job(_show, lambda front: [_match(front), _as_json(front)]),
    "stats": Job(_stats, lambda front: [_as_json(front)]),
    "export": Job(_export, _export_params),
    "put-aside": Job(_put_aside, lambda front: [_match(front)]),
    "take-up": Job(_take_up, lambda front: [_match(front)]),
    "delete": Job(_delete, _delete_params),
    "backup": Job(_backup, lambda front: [_file(front)]),
    "restore": Job(_restore, _restore_params),
}
