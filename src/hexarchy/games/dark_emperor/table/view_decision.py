"""The question in a view, and what helps to answer it: ways and their cost, the odds of battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor import diplomacy
from hexarchy.games.dark_emperor.combat.odds import Preview, preview
from hexarchy.games.dark_emperor.combat.stacking import limit, overstacked
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.magic.casting import casters
from hexarchy.games.dark_emperor.movement.attrition import AttritionSegment, survivors
from hexarchy.games.dark_emperor.movement.company import company_of
from hexarchy.games.dark_emperor.movement.leaders import LoneOrder
from hexarchy.games.dark_emperor.movement.movable import movable
from hexarchy.games.dark_emperor.movement.order import MoveOrder
from hexarchy.games.dark_emperor.movement.routes import Roads, Route, Warnings
from hexarchy.games.dark_emperor.recruitment import Purchase, Recruitment
from hexarchy.games.dark_emperor.spells import RUNE_OF
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.table.odds import led_by
from hexarchy.games.dark_emperor.words import FORCES, POOL, SEATS, opposed, other

FAR: Final = 24  # points beyond which no way is shown


def decision(s: DarkEmperorState, seat: int | None) -> dict[str, Any]:
    """The question and its answers for the seat asked; everybody else may know what it is (DE-PROC-6)."""
    if s.decision is None:
        return {"asked": False}
    ask = s.decision.asks[0]  # one player is asked at a time
    known = {"question": ask.key, "rule": ask.rule, "args": s.game.named(ask.args)}
    if ask.seat != seat:
        return {"asked": False, "of": SEATS[ask.seat], **known}
    options = [action.text for action in ask.options]
    return {"asked": True, **known, "options": options, "costs": {}, **_help(s, ask)}


def _help(s: DarkEmperorState, ask: Ask) -> dict[str, Any]:
    top = s.frames[-1]
    if isinstance(top, MoveOrder):
        steps = [option.target for option in ask.options if option.verb == "step"]
        return {**_ways(s, top, steps), "others": _others(s, top.group)}
    if isinstance(top, Purchase) and ask.key == "place-recruit":
        return {"levies": _levies(s, top, [option.target for option in ask.options])}
    if ask.key == "movement":
        return {"crowded": _crowded(s)}
    if isinstance(top, LoneOrder):
        goals = [option.target for option in ask.options if option.verb == "go"]
        return {"others": _others(s, (top.piece,)), "sets_off": _alone(s, top.piece, goals)}
    if ask.key == "next-battle":
        hexes = [option.target for option in ask.options]
        return {"battles": {s.world.grid.ids[hex_]: battle(preview(s, hex_)) for hex_ in hexes}}
    if isinstance(top, AttritionSegment):
        return {"stacks": _wearing(s, top)}
    if ask.key in ("court", "speaker"):
        return {"needed": {o.text: _words_needed(s, ask, o) for o in ask.options if o.verb != "end"}}
    if magic := {o.text: _strength(s, ask, o) for o in ask.options if o.verb in ("cast", "by", "counter")}:
        return {"needed": magic}
    if ask.key == "battle-leader":
        seen = preview(s, ask.args["hex"])
        return {"leaders": {o.text: battle(led_by(s, seen, ask.seat, o.target)) for o in ask.options}}
    return {}


# -- ways -------------------------------------------------------------------------------------------------------------


def _ways(s: DarkEmperorState, order: MoveOrder, steps: list[int]) -> dict[str, Any]:
    """What each next hex would bring the total to, and the quiet ways to hexes farther off (DE-PROC-1)."""
    company, ids = company_of(s, order.group), s.world.grid.ids
    so_far = order.points + (company.gauntlet(s, order.here) if order.came_from >= 0 else 0)

    tolls = [company.toll(s, hex_) for hex_ in range(s.world.grid.size)]

    def total(path: Sequence[int]) -> int:
        return company.reckoned(so_far + sum([tolls[hex_] for hex_ in path]))

    warnings = Warnings(s, company.side)
    units, own = {*company.units, *company.cargo}, s.stacks[company.side]
    size, limits = len(units), s.world.limits

    def told(path: tuple[int, ...], points: int) -> dict[str, Any]:
        end = path[-1]
        too_many = _too_many(s, company.side, end, units) if end in own else max(0, size - limits[end])
        return _sets_off(s, warnings.along(path, points, order.start), too_many)

    reach = {}
    if steps:
        for hex_, (_, path) in Roads(s, company, quiet=True).search(FAR).items():
            points = total(path)
            if len(path) > 1 and points <= FAR:
                reach[ids[hex_]] = {"points": points, "via": [ids[on] for on in path], **told(path, points)}
    costs = {ids[to]: total([to]) for to in steps}
    beside = {ids[to]: told((to,), costs[ids[to]]) for to in steps}
    return {"costs": costs, "beside": beside, "reach": reach, "size": size}


def _alone(s: DarkEmperorState, piece: int, goals: list[int]) -> dict[str, Any]:
    """What a leader or a monster on its own sets off where it is pointed to."""
    warnings, leader, found = Warnings(s, s.side(piece)), piece in s.world.leaders, {}
    eventful = warnings.sacred if leader else warnings.eventful
    for hex_ in [hex_ for hex_ in goals if eventful >> hex_ & 1]:
        told = _sets_off(s, warnings.alone(hex_, leader=leader), 0)
        if told:
            found[s.world.grid.ids[hex_]] = told["sets_off"]
    return found


def _others(s: DarkEmperorState, group: tuple[int, ...]) -> list[str]:
    """Who else may still move."""
    return [s.world.pieces[piece].id for piece in movable(s, s.phasing) if piece not in group]


def _too_many(s: DarkEmperorState, side: int, hex_: int, coming: set[int]) -> int:
    """By how many units a hex will be overstacked if these come to stay (DE-10a)."""
    there = sum(unit not in coming for unit in s.units(side, hex_))
    return max(0, there + len(coming) - limit(s, hex_))


def _crowded(s: DarkEmperorState) -> dict[str, int]:
    """Where more of the phasing player's units stand than will be let live, and how many more (DE-10.1b)."""
    return {s.world.grid.ids[hex_]: _too_many(s, s.phasing, hex_, set()) for hex_ in overstacked(s, s.phasing)}


def _sets_off(s: DarkEmperorState, way: Route, too_many: int) -> dict[str, Any]:
    """What a way sets off; a garrison is not passed but step by step, and told by what that costs."""
    pieces = s.world.pieces
    found: dict[str, Any] = {}
    if way.rouses:
        found["rouses"] = [FORCES[kingdom] for kingdom in way.rouses]
    if way.hunts:
        found["hunts"] = [pieces[leader].id for leader in way.hunts]
    if way.takes:
        found["takes"] = [pieces[piece].id for piece in way.takes]
    if way.joins:
        found["joins"] = way.joins
    if too_many:
        found["crowds"] = too_many
    return {"sets_off": found} if found else {}


def _wearing(s: DarkEmperorState, segment: AttritionSegment) -> dict[str, dict[str, int]]:
    """What each stack that has still to roll has gathered, and how many units it is; by the hex it is chosen by."""
    ids, found = s.world.grid.ids, {}
    for stack in segment.left:
        start, end, points, _ = stack
        if end == segment.end:
            found[ids[start]] = {"points": points, "size": len(survivors(s, stack))}
        elif sum(other_[1] == end for other_ in segment.left) == 1:
            found[ids[end]] = {"points": points, "size": len(survivors(s, stack))}
    return found


# -- recruits ---------------------------------------------------------------------------------------------------------


def _levies(s: DarkEmperorState, bought: Purchase, cities: Sequence[int]) -> dict[str, list[str]]:
    """Whom else of its kind a recruit's kingdom could pay, and this city take in, beside him (DE-7.23d)."""
    recruitment, force, pieces = bought.parent(s, Recruitment), s.world.forces[bought.unit], s.world.pieces
    if bought.payer != force or bought.given:
        return {}
    (kind,) = (kind for kind in s.world.kinds_of[force] if bought.unit in kind)
    others = [unit for unit in kind if s.where[unit] == POOL and unit != bought.unit]
    paid = s.kingdoms[force].gold // pieces[bought.unit].cost - 1
    found = {}
    for hex_ in cities:
        most = max(0, min(paid, recruitment.room(s, hex_) - 1))
        found[s.world.grid.ids[hex_]] = [pieces[unit].id for unit in others[:most]]
    return found


# -- words and spells -------------------------------------------------------------------------------------------------


def _words_needed(s: DarkEmperorState, ask: Ask, option: Action) -> int:
    """The least roll of two dice that wins a force over, with the best speaker or with this one (DE-11.3)."""
    top = s.frames[-1]
    if isinstance(top, diplomacy.DiplomacyResolution):
        speakers = top.speakers(s, option.target)
        return min(diplomacy.needed(s, ask.seat, FORCES[option.target], leader) for leader in speakers)
    return diplomacy.needed(s, ask.seat, FORCES[ask.args["force"]], option.target)


def _strength(s: DarkEmperorState, ask: Ask, option: Action) -> int:
    """The strength a spell can be cast or countered with: with the best caster, or with this one (DE-12.2)."""
    if option.verb == "cast":
        rune = RUNE_OF[option.target]
        return max(runes.reach(s, caster, rune) for caster in casters(s, ask.seat, option.target))
    rune = RUNE_OF[ask.args["spell"]]
    return runes.reach(s, option.target, rune if option.verb == "by" else opposed(rune))


# -- battles ----------------------------------------------------------------------------------------------------------


def battle(seen: Preview) -> dict[str, Any]:
    """Strengths, modifiers with their rules, and the line of the table each die leads to."""
    return {
        "attacker": SEATS[seen.attacker],
        "strengths": {SEATS[seen.attacker]: seen.attack, SEATS[other(seen.attacker)]: seen.defence},
        "modifiers": [{"rule": entry.rule, "amount": entry.amount} for entry in seen.modifiers],
        "lines": [
            {"roll": line.roll, "losses": [line.attacker, line.defender], "retreats": SEATS[line.retreats]}
            for line in seen.lines
        ],
        "holds": round(seen.chance(seen.attacker), 4),
    }
