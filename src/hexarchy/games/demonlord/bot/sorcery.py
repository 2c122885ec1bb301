"""The captain's magicians: special spells, invocations, alliance spells."""

from __future__ import annotations

from typing import Final

from hexarchy.bots.staff import foremost, least, most, picks, says
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonlord.bot.reckoner import Reckoner
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.words import CLOAK, DARKNESS, EARTHPIT, FORCEMARCH, LIGHT, NECROMON


def on_every_window(r: Reckoner, ask: Ask) -> Action:
    """Whatever is worth casting, if it has a target."""
    cast = r.s.game.verbs.cast
    for spell, target in (*AIMED.items(), (NECROMON, None)):
        if cast[spell] in ask.options and (not target or target(r, casting.casters(r.s, r.seat, spell)) >= 0):
            return cast[spell]
    return r.s.game.verbs.passes


def _in_range(r: Reckoner, casters: list[int]) -> set[int]:
    return {hex_ for caster in casters for hex_ in casting.in_range(r.s, caster)}


def _battle(r: Reckoner, casters: list[int]) -> int:
    """The battle in which most of ours fight; a second cast is worth it, for one in six fails."""
    near = _in_range(r, casters) & set(r.s.phase.battles)
    return foremost(near, lambda hex_: r.strength(r.s.stack(r.seat, hex_)))


def _pit_target(r: Reckoner, casters: list[int]) -> int:
    """The enemy's biggest stack in reach, in the enemy's phase, when it wants to move."""
    if r.s.phasing == r.seat:
        return -1
    near = _in_range(r, casters) - set(r.s.phase.pits) - set(r.s.sieges)
    return foremost((h for h in near & {*r.s.stacks[r.foe]} if r.enemies[h] >= r.aspects.big_army), r.theirs)


def _march_target(r: Reckoner, casters: list[int]) -> int:
    """Our biggest army in the field."""
    near = _in_range(r, casters) & {*r.s.stacks[r.seat]} - set(r.s.sieges)
    armies = (h for h in near if not r.s.holds_fortress(r.seat, h) and r.mine(h) >= r.aspects.big_army)
    return foremost(armies, r.mine)


AIMED: Final = {LIGHT: _battle, DARKNESS: _battle, EARTHPIT: _pit_target, FORCEMARCH: _march_target}


def on_cast_caster(r: Reckoner, ask: Ask) -> Action:
    """The weakest of those who reach the target: the strong keep their spell."""
    options, spell = list(ask.options), ask.args["spell"]
    if spell in AIMED:
        hex_ = AIMED[spell](r, [o.target for o in options])
        options = [o for o in options if hex_ in casting.in_range(r.s, o.target)] or options
    return least(options, lambda unit: r.s.world.units[unit].power)


def on_cast_target(r: Reckoner, ask: Ask) -> Action | None:
    spell = ask.args["spell"]
    if spell == CLOAK:
        return most(ask.options, lambda hex_: r.strength(r.s.stack(r.seat, hex_)))
    hex_ = AIMED[spell](r, [ask.args["caster"]]) if spell in AIMED else -1
    return r.s.game.verbs.at[hex_] if hex_ >= 0 else None


on_cloak = says("cast cloak")
on_cast_revive = picks(most, lambda r, ask, unit: r.worth(unit))
on_invocation = picks(most, lambda r, ask, unit: r.s.world.units[unit].power, "invoke")
