"""The True Heir (DR-A-HEIR): the child of a monarch whom a Usurper has driven out comes to claim the crown.

A kingdom that is claimed stays an ally of the Usurper's player. What follows the Heir stands in `s.claims`: half the
regulars from the day of the usurpation on, castles from the day the Heir appears. How the struggle ends is in
rightful.py, what civil war adds to it in civil_war.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, changes, crowns, fallout, hooks, siege, stacking
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Claim
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    COAST,
    CONFUSED,
    GONE,
    HOME,
    LAKESHORE,
    MOUNTAIN,
    NOBODY,
    PASS,
    POOL,
    WAITING,
)

TRUE_HEIR: Final = "true_heir"
USURPER_HAILED, HEIR_HAILED = 1, 6  # DR-A-HEIR-05
WON_OVER: Final = 5  # and more (DR-A-HEIR-06)


def change(s: DivineRightState, claim: Claim, **changed: Any) -> Claim:
    new = claim._replace(**changed)
    s.claims = tuple(new if one.kingdom == claim.kingdom else one for one in s.claims)
    return new


def in_the_field(s: DivineRightState, kingdom: int) -> Claim | None:
    """What a True Heir claims who has appeared."""
    claim = s.claim_to(kingdom)
    return claim if claim is not None and not claim.due else None


# -- the throne is taken ----------------------------------------------------------------------------------------------


@crowns.CARDLESS(option=TRUE_HEIR)
def cardless(s: DivineRightState) -> bool:
    """No Personality for a Usurper, until he is king (DR-A-HEIR-10)."""
    return True


@hooks.LEAVES_ALLIANCE(option=TRUE_HEIR)
def remembers(s: DivineRightState, kingdom: int, seat: int) -> None:
    """Whom a kingdom in Confusion acted for last (DR-A-HEIR-01)."""
    forget_lord(s, kingdom)
    if s.kingdoms[kingdom].status == CONFUSED:
        s.lords = (*s.lords, (kingdom, seat))


@hooks.SUCCEEDED(option=TRUE_HEIR)
def forget_lord(s: DivineRightState, kingdom: int) -> None:
    s.lords = tuple(entry for entry in s.lords if entry[0] != kingdom)


def guardian(s: DivineRightState, seat: int, usurper: int) -> int:
    """Who commands an Heir: a player, or if they are out, or the Usurper's, the first to their right who is neither
    (DR-A-HEIR-01, DR-A-HEIR-12); NOBODY: there is none."""
    return next((one for one in s.round_from(seat) if one != usurper), NOBODY)


@crowns.USURPS(option=TRUE_HEIR)
def driven_out(s: DivineRightState, kingdom: int, seat: int) -> None:
    """The Heir is due when the counter on the track is: a die of turns after a coup (DR-A-COU-04), when the Confusion
    would have ended that a Usurper ends (DR-A-HEIR-01)."""
    until, monarch = s.kingdoms[kingdom].until, s.world.monarch_of[kingdom]
    heirs = guardian(s, dict(s.lords).get(kingdom, seat), seat)
    forget_lord(s, kingdom)
    if heirs == NOBODY:
        return
    if until:
        due = max(until, s.turn) + 1
    else:
        (die,) = s.roll(1, 6, "DR-A-COU-04", kingdom=kingdom)
        due = s.turn + die
    s.regencies = tuple(one for one in s.regencies if s.players[one.seat].kingdom != kingdom)
    s.where[monarch], s.master[monarch] = GONE, NOBODY
    s.claims = (*s.claims, Claim(kingdom, heirs, due))
    s.emit("heir-awaited", kingdom=kingdom, side=s.name(heirs), turn=due)


@crowns.DIVIDED(option=TRUE_HEIR)
def divided(s: DivineRightState, kingdom: int, taken: int) -> None:
    """Regulars that do not take the field for the Usurper wait for the Heir; of the eliminated each has half
    (DR-A-HEIR-03)."""
    claim = s.claim_to(kingdom)
    if claim is not None:
        change(s, claim, sworn=hex_set(u for u in s.world.regulars_of[kingdom] if s.where[u] == HOME) & ~taken)
        s.push(Division(kingdom))


@frame
class Division(Procedure):
    """The Usurper's player says which of the eliminated are his: half of them, rounded up as of the others."""

    kingdom: int
    picked: int = 0

    def step(self, s: DivineRightState) -> Asked:
        claim, lost = s.claim_to(self.kingdom), s.eliminated(self.kingdom)
        half = -(-len(lost) // 2)
        if claim is None or self.picked.bit_count() >= half or len(lost) == half:
            if claim is not None:
                change(s, claim, sworn=claim.sworn | hex_set(lost if len(lost) > half else ()) & ~self.picked)
            s.finish()
            return None
        choices = [s.game.verbs.choose[unit] for unit in lost if not self.picked >> unit & 1]
        seat = s.kingdoms[self.kingdom].seat
        return Ask(seat, "replacing", "DR-A-HEIR-03", choices, kingdom=self.kingdom, number=half)

    def do_choose(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.picked |= 1 << unit


# -- no diplomacy (DR-A-HEIR-10) --------------------------------------------------------------------------------------


@crowns.DISPUTED(option=TRUE_HEIR)
def disputed(s: DivineRightState, kingdom: int) -> bool:
    return s.claim_to(kingdom) is not None


@hooks.NO_MISSIONS(option=TRUE_HEIR)
def no_missions(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    return [Reason("DR-A-HEIR-10", "crown-disputed", kingdom=kingdom)] if disputed(s, kingdom) else []


# -- the Heir appears -------------------------------------------------------------------------------------------------


def strongholds(s: DivineRightState, claim: Claim) -> int:
    """Castles that go over to the Heir: those that are not royal, without a regular of the Usurper's (DR-A-HEIR-02)."""
    found = 0
    for castle in s.world.castles_of[claim.kingdom]:
        garrison = [unit for unit in s.units(castle.space) if s.kingdom_of(unit) == claim.kingdom]
        if s.stands(castle.index) and not castle.royal and not garrison and castle.index != s.rebel_castle:
            found |= 1 << castle.index
    return found


def grounds(s: DivineRightState, claim: Claim, castles: int) -> int:
    """Land of the kingdom in which the Heir's may stand: where no enemy is, of castles only in their own."""
    own = hex_set(s.world.castles[castle].space for castle in hexes_of(castles))
    closed = s.strange_castles(claim.seat) & ~own | s.foes(claim.seat) & ~own | s.besieged_spaces
    return s.game.lands[claim.kingdom] & s.world.land & ~s.world.isle & ~s.world.temple & ~closed


def birthplaces(s: DivineRightState, claim: Claim) -> list[int]:
    """Where the Heir may appear: in any unoccupied space (DR-A-HEIR-02)."""
    spaces = hexes_of(grounds(s, claim, strongholds(s, claim)))
    return [space for space in spaces if all(s.master[piece] == claim.seat for piece in s.stack(space))]


@hooks.EVENTS_OPEN(option=TRUE_HEIR)
def comes_of_age(s: DivineRightState) -> None:
    """In their player's Random Events Phase; who finds no space to stand in waits."""
    for claim in s.claims:
        if 0 < claim.due <= s.turn and claim.seat == s.phasing and birthplaces(s, claim):
            s.push(Appearance(claim.kingdom))


@frame
class Appearance(Stages, Procedure):
    """A son or a daughter (DR-DEC-78), where they stand, where their army does, and whether they call on the people
    (DR-DEC-20)."""

    kingdom: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("child", "place", "army", "people", "settled")

    def child(self, s: DivineRightState) -> Asked:
        if s.claim_to(self.kingdom) is None:
            s.finish()
            return None
        verbs = s.game.verbs
        return Ask(s.phasing, "son-or-daughter", "DR-A-HEIR-01", [verbs.king, verbs.queen], kingdom=self.kingdom)

    def do_king(self, s: DivineRightState, seat: int, target: int) -> None:
        self._born(s, queen=False)

    def do_queen(self, s: DivineRightState, seat: int, target: int) -> None:
        self._born(s, queen=True)

    def _born(self, s: DivineRightState, *, queen: bool) -> None:
        changes.kingdom(s, self.kingdom, queen=queen)
        self.go("place")

    def place(self, s: DivineRightState) -> Asked:
        claim = s.claim_to(self.kingdom)
        assert claim is not None
        options = [s.game.verbs.place[space] for space in birthplaces(s, claim)]
        monarch = s.world.monarch_of[self.kingdom]
        return Ask(s.phasing, "heir-space", "DR-A-HEIR-02", options, hero=monarch, kingdom=self.kingdom)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        claim = s.claim_to(self.kingdom)
        assert claim is not None
        castles = strongholds(s, claim)
        claim = change(s, claim, due=0, castles=castles)
        monarch = s.world.monarch_of[self.kingdom]
        s.where[monarch], s.master[monarch] = POOL, seat  # off the map, for `put`
        crowns.succeeded(s, self.kingdom)
        for castle in hexes_of(castles):
            go_over(s, castle, seat)
        changes.put(s, monarch, space)
        s.emit("true-heir", hero=monarch, kingdom=self.kingdom, side=s.name(seat), to=space)
        for unit in hexes_of(claim.sworn):
            if s.where[unit] == HOME:
                s.where[unit], s.master[unit] = WAITING, seat
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)
        self.go("army")

    def army(self, s: DivineRightState) -> Asked:
        return muster(s, self.kingdom)

    def people(self, s: DivineRightState) -> Asked:
        """DR-A-HEIR-05."""
        if in_the_field(s, self.kingdom) is None:
            return None
        verbs = s.game.verbs
        return Ask(s.phasing, "acclamation", "DR-A-HEIR-05", [verbs.yes, verbs.no], kingdom=self.kingdom)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        self.go("settled")
        (die,) = s.roll(1, 6, "DR-A-HEIR-05", kingdom=self.kingdom, side=s.name(seat))
        if die in (USURPER_HAILED, HEIR_HAILED):
            fallout.later(s, fallout.RIGHTFUL, self.kingdom, int(die == HEIR_HAILED))
        else:
            s.emit("people-divided", kingdom=self.kingdom)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self.go("settled")

    def settled(self, s: DivineRightState) -> Asked:
        fallout.later(s, fallout.DWINDLED, self.kingdom)
        fallout.settle(s)
        return None


def go_over(s: DivineRightState, castle: int, seat: int) -> None:
    """A castle holds with another seat: others do not stay in it, its prisoners have another jailer."""
    space = s.world.castles[castle].space
    s.emit("castle-goes-over", castle=castle, side=s.name(seat), hex=space)
    for piece in s.stack(space):
        if s.master[piece] != seat and s.is_inside(piece) and piece not in s.aboard:
            kind = fallout.ESCAPE if piece >= s.world.first_hero else fallout.DISPLACED
            fallout.later(s, kind, piece, space)
    captives.hand_over(s, space, seat)
    fallout.later(s, fallout.SIEGES)


# -- where those of a divided kingdom come on (DR-A-HEIR-03, DR-A-HEIR-04, DR-A-HEIR-07) ------------------------------


def harbours(s: DivineRightState, kingdom: int, seat: int) -> list[int]:
    """A side's ports in the kingdom, or coastal spaces of it where there is none (DR-A-HEIR-07)."""
    friendly = hex_set(s.friendly_castles(seat)) | s.world.ports & ~s.world.castle_spaces & s.held[seat]
    land = s.game.lands[kingdom]
    if ports := friendly & s.world.ports & land & ~s.foes(seat):
        return [*hexes_of(ports)]
    closed = s.foes(seat) | s.castles_standing
    return [*hexes_of(s.world.spaces_with(COAST | LAKESHORE) & s.world.sailable & land & ~closed)]


@crowns.HOMES(option=TRUE_HEIR)
def homes(s: DivineRightState, unit: int) -> list[int] | None:
    """Whatever their printed space, replacements go to friendly castles or deployment spaces of the kingdom."""
    kingdom = s.kingdom_of(unit)
    claim = in_the_field(s, kingdom) if kingdom >= 0 else None
    if claim is None:
        return None
    seat, world = s.liege(unit), s.world
    if s.is_fleet(unit):
        return harbours(s, kingdom, seat)
    printed = {world.pieces[one].home for one in world.regulars_of[kingdom] if not s.is_fleet(one)} - {NOBODY}
    open_ = hex_set(printed) | hex_set(s.friendly_castles(seat))
    if any(world.pieces[one].scattered for one in world.regulars_of[kingdom]):
        open_ |= world.spaces_with(MOUNTAIN | PASS)
    closed = s.foes(seat) | s.strange_castles(seat) | s.besieged_spaces
    return [*hexes_of(open_ & s.game.lands[kingdom] & world.land & ~closed)]


def first_stations(s: DivineRightState, claim: Claim, unit: int) -> list[int]:
    """Where a regular may stand when the Heir appears (DR-A-HEIR-03)."""
    if s.is_fleet(unit):
        return stacking.fitting(s, [unit], harbours(s, claim.kingdom, claim.seat))
    return stacking.fitting(s, [unit], [*hexes_of(grounds(s, claim, 0))])


def muster(s: DivineRightState, kingdom: int) -> Asked:
    """The Heir's regulars that wait take the field one by one; those without a space go on waiting."""
    claim = in_the_field(s, kingdom)
    waiting = [] if claim is None else [unit for unit in hexes_of(claim.sworn) if s.where[unit] == WAITING]
    for unit in waiting:
        assert claim is not None
        spaces = first_stations(s, claim, unit)
        if len(spaces) == 1:
            _deploy(s, unit, spaces[0])
        elif spaces:
            s.push(Station(unit, kingdom))
            return None
    return None


def _deploy(s: DivineRightState, unit: int, space: int) -> None:
    s.where[unit] = POOL  # off the map, for `put`
    changes.put(s, unit, space)
    s.emit("deploys", units=(unit,), to=space, kingdom=s.kingdom_of(unit))
    fallout.later(s, fallout.SIEGES)


@frame
class Station(Procedure):
    """Where one of the Heir's regulars takes the field, and then the next."""

    unit: int
    kingdom: int

    def step(self, s: DivineRightState) -> Asked:
        claim = in_the_field(s, self.kingdom)
        if claim is None or s.where[self.unit] != WAITING or not (spaces := first_stations(s, claim, self.unit)):
            s.finish()
            return None
        options = [s.game.verbs.place[space] for space in spaces]
        heir = s.where[s.world.monarch_of[self.kingdom]]
        near = s.game.verbs.place[heir] if heir in spaces else options[0]
        return Ask(claim.seat, "deploy", "DR-A-HEIR-03", options, default=near, unit=self.unit, kingdom=self.kingdom)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        s.finish()
        _deploy(s, self.unit, space)
        muster(s, self.kingdom)


@hooks.COME_ON(option=TRUE_HEIR)
def latecomers(s: DivineRightState) -> None:
    for claim in s.claims:
        if claim.seat == s.phasing and not claim.due:
            muster(s, claim.kingdom)


# -- garrisons that defect (DR-A-HEIR-06) -----------------------------------------------------------------------------


def open_to_appeal(s: DivineRightState, claim: Claim) -> list[int]:
    """Castles of the Usurper, not the royal one, whose besiegers the Heir stands with, and has not called on yet."""
    seat, heir = claim.seat, s.where[s.world.monarch_of[claim.kingdom]]
    return [
        one.castle
        for one in s.sieges
        if one.seat == seat
        and not one.fresh
        and heir >= 0
        and not claim.tried >> one.castle & 1
        and one.castle < s.world.first_fort
        and s.world.castles[one.castle].kingdom == claim.kingdom
        and not s.world.castles[one.castle].royal
        and s.castle_owner(one.castle) == s.kingdoms[claim.kingdom].seat
        and any(s.where[unit] == heir for unit in siege.besiegers(s, one.castle, seat))
    ]


@hooks.BEFORE_ASSAULTS(option=TRUE_HEIR)
def before_assaults(s: DivineRightState) -> None:
    for claim in s.claims:
        if claim.seat == s.phasing and not claim.due and open_to_appeal(s, claim):
            s.push(Appeal(claim.kingdom))


@frame
class Appeal(Procedure):
    """Does the Heir try to win a garrison over, once for each castle (DR-DEC-39)?"""

    kingdom: int
    passed: int = 0  # castles

    def _castle(self, s: DivineRightState) -> int:
        claim = in_the_field(s, self.kingdom)
        found = [] if claim is None else open_to_appeal(s, claim)
        return next((castle for castle in found if not self.passed >> castle & 1), NOBODY)

    def step(self, s: DivineRightState) -> Asked:
        castle, verbs = self._castle(s), s.game.verbs
        if castle == NOBODY:
            s.finish()
            return None
        space, options = s.world.castles[castle].space, [verbs.yes, verbs.no]
        return Ask(s.phasing, "appeal", "DR-A-HEIR-06", options, default=verbs.yes, castle=castle, hex=space)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        castle, claim = self._castle(s), in_the_field(s, self.kingdom)
        assert claim is not None
        claim = change(s, claim, tried=claim.tried | 1 << castle)
        space = s.world.castles[castle].space
        if s.check(1, 6, "DR-A-HEIR-06", ("at-least", WON_OVER), side=s.name(seat), castle=castle, hex=space):
            change(s, claim, castles=claim.castles | 1 << castle)
            siege.overrun(s, space, seat)
            go_over(s, castle, seat)
        fallout.settle(s)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self.passed |= 1 << self._castle(s)
