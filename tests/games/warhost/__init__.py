"""The example game with the army lists of a large one, for tests of the builder: its battle ignores what is brought."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hexarchy.core
from hexarchy.core.muster import Book, Checked, Lists, Terms
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.text import Catalog
from hexarchy.games.demonworld.army.muster import Muster
from hexarchy.games.demonworld.board import Sheets
from hexarchy.games.demonworld.cards import Cards
from hexarchy.games.demonworld.scenario import Battles
from thornford import Thornford

HERE = Path(__file__).parent
CORE = Path(hexarchy.core.__file__).parent
LED = {"reavers": "orcs", "wardens": "empire"}


def led(terms: Terms) -> Terms:
    return terms._replace(seats=tuple(LED[seat] for seat in terms.seats))


class Hosts(Muster):
    """The same for seats of other names."""

    def wanted(self, terms: Terms) -> tuple[str, ...]:
        return terms.seats if super().wanted(terms) else ()

    def check(self, agreed: Terms, seat: str, text: str, allies: Lists) -> Checked:
        return super().check(led(agreed), LED[seat], text, {})

    def usual(self, agreed: Terms, seat: str, allies: Lists) -> str:
        return super().usual(led(agreed), LED[seat], {})

    def drawn(self, agreed: Terms, seat: str, rng: Any, allies: Lists) -> str:
        return super().drawn(led(agreed), LED[seat], rng, {})

    def book(self, agreed: Terms, seat: str) -> Book:
        return super().book(led(agreed), LED[seat])


class Warhost(Thornford):
    name = "warhost"

    def __init__(self) -> None:
        super().__init__()
        self.scenarios = Scenarios.load(HERE / "data" / "scenarios.toml")
        self.muster = Hosts(Battles(Cards(), Sheets()))

    def catalog(self, lang: str, *, strict: bool = True) -> Catalog:
        return Catalog.load(lang, [CORE / "text", self.folder / "text", HERE / "text"], strict=strict)


GAME = Warhost()
