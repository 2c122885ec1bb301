"""Leaders alone among enemies (DE-8.16b, DE-9.27b): who rolls, at what number, and where he flees to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dark_emperor.fighting import ALLIES, FIELD, combat, lost, many
from tests.dark_emperor.marching import march
from tests.dark_emperor.table import WORLD, Table, at

LEGION = "zola_legions_1"
VAMPIRE = "necro_greater_1"
IDLE = {"1710": ["mezal"]}  # so that the segment waits for the Necromancer


def hunted(*prey: str, dice: list[int], **more: Any) -> Table:
    """A vampire flies into the hex of these leaders."""
    hexes = {"2515": [VAMPIRE], FIELD: prey, **IDLE, **more.pop("hexes", {})}
    t = at("movement", hexes=hexes, active=ALLIES, dice=dice, **more)
    return t.do(f"move {VAMPIRE}", f"step {FIELD}")


def beaten(*leaders: str, dice: list[int], **more: Any) -> Table:
    """A legion with these leaders is wiped out by vampires."""
    t = combat(*many("necro_greater", 4), LEGION, *leaders, dice=[6, *dice], **more)
    return t.do("none")


# -- who rolls --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.16b", "DE-9.27b", "DE-DEC-19")
@pytest.mark.parametrize(("die", "lives"), [(3, True), (4, False)])
def test_a_leader_found_alone_rolls_at_once(die: int, lives: bool) -> None:
    t = hunted("stommarren", dice=[die])
    assert t.rolls("DE-9.27b") == [(die,)]
    assert (t.where("stommarren") == "dead") != lives
    if lives:
        assert (t.asked, t.question) == (["kingdoms"], "flee-to")
        t.do("place 3104")
        assert t.where("stommarren") == "3104"
    assert t.question == "march"  # the hunter goes on


@pytest.mark.rule("DE-8.16b")
def test_flying_through_is_enough_and_causes_one_roll() -> None:
    t = hunted("farnon", dice=[1]).do("place 1610")
    t.do("step 2416", "stop")
    assert t.rolls("DE-9.27b") == [(1,)]
    assert t.where(VAMPIRE) == "2416"


@pytest.mark.rule("DE-8.16b")
def test_a_mover_may_hunt_him_again() -> None:
    t = hunted("farnon", dice=[1, 6]).do("place 2416", "step 2416")
    assert t.rolls("DE-9.27b") == [(1,), (6,)]
    assert t.where("farnon") == "dead"


@pytest.mark.rule("DE-9.27b")
@pytest.mark.parametrize(("die", "lives"), [(1, True), (2, True), (3, False), (6, False)])
def test_a_leader_left_without_units_by_a_battle_rolls(die: int, lives: bool) -> None:
    t = beaten("nikon_v", dice=[die])
    assert lost(t) == [LEGION]
    assert t.rolls("DE-9.27b") == [(die,)]
    assert (t.question == "flee-to") == lives
    assert (t.where("nikon_v") == "dead") != lives


@pytest.mark.rule("DE-9.27b")
def test_he_escapes_with_his_devices() -> None:
    t = beaten("nikon_v", dice=[1], bears={"nikon_v": ["staff_of_empire"]})
    t.do("none", "place 1610")
    assert (t.where("nikon_v"), t.bearer("staff_of_empire")) == ("1610", "nikon_v")


@pytest.mark.rule("DE-9.27b")
def test_a_friendly_monster_is_company_enough() -> None:
    t = hunted("farnon", "slug", dice=[], monsters={"slug": "kingdoms"})
    assert t.rolls("DE-9.27b") == []


@pytest.mark.rule("DE-9.27b")
def test_if_neither_side_has_units_left_nobody_rolls() -> None:
    t = combat(VAMPIRE, "mezal", LEGION, "nikon_v", dice=[4])  # both lose their only unit
    t.do("none", "none")
    assert lost(t) == [VAMPIRE, LEGION]
    assert t.rolls("DE-9.27b") == []
    assert t.where("mezal") == t.where("nikon_v") == FIELD


@pytest.mark.rule("DE-9.27b", "DE-14.22")
def test_the_dead_may_still_be_raised() -> None:
    t = beaten("nikon_v", dice=[6])
    assert t.s.deaths == ((WORLD.index_of("nikon_v"), WORLD.grid.at(FIELD), 3),)


@pytest.mark.rule("DE-8.16b", "DE-18.22a")
def test_an_enemy_monster_endangers_him_as_well() -> None:
    hexes = {"2515": ["sirax"], FIELD: ["farnon"], **IDLE}
    t = at("movement", hexes=hexes, active=ALLIES, monsters={"sirax": "necromancer"}, dice=[6])
    t.do("move sirax", f"go {FIELD}")
    assert t.where("farnon") == "dead"


@pytest.mark.rule("DE-18.32a")
def test_who_waits_for_ssstoth_does_not_roll() -> None:
    hexes = {"3020": [VAMPIRE], "3019": ["ssstoth", "paisach"], **IDLE}
    more: dict[str, Any] = {"bears": {"paisach": ["famir"]}, "monsters": {"ssstoth": "necromancer"}}
    t = at("movement", hexes=hexes, active=ALLIES, **more)
    t.do(f"move {VAMPIRE}", "step 3019")
    assert t.question == "march"
    assert t.where("paisach") == "3019"


# -- devices ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-DEC-18", "DE-9.27b")
@pytest.mark.parametrize(("answer", "lives"), [("use loslom", True), ("none", False)])
def test_devices_may_be_claimed_for_the_roll(answer: str, lives: bool) -> None:
    t = hunted("paisach", bears={"paisach": ["loslom"]}, dice=[4])
    assert (t.question, t.asked, t.rule) == ("claim-devices", ["kingdoms"], "DE-DEC-18")
    t.do(answer)
    assert (t.where("paisach") == FIELD) == lives
    assert (t.question == "flee-to") == lives


@pytest.mark.rule("DE-DEC-18")
def test_what_is_in_use_counts_without_asking_and_what_does_not_help_is_not_asked_about() -> None:
    t = hunted("paisach", bears={"paisach": ["loslom"]}, uses={"paisach": ["loslom"]}, dice=[4])
    assert t.question == "flee-to"
    t = hunted("stav_farren", bears={"stav_farren": ["staff_of_waters"]}, dice=[2])
    assert t.where("stav_farren") == "dead"


@pytest.mark.rule("DE-15.12b", "DE-DEC-29")
def test_what_the_dead_bore_falls_to_the_slayers() -> None:
    t = beaten("paisach", bears={"paisach": ["loslom"]}, dice=[6])
    t.do("none")
    assert (t.where("loslom"), t.bearer("loslom")) == (FIELD, None)
    t = combat(*many("necro_greater", 4), "mezal", LEGION, "paisach", bears={"paisach": ["loslom"]}, dice=[6, 6])
    t.do("none", "none", "none")
    assert (t.question, t.options) == ("spoils", ["finder mezal", "none"])


# -- where to ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-DEC-19", "DE-8.16b")
def test_any_hex_without_enemies_will_do_even_at_sea() -> None:
    t = hunted("farnon", hexes={"2416": ["necro_lesser_1"], "2417": ["necro_siege"]}, dice=[1])
    assert (t.question, t.rule) == ("flee-to", "DE-DEC-19")
    refuges = t.targets("place")
    assert {"3118", "1610", "0304", "1710", "2822"} <= set(refuges)  # Mezal alone is no enemy unit
    assert not {FIELD, "2416", "2417"} & set(refuges)
    assert t.refuses("place 2416") == ["DE-8.16b"]
    assert t.refuses("to-box")  # the Mercenary Box is no hex


@pytest.mark.rule("DE-DEC-19", "DE-8.F", "DE-8.16b")
@pytest.mark.parametrize(
    ("leader", "welcome"), [("padrech_dar_choim", False), ("mezal", False), ("tol_morn", False), ("stommarren", True)]
)
def test_holy_places_are_no_refuge_for_the_unholy(leader: str, welcome: bool) -> None:
    sides = ALLIES | {"tal_pletor": "necromancer"}
    hexes = {"2515": [LEGION], FIELD: [leader], "1710": ["nikon_v"]}
    t = at("movement", "kingdoms", hexes=hexes, active=sides, dice=[1])
    t.do(f"move {LEGION}", f"step {FIELD}")
    assert ("2822" in t.targets("place")) == welcome
    if not welcome:
        assert t.refuses("place 2822") == ["DE-8.F"]


@pytest.mark.rule("DE-8.16b", "DE-13.11a")
@pytest.mark.parametrize(("leader", "open_"), [("farnon", False), ("cos_dol_cos", True)])
def test_flames_are_no_refuge_but_for_cos(leader: str, open_: bool) -> None:
    groups = {name: {"side": "kingdoms", "master": "zolahaureslor"} for name in ("cos_dol_cos", "silwer_flagriel")}
    t = hunted(leader, groups=groups, flames={"silwer_flagriel": ["1610"]}, dice=[1])
    assert ("1610" in t.targets("place")) == open_
    if not open_:
        assert t.refuses("place 1610") == ["DE-13.11a"]


@pytest.mark.rule("DE-8.16b")
def test_flight_rouses_no_kingdom() -> None:
    hexes = {"2515": [LEGION], FIELD: ["tol_morn"], "1710": ["nikon_v"]}
    t = at("movement", "kingdoms", hexes=hexes, active={"zolahaureslor": "kingdoms"}, dice=[1])
    t.do(f"move {LEGION}", f"step {FIELD}", "place 1820")
    assert t.where("tol_morn") == "1820"
    assert t.side("stavror") == "neutral"


@pytest.mark.rule("DE-PROC-4", "DE-18.37")
def test_who_flees_to_where_famir_lies_takes_it_up() -> None:
    more: dict[str, Any] = {"hexes": {"1610": ["famir"], "3118": ["ssstoth"]}, "monsters": {"ssstoth": "neutral"}}
    t = hunted("farnon", dice=[1], **more).do("place 1610")
    assert t.bearer("famir") == "farnon"


@pytest.mark.rule("DE-EX-D14", "DE-6.11a", "DE-8.16b")
def test_walking_out_of_a_roused_capital() -> None:
    hexes = {"1820": ["mezal", "stavror_infantry_1"], "1717": [VAMPIRE], "2515": ["tol_morn"]}
    t = at("movement", hexes=hexes, active={"zolahaureslor": "kingdoms"}, dice=[3])
    assert t.side("stavror") == "neutral"
    march(t, VAMPIRE, "1718", stop=False)
    assert t.side("stavror") == "kingdoms"
    assert t.rolls("DE-9.27b") == [(3,)]
    assert t.where("mezal") == "dead"
