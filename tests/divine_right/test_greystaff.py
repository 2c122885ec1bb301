"""The altars of Greystaff (DR-B-GRE)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.data import read
from hexarchy.games.divine_right import GAME, changes
from hexarchy.games.divine_right.magic import greystaff
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.magic import ALTARS, FIELD, RING, TEMPLE, armies, fates, has, lies, lost, mid
from tests.divine_right.sieges import GROAT, HOTHIOR, around
from tests.divine_right.table import WORLD, Table

VICTIM, MONARCH, THEIRS = "hothior_army_6", "hothior_monarch", "muetar_monarch"
IMMER = KINGDOM_IDS.index("immer")


def altar(*dice: int, victims: tuple[str, ...] = (VICTIM,), hexes: Any = None, **more: Any) -> Table:
    """The end of the first player's Combat Phase, with a victim at the altars."""
    t = mid("combat", hexes={ALTARS: [*victims], **(hexes or {})}, dice=[*dice], **more)
    return t.until("combat-ends")


def offering(*dice: int, **more: Any) -> Table:
    return altar(*dice, **more).do(f"sacrifice {VICTIM}")


def mild(t: Table) -> Table:
    """Answer what comes of a boon with the first answer until the phase goes on."""
    while t.question in ("casualty", "refuge", "spoils", "captive"):
        t.do(t.options[0])
    return t


# -- the sacrifice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-GRE-01", "DR-B-PHS-04", "DR-DEC-72")
def test_a_unit_is_sacrificed_at_the_end_of_combat_and_not_before() -> None:
    t = mid("combat", hexes={ALTARS: [VICTIM], FIELD: ["hothior_army_1"], RING[0]: ["muetar_army_1"]})
    assert t.question == "attack"
    assert t.refuses(f"sacrifice {VICTIM}") == ["DR-B-PHS-04"]
    t.do("done").answer("combat-ends", f"sacrifice {VICTIM}")
    assert lost(t) == []


@pytest.mark.rule("DR-B-GRE-01", "DR-B-GRE-08")
def test_neither_magical_units_nor_barbarians_are_taken_nor_units_elsewhere() -> None:
    wild = ("northern_barbarian_1", "the_walking_dead")
    t = altar(victims=(VICTIM, *wild), masters=dict.fromkeys(wild, "first"), hexes={FIELD: ["hothior_army_1"]})
    assert t.targets("sacrifice") == [VICTIM]
    for unit in (*wild, "hothior_army_1"):
        assert t.refuses(f"sacrifice {unit}") == ["DR-B-GRE-01"]


@pytest.mark.rule("DR-B-GRE-01", "DR-T-B-GREYSTAFF")
def test_each_boon_comes_once_a_game_to_each_player() -> None:
    t = offering(boons={"first": ["earthquake"]})
    assert t.refuses(f"earthquake {GROAT}") == ["DR-B-GRE-01"]
    assert f"earthquake {GROAT}" in offering(boons={"second": ["earthquake"]}).options


@pytest.mark.rule("DR-B-GRE-01")
def test_there_is_one_sacrifice_a_turn_and_it_is_remembered() -> None:
    t = altar(3, victims=(VICTIM, "hothior_army_5")).do(f"sacrifice {VICTIM}", f"earthquake {GROAT}")
    assert lost(t) == [VICTIM]
    assert t.view(None)["magic"]["boons"]["first"] == ["earthquake"]
    assert t.question != "combat-ends"


@pytest.mark.rule("DR-B-GRE-08", "DR-DEC-72")
def test_a_target_that_cannot_be_affected_makes_the_boon_illegal_and_the_unit_lives() -> None:
    t = offering()
    assert t.refuses("tempest 0220") == ["DR-B-GRE-08"]
    assert t.where(VICTIM) == ALTARS
    t.answer("boon", "none")
    assert (lost(t), t.question) == ([], "combat-ends")


@pytest.mark.rule("DR-B-GRE-08")
def test_what_has_no_target_is_not_on_offer() -> None:
    t = offering()
    verbs = {option.split()[0] for option in t.options}
    assert verbs == {"earthquake", "firestorm", "none"}  # nobody flies, sails, has a gift or a Personality


@pytest.mark.rule("DR-B-MAG-14", "DR-B-GRE-08")
def test_boons_do_not_strike_where_the_amulet_is() -> None:
    t = offering(hexes={FIELD: [THEIRS, "muetar_army_1"]}, devices={"amulet": THEIRS})
    assert t.refuses(f"firestorm {FIELD}") == ["DR-B-GRE-08"]
    assert t.refuses("steal-gift amulet") == ["DR-B-GRE-08"]


@pytest.mark.rule("DR-B-TOK-05")
def test_no_fire_falls_on_the_temple() -> None:
    t = offering(hexes={TEMPLE: [THEIRS]})
    assert t.refuses(f"firestorm {TEMPLE}") == ["DR-B-TOK-05"]


@pytest.mark.rule("DR-T-B-GREYSTAFF")
def test_the_table_is_that_of_the_rulebook() -> None:
    tables = {row["id"]: row for row in read([GAME.folder / "data"], "tables.toml", dict)["table"]}
    rows = tables["DR-T-B-GREYSTAFF"]["rows"]
    assert [row["boon"].lower().replace(" a ", " ").replace(" ", "_") for row in rows] == [*greystaff.BOONS]
    assert [row["succeeds"] for row in rows] == [[4, 5, 6], [4, 5, 6], [6], [4, 5, 6], "automatic", [4, 5, 6]]
    assert (greystaff.GRANTED, greystaff.STOLEN) == (4, 6)


# -- boons ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-GRE-02")
def test_an_earthquake_plunders_a_castle_without_points_and_kills_on_4() -> None:
    t = offering(4, 3, 4, 6, 5, 6, 1, hexes={GROAT: [THEIRS, *armies("muetar", 1, 2, 3)]})
    t.do(f"earthquake {GROAT}")
    mild(t)
    assert lost(t) == [VICTIM, *armies("muetar", 2, 3)]
    assert fates(t) == [5]  # the monarch
    assert t.view(None)["castles"]["Groat"]["plundered"]
    assert t.points("first") == 0
    assert not t.inside("muetar_army_1")


@pytest.mark.rule("DR-B-GRE-02")
def test_on_a_3_nothing_happens() -> None:
    t = offering(3, hexes={GROAT: armies("muetar", 1)}).do(f"earthquake {GROAT}")
    assert lost(t) == [VICTIM]
    assert not t.view(None)["castles"]["Groat"]["plundered"]


@pytest.mark.rule("DR-B-GRE-02", "DR-B-CAP-06")
@pytest.mark.parametrize(("die", "where"), [(1, "gone"), (6, "free")])
def test_prisoners_roll_and_those_who_live_are_free(die: int, where: str) -> None:
    held = {"immer_monarch": ["second", GROAT]}
    t = offering(4, die, allies={"immer": "first"}, prisoners=held).do(f"earthquake {GROAT}")
    mild(t)
    assert t.s.prisoners == ()
    assert bool(t.events("freed")) == (where == "free")
    assert bool(t.events("killed")) == (where == "gone")


@pytest.mark.rule("DR-B-GRE-02", "DR-B-SIE-24")
def test_sieges_of_the_castle_end() -> None:
    hexes = {**around(GROAT, HOTHIOR[:5]), GROAT: ["muetar_army_1"]}
    t = offering(4, 1, hexes=hexes, sieges={GROAT: "first"})
    assert t.besieged(GROAT)
    t.do(f"earthquake {GROAT}")
    assert t.s.sieges == ()
    assert t.view(None)["magic"]["buried"] == [GROAT]  # DR-B-TRE-04
    assert t.view(None)["magic"]["borne"] == {}


@pytest.mark.rule("DR-B-GRE-03")
@pytest.mark.parametrize("die", [3, 4])
def test_devil_wind_destroys_a_flying_unit_on_4(die: int) -> None:
    t = offering(die, hexes={FIELD: ["hamahara"]}, masters={"hamahara": "second"}).do("devil-wind hamahara")
    assert lost(t) == ([VICTIM, "hamahara"] if die == 4 else [VICTIM])


@pytest.mark.rule("DR-B-GRE-03")
@pytest.mark.parametrize("die", [3, 4])
def test_who_rides_what_the_wind_destroys_rolls_for_their_fate(die: int) -> None:
    riding = dict.fromkeys(("hippogriffs", "marshal"), "second")
    t = altar(die, 2, hexes={FIELD: [*riding]}, masters=riding)
    changes.embark(t.s, WORLD.index["marshal"], WORLD.index["hippogriffs"])
    t.do(f"sacrifice {VICTIM}", "devil-wind hippogriffs")
    assert fates(t) == ([2] if die == 4 else [])
    assert t.where("marshal") == FIELD


@pytest.mark.rule("DR-B-GRE-03")
def test_devil_wind_strikes_nobody_on_foot() -> None:
    t = offering(hexes={FIELD: ["hamahara", "muetar_army_1"]}, masters={"hamahara": "second"})
    assert t.targets("devil-wind") == ["hamahara"]
    assert t.refuses("devil-wind muetar_army_1") == ["DR-B-GRE-08"]


@pytest.mark.rule("DR-B-GRE-04")
@pytest.mark.parametrize(("die", "bearer"), [(6, MONARCH), (3, THEIRS), (1, None)])
def test_a_gift_is_stolen_on_6_and_goes_back_to_the_temple_on_1(die: int, bearer: str | None) -> None:
    t = offering(die, devices={"helm": THEIRS}).do("steal-gift helm")
    if bearer:
        assert has(t, bearer) == ["helm"]
    else:
        assert "helm" in t.view(None)["magic"]["temple"]


@pytest.mark.rule("DR-B-GRE-04", "DR-B-TOK-04")
def test_which_monarch_gets_it_is_the_players_choice_and_none_with_a_gift() -> None:
    allies = {"immer": "first", "pon": "first"}
    t = offering(6, allies=allies, devices={"helm": THEIRS, "wand": "immer_monarch"}).do("steal-gift helm")
    assert t.answer("heir").targets("carry") == [MONARCH, "pon_monarch"]
    t.do("carry pon_monarch")
    assert has(t, "pon_monarch") == ["helm"]
    full = offering(devices={"helm": THEIRS, "wand": MONARCH})
    assert full.refuses("steal-gift helm") == ["DR-B-GRE-08"]


@pytest.mark.rule("DR-B-GRE-04", "DR-B-TOK-04")
def test_a_gift_stays_where_it_is_if_the_victim_leaves_the_thief_another() -> None:
    """The victim carries the Wand; the monarch beside it takes it, and then no hand is free for the Helm."""
    hexes = {ALTARS: [VICTIM, MONARCH]}
    t = offering(6, hexes=hexes, devices={"helm": THEIRS, "wand": VICTIM}).do("steal-gift helm")
    assert (has(t, MONARCH), has(t, THEIRS)) == (["wand"], ["helm"])


@pytest.mark.rule("DR-B-GRE-05")
def test_a_firestorm_kills_one_unit_and_each_other_on_4() -> None:
    t = offering(5, 3, 4, 6, 2, 6, 1, hexes={FIELD: [THEIRS, *armies("muetar", 1, 2, 3, 4)]}).do(f"firestorm {FIELD}")
    assert (t.question, t.asked) == ("fire", ["second"])
    t.do("lose muetar_army_2")
    mild(t)
    assert lost(t) == [VICTIM, "muetar_army_2", "muetar_army_3", "muetar_army_4"]
    assert t.rolls("DR-B-GRE-05") == [(5,), (3,), (4,), (6,)]
    assert fates(t) == [2]


@pytest.mark.rule("DR-B-GRE-05", "DR-B-SEQ-07")
def test_fire_takes_the_cheapest_of_those_whose_player_is_out() -> None:
    t = altar(2, 4, 1, seats=3, hexes={FIELD: ["muetar_army_1", "muetar_army_2"]})
    t.do("resign", seat="second")  # the first die says how long Muetar is confused
    t.do(f"sacrifice {VICTIM}", f"firestorm {FIELD}")
    assert lost(t) == [VICTIM, "muetar_army_1"]


@pytest.mark.rule("DR-B-GRE-05", "DR-B-FAT-11")
def test_fire_captures_nobody() -> None:
    t = offering(4, 6, seats=3, hexes={FIELD: ["immer_monarch"]}, allies={"immer": "second"})
    t.do(f"firestorm {FIELD}")
    assert fates(t) == [6]
    assert t.where("immer_monarch") == FIELD


@pytest.mark.rule("DR-B-GRE-05", "DR-B-MAG-03")
def test_what_burns_leaves_its_treasure_to_friends_or_to_the_ground() -> None:
    t = offering(4, hexes={FIELD: ["muetar_army_1"]}, treasures=["muetar_army_1"]).do(f"firestorm {FIELD}")
    assert lies(t, FIELD) == ["treasure"]


@pytest.mark.rule("DR-B-GRE-06")
def test_possession_gives_a_non_player_monarch_a_new_personality_face_up() -> None:
    t = altar(hidden={"immer": 15, "pon": 3}).do(f"sacrifice {VICTIM}")
    assert {*t.targets("possess")} == {"immer", "pon"}
    t.do("possess immer")
    new = t.view(None)["kingdoms"]["immer"]["personality"]
    assert new not in (None, 15)
    assert t.view(None)["kingdoms"]["pon"]["personality"] is None
    assert len(t.s.personalities.within(0)) == len(WORLD.personalities) - 2


@pytest.mark.rule("DR-B-GRE-06", "DR-B-PER-113")
def test_a_cursed_personality_deactivates_an_ally_at_once() -> None:
    t = altar(allies={"immer": "second"}, personalities={"immer": 15})
    deck = t.s.personalities.within(0)
    cursed = next(thing for thing in deck if t.s.personalities.faces[thing] == 13)
    t.s.dice = t.s.dice.after([1 + deck.index(cursed)])
    t.do(f"sacrifice {VICTIM}", "possess immer")
    assert t.view(None)["kingdoms"]["immer"]["personality"] == 13
    assert t.status("immer") == "neutral"
    assert not t.s.kingdoms[IMMER].won


@pytest.mark.rule("DR-B-GRE-06")
def test_player_monarchs_are_not_possessed() -> None:
    t = offering(hidden={"immer": 15, "pon": 4}, confused={"pon": 9}, piles={"gone": ["pon_monarch"]})
    assert t.targets("possess") == ["immer"]
    assert t.refuses("possess muetar") == t.refuses("possess pon") == ["DR-B-GRE-08"]  # nor the dead


@pytest.mark.rule("DR-B-GRE-07")
@pytest.mark.parametrize("die", [3, 4])
def test_a_tempest_sinks_a_stack_of_fleets_on_the_open_sea_and_heroes_are_adrift(die: int) -> None:
    fleets = ["mivior_fleet_1", "mivior_fleet_2", "mivior_fleet_3"]
    t = offering(
        die,
        3,
        kingdoms={"hothior": "first", "mivior": "second"},
        hexes={"0220": [*fleets, "mivior_monarch"]},
        aboard={"mivior_monarch": "mivior_fleet_2"},
    )
    t.do("tempest 0220")
    mild(t)
    assert lost(t) == ([VICTIM, *fleets] if die == 4 else [VICTIM])
    assert t.rolls("DR-B-ISL-01") == ([(3,)] if die == 4 else [])


@pytest.mark.rule("DR-B-GRE-07")
def test_fleets_on_the_coast_are_safe_from_it() -> None:
    t = offering(kingdoms={"hothior": "first", "mivior": "second"}, hexes={"0421": ["mivior_fleet_1"]})
    assert t.refuses("tempest 0421") == ["DR-B-GRE-08"]


@pytest.mark.rule("DR-B-GRE-02", "DR-B-CAP-11")
def test_a_player_monarch_who_dies_in_an_earthquake_is_out_and_nobody_scores() -> None:
    t = offering(4, 1, seats=3, hexes={GROAT: [THEIRS]}).do(f"earthquake {GROAT}")
    assert t.s.players[1].out
    assert [t.points(seat) for seat in ("first", "second", "third")] == [0, 0, 0]
