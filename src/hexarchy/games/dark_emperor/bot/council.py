"""The captain's council: the gate, recruits and vampires, conquered land, embassies, mercenaries, monsters."""

from __future__ import annotations

from typing import Final

from hexarchy.bots.staff import Answer, aimed, least, most, says, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor import diplomacy
from hexarchy.games.dark_emperor.bot import envoys
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.words import FLEET, FORCES, HOST, KINGDOM_IDS, TRAIN


def _gate(r: Reckoner, ask: Ask) -> Action:
    """Right into a capital: nobody pays for that march, and the train is there to break its walls."""
    return r.s.game.verbs.gate[r.s.world.capitals[KINGDOM_IDS.index(r.aspects.first_prey)]]


# -- recruits ---------------------------------------------------------------------------------------------------------


def _raise(r: Reckoner, ask: Ask) -> Action:
    """Greater ones first, where there is room and work is near."""
    s, distance = r.s, r.s.world.grid.distance
    goals = [target.hex for target in r.targets()]
    goals += [city.hex for kingdom in r.prey() for city in s.world.cities_of[kingdom]]

    def merit(hex_: int) -> tuple[bool, int]:
        full = len(s.units(r.seat, hex_)) >= stacking.limit(s, hex_) + 1
        return full, min((distance(hex_, goal) for goal in goals), default=0)

    return least(to(ask, "raise-greater") or aimed(ask), merit)


def _recruit(r: Reckoner, ask: Ask) -> Action:
    """The most strength for the gold of the unit's own kingdom; gifts cost double and are not asked for."""
    world = r.s.world
    found = [o for o in to(ask, "recruit") if world.type[o.target] not in (FLEET, TRAIN) and _affordable(r, o.target)]
    return most(found, lambda unit: r.s.strength(unit) / world.pieces[unit].cost) if found else r.s.game.verbs.end


def _affordable(r: Reckoner, unit: int) -> bool:
    force, cost = r.s.world.forces[unit], r.s.world.pieces[unit].cost
    payers = [force] if force < HOST else r.s.allied[r.seat]
    return any(r.s.kingdoms[k].gold >= cost and not r.s.kingdoms[k].conquered for k in payers)


def _payer(r: Reckoner, ask: Ask) -> Action:
    return most(to(ask, "pay"), lambda kingdom: r.s.kingdoms[kingdom].gold)


def _place_recruit(r: Reckoner, ask: Ask) -> Action:
    """Where walls are highest and there is room."""

    def merit(hex_: int) -> tuple[bool, bool, int]:
        city = r.s.world.city_at.get(hex_)
        return r.room(hex_, 1), bool(city and city.capital), city.value if city else 0

    return most(ask.options, merit)


def _place_group(r: Reckoner, ask: Ask) -> Action:
    """To the strongest friends who have room for them."""
    return most(ask.options, lambda hex_: (r.room(hex_, 3), r.ours(hex_)))


def _master(r: Reckoner, ask: Ask) -> Action:
    """The Necromancer keeps everything: only that counts in the end (DE-20.3a)."""
    own = [o for o in ask.options if o.target == HOST]
    return (own or [o for o in ask.options if not r.s.kingdoms[o.target].conquered] or ask.options)[0]


def _assign(r: Reckoner, ask: Ask) -> Action:
    restore = r.s.game.verbs.restore
    return restore if restore in ask.options else _master(r, ask)


# -- words ------------------------------------------------------------------------------------------------------------


def _court(r: Reckoner, ask: Ask) -> Action:
    """The likeliest first: who is won may help no more, but who refuses is asked again next turn."""
    return most(to(ask, "court"), lambda force: envoys.chance(r.s, r.seat, FORCES[force]))


def _speaker(r: Reckoner, ask: Ask) -> Action:
    return most(ask.options, lambda leader: diplomacy.charm(r.s, leader))


# -- monsters ---------------------------------------------------------------------------------------------------------


def _encounter(r: Reckoner, ask: Ask) -> Action:
    """Talk if that promises much; leave alone what can be left alone."""
    name = r.s.world.pieces[ask.args["monster"]].id
    best = most(to(ask, "parley"), lambda leader: diplomacy.charm(r.s, leader))
    quiet = to(ask, "ignore")
    hopeful = envoys.chance(r.s, r.seat, name, diplomacy.charm(r.s, best.target)) >= r.aspects.good_chance
    return best if hopeful or not quiet else quiet[0]


def _champion(r: Reckoner, ask: Ask) -> Action:
    """The greatest hero; Padrech last of all."""
    return most(ask.options, lambda leader: (leader != r.s.world.PADRECH, r.might(leader)))


ANSWERS: Final[dict[str, Answer[Reckoner]]] = {
    "gate": _gate,
    "raise-vampires": _raise,
    "recruit": _recruit,
    "payer": _payer,
    "place-recruit": _place_recruit,
    "place-group": _place_group,
    "master": _master,
    "new-master": _master,
    "assign-land": _assign,
    "court": _court,
    "speaker": _speaker,
    "encounter": _encounter,
    "champion": _champion,
    "command": says("yes"),
}
