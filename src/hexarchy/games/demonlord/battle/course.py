"""The course of a battle: terrain, deployment, rounds until one side is gone or withdraws (DL-BAT-07, DL-BAT-08)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonlord.battle import deployment, outcome, redeployment, stages, withdrawal
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other

# The stages of a battle after the choice of terrain; those of a round repeat.
OPENING: Final[tuple[type[Frame], ...]] = (
    deployment.Deployment,
    deployment.PlaceCharacters,
)
ROUND: Final[tuple[type[Frame], ...]] = (
    redeployment.BringUpReserves,  # a
    redeployment.RedeployAtStart,
    redeployment.RearrangeCharacters,
    stages.BattleMagic,  # b
    redeployment.Redeploy,
    stages.Missiles,  # c
    redeployment.Redeploy,
    stages.Melee,  # d
    withdrawal.OfferWithdrawal,  # e
)
# What the log calls the stages a) to e) (DL-BAT-07).
NAMES: Final[dict[type[Frame], str]] = {
    redeployment.BringUpReserves: "reserves",
    stages.BattleMagic: "battle-magic",
    stages.Missiles: "missiles",
    stages.Melee: "melee",
    withdrawal.OfferWithdrawal: "withdrawal",
}


@frame
class Battle(Board):
    """One battle, fought to its end in the step it belongs to (DL-BAT-06)."""

    STAGES: ClassVar[tuple[type[Frame], ...]] = (*OPENING, *ROUND)
    FREEZES_STACKS: ClassVar[bool] = True

    def step(self, s: DemonlordState) -> Asked:
        if not self.terrain:
            return self._choose_terrain(s)
        if self.over or not self._goes_on():
            s.pop()
            outcome.settle(s, self)
            return None
        if self.stage == len(self.STAGES):
            self.stage = len(OPENING)
        if self.stage == len(OPENING):
            self.round += 1
            s.emit("battle-round", hex=self.hex, round=self.round)
        next_ = self.STAGES[self.stage]
        self.stage += 1
        if next_ in NAMES:
            s.emit("battle-stage", hex=self.hex, round=self.round, stage=NAMES[next_])
        s.push(next_())
        return None

    def _goes_on(self) -> bool:
        """Looked at after every stage, when all its results are applied; reserves count (DL-EOB-01, DL-EOB-09)."""
        return bool(self.troops(0) and self.troops(1))

    def _choose_terrain(self, s: DemonlordState) -> Asked:
        if not any(self.waiting):
            self.begin(s)
        verbs, letters = s.game.verbs, s.world.terrain_letters
        options = [verbs.terrain[letters.index(letter)] for letter in self.terrains(s)]
        return Ask(other(s.phasing), "terrain", "DL-DEC-28", options, hex=self.hex)

    def terrains(self, s: DemonlordState) -> tuple[str, ...]:
        """DL-BAT-09, DL-BAT-10; with Ancients a defender picks mountain only for want of a choice (DL-NEU-11)."""
        offered = s.game.crossings.battle_terrains(self.hex, s.wet)
        ancients = any(s.world.units[u].home == "AN" for u in self.waiting[other(s.phasing)])
        if ancients and len(offered) > 1:
            offered = tuple(letter for letter in offered if letter != "M")
        return offered

    def why_terrain(self, s: DemonlordState, seat: int, terrain: int) -> list[Reason]:
        there = s.game.crossings.battle_terrains(self.hex, s.wet)
        rule = "DL-NEU-11" if s.world.terrain_letters[terrain] in there else "DL-BAT-10"
        return [Reason(rule, "no-such-ground", hex=self.hex)]

    def do_terrain(self, s: DemonlordState, seat: int, terrain: int) -> None:
        self.terrain = s.world.terrain_letters[terrain]
        s.emit("battle-terrain", hex=self.hex, terrain=s.world.terrain[self.terrain].id)
