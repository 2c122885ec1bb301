"""Crowns that are claimed, as a position describes them.

claims = { immer = { side = "second", sworn = ["immer_army_1"], castles = ["1709"] } }   # `due`: the Heir comes then
last_lords = { pon = "first" }            # whom a kingdom in Confusion acted for last
pretenders = { wayfarer_1 = "pon" }  # Usurpers besides the one whose counter says so (`usurped`)
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import FOREVER, Claim, Pairs
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("claims", "last_lords", "pretenders")
ABROAD: Final = 1  # game turns on end without losing all


def read(reader: Names, s: DivineRightState) -> None:
    s.claims = tuple(_claim(reader, s, name, entry) for name, entry in reader.table("claims").items())
    s.lords = tuple(
        (reader.kingdom("last_lords", name), reader.seat(s, f"last_lords.{name}", seat))
        for name, seat in reader.table("last_lords").items()
    )


def pretenders(reader: Names) -> Pairs:
    return tuple(
        (reader.piece("pretenders", name), reader.kingdom(f"pretenders.{name}", kingdom))
        for name, kingdom in reader.table("pretenders").items()
    )


def _claim(reader: Names, s: DivineRightState, name: str, entry: object) -> Claim:
    key = f"claims.{name}"
    about = reader.mapping(key, entry)
    kingdom = reader.kingdom("claims", name)

    def castles(which: str) -> int:
        found = [reader.castle(f"{key}.{which}", at) for at in reader.entries(f"{key}.{which}", about.get(which, []))]
        if any(s.world.castles[castle].kingdom != kingdom for castle in found):
            raise reader.wrong(f"{key}.{which}", f"castles of {name} are needed")
        return hex_set(found)

    sworn = reader.pieces_in(f"{key}.sworn", about.get("sworn", []))
    if any(unit not in s.world.regulars_of[kingdom] for unit in sworn):
        raise reader.wrong(f"{key}.sworn", f"regulars of {name} are needed")
    return Claim(
        kingdom,
        reader.seat(s, f"{key}.side", about.get("side")),
        due=reader.whole(f"{key}.due", about.get("due", 0), 0, FOREVER),
        sworn=hex_set(sworn),
        castles=castles("castles"),
        tried=castles("tried"),
        away=reader.whole(f"{key}.away", about.get("away", 0), 0, ABROAD),
        absent=reader.whole(f"{key}.absent", about.get("absent", 0), 0, ABROAD),
    )
