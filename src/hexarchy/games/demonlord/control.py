"""Control of fortresses and other kept places (DL-SIE-03 to 05, 29 to 34, 38, 39), and what a change of it sets off."""

from __future__ import annotations

from typing import Any

from hexarchy.games.demonlord import capture, changes, commands, victory
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import AWAY, LEGEND, SEMI_PERMANENT, other


def review(s: DemonlordState, hex_: int, *, marched_off: bool = False) -> None:
    """Look at a hex again after units came, left or fell: does its siege go on, who controls it?

    `marched_off`: characters left behind by their troops still have the rest of the step to follow them (DL-CAP-13).
    """
    if hex_ in s.sieges:
        _review_siege(s, hex_, marched_off)
    site = s.world.site_at.get(hex_)
    if site is None or site.held < 0:
        return
    for seat in (s.phasing, other(s.phasing)):
        if s.control[site.held] != seat and s.alone_with_troops(seat, hex_) and not kept_for_its_units(s, hex_):
            gain(s, hex_, seat)


def _review_siege(s: DemonlordState, hex_: int, marched_off: bool) -> None:
    defender = s.controller(hex_)
    besieger = other(defender)
    inside, outside = s.has_troops(defender, hex_), s.has_troops(besieger, hex_)
    if inside and outside:
        return
    lift_siege(s, hex_)
    if outside:  # DL-SIE-30, DL-SIE-38: the fortress is lost, its characters are taken without a die
        for character in s.characters(defender, hex_):
            changes.capture(s, character, besieger)
        gain(s, hex_, besieger)
    elif inside and not marched_off:  # DL-SIE-35, DL-SIE-39
        capture.threaten(s, hex_, besieger, defender)


def lift_siege(s: DemonlordState, hex_: int) -> None:
    """The siege is over; the next one is counted from the start (DL-SIE-21, DL-SIE-40)."""
    s.sieges = {at: count for at, count in s.sieges.items() if at != hex_}
    commands.forget_siege(s, hex_)
    s.emit("siege-over", hex=hex_)


def kept_for_its_units(s: DemonlordState, hex_: int) -> bool:
    """While a state's units are on their way home nobody gains its homeland by walking in (DL-ALL-32)."""
    realm = s.world.realm_at.get(hex_, -1)
    return realm >= 0 and s.realms[realm].back >= 0 and any(s.where[u] == AWAY for u in s.world.of_realm[realm])


def gain(s: DemonlordState, hex_: int, camp: int) -> None:
    """A camp gains control of the place in a hex; a legend's is a village like any other (DL-ALL-15)."""
    site, realm = s.world.site_at[hex_], s.world.realm_at.get(hex_, -1)
    if s.control[site.held] == camp or (realm >= 0 and s.realms[realm].grade == LEGEND):
        return
    s.control = (*s.control[: site.held], camp, *s.control[site.held + 1 :])
    if hex_ in s.sieges:
        lift_siege(s, hex_)
    s.emit("control", hex=hex_, side=camp)
    if realm >= 0:
        status = s.realms[realm]
        if status.grade == SEMI_PERMANENT and camp == other(status.side):  # DL-ALL-20
            set_realm(s, realm, shaken=True)
    victory.sudden_death(s)


def set_realm(s: DemonlordState, realm: int, **changed: Any) -> None:
    s.realms = (*s.realms[:realm], s.realms[realm]._replace(**changed), *s.realms[realm + 1 :])
