"""The captain's council: the gate, recruits and vampires, conquered land, embassies, mercenaries, monsters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexarchy.core.actions import Action
from hexarchy.games.dark_emperor import diplomacy
from hexarchy.games.dark_emperor.bot import envoys
from hexarchy.games.dark_emperor.bot.objectives import War
from hexarchy.games.dark_emperor.bot.reckoning import might, there
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import FLEET, FORCES, HOST, KINGDOM_IDS, TRAIN

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

Answer = Callable[[DarkEmperorState, int, "Ask"], Action | None]
FIRST_PREY: Final = "tal_pletor"  # rich, with weak garrisons close together
GOOD_CHANCE: Final = 0.55


def choose(s: DarkEmperorState, seat: int, ask: Ask) -> Action | None:
    answer = ANSWERS.get(ask.key)
    return answer(s, seat, ask) if answer else None


def _gate(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """Right into a capital: nobody pays for that march, and the train is there to break its walls."""
    return s.game.verbs.gate[s.world.capitals[KINGDOM_IDS.index(FIRST_PREY)]]


# -- recruits ---------------------------------------------------------------------------------------------------------


def _raise(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """Greater ones first, where there is room and work is near."""
    found = [o for o in ask.options if o.verb == "raise-greater"] or [o for o in ask.options if o.target >= 0]
    war = War(s, seat)
    goals = [target.hex for target in war.targets()] + [
        city.hex for kingdom in war.prey() for city in s.world.cities_of[kingdom]
    ]
    distance = s.world.grid.distance

    def merit(option: Action) -> tuple[bool, int, int]:
        hex_ = option.target
        full = len(s.units(seat, hex_)) >= stacking.limit(s, hex_) + 1
        return full, min((distance(hex_, goal) for goal in goals), default=0), option.index

    return min(found, key=merit)


def _recruit(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """The most strength for the gold of the unit's own kingdom; gifts cost double and are not asked for."""
    world = s.world
    found = [o for o in ask.options if o.verb == "recruit" and world.type[o.target] not in (FLEET, TRAIN)]
    found = [o for o in found if _affordable(s, seat, o.target)]
    return max(
        found,
        key=lambda o: (s.strength(o.target) / world.pieces[o.target].cost, -o.index),
        default=s.game.verbs.end,
    )


def _affordable(s: DarkEmperorState, seat: int, unit: int) -> bool:
    force, cost = s.world.forces[unit], s.world.pieces[unit].cost
    payers = [force] if force < HOST else s.allied[seat]
    return any(s.kingdoms[k].gold >= cost and not s.kingdoms[k].conquered for k in payers)


def _payer(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    kingdoms = [o for o in ask.options if o.verb == "pay"]
    return max(kingdoms, key=lambda o: (s.kingdoms[o.target].gold, -o.index))


def _place_recruit(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """Where walls are highest and there is room."""

    def merit(option: Action) -> tuple[bool, bool, int, int]:
        hex_ = option.target
        room = len(s.units(seat, hex_)) < stacking.limit(s, hex_)
        city = s.world.city_at.get(hex_)
        return room, bool(city and city.capital), city.value if city else 0, -option.index

    return max(ask.options, key=merit)


def _place_group(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """To the strongest friends who have room for them."""

    def merit(option: Action) -> tuple[bool, int, int]:
        hex_ = option.target
        room = len(s.units(seat, hex_)) + 3 <= stacking.limit(s, hex_)
        return room, there(s, (seat,), hex_).strength, -option.index

    return max(ask.options, key=merit)


def _master(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """The Necromancer keeps everything for himself: only that counts in the end (DE-20.3a)."""
    own = [o for o in ask.options if o.target == HOST]
    if own:
        return own[0]
    alive = [o for o in ask.options if not s.kingdoms[o.target].conquered]
    return (alive or list(ask.options))[0]


def _assign(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    verbs = s.game.verbs
    if verbs.restore in ask.options:
        return verbs.restore
    return _master(s, seat, ask)


# -- words ------------------------------------------------------------------------------------------------------------


def _court(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """The likeliest first: who is won may help no more, but who refuses is asked again next turn."""
    found = [o for o in ask.options if o.verb == "court"]
    return max(found, key=lambda o: (envoys.chance(s, seat, FORCES[o.target]), -o.index))


def _speaker(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    return max(ask.options, key=lambda o: (diplomacy.charm(s, o.target), -o.index))


# -- monsters ---------------------------------------------------------------------------------------------------------


def _encounter(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """Talk if that promises much; leave alone what can be left alone."""
    name = s.world.pieces[ask.args["monster"]].id
    talks = [o for o in ask.options if o.verb == "parley"]
    best = max(talks, key=lambda o: (diplomacy.charm(s, o.target), -o.index))
    quiet = [o for o in ask.options if o.verb == "ignore"]
    if quiet and envoys.chance(s, seat, name, diplomacy.charm(s, best.target)) < GOOD_CHANCE:
        return quiet[0]
    return best


def _champion(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    """The greatest hero; Padrech last of all."""
    return max(ask.options, key=lambda o: (o.target != s.world.PADRECH, might(s, o.target), -o.index))


def _command(s: DarkEmperorState, seat: int, ask: Ask) -> Action:
    return s.game.verbs.yes


ANSWERS: dict[str, Answer] = {
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
    "command": _command,
}
