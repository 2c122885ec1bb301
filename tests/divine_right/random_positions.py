"""Random situations: armies of two to six seats crowded around a few castles, so that sieges, battles, retreats and
falls come soon and mix."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import FLYER, KINGDOM_IDS, MAGICIANS, PHASES, SWIMMER

WORLD = GAME.world
KINGDOMS = tuple(name for number, name in enumerate(KINGDOM_IDS) if number not in MAGICIANS)
ENDS = ("done", "stop", "none", "no", "disband")
# Special mercenaries that can stand anywhere on land or sail; the Usurper comes with a throne.
SPECIALS = tuple(
    WORLD.names[piece]
    for piece, entry in WORLD.special_of.items()
    if not entry.option
    and WORLD.pieces[piece].kind not in (FLYER, SWIMMER)
    and WORLD.names[piece] not in ("usurper", "scum_2")
)
CARDS = {  # with the counters they bring
    WORLD.card_kinds[kind]: {WORLD.names[piece] for piece in (*counters, *WORLD.company_of.get(kind, ()))}
    for kind, counters in WORLD.counters_of.items()
    if not WORLD.cards[kind].option
}


def position(rng: random.Random, level: str = "basic") -> dict[str, Any]:
    """A position in which everybody stands next to everybody; beyond the Basic game with magicians among them."""
    seats = list(GAME.seats[: rng.randint(2, 6)])
    names = rng.sample(KINGDOMS, len(KINGDOMS))
    if level != "basic":
        at = rng.randrange(len(seats) + 3)
        names[at:at] = rng.sample(["eaters", "black_hand"], 2)
    players = dict(zip(names, seats, strict=False))
    rest = names[len(seats) :]
    allies = {name: rng.choice(seats) for name in rest[: rng.randint(0, min(len(rest), 4))]}
    sides = {**players, **allies}
    armies: dict[str, list[str]] = {seat: [] for seat in seats}
    fleets: dict[str, list[str]] = {seat: [] for seat in seats}
    heroes: dict[str, list[str]] = {seat: [] for seat in seats}
    for name, seat in sides.items():
        kingdom = KINGDOM_IDS.index(name)
        for unit in WORLD.regulars_of[kingdom]:
            (fleets if WORLD.fleets >> unit & 1 else armies)[seat].append(WORLD.names[unit])
        heroes[seat].append(f"{name}_monarch")
    masters = {WORLD.names[unit]: rng.choice(seats) for unit in (*WORLD.mercenaries, *WORLD.mercenary_fleets)}
    for name, seat in masters.items():
        (fleets if WORLD.fleets >> WORLD.index[name] & 1 else armies)[seat].append(name)
    specials = {name: rng.choice(seats) for name in SPECIALS if rng.random() < 0.6} if level != "basic" else {}
    if "scum_1" in specials:  # both serve the player of their card
        specials["scum_2"] = specials["scum_1"]
    for name, seat in specials.items():
        unit = WORLD.index[name]
        kind = heroes if unit >= WORLD.first_hero else fleets if WORLD.fleets >> unit & 1 else armies
        kind[seat].append(name)
    masters |= specials
    hexes = _crowd(rng, sides, armies, fleets, heroes)
    more = _magic(rng, sides, hexes) if level != "basic" else {}
    placed = {piece for stack in hexes.values() for piece in stack}
    cards = [card.id for card in WORLD.personalities]
    others = [name for name in names if name not in players and KINGDOM_IDS.index(name) not in MAGICIANS]
    hidden = dict(zip(others, rng.sample(cards, len(cards)), strict=False))
    captains = {name: _own(seat, players) for name, seat in specials.items() if "captain" in name and name in placed}
    kinds = [card for card, counters in CARDS.items() if not counters & {*specials}]
    held = rng.sample(kinds, min(len(kinds), 8)) if level != "basic" else []
    confused = [name for name in others if name not in allies and rng.random() < 0.3] if level != "basic" else []
    return {
        "options": {"level": level},
        "captains": captains,
        "hands": {seat: held[number::6] for number, seat in enumerate(seats)},
        "confused": dict.fromkeys(confused, 19),
        "piles": {"gone": [f"{name}_monarch" for name in confused]},
        "turn": rng.randint(1, 19),
        "seats": seats,
        "order": rng.sample(seats, len(seats)),
        "phase": rng.choice(PHASES),
        "kingdoms": players,
        "allies": allies,
        "hexes": hexes,
        "masters": {unit: seat for unit, seat in masters.items() if unit in placed},
        "outside": [piece for piece in sorted(placed) if rng.random() < 0.3],
        "hidden": hidden,
        **more,
    }


def _magic(rng: random.Random, sides: dict[str, str], hexes: dict[str, list[str]]) -> dict[str, Any]:
    """Creatures with the Black Hand, battlefields, spells cast of late."""
    found: dict[str, Any] = {}
    land = [name for name in hexes if WORLD.land >> WORLD.grid.at(name) & 1]
    if "black_hand" in sides:
        him = next(name for name, stack in hexes.items() if "black_hand_monarch" in stack)
        creatures = ["the_walking_dead", "the_undead_1", "the_undead_2", "the_colossus"]
        hexes[him] += rng.sample(creatures, rng.randint(0, len(creatures)))
        land = [him, *(name for name in land if name != him)]
        found["battlefields"] = land[: rng.randint(0, 8)]
        found["colossus"] = him
    if "eaters" in sides:
        where = next(name for name, stack in hexes.items() if "eaters_monarch" in stack)
        found |= rng.choice([{}, {"mist": True}, {"enchanted": where}])
    return found


def _own(seat: str, players: dict[str, str]) -> str:
    return next(name for name, own in players.items() if own == seat)


def _crowd(
    rng: random.Random,
    sides: dict[str, str],
    armies: dict[str, list[str]],
    fleets: dict[str, list[str]],
    heroes: dict[str, list[str]],
) -> dict[str, list[str]]:
    """Stacks around the castles of a few kingdoms, one seat in each space; monarchs somewhere among their own."""
    hexes: dict[str, list[str]] = {}
    stands: dict[str, list[str]] = {seat: [] for seat in armies}
    castles = [castle for castle in WORLD.castles if castle.kingdom >= 0 and KINGDOM_IDS[castle.kingdom] in sides]
    for castle in rng.sample(castles, min(len(castles), rng.randint(1, 3))):
        owner = sides[KINGDOM_IDS[castle.kingdom]]
        enemies = [seat for seat in armies if seat != owner]
        besieger = rng.choice(enemies)
        ring = [(castle.space, owner)]
        for space in WORLD.field.near[castle.space]:
            ring.append((space, besieger if rng.random() < 0.8 else rng.choice([*armies])))
            beyond = [one for one in WORLD.field.near[space] if rng.random() < 0.25]
            ring += [(one, rng.choice([*armies])) for one in beyond]
        for space, seat in ring:
            name = WORLD.grid.ids[space]
            if name in hexes or (space in WORLD.castle_at and space != castle.space) or WORLD.isle >> space & 1:
                continue
            pool = armies[seat] if WORLD.land >> space & 1 else fleets[seat] if WORLD.sailable >> space & 1 else []
            units = [pool.pop(rng.randrange(len(pool))) for _ in range(min(len(pool), rng.randint(1, 4)))]
            if units:
                hexes[name] = units
                if WORLD.land >> space & 1:
                    stands[seat].append(name)
    for seat, own in heroes.items():
        for hero in own:
            homes = {name for name, own in sides.items() if own == seat}
            home = hero.removesuffix("_monarch") if hero.endswith("_monarch") else sorted(homes)[0]
            royal = WORLD.royal_seats[KINGDOM_IDS.index(home)]
            at = rng.choice(stands[seat]) if stands[seat] and rng.random() < 0.8 else WORLD.grid.ids[royal]
            hexes.setdefault(at, []).append(hero)
    return hexes


def with_options(content: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    return content | {"options": {**content.get("options", {}), **options}}


def play(
    seed: int,
    steps: int = 150,
    asked: Counter[str] | None = None,
    resign: float = 0.01,
    level: str = "basic",
    change: Callable[[random.Random, dict[str, Any]], None] | None = None,
    **options: Any,
) -> Iterator[tuple[DivineRightState, list[Event]]]:
    """A random situation played on for a while, seen at every question with what has happened since the last. `change`:
    makes it more special."""
    rng = random.Random(seed)
    content = with_options(position(rng, level), options)
    if change is not None:
        change(rng, content)
    state = GAME.position(content, SeededDice(seed))
    assert isinstance(state, DivineRightState)
    happened = state.opening()
    for _ in range(steps):
        yield state, happened
        if state.decision is None:
            return
        # Rather in the middle of something than at the next move.
        if rng.random() < resign * (1 if state.decision.question in ("march", "next-move", "commit") else 4):
            happened = state.apply(rng.choice(state.in_game), "resign")
            continue
        ask = rng.choice(state.decision.asks)
        if asked is not None:
            asked[ask.key] += 1
        action = pick(ask.options, rng)
        for _ in range(3):
            if action.verb in ENDS or (ask.key == "next-move" and rng.random() < 0.3):
                action = pick(ask.options, rng)
        if ask.key == "next-move" and rng.random() < 0.15:
            action = ask.default
        happened = state.apply(ask.seat, action)
    yield state, happened
