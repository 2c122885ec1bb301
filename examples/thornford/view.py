"""What a seat may know of a match (TF-3), and a full state dealt from it. Built from nothing: the rest stays hidden."""

from __future__ import annotations

from typing import Any

from thornford.rules import Attack, Blow, March, NameCaptains, PlayerTurn
from thornford.state import NOBODY, OFF, SEATS, ThornfordState


def view(s: ThornfordState, seat: int | None) -> dict[str, Any]:
    world = s.game.world
    stacks: dict[str, dict[str, list[str]]] = {}
    for unit, hex_ in enumerate(s.where):
        if hex_ != OFF:
            stacks[world.grid.ids[hex_]] = {world.units[unit].side: [world.units[unit].id]}
    seen: dict[str, Any] = {
        "game": s.game.name,
        "seat": None if seat is None else SEATS[seat],
        "scenario": s.scenario,
        "options": dict(s.options),
        "turn": s.turn,
        "phase": SEATS[s.phasing],
        "step": step_name(s),
        "stacks": stacks,
        "dead": [world.units[unit].id for unit, hex_ in enumerate(s.where) if hex_ == OFF],
        "units_left": {name: len(s.band(n)) for n, name in enumerate(SEATS)},
        "captains": [world.units[unit].id for unit in s.shown],
        "held": s.held,
        "result": s.told_result(),
        "decision": _decision(s, seat),
    }
    if seat is not None:
        naming = s.frames[-1]
        named = naming.own(s, seat) if isinstance(naming, NameCaptains) else s.captains[seat]
        seen["own"] = {"captain": None if named in (None, NOBODY) else world.units[named].id}
    return seen


def bared(s: ThornfordState) -> dict[str, Any]:
    """Once the match is over: both captains (TF-3)."""
    return {"captains": [s.game.world.units[unit].id for unit in s.captains if unit != NOBODY]}


def step_name(s: ThornfordState) -> str:
    outline = s.frames[1] if len(s.frames) > 1 else None
    return outline.STEPS[outline.at - 1] if isinstance(outline, PlayerTurn) else "captains"


def _decision(s: ThornfordState, seat: int | None) -> dict[str, Any]:
    """The question for the seat that is asked, with what helps to answer it."""
    told, top, ids = s.told_question(seat), s.frames[-1], s.game.world.grid.ids
    if not told["asked"]:
        return told
    if isinstance(top, March):
        reach = top.reach(s)
        told["costs"] = {ids[hex_]: cost for hex_, cost in reach.costs.items()}
        told["ways"] = {ids[hex_]: [ids[on] for on in reach.path(hex_) or ()] for hex_ in reach.costs}
    if isinstance(top, Attack):
        blows = {s.game.world.units[foe].id: Blow(s, s.phasing, top.unit, foe) for foe in top.foes(s)}
        told["wins"] = {foe: round(blow.chance("destroyed", "driven-back"), 3) for foe, blow in blows.items()}
    return told


def deal_hidden(s: ThornfordState, seat: int, rng: Any) -> None:
    """The enemy's captain may be with any unit that has not fought."""
    foe = 1 - seat
    if s.captains[foe] not in (NOBODY, *s.shown):
        s.name_captain(rng.choice([unit for unit in s.band(foe) if unit not in s.fought]))
