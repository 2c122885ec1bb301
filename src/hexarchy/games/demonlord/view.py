"""The view: a match as one seat may know it (DL-HID). Built from nothing: what is not put in here stays hidden.

Names stand in place of numbers, so that a view can be read without the game's tables.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping
from typing import Any

from hexarchy.games.demonlord import commands, markers, victory
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.battle.deployment import awaiting_match
from hexarchy.games.demonlord.battle.retreat import WayHome
from hexarchy.games.demonlord.movement import March
from hexarchy.games.demonlord.sequence import PhaseSequence
from hexarchy.games.demonlord.setup import SetUp
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import (
    CAMPS,
    DEAD,
    ENTERING,
    GRADES,
    HELD_BY,
    NEUTRAL,
    NOBODY,
    OFF,
    SEATS,
    SPELLS,
    UNALLIED,
    WAITING,
    other,
)


def view(s: DemonlordState, seat: int | None) -> dict[str, Any]:
    """Everything a seat (None: a spectator) may know."""
    beside = _beside(s)
    seen: dict[str, Any] = {
        "game": s.game.name,
        "seat": None if seat is None else SEATS[seat],
        "scenario": s.scenario,
        "options": dict(s.options),
        "turn": s.turn_number,
        "phase": SEATS[s.phasing],
        "first": SEATS[s.first],
        "step": step_name(s),
        "stacks": _stacks(s, (seat, NEUTRAL)),
        "dead": _names(s, beside.get(DEAD, ())),
        "prisoners": {SEATS[captor]: _names(s, beside.get(HELD_BY[captor], ())) for captor in (0, 1)},
        "control": {site.id: CAMPS[s.control[site.held]] for site in s.world.held_sites},
        "sieges": {s.world.grid.ids[h]: count for h, count in sorted(s.sieges.items())},
        "states": _states(s),
        "spells_shown": {SEATS[x]: [SPELLS[spell] for spell in markers.used_of(s.markers[x])] for x in (0, 1)},
        "cast": _names(s, sorted(s.phase.cast)),
        "marks": _marks(s),
        "points": _by_seat(s.story.points),
        "losses": _by_seat(s.turn.losses),
        "fortresses": _by_seat((victory.fortresses(s, 0), victory.fortresses(s, 1))),
        "requested": _by_seat(s.story.requested),
        "arrived": _by_seat(s.story.arrived),
        "talks": s.story.talks,
        "last_turn": s.story.last_turn,
        "battle": _battle(s, () if seat is None else (seat,)),
        "result": s.told_result(),
        "decision": _decision(s, seat),
    }
    if seat is not None:
        seen["own"] = _own(s, seat, beside)
    return seen


def bared(s: DemonlordState) -> dict[str, Any]:
    """What was hidden, once the match is over: whole stacks, spells, orders, units off the map."""
    beside = _beside(s)
    return {
        "stacks": _stacks(s, range(NOBODY)),
        "battle": _battle(s, range(len(SEATS))),
        "bared": {name: _own(s, seat, beside) for seat, name in enumerate(SEATS)},
    }


def _beside(s: DemonlordState) -> dict[int, list[int]]:
    """The units that are in each place off the map."""
    found: dict[int, list[int]] = {}
    for unit, at in [(unit, at) for unit, at in enumerate(s.where) if at < 0]:
        found.setdefault(at, []).append(unit)
    return found


def _names(s: DemonlordState, units: Iterable[int]) -> list[str]:
    ids = s.world.unit_ids
    return [ids[u] for u in units]


def _by_seat(pair: tuple[Any, Any]) -> dict[str, Any]:
    return {"hosar": pair[0], "demon": pair[1]}


def step_name(s: DemonlordState) -> str:
    """How far the match is, in the rulebook's words (DL-TRN-03); which question is open is nobody else's business."""
    if len(s.frames) < 2:
        return ""
    outline = s.frames[1]
    if isinstance(outline, PhaseSequence):
        return outline.STEPS[outline.at - 1]
    return "set-up" if isinstance(outline, SetUp) else "turn-end"


def _stacks(s: DemonlordState, open_: Container[int | None]) -> dict[str, dict[str, list[str]]]:
    """Own stacks whole, an enemy stack by its top unit alone, whatever its height (DL-HID-01); neutrals are open."""
    ids, units = s.world.grid.ids, s.world.unit_ids
    shown: dict[str, dict[str, list[str]]] = {}
    for camp, (name, stacks) in enumerate(zip(CAMPS, s.stacks, strict=False)):
        whole = camp in open_
        for hex_ in sorted(stacks):
            stack = stacks[hex_]
            seen = [units[u] for u in stack] if whole and len(stack) > 1 else [units[stack[0]]]
            shown.setdefault(ids[hex_], {})[name] = seen
    return shown


def _states(s: DemonlordState) -> dict[str, dict[str, Any]]:
    states = {}
    for code, realm in zip(s.world.realm_codes, s.realms, strict=True):
        states[code] = {
            "side": CAMPS[realm.side],
            "grade": GRADES[realm.grade],
            "shaken": realm.shaken,
            "charmed": realm.charmed,
            "away": realm.back >= 0,
        }
    if not s.story.ula and s.realms[s.world.ULA].grade == UNALLIED:
        states["MU"]["unknown"] = True  # DL-HID-05
    return states


def _marks(s: DemonlordState) -> dict[str, list[str]]:
    ids = s.world.grid.ids

    def on(hexes: Collection[int]) -> list[str]:
        return sorted([ids[h] for h in hexes]) if hexes else []

    return {
        "pits": on(s.phase.pits),
        "cloaks": on(s.phase.cloaks),
        "lights": on(s.phase.lights),
        "darks": on(s.phase.darks),
        "rains": on(s.wet),
        "battles": on(s.phase.battles),
    }


def _own(s: DemonlordState, seat: int, beside: Mapping[int, Collection[int]]) -> dict[str, Any]:
    """What only its owner knows: spells, orders, units off the map, units under a spell, relief."""

    def mine(units: Collection[int]) -> list[str]:
        return _names(s, sorted(s.owned(seat, units))) if units else []

    return {
        "spells": [SPELLS[spell] for spell in s.spells[seat]],
        "orders": list(s.orders[seat]),
        "passing": s.phase.passing[seat],
        "fixed": commands.resolving(s),  # stacks may not be arranged (DL-HID-02)
        "off": mine(beside.get(OFF, ())),
        "waiting": mine(beside.get(WAITING, ())),
        "entering": mine(beside.get(ENTERING, ())),
        "pitted": mine(s.phase.pitted),
        "marched": mine(s.phase.marched),
        "relief": mine(s.phase.relief),
        "pinned": mine(s.phase.pinned),
    }


def _battle(s: DemonlordState, open_: Iterable[int]) -> dict[str, Any] | None:
    """The battle board. Units put down are open; how many are still to come is not told (DL-HID-03)."""
    board = next((frame for frame in reversed(s.frames) if isinstance(frame, Board)), None)
    if board is None:
        return None
    waiting = [unit for seat in open_ for unit in board.waiting[seat]]
    return {
        "hex": s.world.grid.ids[board.hex],
        "terrain": s.world.terrain[board.terrain].id if board.terrain else None,
        "size": board.size(s) if board.terrain else None,
        "round": board.round,
        "fights": [_pair(s, fight.sides) for fight in board.fights],
        "free": _pair(s, board.free),
        "reserve": _pair(s, board.reserve),
        "routed": _pair(s, board.routed),
        "escorts": [_names(s, pair) if pair[1] >= 0 else [s.world.units[pair[0]].id, None] for pair in board.escorts],
        "waiting": _names(s, waiting),
        "put_down": _put_down(s),
    }


def _put_down(s: DemonlordState) -> str | None:
    unit = awaiting_match(s)
    return s.world.units[unit].id if unit >= 0 else None


def _pair(s: DemonlordState, pair: tuple[tuple[int, ...], tuple[int, ...]]) -> dict[str, list[str]]:
    return {SEATS[x]: _names(s, pair[x]) for x in (0, 1)}


def _decision(s: DemonlordState, seat: int | None) -> dict[str, Any]:
    """The question and its answers for the seat asked; for everybody else not even the question (DL-HID-09)."""
    ask = s.decision.ask(seat) if s.decision and seat is not None else None
    return {**s.told_question(seat), **(_march(s) if ask else {})}


def _march(s: DemonlordState) -> dict[str, Any]:
    """What each hex a marching unit can reach costs it, the way there, and who of its stack could come along."""
    march = s.frames[-1]
    if not isinstance(march, March):
        return {"costs": {}}
    ids = s.world.grid.ids
    told: dict[str, Any] = {
        "costs": {ids[h]: cost for h, cost in march.moves(s).items()},
        "ways": {ids[h]: [ids[on] for on in way] for h, way in march.ways(s).items()},
    }
    told["others"] = _names(s, march.others(s))
    if not march.moved:
        told["begun"] = 1 + len(march.riders)  # answers it took to come here: taking them back costs nothing
        riders, marchers = march.company(s)
        beyond = {s.world.units[unit].id: [ids[h] for h in hexes] for unit, hexes in marchers.items()}
        told["company"] = {"riders": _names(s, riders), "beyond": beyond}
    return told


def hidden_from(s: DemonlordState, seat: int) -> list[int]:
    """Enemy units on the map whose place a seat does not know: all but top units and those put down in a battle."""
    enemy = other(seat)
    known = {stack[0] for stack in s.stacks[enemy].values()}
    known.add(awaiting_match(s))
    for frame in s.frames:
        if isinstance(frame, Board):
            known.update(u for u in frame.troops(enemy) if u not in frame.waiting[enemy])
            known.update(frame.routed[enemy])
            known.update(c for c, _ in frame.escorts)
        elif isinstance(frame, WayHome):
            known.update(frame.units)  # they are seen until they have arrived
    return [u for u in s.on_map(enemy) if u not in known]
