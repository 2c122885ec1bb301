"""Melee: who strikes whom and who supports, by expected kills; reactions, finishing moves, regrouping."""

from __future__ import annotations

from typing import Final

from hexarchy.bots.staff import to
from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask
from hexarchy.games.demonworld import contact
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.facing import turns, zone_of
from hexarchy.games.demonworld.melee import Announcing, foes_before, reached
from hexarchy.games.demonworld.regroup import fields_open_to
from hexarchy.games.demonworld.rout import rows_off, sideways
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import NOBODY


def merit(r: Reckoner, strike: Strike) -> float:
    draft = r.drafting()
    announced = draft.attacks if isinstance(draft, Announcing) else ()
    others = (Strike(own, foe, len(helpers), blow, field) for own, foe, helpers, blow, field in announced)
    return (strike.chance(r.s) + 0.01) * r.worth(strike.victim) * r.surviving(strike.victim, others)


def on_strike(r: Reckoner, ask: Ask) -> Action | None:
    """All strike, one after the other."""
    return to(ask, "take")[0]


def on_strike_with(r: Reckoner, ask: Ask) -> Action | None:
    draft = r.drafting()
    if not isinstance(draft, Announcing) or draft.attacker == NOBODY:
        return None
    blows = reached(r.s, draft.attacker)

    def best(option: Action) -> float:
        foes = blows.get(option.target, ())
        return max((merit(r, Strike(draft.attacker, foe, blow=option.target)) for foe in foes), default=0.0)

    return max(to(ask, "blow"), key=lambda option: (best(option), -option.index))


def on_strike_at(r: Reckoner, ask: Ask) -> Action | None:
    draft = r.drafting()
    if not isinstance(draft, Announcing) or draft.attacker == NOBODY:
        return None

    def best(option: Action) -> float:
        return merit(r, Strike(draft.attacker, r.on(option), blow=draft.blow, field=r.field(option)))

    return max(to(ask, "at"), key=lambda option: (best(option), -r.rank(option)))


def on_support(r: Reckoner, ask: Ask) -> Action | None:
    """Those who would hardly hit alone, as long as it helps."""
    draft, s = r.drafting(), r.s
    if not isinstance(draft, Announcing) or draft.victim == NOBODY:
        return None
    strike = Strike(draft.attacker, draft.victim, len(draft.supporters), draft.blow, draft.field)
    if strike.chance(s) >= 1:
        return s.game.verbs.close
    poor = []
    for option in to(ask, "support"):
        own = r.on(option)
        alone = max((Strike(own, foe).chance(s) for foe in foes_before(s, own)), default=0.0)
        if alone < r.aspects.single_strike:
            poor.append((alone, r.rank(option), option))
    return min(poor)[-1] if poor else s.game.verbs.close


def on_second_attack(r: Reckoner, ask: Ask) -> Action | None:
    """Always, where there is one to attack."""
    return min((*to(ask, "at"), *to(ask, "to")), key=lambda option: (option.verb != "at", r.rank(option)), default=None)


on_second_attack_at = on_second_attack


# -- how one stands ----------------------------------------------------------------------------------------------------


def on_reaction(r: Reckoner, ask: Ask) -> Action | None:
    """Turn so that most can strike."""
    unit, s = r.unit(ask), r.s
    best, chosen = r.balance(s, unit) + 1e-6, s.game.verbs.stop
    for option in to(ask, "turn"):
        found = r.balance(r.tried(option), unit)
        if found > best:
            best, chosen = found, option
    return chosen


def on_finishing(r: Reckoner, ask: Ask) -> Action | None:
    """Those nearest to the enemy first."""
    options = to(ask, "take")
    return min(options, key=lambda option: (r.apart[r.field(option)], r.rank(option))) if options else None


def on_finishing_to(r: Reckoner, ask: Ask) -> Action | None:
    """On towards the enemy."""
    here = r.apart[r.s.area.at(ask.args["hex"])]
    options = to(ask, "to")
    best = min(options, key=lambda option: (r.apart[r.field(option)], r.rank(option)))
    stop = r.s.game.verbs.stop
    return best if r.apart[r.field(best)] <= here or stop not in ask.options else stop


def on_finish_by(r: Reckoner, ask: Ask) -> Action | None:
    return r.s.game.verbs.by_points


# -- regrouping at the end of a melee phase ----------------------------------------------------------------------------

FROM: Final = {contact.FRONT: 0.3, contact.FLANK: 0.4, contact.REAR: 0.5}  # rough chances of a strike
EXPOSED: Final = 0.1  # more for an enemy at a flank or in the rear
APART: Final = 0.1  # points for a field from the enemy: those behind close up


def stand(r: Reckoner, s: DemonworldState, element: int, field: int, facing: int) -> float:
    """What an element could do on a field, less what might be done to its flanks and rear."""
    found, exposed = 0.0, 0.0
    for direction, near in enumerate(s.around[field]):
        foe = s.standing.get(near)
        if foe is None or s.roster.side_of[foe] == r.side:
            continue
        if zone_of(facing, direction) == contact.FRONT:
            behind = (direction + DIRECTIONS // 2) % DIRECTIONS
            found = max(found, FROM[zone_of(s.looks[foe], behind)] * r.worth(foe))
        else:
            exposed += EXPOSED * r.worth(element)
    return found - exposed


def turned(r: Reckoner, element: int, field: int, facing: int) -> float:
    """The same while it regroups: those who can do nothing yet go where there is room beside an enemy."""
    return stand(r, r.s, element, field, facing) - APART * r.to_opening(r.s.unit_of(element), field)


def best_stand(r: Reckoner, element: int, field: int) -> float:
    return max(turned(r, element, field, facing) for facing in range(DIRECTIONS))


def on_regroup(r: Reckoner, ask: Ask) -> Action | None:
    """Elements that can do more where they might go, or by a turn; those in front make way for others."""
    s = r.s

    def way(option: Action) -> float:
        return r.to_opening(s.unit_of(r.on(option)), r.field(option))

    for option in sorted(to(ask, "take"), key=lambda option: (way(option), r.rank(option))):
        element = r.on(option)
        now = turned(r, element, s.at[element], s.looks[element])
        fields = [s.at[element], *fields_open_to(s, element)] if len(s.base(element)) == 1 else []
        if any(best_stand(r, element, field) > now + 1e-6 for field in fields):
            return option
    return s.game.verbs.done


def on_regroup_to(r: Reckoner, ask: Ask) -> Action | None:
    """The best field, or the best facing where it stands."""
    element = r.element(ask)
    here = r.s.at[element]

    def merit_of(option: Action) -> tuple[float, int, int]:
        """Of facings that are worth the same the one nearest to its own."""
        if option.verb == "to":
            return best_stand(r, element, r.field(option)) - 1e-6, 0, -r.rank(option)
        return turned(r, element, here, option.target), -turns(r.s.looks[element], option.target), -r.rank(option)

    return max(ask.options, key=merit_of)


on_regroup_face = on_regroup_to


# -- routs, and impetuous units ----------------------------------------------------------------------------------------


def on_rout_next(r: Reckoner, ask: Ask) -> Action | None:
    """One by one: those who run as they stand give way to the same hand at either edge."""
    return min(to(ask, "take"), key=r.rank, default=None)


def on_rout_to(r: Reckoner, ask: Ask) -> Action | None:
    """As straight as the usual way, and as far."""
    s, here, usual = r.s, r.s.area.at(ask.args["hex"]), r.field(ask.default)

    def like(field: int) -> bool:
        as_far = rows_off(s, r.side, field) == rows_off(s, r.side, usual)
        return as_far and sideways(s, here, field) == sideways(s, here, usual)

    return min((option for option in to(ask, "to") if like(r.field(option))), key=r.rank)


def on_straggler(r: Reckoner, ask: Ask) -> Action | None:
    """Back to the others, those who are astray."""
    return min(to(ask, "to"), key=r.rank, default=None)


def on_frenzy(r: Reckoner, ask: Ask) -> Action | None:
    """All that is on offer is as good (DW-S-MOR-74)."""
    verbs = [option.verb for option in ask.options]
    return min(ask.options, key=lambda option: (verbs.index(option.verb), r.rank(option)))


on_frenzy_to = on_frenzy
