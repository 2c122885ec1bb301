"""The captain in battle and siege: who faces whom, where the leaders stand, when to go."""

from __future__ import annotations

from hexarchy.bots.staff import least, most, picks
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonlord.bot.reckoner import Reckoner


def on_terrain(r: Reckoner, ask: Ask) -> Action:
    """The stronger wants room, the weaker a narrow place."""
    world, hex_ = r.s.world, r.board.hex
    size = {o: world.terrain[world.terrain_letters[o.target]].battle_size for o in ask.options}
    pick = max if r.mine(hex_) > r.theirs(hex_) else min
    return pick(ask.options, key=lambda o: (size[o], o.index))


def on_place_character_with(r: Reckoner, ask: Ask) -> Action:
    """Leaders with the best unit of the line, magicians with the steadiest that has an enemy opposite."""
    faces = r.s.world.units
    leads = faces[ask.args["unit"]].leadership > 0

    def merit(unit: int) -> float:
        fights = bool(r.board.opposite(unit, r.seat))
        best = r.worth(unit) if leads else faces[unit].morale / 3
        return best + 2 * fights - 0.7 * len(r.board.with_unit(unit))

    return most(ask.options, merit)


def on_withdraw(r: Reckoner, ask: Ask) -> Action:
    verbs, hex_ = r.s.game.verbs, r.board.hex
    mine, theirs = (r.strength(r.board.troops(side)) for side in (r.seat, r.foe))
    inside = r.s.holds_fortress(r.seat, hex_)
    hopeless = mine < (r.aspects.hopeless_inside if inside else r.aspects.hopeless) * theirs
    return verbs.yes if hopeless and (inside or hex_ != r.home) else verbs.no


def on_battle_or_siege(r: Reckoner, ask: Ask) -> Action:
    verbs, hex_ = r.s.game.verbs, ask.args["hex"]
    bold, shy = (verbs.battle, verbs.siege) if verbs.battle in ask.options else (verbs.yes, verbs.no)
    odds = r.aspects.sortie_capital if hex_ == r.home else r.aspects.sortie_odds
    return bold if r.mine(hex_) > odds * r.theirs(hex_) else shy


def on_siege_method(r: Reckoner, ask: Ask) -> Action:
    """Storm with numbers to spare, starve with few."""
    verbs, hex_ = r.s.game.verbs, ask.args["hex"]
    able = r.mine(hex_) > r.aspects.assault_odds * r.theirs(hex_) and len(r.s.troops(r.seat, hex_)) >= 4
    return verbs.assault if able else verbs.invest


on_deploy = on_reserves = on_put_up = picks(most, lambda r, ask, unit: r.worth(unit))
on_match = on_answer = picks(most, lambda r, ask, unit: r.edge(unit, ask.args["unit"]))
on_missile_target = picks(most, lambda r, ask, foe: r.edge(ask.args["unit"], foe))
on_join_fight = picks(most, lambda r, ask, foe: r.blow(ask.args["unit"], foe) * r.worth(foe), "against")
on_melee_target = picks(least, lambda r, ask, unit: r.blow(ask.args["unit"], unit) * r.fall(unit))  # the steadiest
on_battle_magic = picks(least, lambda r, ask, unit: r.s.world.units[unit].morale - r.worth(unit), "fire")
on_siege_magic = picks(most, lambda r, ask, unit: r.s.world.units[unit].power, "support")  # idle till now
on_siege_losses = picks(least, lambda r, ask, unit: r.worth(unit))
on_change_unit = on_place_character_with
on_sortie = on_garrison_joins = on_battle_or_siege
