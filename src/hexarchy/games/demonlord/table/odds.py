"""Odds: what the dice of a battle or a siege may bring, read from the very objects that resolve them.

A battle is also played out many times, each time with other dice; who answers for the players is the caller's affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.odds import Choose, Course, Inquiry, Modifier, Odds, Throw, Tick
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.battle.course import Battle
from hexarchy.games.demonlord.battle.stages import fighters, magic_targets, may_fire
from hexarchy.games.demonlord.battle.step import BattleStep, shared_hexes
from hexarchy.games.demonlord.sequence import PHASE_ENDS, Campaign, PhaseSequence
from hexarchy.games.demonlord.siege import BESIEGER, DEFENDER, SiegeRoll
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import ASSAULT, INVESTMENT, SEATS, SURRENDER

METHODS: Final = ((ASSAULT, "assault"), (INVESTMENT, "investment"))
MOST_DECISIONS: Final = 5000  # more than any battle needs; a bot that goes round in circles is stopped
NOBODY: Final = "nobody"
UNFINISHED: Final = "unfinished"


def odds(inquiry: Inquiry) -> list[Odds]:
    """Of every battle and siege in the situation: the one being fought first, then in the order of the hexes."""
    states = [deal for deal in inquiry.deals if isinstance(deal, DemonlordState)]
    first = states[0]
    found = []
    current = _board(first)
    battles = [h for h in shared_hexes(first) if h not in first.sieges]
    if current is not None:
        battles = [current.hex, *(h for h in battles if h != current.hex)]
    for hex_ in battles:
        starts = [state if current and current.hex == hex_ else _begun(state, hex_) for state in states]
        fight = _battle(starts, hex_, inquiry.choose)
        play = _Play(starts, hex_, inquiry.games, inquiry.choose, inquiry.stand, inquiry.tick)
        if current is not None and current.hex == hex_:
            fight.courses = _courses(play, inquiry.asked)
        if not fight.courses:
            fight.outcomes, fight.losses = play.out()
        fight.games = inquiry.games
        found.append(fight)
    besieged = {*first.sieges, *(h for h in battles if _may_be_besieged(first, h))}
    found += [siege(states, h) for h in sorted(besieged) if current is None or current.hex != h]
    return found


# -- sieges ---------------------------------------------------------------------------------------------------------


def _may_be_besieged(s: DemonlordState, hex_: int) -> bool:
    return s.is_fortress(hex_) and s.controller(hex_) in (0, 1)


def siege(states: Sequence[DemonlordState], hex_: int) -> Odds:
    """Both methods, both sides' dice, without siege magic. Where units are hidden, the average of all deals."""
    throws = []
    for method, name in METHODS:
        rolls = [SiegeRoll(state, hex_, method) for state in states]
        for role, seat in ((BESIEGER, rolls[0].besieger), (DEFENDER, rolls[0].defender)):
            chances: dict[str, float] = {}
            for roll in rolls:
                for result, chance in roll.chances(role).items():
                    key = "surrender" if result == SURRENDER else str(result)
                    chances[key] = chances.get(key, 0.0) + chance / len(rolls)
            modifiers = _shares([roll.modifiers[role] for roll in rolls])
            throws.append(Throw(name, {"side": SEATS[seat]}, 2, modifiers, chances))
    return Odds("siege", states[0].world.grid.ids[hex_], throws)


def _shares(lists: Sequence[tuple[blows.Modifier, ...]]) -> tuple[Modifier, ...]:
    """Each modifier with the share of the deals in which it applies."""
    distinct = dict.fromkeys(modifier for modifiers in lists for modifier in modifiers)
    count = len(lists)
    return tuple(
        Modifier(rule, amount, sum((rule, amount) in modifiers for modifiers in lists) / count)
        for rule, amount in distinct
    )


# -- battles --------------------------------------------------------------------------------------------------------


def _board(s: DemonlordState) -> Board | None:
    return next((frame for frame in reversed(s.frames) if isinstance(frame, Board)), None)


def _begun(s: DemonlordState, hex_: int) -> DemonlordState:
    """The same situation with the battle in this hex just begun."""
    new = s.clone()
    after_battles = PhaseSequence.STARTS["battles"] + 1
    new.frames = [Campaign(PHASE_ENDS), PhaseSequence(after_battles), BattleStep(begun=True, act=3), Battle(hex_)]
    new._shared = False
    new.phase = new.phase._replace(battles=())
    new.run()
    return new


def _battle(starts: Sequence[DemonlordState], hex_: int, choose: Choose) -> Odds:
    """The battle with its throws, not played out yet."""
    first = starts[0]
    found = Odds("battle", first.world.grid.ids[hex_])
    lined_up = _lined_up(first, hex_, choose)
    if lined_up is not None:
        found.sure = lined_up is first
        found.throws = throws(lined_up)
    return found


def _lined_up(s: DemonlordState, hex_: int, choose: Choose) -> DemonlordState | None:
    """The state itself when the lines stand, else one possible deployment; None when there never is one."""
    board = _board(s)
    if board is not None and board.round and board.fights:
        return s
    trial = s.with_fresh_dice(0)
    for _ in range(MOST_DECISIONS):
        board = _board(trial)
        if board is None or board.hex != hex_ or trial.decision is None:
            return None
        if board.round and board.fights:
            return trial
        seat = trial.decision.asks[0].seat
        trial.apply(seat, choose(trial, seat))
    return None


def throws(s: DemonlordState) -> list[Throw]:
    """Every attack that can be made as the lines stand, and the morale of everybody who may be hit."""
    board = _board(s)
    assert board is not None
    found = []
    units = s.world.units
    for seat in (s.phasing, 1 - s.phasing):
        for caster in board.characters(s, seat):
            if may_fire(s, board, seat, caster):
                targets = magic_targets(board, seat, caster)
                found += [_blow(s, seat, blows.magic_missile(s, caster, target)) for target in targets]
    for make, value in ((blows.missile, "missile"), (blows.melee, "melee")):
        for seat, unit in fighters(s, board):
            if getattr(units[unit], value):
                found += [_blow(s, seat, make(s, board, unit, foe)) for foe in board.opposite(unit, seat)]
    for seat, unit in fighters(s, board):
        found.append(_morale(s, seat, blows.morale(s, board, unit)))
    return found


def _blow(s: DemonlordState, seat: int, blow: blows.Blow) -> Throw:
    about = {"side": SEATS[seat], "unit": s.world.units[blow.attacker].id, "target": s.world.units[blow.target].id}
    modifiers = tuple(Modifier(rule, amount) for rule, amount in blow.modifiers)
    chance = blow.chance if blow.can_hit else 0.0
    chances = {"hit": chance, "miss": 1 - chance}
    return Throw(blow.kind, about, blow.dice, modifiers, chances, blow.printed, blow.value)


def _morale(s: DemonlordState, seat: int, morale: blows.Morale) -> Throw:
    about = {"side": SEATS[seat], "unit": s.world.units[morale.unit].id}
    modifiers = tuple(Modifier(rule, amount) for rule, amount in morale.modifiers)
    stands, routs, _ = morale.chances
    chances = {"stands": stands, "routs": routs, "destroyed": max(1 - stands - routs, 0.0)}
    return Throw("morale", about, 1, modifiers, chances, s.world.units[morale.unit].morale, morale.value)


# -- played out -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Play:
    """A battle to be played out: from these states, so often, with these answers."""

    starts: Sequence[DemonlordState]
    hex: int
    games: int
    choose: Choose
    stand: bool
    tick: Tick | None

    def out(self, first: Action | None = None) -> tuple[dict[str, float], dict[str, float]]:
        """The share of each result and the average losses; `first` is the answer to the open question."""
        won: dict[str, int] = {}
        lost = [0, 0]
        for number in range(self.games):
            winner, losses = self._once(self.starts[number % len(self.starts)].with_fresh_dice(number), first)
            won[winner] = won.get(winner, 0) + 1
            lost = [lost[0] + losses[0], lost[1] + losses[1]]
            if self.tick is not None:
                self.tick(1)
        outcomes = {winner: count / self.games for winner, count in sorted(won.items())}
        return outcomes, {SEATS[seat]: lost[seat] / self.games for seat in (0, 1) if self.games}

    def _once(self, s: DemonlordState, first: Action | None) -> tuple[str, tuple[int, int]]:
        """Who won the battle, and what each side lost of those who were in the hex when it began."""
        there = (s.stack(0, self.hex), s.stack(1, self.hex))
        winner = UNFINISHED
        for number in range(MOST_DECISIONS):
            if s.decision is None:
                break
            ask = s.decision.asks[0]
            if number and not ask.key.startswith("confirm"):
                first = None
            for event in s.apply(ask.seat, self._answer(s, ask, first)):
                if event.key == "battle-over" and event.args["hex"] == self.hex:
                    side = event.args["side"]
                    winner = NOBODY if side is None else SEATS[side]
            if winner != UNFINISHED:
                break
        lost = [sum(s.where[unit] < 0 for unit in units) for units in there]
        return winner, (lost[0], lost[1])

    def _answer(self, s: DemonlordState, ask: Ask, first: Action | None) -> Action:
        if first is not None:
            return first  # a warning that comes of it is answered alike
        if self.stand and ask.key == "withdraw":
            return s.game.verbs.no
        return self.choose(s, ask.seat)


def _courses(play: _Play, asked: int | None) -> list[Course]:
    """Going on and withdrawing, where this seat is asked about it."""
    s = play.starts[0]
    ask = s.decision.ask(asked) if s.decision and asked is not None else None
    if ask is None or ask.key != "withdraw":
        return []
    return [Course(action.text, ask.key, *play.out(action)) for action in ask.options]
