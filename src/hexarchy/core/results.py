"""How a match ends: ranks, scores, and the rule behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Result:
    """How a match ended: each seat's rank (1 the best; several may share one) and score, and the rule behind it.

    Where all others have resigned there is neither rule nor score.
    """

    __slots__ = ("ranks", "scores", "why")

    def __init__(self, ranks: tuple[int, ...], scores: tuple[int, ...], why: str) -> None:
        self.ranks = ranks
        self.scores = scores
        self.why = why

    @classmethod
    def of(cls, winner: int | None, scores: tuple[int, ...], why: str) -> Result:
        """One seat has won and the others have not; or nobody has."""
        return cls(tuple(1 if winner in (None, seat) else 2 for seat in range(len(scores))), scores, why)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, together where they are several; none where all are even."""
        first = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
        return first if len(first) < len(self.ranks) else ()

    @property
    def winner(self) -> int | None:
        """The seat that has won alone."""
        return self.winners[0] if len(self.winners) == 1 else None

    def to_json(self) -> list[Any]:
        plain = self.ranks == Result.of(self.winner, self.scores, "").ranks
        return [self.winner if plain else list(self.ranks), list(self.scores), self.why]

    @classmethod
    def from_json(cls, data: list[Any] | None) -> Result | None:
        if not data:
            return None
        first, scores, why = data
        return cls(tuple(first), tuple(scores), why) if isinstance(first, list) else cls.of(first, tuple(scores), why)

    def told(self, seats: Sequence[str]) -> dict[str, Any]:
        """As a view tells it, with names in place of numbers."""
        winners = [seats[seat] for seat in self.winners]
        winner = winners[0] if len(winners) == 1 else None
        ranks = dict(zip(seats, self.ranks, strict=True))
        scores = dict(zip(seats, self.scores, strict=bool(self.scores)))
        return {"winner": winner, "winners": winners, "ranks": ranks, "scores": scores, "why": self.why}

    def __repr__(self) -> str:
        return f"<Result ranks={self.ranks} scores={self.scores} {self.why}>"
