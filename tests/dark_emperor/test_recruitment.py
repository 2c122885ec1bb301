"""Taxes and recruits (DE-7.1, DE-7.2, DE-19.2)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.recruitment import Recruitment
from hexarchy.games.dark_emperor.sequence import HALVES
from tests.dark_emperor.table import WORLD, Table, at, hex_at

# The segment called recruitment begins with the order of preference; recruits follow the taxes.


def market(player: str = "kingdoms", gold: dict[str, int] | None = None, **more: Any) -> Table:
    """A Recruitment Segment with so much gold in the treasuries, and the taxes of the turn on top."""
    kingdoms = {name: {"side": player, "gold": amount} for name, amount in (gold or {}).items()}
    t = at("start", player, kingdoms={**kingdoms, **more.pop("kingdoms", {})}, **more)
    if t.question == "preference":
        t.do("keep")
    return t


def poor(
    kingdom: str, gold: int, *, player: str = "kingdoms", starkeep: int = 0, loser: dict[str, Any] | None = None
) -> Table:
    """A Recruitment Segment with exactly so much gold: the taxes have not been paid."""
    kingdoms: dict[str, Any] = {kingdom: {"side": player, "gold": gold}, "ahautsieron": {"side": "kingdoms"}}
    if starkeep:
        kingdoms["starkeep"] = {"side": player, "gold": starkeep, **(loser or {})}
    t = at("movement-magic", player, 2, kingdoms=kingdoms, hexes={"0101": ["mezal"], "3801": ["silfaren"]})
    half = HALVES[t.s.phasing]
    t.s.frames = [*t.s.frames[:1], half(half.OUTLINE.index(Recruitment))]
    t.s.run()
    return t


@pytest.mark.rule("DE-4.B1a", "DE-7.1a", "DE-7.15", "DE-4.A1b")
def test_each_kingdom_of_the_phasing_player_fills_its_own_purse() -> None:
    t = market(
        gold={"starkeep": 0},
        hexes={"3020": ["starkeep_infantry_1"], "2721": ["starkeep_infantry_2"]},
        kingdoms={"tal_pletor": {"side": "necromancer", "gold": 3}},
    )
    assert t.gold("starkeep") == 18
    assert t.gold("tal_pletor") == 3
    t = at(
        "taxation", "necromancer", kingdoms={"tal_pletor": {"side": "necromancer"}, "starkeep": {"side": "kingdoms"}}
    )
    assert t.gold("tal_pletor") > 0
    assert t.gold("starkeep") == 0


@pytest.mark.rule("DE-7.21", "DE-DEC-06", "DE-4.A1c")
def test_prices() -> None:
    assert {WORLD.piece[i].cost for i in ("loymarech_infantry_1", "scythe_rocriders_1", "hounds_1", "saarlumen_1")} == {
        10
    }
    assert {WORLD.piece[i].cost for i in ("loymarech_cavalry_1", "ferlarie_naval_1", "zola_heavy_horse_1")} == {15}
    assert WORLD.piece["stavror_siege"].cost == 20
    t = market(gold={"the_scythe": 30}, hexes={"0304": ["scythe_rocriders_1"]})
    before = t.gold("the_scythe")
    t.do("recruit scythe_rocriders_2", "place 0304")
    assert t.gold("the_scythe") == before - 10
    assert t.where("scythe_rocriders_2") == "0304"


@pytest.mark.rule("DE-7.21", "DE-6.31")
def test_who_cannot_pay_or_is_conquered_is_not_asked() -> None:
    conquered = {
        "lammarech": {"side": "kingdoms", "gold": 60, "conquered": True, "holder": "necromancer", "assignee": "host"}
    }
    t = market(kingdoms=conquered, hexes={"1608": ["lammarech_cavalry_1"]})
    assert t.question != "recruit"
    assert t.gold("lammarech") == 60


@pytest.mark.rule("DE-7.22", "DE-EX-7.22", "DE-DEC-07")
def test_a_gift_costs_the_giver_double() -> None:
    gold = {"the_scythe": 0, "kelaron_oiret": 100}
    enemies = {
        "0204": ["necro_greater_1"],
        "0404": ["necro_greater_2"],
        "0603": ["necro_greater_3"],
        "0804": ["scythe_rocriders_1"],
    }
    t = market(gold=gold, hexes=enemies)
    own, rich = t.gold("the_scythe"), t.gold("kelaron_oiret")
    assert own < 10
    t.do("recruit scythe_rocriders_2")
    if t.question == "gift":
        t.do("gift kelaron_oiret")
    if t.question == "place-recruit":
        t.do(t.options[0])
    assert t.gold("the_scythe") == 0
    assert t.gold("kelaron_oiret") == rich - 2 * (10 - own)


@pytest.mark.rule("DE-7.23a", "DE-7.23b")
def test_recruits_appear_at_home_and_fleets_in_ports() -> None:
    t = market(gold={"stavror": 100}, hexes={"1820": ["stavror_infantry_1"]})
    t.do("recruit stavror_naval_1")
    assert "1820" not in t.targets("place")
    assert t.refuses("place 1820") == ["DE-7.23b"]
    assert t.refuses("place 0224") == ["DE-7.23a"]


@pytest.mark.rule("DE-7.23d", "DE-EX-7.23", "DE-DEC-06")
def test_the_city_value_limits_recruits() -> None:
    t = market(gold={"zolahaureslor": 200}, hexes={"2414": ["zola_infantry_1"]})
    for n in range(1, 5):
        t.do(f"recruit zola_legions_{n}", "place 2414")
    t.do("recruit zola_legions_5")
    assert "2414" not in t.targets("place")
    assert t.refuses("place 2414") == ["DE-7.23d"]


@pytest.mark.rule("DE-7.23c")
def test_a_city_in_enemy_control_takes_nobody() -> None:
    gold = {"lammarech": 100}
    alone = market(gold=gold, hexes={"1609": ["necro_greater_1"]}).do("recruit lammarech_cavalry_1")
    assert alone.where("lammarech_cavalry_1") == "1606"  # the only city left
    held = market(gold=gold, hexes={"1609": ["necro_greater_1"], "1610": ["lammarech_cavalry_2"]})
    held.do("recruit lammarech_cavalry_1")
    assert "1610" in held.targets("place")


@pytest.mark.rule("DE-7.2a")
def test_what_is_not_in_the_pool_cannot_be_bought() -> None:
    t = market(gold={"lammarech": 100}, hexes={"1610": ["lammarech_cavalry_1"]})
    assert t.refuses("recruit lammarech_cavalry_1") == ["DE-7.2a"]


@pytest.mark.rule("DE-DEC-03", "DE-7.11d")
def test_the_order_of_preference_may_be_rearranged() -> None:
    t = at("start", "kingdoms", active={"stavror": "kingdoms", "ferlarie": "kingdoms", "starkeep": "kingdoms"})
    assert t.question == "preference"
    t.do("prefer starkeep", "prefer stavror")
    assert [WORLD.map.kingdom[f].id for f in t.s.preference[1]] == ["starkeep", "stavror", "ferlarie"]
    alone = at("start", "kingdoms", active={"stavror": "kingdoms"})
    assert alone.question != "preference"


@pytest.mark.rule("DE-19.2a", "DE-19.2b", "DE-19.2c")
def test_lost_mercenaries_are_bought_back_beside_their_leader() -> None:
    hired: dict[str, Any] = {"groups": {"fernan_conniver": {"side": "kingdoms", "master": "lammarech"}}}
    lost = {"pool": ["conniver_cavalry", "conniver_infantry_1", "conniver_infantry_2"]}
    city = {"1606": ["fernan_conniver", "lammarech_cavalry_1"]}
    t = market(gold={"lammarech": 20, "loymarech": 0}, hexes=city, piles=lost, **hired)
    before = t.gold("lammarech")
    t.do("recruit conniver_cavalry")
    assert t.targets("pay") == ["lammarech", "loymarech"]  # what Loymarech taxes is enough as well
    t.do("pay lammarech")
    assert t.where("conniver_cavalry") == "1606"
    assert t.gold("lammarech") == before - 15
    field = market(gold={"lammarech": 20}, hexes={"1608": ["fernan_conniver"]}, piles=lost, **hired)
    assert field.refuses("recruit conniver_cavalry") == ["DE-19.2b"]
    dead = market(gold={"lammarech": 20}, piles={**lost, "dead": ["fernan_conniver"]}, **hired)
    assert dead.refuses("recruit conniver_cavalry") == ["DE-19.2c"]


@pytest.mark.rule("DE-19.2b", "DE-7.23c", "DE-7.23d", "DE-DEC-06")
def test_mercenaries_share_the_room_of_the_city_and_are_not_raised_under_the_enemys_eyes() -> None:
    hired: dict[str, Any] = {"groups": {"fernan_conniver": {"side": "kingdoms", "master": "lammarech"}}}
    lost = {"pool": ["conniver_cavalry", "conniver_infantry_1", "conniver_infantry_2"]}
    purse = {"lammarech": 90, "loymarech": 0}
    t = market(gold=purse, hexes={"1606": ["fernan_conniver", "lammarech_cavalry_1"]}, piles=lost, **hired)
    t.do("recruit lammarech_infantry_1", "place 1606", "recruit conniver_cavalry", "pay lammarech")
    assert WORLD.city_at[hex_at("1606")].value == 2
    assert t.refuses("recruit conniver_infantry_1") == ["DE-7.23d"]
    watched = {"1606": ["fernan_conniver"], "1607": ["necro_greater_1"]}
    t = market(gold=purse, hexes=watched, piles=lost, **hired)
    assert t.refuses("recruit conniver_cavalry") == ["DE-7.23c"]


@pytest.mark.rule("DE-19.2b", "DE-6.11a")
def test_mercenaries_raised_in_a_neutral_city_rouse_its_kingdom() -> None:
    hired: dict[str, Any] = {"groups": {"fernan_conniver": {"side": "kingdoms", "master": "lammarech"}}}
    t = market(
        gold={"lammarech": 20}, hexes={"1820": ["fernan_conniver"]}, piles={"pool": ["conniver_cavalry"]}, **hired
    )
    t.do("recruit conniver_cavalry")
    assert (t.where("conniver_cavalry"), t.side("stavror")) == ("1820", "necromancer")


@pytest.mark.rule("DE-4.A1c", "DE-7.21")
def test_the_necromancers_allies_spend_what_they_hold() -> None:
    t = poor("tal_pletor", 30, player="necromancer")
    for unit, city in (("pletor_infantry_1", 1204), ("pletor_infantry_2", 1204), ("pletor_kings_guard_1", 1308)):
        t.do(f"recruit {unit}", f"place {city}")
    assert t.gold("tal_pletor") == 0
    assert t.question != "recruit"


@pytest.mark.rule("DE-7.21", "DE-DEC-06")
def test_fifty_gold_buys_a_train_a_cavalry_and_a_fleet() -> None:
    for gold, kinds in ((50, 3), (49, 2)):
        t = poor("stavror", gold)
        bought = 0
        for unit in ("stavror_siege", "stavror_cavalry_1", "stavror_naval_1"):
            if f"recruit {unit}" in t.options:
                t.do(f"recruit {unit}").answer("place-recruit", t.options[0])
                bought += 1
        assert bought == kinds
    fourteen = poor("stavror", 14).targets("recruit")
    assert "stavror_infantry_1" in fourteen
    assert not {"stavror_cavalry_1", "stavror_naval_1", "stavror_siege"} & set(fourteen)
    assert poor("stavror", 14).refuses("recruit stavror_cavalry_1") == ["DE-7.21"]


@pytest.mark.rule("DE-7.15", "DE-4.B1b")
def test_treasuries_are_separate_and_carry_over() -> None:
    cities = {"3006": ["kelaron_infantry_1"], "3104": ["kelaron_infantry_2"], "3602": ["kelaron_infantry_3"]}
    t = market(gold={"kelaron_oiret": 0, "starkeep": 5}, hexes=cities)
    assert t.gold("kelaron_oiret") == 36
    starkeep = t.gold("starkeep")
    t.do("recruit kelaron_infantry_4", "place 3104", "recruit kelaron_infantry_5", "place 3104", "end")
    assert t.gold("kelaron_oiret") == 16
    assert t.gold("starkeep") == starkeep
    t.until("recruit")
    assert (t.s.turn_number, t.gold("kelaron_oiret")) == (4, 16 + 36)


@pytest.mark.rule("DE-7.22", "DE-DEC-07")
def test_a_gift_is_half_of_what_it_costs_and_never_too_much() -> None:
    """An infantry costs ten. A giver with 19 can give nine, and gives no more than is missing."""
    assert "recruit kelaron_infantry_1" not in poor("kelaron_oiret", 0, starkeep=19).options
    t = poor("kelaron_oiret", 1, starkeep=19)
    t.do("recruit kelaron_infantry_1").answer("gift", "gift starkeep").do("place 3104")
    assert (t.gold("kelaron_oiret"), t.gold("starkeep")) == (0, 1)
    t = poor("kelaron_oiret", 6, starkeep=30)
    t.do("recruit kelaron_infantry_1", "gift starkeep", "place 3104")
    assert (t.gold("kelaron_oiret"), t.gold("starkeep")) == (0, 22)
    assert "recruit kelaron_infantry_1" not in poor("kelaron_oiret", 6, starkeep=7).options  # short by four
    assert "recruit kelaron_infantry_1" in poor("kelaron_oiret", 6, starkeep=8).options
    conquered = {"conquered": True, "holder": "necromancer", "assignee": "host"}
    t = poor("kelaron_oiret", 6, starkeep=8, loser=conquered)
    assert "recruit kelaron_infantry_1" in t.options  # from the gold it kept
    t.do("recruit kelaron_infantry_1", "cancel")
    assert (t.gold("kelaron_oiret"), t.gold("starkeep"), t.where("kelaron_infantry_1")) == (6, 8, "pool")


@pytest.mark.rule("DE-7.23a", "DE-6.33b")
def test_not_even_assigned_land_takes_recruits() -> None:
    taken = {"side": "necromancer", "conquered": True, "holder": "kingdoms", "assignee": "stavror"}
    t = market(gold={"stavror": 50}, hexes={"0224": ["stavror_infantry_1"]}, kingdoms={"ferlarie": taken})
    t.do("recruit stavror_infantry_2")
    assert t.refuses("place 0224") == ["DE-7.23a"]


@pytest.mark.rule("DE-7.23c")
def test_a_city_reached_by_both_is_not_the_enemys() -> None:
    hexes = {"1609": ["necro_greater_1"], "1611": ["lammarech_cavalry_2"]}
    t = market(gold={"lammarech": 100}, hexes=hexes).do("recruit lammarech_cavalry_1")
    assert "1610" in t.targets("place")


@pytest.mark.rule("DE-8.16b", "DE-PROC-4")
def test_recruits_in_an_empty_city_surprise_a_visitor() -> None:
    hexes = {"1610": ["mezal"], "3801": ["silfaren"]}
    t = market(gold={"lammarech": 100, "ahautsieron": 0}, hexes=hexes, dice=[6])
    t.do("recruit lammarech_cavalry_1", "place 1610")
    assert t.where("mezal") == "dead"


@pytest.mark.rule("DE-7.2a")
def test_what_is_lost_can_be_bought_again() -> None:
    t = market(gold={"lammarech": 100}, hexes={"1610": ["lammarech_infantry_1", "lammarech_cavalry_1"]})
    assert t.refuses("recruit lammarech_infantry_1") == ["DE-7.2a"]
    changes.eliminate(t.s, WORLD.index_of("lammarech_infantry_1"), "DE-8.12a")
    t.s.run()
    assert "lammarech_infantry_1" in t.targets("recruit")


@pytest.mark.rule("DE-7.2b")
def test_the_raised_dead_are_in_no_pool_again() -> None:
    t = market(gold={"zolahaureslor": 100}, hexes={"2414": ["zola_legions_1", "zola_legions_2"]})
    legion, banished = WORLD.index_of("zola_legions_1"), WORLD.index_of("zola_legions_2")
    changes.eliminate(t.s, legion, "DE-9.25a")
    assert t.where("zola_legions_1") == "pool"
    changes.rise(t.s, legion, WORLD.capitals[9], 0)
    t.s.run()
    assert "zola_legions_1" not in t.targets("recruit")
    changes.eliminate(t.s, legion, "DE-9.25a")
    changes.eliminate(t.s, banished, "DE-15.3", for_ever=True)
    t.s.run()
    assert t.where("zola_legions_1") == t.where("zola_legions_2") == "gone"
    assert not {"zola_legions_1", "zola_legions_2"} & set(t.targets("recruit"))
    assert t.refuses("recruit zola_legions_1") == ["DE-7.2a"]


@pytest.mark.rule("DE-7.23c", "DE-7.23d", "DE-DEC-06")
def test_why_nobody_is_recruited() -> None:
    """Both cities in the enemy's reach; both full; or just another of the kind on offer."""
    enemies = {"1609": ["necro_greater_1"], "1607": ["necro_greater_2"], "3801": ["silfaren"]}
    other: dict[str, Any] = {"starkeep": {"side": "kingdoms", "gold": 50}}
    t = market(gold={"lammarech": 100}, hexes=enemies, kingdoms=other)
    assert t.refuses("recruit lammarech_cavalry_1") == ["DE-7.23c"]
    t = market(gold={"lammarech": 100}, kingdoms=other)
    assert t.refuses("recruit lammarech_cavalry_2") == ["DE-DEC-06"]
    recruits = t.s.frames[-1]
    assert isinstance(recruits, Recruitment)
    recruits.placed = tuple(city.hex for city in WORLD.cities_of[3] for _ in range(city.value))
    t.s.run()
    assert t.refuses("recruit lammarech_cavalry_1") == ["DE-7.23d"]
