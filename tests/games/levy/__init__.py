"""The example game with lists: each side names the units it brings, at most eight points of strength of them."""

from __future__ import annotations

from typing import Any

from hexarchy.core import muster
from hexarchy.core.dice import DiceSource
from hexarchy.core.muster import Book, Checked, Complaint, ListRow, Lists, Named, Terms
from hexarchy.core.page.texts import alike
from hexarchy.core.setting import Setting
from thornford import Thornford
from thornford.state import OFF, ThornfordState

LIMIT = 8


class Levies(muster.Muster):
    def __init__(self, game: Thornford) -> None:
        self.strength = {unit.id: unit.strength for unit in game.world.units}
        self.side = {unit.id: unit.side for unit in game.world.units}

    def wanted(self, terms: Terms) -> tuple[str, ...]:
        return terms.seats

    def check(self, terms: Terms, seat: str, text: str, allies: Lists) -> Checked:
        lines = text.split("\n") if len(text) <= muster.LONGEST_LIST else ["?"]
        known = [line for line in lines if self.side.get(line) == seat]
        faults = [
            Complaint("TF-1", alike(f"{line[:20]!r} is not ours"), number)
            for number, line in enumerate(lines, start=1)
            if line and line not in known
        ][: muster.MOST_FAULTS]
        total = sum(self.strength[unit] for unit in {*known})
        if not known or total > LIMIT:
            faults.append(Complaint("TF-2", alike(f"{total} is too much or too little")))
        kept = "".join(f"{unit}\n" for unit in sorted({*known}))
        rows = [ListRow(unit, (), self.strength[unit]) for unit in sorted({*known})]
        return Checked(kept, alike(kept), "", seat, rows, total, LIMIT, 1, LIMIT, faults)

    def usual(self, terms: Terms, seat: str, allies: Lists) -> str:
        kept, total = "", 0
        for unit in sorted(self.strength):
            if self.side[unit] == seat and total + self.strength[unit] <= LIMIT:
                kept, total = f"{kept}{unit}\n", total + self.strength[unit]
        return kept

    def book(self, terms: Terms, seat: str) -> Book:
        return Book([Named(seat, alike(seat))], [], [], [], {}, LIMIT, 1, LIMIT, [])


class Levy(Thornford):
    name = "levy"

    def __init__(self) -> None:
        super().__init__()
        self.muster = Levies(self)

    def first_state(self, setting: Setting, dice: DiceSource) -> ThornfordState:
        state: Any = super().first_state(setting, dice)
        brought = {unit for text in setting.lists.values() for unit in text.split()}
        at = zip(self.world.units, state.where, strict=True)
        state.where = tuple(hex_ if unit.id in brought else OFF for unit, hex_ in at)
        made: ThornfordState = state
        return made


GAME = Levy()
