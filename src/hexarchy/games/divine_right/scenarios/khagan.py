"""The Great Khagan (DR-A-KHA): his host and its ways, what he does not know of Minaria, and how the war ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.frames import frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, changes, hooks, openings, victory
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.mercenaries import barbarians, captains, special
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, NORTHERN, OGRES
from hexarchy.games.divine_right.mercenaries.named import ENGINEER
from hexarchy.games.divine_right.scenarios.deploying import Deploying, camps, host
from hexarchy.games.divine_right.scenarios.fights import engaged, in_combat
from hexarchy.games.divine_right.scenarios.roles import KHAGAN
from hexarchy.games.divine_right.scenarios.storm_riders import lord, muster, riders
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALLY,
    KINGDOM_IDS,
    LEADER,
    NOBODY,
    ON_LAND,
    PLAYER,
    PRISON,
    SPECIAL,
    TRIBE_NAMES,
    TRIBES,
    ZORN,
)

ENGINEERS: Final = 2
CAMPS: Final = 5  # spaces of the east edge (DR-A-KHA-01)
NEAR: Final = 10  # spaces from which the Horsemen feel his eye on them (DR-A-KHA-04)
KNOWN: Final = 8  # the game turn from which they know the holy places (DR-A-KHA-10)
DEMANDS: Final = 2  # royal castles he must have plundered (DR-A-KHA-15)
CAPTAIN, REGULAR, TRAITOR = 20, 3, 20  # points against him (DR-A-KHA-13, DR-A-KHA-24)
CLASS_C: Final = 2
HELP: Final = 12  # the event (DR-B-EVT-12)
FUNCTIONS: Final = frozenset(
    ("activate", "deactivate", "assassinate", "duel", "usurp", "coup", "draw-stranger", "visit", "dispel")
)
SEAFARERS: Final = tuple(KINGDOM_IDS.index(name) for name in ("rombune", "mivior"))
KANG: Final = "kang"
ALTARR: Final = KINGDOM_IDS.index("immer")

# -- set-up (DR-A-KHA-01, -09) ----------------------------------------------------------------------------------------


@openings.DRAWS_FROM(option=KHAGAN)
def no_kingdom(s: DivineRightState, seat: int, kingdoms: Sequence[int]) -> Sequence[int]:
    """He has none (DR-A-KHA-27)."""
    return [] if seat == lord(s) else kingdoms


def east_edge(s: DivineRightState) -> list[int]:
    """Land of no kingdom on the east edge of the map."""
    rows: dict[str, int] = {}
    for space, name in enumerate(s.world.grid.ids):
        rows[name[2:]] = max(rows.get(name[2:], -1), space, key=lambda one: s.world.grid.ids[one] if one >= 0 else "")
    return [space for space in sorted(rows.values()) if s.world.land >> space & 1 and s.land_of[space] == NOBODY]


@openings.KINGDOMS_DRAWN(option=KHAGAN)
def at_the_gates(s: DivineRightState) -> None:
    """The whole host in one space, from which its player spreads it; and who has murdered the envoys is drawn."""
    own, seat = riders(s.world), lord(s)
    engineers = [n for n in special.in_randomizer(s) if s.world.special_of[n].id == ENGINEER][:ENGINEERS]
    muster(s, (*own.regulars, *own.captains, own.lord, *engineers), east_edge(s)[0], seat)
    (guilty,) = s.draw(1, [k for k in range(len(KINGDOM_IDS)) if s.in_play(k)], "DR-A-KHA-09")
    changes.venture(s, guilty=guilty)
    s.emit("murderer-of-envoys", kingdom=guilty)


@hooks.SET_UP(option=KHAGAN)
def spread(s: DivineRightState) -> None:
    own = riders(s.world)
    s.push(Camps((own.lord, *own.captains, *own.regulars)))


@frame
class Camps(Deploying):
    """The Khagan first, and all with him; then any of the others elsewhere, in five spaces at most."""

    pieces: tuple[int, ...]

    def seat(self, s: DivineRightState) -> int:
        return lord(s)

    def rule(self, s: DivineRightState) -> str:
        return "DR-A-KHA-01"

    def spaces(self, s: DivineRightState, piece: int) -> Sequence[int]:
        return east_edge(s) if self.must(s, piece) else camps(s, lord(s), east_edge(s), CAMPS)

    def must(self, s: DivineRightState, piece: int) -> bool:
        return piece == riders(s.world).lord

    def with_it(self, s: DivineRightState, piece: int) -> Sequence[int]:
        return host(s, lord(s)) if self.must(s, piece) else (piece,)


# -- quality (DR-A-KHA-03, -07, -08, -11, -22) ------------------------------------------------------------------------


@hooks.LEADERSHIP(option=KHAGAN)
def inspires(s: DivineRightState, hero: int, fleets: bool) -> hooks.Modifier | None:
    """On land alone (DR-A-KHA-22)."""
    return ("DR-A-KHA-03", 1) if hero == riders(s.world).lord and not fleets else None


@hooks.COMBAT_MODIFIERS(option=KHAGAN)
def veterans(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    force = clash.side(defending=defending)
    own = sum(riders(s.world).veterans >> unit & 1 for unit in force)
    return [("DR-A-KHA-03", 1)] if clash.element == ON_LAND and own and 2 * own >= len(force) else []


@openings.RATED_AGAIN(option=KHAGAN)
def no_fools(s: DivineRightState, hero: int, rating: int) -> bool:
    """He does not suffer them among his captains."""
    return hero in riders(s.world).captains and rating > CLASS_C


@openings.FOLLOWS(option=KHAGAN)
def pride(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """His veterans follow no stranger (DR-A-KHA-07)."""
    piece = s.world.pieces[hero]
    stranger = piece.of == SPECIAL and piece.kind == LEADER
    return False if stranger and riders(s.world).veterans >> unit & 1 else None


@hooks.PASSED_ON(option=KHAGAN)
def no_other_captains(s: DivineRightState, piece: int, seat: int) -> int:
    return NOBODY if seat == lord(s) and captains.is_captain(s, piece) else seat


@openings.NO_ADVICE(option=KHAGAN)
def deaf_to_him(s: DivineRightState, space: int) -> list[Reason]:
    """DR-A-KHA-08."""
    proud = riders(s.world).veterans | riders(s.world).leaders
    there = space >= 0 and any(proud >> piece & 1 for piece in s.stack(space))
    return [Reason("DR-A-KHA-08", "storm-riders-are-deaf")] if there else []


@openings.NO_SEEKER(option=KHAGAN)
def no_seekers(s: DivineRightState, piece: int) -> list[Reason]:
    """DR-A-KHA-11."""
    veteran = riders(s.world).veterans >> piece & 1
    return [Reason("DR-A-KHA-11", "no-seeker", unit=piece)] if veteran else []


# -- what he does not know yet (DR-A-KHA-05, -06, -10) ----------------------------------------------------------------


def royal_castles(s: DivineRightState) -> int:
    """How many he has plundered."""
    return sum(s.world.castles[castle].royal for castle in hexes_of(s.venture.sacked))


def ignorant(s: DivineRightState, seat: int) -> bool:
    """Is it the Khagan, before his first royal castle?"""
    return seat == lord(s) and not royal_castles(s)


@hooks.PLUNDERED(option=KHAGAN)
def sacked(s: DivineRightState, castle: int, seat: int) -> None:
    if seat == lord(s) and castle < s.world.first_fort:
        changes.venture(s, sacked=s.venture.sacked | 1 << castle)
        own = s.world.castles_of[s.venture.guilty] if s.venture.guilty != NOBODY else ()
        if own and all(s.venture.sacked >> one.index & 1 for one in own):
            avenge(s)


openings.NO_CARDS(option=KHAGAN)(ignorant)
hooks.NO_HIRING(option=KHAGAN)(ignorant)


@hooks.NO_STRANGERS(option=KHAGAN)
def unknown_to_strangers(s: DivineRightState, seat: int) -> list[Reason]:
    return [Reason("DR-A-KHA-06", "royal-castle-first")] if ignorant(s, seat) else []


@hooks.NO_MISSIONS(option=KHAGAN)
def no_diplomacy(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    return [Reason("DR-A-KHA-05", "only-demands")] if seat == lord(s) else []


@openings.NO_FUNCTION(option=KHAGAN)
def only_demands(s: DivineRightState, seat: int, verb: str) -> list[Reason]:
    """His ambassador demands submission, recruits Barbarians, brings in strangers (DR-A-KHA-05)."""
    return [Reason("DR-A-KHA-05", "only-demands")] if seat == lord(s) and verb in FUNCTIONS else []


@openings.NO_ALTAR(option=KHAGAN)
def altars_unknown(s: DivineRightState, seat: int) -> list[Reason]:
    """DR-A-KHA-10."""
    return [Reason("DR-A-KHA-10", "not-known-yet", turn=KNOWN)] if seat == lord(s) and s.turn < KNOWN else []


@openings.NO_PRAYER(option=KHAGAN)
@hooks.MAY_ASK_GODS(option=KHAGAN)
def gods_unknown(s: DivineRightState, hero: int) -> list[Reason]:
    return altars_unknown(s, s.master[hero])


@openings.NOT_HELPED(option=KHAGAN)
def relies_on_himself(s: DivineRightState, seat: int) -> bool:
    """DR-A-KHA-23."""
    return seat == lord(s)


@hooks.EVENT(option=KHAGAN)
def no_help(s: DivineRightState, number: int) -> bool:
    return number == HELP and relies_on_himself(s, s.phasing)


# -- Horsemen (DR-A-KHA-04, -06, -12, -13) ----------------------------------------------------------------------------


def horse_lords(s: DivineRightState) -> tuple[int, ...]:
    """The Khagan, and after Kang's revolt its controller (DR-A-KHA-12)."""
    return (lord(s), s.master[s.world.index[KANG]]) if s.venture.kang != NOBODY else (lord(s),)


def west_of_zorn(s: DivineRightState) -> int:
    """The spaces of the north edge that he does not reach before Castle Altarr is his."""
    columns = [s.world.grid.ids[space][:2] for space in hexes_of(s.game.lands[ZORN])]
    ids = s.world.grid.ids
    north = barbarians.hordes(s.world).entries[NORTHERN]
    return hex_set(space for space in hexes_of(north) if ids[space][:2] < min(columns))


def holds_altarr(s: DivineRightState, seat: int) -> bool:
    castle = s.world.castle_at[s.world.royal_seats[ALTARR]]
    return s.castle_owner(castle.index) == seat


def why_not_west(s: DivineRightState, seat: int, folk: int, space: int, rule: str) -> list[Reason]:
    """Northern Barbarians west of Zorn, only with Castle Altarr (DR-A-KHA-06, DR-A-SCW-10)."""
    barred = folk == NORTHERN and west_of_zorn(s) >> space & 1 and not holds_altarr(s, seat)
    return [Reason(rule, "altarr-first")] if barred else []


@hooks.MAY_RECRUIT(option=KHAGAN)
def who_recruits(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    if folk == EASTERN:
        own = seat in horse_lords(s)
        return [] if own else [Reason("DR-A-KHA-12" if s.venture.kang != NOBODY else "DR-A-KHA-04", "khagans-horsemen")]
    if seat != lord(s):
        return []
    if folk == OGRES or ignorant(s, seat):
        return [Reason("DR-A-KHA-06", "royal-castle-first")]
    return why_not_west(s, seat, folk, space, "DR-A-KHA-06")


def _under_his_eye(s: DivineRightState) -> bool:
    at, distance = s.where[riders(s.world).lord], s.world.grid.distance
    gates = barbarians.hordes(s.world).entries[EASTERN]
    return at >= 0 and min(distance(at, gate) for gate in hexes_of(gates)) <= NEAR


@hooks.RECRUITING(option=KHAGAN)
def his_name(s: DivineRightState, seat: int, folk: int, by: int) -> Iterable[hooks.Modifier]:
    near = seat == lord(s) and folk == EASTERN and s.venture.kang == NOBODY and _under_his_eye(s)
    return [("DR-A-KHA-04", 1)] if near else []


@openings.SAFE_AMONG(option=KHAGAN)
def nobody_dares(s: DivineRightState, seat: int, folk: int) -> bool:
    return seat == lord(s) and folk == EASTERN and _under_his_eye(s)


@openings.UNLIMITED(option=KHAGAN)
@hooks.ALL_TRIBES(option=KHAGAN)
def all_tribes(s: DivineRightState, seat: int, folk: int) -> bool:
    return seat == lord(s) and folk == EASTERN


@openings.STAYS_ON(option=KHAGAN)
def fear_his_wrath(s: DivineRightState, unit: int) -> bool:
    return s.master[unit] == lord(s) and bool(barbarians.hordes(s.world).sets[EASTERN] >> unit & 1)


@hooks.ENTERED_PLAY(option=KHAGAN)
def kang_enters(s: DivineRightState, piece: int, space: int) -> None:
    if s.world.names[piece] == KANG:
        _kang_joins(s, s.master[piece])


@hooks.TURNED(option=KHAGAN)
def kang_turns(s: DivineRightState, hero: int, seat: int) -> None:
    if s.world.names[hero] == KANG:
        _kang_joins(s, seat)


def _kang_joins(s: DivineRightState, seat: int) -> None:
    """For a Minarian he raises the tribe that has fewest on the map (DR-A-KHA-12)."""
    if seat == lord(s):
        return
    first = s.venture.kang == NOBODY
    changes.venture(s, kang=seat)
    if not first:
        return
    named, tribes = barbarians.hordes(s.world).tribe_of, [TRIBE_NAMES.index(name) for name in TRIBES[EASTERN]]
    own = {tribe: [u for u, t in named.items() if t == tribe and s.where[u] >= 0] for tribe in tribes}
    fewest = [tribe for tribe in tribes if len(own[tribe]) == min(map(len, own.values()))]
    (tribe,) = s.draw(1, fewest, "DR-A-KHA-12") if len(fewest) > 1 else fewest
    barbarians.depart(s, [unit for unit in own[tribe] if s.master[unit] == lord(s)])
    barbarians.bear_name(s, seat, EASTERN, tribe)


@hooks.TAKEN(option=KHAGAN)
def price_on_them(s: DivineRightState, piece: int, seat: int) -> None:
    """Kang the traitor, and the captains (DR-A-KHA-13, DR-A-KHA-24)."""
    if s.master[piece] != lord(s):
        return
    if s.world.names[piece] == KANG:
        changes.score(s, seat, TRAITOR, "DR-A-KHA-13")
    elif piece in riders(s.world).captains:
        changes.score(s, seat, CAPTAIN, "DR-A-KHA-24")


@hooks.SLAIN(option=KHAGAN)
def fallen_veterans(s: DivineRightState, unit: int, seat: int) -> None:
    """Only what falls in combat counts, and no militia."""
    if riders(s.world).veterans >> unit & 1 and seat != lord(s) and in_combat(s):
        changes.score(s, seat, REGULAR, "DR-A-KHA-24")


# -- his enemies ------------------------------------------------------------------------------------------------------


@openings.FREE_ENTRY(option=KHAGAN)
def goes_where_he_likes(s: DivineRightState, seat: int, kingdom: int) -> bool:
    """DR-A-KHA-14."""
    return seat == lord(s)


@openings.COMES_IN(option=KHAGAN)
def no_penalty(s: DivineRightState, seat: int, kingdom: int) -> bool:
    return seat == lord(s)


@openings.NO_HELPER(option=KHAGAN)
def last_resort(s: DivineRightState, kingdom: int, seat: int) -> bool:
    """Nobody turns to the Khagan while there is another Minarian player to turn to (DR-A-KHA-14)."""
    others = [other for other in s.in_game if other not in (lord(s), s.phasing)]
    return seat == lord(s) and bool(others)


@hooks.CAPTURED(option=KHAGAN)
def no_prisons(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    """Without a castle of his own captives are put to death (DR-A-KHA-21, DR-DEC-09)."""
    kingdom = s.kingdom_of(hero)
    if captor != lord(s) or captives.prisons(s, captor, space):
        return False
    changes.lift(s, hero, PRISON)
    now = s.kingdoms[kingdom].status if kingdom >= 0 else NOBODY
    if now == PLAYER:
        victory.award(s, captor, victory.PLAYER_MONARCH, kingdom)
    elif now == ALLY:
        victory.award(s, captor, victory.ALLYS_MONARCH_CAPTURED, kingdom)
    captives.execute(s, hero, captor, heir=now != PLAYER)  # DR-A-HEI-08
    return True


# -- the murderer of envoys (DR-A-KHA-09) -----------------------------------------------------------------------------


def avenge(s: DivineRightState) -> None:
    if not s.venture.avenged:
        changes.venture(s, avenged=True)
        s.emit("envoys-avenged", kingdom=s.venture.guilty)


@hooks.DIES(option=KHAGAN)
def justice(s: DivineRightState, piece: int, by: int, space: int) -> None:
    """Executed, or slain where veterans fight; a successor does not count."""
    now = s.venture
    if by != lord(s) or now.guilty == NOBODY or now.successor or piece != s.world.monarch_of[now.guilty]:
        return
    slayers = [] if space < 0 else engaged(s, by) or s.own_units(by, space)
    if space < 0 or any(riders(s.world).veterans >> unit & 1 for unit in slayers):
        avenge(s)


@hooks.SUCCEEDED(option=KHAGAN)
def another_reigns(s: DivineRightState, kingdom: int) -> None:
    if kingdom == s.venture.guilty:
        changes.venture(s, successor=True)


# -- victory (DR-A-KHA-24 to -26) -------------------------------------------------------------------------------------

NONE, TACTICAL, STRATEGIC, CRUSHING = range(4)
GRADES: Final = ("none", "tactical", "strategic", "crushing")


@openings.ENDS_NOW(option=KHAGAN)
def invasion_over(s: DivineRightState) -> bool:
    return not s.living(lord(s))


@hooks.GAME_ENDS(option=KHAGAN)
def judge(s: DivineRightState) -> None:
    """The grade is settled before the result: a crushing victory needs dice."""
    own = s.players[lord(s)].points
    others = [player.points for seat, player in enumerate(s.players) if seat != lord(s)]
    reached = NONE
    if s.living(lord(s)) and own > max(others):
        reached = STRATEGIC if own > sum(others) else TACTICAL
        mercy = tuple(("DR-A-KHA-25", -2) for kingdom in SEAFARERS if s.venture.vassals >> kingdom & 1)
        needs = ("at-most", s.venture.vassals.bit_count() - 1)
        if s.check(2, 6, "DR-A-KHA-25", needs, mercy, side=s.name(lord(s))):
            reached = CRUSHING
        if s.venture.avenged:
            reached = min(reached + 1, CRUSHING)
    changes.venture(s, grade=reached)
    s.emit("khagans-victory", side=s.name(lord(s)), grade=GRADES[reached])
    if reached < STRATEGIC:
        best = [seat for seat, player in enumerate(s.players) if seat != lord(s) and player.points == max(others)]
        for seat in best:
            s.emit("moral-victory", side=s.name(seat))


@openings.VERDICT(option=KHAGAN)
def verdict(s: DivineRightState) -> tuple[int, ...] | None:
    """Without a tactical victory of his the others win together (DR-A-KHA-26)."""
    count = len(s.players)
    if s.venture.grade == NONE:
        return tuple(count if seat == lord(s) else 1 for seat in range(count))
    others = [player.points for seat, player in enumerate(s.players) if seat != lord(s)]
    return tuple(
        1 if seat == lord(s) else 2 + sum(points > player.points for points in others)
        for seat, player in enumerate(s.players)
    )
