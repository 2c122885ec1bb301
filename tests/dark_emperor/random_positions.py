"""Random situations for the fuzzer: both sides close together, with all that makes trouble, in any segment.

`python -m tests.dark_emperor.random_positions FIRST LAST` plays the positions of these seeds and checks them.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hexarchy.core.decisions import Ask
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.sequence import HALVES
from hexarchy.games.dark_emperor.settle import settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import (
    AIR,
    DEATH,
    FIRST_GROUP,
    FLEET,
    GROUP_IDS,
    KINGDOM_COUNT,
    KINGDOM_IDS,
    NEUTRAL,
    SEATS,
    SIDES,
    TERROR,
)
from tests.dark_emperor.table import WORLD
from tests.orders import now_and_then

IDS = WORLD.grid.ids
SIZE = WORLD.grid.size
MOST_ANSWERS = 3000
CENTRES = sorted(
    {
        *(city.hex for city in WORLD.cities),
        *WORLD.magic_hexes,
        *WORLD.battlefields.values(),
        *WORLD.all_rune_hexes,
        *hexes_of(WORLD.holy),
        GAME.crossings.strait,
        *(hex_ for hex_ in range(SIZE) if len(GAME.crossings.shores[hex_]) > 1),
    }
)


class Situation:
    """Some hexes side by side and who stands in them, as the keywords of a position."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = random.Random(seed)
        centre = rng.choice(CENTRES) if rng.random() < 0.85 else rng.choice(list(hexes_of(WORLD.sea)))
        area = [centre, *(n for n in WORLD.grid.neighbours[centre] if n >= 0)]
        if rng.random() < 0.5:
            far = {n for hex_ in area for n in WORLD.grid.neighbours[hex_] if n >= 0}
            area += rng.sample(sorted(far - set(area)), rng.randint(1, 4))
        self.area = sorted(area)
        self.hexes: dict[int, list[int]] = {}
        self.more: dict[str, Any] = {}
        self._sides()
        self._units()
        self._leaders()
        self._monsters()
        self._devices()
        self._cargo()
        self._story()

    def _maybe(self, chance: float) -> bool:
        return self.rng.random() < chance

    def _sides(self) -> None:
        """Most kingdoms are at war, above all those of the area; some are conquered, some groups hired."""
        rng = self.rng
        near = {WORLD.owner[hex_] for hex_ in self.area}
        self.sides = [rng.choice((0, 1, 1)) if self._maybe(0.85 if k in near else 0.4) else 2 for k in range(10)]
        self.kingdoms: dict[str, dict[str, Any]] = {}
        for k, side in enumerate(self.sides):
            entry: dict[str, Any] = {"side": SIDES[side], "gold": rng.choice((0, 0, 11, 37, 60))}
            allies = [ally for ally, its in enumerate(self.sides) if its != side and its != NEUTRAL]
            if side != NEUTRAL and k != 9 and allies and self._maybe(0.12):
                assignee = rng.choice(allies)
                entry |= {"conquered": True, "holder": SIDES[self.sides[assignee]], "assignee": KINGDOM_IDS[assignee]}
            self.kingdoms[KINGDOM_IDS[k]] = entry
        self.groups = {}
        self.sides += [0, *([NEUTRAL] * len(GROUP_IDS)), 1, NEUTRAL]
        for n, name in enumerate(GROUP_IDS):
            side = rng.choice((0, 1))
            masters = [KINGDOM_IDS[k] for k in range(10) if self.sides[k] == side] + ["host"] * (side == 0)
            if masters and self._maybe(0.4):
                self.sides[FIRST_GROUP + n] = side
                self.groups[name] = {"side": SIDES[side], "master": rng.choice(masters)}

    # -- who stands where ---------------------------------------------------------------------------------------------

    def _units(self) -> None:
        """An army of each side; some of its units are undead."""
        rng = self.rng
        self.undead: dict[str, str] = {}
        for side in (0, 1):
            army = [u for u in WORLD.units if self.sides[WORLD.forces[u]] == side and WORLD.pieces[u].battlefield < 0]
            fleets = [u for u in army if WORLD.type[u] == FLEET]
            army = rng.sample(army, min(len(army), rng.randint(3, 12)))
            army += [u for u in rng.sample(fleets, min(len(fleets), 2)) if u not in army]
            for unit in army:
                chance = 0.4 if WORLD.pieces[unit].legion else 0.1
                if self._maybe(chance) and WORLD.pieces[unit].undead and not WORLD.pieces[unit].vampire:
                    self._raise(unit, side)
                else:
                    self._lay(unit, self._open(unit))
        for unit in WORLD.units:
            if WORLD.pieces[unit].battlefield in self.area and self._maybe(0.3):
                self._raise(unit, rng.choice((0, 1)))
        at_home = {city.hex: city.kingdom for city in WORLD.cities if city.hex in self.area}
        for hex_, kingdom in at_home.items():
            if self.sides[kingdom] == NEUTRAL:
                home = [u for u in WORLD.units if WORLD.forces[u] == kingdom and WORLD.type[u] < 3]
                self._lay(rng.choice(home), [hex_])

    def _raise(self, unit: int, side: int) -> None:
        hexes = self._open(unit, undead=True)
        if hexes:
            self.undead[WORLD.pieces[unit].id] = SEATS[side]
            self._lay(unit, hexes)

    def _open(self, unit: int, *, undead: bool = False) -> list[int]:
        """Where a unit can be: not on the wrong element, holy ground or neutral land."""
        face = WORLD.pieces[unit]
        found = GAME.crossings.navigable if face.type == FLEET else WORLD.land
        if face.vampire or undead:
            found &= ~WORLD.holy
        found &= ~self._neutral_land()
        return [hex_ for hex_ in self.area if found >> hex_ & 1]

    def _neutral_land(self) -> int:
        found = 0
        for kingdom in range(KINGDOM_COUNT):
            if self.sides[kingdom] == NEUTRAL:
                found |= WORLD.lands[kingdom]
        return found

    def _lay(self, piece: int, hexes: list[int]) -> None:
        placed = any(piece in stack for stack in self.hexes.values())
        if hexes and not placed:
            self.hexes.setdefault(self.rng.choice(hexes), []).append(piece)

    def _side(self, piece: int) -> int:
        face = WORLD.pieces[piece]
        return SEATS.index(self.undead[face.id]) if face.id in self.undead else self.sides[face.force]

    def _leaders(self) -> None:
        """With their own, alone, or in the box; the box keeps those for hire."""
        boxed = []
        for leader in WORLD.leaders:
            face = WORLD.pieces[leader]
            side = self.sides[face.force]
            if side == NEUTRAL:
                if face.force < KINGDOM_COUNT and self._maybe(0.3):
                    self._lay(leader, [WORLD.capitals[face.force]])
                continue
            if self._maybe(0.08):
                boxed.append(face.id)
            elif self._maybe(0.7) or leader == WORLD.PADRECH:
                unholy = face.vampire or face.rune in (DEATH, TERROR)
                free = [h for h in self.area if not (unholy and WORLD.holy >> h & 1)]
                mine = [h for h in free if any(self._side(p) == side for p in self.hexes.get(h, ()) if p < leader)]
                self._lay(leader, mine if mine and self._maybe(0.7) else free)
        self.more["piles"] = {"box": boxed}

    def _monsters(self) -> None:
        self.more["monsters"] = owners = {}
        for monster in WORLD.monsters:
            if self._maybe(0.3):
                owners[WORLD.pieces[monster].id] = owner = self.rng.choice(SIDES)
                water = [h for h in self.area if GAME.crossings.navigable >> h & 1]
                land = self._neutral_land()
                free = [h for h in self.area if owner == "neutral" or not land >> h & 1]
                self._lay(monster, [h for h in water if h in free] if monster == WORLD.SSSTOTH else free)

    def _devices(self) -> None:
        """Borne, lying about, under markers or out of play; as many markers as are left."""
        rng = self.rng
        placed = [p for stack in self.hexes.values() for p in stack]
        bearers = [p for p in placed if p in WORLD.leaders]
        bears: dict[str, list[str]] = {}
        out = [m for m in WORLD.markers if m not in placed]
        markers = rng.sample(WORLD.magic_hexes, rng.randint(0, min(len(out), len(WORLD.magic_hexes))))
        under = dict(zip(markers, rng.sample(out, len(markers)), strict=True))
        for device in WORLD.devices:
            face = WORLD.pieces[device]
            if device in under.values():
                continue
            if device == WORLD.TORCH:
                alive = [p for p in bearers if p in WORLD.candidates]
                if alive:
                    self.more["doge"] = WORLD.pieces[alive[0]].id
                    bears.setdefault(WORLD.pieces[alive[0]].id, []).append(face.id)
            elif bearers and self._maybe(0.55):
                bears.setdefault(WORLD.pieces[rng.choice(bearers)].id, []).append(face.id)
            elif self._maybe(0.3):
                self._lay(device, self.area)
        self.more |= {"bears": bears, "hidden": {IDS[h]: WORLD.pieces[p].id for h, p in under.items()}}

    def _cargo(self) -> None:
        aboard: dict[str, str] = {}
        for stack in self.hexes.values():
            for fleet in (p for p in stack if p < WORLD.unit_count and WORLD.type[p] == FLEET):
                loads = [p for p in stack if p < WORLD.unit_count and WORLD.type[p] not in (AIR, FLEET)]
                loads = [p for p in loads if self._side(p) == self._side(fleet) and WORLD.pieces[p].id not in aboard]
                if loads and self._maybe(0.6):
                    aboard[WORLD.pieces[self.rng.choice(loads)].id] = WORLD.pieces[fleet].id
        self.more["aboard"] = aboard

    # -- what has happened --------------------------------------------------------------------------------------------

    def _story(self) -> None:
        rng, area = self.rng, [IDS[hex_] for hex_ in self.area]
        placed = {p for stack in self.hexes.values() for p in stack}
        dead = [p for p in WORLD.leaders if p not in placed and self._may_die(p)]
        at_war = [p for p in placed if p in WORLD.leaders and self.sides[WORLD.pieces[p].force] != NEUTRAL]
        land = [name for name in area if WORLD.land >> WORLD.grid.at(name) & 1]
        self.turn = rng.randint(1, 14)
        deaths = rng.sample(dead, min(len(dead), 2))
        self.more["deaths"] = {WORLD.pieces[p].id: [rng.choice(area), max(self.turn - 1, 1)] for p in deaths}
        self.more["trenches"] = rng.sample(land, min(len(land), rng.choice((0, 0, 1, 2))))
        if at_war and self._maybe(0.3):
            caster = rng.choice(sorted(at_war))
            self.more["flames"] = {WORLD.pieces[caster].id: rng.sample(area, rng.randint(1, 3))}
        if WORLD.TOL_MORN in dead and self._maybe(0.5):
            self.more["returns"] = {"tol_morn": self.turn}
            self.more["piles"]["dead"] = ["tol_morn"] if WORLD.TOL_MORN not in deaths else []
        self.more["gains"] = {WORLD.pieces[p].id: 1 for p in at_war if self._maybe(0.1)}
        self.more["spent"] = {WORLD.pieces[p].id: 1 for p in at_war if self._maybe(0.2)}

    def _may_die(self, leader: int) -> bool:
        face = WORLD.pieces[leader]
        return self.sides[face.force] != NEUTRAL and face.id not in self.more["piles"]["box"]

    def state(self, seed: int) -> DarkEmperorState:
        player = self.rng.choice((0, 1))
        segment = self.rng.choice([*HALVES[player].SEGMENTS, "movement", "combat-magic", "combat", "start"])
        data = {
            "turn": self.turn,
            "player": SEATS[player],
            "segment": segment,
            "kingdoms": self.kingdoms,
            "groups": self.groups,
            "undead": self.undead,
            "hexes": {IDS[hex_]: [WORLD.pieces[p].id for p in stack] for hex_, stack in self.hexes.items()},
            "options": {"air_rune_hex": bool(seed % 2)},
            **self.more,
        }
        state = GAME.state_from_position(data, SeededDice(seed))
        settle_everywhere(state)  # who was set down alone among enemies
        state.run()
        return state


# -- playing it -------------------------------------------------------------------------------------------------------


def play(seed: int, asked: Counter[str] | None = None) -> Iterator[tuple[DarkEmperorState, list[Event]]]:
    """A random position played by random answers to the end of the next Player-Turn, seen at every question."""
    situation = Situation(seed)
    rng, state = situation.rng, situation.state(seed)
    last = state.clock + 1
    happened = state.opening()
    for _ in range(MOST_ANSWERS):
        yield state, happened
        if state.decision is None or state.clock > last:
            return
        ask = state.decision.asks[0]
        if asked is not None:
            asked[ask.key] += 1
        ordered = now_and_then(state, rng, 0.02)
        happened = state.apply(ask.seat, _answer(ask, rng)) if ordered is None else ordered
    raise AssertionError(f"seed {seed}: the Player-Turn never ends, {state.decision}")


def _answer(ask: Ask, rng: random.Random) -> Any:
    """Any legal one, but a rare verb as often as a common one."""
    options = ask.options
    if len(options) > 60:
        return options[rng.randrange(len(options))]
    verb = rng.choice(sorted({option.verb for option in options}))
    if verb in ("end", "pass", "cancel", "none") and rng.random() < 0.5:
        return options[rng.randrange(len(options))]
    return rng.choice([option for option in options if option.verb == verb])


def main() -> None:
    from tests.dark_emperor.invariants import Watch

    first, last = map(int, sys.argv[1:3])
    asked: Counter[str] = Counter()
    for seed in range(first, last):
        watch = Watch(seed)
        try:
            for state, happened in play(seed, asked):
                watch.look(state, happened)
        except Exception as error:
            error.add_note(f"seed {seed}")
            if len(sys.argv) < 4:
                raise
            print(seed, type(error).__name__, str(error).splitlines()[:1])
    print(dict(asked.most_common()))


if __name__ == "__main__":
    main()
