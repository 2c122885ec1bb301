"""The scene: what a page draws of a Dark Emperor match, built from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hexarchy.core.scene import Json, Scene, Text, result_json, said
from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.magic.book import BOOK
from hexarchy.games.dark_emperor.spells import SPELLS
from hexarchy.games.dark_emperor.table.board_json import text, texts
from hexarchy.games.dark_emperor.table.scene_boxes import boxes
from hexarchy.games.dark_emperor.table.scene_overlays import overlays
from hexarchy.games.dark_emperor.table.scene_panels import panels
from hexarchy.games.dark_emperor.table.scene_plans import (
    cost_text,
    fight_text,
    land_text,
    leave,
    march_text,
    needed_text,
    plans,
    sure_to_end,
    told_once,
    warned_text,
)
from hexarchy.games.dark_emperor.words import SEATS

View = Mapping[str, Any]

# The lists of hexes in a view's marks, and the kind of mark each is on the page.
MARKS: Final = {
    "flames": "flames",
    "trenches": "trench",
    "breaches": "breach",
    "silence": "silence",
    "battles": "battle",
}
BUTTON: Final = {"button": True}
# The phases of a Player-Turn, with their segments (DE-4).
PHASES: Final = {
    "recruitment": ("recruitment", "vampires", "taxation", "election"),
    "movement": ("movement-magic", "movement", "attrition"),
    "combat": ("combat-magic", "combat", "undead", "stacking"),
    "diplomacy": ("diplomacy-magic", "diplomacy", "heroic"),
}
PHASE_OF: Final = {segment: phase for phase, segments in PHASES.items() for segment in segments}
STEPS: Final = [{"id": phase, "name": text(f"phase-{phase}")} for phase in PHASES]
# Questions that are part of a battle: its odds help to answer them.
FIGHTS: Final = ("battle-leader", "claim-devices", "lantern")
# Arguments of a question that say which piece it is about, the first that is there.
SUBJECTS: Final = ("unit", "leader", "caster", "piece", "device", "monster")


def scene(game: DarkEmperor, view: View) -> Scene:
    stacks, piles = list(_stacks(game, view)), boxes(game, view)
    asked = view["decision"]["asked"]
    return {
        "turn": view["turn"],
        "phase": view["phase"],
        "step": {
            "id": PHASE_OF.get(view["step"], view["step"]),
            "name": said(game, lambda w: game.wording(w.lang).step(view["step"])),
        },
        "steps": STEPS,
        "stacks": stacks,
        "turned": [*view["undead"], *(name for name, it in view["devices"].items() if it.get("blade") == "heros")],
        "marks": list(_marks(game, view)),
        "boxes": piles,
        "panels": panels(game, view),
        "overlays": overlays(game, view),
        "decision": _decision(game, view, _on_table(stacks, piles)) if asked else None,
        "waiting": _waiting(game, view),
        "commands": list(_commands(game, view)),
        "result": result_json(game, view["result"]) if view["result"] else None,
    }


# -- the map ----------------------------------------------------------------------------------------------------------


def _stacks(game: DarkEmperor, view: View) -> Iterator[Json]:
    """Everybody is open (DE-PROC-6): the strongest on top, leaders with what they bear, then devices that lie there."""
    lying: dict[str, list[str]] = {}
    for name, device in view["devices"].items():
        if device["at"] is not None:
            lying.setdefault(device["at"], []).append(name)
    for hex_, sides in view["stacks"].items():
        keeper = next((side for side in SEATS if side in sides), next(iter(sides)))
        for side, pieces in sides.items():
            shown = list(_in_order(game, view, pieces))
            if side == keeper:
                shown += lying.pop(hex_, ())
            yield {"hex": hex_, "side": side, "pieces": shown, "whole": True}
    for hex_, names in lying.items():
        yield {"hex": hex_, "side": "neutral", "pieces": names, "whole": True}


def _in_order(game: DarkEmperor, view: View, pieces: Sequence[str]) -> Iterator[str]:
    piece = game.world.piece
    undead = set(view["undead"])

    def worth(name: str) -> tuple[bool, int]:
        face = piece[name]
        return face.kind == "leader", -(face.undead if name in undead else face.strength)

    for name in sorted(pieces, key=worth):
        yield name
        if piece[name].kind == "leader":
            yield from view["leaders"][name]["bears"]


def _marks(game: DarkEmperor, view: View) -> Iterator[Json]:
    for hex_ in view["markers"]:
        yield {"hex": hex_, "kind": "marker", "text": text("mark-marker")}
    for name, kind in MARKS.items():
        for hex_ in view["marks"][name]:
            yield {"hex": hex_, "kind": kind, "text": text(f"mark-{kind}")}
    held = {hex_: entry["side"] for entry in view["land"] for hex_ in entry["hexes"]}
    for city in game.world.map.city:
        side = held[city.hex]
        if side in SEATS and side not in view["stacks"].get(city.hex, ()):  # a garrison shows whose it is
            yield {"hex": city.hex, "kind": "control", "side": side, "text": _of_side(game, "mark-control", side)}


def _of_side(game: DarkEmperor, key: str, side: str) -> Text:
    """A text with a side's name as it stands in a sentence."""
    return {lang: texts(lang)(key, side=game.wording(lang).words({"side": side})["side"]) for lang in LANGUAGES}


# -- the question -----------------------------------------------------------------------------------------------------


def _on_table(stacks: Sequence[Json], piles: Sequence[Json]) -> set[str]:
    """Every piece that lies in a stack or a box."""
    found = {piece for stack in stacks for piece in stack["pieces"]}
    return found | {piece for box in piles for row in box["rows"] for slot in row["slots"] for piece in slot["pieces"]}


def _decision(game: DarkEmperor, view: View, shown: set[str]) -> Json:
    asked = view["decision"]
    key, args = asked["question"], asked["args"]
    subject = {"piece": next((args[name] for name in SUBJECTS if args.get(name)), None), "hex": args.get("hex")}
    if subject["piece"] is None and args.get("units"):
        subject["piece"] = args["units"][0]
    options = [_option(game, view, action, shown) for action in asked["options"]]
    told_once(game, view, options)
    return {
        "seat": view["seat"],
        "key": key,
        "question": said(game, lambda w: w.question(key, args)),
        "rule": asked["rule"],
        "subject": {name: value for name, value in subject.items() if value},
        "fight": _fight(view),
        "options": options,
        "attacks": [],
        "plans": list(plans(game, view)),
        **leave(asked),
        **({"sure": text("sure-gate")} if key == "gate" else {}),
    }


def _fight(view: View) -> str | None:
    """The hex of the battle a question is about."""
    asked = view["decision"]
    if asked["question"] not in FIGHTS:
        return None
    hex_: str | None = asked["args"].get("hex") or view["leaders"].get(asked["args"]["leader"], {}).get("at")
    return hex_ if hex_ in view["marks"]["battles"] else None


def _option(game: DarkEmperor, view: View, action: str, shown: set[str]) -> Json:
    asked = view["decision"]
    verb, _, target = action.partition(" ")
    option: Json = {"action": action, "verb": verb, "on": _place(game, target, shown)}
    option["text"] = said(game, lambda w: w.option(action, asked["question"]))
    if verb == "step":
        option["cost"] = asked["costs"][target]
        warned = asked["beside"][target].get("sets_off")
        option["text"] = march_text(game, option["text"], option["cost"], asked["size"], warned)
    elif verb == "stack" and target in asked["stacks"]:
        worn = asked["stacks"][target]
        option["text"] = march_text(game, option["text"], worn["points"], worn["size"])
    elif target in asked.get("sets_off", ()):
        option["text"] = warned_text(game, option["text"], asked["sets_off"][target])
    elif verb == "recruit":
        option["text"] = cost_text(game, view, option["text"], target)
    elif action in asked.get("needed", ()):
        option["text"] = needed_text(option["text"], asked["needed"][action], words=verb in ("court", "speaker"))
    elif verb == "gate":
        option["text"] = land_text(game, option["text"], target)
    elif verb == "fight":
        option["text"] = fight_text(option["text"], asked["battles"][target])
    elif action in asked.get("leaders", ()):
        option["text"] = fight_text(option["text"], asked["leaders"][action])
    if verb == "cast":
        option["rule"] = BOOK[SPELLS.index(target)].rule
    if action == "end" and asked["question"] == "movement" and (sure := sure_to_end(game, asked)):
        option["sure"] = sure
    return option


def _place(game: DarkEmperor, target: str, shown: set[str]) -> Json:
    if target in game.world.grid.index:
        return {"hex": target}
    if target in shown:
        return {"piece": target}
    if target in game.world.piece:
        return {**BUTTON, "piece": target}
    return BUTTON


def _waiting(game: DarkEmperor, view: View) -> Text | None:
    """Everything is open: also what the other is asked."""
    asked = view["decision"]
    if view["result"] or asked["asked"] or "of" not in asked:
        return None
    return {
        lang: texts(lang)(
            "waiting",
            side=game.wording(lang).side(asked["of"]),
            question=game.wording(lang).question(asked["question"], asked["args"]),
        )
        for lang in LANGUAGES
    }


def _commands(game: DarkEmperor, view: View) -> Iterator[Json]:
    """The one order that can be given at almost any time: to betray an ally (DE-6.16)."""
    for action in view.get("own", {}).get("commands", ()):
        said_ = said(game, lambda w, action=action: w.option(action))  # type: ignore[misc]
        yield {"action": action, "text": said_, "on": BUTTON, "group": text("group-betray"), "now": False}
