"""Looks: what a person at the table may ask to see. Looking changes nothing, and shows what the seat may know."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hexarchy.cli import panels, story
from hexarchy.cli.board import lines_of
from hexarchy.cli.map import Map
from hexarchy.cli.menu import Menu
from hexarchy.cli.plans import Plans
from hexarchy.cli.words import Words, fold
from hexarchy.core.match import Match
from hexarchy.core.page import Json

DEALS: Final = 20  # how often hidden units are guessed for the odds
ODDS_GAMES: Final = 200
LOG_LINES: Final = 20


@dataclass
class Looks:
    """What one seat sees at one question. `rows`: how many of the map fit on the screen."""

    words: Words
    match: Match
    seat: int
    scene: Json
    menu: Menu
    plans: Plans
    rows: int

    def __post_init__(self) -> None:
        self.front = self.words.front
        self.console = self.words.front.console

    def map(self, said: str) -> None:
        lit = {hex_: plan.get("cost") for hex_, plan in self.plans.roads.items()} | self.menu.lit()
        self._draw(lit, self._hex(said) if said else None)

    def _draw(self, lit: dict[str, int | None], focus: str | None) -> None:
        grid = self.words.board.grid
        if grid is None:
            self.front.say("play-no-map")
            return
        own = self.match.setting.sides[self.seat]
        drawing = Map(self.words, grid, self.scene, lit, own)
        if focus is None and drawing.across(self.console) < grid.columns:
            subject = self.scene["decision"].get("subject") or {}
            stacks = [stack["hex"] for stack in self.scene["stacks"] if stack["side"] == own]
            focus = next((hex_ for hex_ in (subject.get("hex"), *lit, *stacks) if hex_), None)
        drawing.draw(self.console, focus, self.rows)

    def _hex(self, said: str) -> str:
        found = self.words.find_hex(said)
        if found is None:
            raise self.front.mistake("play-no-hex" if said else "play-which-hex", name=said)
        return found

    def stack(self, said: str) -> None:
        if self.words.board.hexes:
            panels.show_hex(self.console, self.words, self.scene, self._hex(said))
        else:
            self.front.say("play-no-map")

    def unit(self, said: str) -> None:
        found = self.words.find_pieces(said) if said else []
        if len(found) == 1:
            panels.show_piece(self.console, self.words, self.scene, found[0])
        elif found:
            names = ", ".join(f"{self.words.piece(piece)} ({piece})" for piece in found[:12])
            self.front.say("play-which-unit", names=names)
        else:
            self.front.say("play-no-unit" if said else "play-unit-what", name=said)

    def view(self, said: str) -> None:
        panels.show_scene(self.console, self.words, self.scene)

    def orders(self, said: str) -> None:
        panels.show_orders(self.console, self.words, self.scene)

    def rule(self, said: str) -> None:
        from hexarchy.cli.rules import Book

        book = Book(self.front, self.words.game, self.match.setting, everything=True)
        if said:
            book.look_up(said)
        else:
            book.outline()

    def charts(self, said: str) -> None:
        from hexarchy.cli import charts

        charts.show(self.front, self.words.game, said, self.scene.get("lit") or {})

    def units(self, said: str) -> None:
        from hexarchy.cli import roster

        roster.show(self.console, self.words, self.scene, said)

    def reach(self, said: str) -> None:
        """On the map: where the others' visible units can come, each hex with how many; or where a spell works."""
        from hexarchy.core.page.areas import REACH, areas

        rng = random.Random(len(self.match.record.actions))  # noqa: S311  (a guess, not a secret)
        found = areas(self.match.state.redeal(self.seat, rng), self.seat)
        lit: dict[str, int | None] = {}
        laid = next((it for it in found.overlays if (it.id == REACH if not said else fold(said) in fold(it.id))), None)
        if laid is None:
            raise self.front.mistake("reach-no-spell", name=said)
        hexes = [hex_ for entry in laid.entries for hex_ in entry.hexes]
        lit.update({hex_: None if said else hexes.count(hex_) for hex_ in hexes})
        if lit:
            self._draw(lit, None)
        self.console.print(f"{self.words.say(laid.title)} – {self.words.say(laid.note or '')}")

    def log(self, said: str) -> None:
        count = int(said) if said.isdecimal() and int(said) else LOG_LINES
        story.tell(self.console, self.words, lines_of(self.match.game, self.match.log_for(self.seat)[-count:]))

    def odds(self, said: str) -> None:
        """From what the seat knows: what is hidden is redealt each time, so the odds tell no secret."""
        from hexarchy.cli import chances

        seed = len(self.match.record.actions)
        rng = random.Random(seed)  # noqa: S311  (guesses, not secrets)
        deals = [self.match.state.redeal(self.seat, rng) for _ in range(DEALS)]
        if chances.show(self.front, self.words, deals, ODDS_GAMES, None, seed, self.seat):
            self.console.print(Text(self.front.text("odds-guessed"), style="dim"))
        else:
            self.front.say("odds-none")

    def help(self, said: str) -> None:
        self.console.print(self.front.text("play-help"))
