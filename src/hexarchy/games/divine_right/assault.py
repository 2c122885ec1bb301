"""The Siege Phase (DR-B-PHS-01, DR-B-SIE-07 to -11): breakouts, then siege attacks one by one, and who advances."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, stacking, status
from hexarchy.games.divine_right.combat.breakout import BreakOut, breakouts
from hexarchy.games.divine_right.combat.elements import may_cross
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.movement.party import intrudes, paranoid
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.siege import NEEDED, assailants, besiegers, siege_roll, take, why_not_assault
from hexarchy.games.divine_right.state import DivineRightState


@frame
class SiegePhase(Stages, hooks.OpenToActs):
    """First breakouts, then siege attacks in the order the player likes (DR-B-PHS-01)."""

    NAME: ClassVar[str] = "divine_right.siege:SiegePhase"

    stage: int = 0
    made: int = 0  # castles attacked
    seen_to: int = 0  # what comes before siege attacks

    STAGES: ClassVar[tuple[str, ...]] = ("open", "breakouts", "before", "attacks", "settled")

    @hooks.only_for(hooks.SIEGES_OPEN)
    def open(self, s: DivineRightState) -> Asked:
        for begin in hooks.SIEGES_OPEN.of(s):
            begin(s)
        settle(s)
        return None

    def breakouts(self, s: DivineRightState) -> Asked:
        """Out of besieged castles (DR-B-SIE-14, DR-DEC-37)."""
        options: list[Action] = [s.game.verbs.break_out[space] for space in breakouts(s, s.phasing)]
        options += hooks.act_options(s, hooks.BESIDE_BREAKOUTS)
        return Ask(s.phasing, "break-out", "DR-B-SIE-14", [*options, s.game.verbs.done]) if options else None

    def do_break_out(self, s: DivineRightState, seat: int, space: int) -> None:
        s.push(BreakOut(space))

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.stage += 1

    @hooks.only_for(hooks.BEFORE_ASSAULTS)
    def before(self, s: DivineRightState) -> Asked:
        pending = hooks.BEFORE_ASSAULTS.of(s)
        if self.seen_to < len(pending):
            self.seen_to += 1
            self.go("before")
            pending[self.seen_to - 1](s)
        return None

    def attacks(self, s: DivineRightState) -> Asked:
        """Sieges that were in force when the phase began (DR-B-SIE-07, DR-DEC-40)."""
        options: list[Action] = [s.game.verbs.assault[s.world.castles[castle].space] for castle in self._open(s)]
        return Ask(s.phasing, "assault", "DR-B-SIE-07", [*options, s.game.verbs.done]) if options else None

    def _open(self, s: DivineRightState) -> list[int]:
        return [
            siege.castle
            for siege in s.sieges
            if siege.seat == s.phasing
            and not siege.fresh
            and not self.made >> siege.castle & 1
            and assailants(s, siege.castle, s.phasing)
            and not why_not_assault(s, siege.castle, s.phasing)
        ]

    def do_assault(self, s: DivineRightState, seat: int, space: int) -> None:
        castle = s.castle_in(space)
        self.made |= 1 << castle
        s.push(Assault(castle))

    def why_assault(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        siege = s.besieges(seat, s.castle_in(space))
        if siege is None:
            return [Reason("DR-B-SIE-07", "no-siege-of-yours", hex=space)]
        if siege.fresh:
            return [Reason("DR-B-SIE-07", "declared-this-turn", hex=space)]
        if not assailants(s, siege.castle, seat):
            return [Reason("DR-B-EVT-05", "omens-forbid", kingdom=s.half.omen)]
        return why_not_assault(s, siege.castle, seat)

    def settled(self, s: DivineRightState) -> Asked:
        if s.half.retreated:  # from a breakout: in the Combat Phase they may retreat again (DR-B-RET-04)
            changes.half(s, retreated=0)
        settle(s)
        return None


@frame
class Assault(Stages, Procedure):
    """One siege attack (DR-B-SIE-07 to -11)."""

    NAME: ClassVar[str] = "divine_right.siege:Assault"

    castle: int
    units: int = 0  # the besiegers who attack
    others: int = 0  # those who may not, under an omen
    fallen: bool = False
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("die", "settled", "advance", "settled_again")

    def die(self, s: DivineRightState) -> Asked:
        printed = s.world.castles[self.castle]
        roll = siege_roll(s, self.castle, s.phasing)
        self.units = hex_set(assailants(s, self.castle, s.phasing))
        self.others = hex_set(besiegers(s, self.castle, s.phasing)) & ~self.units
        changes.half(s, sieging=s.half.sieging | self.units)  # DR-B-SIE-11
        (die,) = s.roll(
            1,
            6,
            "DR-B-SIE-07",
            castle=self.castle,
            hex=printed.space,
            side=s.name(s.phasing),
            modifiers=roll.modifiers,
            needs=("at-least", NEEDED),
            wins=roll.wins,
        )
        if roll.wins(die):
            self.fallen = True
            take(s, self.castle, s.phasing, [*hexes_of(self.units)])
        else:
            s.emit("siege-goes-on", castle=self.castle, hex=printed.space)
        return None

    def settled(self, s: DivineRightState) -> Asked:
        settle(s)
        return None

    def advance(self, s: DivineRightState) -> Asked:
        """Any besiegers may go in, and heroes with them (DR-B-SIE-10, DR-B-HER-07, DR-DEC-41)."""
        space = s.world.castles[self.castle].space
        if not self.fallen or s.foes(s.phasing) >> space & 1:
            return None
        around = s.world.field.around[space]
        ready = [
            unit
            for unit in hexes_of((self.units | self.others) & ~s.half.leaving)
            if s.where[unit] >= 0
            and around >> s.where[unit] & 1
            and unit not in s.aboard
            and may_cross(s, unit, s.where[unit], space)
            and stacking.fits(s, [unit], space)
            and not paranoid(s, [unit], space)
        ]
        if s.held[s.phasing] >> space & 1:
            ready += [
                hero
                for hero in self._heroes(s)
                if may_cross(s, hero, s.where[hero], space)
                and stacking.fits(s, [hero], space)
                and not paranoid(s, [hero], space)
            ]
        if not ready:
            return None
        options = [*(s.game.verbs.advance[unit] for unit in ready), s.game.verbs.done]
        return Ask(s.phasing, "advance", "DR-B-SIE-10", options, hex=space)

    def _heroes(self, s: DivineRightState) -> list[int]:
        """The besieger's heroes around the castle, and not aboard."""
        near = hexes_of(s.world.field.around[s.world.castles[self.castle].space])
        found = [hero for space in near for hero in s.heroes(space) if s.master[hero] == s.phasing]
        return [hero for hero in found if hero not in s.aboard and not (s.half.leaving | s.boats) >> hero & 1]

    def do_advance(self, s: DivineRightState, seat: int, piece: int) -> None:
        space, before = s.world.castles[self.castle].space, s.where[piece]
        s.emit("advances", unit=piece, **{"from": before}, to=space)
        changes.shift(s, piece, space)
        kingdom = s.neutral_land(space)
        if kingdom >= 0 and intrudes(s, [piece], kingdom, before):
            status.violate(s, seat, kingdom)

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.go("settled_again")

    def settled_again(self, s: DivineRightState) -> Asked:
        fallout.later(s, fallout.SIEGES)
        settle(s)
        return None
