"""Setting: what a match is played with, agreed on before it begins: scenario, options, and who takes part.

A game has the rules, texts and data of all its matches. What depends on the agreement stands here: which of its seats
are played, and on which side each is. It is made once, named in the record, and shared by all states of the match. A
game whose board, pieces or names depend on the agreement has a setting class of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from hexarchy.core.events import WATCHING
from hexarchy.core.inputs import BadInput, shown
from hexarchy.core.scenarios import BadOption

if TYPE_CHECKING:
    from hexarchy.core.game import Game

Seat = int | str  # by its number among those that are played, or by its name


class Setting:
    """One agreement. `seats` are the names of those that are played, in the order of the game's."""

    __slots__ = ("all_but", "game", "lists", "options", "scenario", "seats", "sides")

    def __init__(
        self,
        game: Game,
        scenario: str,
        options: Mapping[str, Any],
        seats: tuple[str, ...],
        lists: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seats = seats
        self.lists = lists or {}  # what players brought to it, by seat (`core.muster`)
        self.sides = tuple(map(game.side_of, seats))  # of each seat: several seats may be one side
        numbers = range(len(seats))
        # The audience of what all hear but one seat.
        self.all_but = tuple((*(other for other in numbers if other != seat), WATCHING) for seat in numbers)

    @property
    def usual(self) -> bool:
        """Do those play who do where nobody says who does?"""
        return self.seats == chosen_seats(self.game, self.scenario, None)

    def seat(self, seat: Seat) -> int:
        """The number of a seat given by number or name."""
        if isinstance(seat, int):
            if 0 <= seat < len(self.seats):
                return seat
        elif seat in self.seats:
            return self.seats.index(seat)
        raise BadInput(f"'{seat}' is no seat of this match; seats are {', '.join(self.seats)}")

    def to_json(self) -> dict[str, Any]:
        """The seats only where the game leaves a choice: where it does not, nobody need read them."""
        seats = {} if self.usual else {"seats": list(self.seats)}
        lists = {"lists": dict(self.lists)} if self.lists else {}
        return {"scenario": self.scenario, "options": dict(self.options), **seats, **lists}


def chosen_seats(game: Game, scenario: str, wanted: Iterable[str] | None) -> tuple[str, ...]:
    """The seats that are played: those wanted, or as few as the scenario allows."""
    fewest, most = game.scenarios[scenario].players or (len(game.seats), len(game.seats))
    if wanted is None:
        return game.seats[:fewest]
    names = set(wanted)
    unknown = names.difference(game.seats)
    if unknown:
        raise BadOption("no-seat", {"given": shown(min(unknown)), "known": ", ".join(game.seats)})
    if not fewest <= len(names) <= most:
        needed = str(fewest) if fewest == most else f"{fewest}–{most}"
        raise BadOption("players", {"scenario": scenario, "needed": needed, "count": len(names)})
    if len(set(map(game.side_of, names))) < min(2, len(set(map(game.side_of, game.seats)))):
        raise BadOption("one-side", {"given": ", ".join(sorted(names))})
    return tuple(seat for seat in game.seats if seat in names)
