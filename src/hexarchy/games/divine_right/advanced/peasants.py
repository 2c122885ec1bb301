"""The Peasants (DR-A-TRO-03, -05 to -09, -14 to -19): the revolt that Trouble raises in an enemy kingdom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, losses
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.movement.march import March
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, HOME, IN_HOME_SWAMP, KINGDOM_IDS, NOBODY, ON_LAND, POOL, PRISON
from hexarchy.games.divine_right.world import World

SWITCH: Final = "trouble_peasants"
TROUBLE, NONNUS, PEASANT = "trouble", "nonnus", "peasant_"
USUAL, WITH_NONNUS, AGAINST_NONNUS = 2, 3, 1  # who join her in a turn (DR-T-A-PEASANTS)
COUNTRY: Final = tuple(KINGDOM_IDS.index(name) for name in ("hothior", "mivior", "muetar", "immer", "pon"))
UNLED: Final = 5  # what Peasants need to retreat without her


@lru_cache(8)
def counters(world: World) -> tuple[int, ...]:
    return tuple(n for n, name in enumerate(world.names) if name.startswith(PEASANT))


@lru_cache(8)
def all_counters(world: World) -> int:
    """The same as a set."""
    return hex_set(counters(world))


def is_peasant(s: DivineRightState, piece: int) -> bool:
    return bool(all_counters(s.world) >> piece & 1)


def in_the_field(s: DivineRightState) -> list[int]:
    return [unit for unit in counters(s.world) if s.where[unit] >= 0]


def trouble(s: DivineRightState) -> int:
    return s.world.index[TROUBLE]


def with_her(s: DivineRightState, unit: int) -> bool:
    """Is she in the space of a unit, on its side?"""
    hero = trouble(s)
    return s.where[hero] == s.where[unit] >= 0 and s.master[hero] == s.master[unit]


# -- the revolt -------------------------------------------------------------------------------------------------------


def why_no_revolt(s: DivineRightState, seat: int) -> list[Reason]:
    """Why no Peasants join her where she is."""
    hero, now = trouble(s), s.uprising
    space = s.where[hero]
    if space < 0 or s.master[hero] != seat:
        return [Reason("DR-A-TRO-03", "no-trouble")]
    land = s.land_of[space]
    afoot = s.world.land >> space & 1 and hero not in s.aboard and not (s.boats | s.airborne) >> hero & 1
    if land < 0 or not afoot or not s.active(land):
        return [Reason("DR-A-TRO-03", "no-enemy-kingdom", unit=hero)]
    if s.kingdoms[land].seat == seat:
        return [Reason("DR-A-TRO-08", "is-your-own", kingdom=land)]
    if now.kingdom not in (NOBODY, land):
        return [Reason("DR-A-TRO-09", "revolt-elsewhere", kingdom=now.kingdom)]
    if now.spent:
        return [Reason("DR-A-TRO-05", "revolt-is-over", kingdom=land)]
    if (s.strange_castles(seat) | s.foes(seat)) >> space & 1:
        return [Reason("DR-A-TRO-03", "enemies-there", hex=space)]
    return [] if _free(s) else [Reason("DR-A-TRO-03", "all-have-risen", kingdom=land)]


def _free(s: DivineRightState) -> list[int]:
    """Counters that could join her."""
    return [unit for unit in counters(s.world) if s.where[unit] in (GONE, POOL)]


def joining(s: DivineRightState, kingdom: int) -> int:
    """How many join in a turn: Nonnus is dear to the country people of the north (DR-A-TRO-06, DR-T-A-PEASANTS)."""
    hero, nonnus = trouble(s), s.world.index[NONNUS]
    at = s.where[nonnus]
    there = at >= 0 and s.land_of[at] == kingdom and kingdom in COUNTRY
    if there and s.master[nonnus] == s.master[hero] and s.castle_in(at) < 0:
        return WITH_NONNUS
    return AGAINST_NONNUS if there and s.master[nonnus] == s.kingdoms[kingdom].seat else USUAL


@hooks.act
class RaisePeasants(hooks.Act):
    """At the end of a friendly Combat Phase in an enemy kingdom (DR-A-TRO-03, DR-DEC-72)."""

    VERB = "raise-peasants"
    MOMENT = hooks.COMBAT_ENDS
    RULE = "DR-A-TRO-03"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        risen = s.half.fresh & hex_set(counters(s.world))
        return [] if risen or why_no_revolt(s, seat) else [s.game.verbs.raise_peasants]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        space = s.where[trouble(s)]
        kingdom = s.land_of[space]
        units = _free(s)[: joining(s, kingdom)]
        for unit in units:
            s.where[unit], s.master[unit] = POOL, seat
            changes.put(s, unit, space)
        changes.uprising(s, kingdom=kingdom)
        changes.half(s, fresh=s.half.fresh | hex_set(units))
        s.emit("peasants-rise", units=tuple(units), kingdom=kingdom, hex=space)
        fallout.later(s, fallout.SIEGES)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_no_revolt(s, seat)


@hooks.RESTING(option=SWITCH)
def falls(s: DivineRightState, piece: int, by: int) -> None:
    """When the last Peasant on the map is gone she raises no more (DR-A-TRO-05)."""
    if is_peasant(s, piece):
        changes.uprising(s, astray=s.uprising.astray & ~(1 << piece), spent=s.uprising.spent or not in_the_field(s))


@hooks.REPLACED(option=SWITCH)
def replaced(s: DivineRightState) -> Mapping[int, int]:
    """A lost Peasant comes back in her space, and in the kingdom of origin (DR-A-TRO-18)."""
    hero, now = trouble(s), s.uprising
    space = s.where[hero]
    home = space >= 0 and s.master[hero] == s.phasing and s.land_of[space] == now.kingdom != NOBODY
    if not home or now.spent or (s.foes(s.phasing) | s.strange_castles(s.phasing)) >> space & 1:
        return {}
    return {unit: space for unit in counters(s.world) if s.where[unit] == POOL}


# -- the kingdom changes ----------------------------------------------------------------------------------------------


@hooks.LEAVES_ALLIANCE(option=SWITCH)
def disperse(s: DivineRightState, kingdom: int, seat: int) -> None:
    """If the kingdom deactivates, so do its Peasants (DR-A-TRO-07)."""
    if kingdom == s.uprising.kingdom:
        rebels = [unit for unit in in_the_field(s) if s.master[unit] != seat]
        changes.half(s, leaving=s.half.leaving | hex_set(rebels))


@hooks.JOINS_ALLIANCE(option=SWITCH)
def gather(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    """If it acts for an enemy of hers again, they return, provided that she lives (DR-A-TRO-07)."""
    hero = trouble(s)
    if kingdom != s.uprising.kingdom:
        return
    changes.half(s, leaving=s.half.leaving & ~hex_set(in_the_field(s)))
    lives = s.where[hero] not in (GONE, PRISON) and s.master[hero] not in (NOBODY, seat)
    if lives and any(s.where[unit] == HOME for unit in counters(s.world)):
        s.push(Rising(kingdom))


@frame
class Rising(Procedure):
    """Peasants return in any space of their kingdom, as her player likes (DR-A-TRO-07)."""

    kingdom: int

    def step(self, s: DivineRightState) -> Asked:
        seat = s.master[trouble(s)]
        away = [unit for unit in counters(s.world) if s.where[unit] == HOME]
        spaces = [] if seat == NOBODY else self._spaces(s, seat)
        if not away or not spaces:
            s.finish()
            return None
        options = [s.game.verbs.place[space] for space in spaces]
        return Ask(seat, "rising", "DR-A-TRO-07", options, unit=away[0], kingdom=self.kingdom)

    def _spaces(self, s: DivineRightState, seat: int) -> list[int]:
        closed = s.foes(seat) | s.strange_castles(seat) | s.world.isle | s.world.temple
        return [*hexes_of(s.game.lands[self.kingdom] & s.world.land & ~closed)]

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        unit = next(unit for unit in counters(s.world) if s.where[unit] == HOME)
        s.where[unit], s.master[unit] = POOL, seat
        changes.put(s, unit, space)
        s.emit("deploys", units=(unit,), to=space, kingdom=self.kingdom)


@hooks.PLAYER_OUT(option=SWITCH)
def end_of_the_revolt(s: DivineRightState, seat: int) -> None:
    """With her player the Peasants leave (DR-A-ADV-09)."""
    own = [unit for unit in in_the_field(s) if s.master[unit] == seat]
    for unit in own:
        changes.lift(s, unit, GONE)
        changes.command(s, unit, NOBODY)
    if own and not in_the_field(s):
        changes.uprising(s, spent=True)


# -- what they are like -----------------------------------------------------------------------------------------------


@hooks.LEADS(option=SWITCH)
def follow_her(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """Nobody else leads them."""
    return hero == trouble(s) if is_peasant(s, unit) else None


@hooks.COMBAT_MODIFIERS(option=SWITCH)
def undisciplined(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """Half or more of a force that she does not lead: -1 (DR-A-TRO-14)."""
    force = clash.side(defending=defending)
    own = sum(is_peasant(s, unit) for unit in force)
    led = any(with_her(s, unit) for unit in force)
    return [("DR-A-TRO-14", -1)] if clash.element == ON_LAND and own and 2 * own >= len(force) and not led else []


@hooks.RETREAT_NEEDS(option=SWITCH)
def run(s: DivineRightState, unit: int, number: int) -> int | None:
    """Without her on 5 or 6 (DR-A-TRO-17); with her see trouble.py."""
    return max(number, UNLED) if is_peasant(s, unit) and not with_her(s, unit) else None


@hooks.SIEGE_BARS(option=SWITCH)
def no_sieges(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> list[Reason]:
    """Not where they are half or more (DR-A-TRO-16)."""
    own = sum(is_peasant(s, unit) for unit in units)
    return [Reason("DR-A-TRO-16", "peasants-do-not-besiege", castle=castle)] if own and 2 * own >= len(units) else []


def _guided(s: DivineRightState, piece: int) -> bool:
    """Is it a Peasant, or Trouble with one of them: on a march one who goes along?"""
    if piece != trouble(s):
        return is_peasant(s, piece)
    top = s.frames[-1] if s.frames else None
    if isinstance(top, March) and piece in top.members and len(top.members) > 1:
        return any(is_peasant(s, one) for one in top.members)
    return any(with_her(s, unit) for unit in in_the_field(s)) and not (isinstance(top, March) and top.gone)


@hooks.NATIVE(option=SWITCH)
def at_home(s: DivineRightState, piece: int) -> int | None:
    """Forests, swamps and mountains of their kingdom are easy to them, and to her with them (DR-A-TRO-15)."""
    return s.uprising.kingdom if s.uprising.kingdom != NOBODY and _guided(s, piece) else None


@hooks.BONUSES(option=SWITCH)
def swamps(s: DivineRightState, piece: int) -> int:
    return IN_HOME_SWAMP if s.uprising.kingdom != NOBODY and _guided(s, piece) else 0


def _abroad(s: DivineRightState) -> int:
    """Land of all other kingdoms."""
    found = 0
    for kingdom, land in enumerate(s.game.lands):
        if kingdom != s.uprising.kingdom and s.in_play(kingdom):
            found |= land
    return found


@hooks.CLOSED(option=SWITCH)
def stay_at_home(s: DivineRightState, members: Sequence[int]) -> int:
    """They move in their own kingdom and the wasteland (DR-A-TRO-19)."""
    return _abroad(s) if any(is_peasant(s, piece) for piece in members) else 0


@hooks.STACKING(option=SWITCH)
@hooks.about(lambda s: all_counters(s.world))
def not_abroad(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    strangers = [piece for piece in pieces if is_peasant(s, piece)]
    strangers = strangers if strangers and _abroad(s) >> space & 1 else []
    return [Reason("DR-A-TRO-19", "peasants-stay-at-home", unit=strangers[0])] if strangers else []


@hooks.GAME_TURN_ENDS(option=SWITCH)
def vagabonds(s: DivineRightState) -> None:
    """Two game turns in the wasteland, and they are dispersed (DR-A-TRO-19, DR-B-PHS-10)."""
    lost = [unit for unit in in_the_field(s) if s.land_of[s.where[unit]] < 0]
    for unit in lost:
        if s.uprising.astray >> unit & 1:
            losses.eliminate(s, unit)
    changes.uprising(s, astray=hex_set(unit for unit in lost if s.where[unit] >= 0))
    fallout.settle(s)
