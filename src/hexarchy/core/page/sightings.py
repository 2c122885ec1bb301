"""Sightings: what a seat has once seen of pieces that are hidden again, and when.

They follow from the events the seat was told and from nothing else, so they cannot tell it more than it has heard. A
game names the events that show pieces, and where (`Game.sightings`), and those that tell the turn (`Game.clock`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import SceneMaker
from hexarchy.core.page.scene import Scene, Sighting

if TYPE_CHECKING:
    from hexarchy.core.events import Event
    from hexarchy.core.game import Game

PIECES: Final = ("unit", "units", "character")  # arguments that name those that were seen


class Sightings:
    """The memory of one seat: `hear` everything it is told, in order. `turn`: the one the match began in."""

    def __init__(self, game: Game, turn: int) -> None:
        self.game = game
        self.turn = turn
        self.fight: str | None = None
        self._last: dict[str, tuple[str, int, int]] = {}

    def hear(self, events: Iterable[tuple[int, Event]]) -> None:
        """`events`: with the version each belongs to."""
        game = self.game
        for number, event in events:
            if event.key in game.clock:
                self.turn = event.args["turn"]
            elif event.key in game.openings:
                self.fight = game.named(event.args).get("hex")
            where = game.sightings.get(event.key)
            if where is not None:
                self._note(number, game.named(event.args), where)

    def _note(self, number: int, args: Mapping[str, Any], where: str) -> None:
        hex_ = args.get(where) or self.fight
        if hex_ is None:
            return
        for name in PIECES:
            named = args.get(name) or ()
            for piece in (named,) if isinstance(named, str) else named:
                if piece is not None:
                    self._last.pop(piece, None)  # the latest last
                    self._last[piece] = (hex_, self.turn, number)

    def of(self, scene: Scene) -> list[Sighting]:
        """Those of pieces that this scene does not show."""
        if not self._last:
            return []
        hidden = set(self._last)
        hidden.difference_update(*[stack.pieces for stack in scene.stacks])
        hidden.difference_update(*[slot.pieces for box in scene.boxes for row in box.rows for slot in row.slots])
        page = self.game.scenes
        return [
            Sighting(piece, hex_, turn, number, page.once(SceneMaker.last_seen, turn, hex_))
            for piece, (hex_, turn, number) in self._last.items()
            if piece in hidden
        ]
