"""The captain's magic: what is worth a casting, by whom and at what. Nobody casts on soil at peace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.games.dark_emperor import spells
from hexarchy.games.dark_emperor.bot.reckoning import might, price
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.magic.casting import Casting, casters
from hexarchy.games.dark_emperor.magic.combat_magic import the_greater, the_lesser, the_undead
from hexarchy.games.dark_emperor.magic.undead import buried, fallen
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import DEAD, NECROMANCER, other

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

Answer = Callable[[DarkEmperorState, int, "Ask"], Action | None]
KEPT_TO_RAISE = 3  # Padrech's strength that is not spent on killing, unless a hero is worth it
A_HERO = 2
FEW = 3  # enemy leaders; without any they court nobody


def choose(s: DarkEmperorState, seat: int, ask: Ask) -> Action | None:
    answer = ANSWERS.get(ask.key)
    return answer(s, seat, ask) if answer else None


def _segment(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """The first spell on offer that somebody should cast."""
    for option in ask.options:
        if option.verb == "cast" and _willing(s, seat, option.target):
            return option
    return s.game.verbs.passes


def _willing(s: DarkEmperorState, seat: int, spell: int) -> list[int]:
    """Those who can cast a spell and had better do so."""
    return [caster for caster in casters(s, seat, spell) if _worth_it(s, seat, caster, spell)]


def _worth_it(s: DarkEmperorState, seat: int, caster: int, spell: int) -> bool:
    hex_ = s.where[caster]
    if spell in spells.DIPLOMACY_SPELLS:
        return True
    kingdom = s.world.owner[hex_]
    if kingdom >= 0 and s.inactive(kingdom):
        return False  # DE-6.12b
    if spell in (spells.RAISE_UNDEAD, spells.RAISE_FROM_THE_DEAD, spells.BANISH_UNDEAD):
        return spell != spells.BANISH_UNDEAD or _best_banishment(s, seat, caster)[0] > 0
    if spell in (spells.INCINERATE, spells.MAELSTROM, spells.OPEN_CHASM, spells.FEAR, spells.PEACE):
        return True
    if spell == spells.MOVE_EARTH:
        return s.enemy_of(seat, hex_) and _earthwork(s, seat, caster) >= 0
    if spell == spells.KILL:
        worst = max((might(s, leader) for leader in s.leaders(other(seat), hex_)), default=0)
        few = sum(s.side(leader) == other(seat) and s.where[leader] != DEAD for leader in s.world.leaders) <= FEW
        return few or worst >= A_HERO or runes.strength(s, caster, spells.RUNE_OF[spell]) > KEPT_TO_RAISE
    if spell == spells.FORGE_SWORD:
        return not any(s.world.pieces[device].sword for device in s.carried(caster))
    return spell == spells.BUILD_FLEET and seat != NECROMANCER


def _by(s: DarkEmperorState, seat: int, ask: Ask) -> Action | None:
    """The strongest of those who should."""
    spell = ask.args["spell"]
    able = _willing(s, seat, spell)
    found = [o for o in ask.options if o.target in able]
    return max(found, key=lambda o: (runes.reach(s, o.target, spells.RUNE_OF[spell]), -o.index), default=None)


def _target(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """Leaders who matter most, units that hurt most."""
    world = s.world
    if ask.args["spell"] in (spells.KILL, spells.RAISE_FROM_THE_DEAD):
        return max(ask.options, key=lambda o: (might(s, o.target) + world.pieces[o.target].magic / 2, -o.index))
    return max(ask.options, key=lambda o: (s.strength(o.target), price(s, o.target), -o.index))


# -- choices ----------------------------------------------------------------------------------------------------------


def _earthwork(s: DarkEmperorState, seat: int, caster: int) -> int:
    """Walls are broken by who attacks and trenches dug by who defends."""
    bit = 1 << s.where[caster]
    if seat == s.phasing:
        if s.trenches & bit and not s.world.city_hexes & bit:
            return spells.LEVEL
        return spells.BREACH if s.world.city_hexes & ~s.turn.breaches & bit else -1
    return spells.ENTRENCH if not (s.trenches | s.world.city_hexes) & bit else -1


def _best_banishment(s: DarkEmperorState, seat: int, caster: int) -> tuple[float, int]:
    """What the banishment of each kind is worth: theirs less ours; a Greater Vampire is gone for good (DE-14.21c)."""
    hex_ = s.where[caster]

    def balance(units: list[int]) -> float:
        return sum(price(s, unit) * (-1 if s.side(unit) == seat else 1) for unit in units)

    found = [
        (balance(the_undead(s, hex_)), spells.THE_UNDEAD),
        (balance(the_lesser(s, hex_)), spells.THE_LESSER),
        (3.0 if the_greater(s, caster) else 0.0, spells.A_GREATER),
        (2.0 if s.world.TOL_MORN in s.leaders(other(seat), hex_) else 0.0, spells.TOL_MORN),
    ]
    return max(found)


def _choice(s: DarkEmperorState, seat: int, ask: Ask) -> Action | None:
    spell, caster = ask.args["spell"], ask.args["caster"]
    verbs, hex_ = s.game.verbs.choose, s.where[caster]
    if spell == spells.MOVE_EARTH:
        return verbs[max(_earthwork(s, seat, caster), 0)]
    if spell == spells.BANISH_UNDEAD:
        return verbs[_best_banishment(s, seat, caster)[1]]
    if spell == spells.RAISE_UNDEAD:
        most = len(fallen(s, hex_, seat)) > len(buried(s, hex_))
        return verbs[spells.THE_FALLEN if most else spells.THE_FIELD]
    if spell == spells.FORGE_SWORD:
        return verbs[spells.LIVING if seat != NECROMANCER else spells.HEROS]
    return None


# -- answers to the enemy's ------------------------------------------------------------------------------------------


def _counter(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """Whatever the enemy thought worth casting."""
    rune = spells.RUNE_OF[ask.args["spell"]] ^ 1
    found = [o for o in ask.options if o.verb == "counter"]
    return max(found, key=lambda o: (runes.reach(s, o.target, rune), -o.index))


def _lend(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    return next(o for o in ask.options if o.verb == "use")


def _negator(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """Silence where the enemy has more magic than we."""
    hex_ = s.where[s.bearer(s.world.NEGATOR)]
    ours, theirs = (sum(s.world.pieces[p].magic for p in s.leaders(side, hex_)) for side in (seat, other(seat)))
    return s.game.verbs.use[s.world.NEGATOR] if theirs > ours else s.game.verbs.none


def _fleets(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    return max(ask.options, key=lambda o: o.target)


def _flames(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    assert isinstance(s.frames[-1], Casting)
    return s.game.verbs.end if s.frames[-1].targets else ask.options[0]


ANSWERS: dict[str, Answer] = {
    "movement-magic": _segment,
    "combat-magic": _segment,
    "kill-magic": _segment,
    "banish-magic": _segment,
    "undead-magic": _segment,
    "diplomacy-magic": _segment,
    "spell-by": _by,
    "spell-target": _target,
    "spell-choice": _choice,
    "spell-at": _flames,
    "counter": _counter,
    "lend-strength": _lend,
    "negator": _negator,
    "how-many-fleets": _fleets,
}
