"""Curses in a position: who is under which, which counters stand for whom, which monarchs are waited for.

curses = { fox = { wanderer = { goal = "3400", since = 9, past = 4 } } }
guises = { vampire_1 = { hero = "fox", grave = "1425" } }    # the hero is off the map
missing = { immer = 8 }                                       # the last game turn they are waited for
attempted = { first = ["doom"] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced.curses import table
from hexarchy.games.divine_right.records import FOREVER, Curse, Guise
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CURSES, ENCHANTED, FORMS, LOVE, NOBODY, WANDERER

if TYPE_CHECKING:
    from hexarchy.games.divine_right.position import Reader

CURSE_KEYS: Final = ("curses", "guises", "missing", "prayers", "attempted")


def read_curses(read: Reader, s: DivineRightState) -> None:
    for name, entry in read.table("guises").items():
        counter, about = read.piece("guises", name), read.mapping(f"guises.{name}", entry)
        hero = read.piece(f"guises.{name}", about["hero"]) if "hero" in about else NOBODY
        realm = read.kingdom(f"guises.{name}", about["realm"]) if "realm" in about else NOBODY
        grave = read.hex(f"guises.{name}", about["grave"]) if "grave" in about else NOBODY
        form = read.one_of(f"guises.{name}", about["form"], FORMS) if "form" in about else NOBODY
        female = read.truth(f"guises.{name}", about.get("female", False))
        s.guises = (*s.guises, Guise(counter, hero, realm, grave, form, female))
        if hero != NOBODY:
            kingdom = s.kingdom_of(hero)
            if s.where[hero] >= 0:
                raise read.wrong(f"guises.{name}", f"{s.world.names[hero]} is on the map")
            s.where[hero] = ENCHANTED
            s.master[hero] = s.kingdoms[kingdom].seat if kingdom >= 0 else s.master[hero]
    for name, entries in read.table("curses").items():
        for kind, entry in read.mapping(f"curses.{name}", entries).items():
            _curse(read, s, name, kind, entry)
    for curse in s.curses:  # a shape that is not there yet is taken when the victim's player moves
        shapeless = curse.kind in table.SHAPES and table.guise(s, curse.victim) is None
        table.change(s, curse, on=curse.kind in table.in_force(s, curse.victim) and not shapeless)
    missing = [
        (read.kingdom("missing", name), read.whole(f"missing.{name}", turn, 1, FOREVER))
        for name, turn in read.table("missing").items()
    ]
    prayers = [
        (read.piece("prayers", name), read.whole(f"prayers.{name}", turn, 1, FOREVER))
        for name, turn in read.table("prayers").items()
    ]
    tried = [*s.sorcery.attempted]
    for name, entries in read.table("attempted").items():
        kinds = [read.one_of(f"attempted.{name}", kind, CURSES) for kind in read.entries(f"attempted.{name}", entries)]
        tried[read.seat(s, "attempted", name)] = hex_set(kinds)
    changes.sorcery(s, missing=tuple(missing), prayers=tuple(prayers), attempted=tuple(tried))


def _curse(read: Reader, s: DivineRightState, name: str, called: object, entry: object) -> None:
    key = f"curses.{name}"
    victim, kind, about = read.piece("curses", name), read.one_of(key, called, CURSES), read.mapping(key, entry)
    goal = NOBODY
    if "goal" in about:
        goal = (
            read.hex(key, about["goal"])
            if kind == WANDERER
            else read.piece(key, about["goal"])
            if kind == LOVE
            else read.whole(key, about["goal"], 0, len(FORMS))
        )
    seat = read.seat(s, key, about["seat"]) if "seat" in about else NOBODY
    past = read.whole(key, about.get("past", 0), NOBODY, FOREVER)
    since = read.whole(key, about.get("since", 0), 0, FOREVER)
    s.curses = (*s.curses, Curse(victim, kind, seat, goal=goal, past=past, since=since))
