"""Prisoners (DL-PRI): exchanges when a phase ends, and where freed units are placed."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import changes, control, sightings
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEMON, ENTERING, GONE, HOSAR, LEGEND, NEUTRAL, OFF, WAITING, other


@frame
class Exchange(Procedure):
    """The phasing player asks; the other offers a prisoner, the asker gives one for it, as often as both like."""

    asked: bool = False
    offered: int = -1

    def step(self, s: DemonlordState) -> Asked:
        asker = s.phasing
        giver = other(asker)
        verbs = s.game.verbs
        if not (s.holds_prisoners(asker) and s.holds_prisoners(giver)):  # DL-PRI-04, DL-PRI-15
            self._over(s)
            return None
        if not self.asked:
            return Ask(asker, "exchange", "DL-DEC-50", (verbs.yes, verbs.no))
        if self.offered < 0:
            options = [*(verbs.offer[u] for u in s.prisoners(giver)), verbs.no]
            return Ask(giver, "exchange-offer", "DL-DEC-51", options)
        options = [*(verbs.give[u] for u in s.prisoners(asker)), verbs.no]
        return Ask(asker, "exchange-give", "DL-DEC-51", options, unit=self.offered)

    def do_yes(self, s: DemonlordState, seat: int, target: int) -> None:
        self.asked = True
        s.emit("exchange-asked", side=seat)

    def do_no(self, s: DemonlordState, seat: int, target: int) -> None:
        """No request, no offer or an offer refused: that is all for this phase (DL-PRI-04, DL-PRI-05)."""
        if self.asked:
            s.emit("exchange-ended", side=seat)
        self._over(s)

    def do_offer(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.offered = unit
        s.emit("exchange-offered", side=seat, unit=unit)

    def do_give(self, s: DemonlordState, seat: int, unit: int) -> None:
        """Both are free at once; they are placed when the exchange is over (DL-PRI-03, DL-PRI-16)."""
        for free in (self.offered, unit):
            s.where[free] = WAITING
            s.emit("freed", unit=free)
        self.offered = -1

    def _over(self, s: DemonlordState) -> None:
        s.pop()
        s.push(PlaceFreed())


@frame
class PlaceFreed(Procedure):
    """Freed units are placed, the phasing player's first; who finds no place waits a phase (DL-PRI-08 to 16)."""

    passed_over: tuple[int, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        waiting = _waiting(s, self.passed_over)
        if not waiting:
            s.pop()
            return None
        unit = waiting[0]
        owner = s.owner(unit)
        if not self._goes_by_other_ways(s, unit):
            hexes = places_for(s, unit)
            if not hexes:
                self.passed_over = (*self.passed_over, unit)
            elif owner == NEUTRAL or len(hexes) == 1:
                self._place(s, unit, hexes[0])
            else:
                options = [s.game.verbs.place[h] for h in hexes]
                return Ask(owner, "place-freed", "DL-DEC-52", options, unit=unit)
        return None

    def do_place(self, s: DemonlordState, seat: int, hex_: int) -> None:
        self._place(s, _waiting(s, self.passed_over)[0], hex_)

    def _goes_by_other_ways(self, s: DemonlordState, unit: int) -> bool:
        """Reinforcements enter next phase (DL-PRI-11), spirits only by a new invocation (DL-PRI-12), legends never."""
        face = s.world.units[unit]
        if face.realm >= 0 and s.realms[face.realm].grade == LEGEND:
            s.where[unit] = GONE
        elif face.deploy == "invoke":
            s.where[unit] = OFF
        elif face.deploy == "reinforcement":
            s.where[unit] = ENTERING
        else:
            return False
        return True

    def _place(self, s: DemonlordState, unit: int, hex_: int) -> None:
        """Troops that hid there show themselves now, and another place is looked for."""
        owner = s.owner(unit)
        if any(changes.bars(s, foe, hex_) for foe in enemies_of(owner)):
            return
        changes.put(s, unit, hex_)
        sightings.arrived(s, owner, (unit,), hex_, "freed-placed", "freed-seen")  # its stack may hide it (DL-HID-10)
        control.review(s, hex_)


def _waiting(s: DemonlordState, passed_over: tuple[int, ...]) -> list[int]:
    """Freed units that are still to be placed, in their order."""
    return sorted([u for u in s.pile(WAITING) if u not in passed_over], key=lambda u: (s.owner(u) != s.phasing, u))


def enemies_of(camp: int) -> tuple[int, ...]:
    """The players whose troops keep a camp's units from coming home: both are strangers to a neutral (DL-PRI-14)."""
    return (HOSAR, DEMON) if camp == NEUTRAL else (other(camp),)


def home_of(s: DemonlordState, unit: int) -> int:
    """A unit's homeland hex; for devotees and township units the place of their set-up (DL-PRI-13)."""
    face = s.world.units[unit]
    if face.realm >= 0:
        return s.world.realm_homes[face.realm]
    return dict(s.homes).get(unit, s.world.start_hex(face))


def places_for(s: DemonlordState, unit: int) -> list[int]:
    """Where a freed or replaced unit may stand, as far as its owner can see: its home, else the nearest fortress or,
    for magicians, temple."""
    home, owner = home_of(s, unit), s.owner(unit)
    if home < 0:
        return []
    if owner == NEUTRAL:  # DL-PRI-14
        return [] if any(s.seen_troops(foe, home) for foe in enemies_of(owner)) else [home]
    if not s.seen_hostile(owner, home):
        return [home]
    open_forts = [
        site.hex
        for site in s.world.held_sites
        if s.holds_fortress(owner, site.hex) and not s.seen_hostile(owner, site.hex)
    ]
    hexes = nearest(s, home, open_forts)
    if s.world.units[unit].power and not s.world.is_troop[unit]:  # DL-PRI-10
        temples = [x.hex for x in s.world.sites if x.kind == "temple" and not s.seen_hostile(owner, x.hex)]
        hexes += [h for h in nearest(s, home, temples) if h not in hexes]
    return sorted(hexes)


def nearest(s: DemonlordState, home: int, hexes: list[int]) -> list[int]:
    """Those at the least distance in hexes (DL-PRI-09)."""
    distance = s.world.grid.distance
    least = min((distance(home, h) for h in hexes), default=0)
    return [h for h in hexes if distance(home, h) == least]
