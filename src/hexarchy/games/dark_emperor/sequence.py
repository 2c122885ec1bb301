"""The sequence of play (DE-4): fourteen Game-Turns of two Player-Turns, each of four phases with their segments."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import (
    activation,
    conquest,
    diplomacy,
    elections,
    heroic,
    markers,
    mercenaries,
    victory,
)
from hexarchy.games.dark_emperor.combat.resolution import CombatResolution
from hexarchy.games.dark_emperor.combat.stacking import StackingJudgment
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.magic.combat_magic import CombatMagic
from hexarchy.games.dark_emperor.magic.diplomacy_magic import DiplomacyMagic
from hexarchy.games.dark_emperor.magic.movement_magic import MovementMagic
from hexarchy.games.dark_emperor.magic.undead import UndeadRecruitment
from hexarchy.games.dark_emperor.movement.attrition import AttritionSegment
from hexarchy.games.dark_emperor.movement.segment import MovementSegment
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.recruitment import Preference, Recruitment, Taxation
from hexarchy.games.dark_emperor.returns import Returns
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState, Half, Turn
from hexarchy.games.dark_emperor.vampires import VampireRecruitment
from hexarchy.games.dark_emperor.words import LAST_TURN


@frame
class PlayerTurn(Procedure):
    """The segments of a half, in order, with a quiet point between any two."""

    at: int = 0

    OUTLINE: ClassVar[tuple[type[Procedure], ...]] = ()
    SEGMENTS: ClassVar[tuple[str, ...]] = ()  # what each step of the outline is called
    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        if s.game.standing.carried_out(s):
            return None
        frames, at = s.frames, self.at
        for segment in self.OUTLINE[at:]:
            at += 1
            if segment.due(s):
                self.at = at
                opened = segment()
                frames.append(opened)
                asked = opened.step(s)
                if frames[-1] is not self or s.result is not None:  # else it is over already: most are
                    return asked
        s.pop()
        return None


# Movement, Combat and Diplomacy are the same for both (DE-4.B2).
REST: tuple[tuple[str, type[Procedure]], ...] = (
    ("movement-magic", MovementMagic),
    ("movement", mercenaries.LateArrivals),
    ("movement", MovementSegment),
    ("attrition", AttritionSegment),
    ("combat-magic", CombatMagic),
    ("combat", CombatResolution),
    ("undead", UndeadRecruitment),
    ("stacking", StackingJudgment),
    ("diplomacy-magic", DiplomacyMagic),
    ("diplomacy", diplomacy.DiplomacyResolution),
    ("diplomacy", markers.TurningUp),
    ("heroic", heroic.HeroicCombat),
    ("heroic", conquest.EndOfPlayerTurn),
)
NECROMANCERS: tuple[tuple[str, type[Procedure]], ...] = (
    ("recruitment", Returns),
    ("recruitment", Preference),
    ("vampires", VampireRecruitment),
    ("taxation", Taxation),
    ("recruitment", Recruitment),
    *REST,
)
KINGDOMS_: tuple[tuple[str, type[Procedure]], ...] = (
    ("recruitment", Preference),
    ("taxation", Taxation),
    ("recruitment", Recruitment),
    ("election", elections.ElectionSegment),
    *REST,
)


@frame
class NecromancersTurn(PlayerTurn):
    """DE-4.A."""

    OUTLINE: ClassVar[tuple[type[Procedure], ...]] = tuple(made for _, made in NECROMANCERS)
    SEGMENTS: ClassVar[tuple[str, ...]] = tuple(name for name, _ in NECROMANCERS)


@frame
class KingdomsTurn(PlayerTurn):
    """DE-4.B."""

    OUTLINE: ClassVar[tuple[type[Procedure], ...]] = tuple(made for _, made in KINGDOMS_)
    SEGMENTS: ClassVar[tuple[str, ...]] = tuple(name for name, _ in KINGDOMS_)


FRESH = Half()
HALVES = (NecromancersTurn, KingdomsTurn)
BEGIN, ENDED = 0, 1


@frame
class Campaign(Procedure):
    """Game-Turn after Game-Turn, the Necromancer first in each (DE-4a). It lies under everything else."""

    next: int = BEGIN
    opened: bool = False  # the Game-Turn has been opened

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        if self.next == ENDED:
            self._end_half(s)
            if s.result is not None:
                return None
        if s.phasing == 0 and not self.opened:
            self.opened = True
            open_turn(s)
            if s.frames[-1] is not self:
                return None
        self.next, self.opened = ENDED, False
        s.half = FRESH
        s.emit("player-turn", turn=s.turn_number, side=s.phasing)
        s.push(HALVES[s.phasing]())
        return None

    def _end_half(self, s: DarkEmperorState) -> None:
        """After the fourteenth turn the winner is determined (DE-4.5, DE-20.3a)."""
        self.next = BEGIN
        if s.clock + 1 == 2 * LAST_TURN:
            victory.final_count(s)
        else:
            s.set_clock(s.clock + 1)


def open_turn(s: DarkEmperorState) -> None:
    """The opening of a Game-Turn (DE-PROC-8): counts go back, rune hexes give strength, the Empire may wake."""
    s.turn = Turn(inspired=runes.inspired(s))
    s.deaths = tuple(entry for entry in s.deaths if entry[2] >= s.turn_number - 1)  # DE-14.22
    s.emit("turn-begins", turn=s.turn_number)
    wielder = s.bearer(s.world.STAFF)
    if wielder >= 0 and s.where[wielder] >= 0:
        settle(s, s.where[wielder])  # command of legions is taken each turn (DE-DEC-17)
    activation.wake_the_empire(s)
