"""Positions and records spoiled at random, as an attacker would who wants to see a server fall.

Pure functions of a source of chance: the same seed spoils the same way. What comes out can always be written as JSON.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

Json = dict[str, Any]
Spot = tuple[Any, Any]  # a table or list, and the key or place of a value in it

ODD_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 7, 14, 15, 99, 101, 2**31, 2**53, 2**63 - 1, -(2**63)),
    *(0.0, 1.5, -0.0, 1e308),
    *(
        "",
        " ",
        "0",
        "true",
        "false",
        "0101",
        "9999",
        "510",
        "/etc/passwd",
        "/dev/zero",
        "../x.toml",
        "\x00",
        "\u202e",
        "é",
    ),
    *([], {}, [[]], [{}], {"": {}}, [None], ["0510"], [1, 2, 3], {"side": "hosar"}, {"0510": ["ti_knights"]}),
)
LARGE: Final[tuple[Callable[[], Any], ...]] = (
    lambda: "x" * 70_000,
    lambda: "\U0001f480" * 30_000,
    lambda: [1] * 20_000,
    lambda: {f"k{n}": n for n in range(6_000)},
    lambda: ["0510"] * 5_000,
    lambda: nested(60),
    lambda: 10**40,
)


def nested(depth: int) -> Any:
    value: Any = 1
    for level in range(depth):
        value = [value] if level % 2 else {"a": value}
    return value


def spots(value: Any) -> list[Spot]:
    """Every place of a value inside another."""
    inner = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    found: list[Spot] = [(value, key) for key, _ in inner]
    for _, entry in inner:
        found += spots(entry)
    return found


# -- one change -------------------------------------------------------------------------------------------------------


def _odd(rng: random.Random, at: Spot, others: list[Spot]) -> None:
    at[0][at[1]] = deepcopy(rng.choice(ODD_VALUES))


def _large(rng: random.Random, at: Spot, others: list[Spot]) -> None:
    at[0][at[1]] = rng.choice(LARGE)()


def _remove(rng: random.Random, at: Spot, others: list[Spot]) -> None:
    del at[0][at[1]]


def _rename(rng: random.Random, at: Spot, others: list[Spot]) -> None:
    """Under the key, or in the place, of something else."""
    table, key = at
    names = [other for _, other in others if isinstance(other, str)] + ["", "x" * 5_000, "0000", "1004", "hosar", "\n"]
    if isinstance(table, dict):
        table[rng.choice(names)] = table.pop(key)
    else:
        table[key] = rng.choice(names)


def _swap(rng: random.Random, at: Spot, others: list[Spot]) -> None:
    """The value of another key."""
    table, key = rng.choice(others)
    at[0][at[1]] = deepcopy(table[key])


def _double(rng: random.Random, at: Spot, others: list[Spot]) -> None:
    table, key = at
    if isinstance(table, list):
        table.append(deepcopy(table[key]))
    else:
        table[f"{key}0"[: 1 + len(key)]] = deepcopy(table[key])


def _nudge(rng: random.Random, at: Spot, others: list[Spot]) -> None:
    """A neighbour of the value: a number beside it, a name with a letter changed, another hex."""
    table, key = at
    value = table[key]
    if isinstance(value, bool):
        table[key] = not value
    elif isinstance(value, int):
        table[key] = value + rng.choice((-1, 1, 10, 100, -value))
    elif isinstance(value, str) and value:
        table[key] = f"{rng.randrange(1, 36):02}{rng.randrange(1, 27):02}" if value.isdigit() else value[:-1]
    elif isinstance(table, dict) and isinstance(key, str) and key.isdigit():
        table[f"{rng.randrange(1, 36):02}{rng.randrange(1, 27):02}"] = table.pop(key)


CHANGES: Final = (_odd, _odd, _large, _remove, _rename, _swap, _swap, _double, _nudge, _nudge, _nudge)


def _spoil(rng: random.Random, value: Json, changes: int) -> Json:
    spoiled = deepcopy(value)
    for _ in range(changes):
        found = spots(spoiled)
        if not found:
            break
        rng.choice(CHANGES)(rng, rng.choice(found[:2_000]), found[:2_000])
    return spoiled


# -- what is spoiled --------------------------------------------------------------------------------------------------


def mutate_position(rng: random.Random, position: Json) -> Json:
    """A position with a few changes."""
    return _spoil(rng, position, rng.choice((1, 1, 1, 2, 3, 6)))


def mutate_record(rng: random.Random, record: Json) -> Json:
    """A record with a few changes, most of them in its header: of thousands of actions one is like the other."""
    spoiled = deepcopy(record)
    actions = spoiled.get("actions")
    if isinstance(actions, list) and actions and rng.random() < 0.5:
        spoiled["actions"] = _spoil(rng, {"actions": actions[: rng.randrange(len(actions) + 1)]}, 1).get("actions")
        return spoiled
    if isinstance(spoiled.get("position"), dict) and rng.random() < 0.5:
        spoiled["position"] = mutate_position(rng, spoiled["position"])
        return spoiled
    header = _spoil(rng, {key: value for key, value in spoiled.items() if key != "actions"}, rng.choice((1, 1, 2)))
    return {**header, "actions": actions} if rng.random() < 0.9 else header
