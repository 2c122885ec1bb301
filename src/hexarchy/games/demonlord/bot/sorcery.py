"""The captain's magicians: special spells, invocations, alliance spells."""

from __future__ import annotations

from typing import Final

from hexarchy.bots.staff import Answer, least, most, says, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonlord.bot.reckoner import Reckoner
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.words import CLOAK, DARKNESS, EARTHPIT, FORCEMARCH, LIGHT, NECROMON


def _window(r: Reckoner, ask: Ask) -> Action:
    cast = r.s.game.verbs.cast
    for spell in (NECROMON, LIGHT, DARKNESS):
        if cast[spell] in ask.options:
            return cast[spell]
    for spell, target in AIMED.items():
        if cast[spell] in ask.options and target(r, casting.casters(r.s, r.seat, spell)) >= 0:
            return cast[spell]
    return r.s.game.verbs.passes


def _in_range(r: Reckoner, casters: list[int]) -> set[int]:
    return {hex_ for caster in casters for hex_ in casting.in_range(r.s, caster)}


def _pit_target(r: Reckoner, casters: list[int]) -> int:
    """The enemy's biggest stack in reach, in the enemy's phase, when it wants to move."""
    if r.s.phasing == r.seat:
        return -1
    near = _in_range(r, casters) - set(r.s.phase.pits) - set(r.s.sieges)
    armies = [h for h in r.s.stacks[r.foe] if h in near and r.enemies[h] >= r.aspects.big_army]
    return max(armies, key=lambda h: (r.enemies[h], -h), default=-1)


def _march_target(r: Reckoner, casters: list[int]) -> int:
    """Our biggest army in the field."""
    near = _in_range(r, casters)
    armies = [h for h in r.s.stacks[r.seat] if h in near and h not in r.s.sieges and not r.s.holds_fortress(r.seat, h)]
    strong = [h for h in armies if r.mine(h) >= r.aspects.big_army]
    return max(strong, key=lambda h: (r.mine(h), -h), default=-1)


AIMED: Final = {EARTHPIT: _pit_target, FORCEMARCH: _march_target}  # spells for an army


def _caster(r: Reckoner, ask: Ask) -> Action:
    """The weakest: the strong keep their spell. For a spell aimed at an army, one who reaches it."""
    options = list(ask.options)
    target = AIMED.get(ask.args["spell"])
    if target is not None:
        hex_ = target(r, [o.target for o in options])
        options = [o for o in options if hex_ in casting.in_range(r.s, o.target)] or options
    return least(options, lambda unit: r.s.world.units[unit].power)


def _target(r: Reckoner, ask: Ask) -> Action | None:
    spell = ask.args["spell"]
    if spell in AIMED:
        hex_ = AIMED[spell](r, [ask.args["caster"]])
        return r.s.game.verbs.at[hex_] if hex_ >= 0 else None
    if spell in (LIGHT, DARKNESS, CLOAK):
        return most(ask.options, lambda hex_: r.strength(r.s.stack(r.seat, hex_)))
    return None


def _revive(r: Reckoner, ask: Ask) -> Action:
    return most(ask.options, r.worth)


def _invoke(r: Reckoner, ask: Ask) -> Action:
    """The strongest at a temple tries first."""
    return most(to(ask, "invoke"), lambda unit: r.s.world.units[unit].power)


ANSWERS: Final[dict[str, Answer[Reckoner]]] = {
    "window-*": _window,
    "cast-caster": _caster,
    "cast-target": _target,
    "cast-revive": _revive,
    "cloak": says("cast cloak"),
    "invocation": _invoke,
}
