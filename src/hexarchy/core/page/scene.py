"""The scene: what a page draws after every change, as it goes over the wire (docs/protocol.md).

What is here is the game's to say; a server adds version, seats, log and dice (`server.bodies`). A field with a default
is left out where it has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from hexarchy.core.page.texts import Text

# What a digest of the others' turn counts.
Tally = Literal["lost", "taken", "captured", "freed", "fallen", "joined", "points"]

# -- the table --------------------------------------------------------------------------------------------------------


class Step(msgspec.Struct):
    """A step of the sequence of play."""

    id: str
    name: Text


class Element(msgspec.Struct, omit_defaults=True):
    """One of those a unit is made of, on a hex of its own. `facing`: as of stacks; `figure`: a letter on it; `hits`:
    how many it can still take, where that is told."""

    hex: str
    facing: float
    figure: str | Text = ""
    hits: int = 0


class Stack(msgspec.Struct, omit_defaults=True):
    """The visible piece first; `whole`: all are shown. `hexes`: all it covers, where that is more than its hex;
    `facing`: 0 to 5, clockwise from the first side of a hex, halves are corners. `elements`: of a unit that is drawn as
    what it is made of; `signs`: marks it bears then; `loose`: its elements stand in no order; `strength`: how many of
    them are left, and how many there were."""

    hex: str
    side: str
    pieces: Sequence[str]
    whole: bool
    hexes: Sequence[str] = []
    facing: float | None = None
    elements: Sequence[Element] = []
    signs: Sequence[str] = []
    loose: bool = False
    strength: tuple[int, int] | None = None


class Mark(msgspec.Struct, omit_defaults=True):
    hex: str
    kind: str
    text: Text
    side: str | None = None


class Wind(msgspec.Struct):
    """Where it blows to, as facings of stacks are counted, and how strongly."""

    facing: float
    speed: int
    text: Text


class Slot(msgspec.Struct, omit_defaults=True):
    """`count`: of how many alike it shows one; `also`: the others."""

    pieces: Sequence[str]
    count: int | None = None
    also: Sequence[str] = []


class Row(msgspec.Struct, omit_defaults=True):
    id: str
    title: Text
    slots: Sequence[Slot]
    side: str | None = None


class Box(msgspec.Struct, omit_defaults=True):
    """Pieces beside the map. `hex`: where it is, if it is a battle."""

    id: str
    title: Text
    rows: Sequence[Row]
    hex: str | None = None


class PanelRow(msgspec.Struct, omit_defaults=True):
    """`values`: by side."""

    label: Text
    values: Mapping[str, str | Text]
    rule: str = ""


class Modifier(msgspec.Struct):
    rule: str
    amount: int
    text: Text


class Card(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A card as it lies on the table: a title, and lines under it. `figure`: in its corner; `count`: of how many alike
    it shows one; `back`: it lies face down; `slots`: counters on it; `cards`: others on it. `modifiers`: what would be
    added to the throw it speaks of. `hex`: where on the map it belongs; `now`: it matters at the moment."""

    id: str
    title: Text
    lines: Sequence[Text] = []
    side: str | None = None
    paint: str = ""
    picture: str = ""
    figure: str | Text = ""
    count: int = 1
    back: bool = False
    slots: Sequence[Slot] = []
    cards: Sequence[Card] = []
    modifiers: Sequence[Modifier] = []
    rule: str = ""
    hex: str | None = None
    now: bool = False


class Panel(msgspec.Struct, omit_defaults=True):
    id: str
    title: Text
    rows: Sequence[PanelRow]
    cards: Sequence[Card] = []


class OverlayEntry(msgspec.Struct, omit_defaults=True):
    """`links`: lines from hex to hex."""

    side: str
    text: Text
    sign: str
    hexes: Sequence[str]
    links: Sequence[tuple[str, str]] = []


class Overlay(msgspec.Struct, omit_defaults=True):
    """Laid over the map when a player asks for it. `note`: what else is to be said, as that there is nothing to see.
    `paint`: it lies there at all times, in this colour."""

    id: str
    title: Text
    sign: str
    entries: Sequence[OverlayEntry]
    note: Text | None = None
    paint: str = ""


# -- the question -----------------------------------------------------------------------------------------------------


class On(msgspec.Struct, omit_defaults=True):
    """Where an answer belongs: a hex, a piece, a button."""

    hex: str | None = None
    piece: str | None = None
    button: bool = False


BUTTON: Final = On(button=True)


class Prospect(msgspec.Struct, omit_defaults=True):
    """The dice an answer leads to. `needs`: what they must show by themselves; `modifiers`: what is added to them;
    `chance`: how likely that is enough. `note`: what else there is to it."""

    needs: Text
    chance: float
    modifiers: Sequence[Modifier] = []
    note: Text | None = None


class Option(msgspec.Struct, omit_defaults=True):
    """`via`: the hexes entered on the way, its own last. `sure`: asked before it is taken. `like`: another it makes no
    difference to. `rule`: where to read what it does; `about`: the same in a line. `would`: how the elements of the
    unit it is about would stand. `prospect`: the dice it leads to."""

    action: str
    text: Text
    verb: str
    on: On
    cost: int | None = None
    via: Sequence[str] = []
    sure: Text | None = None
    like: str | None = None
    rule: str = ""
    about: Text | None = None
    would: Sequence[Element] = []
    prospect: Prospect | None = None


class Companion(msgspec.Struct, omit_defaults=True):
    """One that goes along with a plan and may be left behind; `not_`: options it could not go with."""

    piece: str
    before: Sequence[str] = []
    after: Sequence[str] = []
    not_: Sequence[str] = msgspec.field(default_factory=list, name="not")


class Plan(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A shortcut. `actions`: what is sent, after which the plan `then` is switched on. One with an `id` goes along with
    each option in `for`: `before`, the option, `after`. One with a `rest` is sent as such; one with `via` is a road.
    `price`: the cost in short, where there is more to it; `would`: how the elements of the unit it is about would
    stand."""

    text: Text
    actions: Sequence[str] = []
    on: On | None = None
    then: str | None = None
    via: Sequence[str] = []
    cost: int | None = None
    price: str = ""
    id: str | None = None
    for_: Sequence[str] = msgspec.field(default_factory=list, name="for")
    before: Sequence[str] = []
    after: Sequence[str] = []
    with_: Sequence[Companion] = msgspec.field(default_factory=list, name="with")
    rest: str | None = None
    would: Sequence[Element] = []


class Attack(msgspec.Struct):
    """A blow that can be struck as the lines stand, with its chance."""

    by: str
    on: str
    kind: str
    text: Text
    needs: int
    dice: int
    chance: float
    modifiers: Sequence[Modifier]


class Point(msgspec.Struct, omit_defaults=True):
    """A place on the table: a piece, a hex."""

    piece: str | None = None
    hex: str | None = None


class Leave(msgspec.Struct, omit_defaults=True):
    """Pieces that can be chosen once what is begun is left: by an answer, or by taking so many back."""

    pieces: Sequence[str]
    action: str | None = None
    undo: int | None = None


class Decision(msgspec.Struct, omit_defaults=True, kw_only=True):
    """`fight`: the hex of a fight whose odds help to answer. `sure`: asked before any answer is taken. `goals`: more
    plans can be asked for (`core.page.goals`)."""

    seat: str
    key: str
    question: Text
    rule: str
    subject: Point
    fight: str | None
    options: Sequence[Option]
    plans: Sequence[Plan]
    attacks: Sequence[Attack]
    leave: Leave | None = None
    sure: Text | None = None
    goals: bool = False


class Order(msgspec.Struct, omit_defaults=True):
    """A command: it may be given at any time. Those of one `group` are what a setting can be, `now` the one it is.
    `sure`: asked before it is given."""

    action: str
    text: Text
    on: On
    group: Text | None = None
    now: bool | None = None
    sure: Text | None = None


# -- the whole --------------------------------------------------------------------------------------------------------


class Reason(msgspec.Struct):
    """Why something is refused."""

    rule: str
    text: Text


class Result(msgspec.Struct):
    winner: str | None
    winners: Sequence[str]
    ranks: Mapping[str, int]
    scores: Mapping[str, int]
    rule: str
    text: Text


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log. `n`: the version it belongs to. `opens`, `closes`: a fight begins or ends in its hex. `from`,
    `via`, `to`: the way of its pieces, every hex they entered in `via`. `needs`, `modifiers`, `made`: what a throw had
    to show, what was added to it, whether it did. `brief`: the throw in words without what was added, for those who
    list that. `tally`: under which heading of a digest it belongs. `turn`: with it the turn of its side begins. `sign`:
    the mark on its piece that is turned up."""

    n: int
    key: str
    text: Text
    hex: str | None = None
    to: str | None = None
    piece: str | None = None
    pieces: Sequence[str] = []
    target: str | None = None
    dice: Sequence[int] = []
    rule: str | None = None
    side: str | None = None
    opens: bool = False
    closes: bool = False
    from_: str | None = msgspec.field(default=None, name="from")
    via: Sequence[str] = []
    needs: Text | None = None
    modifiers: Sequence[Modifier] = []
    brief: Text | None = None
    made: bool | None = None
    tally: Tally | None = None
    turn: bool = False
    sign: str | None = None


class Sighting(msgspec.Struct):
    """Where a piece that is hidden now was last seen: in which turn, and the version of the line that told it. `text`:
    when and where."""

    piece: str
    hex: str
    turn: int
    n: int
    text: Text


class Scene(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the game says. `names`: what sides are called in this match, where it is not as on the board. `turned`:
    pieces that show the back of their counters. `ruins`: sides of hexes whose wall is torn down. `lit`: the
    rows of charts that matter now. `seen`: what the seat remembers of pieces that are hidden again. `turns`: sides
    have turns of their own."""

    names: Mapping[str, Text] = {}
    turn: int
    turns: bool = False
    phase: str
    step: Step
    steps: Sequence[Step]
    stacks: Sequence[Stack]
    turned: Sequence[str] = []
    marks: Sequence[Mark]
    wind: Wind | None = None
    ruins: Sequence[tuple[str, str]] = []
    boxes: Sequence[Box]
    panels: Sequence[Panel]
    overlays: Sequence[Overlay] = []
    lit: Mapping[str, Sequence[str]] = {}
    seen: Sequence[Sighting] = []
    decision: Decision | None
    waiting: Text | None
    commands: Sequence[Order]
    result: Result | None
