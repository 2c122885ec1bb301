"""The wording of Divine Right: pieces by kingdom and number, places by their name, what dice had to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexarchy.core import wording
from hexarchy.core.text import Argument
from hexarchy.core.wording import ARTICLES, NONE, PLAIN
from hexarchy.games.divine_right import calendar
from hexarchy.games.divine_right.records import FOREVER
from hexarchy.games.divine_right.words import (
    ARMY,
    FLEET,
    FOLKS,
    KINGDOM_IDS,
    MAGICIANS,
    MONARCH,
    REGULAR,
    SEATS,
    TRIBE,
    TRIBE_NAMES,
    TRIBES,
)
from hexarchy.games.divine_right.world import Piece

if TYPE_CHECKING:
    from hexarchy.games.divine_right import DivineRight

# Things with an article: "the Helm of Wisdom" within a sentence.
THINGS: Final = (*ARTICLES, "A ", "Un ")
# Regulars and monarchs are called by what they are and their kingdom; a few bear a name of their own.
PERSONALITY: Final = "DR-B-PER-1"  # and the number of its card, of two digits
TEMPLATES: Final = {ARMY: "unit-army", FLEET: "unit-fleet", MONARCH: "unit-monarch"}


class Wording(wording.Wording):
    """See the module."""

    game: DivineRight
    called: ClassVar[Mapping[str, str]] = {}
    aims: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("duel", "duel-envoy"), "side"),
        "by": "mode",
        "folk": "folk",
        "tribe": "tribe",
        "heed": "happening",
        "wish-for": "wish",
        "lay": "curse",
        "form": "form",
        "shape": "form",
        "endow": "personality",
        "force-march": PLAIN,
    }

    def __init__(self, game: DivineRight, lang: str, *, strict: bool = False) -> None:
        super().__init__(game, lang, strict=strict)
        self._spaces = {name: game.world.grid.ids[space] for space, name in game.world.places.items()}
        self._places = {number: self.place(number, name) for name, number in self._spaces.items()}

    def own_words(self) -> Mapping[str, Callable[[Any], Argument]]:
        return {
            "units": self._units,
            "modifiers": self.tally,
            "castle": self.castle,
            "event": self.happening,
            "personality": self.personality,
            "envoy": self.envoy,
            "phase": self.step,
            "turn": self.turn,
        }

    # -- pieces -------------------------------------------------------------------------------------------------------

    def unit(self, unit: int | str) -> str:
        """A piece as it stands alone, given by its id or number: "Hothior army 3"."""
        return self._called(self._piece(unit), "")

    def the(self, kind: str, name: Any) -> str:
        if kind == "unit":
            return self._with_small_article(self._called(self._piece(name), ".the"))
        said = super().the(kind, name)
        return said[0].lower() + said[1:] if kind == "device" and said.startswith(THINGS) else said

    def _called(self, piece: Piece, form: str) -> str:
        group, number = self._grouped(piece)
        return self._alike(piece, group, [number], form)

    def _grouped(self, piece: Piece) -> tuple[str, str]:
        """What pieces alike are called by, and the number of one of them; named Barbarians by their tribe."""
        group, _, number = piece.id.rpartition("_")
        if not number.isdigit():
            return piece.id, ""
        names = TRIBES[FOLKS.index(group)] if group in FOLKS else ()
        tribe, rank = divmod(int(number) - 1, TRIBE)
        return (names[tribe], str(rank + 1)) if tribe < len(names) else (group, number)

    def _alike(self, piece: Piece, group: str, numbers: Sequence[str], form: str) -> str:
        """Pieces of one kind by their numbers."""
        told = spans(map(int, numbers)) if numbers[0] else ""
        if piece.crowned and piece.kingdom in MAGICIANS:  # they are called by their own name
            return self.text(self._key("kingdom", KINGDOM_IDS[piece.kingdom]) + form)
        if piece.of == REGULAR and piece.kind in TEMPLATES and group.startswith(KINGDOM_IDS[piece.kingdom]):
            about: dict[str, Argument] = {"of": self.text(f"{self._key('kingdom', KINGDOM_IDS[piece.kingdom])}.of")}
            if piece.kind != MONARCH:
                about |= {"number": told, "count": len(numbers)}
            return self.text(TEMPLATES[piece.kind] + form, **about)
        name = self.name("tribe" if group in TRIBE_NAMES else "unit", group)
        return self.text("unit-numbered", unit=name, number=told) if told else name

    def _piece(self, piece: int | str) -> Piece:
        world = self.game.world
        return world.pieces[piece if isinstance(piece, int) else world.index[piece]]

    def pieces(self, names: tuple[str, ...]) -> str:
        """Some pieces, as a sentence lists them."""
        return self._units(names)

    def _units(self, pieces: Iterable[int | str]) -> str:
        """Those that are alike together: "Hothior armies 1–4 and the Hothior monarch"."""
        alike: dict[str, tuple[Piece, list[str]]] = {}
        for piece in map(self._piece, pieces):
            group, number = self._grouped(piece)
            alike.setdefault(group, (piece, []))[1].append(number)
        told = [self._alike(piece, group, numbers, ".the") for group, (piece, numbers) in alike.items()]
        return self.listed([self._with_small_article(name) for name in told])

    def monarch(self, kingdom: str, queen: bool) -> str:
        """A monarch by title and name, once it is known who rules: "King Orvald"."""
        return self.text(f"{self._key('kingdom', kingdom)}.{'queen' if queen else 'king'}")

    # -- places -------------------------------------------------------------------------------------------------------

    def hex(self, hex_: int | str) -> str:
        """A space: its number, and what stands there."""
        number = self.game.world.grid.ids[hex_] if isinstance(hex_, int) else hex_
        place = self._places.get(number)
        return number if place is None else self.text("hex-at", hex=number, place=place)

    def place(self, hex_: str, name: str) -> str:
        """A place by its name in this language, where it has one of its own."""
        key = f"site-{hex_}"
        return self.text(key) if self.text.has(key) else name.replace("'", "’")

    def castle(self, name: str) -> str:
        """A castle by its name, as it stands in a sentence; a fort by its space."""
        if name not in self._spaces:
            return self.text("fort-at", hex=self.hex(name.rpartition(" ")[2]))
        return self._places[self._spaces[name]]

    # -- time ---------------------------------------------------------------------------------------------------------

    def turn(self, turn: int) -> Argument:
        """A game turn, after the first year with its year (DR-A-WIN-28)."""
        if not calendar.YEAR < turn < FOREVER:
            return turn
        return self.text("turn-in-year", turn=calendar.turn_of_year(turn), year=calendar.year(turn))

    def turn_name(self, turn: int) -> str:
        return str(self.turn(turn))

    # -- people and cards ---------------------------------------------------------------------------------------------

    def personality(self, number: int | str) -> str:
        return self.name("personality", str(number))

    def trait(self, number: int | str) -> str:
        """What a Personality does, in a line."""
        return self.text(f"personality-{number}.about")

    def envoy(self, number: int | str) -> str:
        """An Envoy's card."""
        return self.name("envoy", str(number))

    def talent(self, number: int | str) -> str:
        """What an Envoy with a card is good at, in a line."""
        return self.text(f"envoy-{number}.about")

    def happening(self, number: int | str) -> str:
        """A random event by its number."""
        return self.name("happening", str(number))

    def card(self, kind: str) -> str:
        return self.name("card", kind)

    def thing(self, name: str) -> str:
        """A device, a Treasure or a marker."""
        return self.name("device", name)

    def curse(self, name: str) -> str:
        return self.name("curse", name)

    def condition(self, name: str) -> str:
        return self.name("condition", name)

    def boon(self, name: str) -> str:
        return self.name("boon", name)

    def kingdom(self, name: str) -> str:
        return self.name("kingdom", name)

    def status(self, name: str) -> str:
        return self.name("status", name)

    def side(self, name: str) -> str:
        """A player, by their seat or their kingdom; or nobody's."""
        return self.name("side", name if name in SEATS or name in KINGDOM_IDS else "neutral")

    def _key(self, kind: str, name: str) -> str:
        return super()._key("banner" if kind == "side" and name in KINGDOM_IDS else kind, name)

    # -- dice ---------------------------------------------------------------------------------------------------------

    def label(self, rule: str) -> str:
        """A Personality by its name: that it is a card, and which, says nothing beside a die."""
        trait = rule.removeprefix(PERSONALITY)
        return super().label(rule) if trait == rule else self.personality(int(trait))

    def opposed(self, args: Mapping[str, Any]) -> bool:
        """An assassin's die against the monarch's, an ambassador's against another's (DR-B-DIP-13, DR-B-DIP-15)."""
        return args.get("why") in ("DR-B-DIP-13", "DR-B-DIP-15")

    def roll_subject(self, words: Mapping[str, Argument]) -> str:
        """Whom or what a roll is for, as far as it says so."""
        place = "castle" if "castle" in words else "hex"
        names = [str(words[key]) for key in ("side", "foe", "hero", "kingdom", place) if key in words]
        return ", ".join(name for name in names if name != NONE) or NONE


def spans(numbers: Iterable[int]) -> str:
    """Numbers in order, three or more in a row by the first and the last: "1–4 + 7 + 8"."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " + ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " + ".join(map(str, run)) for run in found)
