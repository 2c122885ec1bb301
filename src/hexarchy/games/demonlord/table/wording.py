"""The wording of Demonlord: what is named otherwise than by its id, and what dice had to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexarchy.core import wording
from hexarchy.core.decisions import Reason
from hexarchy.core.text import Argument
from hexarchy.core.wording import NONE, PLAIN

if TYPE_CHECKING:
    from hexarchy.games.demonlord import Demonlord

# What the number a die is compared with means, by the rule of the die.
NEEDED: Final = {
    "DL-ATK-07": "roll-hit",
    "DL-BMG-03": "roll-hit",
    "DL-MOR-01": "roll-morale",
    "DL-WDR-04": "roll-withdrawal",
}
# Arguments that not every use of a reason has.
OPTIONAL: Final = {"out-of-range": ("hex", "distance"), "costs-too-much": ("cost", "mp")}
# Beings that may turn out to be others than the one named (DL-INV-12, DL-INV-18).
BEINGS: Final = {"TNC": "beings-ninnghiz", "GW": "beings-great-woods"}


class Wording(wording.Wording):
    """See the module."""

    game: Demonlord
    called: ClassVar[Mapping[str, str]] = {"side": "camp", "realm": "state"}
    selected: ClassVar[frozenset[str]] = frozenset({"grade"})
    gendered: ClassVar[frozenset[str]] = frozenset({"side", "realm"})
    aims: ClassVar[Mapping[str, str]] = {"radius": PLAIN}

    def own_words(self) -> Mapping[str, Callable[[Any], Argument]]:
        return {"order": self.option, "modifiers": self.tally, "scored": self.tally, "terrain": self.terrain}

    # -- names --------------------------------------------------------------------------------------------------------

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
        key = self._key("site", site.id)
        return self.text("hex-at", hex=number, site=self.text(key) if self.text.has(key) else site.name)

    def spell(self, name: str) -> str:
        return self.name("spell", name)

    def terrain(self, name: str) -> str:
        return self.name("terrain", name)

    def realm(self, code: str) -> str:
        """A homeland; those that are no neutral state bear the name the data give them."""
        key = self._key("realm", code)
        if self.text.has(key):
            return self.text(key)
        land = self.game.world.homelands[code]
        return land.name_fr if self.lang == "fr" else land.name

    # -- actions ------------------------------------------------------------------------------------------------------

    def target(self, verb: str, target: str) -> str:
        world = self.game.world
        face, hex_ = world.unit.get(target), world.grid.index.get(target)
        if verb == "call" and face and face.deploy == "invoke" and face.home in BEINGS:
            return self.text(BEINGS[face.home])
        if verb == "court" and hex_ is not None and hex_ in world.realm_at:
            return self.the("realm", world.realm_codes[world.realm_at[hex_]])
        return super().target(verb, target)

    def reason(self, reason: Reason) -> str:
        missing = dict.fromkeys(OPTIONAL.get(reason.key, ()))
        return super().reason(Reason(reason.rule, reason.key, **{**missing, **reason.args}))

    # -- dice ---------------------------------------------------------------------------------------------------------

    def roll_subject(self, words: Mapping[str, Argument]) -> str:
        """Whom or what a roll is for, as far as it says so."""
        named = {key: str(word) for key, word in words.items() if word != NONE}
        if "target" in named:
            named["unit"] = self.text("roll-against", unit=named["unit"], target=named["target"])
        elif "party" in named:
            named["unit"] = self.text("roll-party", unit=named["unit"], count=words["count"])
        return ", ".join(named[key] for key in ("side", "realm", "unit", "spell", "hex") if key in named) or NONE

    def roll_details(self, args: Mapping[str, Any]) -> Iterator[str]:
        if "kind" in args:
            yield self.text(f"roll-kind-{args['kind']}")
        if args["why"] in NEEDED:
            result = "hit" if args["made"] else "miss"
            yield self.text(NEEDED[args["why"]], value=args["value"], result=result)
            args = {key: value for key, value in args.items() if key != "needs"}
        yield from super().roll_details(args)
