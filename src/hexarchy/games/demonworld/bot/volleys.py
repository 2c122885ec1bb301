"""Shots: the best target by what hits it and what it is worth; support where single shots are hopeless."""

from __future__ import annotations

from hexarchy.bots.staff import to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonworld import shot
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.shooting import Declaring
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.words import NOBODY


def merit(r: Reckoner, lead: int, field: int) -> float:
    """What a shot at a field promises; supporters make up for a poor chance. Melees with friends are left alone."""
    s = r.s
    target = s.standing[field]
    if s.roster.side_of[target] == r.side or shot.in_melee(s, lead, target):
        return 0.0
    chance = Shot(lead, target, shot.aims(s, lead)[field], (), field).chance(s)
    draft = r.drafting()
    announced = (Shot(*one) for one in (draft.shots if isinstance(draft, Declaring) else ()))
    return (chance + 0.01) * r.worth(target) * r.surviving(target, announced)


def on_shot_lead(r: Reckoner, ask: Ask) -> Action | None:
    """The element with the best shot."""
    found = []
    for option in to(ask, "take"):
        lead = r.on(option)
        best = max((merit(r, lead, field) for field in shot.aims(r.s, lead)), default=0.0)
        found.append((best, -r.rank(option), option))
    best, _, option = max(found)
    return option if best > 0 else r.s.game.verbs.done


def on_shot_target(r: Reckoner, ask: Ask) -> Action | None:
    draft = r.drafting()
    if not isinstance(draft, Declaring) or draft.lead == NOBODY:
        return None
    return max(to(ask, "at"), key=lambda option: (merit(r, draft.lead, r.field(option)), -r.rank(option)))


def on_shot_support(r: Reckoner, ask: Ask) -> Action | None:
    """Those that would hit nothing alone make the shot of another possible."""
    draft = r.drafting()
    if not isinstance(draft, Declaring):
        return None
    s, single = r.s, r.aspects.single_shot
    factor = shot.aims(s, draft.lead)[draft.field]
    if Shot(draft.lead, draft.target, factor, draft.support, draft.field).chance(s) >= 1:
        return s.game.verbs.close
    helpers = to(ask, "support")
    poor = []
    for option in helpers:
        own = r.on(option)
        alone = max((Shot(own, one, best).chance(s) for one, best in shot.targets(s, own).items()), default=0.0)
        if alone < single:
            poor.append((alone, r.rank(option), option))
    return min(poor)[-1] if poor else s.game.verbs.close


def on_gun_target(r: Reckoner, ask: Ask) -> Action | None:
    """Where most enemies stand close together, and no friends."""
    s = r.s

    def crowd(option: Action) -> float:
        field = r.field(option)
        return r.crowd((field, *s.around[field]))

    options = to(ask, "at")
    best = max(options, key=lambda option: (crowd(option), -r.rank(option)), default=None)
    return best if best is not None and crowd(best) > 0 else s.game.verbs.none


def on_projectile(r: Reckoner, ask: Ask) -> Action | None:
    return to(ask, "projectile")[0]
