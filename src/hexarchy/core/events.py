"""Events: what happened, as a key with arguments, and who may know it.

The log, the animation, the bots and the tests read events. Rules never write sentences: the key finds the sentence in
the text catalogs. Arguments are plain values (numbers, names); which of them name a unit or a hex is the game's to say.
"""

from __future__ import annotations

from typing import Any


class Event:
    """`audience` lists the seats that may know it; None means everybody, spectators included."""

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: str, args: dict[str, Any], audience: tuple[int, ...] | None = None) -> None:
        self.key = key
        self.args = args
        self.audience = audience

    def known_to(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def __repr__(self) -> str:
        told = "" if self.audience is None else f" only to {self.audience}"
        return f"<{self.key} {self.args}{told}>"
