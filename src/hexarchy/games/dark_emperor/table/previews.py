"""Previews: what an answer costs, may bring or sets off, told with the answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.scene_panels import percent
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import FORCES
from hexarchy.games.dark_emperor.world import ALL_LOST

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes

FACES: Final = 6
NO_TREASURY: Final = -1
# What a march may set off, and what it is in a sentence.
WARNINGS: Final = {"rouses": "forces", "hunts": "leaders", "takes": "units", "joins": "points", "crowds": "count"}


def preview(page: Scenes, view: View, action: str, said: Text) -> Text:
    """What is done, and what helps to decide upon it."""
    asked = view["decision"]
    verb, _, target = action.partition(" ")
    if verb == "step":
        warned = asked["beside"][target].get("sets_off")
        return march_text(page, said, asked["costs"][target], asked["size"], warned)
    if verb == "stack" and target in asked["stacks"]:
        worn = asked["stacks"][target]
        return march_text(page, said, worn["points"], worn["size"])
    if target in asked.get("sets_off", ()):
        return _warned(page, said, asked["sets_off"][target])
    if verb == "recruit":
        return _costs(page, view, said, target)
    if action in asked.get("needed", ()):
        return _needed(page, said, asked["needed"][action], words=verb in ("court", "speaker"))
    if verb == "gate":  # and whose land it is (DE-6.14)
        world = page.game.world
        owner = FORCES[world.owner[world.grid.index[target]]]
        return page("preview-land", text=said, kingdom=page.said(Wording.force, owner))
    if verb == "fight":
        return _fought(page, said, asked["battles"][target])
    if action in asked.get("leaders", ()):
        return _fought(page, said, asked["leaders"][action])
    return said


def march_text(page: Scenes, said: Text, points: int, size: int, sets_off: Mapping[str, Any] | None = None) -> Text:
    """What is done, the points it brings the stack to, the least and greatest loss at that (DE-8.12b), and warnings."""
    least, most = losses(page.game, points, size)
    lost = str(most) if least == most else f"{least}–{most}"
    told = page("preview-march", text=said, points=points, most=most, lost=lost)
    return _warned(page, told, sets_off) if sets_off else told


def _warned(page: Scenes, said: Text, sets_off: Mapping[str, Any]) -> Text:
    """Kingdoms roused, leaders hunted, what is taken, a stack that is joined with all its points (DE-8.1a), a crowd."""
    found = [name for name in WARNINGS if name in sets_off]
    warnings = [page.with_words(f"warns-{name}", **{WARNINGS[name]: sets_off[name]}) for name in found]
    return joined([said, *warnings], "")


@cache
def losses(game: DarkEmperor, points: int, size: int) -> tuple[int, int]:
    """The least and the greatest loss of so many units with so many points."""
    if not points:
        return 0, 0
    found = [game.world.attrition(points, die) for die in range(1, FACES + 1)]
    counted = [size if lost == ALL_LOST else min(lost, size) for lost in found]
    return min(counted), max(counted)


def _fought(page: Scenes, said: Text, battle: Mapping[str, Any]) -> Text:
    """What is done, the strengths of both, and the attacker's chance to hold the field (DE-9.2)."""
    strengths: dict[str, int] = dict(battle["strengths"])
    attack = strengths.pop(battle["attacker"])
    (defence,) = strengths.values()
    return page("preview-fight", text=said, attack=attack, defence=defence, chance=round(battle["holds"] * 100))


def _costs(page: Scenes, view: View, said: Text, unit: str) -> Text:
    """Who is recruited, what he costs, and what his kingdom has (DE-7.21); mercenaries are paid by any."""
    face = page.game.world.piece[unit]
    gold = view["kingdoms"].get(FORCES[face.force], {}).get("gold", NO_TREASURY)
    return page("preview-cost", text=said, gold=face.cost, total=gold)


def _needed(page: Scenes, said: Text, needed: int, *, words: bool) -> Text:
    """What is tried, and what the dice must show: two for words (DE-11.3), one for a spell (DE-12.2)."""
    chance = percent(needed) if words else f"{round(min(needed, FACES) / FACES * 100)} %"
    return page("preview-words" if words else "preview-spell", text=said, needed=needed, chance=chance)
