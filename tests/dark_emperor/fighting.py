"""Words for tests of combat: a battle in one line, and what its die came to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexarchy.games.dark_emperor.combat import strength
from hexarchy.games.dark_emperor.words import SIDES
from tests.dark_emperor.table import WORLD, Table, at, hex_at

# In the heart of the Empire: settled, without city or river, six land hexes around it.
FIELD = "2415"
AROUND = ["2315", "2316", "2414", "2416", "2515", "2516"]
# Every kingdom that tests need is at war, so that no border is closed.
ALLIES = dict.fromkeys(
    (
        *("ahautsieron", "ferlarie", "kelaron_oiret", "lammarech", "loymarech"),
        *("starkeep", "stavror", "tal_pletor", "the_scythe", "zolahaureslor"),
    ),
    "kingdoms",
)


def many(group: str, count: int, first: int = 1) -> list[str]:
    """So many units of a kind."""
    return [f"{group}_{number}" for number in range(first, first + count)]


def combat(
    *pieces: str, hex_: str = FIELD, player: str = "necromancer", dice: Iterable[int] = (), **more: Any
) -> Table:
    """These pieces in one hex as the Combat Resolution Segment begins; what happened at once is in the log."""
    more.setdefault("active", ALLIES)
    t = at("combat", player, hexes={hex_: pieces, **more.pop("hexes", {})}, dice=dice, **more)
    t.log += t.s.opening()
    return t


def results(t: Table) -> list[tuple[int, int, int, str]]:
    """Of each battle so far: the modified roll, the losses of attacker and defender, who must retreat."""
    found = t.events("battle-result")
    return [(e["roll"], e["attacker"], e["defender"], e["side"]) for e in found]


def lost(t: Table) -> list[str]:
    """The units lost so far, in order."""
    return [event["unit"] for event in t.events("lost")]


def strengths(t: Table, hex_: str = FIELD, attacker: str = "necromancer") -> tuple[int, int]:
    """What counts for the attacker and for the defender."""
    odds = strength.odds(t.s, SIDES.index(attacker), hex_at(hex_), (-1, -1))
    return odds.attack, odds.defence


def modifiers(t: Table, *leaders: str, hex_: str = FIELD, attacker: str = "necromancer") -> dict[str, int]:
    """The modifiers by rule with these leaders named by attacker and defender ("" for none), added up."""
    one, two = (WORLD.index_of(leader) if leader else -1 for leader in (*leaders, "", "")[:2])
    found: dict[str, int] = {}
    for rule, amount in strength.odds(t.s, SIDES.index(attacker), hex_at(hex_), (one, two)).modifiers:
        found[rule] = found.get(rule, 0) + amount
    return found
