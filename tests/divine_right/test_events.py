"""Random events and mercenaries (DR-B-EVT, DR-B-MER)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.events import EVENTS
from hexarchy.games.divine_right.words import HOTHIOR
from tests.divine_right.table import WORLD, Table, at

ROLLS = {number: [min(6, number - 1), number - min(6, number - 1)] for number in range(2, 13)}
POOL = [f"mercenary_{number}" for number in range(1, 15)]
FLEETS = [f"mercenary_fleet_{number}" for number in range(1, 7)]


def rolled(event: int, *dice: int, **more: Any) -> Table:
    """The first seat's Random Events Phase with this event."""
    return at("events", dice=[*ROLLS[event], *dice], **more)


def pool(t: Table, of: list[str] = POOL) -> int:
    return sum(t.where(unit) == "pool" for unit in of)


@pytest.mark.rule("DR-B-EVT-01", "DR-T-B-EVENTS")
def test_two_dice_name_an_event_of_the_roller() -> None:
    t = rolled(7)
    assert t.rolls("DR-B-EVT-01") == [(6, 1)]
    assert t.question == "function"  # 7 is nothing in the Basic game
    assert [*EVENTS] == [*range(2, 13)]
    names = [event.__name__ for event in EVENTS.values()]
    assert (names[0], names[1], names[-1]) == ("untimely_death", "storms", "help_from_afar")
    t = rolled(11, hexes={"1425": ["mercenary_1"]}, masters={"mercenary_1": "second"})
    assert t.where("mercenary_1") == "1425"  # it concerns the roller only


@pytest.mark.rule("DR-B-EVT-02", "DR-B-VIC-04", "DR-B-GEN-01")
def test_an_allied_monarch_dies_and_nobody_scores() -> None:
    allies = {"immer": "first", "pon": "first", "mivior": "second"}
    dead = set()
    for number in (1, 2):
        t = rolled(2, number, 3, allies=allies)
        (killed,) = t.events("killed")
        dead.add(killed["hero"])
        assert t.status(killed["hero"].removesuffix("_monarch")) == "confused"
        assert t.points("first") == t.points("second") == 0
    assert dead == {"immer_monarch", "pon_monarch"}
    assert not rolled(2).events("killed")
    t = rolled(2, 1, 3, allies={"immer": "first"}, track={"immer_monarch": 9})
    assert t.events("killed")  # on the track as well


@pytest.mark.rule("DR-B-EVT-03", "DR-B-FLT-06", "DR-DEC-25")
def test_storms_take_a_fleet_that_is_not_in_port() -> None:
    at_sea = {"0220": ["hothior_fleet_1", "hothior_fleet_2"]}
    t = rolled(3, hexes=at_sea)
    assert t.question == "event-loss"
    assert t.targets("lose") == ["hothior_fleet_1", "hothior_fleet_2"]
    t.do("lose hothior_fleet_2")
    assert t.where("hothior_fleet_2") == "pool"
    assert rolled(3, hexes={"0917": ["hothior_fleet_1", "hothior_fleet_2"]}).question != "event-loss"
    assert rolled(3, hexes={"1320": ["hothior_fleet_1"]}).where("hothior_fleet_1") == "1320"
    t = rolled(3, hexes={"1320": ["hothior_fleet_1", "hothior_fleet_2"]})
    assert t.targets("lose") == ["hothior_fleet_1", "hothior_fleet_2"]  # one is safe, and the owner says which


@pytest.mark.rule("DR-B-EVT-03", "DR-B-FAT-11")
def test_what_is_aboard_goes_down_and_heroes_are_cast_away() -> None:
    hexes = {"0220": ["hothior_fleet_1", "hothior_army_1", "hothior_monarch"]}
    aboard = {"hothior_army_1": "hothior_fleet_1", "hothior_monarch": "hothior_fleet_1"}
    t = rolled(3, 6, hexes=hexes, aboard=aboard)
    assert t.where("hothior_army_1") == "pool"
    assert not t.events("captured")  # no enemy is there: a 6 captures nobody
    assert t.where("hothior_monarch") == "0224"


@pytest.mark.rule("DR-B-EVT-04", "DR-B-EVT-09", "DR-B-EVT-13", "DR-DEC-25")
@pytest.mark.parametrize("event", [4, 9])
def test_mutiny_and_epidemic_take_one_regular_or_mercenary(event: int) -> None:
    regulars = [f"hothior_army_{number}" for number in range(1, 6)]
    hexes = {"1425": [*regulars, "mercenary_1", "mercenary_2", "hamahara"]}
    t = rolled(event, hexes=hexes, masters=dict.fromkeys(("mercenary_1", "mercenary_2", "hamahara"), "first"))
    assert {*t.targets("lose")} == {*regulars, "mercenary_1", "mercenary_2"}
    t.do("lose mercenary_1")
    assert len(t.events("eliminated")) == 1
    assert pool(t) == 13
    assert rolled(event).question == "function"  # nothing to lose: no event


@pytest.mark.rule("DR-B-EVT-05")
def test_omens_keep_the_regulars_of_one_kingdom_from_attacking() -> None:
    hexes = {"1425": ["immer_army_1", "hothior_army_1"], "1424": ["muetar_army_1"]}
    more: dict[str, Any] = {"allies": {"immer": "first"}, "hexes": hexes}
    drawn = set()
    for number in (1, 2):
        t = rolled(5, number, **more)
        (omen,) = t.events("omens")
        drawn.add(omen["kingdom"])
        t.until("attack").do("attack 1424")
        other = "hothior" if omen["kingdom"] == "immer" else "immer"
        t.until("retreat")
        assert t.events("battle-begins")[-1]["units"] == [f"{other}_army_1"]
        assert t.s.clone().half.omen >= 0
    assert drawn == {"hothior", "immer"}


@pytest.mark.rule("DR-B-EVT-05")
def test_a_siege_in_force_goes_on_without_the_regulars_under_the_omen() -> None:
    ring = [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at("2315")]]
    stacks = {space: [f"immer_army_{number}"] for number, space in enumerate(ring[::2], 1)}
    stacks[ring[1]] = ["immer_army_4", "hothior_army_1", "hothior_army_2"]
    t = rolled(5, 1, hexes=stacks, allies={"immer": "first"}, sieges={"2315": "first"})
    kingdom = t.events("omens")[0]["kingdom"]
    t.until("assault").do("assault 2315")
    counted = {"immer": 4, "hothior": 2}
    del counted[kingdom]
    (roll,) = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-SIE-07"]
    strength = sum(counted.values())
    assert dict(roll["modifiers"]).get("DR-B-SIE-08", 0) == strength // 3 - 1
    assert t.besieged("2315") or t.events("castle-falls")


@pytest.mark.rule("DR-B-EVT-05", "DR-B-SIE-10")
def test_besiegers_under_an_omen_may_advance_into_the_castle_that_others_took() -> None:
    ring = [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at("2315")]]
    hired = [f"mercenary_{number}" for number in range(1, 4)]
    stacks = {space: [unit] for space, unit in zip((ring[0], ring[3], ring[5]), hired, strict=True)}
    stacks[ring[5]].append("hothior_army_1")
    more: dict[str, Any] = {"masters": dict.fromkeys(hired, "first"), "sieges": {"2315": "first"}}
    t = at("siege", hexes=stacks, dice=[6], **more)
    changes.half(t.s, omen=HOTHIOR)
    t.do("assault 2315")
    assert t.targets("advance") == ["hothior_army_1", *hired]


@pytest.mark.rule("DR-B-EVT-05", "DR-B-SIE-03")
@pytest.mark.parametrize(("others", "begins"), [(3, True), (2, False)])
def test_others_may_begin_a_siege_beside_regulars_under_an_omen(others: int, begins: bool) -> None:
    """Groat has a strength of 3: those who are under no omen must be enough for it, and cover it."""
    ring = [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at("2315")]]
    hired = [f"mercenary_{number}" for number in range(1, others + 1)]
    stacks = {space: [unit] for space, unit in zip((ring[0], ring[3], ring[5]), hired, strict=False)}
    stacks.setdefault(ring[5], []).append("hothior_army_1")
    t = rolled(5, 1, hexes=stacks, masters=dict.fromkeys(hired, "first")).until("next-move")
    assert t.events("omens")[0]["kingdom"] == "hothior"
    if begins:
        assert t.do("besiege 2315").besieged("2315")
    else:
        assert t.refuses("besiege 2315") == ["DR-B-EVT-05"]


@pytest.mark.rule("DR-B-EVT-06", "DR-B-EVT-16", "DR-DEC-26")
def test_two_eliminated_regulars_of_the_alliance_return() -> None:
    everywhere = [u for u in WORLD.names if u.startswith(("hothior_army", "farnot"))]
    immer = [u for u in WORLD.names if u.startswith(("immer_army", "gorpin"))]
    rest = [unit for unit in immer if unit != "immer_army_1"]
    hexes = {"1425": everywhere, "1424": rest, "0220": ["hothior_fleet_2"]}
    t = rolled(6, hexes=hexes, allies={"immer": "first"})
    t.do("return immer_army_1")  # the other follows without a question
    assert t.where("hothior_fleet_1") == "0917"
    assert t.where("immer_army_1") == "1406"
    hexes["1424"].append("immer_army_1")
    t = rolled(6, hexes=hexes, allies={"immer": "first"})
    assert [event["unit"] for event in t.events("comes-back")] == ["hothior_fleet_1"]
    t = rolled(6)
    assert t.question == "replacement"
    t.do("return hothior_army_1", "return hothior_fleet_2")
    assert len(t.events("comes-back")) == 2
    assert t.question == "function"


@pytest.mark.rule("DR-B-EVT-16")
def test_a_confused_kingdom_gets_nobody_back() -> None:
    t = rolled(6, piles={"pool": ["immer_army_1"]}, confused={"immer": 9})
    assert not any(unit.startswith("immer") for unit in t.targets("return"))


@pytest.mark.rule("DR-B-EVT-08", "DR-B-SET-11", "DR-DEC-26")
def test_two_mercenaries_of_either_kind_come() -> None:
    t = rolled(8)
    assert t.question == "hire"
    assert (pool(t), pool(t, FLEETS)) == (14, 6)
    t.do("hire-army 1014", "hire-army 0917")
    assert (pool(t), pool(t, FLEETS)) == (12, 6)
    assert t.question == "function"
    assert pool(rolled(8).do("hire-fleet 0917", "hire-army 0917"), FLEETS) == 5
    assert pool(rolled(8).do("hire-fleet 0917", "hire-fleet 1318"), FLEETS) == 4


@pytest.mark.rule("DR-B-EVT-10", "DR-DEC-26")
def test_one_regular_or_one_mercenary() -> None:
    t = rolled(10)
    assert t.question == "replacement"
    assert "return hothior_army_1" in t.options
    assert "hire-army 1014" in t.options
    t.do("hire-army 1014")
    assert pool(t) == 13
    assert t.question == "function"
    t = rolled(10).do("return hothior_army_5")
    assert t.where("hothior_army_5") == "1014"
    assert pool(t) == 14


@pytest.mark.rule("DR-B-EVT-11", "DR-B-MER-03")
def test_a_mercenary_deserts() -> None:
    hexes = {"1425": ["mercenary_1", "mercenary_2", "mercenary_3", "hothior_army_1"]}
    t = rolled(11, hexes=hexes, masters=dict.fromkeys(("mercenary_1", "mercenary_2", "mercenary_3"), "first"))
    assert t.targets("lose") == ["mercenary_1", "mercenary_2", "mercenary_3"]
    t.do("lose mercenary_2")
    assert pool(t) == 12
    assert rolled(11, hexes={"1425": ["hothior_army_1"]}).question == "function"


@pytest.mark.rule("DR-B-EVT-12", "DR-B-EVT-15", "DR-DEC-27")
def test_a_neutral_kingdom_joins_and_may_act_at_once() -> None:
    t = rolled(12, 1, 3, hidden={"mivior": 7})
    (joined,) = t.events("joins")
    assert t.ally_of(joined["kingdom"]) == "first"
    t.until("next-move")
    assert any(unit.startswith(joined["kingdom"]) for unit in t.targets("move"))


@pytest.mark.rule("DR-B-EVT-12")
def test_a_cursed_monarch_is_turned_up_and_stays_away() -> None:
    others = dict.fromkeys(("shucassam", "immer", "pon", "rombune", "neuth", "zorn", "ghem", "trolls"), 9)
    t = rolled(12, 1, 3, confused=others, hidden={"mivior": 13})
    assert t.status("mivior") == "neutral"
    assert t.view(None)["kingdoms"]["mivior"]["personality"] == 13
    others["mivior"] = 9
    assert not rolled(12, confused=others).events("joins")  # nobody is neutral: no event


@pytest.mark.rule("DR-B-EVT-14", "DR-B-GEN-04")
def test_where_replacements_and_mercenaries_appear() -> None:
    t = rolled(8)
    assert {*t.targets("hire-army")} == {"0917", "1014", "1318"}
    assert {*t.targets("hire-fleet")} == {"0917", "1318"}
    t = rolled(8, hexes={"1320": ["hothior_army_1"]})
    assert "1320" in t.targets("hire-fleet")  # Freeport is friendly to those who are in it
    t = rolled(8, sieges={"1014": "second"}, hexes=_ring("1014"))
    assert "1014" not in t.targets("hire-army")
    t = rolled(6, sieges={"1014": "second"}, hexes=_ring("1014"))
    assert "return hothior_army_1" in t.options
    assert "return hothior_army_5" not in t.options  # its deployment space is besieged


def _ring(space: str) -> dict[str, list[str]]:
    near = [WORLD.grid.ids[one] for one in WORLD.field.near[WORLD.grid.at(space)]]
    return {one: [f"muetar_army_{number}"] for number, one in enumerate(near, 1)}


@pytest.mark.rule("DR-B-EVT-15")
def test_a_new_mercenary_may_attack_at_once() -> None:
    t = rolled(8, hexes={"1015": ["muetar_army_1"]})
    t.do("hire-army 1014", "hire-army 1014").until("attack")
    assert t.targets("attack") == ["1015"]


@pytest.mark.rule("DR-B-MER-01")
def test_mercenaries_retreat_as_humans() -> None:
    hexes = {"1325": ["hothior_army_1"], "1425": ["zorn_army_1", "mercenary_1"]}
    more: dict[str, Any] = {"kingdoms": {"hothior": "first", "zorn": "second"}, "masters": {"mercenary_1": "second"}}
    t = at("combat", hexes=hexes, dice=[3, 3], **more)
    t.do("attack 1425", "yes", "yes", "retreat 1526")
    assert t.where("zorn_army_1") == "1526"
    assert t.where("mercenary_1") == "1425"


@pytest.mark.rule("DR-B-MER-02", "DR-DEC-15", "DR-DEC-26")
def test_where_the_pool_is_empty_an_enemys_are_lured_away() -> None:
    masters = {**dict.fromkeys(POOL[:7], "second"), **dict.fromkeys(POOL[7:], "first"), FLEETS[0]: "second"}
    hexes = {"1425": POOL[:7], "1424": POOL[7:], "0220": [FLEETS[0], "muetar_army_1"]}
    aboard = {"muetar_army_1": FLEETS[0]}
    t = rolled(10, hexes=hexes, masters=masters, aboard=aboard)
    t.do("hire-army 1014")
    assert t.question == "lure"
    assert t.targets("lure") == POOL[:7]
    t.do("lure mercenary_3")
    assert t.where("mercenary_3") == "1014"
    assert t.master("mercenary_3") == "first"
    masters |= dict.fromkeys(FLEETS, "first")
    masters[FLEETS[0]] = "second"
    hexes["0119"] = FLEETS[1:]
    t = rolled(8, hexes=hexes, masters=masters, aboard=aboard)
    assert not t.targets("hire-fleet")  # never a laden fleet


@pytest.mark.rule("DR-B-MER-02", "DR-B-SIE-17")
def test_a_siege_ends_when_a_besieger_is_lured_away() -> None:
    ring = [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at("1014")]]
    siege = {ring[0]: POOL[:1], ring[5]: POOL[1:3], "1425": POOL[3:]}  # Tadafat has a strength of 3
    masters = dict.fromkeys(POOL, "second")
    t = rolled(10, hexes=siege, masters=masters, sieges={"1014": "second"})
    assert t.besieged("1014")
    t.do("hire-army 0917", "lure mercenary_1")
    assert not t.besieged("1014")


@pytest.mark.rule("DR-B-MER-03", "DR-B-GEN-06")
def test_a_mercenary_killed_goes_back_to_the_pool() -> None:
    hexes = {"1325": ["hothior_army_1", "hothior_army_2"], "1425": ["mercenary_1"]}
    t = at("combat", hexes=hexes, masters={"mercenary_1": "second"}, dice=[6, 1])
    assert pool(t) == 13
    t.do("attack 1425", "commit hothior_army_1", "commit hothior_army_2", "no")
    assert pool(t) == 14
    assert t.master("mercenary_1") is None


@pytest.mark.rule("DR-B-PHS-06", "DR-DEC-23", "DR-B-SEQ-05", "DR-DEC-19")
def test_the_order_of_the_phase() -> None:
    """Heroes due return, a Troll grows again, waiting units come on, then the event is rolled."""
    trolls = [f"trolls_army_{number}" for number in range(2, 9)]
    more: dict[str, Any] = {"kingdoms": {"hothior": "first", "muetar": "second"}, "allies": {"trolls": "first"}}
    t = at("events", hexes={"1425": trolls}, track={"hothior_monarch": 3}, dice=[5, 4], **more)
    assert t.question == "hero-returns"
    t.do("place 1014")
    keys = [event.key for event in t.log]
    assert keys.index("returns") < keys.index("comes-back") < keys.index("event")
    assert t.where("trolls_army_1") == "0613"  # one eliminated, one free seat: no question
    assert t.question == "event-loss"
    t.do("lose trolls_army_2")
    assert t.where("trolls_army_2") == "pool"  # lost to this turn's event: it is not the one that grew again


@pytest.mark.rule("DR-DEC-19", "DR-B-SEQ-05")
def test_a_hero_not_due_yet_and_one_without_a_place_wait() -> None:
    t = at("events", turn=6, track={"hothior_monarch": 7}, dice=[6, 1])
    assert t.where("hothior_monarch") == "track"
    castles = [WORLD.grid.ids[castle.space] for castle in WORLD.castles_of[0]]
    held = {space: [f"muetar_army_{number}"] for number, space in enumerate(castles, 1)}
    t = at("events", turn=7, track={"hothior_monarch": 7}, plundered=castles, hexes=held, dice=[6, 1])
    assert t.where("hothior_monarch") == "track"  # no castle and no stack
    t = at(
        "events", turn=7, track={"hothior_monarch": 7}, plundered=castles, hexes={**held, "1425": ["hothior_army_1"]}
    )
    assert t.where("hothior_monarch") == "1425"
