"""Mustering: the people of a match bring their lists before it is made. Each is sealed until all are in.

A list is checked when it comes, by itself: what is wrong is told to its sender alone. Until the last one is in, its
seat may send another instead, and everybody else knows that there is one and nothing more. Bots bring theirs last. Then
all are opened together, and the match is made with them: from its first question on nothing about them changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.game import Game
from hexarchy.core.muster import BadList, Call
from hexarchy.core.page.scene import Scene
from hexarchy.core.records import Record
from hexarchy.server import answers
from hexarchy.server.gathering import Gathering, record_of
from hexarchy.server.handing import BOT
from hexarchy.server.problems import Declined, Problem
from hexarchy.server.schema import LIST, Entry, SeatRow, Stored

if TYPE_CHECKING:
    from hexarchy.server.running import Running

HEADER: Final = "muster"  # where the header of a match names the seats that bring lists
LISTS: Final = "lists"  # and where those of a record stand


class CannotMuster(Declined):
    """It is too late for a list, or too early for anything else."""

    title = "no-list"


class Mustering:
    """The lists that are in. `wanted`: the seats that bring one; none where the match was made with its lists."""

    def __init__(self, wanted: Iterable[str] = ()) -> None:
        self.wanted: Final = tuple(wanted)
        self.lists: dict[str, str] = {}

    @classmethod
    def of(cls, header: Mapping[str, Any], entries: Iterable[Entry] = ()) -> Mustering:
        """Of a match, as far as these entries bring it."""
        mustering = cls(header.get(HEADER, ()))
        for entry in entries:
            if entry.kind == LIST:
                mustering.lists[entry.seat] = entry.action
        return mustering

    @property
    def missing(self) -> list[str]:
        return [seat for seat in self.wanted if seat not in self.lists]

    @property
    def done(self) -> bool:
        return not self.wanted or not self.missing

    def opened(self, record: Record) -> Record:
        """The record with the lists, once all are in. Until then the usual ones stand in for them, whatever is in."""
        return replace(record, lists=dict(self.lists)) if self.wanted and self.done else record


def asked_for(wanted: Iterable[str]) -> dict[str, Any]:
    """The part of a header that asks these seats for lists."""
    return {HEADER: list(wanted)}


def stored_record(stored: Stored) -> Record:
    """The record of a match without its actions: with its dice mixed, and its lists opened."""
    record = record_of(stored.header, Gathering.of(stored.header, stored.entries))
    return Mustering.of(stored.header, stored.entries).opened(record)


def agreed(game: Game, header: Mapping[str, Any]) -> Call | None:
    """The terms of a match's lists, as its header has them."""
    return game.mustering(header["scenario"], header["options"], header.get("seats"))


# -- beginning ---------------------------------------------------------------------------------------------------------


def begun(
    game: Game, header: Mapping[str, Any], rows: Sequence[SeatRow], brought: Mapping[str, str]
) -> tuple[Mapping[str, Any], tuple[Entry, ...]]:
    """The header of a new match, and what is in already: its maker brings lists for the seats they hold, or for bots.

    Where nobody else is waited for, the match is made at once.
    """
    call = agreed(game, header)
    if call is None:
        if brought:
            raise Problem(422, "bad-list", "no lists are made for this match")
        return header, ()
    wanted = call.muster.wanted(call.terms)
    unknown = sorted(set(brought) - set(wanted))
    if unknown:
        raise Problem(422, "bad-seats", "a list was sent for a seat that brings none")
    lists: dict[str, str] = {}
    for seat, text in brought.items():
        lists[seat] = _checked(call, seat, text, lists)
    people = [row.name for row in rows if row.bot is None]
    plain = {key: value for key, value in header.items() if key != LISTS}
    if all(seat in lists for seat in wanted if seat in people):
        return {**plain, LISTS: call.completed(lists)}, ()
    return {**plain, **asked_for(wanted)}, tuple(Entry(seat, LIST, text) for seat, text in lists.items())


def again(game: Game, header: Mapping[str, Any]) -> dict[str, Any]:
    """The header of a rematch: sides change hands, so lists are made again."""
    plain = {key: value for key, value in header.items() if key not in (HEADER, LISTS)}
    call = agreed(game, plain)
    return plain if call is None else {**plain, **asked_for(call.muster.wanted(call.terms))}


# -- going on ----------------------------------------------------------------------------------------------------------


def brings(running: Running, seat: str, text: str) -> list[Entry]:
    """The entries of a list that a person sends; Problem where it is not allowed, Declined where it is too late."""
    call = _open(running)
    if seat not in running.mustering.wanted:
        raise Problem(422, "bad-seats", "a list was sent for a seat that brings none")
    lists = {**running.mustering.lists, seat: _checked(call, seat, text, running.mustering.lists)}
    return [Entry(seat, LIST, lists[seat]), *_last(running, call, lists)]


def after_handing(running: Running, seat: str, to: str) -> list[Entry]:
    """What follows where a seat that was waited for goes to a bot."""
    if running.mustering.done or not to.startswith(BOT):
        return []
    return _last(running, _open(running), running.mustering.lists, bots=(seat,))


def _last(running: Running, call: Call, lists: Mapping[str, str], bots: Sequence[str] = ()) -> list[Entry]:
    """The lists of the bots, once those of all people are in."""
    missing = [seat for seat in running.mustering.wanted if seat not in lists]
    if any(running.seats[seat].bot is None and seat not in bots for seat in missing):
        return []
    complete = call.completed(lists)
    return [Entry(seat, LIST, complete[seat]) for seat in missing]


def _open(running: Running) -> Call:
    call = agreed(running.game, running.header)
    if running.mustering.done or call is None:
        raise CannotMuster("lists-are-open")
    return call


def _checked(call: Call, seat: str, text: str, others: Mapping[str, str]) -> str:
    try:
        return call.accepted(seat, text, others)
    except BadList as bad:
        said = bad.told[0].text["en"]
        raise Problem(422, "bad-list", said, reasons=[*bad.told]) from None


def play(running: Running, number: int, entry: Entry) -> None:
    """A list comes in: that it does everybody may know, but not that another takes its place."""
    mustering = running.mustering
    if mustering.done:
        raise CannotMuster("lists-are-open")
    first = entry.seat not in mustering.lists
    mustering.lists[entry.seat] = entry.action
    if first:
        running.say(number, "list-in", entry.seat)
    else:
        running.numbering.hush(number, {entry.seat})
    if mustering.done:
        running.say(number, "lists-open")
        running.tell_opening(number)


def told(running: Running, held: Sequence[str]) -> answers.Muster | None:
    """As a scene tells it to the holder of these seats; nothing once all are open."""
    mustering = running.mustering
    if mustering.done:
        return None
    own = {seat: text for seat, text in mustering.lists.items() if seat in held}
    return answers.Muster(
        awaited=mustering.missing,
        brought=[seat for seat in mustering.wanted if seat in mustering.lists],
        own=own,
        bring=[seat for seat in held if seat in mustering.wanted],
    )


def veil(drawn: Scene) -> None:
    """Of a match whose lists are not open there is nothing to see but the ground."""
    drawn.stacks, drawn.turned, drawn.marks, drawn.boxes, drawn.panels = [], [], [], [], []
    drawn.overlays, drawn.lit, drawn.seen, drawn.commands, drawn.decision = [], {}, [], [], None
