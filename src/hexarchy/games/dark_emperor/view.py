"""The view: a match as one seat may know it. All is open but what lies under markers not yet turned up (DE-PROC-6).

Built from nothing, with names in place of numbers, so that a view can be read without the game's tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import commands, control, devices, diplomacy, vampires
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

NOBODY_SPEAKS: Final = -1
CONTESTED: Final = 2  # the third of the areas land is in


def view(s: DarkEmperorState, seat: int | None) -> dict[str, Any]:
    """Everything a seat (None: a spectator) may know."""
    held = control.reckon(s)
    seen: dict[str, Any] = {
        "game": s.game.name,
        "seat": None if seat is None else SEATS[seat],
        "scenario": s.scenario,
        "options": dict(s.options),
        "turn": s.turn_number,
        "phase": SEATS[s.phasing],
        "step": step_name(s),
        **_pieces(s),
        "leaders": {s.world.pieces[leader].id: _leader(s, leader) for leader in _present(s)},
        "devices": {s.world.pieces[device].id: _device(s, device) for device in s.world.devices},
        "markers": _hexes(s, sorted(hex_ for hex_, _ in s.hidden)),
        "kingdoms": {name: _kingdom(s, number, held) for number, name in enumerate(KINGDOM_IDS)},
        "groups": {name: _group(s, number) for number, name in enumerate(GROUP_IDS)},
        "preference": {SEATS[side]: [FORCES[force] for force in s.preference[side]] for side in (0, 1)},
        "land": _land(s, held),
        "production": control.host_production(s, held),
        "vampires": {"in_play": vampires.in_play(s), "maximum": control.host_production(s, held) // control.PREY},
        "chances": _chances(s),
        **_story(s),
        "result": s.told_result(),
        "decision": decision(s, seat),
    }
    if seat is not None:
        seen["own"] = {"commands": [action.text for action in commands.offered(s, seat)]}
    return seen


def step_name(s: DarkEmperorState) -> str:
    """The segment in progress (DE-4)."""
    if len(s.frames) < 2:
        return ""
    outline = s.frames[1]
    if isinstance(outline, PlayerTurn):
        return outline.SEGMENTS[max(outline.at - 1, 0)]
    return "set-up" if isinstance(outline, SetUp) else ""


def _names(s: DarkEmperorState, pieces: Iterable[int]) -> list[str]:
    return [s.world.pieces[piece].id for piece in pieces]


def _hexes(s: DarkEmperorState, hexes: Iterable[int]) -> list[str]:
    return [s.world.grid.ids[hex_] for hex_ in hexes]


def _where(s: DarkEmperorState, piece: int) -> str:
    """A hex, or the name of a place off the map."""
    at = s.where[piece]
    return s.world.grid.ids[at] if at >= 0 else PLACES[-at - 1]


# -- pieces -----------------------------------------------------------------------------------------------------------


def _pieces(s: DarkEmperorState) -> dict[str, Any]:
    world = s.world
    forces = {p: force for p, force in enumerate(s.force) if force != world.forces[p]}
    return {
        "stacks": _stacks(s),
        "undead": _names(s, [unit for unit in world.units if s.is_undead(unit)]),
        "serves": {world.pieces[piece].id: FORCES[force] for piece, force in forces.items()},
        "commanded": _names(s, [unit for unit, _ in s.commanded]),
        "aboard": {world.pieces[load].id: world.pieces[fleet].id for load, fleet in sorted(s.aboard.items())},
        "moorings": {world.pieces[piece].id: at for piece, at in sorted(s.moorings.items())},
        "pools": _pools(s),
        "fields": _fields(s),
        **{PLACES[-place - 1]: _names(s, s.pile(place)) for place in (BOX, DEAD, WAITING, GONE)},
    }


def _stacks(s: DarkEmperorState) -> dict[str, dict[str, list[str]]]:
    """Units, leaders and monsters by hex and side; wild monsters stand with the neutrals."""
    shown: dict[str, dict[str, list[str]]] = {}
    for side, stacks in enumerate(s.stacks):
        for hex_ in sorted(stacks):
            shown.setdefault(s.world.grid.ids[hex_], {})[SIDES[side]] = _names(s, stacks[hex_])
    return shown


def _pools(s: DarkEmperorState) -> dict[str, list[str]]:
    """The recruitment pools by force (DE-7.2a)."""
    found: dict[str, list[str]] = {}
    for unit in s.world.units:
        if s.where[unit] == POOL:
            found.setdefault(FORCES[s.world.forces[unit]], []).append(s.world.pieces[unit].id)
    return found


def _fields(s: DarkEmperorState) -> dict[str, list[str]]:
    """The dead of long ago that can still be raised, by battlefield hex."""
    found: dict[str, list[str]] = {}
    for unit in s.pile(FIELD):
        face = s.world.pieces[unit]
        found.setdefault(s.world.grid.ids[face.battlefield], []).append(face.id)
    return found


def _present(s: DarkEmperorState) -> list[int]:
    """Leaders on the map or in the Mercenary Box."""
    return [leader for leader in s.world.leaders if s.where[leader] >= 0 or s.where[leader] == BOX]


def _leader(s: DarkEmperorState, leader: int) -> dict[str, Any]:
    """His place and side, his ratings as they are now, what he bears and what of it he has used this turn."""
    return {
        "side": SIDES[s.side(leader)],
        "at": _where(s, leader),
        "hero": devices.hero(s, leader),
        "won": s.gains[leader - s.world.unit_count],
        "bears": _names(s, s.carried(leader)),
        "used": _names(s, devices.used_by(s, leader)),
        "magic": [
            {
                "rune": RUNES[power.rune],
                "left": power.strength,
                "full": _full(s, leader, power),
                "device": s.world.pieces[power.device].id if power.device >= 0 else None,
            }
            for power in runes.runes_of(s, leader)
        ],
        "charm": diplomacy.charm(s, leader),
    }


def _full(s: DarkEmperorState, leader: int, power: runes.Power) -> int:
    source = leader if power.device < 0 else power.device
    return s.world.pieces[source].magic + (source in s.turn.inspired or source in s.turn.charged)


def _device(s: DarkEmperorState, device: int) -> dict[str, Any]:
    """With whom or where it is; `at` is None for one that is not in play, or under a marker."""
    bearer = s.bearer(device)
    at = s.world.grid.ids[s.where[device]] if s.where[device] >= 0 else None
    known: dict[str, Any] = {"bearer": s.world.pieces[bearer].id if bearer >= 0 else None, "at": at}
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
    world, rest = s.world, s.world.land & ~held.had[0] & ~held.had[1]
    areas = ((0, held.had[0]), (1, held.had[1]), (NEUTRAL, rest & held.contested), (NEUTRAL, rest & ~held.contested))
    alike: dict[tuple[int, int, int, int], list[str]] = {}
    for number, (side, area) in enumerate(areas):
        for hex_ in hexes_of(area):
            worth = control.worth(s, hex_, side) if hex_ in world.city_at else world.yields[hex_]
            kind = (number, side, held.payee(hex_), worth)
            alike.setdefault(kind, []).append(world.grid.ids[hex_])
    return [
        {
            "side": SIDES[side],
            "pays": FORCES[force] if force >= 0 else None,
            "worth": worth,
            "contested": number == CONTESTED,
            "hexes": hexes,
        }
        for (number, side, force, worth), hexes in sorted(alike.items())
    ]


def _chances(s: DarkEmperorState) -> dict[str, dict[str, int]]:
    """The least roll of two dice with which each player wins over each force that is nobody's yet (DE-11.3)."""
    forces = [*range(len(KINGDOM_IDS)), *range(FIRST_GROUP, FIRST_GROUP + len(GROUP_IDS))]
    courted = [FORCES[force] for force in forces if s.sides[force] == NEUTRAL]
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
