"""Words: how the things of a board are called on this screen, and which of them a person means."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cached_property
from string import ascii_letters
from typing import Final

from hexarchy.cli.board import Board
from hexarchy.cli.front import Front
from hexarchy.core.decisions import Reason
from hexarchy.core.game import Game
from hexarchy.core.hexes import NOWHERE
from hexarchy.core.match import Match
from hexarchy.core.page import Json


class Words:
    """Names and sentences of one game in the language of the front."""

    def __init__(self, front: Front, game: Game, match: Match | None = None) -> None:
        """`match`: the one that is spoken of, where there is one: seats may be known by other names in it."""
        self.front = front
        self.game = game
        self.match = match
        self.board: Final = Board(game)
        self.terrains: Final = initials({id_: self.say(entry["name"]) for id_, entry in self.board.terrains.items()})
        self.sides: Final = initials({side: side for side in self.board.sides})

    def say(self, text: Mapping[str, str] | str) -> str:
        """A sentence of the board or a scene in the language spoken; what is a word in any is a plain string."""
        return text if isinstance(text, str) else text[self.front.lang]

    def reason(self, reason: Reason) -> str:
        return self.game.wording(self.front.lang).reason(reason)

    def cite(self, rule: str) -> str:
        return self.game.rulebook.cite(rule, self.front.lang) if rule in self.game.rulebook else rule

    def added(self, rule: str) -> str:
        """What a rule adds to a throw."""
        return self.game.wording(self.front.lang).added(rule)

    # -- names -------------------------------------------------------------------------------------------------------

    def side(self, name: str) -> str:
        """A side or a seat."""
        called = self.game.banners(self.match.state).get(name, name) if self.match else name
        known = self.board.sides.get(called)
        return self.say(known["name"]) if known else self.game.wording(self.front.lang).side(called)

    @property
    def turn(self) -> str:
        """What a turn is called."""
        return self.say(self.board.turn) if self.board.turn else self.front.text("head-turn")

    def piece(self, name: str) -> str:
        face = self.board.faces.get(name)
        return self.say(face["name"]) if face else name

    def change(self, modifier: Json) -> str:
        """What is added to a roll or taken from it, and why."""
        return f"{modifier['amount']:+}".replace("-", "−") + f" {self.say(modifier['text'])}"

    def hex(self, number: str) -> str:
        """A hex with the name of its main place."""
        places = self.board.places.get(number)
        return f"{self.say(places[0]['name'])} ({number})" if places else number

    def thing(self, on: Json) -> str:
        """What an answer is about, if it lies on the table."""
        return self.piece(on["piece"]) if on.get("piece") else self.hex(on["hex"]) if on.get("hex") else ""

    def kind(self, of: str, kind: str) -> str:
        """A kind of place, edge or feature."""
        told = self.board.kinds.get(f"{of}-{kind}")
        return self.say(told) if told else kind

    def short(self, side: str) -> str:
        """The letter of a side."""
        return self.sides.get(side) or side[:1].upper()

    # -- what is meant -----------------------------------------------------------------------------------------------

    def is_hex(self, number: str) -> bool:
        return number in self.board.hexes

    def find_hex(self, said: str) -> str | None:
        """A hex by its id, or by the name of a place in it or a part of that."""
        grid = self.board.grid
        meant = grid.meant(said) if grid else NOWHERE
        return grid.ids[meant] if grid and meant != NOWHERE else next(iter(matching(said, self._places)), None)

    def find_pieces(self, said: str) -> list[str]:
        """The pieces meant by an id, a name or a part of a name."""
        return matching(said, self._pieces)

    def called(self, said: str) -> list[str]:
        """The hexes and pieces that have this very name."""
        return matching(said, {**self._places, **self._pieces}, near=False)

    @cached_property
    def _places(self) -> dict[str, list[str]]:
        """What each hex with a place is called, in any language."""
        return {
            hex_: [fold(name) for place in places for name in (self.hex(hex_), place["id"], *place["name"].values())]
            for hex_, places in self.board.places.items()
        }

    @cached_property
    def _pieces(self) -> dict[str, list[str]]:
        """What each piece is called; the back of a counter is the same piece."""
        return {piece: [fold(piece), fold(self.piece(piece))] for piece in self.board.faces if not piece.endswith("~")}


def matching(said: str, names: Mapping[str, Sequence[str]], *, near: bool = True) -> list[str]:
    """The things with this very name; else, if they will do, those with a name of which it is a part."""
    wanted = fold(said)
    exact = [thing for thing, own in names.items() if wanted in own]
    return exact or [thing for thing, own in names.items() if near and wanted and any(wanted in name for name in own)]


def fold(text: str) -> str:
    """A text as it is compared: no capitals, accents or underscores, one kind of apostrophe and of blank."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("_", " ").replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def initials(names: Mapping[str, str]) -> dict[str, str]:
    """A letter for each thing: of its name, if one is free."""
    given: dict[str, str] = {}
    for thing, name in names.items():
        own = fold(name).upper()
        free = set(ascii_letters).difference(given.values())
        given[thing] = next((letter for letter in own + own.lower() + ascii_letters if letter in free), "?")
    return given
