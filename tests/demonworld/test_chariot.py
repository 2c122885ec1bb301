"""Chariots (DW-E-CHA): their base, how they roll, their two parts in shooting and melee."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from hexarchy.games.demonworld import GAME, changes, cover, shooting, shot
from hexarchy.games.demonworld.deploy import Deployment
from hexarchy.games.demonworld.large import riders
from hexarchy.games.demonworld.large.base import allowance
from hexarchy.games.demonworld.large.chariot import carriage, crew, parts
from hexarchy.games.demonworld.melee import places, reached
from hexarchy.games.demonworld.sequence import War
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import BLOWS, NOBODY, ORDERS, WAITING
from tests.demonworld import packs
from tests.demonworld.table import Table, at, unit

CHARIOT = "imperial_chariot"
GIANT = "myrlak_cloudcook"
BEASTS = "beast_chariot"  # armor 3 (1), size 2 (3), a crew of four, CREATURES 4
ORCS = "light_orc_swordbearers"
ARCHERS = "light_orc_archers"


def chariot(front: str = "F8", card: str = CHARIOT, facing: str = "N", **more: Any) -> dict[str, Any]:
    """One that has its left animals on a field; facing north on F8 it has F8, F9 and the carriage on G8."""
    return unit(card, facing, front, **{"order": "hold", **more})


def table(phase: str, *units: Any, ground: dict[str, Any] | None = None, **more: Any) -> Table:
    more |= {"layout": [[packs.SHEET]]} if ground else {}
    return at(phase, *units, level="expert", game=packs.ground(**ground) if ground else packs.guns(), **more)


def moving(order: str = "move", ground: dict[str, Any] | None = None, **more: Any) -> Table:
    t = table("movement", chariot("H8", order=order, **more), step=f"{order} step", ground=ground)
    return t.do(f"move {CHARIOT}")


def base(t: Table, card: str = CHARIOT) -> set[str]:
    return {t.s.field_id(field) for field in t.s.base(t.s.entry(t.number(card)).elements[0])}


def on(t: Table, field: str) -> int:
    return t.s.standing[t.s.area.at(field)]


def costs(t: Table) -> list[int]:
    return [event["points"] for event in t.events("strides")]


# -- base and movement -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-CHA-01")
def test_the_base_of_a_chariot() -> None:
    t = table("orders", chariot())
    assert base(t) == {"F8", "F9", "G8"}
    named = parts(t.s, 0)
    assert named is not None
    assert {t.s.field_id(field): part for field, part in named.items()} == {
        "F8": "animals",
        "F9": "animals",
        "G8": "carriage",
    }


@pytest.mark.rule("DW-E-CHA-02")
def test_nine_fields_surround_it() -> None:
    t = table("orders", chariot())
    prints = t.s.battle.footprints[0]
    assert prints is not None
    found = {name: {t.s.field_id(field) for field in prints.zone(t.s.at[0], 0, name)} for name in prints.shape.zones[0]}
    assert found == {
        "front": {"E7", "E8", "E9"},
        "flank_left_front": {"F7"},
        "flank_right_front": {"F10"},
        "flank_left_back": {"G7"},
        "flank_right_back": {"G9"},
        "rear": {"H8", "H9"},
    }


@pytest.mark.rule("DW-E-CHA-03")
@pytest.mark.parametrize(("kind", "passable"), [*[(kind, False) for kind in "ruwmox1"], ("s", True), ("g", True)])
def test_ground_for_chariots(kind: str, passable: bool) -> None:
    t = moving(ground={"terrain": {"G9": kind}})
    if passable:
        assert costs(t.do("ahead-right")) == [3]
    else:
        assert t.refuses("ahead-right") == ["DW-E-LRG-08"]


@pytest.mark.rule("DW-E-CHA-03", "DW-S-TER-31")
def test_hedges_walls_and_ruins_stop_chariots() -> None:
    for kind in ("hedges", "walls"):
        assert moving(ground={kind: ["H8-G8"]}).refuses("ahead-right") == ["DW-E-LRG-08"]
    ruined: dict[str, Any] = {"razed": ["H8-G8"], "ground": {"walls": ["H8-G8"]}}
    t = table("movement", chariot("H8", order="move"), step="move step", **ruined).do(f"move {CHARIOT}")
    assert t.refuses("ahead-right") == ["DW-E-LRG-08"]


@pytest.mark.rule("DW-E-CHA-03")
@pytest.mark.parametrize(("up", "down", "cost"), [(1, 0, 6), (0, 1, 6), (2, 0, None), (0, 2, None)])
def test_a_level_costs_three_more(up: int, down: int, cost: int | None) -> None:
    height = {f"{row}{n}": down for row in "ABCDEFGHJKLMNOP" for n in range(1, 19)}
    t = moving(ground={"height": height | {"G9": up}})
    if cost is None:
        assert t.refuses("ahead-right") == ["DW-E-LRG-08"]
    else:
        assert costs(t.do("ahead-right")) == [cost]


@pytest.mark.rule("DW-E-CHA-04")
def test_a_road_leads_through_anything() -> None:
    road = ["K9", "J8", "H8", "G7", "F7", "E6"]
    wood = {f"{row}{n}": "w" for row in "EFGHJK" for n in range(1, 18) if f"{row}{n}" not in road}
    height = {f"{row}{n}": 2 for row in "ABCDEFG" for n in range(1, 18)}
    t = moving(ground={"roads": [road], "terrain": wood, "height": height})
    assert base(t) == {"H8", "H9", "J8"}  # two fields of it on the road
    assert t.refuses("ahead-right") == ["DW-E-LRG-08"]
    assert costs(t.do("ahead-left")) == [3]  # up two levels, the other animals through the wood
    assert base(t) == {"G7", "G8", "H8"}


@pytest.mark.rule("DW-E-CHA-05")
def test_hit_points_are_common_and_wounds_slow_it() -> None:
    t = table("orders", chariot(hits=[2]))
    orders = [ORDERS.index(order) for order in ("move", "attack", "skirmish", "hold")]
    assert [allowance(t.s, 0, order) for order in orders] == [24, 16, 8, 1]
    assert GAME.world.cards.large[CHARIOT].hit_points == 4
    changes.wound(t.s, {0: 1})
    assert t.fields(CHARIOT) == ["F8"]
    changes.wound(t.s, {0: 1})
    assert t.fields(CHARIOT) == []
    assert not t.s.standing


@pytest.mark.rule("DW-E-CHA-06")
def test_it_moves_only_ahead() -> None:
    t = moving()
    assert {"ahead-left", "ahead-right"} <= {*t.options}
    assert t.refuses("side-left") == t.refuses("back-right") == ["DW-E-LRG-23"]
    t.do("ahead-left")
    assert (base(t), costs(t)) == ({"G7", "G8", "H8"}, [3])


@pytest.mark.rule("DW-E-CHA-07")
def test_it_turns_forward_about_an_animal_field() -> None:
    def turned(way: str) -> Table:
        t = table("movement", chariot(order="move"), step="move step").do(f"move {CHARIOT}")
        assert sorted(t.targets("swing")) == ["forward-left", "forward-right"]
        return t.do(f"swing {way}")

    t = turned("forward-right")
    assert (base(t), t.facing(CHARIOT), costs(t)) == ({"E8", "F9", "F8"}, "ENE", [3])
    assert t.s.field_id(carriage(t.s, 0)) == "F8"
    t = turned("forward-left")
    assert (base(t), t.facing(CHARIOT)) == ({"F8", "E8", "F9"}, "WNW")
    assert t.s.field_id(carriage(t.s, 0)) == "F9"


# -- shooting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-CHA-09", "DW-E-CHA-20")
def test_how_tall_its_parts_are() -> None:
    t = table("orders", chariot(), chariot("F2", BEASTS))
    found = {t.s.field_id(field): size for field, size in cover.sizes(t.s).items()}
    assert found == {"F8": 2, "F9": 2, "G8": 3, "F2": 3, "F3": 3, "G2": 3}


@pytest.mark.rule("DW-E-CHA-10")
@pytest.mark.parametrize(
    ("phase", "order", "shoots"),
    [
        *[("shooting-1", "skirmish", True), ("shooting-1", "hold", False), ("shooting-1", "attack", False)],
        *[("shooting-2", "hold", True), ("shooting-2", "skirmish", False), ("shooting-2", "move", False)],
    ],
)
def test_when_the_crew_shoots(phase: str, order: str, shoots: bool) -> None:
    t = table(phase, chariot(order=order), unit(ORCS, "N", "J8"))
    assert (t.question == "shot-lead" and t.asked == ["empire"]) is shoots


@pytest.mark.rule("DW-E-CHA-10")
def test_the_crew_shoots_in_all_directions_from_the_carriage() -> None:
    t = table("shooting-2", chariot(), unit(ORCS, "N", "J8 G5 G11 K8 K7"))
    aims = {t.s.field_id(field) for field in shot.aims(t.s, 0)}
    assert {"J8", "G5", "G11"} <= aims
    assert "L8" not in aims
    assert shot.stance(t.s, 0) == (t.s.area.at("G8"), 3)


@pytest.mark.rule("DW-E-CHA-10")
@pytest.mark.parametrize(("field", "added"), [("E8", None), ("D8", -2), ("C8", 0)])
def test_javelins_over_the_own_horses(field: str, added: int | None) -> None:
    """The horses are two high and a field ahead: of a target of size 2 nothing is seen at two fields, half of it at
    three, all of it at four."""
    t = table("shooting-2", chariot(), unit(ORCS, "S", field))
    assert t.s.area.grid.distance(t.s.area.at("G8"), t.s.area.at(field)) == {"E8": 2, "D8": 3, "C8": 4}[field]
    assert cover.in_view(t.s, 0, t.s.area.at(field)) == added


@pytest.mark.rule("DW-S-SHO-46")
def test_a_small_crew_shoots_as_few_models_do() -> None:
    t = table("shooting-2", chariot(), unit(ORCS, "N", "J8"))
    assert dict(Shot(0, 1, 4).modifiers(t.s, 1))["DW-S-SHO-46"] == -1


@pytest.mark.rule("DW-E-CHA-11", "DW-DEC-14")
def test_the_shooter_names_the_carriage_or_an_animal_field() -> None:
    archers = unit(ARCHERS, "S", "C9 C1 C2 C3", order="hold")
    t = table("shooting-2", chariot(), archers, dice=[1])
    lead = on(t, "C9")
    assert {t.s.field_id(field) for field in shot.aims(t.s, lead)} == {"F8", "F9"}  # the carriage is hidden
    behind = unit(ARCHERS, "N", "K8 O1 O2 O3", order="hold")
    t = table("shooting-2", chariot(), behind, dice=[1])
    assert "G8" in {t.s.field_id(field) for field in shot.aims(t.s, on(t, "K8"))}


@pytest.mark.rule("DW-E-CHA-08", "DW-E-CHA-11")
def test_shots_meet_the_armor_of_the_part() -> None:
    t = table("shooting-2", chariot(card=BEASTS), unit(ARCHERS, "N", "K8 O1 O2 O3", order="hold"))
    lead = on(t, "K8")
    for field, armor in (("G8", 3), ("F8", 1)):
        one = Shot(lead, 0, 4, field=t.s.area.at(field))
        assert dict(one.modifiers(t.s, 0))["DW-B-CHR-01"] == -armor
    printed = GAME.world.cards.large[CHARIOT]
    assert (printed.armor, printed.armor_animals) == (1, 1)


@pytest.mark.rule("DW-E-CHA-08", "DW-B-SHO-24")
@pytest.mark.parametrize(("direction", "field", "armor"), [(1, "F8", 1), (2, "G8", 3)])
def test_a_shot_astray_meets_the_armor_of_the_part_it_strikes(direction: int, field: str, armor: int) -> None:
    """Aimed at swordbearers beside the carriage."""
    foes = unit(ORCS, "N", "G7", melee=1), unit(ARCHERS, "N", "K8 O1 O2 O3", order="hold")
    t = table("shooting-2", chariot(card=BEASTS, melee=1), *foes, dice=[6, direction, 1])
    shooting.fire(t.s, [Shot(on(t, "K8"), on(t, "G7"), 4)], {})
    roll = t.s._happened[-1].args
    assert (roll["hex"], dict(roll["modifiers"])["DW-B-CHR-01"]) == (field, -armor)


# -- melee -------------------------------------------------------------------------------------------------------------


def fight(fields: str, card: str = CHARIOT, dice: Any = 1, facing: str = "N") -> Table:
    return table("melee", chariot(card=card, melee=1), unit(ORCS, facing, fields, melee=1), dice=dice)


def added(t: Table, field: str, aimed: str) -> dict[str, int]:
    return dict(Strike(on(t, field), 0, field=t.s.area.at(aimed)).modifiers(t.s))


@pytest.mark.rule("DW-E-CHA-12", "DW-E-CHA-02")
@pytest.mark.parametrize(("field", "aimed"), [("H8", "G8"), ("G7", "G8"), ("F7", "F8"), ("E8", "F8")])
def test_no_bonus_for_flank_or_rear(field: str, aimed: str) -> None:
    assert "DW-B-MEL-18" not in added(fight(f"{field} G9"), field, aimed)


@pytest.mark.rule("DW-S-FOR-08", "DW-E-LME-13")
@pytest.mark.parametrize(("ring", "bonus"), [("F6:WNW F7 G7:ENE H7:ESE H6:S G5:WSW", None), ("F7 G7 H7", 2)])
def test_a_square_has_no_flank_for_a_chariot_either(ring: str, bonus: int | None) -> None:
    men, orcs = unit("noble_footsoldiers", "N", ring, melee=1), chariot("E8", facing="ENE", melee=1, side="orcs")
    t = table("melee", men, orcs)  # its carriage is on F8
    crew = Strike(on(t, "F8"), on(t, "F7"), 0, BLOWS.index("crew"))
    assert dict(crew.modifiers(t.s)).get("DW-B-MEL-18") == bonus


@pytest.mark.rule("DW-E-CHA-13")
def test_the_crew_strikes_beside_and_behind_the_carriage() -> None:
    t = fight("G7 G9 H8 H9 E8 F7 F10")
    found = {BLOWS[blow]: {t.s.field_id(t.s.at[foe]) for foe in foes} for blow, foes in reached(t.s, 0).items()}
    assert found == {"crew": {"G7", "G9", "H8", "H9"}}
    crew = dict(Strike(0, on(t, "H8"), 0, BLOWS.index("crew")).modifiers(t.s))
    assert (crew["DW-B-CHR-05"], crew["DW-B-CHR-02"]) == (5, 1)  # its size 3 against 2


@pytest.mark.rule("DW-E-CHA-20", "DW-E-CHA-13", "DW-E-CHA-08")
def test_attacks_meet_size_and_armor_of_the_part() -> None:
    t = fight("G7")
    assert added(t, "G7", "G8")["DW-B-CHR-02"] == -1  # the crew counts as 3
    assert "DW-B-CHR-02" not in added(t, "G7", "F8")
    t = fight("G7", BEASTS)
    assert [added(t, "G7", aimed)["DW-B-CHR-01"] for aimed in ("G8", "F8")] == [-3, -1]
    assert added(t, "G7", "F8")["DW-B-CHR-02"] == -1


@pytest.mark.rule("DW-E-CHA-14")
def test_a_crew_of_three_or_fewer_is_easier_to_strike() -> None:
    t = fight("G7")
    assert added(t, "G7", "G8")["DW-E-CHA-14"] == 1
    assert "DW-E-CHA-14" not in added(t, "G7", "F8")
    assert "DW-E-CHA-14" not in added(fight("G7", BEASTS), "G7", "G8")


@pytest.mark.rule("DW-E-CHA-15")
def test_animals_strike_their_front_fields() -> None:
    t = fight("E7 E8 E9 G7", BEASTS, facing="S")
    found = {BLOWS[blow]: {t.s.field_id(t.s.at[foe]) for foe in foes} for blow, foes in reached(t.s, 0).items()}
    assert found == {"crew": {"G7"}, "left-animals": {"E7", "E8"}, "right-animals": {"E8", "E9"}, "team": {"E8"}}
    assert not [blow for blow in reached(fight("E8 G7", facing="S").s, 0) if "animals" in BLOWS[blow]]


@pytest.mark.rule("DW-E-CHA-15", "DW-E-CHA-16")
def test_half_of_a_team_supports_the_other_at_the_centre() -> None:
    t = fight("E8 G7", BEASTS, dice=[1] * 6, facing="S")
    t.do("take F8", seat="empire")
    t.do("blow team", seat="empire")
    t.do("take F8", seat="empire")  # only the crew is left
    rolls = [event for event in t.events("roll") if event.get("unit") == BEASTS and event["why"] == "DW-B-MEL-13"]
    assert [dict(roll["modifiers"]).get("DW-B-MEL-19") for roll in rolls] == [3, None]
    assert [dict(roll["modifiers"])["DW-B-CHR-05"] for roll in rolls] == [4, 5]


@pytest.mark.rule("DW-E-CHA-15")
def test_the_halves_of_a_team_strike_for_themselves() -> None:
    t = fight("E8 G7", BEASTS, dice=[1] * 6, facing="S")
    t.do("take F8", "blow left-animals", "take F8", seat="empire")
    assert {*t.options_of("empire")} == {"blow right-animals", "blow crew"}


@pytest.mark.rule("DW-E-CHA-17", "DW-DEC-40")
@pytest.mark.parametrize(
    ("field", "open_"), [("H8", ["G8"]), ("E8", ["F8"]), ("F7", ["F8"]), ("G7", ["F8", "G8"]), ("G9", ["F9", "G8"])]
)
def test_which_part_is_struck(field: str, open_: list[str]) -> None:
    t = fight(f"{field} H9")
    assert [t.s.field_id(one) for one in places(t.s, on(t, field), 0)] == open_


@pytest.mark.rule("DW-E-CHA-17", "DW-DEC-40")
def test_from_a_back_flank_field_the_attacker_chooses() -> None:
    t = table("melee", chariot(melee=1), unit(ORCS, "ENE", "G7", melee=1), dice=[1] * 6)
    while t.question != "strike-at":
        t.do("take G7" if "take G7" in t.options else "done")
    assert t.options == ["at F8", "at G8"]
    assert t.refuses("at F9") == ["DW-E-CHA-17"]
    t.do("at F8")
    assert t.told("roll", why="DW-B-MEL-13", unit=ORCS)[0]["hex"] == "F8"


@pytest.mark.rule("DW-E-CHA-17", "DW-E-LME-14", "DW-E-DRA-16")
def test_a_dragon_strikes_the_part_its_attack_reaches() -> None:
    """A chariot on D7 and D8, with its carriage on E7, beside the head of a dragon that bites straight ahead."""
    dragon, rolled = unit("imperial_dragonrider", "N", "E8", melee=1), chariot("D7", melee=1, side="orcs")
    t = table("melee", dragon, rolled)
    found = {blow: [t.s.field_id(at) for at in places(t.s, 0, 1, BLOWS.index(blow))] for blow in ("bite", "rider")}
    assert found == {"bite": ["D8"], "rider": ["D8", "E7"]}


# -- passengers --------------------------------------------------------------------------------------------------------

GORDAN = "gordan"  # of size 2, on foot, alone
FOE = unit(ORCS, "N", "P1 P2", order="hold")


def rolling(*more: Any, step: str = "move step", **about: Any) -> Table:
    """A chariot on H8, H9 and J8 is to move."""
    return table("movement", chariot("H8", order="move"), FOE, *more, step=step, **about)


def stop(t: Table) -> Table:
    return t.answer("large-operation", "stop")


@pytest.mark.rule("DW-E-CHA-18", "DW-E-CHA-19")
def test_a_commander_beside_the_carriage_gets_on() -> None:
    t = rolling(unit(GORDAN, "N", "J9"), unit("herkyn", "N", "L3")).do("ready", f"move {CHARIOT}")
    stop(t)
    assert (t.question, t.options) == ("mount", ["none", f"mount {GORDAN}"])
    assert t.refuses("mount herkyn") == ["DW-E-CHA-19"]
    t.do(f"mount {GORDAN}")
    assert t.fields(GORDAN) == []
    assert t.view(None)["units"][GORDAN]["mount"] == CHARIOT
    assert t.unit(GORDAN).moved
    assert t.unit(CHARIOT).moved


@pytest.mark.rule("DW-E-CHA-18")
def test_there_is_room_for_one_on_foot_and_alone() -> None:
    t = rolling(unit(GORDAN, "N", "J9"))
    single, roll = t.number(GORDAN), t.number(CHARIOT)
    assert riders.why_not_mount(t.s, single, roll) is None
    form = t.s.entry(single).form
    for name, value in (("models", 3), ("mounted", True), ("size", 3)):
        other = msgspec.structs.replace(form, **{name: value})
        entries = tuple(entry._replace(form=other) if entry.form is form else entry for entry in t.s.roster.entries)
        s = t.s.clone()
        s.roster = copy.copy(s.roster)
        s.roster.entries = entries  # type: ignore[misc]
        why = riders.why_not_mount(s, single, roll)
        assert why is not None
        assert why.rule == "DW-E-CHA-18"
    t = rolling(unit(GORDAN, mount=CHARIOT), unit("herkyn", "N", "J9"))
    why = riders.why_not_mount(t.s, t.number("herkyn"), t.number(CHARIOT))
    assert why is not None
    assert why.rule == "DW-E-CHA-18"


@pytest.mark.rule("DW-E-CHA-19")
def test_who_gets_off_before_the_chariot_moves_goes_on() -> None:
    t = rolling(unit(GORDAN, mount=CHARIOT)).do(f"move {CHARIOT}")
    assert t.question == "dismount"
    assert {*t.targets("to")} == {"J7", "J9", "K8", "K9"}  # the four sides of the carriage
    assert t.refuses("to L8") == ["DW-E-CHA-19"]
    t.do("to K8")
    assert t.fields(GORDAN) == ["K8"]
    assert t.question not in ("large-operation", "next-unit")  # his own move
    while t.question != "large-operation":
        t.do(next(option for option in ("stop", "done", "none") if option in t.options))
    t.do("ahead-left", "stop")
    assert t.unit(GORDAN).mount == NOBODY


@pytest.mark.rule("DW-E-CHA-19")
def test_who_gets_off_after_the_chariot_has_moved_stays() -> None:
    t = rolling(unit(GORDAN, mount=CHARIOT)).do(f"move {CHARIOT}", "none", "ahead-left")
    stop(t)
    t.answer("dismount", "to J8")
    assert t.fields(GORDAN) == ["J8"]
    assert t.unit(GORDAN).moved


@pytest.mark.rule("DW-E-CHA-14")
def test_a_passenger_counts_among_the_crew() -> None:
    t = table("melee", chariot(melee=1), unit(ORCS, "N", "G7", melee=1), unit(GORDAN, mount=CHARIOT))
    assert added(t, "G7", "G8")["DW-E-CHA-14"] == 1  # two and one
    t = table("melee", chariot(melee=1), unit(ORCS, "N", "G7", melee=1), unit(GORDAN, mount=CHARIOT))
    assert crew(t.s, 0) == 3


@pytest.mark.rule("DW-E-LCM-03", "DW-E-LCM-04", "DW-DEC-35")
def test_a_passenger_outlives_the_chariot() -> None:
    t = table("orders", chariot(hits=[2]), FOE, unit(GORDAN, mount=CHARIOT))
    before = t.s.hits[t.s.entry(2).elements[0]]
    changes.wound(t.s, {0: 1})
    assert t.fields(GORDAN) == []
    changes.wound(t.s, {0: 1})
    assert (t.fields(CHARIOT), t.fields(GORDAN)) == ([], ["G8"])
    assert t.s.hits[t.s.entry(2).elements[0]] == before
    assert t.unit(GORDAN).mount == NOBODY


def trodden(front: str, facing: str = "N") -> Table:
    """A giant on H8, J8 and J9 treads on G8, where a chariot stands with its animals, or with its carriage."""
    giant = unit(GIANT, "N", "H8", order="attack")
    rolled = chariot(front, facing=facing, moved=True, order="skirmish")
    t = table("movement", giant, rolled, unit(GORDAN, mount=CHARIOT), FOE, step="attack step", dice=[20])
    if t.question == "first-or-second":
        t.do("first" if t.asked == ["orcs"] else "second")
    return t.do(f"move {GIANT}", "ahead-right")


def hits(t: Table, single: str) -> int:
    return t.s.hits[t.s.entry(t.number(single)).elements[0]]


@pytest.mark.rule("DW-E-OVR-10", "DW-DEC-35")
def test_the_owner_of_who_is_rolled_over_says_where_they_stand() -> None:
    t = trodden("F8")  # the carriage is on G8
    whole = t.s.entry(t.number(GORDAN)).card.hit_points
    assert (t.question, t.asked) == ("thrown-off", ["empire"])
    assert {*t.targets("to")} == {"F8", "F9", "G7", "G9"}
    assert t.refuses("to E8") == ["DW-E-OVR-10"]
    t.do("to G7")
    assert t.fields(GORDAN) == ["G7"]
    assert hits(t, GORDAN) == whole - 1
    assert t.unit(GORDAN).mount == NOBODY
    assert t.question == "large-operation"  # the giant goes on


@pytest.mark.rule("DW-E-OVR-18", "DW-E-OVR-10")
def test_nobody_stands_up_where_a_giant_may_be_put_back_to() -> None:
    """From F8, G7 and G8 it treads on the carriage and on a man who keeps his feet; gunners before it shoot it down."""
    giant = unit(GIANT, "N", "F8", order="attack", hits=[1])
    rolled = chariot("E9", facing="ENE", order="skirmish", moved=True)
    men = unit("noble_footsoldiers", "S", "E8 A1 A2", order="skirmish", moved=True)
    gunners = unit("imperial_arquebusiers", "S", "D8 D9 C8 C9", order="hold")
    rolls = [20, 1, 20]
    t = table("movement", giant, rolled, men, gunners, unit(GORDAN, mount=CHARIOT), step="attack step", dice=rolls)
    t.do(f"move {GIANT}", "ahead-right", "at E9")
    assert {*t.targets("to")} == {"E9", "F10", "G9"}
    t.do("to G9", "ahead-left", "take D8")
    while t.question in ("shot-lead", "shot-support"):
        t.do("done" if "done" in t.options else "close")
    assert {t.s.field_id(field) for field in t.s.carcasses} == {"F8", "G7", "G8"}


@pytest.mark.rule("DW-E-OVR-10", "DW-DEC-35")
def test_who_keeps_the_field_of_the_carriage_is_unhurt() -> None:
    t = trodden("G8", facing="S")  # the animals: the carriage's field is free
    assert t.question == "large-operation"
    assert t.fields(GORDAN) == ["F8"]
    assert hits(t, GORDAN) == t.s.entry(t.number(GORDAN)).card.hit_points


@pytest.mark.rule("DW-E-OVR-16", "DW-E-LME-06", "DW-E-LCM-04")
@pytest.mark.parametrize(("die", "on", "fights"), [(1, "side-left", False), (20, "stop", True)])
def test_a_giant_on_its_way_passes_by_who_stands_up_before_it(die: int, on: str, fights: bool) -> None:
    """It treads on the animals, and on a man who keeps his feet or falls; the passenger stands where it can strike."""
    giant, rolled = unit(GIANT, "N", "F8", order="attack"), chariot("E9", facing="S", moved=True, order="skirmish")
    men = unit("noble_footsoldiers", "S", "F9 A1 A2", order="skirmish", moved=True)
    t = table("movement", giant, rolled, men, unit(GORDAN, mount=CHARIOT), step="attack step", dice=[20, die, 6, 6])
    t.do(f"move {GIANT}", "ahead-right", "at E9")
    assert t.fields(GORDAN) == ["D9"]
    assert not t.in_melee(GORDAN)
    t.do(on)
    assert t.in_melee(GORDAN) is fights


@pytest.mark.rule("DW-E-CHA-18", "DW-DEC-05")
def test_a_commander_begins_the_battle_on_a_chariot() -> None:
    t = table("orders", chariot("N8"), unit(GORDAN, "N", "O3"), FOE)
    for element, field in enumerate(t.s.at):
        if field >= 0:
            changes.remove(t.s, element, WAITING)
    t.s.frames = [War(), Deployment()]
    t.s.run()
    t.do(f"deploy {CHARIOT}", "face N", "to N8", f"deploy {GORDAN}", seat="empire")
    assert f"mount {CHARIOT}" in t.options_of("empire")
    t.do(f"mount {CHARIOT}", seat="empire")
    assert {"unit": GORDAN, "host": CHARIOT} in t.view("empire")["draft"]["placed"]
    t.do(f"deploy {CHARIOT}", "face N", "to N9", seat="empire")  # taken up again, with him on it
    assert t.refuses("ready", seat="empire") == ["DW-B-WIN-17"]
    t.do(f"deploy {GORDAN}", f"mount {CHARIOT}", "ready", seat="empire")
    while t.s.ask(t.s.setting.seat("orcs")) is not None and t.ask_of("orcs").key.startswith(("deploy", "form")):
        options = t.options_of("orcs")
        t.do("ready" if "ready" in options else options[-1], seat="orcs")
    assert t.fields(CHARIOT) == ["N9"]
    assert t.unit(GORDAN).mount == t.number(CHARIOT)
    assert t.view(None)["units"][GORDAN]["away"] == {"riding": 1}
