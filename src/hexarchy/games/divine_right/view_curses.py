"""What a view tells of Curses: all of it is open."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CURSES, FORMS, KINGDOM_IDS, LOVE, NOBODY, WANDERER


def seen(s: DivineRightState) -> dict[str, Any]:
    """Who is under which Curse, who stands for whom, which monarchs are waited for: all of it is open."""
    names, ids = s.world.names, s.world.grid.ids
    on: dict[str, list[dict[str, Any]]] = {}
    for curse in s.curses:
        told: dict[str, Any] = {"curse": CURSES[curse.kind], "works": curse.on}
        if curse.kind == WANDERER and curse.goal != NOBODY:
            told["goal"] = ids[curse.goal]
        if curse.kind == LOVE and curse.goal not in (NOBODY, curse.victim):
            told["beloved"] = names[curse.goal]
        on.setdefault(names[curse.victim], []).append(told)
    return {
        "on": on,
        "guises": {
            names[one.counter]: {
                "hero": names[one.hero] if one.hero != NOBODY else None,
                "realm": KINGDOM_IDS[one.realm] if one.realm != NOBODY else None,
                "grave": ids[one.grave] if one.grave != NOBODY else None,
                "form": FORMS[one.form] if one.form != NOBODY else None,
                "female": one.female,
            }
            for one in s.guises
        },
        "missing": {KINGDOM_IDS[kingdom]: turn for kingdom, turn in s.sorcery.missing},
        "prayers": {names[hero]: turn for hero, turn in s.sorcery.prayers},
        "attempted": {
            s.name(seat): [CURSES[kind] for kind in hexes_of(tried)]
            for seat, tried in enumerate(s.sorcery.attempted[: len(s.players)])
            if tried
        },
    }
