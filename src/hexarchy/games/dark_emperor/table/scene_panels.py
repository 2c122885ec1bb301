"""The panels beside the map: the war and its end, treasuries, order of preference, diplomacy, magic."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.core.page.texts import alike, joined
from hexarchy.core.wording import sentence
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import EMPIRE, EMPIRE_WAKES, KINGDOM_IDS, LAST_TURN, SEATS, SIDES

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes

YES: Final = "●"
# Chances in 36 to roll so much or more with two dice.
TWO_DICE: Final = {2: 36, 3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1}


def panels(page: Scenes, view: View) -> Iterator[Panel]:
    yield page.panel("war", _war(page, view))
    yield page.panel("victory", _victory(page, view))
    yield page.panel("treasuries", _treasuries(page, view))
    yield page.panel("preference", _preference(page, view))
    yield page.panel("diplomacy", _diplomacy(page, view))
    yield page.panel("magic", _magic(page, view))


def _war(page: Scenes, view: View) -> Iterator[PanelRow]:
    necromancer = SEATS[0]
    yield row(page("label-turn", turn=view["turn"], last=LAST_TURN), {view["phase"]: YES}, "DE-4a")
    if view["turn"] < EMPIRE_WAKES and view["kingdoms"][KINGDOM_IDS[EMPIRE]]["side"] not in SEATS:
        yield row(page("label-empire", turn=EMPIRE_WAKES), {}, "DE-6.14a")
    yield row(page("label-production"), {necromancer: view["production"]}, "DE-20.3a")
    yield row(page("label-maximum"), {necromancer: view["vampires"]["maximum"]}, "DE-7.31")
    yield row(page("label-vampires"), {necromancer: view["vampires"]["in_play"]}, "DE-7.32")
    allies = {seat: sum(realm["side"] == seat for realm in view["kingdoms"].values()) for seat in SEATS}
    yield row(page("label-kingdoms"), allies, "DE-6.1")
    yield row(page("label-units"), _units(page, view))
    if view["doge"]:
        side = view["leaders"][view["doge"]]["side"] if view["doge"] in view["leaders"] else SIDES[2]
        yield row(page("label-doge", leader=page.said(Wording.unit, view["doge"])), {side: YES}, "DE-17a")


def _units(page: Scenes, view: View) -> dict[str, int]:
    """Units on the map."""
    piece = page.game.world.piece
    return {
        seat: sum(piece[name].kind == "unit" for sides in view["stacks"].values() for name in sides.get(seat, ()))
        for seat in SEATS
    }


def _victory(page: Scenes, view: View) -> Iterator[PanelRow]:
    """The table of DE-20.3b; what would hold if the war ended now is marked."""
    for line in page.game.world.tables.victory.row:
        range_ = f"{line.low}+" if line.high > 999 else f"{line.low}–{line.high}"
        label = joined([alike(range_), page.said(Wording.name, "grade", line.level)])
        now = line.low <= view["production"] <= line.high
        yield row(label, {SEATS[0]: YES} if now else {}, "DE-20.3b")


def _treasuries(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Gold of the active kingdoms, with what they would collect now (DE-7.1)."""
    for name, realm in view["kingdoms"].items():
        if realm["side"] in SEATS:
            key = "label-conquered" if realm["conquered"] else "label-treasury"
            label = page(key, kingdom=page.said(Wording.force, name), income=realm["income"])
            yield row(label, {realm["side"]: realm["gold"]}, "DE-7.15")


def _preference(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Whose forces take foreign land first (DE-7.11d)."""
    for seat in SEATS:
        for rank, force in enumerate(view["preference"][seat], 1):
            if len(view["preference"][seat]) > 1:
                yield row(page.said(Wording.force, force), {seat: rank}, "DE-7.11d")


def _diplomacy(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Each player's chance to win over each force that is nobody's, without spells (DE-11.3)."""
    for name, least in view["chances"].items():
        label = {lang: sentence(told) for lang, told in page.said(Wording.courted, name).items()}
        yield row(label, {seat: percent(least[seat]) for seat in SEATS}, "DE-11.3")


def percent(least: int) -> str:
    """The chance to roll at least so much with two dice."""
    return f"{round(TWO_DICE.get(max(least, 2), 0) / 0.36)} %"


def _magic(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Magic Strength left this turn, of the most there is (DE-12.21a)."""
    for name, leader in view["leaders"].items():
        for power in leader["magic"]:
            if leader["side"] in SEATS:
                rune = page.said(Wording.rune, power["rune"])
                label = page("label-magic", leader=page.said(Wording.unit, name), rune=rune)
                yield row(label, {leader["side"]: f"{power['left']}/{power['full']}"}, "DE-12.21a")
