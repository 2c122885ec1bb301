"""Set-up in the order of DR-B-SET-13: kingdoms drawn, King or Queen, Personalities, player forces, decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.core.together import Together
from hexarchy.games.divine_right import cards, changes, deployment, hooks, openings
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    GONE,
    HOME,
    KINGDOM_IDS,
    MAGICIANS,
    MERCENARY,
    NOBODY,
    PLAYER,
    POOL,
    REGULAR,
)


def lay_out(s: DivineRightState) -> None:
    """All counters in their boxes: kingdoms at home, mercenaries in the pool (DR-B-SET-11), what the level or an option
    does not bring out of the game (DR-B-SET-03)."""
    for number, piece in enumerate(s.world.pieces):
        s.master[number] = NOBODY
        if piece.kingdom != NOBODY and s.in_play(piece.kingdom):
            s.where[number] = HOME
        elif piece.of == MERCENARY:
            s.where[number] = POOL
        else:
            assert piece.of != REGULAR or piece.kingdom in MAGICIANS
            s.where[number] = GONE
    for lay in hooks.LAID_OUT.of(s):
        lay(s)
    s.restack()


@frame
class SetUp(Stages, Procedure):
    """DR-B-SET-13."""

    stage: int = 0
    placing: int = 0  # seats that have taken the field

    STAGES: ClassVar[tuple[str, ...]] = ("dawn", "kingdoms", "gender", "personalities", "forces")

    def dawn(self, s: DivineRightState) -> Asked:
        for begin in hooks.DAWN.of(s):
            begin(s)
        return None

    def kingdoms(self, s: DivineRightState) -> Asked:
        """Each player draws an identity card (DR-B-SET-05), if they have a kingdom at all, from those that are open to
        them."""
        open_ = [kingdom for kingdom in range(len(KINGDOM_IDS)) if s.in_play(kingdom)]
        open_ = [kingdom for kingdom in open_ if not openings.OUT_OF_THE_DRAW.any(s, kingdom)]
        for seat in openings.order_of_draw(s):
            cards_ = openings.open_to(s, seat, open_)
            if not cards_:
                continue
            (kingdom,) = s.draw(1, cards_, "DR-B-SET-05")
            open_.remove(kingdom)
            changes.player(s, seat, kingdom=kingdom)
            changes.kingdom(s, kingdom, status=PLAYER, seat=seat, won=True)
            s.emit("draws-kingdom", side=s.name(seat), kingdom=kingdom)
        for follow in openings.KINGDOMS_DRAWN.of(s):
            follow(s)
        return None

    def gender(self, s: DivineRightState) -> Asked:
        s.push(KingOrQueen())
        return None

    def personalities(self, s: DivineRightState) -> Asked:
        """One face down on each non-player monarch (DR-B-SET-07)."""
        for kingdom, record in enumerate(s.kingdoms):
            if record.status != PLAYER and s.in_play(kingdom) and kingdom not in MAGICIANS:
                cards.deal_personality(s, kingdom)
        return None

    def forces(self, s: DivineRightState) -> Asked:
        """Player forces take the field in the order of the seats (DR-B-SET-09)."""
        while self.placing < len(s.players) and s.players[self.placing].out:
            self.placing += 1
        if self.placing < len(s.players):
            kingdom = s.players[self.placing].kingdom
            self.placing += 1
            self.go("forces")
            if kingdom != NOBODY:
                s.push(deployment.Deployment(kingdom, fresh=False))
        return None

    def over(self, s: DivineRightState) -> None:
        s.finish()
        for follow in hooks.SET_UP.of(s):
            follow(s)


@frame
class KingOrQueen(Together):
    """Every player chooses at once (DR-B-SET-06); the Eaters and the Black Hand are neither."""

    def seats(self, s: DivineRightState) -> tuple[int, ...]:
        ruled = [(seat, player.kingdom) for seat, player in enumerate(s.players) if player.kingdom != NOBODY]
        return tuple(
            seat for seat, kingdom in ruled if kingdom not in MAGICIANS and openings.monarch_reigns(s, kingdom)
        )

    def choosing(self, s: DivineRightState, seat: int) -> Frame:
        return Gender(seat)

    def revealed(self, s: DivineRightState, results: Mapping[int, bool]) -> None:
        for seat, queen in results.items():
            changes.kingdom(s, s.players[seat].kingdom, queen=queen)
            s.emit("rules-as", side=s.name(seat), kingdom=s.players[seat].kingdom, queen=int(queen))


@frame
class Gender(Procedure):
    seat: int

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        return Ask(self.seat, "king-or-queen", "DR-B-SET-06", [verbs.king, verbs.queen])

    def do_king(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish(False)

    def do_queen(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish(True)
