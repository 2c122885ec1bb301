"""A state of plain values: for games that need no containers of their own, as few pieces are quickly looked through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from hexarchy.core.dice import DiceSource
from hexarchy.core.frames import Frame, frame_from_json, plain
from hexarchy.core.state import Result, State


class PlainState(State):
    """Made, copied, saved and loaded field by field.

    A subclass gives `FIELDS`, the fields with their values at the start (numbers, strings, None, tuples of these), and
    `__slots__ = tuple(FIELDS)`. What they hold is replaced, never changed.
    """

    __slots__ = ("options", "scenario")
    FIELDS: ClassVar[Mapping[str, Any]] = {}
    scenario: str
    options: Mapping[str, Any]

    def __init__(
        self, game: Any, dice: DiceSource, frames: list[Frame], scenario: str, options: Mapping[str, Any], **fields: Any
    ) -> None:
        super().__init__(game, dice, 0, frames, None)
        self.scenario = scenario
        self.options = options
        for name, value in {**self.FIELDS, **fields}.items():
            setattr(self, name, value)

    def _fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.FIELDS}

    def clone(self) -> Self:
        new = type(self)(self.game, self.dice, self.frames, self.scenario, self.options, **self._fields())
        new.rolled, new.result = self.rolled, self.result
        self._share(new)
        return new

    def fields_to_json(self) -> dict[str, Any]:
        return {"scenario": self.scenario, "options": dict(self.options), **self._fields()}

    @classmethod
    def from_json(cls, game: Any, data: Mapping[str, Any], dice: DiceSource) -> Self:
        frames = [frame_from_json(entry) for entry in data["frames"]]
        fields = {name: plain(data[name]) for name in cls.FIELDS}
        new = cls(game, dice, frames, data["scenario"], data["options"], **fields)
        new.rolled, new.result = data["rolled"], Result.from_json(data["result"])
        return new
