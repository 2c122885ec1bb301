"""The captain in battle: who leads, what is used, who is given up, where to retreat and flee."""

from __future__ import annotations

from typing import Final

from hexarchy.bots.staff import Answer, least, most, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor import devices
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.combat.odds import preview
from hexarchy.games.dark_emperor.words import KINGDOMS


def _next_battle(r: Reckoner, ask: Ask) -> Action:
    """The surest first: who is beaten there cannot help elsewhere."""
    return most(ask.options, lambda hex_: preview(r.s, hex_).chance(r.seat))


def _leader(r: Reckoner, ask: Ask) -> Action:
    return most(to(ask, "leader"), r.might)


def _claim(r: Reckoner, ask: Ask) -> Action:
    return most(to(ask, "use"), lambda device: devices.hero_bonus(r.s, device))


def _lantern(r: Reckoner, ask: Ask) -> Action:
    return r.s.game.verbs.yes if r.seat == KINGDOMS else r.s.game.verbs.no


def _cheapest(r: Reckoner, ask: Ask) -> Action:
    """What hurts least; ships with cargo not before it."""
    carrying = set(r.s.aboard.values())

    def hurt(unit: int) -> tuple[bool, float]:
        return unit in carrying, r.price(unit) if unit < r.s.world.unit_count else 9.0

    return least(ask.options, hurt)


def _retreat(r: Reckoner, ask: Ask) -> Action:
    """To friends if there is room, behind walls, and away from the enemy."""
    s, around = r.s, r.s.world.field.around

    def merit(hex_: int) -> float:
        count = len(s.units(r.seat, hex_))
        crowded = count >= stacking.limit(s, hex_)
        near = (around[hex_] & s.held[r.foe]).bit_count()
        return 2.0 * (hex_ in s.world.city_at) + min(count, 3) * 0.5 - 5.0 * crowded - 0.7 * near

    return most(ask.options, merit)


def _refuge(r: Reckoner, ask: Ask) -> Action:
    """A leader comes to the strongest friends; alone, to where no enemy is near."""
    distance, enemies = r.s.world.grid.distance, list(r.s.stacks[r.foe])
    marked = {hex_ for hex_, _ in r.s.hidden}
    quiet = [o for o in ask.options if o.target not in marked]
    friends = [o for o in quiet if r.s.held[r.seat] >> o.target & 1]
    if friends:
        return most(friends, r.ours)
    return most(quiet or ask.options, lambda hex_: min((distance(hex_, e) for e in enemies), default=0))


def _spoils(r: Reckoner, ask: Ask) -> Action:
    """To the best who can use it; Famir to the one who is missed least."""
    leaders, world = to(ask, "finder"), r.s.world
    device = ask.args.get("device", world.FAMIR)
    if device == world.FAMIR:
        return least(leaders, lambda leader: (leader == world.PADRECH, r.might(leader)))
    return most([o for o in leaders if devices.usable(r.s, o.target, device)] or leaders, r.might)


ANSWERS: Final[dict[str, Answer[Reckoner]]] = {
    "next-battle": _next_battle,
    "battle-leader": _leader,
    "claim-devices": _claim,
    "lantern": _lantern,
    "attrition-loss": _cheapest,
    "combat-loss": _cheapest,
    "excess": _cheapest,
    "retreat": _retreat,
    "flight": _retreat,
    "leader-retreats": _refuge,
    "flee-to": _refuge,
    "return": _refuge,
    "spoils": _spoils,
    "finder": _spoils,
    "take-up-famir": _spoils,
}
