"""One party on its way (DR-B-MOV, DR-B-FLT, DR-B-DIP-18, -22, DR-B-FAT-04): who comes along, where it goes, what it
meets. A party is its first piece and all who go with it; it goes on until its points are spent or its player stops."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import OnSet, hex_set
from hexarchy.core.paths import Reach
from hexarchy.games.divine_right import changes, choices, entering, fallout, fate, hooks, losses, stacking, status
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.movement import ground, modes, party
from hexarchy.games.divine_right.movement.modes import Mode
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NEUTRAL, NOBODY, ON_FOOT, PASSING, SEARCH, SIEGED

GRANTED = 4  # and more (DR-B-DIP-22)
NOWHERE = Reach(NOBODY, {}, {})


@frame
class March(Procedure):
    """Its members in the order they joined."""

    members: tuple[int, ...]
    mode: int = ON_FOOT  # of words.MODES
    spent: int = 0
    halted: bool = False
    gone: bool = False  # it has moved
    turned: int = 0  # members that have dived or come to the surface: once in a move

    def step(self, s: DivineRightState) -> Asked:
        where, master, seat = s.where, s.master, s.phasing
        for piece in self.members:
            if where[piece] < 0 or master[piece] != seat:
                self.members = tuple([one for one in self.members if where[one] >= 0 and master[one] == seat])
                break
        if not self.members:
            s.finish()
            return None
        members, way = self.members, self.way
        if self.halted:
            s.lay, s.open_ways = None, NOWHERE
            goals, allowance = 0, way.allowance(s, members)
        else:
            s.lay = lay = way.lay(s, members)
            s.open_ways = way.reach(s, members, self.spent)
            goals, allowance = ground.reached(s.open_ways), lay.allowance
        more = self._options(s)
        s.lay = None
        if self.gone and not goals and more[0].verb in ("drop", "stop"):  # nothing else is left to do
            self.do_stop(s, seat, NOBODY)
            return None
        options = OnSet(s.game.verbs.go, goals, more)
        first, left = members[0], max(allowance - self.spent, 0)
        return Ask(seat, "march", "DR-B-MOV-01", options, unit=first, hex=where[first], points=left)

    @property
    def way(self) -> Mode:
        """How it moves."""
        return modes.mode(self.mode)

    def _options(self, s: DivineRightState) -> list[Action]:
        """All but where to go; what ends it comes last."""
        verbs, members, way, world = s.game.verbs, self.members, self.way, s.world
        first, alone = members[0], len(s.stacks[s.where[members[0]]]) == 1
        options: list[Action] = []
        if not alone:
            options += [verbs.with_[piece] for piece in modes.companions(s, members, self.spent, way)]
        if s.aboard and way.carries:
            loads = party.passengers(s, members)
            options += [verbs.land[load] for load in loads if not party.why_not_land(s, load)]
        if s.boats:
            afloat = [hero for hero in members if s.boats >> hero & 1]
            options += [verbs.land[hero] for hero in afloat if not party.why_not_land(s, hero)]
        if not self.gone:
            if len(members) == 1:
                if not alone and not way.carries:
                    options += [verbs.board[carrier] for carrier in party.ships(s, first)]
                if first < world.first_hero and not world.monarch_units >> first & 1:
                    options.append(verbs.disband[first])
            if way is modes.FOOT and hooks.MODES.of(s):
                options += [verbs.by[other.number] for other in modes.choices(s, members)]
        options += self._turns(s)
        for one in choices.TURNS.of(s):
            options += one.options(s, self)
        if len(members) > 1 and self.gone:
            # A leader goes on with the rest; of a stack without one any may be left (DR-B-MOV-04).
            led = party.leader_of(s, members) != NOBODY
            free = members[1 if led else 0 :]
            for keep in hooks.KEPT.of(s):
                free = tuple(piece for piece in free if not keep(s, members, piece))
            options += [verbs.drop[piece] for piece in free]
        options.append(verbs.stop)
        return options

    def _turns(self, s: DivineRightState) -> list[Action]:
        """Inside or outside the walls (DR-B-SIE-05), under water or on the surface (DR-B-SWM-02)."""
        verbs, at, found = s.game.verbs, s.where[self.members[0]], []
        if (castle := s.castle_in(at)) >= 0 and not (s.sieges and s.besieged(at)):
            barred, inside = s.airborne | s.boats | s.world.swimmers, s.inside
            if castle >= s.world.first_fort:
                barred |= s.world.fleets  # a fort is no port (DR-A-FOR-09)
            for piece in self.members:
                if barred >> piece & 1:
                    continue
                if inside >> piece & 1:
                    found.append(verbs.outside[piece])
                elif stacking.fits(s, [piece], at):
                    found.append(verbs.inside[piece])
            return found
        able = s.world.swimmers & ~self.turned & s.army[s.phasing]
        swimmers = [piece for piece in self.members if able >> piece & 1] if able else None
        if not swimmers:
            return []
        under = [piece for piece in swimmers if s.submerged >> piece & 1]
        clear = under and not s.foes(s.phasing) >> at & 1
        return [
            *(verbs.dive[piece] for piece in swimmers if piece not in under),
            *(verbs.surface[piece] for piece in under if clear),
        ]

    def found(self, s: DivineRightState) -> Reach:
        """Where it can go from where it is."""
        return NOWHERE if self.halted else self.way.reach(s, self.members, self.spent)

    def take(self, s: DivineRightState, seat: int, action: Action) -> None:
        for one in choices.TURNS.of(s):
            if action.verb == one.VERB:
                one.do(s, self, action.target)
                return
        getattr(self, action.handler)(s, seat, action.target)

    def why_not(self, s: DivineRightState, seat: int, action: Action) -> list[Reason]:
        for one in choices.TURNS.of(s):
            if action.verb == one.VERB:
                return one.why(s, self, action.target)
        return Procedure.why_not(self, s, seat, action)

    # -- who ----------------------------------------------------------------------------------------------------------

    def do_with(self, s: DivineRightState, seat: int, piece: int) -> None:
        carrier = self.way.takes_aboard(s, self.members, piece)
        if carrier != NOBODY:
            self.embark(s, piece, carrier)
            settle(s)
        else:
            self.members = (*self.members, piece)

    def do_by(self, s: DivineRightState, seat: int, mode: int) -> None:
        """They set out in another way than on foot."""
        self.mode, self.gone = mode, True
        self.way.chosen(s, self.members)

    def do_drop(self, s: DivineRightState, seat: int, piece: int) -> None:
        """It stays here, and has no other move (DR-B-MOV-07)."""
        self.members = tuple(other for other in self.members if other != piece)
        self._done(s, [piece])
        if self.members and party.heroes_only(s, self.members):  # who was carried stays with those who carried them
            held = [hero for hero in self.members if hooks.MAY_SET_OUT.any(s, hero)]
            self.members = tuple(hero for hero in self.members if hero not in held)
            self._done(s, held)

    def do_board(self, s: DivineRightState, seat: int, fleet: int) -> None:
        """Boarding is free; a transported unit does not move otherwise (DR-B-FLT-03, DR-B-FLT-04)."""
        self.embark(s, self.members[0], fleet)
        s.finish()
        settle(s)

    def embark(self, s: DivineRightState, piece: int, fleet: int) -> None:
        if not s.is_fleet(fleet) and s.is_inside(piece):
            self._run_blockades(s, (piece,), (), s.where[piece], NOBODY)
        changes.embark(s, piece, fleet)
        changes.set_inside(s, piece, s.is_inside(fleet))
        s.emit("boards", unit=piece, fleet=fleet, hex=s.where[piece])
        self._done(s, [piece])

    def do_land(self, s: DivineRightState, seat: int, piece: int) -> None:
        space = s.where[piece]
        if self._must_ask(s, (piece,), NOBODY, space):
            s.push(Passage(s.neutral_land(space), (piece,), space, 0, landing=True))
        else:
            self.go_ashore(s, piece)

    def go_ashore(self, s: DivineRightState, piece: int) -> None:
        space = s.where[piece]
        afoot = s.airborne | s.boats  # others are inside or outside with their fleet
        changes.disembark(s, piece)
        s.boats &= ~(1 << piece)
        if afoot >> piece & 1:
            changes.set_inside(s, piece, s.castle_in(space) >= 0)
            self._run_blockades(s, (), (piece,), NOBODY, space)
        s.emit("lands", unit=piece, hex=space)
        self.members = tuple(other for other in self.members if other != piece)
        self._done(s, [piece])
        self.meet(s, (piece,), NOBODY, space)
        self._came(s, (piece,), space)
        fallout.later(s, fallout.SIEGES)
        settle(s)

    def do_disband(self, s: DivineRightState, seat: int, unit: int) -> None:
        """A player may remove any of their own combat units (DR-B-GEN-08)."""
        losses.eliminate(s, unit)
        s.finish()
        settle(s)

    def do_inside(self, s: DivineRightState, seat: int, piece: int) -> None:
        self._turn(s, piece, inside=True)

    def do_outside(self, s: DivineRightState, seat: int, piece: int) -> None:
        self._turn(s, piece, inside=False)

    def _turn(self, s: DivineRightState, piece: int, *, inside: bool) -> None:
        """At no cost, in one's own Movement Phase (DR-B-SIE-05); that is all it does."""
        changes.set_inside(s, piece, inside)
        s.emit("goes-inside" if inside else "goes-outside", unit=piece, hex=s.where[piece])
        self.members = tuple(other for other in self.members if other != piece)
        self._done(s, [piece])
        fallout.later(s, fallout.SIEGES)
        if not self.members:
            s.finish()
        settle(s)

    def do_dive(self, s: DivineRightState, seat: int, swimmer: int) -> None:
        """Under water fleets neither stop it nor find it (DR-B-SWM-02)."""
        self.turned |= 1 << swimmer
        changes.set_submerged(s, swimmer, True)
        s.emit("dives", unit=swimmer, hex=s.where[swimmer])

    def do_surface(self, s: DivineRightState, seat: int, swimmer: int) -> None:
        self.turned |= 1 << swimmer
        changes.set_submerged(s, swimmer, False)
        s.emit("surfaces", unit=swimmer, hex=s.where[swimmer])

    def do_stop(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        if self.gone:
            self._done(s, self.members)
            self.way.ends(s, self)

    def _done(self, s: DivineRightState, pieces: Sequence[int]) -> None:
        moved = s.half.moved
        for piece in pieces:
            moved |= 1 << piece
        changes.half(s, moved=moved)
        for follow in hooks.MOVED.of(s):
            follow(s, pieces, self.spent)

    # -- where --------------------------------------------------------------------------------------------------------

    def do_go(self, s: DivineRightState, seat: int, space: int) -> None:
        """Heroes stop at the border of a neutral kingdom before they enter (DR-DEC-45)."""
        if hooks.MUSTERS.any(s, self.members):
            return
        found, s.open_ways = s.open_ways or self.found(s), None
        way = found.path(space) or (space,)
        cost = found.costs[space]
        near = way[-2] if len(way) > 1 else s.where[self.members[0]]
        if not self.way.enters_land or not self._must_ask(s, self.members, near, space):
            self.advance(s, way, cost)
            return
        if not self.way.stops_at_borders:
            s.push(Passage(s.neutral_land(space), self.members, space, cost, landing=False))
            return
        paid = found.costs.get(near, 0)
        s.push(Passage(s.neutral_land(space), self.members, space, cost - paid, landing=False))
        if len(way) > 1:
            self.advance(s, way[:-1], paid)  # what comes of it is settled before they ask

    def _must_ask(self, s: DivineRightState, pieces: tuple[int, ...], before: int, space: int) -> bool:
        kingdom = s.neutral_land(space)
        return kingdom >= 0 and party.heroes_only(s, pieces) and party.intrudes(s, pieces, kingdom, before)

    def advance(self, s: DivineRightState, way: tuple[int, ...], cost: int) -> None:
        """The party goes along a way on which nothing happens but at its end."""
        before, space = s.where[self.members[0]], way[-1]
        self.spent += cost
        self.gone = True
        leaving = [hero for hero in self.members if s.is_inside(hero) and not s.sheltered >> hero & 1]
        for set_out in hooks.SETS_OUT.of(s):
            set_out(s, self.members, before)
        self.way.sets_out(s, self.members)
        for come_past in hooks.PASSES.of(s):
            come_past(s, self.members, way)
        for piece in self.members:
            changes.shift(s, piece, space)
        s.emit("moves", units=self.members, **{"from": before}, via=way, to=space)
        if s.sieges and party.heroes_only(s, self.members):
            self._run_blockades(s, leaving, self.members, before, space)
        self.way.arrives(s, self, before, space)
        self._came(s, self.members, space)
        settle(s)

    def _came(self, s: DivineRightState, pieces: Sequence[int], space: int) -> None:
        for follow in hooks.ARRIVES.of(s):
            follow(s, pieces, space)

    def _run_blockades(
        self, s: DivineRightState, leaving: Sequence[int], coming: Sequence[int], before: int, space: int
    ) -> None:
        """Heroes alone go out of a besieged castle, and into one, at the risk of their lives (DR-B-SIE-13)."""
        for heroes, castle in ((leaving, before), (coming, space)):
            for hero in heroes:
                captor = party.blockader(s, hero, castle)
                if captor != NOBODY:
                    fate.endanger(s, hero, SIEGED, captor, castle)

    def look_for_boats(self, s: DivineRightState, space: int) -> None:
        """What is afloat searches for heroes in boats (DR-B-FLT-09)."""
        if s.boats and party.searchable(s, s.phasing, space, afloat=True):
            s.push(Search(space, afloat=True))

    def meet(self, s: DivineRightState, pieces: tuple[int, ...], before: int, space: int) -> None:
        """What is in a space they have come to by land: a neutral border, enemies, heroes in hiding."""
        if not party.heroes_only(s, pieces):
            entering.units_enter(s, s.phasing, pieces, before, space)
            if party.searchable(s, s.phasing, space):
                s.push(Search(space))
            return
        self._cross_border(s, pieces, before, space)
        for hero in pieces:
            captor = party.endangered(s, hero, space)
            if captor != NOBODY:
                fate.endanger(s, hero, PASSING, captor, space)

    def _cross_border(self, s: DivineRightState, heroes: tuple[int, ...], before: int, space: int) -> None:
        """Without free passage it is a violation (DR-B-DIP-18); with it a castle is a sanctuary (DR-B-DIP-23)."""
        kingdom = s.neutral_land(space)
        if kingdom < 0:
            return
        if party.intrudes(s, heroes, kingdom, before):
            status.violate(s, s.phasing, kingdom)
        elif s.castle_in(space) >= 0:
            s.sheltered |= hex_set(hero for hero in heroes if party.has_passage(s, hero, kingdom))

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why_go(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        """Which rule keeps a party out of a space."""
        first = self.members[0]
        if self.halted:
            return [Reason("DR-B-TER-04", "must-stop", unit=first)]
        reasons = stacking.why_not(s, self.members, space) or self._why_closed(s, space)
        reasons = reasons or self.way.why_not(s, self.members, space)
        left = self.way.allowance(s, self.members) - self.spent
        return reasons or [Reason("DR-B-MOV-01", "too-far", hex=space, points=left)]

    def _why_closed(self, s: DivineRightState, space: int) -> list[Reason]:
        everybody = [*self.members, *party.passengers(s, self.members)]
        return hooks.WHY_CLOSED.why(s, everybody, space)

    def why_land(self, s: DivineRightState, seat: int, piece: int) -> list[Reason]:
        return party.why_not_land(s, piece) if piece in s.aboard or s.boats >> piece & 1 else []

    def why_board(self, s: DivineRightState, seat: int, fleet: int) -> list[Reason]:
        first = self.members[0]
        if s.where[fleet] != s.where[first] or party.has_room(s, fleet, first):
            return []
        if reasons := party.why_not_aboard(s, first):
            return reasons
        if s.world.flyers >> fleet & 1:
            return [Reason("DR-B-FLY-06", "carries-no-more", unit=fleet)]
        return [Reason("DR-B-FLT-03", "fleet-is-full", fleet=fleet)] if s.is_fleet(fleet) else []

    def why_with(self, s: DivineRightState, seat: int, piece: int) -> list[Reason]:
        if s.where[piece] < 0 or (reasons := party.why_not_move(s, piece)):
            return reasons if s.where[piece] >= 0 else []
        first = self.members[0]
        if s.where[piece] == s.where[first] and s.world.flyers >> first & 1 and piece >= s.world.first_hero:
            return [Reason("DR-B-FLY-06", "carries-no-more", unit=first)]
        for why in hooks.GOES_ALONG.of(s) if s.where[piece] == s.where[first] else ():
            if reasons := why(s, self.members, piece):
                return reasons
        return []


@frame
class Passage(Procedure):
    """Heroes at the border of a kingdom that acts for nobody, or aboard off its coast: they ask for free passage, go in
    without, or do not go (DR-B-DIP-22, DR-DEC-45). Only a neutral kingdom has a court to ask."""

    kingdom: int
    heroes: tuple[int, ...]
    space: int  # where they would enter
    cost: int
    landing: bool

    def step(self, s: DivineRightState) -> Asked:
        self.heroes = tuple(hero for hero in self.heroes if s.where[hero] >= 0 and s.master[hero] == s.phasing)
        if not self.heroes or not party.intrudes(s, self.heroes, self.kingdom, NOBODY):
            s.finish()  # they were lost on the way, or the kingdom has changed
            return None
        verbs = s.game.verbs
        court = [verbs.ask] if s.kingdoms[self.kingdom].status == NEUTRAL else []
        options = [*court, verbs.violate, verbs.stop]
        return Ask(
            s.phasing, "passage", "DR-B-DIP-22", options, default=verbs.stop, kingdom=self.kingdom, hex=self.space
        )

    def do_ask_passage(self, s: DivineRightState, seat: int, target: int) -> None:
        needs = ("at-least", GRANTED)
        (die,) = s.roll(1, 6, "DR-B-DIP-22", needs=needs, side=s.name(seat), kingdom=self.kingdom)
        granted = die >= GRANTED
        asking = [hero for hero in self.heroes if not party.welcome(s, hero)]
        answers = tuple((hero, self.kingdom, int(granted)) for hero in asking)
        changes.half(s, passage=(*s.half.passage, *answers))
        s.emit("passage-granted" if granted else "passage-refused", kingdom=self.kingdom)
        if granted:
            self._enter(s)
            return
        march = self.parent(s, March)
        if not self.landing:
            march.halted = march.gone = True  # the move ends at the border
        s.finish()

    def do_violate(self, s: DivineRightState, seat: int, target: int) -> None:
        self._enter(s)

    def do_stop(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def _enter(self, s: DivineRightState) -> None:
        march = self.parent(s, March)
        s.finish()
        if self.landing:
            march.go_ashore(s, self.heroes[0])
        else:
            march.members = self.heroes
            march.advance(s, (self.space,), self.cost)


@frame
class Search(Procedure):
    """A combat unit among lone enemy heroes: each may be searched for once in the phase (DR-B-FAT-04, DR-DEC-48)."""

    space: int
    afloat: bool = False  # a fleet or a serpent among those in boats (DR-B-FLT-09)
    sought: int = 0  # heroes who were looked for: some roll for nothing, and are not looked for again

    def step(self, s: DivineRightState) -> Asked:
        units = s.own_units(s.phasing, self.space)
        there = party.searchable(s, s.phasing, self.space, afloat=self.afloat)
        found = [hero for hero in there if not self.sought >> hero & 1]
        found = [hero for hero in found if not party.immune(s, hero, units, self.space)]
        if not found or not units:
            s.finish()
            return None
        verbs = s.game.verbs
        return Ask(
            s.phasing, "search", "DR-B-FAT-04", [*(verbs.search[hero] for hero in found), verbs.none], hex=self.space
        )

    def do_search(self, s: DivineRightState, seat: int, hero: int) -> None:
        self.sought |= 1 << hero
        fate.endanger(s, hero, SEARCH, seat, self.space)
        settle(s)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
