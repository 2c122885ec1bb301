"""The captain's campaign: who stays, who goes where. One plan is made as the Movement Phase opens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hexarchy.bots import holding
from hexarchy.bots.plan import Plan
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.core.paths import FAR
from hexarchy.games.divine_right import siege
from hexarchy.games.divine_right.bot.ferries import ferries
from hexarchy.games.divine_right.bot.reckoner import Reckoner
from hexarchy.games.divine_right.bot.roads import Roads
from hexarchy.games.divine_right.combat.elements import defenders
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.strongholds import Castle
from hexarchy.games.divine_right.words import MONARCH, NOBODY, ON_LAND

NO_WAY: Final = 255


class Order(NamedTuple):
    """Pieces of one space that go together: nearer and nearer to their goals, and not beyond `limits`."""

    pieces: tuple[int, ...]
    costs: bytes  # from each space: a captain's memory is sent about, and is kept small
    limits: int  # spaces in which they do not stop


class Siege(NamedTuple):
    """A castle to be gone for."""

    castle: Castle
    units: tuple[int, ...]
    fleets: tuple[int, ...]
    rate: float


class Campaign:
    """The orders of one Movement Phase, and the castles to be besieged."""

    def __init__(self, r: Reckoner, plan: Plan) -> None:
        self.r, self.s, self.seat, self.world, self.plan = r, r.s, r.seat, r.world, plan
        self.roads = Roads(r.s, r.seat)
        self.orders: list[Order] = []
        self.wanted: set[int] = set()  # castles to be besieged though they are neutral
        self.movable = party.movable(r.s, r.seat)
        self.free = self._free()
        self.fleets = [unit for unit in hexes_of(self.movable & self.world.fleets) if not self._besieges(unit)]
        self._keep_safe()
        self._reinforce_sieges()
        self._hunt()
        self._besiege()
        idle = [fleet for fleet in self.fleets if self.s.where[fleet] >= 0]
        self.ferries = ferries(r, self.roads, idle, self.free)

    # -- who is free --------------------------------------------------------------------------------------------------

    def _free(self) -> dict[int, int]:
        """Land units that neither guard a castle or their monarch nor besiege."""
        s, free = self.s, {}
        for space in hexes_of(s.held[self.seat]):
            units = [u for u in s.own_units(self.seat, space) if modes.of(s, u) is modes.FOOT and u not in s.aboard]
            units = [u for u in units if u != self.world.lepers and self.movable >> u & 1]
            needed, fewest = self._garrison(space)
            for unit in holding.spare(units, lambda unit: self.world.pieces[unit].siege, needed, fewest):
                if not self._besieges(unit):
                    free[unit] = space
        return free

    def _garrison(self, space: int) -> tuple[float, int]:
        """The strength and the number of units that stay in a space."""
        r, s, aspects = self.r, self.s, self.r.aspects
        castle = s.castle_in(space)
        walls = self.world.castles[castle].intrinsic if castle >= 0 else 0
        if r.monarch != NOBODY and s.where[r.monarch] == space:
            threat = r.threat(space, aspects.alarm)
            return max(threat - walls + 1, aspects.guard), aspects.guard
        if castle < 0 or s.castle_owner(castle) != self.seat or r.turns_left < aspects.to_arms:
            return 0, 0
        court = any(self.world.pieces[hero].kind == MONARCH for hero in s.own(self.seat, space))
        raiders = r.threat(space, aspects.alarm, raiding=True)
        if raiders < walls:  # too few to besiege it as it is
            return 0, aspects.court * court
        return min(raiders - walls + 1, aspects.garrison), aspects.court * court

    def _besieges(self, unit: int) -> bool:
        return any(
            one.seat == self.seat
            and self.world.field.around[self.world.castles[one.castle].space] >> self.s.where[unit] & 1
            for one in self.s.sieges
        )

    # -- the monarch --------------------------------------------------------------------------------------------------

    def _keep_safe(self) -> None:
        """The own monarch goes to the safest castle near, and has a guard."""
        r, s, monarch = self.r, self.s, self.r.monarch
        if monarch == NOBODY or s.where[monarch] < 0 or monarch in s.aboard:
            return
        at, goal = s.where[monarch], s.where[monarch]
        if self.movable >> monarch & 1 and not s.besieged(at):
            ways = modes.reach(s, [monarch], 0).costs
            homes = [space for space in self._homes() if space in ways]
            best = max(homes, key=lambda space: (self._safety(space), -space), default=at)
            if self._safety(best) >= self._safety(at) + r.aspects.safer:
                goal = best
                self._send([monarch], 1 << goal)
        guards = [unit for unit in s.own_units(self.seat, goal) if not s.is_fleet(unit)]
        missing = self._garrison(at)[0] - r.might(guards)
        while missing > 0 and self.free and not s.besieged(goal):
            unit, cost = self._nearest(goal)
            if cost > 20:
                break
            self._send([unit], 1 << goal)
            missing -= self.world.pieces[unit].siege

    def _homes(self) -> list[int]:
        """Castles of the own kingdom, the Face for the Trolls: an ally's are closed as soon as it leaves. Without any,
        whatever there is."""
        own = self.s.players[self.seat].kingdom
        found = [space for space in self.s.strongholds(self.seat) if self.s.land_of[space] == own]
        return found or self.s.strongholds(self.seat)

    def _safety(self, space: int) -> float:
        """How far the defence of a place is above what may come against it."""
        s, castle = self.s, self.s.castle_in(space)
        walls = self.world.castles[castle].intrinsic if castle >= 0 else 0
        guards = self.r.might(unit for unit in s.own_units(self.seat, space) if not s.is_fleet(unit))
        return (walls + guards if castle >= 0 else guards / 2) - self.r.threat(space, self.r.aspects.alarm)

    def _nearest(self, goal: int) -> tuple[int, int]:
        costs = {unit: self.roads.costs_to(unit, 1 << goal, polite=True)[at] for unit, at in self.free.items()}
        unit = min(costs, key=lambda unit: (costs[unit], unit))
        return unit, costs[unit]

    # -- orders -------------------------------------------------------------------------------------------------------

    def _send(self, pieces: Iterable[int], goals: int, limits: int = 0, *, polite: bool = True) -> None:
        """Each towards its nearest goal; those of one space and kind go together."""
        parties: dict[tuple[int, int], list[int]] = {}
        for piece in pieces:
            self.free.pop(piece, None)
            if not goals >> self.s.where[piece] & 1:
                parties.setdefault((self.s.where[piece], id(self._costs(piece, goals, polite))), []).append(piece)
        for (at, _), members in parties.items():
            costs = self._costs(members[0], goals, polite)
            if polite and costs[at] >= FAR:
                costs = self._costs(members[0], goals, False)
            self.orders.append(Order(tuple(members), bytes([min(cost, NO_WAY) for cost in costs]), limits))

    def _costs(self, piece: int, goals: int, polite: bool) -> list[int]:
        if self.s.is_fleet(piece):
            return self.roads.by_sea(goals)
        return self.roads.costs_to(piece, goals, polite=polite)

    # -- battles ------------------------------------------------------------------------------------------------------

    def _hunt(self) -> None:
        """Lone heroes are searched for; weak stacks in the open are attacked by all who can come."""
        s, r = self.s, self.r
        for space in hexes_of(party.hidden_heroes(s, self.seat) & ~self.roads.closed):
            heroes = [hero for hero in s.heroes(space) if s.master[hero] in r.foes]
            worth = sum(r.hero_worth(hero) for hero in heroes) / 3
            comers = [unit for unit in self.free if space in modes.reach(s, [unit], 0).costs]
            if comers and worth > r.aspects.hunt:
                self._send(comers[:1], 1 << space, polite=False)
        prizes = []
        for space, foe, might in r.armies:
            if s.castle_in(space) >= 0 and all(s.is_inside(unit) for unit in s.own_units(foe, space)):
                continue
            found = defenders(s, space, self.seat, ON_LAND)
            if found:
                heads = sum(r.hero_worth(hero) for hero in s.heroes(space) if s.master[hero] == foe)
                prizes.append((-heads - might, space, found))
        for _, space, found in sorted(prizes):
            self._strike(space, found)

    def _strike(self, space: int, found: list[int]) -> None:
        s, r = self.s, self.r
        beside = [at for at in self.world.field.near[space] if not self.roads.closed >> at & 1]
        comers: dict[int, int] = {}
        for unit in self.free:
            if self.world.grid.distance(s.where[unit], space) > 9:
                continue
            ways = {**modes.reach(s, [unit], 0).costs, s.where[unit]: 0}
            fit = [at for at in beside if at in ways and (at, space) not in self.world.water_sides]
            if fit:
                comers[unit] = min(fit, key=lambda at: (at not in comers.values(), ways[at], at))
        if not comers or r.might(comers) < r.aspects.bold * r.might(found):
            return
        units = sorted(comers, key=lambda unit: (comers[unit] != s.where[unit], unit))
        units = units[: 4 * len(found) + 2]
        if self._gain(units, found, space) < r.aspects.hunt:
            return
        for unit in units:
            if comers[unit] == s.where[unit]:
                self.free.pop(unit)
            else:
                self._send([unit], 1 << comers[unit], polite=False)

    def _gain(self, units: Sequence[int], found: Sequence[int], space: int) -> float:
        """As an attack will be reckoned with; they come from where their monarchs are not."""
        r, s = self.r, self.s
        own, theirs, _, wounds = r.clash(units, found, space)
        heads = sum(r.hero_worth(hero) for hero in s.heroes(space) if s.master[hero] == s.master[found[0]])
        return r.aspects.a_unit * (theirs - own) + r.aspects.caught * heads * wounds / 3

    # -- sieges -------------------------------------------------------------------------------------------------------

    def _reinforce_sieges(self) -> None:
        """Who is near a siege of ours joins it until the odds are good."""
        for one in self.s.sieges:
            if one.seat != self.seat:
                continue
            castle = self.world.castles[one.castle]
            missing = self.r.aspects.odds * siege.defence(self.s, one.castle) - siege.strength(
                self.s, siege.besiegers(self.s, one.castle, self.seat)
            )
            ring = self._ring(castle)
            held = ring & self.s.held[self.seat]
            near = [unit for unit in self.free if self._costs(unit, ring, False)[self.free[unit]] <= 12]
            near.sort(key=lambda unit: self._costs(unit, ring, False)[self.free[unit]])
            self._send(near[: max(missing, 0)], held & self.world.land or ring, polite=False)

    def _ring(self, castle: Castle) -> int:
        """Land around a castle that can be entered."""
        return self.world.field.around[castle.space] & self.world.land & ~self.roads.closed

    def _besiege(self) -> None:
        for number in range(self.r.aspects.armies):
            found = {plan.castle.index: plan for castle in self.r.prey() if (plan := self._plan(castle)) is not None}
            chosen = self.plan.choose(
                ("siege", number), ((index, plan.rate) for index, plan in found.items()), self.r.aspects.steadfast
            )
            if chosen is None:
                return
            self._march(found[chosen])

    def _plan(self, castle: Castle) -> Siege | None:
        """The best siege of a castle that those who are free could lay, and what it brings a turn."""
        s, r = self.s, self.r
        if s.besieges(self.seat, castle.index) or castle.index in self.wanted:
            return None
        fleets = self._ships(castle)
        if fleets is None:
            return None
        ring = self._ring(castle)
        need = r.walls(castle) + r.aspects.relief * r.reserves(castle)
        times = sorted(
            (turns, unit) for unit in self.free if (turns := self._turns(unit, ring, castle)) <= r.turns_left
        )
        best: Siege | None = None
        for ratio in range(1, r.aspects.odds + 1):
            strength, count, turns = float(len(fleets)), 0, 1
            while count < len(times) and strength < ratio * need:
                turns = max(turns, times[count][0])
                strength += self.world.pieces[times[count][1]].siege
                count += 1
            rounds = min(r.turns_left - turns + 1, r.aspects.patience)
            if strength < ratio * need or rounds <= 0:
                break
            chance = min(ratio, 5) / 6
            falls = 1 - (1 - chance) ** rounds
            rate = r.value(castle) * falls / (turns + min(1 / chance, rounds) + 1)
            if best is None or rate > best.rate:
                best = Siege(castle, tuple(unit for _, unit in times[:count]), fleets, rate)
        return best

    def _turns(self, unit: int, ring: int, castle: Castle) -> int:
        """How many turns a unit needs to come before a castle."""
        move = party.move_of(self.s, unit)
        if self.world.grid.distance(self.free[unit], castle.space) > move * self.r.turns_left:
            return 99
        for polite in (True, False):
            ways = self.roads.ways(unit, polite=polite).costs
            near = [ways[space] for space in hexes_of(ring) if space in ways]
            if ring >> self.free[unit] & 1:
                near.append(0)
            if near:
                return max(1, -(-min(near) // move))
        return 99

    def _ships(self, castle: Castle) -> tuple[int, ...] | None:
        """The fleets a siege of a port needs, the nearest first; None: there are not enough."""
        s, world = self.s, self.world
        water = siege.to_cover(s, castle.index) & world.sea
        behind_the_boom = castle.space == world.port_lork and s.boom_shut
        if not castle.port or (behind_the_boom and not water):
            return ()
        berths = self._berths(castle)
        if not berths:
            return None
        found: list[int] = []
        uncovered = water
        costs = self.roads.by_sea(hex_set(berths))
        able = sorted((costs[s.where[fleet]], fleet) for fleet in self.fleets if costs[s.where[fleet]] < FAR)
        while uncovered or not found:
            if not able:
                return None
            found.append(able.pop(0)[1])
            best = max(berths, key=lambda at: (self._zone(castle, at, fleet=True) & uncovered).bit_count())
            if uncovered and not self._zone(castle, best, fleet=True) & uncovered:
                return None
            uncovered &= ~self._zone(castle, best, fleet=True)
        return tuple(found)

    def _berths(self, castle: Castle) -> list[int]:
        """Where fleets can lie before a port."""
        around = self.world.field.around[castle.space] & self.world.sailable
        return [*hexes_of(around & ~self.roads.barred_at_sea & ~self.s.foes(self.seat))]

    def _zone(self, castle: Castle, at: int, *, fleet: bool) -> int:
        """What a unit before a castle covers (DR-B-SIE-02)."""
        zone = 1 << at | self.world.field.around[at] & self.world.field.around[castle.space]
        return zone & (self.world.open_to_fleets if fleet else ~self.world.sea)

    def _march(self, plan: Siege) -> None:
        """Before the castle if enough are near enough; else they gather at some distance."""
        s, castle = self.s, plan.castle
        ring = self._ring(castle)
        self.wanted.add(castle.index)
        self.fleets = [fleet for fleet in self.fleets if fleet not in plan.fleets]
        ready = [unit for unit in plan.units if self._sites(unit, castle)]
        enough = siege.strength(s, ready) + len(plan.fleets) >= self.r.walls(castle)
        if enough:
            self._lay(castle, ready, plan.fleets)
        late = [unit for unit in plan.units if not enough or unit not in ready]
        near = self.world.field.around[castle.space]
        self._send(late, ring, near)
        if not enough:
            self._send(plan.fleets, hex_set(self._berths(castle)), near)

    def _lay(self, castle: Castle, units: list[int], fleets: tuple[int, ...]) -> None:
        """Units on as few spaces as cover all there is to cover; all others to one of these."""
        s = self.s
        uncovered = siege.to_cover(s, castle.index)
        sites: list[int] = []
        left = [*units]
        for fleet in fleets:
            berths = self._berths(castle)
            if not berths:
                break
            at = max(berths, key=lambda at: ((self._zone(castle, at, fleet=True) & uncovered).bit_count(), -at))
            uncovered &= ~self._zone(castle, at, fleet=True)
            self._send([fleet], 1 << at)
        open_ = {unit: self._sites(unit, castle) for unit in left}
        while uncovered and left:
            choices = {at for unit in left for at in open_[unit]}
            gains = {at: (self._zone(castle, at, fleet=False) & uncovered).bit_count() for at in choices}
            site = max(gains, key=lambda at: (gains[at], self._firm(at), -at), default=NOBODY)
            if site == NOBODY or not gains[site]:
                break
            able = [unit for unit in left if site in open_[unit]]
            unit = min(able, key=lambda unit: (s.where[unit] != site, len(open_[unit]), unit))
            left.remove(unit)
            sites.append(site)
            uncovered &= ~self._zone(castle, site, fleet=False)
            self._send([unit], 1 << site, polite=False)
        crowd = dict.fromkeys(sites, 1)
        for unit in left:
            fit = [at for at in open_[unit] if at in crowd] or open_[unit]
            if fit:
                site = min(fit, key=lambda at: (crowd.get(at, 0), at != s.where[unit], at))
                crowd[site] = crowd.get(site, 0) + 1
                self._send([unit], 1 << site, polite=False)

    def _firm(self, space: int) -> int:
        """Own units there already: they need not move."""
        return len(self.s.own_units(self.seat, space))

    def _sites(self, unit: int, castle: Castle) -> list[int]:
        """The spaces around a castle that a unit comes to this turn."""
        ring, move = self._ring(castle), party.move_of(self.s, unit)
        ways = {**self.roads.ways(unit, polite=False).costs, self.s.where[unit]: 0}
        legal = modes.reach(self.s, [unit], 0).costs
        return [at for at in hexes_of(ring) if at in legal or ways.get(at, FAR) <= move]
