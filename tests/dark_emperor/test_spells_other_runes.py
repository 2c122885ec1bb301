"""Combat spells of the other runes (DE-14.11, 14.21, 14.31, 14.41)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dark_emperor.table import WORLD, Table, at, hex_at
from tests.dark_emperor.test_magic import CITY, EMPIRE, meeting, needed

PORT = "0224"  # Farnost


# -- Kill -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-14.11")
@pytest.mark.parametrize(("die", "place"), [(3, CITY), (4, "dead")])
def test_a_leader_survives_kill_at_the_higher_of_hero_rating_and_magic(die: int, place: str) -> None:
    t = meeting("padrech_dar_choim", "farnon", dice=[1, die])  # hero 1, magic 3
    t.answer("combat-magic", "pass").do("cast kill")
    assert (needed(t, "DE-14.11"), t.where("farnon")) == ([3], place)


@pytest.mark.rule("DE-14.11", "DE-12.21a", "DE-DEC-18")
def test_the_magic_strength_left_counts_and_devices_in_use() -> None:
    t = meeting("padrech_dar_choim", "farnon", spent={"farnon": 2}, dice=[1, 2])
    t.answer("combat-magic", "pass").do("cast kill")
    assert (needed(t, "DE-14.11"), t.where("farnon")) == ([1], "dead")
    t = meeting(
        "padrech_dar_choim",
        "paisach",
        bears={"paisach": ["loslom"]},
        active={**EMPIRE, "loymarech": "kingdoms"},
        dice=[1, 4],
    )
    t.do("cast kill")
    t.answer("claim-devices", "use loslom")
    assert (needed(t, "DE-14.11"), t.where("paisach")) == ([4], CITY)


@pytest.mark.rule("DE-14.11", "DE-19.3", "DE-18.32a", "DE-6.2")
def test_whom_kill_cannot_touch() -> None:
    groups = {"cos_dol_cos": {"side": "kingdoms"}}
    t = meeting("padrech_dar_choim", "cos_dol_cos", "nikon_v", "lordolam", "skydor", groups=groups)
    t.do("cast kill")
    assert t.targets("target") == ["nikon_v", "lordolam"]  # Skydor's kingdom is inactive
    assert t.refuses("target cos_dol_cos") == ["DE-19.3"]
    t = meeting(
        "padrech_dar_choim",
        "nikon_v",
        "lordolam",
        "farnon",
        "ssstoth",
        "slug",
        monsters={"ssstoth": "necromancer", "slug": "kingdoms"},
        bears={"nikon_v": ["famir"]},
    )
    t.answer("combat-magic", "pass").do("cast kill")
    assert t.targets("target") == ["farnon", "lordolam"]
    assert t.refuses("target nikon_v") == ["DE-18.32a"]
    assert t.refuses("target slug") == ["DE-18.22b"]


@pytest.mark.rule("DE-14.11")
def test_death_by_kill_is_an_ordinary_death() -> None:
    t = at(
        "combat-magic",
        "kingdoms",
        hexes={CITY: ["tol_morn", "lordolam"]},
        active=EMPIRE,
        bears={"lordolam": ["he_sups_on_prana"]},
        uses={"lordolam": ["he_sups_on_prana"]},
        dice=[1, 5],
    )
    t.do("cast kill")
    assert t.where("tol_morn") == "dead"
    assert t.s.returns == ((WORLD.TOL_MORN, 5),)


# -- Fear and Peace ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-14.31", "DE-DEC-24")
def test_fear_drives_a_unit_off_by_its_owners_choice() -> None:
    t = meeting("mezal", "lammarech_infantry_1", entered={"necro_greater_1": "1609"}, dice=[1])
    t.do("cast fear", "target lammarech_infantry_1")
    assert (t.question, t.asked, t.rule) == ("flight", ["kingdoms"], "DE-DEC-24")
    assert t.targets("retreat") == ["1510", "1511", "1611", "1710", "1711"]  # not by the enemy's door
    assert t.refuses("retreat 1609") == ["DE-9.26c"]
    t.do("retreat 1711")
    assert (t.where("lammarech_infantry_1"), t.where("lammarech_cavalry_1")) == ("1711", CITY)


@pytest.mark.rule("DE-14.31", "DE-DEC-24")
@pytest.mark.parametrize("unit", ["lammarech_infantry_1", "loymarech_siege"])
def test_who_has_nowhere_to_flee_dies_trains_too(unit: str) -> None:
    ring = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(["1510", "1511", "1609", "1611", "1710", "1711"], 1)}
    t = meeting("mezal", unit, hexes=ring, active={**EMPIRE, "loymarech": "kingdoms"}, dice=[1])
    t.do("cast fear", f"target {unit}")
    assert t.where(unit) == "pool"


def afraid(*more: str, dice: list[int], **position: Any) -> Table:
    """Fear strikes the garrison of Stav, where its king is."""
    hexes = {"1820": ["mezal", "necro_greater_1", "stav_farren", "stavror_infantry_1", *more]}
    hexes |= position.pop("hexes", {})
    t = at("combat-magic", hexes=hexes, active={"stavror": "kingdoms"}, dice=dice, **position)
    return t.do("cast fear")


@pytest.mark.rule("DE-14.31", "DE-9.27a")
def test_the_last_unit_gone_there_is_no_battle_and_its_leaders_are_with_it() -> None:
    t = afraid("dawn_lantern", dice=[1], bears={"stav_farren": ["loslom"]})
    t.do("retreat 1821")
    assert (t.where("stav_farren"), t.bearer("loslom"), t.where("dawn_lantern")) == ("1821", "stav_farren", "1821")
    assert t.events("leader-retreats") == [{"units": ["stav_farren"], "from": "1820", "via": ["1821"], "to": "1821"}]
    assert t.question != "battle-leader"
    t = afraid("stavror_infantry_2", dice=[1])
    t.do("target stavror_infantry_1", "retreat 1821")
    assert t.where("stav_farren") == "1820"  # he has others to stay with


@pytest.mark.rule("DE-14.31", "DE-9.27b")
def test_the_last_unit_dead_its_leader_rolls_at_once() -> None:
    around = [WORLD.grid.ids[hex_] for hex_ in WORLD.grid.neighbours[hex_at("1820")]]
    ring = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(around, 1) if WORLD.land >> hex_at(hex_) & 1}
    t = afraid(dice=[1, 6], hexes=ring)
    assert (t.where("stavror_infantry_1"), t.where("stav_farren")) == ("pool", "dead")


@pytest.mark.rule("DE-14.31", "DE-9.33b")
def test_a_train_left_by_the_last_unit_that_flees_is_captured_and_its_leader_gets_away() -> None:
    t = afraid("stavror_siege", dice=[1])
    t.do("target stavror_infantry_1", "retreat 1821")
    assert (t.where("stav_farren"), t.side("stavror_siege")) == ("1821", "necromancer")


@pytest.mark.rule("DE-14.41", "DE-14.31", "DE-8.F")
def test_who_may_not_follow_where_the_last_unit_went_rolls_at_once() -> None:
    """Men of Stavror flee to a Holy Place, which is closed to a leader of Terror."""
    hexes = {"2517": ["the_keeper", "starkeep_infantry_1", "mezal", "stav_farren", "stavror_infantry_1"]}
    active = {**EMPIRE, "starkeep": "kingdoms", "zolahaureslor": "kingdoms", "stavror": "necromancer"}
    t = at("combat-magic", "kingdoms", hexes=hexes, active=active, dice=[1, 6])
    t.do("cast peace", "pass", "retreat 2518")
    assert (t.where("stavror_infantry_1"), t.where("stav_farren"), t.where("mezal")) == ("2518", "2518", "dead")


@pytest.mark.rule("DE-14.31")
def test_fear_moves_fleets_with_their_cargo() -> None:
    t = at(
        "combat-magic",
        hexes={PORT: ["mezal", "necro_greater_1", "ferlarie_naval_1", "ferlarie_infantry_1", "ferlarie_infantry_2"]},
        active={"ferlarie": "kingdoms"},
        aboard={"ferlarie_infantry_1": "ferlarie_naval_1"},
        dice=[1],
    )
    t.do("cast fear")
    assert t.targets("target") == ["ferlarie_infantry_2", "ferlarie_naval_1"]  # no cargo alone
    t.do("target ferlarie_naval_1")
    to = t.targets("retreat")[0]
    t.do(f"retreat {to}")
    assert (t.where("ferlarie_naval_1"), t.where("ferlarie_infantry_1"), t.where("ferlarie_infantry_2")) == (
        to,
        to,
        PORT,
    )


@pytest.mark.rule("DE-14.31", "DE-15.12e")
@pytest.mark.parametrize(("others", "place"), [((), "1609"), (("lammarech_infantry_1",), CITY)])
def test_the_last_guard_driven_off_takes_the_device_along(others: tuple[str, ...], place: str) -> None:
    t = meeting("mezal", *others, "loslom", dice=[1])
    t.do("cast fear", *(["target lammarech_cavalry_1"] if others else []), "retreat 1609")
    assert (t.where("lammarech_cavalry_1"), t.where("loslom")) == ("1609", place)


@pytest.mark.rule("DE-14.31", "DE-18.22b", "DE-19.3")
def test_fear_moves_neither_monsters_nor_the_sons() -> None:
    t = meeting(
        "mezal",
        "lammarech_infantry_1",
        "slug",
        "sons_of_the_morning_1",
        monsters={"slug": "kingdoms"},
        groups={"cos_dol_cos": {"side": "kingdoms"}},
    )
    t.do("cast fear")
    assert t.targets("target") == ["lammarech_cavalry_1", "lammarech_infantry_1"]
    assert t.refuses("target slug") == ["DE-18.22b"]


@pytest.mark.rule("DE-14.41")
def test_peace_sends_a_unit_away_but_no_greater_vampire() -> None:
    active = {**EMPIRE, "starkeep": "kingdoms"}
    t = meeting("the_keeper", "necro_lesser_1", "necro_lesser_2", player="kingdoms", active=active, dice=[1])
    t.do("cast peace")
    assert t.targets("target") == ["necro_lesser_1", "necro_lesser_2"]
    assert t.refuses("target necro_greater_1") == ["DE-14.41"]
    t.do("target necro_lesser_1")
    assert t.asked == ["necromancer"]
    t.do("retreat 1609")
    assert t.where("necro_lesser_1") == "1609"


# -- Banish Undead ----------------------------------------------------------------------------------------------------


def banish(*choice: str, die: int = 1, player: str = "kingdoms", more_dice: tuple[int, ...] = ()) -> Table:
    """Everything that can be banished in one hex, and a vampire in the next."""
    dead = {"the_hecatomb_units_1": "necromancer", "the_hecatomb_units_2": "kingdoms"}
    pieces = ("kebir_whitehand", "tol_morn", "necro_lesser_1", "necro_lesser_2", "necro_greater_2", *dead)
    t = meeting(*pieces, player=player, hexes={"1609": ["necro_lesser_3"]}, undead=dead, dice=[die, *more_dice])
    return t.do("cast banish-undead", *choice)


@pytest.mark.rule("DE-14.21a")
def test_all_undead_of_the_hex_leave_the_game_friend_or_foe() -> None:
    t = banish("choose dead")
    assert {t.where(f"the_hecatomb_units_{n}") for n in (1, 2)} == {"gone"}
    assert {t.where(unit) for unit in ("necro_lesser_1", "necro_greater_1", "tol_morn")} == {CITY}


@pytest.mark.rule("DE-14.21b")
def test_all_lesser_vampires_of_the_hex_go_to_their_pool() -> None:
    t = banish("choose lesser")
    assert [t.where(f"necro_lesser_{n}") for n in (1, 2, 3)] == ["pool", "pool", "1609"]
    assert t.where("the_hecatomb_units_1") == t.where("necro_greater_1") == CITY


@pytest.mark.rule("DE-14.21c")
def test_one_greater_vampire_is_gone_for_ever() -> None:
    t = banish("choose greater")
    assert t.targets("target") == ["necro_greater_1", "necro_greater_2"]
    t.do("target necro_greater_2")
    assert (t.where("necro_greater_1"), t.where("necro_greater_2")) == (CITY, "gone")


@pytest.mark.rule("DE-14.21d", "DE-16a")
@pytest.mark.parametrize(("die", "place"), [(4, CITY), (5, "dead")])
def test_tol_morn_is_banished_for_a_time_above_his_hero_rating(die: int, place: str) -> None:
    t = banish("choose tol-morn", more_dice=(die,))
    assert (needed(t, "DE-14.21d"), t.where("tol_morn")) == ([4], place)
    assert t.s.returns == (((WORLD.TOL_MORN, 5),) if place == "dead" else ())


@pytest.mark.rule("DE-14.21c", "DE-14.21d")
def test_the_last_two_effects_strike_enemies_only() -> None:
    t = meeting(
        "kebir_whitehand",
        "tol_morn",
        "necro_lesser_1",
        active={"lammarech": "kingdoms", "zolahaureslor": "necromancer"},
        dice=[6],
    )
    t.do("cast banish-undead")
    assert t.question == "banish-magic"  # his own Lesser Vampires were all there was to name
    assert t.events("spell-choice") == [{"choice": "lesser"}]
