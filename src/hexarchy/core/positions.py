"""Positions: situations written by hand in TOML. What every game's reader of their content has in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.dice import DiceSource
from hexarchy.core.hexes import NOWHERE, Grid
from hexarchy.core.inputs import BadInput, shown, shown_key
from hexarchy.core.scenarios import BadOption

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.setting import Setting

HEAD: Final = ("title", "scenario", "options", "seats", "dice")  # the keys every position may have
LONGEST_TITLE: Final = 200
MOST_DICE: Final = 1000
MOST_SEATS: Final = 64
MOST_SIDES: Final = 100  # of a die that is written down


class Reader:
    """Reads one position; every complaint names the key and the reason."""

    def __init__(self, game: Game, grid: Grid, data: Mapping[str, Any]) -> None:
        self.rules = game
        self.grid = grid
        self.data = data

    def wrong(self, key: str, reason: str) -> BadInput:
        return BadInput(f"position: {shown_key(key)}: {reason}")

    def known_keys(self, keys: Collection[str]) -> None:
        """Refuse what this game's positions do not have."""
        self.keys_of("", self.data, {*keys, *HEAD})
        title = self.data.get("title", "")
        if not isinstance(title, str) or len(title) > LONGEST_TITLE:
            raise self.wrong("title", f"a string of at most {LONGEST_TITLE} characters is needed, not {shown(title)}")

    def keys_of(self, key: str, table: Mapping[str, Any], known: Collection[str]) -> None:
        """Refuse keys of a table that are none of these."""
        for name in table:
            if name not in known:
                path = f"{key}.{name}" if key else name
                raise self.wrong(path, f"no such key; there is {', '.join(sorted(known))}")

    def setting(self) -> Setting:
        """The scenario, the options and the seats played."""
        scenario = self.string("scenario", self.data.get("scenario", self.rules.scenarios.usual))
        seats = [self.string("seats", seat) for seat in self.entries("seats", self.data.get("seats", []), MOST_SEATS)]
        try:
            return self.rules.setting(scenario, self.table("options"), seats or None)
        except BadOption as error:
            raise self.wrong("options", str(error)) from None

    def dice(self, then: DiceSource) -> DiceSource:
        """The dice written down, and after them those of the match."""
        if "dice" not in self.data:
            return then
        written = self.entries("dice", self.data["dice"], MOST_DICE)
        return then.after(self.whole("dice", die, 1, MOST_SIDES) for die in written)

    # -- values -------------------------------------------------------------------------------------------------------

    def string(self, key: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.wrong(key, f"a string is needed, not {shown(value)}")
        return value

    def whole(self, key: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(key, f"a whole number from {least} to {most} is needed, not {shown(value)}")
        return value

    def truth(self, key: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self.wrong(key, f"true or false is needed, not {shown(value)}")
        return value

    def one_of(self, key: str, value: Any, known: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in known:
            raise self.wrong(key, f"{shown(value)} is none of {', '.join(known)}")
        return known.index(value)

    def hex(self, key: str, value: Any) -> int:
        found = self.grid.meant(value) if isinstance(value, str) else NOWHERE
        if found == NOWHERE:
            raise self.wrong(key, f"there is no hex {shown(value)}")
        return found

    def hexes(self, key: str) -> tuple[int, ...]:
        return self.distinct(key, (self.hex(key, name) for name in self.entries(key, self.data.get(key, ()))))

    def distinct(self, key: str, values: Iterable[int]) -> tuple[int, ...]:
        """Pieces, hexes or whatever else there is only one of: none is named twice."""
        listed = tuple(values)
        if len({*listed}) < len(listed):
            raise self.wrong(key, "the same is named twice")
        return listed

    def entries(self, key: str, value: Any, most: int | None = None) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise self.wrong(key, f"a list is needed, not {shown(value)}")
        if most is not None and len(value) > most:
            raise self.wrong(key, f"at most {most} entries")
        return [*value]

    def mapping(self, key: str, value: Any) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.wrong(key, "a table is needed")
        return value

    def table(self, key: str) -> Mapping[str, Any]:
        return self.mapping(key, self.data.get(key, {}))
