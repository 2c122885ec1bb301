"""The captain in battle and siege: who faces whom, where the leaders stand, when to go."""

from __future__ import annotations

from typing import Final

from hexarchy.bots.staff import Answer, aimed, least, most, says, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonlord.bot.reckoner import Reckoner


def _strongest(r: Reckoner, ask: Ask) -> Action:
    units = aimed(ask)
    return most(units, r.worth) if units else ask.options[0]


def _weakest(r: Reckoner, ask: Ask) -> Action:
    return least(ask.options, r.worth)


def _match(r: Reckoner, ask: Ask) -> Action:
    return most(aimed(ask), lambda unit: r.edge(unit, ask.args["unit"]))


def _join(r: Reckoner, ask: Ask) -> Action:
    """Double up where it hurts most."""
    return most(to(ask, "against"), lambda foe: r.blow(ask.args["unit"], foe) * r.worth(foe))


def _terrain(r: Reckoner, ask: Ask) -> Action:
    """The stronger wants room, the weaker a narrow place."""
    world, hex_ = r.s.world, r.board.hex
    size = {o: world.terrain[world.terrain_letters[o.target]].battle_size for o in ask.options}
    pick = max if r.mine(hex_) > r.theirs(hex_) else min
    return pick(ask.options, key=lambda o: (size[o], o.index))


def _character_with(r: Reckoner, ask: Ask) -> Action:
    """Leaders with the best unit of the line, magicians with the steadiest that has an enemy opposite."""
    faces = r.s.world.units
    leads = faces[ask.args["unit"]].leadership > 0

    def merit(unit: int) -> float:
        fights = bool(r.board.opposite(unit, r.seat))
        best = r.worth(unit) if leads else faces[unit].morale / 3
        return best + 2 * fights - 0.7 * len(r.board.with_unit(unit))

    return most(ask.options, merit)


def _fire(r: Reckoner, ask: Ask) -> Action:
    return least(to(ask, "fire"), lambda unit: r.s.world.units[unit].morale - r.worth(unit))


def _missile_target(r: Reckoner, ask: Ask) -> Action:
    return most(ask.options, lambda foe: r.edge(ask.args["unit"], foe))


def _take_the_blow(r: Reckoner, ask: Ask) -> Action:
    """Of our units facing one enemy the steadiest is to be attacked."""
    return least(ask.options, lambda unit: r.blow(ask.args["unit"], unit) * r.fall(unit))


def _withdraw(r: Reckoner, ask: Ask) -> Action:
    verbs, hex_ = r.s.game.verbs, r.board.hex
    mine, theirs = (r.strength(r.board.troops(side)) for side in (r.seat, r.foe))
    inside = r.s.holds_fortress(r.seat, hex_)
    hopeless = mine < (r.aspects.hopeless_inside if inside else r.aspects.hopeless) * theirs
    return verbs.yes if hopeless and (inside or hex_ != r.home) else verbs.no


def _inside(r: Reckoner, ask: Ask) -> Action:
    inside = r.s.game.verbs.inside
    return inside if inside in ask.options else r.s.game.verbs.outside


def _battle_or_siege(r: Reckoner, ask: Ask) -> Action:
    verbs, hex_ = r.s.game.verbs, ask.args["hex"]
    bold, shy = (verbs.battle, verbs.siege) if verbs.battle in ask.options else (verbs.yes, verbs.no)
    odds = r.aspects.sortie_capital if hex_ == r.home else r.aspects.sortie_odds
    return bold if r.mine(hex_) > odds * r.theirs(hex_) else shy


def _siege_method(r: Reckoner, ask: Ask) -> Action:
    """Storm with numbers to spare, starve with few."""
    verbs, hex_ = r.s.game.verbs, ask.args["hex"]
    able = r.mine(hex_) > r.aspects.assault_odds * r.theirs(hex_) and len(r.s.troops(r.seat, hex_)) >= 4
    return verbs.assault if able else verbs.invest


def _support(r: Reckoner, ask: Ask) -> Action:
    """Magicians who have not cast by now may as well help, the strongest first; one more than needed is wasted."""
    return most(to(ask, "support"), lambda unit: r.s.world.units[unit].power)


ANSWERS: Final[dict[str, Answer[Reckoner]]] = {
    "terrain": _terrain,
    "deploy": _strongest,
    "match": _match,
    "reserves": _strongest,
    "put-up": _strongest,
    "answer": _match,
    "join-fight": _join,
    "place-character-with": _character_with,
    "move-character": says("pass"),
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
