"""Sir Mortnoir (DR-A-MOR): where he goes, who searches for him, and what his advice is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.cursed import MARKET
from tests.divine_right.hirelings import card_at
from tests.divine_right.magic import FIELD, RING, armies, charge, fates, sides
from tests.divine_right.sieges import around
from tests.divine_right.table import WORLD, Table, at

THEIRS = armies("muetar", 1, 2, 3)
GENIUS = 16


def game(phase: str, hexes: dict[str, list[str]], *, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "mortnoir": on, **more.pop("options", {})}
    masters = {"mortnoir": "first", **more.pop("masters", {})}
    return at(phase, hexes=hexes, options=options, masters=masters, **more)


# -- coming ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MOR-01", "DR-DEC-11")
def test_he_enters_with_any_enemy_leader() -> None:
    hexes = {FIELD: ["juulute"], "1105": ["hothior_army_1"]}
    t = at(
        "diplomacy",
        options={"level": "intermediate", "mortnoir": True},
        dice=[1],
        hands={"first": ["mortnoir"]},
        hexes=hexes,
        masters={"juulute": "second"},
    )
    t.do("enlist mortnoir")
    muetar = WORLD.grid.ids[WORLD.royal_seats[2]]
    assert (t.question, sorted(t.targets("place"))) == ("entry", sorted([FIELD, muetar]))
    t.do(f"place {FIELD}")
    assert (t.where("mortnoir"), t.master("mortnoir")) == (FIELD, "first")
    assert card_at(t, "mortnoir") == "open-first"


@pytest.mark.rule("DR-A-MOR-01")
def test_with_a_leader_at_sea_he_rows_beside_the_fleet() -> None:
    sea = "0416"
    t = at(
        "diplomacy",
        options={"level": "intermediate", "mortnoir": True},
        dice=[1],
        hands={"first": ["mortnoir"]},
        kingdoms={"hothior": "first", "mivior": "second"},
        hexes={sea: ["mivior_fleet_1", "mivior_monarch"]},
        aboard={"mivior_monarch": "mivior_fleet_1"},
    )
    t.do("enlist mortnoir")
    assert t.where("mortnoir") == sea
    assert t.view(None)["boats"] == ["mortnoir"]


@pytest.mark.rule("DR-A-MOR-02")
def test_he_bears_nothing_and_steals_nothing() -> None:
    hexes = {FIELD: ["hothior_monarch", "juulute", "mortnoir"]}
    more: dict[str, Any] = {"devices": {"wand": "hothior_monarch"}, "masters": {"juulute": "first"}}
    t = game("movement", hexes, **more).do("give wand")
    assert t.targets("carry") == ["juulute"]
    assert t.why("carry mortnoir") == ["DR-A-MOR-02"]
    t.do("none")
    assert t.why("steal mortnoir") == ["DR-B-TRE-06"]
    lost = game("movement", {FIELD: ["mortnoir"]}, devices={"wand": FIELD}).do("done")
    assert lost.targets("seek") == []
    assert "carry mortnoir" in game("movement", hexes, on=False, **more).do("give wand").options


@pytest.mark.rule("DR-A-MOR-03")
def test_he_enters_enemy_castles_and_stacks_without_a_roll() -> None:
    castle = next(one for one in WORLD.castles if one.name == "Pennol")
    pennol = WORLD.grid.ids[castle.space]
    beside = next(WORLD.grid.ids[near] for near in WORLD.field.near[castle.space] if WORLD.land >> near & 1)
    t = game("movement", {beside: ["mortnoir"], pennol: THEIRS}).do("move mortnoir", f"go {pennol}")
    assert t.where("mortnoir") == pennol
    assert fates(t) == []
    other = game("movement", {beside: ["mortnoir"], pennol: THEIRS}, on=False, dice=[3])
    assert fates(other.do("move mortnoir", f"go {pennol}")) == [3]


@pytest.mark.rule("DR-A-MOR-03", "DR-DEC-45")
def test_he_needs_no_leave_to_pass() -> None:
    """Immer acts for nobody: others must ask at its border."""
    t = game("movement", {"1105": ["mortnoir"]}).do("move mortnoir", "go 1206")
    assert t.question != "passage"
    assert t.where("mortnoir") == "1206"
    assert t.view(None)["kingdoms"]["immer"]["penalties"] == []
    assert game("movement", {"1105": ["mortnoir"]}, on=False).do("move mortnoir", "go 1206").question == "passage"


# -- searches ----------------------------------------------------------------------------------------------------------


def search(*dice: int, **more: Any) -> Table:
    """The second seat's army comes to the space where he is alone, and searches."""
    t = game("movement", {FIELD: ["mortnoir"], RING[0]: THEIRS}, phasing=1, dice=[*dice], **more)
    t.do("move muetar_army_1", "with muetar_army_2", f"go {FIELD}")
    assert t.question == "search"
    return t.do("search mortnoir")


@pytest.mark.rule("DR-A-MOR-04", "DR-DEC-49")
def test_found_on_2_to_5_he_may_join_the_searchers() -> None:
    t = search(4)
    assert (t.question, t.asked, t.options) == ("join-searchers", ["first"], ["yes", "no"])
    t.do("yes")
    assert t.where("mortnoir") == FIELD
    t.until("march").do(f"go {RING[4]}", "stop", "done")
    assert (t.question, t.targets("place")) == ("follow", [RING[4]])
    declined = search(4).do("no").until("march").do(f"go {RING[4]}", "stop", "done")
    assert declined.question != "follow"
    assert t.where("mortnoir") == FIELD


@pytest.mark.rule("DR-A-MOR-04", "DR-T-A-MORTNOIR")
def test_found_on_1_he_dies_and_on_6_he_is_captured() -> None:
    assert search(1).where("mortnoir") == "gone"
    t = search(6)
    assert (t.question, t.asked) == ("captive", ["second"])


@pytest.mark.rule("DR-A-MOR-04", "DR-DEC-48")
def test_his_hosts_do_not_search_for_him() -> None:
    hexes = {FIELD: ["mortnoir", "muetar_army_3"], RING[0]: THEIRS[:2]}
    t = game("movement", hexes, phasing=1).do("move muetar_army_1", f"go {FIELD}")
    assert t.question != "search"
    assert game("movement", hexes, phasing=1, on=False).do("move muetar_army_1", f"go {FIELD}").question == "search"


# -- advice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MOR-06", "DR-DEC-72")
def test_his_player_declares_him_active_at_the_end_of_their_combat_phase() -> None:
    t = game("combat", {FIELD: ["mortnoir", *THEIRS]})
    assert (t.question, t.options) == ("combat-ends", ["advise", "done"])
    assert t.why("keep-silent") == ["DR-A-MOR-06"]
    t.do("advise")
    assert t.events("takes-charge")
    assert t.view("second")["tales"]["advising"]
    assert t.question != "combat-ends"  # once a turn
    silent = game("combat", {FIELD: ["mortnoir", *THEIRS]}, advising=True)
    assert silent.options == ["keep-silent", "done"]
    assert "advising" not in silent.do("keep-silent").view(None)["tales"]


def clash(own: list[str], *dice: int, on: bool = True, **more: Any) -> Table:
    """The second seat attacks out of the stack he is in."""
    hexes = {RING[0]: [*own, "mortnoir"], FIELD: armies("hothior", 1, 2, 3, 4), **more.pop("hexes", {})}
    t = game("combat", hexes, phasing=1, on=on, advising=on, dice=[*dice], **more)
    return charge(t.do(f"attack {FIELD}")) if f"attack {FIELD}" in t.options else t


@pytest.mark.rule("DR-A-MOR-07")
def test_a_genius_who_listens_to_him_fights_at_minus_one() -> None:
    allies: dict[str, Any] = {
        "kingdoms": {"hothior": "first", "mivior": "second"},
        "allies": {"muetar": "second"},
        "personalities": {"muetar": GENIUS},
    }
    trusting = clash(["muetar_monarch", *THEIRS], 3, 3, 3, **allies)  # the first die: he is not found out
    assert trusting.events("spellbound")[0]["heroes"] == ["muetar_monarch"]
    own, _ = sides(trusting)
    assert own["DR-A-MOR-07"] == -1
    assert "DR-B-COM-10" not in own
    without, _ = sides(clash(["muetar_monarch", *THEIRS], 3, 3, on=False, **allies))
    assert without["DR-B-COM-10"] == 1


@pytest.mark.rule("DR-A-MOR-07")
def test_effects_begin_with_the_next_combat_phase_and_last_into_the_turns_of_others() -> None:
    hexes = {FIELD: ["muetar_monarch", *THEIRS, "mortnoir"], RING[0]: armies("hothior", 1, 2, 3, 4)}
    fresh = charge(game("combat", hexes, advising=True, dice=[3, 3]).do(f"attack {FIELD}"))
    assert "DR-A-MOR-07" not in sides(fresh)[1]
    bound = game("combat", hexes, advising=True, spellbound=["muetar_monarch"], dice=[3, 3])
    assert sides(charge(bound.do(f"attack {FIELD}")))[1]["DR-A-MOR-07"] == -1


@pytest.mark.rule("DR-A-MOR-08")
def test_his_stack_retreats_on_one_more() -> None:
    hexes = {FIELD: [*THEIRS, "mortnoir"], RING[0]: armies("hothior", 1, 2, 3, 4)}
    t = game("combat", hexes, advising=True, dice=[4]).do(f"attack {FIELD}")
    while t.question == "commit":
        t.do(t.options[0])
    assert (t.question, t.about["number"]) == ("retreat", 5)
    t.do("yes")
    assert t.question != "retreat-where"
    idle = game("combat", hexes, advising=False, dice=[4]).do(f"attack {FIELD}")
    while idle.question == "commit":
        idle.do(idle.options[0])
    assert idle.about["number"] == 4


def siege(die: int, where: str, *, advising: bool = True, **more: Any) -> Table:
    """Muetar besieges a castle of Immer with twice its strength; Mortnoir stands where it is said."""
    ring = around("1203", armies("muetar", *range(1, 11)))
    hexes = {space: [*stack] for space, stack in ring.items()}
    hexes.setdefault(where, []).append("mortnoir")
    return game(
        "siege",
        hexes,
        allies={"immer": "first"},
        sieges={"1203": "second"},
        phasing=1,
        advising=advising,
        dice=[die],
        **more,
    ).do("assault 1203")


def added(t: Table) -> dict[str, int]:
    """What was added to the siege die, by rule."""
    return dict(next(event.args["modifiers"] for event in t.log if event.args.get("why") == "DR-B-SIE-07"))


@pytest.mark.rule("DR-A-MOR-08")
def test_a_siege_goes_worse_with_him_and_a_six_still_takes_the_castle() -> None:
    camp = next(iter(around("1203", armies("muetar", *range(1, 11)))))
    worth = added(siege(5, camp))
    assert worth.pop("DR-A-MOR-08") == -1
    plain = sum(worth.values())
    assert siege(6 - plain, camp).events("castle-falls") == []
    assert siege(6 - plain, camp, advising=False).events("castle-falls")
    assert siege(6, camp).events("castle-falls")


@pytest.mark.rule("DR-A-MOR-08")
def test_inside_a_besieged_castle_he_helps_the_besiegers() -> None:
    assert added(siege(1, "1203"))["DR-A-MOR-08"] == 1


@pytest.mark.rule("DR-A-MOR-09")
def test_a_stack_without_a_leader_is_slow_and_fights_worse() -> None:
    hexes = {FIELD: ["mercenary_1", "mortnoir"], "1620": ["hothior_army_1"]}
    masters = {"mercenary_1": "second"}
    t = game("movement", hexes, masters=masters, phasing=1, advising=True).do("move mercenary_1")
    assert t.about["points"] == 3
    assert game("movement", hexes, masters=masters, phasing=1).do("move mercenary_1").about["points"] == 5
    own, _ = sides(clash(THEIRS, 3, 3))
    assert own["DR-A-MOR-09"] == -1


@pytest.mark.rule("DR-A-MOR-09")
def test_it_fights_worse_that_turn_even_when_it_has_marched_away() -> None:
    ring = {WORLD.grid.at(space) for space in RING}
    near = WORLD.field.near[WORLD.grid.at(RING[1])]
    beyond = next(WORLD.grid.ids[one] for one in near if one not in ring and WORLD.grid.ids[one] != FIELD)
    t = game(
        "movement", {FIELD: [*THEIRS, "mortnoir"], beyond: armies("hothior", 1)}, phasing=1, advising=True, dice=[3, 3]
    )
    t.do("move muetar_army_1", f"go {RING[1]}").until("attack")
    assert sides(charge(t.do(f"attack {beyond}")))[0]["DR-A-MOR-09"] == -1


@pytest.mark.rule("DR-A-MOR-10")
def test_a_leader_is_himself_again_when_he_begins_his_movement_apart() -> None:
    hexes = {FIELD: ["muetar_monarch", *THEIRS, "mortnoir"]}
    t = game("movement", hexes, phasing=1, advising=True, spellbound=["muetar_monarch"])
    t.do("move muetar_monarch")
    assert t.targets("with") == []  # he leads nobody
    assert t.why(f"with {THEIRS[0]}") == ["DR-A-MOR-07"]
    t.do(f"go {RING[0]}").until("next-move")
    assert t.view(None)["tales"]["spellbound"] == ["muetar_monarch"]
    apart = game(
        "movement",
        {FIELD: ["mortnoir"], RING[0]: ["muetar_monarch", *THEIRS]},
        phasing=1,
        advising=True,
        spellbound=["muetar_monarch"],
    )
    assert "spellbound" not in apart.view(None)["tales"]
    assert set(THEIRS) <= {*apart.do("move muetar_monarch").targets("with")}


@pytest.mark.rule("DR-A-MOR-11")
def test_he_harms_his_own_player_alike() -> None:
    hexes = {RING[0]: ["hothior_monarch", *armies("hothior", 1, 2, 3), "mortnoir"], FIELD: THEIRS}
    t = charge(game("combat", hexes, advising=True, dice=[3, 3]).do(f"attack {FIELD}"))
    assert sides(t)[0]["DR-A-MOR-07"] == -1


@pytest.mark.rule("DR-A-MOR-12")
def test_a_leader_with_a_bonus_may_see_through_him_each_game_turn() -> None:
    hexes = {FIELD: ["juulute", *THEIRS, "mortnoir"]}
    more: dict[str, Any] = {"masters": {"juulute": "second"}, "advising": True, "turn": 6}
    t = game("combat", hexes, phasing=1, dice=[3], order=["first", "second"], **more)
    assert fates(t) == [3]
    assert t.where("mortnoir") == FIELD
    assert t.view(None)["tales"]["spellbound"] == ["juulute"]
    while t.s.turn < 8:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert len(t.events("suspected")) == 2


@pytest.mark.rule("DR-A-MOR-12")
@pytest.mark.parametrize(("die", "question", "place"), [(1, None, "gone"), (6, "captive", "prison")])
def test_found_out_he_is_killed_or_captured_by_his_hosts(die: int, question: str | None, place: str) -> None:
    hexes = {FIELD: ["juulute", *THEIRS, "mortnoir"], RING[0]: armies("hothior", 1)}
    t = game("combat", hexes, phasing=1, masters={"juulute": "second"}, advising=True, dice=[die])
    assert t.where("mortnoir") == place
    assert "spellbound" not in t.view(None)["tales"]
    if question:
        assert (t.question, t.asked) == (question, ["second"])


@pytest.mark.rule("DR-A-MOR-12")
def test_before_a_siege_attack_he_must_be_trusted_too() -> None:
    camp = next(iter(around("1203", armies("muetar", *range(1, 11)))))
    ring = {space: [*stack] for space, stack in around("1203", armies("muetar", *range(1, 11))).items()}
    ring[camp] += ["juulute", "mortnoir"]
    t = game(
        "siege",
        ring,
        allies={"immer": "first"},
        sieges={"1203": "second"},
        phasing=1,
        masters={"juulute": "second"},
        advising=True,
        dice=[2, 3],
    )
    assert fates(t) == [2]
    assert added(t.do("assault 1203"))["DR-A-MOR-08"] == -1


# -- fright, and going along -------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MOR-13", "DR-A-MOR-15")
def test_a_lost_battle_frightens_him_away() -> None:
    hexes = {FIELD: [*THEIRS, "mortnoir"], RING[0]: armies("hothior", 1, 2, 3, 4)}
    t = game("combat", hexes, dice=[6, 1, 3, 2]).do(f"attack {FIELD}")
    charge(t)
    while t.question == "casualty":
        t.do(t.options[0])
    assert fates(t)[-1] == 3
    assert t.where("mortnoir") == "track"
    assert t.view(None)["track"]["mortnoir"] == t.s.turn + 2


@pytest.mark.rule("DR-A-MOR-15")
def test_he_does_not_roll_for_standing_among_enemies() -> None:
    hexes = {FIELD: [*THEIRS, "mortnoir"], RING[0]: armies("hothior", 1)}
    t = game("combat", hexes, phasing=1).do("done")
    assert fates(t) == []
    assert t.where("mortnoir") == FIELD
    assert fates(game("combat", hexes, phasing=1, on=False, dice=[3]).do("done")) == [3]


@pytest.mark.rule("DR-A-MOR-14", "DR-DEC-51")
def test_when_the_stack_divides_his_player_chooses_with_whom_he_goes() -> None:
    t = game("movement", {FIELD: [*THEIRS, "mortnoir"]}, phasing=1)
    for unit, space in zip(THEIRS, (RING[0], RING[1], RING[2]), strict=True):
        t.do(f"move {unit}", f"go {space}")
        if t.question == "march":
            t.do("stop")
    t.do("done")
    assert (t.question, t.asked) == ("follow", ["first"])
    assert sorted(t.targets("place")) == sorted([RING[0], RING[1], RING[2]])
    t.do(f"place {RING[1]}")
    assert t.where("mortnoir") == RING[1]
    assert fates(t) == []


@pytest.mark.rule("DR-A-MOR-14")
def test_he_follows_a_fleet_to_sea_in_a_boat() -> None:
    coast = "0514"
    t = game(
        "movement",
        {coast: ["mivior_fleet_1", "mortnoir"]},
        kingdoms={"hothior": "first", "mivior": "second"},
        phasing=1,
    )
    goals = t.do("move mivior_fleet_1").targets("go")
    sea = next(goal for goal in goals if not WORLD.land >> WORLD.grid.at(goal) & 1)
    t.do(f"go {sea}")
    if t.question == "march":
        t.do("stop")
    t.do("done")
    t.do(f"place {sea}")
    assert t.view(None)["boats"] == ["mortnoir"]


@pytest.mark.rule("DR-A-MOR-14")
def test_he_leaves_with_his_player_even_while_he_is_asked_about() -> None:
    t = game("movement", {FIELD: [*THEIRS, "mortnoir"]}, seats=3, phasing=1, advising=True)
    t.do("move muetar_army_1", f"go {RING[0]}")
    if t.question == "march":
        t.do("stop")
    t.do("done")
    assert t.question == "follow"
    t.do("resign", seat="first")
    assert t.where("mortnoir") == "gone"
    assert card_at(t, "mortnoir") == "discard"
    assert "advising" not in t.view(None)["tales"]


@pytest.mark.rule("DR-A-MOR-05")
def test_his_hosts_may_set_a_werewolf_on_him() -> None:
    t = game(
        "movement",
        {FIELD: ["muetar_monarch", "mortnoir", "werewolf_1"], MARKET: ["rogue_9"]},
        phasing=1,
        masters={"werewolf_1": "second", "rogue_9": "second"},
        options={"curses": True},
        guises={"werewolf_1": {}},
        dice=[1],
    ).do("done")
    assert "mortnoir" in t.targets("maul")
    t.do("maul mortnoir")
    assert t.where("mortnoir") == "gone"
