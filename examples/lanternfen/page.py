"""The browser table: the board, which is sent once, and the scene, which is made from a view after every change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hexarchy.core.page.board import Board, Face, Grid, Hex, Side, Terrain
from hexarchy.core.page.maker import SceneMaker, View
from hexarchy.core.page.scene import Decision, Mark, On, Option, Panel, PanelRow, Point, Stack
from hexarchy.core.wording import Wording
from lanternfen.state import WORLD, Animal

if TYPE_CHECKING:
    from lanternfen import LanternFen

PAINTS: Final = {"water": "#8fb7bd", "isle": "#a9bf7e"}


class Scenes(SceneMaker[Wording]):
    """What is Lantern Fen's own: barges that cover three hexes, lanterns, a hand of cards."""

    game: LanternFen
    STEPS = ("orders",)

    def board(self) -> Board:
        ground = {hex_: "isle" if at in WORLD.isles else "water" for at, hex_ in enumerate(WORLD.grid.ids)}
        faces = {animal.id: self._face(animal) for animal in WORLD.animals}
        leaking = {"about": self("face-leak"), "badge": "1"}
        return Board(
            game=self.game.name,
            title=self("title"),
            about=self("title.about"),
            grid=Grid.of(WORLD.grid),
            hexes=[
                Hex(hex_, at, [ground[hex_]], ground[hex_]) for hex_, at in zip(ground, WORLD.grid.cells, strict=True)
            ],
            terrains={kind: Terrain(self(f"terrain-{kind}"), paint, "plain") for kind, paint in PAINTS.items()},
            # The other side of a counter, `id~`, lies up where a scene names it in `turned`.
            faces=faces | {f"{name}~": msgspec.structs.replace(face, **leaking) for name, face in faces.items()},
            sides={a.id: Side(self(f"camp-{a.id}"), a.paint, a.ink, emblem=a.emblem) for a in WORLD.animals},
            legend=[self("legend")],
            kinds={},
            edges=[],
            roads=[],
            places=[],
            notes=[],
        )

    def _face(self, animal: Animal) -> Face:
        return Face(
            name=self(f"camp-{animal.id}"),
            about=self("face-barge"),
            shape="troop",
            side=animal.id,
            paint=animal.paint,
            ink=animal.ink,
            picture=animal.emblem,
            fill="outline",
            letter="",
            tag="",
            badge=None,
            values=[],
            reconstructed=False,
        )

    def stacks(self, view: View) -> list[Stack]:
        return [
            Stack(barge["hexes"][1], seat, [seat], whole=True, hexes=barge["hexes"], facing=barge["facing"])
            for seat, barge in _barges(view).items()
        ]

    def turned(self, view: View) -> list[str]:
        return [seat for seat, barge in _barges(view).items() if barge["leaks"]]

    def marks(self, view: View) -> Iterator[Mark]:
        for hex_, seat in view["lanterns"].items():
            yield Mark(hex_, "control", self.with_words("mark-lantern", side=seat), seat)

    def panels(self, view: View) -> Iterator[Panel]:
        lit = [*view["lanterns"].values()]
        rows: dict[str, tuple[str, dict[str, Any]]] = {
            "lanterns": ("LF-11", {seat: str(lit.count(seat)) for seat in view["seats"]}),
            "cards": ("LF-4", {seat: str(count) for seat, count in view["cards"].items()}),
            "allies": ("LF-3", {seat: self(f"camp-{ally}") for seat, ally in view["allies"].items()}),
            "first": ("LF-8", {view["phase"]: "✓"}),
        }
        yield self.panel("fen", [PanelRow(self(f"view-{key}"), of, rule) for key, (rule, of) in rows.items()])
        own = {view["seat"]: view["own"]["hand"]} if "own" in view else {}
        hands = view.get("hands", own).items()
        held = [
            PanelRow(self(f"card-{card}"), {seat: "✓"} if "hands" in view else {})
            for seat, hand in hands
            for card in hand
        ]
        yield self.panel("hand", held)

    def decision(self, view: View, shown: set[str]) -> Decision:
        return msgspec.structs.replace(super().decision(view, shown), subject=Point(piece=view["seat"]))

    def option(self, view: View, action: str, shown: set[str]) -> Option:
        """Strokes are clicked where they lead; allies, whose names are their barges', there."""
        lead = view["own"]["leads"].get(action.partition(" ")[2])
        made = super().option(view, action, shown)
        return msgspec.structs.replace(made, on=On(hex=lead)) if lead else made


def _barges(view: View) -> dict[str, Any]:
    """One's own is shown where one's orders will take it."""
    own = view.get("own", {})
    return {**view["barges"], **({view["seat"]: own["barge"]} if "barge" in own else {})}
