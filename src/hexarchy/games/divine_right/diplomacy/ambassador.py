"""What an ambassador may do, and why not (DR-B-DIP-02 to -30)."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import fate, hooks, openings, status
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, may_deactivate
from hexarchy.games.divine_right.records import Banishment
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, CONFUSED, NEUTRAL, NOBODY, PEACE, PLAYER, SEATS, VASSAL


def home(s: DivineRightState, seat: int) -> int:
    """Where an ambassador is when they do nothing: in the royal castle; with their monarch where it is besieged or in
    enemy hands; else off the map, NOBODY (DR-B-DIP-03)."""
    royal = openings.court(s, seat)
    if royal == NOBODY or not s.living(seat) or s.players[seat].idle:
        return NOBODY
    if not s.besieged(royal) and not s.foes(seat) >> royal & 1 and not s.shut_to(seat, royal):
        return royal
    return max(s.where[openings.lord(s, seat)], NOBODY)


def meeting(s: DivineRightState, kingdom: int) -> int:
    """Where a monarch is met: an ally's wherever they are, in prison too; a neutral one, or the council of one who is
    out of reach, in the royal castle, of the Trolls at the Face (DR-B-DIP-03, DR-B-DIP-08, DR-B-DIP-29)."""
    monarch = status.ruler(s, kingdom)
    prison = next((one.space for one in s.prisoners if one.hero == monarch), NOBODY)
    if prison >= 0:
        return prison
    return s.world.royal_seats[kingdom] if absent(s, kingdom, monarch) else s.where[monarch]


def absent(s: DivineRightState, kingdom: int, monarch: int) -> bool:
    """Is a monarch who is nobody's prisoner out of reach: off the map, a castaway or asleep (DR-B-DIP-29)?"""
    return s.where[monarch] < 0 or fate.castaway(s, monarch) or hooks.ABSENT.any(s, kingdom, monarch)


def functions(s: DivineRightState, seat: int) -> list[Action]:
    """All an ambassador could do now, in the order of the rule (DR-B-DIP-02)."""
    verbs, own = s.game.verbs, s.players[seat]
    out = {one.kingdom for one in s.banishments if one.seat == seat and one.until >= s.turn and not one.envoy}
    neutral, allies = [], []
    for kingdom, record in enumerate(s.kingdoms):
        now = record.status
        if kingdom in out:
            continue
        if now in (NEUTRAL, VASSAL):
            neutral.append(kingdom)
        elif now == ALLY and record.seat != seat:
            allies.append(kingdom)
    asked = closed if _any_barred(s) else out_of_reach
    found = [verbs.activate[k] for k in neutral if not asked(s, seat, k, ACTIVATE)]
    found += [verbs.deactivate[k] for k in allies if not asked(s, seat, k, DEACTIVATE)]
    if not own.assassin:
        found += [verbs.assassinate[k] for k in allies if not safe_from_assassins(s, seat, k)]
    return found + [verbs.duel[SEATS.index(s.name(other))] for other in rivals(s, seat)]


def why_not(s: DivineRightState, seat: int, kingdom: int, function: int) -> list[Reason]:
    """The rules against an ambassador's work on a monarch."""
    return closed(s, seat, kingdom, function) or banished(s, seat, kingdom)


def closed(s: DivineRightState, seat: int, kingdom: int, function: int) -> list[Reason]:
    """The rules against anybody's work on a monarch, banishment aside."""
    if reasons := out_of_reach(s, seat, kingdom, function):
        return reasons
    if function == ACTIVATE:
        reasons = hooks.NO_MISSIONS.why(s, seat, kingdom) or status.why_neutral(s, kingdom)
    else:
        reasons = openings.stays(s, kingdom) or hooks.NO_MISSIONS.why(s, seat, kingdom)
    return reasons or hooks.COURT.why(s, seat, kingdom) or no_audience(s, seat, kingdom)


def _any_barred(s: DivineRightState) -> bool:
    """May more be against a seat's work on monarchs than what their kingdoms are? Most often nothing is."""
    said = hooks.STAYS_NEUTRAL.of(s) or openings.STAYS_ALLIED.of(s) or hooks.NO_MISSIONS.of(s) or hooks.COURT.of(s)
    return bool(said or s.prisoners)


def out_of_reach(s: DivineRightState, seat: int, kingdom: int, function: int) -> list[Reason]:
    """Why nobody works on a monarch because of what the kingdom and they are."""
    if not s.in_play(kingdom):
        return [Reason("DR-B-SET-03", "not-in-this-game", kingdom=kingdom)]
    record = s.kingdoms[kingdom]
    foreign = record.seat != seat
    if function == ACTIVATE:
        if record.status != NEUTRAL and not (record.status == VASSAL and foreign):
            return [_now(s, kingdom, Reason("DR-B-DIP-06", "not-neutral", kingdom=kingdom))]
        return []
    if record.status != ALLY or not foreign:
        return [_now(s, kingdom, Reason("DR-B-DIP-08", "not-an-enemys-ally", kingdom=kingdom))]
    if not may_deactivate(s, kingdom):
        return [Reason("DR-B-PER-115", "is-loyal", kingdom=kingdom)]
    return []


def _now(s: DivineRightState, kingdom: int, otherwise: Reason) -> Reason:
    """The reason that lies in what the kingdom is now."""
    now = s.kingdoms[kingdom].status
    if now == PLAYER:
        return Reason("DR-B-DIP-01", "is-a-players", kingdom=kingdom)
    if now == CONFUSED:
        return Reason("DR-B-ACT-04", "is-confused", kingdom=kingdom)
    return Reason("DR-B-ACT-08", "is-at-peace", kingdom=kingdom) if now == PEACE else otherwise


def banishments(s: DivineRightState) -> list[Banishment]:
    """Those that are not over (DR-B-DIP-17)."""
    return [one for one in s.banishments if one.until >= s.turn]


def banished(s: DivineRightState, seat: int, kingdom: int, *, envoy: bool = False) -> list[Reason]:
    """Is a seat's ambassador, or its Envoy, banished from a kingdom (DR-B-DIP-17)?"""
    if not s.banishments:
        return []
    found = [one for one in s.banishments if (one.seat, one.kingdom, one.envoy) == (seat, kingdom, envoy)]
    out = any(one.until >= s.turn for one in found)
    return [Reason("DR-B-DIP-17", "is-banished", kingdom=kingdom)] if out else []


def no_audience(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """A prisoner is reached by the jailer alone (DR-B-GEN-11, DR-B-DIP-30)."""
    if not s.prisoners:
        return []
    monarch = status.ruler(s, kingdom)
    if any(one.hero == monarch and one.captor != seat for one in s.prisoners):
        return [Reason("DR-B-GEN-11", "is-captive", kingdom=kingdom)]
    return []


def why_not_assassinate(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    return safe_from_assassins(s, seat, kingdom) or banished(s, seat, kingdom)


def safe_from_assassins(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """Once a game, on the monarch of an enemy's ally, who must be there himself (DR-B-DIP-13, DR-B-DIP-29)."""
    record = s.kingdoms[kingdom]
    if reasons := openings.no_function(s, seat, "assassinate"):
        return reasons
    if record.status == PLAYER:
        return [Reason("DR-B-DIP-01", "is-a-players", kingdom=kingdom)]
    if s.players[seat].assassin:
        return [Reason("DR-B-DIP-13", "assassination-spent")]
    if record.status != ALLY or record.seat == seat:
        return [Reason("DR-B-DIP-13", "not-an-enemys-ally", kingdom=kingdom)]
    monarch = status.ruler(s, kingdom)
    captive = any(one.hero == monarch for one in s.prisoners)
    if not captive and absent(s, kingdom, monarch):
        return [Reason("DR-B-DIP-29", "out-of-reach", kingdom=kingdom)]
    return no_audience(s, seat, kingdom)


def rivals(s: DivineRightState, seat: int) -> list[int]:
    """The seats whose ambassadors a seat's may fight (DR-B-DIP-15, DR-B-DIP-16)."""
    if openings.no_function(s, seat, "duel"):
        return []
    fought = s.players[seat].duels | 1 << seat
    return [other for other, one in enumerate(s.players) if not (fought >> other & 1 or one.out or one.idle)]


def why_not_duel(s: DivineRightState, seat: int, other: int) -> list[Reason]:
    """With an ambassador who is alive."""
    reasons = no_duel(s, seat, other)
    if not reasons and s.players[s.setting.seats.index(SEATS[other])].idle:
        return [Reason("DR-B-DIP-16", "no-ambassador", side=SEATS[other], banners=s.game.banners(s))]
    return reasons


def no_duel(s: DivineRightState, seat: int, other: int) -> list[Reason]:
    """Once between each pair of players (DR-B-DIP-15)."""
    if reasons := openings.no_function(s, seat, "duel"):
        return reasons
    name, seats = SEATS[other], s.setting.seats
    if name not in seats or (number := seats.index(name)) == seat or not s.living(number):
        return [Reason("DR-B-DIP-15", "no-such-duel", side=name, banners=s.game.banners(s))]
    if s.players[seat].duels >> number & 1:
        return [Reason("DR-B-DIP-15", "duel-fought", side=name, banners=s.game.banners(s))]
    return []
