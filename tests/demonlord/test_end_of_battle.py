"""How a battle ends (DL-EOB). 0406 is open country or hills, so the choice of terrain comes before the first die."""

from __future__ import annotations

import pytest

from tests.demonlord.retreats import HIT, MISS
from tests.demonlord.table import Table, at

OPEN = "terrain open"


@pytest.mark.rule("DL-EOB-01")
def test_a_battle_is_over_at_the_end_of_the_stage_in_which_a_side_loses_its_last_troops() -> None:
    """The crossbows rout the orcs: there is no melee and no question of withdrawing."""
    t = at("battles", hosar={"0406": ["ti_crossbowmen"]}, demon={"0406": ["ni_orc_swords"]}, dice=[*HIT, 5])
    t.answer("terrain", OPEN)
    assert [e["stage"] for e in t.events("battle-stage")][-1] == "missiles"
    assert t.events("battle-over") == [{"hex": "0406", "side": "hosar"}]


@pytest.mark.rule("DL-EOB-01")
def test_a_battle_is_over_when_a_side_withdraws() -> None:
    t = at("battles", hosar={"0406": ["ti_knights"]}, demon={"0406": ["ni_orc_swords"]}, dice=[*MISS * 2, 6])
    t.answer("terrain", OPEN).answer("withdraw", "no").answer("withdraw", "yes")
    assert t.events("battle-over") == [{"hex": "0406", "side": "hosar"}]


@pytest.mark.rule("DL-EOB-02")
def test_the_side_that_stays_recovers_its_routed_units_before_the_siege_step() -> None:
    """The guards withdraw into Rabat; of the besieger's three units the routed one may be named as a siege loss."""
    t = at(
        "battles",
        "demon",
        hosar={"0414": ["cr_castle_guards"]},
        demon={"0414": ["ni_orc_swords", "ni_orc_spears", "cg_orcs"]},
        dice=[*MISS, *HIT, 5, 1, 1, 1, 6, 4],
    )
    t.answer("battle-or-siege", "battle").answer("terrain", OPEN)
    t.answer("deploy", "deploy ni_orc_swords").answer("reserves", "done")
    assert t.events("routs") == [{"unit": "ni_orc_swords", "hex": "0414"}]
    t.answer("withdraw", "no").answer("withdraw", "yes").answer("inside-or-out", "inside")
    assert t.events("routed-return") == [{"units": ["ni_orc_swords"], "hex": "0414"}]
    t.answer("siege-method", "assault")
    assert t.question == "siege-losses"
    assert "lose ni_orc_swords" in t.options


def lost_battle(*characters: str, hex_: str = "0406", dice: tuple[int, ...]) -> Table:
    """Hosar's sergeants fall and the spearmen rout in the first melee; the fate dice of the characters are sixes."""
    demon = ["ni_orc_swords", "ni_orc_spears"]
    t = at(
        "battles",
        hosar={hex_: ["ti_sergeants", "ti_spearmen", *characters]},
        demon={hex_: demon},
        dice=[*MISS * 2, *HIT * 2, 6, 4, *[6] * len(characters), *dice],
    )
    if t.question == "battle-or-siege":
        t.do("battle")
    t.answer("terrain", OPEN).answer("deploy", "deploy ti_sergeants").answer("match", "deploy ni_orc_swords")
    while t.question != "party" and t.events("battle-over") == []:
        t.do("with ti_sergeants" if "with ti_sergeants" in t.options else t.options[-1])
    return t


@pytest.mark.rule("DL-EOB-03")
def test_a_side_without_troops_loses_its_routed_units_and_its_characters_roll_alone_or_as_a_party() -> None:
    t = lost_battle("da_duke", "cl_count", dice=(6, 1, 1, 6))
    assert t.where("ti_sergeants") == "dead"
    assert t.where("ti_spearmen") == "held by demon"
    assert t.where("da_duke") == t.where("cl_count") == "0406"
    assert (t.question, t.asked, t.options) == ("party", ["hosar"], ["apart", "party da_duke"])
    t.do("apart")
    assert t.rolls("DL-CAP-05") == [(6, 1), (1, 6)]
    assert (t.where("da_duke"), t.where("cl_count")) == ("0406", "held by demon")


@pytest.mark.rule("DL-EOB-03")
def test_characters_of_a_destroyed_sortie_roll_and_are_not_simply_taken_with_the_fortress() -> None:
    t = at(
        "battles",
        hosar={"0414": ["cr_castle_guards", "da_duke"]},
        demon={"0414": ["ni_orc_swords"]},
        sieges={"0414": 2},
        dice=[*MISS, *HIT, 6, 6, 6, 1],
    )
    t.answer("sortie", "yes").answer("terrain", OPEN)
    assert (t.controller("rabat"), t.siege("0414")) == ("demon", None)
    assert t.rolls("DL-CAP-05") == [(6, 1)]
    assert t.where("da_duke") == "0414"


@pytest.mark.rule("DL-EOB-04")
def test_characters_who_escape_after_a_lost_battle_stay_and_may_move_in_their_next_phase() -> None:
    t = lost_battle("da_duke", dice=(5, 2))
    assert t.rolls("DL-CAP-05") == [(5, 2)]
    assert t.where("da_duke") == "0406"
    t.until("request").do("no").until("movement")
    assert t.asked == ["demon"]
    t.do("end").until("movement")
    assert (t.asked, t.options) == (["hosar"], ["unit da_duke", "end"])


@pytest.mark.rule("DL-EOB-04")
def test_the_walls_take_nothing_off_the_die_of_a_character_after_a_lost_battle() -> None:
    """With 2 subtracted for the enemy fortress a 3 would lose against a 2."""
    t = lost_battle("da_duke", hex_="1119", dice=(3, 2))
    assert t.controller("midazu") == "demon"
    assert t.where("da_duke") == "1119"


@pytest.mark.rule("DL-EOB-04")
def test_the_check_after_a_lost_battle_is_made_even_if_there_was_one_earlier_in_the_turn() -> None:
    t = at(
        "movement",
        hosar={"0405": ["ti_spearmen"], "0306": ["da_duke"]},
        demon={"0406": ["ni_orc_swords"]},
        dice=[6, 1, *MISS, *HIT, 6, 6, 1, 6],
    )
    t.do("unit da_duke", "move 0406", "stop")
    assert t.rolls("DL-CAP-05") == [(6, 1)]
    t.do("unit ti_spearmen", "move 0406").answer("terrain", OPEN)
    assert t.where("ti_spearmen") == "dead"
    assert t.rolls("DL-CAP-05") == [(6, 1), (1, 6)]
    assert t.where("da_duke") == "held by demon"


@pytest.mark.rule("DL-EOB-05")
def test_when_both_sides_are_wiped_out_all_routed_units_die_and_no_character_is_hunted() -> None:
    """One pair routs together, the other falls together; the Duke and the Castellan come through unharmed."""
    t = at(
        "battles",
        hosar={"0406": ["ti_sergeants", "ti_spearmen", "da_duke"]},
        demon={"0406": ["ni_orc_swords", "ni_orc_spears", "cg_castellan"]},
        dice=[*HIT * 4, 5, 6, 4, 6, 6, 6],
    )
    t.answer("terrain", OPEN).do("deploy ti_sergeants", "deploy ni_orc_swords")
    t.do("with ti_spearmen", "with ni_orc_spears").until("movement")
    assert {e["unit"] for e in t.events("routs")} == {"ti_sergeants", "ni_orc_swords"}
    for unit in ("ti_sergeants", "ti_spearmen", "ni_orc_swords", "ni_orc_spears"):
        assert t.where(unit) == "dead"
    assert t.where("da_duke") == t.where("cg_castellan") == "0406"
    assert t.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-EOB-05", "DL-SIE-29")
@pytest.mark.parametrize("garrison", [[], ["cr_militia"]])
def test_a_siege_whose_besiegers_fall_with_the_relief_is_over_at_once(garrison: list[str]) -> None:
    """With a garrison inside, which stays out of it, or without."""
    t = at(
        "battles",
        hosar={"0414": [*garrison, "ti_sergeants"], "0412": ["ho_priest"]},
        demon={"0414": ["ni_orc_swords", "cg_castellan"]},
        sieges={"0414": 3},
        relief=["ti_sergeants"],
        spells={"hosar": ["spellgate"]},
        dice=[*HIT * 2, 6, 6, 6, 1, 6],
    )
    t.answer("window-before-battles", "pass")
    if garrison:
        t.answer("garrison-joins", "no")
    t.answer("terrain", OPEN)
    assert t.question == "window-after-battles"
    assert t.siege("0414") is None
    assert t.controller("rabat") == "hosar"
    assert t.where("cg_castellan") == ("held by hosar" if garrison else "0414")


@pytest.mark.rule("DL-ALL-19", "DL-EOB-05")
def test_an_ally_whose_troops_fell_with_their_enemies_is_checked() -> None:
    t = at(
        "battles",
        hosar={"0406": ["gw_young_warriors"]},
        demon={"0406": ["ni_orc_swords"]},
        alliances={"GW": {"side": "hosar", "grade": "semi-permanent"}},
        dice=[*MISS, *HIT * 2, 6, 6, 2],
    )
    t.answer("terrain", OPEN)
    assert t.rolls("DL-ALL-21") == [(2,)]


@pytest.mark.rule("DL-EOB-06")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ((*HIT, *MISS, 6), "hosar"),
        ((*MISS, *HIT, 6), "demon"),
        ((*HIT, *HIT, 6, 6), None),
    ],
)
def test_the_winner_is_the_side_that_still_has_troops(dice: tuple[int, ...], winner: str | None) -> None:
    t = at("battles", hosar={"0406": ["ti_sergeants"]}, demon={"0406": ["ni_orc_swords"]}, dice=dice)
    t.answer("terrain", OPEN)
    assert [e["side"] for e in t.events("battle-over")] == [winner]


@pytest.mark.rule("DL-EOB-06")
def test_a_side_that_withdraws_has_not_won_even_if_it_kept_more_troops() -> None:
    stack = ["ti_sergeants", "ti_spearmen", "ti_knights"]
    t = at("battles", hosar={"0406": stack}, demon={"0406": ["ni_orc_swords"]}, dice=[*MISS * 2, 1, 1, 1])
    t.answer("terrain", OPEN).until("withdraw").do("yes").until("retreat").do("stop", "stop")
    assert [e["side"] for e in t.events("battle-over")] == ["demon"]


@pytest.mark.rule("DL-EOB-07")
def test_a_side_left_alone_with_troops_in_a_fortress_hex_controls_it_at_once() -> None:
    t = at("battles", hosar={"1119": ["ti_knights"]}, demon={"1119": ["cm_guards"]}, dice=[*HIT, *MISS, 6])
    t.answer("battle-or-siege", "battle", seat="demon").answer("terrain", OPEN)
    assert t.controller("midazu") == "hosar"
    keys = [event.key for event in t.log]
    assert keys.index("battle-over") < keys.index("control") < keys.index("phase-begins")
    assert t.siege("1119") is None


@pytest.mark.rule("DL-EOB-08")
def test_characters_of_a_destroyed_relief_force_are_safe_inside_with_the_garrison() -> None:
    t = at(
        "battles",
        hosar={"0414": ["cr_castle_guards", "cr_militia", "ti_spearmen", "da_duke"], "0510": ["ti_peasants"]},
        demon={"0414": ["ni_orc_swords"]},
        relief=["ti_spearmen", "da_duke"],
        sieges={"0414": 2},
        dice=[*MISS, *HIT, 6, 6, *HIT * 4],
    )
    t.answer("garrison-joins", "no").answer("terrain", OPEN)
    assert t.where("ti_spearmen") == "dead"
    assert t.rolls("DL-CAP-05") == []
    assert (t.siege("0414"), t.controller("rabat")) == (2, "hosar")
    t.answer("siege-method", "invest").until("movement").do("end").until("movement")
    assert t.refuses("unit da_duke") == ["DL-SIE-07"]


@pytest.mark.rule("DL-EOB-09")
def test_reserves_keep_a_battle_going_when_the_line_is_gone() -> None:
    """The only orcs in the line rout under the crossbows: no melee, but the battle goes on with the reserve."""
    t = at(
        "battles",
        hosar={"0406": ["ti_crossbowmen"]},
        demon={"0406": ["ni_orc_swords", "ni_orc_spears"]},
        dice=[*HIT, 5],
    )
    t.answer("terrain", OPEN).answer("match", "deploy ni_orc_swords").answer("reserves", "done")
    assert t.rolls("DL-ATK-07") == [HIT]  # the missiles alone
    assert t.events("battle-over") == []
    assert (t.question, t.view(None)["battle"]["reserve"]["demon"]) == ("withdraw", ["ni_orc_spears"])
