"""The neutral states (DL-NEU): who lives where, the two peoples of Ula, and peoples with ways of their own."""

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.fields import SIXES
from tests.demonlord.marching import costs, mp
from tests.demonlord.table import GAME, WORLD, Table, at, hex_at, new

BALRON = ["mu_balron", "mu_slaves_1", "mu_slaves_2", "mu_trolls"]
DWARVES = ["mu_dwarf_king", "mu_dwarves_1", "mu_dwarves_2", "mu_gnomes_1", "mu_gnomes_2"]


def courting_ula(*dice: int) -> Table:
    return at("alliances", hosar={"0903": ["ti_knights"]}, demon={"1811": ["ni_captain"]}, dice=dice).do("court 0902")


def marching(unit: str, leader: str, hex_: str, people: str) -> Table:
    """A Hosar unit of a people at the start of its march, with a leader."""
    t = at("movement", hosar={hex_: [unit, leader]}, alliances={people: {"side": "hosar"}})
    return t.do(f"unit {unit}")


@pytest.mark.rule("DL-NEU-01")
@pytest.mark.parametrize(("die", "people"), [(1, BALRON), (2, BALRON), (3, BALRON), (4, DWARVES), (6, DWARVES)])
def test_the_first_alliance_of_ula_decides_its_people(die: int, people: list[str]) -> None:
    t = courting_ula(1, die)
    assert t.rolls("DL-NEU-01") == [(die,)]
    assert sorted(t.stack("hosar", "0902")) == people
    others = BALRON if people is DWARVES else DWARVES
    assert {t.where(unit) for unit in others} == {"gone"}


@pytest.mark.rule("DL-NEU-01")
def test_the_first_attack_on_ula_decides_its_people_before_the_battle() -> None:
    demon = {"0903": ["er_patrol"], "1811": ["ni_captain"]}
    t = at("movement", "demon", demon=demon, dice=[2], then=SeededDice(1))
    t.do("unit er_patrol", "move 0902", "yes")
    assert t.question == "movement"
    assert sorted(t.stack("hosar", "0902")) == BALRON
    t.do("end")
    assert t.events("battle-begins") == [{"hex": "0902"}]


@pytest.mark.rule("DL-NEU-01")
def test_values_of_the_peoples_of_ula() -> None:
    def face(unit: str) -> tuple[int, int, int, int]:
        u = WORLD.unit[unit]
        return u.missile, u.melee, u.morale, u.mp

    assert face("mu_trolls") == (0, 9, 6, 2)
    assert face("mu_dwarves_1") == face("mu_dwarves_2") == (4, 7, 5, 3)
    assert {face(f"mu_{miners}") for miners in ("slaves_1", "slaves_2", "gnomes_1", "gnomes_2")} == {(4, 5, 3, 3)}


@pytest.mark.rule("DL-NEU-02")
def test_ula_is_never_composed_again() -> None:
    alliances = {"MU": {"side": "hosar", "grade": "semi-permanent", "shaken": True}}
    hosar, demon = {"0902": ["mu_balron", "mu_slaves_1"], "0510": ["ti_knights"]}, {"0903": ["er_patrol"]}
    piles = {"dead": ["mu_trolls"], "prisoners_of_demon": ["mu_slaves_2"]}
    t = at("checks", hosar=hosar, demon=demon, alliances=alliances, ula="balron", piles=piles, dice=[5, 3])
    assert t.state_of("MU") == ("neutral", 0)
    t.until("alliance").do("court 0902")
    assert t.state_of("MU") == ("demon", 1)
    assert t.rolls("DL-NEU-01") == []
    assert {t.where(unit) for unit in DWARVES} == {"gone"}
    assert sorted(t.stack("demon", "0902")) == ["mu_balron", "mu_slaves_1"]
    assert t.where("mu_trolls") == "dead"


@pytest.mark.rule("DL-NEU-03")
def test_an_offended_ula_is_composed_for_the_opponent() -> None:
    t = courting_ula(6, 5)
    assert t.rolls("DL-NEU-01") == [(5,)]
    assert t.state_of("MU") == ("demon", 1)
    assert sorted(t.stack("demon", "0902")) == DWARVES


@pytest.mark.rule("DL-NEU-03")
def test_a_legendary_ula_needs_no_die() -> None:
    t = courting_ula(5)
    assert t.rolls("DL-NEU-01") == []
    assert {t.where(unit) for unit in (*BALRON, *DWARVES)} == {"gone"}


@pytest.mark.rule("DL-NEU-04")
def test_altuhan_starts_in_its_fortress_city() -> None:
    t = new()
    assert sorted(t.stack("neutral", "1401")) == ["ah_duke", "ah_mountaineers_1", "ah_mountaineers_2", "ah_swordsmen"]
    assert (WORLD.site["altuhan"].kind, t.s.is_fortress(hex_at("1401"))) == ("city", True)


@pytest.mark.rule("DL-NEU-05")
def test_the_ancients_start_at_their_temple_without_the_old_one() -> None:
    t = new()
    assert t.stack("neutral", "1702") == ["an_troopers_1", "an_troopers_2", "an_troopers_3"]
    assert t.where("an_old_one") == "off"
    assert (WORLD.site["temple_ancients"].kind, t.s.is_fortress(hex_at("1702"))) == ("temple", False)


@pytest.mark.rule("DL-NEU-06")
def test_lyung_starts_in_its_castle_which_is_hard_to_besiege() -> None:
    t = new()
    assert len(t.stack("neutral", "1308")) == 5
    assert {WORLD.unit[unit].home for unit in t.stack("neutral", "1308")} == {"LY"}
    assert (WORLD.site["lyung"].kind, t.s.is_fortress(hex_at("1308"))) == ("castle", True)
    t = at(
        "sieges",
        hosar={"1308": ["ly_zombies_1"]},
        demon={"1308": ["er_patrol"]},
        alliances={"LY": {"side": "hosar"}},
        sieges={"1308": 1},
        then=SeededDice(1),
    )
    t.answer("siege-method", "invest")
    besieger = next(event for event in t.events("roll") if event["why"] == "DL-SIE-11" and event["side"] == "demon")
    assert ("DL-SIE-22", -1) in besieger["modifiers"]


@pytest.mark.rule("DL-NEU-07")
def test_the_great_woods_start_in_rouna_without_their_spirits() -> None:
    t = new()
    woods = ["gw_chief", "gw_warriors_1", "gw_warriors_2", "gw_young_warriors"]
    assert sorted(t.stack("neutral", "0914")) == woods
    assert (t.where("gw_beast_god"), t.where("gw_forest_spirit")) == ("off", "off")
    assert WORLD.site["rouna"].kind == "village"


@pytest.mark.rule("DL-NEU-08")
def test_altuhan_crosses_hills_for_one_point() -> None:
    t = marching("ah_mountaineers_1", "ti_prince", "0206", "AH")
    assert mp(t) == 4
    t.do("move 0306", "move 0307", "move 0407", "move 0308")  # four hexsides of nothing but hills
    assert t.where("ah_mountaineers_1") == "0308"
    others = at("movement", hosar={"0206": ["ti_spearmen", "ti_prince"]}).do("unit ti_spearmen")
    assert (mp(others), costs(others)["0306"]) == (4, 2)


@pytest.mark.rule("DL-NEU-09")
def test_ancients_pay_one_point_everywhere() -> None:
    t = marching("an_troopers_1", "ti_prince", "0120", "AN")
    assert mp(t) == 3
    t.do("move 0219", "move 0319")  # swamp
    assert mp(t) == 1
    t = marching("an_troopers_1", "ti_prince", "0703", "AN")
    assert costs(t)["0803"] == 1  # a river into forest
    t = marching("an_troopers_1", "ti_prince", "0209", "AN")
    assert costs(t)["0310"] == 1  # forest
    others = at("movement", hosar={"0703": ["ti_spearmen", "ti_prince"]}).do("unit ti_spearmen")
    assert costs(others)["0803"] > 1


@pytest.mark.rule("DL-NEU-09")
def test_ancients_cross_neither_alps_nor_lakes() -> None:
    mover = WORLD.unit["an_troopers_1"].mover
    crossings = GAME.crossings
    alps = [pair for pair, feature in crossings.feature.items() if feature == "alps"]
    lakes = [
        (a, b)
        for a in range(WORLD.grid.size)
        for b in WORLD.grid.neighbours[a]
        if b >= 0 and crossings.letters(a, b, frozenset()) == "L" and (a, b) not in crossings.roads
    ]
    assert alps
    assert lakes
    assert {crossings.cost(mover, a, b) for a, b in alps} == {None}
    assert any(crossings.cost(mover, a, b) is None for a, b in lakes)


@pytest.mark.rule("DL-NEU-10")
def test_ancients_cannot_cross_mountains() -> None:
    alone = at("movement", hosar={"0702": ["an_troopers_1"]}, alliances={"AN": {"side": "hosar"}})
    t = alone.do("unit an_troopers_1")  # one point: no way round
    assert t.refuses("move 0601") == ["DL-NEU-10"]  # mountain on both sides
    assert costs(t)["0801"] == 1  # mountain and hills
    others = at("movement", hosar={"0702": ["ti_spearmen", "ti_prince"]}).do("unit ti_spearmen")
    assert "0601" in others.targets("move")


@pytest.mark.rule("DL-NEU-11")
def test_ancients_may_not_choose_to_defend_in_mountains() -> None:
    hosar, demon = {"1413": ["ti_knights"]}, {"1413": ["an_troopers_1", "er_patrol"]}
    t = at("battles", hosar=hosar, demon=demon, alliances={"AN": {"side": "demon"}}, then=SIXES)
    assert t.view(None)["battle"]["terrain"] == "hills"
    others = at("battles", hosar=hosar, demon={"1413": ["er_patrol"]}, then=SIXES)
    assert (others.question, sorted(others.targets("terrain"))) == ("terrain", ["hills", "mountain"])
    attackers = at("battles", "demon", hosar=hosar, demon=demon, alliances={"AN": {"side": "demon"}}, then=SIXES)
    assert sorted(attackers.targets("terrain")) == ["hills", "mountain"]


@pytest.mark.rule("DL-NEU-11", "DL-NEU-12")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_ancients_in_an_all_mountain_hex_fight_there_with_penalties(phase: str) -> None:
    t = at(
        "battles",
        phase,
        hosar={"1307": ["ti_knights"]},
        demon={"1307": ["an_troopers_1"]},
        alliances={"AN": {"side": "demon"}},
        dice=[1, 1, 1, 1, 1, 1],  # both hit, both stand
        then=SIXES,
    )
    t.log = list(t.s._happened)
    assert t.view(None)["battle"]["terrain"] == "mountain"
    blow, check = (event for event in t.events("roll") if event["unit"] == "an_troopers_1")
    assert (blow["value"], check["value"]) == (4, 4)  # 7 - 1 for mountain - 2, and 5 - 1


@pytest.mark.rule("DL-NEU-13")
@pytest.mark.parametrize("unit", ["gw_warriors_1", "gw_beast_god"])
def test_the_great_woods_cross_forest_for_one_point(unit: str) -> None:
    t = marching(unit, "ti_prince", "0209", "GW")
    assert mp(t) == 4
    t.do("move 0310", "move 0311", "move 0211", "move 0210")  # four hexsides of nothing but forest
    assert t.where(unit) == "0210"


@pytest.mark.rule("DL-NEU-13")
def test_the_winged_spirit_of_the_woods_crosses_forest_for_one_point() -> None:
    t = at("movement", hosar={"0209": ["gw_forest_spirit", "ti_knights"]}, alliances={"GW": {"side": "hosar"}})
    t.do("unit gw_forest_spirit")
    assert costs(t)["0310"] == 1
    others = at("movement", hosar={"0209": ["ho_birds", "ti_prince"]}).do("unit ho_birds")
    assert costs(others)["0310"] == 2
