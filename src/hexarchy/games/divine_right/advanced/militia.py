"""Militia (DR-A-MIL): a kingdom that is invaded calls its people to arms, until the enemy is gone."""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes, fallout, hooks, stacking
from hexarchy.games.divine_right.combat.strength import CHILD, Clash, rated
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, POOL, SHUCASSAM

LEAST, OF_SHUCASSAM = 3, 5  # DR-A-MIL-02
MILITIA = "militia_"
UNSKILLED = 3  # class D


def kingdom_of(s: DivineRightState, unit: int) -> int:
    """The kingdom a militia unit in the field belongs to, or NOBODY."""
    return next((kingdom for one, kingdom in s.levies.mustered if one == unit), NOBODY)


def full_call(s: DivineRightState, kingdom: int) -> int:
    """As many as castles that stand, three at least; of Shucassam five, if players like."""
    castles = sum(castle.kingdom == kingdom and s.stands(castle.index) for castle in s.world.castles)
    rich = kingdom == SHUCASSAM and s.options["shucassam_5"]
    return max(castles, OF_SHUCASSAM if rich else LEAST)


def strength(s: DivineRightState, kingdom: int) -> int:
    """How many would rally now: after the one full call only survivors (DR-A-MIL-05, -07), and never those who are
    green recruits already (DR-A-MIL-06)."""
    now = s.levies
    whole = now.called[kingdom] or full_call(s, kingdom)
    return max(min(whole - now.fallen[kingdom] - now.green[kingdom], len(counters(s))), 0)


def invaded(s: DivineRightState, seat: int, kingdom: int) -> bool:
    return bool(s.foes(seat) & s.game.lands[kingdom])


def places(s: DivineRightState, kingdom: int) -> list[int]:
    """Deployment spaces of a kingdom without enemies, a besieged castle among them (DR-A-MIL-03)."""
    world = s.world
    homes = {world.pieces[unit].home for unit in world.regulars_of[kingdom] if not s.is_fleet(unit)}
    homes = (homes | {world.royal_seats[kingdom]}) - {NOBODY}
    foes = s.foes(s.kingdoms[kingdom].seat)
    return stacking.fitting(s, counters(s)[:1], [space for space in sorted(homes) if not foes >> space & 1])


def counters(s: DivineRightState) -> list[int]:
    """Militia that is not in the field."""
    names = s.world.names
    return [n for n in range(s.world.first_hero) if names[n].startswith(MILITIA) and s.where[n] < 0]


def why_not(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    if kingdom not in s.alliance(seat):
        return [Reason("DR-A-MIL-01", "not-your-kingdom", kingdom=kingdom)]
    if not invaded(s, seat, kingdom):
        return [Reason("DR-A-MIL-01", "no-invaders", kingdom=kingdom)]
    if any(own == kingdom for _, own in s.levies.mustered):
        return [Reason("DR-A-MIL-01", "militia-in-the-field", kingdom=kingdom)]
    if not strength(s, kingdom):
        return [Reason("DR-A-MIL-05", "no-militia-left", kingdom=kingdom)]
    return [] if places(s, kingdom) else [Reason("DR-A-MIL-03", "no-mustering-place", kingdom=kingdom)]


@hooks.act
class Call(hooks.Act):
    """At the start of the Combat Phase of its player (DR-A-MIL-01, DR-A-MIL-03, DR-DEC-56)."""

    VERB = "call-militia"
    MOMENT = hooks.COMBAT_STARTS
    RULE = "DR-A-MIL-01"
    OPTION = "militia"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        call = s.game.verbs.call_militia
        return [call[kingdom] for kingdom in s.alliance(seat) if not why_not(s, seat, kingdom)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        number, called = strength(s, target), [*s.levies.called]
        called[target] = called[target] or full_call(s, target)
        changes.levies(s, called=tuple(called))
        s.emit("militia-called", kingdom=target)
        s.push(Muster(target, number))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_not(s, seat, target)


@frame
class Muster(Procedure):
    """They are divided as evenly as possible; their player says where the odd ones stand (DR-A-MIL-03)."""

    kingdom: int
    left: int
    given: int = 0  # spaces that have had one of the odd ones
    spread: bool = False

    def step(self, s: DivineRightState) -> Asked:
        spaces = places(s, self.kingdom)
        if not self.spread and spaces:
            self.spread = True
            for space in spaces * (self.left // len(spaces)):
                self._place(s, space)
        open_ = [space for space in spaces if not self.given >> space & 1]
        if not self.left or not open_:
            s.finish()
            fallout.later(s, fallout.SIEGES)
            fallout.settle(s)
            return None
        if len(open_) > 1:
            options = [s.game.verbs.place[space] for space in open_]
            seat = s.kingdoms[self.kingdom].seat
            return Ask(seat, "militia", "DR-A-MIL-03", options, kingdom=self.kingdom, number=self.left)
        self.do_place(s, s.phasing, open_[0])
        return None

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        self.given |= 1 << space
        self._place(s, space)

    def _place(self, s: DivineRightState, space: int) -> None:
        unit = counters(s)[0]
        s.where[unit], s.master[unit] = POOL, s.kingdoms[self.kingdom].seat
        changes.put(s, unit, space)
        changes.levies(s, mustered=(*s.levies.mustered, (unit, self.kingdom)))
        s.emit("deploys", units=(unit,), to=space, kingdom=self.kingdom)
        self.left -= 1


# -- what they are like -----------------------------------------------------------------------------------------------


@hooks.COMBAT_MODIFIERS(option="militia")
def untrained(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """Half or more of a force: -1 (DR-A-MIL-04)."""
    return [("DR-A-MIL-04", -1)] if not rated(s, clash.element) and _mostly(s, clash, defending) else []


@hooks.FORCE_RATING(option="militia")
def unskilled(s: DivineRightState, clash: Clash, defending: bool, rating: int) -> int:
    """Where forces are rated: no better than D (DR-A-MIL-04)."""
    return max(rating, UNSKILLED) if _mostly(s, clash, defending) else rating


def _mostly(s: DivineRightState, clash: Clash, defending: bool) -> bool:
    force = clash.side(defending=defending)
    own = sum(kingdom_of(s, unit) != NOBODY for unit in force)
    return bool(own) and 2 * own >= len(force)


@hooks.MOVE(option="militia")
def moves(s: DivineRightState, piece: int) -> int | None:
    """As the regulars of their kingdom."""
    kingdom = kingdom_of(s, piece)
    return s.world.kingdoms[kingdom].regular_move if kingdom != NOBODY else None


@hooks.NATIVE(option="militia")
def at_home(s: DivineRightState, piece: int) -> int | None:
    kingdom = kingdom_of(s, piece)
    return kingdom if kingdom != NOBODY else None


@hooks.BONUSES(option="militia")
def bonuses(s: DivineRightState, piece: int) -> int:
    kingdom, pieces = kingdom_of(s, piece), s.world.pieces
    found = [pieces[one].bonuses for one in s.world.regulars_of[kingdom] if not s.is_fleet(one)] if kingdom >= 0 else []
    return found[0] if found else 0


@hooks.LEADS(option="militia")
def follows(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """Their own monarch leads them."""
    kingdom, piece = kingdom_of(s, unit), s.world.pieces[hero]
    if kingdom == NOBODY or not piece.crowned:
        return None
    return piece.kingdom == kingdom and not s.has_personality(kingdom, CHILD)


# -- home again -------------------------------------------------------------------------------------------------------


def _strike_off(s: DivineRightState, unit: int) -> None:
    changes.levies(s, mustered=tuple(entry for entry in s.levies.mustered if entry[0] != unit))


@hooks.FALLS(option="militia")
def falls(s: DivineRightState, piece: int, by: int, space: int) -> None:
    """Losses are never replaced (DR-A-MIL-05)."""
    kingdom = kingdom_of(s, piece)
    if kingdom != NOBODY:
        fallen = [*s.levies.fallen]
        fallen[kingdom] += 1
        changes.levies(s, fallen=tuple(fallen))
        _strike_off(s, piece)


@hooks.LIFTED(option="militia")
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    _strike_off(s, piece)


@hooks.LEAVES_ALLIANCE(option="militia")
def leaves(s: DivineRightState, kingdom: int, seat: int) -> None:
    """They leave the map with the regulars (DR-B-DIP-09)."""
    own = hex_set(unit for unit, home in s.levies.mustered if home == kingdom)
    changes.half(s, leaving=s.half.leaving | own)


@hooks.MOVES_CLOSED(option="militia")
@hooks.PLAYER_TURN_ENDS(option="militia")
def dismiss(s: DivineRightState) -> None:
    """When no enemy combat unit is left in the kingdom they go home, to rally another time (DR-A-MIL-05)."""
    for kingdom in sorted({home for _, home in s.levies.mustered}):
        seat = s.kingdoms[kingdom].seat
        if seat == NOBODY or invaded(s, seat, kingdom):
            continue
        s.emit("militia-dismissed", kingdom=kingdom)
        for unit, home in s.levies.mustered:
            if home == kingdom:
                changes.lift(s, unit, POOL)
                changes.command(s, unit, NOBODY)
        fallout.later(s, fallout.SIEGES)
