"""The Random Events Phase (DR-B-EVT, in the order of DR-B-PHS-06): heroes return, Trolls grow again, an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import (
    captives,
    changes,
    crowns,
    deployment,
    fate,
    hooks,
    losses,
    openings,
    stacking,
    status,
    victory,
)
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALLY,
    FLEET,
    GONE,
    MERCENARY,
    NOBODY,
    POOL,
    REGULAR,
    TROLLS,
    WAITING,
)

CHILD, BELOVED = 21, 22
EPIDEMIC: Final = 9
REPLACING: Final = ("DR-B-EVT-06", "DR-B-EVT-10")  # the events that replace what was lost


@frame
class EventsPhase(Stages, hooks.OpenToActs):
    """DR-B-PHS-06."""

    stage: int = 0
    resting: int = 0  # heroes who could come back sooner, and do not
    seen_to: int = 0  # affairs of chapters that come first

    STAGES: ClassVar[tuple[str, ...]] = ("track", "affairs", "trolls", "waiting", "acts", "event", "settled")

    def track(self, s: DivineRightState) -> Asked:
        """Heroes due come back where their owner likes (DR-B-FAT-06, DR-DEC-19); with one who heals they may a turn
        sooner."""
        if not s.track:
            return None
        verbs = s.game.verbs
        for hero, spaces in fate.returning(s, s.phasing):
            if len(spaces) > 1:
                options = [verbs.place[space] for space in spaces]
                return Ask(s.phasing, "hero-returns", "DR-B-FAT-06", options, hero=hero)
            fate.bring_back(s, hero, spaces[0])
        for hero, spaces in self._sooner(s):
            options = [*(verbs.place[space] for space in spaces), verbs.none]
            return Ask(s.phasing, "hero-returns", "DR-B-SMU-09", options, hero=hero)
        return None

    def _sooner(self, s: DivineRightState) -> list[tuple[int, list[int]]]:
        return [(hero, spaces) for hero, spaces in fate.sooner(s, s.phasing) if not self.resting >> hero & 1]

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        hero, _ = (fate.returning(s, seat) or self._sooner(s))[0]
        fate.bring_back(s, hero, space)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        self.resting |= 1 << self._sooner(s)[0][0]

    @hooks.only_for(hooks.EVENTS_OPEN)
    def affairs(self, s: DivineRightState) -> Asked:
        pending = hooks.EVENTS_OPEN.of(s)
        if self.seen_to < len(pending):
            self.seen_to += 1
            self.go("affairs")
            pending[self.seen_to - 1](s)
        return None

    def trolls(self, s: DivineRightState) -> Asked:
        """One eliminated Troll returns in each of their player's phases (DR-B-KIN-02)."""
        if s.kingdoms[TROLLS].seat == s.phasing and s.active(TROLLS) and replaceable(s, [TROLLS]):
            s.push(Return(1, 1 << TROLLS, "DR-B-KIN-02"))
        return None

    def waiting(self, s: DivineRightState) -> Asked:
        """Who waits takes the field: two of an Incompetent monarch's regulars, others as spaces open (DR-DEC-23)."""
        where = s.where
        for kingdom in s.alliance(s.phasing):
            if WAITING in [where[piece] for piece in s.world.host_of[kingdom]]:
                s.push(deployment.Deployment(kingdom, fresh=False, later=True))
        for come in hooks.COME_ON.of(s):
            come(s)
        return None

    @hooks.only_at(hooks.TURN_STARTS)
    def acts(self, s: DivineRightState) -> Asked:
        return self.offer(s, hooks.TURN_STARTS)

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.go("event")

    def event(self, s: DivineRightState) -> Asked:
        """2d6 on the Random Events Table; it concerns only the roller (DR-B-EVT-01)."""
        number = hooks.FORETOLD.first(s)
        happen(s, rolled(s, "DR-B-EVT-01") if number is None else number)
        return None

    def settled(self, s: DivineRightState) -> Asked:
        settle(s)
        return None


# -- what events do ---------------------------------------------------------------------------------------------------


def rolled(s: DivineRightState, rule: str) -> int:
    return sum(s.roll(2, 6, rule, side=s.name(s.phasing)))


def happen(s: DivineRightState, number: int) -> None:
    s.emit("event", number=number, side=s.name(s.phasing))
    if not hooks.EVENT.any(s, number):
        EVENTS[number](s)
    for follow in hooks.HAPPENED.of(s):
        follow(s, number)


def untimely_death(s: DivineRightState) -> None:
    """One of the roller's allied monarchs, at random; no points (DR-B-EVT-02)."""
    allies = [
        k
        for k in s.alliance(s.phasing)
        if s.kingdoms[k].status == ALLY and s.where[status.ruler(s, k)] not in (POOL, GONE)
    ]
    if allies:
        (kingdom,) = s.draw(1, allies, "DR-B-EVT-02")
        captives.kill(s, status.ruler(s, kingdom), NOBODY, points=False)


def storms(s: DivineRightState) -> None:
    """A fleet at sea, with its cargo; in a castle port all are safe, in another one is (DR-B-EVT-03, DR-B-FLT-06)."""
    losses.by_event(s, at_sea(s, s.phasing), "DR-B-EVT-03")


def at_sea(s: DivineRightState, seat: int) -> list[int]:
    """The fleets a storm may take. Of two in a port without a castle one is safe, and their owner says which."""
    fleets = [unit for unit in s.pieces_of(seat) if s.is_fleet(unit)]
    crowds = Counter(s.where[fleet] for fleet in fleets)

    def safe(space: int) -> bool:
        return bool(s.world.ports >> space & 1) and (s.castle_in(space) >= 0 or crowds[space] == 1)

    return [fleet for fleet in fleets if not safe(s.where[fleet])]


def mutiny(s: DivineRightState) -> None:
    """One regular or common mercenary (DR-B-EVT-04)."""
    losses.by_event(s, _of(s, (REGULAR, MERCENARY)), "DR-B-EVT-04")


def omens(s: DivineRightState) -> None:
    """The regulars of one random kingdom of the alliance neither attack nor begin a siege (DR-B-EVT-05)."""
    own = [kingdom for kingdom in s.alliance(s.phasing) if s.active(kingdom)]
    if not own:  # DR-B-EVT-13
        return
    (kingdom,) = s.draw(1, own, "DR-B-EVT-05")
    changes.half(s, omen=kingdom)
    s.emit("omens", kingdom=kingdom)


def replacements(s: DivineRightState) -> None:
    """Two eliminated regulars of the alliance (DR-B-EVT-06)."""
    s.push(Return(2, hex_set(s.realms(s.phasing)), "DR-B-EVT-06"))


def no_event(s: DivineRightState) -> None:
    """DR-B-EVT-07 in the Basic game."""


def reinforcements(s: DivineRightState) -> None:
    """Two common mercenaries (DR-B-EVT-08)."""
    s.push(Hire(2 + more_hired(s), "DR-B-EVT-08"))


def more_hired(s: DivineRightState) -> int:
    return sum(more(s, s.phasing) for more in hooks.MORE_HIRED.of(s))


def epidemic(s: DivineRightState) -> None:
    """DR-B-EVT-09."""
    units = [unit for unit in _of(s, (REGULAR, MERCENARY)) if not hooks.SPARED.any(s, EPIDEMIC, unit)]
    losses.by_event(s, units, "DR-B-EVT-09")


def replacement(s: DivineRightState) -> None:
    """One eliminated regular or one common mercenary (DR-B-EVT-10)."""
    s.push(Replacement())


def desertion(s: DivineRightState) -> None:
    """DR-B-EVT-11."""
    losses.by_event(s, _of(s, (MERCENARY,)), "DR-B-EVT-11")


def help_from_afar(s: DivineRightState) -> None:
    """A random neutral kingdom joins, and may act this turn (DR-B-EVT-12, DR-B-EVT-15). A Cursed monarch is turned up
    and does not come: leaving the card out of the draw would betray it."""
    open_ = [kingdom for kingdom in victory.neutral_kingdoms(s) if not status.why_neutral(s, kingdom)]
    open_ = [kingdom for kingdom in open_ if not openings.no_helper(s, kingdom, s.phasing)]
    if not open_:
        return
    (kingdom,) = s.draw(1, open_, "DR-B-EVT-12")
    status.reveal(s, kingdom)
    if s.has_personality(kingdom, status.CURSED) and not s.kingdoms[kingdom].won:
        s.emit("cursed-stays-away", kingdom=kingdom)
        return
    status.activate(s, kingdom, s.phasing, fresh=False)


EVENTS: Final[dict[int, Callable[[DivineRightState], None]]] = {
    2: untimely_death,
    3: storms,
    4: mutiny,
    5: omens,
    6: replacements,
    7: no_event,
    8: reinforcements,
    EPIDEMIC: epidemic,
    10: replacement,
    11: desertion,
    12: help_from_afar,
}


def _of(s: DivineRightState, kinds: tuple[int, ...]) -> list[int]:
    """The phasing player's combat units of these kinds on the map; a monarch who is one is no regular."""
    units = s.army[s.phasing] & s.world.units & ~s.world.monarch_units
    return [unit for unit in hexes_of(units) if s.world.pieces[unit].of in kinds]


# -- gains ------------------------------------------------------------------------------------------------------------


def replaceable(s: DivineRightState, kingdoms: Iterable[int]) -> list[int]:
    """Eliminated regulars of active kingdoms with a free deployment space (DR-B-EVT-14, DR-B-EVT-16)."""
    found = []
    for kingdom in kingdoms:
        if s.active(kingdom):
            own = [unit for unit in s.eliminated(kingdom) if s.liege(unit) == s.phasing]
            found += [unit for unit in own if return_spaces(s, unit)]
    bars = openings.NOT_REPLACED.of(s)
    return [unit for unit in found if not any(bar(s, unit) for bar in bars)] if bars else found


def return_spaces(s: DivineRightState, unit: int) -> list[int]:
    """A regular's deployment space, unless it is enemy-occupied or besieged (DR-B-EVT-14)."""
    piece = s.world.pieces[unit]
    seat = s.liege(unit)
    if (elsewhere := crowns.homes(s, unit)) is not None:
        return stacking.fitting(s, [unit], elsewhere)
    if piece.scattered:
        return _scattered(s, unit, seat)
    closed = s.foe_in(seat, piece.home) or s.besieged(piece.home)
    return [] if closed else stacking.fitting(s, [unit], [piece.home])


def _scattered(s: DivineRightState, unit: int, seat: int) -> list[int]:
    before = s.master[unit]
    s.master[unit] = seat
    try:
        return deployment.deployment_spaces(s, unit)
    finally:
        s.master[unit] = before


def others_replaceable(s: DivineRightState) -> list[int]:
    """What chapters let the phasing player replace besides regulars."""
    return [unit for more in hooks.REPLACED.of(s) for unit in more(s)]


def replace_elsewhere(s: DivineRightState, unit: int) -> None:
    space = next(more(s)[unit] for more in hooks.REPLACED.of(s) if unit in more(s))
    s.master[unit] = s.phasing
    changes.put(s, unit, space)
    s.emit("comes-back", unit=unit, to=space)


@frame
class Return(Procedure):
    """Eliminated regulars return (DR-DEC-26); a Beloved monarch's bring one more (DR-B-PER-122)."""

    count: int
    kingdoms: int
    rule: str
    unit: int = NOBODY  # chosen, and now to be placed
    beloved: bool = False  # the free one has been given

    def step(self, s: DivineRightState) -> Asked:
        if self.unit != NOBODY:
            spaces = return_spaces(s, self.unit)
            if len(spaces) > 1:
                options = [s.game.verbs.place[space] for space in spaces]
                return Ask(s.phasing, "deploy", "DR-B-KIN-03", options, unit=self.unit, kingdom=s.kingdom_of(self.unit))
            self.do_place(s, s.phasing, spaces[0])
            return None
        units = replaceable(s, hexes_of(self.kingdoms)) if self.count else []
        if self.count and self.rule in REPLACING:
            units += others_replaceable(s)
        if not units:
            s.finish()
            return None
        options = [s.game.verbs.return_[unit] for unit in units]
        return Ask(s.phasing, "replacement", self.rule, options, number=self.count)

    def do_return(self, s: DivineRightState, seat: int, unit: int) -> None:
        if unit in others_replaceable(s):
            replace_elsewhere(s, unit)
            self.count -= 1
        else:
            self.unit = unit

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        unit, self.unit = self.unit, NOBODY
        kingdom = s.kingdom_of(unit)
        s.master[unit] = s.liege(unit)
        changes.put(s, unit, space)
        s.emit("comes-back", unit=unit, to=space)
        self.count -= 1
        for follow in openings.REINFORCED.of(s):
            follow(s, unit, space)
        if self.rule == "DR-B-EVT-06" and not self.beloved and s.has_personality(kingdom, BELOVED):
            self.beloved = True
            if replaceable(s, [kingdom]):
                s.push(Return(1, 1 << kingdom, "DR-B-PER-122"))


def hiring_spaces(s: DivineRightState, kind: int) -> list[int]:
    """Where mercenaries of a kind come: fleets in ports only (DR-B-EVT-14)."""
    return _of_kind(s, kind, mustering(s))


def _of_kind(s: DivineRightState, kind: int, spaces: int) -> list[int]:
    pool = s.world.mercenary_fleets if kind == FLEET else s.world.mercenaries
    return stacking.fitting(s, pool[:1], hexes_of(spaces & s.world.ports if kind == FLEET else spaces))


def mustering(s: DivineRightState) -> int:
    """Friendly unbesieged castles and ports (DR-B-EVT-14). The Face counts (DR-B-KIN-07)."""
    seat = s.phasing
    spaces = s.friendly_walls(seat) | s.world.ports & ~s.world.castle_spaces & s.held[seat]  # DR-B-GEN-04
    if s.war.forts:
        spaces |= hex_set(s.friendly_forts(seat))
    face = s.world.royal_seats[TROLLS]
    if s.kingdoms[TROLLS].seat == seat and not s.foes(seat) >> face & 1:
        spaces |= 1 << face
    for more in hooks.MARKETS.of(s):
        spaces |= more(s, seat)
    for bar in openings.NO_MUSTER.of(s):
        spaces &= ~bar(s, seat)
    return spaces


def hireable(s: DivineRightState, kind: int) -> list[int]:
    """Mercenaries of a kind in the pool."""
    pool = s.world.mercenary_fleets if kind == FLEET else s.world.mercenaries
    return [unit for unit in pool if s.where[unit] == POOL]


def lurable(s: DivineRightState, kind: int) -> list[int]:
    """Where the pool lacks the kind: any enemy's, never a laden fleet (DR-B-MER-02)."""
    pool = s.world.mercenary_fleets if kind == FLEET else s.world.mercenaries
    laden = set(s.aboard.values())
    found = [unit for unit in pool if s.where[unit] >= 0 and s.master[unit] != s.phasing and unit not in laden]
    return [unit for unit in found if not hooks.NOT_LURED.any(s, unit)]


def may_hire(s: DivineRightState, seat: int) -> bool:
    """May a seat have another common mercenary?"""
    return not hooks.NO_HIRING.any(s, seat)


def hire_options(s: DivineRightState) -> list[Action]:
    verbs = s.game.verbs
    if not may_hire(s, s.phasing):
        return []
    options: list[Action] = []
    spaces = mustering(s)
    for kind, place in ((NOBODY, verbs.hire_army), (FLEET, verbs.hire_fleet)):
        if units := hireable(s, kind) or lurable(s, kind):
            options += [place[space] for space in stacking.fitting(s, units[:1], _of_kind(s, kind, spaces))]
    return options


@frame
class Hire(Procedure):
    """Common mercenaries come into play (DR-B-EVT-08, DR-DEC-15, DR-DEC-26)."""

    count: int
    rule: str
    space: int = NOBODY  # a mercenary is to be lured away to this space
    fleet: bool = False

    def step(self, s: DivineRightState) -> Asked:
        if self.space != NOBODY:
            if hooks.LURING.any(s):
                return None
            options = [s.game.verbs.lure[unit] for unit in lurable(s, FLEET if self.fleet else NOBODY)]
            if not options:  # their player has left the game meanwhile
                self.space = NOBODY
                return None
            return Ask(s.phasing, "lure", "DR-B-MER-02", options, hex=self.space)
        options = self.options(s) if self.count else []
        if not options:
            s.finish()
            return None
        return Ask(s.phasing, "hire", self.rule, options, number=self.count)

    def options(self, s: DivineRightState) -> list[Action]:
        return hire_options(s)

    def do_hire_army(self, s: DivineRightState, seat: int, space: int) -> None:
        self._hire(s, NOBODY, space)

    def do_hire_fleet(self, s: DivineRightState, seat: int, space: int) -> None:
        self._hire(s, FLEET, space)

    def _hire(self, s: DivineRightState, kind: int, space: int) -> None:
        pool = hireable(s, kind)
        if pool:
            self._arrive(s, pool[0], space)
        else:
            self.space, self.fleet = space, kind == FLEET

    def do_lure(self, s: DivineRightState, seat: int, unit: int) -> None:
        s.emit("lured", unit=unit, foe=s.name(s.master[unit]), side=s.name(seat), hex=s.where[unit])
        changes.lift(s, unit, POOL)
        space, self.space = self.space, NOBODY
        self._arrive(s, unit, space)

    def _arrive(self, s: DivineRightState, unit: int, space: int) -> None:
        s.master[unit] = s.phasing
        changes.put(s, unit, space)
        s.emit("hired", unit=unit, side=s.name(s.phasing), to=space)
        self.count -= 1
        for follow in openings.REINFORCED.of(s):
            follow(s, unit, space)


@frame
class Replacement(Procedure):
    """Event 10: a regular or a mercenary (DR-B-EVT-10); not of a Child's kingdom (DR-B-PER-121)."""

    def step(self, s: DivineRightState) -> Asked:
        units = [*self._units(s), *others_replaceable(s)]
        options = [s.game.verbs.return_[unit] for unit in units] + hire_options(s)
        if not options:
            s.finish()
            return None
        return Ask(s.phasing, "replacement", "DR-B-EVT-10", options, number=1)

    def _units(self, s: DivineRightState) -> list[int]:
        return replaceable(s, [k for k in s.realms(s.phasing) if not s.has_personality(k, CHILD)])

    def do_return(self, s: DivineRightState, seat: int, unit: int) -> None:
        s.finish()
        if unit in others_replaceable(s):
            replace_elsewhere(s, unit)
        else:
            s.push(Return(1, 1 << s.kingdom_of(unit), "DR-B-EVT-10", unit))

    def do_hire_army(self, s: DivineRightState, seat: int, space: int) -> None:
        self._hire(s, "do_hire_army", space)

    def do_hire_fleet(self, s: DivineRightState, seat: int, space: int) -> None:
        self._hire(s, "do_hire_fleet", space)

    def _hire(self, s: DivineRightState, how: str, space: int) -> None:
        s.finish()
        hire = Hire(1 + more_hired(s), "DR-B-EVT-10")
        s.push(hire)
        getattr(hire, how)(s, s.phasing, space)
