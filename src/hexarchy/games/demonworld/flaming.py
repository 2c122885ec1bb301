"""Flaming arrows and incendiary projectiles (DW-E-FIR-17 to -27): announced at the start of the movement phase, shot in
the second shooting phase of the same round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, fire, hooks, shooting, shot
from hexarchy.games.demonworld.board import TREES, UNDERGROWTH, WOODS
from hexarchy.games.demonworld.cover import sizes, smoke
from hexarchy.games.demonworld.data_schema import LargeForm
from hexarchy.games.demonworld.fire import FIRE, IGNITES
from hexarchy.games.demonworld.large.base import is_thing
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.shape import spacing
from hexarchy.games.demonworld.shooting import Declarations, Declaring
from hexarchy.games.demonworld.shot import FEW, SUPPORT, Shot
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, HOLD, MOVEMENT, NOBODY, SHOOTING_2

BOWS: Final = ("bow", "longbow")  # DW-E-FIR-17

Arrow = tuple[int, int, tuple[int, ...]]  # the element that shoots, the field it shoots at, its supporters


# -- announcing (DW-E-FIR-18, -23, DW-DEC-19) --------------------------------------------------------------------------


def why_no_flames(s: DemonworldState, unit: int) -> Reason | None:
    """Why a unit or gun may not announce flaming projectiles."""
    true, form = s.units[unit], s.entry(unit).form
    gun = isinstance(form, LargeForm)
    if not (form.incendiary and form.fire == "indirect" if isinstance(form, LargeForm) else has_arrows(s, unit)):
        return Reason("DW-E-FIR-23" if gun else "DW-E-FIR-17", "no-flaming-projectiles", unit=s.name(unit))
    if true.order != HOLD or true.routing or true.impetuous:
        return Reason("DW-E-FIR-23" if gun else "DW-E-FIR-18", "does-not-hold", unit=s.name(unit))
    if true.melee:
        return Reason("DW-E-FIR-18", "in-melee", unit=s.name(unit))
    return None if s.bodies[unit] else Reason("DW-B-MOV-01", "no-element-left", unit=s.name(unit))


def has_arrows(s: DemonworldState, unit: int) -> bool:
    card = s.entry(unit).card
    return card.printed.flaming_arrows and any(weapon.name in BOWS for weapon in card.missiles)


@step("flaming", level=EXPERT, option=FIRE)
@frame
class Announcements(Sealed):
    """All seats announce at once and unseen, before the first move."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Announcing(seat)

    def told(self, s: DemonworldState, result: tuple[int, ...]) -> dict[str, Any]:
        return {"announced": [s.name(unit) for unit in result]}

    def revealed(self, s: DemonworldState, results: Mapping[int, tuple[int, ...]]) -> None:
        units = tuple(sorted(unit for own in results.values() for unit in own))
        changes.fires(s, flaming=units)
        for unit in units:
            s.emit("announces-flames", unit=s.name(unit))


@frame
class Announcing(Procedure):
    """One seat names the units that prepare flaming projectiles."""

    seat: int
    units: tuple[int, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"announced": [s.name(unit) for unit in self.units]}

    def step(self, s: DemonworldState) -> Asked:
        able = [unit for unit in s.roster.of_seat(self.seat) if why_no_flames(s, unit) is None]
        waiting = [unit for unit in able if unit not in self.units]
        if not waiting:
            s.finish(self.units)
            return None
        ready = s.game.verbs.ready
        options: list[Action] = [*(s.offers.flame[unit] for unit in waiting), ready]
        return Ask(self.seat, "flaming", "DW-E-FIR-18", options, default=ready)

    def do_flame(self, s: DemonworldState, seat: int, target: int) -> None:
        self.units = (*self.units, s.unit_named(target))

    def do_ready(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.units)

    def why_flame(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit < 0 or s.owner(unit) != self.seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        reason = why_no_flames(s, unit)
        return [reason] if reason is not None else []


@hooks.MAY_NOT_REACT(level=EXPERT, option=FIRE)
def why_no_reaction(s: DemonworldState, unit: int) -> Reason | None:
    """A unit that prepared flaming arrows does not regroup when it is attacked (DW-E-FIR-18)."""
    return Reason("DW-E-FIR-18", "prepares-flames", unit=s.name(unit)) if unit in s.fires.flaming else None


@hooks.MAY_NOT_SHOOT(level=EXPERT, option=FIRE)
def why_no_shot(s: DemonworldState, element: int) -> Reason | None:
    """If archers were attacked, no other shot takes the place of flaming arrows (DW-E-FIR-18): neither later nor, where
    they are about to be overrun, at once."""
    unit = s.unit_of(element)
    attacked = s.units[unit].melee or s.phase == MOVEMENT
    lost = unit in s.fires.flaming and attacked and unit not in s.roster.guns
    return Reason("DW-E-FIR-18", "prepares-flames", unit=s.name(unit)) if lost else None


@hooks.ATTACKED(level=EXPERT, option=FIRE)
def overrun(s: DemonworldState, element: int) -> None:
    """Who is attacked before it could shoot, and left again, has lost its arrows all the same (DW-E-FIR-18)."""
    unit = s.unit_of(element)
    if s.phase == MOVEMENT and unit in s.fires.flaming and unit not in s.roster.guns:
        changes.unit(s, unit, shot=True)


@hooks.MAY_NOT_STRIDE(level=EXPERT, option=FIRE)
def why_no_turn(s: DemonworldState, unit: int, stride: Any) -> Reason | None:
    """A gun that prepared an incendiary projectile does not turn (DW-E-FIR-23)."""
    return Reason("DW-E-FIR-23", "prepares-flames", unit=s.name(unit)) if unit in s.fires.flaming else None


def prepared(s: DemonworldState, unit: int) -> bool:
    """May a unit shoot flaming projectiles now (DW-E-FIR-18, -23)? A melee hinders archers; guns it hinders as always
    (DW-E-ART-67)."""
    true = s.units[unit]
    attacked = true.melee and unit not in s.roster.guns
    return s.phase == SHOOTING_2 and unit in s.fires.flaming and not (attacked or true.stirred or true.shot)


def forfeited(s: DemonworldState, unit: int) -> bool:
    """Was an incendiary projectile announced that can no longer be fired? No stone takes its place (DW-E-FIR-23)."""
    return s.phase == SHOOTING_2 and unit in s.fires.flaming and not prepared(s, unit)


# -- what is shot at ---------------------------------------------------------------------------------------------------


def factor(s: DemonworldState, element: int) -> int:
    """The Battle Factor of flaming arrows, at every range (DW-E-FIR-19)."""
    return int(shot.models(s, element) >= FEW)


def supportable(s: DemonworldState, field: int) -> bool:
    """Against an empty field, a chariot or a gun others may help (DW-E-FIR-21)."""
    element = s.standing.get(field)
    return element is None or is_thing(s, element)


def targets(s: DemonworldState, element: int) -> list[int]:
    """Fields an element may shoot flaming arrows at: those of its targets, and empty ones that burn."""
    key = ("flaming", element)
    found: list[int] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = sorted({*_elements_in_reach(s, element), *_fields_in_reach(s, element)})
    return found


def _reach(s: DemonworldState, element: int) -> int:
    return max((weapon.reach for weapon in shot.weapons(s, element) if weapon.name in BOWS), default=0)


def _elements_in_reach(s: DemonworldState, element: int) -> list[int]:
    """Of a Large Element the field that is aimed at counts, not the one that leads it (DW-E-LRG-25)."""
    distance, here, reach = s.area.grid.distance, s.at[element], _reach(s, element)
    return [field for field in shot.aims(s, element) if distance(here, field) <= reach]


def _fields_in_reach(s: DemonworldState, element: int) -> list[int]:
    distance, here, reach = s.area.grid.distance, s.at[element], _reach(s, element)
    known, clouds = sizes(s), smoke(s)

    def seen(field: int) -> bool:
        grown = TREES if s.area.terrain[field] == WOODS else UNDERGROWTH
        return s.battle.lines.seen(here, field, known[here], grown, known, clouds, s.razed).sections > 0

    return [
        field
        for field in range(s.area.size)
        if distance(here, field) <= reach
        and field not in s.standing
        and fire.combustible(s, field)
        and shot.in_arc(s, element, field)
        and seen(field)
    ]


# -- declaring and rolling ---------------------------------------------------------------------------------------------


def shown(s: DemonworldState, arrow: Arrow) -> dict[str, Any]:
    lead, field, support = arrow
    return {
        "lead": s.field_id(s.at[lead]),
        "target": s.field_id(field),
        "support": [s.field_id(s.at[element]) for element in support],
    }


@frame
class DeclaringFlames(Declaring):
    """A seat's flaming arrows, unit by unit; one that declared ordinary shots has given them up (DW-E-FIR-18)."""

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"flaming": [shown(s, arrow) for arrow in self.shots]}

    def may_shoot(self, s: DemonworldState, unit: int) -> bool:
        others = {s.unit_of(one[0]) for one in self.parent(s, Declarations).declared[0]}
        return unit not in others and has_arrows(s, unit) and prepared(s, unit)

    def fields_for(self, s: DemonworldState, element: int) -> list[int]:
        return targets(s, element)

    def ask_lead(self, s: DemonworldState, options: list[Action], unit: str) -> Ask:
        return Ask(self.seat, "flame-lead", "DW-E-FIR-18", options, default=s.game.verbs.done, unit=unit)

    def ask_target(self, options: list[Action], unit: str, hex_: str) -> Ask:
        return Ask(self.seat, "flame-target", "DW-E-FIR-19", options, unit=unit, hex=hex_)

    def ask_support(self, s: DemonworldState, options: list[Action], hex_: str) -> Ask:
        return Ask(self.seat, "flame-support", "DW-E-FIR-21", options, default=s.game.verbs.close, hex=hex_)

    def declared(self, s: DemonworldState) -> Arrow:
        return self.lead, self.field, self.support

    def _able(self, s: DemonworldState) -> list[int]:
        """As of other shots: none into a melee (DW-B-SHO-27), of skirmishers those two fields away (DW-S-FOR-19)."""
        if not supportable(s, self.field) or self._into_melee(s):
            return []
        unit, distance, taken = s.unit_of(self.lead), s.area.grid.distance, (self.lead, *self.support)
        apart = spacing(s, unit, s.fields_of(unit))
        return [
            element
            for element in self._leads(s, unit)
            if element not in taken
            and any(distance(s.at[element], s.at[other]) <= apart for other in taken)
            and self._aims(s, element)
        ]

    def _into_melee(self, s: DemonworldState) -> bool:
        return self.target != NOBODY and shot.in_melee(s, self.lead, self.target)

    def _aims(self, s: DemonworldState, element: int) -> bool:
        """Could an element shoot at the same field, or at whichever it sees best of the same target?"""
        fields = targets(s, element)
        return self.field in fields or any(s.standing.get(field) == self.target for field in fields)

    def why_at(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        field = s.field_named(target)
        if field < 0 or field in s.standing:
            return [Reason("DW-B-SHO-03", "no-target")]
        return [Reason("DW-E-FIR-07", "does-not-burn")]

    def why_support(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        if self.field != NOBODY and not supportable(s, self.field):
            return [Reason("DW-E-FIR-19", "no-support")]
        return [Reason("DW-B-SHO-16", "chain-broken")]


class FlamingArrows:
    """What a seat declares in a volley beside its shots (hooks.VOLLEYS)."""

    @staticmethod
    def declaring(s: DemonworldState, seat: int) -> Frame:
        return DeclaringFlames(seat)

    @staticmethod
    def told(s: DemonworldState, declared: tuple[Arrow, ...]) -> dict[str, Any]:
        return {"flaming": [shown(s, arrow) for arrow in declared]}

    @staticmethod
    def resolve(s: DemonworldState, declared: Sequence[Arrow], wounds: dict[int, int]) -> tuple[int, ...]:
        """At what stands there they are shots like others, but for what they do (DW-E-FIR-19, -21)."""
        for lead, field, support in declared:
            if field in s.standing:
                before = dict(wounds)
                shooting.fire(s, [aimed(s, lead, field, support)], wounds)
                set_alight(s, [one for one in wounds if wounds[one] > before.get(one, 0)], wounds)
            elif s.check(1, 20, "DW-E-FIR-21", ("at-least", IGNITES), added(s, lead, support), hex=s.field_id(field)):
                fire.smoulder(s, field)
        return ()


hooks.VOLLEYS(level=EXPERT, option=FIRE)(FlamingArrows)


def aimed(s: DemonworldState, lead: int, field: int, support: tuple[int, ...] = ()) -> Shot:
    """Flaming arrows at what stands on a field."""
    return Shot(lead, s.standing[field], factor(s, lead), support, field, flaming=True)


def added(s: DemonworldState, lead: int, support: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """What is added to the die of arrows at an empty field (DW-E-FIR-21)."""
    return ("DW-E-FIR-19", factor(s, lead)), ("DW-E-FIR-21", SUPPORT * len(support))


def set_alight(s: DemonworldState, struck: list[int], wounds: dict[int, int]) -> None:
    """A chariot or gun that burns is destroyed (DW-E-FIR-21, -24); others have lost a hit point for good."""
    for element in struck:
        if is_thing(s, element):
            wounds[element] = s.hits[element]
    burn(s, [element for element in struck if not is_thing(s, element)])


def incendiary(s: DemonworldState, field: int, strength: int, wounds: dict[int, int]) -> None:
    """An incendiary projectile comes down on a field (DW-E-FIR-24, -26)."""
    element = s.standing.get(field)
    if element is None:
        for lit in fire.scorched(s, [field], strength, "DW-E-FIR-26"):
            fire.smoulder(s, lit)
        return
    if shooting.fallen(s, element, wounds):  # it lies there, and is not attacked again (DW-E-ART-68)
        return
    hooks.attacked(s, element)
    modifiers = [("DW-E-FIR-24", strength), *(one for add in hooks.SHELLS.of(s) for one in add(s, element))]
    if not s.check(1, 20, "DW-E-FIR-24", ("at-least", IGNITES), modifiers, hex=s.field_id(field)):
        return
    wounds[element] = wounds.get(element, 0) + 1
    set_alight(s, [element], wounds)


class Incendiaries:
    """What guns ask of projectiles that burn (hooks.INCENDIARY)."""

    announced = staticmethod(prepared)
    forfeited = staticmethod(forfeited)
    combustible = staticmethod(fire.combustible)

    @staticmethod
    def lands(s: DemonworldState, gun: int, field: int, strength: int, wounds: dict[int, int]) -> None:
        incendiary(s, field, strength, wounds)


hooks.INCENDIARY(level=EXPERT, option=FIRE)(Incendiaries)


def burn(s: DemonworldState, elements: list[int]) -> None:
    """Hits by flaming projectiles are not regenerated (DW-E-FIR-27)."""
    if elements:
        changes.fires(s, burns=tuple(sorted((*s.fires.burns, *elements))))
