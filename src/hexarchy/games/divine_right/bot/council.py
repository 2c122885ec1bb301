"""The captain's council: the ambassador and cards, captives, recruits and where they come on."""

from __future__ import annotations

from hexarchy.bots.staff import most, picks, says, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.divine_right import cards
from hexarchy.games.divine_right.bot.field import shelter
from hexarchy.games.divine_right.bot.reckoner import Reckoner
from hexarchy.games.divine_right.diplomacy.mission import Mission
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, MAD, attempt, banished_for
from hexarchy.games.divine_right.words import GONE, NOBODY, POOL

# -- the ambassador ---------------------------------------------------------------------------------------------------


def on_function(r: Reckoner, ask: Ask) -> Action:
    """What promises most: a kingdom won, an ally won away, a monarch murdered."""
    best, chosen = 0.0, r.s.game.verbs.none
    for option in ask.options:
        gain = _gain(r, option)
        if gain > best:
            best, chosen = gain, option
    return chosen


def _gain(r: Reckoner, option: Action) -> float:
    verb, target = option.verb, option.target
    if verb == "activate":
        return _chance(r, target, ACTIVATE) * _worth(r, target)
    if verb == "deactivate":
        return _chance(r, target, DEACTIVATE) * _worth(r, target) * r.aspects.deactivation
    if verb == "assassinate":
        return 15 / 36 * _worth(r, target) * r.aspects.deactivation * 0.8
    if verb == "usurp":
        return 0.5 * _worth(r, target)
    if verb == "recruit":
        return r.aspects.barbarians + 0.2 * r.front(target)
    if verb == "enlist":
        return r.aspects.a_special
    return 0.0


def _worth(r: Reckoner, kingdom: int) -> float:
    """Its army, its castles, and how near it is to the war."""
    s, world = r.s, r.world
    units = sum(s.where[unit] not in (GONE, POOL) for unit in world.regulars_of[kingdom])
    castles = sum(s.stands(castle.index) for castle in world.castles_of[kingdom])
    seats = [world.royal_seats[s.players[seat].kingdom] for seat in s.in_game if s.players[seat].kingdom != NOBODY]
    distance = min((world.grid.distance(world.royal_seats[kingdom], seat) for seat in seats), default=0)
    near = r.aspects.near / (r.aspects.near + distance)
    return (units + r.aspects.a_castle * castles) * (0.5 + near)


def _chance(r: Reckoner, kingdom: int, function: int) -> float:
    held = [kind for kind in dict.fromkeys(cards.hand(r.s, r.seat)) if not r.world.cards[kind].mercenary]
    return max(_merit(r, kingdom, function, card) for card in (NOBODY, *held))


def _merit(r: Reckoner, kingdom: int, function: int, card: int) -> float:
    """The chance of an attempt with a card, less what its failure costs."""
    s, aspects = r.s, r.aspects
    chance = attempt(s, r.seat, kingdom, function, card).chance
    cost = aspects.banished * (banished_for(s, kingdom, card) > 0) + 0.2 * s.has_personality(kingdom, MAD)
    kept = 0.0 if card == NOBODY else 0.02
    if card != NOBODY and r.world.cards[card].type == "white_magic":
        kept = aspects.white_magic
    return chance - (1 - chance) * cost - kept


def on_ploy(r: Reckoner, ask: Ask) -> Action:
    mission = next((frame for frame in reversed(r.s.frames) if isinstance(frame, Mission)), None)
    if mission is None:
        return ask.default
    plain = _merit(r, mission.kingdom, mission.function, NOBODY)
    best = max(to(ask, "play"), key=lambda o: _merit(r, mission.kingdom, mission.function, o.target), default=None)
    if best is None or _merit(r, mission.kingdom, mission.function, best.target) <= plain:
        return r.s.game.verbs.none
    return best


def on_forced_peace(r: Reckoner, ask: Ask) -> Action:
    options = to(ask, "impose-peace")
    return options[0] if options else ask.default


# -- captives ---------------------------------------------------------------------------------------------------------


def on_captive(r: Reckoner, ask: Ask) -> Action:
    """Into the strongest prison; where there is none, away with them."""
    prisons = to(ask, "imprison")
    if prisons:
        return most(prisons, lambda space: shelter(r, space))
    return (to(ask, "parole") or to(ask, "execute") or [ask.default])[0]


def on_prisoners(r: Reckoner, ask: Ask) -> Action:
    """Monarchs are kept, others are asked to change sides."""
    return (to(ask, "parole") or [r.s.game.verbs.done])[0]


# -- recruits ---------------------------------------------------------------------------------------------------------


def on_replacement(r: Reckoner, ask: Ask) -> Action:
    """The one that comes on nearest to the enemy."""
    pieces = r.world.pieces
    regulars = [o for o in to(ask, "return") if not r.s.is_fleet(o.target)] or to(ask, "return")
    if regulars:
        return most(regulars, lambda unit: r.front(pieces[unit].home))
    return on_hire(r, ask)


def on_hire(r: Reckoner, ask: Ask) -> Action:
    options = to(ask, "hire-army") or to(ask, "hire-fleet")
    return most(options, lambda space: r.front(space)) if options else ask.default


def on_lure(r: Reckoner, ask: Ask) -> Action:
    """From the enemy who leads."""
    options = to(ask, "lure")
    return most(options, lambda unit: r.s.master[unit] == r.leading) if options else ask.default


def on_deploy(r: Reckoner, ask: Ask) -> Action:
    return (
        most(to(ask, "place"), lambda space: (shelter(r, space), r.front(space))) if to(ask, "place") else ask.default
    )


on_entry = picks(most, lambda r, ask, space: r.front(space), "place")
on_hero_returns = picks(most, lambda r, ask, space: shelter(r, space), "place")
on_recruit = picks(most, lambda r, ask, space: shelter(r, space), "place")
on_serving = picks(most, lambda r, ask, unit: not r.s.is_fleet(unit), "choose")
on_king_or_queen = says("king")
on_may_return = says("no")
on_passage = says("stop")
