"""The battle on the page: two lines that face each other, and the chances of every blow as the dice will have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from hexarchy.core.dice import SeededDice
from hexarchy.core.page.maker import View, pieces_row
from hexarchy.core.page.scene import Attack, Box, Modifier, Row, Slot
from hexarchy.core.page.texts import Text
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.board import ASIDE, Board, Fight
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.words import SEATS

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes

Battle = Mapping[str, Any]


def battle_box(page: Scenes, battle: Battle) -> Box:
    """Rows from one reserve to the other. The lines have the same number of slots: those that fight stand opposite."""
    escorts: dict[str, list[str]] = {}
    aside = []
    for character, unit in battle["escorts"]:
        if unit is None:
            aside.append(character)
        else:
            escorts.setdefault(unit, []).append(character)

    def slot(units: Sequence[str]) -> Slot:
        return Slot([piece for unit in units for piece in (unit, *escorts.get(unit, ()))])

    def of_side(kind: str, seat: str, slots: list[Slot]) -> Row:
        return Row(f"{seat}-{kind}", page(f"row-{kind}", side=page.said(Wording.side, seat)), slots, seat)

    hosar, demon = SEATS
    pairs = [(fight[hosar], fight[demon]) for fight in battle["fights"]]
    pairs += [([unit], []) for unit in battle["free"][hosar]] + [([], [unit]) for unit in battle["free"][demon]]
    rows = [
        of_side("reserve", hosar, [slot([unit]) for unit in battle["reserve"][hosar]]),
        of_side("line", hosar, [slot(pair[0]) for pair in pairs]),
        of_side("line", demon, [slot(pair[1]) for pair in pairs]),
        of_side("reserve", demon, [slot([unit]) for unit in battle["reserve"][demon]]),
    ]
    rows += [
        of_side("routed", seat, [slot([unit]) for unit in battle["routed"][seat]])
        for seat in SEATS
        if battle["routed"][seat]
    ]
    others = {
        "put-down": [battle["put_down"]] if battle["put_down"] else [],
        "waiting": battle["waiting"],
        "aside": aside,
    }
    rows += [pieces_row(kind, page(f"row-{kind}"), units) for kind, units in others.items() if units]
    return Box("battle", _title(page, battle), rows, battle["hex"])


def _title(page: Scenes, battle: Battle) -> Text:
    where = page.said(Wording.hex, battle["hex"])
    if not battle["terrain"]:
        return page("box-battle", hex=where)
    terrain = page.said(Wording.terrain, battle["terrain"])
    return page("box-battle-terrain", hex=where, terrain=terrain, round=battle["round"], size=battle["size"])


# -- chances --------------------------------------------------------------------------------------------------------


@cache
def _nobody(game: Demonlord) -> DemonlordState:
    """A state without a unit: the blows read the printed values from it, and there is nothing hidden in it to read."""
    return game.empty_state(game.setting(), SeededDice(0))


def blows_to_strike(game: Demonlord, view: View) -> list[blows.Blow]:
    """Every attack that can be made as the lines stand. Who stands there is open to everybody."""
    battle = view["battle"]
    if not battle or not battle["terrain"] or not battle["fights"]:
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
    return found


def chance(blow: blows.Blow) -> float:
    return round(blow.chance, 4) if blow.can_hit else 0.0


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


def attacks(page: Scenes, view: View) -> list[Attack]:
    units = page.game.world.units
    return [
        Attack(
            units[blow.attacker].id,
            units[blow.target].id,
            blow.kind,
            page.said(Wording.name, "roll-kind", blow.kind),
            blow.value,
            blow.dice,
            chance(blow),
            [Modifier(rule, amount, page.said(Wording.title, rule)) for rule, amount in blow.modifiers],
        )
        for blow in blows_to_strike(page.game, view)
    ]
