"""Losses of a stage: morale dice, routs, and the fate of the characters with lost units (DL-MOR, DL-CHB-07 to 11)."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.events import AT_LEAST, AT_MOST
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import changes
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.board import ASIDE, Board, battle_of, seat_set
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState

STANDS, ROUTS, DESTROYED = 0, 1, 2  # from bad to worse, so that the worst of several is their maximum (DL-ATK-16)
FATE_KILLED: Final = 2
FATE_ROUTS: Final = 3


def check(s: DemonlordState, morale: blows.Morale, why: str) -> int:
    """One die: below the value the unit stands, equal it routs, above it is destroyed (DL-MOR-01)."""
    value, needs = morale.value, (AT_MOST, morale.value - 1)
    about: dict[str, Any] = {"unit": morale.unit, "value": value}
    (die,) = s.roll(1, 6, why, needs=needs, modifiers=morale.modifiers, included=True, **about)
    if die < value:
        return STANDS
    return ROUTS if die == value else DESTROYED


@frame
class Losses(Procedure):
    """All the hits of a stage are checked, then applied together; then unharmed characters find a new unit."""

    hits: tuple[tuple[int, bool], ...]  # (unit, by magic)
    checked: bool = False
    homeless: tuple[int, ...] = ()  # characters left unharmed by the loss of their unit

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        if not self.checked:
            self.checked = True
            self._check(s, battle)
        while self.homeless:
            character = self.homeless[0]
            units = battle.troops(s.owner(character))
            if units:
                options = [s.game.verbs.with_[u] for u in units]
                return Ask(s.owner(character), "change-unit", "DL-DEC-37", options, unit=character, hex=battle.hex)
            battle.join(character, ASIDE)
            self.homeless = self.homeless[1:]
        s.pop()
        return None

    def do_with(self, s: DemonlordState, seat: int, unit: int) -> None:
        character, self.homeless = self.homeless[0], self.homeless[1:]
        battle_of(s).join(character, unit)
        s.emit("escorts", character=character, unit=unit)

    def _check(self, s: DemonlordState, battle: Board) -> None:
        """Every hit is one check; of several in a stage the worst counts (DL-ATK-15, DL-ATK-16)."""
        results: dict[int, int] = {}
        for unit, by_magic in self.hits:
            morale = blows.morale(s, battle, unit, by_magic=by_magic)
            results[unit] = max(results.get(unit, STANDS), check(s, morale, "DL-MOR-01"))
        for unit, result in results.items():
            if result == STANDS:
                s.emit("stands", unit=unit)
                continue
            self._fates(s, battle, unit)
            battle.drop_troop(unit, s.owner(unit))
            if result == ROUTS:
                rout(s, battle, unit)
            else:
                changes.kill(s, unit)

    def _fates(self, s: DemonlordState, battle: Board, unit: int) -> None:
        """Each character with a lost unit rolls for himself: killed, routs or unharmed (DL-CHB-07, DL-CHB-08)."""
        for character in battle.with_unit(unit):
            battle.drop_character(character)
            (die,) = s.roll(1, 6, "DL-CHB-07", needs=(AT_LEAST, FATE_ROUTS + 1), unit=character)
            if die <= FATE_KILLED:
                changes.kill(s, character)
            elif die == FATE_ROUTS:
                rout(s, battle, character)
            else:
                s.emit("unharmed", unit=character)
                self.homeless = (*self.homeless, character)


def rout(s: DemonlordState, battle: Board, unit: int) -> None:
    """The unit leaves the battle and waits until it is over (DL-MOR-07, DL-CHB-10)."""
    seat = s.owner(unit)
    battle.routed = seat_set(battle.routed, seat, (*battle.routed[seat], unit))
    s.emit("routs", unit=unit, hex=battle.hex)
