"""Magic, and dragonbreath: what harms the enemy first, then what helps those who fight."""

from __future__ import annotations

from typing import Final

from hexarchy.bots.staff import to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.large import dragon
from hexarchy.games.demonworld.magic.spells import AFFLICTION, CURSE, FEAR, FLAMES, STRENGTH, STRENGTHEN, targets

AGAINST: Final = (FEAR, AFFLICTION, CURSE)
WORTH_CASTING: Final = (FLAMES, FEAR, STRENGTH, STRENGTHEN, AFFLICTION, CURSE)  # the best first


def merit(r: Reckoner, spell: str, target: int) -> float:
    """What a spell is worth on a unit, or Flame Strike at a field."""
    s = r.s
    if spell == FLAMES:
        return r.crowd((target, *s.around[target]))
    true, hostile = s.units[target], s.side(target) != r.side
    if hostile != (spell in AGAINST) or true.routing or not s.bodies[target]:
        return 0.0
    if spell == FEAR:
        return float(s.entry(target).points)
    return float(s.entry(target).points * len(s.bodies[target])) if true.melee else 0.0


def on_cast(r: Reckoner, ask: Ask) -> Action | None:
    """The best spell that has a target."""
    s, caster = r.s, r.s.element_of(r.unit(ask))
    options = {s.offers.spells[option.target]: option for option in to(ask, "cast")}
    forms = s.game.world.cards.spells
    for spell in WORTH_CASTING:
        if spell in options and any(merit(r, spell, one) > 0 for one in targets(s, caster, forms[spell])):
            return options[spell]
    return None


def on_spell_target(r: Reckoner, ask: Ask) -> Action | None:
    spell = ask.args["spell"]

    def worth(option: Action) -> float:
        target = r.field(option) if spell == FLAMES else r.s.unit_named(option.target)
        return merit(r, spell, target)

    return max(ask.options, key=lambda option: (worth(option), -r.rank(option)))


def on_spell_points(r: Reckoner, ask: Ask) -> Action | None:
    """As many as make it likely, or all there are: each beyond its level adds two to the die (DW-E-MAG-12)."""
    level = r.s.game.world.cards.spells[ask.args["spell"]].level
    wanted = level + int(level * r.aspects.magic_effort / 2)
    return min(ask.options, key=lambda option: (abs(option.target - wanted), option.index))


def on_breath(r: Reckoner, ask: Ask) -> Action | None:
    """Into the arc with most enemies, and few friends."""
    unit, s = r.unit(ask), r.s
    crowds = {option: r.crowd(dragon.area(s, unit, option.target)) for option in to(ask, "breathe")}
    best = max(crowds, key=lambda option: (crowds[option], -option.index), default=None)
    return best if best is not None and crowds[best] > 0 else None
