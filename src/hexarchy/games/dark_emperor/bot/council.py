"""The captain's council: the gate, recruits and vampires, conquered land, embassies, mercenaries, monsters."""

from __future__ import annotations

from itertools import chain

from hexarchy.bots.staff import aimed, least, most, picks, says, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor import diplomacy
from hexarchy.games.dark_emperor.bot import envoys
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.words import FLEET, FORCES, HOST, KINGDOM_IDS, TRAIN


def on_gate(r: Reckoner, ask: Ask) -> Action:
    """Right into a capital: nobody pays for that march, and the train is there to break its walls."""
    return r.s.game.verbs.gate[r.s.world.capitals[KINGDOM_IDS.index(r.aspects.first_prey)]]


# -- recruits ---------------------------------------------------------------------------------------------------------


def on_raise_vampires(r: Reckoner, ask: Ask) -> Action:
    """Greater ones first, where there is room and work is near."""
    s, distance = r.s, r.s.world.grid.distance
    goals = [target.hex for target in chain(r.targets(), *r.prey)]

    def merit(hex_: int) -> tuple[bool, int]:
        full = len(s.units(r.seat, hex_)) >= stacking.limit(s, hex_) + 1
        return full, min((distance(hex_, goal) for goal in goals), default=0)

    return least(to(ask, "raise-greater") or aimed(ask), merit)


def on_recruit(r: Reckoner, ask: Ask) -> Action:
    """The most strength for the gold of the unit's own kingdom; gifts cost double and are not asked for."""
    world = r.s.world
    found = [o for o in to(ask, "recruit") if world.type[o.target] not in (FLEET, TRAIN) and _affordable(r, o.target)]
    return most(found, lambda unit: r.s.strength(unit) / world.pieces[unit].cost) if found else r.s.game.verbs.end


def _affordable(r: Reckoner, unit: int) -> bool:
    force, cost = r.s.world.forces[unit], r.s.world.pieces[unit].cost
    payers = [force] if force < HOST else r.s.allied[r.seat]
    return any(r.s.kingdoms[k].gold >= cost and not r.s.kingdoms[k].conquered for k in payers)


def on_place_recruit(r: Reckoner, ask: Ask) -> Action:
    """Where walls are highest and there is room."""

    def merit(hex_: int) -> tuple[bool, bool, int]:
        city = r.s.world.city_at.get(hex_)
        return r.room(hex_, 1), bool(city and city.capital), city.value if city else 0

    return most(ask.options, merit)


def on_master(r: Reckoner, ask: Ask) -> Action:
    """The Necromancer keeps everything: only that counts in the end (DE-20.3a)."""
    own = [o for o in ask.options if o.target == HOST]
    return (own or [o for o in ask.options if not r.s.kingdoms[o.target].conquered] or ask.options)[0]


def on_assign_land(r: Reckoner, ask: Ask) -> Action:
    restore = r.s.game.verbs.restore
    return restore if restore in ask.options else on_master(r, ask)


# -- monsters ---------------------------------------------------------------------------------------------------------


def on_encounter(r: Reckoner, ask: Ask) -> Action:
    """Talk if that promises much; leave alone what can be left alone."""
    name = r.s.world.pieces[ask.args["monster"]].id
    best = most(to(ask, "parley"), lambda leader: diplomacy.charm(r.s, leader))
    quiet = to(ask, "ignore")
    hopeful = envoys.chance(r.s, r.seat, name, diplomacy.charm(r.s, best.target)) >= r.aspects.good_chance
    return best if hopeful or not quiet else quiet[0]


on_new_master = on_master
on_command = says("yes")
on_payer = picks(most, lambda r, ask, kingdom: r.s.kingdoms[kingdom].gold, "pay")
on_place_group = picks(most, lambda r, ask, hex_: (r.room(hex_, 3), r.ours(hex_)))
on_court = picks(most, lambda r, ask, force: envoys.chance(r.s, r.seat, FORCES[force]), "court")
on_speaker = picks(most, lambda r, ask, leader: diplomacy.charm(r.s, leader))
on_champion = picks(most, lambda r, ask, leader: (leader != r.s.world.PADRECH, r.might(leader)))  # Padrech last of all
