"""The wording of Dark Emperor: pieces, hexes, forces, spells and rules as they stand in the sentences of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import wording
from hexarchy.core.text import Argument
from hexarchy.core.wording import NONE, sentence
from hexarchy.games.dark_emperor.spells import SPELLS
from hexarchy.games.dark_emperor.words import FORCES, RUNES
from hexarchy.games.dark_emperor.world import Piece

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor import DarkEmperor

# Dice that must show the number needed or more; with all others it is that or less.
AT_LEAST: Final = frozenset(("DE-11.3", "DE-18.13", "DE-19.11"))
# Verbs aimed at a force: some groups of mercenaries bear the name of their leader.
OF_FORCES: Final = frozenset(("betray", "assign", "master", "prefer", "pay", "gift", "court"))
# Names that begin with one are "the Slug" within a sentence.
ARTICLES: Final = ("The ", "Le ", "La ", "Les ", "L’")


class Wording(wording.Wording):
    """See the module."""

    game: DarkEmperor

    def __init__(self, game: DarkEmperor, lang: str, *, strict: bool = False) -> None:
        super().__init__(game, lang, strict=strict)
        self._options: dict[tuple[str, str], str] = {}
        self._places = _place_names(game)
        self._words: Final[dict[str, Callable[[Any], Argument]]] = {
            **dict.fromkeys(("unit", "leader", "device", "monster", "target", "caster", "piece"), self._piece),
            "units": self._units,
            **dict.fromkeys(("leaders", "devices"), self._pieces),
            **dict.fromkeys(("hex", "to"), self.hex),
            "hexes": self._hexes,
            **dict.fromkeys(("side", "winner"), self._side),
            **dict.fromkeys(("force", "master", "kingdom"), self._force),
            "forces": self._forces,
            "name": self._courted,
            "spell": self.spell,
            "rune": self.rune,
            "choice": self._choice,
            "action": self.option,
            "segment": self.step,
            "why": self._title,
            "dice": self._dice,
            "scores": self._scores,
            "winners": lambda seats: self.listed([self.side(seat) for seat in seats]),
        }

    # -- names --------------------------------------------------------------------------------------------------------

    def name(self, kind: str, name: str) -> str:
        """A name of a kind: side, force, unit, piece, place, terrain, type, rune, spell, choice, bank, step, grade."""
        return self.text(_key(kind, name))

    def unit(self, unit: int | str) -> str:
        """A piece, given by its id or number; units that are alike are numbered."""
        world = self.game.world
        face = world.pieces[unit] if isinstance(unit, int) else world.piece[unit]
        if face.kind == "unit":
            return self._unit(face)
        key = _key("piece", face.id)
        return self.text(key) if self.text.has(key) else face.name

    def _unit(self, face: Piece) -> str:
        group, _, number = face.id.rpartition("_")
        if not number.isdigit():
            return self.name("unit", face.id)
        return self.text("unit-numbered", unit=self.name("unit", group), number=number)

    def hex(self, hex_: int | str) -> str:
        """A hex: its number, and the city or other place that lies in it."""
        grid = self.game.world.grid
        number = grid.ids[hex_] if isinstance(hex_, int) else hex_
        place = self._places.get(number)
        return number if place is None else self.text("hex-at", hex=number, place=place)

    def side(self, name: str) -> str:
        return self.name("side", name)

    def force(self, force: int | str) -> str:
        return self.name("force", FORCES[force] if isinstance(force, int) else force)

    def spell(self, spell: int | str) -> str:
        return self.name("spell", SPELLS[spell] if isinstance(spell, int) else spell)

    def rune(self, rune: int | str) -> str:
        return self.name("rune", RUNES[rune] if isinstance(rune, int) else rune)

    def step(self, name: str) -> str:
        """The segment a view names; nothing where it names none."""
        return self.name("step", name) if name else ""

    # -- names within a sentence --------------------------------------------------------------------------------------

    def _piece(self, piece: int | str) -> str:
        name = self.unit(piece)
        return name[0].lower() + name[1:] if name.startswith(ARTICLES) else name

    def _pieces(self, pieces: Iterable[int | str]) -> str:
        return self.listed([self._piece(piece) for piece in pieces])

    def _units(self, pieces: Iterable[int | str]) -> str:
        """Those that are alike together, by their numbers: "Greater Vampire 1–4 and Tol Morn"."""
        world = self.game.world
        alike: dict[str, list[str]] = {}
        for piece in pieces:
            face = world.pieces[piece] if isinstance(piece, int) else world.piece[piece]
            group, _, number = face.id.rpartition("_")
            numbered = face.kind == "unit" and number.isdigit()
            alike.setdefault(group if numbered else face.id, []).append(number if numbered else "")
        return self.listed([self._alike(group, numbers) for group, numbers in alike.items()])

    def _alike(self, group: str, numbers: Sequence[str]) -> str:
        if not numbers[0]:
            return self._piece(group)
        return self.text("unit-numbered", unit=self.name("unit", group), number=spans(map(int, numbers)))

    def _hexes(self, hexes: Iterable[int | str]) -> str:
        return self.listed([self.hex(hex_) for hex_ in hexes])

    def _side(self, name: str) -> str:
        return self.text(f"{_key('side', name)}.the")

    def _force(self, name: str) -> str:
        return self.text(f"{_key('force', name)}.the")

    def _forces(self, forces: Iterable[str]) -> str:
        return self.listed([self._force(force) for force in forces])

    def _courted(self, name: str) -> str:
        """Whom diplomacy is tried with: a kingdom, a group of mercenaries, a monster."""
        return self._force(name) if name in FORCES else self._piece(name)

    def _choice(self, name: str) -> str:
        return self.name("choice", name)

    # -- actions ------------------------------------------------------------------------------------------------------

    def option(self, action: str, question: str = "") -> str:
        known = self._options.get((action, question))
        if known is None:
            known = self._options[action, question] = self._option(action, question)
        return known

    def _option(self, action: str, question: str) -> str:
        verb, _, target = action.partition(" ")
        key = special if self.text.has(special := f"do-{verb}.ask-{question}") else f"do-{verb}"
        return sentence(self.text(key, target=self._target(verb, target)) if target else self.text(key))

    def _target(self, verb: str, target: str) -> str:
        world = self.game.world
        if verb in OF_FORCES:
            return self._force(target)
        if target in world.piece:
            return self._piece(target)
        if target in world.grid.index:
            return self.hex(target)
        if verb == "number":
            return target
        return self.name({"cast": "spell", "choose": "choice"}.get(verb, verb), target)

    # -- arguments ----------------------------------------------------------------------------------------------------

    def words(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Localised names; lists joined; numbers and the keywords texts select on as they are; nothing as `none`."""
        words = {key: self._word(key, value) for key, value in args.items()}
        for key in ("side", "winner"):
            if isinstance(args.get(key), str):
                words[f"{key}_gender"] = self._gender(args[key])
        words.setdefault("count", len(args.get("units", args.get("hexes", ()))))
        if "question" in args:
            words["action"] = self.option(args["action"], args["question"])
        return words

    def _word(self, key: str, value: Any) -> Argument:
        if value is None or value in ((), []):
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if key in self._words:
            return self._words[key](value)
        return value if isinstance(value, int) else str(value)

    def _gender(self, side: str) -> str:
        """What verbs agree with, in a language where they do."""
        key = f"{_key('side', side)}.gender"
        return self.text(key) if self.text.has(key) else NONE

    def _title(self, rule: str) -> str:
        return self.game.rulebook.title(rule, self.lang)

    def _scores(self, scores: Mapping[str, int]) -> str:
        return ", ".join(f"{self.side(seat)} {signed(score)}" for seat, score in scores.items())

    # -- dice ---------------------------------------------------------------------------------------------------------

    def roll(self, args: Mapping[str, Any]) -> str:
        """A roll: the title of its rule, whom or what it is for, the dice, what they had to show."""
        words = self.words(args)
        subject, detail = self._subject(words), self._detail(args)
        return self.text("event-roll", purpose=words["why"], subject=subject, dice=words["dice"], detail=detail)

    def _subject(self, words: Mapping[str, Argument]) -> str:
        """Whom or what a roll is for, as far as it says so."""
        named = {key: str(word) for key, word in words.items() if word != NONE}
        if "monster" in named:
            named["leader"] = self.text("roll-against", leader=named["leader"], monster=named["monster"])
        return ", ".join(named[key] for key in ("caster", "leader", "spell", "hex") if key in named) or NONE

    def _detail(self, args: Mapping[str, Any]) -> str:
        if "needed" in args:
            total, needed, least = sum(args["dice"]), args["needed"], args["why"] in AT_LEAST
            success = total >= needed if least else total <= needed
            key = "roll-at-least" if least else "roll-at-most"
            return self.text(key, value=needed, result="success" if success else "failure")
        if "attack" in args:
            value = signed(args["value"])
            return self.text("roll-battle", attack=args["attack"], defence=args["defence"], value=value)
        if "points" in args:
            return self.text("roll-attrition", value=args["points"])
        return NONE

    def _dice(self, dice: Sequence[int]) -> str:
        shown = " + ".join(map(str, dice))
        return self.text("dice-sum", dice=shown, total=sum(dice)) if len(dice) > 1 else shown


def signed(number: int) -> str:
    """A number with its sign; nothing is plain 0."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def spans(numbers: Iterable[int]) -> str:
    """Numbers in order, three or more in a row by the first and the last: "1–4 + 7 + 8"."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " + ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " + ".join(map(str, run)) for run in found)


def _key(kind: str, name: str) -> str:
    """The key of a name: "tal_pletor" of kind "force" is `force-tal-pletor`."""
    return f"{kind}-{name.replace('_', '-')}"


def _place_names(game: DarkEmperor) -> dict[str, str]:
    """The names on the map, by hex number; a city comes before whatever else lies there."""
    land = game.world.map
    wonders = [*land.magic_hex, *land.holy_place, *land.battlefield]
    named = {entry.hex: sentence(entry.name) for entry in wonders}
    return named | {city.hex: sentence(city.name) for city in land.city}
