"""Positions of Demonlord that are well written and make no sense: anybody anywhere, at any time, under any spell."""

from __future__ import annotations

import random
from typing import Any

from hexarchy.games.demonlord.position import PILES
from hexarchy.games.demonlord.sequence import PhaseSequence
from hexarchy.games.demonlord.words import CAMPS, GRADES, SEATS, SPELLS
from tests.demonlord.table import GAME, WORLD

IDS = WORLD.grid.ids
ALLIED = [grade for grade in GRADES if grade != "unallied"]
PLACES = [IDS[site.hex] for site in WORLD.held_sites]
FORTRESSES = [site for site in WORLD.held_sites if site.fortress and CAMPS[site.side] in SEATS]


class Wild:
    """One such position; a few keys of it, or all."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.left = [unit.id for unit in WORLD.units]
        self.rng.shuffle(self.left)
        few = [*self.rng.sample([IDS[site.hex] for site in FORTRESSES], 2), *self.rng.sample(IDS, 3)]
        self.hexes = few if self.rng.random() < 0.5 else IDS

    def position(self) -> dict[str, Any]:
        rng = self.rng
        made: dict[str, Any] = {
            "scenario": rng.choice([scenario.id for scenario in GAME.scenarios.all]),
            "turn": rng.choice((1, 3, 8, 99, 100)),
            "first": rng.choice(SEATS),
            "phase": rng.choice(SEATS),
            "step": rng.choice((*PhaseSequence.STARTS, "turn-end")),
            "alliances": self.alliances(),
            "ula": rng.choice(("", "balron", "dwarf_king")),
        }
        made["stacks"] = self.stacks(made["alliances"])
        more = {
            "rest": rng.choice(("off", "start", "neutrals")),
            "piles": {pile: self.take(3) for pile in PILES if rng.random() < 0.5},
            "homes": {self.hex(): self.some(3) for _ in range(2)},
            "fallen": {self.hex(): self.take(2)},
            "control": {
                site.id: rng.choice(SEATS if site in FORTRESSES else CAMPS) for site in rng.sample(WORLD.held_sites, 8)
            },
            "sieges": {IDS[rng.choice(FORTRESSES).hex]: rng.randrange(9) for _ in range(2)},
            "spells": (known := self.spells()),
            "shown": {seat: rng.sample(spells, rng.randrange(len(spells) + 1)) for seat, spells in known.items()},
            "cast": self.some(3),
            **{key: rng.sample(IDS, 4) for key in ("rains", "pits", "lights", "darks")},
            **{key: [rng.randrange(9), rng.randrange(9)] for key in ("points", "losses", "troops_lost")},
            **{key: [rng.random() < 0.5, rng.random() < 0.5] for key in ("requested",)},
            **{key: rng.random() < 0.5 for key in ("clash", "talks")},
            "last_turn": min(100, made["turn"] + rng.randrange(4)),
            "dice": [rng.randrange(1, 7) for _ in range(20)],
        }
        chosen = rng.sample(sorted(more), rng.randrange(len(more)))
        made.update({key: more[key] for key in chosen})
        if "spells" not in made:
            made.pop("shown", None)
        if "sieges" in made and rng.random() < 0.5:
            inside = [made["stacks"][seat].get(hex_, []) for seat in SEATS for hex_ in made["sieges"]]
            made["relief"] = [unit for stack in inside for unit in stack if rng.random() < 0.5]
        return made

    def hex(self) -> str:
        return self.rng.choice(self.hexes)

    def take(self, most: int) -> list[str]:
        """Units that are nowhere yet."""
        return [self.left.pop() for _ in range(min(len(self.left), self.rng.randrange(most + 1)))]

    def some(self, most: int) -> list[str]:
        """Units wherever they are."""
        return self.rng.sample([unit.id for unit in WORLD.units], self.rng.randrange(most + 1))

    def spells(self) -> dict[str, list[str]]:
        known = {seat: [SPELLS[spell] for spell in WORLD.spells[n]] for n, seat in enumerate(SEATS)}
        return {seat: self.rng.sample(theirs, self.rng.randrange(len(theirs))) for seat, theirs in known.items()}

    def alliances(self) -> dict[str, Any]:
        rng = self.rng
        marks = ("shaken", "charmed", "away")
        return {
            code: {
                **rng.choice(({"side": "neutral"}, {"side": rng.choice(SEATS), "grade": rng.choice(ALLIED)})),
                **{mark: True for mark in marks if rng.random() < 0.2},
            }
            for code in WORLD.realm_codes
            if rng.random() < 0.4
        }

    def stacks(self, alliances: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
        """Units of each camp, their allies among them."""
        found: dict[str, dict[str, list[str]]] = {camp: {} for camp in CAMPS[:3]}
        count = self.rng.choice((0, 2, 10, 40))
        for unit in [self.left.pop() for _ in range(count)]:
            face = WORLD.unit[unit]
            camp = CAMPS[face.side]
            if face.realm >= 0 and face.side == 2:
                camp = alliances.get(WORLD.realm_codes[face.realm], {}).get("side", "neutral")
            home = IDS[self.rng.choice(WORLD.realm_homes)]
            found[camp].setdefault(home if camp == "neutral" else self.hex(), []).append(unit)
        return found
