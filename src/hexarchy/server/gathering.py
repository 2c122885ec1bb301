"""Gathering: before the first die the seats that take part commit to a value each, then tell it, and all are mixed.

The server has committed to its secret before it sees any value; a seat commits to its own before it sees another's. So
no side can choose the dice, not even together with the server, as long as one of them is honest. Who takes no part is
named; who committed and then kept silent is named too, because that much could be chosen: to tell the value or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.dice import SECRET_BYTES, Dice, SeededDice, contribution_commitment
from hexarchy.core.records import Record
from hexarchy.server import answers
from hexarchy.server.problems import Declined
from hexarchy.server.schema import BEGIN, COMMIT, REVEAL, Entry

if TYPE_CHECKING:
    from hexarchy.server.running import Running

KINDS: Final = (COMMIT, REVEAL, BEGIN)
HEADER: Final = "gathering"  # where the header of a match names the seats that are waited for, and the stretch they mix
NOTHING: Final = -1  # an entry before all entries


class CannotMix(Declined):
    """It is too late, or too early, for this word about the dice."""

    title = "no-mix"


class Gathering:
    """What the seats have said of the dice so far. `awaited`: the seats that are waited for.

    `after`: so many entries were brought along; they were played with dice of their own. `void`: what was said up to
    this entry is in no dice, and nothing more is waited for (`voided`).
    """

    def __init__(self, awaited: Iterable[str], after: int = 0, void: int = NOTHING) -> None:
        self.awaited = set(awaited)
        self.after = after
        self.void = void
        self.commitments: dict[str, str] = {}
        self.values: dict[str, bytes] = {}
        self.withheld: list[str] = []
        self.done = not self.awaited or void != NOTHING

    @classmethod
    def of(cls, header: Mapping[str, Any], entries: Iterable[Entry] = ()) -> Gathering:
        """Of a match, as far as these entries bring it."""
        asked = header.get(HEADER, {})
        gathering = cls(asked.get("awaited", ()), asked.get("after", 0), asked.get("void", NOTHING))
        for number, entry in enumerate(entries, start=1):
            if entry.kind in KINDS and number > gathering.void:
                gathering.play(entry)
        return gathering

    @property
    def uncommitted(self) -> list[str]:
        return sorted(self.awaited - set(self.commitments))

    @property
    def untold(self) -> list[str]:
        return sorted(set(self.commitments) - set(self.values) - set(self.withheld))

    def play(self, entry: Entry) -> None:
        """Carry out a word about the dice; what cannot be is Declined and changes nothing."""
        if self.done:
            raise CannotMix("dice-are-mixed")
        if entry.kind == COMMIT:
            if not self.uncommitted or entry.seat in self.commitments:  # values may be known by now
                raise CannotMix("dice-too-late")
            self.awaited.add(entry.seat)
            self.commitments[entry.seat] = entry.action
        elif entry.kind == REVEAL:
            self._reveal(entry.seat, entry.action)
        elif self.uncommitted:  # begin without those who have said nothing,
            self.awaited &= set(self.commitments)
        else:  # or without those who do not tell what they committed to
            self.withheld = self.untold
        self.done = not self.uncommitted and not self.untold

    def _reveal(self, seat: str, told: str) -> None:
        if self.uncommitted:
            raise CannotMix("dice-too-early")
        value = bytes.fromhex(told)
        if seat not in self.untold:
            raise CannotMix("dice-too-late")
        if len(value) != SECRET_BYTES or contribution_commitment(seat, value) != self.commitments[seat]:
            raise CannotMix("dice-other-value")
        self.values[seat] = value

    def told(self, held: Sequence[str]) -> answers.Gathering | None:
        """As a scene tells it to the holder of these seats; nothing once all is mixed."""
        if self.done:
            return None
        return answers.Gathering(
            awaited=self.uncommitted,
            committed=sorted(self.commitments),
            told=sorted(self.values),
            commit=[seat for seat in held if seat in self.uncommitted],  # what this holder has to do
            tell=[seat for seat in held if seat in self.untold] if not self.uncommitted else [],
        )


def asked_for(awaited: Iterable[str], stretch: int, after: int) -> dict[str, Any]:
    """The part of a header that asks these seats to mix the dice of a stretch, after so many entries."""
    return {HEADER: {"awaited": sorted(awaited), "stretch": stretch, "after": after}}


def voided(header: Mapping[str, Any], kept: int, version: int) -> dict[str, Any]:
    """The part of a header that changes where only so many of its stretches of dice are kept, after so many entries.

    Where the one that was to be mixed is not, the values are not mixed into another: who told theirs has no secret any
    more, and a server that knows them could choose its own by them.
    """
    asked = header.get(HEADER, {})
    at = asked.get("stretch")
    if at is None or at < kept:
        return {}
    return {HEADER: {**asked, "stretch": None, "void": version}}


def record_of(header: Mapping[str, Any], gathering: Gathering) -> Record:
    """The record of a match without its actions, and with its dice mixed.

    Until they are, others stand in for them: no die of the match comes of those.
    """
    record = Record.from_json({**header, "actions": [], "digest": None})
    at = header.get(HEADER, {}).get("stretch")
    if at is not None:
        stretches = list(record.stretches)
        secret = stretches[at].source
        assert isinstance(secret, Dice)
        source = secret.mixed_with(gathering.values) if gathering.done else SeededDice(0)
        stretches[at] = replace(stretches[at], source=source, promised={})
        record.stretches = tuple(stretches)
    return record


def tell_beginning(running: Running) -> None:
    """What everybody must know of the dice before the first is rolled."""
    record = running.match.record
    if record.scripted:
        running.say(0, "dice-scripted", count=record.scripted)
    if running.promised.start:
        running.say(0, "dice-brought", count=running.promised.start)


def play(running: Running, number: int, entry: Entry) -> None:
    """Carry out a word about the dice; `number` is the version it leads to."""
    gathering = running.gathering
    if number <= gathering.void:
        return
    gathering.play(entry)
    if gathering.done:
        absent = [seat for seat in running.setting.seats if seat not in gathering.values]
        running.say(number, "dice-mixed" if gathering.values else "dice-alone", seats=sorted(gathering.values))
        if gathering.values and absent:
            running.say(number, "dice-absent", seats=absent)


def told(running: Running, held: Sequence[str]) -> answers.DiceStory:
    """Who chose the dice that are rolled now, as every scene says it."""
    gathering = running.gathering
    # A match that was put aside may roll on with dice nobody has mixed.
    now = running.header.get(HEADER, {}).get("stretch") == len(running.header["dice"]) - 1
    mixed = sorted(gathering.values) if now else []
    return answers.DiceStory(
        committed=running.commitment is not None,
        mixed=mixed,
        absent=[seat for seat in running.setting.seats if seat not in mixed],
        withheld=gathering.withheld if now else [],
        brought=running.promised.start,  # so many dice came with the record that was imported
        scripted=running.match.record.scripted,  # and so many were written down beforehand
        gathering=gathering.told(held),
    )
