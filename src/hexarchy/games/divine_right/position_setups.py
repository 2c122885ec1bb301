"""Positions of other beginnings: kingdoms with a special condition, and what scenarios remember."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import FOREVER, Condition, Venture
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CONDITIONS, INVASION, MERCENARY_REVOLT, NOBODY

KEYS: Final = ("conditions", "venture")
ABOUT: Final = ("kind", "side", "band", "leader", "folk", "drawn", "away")
MOST: Final = 6
PARTS: Final = ("lord", "invader", "rival", "kang")
COUNTS: Final = ("elven", "levies", "thaw")
REALMS: Final = ("slain", "broken", "refused", "vassals", "sour", "cheap", "stiff", "rebels", "freed")
FLAGS: Final = ("avenged", "successor")
MOST_POINTS: Final = 10_000


def read(reader: Names, s: DivineRightState) -> None:
    s.conditions = tuple(_condition(reader, s, name, entry) for name, entry in reader.table("conditions").items())

    _venture(reader, s)


def _venture(reader: Names, s: DivineRightState) -> None:
    """The parts of a scenario by their seats, and what it remembers."""
    from hexarchy.games.divine_right.scenarios.roles import CIVIL_WAR, TITLES

    entry, scenario = reader.table("venture"), s.setting.scenario
    if entry and scenario not in TITLES:
        raise reader.wrong("venture", f"the scenario {scenario} has no parts")
    needed = ("lord", "invader") if scenario == CIVIL_WAR else ("lord",) if scenario in TITLES else ()
    if lacking := [part for part in needed if part not in entry]:
        raise reader.wrong(f"venture.{lacking[0]}", f"the seat that plays this part in {scenario} is needed")
    if odd := {*entry}.difference(PARTS, COUNTS, REALMS, FLAGS, ("guilty", "sacked", "lapsed")):
        raise reader.wrong("venture", f"there is no {min(odd)}")
    found: dict[str, Any] = {part: reader.seat(s, f"venture.{part}", entry[part]) for part in PARTS if part in entry}
    found |= {name: reader.whole(f"venture.{name}", entry.get(name, 0), 0, MOST_POINTS) for name in COUNTS}
    found |= {name: reader.truth(f"venture.{name}", entry.get(name, False)) for name in FLAGS}
    for name in REALMS:
        listed = reader.entries(f"venture.{name}", entry.get(name, []))
        found[name] = hex_set(reader.kingdom(f"venture.{name}", one) for one in listed)
    castles = reader.entries("venture.sacked", entry.get("sacked", []))
    found["sacked"] = hex_set(reader.castle("venture.sacked", one) for one in castles)
    found["lapsed"] = tuple(
        (reader.kingdom("venture.lapsed", name), reader.seat(s, "venture.lapsed", seat))
        for name, seat in reader.mapping("venture.lapsed", entry.get("lapsed", {})).items()
    )
    if "guilty" in entry:
        found["guilty"] = reader.kingdom("venture.guilty", entry["guilty"])
    s.venture = Venture(**found)


def _condition(reader: Names, s: DivineRightState, name: str, entry: Any) -> Condition:
    """By its kingdom: its kind alone, or a table with those who are in it."""
    from hexarchy.games.divine_right.advanced.conditions.table import INVADERS

    key = f"conditions.{name}"
    about = {"kind": entry} if isinstance(entry, str) else entry
    if not isinstance(about, dict) or (odd := {*about}.difference(ABOUT)):
        raise reader.wrong(key, f"a kind of condition is needed, or a table with {', '.join(ABOUT)}")
    assert not odd
    kingdom, kind = reader.kingdom("conditions", name), reader.one_of(f"{key}.kind", about.get("kind"), CONDITIONS)
    risen, band = kind in (MERCENARY_REVOLT, INVASION), about.get("band", [])
    return Condition(
        kingdom,
        kind,
        seat=reader.seat(s, f"{key}.side", about["side"]) if "side" in about else NOBODY,
        band=reader.band(s, f"{key}.band", band) if risen else hex_set(reader.pieces_in(f"{key}.band", band)),
        leader=reader.piece(f"{key}.leader", about["leader"]) if "leader" in about else NOBODY,
        folk=INVADERS.get(kingdom, NOBODY),
        drawn=reader.whole(f"{key}.drawn", about.get("drawn", 0), 0, MOST),
        away=tuple(
            (reader.piece(key, unit), reader.whole(f"{key}.away", ends, 0, FOREVER))
            for unit, ends in reader.mapping(f"{key}.away", about.get("away", {})).items()
        ),
    )
