"""The Amulet of Dispel against the magicians (DR-B-MAG-14): no spell, power or creature has effect in its space."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.magic import powers
from hexarchy.games.divine_right.magicians import eaters
from hexarchy.games.divine_right.siege import conditions
from tests.divine_right.magic import FIELD, RING, armies, mid
from tests.divine_right.table import WORLD, Table, at

EATERS, HAND = "eaters_monarch", "black_hand_monarch"
THEIRS, BESIDE, ZARDS, BONES = "muetar_monarch", RING[0], "3003", "1426"
FOES = armies("muetar", 1, 2)


def magicians(phase: str, here: str = HAND, foes: Any = (THEIRS, *FOES), **more: Any) -> Table:
    """A magician of the first seat in the field, enemies beside; who bears the Amulet is said."""
    ally = here.removesuffix("_monarch")
    hexes = {FIELD: [here, *more.pop("own", ())], BESIDE: [*foes], **more.pop("hexes", {})}
    return mid(phase, allies={ally: "first"}, hexes=hexes, **more)


def with_and_without(bearer: str) -> list[dict[str, Any]]:
    return [{}, {"devices": {"amulet": bearer}}]


@pytest.mark.rule("DR-B-MAG-14", "DR-B-EOW-10")
def test_the_eaters_cast_nothing_where_the_amulet_is() -> None:
    hero: dict[str, Any] = {"own": ["hothior_monarch"]}
    free, bound = [magicians("movement", EATERS, **hero, **more) for more in with_and_without("hothior_monarch")]
    assert "raise-bridge" in free.options
    assert bound.refuses("raise-bridge") == ["DR-B-MAG-14"]


@pytest.mark.rule("DR-B-MAG-14", "DR-B-EOW-05", "DR-B-EOW-06")
def test_no_spell_strikes_the_stack_with_the_amulet() -> None:
    free, safe = [magicians("combat", EATERS, **more) for more in with_and_without(THEIRS)]
    for spell in ("vortex", "reflect"):
        assert f"{spell} {BESIDE}" in free.options
        assert safe.refuses(f"{spell} {BESIDE}") == ["DR-B-MAG-14"]


@pytest.mark.rule("DR-B-MAG-14", "DR-B-EOW-04")
def test_mist_hides_nobody_from_the_amulet() -> None:
    """Its bearer stands hidden among them."""
    for more, hidden in zip(with_and_without(THEIRS), (True, False), strict=True):
        hexes = {FIELD: [EATERS, THEIRS], BESIDE: FOES}
        t = mid("combat", phasing=1, allies={"eaters": "first"}, hexes=hexes, **more)
        t.s.spells = t.s.spells._replace(mist=True)
        found = eaters.hidden(t.s, WORLD.index[FOES[0]], WORLD.grid.at(FIELD))
        assert bool(found) is hidden


@pytest.mark.rule("DR-B-MAG-14", "DR-B-EOW-07")
def test_enchanted_walls_fall_before_the_amulet() -> None:
    for more, doubled in zip(with_and_without(THEIRS), (2, 1), strict=True):
        t = mid("combat", phasing=1, allies={"eaters": "first"}, hexes={FIELD: [EATERS, THEIRS], BESIDE: FOES}, **more)
        field = WORLD.grid.at(FIELD)
        t.s.spells = t.s.spells._replace(castle=field)
        clash = strength.Clash((WORLD.index[FOES[0]],), (WORLD.index[EATERS],), field, (-1, -1))
        assert strength.defence(t.s, clash) == doubled


@pytest.mark.rule("DR-B-MAG-14", "DR-B-BLH-09", "DR-B-BLH-10")
def test_neither_souls_nor_wings_touch_the_stack_with_the_amulet() -> None:
    others: dict[str, Any] = {"hexes": {RING[4]: ["muetar_army_3"]}}
    free, safe = [magicians("combat", dice=[6, 6], **others, **more) for more in with_and_without(THEIRS)]
    assert f"wings {BESIDE}" in free.options
    assert safe.refuses(f"wings {BESIDE}") == ["DR-B-MAG-14"]
    assert {event["hex"] for event in _haunted(free)} == {BESIDE, RING[4]}
    assert {event["hex"] for event in _haunted(safe)} == {RING[4]}


def _haunted(t: Table) -> list[dict[str, Any]]:
    """The retreat rolls that the Souls bring about."""
    t.do("souls")
    return [event for event in t.events("roll") if event["why"] == "DR-B-BLH-09"]


@pytest.mark.rule("DR-B-MAG-14", "DR-B-BLH-08")
def test_he_does_not_vanish_beside_the_amulet_nor_appear_there() -> None:
    hero: dict[str, Any] = {"own": ["hothior_monarch"]}
    free, bound = [magicians("movement", **hero, **more) for more in with_and_without("hothior_monarch")]
    assert "teleport" in free.options
    assert bound.refuses("teleport") == ["DR-B-MAG-14"]
    there = magicians("movement", foes=FOES, hexes={ZARDS: [THEIRS]}, devices={"amulet": THEIRS})
    assert there.refuses("teleport") == ["DR-B-MAG-14"]


@pytest.mark.rule("DR-B-MAG-14", "DR-B-BLH-05", "DR-B-BLH-12")
def test_nothing_is_raised_beside_the_amulet() -> None:
    for more, raised in zip(with_and_without("hothior_monarch"), (True, False), strict=True):
        hexes = {BONES: [HAND, "hothior_monarch"]}
        t = mid("movement", allies={"black_hand": "first"}, hexes=hexes, **more).do("done")
        assert ("raise-undead" in t.options) is raised


@pytest.mark.rule("DR-B-MAG-14", "DR-B-BLH-06")
def test_the_colossus_matches_nobody_where_the_amulet_is() -> None:
    for more, strong in zip(with_and_without(THEIRS), (True, False), strict=True):
        t = magicians("combat", own=["the_colossus"], colossus=FIELD, **more)
        colossus = WORLD.index["the_colossus"]
        clash = strength.Clash((colossus,), tuple(WORLD.index[foe] for foe in FOES), WORLD.grid.at(BESIDE), (-1, -1))
        assert bool(strength.unit_strength(t.s, colossus, clash)) is strong


@pytest.mark.rule("DR-B-MAG-14", "DR-B-BLH-02")
def test_the_guardian_bars_nobody_beside_the_amulet() -> None:
    castle = WORLD.castle_at[WORLD.grid.at(ZARDS)].index
    for more, barred in zip(with_and_without(THEIRS), (True, False), strict=True):
        near = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(ZARDS)][0]]
        hexes = {ZARDS: [HAND, "the_guardian", THEIRS], near: [*FOES, "schardenzar"]}
        masters = {"schardenzar": "second"}
        t = mid("combat", phasing=1, allies={"black_hand": "first"}, hexes=hexes, masters=masters, **more)
        rules = [reason.rule for reason in conditions(t.s, castle, 1)]
        assert ("DR-B-BLH-02" in rules) is barred


@pytest.mark.rule("DR-B-MAG-17", "DR-B-GEN-07", "DR-B-BLH-02", "DR-B-SIE-21")
def test_the_bearer_of_the_sword_of_wizardry_is_magical() -> None:
    """They exorcise, and with them the Invisible School and Zards can be besieged."""
    near = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(ZARDS)][0]]
    castle = WORLD.castle_at[WORLD.grid.at(ZARDS)].index
    for devices, magical in (({}, False), ({"sword_wizardry": THEIRS}, True)):
        hexes = {ZARDS: [HAND, "the_guardian"], near: [THEIRS, FOES[0]]}
        t = mid("combat", phasing=1, allies={"black_hand": "first"}, hexes=hexes, devices=devices)
        assert (f"exorcise {THEIRS}" in t.options) is magical
        rules = [reason.rule for reason in conditions(t.s, castle, 1)]
        assert ("DR-B-SIE-21" in rules) is not magical


@pytest.mark.rule("DR-A-CURSE-24", "DR-B-MAG-14")
def test_the_amulet_of_one_who_cannot_use_it_undoes_nothing() -> None:
    about: dict[str, Any] = {"hexes": {FIELD: ["juulute"]}, "masters": {"juulute": "first"}}
    under: list[tuple[dict[str, Any], bool]] = [
        ({}, True),
        ({"juulute": {"paralysis": {}}}, False),
        ({"juulute": {"doom": {}}}, True),
    ]
    for curses, works in under:
        options = {"level": "intermediate", "curses": True}
        t = at("diplomacy", options=options, devices={"amulet": "juulute"}, curses=curses, **about)
        assert powers.dispelled(t.s, WORLD.grid.at(FIELD)) == works
        assert (powers.wielder(t.s, "amulet") >= 0) == works
