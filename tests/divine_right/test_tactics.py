"""Tactical combat (DR-A-TAC): how leaders are rated, what forces do, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.data import read
from hexarchy.games.divine_right import GAME, cards, status
from hexarchy.games.divine_right.advanced import tactics
from tests.divine_right.table import WORLD, Table, at, new
from tests.divine_right.test_combat import FIELD, RING, armies, charge, lost, sides

OPTIONS = {"level": "intermediate", "tactical_combat": True}
TABLES = {row["id"]: row["rows"] for row in read([GAME.folder / "data"], "tables.toml", dict)["table"]}
IMMER = 4
OWN, THEIRS = armies("hothior", 1, 2, 3), armies("muetar", 1, 2, 3)
STRANGERS = ("juulute", "eloia", "ogsbogg", "ogre_", "mercenary_", "bilge_rat", "kang", "al_debar")


def field(own: list[str], theirs: list[str], *dice: int, start: str = RING[0], at_: str = FIELD, **more: Any) -> Table:
    """The first seat's stack before the second's."""
    masters = {name: "first" for name in own if name.startswith(STRANGERS)}
    masters |= {name: "second" for name in theirs if name.startswith(STRANGERS)} | more.pop("masters", {})
    options = {**OPTIONS, **more.pop("options", {})}
    hexes = {start: own, at_: theirs, **more.pop("hexes", {})}
    return at("combat", hexes=hexes, masters=masters, dice=[*dice], options=options, **more)


def fight(own: list[str], theirs: list[str], *dice: int, **more: Any) -> Table:
    return charge(field(own, theirs, *dice, **more).do(f"attack {more.get('at_', FIELD)}"))


def classes(t: Table) -> list[str]:
    """Those both sides fought with."""
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-A-TAC-08"]
    return [roll["rating"] for roll in rolls]


def rated(t: Table, hero: str) -> str | None:
    ratings: dict[str, str] = t.s.view(None)["war"].get("ratings", {})
    return ratings.get(hero)


# -- ratings ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TAC-01", "DR-A-TAC-03")
def test_a_bonus_is_not_used_and_makes_an_expert() -> None:
    t = fight([*OWN, "juulute"], THEIRS, 1, 1, 6, 1)
    assert rated(t, "juulute") == "A"
    assert classes(t) == ["A", "E"]
    assert "DR-B-COM-10" not in sides(t)[0]
    assert not t.rolls("DR-A-TAC-02")


@pytest.mark.rule("DR-A-TAC-01")
def test_without_the_switch_the_bonus_counts_and_nobody_is_rated() -> None:
    t = fight([*OWN, "juulute"], THEIRS, 6, 1, options={"tactical_combat": False})
    assert sides(t)[0]["DR-B-COM-10"] == 1
    assert t.s.view(None)["war"] == {}


@pytest.mark.rule("DR-A-TAC-02", "DR-T-A-TACRATING")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_says_how_good_a_leader_is(die: int) -> None:
    t = fight([*OWN, "hothior_monarch"], THEIRS, die, 3, 3, 6, 1)
    (row,) = [row for row in TABLES["DR-T-A-TACRATING"] if str(die) in row["roll"]]
    first, last = (int(number) for number in (row["roll"][0], row["roll"][-1]))
    assert first <= die <= last
    assert rated(t, "hothior_monarch") == row["result"][0]
    assert t.events("rated")[0]["hero"] == "hothior_monarch"


@pytest.mark.rule("DR-A-TAC-02", "DR-A-TAC-03", "DR-T-A-TACRATING-MOD")
def test_the_tables_are_those_of_the_booklet() -> None:
    found: dict[int, Any] = {}
    for row in TABLES["DR-T-A-TACRATING-MOD"]:
        found |= dict.fromkeys(row["cards"], row.get("mod", row.get("rating")))
    fixed = {**dict.fromkeys(tactics.NO_LEADERS, "none"), 16: "A", tactics.INCOMPETENT: "E"}
    assert found == {**tactics.TALENT, **fixed}


@pytest.mark.rule("DR-A-TAC-02")
@pytest.mark.parametrize(
    ("card", "die", "rank"),
    [(6, 2, "E"), (1, 6, "A"), (19, 4, "B"), (2, 5, "C"), (14, 3, "D"), (4, 1, "E"), (5, 4, "C")],
)
def test_personalities_make_better_or_worse_leaders(card: int, die: int, rank: str) -> None:
    own = [*armies("immer", 1, 2), "immer_monarch"]
    t = fight(own, THEIRS, die, 3, 3, 6, 1, allies={"immer": "first"}, personalities={"immer": card})
    assert rated(t, "immer_monarch") == rank


@pytest.mark.rule("DR-A-TAC-02", "DR-A-TAC-04")
@pytest.mark.parametrize("card", [17, 21])
def test_some_monarchs_are_no_leaders_at_all(card: int) -> None:
    own = [*armies("immer", 1, 2), "immer_monarch"]
    t = fight(own, [*THEIRS, "muetar_monarch"], 4, 3, 3, 6, 1, allies={"immer": "first"}, personalities={"immer": card})
    assert rated(t, "immer_monarch") is None
    assert classes(t) == ["E", "C"]


@pytest.mark.rule("DR-A-TAC-03")
@pytest.mark.parametrize(("card", "rank"), [(10, "E"), (16, "A")])
def test_some_cards_say_it_without_a_roll(card: int, rank: str) -> None:
    own = [*armies("immer", 1, 2), "immer_monarch"]
    t = fight(own, THEIRS, 3, 3, 6, 1, allies={"immer": "first"}, personalities={"immer": card})
    assert rated(t, "immer_monarch") == rank
    assert not t.rolls("DR-A-TAC-02")
    assert classes(t)[0] == rank


@pytest.mark.rule("DR-A-TAC-03")
@pytest.mark.parametrize("device", ["helm", "head_of_orlog"])
def test_a_device_makes_an_expert(device: str) -> None:
    t = fight([*OWN, "hothior_monarch"], THEIRS, 3, 3, 6, 1, devices={device: "hothior_monarch"})
    assert rated(t, "hothior_monarch") == "A"
    assert not t.rolls("DR-A-TAC-02")


@pytest.mark.rule("DR-A-TAC-03")
def test_sir_mortnoir_is_hopeless() -> None:
    t = field(OWN, THEIRS, masters={"mortnoir": "first"})
    assert tactics.rating(t.s, WORLD.index["mortnoir"]) == tactics.E


@pytest.mark.rule("DR-A-TAC-02", "DR-A-TAC-03")
def test_all_are_rated_when_a_match_begins_and_a_stranger_on_entry() -> None:
    t = new(3, 4, **OPTIONS)
    while t.question != "next-move":
        t.do(t.ask.default.text)
    heroes = {event["hero"] for event in t.events("rated")}
    for player in t.s.players:
        monarch = WORLD.monarch_of[player.kingdom]
        assert WORLD.names[monarch] in heroes
    assert t.s.view(None)["war"]["ratings"].keys() == heroes


@pytest.mark.rule("DR-A-TAC-03")
def test_a_leader_who_is_called_rolls_for_the_whole_game() -> None:
    t = at("diplomacy", hands={"first": ["al-debar"]}, dice=[1, 5], options=OPTIONS)
    t.do("enlist al-debar")
    while not t.events("rated"):
        t.do(t.options[0])
    assert rated(t, "al_debar") == "B"


@pytest.mark.rule("DR-A-TAC-02")
def test_an_allys_monarch_is_rated_when_they_join() -> None:
    t = at("diplomacy", hands={"first": ["bribe-2"]}, personalities={"immer": 5}, dice=[6, 6, 6], options=OPTIONS)
    t.do("activate immer")
    while not t.events("joins"):
        t.do(t.ask.options[0].text)
    assert [event["hero"] for event in t.events("rated")] == ["immer_monarch"]


# -- classes of forces ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TAC-04")
def test_without_leaders_the_defender_has_the_edge() -> None:
    assert classes(fight(OWN, THEIRS, 3, 3, 6, 1)) == ["E", "D"]


@pytest.mark.rule("DR-A-TAC-04")
def test_a_leaderless_stack_is_at_its_worst_against_a_leader() -> None:
    t = fight([*OWN, "hothior_monarch"], THEIRS, 3, 3, 6, 1, ratings={"hothior_monarch": "B"})
    assert classes(t) == ["B", "E"]


@pytest.mark.rule("DR-A-TAC-05")
@pytest.mark.parametrize(("ogres", "rank"), [(3, "C"), (1, "D")])
def test_wild_stacks_lead_themselves(ogres: int, rank: str) -> None:
    theirs = [f"ogre_{number}" for number in range(1, ogres + 1)] + ["mercenary_1"]
    assert classes(fight(OWN, theirs, 3, 3, 6, 1)) == ["E", rank]


@pytest.mark.rule("DR-A-TAC-06")
def test_ogsbogg_among_ogres_is_rated_once_and_for_all() -> None:
    own = ["ogsbogg", "ogre_1", "mercenary_1", "mercenary_2", "mercenary_3"]
    t = fight(own, THEIRS, 5, 3, 3, 6, 1)
    assert classes(t)[0] == "B"
    assert rated(t, "ogsbogg") == "B"
    again = fight(own, THEIRS, 3, 3, 6, 1, ratings={"ogsbogg": "B"})
    assert (classes(again)[0], again.events("rated")) == ("B", [])


@pytest.mark.rule("DR-A-TAC-06")
def test_ogsbogg_without_ogres_leads_nobody() -> None:
    t = fight(["ogsbogg", "mercenary_1", "mercenary_2", "mercenary_3"], THEIRS, 3, 3, 6, 1)
    assert not t.events("rated")
    assert classes(t) == ["E", "D"]


# -- what changes them ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TAC-07")
def test_who_loses_the_helm_has_their_own_class_again() -> None:
    own, ratings = [*OWN, "hothior_monarch"], {"hothior_monarch": "D"}
    assert rated(field(own, THEIRS, devices={"helm": "hothior_monarch"}, ratings=ratings), "hothior_monarch") == "A"
    assert rated(field(own, THEIRS, ratings=ratings), "hothior_monarch") == "D"


@pytest.mark.rule("DR-A-TAC-07", "DR-B-MAG-14")
def test_the_amulet_undoes_the_helm() -> None:
    theirs = [*THEIRS, "muetar_monarch"]
    devices = {"helm": "hothior_monarch", "amulet": "muetar_monarch"}
    ratings = {"hothior_monarch": "D", "muetar_monarch": "C"}
    t = fight([*OWN, "hothior_monarch"], theirs, 3, 3, 6, 1, devices=devices, ratings=ratings)
    assert classes(t) == ["D", "C"]
    assert "DR-B-MAG-14" not in sides(t)[0]


@pytest.mark.rule("DR-A-TAC-07")
def test_a_new_monarch_rolls() -> None:
    t = at(
        "combat",
        hexes={FIELD: armies("immer", 1), "1524": armies("hothior", 1, 2, 3)},
        turn=3,
        allies={"immer": "second"},
        personalities={"immer": 5},
        options=OPTIONS,
        ratings={"immer_monarch": "B"},
    )
    assert rated(t, "immer_monarch") == "B"
    status.succeed(t.s, IMMER)
    assert rated(t, "immer_monarch") is None


@pytest.mark.rule("DR-A-TAC-11")
def test_a_changed_personality_sets_the_class_and_gives_it_back() -> None:
    own = [*armies("immer", 1, 2), "immer_monarch"]
    allies, ratings = {"immer": "first"}, {"immer_monarch": "C"}
    for card, rank in ((5, "C"), (10, "E"), (16, "A"), (5, "C")):
        t = field(own, THEIRS, personalities={"immer": card}, allies=allies, ratings=ratings)
        assert rated(t, "immer_monarch") == rank


@pytest.mark.rule("DR-A-TAC-11")
def test_who_loses_a_fixed_class_rolls_at_once() -> None:
    own = [*armies("immer", 1, 2), "immer_monarch"]
    t = field(own, THEIRS, 5, 5, allies={"immer": "first"}, personalities={"immer": 16})
    assert rated(t, "immer_monarch") == "A"
    cards.change_personality(t.s, IMMER)
    cards.reveal_personality(t.s, IMMER)
    assert t.s.personality(IMMER) == 5
    assert rated(t, "immer_monarch") == "B"


# -- decisions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TAC-08", "DR-T-A-TACDECISION", "DR-T-A-TACCODES")
def test_the_selection_chart_is_that_of_the_booklet() -> None:
    for die, row in enumerate(TABLES["DR-T-A-TACDECISION"]):
        for rank, letter in enumerate(tactics.CLASSES):
            number = tactics.DECISIONS[die][rank]
            assert row[letter] == f"{tactics.ATTACKS[number]}/{tactics.DEFENCES[number]}"
    for side, codes in (("attacker", tactics.ATTACKS), ("defender", tactics.DEFENCES)):
        assert codes == tuple(row["code"] for row in TABLES["DR-T-A-TACCODES"] if row["side"] == side)


@pytest.mark.rule("DR-A-TAC-09", "DR-T-A-TACMOD")
def test_the_modifier_chart_is_that_of_the_booklet() -> None:
    for row, numbers in zip(TABLES["DR-T-A-TACMOD"], tactics.ADVANTAGE, strict=True):
        assert row["defender"] == tactics.DEFENCES[tactics.ADVANTAGE.index(numbers)]
        for code, number in zip(tactics.ATTACKS, numbers, strict=True):
            assert row[code] == ("NC" if number is tactics.NO_COMBAT else str(number))


@pytest.mark.rule("DR-A-TAC-08", "DR-A-TAC-09")
def test_both_roll_and_the_attackers_die_is_modified() -> None:
    ratings = {"hothior_monarch": "B", "muetar_monarch": "D"}
    t = fight([*OWN, "hothior_monarch"], [*THEIRS, "muetar_monarch"], 3, 3, 6, 1, ratings=ratings)
    assert classes(t) == ["B", "D"]
    (event,) = t.events("tactics")
    assert (event["attack"], event["defence"]) == ("GA", "DD")
    own, theirs = sides(t)
    assert own["DR-A-TAC-09"] == 1
    assert "DR-A-TAC-09" not in theirs


@pytest.mark.rule("DR-A-TAC-09")
def test_armies_that_never_meet_do_not_fight() -> None:
    ratings = {"hothior_monarch": "E", "muetar_monarch": "E"}
    own = [*OWN, "hothior_monarch"]
    other = {"1627": armies("hothior", 4), "1628": armies("muetar", 4)}  # so that the phase goes on
    t = field(own, [*THEIRS, "muetar_monarch"], 1, 1, ratings=ratings, hexes=other)
    t.do("attack 1628", f"attack {FIELD}")
    charge(t)
    t.do(f"resolve {FIELD}", "no")
    assert [event["hex"] for event in t.events("no-contact")] == [FIELD]
    assert not t.rolls("DR-B-COM-06")
    assert lost(t) == []
    assert all(t.s.half.attacked >> WORLD.index[unit] & 1 for unit in OWN)  # it was their attack all the same


@pytest.mark.rule("DR-A-TAC-10")
def test_who_retreats_decides_nothing() -> None:
    t = field(OWN, THEIRS, 6).do(f"attack {FIELD}")
    while t.question == "commit":
        t.do(t.options[0])
    t.do("done") if t.question == "attack" else None
    t.do("yes", f"retreat {RING[-1]}")
    assert not t.rolls("DR-A-TAC-08")


@pytest.mark.rule("DR-A-TAC-08", "DR-DEC-66")
def test_of_several_leaders_the_player_names_one_the_best_by_default() -> None:
    ratings = {"hothior_monarch": "D", "eloia": "B"}
    t = fight([*OWN, "hothior_monarch", "eloia"], THEIRS, 3, 3, 6, 1, ratings=ratings)
    assert t.question == "leader"
    assert t.options == ["leader eloia", "leader hothior_monarch", "none"]
    t.do("leader hothior_monarch")
    assert classes(t) == ["D", "E"]


@pytest.mark.rule("DR-A-TAC-08", "DR-DEC-66")
def test_who_names_nobody_fights_without_a_leader() -> None:
    ratings = {"hothior_monarch": "D", "eloia": "B"}
    t = fight([*OWN, "hothior_monarch", "eloia"], THEIRS, 3, 3, 6, 1, ratings=ratings).do("none")
    assert classes(t) == ["E", "D"]


@pytest.mark.rule("DR-A-TAC-12")
def test_at_sea_bonuses_stay_as_they_are() -> None:
    own, theirs = ["hothior_fleet_1", "hothior_fleet_2", "bilge_rat"], ["mivior_fleet_1"]
    t = at(
        "combat",
        hexes={"0520": own, "0521": theirs},
        kingdoms={"hothior": "first", "mivior": "second"},
        masters={"bilge_rat": "first"},
        aboard={"bilge_rat": "hothior_fleet_1"},
        dice=[6, 1],
        options=OPTIONS,
    )
    charge(t.do("attack 0521"))
    assert sides(t)[0]["DR-B-COM-10"] == 1
    assert not t.rolls("DR-A-TAC-08")


@pytest.mark.rule("DR-A-MIL-04")
def test_militia_is_unskilled_instead_of_weaker() -> None:
    t = fight(
        ["militia_1", "militia_2", *armies("immer", 1), "immer_monarch"],
        THEIRS,
        *(3, 3, 6, 1),
        masters={"militia_1": "first", "militia_2": "first"},
        allies={"immer": "first"},
        ratings={"immer_monarch": "B"},
        mustered={"militia_1": "immer", "militia_2": "immer"},
        options={"militia": True},
    )
    assert classes(t)[0] == "D"
    assert "DR-A-MIL-04" not in sides(t)[0]


@pytest.mark.rule("DR-A-VPO-09")
def test_a_rated_monarch_changes_the_award() -> None:
    options = {"additional_vp": True, "rated_monarchs": True}
    theirs = [*armies("immer", 1), "immer_monarch"]
    t = fight(OWN, theirs, 6, 1, 6, 1, 1, allies={"immer": "second"}, ratings={"immer_monarch": "E"}, options=options)
    assert t.where("immer_monarch") == "gone"
    assert t.points("first") == 30


def test_the_panel_tells_the_classes_of_leaders() -> None:
    t = field([*OWN, "hothior_monarch"], THEIRS, ratings={"hothior_monarch": "B", "muetar_monarch": "D"})
    panel = next(panel for panel in GAME.scene(t.view("second"))["panels"] if panel["id"] == "war")
    assert [row["values"] for row in panel["rows"]] == [{"first": "B"}, {"second": "D"}]


@pytest.mark.rule("DR-A-MOR-07")
def test_who_listens_to_sir_mortnoir_fights_at_the_worst() -> None:
    t = fight(
        [*OWN, "hothior_monarch"],
        [*THEIRS, "muetar_monarch", "mortnoir"],
        *(3, 3, 6, 1),
        masters={"mortnoir": "first"},
        ratings={"hothior_monarch": "B", "muetar_monarch": "B"},
        advising=True,
        spellbound=["muetar_monarch"],
        options={"mortnoir": True},
    )
    assert classes(t) == ["B", "E"]
    assert "DR-A-MOR-07" not in sides(t)[1]
