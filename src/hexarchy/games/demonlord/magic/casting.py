"""Casting special spells (DL-MAG): who can, at what, and the choices that make up one announcement.

An announcement names the caster, the spell and what it is aimed at (DL-MAG-09). Nothing is rolled here: a window, or
the movement step, takes the finished announcement and sees to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import filterfalse, islice
from typing import Final, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonlord import markers, refusals
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.procedure import Confirm, Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import (
    CLOAK,
    DARKNESS,
    DEAD,
    DEMON,
    EARTHPIT,
    FORCEMARCH,
    LIGHT,
    NECROMON,
    OFF,
    RAINS,
    SPELLGATE,
    VISION,
    other,
)

# Spells that find a target wherever their caster is: his own hex is always in range.
NEAR_AT_HAND: Final = (SPELLGATE, EARTHPIT, FORCEMARCH, CLOAK)
# Windows after the list of battles is drawn up: troops may no longer be gated onto enemies in the open (DL-SPL-19).
LATE: Final = ("between-battles", "after-battles", "end")


class Announcement(NamedTuple):
    """A cast that was named and awaits its die. `units` are those gated or revived, `area` where it is to rain; `late`
    casts come after the list of battles is drawn up."""

    seat: int
    spell: int
    caster: int
    hex: int
    units: tuple[int, ...] = ()
    area: tuple[int, ...] = ()
    late: bool = False


def able(s: DemonlordState, seat: int, power: int = 1) -> list[int]:
    """Characters on the map, not routed, with power, who have not cast in this phase (DL-MAG-01, 02, 18), in order.

    Those of this power or more.
    """
    where, out = s.where, s.phase.cast
    if len(s.frames) > 3:  # a battle lies on a step, which lies on a phase
        for frame_ in s.frames:
            if isinstance(frame_, Board):
                out = (*out, *frame_.routed[seat])
    of_side, of_realm = s.world.magicians[power]
    found = [u for u in of_side[seat] if where[u] >= 0 and u not in out]
    realms = s.realms
    for realm, units in of_realm:
        if realms[realm].side == seat:
            found += [u for u in units if where[u] >= 0 and u not in out]
    return found


def casters(s: DemonlordState, seat: int, spell: int) -> list[int]:
    """Those of them strong enough for a special spell the player knows (DL-MAG-06, DL-MAG-11)."""
    return able(s, seat, s.world.spells[seat][spell].power) if spell in s.spells[seat] else []


def can_cast(s: DemonlordState, seat: int, spell: int) -> bool:
    """DL-DEC-02: a known spell, an unused caster, a legal target."""
    return bool(castable(s, seat, (spell,)))


def castable(s: DemonlordState, seat: int, spells: Iterable[int]) -> list[int]:
    """Those of the spells a player can cast now."""
    hand = s.spells[seat]
    known = [spell for spell in spells if spell in hand]
    if not known:
        return []
    units, faces = s.world.units, s.world.spells[seat]
    ready, found = able(s, seat, min([faces[spell].power for spell in known])), []
    for spell in known:
        power = faces[spell].power
        for caster in ready:
            if units[caster].power >= power and _has_target(s, seat, spell, caster):
                found.append(spell)
                break
    return found


def _has_target(s: DemonlordState, seat: int, spell: int, caster: int) -> bool:
    if spell in NEAR_AT_HAND:
        return True
    near = s.world.circle(s.where[caster], s.world.units[caster].range)
    if spell == VISION:
        return not near.isdisjoint(s.stacks[other(seat)])
    if spell == RAINS:
        return not near.isdisjoint(s.game.crossings.waters)
    if spell == NECROMON:
        return bool(s.fallen) and bool(fallen_in_range(s, caster))
    return not near.isdisjoint(s.phase.battles)


def in_range(s: DemonlordState, caster: int) -> tuple[int, ...]:
    """The hexes a character's magic reaches (DL-MAG-12, DL-MAG-13)."""
    return s.world.grid.within(s.where[caster], s.world.units[caster].range)


def targets(s: DemonlordState, seat: int, spell: int, caster: int) -> Iterable[int]:
    """The hexes a spell may be aimed at: casts that cannot change anything are left out (DL-MAG-20)."""
    near = in_range(s, caster)
    if spell == VISION:
        return [h for h in near if s.stack(other(seat), h)]
    if spell in (CLOAK, FORCEMARCH):
        return [h for h in near if s.stack(seat, h)]
    if spell == EARTHPIT:
        return [h for h in near if h not in s.phase.pits]
    if spell in (LIGHT, DARKNESS):
        return [h for h in near if h in s.phase.battles]
    if spell == RAINS:
        return [h for h in near if h in s.game.crossings.waters]
    raise ValueError(f"spell {spell} is not aimed at a hex")


def gate_sources(s: DemonlordState, seat: int, caster: int) -> list[int]:
    """Friendly units a Spellgate may take (DL-SPL-15, 18, 20)."""
    stacks = s.stacks[seat]
    near = stacks.keys() & s.world.circle(s.where[caster], s.world.units[caster].range)
    return sorted([u for h in near for u in stacks[h]])


def gate_goals(s: DemonlordState, seat: int, caster: int, units: tuple[int, ...], window: str) -> Iterable[int]:
    """Where a Spellgate may set them down (DL-SPL-10, DL-SPL-19)."""
    return open_gates(s, seat, units, in_range(s, caster), late=window in LATE, source=s.where[units[0]])


def open_gates(
    s: DemonlordState, seat: int, units: tuple[int, ...], goals: Iterable[int], *, late: bool, source: int = OFF
) -> Iterable[int]:
    """Those of the goals that are open to the units: not under an Earthpit, and for troops not too late."""
    closed = (*s.phase.pits, source)
    too_late = late and any(s.world.is_troop[u] for u in units)
    free = filterfalse(closed.__contains__, goals)
    return (h for h in free if _troops_may_still_arrive(s, seat, h)) if too_late else free


def _troops_may_still_arrive(s: DemonlordState, seat: int, hex_: int) -> bool:
    """After the list of battles is drawn up troops join only a battle to come, a siege or their own fortress.

    As far as the caster sees: characters close nothing, whatever they hide (DL-MAG-20, DL-HID-09).
    """
    if not s.seen_hostile(seat, hex_):
        return True
    return not s.neutral_troops(hex_) and friends_await(s, seat, hex_)


def friends_await(s: DemonlordState, seat: int, hex_: int) -> bool:
    """Where a side's troops stay among enemy troops: before a battle, in a siege, in their own fortress."""
    lasting = hex_ in s.phase.battles or hex_ in s.sieges or s.holds_fortress(seat, hex_)
    return lasting and s.has_troops(seat, hex_)


def fallen_in_range(s: DemonlordState, caster: int) -> list[int]:
    """What Necromon can bring back: Demon units destroyed in this phase or the one before (DL-SPL-27, 28, 30)."""
    near = in_range(s, caster)
    last = {unit: (hex_, clock) for unit, hex_, clock in s.fallen}  # invoked again and lost again: the last time counts
    return sorted(
        unit
        for unit, (hex_, clock) in last.items()
        if hex_ in near and clock >= s.clock - 1 and s.where[unit] == DEAD and s.owner(unit) == DEMON
    )


@frame
class Cast(Procedure):
    """The choices of one announcement, in the order caster, target, details. Ends with the announcement."""

    seat: int
    spell: int
    window: str
    caster: int = -1
    hex: int = -1
    units: tuple[int, ...] = ()
    area: tuple[int, ...] = ()
    grouping: bool = False
    agreed: bool = False
    full: bool = False

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        if self.caster < 0:
            able_ = [c for c in casters(s, self.seat, self.spell) if _has_target(s, self.seat, self.spell, c)]
            return self._ask("caster", [verbs.by[c] for c in able_])
        if self.spell == NECROMON:
            return self._ask("revive", [verbs.revive[u] for u in fallen_in_range(s, self.caster)])
        if self.spell == SPELLGATE and not self.full:
            return self._ask_units(s)
        if self.spell == RAINS and self.hex >= 0:
            return self._ask_area(s)
        if self.spell == SPELLGATE:
            goals = gate_goals(s, self.seat, self.caster, self.units, self.window)
        else:
            goals = targets(s, self.seat, self.spell, self.caster)
        return self._ask("target", [*map(verbs.at.__getitem__, goals)])  # they are many

    def _ask(self, key: str, options: list[Action]) -> Ask:
        rule = "DL-SPL-33" if key == "area" else "DL-MAG-09"
        return Ask(self.seat, f"cast-{key}", rule, options, spell=self.spell, caster=self.caster)

    def _ask_units(self, s: DemonlordState) -> Asked:
        """One unit, or with power 5 two from the same hex (DL-SPL-16)."""
        verbs = s.game.verbs
        if not self.units:
            return self._ask("gate", [*map(verbs.gate.__getitem__, self._gatable(s))])
        more = [u for u in s.stack(self.seat, s.where[self.units[0]]) if u not in self.units]
        if s.world.units[self.caster].power < 5 or len(self.units) == 2 or not more:
            self.full = True
            return None
        both = [u for u in sorted(more) if self._has_goal(s, (*self.units, u))]
        return self._ask("gate", [*(verbs.gate[u] for u in both), verbs.done])

    def _gatable(self, s: DemonlordState) -> list[int]:
        """The same hexes are open to all troops, and to all characters: two are enough, as one may be a unit's own."""
        where, is_troop = s.where, s.world.is_troop
        goals: dict[bool, list[int]] = {}
        found = []
        for unit in gate_sources(s, self.seat, self.caster):
            troop = is_troop[unit]
            if troop not in goals:
                near, late = in_range(s, self.caster), self.window in LATE
                goals[troop] = [*islice(open_gates(s, self.seat, (unit,), near, late=late), 2)]
            if goals[troop] not in ([], [where[unit]]):
                found.append(unit)
        return found

    def _has_goal(self, s: DemonlordState, units: tuple[int, ...]) -> bool:
        return next(iter(gate_goals(s, self.seat, self.caster, units, self.window)), OFF) != OFF

    def _ask_area(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        face = s.world.units[self.caster]
        if self.grouping:
            near = in_range(s, self.caster)
            edge = {n for h in self.area for n in s.world.grid.neighbours[h] if n in near and n not in self.area}
            return self._ask("area", [*(verbs.at[h] for h in sorted(edge)), verbs.done])
        least = s.world.grid.distance(s.where[self.caster], self.hex)
        options = [verbs.radius[n] for n in range(least, face.range + 1)]
        if face.power >= 5:
            options.append(verbs.group)  # DL-SPL-43
        return self._ask("area", options)

    def do_by(self, s: DemonlordState, seat: int, caster: int) -> None:
        self.caster = caster

    def do_revive(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.units = (unit,)
        self.hex = next(h for u, h, _ in reversed(s.fallen) if u == unit)
        self._announce(s)

    def do_gate(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.units = (*self.units, unit)

    def do_at(self, s: DemonlordState, seat: int, hex_: int) -> None:
        if self.grouping:
            self.area = tuple(sorted((*self.area, hex_)))
            return
        self.hex = hex_
        if self.spell == RAINS:
            return
        warning = self._warning(s) if self.spell == SPELLGATE else ""
        if warning:
            s.push(Confirm(seat, warning, hex_))
        else:
            self._announce(s)

    def _warning(self, s: DemonlordState) -> str:
        """DL-DEC-05: gating troops into an unallied homeland, or the last troops out of a besieged fortress."""
        if not any(s.world.is_troop[u] for u in self.units):
            return ""
        if s.neutral_troops(self.hex):
            return "attack-neutral"
        source = s.where[self.units[0]]
        if source in s.sieges and s.controller(source) == self.seat:
            left = set(s.troops(self.seat, source)) - set(self.units)
            return "" if left else "abandon-fortress"
        return ""

    def resumed(self, s: DemonlordState, child: Frame, value: bool) -> None:
        if value:
            self._announce(s)
        else:
            self.hex = -1

    def do_radius(self, s: DemonlordState, seat: int, radius: int) -> None:
        self.area = s.world.grid.within(s.where[self.caster], radius)
        self._announce(s)

    def do_group(self, s: DemonlordState, seat: int, target: int) -> None:
        self.grouping = True
        self.area = (self.hex,)

    def do_done(self, s: DemonlordState, seat: int, target: int) -> None:
        if self.grouping:
            self._announce(s)
        else:
            self.full = True

    def why_by(self, s: DemonlordState, seat: int, unit: int) -> list[Reason]:
        return refusals.why_not_by(s, seat, unit, s.world.spells[seat][self.spell].power)

    def why_at(self, s: DemonlordState, seat: int, hex_: int) -> list[Reason]:
        """The rule against a target hex."""
        if self.caster < 0:
            return []
        distance = s.world.grid.distance(s.where[self.caster], hex_)
        if distance > s.world.units[self.caster].range:
            return [Reason("DL-MAG-12", "out-of-range", unit=self.caster, hex=hex_, distance=distance)]
        if self.spell == SPELLGATE and hex_ in s.phase.pits:
            return [Reason("DL-SPL-10", "earthpit", hex=hex_)]
        if self.spell == SPELLGATE:
            return [Reason("DL-SPL-19", "no-gate-there", hex=hex_)] if self.units else []
        if self.grouping:
            return [Reason("DL-SPL-43", "not-connected", hex=hex_)]
        if self.spell == RAINS:
            return [Reason("DL-SPL-32", "no-water", hex=hex_)]
        return [Reason("DL-MAG-20", "no-effect", hex=hex_)]

    def why_gate(self, s: DemonlordState, seat: int, unit: int) -> list[Reason]:
        """The rule against taking a unit through a Spellgate."""
        if self.caster < 0:
            return []
        if s.owner(unit) != seat or s.where[unit] not in in_range(s, self.caster):
            return [Reason("DL-SPL-15", "no-friend-in-range", unit=unit)]
        if self.units:
            return [Reason("DL-SPL-16", "one-unit-or-two-together", unit=unit)]
        return [Reason("DL-SPL-19", "no-gate-for-it", unit=unit)]

    def why_revive(self, s: DemonlordState, seat: int, unit: int) -> list[Reason]:
        """The rule against bringing a unit back."""
        if s.owner(unit) != seat:
            return [Reason("DL-SPL-28", "not-yours", unit=unit)]
        return [Reason("DL-SPL-27", "not-destroyed-of-late-in-range", unit=unit)]

    def why_radius(self, s: DemonlordState, seat: int, radius: int) -> list[Reason]:
        return [Reason("DL-SPL-33", "within-range-around-the-target", radius=radius)]

    def why_group(self, s: DemonlordState, seat: int, target: int) -> list[Reason]:
        return [Reason("DL-SPL-43", "not-strong-enough", unit=self.caster, power=5)] if self.caster >= 0 else []

    def _announce(self, s: DemonlordState) -> None:
        """Everybody hears the caster's name, the spell and the target hex, not where he stands (DL-HID-08)."""
        spend(s, self.seat, self.caster, self.spell)
        s.emit("cast", side=self.seat, unit=self.caster, spell=self.spell, hex=self.hex)
        late = self.window in LATE
        s.finish(Announcement(self.seat, self.spell, self.caster, self.hex, self.units, self.area, late))


def spend(s: DemonlordState, seat: int, caster: int, spell: int | None = None) -> None:
    """One spell per character and phase (DL-MAG-02); a special spell is known to both once used (DL-MAG-08)."""
    s.phase = s.phase._replace(cast=(*s.phase.cast, caster))
    if spell is not None:
        own = s.markers[seat]
        marker = own.one(markers.HAND, spell)
        if not own.knows(None, marker):
            s.set_markers(seat, own.shown([marker]))


def succeeds(s: DemonlordState, cast: Announcement) -> bool:
    """The success die (DL-MAG-15 to 17); places make an Earthpit harder (DL-SPL-12, DL-SPL-13)."""
    rule = "DL-MAG-15" if s.world.spells[cast.seat][cast.spell].power < 4 else "DL-MAG-16"
    site = s.world.site_at.get(cast.hex) if cast.spell == EARTHPIT else None
    harder = (("DL-SPL-12", 2),) if site and site.kind != "mine" else ()
    needs = (AT_MOST, s.world.spells[cast.seat][cast.spell].success)
    works = s.check(1, 6, rule, needs, harder, unit=cast.caster, spell=cast.spell, hex=cast.hex)
    s.emit("cast-works" if works else "cast-fails", unit=cast.caster, spell=cast.spell, hex=cast.hex)
    return works
