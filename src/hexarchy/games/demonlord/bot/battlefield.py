"""The captain in battle and siege: who faces whom, where the leaders stand, when to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.bot.worth import enemy_strengths, strength, worth
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

HOPELESS = 0.4  # withdraw below this share of the enemy's strength


def choose(s: DemonlordState, seat: int, ask: Ask) -> Action | None:
    answer = ANSWERS.get(ask.key)
    return answer(s, seat, ask) if answer else None


def _board(s: DemonlordState) -> Board:
    return next(frame for frame in reversed(s.frames) if isinstance(frame, Board))


def _worth(s: DemonlordState, unit: int) -> float:
    return worth(s.world.units[unit])


def _strongest(s: DemonlordState, seat: int, ask: Ask) -> Action:
    units = [o for o in ask.options if o.target >= 0]
    return max(units, key=lambda o: (_worth(s, o.target), -o.index)) if units else ask.options[0]


def _weakest(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return min(ask.options, key=lambda o: (_worth(s, o.target), o.index))


def edge(s: DemonlordState, board: Board, mine: int, foe: int) -> float:
    """How much better off we are in a fight of these two, in units lost."""

    def harm(attacker: int, target: int) -> float:
        hit = blows.melee(s, board, attacker, target).chance
        if s.world.units[attacker].missile:
            hit += blows.missile(s, board, attacker, target).chance
        stands, _, _ = blows.morale(s, board, target).chances
        return hit * (1 - stands) * _worth(s, target)

    return harm(mine, foe) - harm(foe, mine)


def _match(s: DemonlordState, seat: int, ask: Ask) -> Action:
    board, foe = _board(s), ask.args["unit"]
    units = [o for o in ask.options if o.target >= 0]
    return max(units, key=lambda o: (edge(s, board, o.target, foe), -o.index))


def _join(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Double up where it hurts most."""
    board, mine = _board(s), ask.args["unit"]
    foes = [o for o in ask.options if o.verb == "against"]
    return max(foes, key=lambda o: (blows.melee(s, board, mine, o.target).chance * _worth(s, o.target), -o.index))


def _terrain(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """The stronger wants room, the weaker a narrow place."""
    board = _board(s)
    mine = strength(s, s.troops(seat, board.hex))
    theirs = enemy_strengths(s, seat).get(board.hex, 0.0)
    letters = s.world.terrain_letters
    size = {o: s.world.terrain[letters[o.target]].battle_size for o in ask.options}
    pick = max if mine > theirs else min
    return pick(ask.options, key=lambda o: (size[o], o.index))


def _character_with(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Leaders with the best unit of the line, magicians with the steadiest that has an enemy opposite."""
    board = _board(s)
    leads = s.world.units[ask.args["unit"]].leadership > 0

    def merit(option: Action) -> tuple[float, int]:
        unit = option.target
        face = s.world.units[unit]
        fights = bool(board.opposite(unit, seat))
        crowd = len(board.with_unit(unit))
        best = worth(face) if leads else face.morale / 3
        return best + 2 * fights - 0.7 * crowd, -option.index

    return max(ask.options, key=merit)


def _stay_put(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return s.game.verbs.passes


def _fire(s: DemonlordState, seat: int, ask: Ask) -> Action:
    shots = [o for o in ask.options if o.verb == "fire"]
    return min(shots, key=lambda o: (s.world.units[o.target].morale - _worth(s, o.target), o.index))


def _missile_target(s: DemonlordState, seat: int, ask: Ask) -> Action:
    board, mine = _board(s), ask.args["unit"]
    return max(ask.options, key=lambda o: (edge(s, board, mine, o.target), -o.index))


def _take_the_blow(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Of our units facing one enemy the steadiest is to be attacked."""
    board, foe = _board(s), ask.args["unit"]

    def harm(option: Action) -> float:
        stands, _, _ = blows.morale(s, board, option.target).chances
        return blows.melee(s, board, foe, option.target).chance * (1 - stands) * _worth(s, option.target)

    return min(ask.options, key=lambda o: (harm(o), o.index))


def _withdraw(s: DemonlordState, seat: int, ask: Ask) -> Action:
    board = _board(s)
    mine, theirs = strength(s, board.troops(seat)), strength(s, board.troops(other(seat)))
    last_stand = board.hex == s.world.capitals[seat] and not s.holds_fortress(seat, board.hex)
    inside = s.holds_fortress(seat, board.hex)
    hopeless = mine < (0.7 if inside else HOPELESS) * theirs
    return s.game.verbs.yes if hopeless and not last_stand else s.game.verbs.no


def _inside(s: DemonlordState, seat: int, ask: Ask) -> Action:
    inside = s.game.verbs.inside
    return inside if inside in ask.options else s.game.verbs.outside


def _battle_or_siege(s: DemonlordState, seat: int, ask: Ask) -> Action:
    hex_ = ask.args["hex"]
    mine, theirs = strength(s, s.troops(seat, hex_)), enemy_strengths(s, seat).get(hex_, 0.0)
    verbs = s.game.verbs
    bold, shy = (verbs.battle, verbs.siege) if verbs.battle in ask.options else (verbs.yes, verbs.no)
    odds = (
        3.0 if hex_ == s.world.capitals[seat] else 1.7
    )  # behind walls there is time, and what arrives is reckoned low
    return bold if mine > odds * theirs else shy


def _siege_method(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Storm with numbers to spare, starve with few; hurry when relief is near."""
    hex_ = ask.args["hex"]
    mine, theirs = strength(s, s.troops(seat, hex_)), enemy_strengths(s, seat).get(hex_, 0.0)
    verbs = s.game.verbs
    return verbs.assault if mine > 1.2 * theirs and len(s.troops(seat, hex_)) >= 4 else verbs.invest


def _support(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Whoever has not cast by now may as well help, the strongest first; one more than needed is wasted."""
    casters = [o for o in ask.options if o.verb == "support"]
    return max(casters, key=lambda o: (s.world.units[o.target].power, -o.index))


ANSWERS = {
    "terrain": _terrain,
    "deploy": _strongest,
    "match": _match,
    "reserves": _strongest,
    "put-up": _strongest,
    "answer": _match,
    "join-fight": _join,
    "place-character-with": _character_with,
    "move-character": _stay_put,
    "change-unit": _character_with,
    "battle-magic": _fire,
    "missile-target": _missile_target,
    "melee-target": _take_the_blow,
    "withdraw": _withdraw,
    "inside-or-out": _inside,
    "battle-or-siege": _battle_or_siege,
    "sortie": _battle_or_siege,
    "garrison-joins": _battle_or_siege,
    "siege-method": _siege_method,
    "siege-magic": _support,
    "siege-losses": _weakest,
}
