"""Alliances with the neutral states (DL-ALL, DL-NEU-01 to 03): attempts, attacks, checks, and units going home."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import capture, changes, commands, control
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState, Realm
from hexarchy.games.demonlord.words import (
    AWAY,
    BALRON,
    DEAD,
    DWARF_KING,
    GONE,
    HELD_BY,
    LEGEND,
    NEUTRAL,
    NOBODY,
    OFF,
    PERMANENT,
    SEMI_PERMANENT,
    UNALLIED,
    other,
)

# -- taking sides -----------------------------------------------------------------------------------------------------


def attacked(s: DemonlordState, realm: int, by: int) -> None:
    """A neutral attacked by a player joins the other at once and for good (DL-ALL-03, DL-ALL-04)."""
    s.emit("neutral-attacked", realm=realm, side=by)
    join(s, realm, other(by), PERMANENT)


def patience_ends(s: DemonlordState, seat: int) -> None:
    """Troops still in an unallied homeland after their own movement step are attackers (DL-ALL-29, DL-ALL-34)."""
    for realm, hex_ in enumerate(s.world.realm_homes):
        if s.realms[realm].grade == UNALLIED and s.neutral_troops(hex_) and s.has_troops(seat, hex_):
            attacked(s, realm, seat)


def join(s: DemonlordState, realm: int, side: int, grade: int) -> None:
    """A state takes a side: all its units in play belong to that player from that moment (DL-ALL-17, DL-ALL-37).

    Whether enemy troops in its homeland are fought or besiege it is settled in the next battle step (DL-ALL-05, 33).
    """
    if realm == s.world.ULA and not s.story.ula:
        _compose_ula(s)
    was = s.realms[realm].side
    units = s.world.of_realm[realm]
    s.realms = (
        *s.realms[:realm],
        s.realms[realm]._replace(side=side, grade=grade, shaken=False),
        *s.realms[realm + 1 :],
    )
    if was != side:
        changes.change_owner(s, [u for u in units if s.where[u] >= 0], was, side)
    s.emit("alliance", realm=realm, side=side, grade=grade)
    _free_prisoners(s, realm, side)
    home = s.world.realm_homes[realm]
    if not (s.controller(home) == other(side) and s.alone_with_troops(other(side), home)):  # DL-SIE-03
        control.gain(s, home, side)


def _compose_ula(s: DemonlordState) -> None:
    """The first time Ula takes a side a die decides which people it is (DL-NEU-01 to 03)."""
    (die,) = s.roll(1, 6, "DL-NEU-01")
    people = BALRON if die <= 3 else DWARF_KING
    s.story = s.story._replace(ula=people)
    home = s.world.realm_homes[s.world.ULA]
    for unit in s.world.of_realm[s.world.ULA]:
        if s.world.units[unit].composition == ("balron" if people == BALRON else "dwarf_king"):
            changes.put(s, unit, home)
        else:
            s.where[unit] = GONE
    s.ground_changed()
    s.emit("ula-composed", people="balron" if people == BALRON else "dwarf-king")


def _free_prisoners(s: DemonlordState, realm: int, side: int) -> None:
    """Units held by the player whose ally the state becomes are freed and go home (DL-ALL-30)."""
    freed = [u for u in s.world.of_realm[realm] if s.where[u] == HELD_BY[side]]
    for unit in freed:
        s.where[unit] = OFF if s.world.units[unit].deploy == "invoke" else AWAY
        s.emit("freed", unit=unit)
    if s.realms[realm].back < 0 and any(s.where[u] == AWAY for u in freed):
        control.set_realm(s, realm, back=s.clock + 1)


# -- changing status --------------------------------------------------------------------------------------------------


def leave(s: DemonlordState, realm: int, side: int, grade: int) -> None:
    """A state turns neutral or changes sides: its units go home, what they held is reviewed (DL-ALL-24 to 32, 35)."""
    was = s.realms[realm].side
    home = s.world.realm_homes[realm]
    left: list[int] = []
    for unit in s.world.of_realm[realm]:
        hex_ = s.where[unit]
        if hex_ < 0:
            continue
        if s.world.units[unit].deploy == "invoke":  # DL-ALL-27
            left.append(hex_)
            changes.lift(s, unit, OFF)
        elif hex_ != home:
            left.append(hex_)
            changes.lift(s, unit, AWAY)
    away = any(s.where[u] == AWAY for u in s.world.of_realm[realm])
    s.realms = (
        *s.realms[:realm],
        Realm(side, grade, False, s.realms[realm].charmed, s.clock + 1 if away else -1),
        *s.realms[realm + 1 :],
    )
    changes.change_owner(s, [u for u in s.world.of_realm[realm] if s.where[u] >= 0], was, side)
    s.emit("alliance", realm=realm, side=side, grade=grade)
    if side != NEUTRAL:
        _free_prisoners(s, realm, side)
    control.gain(s, home, side)  # no matter who else stands there (DL-ALL-28)
    _besiege_home(s, realm, side)
    nobody_left = not any(s.where[u] in (home, AWAY) for u in s.world.of_realm[realm])  # to keep it (DL-ALL-32)
    if nobody_left or home in s.sieges:
        control.review(s, home)
    for hex_ in sorted(set(left)):
        if s.result is None:
            _look_again(s, hex_, was)


def _besiege_home(s: DemonlordState, realm: int, side: int) -> None:
    """Former friends in the hex of a state that changes sides at home besiege its fortress from now on (DL-ALL-35)."""
    home = s.world.realm_homes[realm]
    stayed = any(s.where[u] == home and s.world.is_troop[u] for u in s.world.of_realm[realm])
    if home in s.sieges or side == NEUTRAL or not s.is_fortress(home):
        return
    if stayed and s.has_troops(other(side), home):
        s.sieges = {**s.sieges, home: 0}
        s.emit("siege-begins", hex=home, side=other(side))


def _look_again(s: DemonlordState, hex_: int, side: int) -> None:
    """A hex units have vanished from (DL-ALL-31). Where a siege ends, its end sees to the characters."""
    besieged = hex_ in s.sieges
    control.review(s, hex_)
    if s.result is None and not besieged and s.has_troops(other(side), hex_):
        capture.threaten(s, hex_, side, other(side))


# -- the alliance step ------------------------------------------------------------------------------------------------


def courtable(s: DemonlordState, seat: int) -> list[int]:
    """The unallied states a player can try to win now (DL-ALL-07 to 11, DL-ALL-36)."""
    world, where = s.world, s.where
    reached = {realm for c in casting.able(s, seat) for realm in world.realms_within(where[c], world.units[c].range)}
    found = []
    for realm, state in enumerate(s.realms):
        if state.grade == UNALLIED:
            charmed = realm in reached and not state.charmed
            if (charmed or envoys(s, seat, realm)) and has_units(s, realm):
                found.append(realm)
    return found


def has_units(s: DemonlordState, realm: int) -> bool:
    """Is anyone left to win over? A being that waits for its invocation is nobody yet (DL-ALL-36)."""
    units = s.world.units
    return any(s.where[u] not in (DEAD, GONE) and units[u].deploy != "invoke" for u in s.world.of_realm[realm])


def envoys(s: DemonlordState, seat: int, realm: int) -> bool:
    """A unit next to the homeland or in it (DL-ALL-07, DL-ALL-08)."""
    home = s.world.realm_homes[realm]
    return not s.world.circle(home, 1).isdisjoint(s.stacks[seat])


def charmers(s: DemonlordState, seat: int, realm: int) -> list[int]:
    """Who can cast the alliance spell into a homeland, which is done once a turn (DL-ALL-09, DL-ALL-10)."""
    if s.realms[realm].charmed:
        return []
    units, where, within = s.world.units, s.where, s.world.realms_within
    return [c for c in casting.able(s, seat) if realm in within(where[c], units[c].range)]


@frame
class AllianceStep(Procedure):
    """The phasing player may try to win one neutral state (DL-ALL-06, DL-DEC-47)."""

    begun: bool = False
    realm: int = -1

    def step(self, s: DemonlordState) -> Asked:
        if not self.begun:
            self.begun = True
            commands.new_step(s)
        seat, verbs = s.phasing, s.game.verbs
        if self.realm >= 0:
            options: list[Action] = [verbs.by[c] for c in charmers(s, seat, self.realm)]
            return Ask(seat, "alliance-caster", "DL-DEC-47", options, hex=s.world.realm_homes[self.realm])
        states = courtable(s, seat)
        if not states:
            s.pop()
            return None
        options = [*(verbs.court[s.world.realm_homes[realm]] for realm in states), verbs.passes]
        return Ask(seat, "alliance", "DL-DEC-47", options)

    def do_pass(self, s: DemonlordState, seat: int, target: int) -> None:
        s.pop()

    def do_court(self, s: DemonlordState, seat: int, home: int) -> None:
        """A spell is used only if no unit fulfils the condition: it brings no better die (DL-DEC-47)."""
        realm = s.world.realm_at[home]
        if envoys(s, seat, realm):
            s.pop()
            attempt(s, seat, realm)
        else:
            self.realm = realm

    def why_court(self, s: DemonlordState, seat: int, home: int) -> list[Reason]:
        return why_not_court(s, seat, home)

    def do_by(self, s: DemonlordState, seat: int, caster: int) -> None:
        realm = self.realm
        s.pop()
        casting.spend(s, seat, caster)
        control.set_realm(s, realm, charmed=True)
        s.emit("alliance-spell", side=seat, unit=caster, hex=s.world.realm_homes[realm])
        attempt(s, seat, realm)


def why_not_court(s: DemonlordState, seat: int, home: int) -> list[Reason]:
    """The rule that keeps a player from courting the state of a hex."""
    realm = s.world.realm_at.get(home, -1)
    if realm < 0:
        return [Reason("DL-ALL-01", "no-neutral-state", hex=home)]
    if s.realms[realm].grade == LEGEND:
        return [Reason("DL-ALL-15", "a-legend", realm=realm)]
    if s.realms[realm].grade != UNALLIED:
        return [Reason("DL-ALL-11", "already-allied", realm=realm)]
    if not has_units(s, realm):
        return [Reason("DL-ALL-36", "nobody-left", realm=realm)]
    if s.realms[realm].charmed:
        return [Reason("DL-ALL-10", "spell-already-cast", realm=realm)]
    return [Reason("DL-ALL-07", "nobody-near", realm=realm)]


def attempt(s: DemonlordState, seat: int, realm: int) -> None:
    """The alliance die (DL-ALL-12 to 16)."""
    (die,) = s.roll(1, 6, "DL-DEC-47", needs=(AT_MOST, 3), realm=realm, side=seat)
    if die == 1:
        join(s, realm, seat, PERMANENT)
    elif die <= 3:
        join(s, realm, seat, SEMI_PERMANENT)
    elif die == 4:
        s.emit("alliance-nothing", realm=realm)
    elif die == 5:
        become_legend(s, realm)
    else:
        join(s, realm, other(seat), SEMI_PERMANENT)


def become_legend(s: DemonlordState, realm: int) -> None:
    """The state never existed: its units leave the game, its fortress is a village (DL-ALL-15)."""
    home = s.world.realm_homes[realm]
    for unit in s.world.of_realm[realm]:
        changes.lift(s, unit, GONE)
    s.realms = (*s.realms[:realm], Realm(NEUTRAL, LEGEND), *s.realms[realm + 1 :])
    if home in s.sieges:
        control.lift_siege(s, home)
    held = s.world.site_at[home].held
    s.control = (*s.control[:held], NOBODY, *s.control[held + 1 :])
    s.ground_changed()
    s.emit("legend", realm=realm)


@frame
class SemiPermanentChecks(Procedure):
    """Shaken allies are checked in the order of their homelands; no question is asked (DL-ALL-21, DL-DEC-48)."""

    realm: int = 0

    def step(self, s: DemonlordState) -> Asked:
        if self.realm == len(s.realms):
            s.pop()
            return None
        realm, self.realm = self.realm, self.realm + 1
        status = s.realms[realm]
        if status.shaken and status.grade == SEMI_PERMANENT:
            control.set_realm(s, realm, shaken=False)
            self._check(s, realm, status.side)
        return None

    def _check(self, s: DemonlordState, realm: int, side: int) -> None:
        (die,) = s.roll(1, 6, "DL-ALL-21", needs=(AT_MOST, 4), realm=realm, side=side)
        if die == 1:
            control.set_realm(s, realm, grade=PERMANENT)
            s.emit("alliance", realm=realm, side=side, grade=PERMANENT)
        elif die <= 4:
            s.emit("alliance-holds", realm=realm)
        elif die == 5:
            leave(s, realm, NEUTRAL, UNALLIED)
        else:
            leave(s, realm, other(side), SEMI_PERMANENT)


@frame
class UnitsComeHome(Procedure):
    """Units that left the map in the previous phase are home again as this one ends (DL-ALL-26).

    Troops they find there have until the next battle step to leave: only then is there a siege or a battle (DL-ALL-33).
    """

    def step(self, s: DemonlordState) -> Asked:
        s.pop()
        for realm, status in enumerate(s.realms):
            if 0 <= status.back <= s.clock:
                home = s.world.realm_homes[realm]
                back = [u for u in s.world.of_realm[realm] if s.where[u] == AWAY]
                for unit in back:
                    changes.put(s, unit, home)
                control.set_realm(s, realm, back=-1)
                s.emit("units-home", realm=realm)
                control.review(s, home)  # DL-ALL-32: kept for its units only until they are back
        return None
