"""Castles as they are printed, and the forts that may be built."""

from __future__ import annotations

from hexarchy.games.divine_right import data_schema as form


class Castle:
    """A castle as it is printed. `kingdom`: NOBODY for the Keep."""

    __slots__ = ("index", "intrinsic", "kingdom", "name", "needs_magic", "points", "port", "royal", "space")

    def __init__(self, index: int, entry: form.Castle, space: int, kingdom: int) -> None:
        self.index = index
        self.name = entry.name
        self.space = space
        self.kingdom = kingdom
        self.intrinsic = entry.intrinsic
        self.royal = entry.royal
        self.port = entry.port
        self.points = entry.points
        self.needs_magic = entry.needs_magic_to_besiege

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Castles(tuple[Castle, ...]):
    """The castles that are printed. A number beyond theirs is that of the fort which may stand in a space: a castle
    without strength, points or port (DR-A-FOR-01)."""

    forts: tuple[Castle, ...]

    def __getitem__(self, number: int) -> Castle:  # type: ignore[override]
        return super().__getitem__(number) if number < len(self) else self.forts[number - len(self)]
