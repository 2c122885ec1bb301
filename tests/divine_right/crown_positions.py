"""Random situations in which a crown is disputed: the Heir due, or in the field with part of the army."""

from __future__ import annotations

import random
from typing import Any

from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.mercenaries.usurper import SAFE
from hexarchy.games.divine_right.words import KINGDOM_IDS

WORLD = GAME.world


def dispute(rng: random.Random, content: dict[str, Any]) -> None:
    """One of the kingdoms that act for a player has a Usurper for its ruler; now and then it is a player's own."""
    hexes, masters = content["hexes"], content["masters"]
    drawn = {**content["allies"], **(content["kingdoms"] if content["options"].get("civil_war") else {})}
    open_ = [name for name in drawn if KINGDOM_IDS.index(name) not in SAFE]
    if not open_:
        return
    kingdom = rng.choice(open_)
    number = KINGDOM_IDS.index(kingdom)
    own = kingdom in content["kingdoms"]
    lord = drawn[kingdom]
    other = rng.choice([seat for seat in content["seats"] if seat != lord])
    usurpers, heirs = (other, lord) if own else (lord, other)
    content["allies"][kingdom] = usurpers
    for hands in content["hands"].values():
        if "usurper" in hands:
            hands.remove("usurper")
    monarch, regulars = f"{kingdom}_monarch", [WORLD.names[unit] for unit in WORLD.regulars_of[number]]
    for stack in hexes.values():
        for piece in [one for one in stack if one == monarch or one in regulars]:
            stack.remove(piece)
    content["hidden"].pop(kingdom, None)
    content["outside"] = [one for one in content["outside"] if one != monarch and one not in regulars]
    armies = [name for name in regulars if not WORLD.fleets >> WORLD.index[name] & 1]
    half = len(armies) // 2
    royal = WORLD.grid.ids[WORLD.royal_seats[number]]
    home = (
        royal if _belongs(hexes, masters, content, royal, usurpers) else _camp(rng, hexes, masters, content, usurpers)
    )
    hexes.setdefault(home, []).extend(["usurper", *armies[:half]])
    masters["usurper"] = usurpers
    content["usurped"] = kingdom
    sworn = armies[half:]
    claim: dict[str, Any] = {"side": heirs, "sworn": [*sworn]}
    if rng.random() < 0.5:
        claim["due"] = content["turn"] + rng.randint(0, 1)
        content["piles"] = {**content["piles"], "home": sworn, "gone": [*content["piles"]["gone"], monarch]}
    else:
        hexes.setdefault(_camp(rng, hexes, masters, content, heirs), []).extend([monarch, *sworn])
        castles = [castle.space for castle in WORLD.castles_of[number] if not castle.royal]
        empty = [WORLD.grid.ids[space] for space in castles if not hexes.get(WORLD.grid.ids[space])]
        claim["castles"] = [space for space in empty if rng.random() < 0.5]
    content["captains"] = {name: served for name, served in content["captains"].items() if served != kingdom}
    content["claims"] = {kingdom: claim}


def _seat_of(content: dict[str, Any], masters: dict[str, str], piece: str) -> str | None:
    kingdom = WORLD.pieces[WORLD.index[piece]].kingdom
    drawn = {**content["kingdoms"], **content["allies"]}
    return masters.get(piece) or (drawn.get(KINGDOM_IDS[kingdom]) if kingdom >= 0 else None)


def _belongs(hexes: Any, masters: Any, content: Any, space: str, seat: str) -> bool:
    return all(_seat_of(content, masters, piece) == seat for piece in hexes.get(space, ()))


def _camp(rng: random.Random, hexes: Any, masters: Any, content: Any, seat: str) -> str:
    """A space on land with a stack of a seat, or an empty one."""
    land = [space for space in WORLD.grid.ids if WORLD.land >> WORLD.grid.at(space) & 1]
    open_ = [space for space in land if WORLD.grid.at(space) not in WORLD.castle_at]
    mine = [space for space in open_ if hexes.get(space) and _belongs(hexes, masters, content, space, seat)]
    free = [
        space for space in open_ if not hexes.get(space) and not (WORLD.isle | WORLD.temple) >> WORLD.grid.at(space) & 1
    ]
    return rng.choice(mine or free)
