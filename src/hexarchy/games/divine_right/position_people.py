"""Positions with the people of the Advanced game: Envoys and special mercenaries with chapters of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

if TYPE_CHECKING:
    from hexarchy.games.divine_right.position import Reader

KEYS: Final = ("envoys", "old_friends", "marshal", "mutineers", "zett", "hoards", "uprising")
MOST_MARSHALS: Final = 99
TRAITS: Final = 6


def read(reader: Reader, s: DivineRightState) -> None:
    _envoys(reader, s)
    _marshal(reader, s)
    _uprising(reader, s)
    changes.piracy(
        s,
        mutineers=hex_set(reader.pieces("mutineers")),
        zett=hex_set(reader.pieces("zett")),
        hoards=tuple(sorted(reader.hexes("hoards"))),
    )


def _envoys(reader: Reader, s: DivineRightState) -> None:
    """Each seat's Envoy card by its number, and the kingdom of an old friend."""
    drawn = [0] * len(s.players)
    for name, number in reader.table("envoys").items():
        card = reader.whole(f"envoys.{name}", number, 1, len(reader.world.envoy_cards))
        drawn[reader.seat(s, "envoys", name)] = card
    friends = [
        (reader.seat(s, "old_friends", name), reader.kingdom(f"old_friends.{name}", kingdom))
        for name, kingdom in reader.table("old_friends").items()
    ]
    changes.embassies(s, cards=tuple(drawn), friends=tuple(friends))


def _marshal(reader: Reader, s: DivineRightState) -> None:
    """His traits by their numbers, the how-manieth he is, whether another is due, whether the Order rose before an
    attack."""
    told = reader.table("marshal")
    traits = reader.entries("marshal.traits", told.get("traits", []))
    changes.chivalry(
        s,
        traits=hex_set(reader.whole("marshal.traits", number, 1, TRAITS) for number in traits),
        marshals=reader.whole("marshal.number", told.get("number", 0), 0, MOST_MARSHALS),
        due=reader.truth("marshal.due", told.get("due", False)),
        aloft=reader.truth("marshal.aloft", told.get("aloft", False)),
    )


def _uprising(reader: Reader, s: DivineRightState) -> None:
    """The kingdom Trouble has raised, whether the revolt is over, who follows her, which Peasants were in the wasteland
    when the last game turn ended, and how she stands with Al-Debar."""
    told = reader.table("uprising")
    kingdom = reader.kingdom("uprising.kingdom", told["kingdom"]) if "kingdom" in told else NOBODY
    changes.uprising(
        s,
        kingdom=kingdom,
        spent=reader.truth("uprising.spent", told.get("spent", False)),
        band=hex_set(reader.pieces_in("uprising.band", told.get("band", []))),
        astray=hex_set(reader.pieces_in("uprising.astray", told.get("astray", []))),
        abducted=reader.truth("uprising.abducted", told.get("abducted", False)),
        reconciled=reader.truth("uprising.reconciled", told.get("reconciled", False)),
    )
