"""Magic in general, second part (DL-MAG-12 to 21): range, success, who is barred, what is offered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.table import Table, at

MISS = [6, 6, 6, 6]  # two melee blows that hit nobody


def knows(hosar: str = "", demon: str = "") -> dict[str, list[str]]:
    return {"hosar": hosar.split(), "demon": demon.split()}


@pytest.mark.rule("DL-MAG-12")
def test_magic_reaches_as_far_as_the_casters_range() -> None:
    """The Wizard of Rabat has range 4."""
    t = at(
        "before-movement",
        hosar={"0414": ["cr_castle_guards", "cr_wizard"]},
        demon={"0410": ["er_levy"], "0815": ["er_patrol"], "0510": ["er_cavalry"]},
        spells=knows("vision"),
    )
    t.do("cast vision")
    assert t.targets("at") == ["0410", "0815"]
    assert t.refuses("at 0510") == ["DL-MAG-12"]


@pytest.mark.rule("DL-MAG-12")
def test_battle_magic_and_invocation_reach_only_the_casters_own_hex() -> None:
    battle = at(
        "battles", hosar={"0110": ["ti_knights"], "0111": ["ho_high_priest"]}, demon={"0110": ["er_cavalry"]}, dice=MISS
    )
    assert battle.question == "withdraw"
    t = at("invocation", turn=2, hosar={"0602": ["ho_high_priest"], "0603": ["ho_priest"]})
    assert t.targets("invoke") == ["ho_priest"]
    assert t.refuses("invoke ho_high_priest") == ["DL-INV-01"]


@pytest.mark.rule("DL-MAG-13")
def test_neither_alps_nor_enemies_stop_magic() -> None:
    t = at(
        "before-movement",
        hosar={"1313": ["ho_monks"]},
        demon={"1412": ["er_levy"], "1413": ["er_patrol"], "1513": ["er_cavalry"]},
        spells=knows("vision"),
    )
    t.do("cast vision")
    assert t.targets("at") == ["1412", "1413", "1513"]


@pytest.mark.rule("DL-MAG-14")
@pytest.mark.parametrize(("die", "counts"), [(5, True), (6, False)])
def test_siege_magic_fails_on_a_six(die: int, counts: bool) -> None:
    t = at(
        "sieges",
        hosar={"0414": ["cr_castle_guards", "cr_wizard"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
        dice=[die, 3, 3, 3, 3],
    )
    t.do("assault", "support cr_wizard")
    defender = t.events("roll")[-1]
    assert defender["side"] == "hosar"
    assert ("DL-SIE-16" in [rule for rule, _ in defender["modifiers"]]) is counts


def casting(seat: str, spell: str, die: int) -> Table:
    """One cast of one spell by a caster of power 5, with its success die."""
    windows = {"light": "battles", "darkness": "battles", "rains": "rains", "necromon": "end"}
    caster, enemy = {"hosar": ("ho_high_priest", "ni_captain"), "demon": ("ni_high_priest", "ho_bishop")}[seat]
    foe = {"hosar": "demon", "demon": "hosar"}[seat]
    own, theirs = {"hosar": ("ti_knights", "er_cavalry"), "demon": ("er_cavalry", "ti_knights")}[seat]
    sides: dict[str, Any] = {seat: {"0213": [own, caster]}, foe: {"0213": [theirs, enemy]}}
    escape = [6, 1] if spell == "spellgate" else []  # the caster is left alone among enemies
    dice = [1, die] if spell == "cloak" else [die, *escape]
    t = at(
        windows.get(spell, "before-movement"),
        foe if spell == "cloak" else seat,
        **sides,
        spells={seat: [spell], foe: ["vision"] if spell == "cloak" else []},
        fallen={"0213": ["er_levy"]} if spell == "necromon" else {},
        dice=dice,
    )
    if spell == "cloak":
        t.answer("window-before-movement", "cast vision").answer("cloak", "cast cloak")
    else:
        t.do(f"cast {spell}")
    if spell == "spellgate":
        t.do(f"gate {own}", "done")
    if "at 0213" in t.options or "at 0113" in t.options:
        t.do("at 0213" if "at 0213" in t.options else "at 0113")
    if spell == "rains":
        t.do("at 0317", "radius 5")
    return t


def highest(seat: str, spell: str) -> int:
    """The highest die on which a spell works."""
    return max(
        die
        for die in range(1, 7)
        if spell in [event["spell"] for event in casting(seat, spell, die).events("cast-works")]
    )


@pytest.mark.rule("DL-MAG-15")
@pytest.mark.parametrize(("seat", "spell"), [(x, y) for x in ("hosar", "demon") for y in ("vision", "cloak")])
def test_spells_of_power_two_or_three_succeed_up_to_five(seat: str, spell: str) -> None:
    assert highest(seat, spell) == 5
    assert highest("hosar", "light") == highest("demon", "darkness") == 5


@pytest.mark.rule("DL-MAG-16")
@pytest.mark.parametrize(
    ("seat", "spell"),
    [("hosar", "spellgate"), ("demon", "spellgate"), ("hosar", "rains"), ("demon", "necromon")],
)
def test_spells_of_power_four_or_five_succeed_up_to_four(seat: str, spell: str) -> None:
    assert highest(seat, spell) == 4


@pytest.mark.rule("DL-MAG-17")
@pytest.mark.parametrize(
    ("seat", "spell", "up_to"),
    [("hosar", "forcemarch", 5), ("demon", "forcemarch", 4), ("demon", "earthpit", 5), ("hosar", "earthpit", 4)],
)
def test_the_marker_of_the_casting_side_sets_the_success_number(seat: str, spell: str, up_to: int) -> None:
    """The casters have power 5 on both sides: it is the marker that counts."""
    assert highest(seat, spell) == up_to


@pytest.mark.rule("DL-MAG-18")
def test_prisoners_and_characters_off_the_map_cast_nothing() -> None:
    t = at(
        "before-movement",
        "demon",
        hosar={"1004": ["ti_knights"]},
        demon={"1005": ["ni_captain", "cm_warlock"]},
        piles={"prisoners_of_hosar": ["ni_high_priest"], "dead": ["ni_demonlord"]},
        spells=knows("", "vision earthpit"),
    )
    t.do("cast vision")
    assert t.targets("by") == ["ni_captain", "cm_warlock"]
    for gone in ("ni_high_priest", "ni_demonlord", "ik_sorcerer"):
        assert t.refuses(f"by {gone}") == ["DL-MAG-18"]


@pytest.mark.rule("DL-MAG-18")
@pytest.mark.parametrize(("fate", "window"), [(3, False), (4, True)])
def test_a_routed_character_casts_nothing(fate: int, window: bool) -> None:
    """The priest's unit is lost; unless he routs with it he may open an Earthpit before the enemy retreats."""
    t = at(
        "battles",
        hosar={"0110": ["ti_knights", "ti_spearmen", "ho_priest"]},
        demon={"0110": ["er_cavalry", "er_foot_guards"]},
        spells=knows("earthpit"),
        dice=[6, 6, 6, 6, 6, 6, 1, 1, 6, fate, 1, 1],
    )
    t.answer("deploy", "deploy ti_knights").answer("match", "deploy er_cavalry")
    t.answer("place-character-with", "with ti_spearmen").until("battle-magic").do("hold")
    t.answer("withdraw", "no").answer("withdraw", "yes")
    assert (t.question == "window-retreat") is window


@pytest.mark.rule("DL-MAG-19")
def test_a_window_closes_when_every_caster_has_cast() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ho_bishop"], "0112": ["ho_monks"]},
        demon={"0111": ["er_cavalry", "ni_captain"]},
        spells=knows("vision", "vision"),
        dice=[6, 6, 6],
    )
    t.do("cast vision", "by ho_bishop")
    assert t.asked == ["demon"]
    t.do("cast vision", "at 0110")
    assert t.asked == ["hosar"]
    t.do("cast vision")
    assert len(t.events("cast")) == 3
    assert t.question == "movement"


@pytest.mark.rule("DL-MAG-20")
def test_forcemarch_is_never_offered_to_the_non_phasing_player() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ho_bishop"]},
        demon={"0111": ["er_cavalry", "ni_demonlord"]},
        spells=knows("", "vision forcemarch"),
    )
    assert t.asked == ["demon"]
    assert [option for option in t.options if option.startswith("cast")] == ["cast vision"]
    assert t.refuses("cast forcemarch") == ["DL-MAG-22"]


@pytest.mark.rule("DL-MAG-20")
def test_casts_that_change_nothing_are_not_offered() -> None:
    hosar, demon = {"0110": ["ti_knights", "ho_bishop"]}, {"0111": ["er_cavalry"], "0112": ["er_levy"]}
    t = at("before-movement", hosar=hosar, demon=demon, spells=knows("vision"))
    t.do("cast vision")
    assert t.targets("at") == ["0111", "0112"]
    assert t.refuses("at 0109") == ["DL-MAG-20"]
    blind = at("before-movement", hosar=hosar, demon={"1605": ["er_cavalry"]}, spells=knows("vision"))
    assert blind.question == "movement"
    no_battle = at("battles", hosar=hosar, demon=demon, spells=knows("light"))
    assert no_battle.question != "window-light-and-darkness"
    assert no_battle.why("cast light", seat="hosar") == ["DL-SPL-22"]
    far = at(
        "sieges",
        hosar={"0414": ["cr_castle_guards"], "0409": ["cr_wizard"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
        dice=[3, 3, 3, 3],
    )
    assert far.do("assault").question != "siege-magic"


@pytest.mark.rule("DL-MAG-20")
@pytest.mark.parametrize("under", [[], ["er_cavalry"]])
def test_what_is_offered_does_not_tell_what_lies_under_a_top_unit(under: list[str]) -> None:
    t = at(
        "end",
        hosar={"0110": ["ti_knights", "ho_priest"]},
        demon={"0111": ["cg_castellan", *under]},
        spells=knows("spellgate"),
    )
    t.do("cast spellgate", "gate ti_knights")
    assert {"at 0109", "at 0111"} <= set(t.options)  # only the open gate tells whether troops are there (DL-SPL-19)


@pytest.mark.rule("DL-MAG-21")
def test_the_besieged_and_those_among_enemies_cast() -> None:
    t = at(
        "before-movement",
        hosar={"0414": ["cr_castle_guards", "cr_wizard"], "0415": ["ho_bishop"]},
        demon={"0414": ["er_cavalry"], "0415": ["er_levy"]},
        sieges={"0414": 1},
        spells=knows("vision"),
        dice=[1, 1],
    )
    t.do("cast vision", "by cr_wizard", "at 0414").do("cast vision", "at 0415")
    assert t.events("vision") == [{"hex": "0414", "units": ["er_cavalry"]}, {"hex": "0415", "units": ["er_levy"]}]
