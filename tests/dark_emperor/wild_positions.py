"""Positions of Dark Emperor that are well written and make no sense: anything anywhere, at any time, in any hands."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hexarchy.games.dark_emperor.sequence import HALVES
from hexarchy.games.dark_emperor.words import FLEET, FORCES, GROUP_IDS, KINGDOM_IDS, SEATS, SIDES
from tests.dark_emperor.table import GAME, WORLD

IDS = WORLD.grid.ids
NAMES = [piece.id for piece in WORLD.pieces]
UNITS, LEADERS, MONSTERS, DEVICES, SWORDS = (
    [NAMES[n] for n in kind] for kind in (WORLD.units, WORLD.leaders, WORLD.monsters, WORLD.devices, WORLD.swords)
)
PEOPLE = LEADERS + MONSTERS
MARKERS = [NAMES[piece] for piece in WORLD.markers]
CITIES = [IDS[city.hex] for city in WORLD.cities]
FLEETS = [NAMES[unit] for unit in WORLD.units if WORLD.type[unit] == FLEET]
FOOT = [unit for unit in UNITS if unit not in FLEETS]
ENTRIES = {"kingdoms": ("side", "gold", "conquered", "holder", "assignee"), "groups": ("side", "master")}


class Wild:
    """One such position; a few keys of it, or all."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.left = list(NAMES)
        self.rng.shuffle(self.left)
        few = [*self.rng.sample(CITIES, 2), *self.rng.sample(IDS, 3)]
        self.near = few if self.rng.random() < 0.5 else IDS

    def position(self) -> dict[str, Any]:
        rng = self.rng
        player = rng.randrange(2)
        made: dict[str, Any] = {
            "turn": rng.randrange(1, 15),
            "player": SEATS[player],
            "segment": rng.choice((*HALVES[player].SEGMENTS, "start", "turn", "set-up")),
            "kingdoms": {name: self.entry("kingdoms") for name in KINGDOM_IDS if rng.random() < 0.5},
        }
        more = {
            "rest": rng.choice(("off", "start")),
            "groups": {name: self.entry("groups") for name in GROUP_IDS if rng.random() < 0.5},
            "preference": {SEATS[0]: ["host"]},
            "doge": NAMES[rng.choice(WORLD.candidates)],
            "piles": self.piles(),
            "hidden": {self.hex(): piece for piece in self.take(MARKERS, 4)},
            "hexes": {self.hex(): self.take(NAMES, 6) for _ in range(rng.choice((1, 3, 12)))},
            "bears": {leader: self.take(DEVICES, 2) for leader in rng.sample(LEADERS, 3)},
            "undead": {unit: rng.choice(SEATS) for unit in rng.sample(UNITS, 6)},
            "monsters": {monster: rng.choice(SIDES) for monster in rng.sample(MONSTERS, 2)},
            "blades": {sword: rng.choice(("living", "heros")) for sword in SWORDS},
            "gains": {leader: rng.randrange(4) for leader in rng.sample(LEADERS, 3)},
            "deaths": {leader: [self.hex(), 1] for leader in self.take(LEADERS, 3)},
            "revived": rng.sample(LEADERS, 2),
            "returns": {"padrech_dar_choim": made["turn"] + rng.randrange(3)},
            "flames": {caster: rng.sample(IDS, 4) for caster in rng.sample(PEOPLE, 2)},
            "spent": {caster: rng.randrange(5) for caster in rng.sample(PEOPLE, 3)},
            "drained": {device: rng.sample(PEOPLE, 2) for device in rng.sample(DEVICES, 2)},
            "uses": {leader: rng.sample(DEVICES, 2) for leader in rng.sample(LEADERS, 3)},
            "inspired": rng.sample(PEOPLE, 3),
            "charged": rng.sample(DEVICES, 3),
            "fallen": {self.hex(): rng.sample(UNITS, 3)},
            "entered": {unit: self.hex() for unit in rng.sample(UNITS, 4)},
            **{key: rng.sample(IDS, 4) for key in ("trenches", "breaches")},
            "dice": [rng.randrange(1, 7) for _ in range(20)],
        }
        chosen = rng.sample(sorted(more), rng.randrange(len(more)))
        made.update({key: more[key] for key in chosen})
        return self.at_sea(made)

    def hex(self) -> str:
        return self.rng.choice(self.near)

    def take(self, among: Sequence[str], most: int) -> list[str]:
        """Pieces that are nowhere yet."""
        found = [piece for piece in self.left if piece in among][: self.rng.randrange(most + 1)]
        self.left = [piece for piece in self.left if piece not in found]
        return found

    def entry(self, kind: str) -> dict[str, Any]:
        rng = self.rng
        values = {
            **{"side": rng.choice(SIDES), "gold": rng.randrange(30), "conquered": rng.random() < 0.3},
            **{"holder": rng.choice(SIDES), "assignee": rng.choice(FORCES), "master": rng.choice(FORCES)},
        }
        keys = [key for key in ENTRIES[kind] if rng.random() < 0.6]
        return {key: values[key] for key in keys}

    def piles(self) -> dict[str, list[str]]:
        fit = {"pool": UNITS + SWORDS, "gone": NAMES, "box": UNITS + LEADERS, "dead": LEADERS, "waiting": LEADERS}
        return {pile: self.take(pieces, 3) for pile, pieces in fit.items() if self.rng.random() < 0.5}

    def at_sea(self, made: dict[str, Any]) -> dict[str, Any]:
        """Sometimes a ship with somebody aboard, on some shore."""
        if self.rng.random() < 0.3:
            fleets, loads = self.take(FLEETS, 3), self.take(FOOT, 3)
            hex_ = self.hex()
            made.setdefault("hexes", {}).setdefault(hex_, []).extend([*fleets, *loads])
            made["aboard"] = dict(zip(loads, fleets, strict=False))
            if GAME.crossings.navigable >> WORLD.grid.at(hex_) & 1:
                made["moorings"] = dict.fromkeys(fleets, self.rng.randrange(2))
        return made
