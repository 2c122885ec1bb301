"""Raising vampires, and the return of the deathless (DE-7.3, DE-16)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import changes, control
from hexarchy.games.dark_emperor.settle import settle_everywhere
from tests.dark_emperor.table import WORLD, Table, at, hex_at

# Land put under the Necromancer: 15 points without garrisons, 18 with both cities held.
STARKEEP = {"starkeep": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
STAVROR = {"stavror": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
ALLY = {"side": "kingdoms"}


def vampires(*hexes: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for n, hex_ in enumerate(hexes, 1):
        found.setdefault(hex_, []).append(f"necro_greater_{n}")
    return found


def feeding(hexes: dict[str, list[str]], kingdoms: Any = STAVROR, **more: Any) -> Table:
    return at("vampires", hexes=hexes, kingdoms=kingdoms, **more)


@pytest.mark.rule("DE-7.31", "DE-EX-D6", "DE-7.32", "DE-4.A1a", "DE-7.3", "DE-DEC-05")
def test_no_more_than_the_land_feeds() -> None:
    t = feeding(vampires("3020", "2721"), STARKEEP)  # 18 points: three may live
    assert t.question == "raise-vampires"
    t.do("raise-lesser 3020")
    assert t.question != "raise-vampires"
    assert all(realm.gold == 0 for realm in t.s.kingdoms)
    full = feeding(vampires("3020", "3020", "2721"), STARKEEP)
    assert full.question != "raise-vampires"
    over = feeding(vampires("3020", "3020", "2721", "2721", "2721"), STARKEEP)
    assert over.question != "raise-vampires"
    assert all(over.where(f"necro_greater_{n}") != "pool" for n in range(1, 6))
    assert all(realm.gold == 0 for realm in over.s.kingdoms)


@pytest.mark.rule("DE-7.33a", "DE-DEC-05")
def test_each_vampire_in_a_city_raises_one() -> None:
    t = feeding(vampires("1820", "1820", "1821"))
    assert t.targets("raise-lesser") == ["1820"]
    assert t.refuses("raise-lesser 1821") == ["DE-7.33a"]
    t.do("raise-lesser 1820", "raise-lesser 1820")
    assert t.question != "raise-vampires"


@pytest.mark.rule("DE-7.33a")
def test_neither_the_value_nor_the_owner_of_the_city_matters() -> None:
    t = feeding(vampires("0907", "0907"), {**STAVROR, "tal_pletor": {"side": "necromancer"}})  # a city of value 1
    t.do("raise-lesser 0907", "raise-lesser 0907")
    assert len(t.stack("necromancer", "0907")) == 4


@pytest.mark.rule("DE-7.33b", "DE-18.22a", "DE-DEC-05")
def test_enemies_near_forbid_it() -> None:
    hexes = vampires("1820", "1118")
    near = feeding({**hexes, "1821": ["zola_infantry_1"]}, {**STAVROR, "zolahaureslor": ALLY})
    assert near.targets("raise-lesser") == ["1118"]
    assert near.refuses("raise-lesser 1820") == ["DE-7.33b"]
    inside = feeding({**hexes, "1820": ["necro_greater_1", "zola_infantry_1"]}, {**STAVROR, "zolahaureslor": ALLY})
    assert inside.targets("raise-lesser") == ["1118"]
    inactive = feeding({**hexes, "1821": ["zola_infantry_1"]})
    assert inactive.targets("raise-lesser") == ["1118", "1820"]
    beast = feeding({**hexes, "1821": ["sirax"]}, monsters={"sirax": "kingdoms"})
    assert beast.targets("raise-lesser") == ["1118", "1820"]


@pytest.mark.rule("DE-7.34")
def test_either_kind_comes_from_the_pool() -> None:
    t = feeding(vampires("1820"))
    assert t.targets("raise-greater") == ["1820"]  # nine of ten are not in play
    gone = {"gone": [f"necro_greater_{n}" for n in range(2, 11)]}
    assert feeding(vampires("1820"), piles=gone).targets("raise-greater") == []
    assert feeding(vampires("1820"), piles=gone).refuses("raise-greater 1820") == ["DE-7.34"]


@pytest.mark.rule("DE-16a", "DE-8.F", "DE-DEC-04", "DE-EX-D8")
def test_the_deathless_return_two_turns_later() -> None:
    hexes = {"1820": ["necro_greater_1"], "2822": ["stavror_infantry_1"], "1512": ["padrech_dar_choim"]}
    t = at(
        "start", turn=7, hexes={"1820": hexes["1820"]}, returns={"padrech_dar_choim": 7}, active={"stavror": "kingdoms"}
    )
    assert t.where("padrech_dar_choim") == "1820"  # the only place there is
    t = at(
        "start", turn=6, hexes={"1820": hexes["1820"]}, returns={"padrech_dar_choim": 7}, active={"stavror": "kingdoms"}
    )
    assert t.s.where[WORLD.PADRECH] < 0
    t = at(
        "start", turn=7, returns={"tol_morn": 7}, hexes={"1820": ["stavror_infantry_1"]}, active={"stavror": "kingdoms"}
    )
    assert t.question == "return"
    offered = t.targets("place")
    assert "2822" not in offered
    assert "1820" not in offered
    assert len(offered) > 500


# -- the maximum -----------------------------------------------------------------------------------------------------

TAL_PLETOR = {"tal_pletor": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
KELARON = {
    "kelaron_oiret": STAVROR["stavror"],
    "lammarech": STAVROR["stavror"],
}


@pytest.mark.rule("DE-7.31", "DE-7.32")
def test_five_points_feed_one_vampire() -> None:
    """Tal Pletor's land is worth 54 without garrisons, and 55 with one in 0907."""
    elsewhere = [f"necro_greater_{n}" for n in range(1, 11)]
    ten = at("vampires", hexes={"0101": elsewhere}, kingdoms=TAL_PLETOR)
    assert (control.host_production(ten.s), control.vampire_maximum(ten.s)) == (54, 10)
    garrison = {"0907": elsewhere[:1], "0101": elsewhere[1:]}
    eleven = at("vampires", hexes=garrison, kingdoms=TAL_PLETOR)
    assert (control.host_production(eleven.s), control.vampire_maximum(eleven.s)) == (55, 11)
    assert eleven.question == "raise-vampires"
    assert ten.question != "raise-vampires"


@pytest.mark.rule("DE-EX-D6", "DE-4.A1a", "DE-7.32", "DE-DEC-05")
def test_ten_in_play_and_food_for_twelve() -> None:
    """63 points: the land of Kelaron and Lammarech, and 3006 with its city."""
    vampire = [f"necro_greater_{n}" for n in range(1, 11)]
    t = at("vampires", hexes={"3006": vampire[:3], "0101": vampire[3:]}, kingdoms=KELARON)
    assert control.host_production(t.s) == 63
    t.answer("raise-vampires", "raise-lesser 3006").answer("raise-vampires", "raise-lesser 3006")
    assert t.question != "raise-vampires"
    assert vampires_in_play(t) == 12
    over = at("vampires", hexes={"3006": vampire}, kingdoms={"kelaron_oiret": KELARON["lammarech"]})
    assert control.vampire_maximum(over.s) < 10
    assert over.question != "raise-vampires"
    assert vampires_in_play(over) == 10


def vampires_in_play(t: Table) -> int:
    return sum(t.s.where[vampire] >= 0 for vampire in WORLD.vampires)


@pytest.mark.rule("DE-7.31", "DE-19.13")
def test_mercenaries_feed_whom_they_serve() -> None:
    hexes = {"2415": ["saarlumen_1", "saar"], "0101": ["necro_greater_1"]}
    active = {"zolahaureslor": "kingdoms", "tal_pletor": "necromancer"}
    fed = {}
    for master in ("host", "tal_pletor"):
        groups = {"saar": {"side": "necromancer", "master": master}}
        fed[master] = control.host_production(at("vampires", hexes=hexes, active=active, groups=groups).s)
    assert fed["host"] > 0
    assert fed["tal_pletor"] == 0


@pytest.mark.rule("DE-7.34")
def test_a_fallen_vampire_is_raised_again() -> None:
    gone = {"gone": [f"necro_greater_{n}" for n in range(3, 11)]}
    t = feeding(vampires("1820", "1821"), piles=gone)
    assert t.targets("raise-greater") == []
    changes.eliminate(t.s, WORLD.index_of("necro_greater_2"), "DE-8.12a")
    t.s.run()
    assert t.where("necro_greater_2") == "pool"
    t.do("raise-greater 1820")
    assert t.where("necro_greater_2") == "1820"


@pytest.mark.rule("DE-7.33a")
def test_who_was_raised_in_the_segment_raises_nobody() -> None:
    t = feeding(vampires("1820", "1118"))
    t.do("raise-greater 1820")
    assert t.targets("raise-lesser") == ["1118"]
    assert t.refuses("raise-lesser 1820") == ["DE-7.33a"]


@pytest.mark.rule("DE-7.36")
def test_the_necromancers_siege_train_is_not_rebuilt() -> None:
    t = at("movement", hexes={"1820": ["necro_siege", "stavror_siege", "necro_greater_1"]})
    for train in ("necro_siege", "stavror_siege"):
        changes.eliminate(t.s, WORLD.index_of(train), "DE-8.12a")
    assert t.where("necro_siege") == "gone"
    assert t.where("stavror_siege") == "pool"


# -- the deathless ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-16a", "DE-EX-D8", "DE-DEC-04")
@pytest.mark.parametrize(("player", "turn"), [("necromancer", 5), ("kingdoms", 6)])
def test_killed_he_is_back_in_the_recruitment_phase_two_turns_later(player: str, turn: int) -> None:
    hexes = {
        "1820": ["padrech_dar_choim", "necro_greater_1", "necro_greater_2"],
        "1821": ["necro_greater_3", "mezal"],
        "1822": ["stavror_infantry_1"],
    }
    bears = {"padrech_dar_choim": ["he_sups_on_prana"]}
    t = at(
        *("movement", player, turn),
        hexes=hexes,
        active={"stavror": "kingdoms"},
        bears=bears,
        gains={"padrech_dar_choim": 1},
        then=SeededDice(1),
    )
    changes.slay(t.s, WORLD.PADRECH, "DE-9.27b")
    t.until("return")
    assert (t.s.turn_number, t.asked) == (turn + 2, ["necromancer"])
    assert {"1820", "1821"} <= set(t.targets("place"))
    t.do("place 1820")
    assert t.where("padrech_dar_choim") == "1820"
    assert t.s.carried(WORLD.PADRECH) == ()
    assert t.s.gains[WORLD.PADRECH - WORLD.unit_count] == 1
    t.until("movement").do("end")
    assert t.s.returns == ()


@pytest.mark.rule("DE-16a")
def test_nobody_else_comes_back_by_himself() -> None:
    t = at("movement", hexes={"1820": ["mezal", "tol_morn"], "1821": ["necro_greater_1"]})
    for leader in ("mezal", "tol_morn"):
        changes.slay(t.s, WORLD.index_of(leader), "DE-9.27b")
    assert t.s.returns == ((WORLD.TOL_MORN, 5),)


@pytest.mark.rule("DE-16a", "DE-DEC-04")
def test_where_he_does_not_come_back() -> None:
    """Not in flames while his units stand elsewhere; without units on land, never at sea."""
    more: dict[str, Any] = {"active": {"stavror": "kingdoms"}, "returns": {"padrech_dar_choim": 7}}
    groups = {"silwer_flagriel": {"side": "kingdoms", "master": "stavror"}}
    hexes = {hex_: [f"necro_greater_{n}"] for n, hex_ in enumerate(("1508", "1512", "1609"), 1)}
    t = at("start", turn=7, hexes=hexes, flames={"silwer_flagriel": ["1609"]}, groups=groups, **more)
    assert t.targets("place") == ["1508", "1512"]
    t = at("start", turn=7, hexes={"1820": ["stavror_infantry_1"]}, **more)
    free = WORLD.land & ~WORLD.holy & ~(1 << hex_at("1820"))
    assert t.targets("place") == [WORLD.grid.ids[hex_] for hex_ in hexes_of(free)]


@pytest.mark.rule("DE-16b", "DE-20.1")
def test_only_loslom_or_famir_in_battle_end_him() -> None:
    t = at("movement", hexes={"1820": ["padrech_dar_choim", "tol_morn"], "1821": ["necro_greater_1"]})
    changes.slay(t.s, WORLD.PADRECH, "DE-18.15c")
    changes.slay(t.s, WORLD.TOL_MORN, "DE-9.27b", for_ever=True)
    settle_everywhere(t.s)
    t.s.run()
    assert t.winner is None
    assert t.s.returns == ((WORLD.PADRECH, 5),)
    assert t.where("tol_morn") == "gone"


@pytest.mark.rule("DE-16a")
def test_who_comes_back_to_a_rune_hex_gains_nothing_this_turn() -> None:
    hexes = {"2219": ["necro_greater_1"], "1821": ["necro_greater_2"]}
    t = at("turn", turn=7, hexes=hexes, returns={"padrech_dar_choim": 7}, active={"stavror": "kingdoms"})
    t.do("place 2219")
    assert t.where("padrech_dar_choim") == "2219"
    assert WORLD.PADRECH not in t.s.turn.inspired
    present = at("turn", turn=7, hexes={"2219": ["padrech_dar_choim"]}, active={"stavror": "kingdoms"})
    assert WORLD.PADRECH in present.s.turn.inspired
