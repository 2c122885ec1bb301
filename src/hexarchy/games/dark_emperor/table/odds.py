"""Odds: what the die of each battle may bring. One die decides, so they are exact and nothing is played out."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hexarchy.core.decisions import Ask
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.odds import Course, Inquiry, Modifier, Odds, Throw
from hexarchy.games.dark_emperor.combat import strength
from hexarchy.games.dark_emperor.combat.battle import Battle
from hexarchy.games.dark_emperor.combat.odds import DICE, Line, Preview, preview
from hexarchy.games.dark_emperor.combat.resolution import battles
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import SEATS, TRAIN, other

LINE: Final = "line"  # and the losses of attacker and defender, and who retreats


def odds(inquiry: Inquiry) -> list[Odds]:
    """Of every battle in the situation: the one being fought first. Nothing that matters to them is hidden."""
    state = inquiry.deals[0]
    assert isinstance(state, DarkEmperorState)
    fought = next((frame.hex for frame in state.frames if isinstance(frame, Battle)), -1)
    hexes = sorted(hexes_of(battles(state)), key=lambda hex_: (hex_ != fought, hex_))
    return [_battle(state, hex_, inquiry.asked) for hex_ in hexes]


def _battle(s: DarkEmperorState, hex_: int, asked: int | None) -> Odds:
    seen = preview(s, hex_)
    found = Odds("battle", s.world.grid.ids[hex_], [_throw(seen)], sure=seen.sure)
    ask = s.decision.ask(asked) if s.decision and asked is not None else None
    if ask is not None and ask.key == "battle-leader" and ask.args["hex"] == hex_:
        found.courses = _courses(s, seen, ask)
    else:
        found.outcomes, found.losses = _results(s, seen)
    return found


def _throw(seen: Preview) -> Throw:
    lines = Counter(_key(seen, line) for line in seen.lines)
    return Throw(
        "battle",
        {"side": SEATS[seen.attacker]},
        1,
        tuple(Modifier(entry.rule, entry.amount) for entry in seen.modifiers),
        {line: count / len(seen.lines) for line, count in lines.items()},
    )


def _key(seen: Preview, line: Line) -> str:
    """A result as a word: what both lose, and who must retreat."""
    loser = "attacker" if line.retreats == seen.attacker else "defender"
    return f"{LINE} {line.attacker} {line.defender} {loser}"


def _results(s: DarkEmperorState, seen: Preview) -> tuple[dict[str, float], dict[str, float]]:
    """Who holds the field, and the mean losses of both."""
    sides = (seen.attacker, other(seen.attacker))
    return {SEATS[side]: seen.chance(side) for side in sides}, {SEATS[side]: _lost(s, seen, side) for side in sides}


def _lost(s: DarkEmperorState, seen: Preview, side: int) -> float:
    """What a side loses on average: what it has not got it cannot lose (DE-9.25b)."""
    units = [unit for unit in s.units(side, seen.hex) if s.world.type[unit] != TRAIN]
    most = len(units or s.monsters(side, seen.hex))
    lost = [line.attacker if side == seen.attacker else line.defender for line in seen.lines]
    return sum(min(count, most) for count in lost) / len(lost)


# -- leaders ----------------------------------------------------------------------------------------------------------


def led_by(s: DarkEmperorState, seen: Preview, side: int, leader: int) -> Preview:
    """The same battle if a side names this leader, or none (-1), with the devices he is using now (DE-DEC-26)."""
    leaders = (leader, seen.leaders[1]) if side == seen.attacker else (seen.leaders[0], leader)
    changed = strength.odds(s, seen.attacker, seen.hex, leaders)
    lines = []
    for die in DICE:
        row = strength.result(s, die + changed.total)
        loser = seen.attacker if row.attacker_retreats else other(seen.attacker)
        lines.append(Line(die, die + changed.total, row.attacker, row.defender, loser))
    return seen._replace(modifiers=changed.modifiers, leaders=leaders, lines=tuple(lines))


def _courses(s: DarkEmperorState, seen: Preview, ask: Ask) -> list[Course]:
    """What comes of each leader the player asked could name."""
    found = []
    for option in ask.options:
        outcomes, losses = _results(s, led_by(s, seen, ask.seat, option.target))
        found.append(Course(option.text, ask.key, outcomes, losses))
    return found
