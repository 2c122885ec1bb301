"""The battle on the page: two lines that face each other, and the chances of every blow as the dice will have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hexarchy.core.dice import SeededDice
from hexarchy.core.scene import Json, Text, said
from hexarchy.core.text import LANGUAGES
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.board import ASIDE, Board, Fight
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.table.board_json import text, texts
from hexarchy.games.demonlord.words import SEATS

Battle = Mapping[str, Any]


def battle_box(game: Demonlord, battle: Battle) -> Json:
    """Rows from one reserve to the other. The lines have the same number of slots: those that fight stand opposite."""
    escorts: dict[str, list[str]] = {}
    aside = []
    for character, unit in battle["escorts"]:
        if unit is None:
            aside.append(character)
        else:
            escorts.setdefault(unit, []).append(character)

    def slot(units: Sequence[str]) -> Json:
        return {"pieces": [piece for unit in units for piece in (unit, *escorts.get(unit, ()))]}

    hosar, demon = SEATS
    pairs = [(fight[hosar], fight[demon]) for fight in battle["fights"]]
    pairs += [([unit], []) for unit in battle["free"][hosar]] + [([], [unit]) for unit in battle["free"][demon]]
    rows = [
        _row(game, "reserve", hosar, [slot([unit]) for unit in battle["reserve"][hosar]]),
        _row(game, "line", hosar, [slot(pair[0]) for pair in pairs]),
        _row(game, "line", demon, [slot(pair[1]) for pair in pairs]),
        _row(game, "reserve", demon, [slot([unit]) for unit in battle["reserve"][demon]]),
    ]
    rows += [
        _row(game, "routed", seat, [slot([unit]) for unit in battle["routed"][seat]])
        for seat in SEATS
        if battle["routed"][seat]
    ]
    if battle["put_down"]:
        rows.append(_plain("put-down", [battle["put_down"]]))
    if battle["waiting"]:
        rows.append(_plain("waiting", battle["waiting"]))
    if aside:
        rows.append(_plain("aside", aside))
    return {"id": "battle", "title": _title(game, battle), "hex": battle["hex"], "rows": rows}


def _title(game: Demonlord, battle: Battle) -> Text:
    where = {lang: game.wording(lang).hex(battle["hex"]) for lang in LANGUAGES}
    if not battle["terrain"]:
        return {lang: texts(lang)("box-battle", hex=where[lang]) for lang in LANGUAGES}
    numbers = {"round": battle["round"], "size": battle["size"]}
    return {
        lang: texts(lang)(
            "box-battle-terrain", hex=where[lang], terrain=game.wording(lang).terrain(battle["terrain"]), **numbers
        )
        for lang in LANGUAGES
    }


def _row(game: Demonlord, kind: str, seat: str, slots: list[Json]) -> Json:
    title = {lang: texts(lang)(f"row-{kind}", side=game.wording(lang).side(seat)) for lang in LANGUAGES}
    return {"id": f"{seat}-{kind}", "title": title, "side": seat, "slots": slots}


def _plain(kind: str, units: Sequence[str]) -> Json:
    return {"id": kind, "title": text(f"row-{kind}"), "slots": [{"pieces": [unit]} for unit in units]}


# -- chances --------------------------------------------------------------------------------------------------------


@cache
def _nobody(game: Demonlord) -> DemonlordState:
    """A state without a unit: the blows read the printed values from it, and there is nothing hidden in it to read."""
    return game.empty_state(game.setting(), SeededDice(0))


def attacks(game: Demonlord, view: Mapping[str, Any]) -> list[Json]:
    """Every attack that can be made as the lines stand. Who stands there is open to everybody."""
    battle = view["battle"]
    if not battle["terrain"] or not battle["fights"]:
        return []
    board = _board(game, battle)
    s = _nobody(game)
    units = game.world.units
    subject = view["decision"].get("args", {}).get("unit")
    found = []
    for fight in board.fights:
        for own, foes in (fight.sides, fight.sides[::-1]):
            for unit in own:
                for foe in foes:
                    found += [
                        blows.magic_missile(s, caster, foe)
                        for caster in board.with_unit(unit)
                        if units[caster].power and (units[caster].id not in view["cast"] or units[caster].id == subject)
                    ]
                    if units[unit].missile:
                        found.append(blows.missile(s, board, unit, foe))
                    if units[unit].melee:
                        found.append(blows.melee(s, board, unit, foe))
    return [_blow(game, blow) for blow in found]


def _board(game: Demonlord, battle: Battle) -> Board:
    """The battle board as everybody sees it."""
    world = game.world

    def numbers(names: Sequence[str]) -> tuple[int, ...]:
        return tuple(world.index_of(name) for name in names)

    letter = next(entry.letter for entry in world.chart.terrain if entry.id == battle["terrain"])
    fights = tuple(Fight((numbers(fight[SEATS[0]]), numbers(fight[SEATS[1]]))) for fight in battle["fights"])
    escorts = tuple(
        (world.index_of(character), ASIDE if unit is None else world.index_of(unit))
        for character, unit in battle["escorts"]
    )
    return Board(world.grid.index[battle["hex"]], terrain=letter, fights=fights, escorts=escorts)


def _blow(game: Demonlord, blow: blows.Blow) -> Json:
    units = game.world.units
    return {
        "by": units[blow.attacker].id,
        "on": units[blow.target].id,
        "kind": blow.kind,
        "text": said(game, lambda w: w.text(f"roll-kind-{blow.kind}")),
        "needs": blow.value,
        "dice": blow.dice,
        "chance": round(blow.chance, 4) if blow.can_hit else 0.0,
        "modifiers": [
            {"rule": rule, "amount": amount, "text": said(game, lambda w, rule=rule: game.rulebook.title(rule, w.lang))}  # type: ignore[misc]
            for rule, amount in blow.modifiers
        ],
    }
