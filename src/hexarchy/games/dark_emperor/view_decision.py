"""The question in a view, and what helps to answer it: ways and their cost, the odds of battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.games.dark_emperor.combat.odds import Preview, preview
from hexarchy.games.dark_emperor.movement.company import Company
from hexarchy.games.dark_emperor.movement.order import MoveOrder
from hexarchy.games.dark_emperor.movement.routes import Roads
from hexarchy.games.dark_emperor.odds import led_by
from hexarchy.games.dark_emperor.words import SEATS, other

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask
    from hexarchy.games.dark_emperor.state import DarkEmperorState

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
        return _ways(s, top, [option.target for option in ask.options if option.verb == "step"])
    if ask.key == "next-battle":
        hexes = [option.target for option in ask.options]
        return {"battles": {s.world.grid.ids[hex_]: battle(preview(s, hex_)) for hex_ in hexes}}
    if ask.key == "battle-leader":
        seen = preview(s, ask.args["hex"])
        return {"leaders": {o.text: battle(led_by(s, seen, ask.seat, o.target)) for o in ask.options}}
    return {}


# -- ways -------------------------------------------------------------------------------------------------------------


def _ways(s: DarkEmperorState, order: MoveOrder, steps: list[int]) -> dict[str, Any]:
    """What each next hex would bring the total to, and the quiet ways to hexes farther off (DE-PROC-1)."""
    company, ids = Company(s, order.group), s.world.grid.ids
    so_far = order.points + (company.gauntlet(s, order.here) if order.came_from >= 0 else 0)

    def total(path: Sequence[int]) -> int:
        return company.reckoned(so_far + sum(company.toll(s, hex_) for hex_ in path))

    reach = {}
    if steps:
        for hex_, (_, path) in Roads(s, company, quiet=True).search(FAR).items():
            points = total(path)
            if len(path) > 1 and points <= FAR:
                reach[ids[hex_]] = {"points": points, "via": [ids[on] for on in path]}
    size = len(company.units) + len(company.cargo)
    return {"costs": {ids[to]: total([to]) for to in steps}, "reach": reach, "size": size}


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
