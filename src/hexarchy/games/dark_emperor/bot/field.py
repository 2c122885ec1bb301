"""The captain in battle: who leads, what is used, who is given up, where to retreat and flee."""

from __future__ import annotations

from hexarchy.bots.staff import least, most, picks, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor import devices
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.combat.odds import preview
from hexarchy.games.dark_emperor.words import KINGDOMS


def on_lantern(r: Reckoner, ask: Ask) -> Action:
    return r.s.game.verbs.yes if r.seat == KINGDOMS else r.s.game.verbs.no


def on_attrition_loss(r: Reckoner, ask: Ask) -> Action:
    """What hurts least; ships with cargo not before it."""
    carrying = set(r.s.aboard.values())

    def hurt(unit: int) -> tuple[bool, float]:
        return unit in carrying, r.price(unit) if unit < r.s.world.unit_count else 9.0

    return least(ask.options, hurt)


def on_retreat(r: Reckoner, ask: Ask) -> Action:
    """To friends if there is room, behind walls, and away from the enemy."""
    s, around = r.s, r.s.world.field.around

    def merit(hex_: int) -> float:
        count = len(s.units(r.seat, hex_))
        crowded = count >= stacking.limit(s, hex_)
        near = (around[hex_] & s.held[r.foe]).bit_count()
        return 2.0 * (hex_ in s.world.city_at) + min(count, 3) * 0.5 - 5.0 * crowded - 0.7 * near

    return most(ask.options, merit)


def on_leader_retreats(r: Reckoner, ask: Ask) -> Action:
    """A leader comes to the strongest friends; alone, to where no enemy is near."""
    distance, enemies = r.s.world.grid.distance, list(r.s.stacks[r.foe])
    marked = {hex_ for hex_, _ in r.s.hidden}
    quiet = [o for o in ask.options if o.target not in marked]
    friends = [o for o in quiet if r.s.held[r.seat] >> o.target & 1]
    if friends:
        return most(friends, r.ours)
    return most(quiet or ask.options, lambda hex_: min((distance(hex_, e) for e in enemies), default=0))


def on_spoils(r: Reckoner, ask: Ask) -> Action:
    """To the best who can use it; Famir to the one who is missed least."""
    leaders, world = to(ask, "finder"), r.s.world
    device = ask.args.get("device", world.FAMIR)
    if device == world.FAMIR:
        return least(leaders, lambda leader: (leader == world.PADRECH, r.might(leader)))
    return most([o for o in leaders if devices.usable(r.s, o.target, device)] or leaders, r.might)


on_combat_loss = on_excess = on_attrition_loss
on_flight = on_retreat
on_flee_to = on_return = on_leader_retreats
on_finder = on_take_up_famir = on_spoils
on_next_battle = picks(most, lambda r, ask, hex_: preview(r.s, hex_).chance(r.seat))  # the surest first
on_battle_leader = picks(most, lambda r, ask, leader: r.might(leader), "leader")
on_claim_devices = picks(most, lambda r, ask, device: devices.hero_bonus(r.s, device), "use")
