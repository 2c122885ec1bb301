"""Every action of Demonworld. The order of declaration fixes the indices: new verbs go to the end.

Indices stand for the largest battle: all fields an area may have (`board.PLACES`), all names units may have. Elements
are named by the field they stand on. `Offers` has the actions of one battle, by the numbers of its fields and units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action, ActionTable
from hexarchy.games.demonworld.board import PLACES, Area
from hexarchy.games.demonworld.facing import COMPASS, FACINGS
from hexarchy.games.demonworld.roster import Roster
from hexarchy.games.demonworld.words import (
    ARCS,
    BLOWS,
    ORDERS,
    PROJECTILES,
    SHAPES,
    STEPS_OF_BASES,
    TURNS,
    TURNS_OF_BASES,
    WHEELS,
)

Actions = tuple[Action, ...]

MOST_POINTS: Final = 110  # spell points: those of a wizard of the ninth level, and a staff's


class Verbs:
    """The actions by verb: single, or indexed by field, unit, facing, direction, angle or shape."""

    def __init__(self, names: Sequence[str], spells: Sequence[str]) -> None:
        t = self.table = ActionTable()
        # answers to many questions
        self.yes = t.single("yes")
        self.no = t.single("no")
        self.none = t.single("none")
        self.done = t.single("done")
        self.close = t.single("close")
        self.stop = t.single("stop")
        self.ready = t.single("ready")
        self.first = t.single("first")
        self.second = t.single("second")
        # elements and fields
        self.take = t.verb("take", PLACES)  # one of one's own elements
        self.at = t.verb("at", PLACES)  # another's
        self.support = t.verb("support", PLACES)
        self.to = t.verb("to", PLACES)
        self.face = t.verb("face", FACINGS)
        # deployment
        self.deploy = t.verb("deploy", names)
        self.form = t.verb("form", SHAPES)
        self.swap = t.verb("swap", PLACES)
        # orders
        self.give = tuple(t.verb(f"give-{order}", names) for order in ORDERS)
        self.recall = t.verb("recall", names)
        # movement
        self.move = t.verb("move", names)
        self.advance_left = t.single("advance-left")
        self.advance_right = t.single("advance-right")
        self.shift = t.verb("shift", COMPASS)
        self.wheel = t.verb("wheel", WHEELS)
        self.turn = t.verb("turn", TURNS)
        self.turn_some = t.single("turn-some")
        self.regroup = t.single("regroup")
        self.reform = t.single("reform")
        self.lead = t.verb("lead", FACINGS)  # the leader of a column turns
        # contact
        self.react = t.verb("react", names)
        self.by_points = t.single("by-points")
        self.by_maneuvers = t.single("by-maneuvers")
        # edges of the area
        self.upper = t.single("upper")
        self.lower = t.single("lower")
        # single elements
        self.name = t.verb("name", names)  # one that moves in this step
        self.join = t.verb("join", names)
        self.leave = t.verb("leave", names)
        self.allot = t.verb("allot", names)  # a counter to a unit
        self.exchange = t.single("exchange")
        # morale
        self.next = t.verb("next", names)  # of several of one's own units (DW-DEC-48)
        self.charge = t.verb("charge", names)
        self.add = t.single("add")
        self.subtract = t.single("subtract")
        # fire
        self.leave_flames = t.single("leave-flames")
        self.flame = t.verb("flame", names)  # announces flaming arrows or incendiary projectiles
        # guns
        self.projectile = t.verb("projectile", PROJECTILES)
        self.high = t.verb("high", PLACES)  # aim high at the Large Element on a field
        self.mount = t.verb("mount", names)
        # Large Elements
        self.steps = {name: t.single(name) for name in STEPS_OF_BASES}
        self.swing = t.verb("swing", TURNS_OF_BASES)
        self.blow = t.verb("blow", BLOWS)
        self.attack = t.single("attack")
        self.overrun = t.single("overrun")
        self.alongside = t.verb("alongside", names)  # contact is declared with one that stands beside it
        # special formations
        self.give_up = t.single("give-up")
        self.abandon = t.single("abandon")
        # magic
        self.spells = tuple(spells)
        self.cast = t.verb("cast", spells)
        self.enchant = t.verb("enchant", names)  # casts it on a unit, single or Large Element
        self.spend = t.verb("spend", tuple(str(points) for points in range(MOST_POINTS + 1)))
        # dragons and flyers
        self.breathe = t.verb("breathe", ARCS)
        self.fly = t.single("fly")
        self.land = t.single("land")
        self.climb = t.single("climb")
        self.stay_up = t.single("stay-up")
        # scenarios
        self.cross = t.single("cross")  # the edge of the area
        self.keep_back = t.verb("keep-back", names)  # a card that comes later

    def offers(self, area: Area, roster: Roster) -> Offers:
        return Offers(self, area, roster)


class Offers:
    """The actions of one battle: those on fields by the number of the field, those on units by that of the unit."""

    def __init__(self, verbs: Verbs, area: Area, roster: Roster) -> None:
        self.verbs: Final = verbs
        self.take: Final = self._on_fields(verbs.take, area)
        self.at: Final = self._on_fields(verbs.at, area)
        self.support: Final = self._on_fields(verbs.support, area)
        self.to: Final = self._on_fields(verbs.to, area)
        self.swap: Final = self._on_fields(verbs.swap, area)
        self.high: Final = self._on_fields(verbs.high, area)
        self.mount: Final = self.on_units(verbs.mount, roster)
        self.deploy: Final = self.on_units(verbs.deploy, roster)
        self.keep_back: Final = self.on_units(verbs.keep_back, roster)
        self.give: Final = tuple(self.on_units(give, roster) for give in verbs.give)
        self.recall: Final = self.on_units(verbs.recall, roster)
        self.move: Final = self.on_units(verbs.move, roster)
        self.react: Final = self.on_units(verbs.react, roster)
        self.alongside: Final = self.on_units(verbs.alongside, roster)
        self.name: Final = self.on_units(verbs.name, roster)
        self.join: Final = self.on_units(verbs.join, roster)
        self.leave: Final = self.on_units(verbs.leave, roster)
        self.allot: Final = self.on_units(verbs.allot, roster)
        self.next: Final = self.on_units(verbs.next, roster)
        self.charge: Final = self.on_units(verbs.charge, roster)
        self.flame: Final = self.on_units(verbs.flame, roster)
        self.enchant: Final = self.on_units(verbs.enchant, roster)
        self.spells: Final = verbs.spells
        self.cast: Final = dict(zip(verbs.spells, verbs.cast, strict=True))

    @staticmethod
    def _on_fields(actions: Actions, area: Area) -> Actions:
        return tuple(actions[place] for place in area.places)

    @staticmethod
    def on_units(actions: Actions, roster: Roster) -> Actions:
        return tuple(actions[entry.place] for entry in roster.entries)
