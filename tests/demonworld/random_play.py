"""Random battles for property tests: whole ones, and clashes of units that stand near each other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hexarchy.bots.random_bot import pick
from hexarchy.core.actions import Action
from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.facing import FACINGS
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import ORDERS

ENDS = ("done", "stop", "ready", "close", "none")  # taken at once they would leave most of the game out
BOLD = ("advance-left", "advance-right", "by-points")
ORCS = ("trolls", "orc_guard", "dwarf_eaters", "light_orc_archers", "light_orc_swordbearers")
MONSTERS = ("myrlak_cloudcook", "varrigs_strong_arm"), ("imperial_dragonrider", "imperial_chariot")
MEN = ("berserkers", "imperial_arquebusiers", "order_knights", "noble_footsoldiers")
LEADING = (("baslian", "kruuk"), ("herkyn", "gordan"))  # commanders, from the Standard Game on


def chosen(options: Any, rng: random.Random, bold: float) -> Action:
    """Any answer, but rather one that brings units together than one that ends something."""
    action = pick(options, rng)
    if action.text in ENDS and rng.random() < bold:
        action = pick(options, rng)
    forward = [option for option in options if option.text in BOLD]
    return rng.choice(forward) if forward and rng.random() < bold else action


def played(
    state: DemonworldState, seed: int, asked: Counter[str] | None, most: int, bold: float
) -> Iterator[DemonworldState]:
    rng = random.Random(seed)
    for _ in range(most):
        yield state
        if state.decision is None:
            return
        ask = rng.choice(state.decision.asks)
        if asked is not None:
            asked[ask.key] += 1
        state.apply(ask.seat, chosen(ask.options, rng, bold))


def whole(
    seed: int,
    scenario: str = "basic_small",
    *,
    seats: int = 2,
    asked: Counter[str] | None = None,
    most: int = 20_000,
    bold: float = 0.5,
    **options: Any,
) -> Iterator[DemonworldState]:
    """A battle from deployment to its end, seen at every question."""
    state = GAME.new(scenario, options, SeededDice(seed), GAME.seats[:seats])
    assert isinstance(state, DemonworldState)
    yield from played(state, seed, asked, most, bold)
    assert state.decision is None, f"seed {seed} does not come to an end"


def clash(
    seed: int, *, asked: Counter[str] | None = None, most: int = 400, level: str = "basic"
) -> Iterator[DemonworldState]:
    """Two to five units in a few rows of one sheet."""
    state = GAME.position(position(seed, level), SeededDice(seed))
    assert isinstance(state, DemonworldState)
    yield from played(state, seed, asked, most, 0.6)


def position(seed: int, level: str = "basic") -> dict[str, Any]:
    rng = random.Random(seed)
    taken: set[str] = set()
    units = []
    for cards, rows, facing in ((ORCS, "KLM", 0), (MEN, "DEF", 3)):
        for card in rng.sample(cards, rng.randint(1, 3)):
            row, start, length = rng.choice(rows), rng.randint(2, 9), rng.choice((2, 3, 4, 5, 6, 8))
            fields = [f"{row}{number}" for number in range(start, start + length) if f"{row}{number}" not in taken]
            if fields:
                taken |= {*fields}
                looks = FACINGS[facing if rng.random() < 0.8 else rng.randrange(6)]
                turned = [f"{field} {rng.choice(FACINGS)}" if rng.random() < 0.04 else field for field in fields]
                order = rng.choice(ORDERS)
                leader = ["-"] if level != "basic" and rng.random() < 0.3 else []  # it is the first on a card
                units.append({"card": card, "facing": looks, "fields": [*leader, *turned][:8], "order": order})
    if level != "basic":
        units += [one for camp in (0, 1) for one in singles(rng, camp, units, taken)]
    phase = rng.choice(("orders", "shooting-1", "movement", "movement", "movement"))
    return {"round": 1, "rounds": 4, "phase": phase, "options": {"level": level}, "unit": units}


def singles(rng: random.Random, camp: int, units: list[dict[str, Any]], taken: set[str]) -> Iterator[dict[str, Any]]:
    """Commanders of a side, on their own or attached to one of its units, at its right end."""
    for card in LEADING[camp][: rng.randint(1, 2)]:
        own = [unit for unit in units if unit["card"] in (ORCS, MEN)[camp]]
        host = rng.choice(own)
        last = host["fields"][-1].partition(" ")[0]
        beside = f"{last[0]}{int(last[1:]) + 1}"
        field = beside if rng.random() < 0.5 and beside not in taken else f"{'NC'[camp]}{rng.randint(2, 12)}"
        if field not in taken:
            taken.add(field)
            attached = {"host": host["card"]} if field == beside else {}
            yield {"card": card, "facing": host["facing"], "fields": [field], **attached}


def with_large(seed: int) -> dict[str, Any]:
    """A clash of the Expert Game with giants, dragons, chariots and guns between the lines."""
    found, rng = position(seed, "expert"), random.Random(seed)
    for side, cards in enumerate(MONSTERS):
        for number, card in enumerate(rng.sample(cards, rng.randint(1, 2))):
            field = f"{'JG'[side]}{rng.randint(2, 6) + 8 * number}"
            looks = FACINGS[rng.choice((3 * side, 3 * side, rng.randrange(6)))]
            entry = {"card": card, "facing": looks, "fields": [field], "order": rng.choice(ORDERS)}
            found["unit"].append(entry | {"hits": [rng.randint(1, 4)]})
    return found
