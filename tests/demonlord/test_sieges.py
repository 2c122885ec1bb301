"""Sieges (DL-SIE-01, 02, 06 to 23, 36, 37): when there is one, its dice, tables, losses and modifiers.

A double one is a 2: it does nothing on any table unless modifiers raise it to 4.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.retreats import MISS
from tests.demonlord.table import WORLD, Table, at

RABAT, TIMUR, LYUNG, MIDAZU = "0414", "0510", "1308", "1119"
NOTHING = (1, 1)


def siege(
    hex_: str = RABAT,
    inside: tuple[str, ...] = ("cr_castle_guards",),
    outside: tuple[str, ...] = ("ni_orc_swords",),
    *,
    phase: str = "demon",
    count: int = 1,
    dice: tuple[int, ...] = NOTHING * 2,
    **more: Any,
) -> Table:
    """The siege step, Hosar besieged by Demon: the besieger's two dice come first."""
    where: dict[str, Any] = {"hosar": {hex_: inside}, "demon": {hex_: outside}}
    for side in ("hosar", "demon"):
        where[side] |= more.pop(side, {})
    return at("sieges", phase, sieges={hex_: count}, dice=dice, **where, **more)


def modifiers(t: Table) -> dict[str, dict[str, int]]:
    """The modifiers of each side's last siege roll, by rule."""
    rolls = [e.args for e in t.log if e.key == "roll" and e.args["why"] == "DL-SIE-11"]
    return {("hosar", "demon")[args["side"]]: dict(args["modifiers"]) for args in rolls}


@pytest.mark.rule("DL-SIE-01")
def test_troops_of_both_players_at_a_fortress_after_the_battles_make_a_siege() -> None:
    t = at("battles", "demon", hosar={RABAT: ["cr_castle_guards"]}, demon={RABAT: ["ni_orc_swords"]})
    t.answer("battle-or-siege", "siege", seat="hosar")
    assert t.events("siege-begins") == [{"hex": RABAT, "side": "demon"}]
    assert t.siege(RABAT) == 0
    assert (t.question, t.asked) == ("siege-method", ["demon"])  # the besieger
    assert t.controller("rabat") == "hosar"  # the defender


@pytest.mark.rule("DL-SIE-01")
def test_each_who_shares_a_fortress_hex_when_the_siege_step_begins_is_in_a_siege() -> None:
    t = at("sieges", "demon", hosar={RABAT: ["cr_castle_guards"]}, demon={RABAT: ["ni_orc_swords"]})
    assert (t.question, t.siege(RABAT)) == ("siege-method", 0)
    t = at("sieges", "demon", hosar={RABAT: ["cr_wizard"]}, demon={RABAT: ["ni_orc_swords"]})
    assert t.siege(RABAT) is None  # characters alone are no garrison


@pytest.mark.rule("DL-SIE-02")
def test_villages_temples_and_the_mines_are_no_fortresses() -> None:
    """In Kimat, a Temple of Hosar and open Ula there is a battle and nothing to choose."""
    for hex_ in ("0113", "0209", "0902"):
        more: dict[str, Any] = {"alliances": {"MU": {"side": "hosar"}}, "ula": "dwarf_king"}
        t = at("battles", "demon", hosar={hex_: ["ti_knights"]}, demon={hex_: ["ni_orc_swords"]}, dice=MISS * 2, **more)
        assert t.view(None)["battle"]["hex"] == hex_
        assert t.refuses("siege", seat="hosar") == ["DL-BAT-04"]
    fortresses = {site.id for site in WORLD.held_sites if t.s.is_fortress(site.hex)}
    assert fortresses == {site.id for site in WORLD.site.values() if site.kind in ("city", "castle")}


@pytest.mark.rule("DL-SIE-06", "DL-SIE-10")
def test_the_besieger_picks_the_method_in_the_defenders_phase_too_and_may_change_it() -> None:
    t = siege(phase="hosar", dice=NOTHING * 4, hosar={TIMUR: ["ti_peasants"]})
    assert (t.question, t.asked) == ("siege-method", ["demon"])
    assert t.refuses("assault", seat="hosar") == ["DL-SIE-10"]
    t.do("assault").until("movement").do("end")
    assert (t.question, t.asked, t.options) == ("siege-method", ["demon"], ["assault", "invest"])
    t.do("invest")
    assert [e["method"] for e in t.events("siege-method")] == ["assault", "investment"]


@pytest.mark.rule("DL-SIE-10", "DL-SIE-11")
@pytest.mark.parametrize(("method", "lost"), [("assault", 2), ("invest", 1)])
def test_both_sides_use_the_table_of_the_method_picked(method: str, lost: int) -> None:
    """A total of 9 against Timur: two units in an assault, one in an investment; 6 is 1 or nothing for the besieger."""
    t = siege(TIMUR, ("ti_spearmen", "ti_peasants", "ti_knights"), dice=(4, 5, 3, 3))
    t.do(method)
    assert [(e["side"], e["total"], e["result"]) for e in t.events("siege-result")] == [
        ("demon", 9, lost),
        ("hosar", 6, 1 if method == "assault" else 0),
    ]


@pytest.mark.rule("DL-SIE-07")
def test_besieged_troops_and_characters_may_not_leave() -> None:
    t = at(
        "movement",
        hosar={RABAT: ["cr_castle_guards", "cr_wizard"], TIMUR: ["ti_peasants"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 1},
    )
    assert t.targets("unit") == ["ti_peasants"]
    assert t.refuses("unit cr_castle_guards") == ["DL-SIE-07"]
    assert t.refuses("unit cr_wizard") == ["DL-SIE-07"]


@pytest.mark.rule("DL-SIE-08")
def test_in_his_own_phase_the_defender_may_turn_the_siege_into_a_battle_of_all() -> None:
    stacks: dict[str, Any] = {
        "hosar": {RABAT: ["cr_castle_guards", "cr_militia", "da_duke"]},
        "demon": {RABAT: ["ni_orc_swords", "ni_orc_spears", "cg_castellan"]},
        "sieges": {RABAT: 1},
    }
    t = at("battles", **stacks)
    assert (t.question, t.asked) == ("sortie", ["hosar"])
    t.do("yes").answer("terrain", "terrain open")
    t.until("place-character-with")
    seen = t.view(None)["battle"]
    assert sorted(u for fight in seen["fights"] for side in fight.values() for u in side) == sorted(
        ["cr_castle_guards", "cr_militia", "ni_orc_swords", "ni_orc_spears"]
    )
    t = at("battles", "demon", **stacks)
    assert t.question == "siege-method"  # not in the besieger's phase


@pytest.mark.rule("DL-SIE-09")
def test_every_siege_is_resolved_once_in_every_phase() -> None:
    t = siege(dice=NOTHING * 4, count=2)
    t.do("invest")
    assert len(t.rolls("DL-SIE-11")) == 2
    t.until("siege-method").do("invest")
    assert len(t.rolls("DL-SIE-11")) == 4
    assert t.siege(RABAT) == 4


@pytest.mark.rule("DL-SIE-11")
def test_each_side_rolls_two_dice_and_reads_its_own_column() -> None:
    """9 against 8, both plain: the besieger destroys 2 of the garrison, the defender 2 of the besiegers."""
    t = siege(
        TIMUR,
        ("ti_peasants", "ti_spearmen", "ti_knights"),
        ("ni_orc_swords", "ni_orc_spears", "cg_orcs"),
        dice=(4, 5, 4, 4),
    )
    t.do("assault")
    assert t.rolls("DL-SIE-11") == [(4, 5), (4, 4)]
    assert [(e["side"], e["total"], e["result"]) for e in t.events("siege-result")] == [
        ("demon", 9, 2),
        ("hosar", 8, 2),
    ]


@pytest.mark.rule("DL-SIE-12")
def test_each_side_picks_its_losses_before_it_knows_the_others() -> None:
    """Besieger 2, defender 1: both are asked at once, nothing is told or done until both are through."""
    t = siege(
        TIMUR,
        ("ti_peasants", "ti_spearmen", "ti_knights", "ti_prince"),
        ("ni_orc_swords", "ni_orc_spears"),
        cast=["ti_prince"],
        dice=(4, 5, 1, 2),
    )
    t.do("assault")
    assert sorted(t.asked) == ["demon", "hosar"]
    assert t.options_of("hosar") == ["lose ti_knights", "lose ti_spearmen", "lose ti_peasants"]  # troops only
    t.do("lose ti_spearmen", "lose ti_peasants", seat="hosar")
    assert t.events("killed") == []
    assert t.where("ti_spearmen") == TIMUR
    t.do("lose ni_orc_spears", seat="demon")
    assert {e["unit"] for e in t.events("killed")} == {"ti_spearmen", "ti_peasants", "ni_orc_spears"}
    assert t.where("ti_knights") == TIMUR


@pytest.mark.rule("DL-SIE-12")
def test_losses_beyond_the_number_of_units_are_ignored() -> None:
    t = siege(TIMUR, ("ti_peasants",), ("ni_orc_swords",), dice=(4, 5, 1, 1))
    t.do("assault")
    assert [e["unit"] for e in t.events("killed")] == ["ti_peasants"]


@pytest.mark.rule("DL-SIE-13")
def test_a_surrender_takes_all_defenders_prisoner_and_the_defenders_roll_still_counts() -> None:
    """12, castle +1 and leader +1 make 14; the defenders roll a 4 and destroy one unit."""
    t = siege(
        inside=("cr_castle_guards", "cr_militia", "cr_wizard"),
        outside=("ni_orc_swords", "ni_orc_spears", "er_lord"),
        cast=["cr_wizard", "er_lord"],
        dice=(6, 6, 2, 2),
    )
    t.do("assault")
    assert (t.question, t.asked) == ("siege-losses", ["demon"])
    t.do("lose ni_orc_spears")
    assert t.where("ni_orc_spears") == "dead"
    for unit in ("cr_castle_guards", "cr_militia", "cr_wizard"):
        assert t.where(unit) == "held by demon"
    assert [e["unit"] for e in t.events("killed")] == ["ni_orc_spears"]
    assert (t.controller("rabat"), t.siege(RABAT)) == ("demon", None)


@pytest.mark.rule("DL-SIE-14")
def test_a_surrender_needs_a_besieger_left_to_accept_it() -> None:
    t = siege(outside=("ni_orc_swords", "er_lord"), cast=["er_lord"], dice=(6, 6, 2, 2, 6, 1))
    t.do("assault")
    assert t.where("ni_orc_swords") == "dead"
    assert t.where("cr_castle_guards") == RABAT
    assert (t.controller("rabat"), t.siege(RABAT)) == ("hosar", None)
    assert t.events("surrender") == []


@pytest.mark.rule("DL-SIE-15")
def test_only_the_besiegers_columns_hold_surrenders() -> None:
    for besieger, defender in WORLD.siege_table:
        assert -1 in besieger.values()
        assert min(defender.values()) >= 0


@pytest.mark.rule("DL-SIE-16")
@pytest.mark.parametrize(("wizard", "warlock", "bonus"), [(6, 5, "demon"), (5, 6, "hosar"), (6, 6, None)])
def test_the_side_with_more_successful_siege_magic_adds_one(wizard: int, warlock: int, bonus: str | None) -> None:
    """The Wizard of Rabat (power 2) against the Warlock (power 3); a 6 fails."""
    inside, outside = ("cr_castle_guards", "cr_wizard"), ("ni_orc_swords", "cm_warlock")
    t = siege(inside=inside, outside=outside, dice=(warlock, wizard, *NOTHING * 2))
    t.do("invest", "support cm_warlock", "support cr_wizard")
    seen = {side: found.get("DL-SIE-16") for side, found in modifiers(t).items()}
    assert seen == {side: 1 if side == bonus else None for side in ("hosar", "demon")}


@pytest.mark.rule("DL-SIE-17")
@pytest.mark.parametrize(
    ("inside", "outside", "bonus"),
    [
        (("ti_prince",), ("er_lord",), "hosar"),  # +2 against +1
        (("cl_count",), (), "hosar"),  # +0 against nobody
        (("cr_wizard",), ("cg_castellan",), "demon"),  # no leader against +0
        (("da_duke",), ("er_lord",), None),
        ((), (), None),
    ],
)
def test_the_side_with_the_best_leader_adds_one(
    inside: tuple[str, ...], outside: tuple[str, ...], bonus: str | None
) -> None:
    t = siege(TIMUR, ("ti_peasants", *inside), ("ni_orc_swords", *outside), cast=["ti_prince", "er_lord", "cr_wizard"])
    t.do("invest")
    seen = {side: found.get("DL-SIE-17") for side, found in modifiers(t).items()}
    assert seen == {side: 1 if side == bonus else None for side in ("hosar", "demon")}


LYUNG_GARRISON: dict[str, Any] = {"alliances": {"LY": {"side": "hosar"}}}


@pytest.mark.rule("DL-SIE-18")
def test_the_besieger_adds_one_against_a_castle_but_lyung() -> None:
    t = siege(RABAT).do("invest")
    assert modifiers(t) == {"demon": {"DL-SIE-18": 1}, "hosar": {}}
    t = siege(TIMUR, ("ti_peasants",)).do("invest")
    assert modifiers(t) == {"demon": {}, "hosar": {}}
    t = siege(LYUNG, ("ly_zombies_1",), ("ni_winged_fiends",), **LYUNG_GARRISON).do("invest")
    assert modifiers(t) == {"demon": {}, "hosar": {}}


@pytest.mark.rule("DL-SIE-19", "DL-SIE-20")
@pytest.mark.parametrize(
    ("count", "found"), [(0, {"DL-SIE-20": -1}), (1, {}), (3, {}), (4, {"DL-SIE-19": 1}), (7, {"DL-SIE-19": 1})]
)
def test_the_first_phase_of_a_siege_costs_one_and_from_the_fifth_on_it_adds_one(
    count: int, found: dict[str, int]
) -> None:
    t = siege(TIMUR, ("ti_peasants",), count=count).do("invest")
    assert modifiers(t) == {"demon": found, "hosar": {}}


@pytest.mark.rule("DL-SIE-21")
def test_every_resolution_counts_as_a_phase_of_the_siege_in_either_players_turn() -> None:
    """Begun in the Hosar phase of turn 2, the fifth phase is the Hosar phase of turn 4."""
    t = at("battles", turn=2, hosar={MIDAZU: ["ti_knights"]}, demon={MIDAZU: ["cm_guards"]}, dice=NOTHING * 10)
    t.answer("battle-or-siege", "siege")
    for phase in range(1, 6):
        t.until("siege-method").do("invest")
        turn, side = 2 + phase // 2, "demon" if phase % 2 else "hosar"
        assert t.siege(MIDAZU) == phase
        assert ("DL-SIE-19" in modifiers(t)["hosar"]) == (phase == 5)
        if phase < 5:
            t.until("siege-method")
            assert (t.view(None)["turn"], t.view(None)["phase"]) == (turn, side)


@pytest.mark.rule("DL-SIE-22", "DL-SIE-23")
@pytest.mark.parametrize(
    ("outside", "inside", "costs"),
    [
        (("ni_winged_fiends",), ("ly_air_legion_1", "ly_air_legion_2"), True),
        (("ni_winged_fiends", "tnc_imps", "tnc_gargoyles"), ("ly_air_legion_1", "ly_air_legion_2"), False),
        (("ni_winged_fiends",), ("ly_air_legion_1",), True),  # they must outnumber
        (("ni_winged_fiends",), ("ly_zombies_1", "ly_cloud_prince"), False),  # characters do not count
        (("ni_orc_swords", "ni_demonlord"), ("ly_zombies_1",), True),
    ],
)
def test_lyung_costs_one_unless_winged_besiegers_outnumber_winged_defenders(
    outside: tuple[str, ...], inside: tuple[str, ...], costs: bool
) -> None:
    done = ["ly_cloud_prince", "ni_demonlord"]
    t = siege(LYUNG, inside, outside, cast=done, **LYUNG_GARRISON).do("invest")
    assert ("DL-SIE-22" in modifiers(t)["demon"]) == costs
    assert modifiers(t)["demon"].get("DL-SIE-22", -1) == -1


@pytest.mark.rule("DL-SIE-36")
def test_the_phasing_player_says_which_siege_is_resolved_next() -> None:
    t = at(
        "sieges",
        "hosar",
        hosar={RABAT: ["cr_castle_guards"], "0405": ["gu_militia"], "1201": ["cl_foot"]},
        demon={RABAT: ["ni_orc_swords"], "0405": ["ni_orc_spears"], "1201": ["cg_orcs"]},
        sieges={RABAT: 1, "0405": 1, "1201": 1},
        dice=NOTHING * 6,
    )
    assert (t.question, t.asked, t.targets("resolve")) == ("next-siege", ["hosar"], ["0405", RABAT, "1201"])
    t.do("resolve 1201", "invest")
    assert t.targets("resolve") == ["0405", RABAT]
    t.do(f"resolve {RABAT}", "invest").answer("siege-method", "invest")
    assert [e["hex"] for e in t.events("siege-method")] == ["1201", RABAT, "0405"]


@pytest.mark.rule("DL-SIE-37")
def test_all_modifiers_of_a_siege_roll_are_added_together() -> None:
    """Castle +1, best leader +1, first phase -1: 2 becomes 3."""
    t = siege(outside=("ni_orc_swords", "cg_castellan"), count=0).do("invest")
    assert modifiers(t)["demon"] == {"DL-SIE-17": 1, "DL-SIE-18": 1, "DL-SIE-20": -1}
    assert [e["total"] for e in t.events("siege-result") if e["side"] == "demon"] == [3]
