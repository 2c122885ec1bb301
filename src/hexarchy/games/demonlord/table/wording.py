"""The wording of Demonlord: units, hexes, sides, spells and rules as they stand in the sentences of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import wording
from hexarchy.core.decisions import Reason
from hexarchy.core.text import Argument
from hexarchy.core.wording import NONE, sentence
from hexarchy.games.demonlord.words import SPELLS

if TYPE_CHECKING:
    from hexarchy.games.demonlord import Demonlord

# Dice of two players against each other: their sum means nothing.
OPPOSED: Final = frozenset(("DL-CAP-05", "DL-VAR-15"))
# What the number a die is compared with means, by the rule of the die.
NEEDED: Final = {
    "DL-ATK-07": "roll-hit",
    "DL-BMG-03": "roll-hit",
    "DL-MOR-01": "roll-morale",
    "DL-WDR-04": "roll-withdrawal",
}
# What a die does that is compared with the same numbers every time, where no event tells its failure.
FIXED: Final = {"DL-SET-05": "roll-town", "DL-SMG-03": "roll-siege-magic", "DL-END-03": "roll-talks"}
# Arguments that not every use of a reason has.
OPTIONAL: Final = {"out-of-range": ("hex", "distance"), "costs-too-much": ("cost", "mp")}
# Beings that may turn out to be others than the one named (DL-INV-12, DL-INV-18).
BEINGS: Final = {"TNC": "beings-ninnghiz", "GW": "beings-great-woods"}

# Names of characters that begin with one are "the Shadow" within a sentence.
ARTICLES: Final = ("The ", "Le ", "La ", "Les ", "L’")


class Wording(wording.Wording):
    """See the module."""

    game: Demonlord

    def __init__(self, game: Demonlord, lang: str, *, strict: bool = False) -> None:
        super().__init__(game, lang, strict=strict)
        self._options: dict[tuple[str, str], str] = {}
        self._words: Final[dict[str, Callable[[Any], Argument]]] = {
            **dict.fromkeys(("unit", "target", "foe", "character", "caster"), self._unit_in_sentence),
            **dict.fromkeys(("hex", "to"), self.hex),
            **dict.fromkeys(("side", "winner"), self._side_in_sentence),
            **dict.fromkeys(("units", "riders", "group"), self.units),
            **dict.fromkeys(("hexes", "way"), self.hexes),
            **dict.fromkeys(("action", "order"), self.option),
            **dict.fromkeys(("modifiers", "scored"), self._tally),
            "realm": self._realm_in_sentence,
            "spell": self.spell,
            "spells": self._spells,
            "terrain": self.terrain,
            "why": self._title,
            "dice": self._dice,
            "scores": self._scores,
            "winners": lambda seats: self.listed([self.side(seat) for seat in seats]),
        }

    # -- names --------------------------------------------------------------------------------------------------------

    def name(self, kind: str, name: str) -> str:
        """A name of a kind: camp, state, grade, site, place, spell, terrain, mode, armor, step."""
        return self.text(_key(kind, name))

    def unit(self, unit: int | str) -> str:
        """A unit, given by its id or number."""
        world = self.game.world
        face = world.units[unit] if isinstance(unit, int) else world.unit[unit]
        return face.names.get(self.lang, face.names["en"])

    def hex(self, hex_: int | str) -> str:
        """A hex: its number, and the place that lies in it."""
        grid = self.game.world.grid
        number = grid.ids[hex_] if isinstance(hex_, int) else hex_
        site = self.game.world.site_at.get(grid.index[number])
        if site is None:
            return number
        key = _key("site", site.id)
        return self.text("hex-at", hex=number, site=self.text(key) if self.text.has(key) else site.name)

    def side(self, name: str) -> str:
        return self.name("camp", name)

    def spell(self, spell: int | str) -> str:
        return self.name("spell", SPELLS[spell] if isinstance(spell, int) else spell)

    def terrain(self, name: str) -> str:
        return self.name("terrain", name)

    def realm(self, code: str) -> str:
        """A homeland; those that are no neutral state bear the name the data give them."""
        key = _key("state", code)
        if self.text.has(key):
            return self.text(key)
        land = self.game.world.homelands[code]
        return land.name_fr if self.lang == "fr" else land.name

    def step(self, name: str) -> str:
        """The step a view names; nothing where it names none."""
        return self.name("step", name) if name else ""

    def units(self, units: Iterable[int | str]) -> str:
        return self.listed([self._unit_in_sentence(unit) for unit in units])

    def hexes(self, hexes: Iterable[int | str]) -> str:
        return self.listed([self.hex(hex_) for hex_ in hexes])

    def _spells(self, spells: Iterable[int | str]) -> str:
        return self.listed([self.spell(spell) for spell in spells])

    def _unit_in_sentence(self, unit: int | str) -> str:
        name = self.unit(unit)
        return name[0].lower() + name[1:] if name.startswith(ARTICLES) else name

    def _side_in_sentence(self, name: str) -> str:
        return self.text(f"{_key('camp', name)}.the")

    def _realm_in_sentence(self, code: str) -> str:
        return self.text(f"{_key('state', code)}.the")

    def _gender(self, kind: str, name: str) -> str:
        """What verbs and adjectives agree with, in a language where they do."""
        key = f"{_key(kind, name)}.gender"
        return self.text(key) if self.text.has(key) else NONE

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
        if target in world.unit:
            face = world.unit[target]
            uncertain = verb == "call" and face.deploy == "invoke" and face.home in BEINGS
            return self.text(BEINGS[face.home]) if uncertain else self._unit_in_sentence(target)
        if target in world.grid.index:
            realm = world.realm_at.get(world.grid.index[target]) if verb == "court" else None
            return self.hex(target) if realm is None else self._realm_in_sentence(world.realm_codes[realm])
        if verb == "radius":
            return target
        return self.name("spell" if target in SPELLS else verb, target)

    def reason(self, reason: Reason) -> str:
        missing = dict.fromkeys(OPTIONAL.get(reason.key, ()))
        return super().reason(Reason(reason.rule, reason.key, **{**missing, **reason.args}))

    # -- arguments ----------------------------------------------------------------------------------------------------

    def words(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Localised names; lists joined; numbers and the keywords texts select on as they are; nothing as `none`."""
        words = {key: self._word(key, value) for key, value in args.items()}
        for key, kind in (("side", "camp"), ("winner", "camp"), ("realm", "state")):
            if isinstance(args.get(key), str):
                words[f"{key}_gender"] = self._gender(kind, args[key])
        if "question" in args:
            words["action"] = self.option(args["action"], args["question"])
        words["count"] = args.get("party", len(args.get("units", args.get("hexes", ()))))
        return words

    def _word(self, key: str, value: Any) -> Argument:
        if value is None or value in ((), []):
            return NONE
        if key in self._words:
            return self._words[key](value)
        return value if isinstance(value, int) else str(value)

    def _title(self, rule: str) -> str:
        return self.game.rulebook.title(rule, self.lang)

    def _tally(self, entries: Iterable[Sequence[Any]]) -> str:
        """Points or modifiers, each with the title of its rule."""
        signed = [(f"{amount:+d}".replace("-", "−"), self._title(rule)) for rule, amount in entries]
        return ", ".join(f"{amount} {title}" for amount, title in signed)

    def _scores(self, scores: Mapping[str, int]) -> str:
        return ", ".join(f"{self.side(seat)} {score}" for seat, score in scores.items())

    # -- dice ---------------------------------------------------------------------------------------------------------

    def roll(self, args: Mapping[str, Any]) -> str:
        """A roll: the title of its rule, whom or what it is for, the dice, what they had to show, the modifiers."""
        words = self.words(args)
        opposed = args["why"] in OPPOSED
        first, second = args["dice"][0], args["dice"][-1]
        return self.text(
            "event-roll",
            purpose=words["why"],
            subject=self._subject(words),
            dice=self.text("dice-opposed", first=first, second=second) if opposed else words["dice"],
            detail=self._detail(args, words),
        )

    def _subject(self, words: Mapping[str, Argument]) -> str:
        """Whom or what a roll is for, as far as it says so."""
        named = {key: str(word) for key, word in words.items() if word != NONE}
        if "target" in named:
            named["unit"] = self.text("roll-against", unit=named["unit"], target=named["target"])
        elif "party" in named:
            named["unit"] = self.text("roll-party", unit=named["unit"], count=words["count"])
        return ", ".join(named[key] for key in ("side", "realm", "unit", "spell", "hex") if key in named) or NONE

    def _detail(self, args: Mapping[str, Any], words: Mapping[str, Argument]) -> str:
        details = [self.text(f"roll-kind-{args['kind']}")] if "kind" in args else []
        if "value" in args and args["why"] in NEEDED:
            result = "hit" if sum(args["dice"]) <= args["value"] else "miss"
            details.append(self.text(NEEDED[args["why"]], value=args["value"], result=result))
        elif args["why"] in FIXED:
            details.append(self.text(FIXED[args["why"]]))
        if args.get("modifiers"):
            details.append(str(words["modifiers"]))
        return ", ".join(details) or NONE

    def _dice(self, dice: Sequence[int]) -> str:
        shown = " + ".join(map(str, dice))
        return self.text("dice-sum", dice=shown, total=sum(dice)) if len(dice) > 1 else shown


def _key(kind: str, name: str) -> str:
    """The key of a name: "temple_hosar_north" of kind "site" is `site-temple-hosar-north`."""
    return f"{kind}-{name.replace('_', '-').replace(' ', '-').lower()}"
