"""Lists that players make before a match: sealed, opened together, and fixed from then on.

Where players build armies the setting of a match depends on what each of them brings. So lists are gathered before it
is made: each is checked by itself, nobody learns anything of another's until all are in, and then they stand in the
header of the record. What a list is only its game knows; here it is a text, small and bounded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from hexarchy.core.inputs import BadInput, shown_key
from hexarchy.core.page.texts import Text

LONGEST_LIST: Final = 4000  # characters of one
MOST_FAULTS: Final = 20  # that are told
ListText = Annotated[str, Meta(max_length=LONGEST_LIST)]

# Of every seat that brings one, as it is kept: in the one way its game writes it.
Lists = Mapping[str, str]


class Terms(NamedTuple):
    """What was agreed on when lists are made: all of a setting but the lists."""

    scenario: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]


class Fault(NamedTuple):
    """Why a list is not allowed: a rule, the key of a sentence with its arguments, and the line, if it is one line."""

    rule: str
    key: str
    args: Mapping[str, int | str | Text] = {}
    line: int = 0


class BadList(BadInput):
    """A list that is not allowed. `told`: why, rule by rule."""

    def __init__(self, seat: str, told: Sequence[Complaint]) -> None:
        super().__init__(f"list of {seat}: {'; '.join(one.text['en'] for one in told)}")
        self.seat = seat
        self.told = tuple(told)


class Complaint(msgspec.Struct):
    """A fault in words. `line`: of the list; 0 where it is the whole of it."""

    rule: str
    text: Text
    line: int = 0


class ListRow(msgspec.Struct):
    """A card of a list with what it bears, and what both cost."""

    card: str
    extras: Sequence[str]
    points: int


class Checked(msgspec.Struct):
    """What a list is: as it is kept, told with names by language, in rows, and what is wrong with it."""

    text: str
    shared: Text
    name: str
    army: str
    rows: Sequence[ListRow]
    points: int
    limit: int
    least: int
    most: int
    faults: Sequence[Complaint]


class Fact(msgspec.Struct):
    """A value on a card."""

    label: Text
    value: Text


class CardFace(msgspec.Struct, kw_only=True):
    """A card to choose. `most`: how often it may be in a list. `tokens`: what it puts on the board, a sign for each
    piece, empty for a plain one. `extras`: what it may bear. `own`: something of it is our own design, as a note says.
    """

    id: str
    title: Text
    short: Text
    group: str
    army: str
    points: int
    most: int
    facts: Sequence[Fact]
    notes: Sequence[Text]
    tokens: Sequence[str] = ()
    extras: Sequence[str] = ()
    slot: str = ""
    rule: str = ""
    own: bool = False


class Named(msgspec.Struct):
    id: str
    title: Text


class ReadyList(msgspec.Struct):
    """A list that is there already."""

    id: str
    title: Text
    army: str
    text: str
    points: int
    own: bool


class Book(msgspec.Struct):
    """All there is to choose from, for a seat under some terms. `unvalued`: what is named but has no values.

    Those who choose from it write a list line by line: `name: …` and `army: …`, if they like, then the id of a card on
    each, with the ids of what it bears behind pluses.
    """

    armies: Sequence[Named]
    groups: Sequence[Named]
    cards: Sequence[CardFace]
    ready: Sequence[ReadyList]
    unvalued: Mapping[str, Sequence[str]]
    limit: int
    least: int
    most: int
    limits: Sequence[Complaint]


class Muster:
    """What a game says of its lists. `scenario`, `options`: of a match that players make lists for."""

    scenario: str = "standard"
    options: Mapping[str, Any] = {}

    def wanted(self, terms: Terms) -> tuple[str, ...]:
        """The seats that bring a list; none where the scenario names the forces."""
        return ()

    def check(self, terms: Terms, seat: str, text: str, allies: Lists) -> Checked:
        """What a list is and what is wrong with it. `allies`: lists of the same side that are in already."""
        raise NotImplementedError

    def usual(self, terms: Terms, seat: str, allies: Lists) -> str:
        """The list of a seat that brings none: a bot's, or that of a match nobody has made lists for."""
        raise NotImplementedError

    def drawn(self, terms: Terms, seat: str, rng: Any, allies: Lists) -> str:
        """Any list that is allowed, for those who try out many."""
        return self.usual(terms, seat, allies)

    def book(self, terms: Terms, seat: str) -> Book:
        """What a page shows to those who make one."""
        raise NotImplementedError


class Call(NamedTuple):
    """Players are called to bring lists: under which terms, and who is on which side."""

    muster: Muster
    terms: Terms
    sides: Mapping[str, str]

    def allied(self, seat: str, lists: Lists) -> dict[str, str]:
        """Those of the lists that belong to others of its side."""
        return {other: said for other, said in lists.items() if other != seat and self.sides[other] == self.sides[seat]}

    def accepted(self, seat: str, text: str, others: Lists) -> str:
        """A list as it is kept, if it is allowed beside those of its side; else BadList."""
        found = self.muster.check(self.terms, seat, text[: LONGEST_LIST + 1], self.allied(seat, others))
        if found.faults:
            raise BadList(seat, found.faults)
        return found.text

    def completed(self, given: Lists) -> dict[str, str]:
        """The lists of all seats that bring one: those given, and the usual ones of the others."""
        wanted, made = self.muster.wanted(self.terms), dict[str, str]()
        unknown = sorted(set(given) - set(wanted))
        if unknown:
            raise BadInput(f"no list is made for '{shown_key(unknown[0])}' in this match")
        for seat in wanted:
            if seat in given:
                made[seat] = self.accepted(seat, given[seat], made)
        for seat in wanted:
            if seat not in made:
                made[seat] = self.muster.usual(self.terms, seat, self.allied(seat, made))
        return {seat: made[seat] for seat in wanted}
