"""Points and the end of the game (DR-B-VIC), and players who leave it (DR-B-CAP-04, -05, -10, -11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.results import Result
from hexarchy.core.together import Together
from hexarchy.games.divine_right import cards, changes, fallout, hooks, openings, status
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, GONE, MERCENARY, NEUTRAL, NOBODY, POOL

PLAYER_MONARCH: Final = 70  # killed or captured (DR-B-VIC-03)
ALLYS_MONARCH_KILLED: Final = 40
ALLYS_MONARCH_CAPTURED: Final = 30

# -- the end ----------------------------------------------------------------------------------------------------------


def last_monarch(s: DivineRightState) -> bool:
    """Ends the game where one player monarch is left, or none (DR-B-VIC-01, DR-B-VIC-07)."""
    left = s.in_game
    if len(left) > 1:
        return False
    last_points(s)
    rule = "DR-B-VIC-01" if left else "DR-B-VIC-07"
    s.end_ranked(Result(ranks(s, first=left[0] if left else NOBODY), points(s), rule))
    return True


def final_count(s: DivineRightState) -> None:
    """After the last turn the most points win; players who are out keep theirs (DR-B-VIC-01)."""
    last_points(s)
    s.end_ranked(Result(ranks(s), points(s), "DR-B-VIC-01"))


def last_turn(s: DivineRightState) -> int:
    """The game turn after which points are counted; 0: they never are (DR-B-SEQ-01)."""
    agreed: int = s.options["last_turn"]
    turn = hooks.LAST_TURN.first(s)
    return agreed if turn is None else turn


def last_points(s: DivineRightState) -> None:
    for end in hooks.GAME_ENDS.of(s):
        end(s)


def award(s: DivineRightState, seat: int, points: int, kingdom: int) -> None:
    """For a monarch killed or captured; what chapters add is scored at the same instant."""
    changes.score(s, seat, points, "DR-B-VIC-03", kingdom=kingdom)
    for change in hooks.MONARCH_AWARD.of(s):
        for rule, more in change(s, kingdom):
            changes.score(s, seat, more, rule, kingdom=kingdom)


def points(s: DivineRightState) -> tuple[int, ...]:
    return tuple(player.points for player in s.players)


def ranks(s: DivineRightState, first: int = NOBODY) -> tuple[int, ...]:
    """By points; `first` has won at once. Of those who tie for the first place the one with more unplundered castles of
    their own is ahead, and if those are equal too they share it (DR-B-GEN-12)."""
    for judge in openings.VERDICT.of(s):
        if (verdict := judge(s)) is not None:
            return verdict
    best = max((player.points for seat, player in enumerate(s.players) if seat != first), default=0)

    def standing(seat: int) -> tuple[bool, int, int]:
        total = s.players[seat].points
        return seat == first, total, own_castles(s, seat) if first == NOBODY and total == best else 0

    values = [standing(seat) for seat in range(len(s.players))]
    return tuple(1 + sum(other > value for other in values) for value in values)


def own_castles(s: DivineRightState, seat: int) -> int:
    """Unplundered castles of a player's own kingdom; who is out has none."""
    kingdom, out = s.players[seat].kingdom, s.players[seat].out
    castles = () if out or kingdom == NOBODY else s.world.castles_of[kingdom]
    return sum(s.stands(castle.index) and s.castle_owner(castle.index) == seat for castle in castles)


# -- out of the game --------------------------------------------------------------------------------------------------


@fallout.handles(fallout.OUT)
def eliminate(s: DivineRightState, seat: int) -> None:
    """A player is out (DR-B-CAP-04); the others may vote them back in (DR-B-CAP-05)."""
    if s.players[seat].out:
        return
    put_out(s, seat)
    fallout.later(s, fallout.LEFT)
    fallout.later(s, fallout.RECALL, seat)


@fallout.handles(fallout.LEFT)
def look_round(s: DivineRightState) -> None:
    """Who is left, when all who fell at the same instant are out (DR-B-VIC-07)?"""
    if not last_monarch(s) and openings.ENDS_NOW.any(s):
        final_count(s)


@fallout.handles(fallout.RECALL)
def recall(s: DivineRightState, seat: int) -> None:
    if s.result is None and may_return(s, seat):
        s.push(Votes(seat))


def resign(s: DivineRightState, seat: int) -> None:
    """A player gives up: out in the same way, nobody scores (DR-B-CAP-11), and they do not come back."""
    s.emit("resigned", side=s.name(seat), winner=None)
    monarch = openings.lord(s, seat)
    if monarch != NOBODY:
        changes.lift(s, monarch, GONE)
        changes.command(s, monarch, NOBODY)
        s.track = tuple(entry for entry in s.track if entry[0] != monarch)
    put_out(s, seat)
    fallout.later(s, fallout.LEFT)
    fallout.settle(s)


def put_out(s: DivineRightState, seat: int) -> None:
    """What they had goes where DR-B-CAP-10 says; they keep their points."""
    changes.player(s, seat, out=1 + sum(bool(player.out) for player in s.players))
    s.emit("out-of-the-game", side=s.name(seat))
    for give_back in hooks.LENT.of(s):
        give_back(s, seat)
    settle_estate(s, seat)
    for kingdom in s.alliance(seat):
        if kingdom == s.players[seat].kingdom:
            fallout.later(s, fallout.STATUS, kingdom, fallout.CONFUSION, seat)
        elif s.kingdoms[kingdom].status == ALLY:
            status.deactivate(s, kingdom)


def settle_estate(s: DivineRightState, seat: int) -> None:
    """DR-B-CAP-10: mercenaries to the pool, the hand discarded unseen, prisoners free, sieges ended."""
    for settle in hooks.PLAYER_OUT.of(s):
        settle(s, seat)
    for piece in s.pieces_of(seat):
        if s.world.pieces[piece].of == MERCENARY:
            changes.lift(s, piece, POOL)
            changes.command(s, piece, NOBODY)
    cards.discard_hand(s, seat)
    for prisoner in s.prisoners:
        if prisoner.captor == seat:
            fallout.later(s, fallout.FREED, prisoner.hero)
    for siege in s.sieges:
        if siege.seat == seat:
            changes.end_siege(s, siege)
    s.banishments = tuple(one for one in s.banishments if one.seat != seat)
    fallout.later(s, fallout.SIEGES)


# -- back into the game -----------------------------------------------------------------------------------------------


def may_return(s: DivineRightState, seat: int) -> bool:
    """At least two player monarchs are left, and a neutral kingdom (DR-B-CAP-05); and no part has ended with them."""
    return len(s.in_game) >= 2 and bool(neutral_kingdoms(s)) and not openings.NO_RETURN.any(s, seat)


def neutral_kingdoms(s: DivineRightState) -> list[int]:
    """Those in Confusion or forced peace are none (DR-B-CAP-05, DR-B-EVT-12)."""
    return [k for k, kingdom in enumerate(s.kingdoms) if kingdom.status == NEUTRAL and s.in_play(k)]


@frame
class Votes(Together):
    """All others say at once whether an eliminated player may come back; one refusal ends it (DR-B-CAP-05)."""

    seat: int

    def choosing(self, s: DivineRightState, seat: int) -> Frame:
        return Vote(seat, self.seat)

    def revealed(self, s: DivineRightState, results: Mapping[int, bool]) -> None:
        agreed = all(results.values())
        s.emit("votes", side=s.name(self.seat), agreed=int(agreed))
        if agreed:
            s.returning = (*s.returning, self.seat)


@frame
class Vote(Procedure):
    """One player's voice."""

    seat: int
    about: int

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        return Ask(self.seat, "may-return", "DR-B-CAP-05", [verbs.yes, verbs.no], side=s.name(self.about))

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish(True)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish(False)
