"""The twelve spells (DW-E-SPL): whom each can be cast on, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.games.demonworld import changes, cover, fire, hooks
from hexarchy.games.demonworld.board import TREES, UNDERGROWTH, WOODS
from hexarchy.games.demonworld.data_schema import LargeForm, SpellForm
from hexarchy.games.demonworld.large.base import is_thing
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.movement.strength import maneuvers
from hexarchy.games.demonworld.shot import Shot, place, stance
from hexarchy.games.demonworld.slopes import insurmountable
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import EXPERT, LARGE, MONSTERS, OBEDIENCE, SINGLE, UNIT

Modifiers = Iterator[tuple[str, int]]
Collected = dict[int, int]  # wounds by element

STONE_SKIN, CONFUSION, STRENGTH, AFFLICTION, HEALING, FEAR = (f"orcs_{number}" for number in range(1, 7))
PARALYSIS, SHIELD, BLESS, CURSE, STRENGTHEN, FLAMES = (f"empire_{number}" for number in range(1, 7))

FOREVER: Final = 0
FLAME_FACTOR: Final = 7
WOUNDS: Final = 20  # this total or more
HARDER: Final = 2  # what is added to the value of the tests that Nameless Fear and Flame Strike demand


def form(s: DemonworldState, name: str) -> SpellForm:
    return s.game.world.cards.spells[name]


# -- whom it can be cast on --------------------------------------------------------------------------------------------


def own_elements(s: DemonworldState, unit: int) -> list[int]:
    """The models of one card that are on the area, or ride there (DW-E-MAG-30)."""
    return [element for element in s.entry(unit).elements if s.at[s.bearer(element)] >= 0]


def _any_card(s: DemonworldState, unit: int) -> bool:
    return True


def _no_thing(s: DemonworldState, unit: int) -> bool:
    return not is_thing(s, s.element_of(unit))


def _one_unit(s: DemonworldState, unit: int) -> bool:
    return s.entry(unit).sort == UNIT


def _tests(s: DemonworldState, unit: int) -> bool:
    """Units without morale values cannot be frightened, nor those that rout already."""
    return _one_unit(s, unit) and s.entry(unit).card.printed.morale is not None and not s.units[unit].routing


def _no_unit(s: DemonworldState, unit: int) -> bool:
    return s.entry(unit).sort in (SINGLE, LARGE)


def _can_heal(s: DemonworldState, unit: int) -> bool:
    """A commander, wizard, dragon or giant that began with several hit points."""
    form = s.entry(unit).form
    living = not isinstance(form, LargeForm) or form.kind in MONSTERS
    return _no_unit(s, unit) and living and s.entry(unit).card.hit_points > 1


FITS: Final[dict[str, Callable[[DemonworldState, int], bool]]] = {
    STONE_SKIN: _any_card,
    CONFUSION: _one_unit,
    STRENGTH: _no_thing,
    AFFLICTION: _any_card,
    HEALING: _can_heal,
    FEAR: _tests,
    PARALYSIS: _no_unit,
    SHIELD: _any_card,
    BLESS: _one_unit,
    CURSE: _one_unit,
    STRENGTHEN: _no_thing,
}


def why_no_target(s: DemonworldState, caster: int, spell: SpellForm, unit: int) -> Reason | None:
    """Why a spell cannot be cast on a unit, single or Large Element: what it is, its range, sight (DW-E-MAG-31)."""
    elements = own_elements(s, unit)
    if not elements:
        return Reason(spell.rule, "not-on-the-area", unit=s.name(unit))
    if not FITS[spell.id](s, unit):
        return Reason(spell.rule, "not-for-this-spell", unit=s.name(unit))
    here, distance = place(s, caster), s.area.grid.distance
    fields = [field for element in elements for field in stands_on(s, element)]
    if any(distance(here, field) > spell.range for field in fields):
        return Reason("DW-E-MAG-31", "out-of-range")
    if not any(sees(s, caster, element) for element in elements):
        return Reason("DW-E-MAG-31", "out-of-sight")
    return None


def sees(s: DemonworldState, caster: int, element: int) -> bool:
    """Has a wizard at least a partial view of an element, in whatever direction? Of one that rides, where it sits."""
    if s.bearer(element) == s.bearer(caster):
        return True
    return any(cover.view_on(s, caster, field).sections > 0 for field in stands_on(s, element))


def stands_on(s: DemonworldState, element: int) -> tuple[int, ...]:
    """The fields of an element; of one that rides that of its saddle."""
    return s.base(element) if s.at[element] >= 0 else (place(s, element),)


def targets(s: DemonworldState, caster: int, spell: SpellForm) -> list[int]:
    """Units a spell can be cast on; for Flame Strike fields. Remembered as long as nobody moves."""
    key = ("spell", caster, spell.id)
    found: list[int] | None = s.memo.get(key)
    if found is None:
        find = _centers if spell.id == FLAMES else _units
        found = s.memo[key] = find(s, caster, spell)
    return found


def _units(s: DemonworldState, caster: int, spell: SpellForm) -> list[int]:
    return [unit for unit in range(len(s.units)) if why_no_target(s, caster, spell, unit) is None]


def _centers(s: DemonworldState, caster: int, spell: SpellForm) -> list[int]:
    return [field for field in range(s.area.size) if why_no_center(s, caster, spell, field) is None]


def why_no_center(s: DemonworldState, caster: int, spell: SpellForm, field: int) -> Reason | None:
    """Why Flame Strike cannot be aimed at a field: its range, and what is seen there (DW-E-SPL-12)."""
    here = place(s, caster)
    if s.area.grid.distance(here, field) > spell.range:
        return Reason("DW-E-MAG-31", "out-of-range")
    if field == here or _field_in_view(s, caster, field):
        return None
    return Reason("DW-E-MAG-31", "out-of-sight")


def _field_in_view(s: DemonworldState, caster: int, field: int) -> bool:
    """Is the ground of a field, or something on it, in view? Standard Elements do not hide those next to them; of a
    Large Element any field will do (DW-E-LRG-25)."""
    element = s.standing.get(field)
    if element is not None and s.is_large(s.roster.unit_of[element]) and sees(s, caster, element):
        return True
    here, eye = stance(s, caster)
    known = cover.in_the_way(s, (s.bearer(caster), here))
    beside = [other for other in s.around[field] if other in s.standing]
    near = [other for other in beside if not s.is_large(s.roster.unit_of[s.standing[other]])]
    others = {there: tall for there, tall in known.items() if there not in near} if near else known
    terrain = s.area.terrain[field]
    grown = TREES if terrain == WOODS else UNDERGROWTH  # open ground is seen like what grows low on it
    size = max(cover.sizes(s).get(field, 0), grown)
    return s.battle.lines.seen(here, field, eye, size, others, cover.smoke(s), s.razed).sections > 0


def target_asked(s: DemonworldState, unit: int, spell: str) -> Ask:
    """On whom, or at which field?"""
    found = targets(s, s.element_of(unit), form(s, spell))
    offers = s.offers.at if spell == FLAMES else s.offers.enchant
    options = [offers[one] for one in found]
    rule = form(s, spell).rule
    return Ask(s.owner(unit), "spell-target", rule, options, unit=s.name(unit), spell=spell)


def why_not_on(s: DemonworldState, unit: int, spell: str, target: int) -> list[Reason]:
    if not spell or spell == FLAMES or target < 0:
        return []
    reason = why_no_target(s, s.element_of(unit), form(s, spell), target)
    return [reason] if reason is not None else []


def why_not_at(s: DemonworldState, unit: int, spell: str, field: int) -> list[Reason]:
    if spell != FLAMES or field < 0:
        return []
    reason = why_no_center(s, s.element_of(unit), form(s, spell), field)
    return [reason] if reason is not None else []


# -- lasting spells ----------------------------------------------------------------------------------------------------


def count(s: DemonworldState, unit: int, spell: str) -> int:
    """How often a unit is under a spell now: but for Paralysis it counts once (DW-E-MAG-25, DW-E-MAG-32)."""
    return sum(
        under == unit and name == spell and (until == FOREVER or s.round <= until)
        for under, name, until in s.magic.under
    )


def under(s: DemonworldState, unit: int, spell: str) -> bool:
    return bool(s.magic.under) and count(s, unit, spell) > 0


def lay(s: DemonworldState, unit: int, spell: SpellForm) -> None:
    """A lasting spell is laid on a unit; but for Paralysis not twice."""
    if spell.stacks or not under(s, unit, spell.id):
        until = s.round + 1 if spell.id == CONFUSION else FOREVER
        s.magic = s.magic._replace(under=(*s.magic.under, (unit, spell.id, until)))


@hooks.SHOT_MODIFIERS(level=EXPERT)
def shielded(s: DemonworldState, one: Shot, victim: int) -> Modifiers:
    """Stone Skin is armor, which flaming arrows ignore; Magic Shield lessens every shot (DW-E-SPL-01, -08)."""
    unit = s.roster.unit_of[victim]
    if under(s, unit, STONE_SKIN) and not one.flaming:
        yield "DW-E-SPL-01", -2
    if under(s, unit, SHIELD):
        yield "DW-E-SPL-08", -2


@hooks.SHELLS(level=EXPERT)
def shielded_from_guns(s: DemonworldState, element: int) -> Modifiers:
    """Magic Shield lessens the attacks of guns as well, but not what a large stone crushes (DW-E-SPL-08)."""
    if under(s, s.roster.unit_of[element], SHIELD):
        yield "DW-E-SPL-08", -2


@hooks.STRIKE_MODIFIERS(level=EXPERT)
def strengthened(s: DemonworldState, one: Strike) -> Modifiers:
    """DW-E-SPL-01, -03, -04, -11: by the cards of both, so that those attached to a unit have their own."""
    own, other = s.roster.unit_of[one.attacker], s.roster.unit_of[one.victim]
    if under(s, other, STONE_SKIN):
        yield "DW-E-SPL-01", -2
    if under(s, own, STRENGTH):
        yield "DW-E-SPL-03", 1
    if under(s, own, STRENGTHEN):
        yield "DW-E-SPL-11", 1
    if under(s, own, AFFLICTION):
        yield "DW-E-SPL-04", -1


@hooks.MANEUVERS(level=EXPERT)
def confused(s: DemonworldState, unit: int) -> int:
    """One fewer in the movement phases of this round and the next (DW-E-SPL-02)."""
    return -under(s, unit, CONFUSION)


@hooks.MAY_NOT_TURN(level=EXPERT)
def why_no_turn(s: DemonworldState, unit: int) -> Reason | None:
    """With no maneuver left not even free turns are allowed (DW-E-SPL-02)."""
    lost = under(s, unit, CONFUSION) and maneuvers(s, unit) == 0
    return Reason("DW-E-SPL-02", "confused", unit=s.name(unit)) if lost else None


@hooks.POINTS(level=EXPERT)
def paralysed(s: DemonworldState, unit: int) -> int:
    """Six fewer for each casting (DW-E-SPL-07)."""
    return -6 * count(s, unit, PARALYSIS) if s.magic.under else 0


@hooks.MORALE_VALUES(level=EXPERT)
def blessed(s: DemonworldState, test: MoraleTest) -> Modifiers:
    """Bless lowers the first value, Curse raises both (DW-E-SPL-09, -10)."""
    if under(s, test.unit, BLESS) and test.kind != OBEDIENCE:
        yield "DW-E-SPL-09", -3
    if under(s, test.unit, CURSE):
        yield "DW-E-SPL-10", 3


# -- what happens at once ----------------------------------------------------------------------------------------------


def heal(s: DemonworldState, unit: int) -> None:
    """One hit point, up to the original number (DW-E-SPL-05); burns of a troll are not meant."""
    (element,) = own_elements(s, unit)
    if s.hits[element] < s.entry(unit).card.hit_points:
        s.hits[element] += 1
        s.emit("healed", unit=s.name(unit), hex=s.field_id(place(s, element)))


def frighten(s: DemonworldState, unit: int) -> None:
    """The unit tests at the end of the phase, against a value raised by two (DW-E-SPL-06)."""
    if unit not in s.doings.dread:
        s.doings = s.doings._replace(dread=(*s.doings.dread, unit))


def area_of(s: DemonworldState, center: int) -> list[int]:
    """The fields Flame Strike strikes: the one it is aimed at and those in contact with it, in compass order."""
    near = [field for field in s.around[center] if field >= 0 and not insurmountable(s, center, field)]
    return [center, *near]


def flame_strike(s: DemonworldState, center: int, wounds: Collected) -> list[int]:
    """Every element is attacked on each of its fields; then the empty fields that can burn (DW-E-SPL-12). The fields
    that catch fire."""
    fields = area_of(s, center)
    modifiers = (("DW-E-SPL-12", FLAME_FACTOR),)
    for field in fields:
        element = s.standing.get(field)
        if element is None:
            continue
        hooks.attacked(s, element)
        about = {"foe": s.name(s.unit_of(element)), "hex": s.field_id(field)}
        if s.check(1, 20, "DW-E-SPL-12", ("at-least", WOUNDS), modifiers, **about):
            wounds[element] = wounds.get(element, 0) + 1
    if not s.options.get(fire.FIRE):  # DW-E-FIR-01
        return []
    return fire.scorched(s, fields, FLAME_FACTOR, "DW-E-SPL-12")


def take_wounds(s: DemonworldState, wounds: Collected) -> None:
    """Losses are removed; their units test against a value raised by two (DW-E-MAG-34)."""
    struck = sorted({s.unit_of(element) for element in wounds if wounds[element] >= s.hits[element]})
    changes.wound(s, wounds)
    for unit in struck:
        frighten(s, unit)
