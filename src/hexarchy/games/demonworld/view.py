"""The view: a match as one seat may know it (DW-B-INT-28). Hidden are orders that lie face down and sealed answers.

Built from nothing, with names in place of numbers, so that a view can be read without the game's tables.
"""

from __future__ import annotations

from typing import Any

from hexarchy.games.demonworld import reserves, stakes
from hexarchy.games.demonworld.facing import COMPASS, FACINGS
from hexarchy.games.demonworld.procedure import Sealed
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table.prospects import prospects
from hexarchy.games.demonworld.words import AWAY, FIGURES, LEVELS, NO_ORDER, NOBODY, ORDERS, SIDES


def view(s: DemonworldState, seat: int | None) -> dict[str, Any]:
    """Everything a seat (None: a spectator) may know."""
    seen: dict[str, Any] = {
        "game": s.game.name,
        "seat": None if seat is None else s.setting.seats[seat],
        "seats": list(s.setting.seats),
        "sides": list(s.setting.sides),
        "scenario": s.scenario,
        "options": dict(s.options),
        "level": LEVELS[s.level],
        "turn": s.round,
        "rounds": s.battle.rounds,
        "phase": "",
        "step": s.phase,
        "upper": SIDES[s.upper],
        "layout": [[f"{laid.number}{' turned' if laid.turned else ''}" for laid in row] for row in s.battle.layout],
        "razed": [[s.field_id(field) for field in pair] for pair in map(s.area.grid.beside, s.razed)],
        "objectives": [[name, s.field_id(field), points] for name, field, points in s.battle.objectives],
        "units": {s.name(unit): _unit(s, unit, seat) for unit in range(len(s.units))},
        "result": s.told_result(),
        "decision": _question(s, seat),
    }
    if s.options.get("fire"):
        seen["fire"] = _fires(s)
    if stake := stakes.rearguard(s):
        seen["rearguard"] = {**stake._asdict(), "attacker": SIDES[stake.attacker], "field": s.field_id(stake.field)}
    if s.battle.late and s.round:
        seen["reserves"] = {side: _reserves(s, number) for number, side in enumerate(SIDES)}
    if seat is not None:
        seen["draft"] = {
            key: told for own in s.frames if isinstance(own, Sealed) for key, told in own.drafts(s, seat).items()
        }
    return seen


def _question(s: DemonworldState, seat: int | None) -> dict[str, Any]:
    """The question, with the dice its answers lead to."""
    told = s.told_question(seat)
    ask = None if seat is None else s.ask(seat)
    if seat is not None and ask is not None and (thrown := prospects(s, seat, ask)):
        told["prospects"] = thrown
    return told


def _magic(s: DemonworldState, unit: int, seat: int | None) -> dict[str, Any]:
    """Spell points, the spells it is under; of a ring only its owner knows the spell."""
    told: dict[str, Any] = {}
    for wizard in s.wizards:
        if wizard.unit == unit:
            told["spell_points"], told["staff"] = wizard.points, wizard.staff
            told["magic_lost"], told["barred"] = wizard.lost, wizard.barred
    spells = [spell for under, spell, until in s.magic.under if under == unit and (not until or until >= s.round)]
    if spells:
        told["spells"] = spells
    for bearer, spell in s.magic.rings:
        if bearer == unit:
            told["ring"] = spell if seat == s.owner(unit) else "unknown"
    return told


def _fires(s: DemonworldState) -> dict[str, Any]:
    """Wind, markers, fields that will burn, units that announced flaming projectiles."""
    fires = s.fires
    return {
        "wind": None if fires.wind == NOBODY else COMPASS[fires.wind],
        "speed": fires.speed,
        "burning": {s.field_id(field): marker for field, marker in fires.markers},
        "delayed": [s.field_id(field) for field in fires.delayed],
        "flaming": [s.name(unit) for unit in fires.flaming],
    }


def _reserves(s: DemonworldState, side: int) -> dict[str, Any]:
    """Who comes later, and in which round; 0: that is not known yet."""
    kept = [s.name(unit) for unit in s.roster.of_side(side) if reserves.waiting(s, unit)]
    return {"round": reserves.comes(s, side), "units": kept}


def _unit(s: DemonworldState, unit: int, seat: int | None) -> dict[str, Any]:
    """A unit, with its elements as they stand: field, facing, figure, hit points."""
    entry, true = s.entry(unit), s.units[unit]
    told: dict[str, Any] = {
        "card": entry.card.printed.id,
        "side": SIDES[entry.side],
        "seat": s.setting.seats[entry.seat],
        "elements": [_element(s, element) for element in entry.elements if s.at[element] >= 0],
        "away": {
            name: count
            for number, name in enumerate(AWAY, 1)
            if (count := sum(s.at[element] == -number for element in entry.elements))
        },
        "order": None if true.order == NO_ORDER else ORDERS[true.order],
        "counters": len(true.counters),
        "melee": true.melee,
        "fought": true.fought,
        "moved": true.moved,
        "routing": true.routing,
        "impetuous": true.impetuous,
        "formation": s.game.formation(s, unit),
    }
    if unit in s.roster.guns:
        told["load"] = s.guns[s.roster.guns.index(unit)].load
    told |= _magic(s, unit, seat)
    if true.mount != NOBODY:
        told["mount"] = s.name(true.mount)
    if true.host != NOBODY:
        told["host"] = s.name(true.host)
    if true.counters and seat == entry.seat:
        told["own_counters"] = [ORDERS[order] for order in true.counters]
    return told


def _element(s: DemonworldState, element: int) -> dict[str, Any]:
    told: dict[str, Any] = {"field": s.field_id(s.at[element]), "facing": FACINGS[s.looks[element]]}
    if len(covered := s.base(element)) > 1:
        told["base"] = [s.field_id(field) for field in covered]
    if s.roster.figure[element]:
        told["figure"] = FIGURES[s.roster.figure[element]]
    if s.hits[element] > 1:
        told["hits"] = s.hits[element]
    return told
