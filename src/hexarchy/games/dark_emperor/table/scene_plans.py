"""Plans: what saves a player clicks, made from a view. Moving a whole stack, following the offered road; and what a
step or a battle may bring, told with the answer.

A plan is a list of ordinary actions, each checked when its turn comes (DE-PROC-1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from hexarchy.core.batches import MAYBE
from hexarchy.core.scene import Json, Text
from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.board_json import texts
from hexarchy.games.dark_emperor.table.routine import LOSSES, WEARING, alike, routine
from hexarchy.games.dark_emperor.table.scene_panels import percent
from hexarchy.games.dark_emperor.words import FLEET, FORCES
from hexarchy.games.dark_emperor.world import ALL_LOST

View = Mapping[str, Any]
FACES: Final = 6
NO_TREASURY: Final = -1
MOST: Final = 60  # actions in one request
# What a march may set off, and what it is in a sentence.
WARNINGS: Final = {"rouses": "forces", "hunts": "leaders", "takes": "units", "joins": "points", "crowds": "count"}


def plans(game: DarkEmperor, view: View) -> Iterator[Json]:
    asked = view["decision"]
    if asked["question"] == "movement":
        yield from _stacks(game, view)
    if asked["question"] in LOSSES:
        yield from _losses(game, view)
    if routine(game, view, WEARING) is not None and len(asked["options"]) > 1:
        yield {"rest": WEARING, "text": {lang: texts(lang)("plan-attrition") for lang in LANGUAGES}}
    if asked.get("levies"):
        yield from _levies(game, asked)
    if asked.get("reach"):
        yield from _roads(game, asked)


def _stacks(game: DarkEmperor, view: View) -> Iterator[Json]:
    """Each stack of which several pieces may still move, all together; fleets go by themselves."""
    free = {action.removeprefix("move ") for action in view["decision"]["options"] if action.startswith("move ")}
    piece = game.world.piece
    for hex_, sides in view["stacks"].items():
        together = [name for name in sides.get(view["seat"], ()) if name in free and not _sails(game, name)]
        units = [name for name in together if piece[name].kind == "unit"]
        if units and len(together) > 1:
            others = [name for name in together if name != units[0]][: MOST - 1]
            count = len(others) + 1
            actions = [f"move {units[0]}", *(f"with {name}" for name in others)]
            said = {lang: texts(lang)("plan-stack", count=count) for lang in LANGUAGES}
            yield {"actions": actions, "text": said, "on": {"hex": hex_}}


def _levies(game: DarkEmperor, asked: Mapping[str, Any]) -> Iterator[Json]:
    """As many recruits of a kind at once as a city takes in and the treasury pays."""
    first = asked["args"]["unit"]
    for hex_, others in asked["levies"].items():
        if others:
            actions = [f"place {hex_}", *(action for unit in others for action in (f"recruit {unit}", f"place {hex_}"))]
            gold = game.world.piece[first].cost * (len(others) + 1)
            units = {"units": [first, *others], "hex": hex_}
            said = {lang: texts(lang)("plan-levy", gold=gold, **game.wording(lang).words(units)) for lang in LANGUAGES}
            yield {"actions": actions, "text": said}


def _losses(game: DarkEmperor, view: View) -> Iterator[Json]:
    """Several units are to be lost: those alike with one answer (DE-8.12c, DE-9.25a)."""
    left = view["decision"]["args"]["left"]
    for actions in alike(game, view):
        lost = [action.removeprefix("lose ") for action in actions[:left]]
        if len(lost) > 1:
            said = {lang: texts(lang)("plan-losses", **game.wording(lang).words({"units": lost})) for lang in LANGUAGES}
            yield {"rest": actions[-1], "text": said}


def told_once(game: DarkEmperor, view: View, options: Sequence[Json]) -> None:
    """Of units alike the first stands for all: the others need not be read."""
    told = {option["action"]: option for option in options}
    for first, *others in alike(game, view):
        for action in others:
            told[action]["like"] = first
        if others:
            count = len(others) + 1
            said = told[first]["text"].items()
            told[first]["text"] = {lang: texts(lang)("preview-alike", text=text, count=count) for lang, text in said}


def leave(asked: Mapping[str, Any]) -> Json:
    """A piece about to move or on its way is left for others: called back, or told to stop where it is."""
    ending = next((action for action in ("cancel", "stop") if action in asked["options"]), None)
    return {"leave": {"pieces": asked["others"], "action": ending}} if ending and asked.get("others") else {}


def _sails(game: DarkEmperor, name: str) -> bool:
    """Ships, and what swims as they do, hardly ever go the way of the others."""
    index = game.world.index_of(name)
    return index == game.world.SSSTOTH or game.world.type[index] == FLEET


def _roads(game: DarkEmperor, asked: Mapping[str, Any]) -> Iterator[Json]:
    """The offered road to each hex within reach: step by step, and stop there."""
    for hex_, road in asked["reach"].items():
        actions = [*(f"step {on}" for on in road["via"]), f"stop{MAYBE}"]
        if len(actions) <= MOST:
            to = {lang: texts(lang)("plan-road", hex=game.wording(lang).hex(hex_)) for lang in LANGUAGES}
            yield {
                "actions": actions,
                "text": march_text(game, to, road["points"], asked["size"], road.get("sets_off")),
                "on": {"hex": hex_},
                "via": road["via"],
                "cost": road["points"],
            }


def sure_to_end(game: DarkEmperor, asked: Mapping[str, Any]) -> Text | None:
    """Before movement ends: who could still move, and where units will be lost for being too many (DE-10.1b)."""
    left = sum(action.startswith("move ") for action in asked["options"])
    crowded = asked["crowded"]
    if not (left or crowded):
        return None
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        word, wording = texts(lang), game.wording(lang)
        over = [word("sure-crowded", hex=wording.hex(hex_), count=count) for hex_, count in crowded.items()]
        said[lang] = " ".join([*over, word("sure-end", count=left)])
    return said


# -- previews ---------------------------------------------------------------------------------------------------------


def march_text(
    game: DarkEmperor, said: Text, points: int, size: int, sets_off: Mapping[str, Any] | None = None
) -> Text:
    """What is done, the points it brings the stack to, the least and greatest loss at that (DE-8.12b), and warnings."""
    least, most = losses(game, points, size)
    told = {lang: _marched(lang, said[lang], points, least, most) for lang in said}
    return warned_text(game, told, sets_off) if sets_off else told


def warned_text(game: DarkEmperor, said: Text, sets_off: Mapping[str, Any]) -> Text:
    """What is done, and what it sets off (DE-PROC-1)."""
    return {lang: "".join([said[lang], *_warnings(game, lang, sets_off)]) for lang in said}


def _warnings(game: DarkEmperor, lang: str, sets_off: Mapping[str, Any]) -> Iterator[str]:
    """Kingdoms roused, leaders hunted, what is taken, a stack that is joined with all its points (DE-8.1a), a crowd."""
    for name, argument in WARNINGS.items():
        if name in sets_off:
            what = sets_off[name]
            yield _warned(game, lang, name, argument, tuple(what) if isinstance(what, list) else what)


@cache
def _warned(game: DarkEmperor, lang: str, name: str, argument: str, what: tuple[str, ...] | int) -> str:
    return texts(lang)(f"warns-{name}", **game.wording(lang).words({argument: what}))


@cache
def losses(game: DarkEmperor, points: int, size: int) -> tuple[int, int]:
    """The least and the greatest loss of so many units with so many points."""
    if not points:
        return 0, 0
    found = [game.world.attrition(points, die) for die in range(1, FACES + 1)]
    counted = [size if lost == ALL_LOST else min(lost, size) for lost in found]
    return min(counted), max(counted)


@cache
def _marched(lang: str, said: str, points: int, least: int, most: int) -> str:
    lost = str(most) if least == most else f"{least}–{most}"
    return texts(lang)("preview-march", text=said, points=points, most=most, lost=lost)


def fight_text(said: Text, battle: Mapping[str, Any]) -> Text:
    """What is done, the strengths of both, and the attacker's chance to hold the field (DE-9.2)."""
    attack, defence = battle["strengths"][battle["attacker"]], _defence(battle)
    chance = round(battle["holds"] * 100)
    return {
        lang: texts(lang)("preview-fight", text=told, attack=attack, defence=defence, chance=chance)
        for lang, told in said.items()
    }


def cost_text(game: DarkEmperor, view: View, said: Text, unit: str) -> Text:
    """Who is recruited, what he costs, and what his kingdom has (DE-7.21); mercenaries are paid by any."""
    face = game.world.piece[unit]
    gold = view["kingdoms"].get(FORCES[face.force], {}).get("gold", NO_TREASURY)
    return {lang: texts(lang)("preview-cost", text=told, gold=face.cost, total=gold) for lang, told in said.items()}


def land_text(game: DarkEmperor, said: Text, hex_: str) -> Text:
    """What is done, and whose land it is (DE-6.14)."""
    owner = game.world.owner[game.world.grid.index[hex_]]
    return {
        lang: texts(lang)("preview-land", text=told, kingdom=game.wording(lang).force(owner))
        for lang, told in said.items()
    }


def needed_text(said: Text, needed: int, *, words: bool) -> Text:
    """What is tried, and what the dice must show: two for words (DE-11.3), one for a spell (DE-12.2)."""
    chance = percent(needed) if words else f"{round(min(needed, FACES) / FACES * 100)} %"
    key = "preview-words" if words else "preview-spell"
    return {lang: texts(lang)(key, text=told, needed=needed, chance=chance) for lang, told in said.items()}


def _defence(battle: Mapping[str, Any]) -> int:
    found: int = next(strength for side, strength in battle["strengths"].items() if side != battle["attacker"])
    return found
