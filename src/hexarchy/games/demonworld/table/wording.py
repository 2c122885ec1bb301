"""The wording of Demonworld: units by their cards, elements by their fields, shapes by their frontage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from hexarchy.core import wording
from hexarchy.core.events import total
from hexarchy.core.text import Argument
from hexarchy.core.wording import NONE, PLAIN
from hexarchy.games.demonworld.data_schema import CardForm
from hexarchy.games.demonworld.words import ORCS, SHAPES, SIDES

if TYPE_CHECKING:
    from hexarchy.games.demonworld import Demonworld


class Wording(wording.Wording):
    """See the module."""

    game: Demonworld
    aims: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("face", "lead"), "facing"),
        "shift": "direction",
        "wheel": "by",
        "turn": "degrees",
        "form": "shape",
        "projectile": "projectile",
        "swing": "stride",
        "blow": "blow",
        "breathe": "arc",
        "cast": "spell",
        "spend": PLAIN,
    }

    def own_words(self) -> Mapping[str, Callable[[Any], Argument]]:
        return {"phase": self.step, "modifiers": self.tally}

    def roll_subject(self, words: Mapping[str, Argument]) -> str:
        """Who shoots or strikes at whom, tests for what, casts what; or whose dice they are."""
        if "test" in words:
            return self.text("roll-morale", **words)
        if "spell" in words:
            return self.text("roll-spell", **words)
        if "foe" in words:
            return self.text("roll-strike", **words)
        return self.text("roll-unit", **words) if "unit" in words else NONE

    def roll_details(self, args: Mapping[str, Any]) -> Iterable[str]:
        """Of dice against each other equal ones are rolled again, so nobody has to show so much or more."""
        if not self.opposed(args):
            return super().roll_details(args)
        first, second = (
            total((die,), args.get(added, ()))
            for die, added in zip(args["dice"], ("modifiers", "against"), strict=True)
        )
        if first == second:
            won = "again"
        elif "spell" in args:
            won = "first" if first > second else "second"
        else:
            won = SIDES[ORCS if first > second else 1 - ORCS]
        rest = {key: value for key, value in args.items() if key != "needs"}
        return [self.text("roll-off", won=won), *super().roll_details(rest)]

    def unit(self, unit: int | str) -> str:
        """A unit by the name of its card; a copy of it bears a number: "Trolls (2)"."""
        name = self.game.world.names[unit] if isinstance(unit, int) else unit
        cards = self.game.world.cards
        form = cards.get(name)
        if form is not None:
            return form.short(self.lang) if isinstance(form, CardForm) else form.called(self.lang)
        card, _, number = name.rpartition("_")
        return self.text("unit-copy", unit=self.unit(card), number=number)

    def effect(self, spell: str) -> str:
        return self.game.world.cards.spells[spell].said_effect(self.lang)

    def the(self, kind: str, name: Any) -> str:
        if kind == "unit":
            return self.unit(name)
        if kind == "spell":
            return self.game.world.cards.spells[name].called(self.lang)
        if kind == "shape" and str(name).startswith("line-"):
            return self.text("shape-line", number=SHAPES.index(name) + 1)
        return super().the(kind, name)
