"""Great Captains (DR-B-HER-04, DR-B-HER-09): each is assigned to a kingdom of the alliance, and leads like its
monarch."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import changes, fallout, hooks
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

CAPTAIN = "great_captain"


def is_captain(s: DivineRightState, piece: int) -> bool:
    entry = s.world.special_of.get(piece)
    return entry is not None and entry.id == CAPTAIN


def serves(s: DivineRightState, captain: int) -> int:
    """The kingdom a captain is assigned to, or NOBODY."""
    return next((kingdom for who, kingdom in s.hirelings.captains if who == captain), NOBODY)


def seats(s: DivineRightState, seat: int) -> list[int]:
    """The kingdoms in whose royal castle a captain may enter."""
    open_ = s.strongholds(seat)
    return [kingdom for kingdom in s.alliance(seat) if s.world.royal_seats[kingdom] in open_]


def assign(s: DivineRightState, captain: int, kingdom: int) -> None:
    others = tuple(entry for entry in s.hirelings.captains if entry[0] != captain)
    changes.hirelings(s, captains=(*others, (captain, kingdom)))
    s.emit("assigned", leader=captain, kingdom=kingdom)


@hooks.ENTERED_PLAY()
def enters(s: DivineRightState, piece: int, space: int) -> None:
    """A captain belongs to the kingdom in whose royal castle they enter."""
    if not is_captain(s, piece):
        return
    own = [kingdom for kingdom in s.alliance(s.master[piece]) if s.world.royal_seats[kingdom] == space]
    if own:
        assign(s, piece, own[0])
    else:  # called to another place
        fallout.later(s, fallout.ASSIGN, piece)


@hooks.RESTING()
def lies_down(s: DivineRightState, piece: int, by: int) -> None:
    _forget(s, piece)


@hooks.LET_GO()
def let_go(s: DivineRightState, hero: int) -> None:
    _forget(s, hero)


def _forget(s: DivineRightState, piece: int) -> None:
    if serves(s, piece) != NOBODY:
        changes.hirelings(s, captains=tuple(entry for entry in s.hirelings.captains if entry[0] != piece))


# -- what they are like -----------------------------------------------------------------------------------------------


@hooks.MOVE()
def moves(s: DivineRightState, piece: int) -> int | None:
    """As the monarch of their kingdom."""
    kingdom = serves(s, piece)
    return s.world.kingdoms[kingdom].monarch_move if kingdom != NOBODY else None


@hooks.NATIVE()
def at_home(s: DivineRightState, piece: int) -> int | None:
    kingdom = serves(s, piece)
    return kingdom if kingdom != NOBODY else None


@hooks.BONUSES()
def ground(s: DivineRightState, piece: int) -> int:
    kingdom = serves(s, piece)
    return s.world.pieces[s.world.monarch_of[kingdom]].bonuses if kingdom != NOBODY else 0


@hooks.LEADS()
def leads(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """The regulars of their kingdom, and mercenaries."""
    if not is_captain(s, hero):
        return None
    return strength.hired(s, unit) or s.kingdom_of(unit) == serves(s, hero)


# -- another kingdom --------------------------------------------------------------------------------------------------


@hooks.LEAVES_ALLIANCE()
def kingdom_leaves(s: DivineRightState, kingdom: int, seat: int) -> None:
    """Captains stay, and are assigned to another kingdom (DR-B-HER-09)."""
    for captain, served in s.hirelings.captains:
        if served == kingdom:
            fallout.later(s, fallout.ASSIGN, captain)


@hooks.TURNED()
def turned(s: DivineRightState, hero: int, seat: int) -> None:
    if is_captain(s, hero):
        fallout.later(s, fallout.ASSIGN, hero)


@fallout.handles(fallout.ASSIGN)
def reassign(s: DivineRightState, captain: int) -> None:
    if s.master[captain] != NOBODY:
        s.push(Assignment(captain))


@frame
class Assignment(Procedure):
    """A captain's player names the kingdom (DR-DEC-77)."""

    captain: int

    def step(self, s: DivineRightState) -> Asked:
        seat = s.master[self.captain]
        kingdoms = s.alliance(seat) if seat != NOBODY and s.living(seat) else []
        if not kingdoms or serves(s, self.captain) in kingdoms:
            s.finish()
            return None
        options = [s.game.verbs.assign[kingdom] for kingdom in kingdoms]
        return Ask(seat, "assign", "DR-B-HER-09", options, leader=self.captain)

    def do_assign(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        assign(s, self.captain, kingdom)
        s.finish()
