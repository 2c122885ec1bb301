"""Curses in a position: who is under which, which counters stand for whom, which monarchs are waited for.

curses = { fox = { wanderer = { goal = "3400", since = 9, past = 4 } } }
guises = { vampire_1 = { hero = "fox", grave = "1425" } }    # the hero is off the map
missing = { immer = 8 }                                       # the last game turn they are waited for
attempted = { first = ["doom"] }
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced.curses import table
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import FOREVER, Crater, Curse, Guise
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CURSES, ENCHANTED, FORMS, LOVE, NOBODY, WANDERER

KEYS: Final = ("curses", "guises", "missing", "prayers", "attempted", "clean", "paw", "crater")


def read(reader: Names, s: DivineRightState) -> None:
    for name, entry in reader.table("guises").items():
        counter, about = reader.piece("guises", name), reader.mapping(f"guises.{name}", entry)
        hero = reader.piece(f"guises.{name}", about["hero"]) if "hero" in about else NOBODY
        realm = reader.kingdom(f"guises.{name}", about["realm"]) if "realm" in about else NOBODY
        grave = reader.hex(f"guises.{name}", about["grave"]) if "grave" in about else NOBODY
        form = reader.one_of(f"guises.{name}", about["form"], FORMS) if "form" in about else NOBODY
        female = reader.truth(f"guises.{name}", about.get("female", False))
        s.guises = (*s.guises, Guise(counter, hero, realm, grave, form, female))
        if hero != NOBODY:
            kingdom = s.kingdom_of(hero)
            reader.off_map(s, f"guises.{name}", hero)
            s.where[hero] = ENCHANTED
            s.master[hero] = s.kingdoms[kingdom].seat if kingdom >= 0 else s.master[hero]
    for name, entries in reader.table("curses").items():
        for kind, entry in reader.mapping(f"curses.{name}", entries).items():
            _curse(reader, s, name, kind, entry)
    for curse in s.curses:  # a shape that is not there yet is taken when the victim's player moves
        shapeless = curse.kind in table.SHAPES and table.guise(s, curse.victim) is None
        table.change(s, curse, on=curse.kind in table.in_force(s, curse.victim) and not shapeless)
    missing = [
        (reader.kingdom("missing", name), reader.whole(f"missing.{name}", turn, 1, FOREVER))
        for name, turn in reader.table("missing").items()
    ]
    prayers = [
        (reader.piece("prayers", name), reader.whole(f"prayers.{name}", turn, 1, FOREVER))
        for name, turn in reader.table("prayers").items()
    ]
    tried = [*s.sorcery.attempted]
    for name, entries in reader.table("attempted").items():
        kinds = [
            reader.one_of(f"attempted.{name}", kind, CURSES) for kind in reader.entries(f"attempted.{name}", entries)
        ]
        tried[reader.seat(s, "attempted", name)] = hex_set(kinds)
    listed = reader.entries("clean", reader.data.get("clean", []))
    clean = hex_set(reader.one_of("clean", name, [*s.world.device]) for name in listed)
    paw = int(reader.truth("paw", reader.data["paw"])) if "paw" in reader.data else NOBODY
    changes.sorcery(s, clean=clean, paw=paw)
    if "crater" in reader.data:  # its range in this game turn
        s.crater = Crater(s.turn, reader.whole("crater", reader.data["crater"], 1, len(s.world.crater_rings) - 1))
    changes.sorcery(s, missing=tuple(missing), prayers=tuple(prayers), attempted=tuple(tried))


def _curse(reader: Names, s: DivineRightState, name: str, called: object, entry: object) -> None:
    key = f"curses.{name}"
    victim, kind, about = reader.piece("curses", name), reader.one_of(key, called, CURSES), reader.mapping(key, entry)
    goal = NOBODY
    if "goal" in about:
        goal = (
            reader.hex(key, about["goal"])
            if kind == WANDERER
            else reader.piece(key, about["goal"])
            if kind == LOVE
            else reader.whole(key, about["goal"], 0, len(FORMS))
        )
    seat = reader.seat(s, key, about["seat"]) if "seat" in about else NOBODY
    past = reader.whole(key, about.get("past", 0), NOBODY, FOREVER)
    since = reader.whole(key, about.get("since", 0), 0, FOREVER)
    s.curses = (*s.curses, Curse(victim, kind, seat, goal=goal, past=past, since=since))
