"""Positions of the Advanced Game's tales: who listens to Sir Mortnoir, whom Breis follows."""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import Pairs
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY

MOST: Final = 99  # victims of a kingdom

KEYS: Final = (
    "advising",
    "spellbound",
    "mistress",
    "spurned",
    "blessed",
    "beguiled",
    "underground",
    "ashore",
    "lucky",
    "jinxed",
    "sacrificed",
    "councils",
    "lords",
    "asleep",
    "visitors",
)


def read(reader: Names, s: DivineRightState) -> None:
    def chosen(key: str) -> int:
        return hex_set(reader.pieces(key))

    active = reader.truth("advising", reader.data.get("advising", False))
    changes.intrigue(s, active=active, spellbound=chosen("spellbound"), beguiled=chosen("beguiled"))
    mistress = next(iter(reader.pieces("mistress")), NOBODY)
    changes.unicorn(s, mistress=mistress, spurned=chosen("spurned"), blessed=chosen("blessed"))
    for piece in reader.pieces("underground"):
        if s.where[piece] != reader.world.tomb:
            raise reader.wrong("underground", f"{reader.world.names[piece]} is not at the Tomb of Olde")
        changes.set_underground(s, piece, True)
    for piece in reader.pieces("ashore"):
        if reader.world.names[piece] != "selkies" or s.where[piece] < 0:
            raise reader.wrong("ashore", f"{reader.world.names[piece]} cannot come ashore")
        changes.set_submerged(s, piece, False)
        s.ashore |= 1 << piece
    found = []
    for name, spaces in reader.table("lucky").items():
        hero = reader.piece("lucky", name)
        found += [(hero, reader.hex(f"lucky.{name}", space)) for space in reader.entries(f"lucky.{name}", spaces)]
    changes.wonders(s, lucky=tuple(found), jinxed=chosen("jinxed"))
    regulars = [0] * len(KINGDOM_IDS)
    for name, count in reader.table("sacrificed").items():
        regulars[reader.kingdom("sacrificed", name)] = reader.whole(f"sacrificed.{name}", count, 0, MOST)
    changes.altar(s, regulars=tuple(regulars))
    changes.barbaria(s, met=_turns(reader, s, "councils"), lords=chosen("lords"))
    changes.slumber(s, asleep=_turns(reader, s, "asleep"), visitors=_turns(reader, s, "visitors"))


def _turns(reader: Names, s: DivineRightState, key: str) -> Pairs:
    """Heroes, each with a game turn."""
    turns = reader.table(key)
    return tuple((reader.piece(key, name), reader.whole(f"{key}.{name}", turns[name], 1, s.turn)) for name in turns)
