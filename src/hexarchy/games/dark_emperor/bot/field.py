"""The captain in battle: who leads, what is used, who is given up, where to retreat and flee."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.games.dark_emperor import devices
from hexarchy.games.dark_emperor.bot.reckoning import might, price, there
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.combat.odds import preview
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import KINGDOMS, other

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

Answer = Callable[[DarkEmperorState, int, "Ask"], Action]


def choose(s: DarkEmperorState, seat: int, ask: Ask) -> Action | None:
    answer = ANSWERS.get(ask.key)
    return answer(s, seat, ask) if answer else None


def _next_battle(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """The surest first: who is beaten there cannot help elsewhere."""
    return max(ask.options, key=lambda o: (preview(s, o.target).chance(seat), -o.index))


def _leader(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    leaders = [o for o in ask.options if o.verb == "leader"]
    return max(leaders, key=lambda o: (might(s, o.target), -o.index))


def _claim(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    things = [o for o in ask.options if o.verb == "use"]
    return max(things, key=lambda o: (devices.hero_bonus(s, o.target), -o.index))


def _lantern(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    return s.game.verbs.yes if seat == KINGDOMS else s.game.verbs.no


def _cheapest(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """What hurts least; ships with cargo not before it."""
    carrying = set(s.aboard.values())

    def hurt(option: Action) -> tuple[bool, float, int]:
        unit = option.target
        dear = price(s, unit) if unit < s.world.unit_count else 9.0
        return unit in carrying, dear, option.index

    return min(ask.options, key=hurt)


def _retreat(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """To friends if there is room, behind walls, and away from the enemy."""
    foe, field = other(seat), s.world.field

    def merit(option: Action) -> tuple[float, int]:
        hex_ = option.target
        count = len(s.units(seat, hex_))
        crowded = count >= stacking.limit(s, hex_)
        near = (field.around[hex_] & s.held[foe]).bit_count()
        walls = hex_ in s.world.city_at
        return 2.0 * walls + min(count, 3) * 0.5 - 5.0 * crowded - 0.7 * near, -option.index

    return max(ask.options, key=merit)


def _refuge(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """A leader comes to the strongest friends; alone he goes where no enemy is near."""
    foe, distance = other(seat), s.world.grid.distance
    marked = {hex_ for hex_, _ in s.hidden}
    friends = [o for o in ask.options if s.held[seat] >> o.target & 1 and o.target not in marked]
    if friends:
        return max(friends, key=lambda o: (there(s, (seat,), o.target).strength, -o.index))
    enemies = list(s.stacks[foe])
    quiet = [o for o in ask.options if o.target not in marked] or list(ask.options)
    return max(quiet, key=lambda o: (min((distance(o.target, e) for e in enemies), default=0), -o.index))


def _spoils(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """To the best who can use it; Famir to the one who is missed least."""
    leaders = [o for o in ask.options if o.verb == "finder"]
    device = ask.args.get("device", s.world.FAMIR)
    if device == s.world.FAMIR:
        return min(leaders, key=lambda o: (o.target == s.world.PADRECH, might(s, o.target), o.index))
    able = [o for o in leaders if devices.usable(s, o.target, device)] or leaders
    return max(able, key=lambda o: (might(s, o.target), -o.index))


ANSWERS: dict[str, Answer] = {
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
