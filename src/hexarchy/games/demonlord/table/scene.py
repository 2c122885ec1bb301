"""The scene: what a page draws of a Demonlord match, built from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from hexarchy.core.scene import Json, Scene, Text, result_json, said
from hexarchy.core.text import LANGUAGES
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.sequence import PhaseSequence
from hexarchy.games.demonlord.table.board_json import text
from hexarchy.games.demonlord.table.scene_battle import attacks, battle_box
from hexarchy.games.demonlord.table.scene_commands import commands
from hexarchy.games.demonlord.table.scene_panels import panels
from hexarchy.games.demonlord.table.scene_plans import with_plans
from hexarchy.games.demonlord.words import SEATS, SPELL_RULES

View = Mapping[str, Any]

# The lists of hexes in a view's marks, and the kind of mark each is on the page.
MARKS: Final = {
    "pits": "pit",
    "cloaks": "cloak",
    "lights": "light",
    "darks": "dark",
    "rains": "rain",
    "battles": "battle",
}
# Questions to which the odds of a fight are half an answer.
FIGHTS: Final = ("withdraw", "battle-or-siege", "sortie", "siege-method", "siege-magic", "siege-losses")


def scene(game: Demonlord, view: View) -> Scene:
    boxes = _boxes(game, view)
    return {
        "turn": view["turn"],
        "phase": view["phase"],
        "step": _step(game, view["step"]),
        "steps": _steps(game),
        "stacks": _stacks(view),
        "marks": _marks(game, view),
        "boxes": boxes,
        "panels": panels(game, view),
        "decision": with_plans(game, view, _decision(game, view, boxes)),
        "waiting": _waiting(view),
        "commands": commands(game, view),
        "result": result_json(game, view["result"]) if view["result"] else None,
    }


@cache
def _steps(game: Demonlord) -> list[Json]:
    return [_step(game, step) for step in dict.fromkeys(PhaseSequence.STEPS)]


@cache
def _step(game: Demonlord, step: str) -> Json:
    return {"id": step, "name": {lang: game.wording(lang).step(step) for lang in LANGUAGES}}


# -- the map --------------------------------------------------------------------------------------------------------


def _stacks(view: View) -> list[Json]:
    """The visible unit first. An enemy stack shows it alone, so nobody can say whether that is all (DL-HID-01)."""
    return [
        {"hex": hex_, "side": side, "pieces": pieces, "whole": side in (view["seat"], "neutral")}
        for hex_, sides in view["stacks"].items()
        for side, pieces in sides.items()
    ]


def _marks(game: Demonlord, view: View) -> list[Json]:
    marks: list[Json] = []
    for hex_, count in view["sieges"].items():
        site = game.world.site_at[game.world.grid.index[hex_]]
        besieger = next((seat for seat in SEATS if seat != view["control"].get(site.id)), None)
        marks.append({"hex": hex_, "kind": "siege", "side": besieger, "text": text("mark-siege", count=count)})
    for name, kind in MARKS.items():
        marks += [{"hex": hex_, "kind": kind, "text": text(f"mark-{kind}")} for hex_ in view["marks"][name]]
    for site in game.world.held_sites:
        side = view["control"][site.id]
        if side in SEATS:
            marks.append(_held_by(game, site.hex, side))
    return marks


@cache
def _held_by(game: Demonlord, hex_: int, side: str) -> Json:
    who = {lang: str(game.wording(lang).words({"side": side})["side"]) for lang in LANGUAGES}
    text_ = _with_side("mark-control", who)
    return {"hex": game.world.grid.ids[hex_], "kind": "control", "side": side, "text": text_}


def _with_side(key: str, side: Text) -> Text:
    return {lang: text(key, side=name)[lang] for lang, name in side.items()}


def _boxes(game: Demonlord, view: View) -> list[Json]:
    boxes = []
    if view["battle"]:
        boxes.append(battle_box(game, view["battle"]))
    for seat in SEATS:
        if view["prisoners"][seat]:
            title = _with_side("box-prisoners", said(game, lambda w, seat=seat: w.side(seat)))  # type: ignore[misc]
            boxes.append({"id": f"prisoners-{seat}", "title": title, "rows": [_row("all", view["prisoners"][seat])]})
    if view["dead"]:
        boxes.append({"id": "dead", "title": text("box-dead"), "rows": [_row("all", view["dead"])]})
    own = view.get("own", {})
    coming = {"waiting-place": own.get("waiting"), "entering": own.get("entering")}
    if any(coming.values()):
        rows = [_row(name, units) for name, units in coming.items() if units]
        boxes.append({"id": "entering", "title": text("box-entering"), "rows": rows})
    return boxes


def _row(name: str, units: Sequence[str]) -> Json:
    return {"id": name, "title": text(f"row-{name}"), "slots": [{"pieces": [unit]} for unit in units]}


# -- the question ---------------------------------------------------------------------------------------------------


def _decision(game: Demonlord, view: View, boxes: Sequence[Json]) -> Json | None:
    asked = view["decision"]
    if not asked["asked"]:
        return None
    key, args = asked["question"], asked["args"]
    subject = {"piece": args.get("unit") or args.get("caster"), "hex": args.get("hex")}
    shown = {unit for sides in view["stacks"].values() for stack in sides.values() for unit in stack}
    shown |= {unit for box in boxes for row in box["rows"] for slot in row["slots"] for unit in slot["pieces"]}
    return {
        "seat": view["seat"],
        "key": key,
        "question": said(game, lambda w: w.question(key, args)),
        "rule": asked["rule"],
        "subject": {name: value for name, value in subject.items() if value},
        "fight": args.get("hex") if key in FIGHTS else None,
        "options": [_option(game, action, key, asked["costs"], shown) for action in asked["options"]],
        "attacks": attacks(game, view) if view["battle"] else [],
    }


def _option(game: Demonlord, action: str, question: str, costs: Mapping[str, int], shown: set[str]) -> Json:
    verb, _, target = action.partition(" ")
    option: Json = {"action": action, "text": _answer(game, action, question), "verb": verb}
    if target in game.world.grid.index:
        option["on"] = {"hex": target}
    elif target in shown:
        option["on"] = {"piece": target}
    elif target in game.world.unit:
        option["on"] = {"button": True, "piece": target}  # a unit that lies nowhere on the table yet
    else:
        option["on"] = {"button": True}
    if target in costs:
        option["cost"] = costs[target]
    if verb == "cast":
        option["rule"] = SPELL_RULES[target]
    return option


@lru_cache(8192)
def _answer(game: Demonlord, action: str, question: str) -> Text:
    return said(game, lambda w: w.option(action, question))


def _waiting(view: View) -> Text | None:
    """Never what the other is asked, nor who of the two is (DL-HID-09)."""
    if view["result"] or view["decision"]["asked"]:
        return None
    return text("waiting-watch" if view["seat"] is None else "waiting-seat")
