"""The wording of Demonworld: units by their cards, elements by their fields, shapes by their frontage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from hexarchy.core import wording
from hexarchy.core.text import Argument
from hexarchy.core.wording import NONE, PLAIN
from hexarchy.games.demonworld.data_schema import CardForm
from hexarchy.games.demonworld.words import SHAPES

if TYPE_CHECKING:
    from hexarchy.games.demonworld import Demonworld


class Wording(wording.Wording):
    """See the module."""

    game: Demonworld
    aims: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("face", "lead"), "facing"),
        "shift": "direction",
        "wheel": "by",
        "turn": PLAIN,
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
        """Who shoots or strikes at whom, or tests for what."""
        if "test" in words:
            return self.text("roll-morale", **words)
        return self.text("roll-strike", **words) if "foe" in words else NONE

    def unit(self, unit: int | str) -> str:
        """A unit by the name of its card; a copy of it bears a number: "Trolls (2)"."""
        name = self.game.world.names[unit] if isinstance(unit, int) else unit
        cards = self.game.world.cards
        form = cards.get(name)
        if form is not None:
            return form.short(self.lang) if isinstance(form, CardForm) else form.called(self.lang)
        card, _, number = name.rpartition("_")
        return self.text("unit-copy", unit=self.unit(card), number=number)

    def the(self, kind: str, name: Any) -> str:
        if kind == "unit":
            return self.unit(name)
        if kind == "spell":
            return self.game.world.cards.spells[name].called(self.lang)
        if kind == "shape" and str(name).startswith("line-"):
            return self.text("shape-line", number=SHAPES.index(name) + 1)
        return super().the(kind, name)
