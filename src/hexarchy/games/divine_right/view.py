"""The view: a match as one seat may know it. All is open but hands, decks and face-down Personalities (DR-B-GEN-13).

Built from nothing, with names in place of numbers, so that a view can be read without the game's tables.
"""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import cards, victory, view_people, view_year
from hexarchy.games.divine_right import view_curses as curses
from hexarchy.games.divine_right import view_setups as setups
from hexarchy.games.divine_right import view_tales as tales
from hexarchy.games.divine_right import view_war as war
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.magic import devices
from hexarchy.games.divine_right.magic.greystaff import BOONS
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.table import fights
from hexarchy.games.divine_right.table.help import chances, decision, siege_works
from hexarchy.games.divine_right.words import (
    INTERMEDIATE,
    KINGDOM_IDS,
    NEVER,
    NOBODY,
    PHASES,
    PLACES,
    SPELLS,
    STATUSES,
    TRIBE_NAMES,
)


def view(s: DivineRightState, seat: int | None) -> dict[str, Any]:
    """Everything a seat (None: a spectator) may know."""
    seen: dict[str, Any] = {
        "game": s.game.name,
        "seat": None if seat is None else s.name(seat),
        "seats": list(s.setting.seats),
        "scenario": s.scenario,
        "options": dict(s.options),
        "turn": s.turn,
        "order": [s.name(one) for one in s.order],
        "phase": s.name(s.phasing) if s.phasing >= 0 else "",
        "step": PHASES[s.phase] if s.phasing >= 0 else "set-up",
        "stacks": _stacks(s),
        "inside": _names(s, hexes_of(s.inside)),
        "aboard": {s.world.names[load]: s.world.names[fleet] for load, fleet in sorted(s.aboard.items())},
        "airborne": _names(s, hexes_of(s.airborne)),
        "submerged": _names(s, hexes_of(s.submerged)),
        "boats": _names(s, hexes_of(s.boats)),
        "tribes": {name: s.name(seat) for name, seat in zip(TRIBE_NAMES, s.tribes, strict=True) if seat != NOBODY},
        "piles": _piles(s),
        "track": {s.world.names[hero]: turn for hero, turn in s.track},
        "prisoners": {
            s.world.names[one.hero]: {"captor": s.name(one.captor), "at": s.world.grid.ids[one.space]}
            for one in s.prisoners
        },
        "kingdoms": {name: _kingdom(s, number, seat) for number, name in enumerate(KINGDOM_IDS) if s.in_play(number)},
        "banners": s.game.banners(s),
        "players": {s.name(number): _player(s, number) for number in range(len(s.players))},
        "castles": {castle.name: _castle(s, castle.index) for castle in s.world.castles},
        "boom_open": s.boom_open or not s.world.has_boom,
        "hirelings": _hirelings(s),
        "cards": {
            "deck": len(s.hands.within(cards.DECK)),
            "discarded": _kinds(s, s.hands.seen(cards.DISCARD, seat).faces),
        },
        "result": s.told_result(),
        "chances": chances(s),
        "siege_works": siege_works(s, seat),
        "moved": _names(s, hexes_of(s.half.moved)),
        "last_turn": victory.last_turn(s),
        "fight": fights.seen(s),
        "decision": decision(s, seat),
    }
    if s.chits.lies:
        seen["chits"] = _chits(s, seat)
    if s.level >= INTERMEDIATE:
        seen["magicians"] = _magicians(s)
        seen["magic"] = magic(s, seat)
        seen["levies"] = _levies(s)
        seen["omens"] = _omens(s)
        seen |= view_people.seen(s)
        seen["war"] = war.seen(s)
        seen["tales"] = tales.seen(s)
        seen |= view_year.seen(s)
        seen["curses"] = curses.seen(s)
        seen |= setups.seen(s)
    if seat is not None:
        seen["own"] = {"hand": _kinds(s, cards.hand(s, seat))}
    return seen


def magic(s: DivineRightState, seat: int | None, *, bare: bool = False) -> dict[str, Any]:
    """Devices in play are public, and so are lost ones; a marker that lies face down is unknown (DR-B-MAG-25)."""
    names, ids, things = s.world.names, s.world.grid.ids, s.world.things
    borne: dict[str, list[str]] = {}
    lost: dict[str, list[str]] = {}
    for zone in sorted({*s.devices.lies, *s.treasures}):
        if zone < devices.LOST:
            continue
        known = s.devices.seen(zone, seat)
        faces = s.devices.inside(zone) if bare else known.faces
        found = [things[face] for face in faces] + ["unknown"] * (0 if bare else known.others)
        found += ["treasure"] * s.treasures.count(zone)
        space = zone - devices.LOST
        if space < s.world.grid.size:
            lost[ids[space]] = found
        else:
            borne[names[space - s.world.grid.size]] = found
    memory = s.magic
    return {
        "borne": borne,
        "lost": lost,
        "buried": [ids[space] for space in hexes_of(s.buried)],
        "randomizer": len(s.devices.within(devices.RANDOMIZER)),
        "temple": [things[face] for face in s.devices.inside(devices.TEMPLE)],
        "black_hearted": _names(s, hexes_of(memory.black_hearted)),
        "meditating": {names[hero]: {"gift": things[gift], "turn": turn} for hero, gift, turn in memory.meditating},
        "boons": {
            s.name(one): [BOONS[boon] for by, boon in memory.boons if by == one] for one in range(len(s.players))
        },
        "loot": {names[thief]: things[thing] for thief, thing, _, _ in memory.loot},
    }


def _omens(s: DivineRightState) -> dict[str, Any]:
    """The signs of this player turn by their numbers, and what lasts beyond it (DR-A-OME-06)."""
    now = s.fortunes
    return {
        "good": [*hexes_of(s.half.good)],
        "bad": [*hexes_of(s.half.bad)],
        "surrounded": [s.name(one) for one in hexes_of(now.surrounded)],
        "foretold": {s.name(one): number for one, number in now.foretold},
        "heard": _names(s, hexes_of(now.heard)),
    }


def _chits(s: DivineRightState, seat: int | None) -> dict[str, int]:
    """The numbers a seat knows, by who has them (DR-A-SEC-01)."""
    known = [thing for thing in range(len(s.chits.lies)) if s.chits.knows(seat, thing)]
    return {s.name(s.chits.lies[thing]): s.chits.faces[thing] for thing in known}


def bared(s: DivineRightState) -> dict[str, Any]:
    """What was a secret, once the match is over: hands, face-down Personalities and markers (DR-B-GEN-13)."""
    secrets: dict[str, Any] = {
        "hands": {s.name(seat): _kinds(s, cards.hand(s, seat)) for seat in range(len(s.players))},
        "faces": {
            name: lying[0]
            for number, name in enumerate(KINGDOM_IDS)
            if s.in_play(number) and (lying := s.personalities.inside(1 + number))
        },
    }
    if s.chits.lies:
        secrets["chits"] = {s.name(seat): s.chits.faces[thing] for thing, seat in enumerate(s.chits.lies)}
    return secrets | {"magic": magic(s, None, bare=True)} if s.level >= INTERMEDIATE else secrets


def _names(s: DivineRightState, pieces: Any) -> list[str]:
    return [s.world.names[piece] for piece in pieces]


def _magicians(s: DivineRightState) -> dict[str, Any]:
    """What the Eaters and the Black Hand have used, and what lasts of it."""
    ids, spells, powers = s.world.grid.ids, s.spells, s.necromancy
    return {
        "cast": {name: turn for name, turn in zip(SPELLS, spells.cast, strict=True) if turn != NEVER},
        "mist": spells.mist,
        "castle": ids[spells.castle] if spells.castle != NOBODY else None,
        "souls": powers.souls if powers.souls != NEVER else None,
        "wings": powers.wings if powers.wings != NEVER else None,
        "target": ids[powers.target] if powers.target != NOBODY else None,
        "colossus": ids[powers.colossus] if powers.colossus != NOBODY else None,
        "fields": [ids[field] for field in powers.fields],
    }


def _kinds(s: DivineRightState, kinds: Any) -> list[str]:
    return [s.world.card_kinds[kind] for kind in kinds]


def _stacks(s: DivineRightState) -> dict[str, dict[str, list[str]]]:
    shown: dict[str, dict[str, list[str]]] = {}
    for space in sorted(s.stacks):
        at = shown.setdefault(s.world.grid.ids[space], {})
        for piece in s.stacks[space]:
            at.setdefault(s.name(s.master[piece]), []).append(s.world.names[piece])
    return shown


def _piles(s: DivineRightState) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for piece, at in enumerate(s.where):
        if at < 0 and PLACES[-at - 1] != "gone":
            found.setdefault(PLACES[-at - 1], []).append(s.world.names[piece])
    return found


def _kingdom(s: DivineRightState, number: int, seat: int | None) -> dict[str, Any]:
    record = s.kingdoms[number]
    seen = s.personalities.seen(1 + number, seat)
    return {
        "status": STATUSES[record.status],
        "side": s.name(record.seat) if record.seat != NOBODY else None,
        "until": record.until,
        "personality": seen.faces[0] if seen.faces else None,
        "queen": record.queen,
        "penalties": [s.name(one) for one in hexes_of(record.violated)],
        "executions": [s.name(one) for one in hexes_of(record.executed)],
        "friend": s.name(record.friend) if record.friend != NOBODY else None,
        "banished": {
            s.name(one.seat): one.until for one in ambassador.banishments(s) if one.kingdom == number and not one.envoy
        },
    }


def _player(s: DivineRightState, number: int) -> dict[str, Any]:
    player = s.players[number]
    return {
        "kingdom": KINGDOM_IDS[player.kingdom] if player.kingdom != NOBODY else None,
        "points": player.points,
        "cards": len(s.hands.within(cards.HAND + number)),
        "idle": player.idle,
        "ambassador": s.world.grid.ids[at] if (at := ambassador.home(s, number)) != NOBODY else None,
        "assassin": player.assassin,
        "duels": [s.name(one) for one in hexes_of(player.duels)],
        "out": player.out,
    }


def _levies(s: DivineRightState) -> dict[str, Any]:
    """Conscripts raised so far, the kingdoms that suffer from them, and militia: all of it is open."""
    now = s.levies
    return {
        "green": {name: count for name, count in zip(KINGDOM_IDS, now.green, strict=True) if count},
        "diluted": [KINGDOM_IDS[kingdom] for kingdom in hexes_of(now.diluted)],
        "called": {name: count for name, count in zip(KINGDOM_IDS, now.called, strict=True) if count},
        "fallen": {name: count for name, count in zip(KINGDOM_IDS, now.fallen, strict=True) if count},
        "mustered": {s.world.names[unit]: KINGDOM_IDS[kingdom] for unit, kingdom in now.mustered},
    }


def _hirelings(s: DivineRightState) -> dict[str, Any]:
    """What special mercenaries bring with them: all of it is open."""
    now = s.hirelings
    return {
        "captains": {s.world.names[captain]: KINGDOM_IDS[kingdom] for captain, kingdom in now.captains},
        "usurped": KINGDOM_IDS[now.usurped] if now.usurped != NOBODY else None,
        "pretenders": {s.world.names[piece]: KINGDOM_IDS[kingdom] for piece, kingdom in now.pretenders},
        "disabled": now.disabled,
        "camp": s.world.grid.ids[now.camp] if now.camp != NOBODY else None,
        "host": s.name(now.host) if now.host != NOBODY else None,
        "boxes": now.boxes,
        "cursed": _names(s, hexes_of(now.cursed)),
        "open": {
            s.name(seat): _kinds(s, lying)
            for seat in range(len(s.players))
            if (lying := s.hands.inside(cards.OPEN + seat))
        },
    }


def _castle(s: DivineRightState, number: int) -> dict[str, Any]:
    siege = s.siege_of(number)
    owner = s.castle_owner(number)
    return {
        "at": s.world.grid.ids[s.world.castles[number].space],
        "side": s.name(owner) if owner != NOBODY else None,
        "plundered": not s.stands(number),
        "besieged": s.name(siege.seat) if siege else None,
    }
