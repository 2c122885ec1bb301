"""A move order (DE-PROC-1): a group is gathered in one hex and goes from hex to hex until it stops."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.ways import way
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.activation import desecrate, trespass
from hexarchy.games.dark_emperor.crossing import ANY
from hexarchy.games.dark_emperor.movement import attrition, movable, naval
from hexarchy.games.dark_emperor.movement.company import Company, company_of
from hexarchy.games.dark_emperor.movement.handling import handed_on
from hexarchy.games.dark_emperor.procedure import Tentative
from hexarchy.games.dark_emperor.settle import settle, settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import other

NOT_YET = -1


@frame
class MoveOrder(Tentative):
    """One group with at least one unit; leaders, monsters and guarded devices may go along (DE-8.15, DE-15.12e)."""

    group: tuple[int, ...]
    start: int
    here: int
    came_from: int = NOT_YET  # the hex left last
    points: int = 0

    def at_rest(self, s: DarkEmperorState) -> bool:
        """Before they set out."""
        return not self._under_way

    def step(self, s: DarkEmperorState) -> Asked:
        left = self._still_along(s)
        if not left or left[0] >= s.world.unit_count:  # units come first
            self._stop(s, left)
            return None
        if left != self.group:
            self._lose_company(s, left)
            return None
        company, under_way = company_of(s, self.group), self._under_way
        options = [] if under_way else self._joining(s)
        options += self._onward(s, company)
        if company.cargo:
            options += [s.game.verbs.land[unit] for unit in naval.can_land(s, company, self.here)]
        options += self._ending(s, company)
        return Ask(
            s.phasing,
            "march" if under_way else "gather",
            "DE-DEC-14",
            options or [s.game.verbs.stop],
            units=self.group,
            hex=self.here,
            points=company.reckoned(self.points),
        )

    @property
    def _under_way(self) -> bool:
        return self.came_from != NOT_YET

    def _still_along(self, s: DarkEmperorState) -> tuple[int, ...]:
        here, mine, things = self.here, s.army[s.phasing], s.world.first_device
        return tuple([p for p in self.group if s.where[p] == here and (p >= things or mine >> p & 1)])

    def _lose_company(self, s: DarkEmperorState, left: tuple[int, ...]) -> None:
        """Legions that fall to a staff-wielder end their move where they met him (DE-15.7a)."""
        gone = tuple(piece for piece in self.group if piece not in left and piece < s.world.unit_count)
        attrition.record(s, self.start, self.here, self.points, gone, self.came_from)
        self.group = left

    # -- what may be done ---------------------------------------------------------------------------------------------

    def _joining(self, s: DarkEmperorState) -> list[Action]:
        """Only before they set out: nobody joins on the way (DE-PROC-1)."""
        found = [piece for piece in movable.movable_in(s, s.phasing, self.here) if piece not in self.group]
        found += [device for device in handed_on(s, s.phasing, self.here) if device not in self.group]
        return [s.game.verbs.with_[piece] for piece in found]

    def _onward(self, s: DarkEmperorState, company: Company) -> list[Action]:
        if self._under_way and company.halted(s, self.here):
            return []
        step, ways = s.game.verbs.step, company.ways(s, self.here, company.moored(s))
        return [step[to] for to in s.world.field.near[self.here] if ways >> to & 1]

    def _ending(self, s: DarkEmperorState, company: Company) -> list[Action]:
        if not self._under_way:
            return [s.game.verbs.cancel]
        at_sea = bool(s.world.sea >> self.here & 1)
        return [] if at_sea and company.must_land else [s.game.verbs.stop]

    # -- doing it -----------------------------------------------------------------------------------------------------

    def do_with(self, s: DarkEmperorState, seat: int, piece: int) -> None:
        self.group = tuple(sorted((*self.group, piece)))

    def do_step(self, s: DarkEmperorState, seat: int, to: int) -> None:
        """Going on from among enemies is what costs; the terrain is paid on entering (DE-8.13a, DE-8.13b)."""
        company, came_from = company_of(s, self.group), self.here
        if self._under_way:
            self.points += company.gauntlet(s, came_from)
        self.points += company.toll(s, to)
        moored = company.arrive(s, came_from, to, company.moored(s))
        for piece in (*self.group, *company.cargo):
            if piece >= s.world.first_device:
                changes.drop(s, piece, to, s.phasing)
            else:
                changes.shift(s, piece, to)
        moor(s, company, moored)
        self.came_from, self.here = came_from, to
        s.emit("steps", units=self.group, points=company.reckoned(self.points), **way(came_from, (to,), to))
        roused = trespass(s, to, s.phasing)
        if desecrate(s, to, s.phasing) or roused:
            settle_everywhere(s)
        else:
            settle(s, came_from, to)

    def do_land(self, s: DarkEmperorState, seat: int, unit: int) -> None:
        """What is put ashore is a stack of its own with the points so far (DE-8.22b)."""
        company = company_of(s, self.group)
        if self._under_way:
            attrition.record(s, self.start, self.here, company.reckoned(self.points), (unit,), self.came_from)
        naval.put_ashore(s, unit)

    def do_stop(self, s: DarkEmperorState, seat: int, target: int) -> None:
        self._stop(s, self.group)

    def do_cancel(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def _stop(self, s: DarkEmperorState, left: tuple[int, ...]) -> None:
        """The order is carried out: its units have had their one move (DE-8a)."""
        s.pop()
        company = company_of(s, self.group)
        spend_escorts(s, self.group)
        moved = tuple(sorted((*company.units, *company.cargo)))
        attrition.record(s, self.start, self.here, company.reckoned(self.points), moved, self.came_from)
        beasts = tuple([piece for piece in left if piece in s.world.monsters])
        if beasts:
            attrition.entered(s, beasts, self.came_from)  # they pay nothing (DE-18.21a)
        for piece in left:
            if stops_here(s, piece):
                movable.finish(s, piece)

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why_with(self, s: DarkEmperorState, seat: int, piece: int) -> list[Reason]:
        if self._under_way:
            return [Reason("DE-PROC-1", "nobody-joins-on-the-way", piece=piece)]
        if piece in s.world.devices:
            return [Reason("DE-15.12e", "not-guarded-here", device=piece)]
        if s.where[piece] != self.here:
            return [Reason("DE-PROC-1", "not-in-this-hex", piece=piece, hex=self.here)]
        return movable.why_not(s, seat, piece)

    def why_step(self, s: DarkEmperorState, seat: int, to: int) -> list[Reason]:
        company = company_of(s, self.group)
        if self._under_way and company.halted(s, self.here):
            return company.halted(s, self.here)
        if not s.world.field.around[self.here] >> to & 1:
            return [Reason("DE-PROC-1", "not-adjacent", hex=to)]
        if not company.passable(s, self.here, company.moored(s)) >> to & 1:
            return [why_impassable(s, company, self.here, to)]
        if company.barred(s, 1 << to):
            return company.why_barred(s, to)
        if company.trains_only and company.unguarded(s) >> to & 1:
            return [Reason("DE-8.G", "trains-need-company", hex=to)]
        return [Reason("DE-8.31", "no-way-back-to-land", hex=to)]

    def why_stop(self, s: DarkEmperorState, seat: int, target: int) -> list[Reason]:
        company = company_of(s, self.group)
        rule = "DE-13.21" if company.seabed else "DE-8.31"
        return [Reason(rule, "must-end-on-land")] if self._under_way else []

    def why_land(self, s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
        if unit not in company_of(s, self.group).cargo:
            return [Reason("DE-8.22a", "not-aboard", unit=unit)]
        return naval.why_no_ground(s, unit, self.here) or [Reason("DE-8.22a", "no-coast-here", hex=self.here)]


def why_impassable(s: DarkEmperorState, company: Company, hex_: int, to: int) -> Reason:
    """The hexside that stops one of a group."""
    crossings, world = s.game.crossings, s.world
    if company.walkers and not company.seabed and (world.sea >> to | world.sea >> hex_) & 1:
        return Reason("DE-8.14a", "no-walking-at-sea", hex=to)
    if company.walkers and hex_ == crossings.strait and not (company.fleets or world.sea >> to & 1):
        return Reason("DE-8.14d", "other-bank", hex=to)
    if not crossings.navigable >> to & 1:
        rule = "DE-8.2" if company.fleets else "DE-18.24"
        return Reason(rule, "ships-need-water", hex=to)
    return Reason("DE-8.14b", "no-water-between", hex=to)


# -- shared with the moves of leaders and monsters ---------------------------------------------------------------------


def moor(s: DarkEmperorState, company: Company, moored: tuple[int, ...]) -> None:
    """Remember banks and shores after a step (DE-8.14b, DE-8.14d)."""
    new = {piece: at for piece, at in zip(company.bound, moored, strict=True) if at != ANY}
    if new or s.moorings:
        gone = {*company.members, *company.cargo}
        s.moorings = {**{piece: at for piece, at in s.moorings.items() if piece not in gone}, **new}


def spend_escorts(s: DarkEmperorState, movers: tuple[int, ...]) -> None:
    """A caster who has left cannot come back for more: his movement spells are spent (DE-8.15)."""
    if s.half.escorts:
        left = tuple(escort for escort in s.half.escorts if escort[1] not in movers)
        s.half = s.half._replace(escorts=left)


def stops_here(s: DarkEmperorState, piece: int) -> bool:
    """Is this the end of a leader's (DE-8.17) or a monster's movement (DE-18.21a) in this segment?"""
    world = s.world
    hex_ = s.where[piece]
    if world.unit_count <= piece < world.first_monster:
        return s.marker_at(hex_)
    return world.first_monster <= piece < world.first_device and s.has_fighters(other(s.phasing), hex_)
