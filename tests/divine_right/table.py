"""A table for rule tests: set up a situation in a few words, script the dice, play, and look.

t = at("movement", hexes={"0917": ["hothior_monarch", "hothior_army_1"]}, dice=[3])
t.do("move hothior_army_1", "go 1017", "stop")
assert t.where("hothior_army_1") == "1017"

The first seat is Hothior and the second Muetar unless `kingdoms` says otherwise; each has its monarch in the royal
castle unless `hexes` puts them elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexarchy.core.decisions import Ask
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS, PLACES, STATUSES
from tests import tables

WORLD = GAME.world
Stacks = Mapping[str, Sequence[str]]
USUAL = ("hothior", "muetar", "mivior", "immer", "pon", "rombune", "neuth", "ghem")


class Table(tables.Table):
    """A table of Divine Right."""

    s: DivineRightState

    def __init__(self, state: DivineRightState) -> None:
        super().__init__(GAME, state)

    def events(self, key: str) -> list[dict[str, Any]]:
        """As everywhere, but for the banners each event is told under."""
        return [{name: value for name, value in event.items() if name != "banners"} for event in super().events(key)]

    @property
    def ask(self) -> Ask:
        """What the first seat asked is asked."""
        assert self.s.decision is not None
        return self.s.decision.asks[0]

    @property
    def about(self) -> Mapping[str, Any]:
        """What the question is about: its arguments."""
        return self.ask.args

    @property
    def ranks(self) -> tuple[int, ...]:
        """How the match ended."""
        assert self.s.result is not None
        return self.s.result.ranks

    def where(self, piece: str) -> str:
        """A piece's space, or the name of its place off the map ("pool", "home", "track" …)."""
        space = self.s.where[WORLD.index[piece]]
        return WORLD.grid.ids[space] if space >= 0 else PLACES[-space - 1]

    def stack(self, space: str) -> list[str]:
        return [WORLD.names[piece] for piece in self.s.stack(WORLD.grid.at(space))]

    def master(self, piece: str) -> str | None:
        seat = self.s.master[WORLD.index[piece]]
        return None if seat < 0 else self.s.name(seat)

    def status(self, kingdom: str) -> str:
        return STATUSES[self.s.kingdoms[KINGDOM_IDS.index(kingdom)].status]

    def ally_of(self, kingdom: str) -> str | None:
        seat = self.s.kingdoms[KINGDOM_IDS.index(kingdom)].seat
        return None if seat < 0 else self.s.name(seat)

    def points(self, seat: str) -> int:
        return self.s.players[self.s.setting.seat(seat)].points

    def hand(self, seat: str) -> list[str]:
        hand: list[str] = self.s.view(seat)["own"]["hand"]
        return hand

    def inside(self, piece: str) -> bool:
        return self.s.is_inside(WORLD.index[piece])

    def besieged(self, space: str) -> bool:
        return self.s.besieged(WORLD.grid.at(space))


def at(
    phase: str,
    *,
    seats: Any = 2,
    kingdoms: Any = None,
    hexes: Any = None,
    dice: Any = 1,
    phasing: Any = 0,
    **more: Any,
) -> Table:
    """The beginning of a phase of the first seat's player turn (`phasing`: of another's), on turn 3 by default.

    It is the Basic game's unless `options` say otherwise. `dice`: those that fall first, one after the other; a number
    is a seed.
    """
    names = GAME.seats[:seats]
    drawn = kingdoms or dict(zip(USUAL, names, strict=False))
    placed = {piece for stack in (hexes or {}).values() for piece in stack}
    placed |= {piece for pile in more.get("piles", {}).values() for piece in pile}
    placed |= {*more.get("track", {}), *more.get("prisoners", {})}
    stacks = {space: [*stack] for space, stack in (hexes or {}).items()}
    for kingdom in (*drawn, *more.get("allies", {})):
        monarch = f"{kingdom}_monarch"
        if monarch not in placed:
            royal = WORLD.grid.ids[WORLD.royal_seats[KINGDOM_IDS.index(kingdom)]]
            stacks.setdefault(royal, []).append(monarch)
    placed_there = {"phase": phase, "kingdoms": drawn, "hexes": stacks}
    agreed = {} if "scenario" in more else {"options": {"level": "basic", **more.pop("options", {})}}
    content = {"turn": 3, "seats": list(names), "at": phasing, **placed_there, **agreed, **more}
    source: DiceSource = SeededDice(dice) if isinstance(dice, int) else SeededDice(1).after(dice)
    state = GAME.position(content, source)
    assert isinstance(state, DivineRightState)
    table = Table(state)
    table.log += state.opening()
    return table


def new(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A match at its very beginning: of the Basic game unless the options say otherwise."""
    state = GAME.new(options={"level": "basic", **options}, dice=SeededDice(seed), seats=GAME.seats[:seats])
    assert isinstance(state, DivineRightState)
    table = Table(state)
    table.log += state.opening()
    return table
