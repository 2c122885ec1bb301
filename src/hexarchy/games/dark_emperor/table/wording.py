"""The wording of Dark Emperor: what is named otherwise than by its id, and what dice had to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexarchy.core import wording
from hexarchy.core.text import Argument
from hexarchy.core.wording import NONE, PLAIN, sentence, signed
from hexarchy.games.dark_emperor.words import FORCES
from hexarchy.games.dark_emperor.world import ALL_LOST, Piece

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor import DarkEmperor

# Verbs aimed at a force: some groups of mercenaries bear the name of their leader.
OF_FORCES: Final = ("betray", "assign", "master", "prefer", "pay", "gift", "court")


class Wording(wording.Wording):
    """See the module."""

    game: DarkEmperor
    called: ClassVar[Mapping[str, str]] = {"kingdom": "force", "choose": "choice"}
    aims: ClassVar[Mapping[str, str]] = {**dict.fromkeys(OF_FORCES, "force"), "number": PLAIN}

    def __init__(self, game: DarkEmperor, lang: str, *, strict: bool = False) -> None:
        super().__init__(game, lang, strict=strict)
        self._places = self._place_names()

    def own_words(self) -> Mapping[str, Callable[[Any], Argument]]:
        return {
            "units": self._units,
            "modifiers": self.tally,
            "name": self.courted,
            "choice": lambda choice: self.name("choice", choice),
            "segment": self.step,
        }

    # -- names --------------------------------------------------------------------------------------------------------

    def unit(self, unit: int | str) -> str:
        """A piece, given by its id or number; units that are alike are numbered."""
        face = self._face(unit)
        group, _, number = face.id.rpartition("_")
        if face.kind == "unit" and number.isdigit():
            return self.text("unit-numbered", unit=self.name("unit", group), number=number)
        if face.kind == "unit":
            return self.name("unit", face.id)
        key = self._key("piece", face.id)
        return self.text(key) if self.text.has(key) else face.name

    def _face(self, piece: int | str) -> Piece:
        world = self.game.world
        return world.pieces[piece] if isinstance(piece, int) else world.piece[piece]

    def hex(self, hex_: int | str) -> str:
        """A hex: its number, and the city or other place that lies in it."""
        number = self.game.world.grid.ids[hex_] if isinstance(hex_, int) else hex_
        place = self._places.get(number)
        return number if place is None else self.text("hex-at", hex=number, place=place)

    def place(self, hex_: str, name: str) -> str:
        """A place on the map by its name in this language, where it has one."""
        key = f"site-{hex_}"
        return self.text(key) if self.text.has(key) else sentence(name)

    def _place_names(self) -> dict[str, str]:
        """The names on the map, by hex number; a city comes before whatever else lies there."""
        land = self.game.world.map
        wonders = (*land.magic_hex, *land.holy_place, *land.battlefield)
        named = {entry.hex: self.place(entry.hex, entry.name) for entry in wonders}
        return named | {city.hex: self.place(city.hex, city.name) for city in land.city}

    def force(self, force: int | str) -> str:
        return self.name("force", FORCES[force] if isinstance(force, int) else force)

    def rune(self, name: str) -> str:
        return self.name("rune", name)

    def courted(self, name: str) -> str:
        """Whom diplomacy is tried with: a kingdom, a group of mercenaries, a monster."""
        return self.the("force" if name in FORCES else "unit", name)

    def _units(self, pieces: Iterable[int | str]) -> str:
        """Those that are alike together, by their numbers: "Greater Vampire 1–4 and Tol Morn"."""
        alike: dict[str, list[str]] = {}
        for face in map(self._face, pieces):
            group, _, number = face.id.rpartition("_")
            numbered = face.kind == "unit" and number.isdigit()
            alike.setdefault(group if numbered else face.id, []).append(number if numbered else "")
        return self.listed([self._alike(group, numbers) for group, numbers in alike.items()])

    def _alike(self, group: str, numbers: Sequence[str]) -> str:
        if not numbers[0]:
            return self.the("unit", group)
        return self.text("unit-numbered", unit=self.name("unit", group), number=spans(map(int, numbers)))

    def scores(self, scores: Mapping[str, int]) -> str:
        return ", ".join(f"{self.side(seat)} {signed(score)}" for seat, score in scores.items())

    # -- dice ---------------------------------------------------------------------------------------------------------

    def roll_subject(self, words: Mapping[str, Argument]) -> str:
        """Whom or what a roll is for, as far as it says so."""
        named = {key: str(word) for key, word in words.items() if word != NONE}
        if "monster" in named:
            named["leader"] = self.text("roll-against", leader=named["leader"], monster=named["monster"])
        return ", ".join(named[key] for key in ("caster", "leader", "name", "spell", "hex") if key in named) or NONE

    def roll_details(self, args: Mapping[str, Any]) -> Iterator[str]:
        if "attack" in args:
            yield self.text("roll-battle", attack=args["attack"], defence=args["defence"])
        elif "points" in args:
            lost = self.game.world.attrition(args["points"], *args["dice"])
            yield self.text(
                "roll-attrition", value=args["points"], count=len(args["units"]) if lost == ALL_LOST else lost
            )
        yield from super().roll_details(args)


def spans(numbers: Iterable[int]) -> str:
    """Numbers in order, three or more in a row by the first and the last: "1–4 + 7 + 8"."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " + ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " + ".join(map(str, run)) for run in found)
