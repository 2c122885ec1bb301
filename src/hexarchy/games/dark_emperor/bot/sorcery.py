"""The captain's magic: what is worth a casting, by whom and at what. Nobody casts on soil at peace."""

from __future__ import annotations

from hexarchy.bots.staff import most, picks
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor import spells
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.magic.casting import Casting, casters
from hexarchy.games.dark_emperor.magic.combat_magic import the_greater, the_lesser, the_undead
from hexarchy.games.dark_emperor.magic.undead import buried, fallen
from hexarchy.games.dark_emperor.words import DEAD, NECROMANCER


def on_movement_magic(r: Reckoner, ask: Ask) -> Action:
    """The first spell on offer that should be cast."""
    for option in ask.options:
        if option.verb == "cast" and _willing(r, option.target):
            return option
    return r.s.game.verbs.passes


def _willing(r: Reckoner, spell: int) -> list[int]:
    """Those who can cast a spell and had better do so."""
    return [caster for caster in casters(r.s, r.seat, spell) if _worth_it(r, caster, spell)]


def _worth_it(r: Reckoner, caster: int, spell: int) -> bool:
    hex_ = r.s.where[caster]
    if spell in spells.DIPLOMACY_SPELLS:
        return True
    kingdom = r.s.world.owner[hex_]
    if kingdom >= 0 and r.s.inactive(kingdom):
        return False  # DE-6.12b
    if spell in (spells.RAISE_UNDEAD, spells.RAISE_FROM_THE_DEAD, spells.BANISH_UNDEAD):
        return spell != spells.BANISH_UNDEAD or _best_banishment(r, caster)[0] > 0
    if spell in (spells.INCINERATE, spells.MAELSTROM, spells.OPEN_CHASM, spells.FEAR, spells.PEACE):
        return True
    if spell == spells.MOVE_EARTH:
        return r.s.enemy_of(r.seat, hex_) and _earthwork(r, caster) >= 0
    if spell == spells.KILL:
        worst = max((r.might(leader) for leader in r.s.leaders(r.foe, hex_)), default=0)
        alive = sum(r.s.side(leader) == r.foe and r.s.where[leader] != DEAD for leader in r.s.world.leaders)
        spare = runes.strength(r.s, caster, spells.RUNE_OF[spell]) > r.aspects.kept_to_raise
        return alive <= r.aspects.few or worst >= r.aspects.a_hero or spare
    if spell == spells.FORGE_SWORD:
        return not any(r.s.world.pieces[device].sword for device in r.s.carried(caster))
    return spell == spells.BUILD_FLEET and r.seat != NECROMANCER


def on_spell_by(r: Reckoner, ask: Ask) -> Action | None:
    """The strongest of those who should."""
    spell = ask.args["spell"]
    able = _willing(r, spell)
    found = [o for o in ask.options if o.target in able]
    return most(found, lambda leader: runes.reach(r.s, leader, spells.RUNE_OF[spell])) if found else None


def on_spell_target(r: Reckoner, ask: Ask) -> Action:
    """Leaders who matter most, units that hurt most."""
    if ask.args["spell"] in (spells.KILL, spells.RAISE_FROM_THE_DEAD):
        return most(ask.options, lambda leader: r.might(leader) + r.s.world.pieces[leader].magic / 2)
    return most(ask.options, lambda unit: (r.s.strength(unit), r.price(unit)))


# -- choices ----------------------------------------------------------------------------------------------------------


def _earthwork(r: Reckoner, caster: int) -> int:
    """Walls are broken by who attacks and trenches dug by who defends."""
    bit = 1 << r.s.where[caster]
    if r.seat == r.s.phasing:
        if r.s.trenches & bit and not r.s.world.city_hexes & bit:
            return spells.LEVEL
        return spells.BREACH if r.s.world.city_hexes & ~r.s.turn.breaches & bit else -1
    return spells.ENTRENCH if not (r.s.trenches | r.s.world.city_hexes) & bit else -1


def _best_banishment(r: Reckoner, caster: int) -> tuple[float, int]:
    """What the banishment of each kind is worth: theirs less ours; a Greater Vampire is gone for good (DE-14.21c)."""
    hex_ = r.s.where[caster]

    def balance(units: list[int]) -> float:
        return sum(r.price(unit) * (-1 if r.s.side(unit) == r.seat else 1) for unit in units)

    found = [
        (balance(the_undead(r.s, hex_)), spells.THE_UNDEAD),
        (balance(the_lesser(r.s, hex_)), spells.THE_LESSER),
        (3.0 if the_greater(r.s, caster) else 0.0, spells.A_GREATER),
        (2.0 if r.s.world.TOL_MORN in r.s.leaders(r.foe, hex_) else 0.0, spells.TOL_MORN),
    ]
    return max(found)


def on_spell_choice(r: Reckoner, ask: Ask) -> Action | None:
    spell, caster = ask.args["spell"], ask.args["caster"]
    verbs, hex_ = r.s.game.verbs.choose, r.s.where[caster]
    if spell == spells.MOVE_EARTH:
        return verbs[max(_earthwork(r, caster), 0)]
    if spell == spells.BANISH_UNDEAD:
        return verbs[_best_banishment(r, caster)[1]]
    if spell == spells.RAISE_UNDEAD:
        more = len(fallen(r.s, hex_, r.seat)) > len(buried(r.s, hex_))
        return verbs[spells.THE_FALLEN if more else spells.THE_FIELD]
    if spell == spells.FORGE_SWORD:
        return verbs[spells.LIVING if r.seat != NECROMANCER else spells.HEROS]
    return None


# -- answers to the enemy's ------------------------------------------------------------------------------------------


def on_negator(r: Reckoner, ask: Ask) -> Action:
    """Silence where the enemy has more magic than we."""
    hex_ = r.s.where[r.s.bearer(r.s.world.NEGATOR)]
    ours, theirs = (sum(r.s.world.pieces[p].magic for p in r.s.leaders(side, hex_)) for side in (r.seat, r.foe))
    return r.s.game.verbs.use[r.s.world.NEGATOR] if theirs > ours else r.s.game.verbs.none


def on_spell_at(r: Reckoner, ask: Ask) -> Action:
    assert isinstance(r.s.frames[-1], Casting)
    return r.s.game.verbs.end if r.s.frames[-1].targets else ask.options[0]


on_combat_magic = on_kill_magic = on_banish_magic = on_undead_magic = on_diplomacy_magic = on_movement_magic
on_counter = picks(most, lambda r, ask, who: runes.reach(r.s, who, spells.RUNE_OF[ask.args["spell"]] ^ 1), "counter")
on_lend_strength = picks(most, lambda r, ask, device: 0, "use")
on_how_many_fleets = picks(most, lambda r, ask, count: count)
