"""Outlook: who is likely to win, turn by turn, once a match is over or while all its people agree that it is shown.

It is reckoned from what those who watch can see. The points of past turns are kept with the match: each is made once,
as its turn begins. Agreeing is an entry like any other. A yes of one seat asks the others; a no ends it, and then only
the player who said no can begin again. A seat that goes to another person has not agreed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import outlook
from hexarchy.core.outlook import Point
from hexarchy.server.answers import Graph, GraphPoint, OutlookTalk
from hexarchy.server.problems import Declined, Problem
from hexarchy.server.schema import OUTLOOK, Entry, SeatRow

if TYPE_CHECKING:
    from hexarchy.server.running import Running

YES, NO = "yes", "no"
AGREED: Final = "outlook"  # in the header of a match: it was agreed on before
DIGITS: Final = 3


class CannotShow(Declined):
    """The chances are not shown, or nothing is to be said about it."""

    title = "no-outlook"


@dataclass(slots=True)
class Outlook:
    """The points of a match, one a turn, and what its people said. `refused`: who said no and still means it."""

    points: list[Point] = field(default_factory=list)
    yes: frozenset[str] = frozenset()
    refused: str | None = None
    now: Point | None = None  # the last one reckoned


def begun(header: Mapping[str, Any], seats: Sequence[SeatRow]) -> Outlook:
    """Before anything was said: all agree where that belongs to what the match was made with."""
    people = (row.name for row in seats if row.bot is None)
    return Outlook(yes=frozenset(people) if header.get(AGREED) else frozenset())


def begin(running: Running) -> None:
    """The first point; and everybody is told, where the chances are shown from the beginning."""
    note(running, 0)
    if running.outlook.yes and outlook.covers(running.game, running.setting.scenario):
        running.say(0, "outlook-begun")


def note(running: Running, number: int) -> None:
    """The match has come to a version: does a turn begin with it?"""
    points, state = running.outlook.points, running.match.state
    if not covered(running):
        return
    if outlook.opens_turn(points[-1].turn if points else None, state):
        found = outlook.told(running.game, state, number)
        if found is not None:
            points.append(found)


def cut(running: Running) -> None:
    """Something was taken back: what stood no longer stands."""
    taken = {number for number, _ in running.undone}
    running.outlook.points = [point for point in running.outlook.points if point.number not in taken]
    running.outlook.now = None


def covered(running: Running) -> bool:
    """Can anything be told of a match like this? Before its dice are mixed there is nothing to see."""
    return running.opened and outlook.covers(running.game, running.setting.scenario)


# -- agreeing ---------------------------------------------------------------------------------------------------------


def _people(running: Running) -> frozenset[str]:
    return frozenset(name for name, row in running.seats.items() if row.bot is None)


def open_to_all(running: Running) -> bool:
    people = _people(running)
    return running.over or (bool(people) and people <= running.outlook.yes)


def says(running: Running, held: Sequence[str], yes: bool) -> list[Entry]:
    """The entries by which the holder of these seats agrees or not."""
    now = running.outlook
    if running.over or not covered(running):
        raise CannotShow("outlook-none")
    if not yes:
        if not now.yes:
            raise CannotShow("outlook-hidden")
        return [Entry(held[0], OUTLOOK, NO)]
    if now.refused is not None and now.refused not in held:
        raise CannotShow("outlook-refused")
    said = [Entry(seat, OUTLOOK, YES) for seat in held if seat not in now.yes]
    if not said:
        raise CannotShow("outlook-agreed")
    return said


def play(running: Running, number: int, entry: Entry) -> None:
    """Carry out a yes or a no, and tell everybody."""
    now = running.outlook
    shown = open_to_all(running)
    if entry.action == NO:
        now.yes, now.refused = frozenset(), entry.seat
        running.say(number, "outlook-closed" if shown else "outlook-no", entry.seat)
        return
    now.yes, now.refused = now.yes | {entry.seat}, None
    running.say(number, "outlook-open" if open_to_all(running) else "outlook-asked", entry.seat)


def handed(running: Running, seat: str) -> None:
    """Another person may sit there now, or nobody: neither a yes nor a no is theirs."""
    now = running.outlook
    now.yes -= {seat}
    if now.refused == seat:
        now.refused = None


# -- telling ----------------------------------------------------------------------------------------------------------


def talk(running: Running, held: Sequence[str]) -> OutlookTalk | None:
    """What the holder of these seats is told of it; None where there is nothing to show in this match."""
    if not covered(running):
        return None
    now, people = running.outlook, _people(running)
    others = people - now.yes
    asked = () if running.over or not now.yes else others
    may = not running.over and not others.isdisjoint(held) and now.refused in (None, *held)
    return OutlookTalk(
        shown=running.over or (bool(people) and not others),
        by=sorted(now.yes & people) if asked else [],
        answer=any(seat in asked for seat in held),
        may_ask=may and not asked,
    )


def graph(running: Running, held: Sequence[str]) -> Graph:
    """The points so far and that of now, made once for each version; the caller holds the lock."""
    if not covered(running):
        raise Problem(404, "no-outlook", "nothing can be told of who wins such a match")
    if not open_to_all(running):
        raise Problem(403, "not-agreed", "the chances are shown when all players agree, or the match is over")
    model = running.game.outlook_model
    assert model is not None
    points = [*running.outlook.points, *_now(running)]
    return Graph([_sent(running, held, point) for point in points], model.games, model.measured.gap)


def _now(running: Running) -> list[Point]:
    kept, last = running.outlook, running.outlook.points[-1:]
    if running.version in [point.number for point in last]:
        return []
    if kept.now is None or kept.now.number != running.version:
        kept.now = outlook.told(running.game, running.match.state, running.version)
    alike = [point.chances for point in last]
    return [kept.now] if kept.now is not None and kept.now.chances not in alike else []


def _sent(running: Running, held: Sequence[str], point: Point) -> GraphPoint:
    chances: dict[str, Any] = {seat: tuple(round(v, DIGITS) for v in one) for seat, one in point.chances.items()}
    return GraphPoint(running.numbering.told(point.number, held), point.turn, chances)
