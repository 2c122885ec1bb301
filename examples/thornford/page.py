"""The browser table: the board, which is sent once, and the scene, which is made from a view after every change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.scene import Json, Scene, Text, result_json, said
from hexarchy.core.text import Argument
from thornford.rules import PlayerTurn
from thornford.state import SEATS, Unit

if TYPE_CHECKING:
    from thornford import Thornford

View = Mapping[str, Any]
BUTTON: Final = {"button": True}
GROUNDS: Final = {
    ".": ("open", "#dfe3b4", "plain"),
    "F": ("forest", "#8db57a", "trees"),
    "V": ("village", "#e6cfa4", "plain"),
}
PAINTS: Final = {"reavers": ("#8c2f2f", "south"), "wardens": ("#2f5d8c", "north")}
RIDES: Final = 3  # movement points of a unit on horseback


def text(game: Thornford, key: str, **args: Argument) -> Text:
    return said(game, lambda wording: wording.text(key, **args))


def board_json(game: Thornford) -> Json:
    world, ids = game.world, game.world.grid.ids
    faces = {unit.id: _face(game, unit) for unit in world.units}
    sides = [(side, *world.grid.beside(side)) for side in sorted(world.river)]
    village = {"hex": ids[world.village], "id": "village", "kind": "village", "name": text(game, "site-village")}
    return {
        "game": game.name,
        "title": text(game, "title"),
        "about": text(game, "title.about"),
        "grid": world.grid.to_json(),
        "hexes": [
            {"id": hex_, "at": cell, "terrain": [GROUNDS[letter][0]], "centre": GROUNDS[letter][0]}
            for hex_, cell, letter in zip(ids, world.grid.cells, world.ground, strict=True)
        ],
        "terrains": {
            name: {"name": text(game, f"terrain-{name}"), "paint": paint, "pattern": pattern}
            for name, paint, pattern in GROUNDS.values()
        },
        "edges": [{"a": ids[a], "b": ids[b], "kind": "ford" if s == world.ford else "river"} for s, a, b in sides],
        "roads": [],
        "places": [{**village, "fortress": False, "capital": False}],
        # The other side of a counter, `id~`, is what lies up where a scene names it in `turned`: a captain is with it.
        "faces": faces | {f"{name}~": {**face, "badge": "+1"} for name, face in faces.items()},
        "sides": {
            seat: {"name": text(game, f"camp-{seat}"), "paint": paint, "ink": "#ffffff", "from": edge}
            for seat, (paint, edge) in PAINTS.items()
        },
        "kinds": {kind: text(game, kind) for kind in ("place-village", "edge-river", "edge-ford")},
        "legend": [text(game, "legend")],
        "notes": [],
    }


def _face(game: Thornford, unit: Unit) -> Json:
    return {
        "name": said(game, lambda wording: wording.unit(unit.id)),
        "about": text(game, "face-about", strength=unit.strength, mp=unit.mp),
        "shape": "troop",
        "side": unit.side,
        "paint": PAINTS[unit.side][0],
        "ink": "#ffffff",
        "picture": "horse-head" if unit.mp >= RIDES else "shield",
        "fill": "light",
        "letter": "",
        "tag": "",
        "badge": None,
        "values": [{"text": str(unit.strength), "style": "plain"}, {"text": str(unit.mp), "style": "last"}],
    }


def scene(game: Thornford, view: View) -> Scene:
    drawn: Json = {
        "turn": view["turn"],
        "phase": view["phase"],
        "step": {"id": view["step"], "name": text(game, f"step-{view['step']}")},
        "steps": [{"id": step, "name": text(game, f"step-{step}")} for step in PlayerTurn.STEPS],
        "stacks": [
            {"hex": hex_, "side": side, "pieces": pieces, "whole": True}
            for hex_, sides in view["stacks"].items()
            for side, pieces in sides.items()
        ],
        "turned": _captains(view),
        "marks": [],
        "boxes": [_box(game, view["dead"])] if view["dead"] else [],
        "panels": [_panel(game, view)],
        "decision": _decision(game, view) if view["decision"]["asked"] else None,
        "waiting": None if view["result"] or view["decision"]["asked"] else text(game, "waiting"),
        "commands": [],
        "result": result_json(game, view["result"]) if view["result"] else None,
    }
    return drawn  # type: ignore[return-value]


def _captains(view: View) -> list[str]:
    """Those who have shown themselves, and one's own."""
    own = view.get("own", {}).get("captain")
    return [*view["captains"], *([own] if own and own not in view["captains"] else [])]


def _box(game: Thornford, dead: Sequence[str]) -> Json:
    slots, title = [{"pieces": [unit]} for unit in dead], text(game, "view-dead")
    return {"id": "dead", "title": title, "rows": [{"id": "all", "title": title, "slots": slots}]}


def _panel(game: Thornford, view: View) -> Json:
    left = {seat: str(count) for seat, count in view["units_left"].items()}
    rows = [{"label": text(game, "view-units-left"), "values": left, "rule": "TF-14"}]
    captains = _captains(view)
    rows += [_captain(game, unit) for unit in game.world.units if unit.id in captains]
    if view["held"]:
        rows.append({"label": text(game, "view-held"), "values": {SEATS[0]: "✓"}, "rule": "TF-13"})
    return {"id": "standing", "title": text(game, "panel-standing"), "rows": rows}


def _captain(game: Thornford, unit: Unit) -> Json:
    label = said(game, lambda wording: wording.text("view-captain", unit=wording.unit(unit.id)))
    return {"label": label, "values": {unit.side: "✓"}, "rule": "TF-3"}


def _decision(game: Thornford, view: View) -> Json:
    asked = view["decision"]
    key, args = asked["question"], asked["args"]
    return {
        "seat": view["seat"],
        "key": key,
        "question": said(game, lambda wording: wording.question(key, args)),
        "rule": asked["rule"],
        "subject": {"piece": args["unit"]} if "unit" in args else {},
        "fight": None,
        "options": [_option(game, asked, action) for action in asked["options"]],
    }


def _option(game: Thornford, asked: View, action: str) -> Json:
    """An answer, where to click for it, and what it costs or promises."""
    verb, _, target = action.partition(" ")
    kind = {"move": "hex", "retreat": "hex", "unit": "piece", "captain": "piece", "attack": "piece"}.get(verb)
    option: Json = {"action": action, "verb": verb, "on": {kind: target} if kind else BUTTON}
    option["text"] = said(game, lambda wording: wording.option(action, asked["question"]))
    if verb == "move":
        option |= {"cost": asked["costs"][target], "via": asked["ways"][target]}
    if verb == "attack":
        percent = round(100 * asked["wins"][target])
        option["text"] = said(game, lambda w: w.text("attack-chance", text=option["text"][w.lang], percent=percent))
    return option
