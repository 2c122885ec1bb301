"""Dark Emperor's captain answers everything with something that was offered, sees only its seat, and beats chance."""

from __future__ import annotations

import random

import pytest

from hexarchy import bots
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.aspects import FIRST, Aspects
from hexarchy.games.dark_emperor.bot.assault import Assault
from hexarchy.games.dark_emperor.bot.campaign import Campaign
from hexarchy.games.dark_emperor.bot.envoys import Errands, chance, may_lead
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.combat.odds import preview
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import EMPIRE, KINGDOM_IDS, KINGDOMS, NECROMANCER
from tests.dark_emperor import random_play
from tests.dark_emperor.table import WORLD, Table, at, hex_at, names, new

OPENING = 200  # answers of the first turns


def play(first: str, second: str, seed: int, most: int = 20_000) -> tuple[DarkEmperorState, list[str]]:
    """A match of two bots; every answer must have been on offer."""
    state = GAME.new("standard", {}, SeededDice(seed))
    assert isinstance(state, DarkEmperorState)
    players = [bots.make(first, GAME, seed), bots.make(second, GAME, seed + 1)]
    chairs = [Chair(state, seat) for seat in (NECROMANCER, KINGDOMS)]
    answers: list[str] = []
    while state.decision is not None and len(answers) < most:
        seat = state.decision.seats[0]
        action = players[seat].choose(chairs[seat])
        assert action in chairs[seat].ask.options
        answers.append(action.text)
        state.apply(seat, action)
    return state, answers


def war(s: DarkEmperorState, seat: int) -> Reckoner:
    """The war as a side's captain sees it."""
    return Reckoner(s, seat, Aspects())


def answer(table: Table, seed: int = 1) -> str:
    """What the captain says to the question on the table."""
    assert table.s.decision is not None
    seat = table.s.decision.seats[0]
    return bots.make("captain", GAME, seed).choose(Chair(table.s, seat)).text


# -- whole matches ----------------------------------------------------------------------------------------------------


def test_captains_bring_their_war_to_an_end() -> None:
    assert play("captain", "captain", 1)[0].result is not None


def test_the_same_seed_brings_the_same_answers() -> None:
    first, again = (play("captain", "captain", 1, OPENING) for _ in range(2))
    assert first[1] == again[1]
    assert first[0].digest() == again[0].digest()


@pytest.mark.slow
@pytest.mark.parametrize("seat", [NECROMANCER, KINGDOMS])
def test_the_captain_beats_chance_from_either_side(seat: int) -> None:
    sides = ("captain", "random") if seat == NECROMANCER else ("random", "captain")
    result = play(*sides, 1)[0].result
    assert result is not None
    assert result.winner == seat


def test_the_captain_answers_the_same_when_only_the_unknown_differs() -> None:
    for seed in range(2):
        for number, state in enumerate(random_play.play(seed)):
            if number % 40 or state.decision is None:
                continue
            seat = state.decision.seats[0]
            other_world = state.redeal(seat, random.Random(number))
            answers = {
                bots.make("captain", GAME, seed).choose(Chair(world, seat)).text for world in (state, other_world)
            }
            assert len(answers) == 1


def test_the_captain_has_an_answer_to_whatever_chance_brings_about() -> None:
    """Wherever a match has gone, and whatever was asked before, the answer is on offer."""
    captains = [bots.make("captain", GAME, 1), bots.make("captain", GAME, 2)]
    for state in random_play.play(1, 600):
        if state.decision is not None:
            ask = state.decision.asks[0]
            assert captains[ask.seat].choose(Chair(state, ask.seat)) in ask.options


# -- what it reckons with ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("train", [[], ["necro_siege"]])
def test_it_reckons_with_the_odds_that_are_rolled(train: list[str]) -> None:
    host = ["necro_greater_1", "necro_greater_2", "necro_greater_3", "tol_morn", *train]
    defence = ["stavror_infantry_1", "stavror_cavalry_1", "stav_farren"]
    t = at("combat", hexes={"1820": [*host, *defence]}, active={"stavror": "kingdoms"})
    hex_ = hex_at("1820")
    forces = [reckoning.there(t.s, (side,), hex_) for side in (NECROMANCER, KINGDOMS)]
    reckoned = reckoning.fight(t.s, hex_, forces[0], forces[1])
    assert reckoned.win == pytest.approx(preview(t.s, hex_).chance(NECROMANCER))


def test_it_reckons_with_the_attrition_that_is_rolled() -> None:
    assert reckoning.worn(WORLD, 0, 4) == (1.0,)
    assert reckoning.worn(WORLD, 6, 2) == pytest.approx((0.5, 0.5, 0.0))
    assert reckoning.worn(WORLD, 37, 2) == pytest.approx((0.0, 0.0, 1.0))
    assert reckoning.worn_together(WORLD, ((6, 2), (6, 1))) == pytest.approx((0.25, 0.5, 0.25, 0.0))


def test_it_knows_the_chances_of_words() -> None:
    s = new().s
    assert chance(s, KINGDOMS, "starkeep") == 1.0  # two or more with +8
    assert chance(s, KINGDOMS, "kelaron_oiret") == pytest.approx(26 / 36)
    assert chance(s, NECROMANCER, "zolahaureslor") == 0.0


def test_it_reckons_with_the_deaths_of_leaders() -> None:
    """DE-9.27b, DE-14.11: Stommarren (hero 3) escapes one time in two; Padrech has four castings of Kill."""
    s = new().s
    stommarren, padrech = (WORLD.index_of(name) for name in ("stommarren", "padrech_dar_choim"))
    alive = (1 - 4 / 12) * (1 - 3 / 12) * (1 - 2 / 12) * (1 - 1 / 12)
    assert reckoning.felled(s, (stommarren,), (), 1.0) == pytest.approx(0.5)
    assert reckoning.felled(s, (stommarren,), (padrech,), 0.0) == pytest.approx(1 - alive)
    assert reckoning.felled(s, (stommarren,), (padrech,), 1.0) == pytest.approx(1 - alive / 2)


def test_the_only_leader_of_the_kingdoms_is_hunted_first_of_all() -> None:
    """Without any they court nobody; one of many counts less, and so does one on a late turn."""
    vampires = [f"necro_greater_{n}" for n in range(1, 6)]
    held = {"1109": vampires, "1308": ["pletor_kings_guard_1", "stommarren"]}

    def dread(turn: int, *others: str) -> float:
        active = {"tal_pletor": "kingdoms", "stavror": "kingdoms"}
        return war(at("movement", turn=turn, hexes={**held, "1820": list(others)}, active=active).s, NECROMANCER).dread

    assert dread(2) > dread(2, "stav_farren") > dread(12, "stav_farren") > 0
    assert dread(2) > dread(12)
    first = Reckoner(at("movement", hexes=held, active={"tal_pletor": "kingdoms"}).s, NECROMANCER, FIRST)
    assert all(not target.heads for target in first.targets())


def test_vampires_who_have_to_stop_at_a_river_go_on_beyond_it_next_turn() -> None:
    """DE-8.32a: from 0907 no way leads to 1308 in one march."""
    held = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(("1109", "1204", "1311"), 1)}
    vampires = ["necro_lesser_9", *(f"necro_greater_{n}" for n in range(1, 4))]
    walls = [f"pletor_infantry_{n}" for n in range(1, 5)]
    s = at("movement", hexes={"0907": vampires, "1308": walls, **held}, active={"tal_pletor": "kingdoms"}).s
    orders = Campaign(war(s, NECROMANCER), ()).orders
    assert [(len(order.units), bool(WORLD.rivers >> order.path[-1] & 1)) for order in orders] == [(3, True)]
    far = WORLD.grid.distance(hex_at("0907"), hex_at("1308"))
    assert WORLD.grid.distance(orders[0].path[-1], hex_at("1308")) < far


# -- single answers ---------------------------------------------------------------------------------------------------


def test_the_gate_opens_in_a_capital() -> None:
    verb, hex_ = answer(new()).split()
    assert verb == "gate"
    assert hex_at(hex_) in WORLD.capitals


def test_it_falls_upon_a_weak_city_and_sends_the_leader_after_the_units() -> None:
    vampires = [f"necro_greater_{n}" for n in range(1, 5)]
    held = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(("0907", "1204", "1311"), 1)}
    t = at(
        "movement",
        hexes={"1109": [*vampires, "tol_morn"], "1308": ["pletor_kings_guard_3"], **held},
        active={"tal_pletor": "kingdoms"},
    )
    seen = war(t.s, NECROMANCER)
    plan = Campaign(seen, may_lead(seen))
    assert [order.path[-1] for order in plan.orders] == [hex_at("1308")]
    assert WORLD.index_of("tol_morn") in plan.led or len(plan.orders[0].units) >= 3


def test_who_stands_among_stronger_enemies_goes_and_takes_the_leader_along() -> None:
    t = at(
        "movement",
        hexes={"1610": ["necro_greater_1", "mezal", "zola_legions_1", "zola_legions_2"]},
        active={"zolahaureslor": "kingdoms", "lammarech": "kingdoms"},
        then=SeededDice(1),
    )
    captain = bots.make("captain", GAME, 1)
    while t.s.decision is not None and t.s.decision.question in ("movement", "gather", "march", "go-where"):
        t.s.apply(NECROMANCER, captain.choose(Chair(t.s, NECROMANCER)))
    assert not t.s.stack(NECROMANCER, hex_at("1610"))
    assert t.where("mezal") != "dead"


def test_a_strong_wall_is_attacked_behind_the_train() -> None:
    """DE-9.32: without it the defence is doubled."""
    vampires = [f"necro_greater_{n}" for n in range(1, 6)]
    held = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(("0907", "1204", "1311"), 1)}
    t = at(
        "movement",
        hexes={"1109": [*vampires, "necro_siege", "necro_lesser_4"], "1308": ["pletor_infantry_1"], **held},
        active={"tal_pletor": "kingdoms"},
    )
    going = [
        names(order.units) for order in Campaign(war(t.s, NECROMANCER), ()).orders if order.path[-1] == hex_at("1308")
    ]
    assert "necro_siege" in going[-1]


def test_no_more_are_sent_than_can_stand_there() -> None:
    """DE-10a: in a city of one there is room for five."""
    vampires = [f"necro_greater_{n}" for n in range(1, 8)]
    held = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(("0907", "1109", "1204", "1311"), 1)}
    t = at(
        "movement",
        hexes={"1208": vampires, "1308": ["pletor_infantry_1"], **held},
        active={"tal_pletor": "kingdoms"},
    )
    going = [order.units for order in Campaign(war(t.s, NECROMANCER), ()).orders if order.path[-1] == hex_at("1308")]
    assert 0 < sum(map(len, going)) <= 5


def test_a_kingdom_at_peace_is_roused_for_a_prize_that_outweighs_its_anger() -> None:
    """An army that has nothing else to do does not fear its troops; its leader less, the later it is."""
    city, home = hex_at("1606"), hex_at("1311")
    capital = ["lammarech_cavalry_1", "lammarech_cavalry_2", "lammarech_cavalry_3", "lordolam"]
    vampires = [f"necro_greater_{n}" for n in range(1, 4)]
    for turn, fear, attacked in ((2, 1.0, []), (2, 0.0, []), (13, 0.0, [city])):
        t = at("movement", turn=turn, hexes={"1311": vampires, "1606": ["lammarech_infantry_1"], "1610": capital})
        units = t.s.units(NECROMANCER, home)
        comers = {hex_: [(4, -3, unit) for unit in units] for hex_ in (city, hex_at("1610"))}
        reckoner = war(t.s, NECROMANCER)
        lammarech = [targets for targets in reckoner.prey if city in {target.hex for target in targets}]
        assault = Assault(reckoner, dict.fromkeys(units, home), (), {home: 3}, comers)
        assault.rouse(lammarech, fear)
        assert [attack.target.hex for attack in assault.attacks] == attacked


def test_a_city_left_empty_in_conquered_land_is_no_conquest_to_come() -> None:
    holder = {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}
    t = at(
        "movement",
        hexes={"1109": ["necro_greater_1"]},
        active={"lammarech": "kingdoms"},
        kingdoms={"tal_pletor": holder},
    )
    seen = war(t.s, NECROMANCER)
    wanted = {target.hex: seen.unconquered(target.hex) for target in seen.targets()}
    assert wanted[hex_at("1308")] is False
    assert wanted[hex_at("1606")] is True


def test_nobody_attacks_where_he_cannot_win() -> None:
    legions = [f"zola_legions_{n}" for n in range(1, 5)]
    t = at(
        "movement",
        hexes={"1109": ["necro_greater_1", "necro_greater_2", "necro_greater_3"], "1308": legions},
        active={"tal_pletor": "kingdoms", "zolahaureslor": "kingdoms"},
    )
    assert hex_at("1308") not in [order.path[-1] for order in Campaign(war(t.s, NECROMANCER), ()).orders]


def test_a_city_keeps_as_many_as_its_walls_need_against_the_threat() -> None:
    """DE-9.31: walls double, so half the enemy's strength will do."""
    vampires = [f"necro_greater_{n}" for n in range(1, 4)]
    guards = [f"loymarech_infantry_{n}" for n in range(1, 5)]
    for threat, free in (({"2805": vampires}, 1), ({}, 3)):
        t = at("movement", "kingdoms", hexes={"2808": guards, **threat}, active={"loymarech": "kingdoms"})
        assert len(Campaign(war(t.s, KINGDOMS), ()).free) == free


def test_leaders_of_the_kingdoms_go_to_court() -> None:
    """Few as they are, first where most leaders may be won over: that is in Kelaron. One is enough for each court."""
    s = new().s
    s.apply(NECROMANCER, s.game.verbs.gate[hex_at("1109")])
    envoys = [leader for leader in WORLD.leaders if s.side(leader) == KINGDOMS]
    going = Errands(war(s, KINGDOMS), {}).going
    assert envoys
    assert [going[leader] for leader in envoys] == [WORLD.capitals[KINGDOM_IDS.index("kelaron_oiret")]]
    going = Errands(Reckoner(s, KINGDOMS, FIRST), {}).going
    assert [going[leader] for leader in envoys] == [WORLD.capitals[EMPIRE]]


def test_who_has_nothing_to_do_waits_where_the_rune_is_strong() -> None:
    """DE-12.3: Padrech in 2219, as long as Stavror is nobody's."""
    padrech, hosts = WORLD.index_of("padrech_dar_choim"), {"1109": ["necro_greater_1", "padrech_dar_choim"]}
    for stavror, goes in (({}, hex_at("2219")), ({"stavror": "kingdoms"}, None)):
        t = at("movement", hexes=hosts, active={"tal_pletor": "kingdoms", **stavror})
        assert Errands(war(t.s, NECROMANCER), {}).going.get(padrech) == goes


def test_in_the_last_turn_the_kingdoms_deny_the_land_that_counts() -> None:
    """DE-20.3a: a unit that stands in it, or next to it, keeps a hex out of the count."""
    t = at(
        "movement",
        "kingdoms",
        14,
        hexes={"1610": ["lammarech_cavalry_1"]},
        kingdoms={
            "lammarech": {"side": "kingdoms"},
            "tal_pletor": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"},
        },
    )
    (order,) = Campaign(war(t.s, KINGDOMS), ()).orders
    assert WORLD.lands[KINGDOM_IDS.index("tal_pletor")] & WORLD.field.around[order.path[-1]]


def test_in_the_last_turn_the_necromancer_spreads_over_the_land_that_counts() -> None:
    """DE-20.3a: what his own units reach is added up, and where the enemy reaches nobody is paid (DE-7.12b)."""
    lammarech = KINGDOM_IDS.index("lammarech")
    t = at(
        "movement",
        turn=14,
        hexes={
            "1311": [f"necro_greater_{n}" for n in range(1, 4)],
            "1610": [f"zola_legions_{n}" for n in range(1, 5)],
            "1606": [f"lammarech_cavalry_{n}" for n in range(1, 5)],
        },
        active={"lammarech": "kingdoms"},
        kingdoms={"tal_pletor": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}},
    )
    goals = [order.path[-1] for order in Campaign(war(t.s, NECROMANCER), ()).orders]
    assert len(goals) == len(set(goals)) > 0
    for goal in goals:
        assert WORLD.lands[lammarech] & WORLD.field.around[goal]
        assert not t.s.held[KINGDOMS] >> goal & 1


def test_it_gives_up_what_hurts_least() -> None:
    vampires = [f"necro_greater_{n}" for n in range(1, 5)]
    t = at("stacking", hexes={"1609": [*vampires, "necro_lesser_1"]}, active={"lammarech": "kingdoms"})
    assert t.s.decision is not None
    assert t.s.decision.question == "excess"
    assert answer(t) == "lose necro_lesser_1"


def test_conquered_land_serves_the_necromancer_himself() -> None:
    cities = {WORLD.grid.ids[city.hex]: [f"necro_greater_{n}"] for n, city in enumerate(WORLD.cities_of[3], 1)}
    t = at("heroic", "kingdoms", hexes=cities, active={"lammarech": "kingdoms", "tal_pletor": "necromancer"})
    asked = t.s.decision
    assert asked is not None
    assert asked.question == "assign-land"
    assert answer(t) == "assign host"


def test_nobody_casts_on_the_soil_of_a_kingdom_at_peace() -> None:
    """DE-6.12b would bring it in for the enemy."""
    t = at(
        "movement-magic",
        "kingdoms",
        hexes={"1820": ["narmoren"], "3325": ["ahautsieron_infantry_1"]},
        active={"ahautsieron": "kingdoms"},
    )
    assert names(t.s.leaders(KINGDOMS, hex_at("1820"))) == ["narmoren"]
    assert answer(t) == "pass"
