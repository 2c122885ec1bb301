"""Positions of Dark Emperor that are well written and make no sense: anything anywhere, at any time, in any hands."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.sequence import HALVES
from hexarchy.games.dark_emperor.words import FLEET, FORCES, GROUP_IDS, KINGDOM_IDS, SEATS, SIDES
from tests.dark_emperor.table import WORLD

IDS = WORLD.grid.ids
NAMES = [piece.id for piece in WORLD.pieces]
UNITS, LEADERS, MONSTERS, DEVICES, SWORDS = (
    [NAMES[n] for n in kind] for kind in (WORLD.units, WORLD.leaders, WORLD.monsters, WORLD.devices, WORLD.swords)
)
PEOPLE = LEADERS + MONSTERS
MARKERS = [NAMES[piece] for piece in WORLD.markers]
CITIES = [IDS[city.hex] for city in WORLD.cities]
FLEETS = [NAMES[unit] for unit in WORLD.units if WORLD.type[unit] == FLEET]
WATERS = [IDS[hex_] for hex_ in hexes_of(GAME.crossings.navigable)]


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
            "piles": self.piles(),
            "hidden": {self.hex(): piece for piece in self.take(MARKERS, 4)},
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
            **{key: rng.sample(IDS, 4) for key in ("trenches", "breaches")},
            "dice": [rng.randrange(1, 7) for _ in range(20)],
        }
        chosen = rng.sample(sorted(more), rng.randrange(len(more)))
        made.update({key: more[key] for key in chosen})
        made["hexes"] = self.hexes(made)
        self.raised(made)
        self.borne(made)
        self.at_sea(made)
        return made

    def hex(self) -> str:
        return self.rng.choice(self.near)

    def take(self, among: Sequence[str], most: int) -> list[str]:
        """Pieces that are nowhere yet."""
        found = [piece for piece in self.left if piece in among][: self.rng.randrange(most + 1)]
        self.left = [piece for piece in self.left if piece not in found]
        return found

    def entry(self, kind: str) -> dict[str, Any]:
        rng = self.rng
        if kind == "groups":
            return {"side": rng.choice(SIDES), "master": rng.choice(FORCES)}
        made = {"side": rng.choice(SIDES), "gold": rng.randrange(30)}
        return {**made, "conquered": True, "holder": rng.choice(SEATS)} if rng.random() < 0.2 else made

    def hexes(self, made: dict[str, Any]) -> dict[str, list[str]]:
        """Anybody anywhere, but fleets on water, and nobody who is not in play yet."""
        found: dict[str, list[str]] = {}
        hired = {name for name, entry in made.get("groups", {}).items() if entry["side"] != "neutral"}
        for _ in range(self.rng.choice((0, 1, 3, 12))):
            hex_ = self.hex()
            wet = GAME.crossings.navigable >> WORLD.grid.at(hex_) & 1
            for name in self.take(NAMES, 6):
                force = FORCES[WORLD.piece[name].force]
                idle = force in GROUP_IDS and force not in hired
                born = name in MONSTERS + DEVICES or force != "nobody"
                if born and not idle and (wet or name not in FLEETS):
                    found.setdefault(hex_, []).append(name)
        return found

    def raised(self, made: dict[str, Any]) -> None:
        """Some of those on the map are undead, some have just come from next door."""
        rng = self.rng
        units = [(hex_, name) for hex_, names in made["hexes"].items() for name in names if name in UNITS]
        made["undead"] = {name: rng.choice(SEATS) for _, name in units if rng.random() < 0.1}
        around = {name: [n for n in WORLD.grid.neighbours[WORLD.grid.at(hex_)] if n >= 0] for hex_, name in units}
        made["entered"] = {name: IDS[rng.choice(near)] for name, near in around.items() if rng.random() < 0.2}

    def borne(self, made: dict[str, Any]) -> None:
        leaders = [name for names in made["hexes"].values() for name in names if name in LEADERS]
        made["bears"] = {leader: self.take(DEVICES, 2) for leader in leaders if self.rng.random() < 0.3}
        doges = [name for name in leaders if WORLD.index_of(name) in WORLD.candidates]
        if doges:
            made["doge"] = doges[0]

    def piles(self) -> dict[str, list[str]]:
        fit = {"pool": UNITS + SWORDS, "gone": NAMES, "box": UNITS + LEADERS, "dead": LEADERS, "waiting": LEADERS}
        return {pile: self.take(pieces, 3) for pile, pieces in fit.items() if self.rng.random() < 0.5}

    def at_sea(self, made: dict[str, Any]) -> None:
        """Sometimes ships with units of their kingdom aboard, on some shore."""
        if self.rng.random() < 0.5:
            return
        hex_ = self.rng.choice(WATERS)
        loads = self.take([unit for unit in UNITS if unit.startswith("zola_infantry")], 2)
        fleets = self.take([fleet for fleet in FLEETS if fleet.startswith("zola_")], 3)
        made["hexes"].setdefault(hex_, []).extend([*fleets, *loads])
        made["aboard"] = dict(zip(loads, fleets, strict=False))
        made["moorings"] = dict.fromkeys(fleets, 0)
