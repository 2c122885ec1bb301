"""The satrap of the Storm-Riders (DR-A-SCW-01 to -07, -14, DR-A-REV-01 to -04, -13, -14, -16): his seat, his garrisons,
what he may have replaced, and his fall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import changes, crowns, events, hooks, openings, status, subjects
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.scenarios import vassals
from hexarchy.games.divine_right.scenarios.deploying import Deploying
from hexarchy.games.divine_right.scenarios.fights import in_combat
from hexarchy.games.divine_right.scenarios.roles import CIVIL_WAR, REVOLT
from hexarchy.games.divine_right.scenarios.storm_riders import lord, muster, riders
from hexarchy.games.divine_right.scenarios.vassals import EMPIRE
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, GONE, LEADER, NOBODY, PLAYER, POOL, SPECIAL, TROLLS, VASSAL

REPLACING: Final = {6: 2, 10: 1}  # events, and how many units they replace (DR-B-EVT-06, DR-B-EVT-10)
UNIT, CAPTAIN = 2, 5  # points for what is destroyed (DR-A-REV-14)
ENOUGH: Final = 4  # vassals that bring him strangers (DR-A-REV-13)

# -- set-up -----------------------------------------------------------------------------------------------------------


@openings.DRAWS_FROM(option=EMPIRE)
def seat_kingdom(s: DivineRightState, seat: int, kingdoms: Sequence[int]) -> Sequence[int]:
    """His seat is no Trolls' land (DR-A-SCW-02, DR-A-REV-01); the Invader has none."""
    if seat == s.venture.invader:
        return []
    return [k for k in kingdoms if k != TROLLS] if seat == lord(s) else kingdoms


@openings.UNCROWNED(option=EMPIRE)
def no_monarch(s: DivineRightState, kingdom: int) -> bool:
    return s.players[lord(s)].kingdom == kingdom


@crowns.SUBJECT(option=EMPIRE)
def has_a_liege(s: DivineRightState, kingdom: int) -> bool:
    """Vassals are no targets of coups, active or not (DR-A-COU-07)."""
    return vassals.is_vassal(s, kingdom)


@hooks.RULER(option=EMPIRE)
def rules(s: DivineRightState, kingdom: int) -> int | None:
    seat = lord(s)
    return riders(s.world).lord if seat != NOBODY and s.players[seat].kingdom == kingdom and s.living(seat) else None


@openings.KINGDOMS_DRAWN(option=EMPIRE)
def conquered(s: DivineRightState) -> None:
    """The people of his seat are gone, all others are vassals but those of players and of rebels (DR-A-SCW-02, -03)."""
    own, seat = riders(s.world), lord(s)
    home = s.players[seat].kingdom
    for piece in (*s.world.regulars_of[home], s.world.monarch_of[home]):
        if not s.is_fleet(piece):
            s.where[piece] = GONE
    muster(s, [own.lord], s.world.royal_seats[home], seat)
    others = [k for k, one in enumerate(s.kingdoms) if one.status != PLAYER and s.in_play(k)]
    lacking = vassals.REBEL_PLAYERS - len(vassals.minarians(s))
    for kingdom in s.draw(lacking, others, "DR-A-SCW-16") if lacking > 0 else ():
        others.remove(kingdom)
        vassals.revolts(s, kingdom)
    for kingdom in others:
        vassals.subject(s, kingdom, seat)


@hooks.SET_UP(option=EMPIRE)
def garrisons(s: DivineRightState) -> None:
    """A regular in each royal castle of a vassal, the rest as he likes; militia by the scenario."""
    own, seat = riders(s.world), lord(s)
    if not s.living(seat):
        return
    regulars = [*own.regulars]
    for kingdom in vassals.of(s, seat):
        royal = s.world.royal_seats[kingdom]
        if s.castle_in(royal) >= 0:
            muster(s, [regulars.pop()], royal, seat)
    if s.setting.scenario == CIVIL_WAR:
        militia = [*own.militia]
    else:
        number = sum(sum(s.roll(1, 6, "DR-A-REV-02", side=s.name(seat))) for _ in vassals.minarians(s))
        militia = [*own.militia[:number]]
    rest = (*own.captains, *regulars, *militia)
    muster(s, rest, s.world.royal_seats[s.players[seat].kingdom], seat)
    s.push(Garrisons(rest))


def castles(s: DivineRightState, seat: int) -> list[int]:
    """Those of his seat and his vassals."""
    return [space for space in s.friendly_castles(seat) if not s.foes(seat) >> space & 1]


@frame
class Garrisons(Deploying):
    """In his castles; those left over stay with him."""

    pieces: tuple[int, ...]

    def seat(self, s: DivineRightState) -> int:
        return lord(s)

    def rule(self, s: DivineRightState) -> str:
        return "DR-A-REV-01" if s.setting.scenario == REVOLT else "DR-A-SCW-03"

    def spaces(self, s: DivineRightState, piece: int) -> Sequence[int]:
        return castles(s, lord(s))


# -- pride (DR-A-SCW-07) ----------------------------------------------------------------------------------------------


@openings.FOLLOWS(option=CIVIL_WAR)
def pride(s: DivineRightState, hero: int, unit: int) -> bool | None:
    piece = s.world.pieces[hero]
    stranger = piece.of == SPECIAL and piece.kind == LEADER and not vassals.leaders(s, s.master[hero]) >> hero & 1
    return False if stranger and riders(s.world).veterans >> unit & 1 else None


@openings.NO_ADVICE(option=CIVIL_WAR)
def deaf(s: DivineRightState, space: int) -> list[Reason]:
    """Only militia of either side listens to Sir Mortnoir."""
    proud = riders(s.world).veterans | riders(s.world).leaders
    if s.venture.invader != NOBODY:
        proud |= vassals.soldiers(s, s.venture.invader) | vassals.leaders(s, s.venture.invader)
    there = space >= 0 and any(proud >> piece & 1 for piece in s.stack(space))
    return [Reason("DR-A-SCW-07", "storm-riders-are-deaf")] if there else []


# -- replacements (DR-A-SCW-05, DR-A-REV-02, DR-A-REV-03) -------------------------------------------------------------


def spare(s: DivineRightState) -> list[int]:
    return [unit for unit in riders(s.world).militia if s.where[unit] == POOL]


@hooks.REPLACED(option=EMPIRE)
def militia_again(s: DivineRightState) -> Mapping[int, int]:
    if s.phasing != lord(s):
        return {}
    return dict(zip(spare(s), castles(s, s.phasing), strict=False))


@hooks.EVENT(option=CIVIL_WAR)
def conscription(s: DivineRightState, number: int) -> bool:
    """All in militia, twice as many come (DR-A-SCW-05)."""
    if number not in REPLACING or s.phasing != lord(s) or not spare(s) or not castles(s, s.phasing):
        return False
    s.push(Conscription(number))
    return True


@frame
class Conscription(Procedure):
    number: int  # the event

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        options = [verbs.yes, verbs.no]
        return Ask(s.phasing, "conscription", "DR-A-SCW-05", options, number=2 * REPLACING[self.number])

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        s.push(Levy(min(2 * REPLACING[self.number], len(spare(s))), "DR-A-SCW-05"))

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        events.EVENTS[self.number](s)


@frame
class Levy(Procedure):
    """Militia in castles of his, one after the other."""

    left: int
    rule: str

    def step(self, s: DivineRightState) -> Asked:
        seat = lord(s)
        spaces = castles(s, seat) if s.living(seat) else []
        if self.left <= 0 or not spaces or not spare(s):
            s.finish()
            return None
        if len(spaces) == 1:
            self.do_place(s, seat, spaces[0])
            return None
        return Ask(seat, "more-militia", self.rule, [s.game.verbs.place[space] for space in spaces], number=self.left)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        unit = spare(s)[0]
        muster(s, [unit], space, seat)
        s.emit("deploys-there", unit=unit, to=space)
        self.left -= 1


@hooks.EVENTS_OPEN(option=REVOLT)
def emergency(s: DivineRightState) -> None:
    """A die of militia for each kingdom that has joined a rebel (DR-A-REV-02)."""
    if s.phasing != lord(s) or not s.venture.levies:
        return
    number = sum(sum(s.roll(1, 6, "DR-A-REV-02", side=s.name(s.phasing))) for _ in range(s.venture.levies))
    changes.venture(s, levies=0)
    s.push(Levy(min(number, len(spare(s))), "DR-A-REV-02"))


@hooks.EVENTS_OPEN(option=REVOLT)
def paid_strangers(s: DivineRightState) -> None:
    """Each even turn, while he holds his castle, be it plundered (DR-B-GEN-04), and four vassals (DR-A-REV-13)."""
    seat = lord(s)
    if s.phasing != seat or s.turn % 2 or len(vassals.of(s, seat)) < ENOUGH:
        return
    royal = s.world.castle_at.get(s.world.royal_seats[s.players[seat].kingdom])
    if royal is None or s.castle_owner(royal.index) != seat:
        return
    if s.stands(royal.index) or s.held[seat] >> royal.space & 1:
        special.draw(s, seat)


# -- points, and his fall (DR-A-REV-14, DR-A-REV-16, DR-A-SCW-14) -----------------------------------------------------


@hooks.SLAIN(option=REVOLT)
def fallen(s: DivineRightState, unit: int, seat: int) -> None:
    if riders(s.world).veterans >> unit & 1 and seat != lord(s) and in_combat(s):
        changes.score(s, seat, UNIT, "DR-A-REV-14")


@hooks.TAKEN(option=REVOLT)
def captains_fall(s: DivineRightState, piece: int, seat: int) -> None:
    if piece in riders(s.world).captains and seat != lord(s):
        changes.score(s, seat, CAPTAIN, "DR-A-REV-14")


@hooks.LENT(option=EMPIRE)
def falls(s: DivineRightState, seat: int) -> None:
    """The Invader is heir to what the satrap had, where there is one; else all are free."""
    if seat != lord(s):
        return
    heir = s.venture.invader if s.venture.invader != NOBODY and s.living(s.venture.invader) else NOBODY
    if heir != NOBODY:
        for piece in s.pieces_of(seat):
            if (riders(s.world).all >> piece & 1) and piece != riders(s.world).lord:
                changes.command(s, piece, heir)
    for kingdom in vassals.of(s, seat):
        deserted(s, kingdom, heir, "DR-A-SCW-14")


def deserted(s: DivineRightState, kingdom: int, heir: int, rule: str) -> None:
    """A vassal whose liege has fallen: even, another's; odd, or without another, free without modifiers."""
    even = False
    if heir != NOBODY:
        (die,) = s.roll(1, 6, rule, kingdom=kingdom, wins=lambda die: die % 2 == 0)
        even = die % 2 == 0
    if s.kingdoms[kingdom].status == ALLY:
        status.deactivate(s, kingdom)
    elif s.kingdoms[kingdom].status == VASSAL:
        subjects.release(s, kingdom)
    if even:
        vassals.subject(s, kingdom, heir)
