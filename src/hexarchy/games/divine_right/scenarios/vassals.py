"""Vassals (DR-A-SCW-15 to -34, DR-A-REV-05 to -12): kingdoms made subject, called up, deposed, and freed again.

The satrap and, in the civil war, the Eastern Invader are lieges; all others are Minarians. A vassal that acts for its
liege is an ally; one that does not has a status of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, openings, status, subjects
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.roll import DEACTIVATE
from hexarchy.games.divine_right.mercenaries import barbarians
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.scenarios.roles import CIVIL_WAR, REVOLT
from hexarchy.games.divine_right.scenarios.storm_riders import riders
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, CONFUSED, NEUTRAL, NOBODY, PEACE, VASSAL

EMPIRE: Final = (REVOLT, CIVIL_WAR)
CALL_UP, AFTER_DEPOSING = 10, 5  # points (DR-A-SCW-26, DR-A-SCW-29)
NEGLECT: Final = 3  # points a liege loses for a vassal without a garrison (DR-A-SCW-20)
SUBDUED, MORE = 5, 3  # and more; the most that units add (DR-A-SCW-19, DR-T-A-VASSAL)
LEAST_GARRISON: Final = 3  # DR-A-SCW-28
SEVENTH: Final = 7  # the game turn from which the Invader knows Minaria
THIRTEEN: Final = 13
KANG: Final = "kang"
REBEL_PLAYERS: Final = 3  # with fewer of them kingdoms revolt by themselves (DR-A-SCW-16)


def liege(s: DivineRightState, seat: int) -> bool:
    return seat != NOBODY and seat in (s.venture.lord, s.venture.invader)


def minarians(s: DivineRightState) -> list[int]:
    return [seat for seat in s.in_game if not liege(s, seat)]


def is_vassal(s: DivineRightState, kingdom: int) -> bool:
    return bool(s.venture.vassals >> kingdom & 1)


def of(s: DivineRightState, seat: int) -> list[int]:
    """The vassals of a liege, active or not."""
    return [kingdom for kingdom in hexes_of(s.venture.vassals) if s.kingdoms[kingdom].seat == seat]


def too_early(s: DivineRightState, seat: int) -> bool:
    return seat == s.venture.invader and s.turn < SEVENTH


def soldiers(s: DivineRightState, seat: int) -> int:
    """The units by which a liege holds a kingdom: regulars, or Horsemen; as a set."""
    own = riders(s.world).veterans | barbarians.hordes(s.world).sets[barbarians.EASTERN]
    return s.army[seat] & own


def garrison(s: DivineRightState, kingdom: int, seat: int) -> list[int]:
    return [unit for unit in hexes_of(soldiers(s, seat)) if s.game.lands[kingdom] >> s.where[unit] & 1]


def subject(s: DivineRightState, kingdom: int, seat: int) -> None:
    """It becomes a liege's vassal."""
    subjects.enslave(s, kingdom, seat)
    now, mask = s.venture, ~(1 << kingdom)
    changes.venture(
        s,
        vassals=now.vassals | 1 << kingdom,
        sour=now.sour & mask,
        stiff=now.stiff & mask,
        freed=now.freed & mask,
        rebels=now.rebels & mask,
        broken=now.broken & mask,
        lapsed=tuple(entry for entry in now.lapsed if entry[0] != kingdom),
        late=tuple(entry for entry in now.late if entry[0] != kingdom),
    )


def free(s: DivineRightState, kingdom: int) -> None:
    """It is no vassal any more; whether it acts for anybody is said elsewhere."""
    now, mask = s.venture, ~(1 << kingdom)
    changes.venture(
        s, vassals=now.vassals & mask, sour=now.sour & mask, cheap=now.cheap & mask, freed=now.freed | 1 << kingdom
    )


def call_up(s: DivineRightState, kingdom: int, *, fresh: bool) -> None:
    """It acts for its liege."""
    status.activate(s, kingdom, s.kingdoms[kingdom].seat, fresh=fresh)


# -- their diplomacy (DR-A-SCW-15, -16, -25, -28, DR-A-REV-05 to -07) -------------------------------------------------


@hooks.DIPLOMACY_MODIFIERS(option=EMPIRE)
def torn(s: DivineRightState, seat: int, kingdom: int, function: int, card: int, by: int) -> Iterable[hooks.Modifier]:
    """Fear of the liege speaks against Minarians, resentment for them."""
    bit, now = 1 << kingdom, s.venture
    if now.stiff & bit and function == DEACTIVATE:
        yield "DR-A-SCW-25", -1
    if liege(s, seat):
        if s.setting.scenario == REVOLT and now.freed & bit:
            yield "DR-A-REV-05", -1
        return
    if not now.vassals & bit:
        return
    if not now.sour & bit:
        yield ("DR-A-REV-06", -1) if s.setting.scenario == REVOLT else ("DR-A-SCW-15", -2)
        return
    needed = max(len(s.world.castles_of[kingdom]), LEAST_GARRISON)
    if len(garrison(s, kingdom, s.kingdoms[kingdom].seat)) >= needed:
        yield "DR-A-SCW-28", -1


@hooks.NO_MISSIONS(option=EMPIRE)
def rebels_join_rebels(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """A non-player rebel needs no persuasion, and never serves a liege (DR-A-SCW-16)."""
    rebel = s.venture.rebels >> kingdom & 1 and s.kingdoms[kingdom].status == NEUTRAL
    return [Reason("DR-A-SCW-16", "is-a-rebel", kingdom=kingdom)] if rebel else []


@hooks.act
class Rouse(hooks.Act):
    """The first Minarian ambassador who comes wins a non-player rebel without a die (DR-A-SCW-16, DR-A-REV-08)."""

    VERB = "rouse"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-SCW-16"
    OPTION = EMPIRE

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.rouse[k] for k in hexes_of(s.venture.rebels) if not self.why(s, seat, k)]

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        """To an Envoy at that court (DR-A-ENV-06)."""
        return s.where[hero] == ambassador.meeting(s, target)

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.venture(s, rebels=s.venture.rebels & ~(1 << target))
        status.activate(s, target, seat, fresh=True)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        rebel = s.venture.rebels >> target & 1 and s.kingdoms[target].status == NEUTRAL
        return [] if rebel and not liege(s, seat) else [Reason(self.RULE, "no-such-rebel", kingdom=target)]


@openings.NO_HELPER(option=EMPIRE)
def helps_no_liege(s: DivineRightState, kingdom: int, seat: int) -> bool:
    return bool(s.venture.rebels >> kingdom & 1) and liege(s, seat)


@hooks.GAME_TURN_BEGINS(option=EMPIRE)
def come_to_rest(s: DivineRightState) -> None:
    """Confusion over, it is free; in the Minarian revolt a vassal still, if it is garrisoned (DR-A-REV-12)."""
    for kingdom, seat in s.venture.lapsed:
        if s.kingdoms[kingdom].status != NEUTRAL:
            continue
        left = tuple(entry for entry in s.venture.lapsed if entry[0] != kingdom)
        changes.venture(s, lapsed=left, broken=s.venture.broken & ~(1 << kingdom))
        if s.setting.scenario == REVOLT and s.living(seat) and garrison(s, kingdom, seat):
            subject(s, kingdom, seat)
        else:
            changes.venture(s, freed=s.venture.freed | 1 << kingdom)


@hooks.GAME_TURN_BEGINS(option=EMPIRE)
def new_rebels(s: DivineRightState) -> None:
    """With one Minarian and no rebel left another revolts: a free kingdom, a vassal, one in trouble (DR-A-SCW-17)."""
    left = [k for k in hexes_of(s.venture.rebels) if s.kingdoms[k].status == NEUTRAL]
    if len(minarians(s)) != 1 or left:
        return
    kinds = ((NEUTRAL,), (VASSAL,), (CONFUSED, PEACE))
    for wanted in kinds:
        open_ = [k for k, one in enumerate(s.kingdoms) if one.status in wanted and s.in_play(k)]
        if open_:
            (kingdom,) = s.draw(1, open_, "DR-A-SCW-17")
            if s.kingdoms[kingdom].status == VASSAL:
                subjects.release(s, kingdom)
            status.open_up(s, kingdom)
            revolts(s, kingdom)
            return


def revolts(s: DivineRightState, kingdom: int) -> None:
    _forfeit(s, kingdom)
    changes.venture(s, rebels=s.venture.rebels | 1 << kingdom)
    s.emit("revolts", kingdom=kingdom)


def _forfeit(s: DivineRightState, kingdom: int) -> None:
    """Its former liege has no further claim to it."""
    changes.venture(s, lapsed=tuple(entry for entry in s.venture.lapsed if entry[0] != kingdom))


@hooks.JOINS_ALLIANCE(option=EMPIRE)
def joins(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    """Won by a Minarian it is a vassal no more, and not easily won away (DR-A-SCW-25); the satrap arms
    (DR-A-REV-02)."""
    _forfeit(s, kingdom)
    if liege(s, seat):
        return
    if is_vassal(s, kingdom):
        free(s, kingdom)
        changes.venture(s, stiff=s.venture.stiff | 1 << kingdom)
    changes.venture(s, freed=s.venture.freed & ~(1 << kingdom), rebels=s.venture.rebels & ~(1 << kingdom))
    if s.setting.scenario == REVOLT:
        changes.venture(s, levies=s.venture.levies + 1)


@hooks.LEAVES_ALLIANCE(option=EMPIRE)
def leaves(s: DivineRightState, kingdom: int, seat: int) -> None:
    """Won away it is free; in Confusion or forced peace its liege must subdue it again (DR-A-SCW-25, DR-A-SCW-34)."""
    if s.kingdoms[kingdom].status == VASSAL:  # another has won it: see `joins`
        return
    changes.venture(s, stiff=s.venture.stiff & ~(1 << kingdom))
    if not is_vassal(s, kingdom):
        return
    free(s, kingdom)
    if s.kingdoms[kingdom].status in (CONFUSED, PEACE):
        changes.venture(s, lapsed=(*s.venture.lapsed, (kingdom, seat)), freed=s.venture.freed & ~(1 << kingdom))


@openings.SILENCED(option=EMPIRE)
def to_be_subdued(s: DivineRightState, kingdom: int) -> None:
    if any(entry[0] == kingdom for entry in s.venture.lapsed):
        changes.venture(s, broken=s.venture.broken | 1 << kingdom)


# -- called up and deposed (DR-A-SCW-26 to -30, -33) ------------------------------------------------------------------


def why_not_summon(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    if s.kingdoms[kingdom].status != VASSAL or s.kingdoms[kingdom].seat != seat:
        return [Reason("DR-A-SCW-26", "not-your-vassal", kingdom=kingdom)]
    if too_early(s, seat):
        return [Reason("DR-A-SCW-27", "not-known-yet", turn=SEVENTH)]
    known = s.personality(kingdom) == THIRTEEN
    return [Reason("DR-A-SCW-30", "cursed-vassal", kingdom=kingdom)] if known else []


@hooks.act
class Summon(hooks.Act):
    """A liege's ambassador calls a vassal to arms, for points (DR-A-SCW-26, DR-DEC-33)."""

    VERB = "summon"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-SCW-26"
    OPTION = EMPIRE

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.summon[k] for k in of(s, seat) if not why_not_summon(s, seat, k)] if liege(s, seat) else []

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        """To an Envoy at that court (DR-A-ENV-06)."""
        return s.where[hero] == ambassador.meeting(s, target)

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        """A card that was face down may say no (DR-A-SCW-30)."""
        status.reveal(s, target)
        if s.personality(target) == THIRTEEN:
            s.emit("cursed-stays-away", kingdom=target)
            return
        bit = 1 << target
        cost = AFTER_DEPOSING if s.venture.cheap & bit else CALL_UP
        changes.score(s, seat, -cost, "DR-A-SCW-29" if s.venture.cheap & bit else "DR-A-SCW-26", kingdom=target)
        changes.venture(s, sour=s.venture.sour | bit, cheap=s.venture.cheap & ~bit)
        call_up(s, target, fresh=True)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_not_summon(s, seat, target)


@hooks.act
class Depose(hooks.Act):
    """Another takes a vassal's throne (DR-A-SCW-29)."""

    VERB = "depose"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-SCW-29"
    OPTION = EMPIRE

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.depose[k] for k in of(s, seat) if not self.why(s, seat, k)] if liege(s, seat) else []

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        """To an Envoy at that court (DR-A-ENV-06)."""
        return s.where[hero] == ambassador.meeting(s, target)

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.emit("deposes", side=s.name(seat), kingdom=target)
        if s.kingdoms[target].status == ALLY:
            status.deactivate(s, target)
        status.succeed(s, target)
        subject(s, target, seat)
        changes.venture(s, cheap=s.venture.cheap | 1 << target)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        own = target in of(s, seat) and s.kingdoms[target].status in (VASSAL, ALLY)
        if not own:
            return [Reason(self.RULE, "not-your-vassal", kingdom=target)]
        return [Reason("DR-A-SCW-27", "not-known-yet", turn=SEVENTH)] if too_early(s, seat) else []


# -- violated (DR-A-SCW-21 to -24) ------------------------------------------------------------------------------------


@openings.ATTACKED(option=EMPIRE)
def defended(s: DivineRightState, kingdom: int, seat: int) -> bool:
    """A siege brings out its army, for its liege (DR-A-SCW-22)."""
    if s.kingdoms[kingdom].status != VASSAL:
        return False
    call_up(s, kingdom, fresh=False)
    fallout.later(s, fallout.SIEGES)
    return True


@openings.FREE_ENTRY(option=EMPIRE)
def no_violation(s: DivineRightState, seat: int, kingdom: int) -> bool:
    return s.kingdoms[kingdom].status == VASSAL or liege(s, seat)


@openings.COMES_IN(option=EMPIRE)
def no_penalty(s: DivineRightState, seat: int, kingdom: int) -> bool:
    """Lieges go where they like; who enters an ex-vassal in Confusion is given time to leave (DR-A-SCW-24)."""
    if liege(s, seat):
        return True
    if s.kingdoms[kingdom].status != CONFUSED or kingdom not in dict(s.venture.lapsed):
        return False
    if not any(entry[:2] == (kingdom, seat) for entry in s.venture.late):
        changes.venture(s, late=(*s.venture.late, (kingdom, seat, s.turn)))
    return True


@hooks.MOVES_CLOSED(option=EMPIRE)
def late_leavers(s: DivineRightState) -> None:
    for kingdom, seat, turn in s.venture.late:
        if seat != s.phasing or turn >= s.turn or s.kingdoms[kingdom].status != CONFUSED:
            continue
        old = dict(s.venture.lapsed).get(kingdom, NOBODY)
        if intruders(s, kingdom, seat) and old != NOBODY and s.living(old):
            subject(s, kingdom, old)
        else:
            gone = tuple(entry for entry in s.venture.late if entry[:2] != (kingdom, seat))
            changes.venture(s, late=gone)


def intruders(s: DivineRightState, kingdom: int, seat: int) -> bool:
    return bool(s.held[seat] & s.game.lands[kingdom])


@hooks.MOVES_CLOSED(option=EMPIRE)
def intrusion(s: DivineRightState) -> None:
    """Enemies in an inactive vassal, or a confused one: its liege may call it up free (DR-A-SCW-22)."""
    confused = [kingdom for kingdom, _ in s.venture.lapsed if s.kingdoms[kingdom].status == CONFUSED]
    inactive = [k for k, one in enumerate(s.kingdoms) if one.status == VASSAL]
    for kingdom in (*inactive, *confused):
        seat = dict(s.venture.lapsed).get(kingdom, s.kingdoms[kingdom].seat)
        entered = seat != s.phasing and s.living(seat) and intruders(s, kingdom, s.phasing)
        if entered and not too_early(s, seat) and s.personality(kingdom) != THIRTEEN:
            s.push(Intrusion(kingdom, seat))


@frame
class Intrusion(Procedure):
    """DR-DEC-82."""

    kingdom: int
    seat: int

    def step(self, s: DivineRightState) -> Asked:
        if not s.living(self.seat) or s.kingdoms[self.kingdom].status not in (VASSAL, CONFUSED):
            s.finish()
            return None
        verbs = s.game.verbs
        options = [verbs.yes, verbs.no]
        return Ask(self.seat, "intrusion", "DR-A-SCW-22", options, default=verbs.no, kingdom=self.kingdom)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        if s.kingdoms[self.kingdom].status == CONFUSED:
            subject(s, self.kingdom, seat)
        status.reveal(s, self.kingdom)
        if s.personality(self.kingdom) == THIRTEEN:
            s.emit("cursed-stays-away", kingdom=self.kingdom)
        else:
            call_up(s, self.kingdom, fresh=False)
            fallout.settle(s)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


# -- subdued (DR-A-SCW-18, -19, -23) ----------------------------------------------------------------------------------


def leaders(s: DivineRightState, seat: int) -> int:
    """Those who lead a liege's armies, as a set."""
    own = riders(s.world).leaders | 1 << s.world.index[KANG]
    for captain in s.world.minors:
        if s.world.special_of[captain].id == "great_captain":
            own |= 1 << captain
    return s.army[seat] & own


def why_not_subdue(s: DivineRightState, kingdom: int, seat: int) -> list[Reason]:
    """With a soldier and a leader in it, and none of the other power's (DR-A-SCW-23)."""
    land = s.game.lands[kingdom]
    rivals = [one for one in (s.venture.lord, s.venture.invader) if one not in (seat, NOBODY)]
    if any(garrison(s, kingdom, rival) for rival in rivals):
        return [Reason("DR-A-SCW-23", "rival-occupiers", kingdom=kingdom)]
    led = any(land >> s.where[hero] & 1 for hero in hexes_of(leaders(s, seat)))
    return [] if led and garrison(s, kingdom, seat) else [Reason("DR-A-SCW-19", "needs-a-garrison", kingdom=kingdom)]


@hooks.ARRIVES(option=EMPIRE)
def conquerors_come(s: DivineRightState, members: Sequence[int], space: int) -> None:
    kingdom = s.land_of[space]
    if kingdom >= 0 and liege(s, s.phasing) and s.venture.broken >> kingdom & 1:
        fallout.later(s, fallout.SUBDUED, kingdom)


@openings.SUBDUE(option=EMPIRE)
def subdue(s: DivineRightState, kingdom: int) -> None:
    """One roll for each Confusion or forced peace; a larger force makes it easier."""
    seat = s.phasing
    troubled = s.kingdoms[kingdom].status in (CONFUSED, PEACE)
    if not liege(s, seat) or not troubled or why_not_subdue(s, kingdom, seat):
        return
    changes.venture(s, broken=s.venture.broken & ~(1 << kingdom))
    more = min(len(garrison(s, kingdom, seat)) - 1, MORE)
    modifiers = (("DR-A-SCW-19", more),) if more else ()
    if s.check(1, 6, "DR-A-SCW-19", ("at-least", SUBDUED), modifiers, side=s.name(seat), kingdom=kingdom):
        if s.kingdoms[kingdom].status == PEACE:
            status.open_up(s, kingdom)
        subject(s, kingdom, seat)
    else:
        status.open_up(s, kingdom)


@hooks.PLAYER_TURN_ENDS(option=EMPIRE)
def garrison_duty(s: DivineRightState) -> None:
    """Points for vassals without a garrison, never below nothing by this alone (DR-A-SCW-20)."""
    if not liege(s, s.phasing):
        return
    for kingdom in of(s, s.phasing):
        if not garrison(s, kingdom, s.phasing):
            lost = min(NEGLECT, max(s.players[s.phasing].points, 0))
            changes.score(s, s.phasing, -lost, "DR-A-SCW-20", kingdom=kingdom)


@openings.NO_MARINE(option=EMPIRE)
def unwilling(s: DivineRightState, unit: int) -> bool:
    """Of poor morale (DR-A-SCW-31, DR-A-REV-10)."""
    kingdom = s.kingdom_of(unit)
    return bool(riders(s.world).all >> unit & 1) or (kingdom >= 0 and is_vassal(s, kingdom))
