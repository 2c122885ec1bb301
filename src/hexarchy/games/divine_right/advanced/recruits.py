"""Green recruits (DR-A-GRN): emergency conscripts in place of eliminated units, and what they do to an army."""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, events, hooks
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import POOL, REGULAR, SHUCASSAM

LEAST, OF_SHUCASSAM = 3, 5


def pool(s: DivineRightState, kingdom: int) -> int:
    """How many conscripts a kingdom may raise in the whole game: one for each castle that stands (DR-A-GRN-01)."""
    castles = sum(castle.kingdom == kingdom and s.stands(castle.index) for castle in s.world.castles)
    return max(castles, OF_SHUCASSAM if kingdom == SHUCASSAM else LEAST)


@hooks.act
class Conscription(hooks.Act):
    """One in each of its player's Random Events Phases (DR-A-GRN-02, DR-DEC-22)."""

    VERB = "conscript"
    MOMENT = hooks.TURN_STARTS
    RULE = "DR-A-GRN-02"
    OPTION = "green_recruits"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if s.levies.raised:
            return []
        able = [kingdom for kingdom in s.alliance(seat) if s.levies.green[kingdom] < pool(s, kingdom)]
        return [s.game.verbs.conscript[unit] for unit in events.replaceable(s, able)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        """The marker lies from the first of them on (DR-A-GRN-03)."""
        kingdom, green = s.kingdom_of(target), [*s.levies.green]
        diluted = s.levies.diluted | (0 if green[kingdom] else 1 << kingdom)
        green[kingdom] += 1
        changes.levies(s, green=tuple(green), diluted=diluted, raised=True)
        s.emit("conscripted", kingdom=kingdom, unit=target)
        s.push(events.Return(1, 1 << kingdom, "DR-A-GRN-02", target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        kingdom = s.kingdom_of(target)
        if s.world.pieces[target].of != REGULAR or kingdom not in s.alliance(seat) or s.where[target] != POOL:
            return [Reason("DR-A-GRN-01", "nobody-to-replace", unit=target)]
        if s.levies.raised:
            return [Reason("DR-A-GRN-02", "conscripted-already")]
        if s.levies.green[kingdom] >= pool(s, kingdom):
            return [Reason("DR-A-GRN-05", "no-recruits-left", kingdom=kingdom)]
        return [Reason("DR-B-EVT-14", "home-is-closed", unit=target)]


@hooks.PLAYER_TURN_BEGINS(option="green_recruits")
def new_turn(s: DivineRightState) -> None:
    changes.levies(s, raised=False)


def suffering(s: DivineRightState, units: Iterable[int]) -> list[int]:
    """Kingdoms with recruits whose units are more than half of a force (DR-A-GRN-03)."""
    force = [*units]
    pieces = [s.world.pieces[unit] for unit in force]
    return [
        kingdom
        for kingdom in hexes_of(s.levies.diluted)
        if 2 * sum(piece.kingdom == kingdom and piece.of == REGULAR for piece in pieces) > len(force)
    ]


@hooks.COMBAT_MODIFIERS(option="green_recruits")
def unsteady(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    return [("DR-A-GRN-03", -1) for _ in suffering(s, clash.side(defending=defending))]


@hooks.DECIDED(option="green_recruits")
def seasoned(s: DivineRightState, clash: Clash, lost: tuple[int, int]) -> None:
    """A victory while they suffer it ends the penalty (DR-A-GRN-04)."""
    for defending, (own, theirs) in ((False, lost), (True, lost[::-1])):
        for kingdom in suffering(s, clash.side(defending=defending)) if theirs and not own else ():
            changes.levies(s, diluted=s.levies.diluted & ~(1 << kingdom))
            s.emit("seasoned", kingdom=kingdom)


@hooks.LEAVES_ALLIANCE(option="green_recruits")
def sent_home(s: DivineRightState, kingdom: int, seat: int) -> None:
    """So does its deactivation."""
    changes.levies(s, diluted=s.levies.diluted & ~(1 << kingdom))
