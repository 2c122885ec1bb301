"""A fuzzer that starts in the middle of random battles and sieges, because plain random play rarely fights.

python -m tests.demonlord.random_positions 0 500      # the seeds to play
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hexarchy.core.decisions import Ask
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import BadInput
from hexarchy.games.demonlord import control
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.battle.step import shared_hexes
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.view import step_name
from hexarchy.games.demonlord.words import DEMON, HOSAR, SEATS
from tests.demonlord.table import GAME, WORLD, at
from tests.orders import now_and_then

MOST_ANSWERS = 2000  # in one phase: a procedure that goes round in circles is stopped
GRID = WORLD.grid
STEPS = ("before-movement", "invocation", "sieges", "alliances", *("battles",) * 8)
SITES = tuple(site for site in WORLD.held_sites if site.side in (HOSAR, DEMON))
FORTRESSES = tuple(site for site in SITES if site.fortress)
HOMELANDS = frozenset(WORLD.realm_homes)
BATTLEFIELDS = tuple(hex_ for hex_ in range(GRID.size) if hex_ not in HOMELANDS)
SPELLS = {
    "hosar": ["vision", "earthpit", "spellgate", "light"],
    "demon": ["earthpit", "spellgate", "darkness", "necromon"],
}


class Situation:
    """A battle or a siege in one hex with others around it, as the keywords of a position."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = random.Random(seed)
        self.site = rng.choice(FORTRESSES) if rng.random() < 0.6 else None
        self.hex = self.site.hex if self.site else rng.choice(BATTLEFIELDS)
        self.around = [n for n in GRID.neighbours[self.hex] if n >= 0 and n not in HOMELANDS]
        self.alliances = self._alliances()
        self.armies = (self._army(HOSAR), self._army(DEMON))
        self.stacks: tuple[dict[str, list[str]], dict[str, list[str]]] = ({}, {})
        self.more: dict[str, Any] = {"spells": SPELLS, "rest": "neutrals"}
        self._place()
        self._control()
        self._prisoners()
        self._weather()

    def _maybe(self, chance: float) -> bool:
        return self.rng.random() < chance

    def _alliances(self) -> dict[str, dict[str, str]]:
        return {
            code: {"side": self.rng.choice(SEATS), "grade": self.rng.choice(["semi-permanent", "permanent"])}
            for code in ("AH", "AN", "LY", "GW")
            if self._maybe(0.4)
        }

    def _army(self, side: int) -> list[str]:
        allies = {code for code, alliance in self.alliances.items() if alliance["side"] == SEATS[side]}
        own = self.rng.sample([u.id for u in WORLD.units if u.side == side], 18)
        army = [*own, *(u.id for u in WORLD.units if u.home in allies and u.deploy == "start")]
        self.rng.shuffle(army)
        return army

    def _place(self) -> None:
        """Both sides in the hex itself, and here and there one of them next to it."""
        rng = self.rng
        for hex_ in (self.hex, *rng.sample(self.around, rng.randint(0, len(self.around)))):
            sides = (HOSAR, DEMON) if hex_ == self.hex else (rng.choice((HOSAR, DEMON)),)
            for side in sides:
                size = rng.randint(2, 7) if hex_ == self.hex else rng.randint(1, 3)
                stack = [self.armies[side].pop() for _ in range(min(size, len(self.armies[side])))]
                if stack:
                    self.stacks[side][GRID.ids[hex_]] = stack

    def _control(self) -> None:
        """The side with troops alone in a place controls it; where both are it may be either's."""
        holders = {}
        for site in SITES:
            here = GRID.ids[site.hex]
            troops = [any(WORLD.unit[u].troop for u in side.get(here, ())) for side in self.stacks]
            if troops[0] != troops[1]:
                holders[site.id] = SEATS[troops.index(True)]
        if self.site and self.site.id not in holders:
            holders[self.site.id] = self.rng.choice(SEATS)
            if self._maybe(0.5) and self.site.hex not in WORLD.capitals:
                self._besiege(SEATS.index(holders[self.site.id]))
        self.more["control"] = holders

    def _besiege(self, defender: int) -> None:
        here = GRID.ids[self.hex]
        inside = self.stacks[defender][here]
        if all(any(WORLD.unit[u].troop for u in side[here]) for side in self.stacks):
            self.more["sieges"] = {here: self.rng.randint(0, 5)}
            if self._maybe(0.6):
                self.more["relief"] = self.rng.sample(inside, max(1, len(inside) // 2))

    def _prisoners(self) -> None:
        """Some of those left over are dead or taken."""
        self.more["piles"] = {
            "prisoners_of_hosar": self.armies[DEMON][:2],
            "prisoners_of_demon": self.armies[HOSAR][:2],
            "dead": [*self.armies[HOSAR][2:4], *self.armies[DEMON][2:4]],
        }

    def _weather(self) -> None:
        near = [GRID.ids[hex_] for hex_ in self.around]
        if self._maybe(0.3) and near:
            self.more["pits"] = [self.rng.choice(near), *([GRID.ids[self.hex]] if self._maybe(0.5) else [])]
        if self._maybe(0.2):
            self.more["rains"] = [GRID.ids[self.hex], *(h for h in near if self._maybe(0.7))]

    def state(self, seed: int) -> DemonlordState:
        step = "battles" if "relief" in self.more else self.rng.choice(STEPS)
        phase = self.more["control"][self.site.id] if "relief" in self.more and self.site else self.rng.choice(SEATS)
        hosar, demon = self.stacks
        table = at(step, phase, hosar=hosar, demon=demon, alliances=self.alliances, then=SeededDice(seed), **self.more)
        return table.s


def play(seed: int, asked: Counter[str] | None = None) -> Iterator[DemonlordState]:
    """A random position played by random answers to the end of its phase, seen at every question."""
    situation = Situation(seed)
    rng, state = situation.rng, situation.state(seed)
    clock = state.clock
    for _ in range(MOST_ANSWERS):
        if state.decision is None or state.clock != clock:
            return
        yield state
        ask = rng.choice(state.decision.asks)
        if asked is not None:
            asked[ask.key] += 1
        if now_and_then(state, rng, 0.02) is None:
            state.apply(ask.seat, _answer(ask, rng))
    raise AssertionError(f"seed {seed}: the phase never ends, {state.decision}")


def _answer(ask: Ask, rng: random.Random) -> Any:
    """Any legal one, but a rare verb as often as a common one, and more withdrawals than dice would make."""
    if ask.key == "withdraw" and rng.random() < 0.4:
        return ask.options[0]
    verb = rng.choice(sorted({option.verb for option in ask.options}))
    return rng.choice([option for option in ask.options if option.verb == verb])


# -- what is true at every question -----------------------------------------------------------------------------------


def check(state: DemonlordState, rng: random.Random) -> None:
    check_places(state)
    check_control(state)
    check_sieges(state)
    if rng.random() < 0.15:
        check_save(state)
        check_secrets(state, rng)


def check_places(s: DemonlordState) -> None:
    """Every unit is in exactly one place, and in its owner's stacks."""
    found: Counter[int] = Counter()
    for camp, stacks in enumerate(s.stacks):
        for hex_, stack in stacks.items():
            assert stack, "an empty stack"
            found.update(stack)
            for unit in stack:
                assert s.where[unit] == hex_, WORLD.units[unit]
                assert s.owner(unit) == camp, WORLD.units[unit]
    found.update(unit for unit, place in enumerate(s.where) if place < 0)
    assert all(found[unit] == 1 for unit in range(WORLD.count)), found.most_common(1)


def check_control(s: DemonlordState) -> None:
    """Troops alone in a place hold it (DL-SIE-03), but where a battle is not over yet."""
    battle = next((frame.hex for frame in s.frames if isinstance(frame, Board)), -1)
    for site in WORLD.held_sites:
        if site.hex == battle or control.kept_for_its_units(s, site.hex):
            continue
        for seat in (HOSAR, DEMON):
            if s.alone_with_troops(seat, site.hex):
                assert s.control[site.held] == seat, site


def check_sieges(s: DemonlordState) -> None:
    """Troops of both sides share a hex after the battles only in a siege, and a siege needs both (DL-SIE-01, 29)."""
    shared = shared_hexes(s)
    if step_name(s) == "sieges":
        assert set(shared) <= set(s.sieges)
    battle = next((frame.hex for frame in s.frames if isinstance(frame, Board)), -1)
    for hex_ in s.sieges:
        assert s.is_fortress(hex_)
        assert s.controller(hex_) in (HOSAR, DEMON)
        assert hex_ in shared or hex_ == battle, GRID.ids[hex_]


def check_save(s: DemonlordState) -> None:
    """It goes to JSON and back in the middle of anything."""
    again = GAME.from_json(json.loads(s.dumps()))
    assert again.digest() == s.digest()
    assert repr(again.decision) == repr(s.decision)


def check_secrets(s: DemonlordState, rng: random.Random) -> None:
    """In another deal a seat is sent the same, asked or not; what a searching bot gets does not depend on secrets."""
    assert s.decision is not None
    for seat in (HOSAR, DEMON):
        other_world = s.redeal(seat, rng)
        check_places(other_world)
        assert other_world.view(seat) == s.view(seat)
        if seat in s.decision.seats:
            deals = [world.redeal(seat, random.Random(7)).dumps() for world in (s, other_world)]
            assert deals[0] == deals[1]


def main() -> None:
    first, last = map(int, sys.argv[1:])
    asked: Counter[str] = Counter()
    for seed in range(first, last):
        rng = random.Random(seed)
        try:
            for state in play(seed, asked):
                check(state, rng)
        except BadInput as error:
            raise SystemExit(f"seed {seed}: {error}") from error
        except Exception:
            print("seed", seed)
            raise
    print(dict(asked.most_common()))


if __name__ == "__main__":
    main()
