"""What is reckoned with sets of hexes, or ahead of the march, reckoned once more the plain way in random positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hexarchy.core.events import Event
from hexarchy.games.dark_emperor import control
from hexarchy.games.dark_emperor.movement import movable, routes
from hexarchy.games.dark_emperor.movement.order import MoveOrder
from hexarchy.games.dark_emperor.movement.segment import MovementSegment
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import (
    FIRST_GROUP,
    FLEET,
    GROUP_IDS,
    HOST,
    LEAGUE,
    NEUTRAL,
    SETTLED,
)
from tests.dark_emperor.random_positions import play
from tests.dark_emperor.table import WORLD

IDS = WORLD.grid.ids
NEIGHBOURS = [[n for n in WORLD.grid.neighbours[hex_] if n >= 0] for hex_ in range(WORLD.grid.size)]
LAND = [hex_ for hex_ in range(WORLD.grid.size) if WORLD.land >> hex_ & 1]
Payees = list[dict[int, set[int]]]  # side -> hex -> the payees of those who stand in it or reach it

# -- control and income -----------------------------------------------------------------------------------------------


def payee(s: DarkEmperorState, unit: int) -> int:
    force = s.force[unit]
    if FIRST_GROUP <= force < FIRST_GROUP + len(GROUP_IDS):
        return s.masters[force - FIRST_GROUP]
    return -1 if force == LEAGUE else force


def could_enter(s: DarkEmperorState, unit: int, hex_: int) -> bool:
    if WORLD.holy >> hex_ & 1 and (WORLD.is_vampire[unit] or s.is_undead(unit)):
        return False
    ground = WORLD.coast | WORLD.rivers if WORLD.type[unit] == FLEET else WORLD.land
    return bool(ground >> hex_ & 1)


def presence(s: DarkEmperorState) -> tuple[Payees, Payees]:
    stand: Payees = [{}, {}]
    zones: Payees = [{}, {}]
    for unit in WORLD.units:
        hex_ = s.where[unit]
        if hex_ < 0 or s.side(unit) == NEUTRAL or unit in s.aboard:
            continue
        stand[s.side(unit)].setdefault(hex_, set()).add(payee(s, unit))
        for near in (hex_, *NEIGHBOURS[hex_]):
            if could_enter(s, unit, near):
                zones[s.side(unit)].setdefault(near, set()).add(payee(s, unit))
    return stand, zones


def incomes(s: DarkEmperorState) -> dict[int, int]:
    """DE-PROC-5, hex by hex: who has it, whom it pays, and what."""
    stand, zones = presence(s)
    found: dict[int, int] = {}
    for hex_ in LAND:
        kingdom = WORLD.owner[hex_]
        if s.inactive(kingdom):
            continue
        there = [side for side in (0, 1) if hex_ in stand[side]] or [side for side in (0, 1) if hex_ in zones[side]]
        there = there or [s.holder(kingdom)]
        if len(there) == 2:
            continue
        (side,) = there
        realm = s.kingdoms[kingdom]
        force = realm.assignee if realm.conquered else kingdom
        if side != s.holder(kingdom):
            near = stand[side].get(hex_, set()) - {-1} or zones[side].get(hex_, set()) - {-1}
            force = min(near, key=s.preference[side].index, default=-1)
        worth = (WORLD.terrain[hex_] == SETTLED) + (WORLD.rivers >> hex_ & 1)
        city = WORLD.city_at.get(hex_)
        if city is not None and hex_ in stand[side]:
            worth += city.value
        found[force] = found.get(force, 0) + worth
    return found


@pytest.mark.rule("DE-PROC-5", "DE-7.11d", "DE-7.12b", "DE-7.13b", "DE-7.31")
def test_every_hex_pays_whom_it_should() -> None:
    for seed in range(40):
        for number, (s, _) in enumerate(play(seed)):
            if number % 12:
                continue
            found = incomes(s)
            for kingdom in (*s.allied[0], *s.allied[1]):
                due = 0 if s.kingdoms[kingdom].conquered else found.get(kingdom, 0)
                assert control.income(s, kingdom) == due, f"seed {seed}, question {number}, kingdom {kingdom}"
            assert control.host_production(s) == found.get(HOST, 0), f"seed {seed}, question {number}"


# -- the offered route ------------------------------------------------------------------------------------------------


def open_segments(seeds: range) -> Iterator[tuple[int, DarkEmperorState]]:
    """Movement Segments of random positions, as they open."""
    for seed in seeds:
        for s, _ in play(seed):
            if s.decision is not None and isinstance(s.frames[-1], MovementSegment):
                yield seed, s
                break


def some_group(s: DarkEmperorState, rng: random.Random) -> tuple[int, ...]:
    """Units of one hex, and perhaps leaders and monsters with them."""
    hex_ = rng.choice(list(s.stacks[s.phasing]))
    free = movable.movable_in(s, s.phasing, hex_)
    units = [piece for piece in free if piece < WORLD.unit_count]
    others = [piece for piece in free if piece >= WORLD.unit_count and rng.random() < 0.3]
    return tuple(sorted((*rng.sample(units, min(len(units), rng.randint(1, 3))), *others))) if units else ()


def follow(s: DarkEmperorState, group: tuple[int, ...], path: tuple[int, ...], rng: random.Random) -> list[Event]:
    """The march along a route, step by step; a player asked on the way answers as mildly as they can."""
    happened: list[Event] = []
    for action in (f"move {WORLD.pieces[group[0]].id}", *(f"with {WORLD.pieces[piece].id}" for piece in group[1:])):
        happened += s.apply(s.phasing, action)
    for hex_ in path:
        while not isinstance(s.frames[-1], MoveOrder) or s.frames[-1].group != group:
            assert s.decision is not None
            (ask,) = s.decision.asks
            mild = [option for option in ask.options if option.verb in ("none", "no")]
            happened += s.apply(ask.seat, mild[0] if mild else ask.options[rng.randrange(len(ask.options))])
        happened += s.apply(s.phasing, f"step {IDS[hex_]}")
    return happened


@pytest.mark.rule("DE-PROC-1", "DE-8.11b", "DE-8.13a", "DE-6.11a", "DE-6.14b")
def test_the_offered_route_costs_and_rouses_what_it_says() -> None:
    rng, marches = random.Random(1), 0
    for seed, s in open_segments(range(120)):
        for _ in range(6):
            group = some_group(s, rng)
            goals = [
                hex_ for hex_ in range(WORLD.grid.size) if group and WORLD.grid.distance(s.where[group[0]], hex_) < 6
            ]
            offered = routes.route(s, group, rng.choice(goals)) if group else None
            if offered is None or not offered.path:
                continue
            marches += 1
            happened = follow(s.clone(), group, offered.path, rng)
            steps = [event.args["points"] for event in happened if event.key == "steps"]
            roused = {event.args["kingdom"] for event in happened if event.key == "activated"}
            assert (steps[-1], roused) == (offered.points, set(offered.rouses)), f"seed {seed}: {group} by {offered}"
    assert marches > 100
