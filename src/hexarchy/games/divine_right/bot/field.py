"""The captain in the field: attacks, retreats, casualties, siege attacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexarchy.bots.staff import least, most, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.divine_right.bot.reckoner import Reckoner
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.breakout import inside
from hexarchy.games.divine_right.combat.breakout import may_attack as may_break_out
from hexarchy.games.divine_right.combat.elements import battlefield, defenders
from hexarchy.games.divine_right.combat.phase import CombatPhase, able
from hexarchy.games.divine_right.combat.relief import shut_in
from hexarchy.games.divine_right.combat.strength import bonus
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, MERCENARY, NOBODY

Found = tuple[Action, Sequence[int]]

# -- attacks ----------------------------------------------------------------------------------------------------------


def best_attack(r: Reckoner, ask: Ask) -> Found | None:
    """The attack that promises most, and who makes it."""
    s = r.s
    phase = next((frame for frame in reversed(s.frames) if isinstance(frame, CombatPhase)), None)
    committed = 0
    for _, units, *_ in phase.attacks if phase else ():
        committed |= units
    return _best(r, ask, "attack", lambda space: _forces(r, able(s, space, committed), space))


def best_breakout(r: Reckoner, ask: Ask) -> Found | None:
    s = r.s
    spaces = {s.world.castles[one.castle].space for one in s.sieges if s.castle_owner(one.castle) == r.seat}

    def forces(space: int) -> list[list[int]]:
        return _by_element(s, [u for at in spaces for u in inside(s, r.seat, at) if may_break_out(s, u, space)], space)

    return _best(r, ask, "break-out", forces)


def _best(r: Reckoner, ask: Ask, verb: str, forces: Callable[[int], list[list[int]]]) -> Found | None:
    best, found = r.aspects.gain, None
    for option in to(ask, verb):
        for units in forces(option.target):
            foes = defenders(r.s, option.target, r.seat, battlefield(r.s, units[0], option.target))
            if not foes:
                continue
            gain = r.prospect(units, foes, option.target) + _for_the_field(r, option.target, foes)
            if gain > best:
                best, found = gain, (option, units)
    return found


def _by_element(s: DivineRightState, units: list[int], space: int) -> list[list[int]]:
    """Those who would fight on land, and those who would at sea."""
    fields: dict[int, list[int]] = {}
    for unit in units:
        fields.setdefault(battlefield(s, unit, space), []).append(unit)
    return [found for where, found in fields.items() if where != NOBODY]


def _forces(r: Reckoner, units: list[int], space: int) -> list[list[int]]:
    """Who might attack: all of an element, or all of them who are not with the own monarch."""
    s = r.s
    at = s.where[r.monarch] if r.monarch != NOBODY else NOBODY
    found = []
    for force in _by_element(s, units, space):
        found += [[unit for unit in force if s.where[unit] != at], force]
    return [force for force in found if any(not shut_in(s, unit) for unit in force)]


def _for_the_field(r: Reckoner, space: int, foes: list[int]) -> float:
    """More than those who fall: besiegers of our castles, and enemies on our land."""
    s, found = r.s, 0.0
    for one in s.sieges:
        castle = s.world.castles[one.castle]
        before = one.seat == s.master[foes[0]] and s.world.field.around[castle.space] >> space & 1
        if before and s.castle_owner(one.castle) == r.seat:
            found += castle.points * 0.2
            found += r.aspects.own_monarch * 0.1 * (r.monarch != NOBODY and s.where[r.monarch] == castle.space)
    return found


# -- under attack -----------------------------------------------------------------------------------------------------


def on_retreat(r: Reckoner, ask: Ask) -> Action:
    """Away if standing costs more than it brings, and more readily with a monarch."""
    s, verbs, space = r.s, r.s.game.verbs, ask.args["hex"]
    battle = next((frame for frame in reversed(s.frames) if isinstance(frame, Battle)), None)
    if battle is None:
        return ask.default
    attackers, found = battle.attackers(s), battle.defenders(s)
    if not attackers or not found:
        return ask.default
    loss = r.prospect(attackers, found, space) - _siege_at_stake(r, space)
    return verbs.yes if loss > r.aspects.stand else verbs.no


def _siege_at_stake(r: Reckoner, space: int) -> float:
    """Who gives way before a castle ends the siege."""
    s, around = r.s, r.world.field.around
    castles = [s.world.castles[one.castle] for one in s.sieges if one.seat == r.seat]
    return sum(castle.points * 0.15 for castle in castles if around[castle.space] >> space & 1)


def on_retreat_where(r: Reckoner, ask: Ask) -> Action:
    verbs = r.s.game.verbs
    if verbs.into_castle in ask.options:
        return verbs.into_castle
    return most(to(ask, "retreat"), lambda space: shelter(r, space)) if to(ask, "retreat") else ask.default


def shelter(r: Reckoner, space: int) -> float:
    """How good a place is to stand in: walls, friends, and enemies about."""
    s, castle = r.s, r.s.castle_in(space)
    walls = s.world.castles[castle].intrinsic + 2 if castle >= 0 and s.castle_owner(castle) == r.seat else 0
    friends = len(s.own_units(r.seat, space))
    neutral = s.neutral_land(space)
    offends = neutral >= 0 and not s.kingdoms[neutral].violated >> r.seat & 1
    return walls + friends - 0.5 * r.threat(space, 2) - 2 * offends


def on_casualty(r: Reckoner, ask: Ask) -> Action:
    """First where no hero is endangered by it; mercenaries before regulars; never a laden fleet."""
    s, pieces = r.s, r.s.world.pieces
    heads = {
        space: sum(r.hero_worth(hero) for hero in s.heroes(space)) for space in {s.where[o.target] for o in ask.options}
    }

    def price(unit: int) -> tuple[int, float, int, bool]:
        printed = pieces[unit]
        return len(s.cargo(unit)), heads[s.where[unit]], printed.strength + printed.siege, printed.of != MERCENARY

    return least(ask.options, price) if to(ask, "lose") else ask.default


def on_event_loss(r: Reckoner, ask: Ask) -> Action:
    """The one farthest from where it would be of use, and not from the monarch's guard."""
    s, pieces = r.s, r.s.world.pieces
    if not to(ask, "lose"):
        return ask.default
    guarded = s.where[r.monarch] if r.monarch != NOBODY else NOBODY
    besieging = {s.world.castles[one.castle].space for one in s.sieges if one.seat == r.seat}

    def price(unit: int) -> tuple[int, int, bool, bool, bool]:
        near = any(s.world.field.around[space] >> s.where[unit] & 1 for space in besieging)
        printed = pieces[unit]
        worth = printed.strength + printed.siege
        return len(s.cargo(unit)), worth, near, s.where[unit] == guarded, printed.of != MERCENARY

    return least(ask.options, price)


on_attrition = on_event_loss


def on_leader(r: Reckoner, ask: Ask) -> Action:
    options = to(ask, "leader")
    return most(options, lambda hero: bonus(r.s, hero, fleets=hero in r.s.aboard)) if options else ask.default


def on_go_on(r: Reckoner, ask: Ask) -> Action:
    s, space = r.s, ask.args["hex"]
    battle = next((frame for frame in reversed(s.frames) if isinstance(frame, Battle)), None)
    if battle is None or r.prospect(battle.attackers(s), battle.defenders(s), space) < 0:
        return ask.default
    return s.game.verbs.yes


# -- after a combat ---------------------------------------------------------------------------------------------------


def on_advance(r: Reckoner, ask: Ask) -> Action:
    """One goes into the royal castle of an enemy's ally, to press for peace (DR-B-ACT-07); else all stay."""
    s, space = r.s, ask.args["hex"]
    castle = s.world.castle_at.get(space)
    if castle is not None and castle.royal and castle.kingdom >= 0 and not s.held[r.seat] >> space & 1:
        record = s.kingdoms[castle.kingdom]
        units = [o for o in to(ask, "advance") if o.target < s.world.first_hero and not s.is_fleet(o.target)]
        if record.status == ALLY and record.seat != r.seat and units:
            return units[0]
    return s.game.verbs.done


def on_relief(r: Reckoner, ask: Ask) -> Action:
    """One unit outside breaks the siege (DR-B-SIE-01)."""
    s, out = r.s, to(ask, "outside")
    here = s.own_units(r.seat, ask.args["hex"])
    return out[0] if out and all(s.is_inside(unit) for unit in here) else ask.default


def on_shun(r: Reckoner, ask: Ask) -> Action:
    return most(to(ask, "retreat"), lambda space: shelter(r, space)) if to(ask, "retreat") else ask.default


def on_refuge(r: Reckoner, ask: Ask) -> Action:
    return most(to(ask, "escape"), lambda space: shelter(r, space)) if to(ask, "escape") else ask.default


def on_resolve(r: Reckoner, ask: Ask) -> Action:
    return ask.options[0]


# -- sieges and searches ----------------------------------------------------------------------------------------------


def on_assault(r: Reckoner, ask: Ask) -> Action:
    """Always: nothing is lost by it but a move of those who lie there anyway."""
    options = to(ask, "assault")
    return most(options, lambda space: r.world.castles[r.s.castle_in(space)].points) if options else ask.default


def on_search(r: Reckoner, ask: Ask) -> Action:
    options = to(ask, "search")
    return most(options, r.hero_worth) if options else ask.default
