"""The browser table: the board, which is sent once, and the scene, which is made from a view after every change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from hexarchy.core.page.board import Board, Edge, Face, Grid, Hex, Place, Side, Terrain, Value
from hexarchy.core.page.maker import SceneMaker, View, pieces_row, row
from hexarchy.core.page.scene import Box, Panel, PanelRow
from hexarchy.core.page.texts import Text
from hexarchy.core.wording import Wording
from thornford.rules import PlayerTurn
from thornford.state import SEATS, Unit

if TYPE_CHECKING:
    from thornford import Thornford

GROUNDS: Final = {
    ".": ("open", "#dfe3b4", "plain"),
    "F": ("forest", "#8db57a", "trees"),
    "V": ("village", "#e6cfa4", "plain"),
}
PAINTS: Final = {"reavers": ("#8c2f2f", "south"), "wardens": ("#2f5d8c", "north")}
RIDES: Final = 3  # movement points of a unit on horseback
YES: Final = "✓"


class Scenes(SceneMaker[Wording]):
    """What is Thornford's own; where pieces lie and where an answer is clicked is the same in every game."""

    game: Thornford
    STEPS = PlayerTurn.STEPS

    def board(self) -> Board:
        world, ids = self.game.world, self.game.world.grid.ids
        faces = {unit.id: self._face(unit) for unit in world.units}
        sides = [(side, *world.grid.beside(side)) for side in sorted(world.river)]
        return Board(
            game=self.game.name,
            title=self("title"),
            about=self("title.about"),
            grid=Grid.of(world.grid),
            hexes=[
                Hex(hex_, cell, [GROUNDS[letter][0]], GROUNDS[letter][0])
                for hex_, cell, letter in zip(ids, world.grid.cells, world.ground, strict=True)
            ],
            terrains={
                name: Terrain(self(f"terrain-{name}"), paint, pattern) for name, paint, pattern in GROUNDS.values()
            },
            edges=[Edge(ids[a], ids[b], "ford" if side == world.ford else "river") for side, a, b in sides],
            roads=[],
            places=[
                Place(ids[world.village], "village", "village", self("site-village"), fortress=False, capital=False)
            ],
            # The other side of a counter, `id~`, lies up where a scene names it in `turned`: a captain is with it.
            faces=faces | {f"{name}~": msgspec.structs.replace(face, badge="+1") for name, face in faces.items()},
            sides={seat: Side(self(f"camp-{seat}"), paint, "#ffffff", edge) for seat, (paint, edge) in PAINTS.items()},
            kinds={kind: self(kind) for kind in ("place-village", "edge-river", "edge-ford")},
            legend=[self("legend")],
            notes=[],
        )

    def _face(self, unit: Unit) -> Face:
        return Face(
            name=self.said(Wording.unit, unit.id),
            about=self("face-about", strength=unit.strength, mp=unit.mp),
            shape="troop",
            side=unit.side,
            paint=PAINTS[unit.side][0],
            ink="#ffffff",
            picture="horse-head" if unit.mp >= RIDES else "shield",
            fill="light",
            letter="",
            tag="",
            badge=None,
            values=[Value(str(unit.strength)), Value(str(unit.mp), "last")],
            reconstructed=False,
        )

    def turned(self, view: View) -> Sequence[str]:
        """Captains that have shown themselves, and one's own."""
        own = view.get("own", {}).get("captain")
        return [*view["captains"], *([own] if own and own not in view["captains"] else [])]

    def boxes(self, view: View) -> Iterator[Box]:
        dead = self("view-dead")
        yield Box("dead", dead, [pieces_row("all", dead, view["dead"])])

    def panels(self, view: View) -> Iterator[Panel]:
        yield self.panel("standing", self._standing(view))

    def _standing(self, view: View) -> Iterator[PanelRow]:
        yield row(self("view-units-left"), view["units_left"], "TF-14")
        captains = self.turned(view)
        for unit in self.game.world.units:
            if unit.id in captains:
                yield row(self("view-captain", unit=self.said(Wording.unit, unit.id)), {unit.side: YES}, "TF-3")
        if view["held"]:
            yield row(self("view-held"), {SEATS[0]: YES}, "TF-13")

    def answer(self, view: View, action: str) -> Text:
        """An attack is offered with its chance."""
        said, (verb, _, target) = super().answer(view, action), action.partition(" ")
        if verb != "attack":
            return said
        return self("attack-chance", text=said, percent=round(100 * view["decision"]["wins"][target]))
