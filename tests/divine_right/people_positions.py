"""Random situations with the people of the Advanced game: Envoys, the Marshal and his Order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right import tales_positions

WORLD = GAME.world
SELDOM: Final = (
    *("envoy", "activate", "deactivate", "assassinate", "duel", "duel-envoy", "recruit", "enlist"),
    *("by", "with", "hover", "into-air", "trust-the-gods", "yes", "loot", "bury", "unearth", "raise-peasants"),
)


def position(rng: random.Random, on: Sequence[str]) -> dict[str, Any]:
    content = tales_positions.position(rng, on)
    hexes, masters, seats = content["hexes"], content["masters"], content["seats"]
    stands = [name for name in hexes if WORLD.land >> WORLD.grid.at(name) & 1]
    royal = [WORLD.grid.ids[space] for space in WORLD.royal_seats]
    if "envoys" in on:
        cards = rng.sample(range(1, 13), len(seats))
        content["envoys"] = dict(zip(seats, cards, strict=True))
        for number, seat in enumerate(seats, 1):
            hexes.setdefault(rng.choice(stands + royal), []).append(f"envoy_{number}")
            masters[f"envoy_{number}"] = seat
    if "marshal_hippogriff" in on:
        seat, at = rng.choice(seats), rng.choice(_own_ground(content, rng))
        masters |= dict.fromkeys(("marshal", "hippogriffs"), seat)
        hexes.setdefault(at, []).append("hippogriffs")
        due = rng.random() < 0.2
        if not due:
            hexes[at if rng.random() < 0.8 else rng.choice(stands)].append("marshal")
        else:
            del masters["marshal"]
        content["marshal"] = {
            "traits": [] if due else rng.sample(range(1, 7), 3),
            "number": rng.randint(1, 3),
            "due": due,
        }
    if "tana" in on or "pirate_fleet" in on:
        _seafarers(rng, content, on)
    if "trouble_peasants" in on:
        _revolt(rng, content, on)
    return content


def _revolt(rng: random.Random, content: dict[str, Any], on: Sequence[str]) -> None:
    """Trouble in a kingdom that acts for another, with Peasants and a few of her player's units; Al-Debar near her."""
    hexes, masters, seats = content["hexes"], content["masters"], content["seats"]
    sides = {**content["kingdoms"], **content["allies"]}
    kingdom = rng.choice([*sides])
    seat = rng.choice([one for one in seats if one != sides[kingdom]])
    number = KINGDOM_IDS.index(kingdom)
    closed = WORLD.castle_spaces | WORLD.isle | WORLD.temple
    land = [
        n for n in range(WORLD.grid.size) if WORLD.land_of[n] == number and WORLD.land >> n & 1 and not closed >> n & 1
    ]
    free = [WORLD.grid.ids[n] for n in land if WORLD.grid.ids[n] not in hexes]
    if not free:
        return
    at = rng.choice(free)
    risen = rng.random() < 0.7
    rebels = [f"peasant_{n}" for n in range(1, rng.randint(1, 4) + 1)] if risen else []
    hexes[at] = ["trouble", *rebels]
    masters |= dict.fromkeys(("trouble", *rebels), seat)
    content["uprising"] = {"kingdom": kingdom} if risen else {}
    sell_swords = [name for name in masters if name.startswith("mercenary_") and masters[name] == seat]
    for name in rng.sample(sell_swords, min(len(sell_swords), 3)):
        if WORLD.fleets >> WORLD.index[name] & 1 or name in content.get("aboard", {}):
            continue
        for stack in hexes.values():
            if name in stack and len(stack) > 1:
                stack.remove(name)
                hexes[at].append(name)
                break
    if "al_debar_trouble" in on and "al_debar" not in masters:
        hexes.setdefault(rng.choice(free), []).append("al_debar")
        masters["al_debar"] = rng.choice(seats)
        content["hands"] = {
            one: [card for card in held if card != "al-debar"] for one, held in content["hands"].items()
        }


def _seafarers(rng: random.Random, content: dict[str, Any], on: Sequence[str]) -> None:
    """The Pirate Fleet near others at sea, with Treasures; Tana among mercenary fleets, most often enemies'."""
    hexes, masters, seats = content["hexes"], content["masters"], content["seats"]
    ships = {name: space for space, stack in hexes.items() for name in stack if WORLD.fleets >> WORLD.index[name] & 1}
    taken = {WORLD.grid.at(name) for name in hexes}
    waters = [one for one in range(WORLD.grid.size) if WORLD.sailable >> one & 1 and one not in taken]
    waters = [one for one in waters if not (WORLD.castle_spaces | WORLD.isle) >> one & 1]
    near = [one for one in waters if {*WORLD.field.near[one]} & {WORLD.grid.at(at) for at in ships.values()}]
    if "pirate_fleet" in on:
        masters["pirate_fleet"] = rng.choice(seats)
        hexes[WORLD.grid.ids[rng.choice(near or waters)]] = ["pirate_fleet"]
        content["treasures"] = [*content.get("treasures", ()), *["pirate_fleet"] * rng.randint(0, 2)]
    crews = [name for name in ships if name.startswith("mercenary_fleet_")]
    if "tana" in on and crews and "tana" not in masters:
        crew = rng.choice(crews)
        rat = masters.get("bilge_rat")
        masters["tana"] = rng.choice([seat for seat in seats if seat != rat] or seats)
        hexes[ships[crew]].append("tana")
        if masters["tana"] == masters[crew]:
            content.setdefault("aboard", {})["tana"] = crew
        elif not WORLD.land >> WORLD.grid.at(ships[crew]) & 1:
            content.setdefault("boats", []).append("tana")
        own = [name for name in crews if masters[name] == masters["tana"] and name != crew and rng.random() < 0.5]
        content["mutineers"] = own


def _own_ground(content: dict[str, Any], rng: random.Random) -> list[str]:
    """Land beside the armies on which nobody stands."""
    stands = [WORLD.grid.at(name) for name in content["hexes"]]
    near = {beside for space in stands for beside in WORLD.field.near[space]}
    closed = WORLD.castle_spaces | WORLD.isle | WORLD.temple
    free = sorted(one for one in near - {*stands} if WORLD.land >> one & 1 and not closed >> one & 1)
    return [WORLD.grid.ids[one] for one in free]


def play(
    seed: int, on: Sequence[str], steps: int = 150, asked: Counter[str] | None = None
) -> Iterator[DivineRightState]:
    """Such a situation played on for a while, seen at every question."""
    return tales_positions.play(seed, on, steps, asked, begin=position, seldom=SELDOM)
