"""Combat spells of the elements (DE-13.12, 13.22, 13.41, 13.42)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.combat import strength
from tests.dark_emperor.table import Table, at, hex_at
from tests.dark_emperor.test_magic import CITY, EMPIRE, FAR, meeting

SILWER = {"silwer_flagriel": {"side": "necromancer"}}
PORT = "0224"  # Farnost
SEA = "1903"  # open sea


def burning(*pieces: str, **more: Any) -> Table:
    more.setdefault("groups", {})
    more["groups"] = {**SILWER, **more["groups"]}
    return meeting("silwer_flagriel", *pieces, **more)


# -- Incinerate and Open Chasm ----------------------------------------------------------------------------------------


@pytest.mark.rule("DE-13.12")
def test_incinerate_destroys_one_enemy_unit() -> None:
    hexes = {FAR: ["zola_infantry_1"]}  # out of his reach
    t = burning("lammarech_infantry_1", "nikon_v", "kebir_whitehand", hexes=hexes, dice=[4])
    t.do("cast incinerate")
    assert t.targets("target") == ["lammarech_cavalry_1", "lammarech_infantry_1"]
    assert t.refuses("target nikon_v") == t.refuses("target necro_greater_1") == ["DE-13.12"]
    t.do("target lammarech_infantry_1")
    assert t.where("lammarech_infantry_1") == "pool"


@pytest.mark.rule("DE-13.12", "DE-18.22b", "DE-19.3")
def test_trains_undead_and_cargo_burn_but_monsters_and_the_sons_do_not() -> None:
    others = (
        "zola_siege_1",
        "the_hecatomb_units_1",
        "slug",
        "sons_of_the_morning_1",
        "zola_naval_1",
        "zola_infantry_1",
    )
    t = burning(
        *others,
        undead={"the_hecatomb_units_1": "kingdoms"},
        monsters={"slug": "kingdoms"},
        groups={"cos_dol_cos": {"side": "kingdoms"}},
        aboard={"zola_infantry_1": "zola_naval_1"},
        dice=[1],
    )
    t.do("cast incinerate")
    assert set(t.targets("target")) == {"lammarech_cavalry_1", "zola_siege_1", *others[1:2], *others[4:]}
    assert t.refuses("target slug") == ["DE-18.22b"]
    assert t.refuses("target sons_of_the_morning_1") == ["DE-19.3"]
    t.do("target the_hecatomb_units_1")
    assert t.where("the_hecatomb_units_1") == "gone"


@pytest.mark.rule("DE-13.12")
def test_vampires_burn_to_their_pool_and_a_fleet_with_its_cargo_at_sea() -> None:
    t = burning(player="kingdoms", groups={"silwer_flagriel": {"side": "kingdoms"}}, dice=[1])
    t.do("cast incinerate")
    assert t.where("necro_greater_1") == "pool"
    hexes = {SEA: ["silwer_flagriel", "saarlumen_1", "zola_naval_1", "zola_infantry_1"]}
    groups = {**SILWER, "saar": {"side": "necromancer"}}
    t = at(
        "combat-magic", hexes=hexes, active=EMPIRE, groups=groups, aboard={"zola_infantry_1": "zola_naval_1"}, dice=[1]
    )
    t.do("cast incinerate", "target zola_naval_1")
    assert (t.where("zola_naval_1"), t.where("zola_infantry_1")) == ("pool", "pool")


@pytest.mark.rule("DE-13.42")
def test_open_chasm_swallows_what_stands_on_the_ground() -> None:
    others = (
        "stavror_infantry_1",
        "stavror_cavalry_1",
        "stavror_siege",
        "stavror_naval_1",
        "stavror_infantry_2",
        "saarlumen_1",
        "sons_of_the_morning_1",
    )
    t = at(
        "combat-magic",
        "kingdoms",
        hexes={"1421": ["farnon", "zola_infantry_1", "the_hecatomb_units_1", "necro_lesser_1", *others]},
        active={**EMPIRE, "stavror": "necromancer"},
        groups={group: {"side": "necromancer"} for group in ("saar", "cos_dol_cos")},
        undead={"the_hecatomb_units_1": "necromancer"},
        aboard={"stavror_infantry_2": "stavror_naval_1"},
        dice=[1],
    )
    t.do("cast open-chasm")
    ground = {"stavror_infantry_1", "stavror_cavalry_1", "stavror_siege", "the_hecatomb_units_1"}
    assert set(t.targets("target")) == ground
    assert t.refuses("target necro_lesser_1") == t.refuses("target stavror_naval_1") == ["DE-13.42"]
    assert t.refuses("target sons_of_the_morning_1") == ["DE-19.3"]
    t.do("target stavror_siege")
    assert t.where("stavror_siege") == "pool"


# -- Maelstrom --------------------------------------------------------------------------------------------------------


def maelstrom(fleets: int, **more: Any) -> Table:
    """Enemy fleets with an infantry each, and a Water caster of the Necromancer's, in Farnost."""
    ships = [f"ferlarie_naval_{n}" for n in range(1, fleets + 1)]
    loads = [f"ferlarie_infantry_{n}" for n in range(1, fleets + 1)]
    return at(
        "combat-magic",
        hexes={PORT: ["mezal", "necro_siege", "necro_greater_1", *ships, *loads]},
        active={"ferlarie": "kingdoms"},
        bears={"mezal": ["staff_of_waters"]},
        aboard=dict(zip(loads, ships, strict=True)),
        **more,
    )


@pytest.mark.rule("DE-13.22")
def test_maelstrom_sinks_two_of_three_fleets_with_all_they_carry() -> None:
    t = maelstrom(3, dice=[2])
    t.do("cast maelstrom", "target ferlarie_naval_3")
    assert t.targets("target") == ["ferlarie_naval_1", "ferlarie_naval_2"]
    t.do("target ferlarie_naval_1")
    assert [t.where(f"ferlarie_naval_{n}") for n in (1, 2, 3)] == ["pool", PORT, "pool"]
    assert [t.where(f"ferlarie_infantry_{n}") for n in (1, 2, 3)] == ["pool", PORT, "pool"]


@pytest.mark.rule("DE-13.22")
@pytest.mark.parametrize("fleets", [1, 2])
def test_where_there_are_no_more_than_two_there_is_nothing_to_choose(fleets: int) -> None:
    t = maelstrom(fleets, dice=[2])
    t.do("cast maelstrom")
    assert {t.where(f"ferlarie_naval_{n + 1}") for n in range(fleets)} == {"pool"}


# -- Move Earth -------------------------------------------------------------------------------------------------------


def dig(choice: str, hex_: str, *, dice: tuple[int, ...] = (1,), **more: Any) -> Table:
    t = at(
        "combat-magic", "kingdoms", hexes={hex_: ["farnon", "lammarech_infantry_1"]}, active=EMPIRE, dice=dice, **more
    )
    t.do("cast move-earth")
    return t.do(f"choose {choice}") if t.question == "spell-choice" else t


@pytest.mark.rule("DE-13.41a")
def test_entrenchments_double_any_defender() -> None:
    t = dig("entrench", "1609")
    assert t.s.trenches == 1 << hex_at("1609")
    assert [strength.doubled(t.s, attacker, hex_at("1609")) for attacker in (0, 1)] == [True, True]
    t = at("combat-magic", "kingdoms", hexes={SEA: ["farnon"]}, active=EMPIRE)
    assert t.question != "combat-magic"  # not at sea


@pytest.mark.rule("DE-13.41b")
def test_entrenchments_can_be_levelled() -> None:
    t = dig("level", "1609", trenches=["1609"])
    assert (t.s.trenches, strength.doubled(t.s, 0, hex_at("1609"))) == (0, False)


@pytest.mark.rule("DE-13.41c")
def test_a_breached_city_does_not_double_dug_in_or_not() -> None:
    t = dig("breach", CITY)
    assert not strength.doubled(t.s, 0, hex_at(CITY))
    t = dig("breach", CITY, trenches=[CITY])
    assert not strength.doubled(t.s, 0, hex_at(CITY))
    t = dig("level", CITY, trenches=[CITY])
    assert strength.doubled(t.s, 0, hex_at(CITY))


@pytest.mark.rule("DE-13.41c", "DE-PROC-8")
def test_a_breach_lasts_for_both_halves_of_the_turn() -> None:
    hexes = {CITY: ["lammarech_infantry_1"], "1820": ["mezal"]}
    t = at("heroic", hexes=hexes, active=EMPIRE, breaches=[CITY])
    assert (t.s.phasing, strength.doubled(t.s, 0, hex_at(CITY))) == (1, False)
    t = at("heroic", "kingdoms", hexes=hexes, active=EMPIRE, breaches=[CITY])
    assert (t.s.phasing, strength.doubled(t.s, 0, hex_at(CITY))) == (0, True)


@pytest.mark.rule("DE-13.41a", "DE-13.41b", "DE-13.41c", "DE-DEC-21")
def test_only_earthworks_that_change_something_are_offered() -> None:
    def offered(**more: Any) -> list[str]:
        t = at("combat-magic", "kingdoms", hexes={CITY: ["farnon"]}, active=EMPIRE, dice=[6], **more)
        t.do("cast move-earth")
        return t.targets("choose") or [event["choice"] for event in t.events("spell-choice")]

    assert offered() == ["entrench", "breach"]
    assert offered(trenches=[CITY]) == ["level", "breach"]
    assert offered(trenches=[CITY], breaches=[CITY]) == ["level"]
