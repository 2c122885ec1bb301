"""Random situations for the Advanced Game's tales: as random_positions, with their people among the armies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from tests.divine_right import random_positions

WORLD = GAME.world
# Who comes with a switch, and how many of them.
PEOPLE: Final = {
    "mortnoir": ("mortnoir",),
    "breis": ("breis",),
    "dancing_girls": tuple(f"dancing_girl_{number}" for number in range(1, 6)),
}
# Answers that many others hide: the fuzzer gives them more often than chance would.
SELDOM: Final = (
    *("advise", "beguile", "bride", "by", "hire-dancer", "keep-silent", "place", "tame", "yes"),
    *("sacrifice", "possess", "firestorm", "earthquake", "tempest", "devil-wind"),
    *("brave", "carry", "comb", "council", "slay", "test", "draw-device", "wish", "wish-for"),
    *("come-up", "dive", "give-boat", "go-ashore", "go-under", "into-tomb", "search", "take-to-water", "under-water"),
)
SEAS: Final = (*hexes_of(WORLD.isle), *(space for space in range(WORLD.grid.size) if WORLD.coast >> space & 1))
ENDS: Final = ("done", "stop", "none", "no")


def position(rng: random.Random, on: Sequence[str]) -> dict[str, Any]:
    content = random_positions.position(rng, "intermediate")
    hexes, masters, seats = content["hexes"], content["masters"], content["seats"]
    stands = [name for name in hexes if WORLD.land >> WORLD.grid.at(name) & 1]
    for switch in on:
        for piece in PEOPLE.get(switch, ()):
            masters[piece] = rng.choice(seats)
            hexes[rng.choice(stands)].append(piece)
    if "ghouls" in on:
        _beneath_the_tomb(rng, content)
    if "haunted_spaces" in on or "eerie_oasis" in on:
        _tempted(rng, content)
    if {"barbarian_options", "barbarian_treachery", "lords_of_barbaria"} & {*on}:
        _in_barbaria(rng, content)
    if "temple_of_danger" in on:
        _in_the_temple(rng, content)
    if "terror_greystaff" in on:
        _at_the_altars(rng, content)
    if "isle_of_fright_adv" in on:
        _wrecked(rng, content)
    if "selkies" in on:
        sea = rng.choice([WORLD.grid.ids[space] for space in SEAS if WORLD.grid.ids[space] not in hexes])
        hexes.setdefault(sea, []).append("selkies")
        masters["selkies"] = rng.choice(seats)
        content["surfaced"] = ["selkies"]
    if "mortnoir" in on:
        content["advising"] = rng.random() < 0.7
    if "breis" in on:
        _lady(rng, content)
    content["options"] |= dict.fromkeys(on, True)
    return content


def _beneath_the_tomb(rng: random.Random, content: dict[str, Any]) -> None:
    """The Ghouls at home, or in the field, with somebody's army around the Tomb."""
    tomb, seats = WORLD.grid.ids[WORLD.tomb], content["seats"]
    own, other = rng.sample(seats, 2)
    stack = content["hexes"].setdefault(tomb, [])
    stack.append("ghouls")
    content["masters"]["ghouls"] = own
    content["underground"] = ["ghouls"] if rng.random() < 0.5 else []
    for hero in ("fox", "naara", "eloia"):
        if hero not in content["masters"] and rng.random() < 0.6:
            stack.append(hero)
            content["masters"][hero] = own
    beside = WORLD.grid.ids[rng.choice(WORLD.field.near[WORLD.tomb])]
    units = [f"ogre_{number}" for number in (1, 2)]
    content["hexes"].setdefault(beside, []).extend(units)
    content["masters"] |= dict.fromkeys(units, other)


def _tempted(rng: random.Random, content: dict[str, Any]) -> None:
    """Heroes in the places where luck is tried."""
    spaces = [WORLD.grid.ids[space] for space in (WORLD.mounds, WORLD.tomb, WORLD.oasis, WORLD.ghost_wood)]
    for hero in ("fox", "rogue_1", "rogue_2", "naara", "daya", "bodyguard_1"):
        if hero not in content["masters"]:
            content["hexes"].setdefault(rng.choice(spaces), []).append(hero)
            content["masters"][hero] = rng.choice(content["seats"])


def _in_barbaria(rng: random.Random, content: dict[str, Any]) -> None:
    """Leaders among Barbarians, at the edges of the map."""
    tribes = (("northern_barbarian", "0800"), ("southern_barbarian", "2628"), ("eastern_horseman", "3222"))
    chiefs = [hero for hero in ("juulute", "al_debar", "kang", "eloia") if hero in content["masters"]]
    for number, (folk, space) in enumerate(tribes):
        seat = content["masters"][chiefs[number]] if number < len(chiefs) else rng.choice(content["seats"])
        stack = content["hexes"].setdefault(space, [])
        units = [f"{folk}_{one}" for one in (16, 17)]
        stack += units
        content["masters"] |= dict.fromkeys(units, seat)
        if number < len(chiefs):
            for other in content["hexes"].values():
                if chiefs[number] in other:
                    other.remove(chiefs[number])
            stack.append(chiefs[number])
    content["phase"] = rng.choice(["events", "movement", "diplomacy"])


def _in_the_temple(rng: random.Random, content: dict[str, Any]) -> None:
    """A few monarchs, of whom some sleep."""
    temple = WORLD.grid.ids[hexes_of(WORLD.temple)[0]]
    names = [f"{name}_monarch" for name in (*content["kingdoms"], *content["allies"]) if name != "eaters"]
    chosen = rng.sample(names, min(len(names), 3))
    for hero in chosen:
        for stack in content["hexes"].values():
            if hero in stack:
                stack.remove(hero)
        content["hexes"].setdefault(temple, []).append(hero)
    content["outside"] = [piece for piece in content["outside"] if piece not in chosen]
    content["asleep"] = {chosen[0]: max(content["turn"] - rng.randint(0, 6), 1)}
    content["black_hearted"] = [chosen[0]]


def _at_the_altars(rng: random.Random, content: dict[str, Any]) -> None:
    """Somebody's units of all kinds at the altars."""
    altars, seat = WORLD.grid.ids[WORLD.altars], rng.choice(content["seats"])
    movable = [
        (space, unit)
        for space, stack in content["hexes"].items()
        for unit in stack
        if _served(content, unit) == seat
        and WORLD.index[unit] < WORLD.first_hero
        and unit not in ("eaters_monarch", "ghouls")
    ]
    for space, unit in rng.sample(movable, min(len(movable), 8)):
        if WORLD.fleets >> WORLD.index[unit] & 1 == 0 and unit != "the_lepers":
            content["hexes"][space].remove(unit)
            content["hexes"].setdefault(altars, []).append(unit)
    content["outside"] = [piece for piece in content["outside"] if piece not in content["hexes"].get(altars, ())]
    content["phase"] = "combat"


def _served(content: dict[str, Any], unit: str) -> str | None:
    own: str | None = content["masters"].get(unit)
    kingdoms = {**content["kingdoms"], **content["allies"]}
    return own or next((seat for name, seat in kingdoms.items() if unit.startswith(f"{name}_")), None)


def _wrecked(rng: random.Random, content: dict[str, Any]) -> None:
    isle = WORLD.grid.ids[hexes_of(WORLD.isle)[0]]
    if "eloia" not in content["masters"]:
        content["hexes"].setdefault(isle, []).append("eloia")
        content["masters"]["eloia"] = rng.choice(content["seats"])


def _lady(rng: random.Random, content: dict[str, Any]) -> None:
    """Somebody is with the unicorn, and may be his mistress."""
    at = next(name for name, stack in content["hexes"].items() if "breis" in stack)
    seat, lady = content["masters"]["breis"], rng.choice(["fox", "daya", "eloia"])
    if lady not in content["masters"]:
        content["masters"][lady] = seat
        content["hexes"][at].append(lady)
        content["mistress"] = [lady] if rng.random() < 0.6 else []


def play(
    seed: int,
    on: Sequence[str],
    steps: int = 150,
    asked: Counter[str] | None = None,
    resign: float = 0.01,
    begin: Callable[[random.Random, Sequence[str]], dict[str, Any]] = position,
    seldom: Sequence[str] = SELDOM,
) -> Iterator[DivineRightState]:
    """A random situation played on for a while, seen at every question."""
    rng = random.Random(seed)
    state = GAME.position(begin(rng, on), SeededDice(seed))
    assert isinstance(state, DivineRightState)
    state.opening()
    for _ in range(steps):
        yield state
        if state.decision is None:
            return
        if rng.random() < resign * (1 if state.decision.question in ("march", "next-move", "commit") else 4):
            state.apply(rng.choice(state.in_game), "resign")
            continue
        ask = rng.choice(state.decision.asks)
        if asked is not None:
            asked[ask.key] += 1
        state.apply(ask.seat, _answer(ask, rng, seldom))
    yield state


def _answer(ask: Any, rng: random.Random, seldom: Sequence[str]) -> Any:
    rare = [option for option in ask.options if option.verb in seldom]
    if rare and rng.random() < 0.3:
        return rng.choice(rare)
    if ask.key == "next-move" and rng.random() < 0.2:
        return ask.default
    action = pick(ask.options, rng)
    return pick(ask.options, rng) if action.verb in ENDS and rng.random() < 0.7 else action
