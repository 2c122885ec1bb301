"""Positions in winter, in sickness and under contested crowns: what those chapters of the Advanced game remember."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import FOREVER, Climate, Health, Regency, Revolt
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, NOBODY

KEYS: Final = (
    "snow",
    "blizzard",
    "snowed_in",
    "afflicted",
    "dying",
    "damage",
    "plague",
    "plagued",
    "ill",
    "regencies",
    "revolt",
)


def read(reader: Names, s: DivineRightState) -> None:
    _climate(reader, s)
    _health(reader, s)
    _revolt(reader, s)
    s.regencies = tuple(_regency(reader, s, name, entry) for name, entry in reader.table("regencies").items())


def _climate(reader: Names, s: DivineRightState) -> None:
    """`blizzard`: the game turn of the last one; with it snow lies."""
    blizzard = reader.whole("blizzard", reader.data.get("blizzard", 0), 0, s.turn)
    snow = reader.truth("snow", reader.data.get("snow", bool(blizzard)))
    s.climate = Climate(snow=snow, blizzard=blizzard, snowed_in=hex_set(reader.pieces("snowed_in")))


def _health(reader: Names, s: DivineRightState) -> None:
    """`plague`: the castle at whose siege it rages and the besieger; those it has struck are afflicted."""
    castles = reader.entries("dying", reader.data.get("dying", []))
    plague = [
        (reader.castle("plague", name), reader.seat(s, "plague", seat)) for name, seat in reader.table("plague").items()
    ]
    if len(plague) > 1:
        raise reader.wrong("plague", "there is one at most")
    plagued = hex_set(reader.pieces("plagued"))
    s.health = Health(
        afflicted=hex_set(reader.pieces("afflicted")) | plagued,
        dying=hex_set(reader.castle("dying", name) for name in castles),
        damage=tuple(
            (castle, reader.whole(f"damage.{name}", points, 1, s.world.castles[castle].intrinsic - 1))
            for name, points in reader.table("damage").items()
            for castle in [reader.castle("damage", name)]
        ),
        plague=plague[0][0] if plague else NOBODY,
        besieger=plague[0][1] if plague else NOBODY,
        plagued=plagued,
        ill=tuple(
            (reader.piece("ill", name), reader.whole(f"ill.{name}", turn, s.turn, FOREVER))
            for name, turn in reader.table("ill").items()
        ),
    )


def _regency(reader: Names, s: DivineRightState, name: str, entry: Any) -> Regency:
    """A player kingdom in Confusion up to a turn, or one that a besieger keeps from it."""
    seat = reader.seat(s, "regencies", name)
    if s.players[seat].kingdom == NOBODY:
        raise reader.wrong(f"regencies.{name}", "this seat has no kingdom")
    monarch = s.world.monarch_of[s.players[seat].kingdom]
    reader.off_map(s, f"regencies.{name}", monarch)
    s.where[monarch] = GONE
    if isinstance(entry, str):
        return Regency(seat, besieger=reader.seat(s, f"regencies.{name}", entry))
    return Regency(seat, until=reader.whole(f"regencies.{name}", entry, s.turn, FOREVER))


def _revolt(reader: Names, s: DivineRightState) -> None:
    """Its kingdom, its player, and where its marker lies or its band of militia."""
    entry = reader.table("revolt")
    if not entry:
        return
    kingdom, seat = (
        reader.kingdom("revolt.kingdom", entry.get("kingdom")),
        reader.seat(s, "revolt.side", entry.get("side")),
    )
    band = reader.band(s, "revolt.band", entry.get("band", []))
    space = reader.hex("revolt.at", entry["at"]) if "at" in entry else NOBODY
    castle = s.castle_in(space) if space != NOBODY else NOBODY
    if "castle" in entry:
        castle = reader.castle("revolt.castle", entry["castle"])
    away = reader.whole("revolt.away", entry.get("away", 0), 0, 2)
    s.revolt = Revolt(kingdom, seat, NOBODY if band else space, castle, bool(band), band, away)
