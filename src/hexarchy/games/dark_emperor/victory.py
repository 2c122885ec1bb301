"""Victory (DE-20): the two deeds that decide the war at once, and the count after the fourteenth turn."""

from __future__ import annotations

from hexarchy.core.frames import Frame
from hexarchy.games.dark_emperor import control
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import EMPIRE, GONE, KINGDOMS, NECROMANCER, other

GRADES = {"marginal": 1, "substantive": 2, "decisive": 3}
DECISIVE = GRADES["decisive"]


def final_death(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """Padrech is dead for ever: the Kingdoms have won (DE-20.1)."""
    if s.where[s.world.PADRECH] == GONE and s.result is None:
        _win(s, KINGDOMS, DECISIVE, "DE-20.1")
    return None


def empire_fallen(s: DarkEmperorState) -> None:
    """The Empire is conquered by the Necromancer's side (DE-20.2)."""
    _win(s, NECROMANCER, DECISIVE, "DE-20.2")


def falls(s: DarkEmperorState, kingdom: int, to: int) -> bool:
    """Does this conquest end the war? The Empire cannot be conquered by those it serves."""
    return kingdom == EMPIRE and to == NECROMANCER and s.sides[EMPIRE] == KINGDOMS


def level(s: DarkEmperorState, production: int) -> tuple[int | None, int]:
    """The winner and the grade by the production the Necromancer holds (DE-20.3b)."""
    row = next(row for row in s.world.tables.victory.row if row.low <= production <= row.high)
    grade, _, name = row.level.partition("_")
    if not name:
        return None, 0
    return (NECROMANCER if name == "necromancer" else KINGDOMS), GRADES[grade]


def final_count(s: DarkEmperorState) -> None:
    """After fourteen turns the production the Necromancer holds in his own right decides (DE-20.3a)."""
    production = control.host_production(s)
    winner, grade = level(s, production)
    s.emit("final-count", production=production, grade=grade, side=winner)
    if winner is None:
        s.end(None, (0, 0), "DE-20.3b")
    else:
        _win(s, winner, grade, "DE-20.3b")


def _win(s: DarkEmperorState, winner: int, grade: int, why: str) -> None:
    """The score is the grade of the victory: what one side wins the other loses."""
    scores = [0, 0]
    scores[winner], scores[other(winner)] = grade, -grade
    s.end(winner, (scores[0], scores[1]), why)
