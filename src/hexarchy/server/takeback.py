"""Taking back more than is free: one seat asks, the other people agree or not, and the match goes back to before it.

Dice that were seen stay as they are. A die is a function of its number, so the same ones fall again after going back,
and those who agree know it: the log says so. Skipping them would leave a record that does not replay from its actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import unfinished
from hexarchy.server.problems import Declined
from hexarchy.server.schema import ALL_AGREE, ASK_UNDO, DENY_UNDO, GRANT_UNDO, Entry

if TYPE_CHECKING:
    from hexarchy.server.running import Running


FARTHEST: Final = 500  # actions back: beyond nobody looks, however long the match


class CannotUndo(Declined):
    """It cannot be taken back."""

    title = "no-undo"

    def __init__(self, why: str = "cannot-undo") -> None:
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Request:
    """Who wants to go back to which version, and who has not agreed yet. `denied`: one of them has refused."""

    by: str
    to: int
    missing: frozenset[str]
    denied: bool = False


# -- what may be sent -------------------------------------------------------------------------------------------------


def ask(running: Running, held: Sequence[str]) -> Entry:
    """The entry by which the holder of these seats asks."""
    found = _asking(running, held)
    if isinstance(found, str):
        raise CannotUndo(found)
    seat, number = found
    return Entry(seat, ASK_UNDO, str(number - 1))


def may_ask(running: Running, held: Sequence[str]) -> bool:
    return not running.over and bool(held) and not isinstance(_asking(running, held), str)


def _asking(running: Running, held: Sequence[str]) -> tuple[str, int] | str:
    """The seat that asks and the version of the action it wants to take back, or why it cannot."""
    found = next(_own_actions(running, held), None)
    if found is None:
        return "cannot-undo-nothing"
    seat, number = found
    if not _asked(running, seat):
        return "cannot-undo-bot"
    now = running.request
    if now is not None and (not now.denied or (now.by, now.to) == (seat, number - 1)):
        return "cannot-undo-denied" if now.denied else "cannot-undo-asked"
    return found


def answer(running: Running, held: Sequence[str], grant: bool) -> Entry:
    """The entry by which the holder of these seats answers; who asked may think better of it."""
    now = running.request
    if now is None or now.denied:
        raise CannotUndo("cannot-undo-answer")
    asked = [seat for seat in held if seat in now.missing]
    if not asked and not grant and now.by in held:
        asked = [now.by]
    if not asked:
        raise CannotUndo("cannot-undo-answer")
    if not grant:
        return Entry(asked[0], DENY_UNDO)
    return Entry(asked[0], GRANT_UNDO, ALL_AGREE if now.missing == {asked[0]} else "")


def _asked(running: Running, by: str) -> frozenset[str]:
    """Who has to agree: people who are still in play. Bots are not asked, nor are seats that the rules answer for."""
    living = running.match.state.living
    others = ((number, seat) for number, seat in enumerate(running.setting.seats) if seat != by)
    return frozenset(seat for number, seat in others if running.seats[seat].bot is None and living(number))


def _own_actions(running: Running, held: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The standing actions of some seats and the versions they led to, the last first."""
    standing = zip(reversed(running.match.record.actions), reversed(running.standing), strict=True)
    return ((seat, number) for (seat, _), number in islice(standing, FARTHEST) if seat in held)


def together(running: Running, seat: str) -> int:
    """How many of a seat's last standing actions were sent in one batch: "id", "id/1", "id/2" …"""
    ids = (running.entries[number - 1].client_id for _, number in _own_actions(running, (seat,)))
    return unfinished.together(None if one is None else one.partition("/")[0] for one in ids)


# -- what comes of it -------------------------------------------------------------------------------------------------


def play(running: Running, number: int, entry: Entry) -> None:
    """Carry out a request or an answer; `number` is the version it leads to."""
    if entry.kind == ASK_UNDO:
        running.request = Request(entry.seat, int(entry.action), _asked(running, entry.seat))
        running.say(number, "undo-asked", entry.seat, count=_count(running, running.request))
        return
    now = running.request
    if now is None or now.denied:
        raise CannotUndo("cannot-undo-answer")
    if entry.kind == DENY_UNDO:
        withdrawn = entry.seat == now.by
        running.request = None if withdrawn else replace(now, denied=True)
        running.say(number, "undo-withdrawn" if withdrawn else "undo-denied", entry.seat)
        return
    running.say(number, "undo-agreed", entry.seat)
    running.request = replace(now, missing=now.missing - {entry.seat})
    if not running.request.missing:
        _go_back(running, number, now)


def _go_back(running: Running, number: int, request: Request) -> None:
    count, rolled = _count(running, request), running.match.state.rolled
    running.rewind(request.to)
    dice = running.match.state.rolled != rolled
    running.say(number, "undo-done-dice" if dice else "undo-done", request.by, count=count)
    running.request = None


def _count(running: Running, request: Request) -> int:
    """As everybody is told: of what all know."""
    since = [number for number in running.standing if number > request.to]
    return sum(running.numbering.knowers(number) is None for number in since)


def told(running: Running, held: Sequence[str]) -> dict[str, Any] | None:
    """The request as the holder of these seats is told of it."""
    now = running.request
    if now is None or now.denied:
        return None
    return {
        "by": now.by,
        "to": running.numbering.told(now.to, held),
        "count": _count(running, now),
        "mine": now.by in held,
        "answer": any(seat in now.missing for seat in held),
    }
