"""The view: a match as one seat may know it. All is open but what lies under markers not yet turned up (DE-PROC-6).

Built from nothing, with names in place of numbers, so that a view can be read without the game's tables. What changes
seldom is remembered and shared by views: nobody may change a view.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import control, devices, diplomacy, vampires
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.sequence import PlayerTurn
from hexarchy.games.dark_emperor.setup import SetUp
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.table.view_decision import decision
from hexarchy.games.dark_emperor.words import (
    BOX,
    DEAD,
    FIELD,
    FIRST_GROUP,
    FORCES,
    GONE,
    GROUP_IDS,
    KINGDOM_IDS,
    NEUTRAL,
    NOBODY,
    PLACES,
    POOL,
    RUNES,
    SEATS,
    SIDES,
    WAITING,
)
from hexarchy.games.dark_emperor.world import World

NOBODY_SPEAKS: Final = -1
CONTESTED: Final = 2  # the third of the areas land is in
MOST_KNOWN: Final = 256
_KNOWN_LEADERS: Final[dict[Hashable, dict[str, dict[str, Any]]]] = {}


def view(s: DarkEmperorState, seat: int | None) -> dict[str, Any]:
    """Everything a seat (None: a spectator) may know."""
    held = control.reckon(s)
    production = control.host_production(s, held)
    seen: dict[str, Any] = {
        "game": s.game.name,
        "seat": None if seat is None else SEATS[seat],
        "scenario": s.scenario,
        "options": dict(s.options),
        "turn": s.turn_number,
        "phase": SEATS[s.phasing],
        "step": step_name(s),
        **_pieces(s),
        "leaders": _leaders(s),
        "devices": {s.world.names[device]: _device(s, device) for device in s.world.devices},
        "markers": _hexes(s, s.marked),
        "kingdoms": {name: _kingdom(s, number, held) for number, name in enumerate(KINGDOM_IDS)},
        "groups": {name: _group(s, number) for number, name in enumerate(GROUP_IDS)},
        "preference": {SEATS[side]: [FORCES[force] for force in s.preference[side]] for side in (0, 1)},
        "land": _land(s, held),
        "production": production,
        "vampires": {"in_play": vampires.in_play(s), "maximum": production // control.PREY},
        "chances": _chances(s),
        **_story(s),
        "result": s.told_result(),
        "decision": decision(s, seat),
    }
    if seat is not None:
        seen["own"] = {"commands": [action.text for action in s.commands(seat)]}
    return seen


def bared(s: DarkEmperorState) -> dict[str, Any]:
    """What lies under the markers, once the match is over: the only secret there is (DE-PROC-6)."""
    return {"under": {s.world.grid.ids[hex_]: _names(s, s.markers.inside(hex_)) for hex_ in s.marked}}


def step_name(s: DarkEmperorState) -> str:
    """The segment in progress (DE-4)."""
    if len(s.frames) < 2:
        return ""
    outline = s.frames[1]
    if isinstance(outline, PlayerTurn):
        return outline.SEGMENTS[max(outline.at - 1, 0)]
    return "set-up" if isinstance(outline, SetUp) else ""


def _names(s: DarkEmperorState, pieces: Iterable[int]) -> list[str]:
    names = s.world.names
    return [names[piece] for piece in pieces]


def _hexes(s: DarkEmperorState, hexes: Iterable[int]) -> list[str]:
    return [s.world.grid.ids[hex_] for hex_ in hexes]


def _where(s: DarkEmperorState, piece: int) -> str:
    """A hex, or the name of a place off the map."""
    at = s.where[piece]
    return s.world.grid.ids[at] if at >= 0 else PLACES[-at - 1]


# -- pieces -----------------------------------------------------------------------------------------------------------


def _pieces(s: DarkEmperorState) -> dict[str, Any]:
    names = s.world.names
    piles = _piles(s)
    return {
        "stacks": _stacks(s),
        "undead": _names(s, hexes_of(s.risen)),
        "serves": dict(_serving(s.world, s.force)),
        "commanded": _names(s, [unit for unit, _ in s.commanded]),
        "aboard": {names[load]: names[fleet] for load, fleet in sorted(s.aboard.items())},
        "moorings": {names[piece]: at for piece, at in sorted(s.moorings.items())},
        "pools": _pools(s.world, tuple(piles[POOL])),
        "fields": _fields(s.world, tuple(piles[FIELD])),
        **{PLACES[-place - 1]: _names(s, piles[place]) for place in (BOX, DEAD, WAITING, GONE)},
    }


@lru_cache(64)
def _serving(world: World, forces: tuple[int, ...]) -> list[tuple[str, str]]:
    """Who serves another force than the one printed."""
    pairs = enumerate(zip(forces, world.forces, strict=True))
    return [(world.names[piece], FORCES[force]) for piece, (force, own) in pairs if force != own]


def _piles(s: DarkEmperorState) -> Mapping[int, list[int]]:
    """The pieces in each place off the map."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for piece, at in enumerate(s.where):
        if at < 0:
            found[at].append(piece)
    return found


def _stacks(s: DarkEmperorState) -> dict[str, dict[str, list[str]]]:
    """Units, leaders and monsters by hex and side; wild monsters stand with the neutrals."""
    names, ids = s.world.names, s.world.grid.ids
    shown: dict[str, dict[str, list[str]]] = {}
    for side, stacks in enumerate(s.stacks):
        for hex_ in sorted(stacks):
            shown.setdefault(ids[hex_], {})[SIDES[side]] = [names[piece] for piece in stacks[hex_]]
    return shown


@lru_cache(256)
def _pools(world: World, pool: tuple[int, ...]) -> dict[str, list[str]]:
    """The recruitment pools by force (DE-7.2a)."""
    found: dict[str, list[str]] = {}
    for unit in pool:
        if unit < world.unit_count:  # swords that are not forged lie there too
            found.setdefault(FORCES[world.forces[unit]], []).append(world.names[unit])
    return found


@lru_cache(256)
def _fields(world: World, buried: tuple[int, ...]) -> dict[str, list[str]]:
    """The dead of long ago that can still be raised, by battlefield hex."""
    found: dict[str, list[str]] = {}
    for unit in buried:
        found.setdefault(world.grid.ids[world.pieces[unit].battlefield], []).append(world.names[unit])
    return found


def _leaders(s: DarkEmperorState) -> dict[str, dict[str, Any]]:
    """Remembered by all that a leader's entry depends on: most questions change none of it."""
    these = slice(s.world.unit_count, s.world.first_monster)
    places, forces = tuple(s.where[these]), s.force[these]
    key = (s.world, places, forces, s.sides, s.bearers, s.blades, s.gains, s.turn, s.half.charms, s.doge)
    found = _KNOWN_LEADERS.get(key)
    if found is None:
        if len(_KNOWN_LEADERS) >= MOST_KNOWN:
            _KNOWN_LEADERS.clear()
        found = _KNOWN_LEADERS[key] = {s.world.names[leader]: _leader(s, leader) for leader in _present(s)}
    return found


def _present(s: DarkEmperorState) -> list[int]:
    """Leaders on the map or in the Mercenary Box."""
    return [leader for leader in s.world.leaders if s.where[leader] >= 0 or s.where[leader] == BOX]


def _leader(s: DarkEmperorState, leader: int) -> dict[str, Any]:
    """His place and side, his ratings as they are now, what he bears and what of it he has used this turn."""
    bears = leader in s.bearers
    return {
        "side": SIDES[s.side(leader)],
        "at": _where(s, leader),
        "hero": devices.hero(s, leader) if bears else devices.own_hero(s, leader),
        "won": s.gains[leader - s.world.unit_count],
        "bears": _names(s, s.carried(leader)) if bears else [],
        "used": _names(s, devices.used_by(s, leader)) if s.turn.uses else [],
        "magic": [_power(s, leader, power) for power in runes.runes_of(s, leader)],
        "charm": diplomacy.charm(s, leader) if s.half.charms else 0,
    }


def _power(s: DarkEmperorState, leader: int, power: runes.Power) -> dict[str, Any]:
    return {
        "rune": RUNES[power.rune],
        "left": power.strength,
        "full": _full(s, leader, power),
        "device": s.world.names[power.device] if power.device >= 0 else None,
    }


def _full(s: DarkEmperorState, leader: int, power: runes.Power) -> int:
    source = leader if power.device < 0 else power.device
    return s.world.pieces[source].magic + (source in s.turn.inspired or source in s.turn.charged)


def _device(s: DarkEmperorState, device: int) -> dict[str, Any]:
    """With whom or where it is; `at` is None for one that is not in play, or under a marker."""
    bearer = s.bearer(device)
    at = s.world.grid.ids[s.where[device]] if s.where[device] >= 0 else None
    known: dict[str, Any] = {"bearer": s.world.names[bearer] if bearer >= 0 else None, "at": at}
    if device in s.world.swords:
        known["blade"] = ("living", "heros")[s.blades[device - s.world.first_sword]]
    return known


# -- powers -----------------------------------------------------------------------------------------------------------


def _kingdom(s: DarkEmperorState, kingdom: int, held: control.Control) -> dict[str, Any]:
    realm = s.kingdoms[kingdom]
    return {
        "side": SIDES[s.sides[kingdom]],
        "gold": realm.gold,
        "income": control.income(s, kingdom, held),
        "conquered": realm.conquered,
        "holder": SIDES[s.holder(kingdom)],
        "assignee": FORCES[realm.assignee] if realm.assignee >= 0 else None,
    }


def _group(s: DarkEmperorState, group: int) -> dict[str, Any]:
    master = s.masters[group]
    return {"side": SIDES[s.sides[FIRST_GROUP + group]], "master": FORCES[master] if master >= 0 else None}


def _land(s: DarkEmperorState, held: control.Control) -> list[dict[str, Any]]:
    """Every land hex by the side that has it, the force it pays, and what it pays (DE-PROC-5)."""
    garrisons = tuple(held_by & s.world.city_hexes for held_by in s.held)
    return _divided(s.world, held.had, held.contested, tuple(held.pays.items()), garrisons)


@lru_cache(256)  # land changes hands seldom
def _divided(
    world: World, had: tuple[int, int], contested: int, pays: tuple[tuple[int, int], ...], garrisons: tuple[int, ...]
) -> list[dict[str, Any]]:
    rest = world.land & ~had[0] & ~had[1]
    areas = ((0, had[0]), (1, had[1]), (NEUTRAL, rest & contested), (NEUTRAL, rest & ~contested))
    nobody = world.land
    for _, hexes in pays:
        nobody &= ~hexes
    alike: dict[tuple[int, int, int, int], int] = {}
    for number, (side, area) in enumerate(areas):
        for force, hexes in (*pays, (control.NONE, nobody)):
            for worth, worthy in _worths(world, garrisons[side]).items():
                if found := area & hexes & worthy:
                    alike[number, side, force, worth] = found
    return [
        {
            "side": SIDES[side],
            "pays": FORCES[force] if force >= 0 else None,
            "worth": worth,
            "contested": number == CONTESTED,
            "hexes": [world.grid.ids[hex_] for hex_ in hexes_of(hexes)],
        }
        for (number, side, force, worth), hexes in sorted(alike.items())
    ]


@lru_cache(256)
def _worths(world: World, garrisoned: int) -> dict[int, int]:
    """The hexes that pay so much: the land, and cities with a garrison (DE-7.13b)."""
    found: dict[int, int] = {}
    for hex_ in hexes_of(world.land):
        city = world.city_at[hex_].value if garrisoned >> hex_ & 1 else 0
        found[world.yields[hex_] + city] = found.get(world.yields[hex_] + city, 0) | 1 << hex_
    return found


def _chances(s: DarkEmperorState) -> dict[str, dict[str, int]]:
    """The least roll of two dice with which each player wins over each force that is nobody's yet (DE-11.3)."""
    courted = [FORCES[force] for force in (*s.allied[NEUTRAL], *s.hired[NEUTRAL])]
    courted += _names(s, [m for m in s.world.monsters if s.where[m] >= 0 and s.force[m] == NOBODY])
    return {name: {SEATS[seat]: diplomacy.needed(s, seat, name, NOBODY_SPEAKS) for seat in (0, 1)} for name in courted}


# -- the course of the war --------------------------------------------------------------------------------------------


def _story(s: DarkEmperorState) -> dict[str, Any]:
    pieces, ids = s.world.pieces, s.world.grid.ids
    return {
        "doge": pieces[s.doge].id if s.doge >= 0 else None,
        "returns": {pieces[leader].id: turn for leader, turn in s.returns},
        "deaths": {pieces[leader].id: {"at": ids[hex_], "turn": turn} for leader, hex_, turn in s.deaths if hex_ >= 0},
        "revived": _names(s, s.revived),
        "betrayals": [KINGDOM_IDS[kingdom] for kingdom in s.betrayals],
        "marks": _marks(s),
        "moved": _names(s, hexes_of(s.half.done)),
        "marches": [
            {"from": ids[start], "to": ids[end], "points": points, "units": _names(s, units)}
            for start, end, points, units in s.half.stacks
        ],
        "escorts": [
            {"spell": s.game.named({"spell": spell})["spell"], "caster": pieces[caster].id, "units": _names(s, units)}
            for spell, caster, units in s.half.escorts
        ],
    }


def _marks(s: DarkEmperorState) -> dict[str, list[str]]:
    both = s.fought_over(0) & s.fought_over(1)
    found = {
        "flames": s.burning,
        "trenches": s.trenches,
        "breaches": s.turn.breaches,
        "silence": s.half.silenced,
        "battles": both,
    }
    return {name: _hexes(s, hexes_of(hexes)) for name, hexes in found.items()}
