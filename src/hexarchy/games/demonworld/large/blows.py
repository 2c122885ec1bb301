"""The melee attacks of Large Elements (DW-E-LME-10 to -14, DW-E-GIA-12 to -18, DW-E-DRA-16 to -18): each is an attacker
of its own, with the fields around the base it can strike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hexarchy.core.axial import DIRECTIONS, SPOKES, Offset, plus
from hexarchy.core.shapes import Shape
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.data_schema import AttackForm, LargeForm, WeaponForm
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import FROM, Strike, struck_from
from hexarchy.games.demonworld.words import BLOWS, EXPERT, TEAM

# Fields by the words of the cards; other words are zones of the base.
ZONES: Final = {
    "back flanks": ("flank_left_back", "flank_right_back"),
    "flanks": ("flank_left", "flank_right"),
}
HANDS: Final = {
    "both": ("weapon", ("frontal",)),
    "left": ("left-hand", ("front_left", "flank_left")),
    "right": ("right-hand", ("front_right", "flank_right")),
}
CLAWS: Final = {"left-claw": ("front_left",), "right-claw": ("front_right",)}
HALVES: Final = {"left-animals": ("animals_left", slice(0, 2)), "right-animals": ("animals_right", slice(1, 3))}


class Blow(NamedTuple):
    """`number`: among `words.BLOWS`. `fields`: by facing, what it can strike. `part`: the field of the base it comes
    from, where flank and rear are seen from that."""

    number: int
    weapon: WeaponForm
    size: int
    fields: tuple[tuple[Offset, ...], ...]
    part: str = ""


@lru_cache(1024)
def blows_of(battle: Battle, element: int) -> tuple[Blow, ...]:
    """All attacks a Large Element has by its card. What the card does not list with a Battle Factor strikes nobody
    (DW-E-GIA-18)."""
    base, form = battle.bases[element], battle.roster.entries[battle.roster.unit_of[element]].form
    assert base is not None
    assert isinstance(form, LargeForm)
    found: list[Blow] = []
    for attack in form.attacks:
        weapon = WeaponForm(name=attack.name, kind="melee", bf=attack.bf)
        size = attack.size or _size(form, attack)
        for name, fields, part in _parts(form, attack, base.shape):
            found.append(Blow(BLOWS.index(name), weapon, size, fields, part))
    return tuple(found)


def _size(form: LargeForm, attack: AttackForm) -> int:
    """A crew strikes from a platform of height 1, animals with their own size (DW-E-CHA-13, -20)."""
    if form.kind != "chariot":
        return form.size
    return form.size + 1 if "crew" in attack.name else form.size_animals


Part = tuple[str, tuple[tuple[Offset, ...], ...], str]


def _parts(form: LargeForm, attack: AttackForm, shape: Shape) -> Iterator[Part]:
    """An attack as it is printed, as the attacks it is: two claws, a blow of each field of a gun."""
    if form.kind == "artillery":
        for number, part in enumerate(shape.fields[0], 1):
            yield f"field-{number}", tuple(_around(shape, f, part) for f in range(DIRECTIONS)), ""
    elif form.kind == "chariot" and "crew" not in attack.name:
        for name, (part, places) in HALVES.items():
            yield name, tuple(zones["front"][places] for zones in shape.zones), part
        yield TEAM, tuple(zones["front"][1:2] for zones in shape.zones), "animals_left"
    elif attack.name == "claw":
        for claw, side in CLAWS.items():
            yield claw, _zones(shape, side), ""
    elif attack.hand:
        hand, held = HANDS[attack.hand]
        yield hand, _zones(shape, held), ""
    else:
        words = [word.strip() for word in attack.fields.split(",")]
        zones = tuple(zone for word in words for zone in ZONES.get(word, (word,)))
        yield _name(form, attack), _zones(shape, zones), "carriage" if form.kind == "chariot" else ""


def _name(form: LargeForm, attack: AttackForm) -> str:
    if form.kind == "chariot":
        return "crew"
    first = attack.name.partition(",")[0]
    return first if first in BLOWS else "weapon"


def _zones(shape: Shape, names: Sequence[str]) -> tuple[tuple[Offset, ...], ...]:
    return tuple(tuple(dict.fromkeys(at for name in names for at in zones.get(name, ()))) for zones in shape.zones)


def _around(shape: Shape, facing: int, part: str) -> tuple[Offset, ...]:
    """What lies beside one field of a base."""
    beside = (plus(shape.fields[facing][part], step) for step in SPOKES)
    return tuple(at for at in beside if at not in shape.covered[facing])


def struck_by(s: DemonworldState, element: int, blow: Blow) -> set[int]:
    """The fields an attack can strike from where a Large Element stands."""
    return struck_at(s, blow, s.at[element], s.looks[element])


def struck_at(s: DemonworldState, blow: Blow, anchor: int, facing: int) -> set[int]:
    """The same from any place."""
    offset = s.area.grid.offset
    return {offset(anchor, dq, dr) for dq, dr in blow.fields[facing]} - {-1}


def struck_fields(s: DemonworldState, element: int, anchor: int, facing: int) -> set[int]:
    """All fields a Large Element could strike from a place."""
    return {field for blow in blows_of(s.battle, element) for field in struck_at(s, blow, anchor, facing)}


@hooks.BLOWS(level=EXPERT)
def reached(s: DemonworldState, element: int) -> Mapping[int, Sequence[int]] | None:
    """For each attack the enemies in contact on its fields (DW-E-LME-14, DW-E-GIA-12, DW-E-DRA-16, DW-E-ART-65)."""
    if not s.battle.bases or s.battle.bases[element] is None:
        return None
    touching = contact.touching(s, element)
    found: dict[int, Sequence[int]] = {}
    for blow in blows_of(s.battle, element):
        fields = struck_by(s, element, blow)
        found[blow.number] = [
            other for other in touching if any(there in fields for _, there in contact.pairs(s, element, other))
        ]
    return found


def _blow(s: DemonworldState, element: int, number: int) -> Blow | None:
    """One of the attacks of a Large Element; None of others."""
    if not s.battle.bases or s.battle.bases[element] is None:
        return None
    return next(blow for blow in blows_of(s.battle, element) if blow.number == number)


@hooks.STRUCK_FIELDS(level=EXPERT)
def within(s: DemonworldState, element: int, number: int) -> set[int] | None:
    blow = _blow(s, element, number)
    return None if blow is None else struck_by(s, element, blow)


@hooks.ARMED(level=EXPERT)
def armed(s: DemonworldState, strike: Strike) -> tuple[WeaponForm, int] | None:
    """What an attack of a Large Element is made with; riders and crews count by their own size (DW-E-DRA-18)."""
    blow = _blow(s, strike.attacker, strike.blow)
    return None if blow is None else (blow.weapon, blow.size)


@hooks.STRIKE_MODIFIERS(level=EXPERT)
def from_behind(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """Of Large Elements only chariots gain by striking flank or rear; where the part of theirs that strikes stands
    decides (DW-E-LME-10, -13)."""
    blow = _blow(s, strike.attacker, strike.blow)
    if blow is None or not blow.part:
        return
    base = s.battle.bases[strike.attacker]
    assert base is not None
    victim = s.battle.bases[strike.victim]
    if base.exposed or (victim is not None and victim.exposed):
        return
    here = s.area.grid.offset(s.at[strike.attacker], *base.shape.fields[s.looks[strike.attacker]][blow.part])
    if any(near in s.base(strike.victim) for near in s.around[here]):
        bonus = FROM[struck_from(s, strike.attacker, strike.victim, here)]
        if bonus:
            yield "DW-B-MEL-18", bonus
