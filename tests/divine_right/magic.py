"""Magic for tests: tables of the Intermediate game, and what pieces bear or spaces hide."""

from __future__ import annotations

from typing import Any

from tests.divine_right.table import Table, at

# Open ground that belongs to nobody, and the six spaces around it.
FIELD, RING = "1425", ("1325", "1424", "1426", "1524", "1525", "1526")
TEMPLE, ALTARS = "1601", "3227"


def mid(phase: str, **more: Any) -> Table:
    """As `at`, in the Intermediate game."""
    return at(phase, options={"level": "intermediate"}, **more)


def has(t: Table, piece: str) -> list[str]:
    """What a piece bears, as everybody sees it."""
    found: list[str] = t.view(None)["magic"]["borne"].get(piece, [])
    return found


def lies(t: Table, space: str) -> list[str]:
    """What lies lost in a space, as everybody sees it."""
    found: list[str] = t.view(None)["magic"]["lost"].get(space, [])
    return found


def armies(kingdom: str, *numbers: int) -> list[str]:
    return [f"{kingdom}_army_{number}" for number in numbers]


def clash(own: list[str], theirs: list[str], *dice: int, start: str = RING[0], **more: Any) -> Table:
    """The first seat's stack in the first space of the ring against the second's in the field; the defender stands."""
    hexes = {start: own, FIELD: theirs, **more.pop("hexes", {})}
    return charge(mid("combat", hexes=hexes, dice=[*dice], **more).do(f"attack {FIELD}"))


def charge(t: Table) -> Table:
    """Commit everybody, and let the defender stand."""
    while t.question in ("commit", "retreat", "attack"):
        commits = [option for option in t.options if option.startswith("commit")]
        t.do(commits[0] if commits else "no" if t.question == "retreat" else "done")
    return t


def sides(t: Table) -> tuple[dict[str, int], dict[str, int]]:
    """What both sides added to their dice, by rule."""
    own, theirs = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-COM-06"][-2:]
    return dict(own["modifiers"]), dict(theirs["modifiers"])


def lost(t: Table) -> list[str]:
    return [event["unit"] for event in t.events("eliminated")]


def fates(t: Table) -> list[int]:
    """The dice of all Hero Fate Rolls."""
    return [die for (die,) in t.rolls("DR-B-FAT-01")]
