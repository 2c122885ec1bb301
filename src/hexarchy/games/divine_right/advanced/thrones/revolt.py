"""Baronial revolts and the Rebel (DR-A-BRV, DR-A-REB): unrest behind the enemy's lines, and what comes of it.

A revolt simmers as a marker until its player lets it rise; then it is a band of militia with the Rebel among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, changes, events, fallout, hooks, openings, siege, status, victory
from hexarchy.games.divine_right.advanced import militia
from hexarchy.games.divine_right.combat.strength import Clash, rated
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Revolt
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, MERCENARY, NOBODY, POOL, SPECIAL

REVOLT: Final = "baronial_revolt"
HELP: Final = 12  # the event (DR-B-EVT-12)
REBEL: Final = "rebel"
LEAST: Final = 3  # militia (DR-A-BRV-03)
APPEASED: Final = 5  # and more (DR-A-BRV-06)
EXILE: Final = 2  # game turns (DR-A-REB-04)


def rebel(s: DivineRightState) -> int:
    return s.world.index[REBEL]


def in_band(s: DivineRightState, piece: int) -> bool:
    return bool(s.revolt.band >> piece & 1)


def lord(s: DivineRightState) -> int:
    """The seat the kingdom in revolt acts for."""
    return s.kingdoms[s.revolt.kingdom].seat


# -- unrest -----------------------------------------------------------------------------------------------------------


def seats_of_unrest(s: DivineRightState, seat: int) -> list[int]:
    """Kingdoms in which a seat could stir up a revolt: those that act for its enemies (DR-A-BRV-01, DR-A-BRV-08)."""
    return [k for k, record in enumerate(s.kingdoms) if record.seat not in (NOBODY, seat) and grounds(s, k)]


def grounds(s: DivineRightState, kingdom: int) -> list[int]:
    """Where the marker may lie: in any land space, of castles that stand only in empty ones that are not royal."""
    open_ = s.game.lands[kingdom] & s.world.land & ~s.world.isle & ~s.world.temple
    for castle in s.world.castles_of[kingdom]:
        if s.stands(castle.index) and (castle.royal or s.units(castle.space)):
            open_ &= ~(1 << castle.space)
    return [*hexes_of(open_)]


@hooks.EVENT(option=REVOLT)
def help_from_afar(s: DivineRightState, number: int) -> bool:
    """In place of an ally, or where none is to be had, a revolt; one at a time (DR-A-BRV-01, DR-A-BRV-07)."""
    if number != HELP or openings.NOT_HELPED.any(s, s.phasing):
        return False
    if s.revolt.kingdom != NOBODY or not seats_of_unrest(s, s.phasing):
        return False
    s.push(Incitement())
    return True


@frame
class Incitement(Procedure):
    """An ally, or a revolt, and where (DR-DEC-27)?"""

    kingdom: int = NOBODY

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        if self.kingdom != NOBODY:
            options = [verbs.place[space] for space in grounds(s, self.kingdom)]
            return Ask(s.phasing, "revolt-space", "DR-A-BRV-01", options, kingdom=self.kingdom)
        neutral = [k for k in victory.neutral_kingdoms(s) if not status.why_neutral(s, k)]
        options = [verbs.incite[kingdom] for kingdom in seats_of_unrest(s, s.phasing)]
        afar = [verbs.call_help] if neutral else []
        return Ask(s.phasing, "help-or-revolt", "DR-A-BRV-01", [*afar, *options])

    def do_call_help(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        events.help_from_afar(s)

    def do_incite(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        self.kingdom = kingdom

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        s.finish()
        s.revolt = Revolt(self.kingdom, seat, space, s.castle_in(space))
        s.emit("unrest", kingdom=self.kingdom, side=s.name(seat), hex=space)


@hooks.act
class Appease(hooks.Act):
    """The lord of the kingdom may quell unrest, without the ambassador (DR-A-BRV-06, DR-DEC-31)."""

    VERB = "appease"
    MOMENT = hooks.BESIDE_DIPLOMACY
    RULE = "DR-A-BRV-06"
    OPTION = REVOLT

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.appease]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, appeased=True)
        kingdom = s.revolt.kingdom
        if s.check(1, 6, self.RULE, ("at-least", APPEASED), side=s.name(seat), kingdom=kingdom):
            s.emit("revolt-ends", kingdom=kingdom)
            s.revolt = Revolt()
            fallout.later(s, fallout.SIEGES)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - APPEASED) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        simmers = s.revolt.kingdom != NOBODY and not s.revolt.risen and lord(s) == seat
        return [] if simmers and not s.half.appeased else [Reason(self.RULE, "no-unrest")]


# -- the rising -------------------------------------------------------------------------------------------------------


class Rise(hooks.Act):
    """At any moment of its player's turn (DR-A-BRV-03, DR-DEC-14)."""

    VERB = "rise"
    RULE = "DR-A-BRV-03"
    OPTION = REVOLT

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.rise]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Rising())

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.revolt.seat != seat or s.revolt.risen:
            return [Reason(self.RULE, "no-unrest")]
        return [] if militia.counters(s) else [Reason(self.RULE, "no-militia-left", kingdom=s.revolt.kingdom)]


def _offered_at(moment: str) -> None:
    hooks.act(type(f"Rise-{moment}", (Rise,), {"MOMENT": moment}))


_offered_at(hooks.TURN_STARTS)
_offered_at(hooks.BESIDE_DIPLOMACY)
_offered_at(hooks.BESIDE_BREAKOUTS)
_offered_at(hooks.AMONG_MOVES)
_offered_at(hooks.COMBAT_STARTS)
_offered_at(hooks.AMONG_ATTACKS)
_offered_at(hooks.COMBAT_ENDS)


def muster(s: DivineRightState, kingdom: int) -> int:
    """As many as castles that stand, three at least."""
    return max(sum(s.stands(castle.index) for castle in s.world.castles_of[kingdom]), LEAST)


@frame
class Rising(Stages, Procedure):
    """The band appears, and the Rebel with it; enemies are driven from the space (DR-A-BRV-03, DR-A-BRV-04)."""

    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("band", "clear", "settled")

    def band(self, s: DivineRightState) -> Asked:
        now = s.revolt
        s.emit("rising", kingdom=now.kingdom, side=s.name(now.seat), hex=now.space)
        units = militia.counters(s)[: muster(s, now.kingdom)]
        changes.revolt(s, risen=True, band=hex_set(units))
        for piece in (*units, rebel(s)):
            s.where[piece], s.master[piece] = POOL, now.seat
            changes.put(s, piece, now.space)
            s.emit("deploys", units=(piece,), to=now.space, kingdom=now.kingdom)
        for follow in hooks.ENTERED_PLAY.of(s):
            follow(s, rebel(s), now.space)
        return None

    def clear(self, s: DivineRightState) -> Asked:
        space, seat = s.revolt.space, s.revolt.seat
        for piece in s.stack(space):
            if s.master[piece] != seat and not (s.beyond | s.boats) >> piece & 1 and piece not in s.aboard:
                kind = fallout.ESCAPE if piece >= s.world.first_hero else fallout.DISPLACED
                fallout.later(s, kind, piece, space)
        changes.revolt(s, space=NOBODY)
        fallout.later(s, fallout.SIEGES)
        return None

    def settled(self, s: DivineRightState) -> Asked:
        fallout.settle(s)
        return None


# -- the band and its leader ------------------------------------------------------------------------------------------


@hooks.MOVE(option=REVOLT)
def moves(s: DivineRightState, piece: int) -> int | None:
    """As the regulars of the kingdom, the Rebel as its monarch (DR-A-REB-03)."""
    if in_band(s, piece):
        return s.world.kingdoms[s.revolt.kingdom].regular_move
    leads = piece == rebel(s) and s.revolt.kingdom != NOBODY
    return s.world.kingdoms[s.revolt.kingdom].monarch_move if leads else None


@hooks.NATIVE(option=REVOLT)
def at_home(s: DivineRightState, piece: int) -> int | None:
    own = in_band(s, piece) or piece == rebel(s)
    return s.revolt.kingdom if own and s.revolt.kingdom != NOBODY else None


@hooks.BONUSES(option=REVOLT)
def ground(s: DivineRightState, piece: int) -> int:
    kingdom = s.revolt.kingdom
    if kingdom == NOBODY or not (in_band(s, piece) or piece == rebel(s)):
        return 0
    model = s.world.monarch_of[kingdom] if piece == rebel(s) else s.world.regulars_of[kingdom][0]
    return s.world.pieces[model].bonuses


@hooks.LEADS(option=REVOLT)
def leads(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """The Rebel leads his band and mercenaries of every kind (DR-A-BRV-04)."""
    if hero != rebel(s):
        return None
    return in_band(s, unit) or s.world.pieces[unit].of in (MERCENARY, SPECIAL)


@hooks.COMBAT_MODIFIERS(option=REVOLT)
def untrained(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """As militia (DR-A-MIL-04)."""
    return [("DR-A-MIL-04", -1)] if not rated(s, clash.element) and _unled(s, clash, defending) else []


@hooks.FORCE_RATING(option=REVOLT)
def unskilled(s: DivineRightState, clash: Clash, defending: bool, rating: int) -> int:
    return max(rating, militia.UNSKILLED) if _unled(s, clash, defending) else rating


def _unled(s: DivineRightState, clash: Clash, defending: bool) -> bool:
    """Are rebels half or more of a force? Not where the Rebel is with them (DR-A-REB-02)."""
    force = clash.side(defending=defending)
    own = [unit for unit in force if in_band(s, unit)]
    led = all(s.where[unit] == s.where[rebel(s)] for unit in own)
    return bool(own) and 2 * len(own) >= len(force) and not led


@hooks.MARKETS(option=REVOLT)
def joined_by(s: DivineRightState, seat: int) -> int:
    """Mercenaries come to the Rebel unless he is besieged (DR-A-BRV-04)."""
    at = s.where[rebel(s)]
    return 1 << at if at >= 0 and s.master[rebel(s)] == seat and not s.besieged(at) and s.world.land >> at & 1 else 0


@hooks.CLOSED(option=REVOLT)
def bounds(s: DivineRightState, members: Sequence[int]) -> int:
    """The band stays in its kingdom and in wasteland (DR-A-BRV-05)."""
    if not any(in_band(s, piece) for piece in members):
        return 0
    found = 0
    for kingdom, land in enumerate(s.game.lands):
        found |= land if kingdom != s.revolt.kingdom else 0
    return found


@hooks.WHY_CLOSED(option=REVOLT)
def why_closed(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    out = bounds(s, members) >> space & 1
    return [Reason("DR-A-BRV-05", "rebels-stay-home", kingdom=s.revolt.kingdom)] if out else []


# -- its end ----------------------------------------------------------------------------------------------------------


def end(s: DivineRightState) -> None:
    """Marker, band and Rebel are gone."""
    now, chief = s.revolt, rebel(s)
    s.revolt = Revolt()
    s.emit("revolt-ends", kingdom=now.kingdom)
    for unit in hexes_of(now.band):
        changes.lift(s, unit, POOL)
        changes.command(s, unit, NOBODY)
    if s.master[chief] != NOBODY:
        s.prisoners = tuple(one for one in s.prisoners if one.hero != chief)
        s.track = tuple(entry for entry in s.track if entry[0] != chief)
        changes.lift(s, chief, GONE)
        changes.command(s, chief, NOBODY)
    fallout.later(s, fallout.SIEGES)


@hooks.LIFTED(option=REVOLT)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    """The last of the band is lost (DR-A-BRV-05); what happens in hand is finished first."""
    if in_band(s, piece):
        changes.revolt(s, band=s.revolt.band & ~(1 << piece))
        if not s.revolt.band:
            fallout.later(s, fallout.REVOLT_OVER)


@fallout.handles(fallout.REVOLT_OVER)
def over(s: DivineRightState) -> None:
    if s.revolt.risen and not s.revolt.band:
        end(s)


@hooks.GAME_TURN_ENDS(option=REVOLT)
def exile(s: DivineRightState) -> None:
    """The Rebel abroad at the end of two game turns on end (DR-A-REB-04, DR-A-BRV-05, DR-B-PHS-10)."""
    at = s.where[rebel(s)]
    if not s.revolt.risen or at < 0:
        return
    away = 0 if s.land_of[at] == s.revolt.kingdom else s.revolt.away + 1
    changes.revolt(s, away=away)
    if away >= EXILE:
        end(s)


@hooks.LEAVES_ALLIANCE(option=REVOLT)
def kingdom_leaves(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A revolt needs an enemy sovereign (DR-A-BRV-10)."""
    if s.revolt.kingdom == kingdom:
        end(s)


@hooks.JOINS_ALLIANCE(option=REVOLT)
def kingdom_joins(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    if s.revolt.kingdom == kingdom and s.revolt.seat == seat:
        end(s)


@hooks.PLAYER_OUT(option=REVOLT)
def player_out(s: DivineRightState, seat: int) -> None:
    if s.revolt.seat == seat:
        end(s)


# -- castles of rebels (DR-A-BRV-09) ----------------------------------------------------------------------------------


@hooks.PLUNDERED(option=REVOLT)
def plundered(s: DivineRightState, castle: int, seat: int) -> None:
    if castle == s.revolt.castle:
        changes.revolt(s, castle=NOBODY)


@hooks.RETAKEN(option=REVOLT)
def retaken(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> bool:
    """Their lord may spare a castle he takes back."""
    if castle != s.revolt.castle or lord(s) != seat:
        return False
    s.push(Retaking(castle, seat, tuple(units)))
    return True


@frame
class Retaking(Procedure):
    """Plunder it (DR-DEC-41)?"""

    castle: int
    seat: int
    units: tuple[int, ...]

    def step(self, s: DivineRightState) -> Asked:
        verbs, space = s.game.verbs, s.world.castles[self.castle].space
        options = [verbs.yes, verbs.no]
        return Ask(self.seat, "plunder-own", "DR-A-BRV-09", options, default=verbs.no, castle=self.castle, hex=space)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        siege.sack(s, self.castle, seat, self.units)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        space = s.world.castles[self.castle].space
        changes.revolt(s, castle=NOBODY)
        s.emit("castle-retaken", castle=self.castle, side=s.name(seat), hex=space)
        siege.overrun(s, space, seat)
        captives.hand_over(s, space, seat)
        fallout.later(s, fallout.SIEGES)
