"""Orders: who shoots, who marches, who charges."""

from __future__ import annotations

from hexarchy.bots.staff import to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonworld import changes, shot
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.large import artillery, gunnery
from hexarchy.games.demonworld.orders import Ordering
from hexarchy.games.demonworld.words import ATTACK, FULL_LOAD, HOLD, MOVE, ORDERS, SKIRMISH


def volley(r: Reckoner, unit: int, order: int) -> float:
    """What the shots of a unit would be worth under an order, as all stand now."""
    s = r.s.clone()
    changes.unit(s, unit, order=order)
    found = 0.0
    for element in s.bodies[unit]:
        if shot.why_barred(s, element) is None:
            found += max(
                (
                    shot.Shot(element, target, factor).chance(s) * r.worth(target)
                    for target, factor in shot.targets(s, element).items()
                    if s.roster.side_of[target] != r.side and not shot.in_melee(s, element, target)
                ),
                default=0.0,
            )
    return found


def gunners(r: Reckoner, unit: int) -> int:
    """A gun fires before others move if it can, and else turns and loads; out of reach of all it is brought nearer."""
    s = r.s
    if artillery.loaded(s, unit).load >= FULL_LOAD and gunnery.targets(s, unit):
        return SKIRMISH
    reach = artillery.ranges(s, unit).long
    return HOLD if any(r.gap(unit, foe) <= reach for foe in r.foes) else MOVE


def wanted(r: Reckoner, unit: int) -> int:
    """The order for a unit."""
    if not r.s.bodies[unit] or not r.foes:
        return MOVE
    if unit in r.s.roster.guns:
        return gunners(r, unit)
    near = min(r.gap(unit, foe) for foe in r.foes)
    if r.shoots(unit):
        at_once, later = volley(r, unit, SKIRMISH), volley(r, unit, HOLD)
        if later > at_once * r.aspects.holding:
            return HOLD
        if at_once or r.danger(unit) < r.aspects.alarm:
            return SKIRMISH
        return MOVE
    steps = r.paces(unit, ATTACK)
    good = any(r.gap(unit, foe) - 1 <= steps + 1 and r.odds(unit, foe) >= r.aspects.charge_odds for foe in r.foes)
    if good or near - 1 <= r.paces(unit, MOVE) or r.danger(unit) - r.paces(unit, MOVE) < r.aspects.alarm:
        return ATTACK
    return MOVE


def on_orders(r: Reckoner, ask: Ask) -> Action | None:
    """One order for each unit; then all are ready."""
    s, draft = r.s, r.drafting()
    given = {unit for unit, _ in draft.given} if isinstance(draft, Ordering) else set()
    for give in ORDERS:
        for option in to(ask, f"give-{give}"):
            unit = s.unit_named(option.target)
            if unit not in given:
                return s.offers.give[wanted(r, unit)][unit]
    return s.game.verbs.ready


def on_keep_order(r: Reckoner, ask: Ask) -> Action | None:
    """The one that is wanted, or the boldest of those that lie there."""
    unit = r.s.unit_named(ask.options[0].target)
    mine = {option.verb: option for option in ask.options if r.s.unit_named(option.target) == unit}
    for order in (wanted(r, unit), ATTACK, SKIRMISH, MOVE, HOLD):
        found = mine.get(f"give-{ORDERS[order]}")
        if found is not None:
            return found
    return None


def on_allot(r: Reckoner, ask: Ask) -> Action | None:
    """Commanders order as many leaderless units as they can, the dearest first."""
    units = to(ask, "allot")
    return max(units, key=lambda option: (r.s.entry(r.s.unit_named(option.target)).points, -option.index))
