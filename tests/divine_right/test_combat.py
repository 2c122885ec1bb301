"""Combat: attacks declared and fought (DR-B-COM), one step after the other."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.combat.strength import Combat, Side, odds
from tests.divine_right.table import WORLD, Table, at

# Open ground that belongs to nobody, and the six spaces around it.
FIELD, RING = "1425", ("1325", "1424", "1426", "1524", "1525", "1526")
OTHER = "1427"  # next to 1426 as well as FIELD is


def armies(kingdom: str, *numbers: int) -> list[str]:
    return [f"{kingdom}_army_{number}" for number in numbers]


def clash(
    own: list[str], theirs: list[str], *dice: int, start: str = RING[0], field: str = FIELD, **more: Any
) -> Table:
    """The first seat's stack against the second's, declared with all of it; the defender does not retreat."""
    hexes = {start: own, field: theirs, **more.pop("hexes", {})}
    t = at("combat", hexes=hexes, dice=[*dice], **more)
    t.do(f"attack {field}")
    return charge(t)


def charge(t: Table) -> Table:
    """Commit everybody, and let the defender stand."""
    while t.question in ("commit", "retreat", "attack"):
        commits = [option for option in t.options if option.startswith("commit")]
        t.do(commits[0] if commits else "no" if t.question == "retreat" else "done")
    return t


def sides(t: Table) -> tuple[dict[str, int], dict[str, int]]:
    """What both sides added to their dice, by rule."""
    own, theirs = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-COM-06"][-2:]
    return dict(own["modifiers"]), dict(theirs["modifiers"])


def lost(t: Table) -> list[str]:
    return [event["unit"] for event in t.events("eliminated")]


# -- declaring --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-COM-01", "DR-DEC-59", "DR-DEC-60")
def test_all_attacks_are_declared_before_any_is_fought() -> None:
    hexes = {"1426": armies("hothior", 1, 2), FIELD: armies("muetar", 1), OTHER: armies("muetar", 2)}
    t = at("combat", hexes=hexes, dice=[6, 1, 6, 1])
    assert t.targets("attack") == [FIELD, OTHER]
    t.do(f"attack {FIELD}", "commit hothior_army_1", "done")
    assert not t.rolls("DR-B-COM-06")
    t.do(f"attack {OTHER}")
    assert t.question == "resolve"
    assert t.targets("resolve") == [FIELD, OTHER]  # in the order the attacker likes
    t.do(f"resolve {OTHER}")
    assert t.asked == ["second"]
    t.do("no")
    assert t.events("battle-begins")[0]["hex"] == OTHER


@pytest.mark.rule("DR-B-COM-01", "DR-DEC-59")
def test_a_late_declaration_is_refused() -> None:
    hexes = {"1426": armies("hothior", 1, 2), FIELD: armies("muetar", 1), OTHER: armies("muetar", 2)}
    t = at("combat", hexes=hexes, dice=[6, 1])
    t.do(f"attack {FIELD}", "commit hothior_army_1", "done", "done")
    assert t.question == "retreat"
    assert t.refuses(f"attack {OTHER}", seat="first")
    t.do("no")
    assert [event["hex"] for event in t.events("battle-begins")] == [FIELD]
    assert f"attack {OTHER}" not in t.options


@pytest.mark.rule("DR-B-COM-01", "DR-B-SIE-05")
def test_units_inside_a_castle_are_not_attacked() -> None:
    hexes = {"1015": armies("muetar", 1), "1014": armies("hothior", 1)}
    assert at("combat", phasing=1, hexes=hexes).question != "attack"
    t = at("combat", phasing=1, hexes=hexes, outside=["hothior_army_1"])
    assert t.targets("attack") == ["1014"]


@pytest.mark.rule("DR-B-COM-02")
def test_a_stack_may_attack_two_neighbours_but_no_unit_twice() -> None:
    hexes = {
        "1426": armies("hothior", 1, 2, 3, 4),
        FIELD: armies("muetar", 1),
        OTHER: armies("muetar", 2),
    }
    t = at("combat", hexes=hexes, dice=1)
    t.do(f"attack {FIELD}", "commit hothior_army_1", "commit hothior_army_2", "done")
    assert t.targets("attack") == [OTHER]
    assert t.why(f"attack {FIELD}") == ["DR-B-COM-02"]  # a space is attacked once
    t.do(f"attack {OTHER}")
    assert t.targets("commit") == armies("hothior", 3, 4)
    assert t.refuses("commit hothior_army_1")


@pytest.mark.rule("DR-B-COM-02", "DR-B-COM-03")
def test_units_of_several_spaces_join_against_all_who_stand_outside() -> None:
    hexes = {
        RING[0]: armies("hothior", 1, 2, 3),
        RING[3]: armies("hothior", 4, 5, 6),
        FIELD: [*armies("muetar", 1, 2, 3), "mercenary_1", "mercenary_2"],
    }
    t = at("combat", hexes=hexes, masters={"mercenary_1": "second", "mercenary_2": "second"}, dice=[1, 4])
    charge(t.do(f"attack {FIELD}"))
    (begun,) = t.events("battle-begins")
    assert begun["units"] == armies("hothior", 1, 2, 3, 4, 5, 6)
    assert sides(t) == ({}, {})  # 6 against 5
    assert t.question == "casualty"


@pytest.mark.rule("DR-B-COM-04")
def test_kingdoms_just_won_do_not_attack_but_replacements_do() -> None:
    hexes = {"1504": armies("muetar", 1), "1505": armies("hothior", 1)}
    t = at("diplomacy", hexes=hexes, personalities={"immer": 7}, dice=[1, 6, 1])
    t.do("activate immer").until("attack")
    assert t.where("gorpin_woodsmen") == "1503"  # next to the Muetarans
    t.do("attack 1504")
    assert [event["units"] for event in t.events("battle-begins")] == [["hothior_army_1"]]
    hexes = {"1015": armies("muetar", 1)}
    t = at("events", hexes=hexes, dice=[3, 3, 6, 6])
    t.do("return hothior_army_5").until("attack")
    assert t.targets("attack") == ["1015"]


@pytest.mark.rule("DR-B-COM-04")
def test_troops_aboard_do_not_attack() -> None:
    hexes = {"0422": ["hothior_fleet_1", "hothior_army_1"], "0522": armies("muetar", 1)}
    t = at("combat", hexes=hexes, aboard={"hothior_army_1": "hothior_fleet_1"})
    assert t.question != "attack"
    assert at("combat", hexes=hexes).targets("attack") == ["0522"]


@pytest.mark.rule("DR-B-COM-05")
def test_armies_and_fleets_do_not_fight_each_other() -> None:
    hexes = {"0422": armies("hothior", 1), "0522": armies("muetar", 1), "0423": ["mercenary_fleet_1"]}
    t = at("combat", hexes=hexes, masters={"mercenary_fleet_1": "second"})
    assert t.targets("attack") == ["0522"]
    assert t.why("attack 0423") == ["DR-B-COM-05"]


@pytest.mark.rule("DR-B-COM-15", "DR-B-HER-06")
def test_a_monarch_alone_neither_attacks_nor_is_attacked() -> None:
    t = at("combat", hexes={RING[0]: ["hothior_monarch"], FIELD: armies("muetar", 1)})
    assert t.question != "attack"
    hexes = {RING[0]: armies("hothior", 1), FIELD: ["muetar_monarch"], RING[1]: armies("muetar", 1)}
    t = at("combat", hexes=hexes)
    assert t.targets("attack") == [RING[1]]
    assert t.refuses(f"attack {FIELD}")


# -- dice and odds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-COM-06", "DR-T-B-COMBAT")
def test_the_loser_loses_the_difference() -> None:
    t = clash(armies("hothior", 1, 2, 3, 4), armies("muetar", 1, 2, 3, 4), 5, 2)
    assert t.question == "casualty"
    assert t.asked == ["second"]
    t.do("lose muetar_army_1", "lose muetar_army_3", "lose muetar_army_2")
    assert lost(t) == ["muetar_army_1", "muetar_army_3", "muetar_army_2"]
    assert t.question != "casualty"
    t = clash(armies("hothior", 1, 2, 3, 4), armies("muetar", 1, 2, 3, 4), 2, 5)
    assert t.asked == ["first"]


@pytest.mark.rule("DR-B-COM-06", "DR-B-COM-16", "DR-DEC-67", "DR-T-B-COMBAT")
def test_on_a_tie_each_loses_the_total_the_attacker_first_and_then_fates_are_rolled() -> None:
    own, theirs = (
        ["hothior_monarch", *armies("hothior", 1, 2, 3, 4)],
        ["muetar_monarch", *armies("muetar", 1, 2, 3, 4)],
    )
    t = clash(own, theirs, 3, 3, 2, 2)
    for seat, kingdom in (("first", "hothior"), ("second", "muetar")):
        for number in (1, 2, 3):
            assert t.question == "casualty"
            assert t.asked == [seat]
            assert not t.rolls("DR-B-FAT-01")
            t.do(f"lose {kingdom}_army_{number}")
    heroes = [GAME.named(e.args)["hero"] for e in t.log if e.key == "roll" and e.args["why"] == "DR-B-FAT-01"]
    assert heroes == ["muetar_monarch", "hothior_monarch"]  # the defender's first


@pytest.mark.rule("DR-B-COM-07", "DR-B-GEN-02", "DR-T-B-ODDS")
def test_the_stronger_side_adds_the_ratio_less_one() -> None:
    assert [odds(own, 1, defending=False) for own in (1, 2, 3, 4, 9)] == [0, 1, 2, 3, 8]
    assert odds(5, 2, defending=False) == 1
    assert odds(3, 2, defending=False) == 0
    assert odds(3, 2, defending=True) == 1  # a defender who is stronger adds 1 at least
    assert odds(2, 2, defending=True) == 0
    assert odds(2, 3, defending=False) == 0
    assert [odds(own, 1, defending=True) for own in (2, 3, 4)] == [1, 2, 3]
    assert sides(clash(armies("hothior", 1, 2, 3, 4, 5), armies("muetar", 1, 2), 1, 1)) == ({"DR-B-COM-07": 1}, {})
    assert sides(clash(armies("hothior", 1, 2), armies("muetar", 1, 2, 3), 1, 1)) == ({}, {"DR-B-COM-07": 1})


@pytest.mark.rule("DR-B-COM-08", "DR-B-COM-09", "DR-DEC-67")
def test_special_units_count_what_is_printed_and_are_one_loss() -> None:
    strong = next(piece for piece in WORLD.pieces if piece.id == "hamahara")
    t = clash([strong.id, *armies("hothior", 1, 2, 3)], armies("muetar", 1, 2, 3), 1, 6, masters={strong.id: "first"})
    assert strong.strength + 3 == 18
    assert sides(t)[0] == {"DR-B-COM-07": 18 // 3 - 1}
    more: dict[str, Any] = {"masters": {strong.id: "first"}}
    t = clash([strong.id, *armies("hothior", 1, 2, 3)], armies("muetar", *range(1, 10)), 1, 3, **more)
    assert t.question == "casualty"
    t.do(f"lose {strong.id}")
    assert lost(t) == [strong.id]


@pytest.mark.rule("DR-B-COM-17")
def test_totals_below_one() -> None:
    # A Negligent monarch's regulars are at -1.
    more: dict[str, Any] = {"allies": {"immer": "first", "pon": "second"}, "personalities": {"immer": 6}}
    t = clash(armies("immer", 1, 2), armies("pon", 1, 2), 1, 1, **more)
    assert t.events("battle-result")[-1] == {"hex": FIELD, "own": 1, "theirs": 0}
    low = Combat(Side(1, (("DR-B-PER-106", -2),)), Side(1, (("DR-B-PER-106", -2),)))
    assert low.losses(2, 2) == (0, 0)  # 0 to 0
    assert low.losses(1, 1) == (0, 0)
    assert low.losses(5, 1) == (0, 4)  # 3 against -1


@pytest.mark.rule("DR-B-COM-18", "DR-B-GEN-14")
def test_a_loss_beyond_the_stack_takes_it_whole_and_nobody_is_asked() -> None:
    t = clash(armies("hothior", 1, 2, 3), armies("muetar", 1, 2, 3), 6, 1)
    assert lost(t) == armies("muetar", 1, 2, 3)
    assert all(t.where(unit) == "pool" for unit in armies("muetar", 1, 2, 3))


# -- leaders, troops, ground ------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-COM-10", "DR-B-COM-20", "DR-DEC-66")
def test_one_leader_of_a_side_counts_and_the_attacker_says_first_which() -> None:
    more: dict[str, Any] = {
        "allies": {"immer": "first"},
        "personalities": {"immer": 16},
        "masters": {"juulute": "first"},
        "hexes": {RING[3]: ["immer_monarch", "immer_army_1"]},
    }
    t = clash(["juulute", "hothior_army_1"], armies("muetar", 1, 2), 1, 1, **more)
    assert (t.question, t.asked) == ("leader", ["first"])
    assert {*t.options} == {"leader immer_monarch", "leader juulute", "none"}
    t.do("leader juulute")
    assert sides(t)[0] == {"DR-B-COM-10": 1}


@pytest.mark.rule("DR-B-COM-20", "DR-DEC-66")
def test_a_leader_counts_in_an_attacking_space_with_a_unit_they_may_lead() -> None:
    own, theirs = armies("hothior", 1, 2), armies("muetar", 1, 2)
    juulute: dict[str, Any] = {"masters": {"juulute": "first"}}
    t = clash(["juulute", *own], theirs, 2, 1, **juulute)
    assert sides(t)[0] == {"DR-B-COM-10": 1}  # asked nothing: one leader only
    t = clash(own, theirs, 2, 1, hexes={RING[3]: ["juulute"]}, **juulute)
    assert sides(t)[0] == {}  # not in an attacking space
    more: dict[str, Any] = {"allies": {"immer": "first"}, "personalities": {"immer": 16}}
    t = clash(["immer_monarch", *own], theirs, 2, 1, **more)
    assert sides(t)[0] == {}  # a monarch does not lead another kingdom's regulars


@pytest.mark.rule("DR-B-COM-20")
def test_a_defending_leader_counts_outside_the_castle_only() -> None:
    for outside, adds in ((["hothior_army_1", "juulute"], {"DR-B-COM-10": 1}), (["hothior_army_1"], {})):
        hexes = {"1015": armies("muetar", 1), "1014": ["hothior_army_1", "juulute"]}
        t = at("combat", phasing=1, hexes=hexes, outside=outside, masters={"juulute": "first"}, dice=[1, 1, 2])
        charge(t.do("attack 1014"))
        assert sides(t)[1] == adds


@pytest.mark.rule("DR-B-COM-11")
def test_the_quality_of_troops_adds_to_the_leaders_bonus() -> None:
    more: dict[str, Any] = {
        "allies": {"immer": "first"},
        "personalities": {"immer": 1},
        "masters": {"juulute": "first"},
    }
    t = clash(["juulute", "hothior_army_1", *armies("immer", 1, 2, 3)], armies("muetar", 1, 2, 3, 4), 1, 3, **more)
    assert sum(sides(t)[0].values()) == 2
    t = clash(["juulute", *armies("hothior", 1, 2, 3), "immer_army_1"], armies("muetar", 1, 2, 3, 4), 1, 3, **more)
    assert sum(sides(t)[0].values()) == 1  # a quarter of the force only


@pytest.mark.rule("DR-B-COM-12")
def test_mountains_help_the_defender_and_a_pass_doubles_them() -> None:
    mountain, below = "1904", "2004"
    more: dict[str, Any] = {"kingdoms": {"zorn": "first", "immer": "second"}}
    assert sides(clash(["zorn_army_1"], armies("immer", 1), 6, 1, start=below, field=mountain, **more)) == (
        {},
        {"DR-B-TER-04": 1},
    )
    t = clash(armies("zorn", 1, 2), armies("immer", 1, 2), 6, 1, start="2005", field="1905", **more)
    assert sides(t) == ({}, {"DR-B-COM-07": 1})  # counted as 4


# -- afterwards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-COM-13", "DR-DEC-70")
def test_any_attackers_advance_where_no_defender_is_left() -> None:
    t = clash(armies("hothior", 1, 2, 3), armies("muetar", 1), 6, 1)
    assert t.question == "advance"
    t.do("advance hothior_army_1", "advance hothior_army_3", "done")
    assert [t.where(unit) for unit in armies("hothior", 1, 2, 3)] == [FIELD, RING[0], FIELD]
    t = clash(armies("hothior", 1, 2, 3), armies("muetar", 1, 2, 3, 4), 6, 4)
    t.do("lose muetar_army_1")
    assert t.question != "advance"


@pytest.mark.rule("DR-B-COM-13", "DR-DEC-70")
def test_nobody_advances_into_the_space_of_an_enemy_castle() -> None:
    hexes = {"2215": armies("hothior", 1, 2), "2315": ["muetar_army_7"]}
    t = at("combat", hexes=hexes, outside=["muetar_army_7"], dice=[6, 1])
    charge(t.do("attack 2315"))
    assert lost(t) == ["muetar_army_7"]
    assert t.question != "advance"
    assert t.where("hothior_army_1") == "2215"


@pytest.mark.rule("DR-B-COM-14", "DR-B-FAT-03")
def test_heroes_roll_once_in_a_space_that_lost_a_unit() -> None:
    hexes = {
        RING[0]: armies("hothior", 1, 2),
        RING[2]: armies("hothior", 3, 4),
        FIELD: ["muetar_monarch", *armies("muetar", 1, 2, 3, 4)],
    }
    t = at("combat", hexes=hexes, dice=[6, 5, 4])
    charge(t.do(f"attack {FIELD}")).do("lose muetar_army_1")
    assert t.rolls("DR-B-FAT-01") == [(4,)]
    t = clash(armies("hothior", 1, 2), ["muetar_monarch", *armies("muetar", 1, 2)], 1, 3)
    assert not t.rolls("DR-B-FAT-01")  # the attackers' space lost units, this one did not


@pytest.mark.rule("DR-B-COM-19", "DR-DEC-60")
def test_an_attack_whose_target_is_gone_is_struck_off() -> None:
    """A third player gives up between declaration and fight, and with them their mercenaries go."""
    names = {"hothior": "first", "muetar": "second", "mivior": "third"}
    hexes = {RING[0]: armies("hothior", 1, 2), FIELD: armies("muetar", 1), "1324": ["mercenary_1"]}
    t = at("combat", seats=3, kingdoms=names, hexes=hexes, masters={"mercenary_1": "third"}, dice=[3, 6, 1])
    t.do(f"attack {FIELD}", "commit hothior_army_1", "done", "attack 1324")
    assert t.targets("resolve") == [FIELD, "1324"]
    t.do("resign", seat="third")
    assert [event["hex"] for event in t.events("attack-dropped")] == ["1324"]
    assert t.question == "retreat"  # the other is fought without a question about the order
    t.do("no")
    assert t.question == "advance"
    assert t.targets("advance") == ["hothior_army_1"]


@pytest.mark.rule("DR-B-COM-19")
def test_units_whose_kingdom_leaves_drop_out_and_the_rest_may_go_on() -> None:
    """A's ally dies in the first combat: its regulars drop out of the second."""
    hexes = {
        RING[0]: ["immer_monarch", *armies("immer", 1, 2)],
        FIELD: armies("muetar", 1, 2, 3),
        "1324": armies("muetar", 4),
        "1225": armies("hothior", 1),
    }
    for answer in ("yes", "no"):
        t = at("combat", hexes=hexes, allies={"immer": "first"}, dice=[1, 1, 1, 3, 6, 1])
        t.do(f"attack {FIELD}", "commit immer_army_1", "done")
        t.do("attack 1324", "commit immer_army_2")
        if "commit hothior_army_1" in t.options:
            t.do("commit hothior_army_1")
        t.do(f"resolve {FIELD}", "no")
        assert t.status("immer") == "confused"
        assert t.question == "go-on"
        t.do(answer)
        if answer == "yes":
            t.do("no")
            assert t.events("battle-begins")[-1]["units"] == ["hothior_army_1"]
        else:
            assert t.events("attack-dropped")


@pytest.mark.rule("DR-B-COM-21", "DR-B-SEQ-06")
def test_heroes_of_third_players_take_no_part_but_roll() -> None:
    names = {"hothior": "first", "muetar": "second", "mivior": "third"}
    hexes = {
        RING[0]: armies("hothior", 1, 2, 3),
        FIELD: ["muetar_monarch", "rogue_1", *armies("muetar", 1, 2, 3)],
    }
    more: dict[str, Any] = {"seats": 3, "kingdoms": names, "masters": {"rogue_1": "third"}}
    t = at("combat", hexes=hexes, dice=[4, 3, 3, 6], **more)
    charge(t.do(f"attack {FIELD}")).do("lose muetar_army_1")
    heroes = [GAME.named(e.args)["hero"] for e in t.log if e.key == "roll" and e.args["why"] == "DR-B-FAT-01"]
    assert heroes == ["muetar_monarch", "rogue_1"]
    assert t.events("captured") == [{"hero": "rogue_1", "side": "first", "hex": FIELD}]
    assert (t.question, t.asked) == ("captive", ["first"])


@pytest.mark.rule("DR-B-COM-21", "DR-B-FAT-11")
def test_the_attackers_own_hero_in_the_attacked_stack_falls_to_the_defender() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: ["rogue_1", *armies("muetar", 1, 2, 3)]}
    t = at("combat", hexes=hexes, masters={"rogue_1": "first"}, dice=[4, 3, 6])
    charge(t.do(f"attack {FIELD}")).do("lose muetar_army_1")
    assert t.events("captured") == [{"hero": "rogue_1", "side": "second", "hex": FIELD}]


# -- fleets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLT-05", "DR-B-FLT-10")
def test_a_fleet_lost_in_combat_takes_its_cargo_along_and_its_heroes_roll_once() -> None:
    own = [f"mivior_fleet_{number}" for number in (1, 2, 3)]
    hexes = {"0119": own, "0120": ["mercenary_fleet_1", "muetar_army_1", "muetar_monarch"]}
    more: dict[str, Any] = {
        "kingdoms": {"mivior": "first", "muetar": "second"},
        "masters": {"mercenary_fleet_1": "second"},
        "aboard": {"muetar_army_1": "mercenary_fleet_1", "muetar_monarch": "mercenary_fleet_1"},
    }
    t = at("combat", hexes=hexes, dice=[2, 2, 3], **more)
    charge(t.do("attack 0120"))
    assert sides(t) == ({"DR-B-COM-07": 2}, {})
    assert {*lost(t)} == {"mercenary_fleet_1", "muetar_army_1"}
    assert len(t.rolls("DR-B-ISL-01")) == 1
    assert not t.rolls("DR-B-FAT-01")
    assert t.events("captured")[0]["hero"] == "muetar_monarch"  # by the fleets next to the space
    assert t.winner == "first"


@pytest.mark.rule("DR-B-FLT-05", "DR-B-COM-14", "DR-B-ISL-01")
def test_who_drifts_away_from_a_battle_does_not_roll_for_it_again() -> None:
    """Both fleets go down: no enemy fleet is left to take the castaway, who rolls as adrift and for nothing else."""
    hexes = {"0119": ["mivior_fleet_1"], "0120": ["mercenary_fleet_1", "muetar_monarch"]}
    more: dict[str, Any] = {
        "kingdoms": {"mivior": "first", "muetar": "second"},
        "masters": {"mercenary_fleet_1": "second"},
        "aboard": {"muetar_monarch": "mercenary_fleet_1"},
    }
    t = at("combat", hexes=hexes, dice=[2, 2, 3, 1], **more)
    charge(t.do("attack 0120"))
    assert {*lost(t)} == {"mivior_fleet_1", "mercenary_fleet_1"}
    assert t.rolls("DR-B-ISL-01") == [(3,)]
    assert not t.rolls("DR-B-FAT-01")
    assert t.where("muetar_monarch") == "0224"
