"""The heir of a player monarch (DR-A-HEI): the player stays in the game, the kingdom is confused, friends waver.

A kingdom in this Confusion stays its player's: what it may not do meanwhile is refused here. How long it lasts stands
in `s.regencies`, and the monarch's counter is out of the game until the heir appears.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import cards, changes, crowns, deployment, fallout, hooks, openings, refuge, status
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, Roll, attempt
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Regency, Siege
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, GONE, HOME, MERCENARY, NOBODY, POOL, REGULAR

HEIR: Final = "heir"


def regency(s: DivineRightState, seat: int) -> Regency | None:
    return next((one for one in s.regencies if one.seat == seat), None)


def confused(s: DivineRightState, seat: int) -> bool:
    found = regency(s, seat)
    return found is not None and found.until > 0


def _set(s: DivineRightState, new: Regency) -> None:
    s.regencies = (*(one for one in s.regencies if one.seat != new.seat), new)


def _over(s: DivineRightState, seat: int) -> None:
    s.regencies = tuple(one for one in s.regencies if one.seat != seat)


# -- the monarch is dead ----------------------------------------------------------------------------------------------


@hooks.SUCCESSION(option=HEIR)
def a_child_follows(s: DivineRightState, kingdom: int, seat: int) -> bool:
    """DR-A-HEI-01."""
    fallout.later(s, fallout.SUCCESSION, kingdom, seat)
    return True


@fallout.handles(fallout.SUCCESSION)
def succession(s: DivineRightState, kingdom: int, seat: int) -> None:
    if s.living(seat):
        s.emit("monarch-mourned", kingdom=kingdom, side=s.name(seat))
        s.push(Succession(seat))


def siege_of(s: DivineRightState, kingdom: int) -> Siege | None:
    """The first siege of a castle of a kingdom."""
    castles = [castle.index for castle in s.world.castles_of[kingdom]]
    return next((one for one in s.sieges if one.castle in castles), None)


@frame
class Succession(Stages, Procedure):
    """Confusion, unless a siege keeps it away (DR-A-HEI-05); allies and hirelings waver at once (-02, -03)."""

    seat: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("allies", "hirelings", "confusion", "settled")

    def allies(self, s: DivineRightState) -> Asked:
        own = [kingdom for kingdom in s.alliance(self.seat) if s.kingdoms[kingdom].status == ALLY]
        own = [kingdom for kingdom in own if not crowns.disputed(s, kingdom) and not openings.stays(s, kingdom)]
        if own:
            s.push(Wavering(self.seat, hex_set(own)))
        return None

    def hirelings(self, s: DivineRightState) -> Asked:
        if s.living(self.seat):
            pay_day(s, self.seat)
        return None

    def confusion(self, s: DivineRightState) -> Asked:
        if not s.living(self.seat):
            return None
        siege = siege_of(s, s.players[self.seat].kingdom)
        if siege is None:
            confuse(s, self.seat)
        else:
            _set(s, Regency(self.seat, besieger=siege.seat))
        return None

    def settled(self, s: DivineRightState) -> Asked:
        fallout.settle(s)
        return None


@frame
class Wavering(Procedure):
    """A roll for each ally as if it were neutral, with a card if the player likes; who is lost is neutral (DR-A-HEI-02,
    DR-DEC-17)."""

    seat: int
    left: int  # kingdoms
    kingdom: int = NOBODY  # whose turn it is

    def step(self, s: DivineRightState) -> Asked:
        self.left = hex_set(k for k in hexes_of(self.left) if s.kingdoms[k].seat == self.seat)
        verbs = s.game.verbs
        if self.kingdom == NOBODY:
            if not self.left or not s.living(self.seat):
                s.finish()
                fallout.settle(s)
                return None
            options = [verbs.activate[kingdom] for kingdom in hexes_of(self.left)]
            if len(options) > 1:
                return Ask(self.seat, "waver-next", "DR-A-HEI-02", options)
            self.do_activate(s, self.seat, options[0].target)
        held = cards.hand(s, self.seat)
        if not held:  # how many are held is open to all
            self._roll(s, NOBODY)
            return None
        ploys = [verbs.play[kind] for kind in dict.fromkeys(held) if not s.world.cards[kind].mercenary]
        options = [*ploys, verbs.none]
        return Ask(self.seat, "waver", "DR-A-HEI-02", options, default=verbs.none, put=True, kingdom=self.kingdom)

    def do_activate(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        self.kingdom = kingdom

    def do_play(self, s: DivineRightState, seat: int, kind: int) -> None:
        cards.discard(s, seat, kind)
        s.emit("plays", side=s.name(seat), card=kind, kingdom=self.kingdom)
        self._roll(s, kind)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        self._roll(s, NOBODY)

    def chance(self, s: DivineRightState, card: int) -> Roll:
        return attempt(s, self.seat, self.kingdom, ACTIVATE, card)

    def _roll(self, s: DivineRightState, card: int) -> None:
        kingdom, self.kingdom = self.kingdom, NOBODY
        self.left &= ~(1 << kingdom)
        roll = attempt(s, self.seat, kingdom, ACTIVATE, card)
        about: dict[str, Any] = {"side": s.name(self.seat), "kingdom": kingdom, "modifiers": roll.modifiers}
        (die,) = s.roll(1, 6, "DR-A-HEI-02", **about, needs=("at-least", roll.needs), wins=roll.wins)
        if not roll.wins(die):
            status.deactivate(s, kingdom)


def pay_day(s: DivineRightState, seat: int) -> None:
    """A die for each mercenary: odd they stay, even they are lost (DR-A-HEI-03). Who rules a kingdom wavers with it."""
    hired = [
        piece
        for piece in s.pieces_of(seat)
        if (s.world.pieces[piece].of == MERCENARY or special.for_hire(s, piece)) and status.realm(s, piece) < 0
    ]
    lost = []
    for piece in hired:
        (die,) = s.roll(1, 6, "DR-A-HEI-03", unit=piece)
        if die % 2 == 0:
            lost.append(piece)
    for piece in lost:
        for load in s.cargo(piece):
            if load not in lost:
                changes.disembark(s, load)
                fallout.later(s, fallout.DISPLACED, load, s.where[load])
    if lost:
        s.emit("leave-the-map", units=tuple(lost))
    for piece in lost:
        common = s.world.pieces[piece].of == MERCENARY
        changes.lift(s, piece, POOL if common else GONE)
        changes.command(s, piece, NOBODY)
        for let_go in () if common else hooks.LET_GO.of(s):
            let_go(s, piece)
    fallout.later(s, fallout.SIEGES)


# -- Confusion --------------------------------------------------------------------------------------------------------


def confuse(s: DivineRightState, seat: int) -> None:
    """For a die of turns; all regulars go home and stay on the map (DR-A-HEI-01, DR-A-HEI-06)."""
    kingdom = s.players[seat].kingdom
    (die,) = s.roll(1, 6, "DR-A-HEI-01", kingdom=kingdom)
    s.emit("confused", kingdom=kingdom, turn=s.turn + die)
    _set(s, Regency(seat, until=s.turn + die))
    status.leave(s, hex_set(unit for unit in s.world.regulars_of[kingdom] if s.where[unit] >= 0))
    for unit in s.world.regulars_of[kingdom]:
        if s.where[unit] == HOME:
            s.master[unit] = seat
    s.push(deployment.Deployment(kingdom, fresh=False))
    fallout.later(s, fallout.SIEGES)


def bound(s: DivineRightState, piece: int) -> bool:
    """Is it a regular of a kingdom in this Confusion?"""
    kingdom = s.kingdom_of(piece)
    seat = s.master[piece]
    if kingdom < 0 or seat < 0 or s.world.pieces[piece].of != REGULAR or kingdom != s.players[seat].kingdom:
        return False
    return confused(s, seat)


@hooks.MAY_MOVE(option=HEIR)
def stays_at_home(s: DivineRightState, piece: int) -> list[Reason]:
    return [Reason("DR-A-HEI-06", "kingdom-confused", kingdom=s.kingdom_of(piece))] if bound(s, piece) else []


@hooks.MAY_ATTACK(option=HEIR)
def attacks_nobody(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    return stays_at_home(s, unit)


@hooks.NO_BESIEGERS(option=HEIR)
def besieges_nobody(s: DivineRightState, seat: int) -> int:
    kingdom = s.players[seat].kingdom
    return hex_set(s.world.regulars_of[kingdom]) if kingdom >= 0 and confused(s, seat) else 0


@hooks.NO_MISSIONS(option=HEIR)
def wins_nobody(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """The ambassador does all else (DR-A-HEI-04)."""
    own = s.players[seat].kingdom
    return [Reason("DR-A-HEI-04", "kingdom-confused", kingdom=own)] if confused(s, seat) else []


@hooks.ABSENT(option=HEIR)
def mourning(s: DivineRightState, kingdom: int, hero: int) -> bool:
    """While a siege keeps Confusion away the units act as under a wounded monarch (DR-A-HEI-05)."""
    return any(s.players[one.seat].kingdom == kingdom and not one.until for one in s.regencies)


# -- besiegers and intruders ------------------------------------------------------------------------------------------


def camps_in(s: DivineRightState, seat: int, kingdom: int) -> bool:
    """Does a seat besiege a castle of a kingdom, or stand in one of its deployment spaces?"""
    castles = [castle.index for castle in s.world.castles_of[kingdom]]
    if any(one.castle in castles and one.seat == seat for one in s.sieges):
        return True
    homes = hex_set(home for unit in s.world.regulars_of[kingdom] if (home := s.world.pieces[unit].home) >= 0)
    return bool(s.held[seat] & (homes | s.world.homes[kingdom]))


@hooks.MOVES_CLOSED(option=HEIR)
def movement_closed(s: DivineRightState) -> None:
    """Has the besieger gone, have intruders (DR-A-HEI-05, DR-A-HEI-07)?"""
    for one in s.regencies:
        kingdom = s.players[one.seat].kingdom
        if one.until and one.seat != s.phasing and s.held[s.phasing] & s.game.lands[kingdom]:
            _set(s, one._replace(defied=True))
        elif not one.until and one.besieger == s.phasing:
            if camps_in(s, s.phasing, kingdom):
                _over(s, one.seat)
                s.push(Accession(one.seat))
            else:
                confuse(s, one.seat)


@hooks.PLAYER_OUT(option=HEIR)
def player_out(s: DivineRightState, seat: int) -> None:
    """With the player goes the heir; where a besieger is out the siege is over."""
    _over(s, seat)
    for one in s.regencies:
        if not one.until and one.besieger == seat:
            _set(s, one._replace(besieger=NOBODY))


@hooks.PLAYER_TURN_ENDS(option=HEIR)
def nobody_besieges(s: DivineRightState) -> None:
    for one in s.regencies:
        if not one.until and one.besieger == NOBODY:
            confuse(s, one.seat)


@hooks.EVENTS_OPEN(option=HEIR)
def called_early(s: DivineRightState) -> None:
    found = regency(s, s.phasing)
    if found is not None and found.until and found.defied:
        s.push(EarlyCall(s.phasing))


@frame
class EarlyCall(Procedure):
    """The heir may come before the time under intruders (DR-A-HEI-07, DR-DEC-21)."""

    seat: int

    def step(self, s: DivineRightState) -> Asked:
        verbs, kingdom = s.game.verbs, s.players[self.seat].kingdom
        return Ask(self.seat, "end-confusion", "DR-A-HEI-07", [verbs.yes, verbs.no], default=verbs.yes, kingdom=kingdom)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        _over(s, seat)
        s.push(Accession(seat))

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


# -- the heir appears -------------------------------------------------------------------------------------------------


@hooks.GAME_TURN_BEGINS(option=HEIR)
def time_is_up(s: DivineRightState) -> None:
    for one in reversed(s.regencies):
        if one.until and one.until < s.turn:
            _over(s, one.seat)
            s.push(Accession(one.seat))


def thrones(s: DivineRightState, seat: int, kingdom: int) -> list[int]:
    """Where an heir may appear: in the royal castle, even if it is besieged; if it is closed, in the nearest friendly
    castle or with the nearest units (DR-A-HEI-08)."""
    royal = s.world.royal_seats[kingdom]
    if not s.foes(seat) >> royal & 1:
        return [royal]
    there = (refuge.friends(s, seat) & s.world.land) or refuge.free_of_enemies(s, seat)
    return refuge.nearest(s, royal, there)


@frame
class Accession(Stages, Procedure):
    """A son or a daughter, says the player (DR-DEC-78)."""

    seat: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("child", "place", "settled")

    def _kingdom(self, s: DivineRightState) -> int:
        return s.players[self.seat].kingdom

    def child(self, s: DivineRightState) -> Asked:
        if not s.living(self.seat):
            s.finish()
            return None
        verbs = s.game.verbs
        return Ask(self.seat, "son-or-daughter", "DR-A-HEI-08", [verbs.king, verbs.queen], kingdom=self._kingdom(s))

    def do_king(self, s: DivineRightState, seat: int, target: int) -> None:
        self._born(s, queen=False)

    def do_queen(self, s: DivineRightState, seat: int, target: int) -> None:
        self._born(s, queen=True)

    def _born(self, s: DivineRightState, *, queen: bool) -> None:
        changes.kingdom(s, self._kingdom(s), queen=queen)
        self.go("place")

    def place(self, s: DivineRightState) -> Asked:
        spaces = thrones(s, self.seat, self._kingdom(s))
        if len(spaces) > 1:
            options = [s.game.verbs.place[space] for space in spaces]
            monarch = s.world.monarch_of[self._kingdom(s)]
            return Ask(self.seat, "hero-returns", "DR-A-HEI-08", options, hero=monarch)
        self.do_place(s, self.seat, spaces[0])
        return None

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        kingdom = self._kingdom(s)
        monarch = s.world.monarch_of[kingdom]
        s.where[monarch], s.master[monarch] = POOL, seat  # off the map, for `put`
        changes.put(s, monarch, space)
        crowns.succeeded(s, kingdom)
        s.emit("heir-appears", hero=monarch, kingdom=kingdom, to=space)
        fallout.later(s, fallout.SIEGES)
        self.go("settled")

    def settled(self, s: DivineRightState) -> Asked:
        fallout.settle(s)
        return None
