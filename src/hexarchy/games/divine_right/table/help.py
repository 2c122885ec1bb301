"""What helps a player to decide, as their view tells it: ways and costs, chances, what a siege still lacks.

A face-down Personality has no say here: what is reckoned is what the seat may know.
"""

from __future__ import annotations

from typing import Any

from hexarchy.core.decisions import Ask
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import cards, hooks, siege
from hexarchy.games.divine_right.diplomacy.mission import Mission
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, FUNCTIONS, Roll, attempt
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.movement.march import March
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.table import fights, odds
from hexarchy.games.divine_right.words import ALLY, KINGDOM_IDS, NEUTRAL, NOBODY, VASSAL


def decision(s: DivineRightState, seat: int | None) -> dict[str, Any]:
    """The question, and what helps to answer it."""
    told = s.told_question(seat)
    ask = None if seat is None else s.ask(seat)
    return told if ask is None else {**told, **_help(s, ask)}


def _help(s: DivineRightState, ask: Ask) -> dict[str, Any]:
    top = s.frames[-1]
    if ask.key == "march" and isinstance(top, March):
        return {**_ways(s, top), "others": _names(s, _movable(s, ask.seat, top.members))}
    if ask.key == "next-move":
        return {"marches": _marches(s, ask)}
    if ask.key in ("ploy", "second-ploy") and isinstance(top, Mission):
        return {"chances": _ploys(s, ask, top)}
    if ask.key == "function":
        return {
            "chances": {action.text: told["chance"] for action in ask.options if (told := _mission(s, ask, action))}
        }
    if ask.key in hooks.OFFERED:
        chances = hooks.act_chances(s, ask.seat, ask.options)
        return {"chances": {text: round(100 * chance) for text, chance in chances.items()}} if chances else {}
    if ask.key in ("attack", "resolve"):
        return {"losses": _likely(s, ask)}
    if ask.key == "assault":
        return {
            "chances": {
                action.text: _assault(s, ask.seat, action.target) for action in ask.options if action.verb == "assault"
            }
        }
    return {}


def _names(s: DivineRightState, pieces: Any) -> list[str]:
    return [s.world.names[piece] for piece in pieces]


# -- movement ---------------------------------------------------------------------------------------------------------


def _ways(s: DivineRightState, march: March) -> dict[str, Any]:
    """The offered ways with their costs, and the borders they violate (DR-B-DIP-18)."""
    ids, found = s.world.grid.ids, march.found(s)
    heroes = party.heroes_only(s, march.members)
    border = march.way.border(s, march.members)
    return {
        "costs": {ids[space]: cost for space, cost in found.costs.items()},
        "ways": {ids[space]: [ids[on] for on in found.path(space) or (space,)] for space in found.costs},
        "violates": {
            ids[space]: KINGDOM_IDS[s.land_of[space]]
            for space in found.costs
            if border >> space & 1 and not heroes and s.land_of[space] >= 0
        },
    }


def _movable(s: DivineRightState, seat: int, members: tuple[int, ...]) -> list[int]:
    return [piece for piece in s.pieces_of(seat) if piece not in members and not party.why_not_move(s, piece)]


def _marches(s: DivineRightState, ask: Ask) -> dict[str, list[str]]:
    """For each space the greatest party that could set out together; a monarch leads it if all go with them."""
    free: dict[int, list[int]] = {}
    for action in ask.options:
        if action.verb == "move":
            free.setdefault(s.where[action.target], []).append(action.target)
    found: dict[str, list[str]] = {}
    for space, pieces in free.items():
        most, best = len(s.own(ask.seat, space)), [pieces[0]]
        for piece in sorted(pieces, key=lambda one: not s.world.pieces[one].crowned):
            one = [piece, *modes.companions(s, (piece,), 0)] if most > 1 else [piece]
            best = one if len(one) > len(best) else best
            if len(best) == most:
                break
        if len(best) > 1:
            found[s.world.grid.ids[space]] = _names(s, best)
    return found


# -- diplomacy --------------------------------------------------------------------------------------------------------


def chances(s: DivineRightState) -> dict[str, dict[str, dict[str, Any]]]:
    """What each ambassador's roll on each kingdom would be without a card, as far as it is known to all."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for kingdom, record in enumerate(s.kingdoms):
        if not s.in_play(kingdom) or record.status not in (NEUTRAL, ALLY, VASSAL):
            continue
        function = DEACTIVATE if record.status == ALLY else ACTIVATE
        found[KINGDOM_IDS[kingdom]] = {
            s.name(one): _told(s, one, kingdom, function) for one in s.in_game if record.seat != one
        }
    return found


def _told(s: DivineRightState, seat: int, kingdom: int, function: int) -> dict[str, Any]:
    roll = known_roll(s, seat, kingdom, function)
    return {
        "function": FUNCTIONS[function],
        "chance": round(100 * roll.chance),
        "modifiers": [[rule, amount] for rule, amount in roll.modifiers],
        "sure": cards.personality_known(s, kingdom, None),
    }


def known_roll(s: DivineRightState, seat: int, kingdom: int, function: int) -> Roll:
    """The roll; while the Personality lies face down only what everybody knows counts."""
    if cards.personality_known(s, kingdom, None) or not cards.has_personality(s, kingdom):
        return attempt(s, seat, kingdom, function)
    record = s.kingdoms[kingdom]
    found = [("DR-B-DIP-18", -1)] if record.violated >> seat & 1 else []
    found += [("DR-B-DIP-20", -1)] if record.executed >> seat & 1 else []
    if record.friend != NOBODY:
        found.append(("DR-B-DIP-21", 1 if record.friend == seat else -1))
    return Roll(function, tuple(found), natural_six=False, barred="")


def _mission(s: DivineRightState, ask: Ask, action: Any) -> dict[str, Any] | None:
    if action.verb not in FUNCTIONS:
        return None
    return _told(s, ask.seat, action.target, FUNCTIONS.index(action.verb))


def _ploys(s: DivineRightState, ask: Ask, mission: Mission) -> dict[str, int]:
    """With each card of one's hand; the Personality is face up by now (DR-B-DIP-11)."""
    found = {}
    for action in ask.options:
        played = (action.target,) if action.verb == "play" else ()
        cards_ = (mission.card, *played) if mission.card != NOBODY else played or (NOBODY,)
        roll = mission.chance(s, *cards_)
        found[action.text] = round(100 * roll.chance)
    return found


# -- combats ----------------------------------------------------------------------------------------------------------


def _likely(s: DivineRightState, ask: Ask) -> dict[str, list[float]]:
    """What each attack would cost both sides on average, with all who could join it."""
    found = {}
    for fight in fights.possible(s, ask.key):
        if fight.defenders:
            own, theirs = odds.mean_losses(s, fight)
            found[f"{ask.key} {s.world.grid.ids[fight.space]}"] = [round(own, 1), round(theirs, 1)]
    return found


# -- sieges -----------------------------------------------------------------------------------------------------------


def _assault(s: DivineRightState, seat: int, space: int) -> int:
    roll = siege.siege_roll(s, s.castle_in(space), seat)
    return round(100 * roll.chance)


def siege_works(s: DivineRightState, seat: int | None) -> dict[str, dict[str, Any]]:
    """For each castle or fort next to a seat's units that is not theirs: what a siege has, and space by space what it
    lacks."""
    if seat is None or not s.living(seat):
        return {}
    ids, found = s.world.grid.ids, {}
    for space in hexes_of(s.world.field.beside(s.held[seat]) & s.castles_standing):
        castle = s.castle_in(space)
        if not s.shut_to(seat, space):  # their own, or a fort open to all
            continue
        units = siege.besiegers(s, castle, seat)
        needed, held = siege.to_cover(s, castle), siege.covered(s, castle, units)
        found[s.world.castles[castle].name] = {
            "at": ids[space],
            "open": [ids[one] for one in hexes_of(needed & ~held & ~s.world.sea)],
            "open_sea": [ids[one] for one in hexes_of(needed & ~held & s.world.sea)],
            "covered": [ids[one] for one in hexes_of(needed & held)],
            "own": siege.strength(s, units),
            "theirs": siege.defence(s, castle),
            "missing": [reason.key for reason in siege.conditions(s, castle, seat)],
        }
    return found
