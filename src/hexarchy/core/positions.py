"""Positions: situations written by hand in TOML. What every game's reader of them has in common."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.dice import DiceSource
from hexarchy.core.game import BadInput
from hexarchy.core.scenarios import BadOption

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.hexes import Grid

HEAD: Final = ("title", "scenario", "options", "dice")  # the keys every position may have


class Reader:
    """Reads one position; every complaint names the file, the key and the reason."""

    def __init__(self, game: Game, grid: Grid, data: Mapping[str, Any], name: str) -> None:
        self.rules = game
        self.grid = grid
        self.data = data
        self.name = name

    def wrong(self, key: str, reason: str) -> BadInput:
        return BadInput(f"{self.name}: {key}: {reason}")

    def known_keys(self, keys: Collection[str]) -> None:
        """Refuse what this game's positions do not have."""
        unknown = set(self.data) - set(keys) - set(HEAD)
        if unknown:
            raise self.wrong(sorted(unknown)[0], f"no such key; there is {', '.join(sorted({*keys, *HEAD}))}")

    def scenario(self) -> tuple[str, Mapping[str, Any]]:
        """The scenario and the options played."""
        scenario = str(self.data.get("scenario", "standard"))
        try:
            return scenario, self.rules.scenarios.options(scenario, self.table("options"))
        except BadOption as error:
            raise self.wrong("options", str(error)) from None

    def dice(self, then: DiceSource) -> DiceSource:
        """The dice written down, and after them those of the match."""
        if "dice" not in self.data:
            return then
        return then.after(self.whole("dice", die, 1) for die in self.entries("dice", self.data["dice"]))

    # -- values -------------------------------------------------------------------------------------------------------

    def one_of(self, key: str, value: Any, known: Sequence[str]) -> int:
        if value not in known:
            raise self.wrong(key, f"'{value}' is none of {', '.join(known)}")
        return known.index(value)

    def hex(self, key: str, value: Any) -> int:
        found = self.grid.index.get(str(value).zfill(4))
        if found is None:
            raise self.wrong(key, f"there is no hex '{value}'")
        return found

    def hexes(self, key: str) -> tuple[int, ...]:
        return tuple(self.hex(key, name) for name in self.entries(key, self.data.get(key, ())))

    def entries(self, key: str, value: Any) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise self.wrong(key, f"a list is needed, not {value!r}")
        return [*value]

    def mapping(self, key: str, value: Any) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.wrong(key, "a table is needed")
        return value

    def table(self, key: str) -> Mapping[str, Any]:
        return self.mapping(key, self.data.get(key, {}))

    def whole(self, key: str, value: Any, least: int = 0) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(key, f"a whole number from {least} is needed, not {value!r}")
        return value
