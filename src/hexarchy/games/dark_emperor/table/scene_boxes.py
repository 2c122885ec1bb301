"""The boxes beside the map: leaders with what they bear, recruitment pools, mercenaries, the dead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hexarchy.core.page.maker import View, pieces_row
from hexarchy.core.page.scene import Box, Row, Slot
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import FORCES, GROUP_IDS, SIDES

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes


def boxes(page: Scenes, view: View) -> Iterator[Box]:
    for side in SIDES:
        yield page.box(f"leaders-{side}", _leaders(page, view, side))
    yield page.box("pools", _pools(page, view))
    yield page.box("box", _box_rows(page, view))
    yield page.box("waiting", [pieces_row("all", page("row-all"), view["waiting"])])
    yield page.box("fields", _fields(page, view))
    yield page.box("dead", _dead(page, view))


# -- leaders ----------------------------------------------------------------------------------------------------------


def _leaders(page: Scenes, view: View, side: str) -> Iterator[Row]:
    """A row for each leader on the map: where he is, his ratings now, his devices (DE-8.4)."""
    for name, leader in view["leaders"].items():
        if leader["side"] == side and leader["at"] in page.hexes:
            title = joined(_told(page, name, leader, view["doge"]))
            yield Row(name, title, [Slot([name, *leader["bears"]])], side)


def _told(page: Scenes, name: str, leader: Mapping[str, Any], doge: str | None) -> Iterator[Text]:
    yield page.said(Wording.unit, name)
    yield page.said(Wording.hex, leader["at"])
    yield page("leader-hero", value=leader["hero"])
    if name == doge:
        yield page("leader-doge")
    for power in leader["magic"]:
        rune = page.said(Wording.rune, power["rune"])
        yield page("leader-magic", rune=rune, left=power["left"], full=power["full"])
    if leader["used"]:
        yield page.with_words("leader-used", devices=leader["used"])


# -- units off the map ------------------------------------------------------------------------------------------------


def _pools(page: Scenes, view: View) -> Iterator[Row]:
    """What each force can still raise: one counter of a kind, and how many there are."""
    for force in FORCES:
        if force in view["pools"]:
            yield Row(f"pool-{force}", page.said(Wording.force, force), _alike(page, view["pools"][force]))


def _alike(page: Scenes, units: Sequence[str]) -> list[Slot]:
    kinds: dict[str, list[str]] = {}
    for unit in units:
        kinds.setdefault(page.game.world.piece[unit].name, []).append(unit)
    return [Slot([some[0]], len(some), some[1:]) for some in kinds.values()]


def _box_rows(page: Scenes, view: View) -> Iterator[Row]:
    """The groups for hire, each with its leader, then those who came to speak with them (DE-19)."""
    piece = page.game.world.piece
    homes = {name: FORCES[piece[name].force] for name in view["box"]}
    for group in GROUP_IDS:
        title, side = page.said(Wording.force, group), view["groups"][group]["side"]
        if side in page.game.seats:
            title = page("row-hired", group=title, side=page.said(Wording.side, side))
        yield pieces_row(f"group-{group}", title, [name for name, home in homes.items() if home == group])
    guests = [name for name, home in homes.items() if home not in GROUP_IDS]
    yield pieces_row("guests", page("row-guests"), guests)


def _fields(page: Scenes, view: View) -> Iterator[Row]:
    for hex_, units in view["fields"].items():
        yield pieces_row(f"field-{hex_}", page.said(Wording.hex, hex_), units)


def _dead(page: Scenes, view: View) -> Iterator[Row]:
    """Leaders who may come back, then what has left the game for good."""
    back = [name for name in view["dead"] if name in view["returns"]]
    for name in back:
        title = page("row-returns", leader=page.said(Wording.unit, name), turn=view["returns"][name])
        yield pieces_row(f"returns-{name}", title, [name])
    piece = page.game.world.piece
    yield pieces_row("dead", page("row-dead"), [name for name in view["dead"] if name not in back])
    yield pieces_row("gone", page("row-gone"), [name for name in view["gone"] if piece[name].kind != "device"])
