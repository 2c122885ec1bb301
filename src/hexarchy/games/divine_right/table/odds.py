"""Odds: what dice may bring in a combat, a siege, a storm or an embassy.

They are read from the objects that are rolled, so they are exact, and nothing is played out. Where something is hidden
the deals are averaged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from hexarchy.core.odds import Inquiry, Modifier, Odds, Throw
from hexarchy.games.divine_right import siege
from hexarchy.games.divine_right.advanced import storming
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.diplomacy.mission import Mission
from hexarchy.games.divine_right.diplomacy.roll import FUNCTIONS
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.table.fights import BATTLE, SIEGE, Fight, possible, under_way
from hexarchy.games.divine_right.words import NOBODY

DIE: Final = range(1, 7)
DICE: Final = tuple(product(DIE, DIE))
EVEN, FALLS, HOLDS = "even", "falls", "holds"
WON, LOST = "won", "failed"
WITH: Final = "with "  # and a card


def odds(inquiry: Inquiry) -> list[Odds]:
    """Of the embassy or fight under way, or of those a player chooses from."""
    states = [deal for deal in inquiry.deals if isinstance(deal, DivineRightState)]
    s = states[0]
    ask = s.decision.asks[0] if s.decision else None
    if isinstance(s.frames[-1], Mission):
        return [_embassy(s, s.frames[-1])]
    now = under_way(s)
    fights = [now] if now is not None else possible(s, ask.key) if ask else []
    return [_fight(states, fight) for fight in fights if fight.attackers]


def _fight(states: Sequence[DivineRightState], fight: Fight) -> Odds:
    if fight.kind == SIEGE:
        return _siege(states, fight)
    return _battle(states, fight) if fight.kind == BATTLE else _storm(states, fight)


# -- combats ----------------------------------------------------------------------------------------------------------


def combat_of(s: DivineRightState, fight: Fight) -> strength.Combat:
    return strength.combat(s, fight.attackers, fight.defenders, fight.space, fight.leaders, fight.element)


def mean_losses(s: DivineRightState, fight: Fight) -> tuple[float, float]:
    """What both sides lose on average; nobody loses more than they have (DR-B-COM-18)."""
    combat = combat_of(s, fight)
    lost = [combat.losses(own, theirs) for own, theirs in DICE]
    most = (len(fight.attackers), len(fight.defenders))
    own, theirs = (sum(min(one[side], most[side]) for one in lost) / len(lost) for side in (0, 1))
    return own, theirs


def _battle(states: Sequence[DivineRightState], fight: Fight) -> Odds:
    s = states[0]
    found = Odds(BATTLE, s.world.grid.ids[fight.space])
    if not fight.defenders:
        return found
    sides = (s.name(s.phasing), s.name(s.master[fight.defenders[0]]))
    combats = [combat_of(state, fight) for state in states]
    found.outcomes = dict.fromkeys((*sides, EVEN), 0.0)
    for combat in combats:
        for own, theirs in DICE:
            ahead = own + combat.attacker.total - theirs - combat.defender.total
            found.outcomes[sides[0] if ahead > 0 else sides[1] if ahead < 0 else EVEN] += 1 / len(DICE) / len(combats)
    found.losses = dict(zip(sides, _mean([mean_losses(state, fight) for state in states]), strict=True))
    found.throws = [
        _die(sides[0], [combat.attacker for combat in combats]),
        _die(sides[1], [combat.defender for combat in combats]),
    ]
    return found


def _die(side: str, rolls: Sequence[strength.Side]) -> Throw:
    """A die with what is added to it: the totals it can come to."""
    totals = dict.fromkeys(sorted({die + roll.total for die in DIE for roll in rolls}), 0.0)
    for roll in rolls:
        for die in DIE:
            totals[die + roll.total] += 1 / len(DIE) / len(rolls)
    chances = {str(total): share for total, share in totals.items()}
    return Throw("combat", {"side": side}, 1, _shares([roll.modifiers for roll in rolls]), chances)


def _mean(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return sum(own for own, _ in pairs) / len(pairs), sum(theirs for _, theirs in pairs) / len(pairs)


def _shares(lists: Sequence[Iterable[tuple[str, int]]]) -> tuple[Modifier, ...]:
    """Each modifier with the share of the deals in which it applies."""
    told = [tuple(modifiers) for modifiers in lists]
    distinct = dict.fromkeys(modifier for modifiers in told for modifier in modifiers)
    return tuple(Modifier(*one, sum(one in modifiers for modifiers in told) / len(told)) for one in distinct if one[1])


# -- castles ----------------------------------------------------------------------------------------------------------


def _siege(states: Sequence[DivineRightState], fight: Fight) -> Odds:
    s = states[0]
    rolls = [siege.siege_roll(state, fight.castle, state.phasing) for state in states]
    chance = sum(roll.chance for roll in rolls) / len(rolls)
    modifiers = _shares([roll.modifiers for roll in rolls])
    throw = Throw("siege-die", {"side": s.name(s.phasing)}, 1, modifiers, {FALLS: chance, HOLDS: 1 - chance})
    return Odds("siege", s.world.grid.ids[fight.space], [throw])


def _storm(states: Sequence[DivineRightState], fight: Fight) -> Odds:
    s = states[0]
    own_side, owner = s.name(s.phasing), s.castle_owner(fight.castle)
    found = Odds("storm", s.world.grid.ids[fight.space], outcomes={FALLS: 0.0, HOLDS: 0.0})
    combats, lost = [], [0.0, 0.0]
    for state in states:
        clash, combat = storming.assess(state, fight.castle, list(fight.attackers))
        combats.append(combat)
        needed = storming.whole(state, fight.castle, clash)
        for own, theirs in DICE:
            fallen, (mine, yours) = storming.decided(combat, own, theirs, needed)
            share = 1 / len(DICE) / len(states)
            found.outcomes[FALLS if fallen else HOLDS] += share
            most = len(clash.defenders)
            lost[0] += share * min(mine, len(clash.attackers))
            lost[1] += share * (most if fallen else min(yours, most))
    found.throws = [_die(own_side, [combat.attacker for combat in combats])]
    found.losses = {own_side: lost[0]}
    if owner != NOBODY:
        found.losses[s.name(owner)] = lost[1]
        found.throws.append(_die(s.name(owner), [combat.defender for combat in combats]))
    return found


# -- embassies --------------------------------------------------------------------------------------------------------


def _embassy(s: DivineRightState, mission: Mission) -> Odds:
    """With each card of the hand and with none; the Personality is face up by now (DR-B-DIP-11)."""
    throws = []
    ask = s.decision.asks[0] if s.decision else None
    for action in ask.options if ask else ():
        if action.verb not in ("play", "none"):
            continue
        played = (action.target,) if action.verb == "play" else ()
        cards = (mission.card, *played) if mission.card != NOBODY else played or (NOBODY,)
        roll = mission.chance(s, *cards)
        kind = WITH + s.world.card_kinds[action.target] if played else FUNCTIONS[mission.function]
        chances = {WON: roll.chance, LOST: 1 - roll.chance}
        throws.append(Throw(kind, {"side": s.name(mission.seat)}, 1, _shares([roll.modifiers]), chances))
    return Odds("embassy", s.world.grid.ids[s.world.royal_seats[mission.kingdom]], throws)
