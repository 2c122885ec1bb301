"""The captain's magicians: special spells, invocations, alliance spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.games.demonlord.bot.worth import enemy_strengths, strength, worth
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import CLOAK, DARKNESS, EARTHPIT, FORCEMARCH, LIGHT, NECROMON, other

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

BIG_ARMY = 6.0  # reckoned strength that is worth an Earthpit or a Forcemarch


def choose(s: DemonlordState, seat: int, ask: Ask) -> Action | None:
    if ask.key.startswith("window-"):
        return _window(s, seat, ask)
    answer = ANSWERS.get(ask.key)
    return answer(s, seat, ask) if answer else None


def _window(s: DemonlordState, seat: int, ask: Ask) -> Action | None:
    cast = s.game.verbs.cast
    for spell in (NECROMON, LIGHT, DARKNESS):
        if cast[spell] in ask.options:
            return cast[spell]
    if cast[EARTHPIT] in ask.options and _pit_target(s, seat, casting.casters(s, seat, EARTHPIT)) >= 0:
        return cast[EARTHPIT]
    if cast[FORCEMARCH] in ask.options and _march_target(s, seat, casting.casters(s, seat, FORCEMARCH)) >= 0:
        return cast[FORCEMARCH]
    return s.game.verbs.passes


def _pit_target(s: DemonlordState, seat: int, casters: list[int]) -> int:
    """The enemy's biggest stack in reach, in his own phase, when it wants to move."""
    if s.phasing == seat:
        return -1
    reckoned = enemy_strengths(s, seat)
    near = {h for c in casters for h in casting.in_range(s, c)} - set(s.phase.pits) - set(s.sieges)
    armies = [h for h in s.stacks[other(seat)] if h in near and reckoned[h] >= BIG_ARMY]
    return max(armies, key=lambda h: (reckoned[h], -h), default=-1)


def _march_target(s: DemonlordState, seat: int, casters: list[int]) -> int:
    near = {h for c in casters for h in casting.in_range(s, c)}
    armies = [h for h in s.stacks[seat] if h in near and h not in s.sieges and not s.holds_fortress(seat, h)]
    strong = [h for h in armies if strength(s, s.troops(seat, h)) >= BIG_ARMY]
    return max(strong, key=lambda h: (strength(s, s.troops(seat, h)), -h), default=-1)


def _caster(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """The weakest who can: the strong keep their spell. For a spell aimed at an army, somebody who reaches it."""
    spell = ask.args["spell"]
    options = list(ask.options)
    target = {EARTHPIT: _pit_target, FORCEMARCH: _march_target}.get(spell)
    if target is not None:
        hex_ = target(s, seat, [o.target for o in options])
        options = [o for o in options if hex_ in casting.in_range(s, o.target)] or options
    return min(options, key=lambda o: (s.world.units[o.target].power, o.index))


def _target(s: DemonlordState, seat: int, ask: Ask) -> Action | None:
    verbs, spell, caster = s.game.verbs, ask.args["spell"], ask.args["caster"]
    if spell in (EARTHPIT, FORCEMARCH):
        hex_ = (_pit_target if spell == EARTHPIT else _march_target)(s, seat, [caster])
        return verbs.at[hex_] if hex_ >= 0 else None
    if spell in (LIGHT, DARKNESS, CLOAK):
        return max(ask.options, key=lambda o: (strength(s, s.stack(seat, o.target)), -o.index))
    return None


def _revive(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return max(ask.options, key=lambda o: (worth(s.world.units[o.target]), -o.index))


def _cloak(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return s.game.verbs.cast[CLOAK]


def _invoke(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """The strongest at a temple tries first."""
    casters = [o for o in ask.options if o.verb == "invoke"]
    return max(casters, key=lambda o: (s.world.units[o.target].power, -o.index))


ANSWERS = {
    "cast-caster": _caster,
    "cast-target": _target,
    "cast-revive": _revive,
    "cloak": _cloak,
    "invocation": _invoke,
}
