"""Random situations full of Curses: heroes who curse among their victims, monsters, beasts, lovers and wanderers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CURSES, FORMS
from tests.divine_right import random_positions
from tests.divine_right.random_positions import ENDS

WORLD = GAME.world
HEROES = (
    *("schardenzar", "fox", "daya", "eloia", "juulute", "kang", "nonnus", "naara", "bilge_rat"),
    *("rogue_1", "rogue_2", "rogue_3", "bodyguard_1", "engineer_1"),
)
DEVICES = (
    *("bauble", "hand_of_corfu", "iozzi_wands", "love_potion", "waters_of_jurba", "runesword", "dummy"),
    *("amulet", "wand", "sword_wizardry", "helm"),
)
USERS = tuple(f"magic_user_{letter}" for letter in "abcdef")
PLAIN = ("doom", "paralysis", "unclean", "transformation", "beast", "vampire", "werewolf", "wanderer", "love")
SELDOM = (
    *("curse", "lift-curse", "claim", "woo", "visit", "maul", "hunt", "dispel", "lay", "bewitch", "pray"),
    *("seek", "shape", "resume", "buy", "hire-user", "feed", "discard", "cure-wolf"),
)
LAND = [n for n in WORLD.grid.ids if WORLD.land >> WORLD.grid.at(n) & ~WORLD.isle >> WORLD.grid.at(n) & 1]


def position(rng: random.Random, **options: Any) -> dict[str, Any]:
    data = random_positions.position(rng)
    hexes, masters, seats = data["hexes"], data["masters"], data["seats"]
    stands = [space for space in hexes if WORLD.land >> WORLD.grid.at(space) & 1]
    meeting = [rng.choice(stands) for _ in range(4)] + [rng.choice(LAND) for _ in range(3)] + ["3400"]
    guests = [*rng.sample(HEROES, 9)]
    if options.get("magic_users"):
        guests += rng.sample(USERS, 4)
    for hero in guests:
        space = rng.choice(meeting)
        if not WORLD.temple >> WORLD.grid.at(space) & 1:
            hexes.setdefault(space, []).append(hero)
            masters[hero] = rng.choice(seats)
    placed = [hero for hero in guests if hero in masters]
    curses: dict[str, Any] = {}
    for hero in rng.sample(placed, min(5, len(placed))):
        if hero not in ("schardenzar", "naara"):
            kinds = rng.sample(PLAIN, rng.choice((1, 1, 2)))
            curses[hero] = {kind: _about(rng, kind, seats) for kind in kinds}
    for kingdom in data["allies"]:
        if rng.random() < 0.5 and _on_map(hexes, f"{kingdom}_monarch"):
            curses[f"{kingdom}_monarch"] = {rng.choice(CURSES[:9]): {"seat": rng.choice(seats)}}
    switches = ("advanced_devices", "runesword", "dummy_devices", "cursed_devices")
    devices = {}
    for device in DEVICES if any(options.get(name) for name in switches) else ():
        devices[device] = rng.choice([*placed, *(rng.choice(meeting) for _ in range(3))])
    hands = {seat: ["white-magic-1"] for seat in seats[:2]}
    return {
        **data,
        "options": {"level": "intermediate", "curses": True, **options},
        "curses": curses,
        "devices": devices,
        "hands": data.get("hands", hands),
    }


def _about(rng: random.Random, kind: str, seats: list[str]) -> dict[str, Any]:
    about: dict[str, Any] = {"seat": rng.choice(seats)}
    if kind == "beast":
        about["goal"] = rng.randrange(len(FORMS))
    if kind == "wanderer":
        about |= {"goal": "3400", "since": 40}
    return about


def _on_map(hexes: dict[str, list[str]], piece: str) -> bool:
    return any(piece in stack for stack in hexes.values())


def play(seed: int, steps: int = 150, asked: Counter[str] | None = None, **options: Any) -> Iterator[DivineRightState]:
    """Such a situation played on for a while, seen at every question. `asked` counts questions and answers."""
    rng = random.Random(seed)
    state = GAME.position(position(rng, **options), SeededDice(seed))
    assert isinstance(state, DivineRightState)
    for _ in range(steps):
        yield state
        if state.decision is None:
            return
        if rng.random() < 0.005:
            state.apply(rng.choice(state.in_game), "resign")
            continue
        ask = rng.choice(state.decision.asks)
        action = pick(ask.options, rng)
        for _ in range(3):
            if action.verb in ENDS or (ask.key == "next-move" and rng.random() < 0.3):
                action = pick(ask.options, rng)
        if ask.key == "next-move" and rng.random() < 0.25:
            action = ask.default
        rare = [option for option in ask.options if option.verb in SELDOM]
        if rare and rng.random() < 0.6:
            action = rng.choice(rare)
        if asked is not None:
            asked.update((ask.key, action.verb))
        state.apply(ask.seat, action)
    yield state
