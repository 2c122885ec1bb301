"""Algrim's Ring (DW-E-ITM-02, DW-DEC-02, -13): a spell, noted in secret before the battle, that its bearer works
once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import fire
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.data_schema import SpellForm
from hexarchy.games.demonworld.magic import spells
from hexarchy.games.demonworld.magic.spells import form, target_asked, why_not_at, why_not_on
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, NOBODY

RING: Final = "algrims_ring"
STRONGEST: Final = 3  # the level of a spell that can be noted

Notes = tuple[tuple[int, str], ...]  # bearers, and their spells


def bearers(battle: Battle) -> list[int]:
    entries = battle.roster.entries if battle.level >= EXPERT else ()
    return [unit for unit, entry in enumerate(entries) if RING in entry.items]


def notable(s: DemonworldState, unit: int) -> list[SpellForm]:
    """Spells of the bearer's own people that can be noted."""
    own = s.entry(unit).form.army
    known = s.game.world.cards.spells.values()
    return [spell for spell in known if spell.spell_list == own and spell.level <= STRONGEST]


@frame
class NoteSpells(Sealed):
    """Before the battle; nobody else learns what was noted."""

    def seats(self, s: DemonworldState) -> tuple[int, ...]:
        return tuple(sorted({s.owner(unit) for unit in bearers(s.battle)}))

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Noting(seat)

    def told(self, s: DemonworldState, result: Notes) -> dict[str, Any]:
        return {"rings": {s.name(unit): spell for unit, spell in result}}

    def revealed(self, s: DemonworldState, results: Mapping[int, Notes]) -> None:
        s.magic = s.magic._replace(rings=tuple(sorted(note for notes in results.values() for note in notes)))


@frame
class Noting(Procedure):
    """A seat notes a spell for each ring it has."""

    seat: int
    notes: Notes = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"rings": {s.name(unit): spell for unit, spell in self.notes}}

    def unit(self, s: DemonworldState) -> int:
        noted = dict(self.notes)
        mine = (unit for unit in bearers(s.battle) if s.owner(unit) == self.seat and unit not in noted)
        return next(mine, NOBODY)

    def step(self, s: DemonworldState) -> Asked:
        unit = self.unit(s)
        if unit == NOBODY:
            s.finish(self.notes)
            return None
        options = [s.offers.cast[spell.id] for spell in notable(s, unit)]
        return Ask(self.seat, "note-spell", "DW-E-ITM-02", options, unit=s.name(unit))

    def do_cast(self, s: DemonworldState, seat: int, target: int) -> None:
        self.notes = (*self.notes, (self.unit(s), s.offers.spells[target]))

    def why_cast(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-E-ITM-02", "not-for-the-ring")]


def ready(s: DemonworldState) -> list[int]:
    """Bearers who can still use their ring: whether its spell finds a target is nobody else's business."""
    stand = {unit: s.bearer(s.element_of(unit)) for unit, _ in s.magic.rings}
    return [unit for unit, element in stand.items() if s.at[element] >= 0 and not fire.is_bound(s, element)]


@frame
class Using(Procedure):
    """In the step of level 1 the bearer works the ring's spell, or keeps it (DW-DEC-13)."""

    unit: int
    spell: str = ""

    def step(self, s: DemonworldState) -> Asked:
        if self.spell:
            return target_asked(s, self.unit, self.spell)
        seat, none, noted = s.owner(self.unit), s.game.verbs.none, dict(s.magic.rings)[self.unit]
        can = spells.targets(s, s.element_of(self.unit), form(s, noted))
        options = [*([s.offers.cast[noted]] if can else []), none]
        return Ask(seat, "use-ring", "DW-E-ITM-02", options, default=none, put=True, unit=s.name(self.unit))

    def do_cast(self, s: DemonworldState, seat: int, target: int) -> None:
        """The spell is known from now on, and the ring is spent."""
        self.spell = s.offers.spells[target]
        s.magic = s.magic._replace(rings=tuple(note for note in s.magic.rings if note[0] != self.unit))
        s.emit("uses-ring", unit=s.name(self.unit), spell=self.spell)

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(None)

    def do_enchant(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish((self.unit, self.spell, s.unit_named(target), 0, 0))

    def do_at(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish((self.unit, self.spell, s.field_named(target), 0, 0))

    def why_cast(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-E-ITM-02", "not-in-the-ring")]

    def why_enchant(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return why_not_on(s, self.unit, self.spell, s.unit_named(target))

    def why_at(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return why_not_at(s, self.unit, self.spell, s.field_named(target))


def deal(s: DemonworldState, seat: int, rng: Any) -> None:
    """What others have noted may be any spell that can be."""
    s.magic = s.magic._replace(
        rings=tuple(
            (unit, spell if s.owner(unit) == seat else rng.choice(notable(s, unit)).id) for unit, spell in s.magic.rings
        )
    )
