"""General conventions (DR-B-GEN): chance, fractions, friends and enemies, displacement, secrets, defaults."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexarchy.core.decisions import DECLINE
from hexarchy.games.divine_right import GAME, refuge
from hexarchy.games.divine_right.words import MAGICAL, POOL
from tests.divine_right.random_play import SHORT, play
from tests.divine_right.sieges import ring
from tests.divine_right.table import WORLD, Table, at, new
from tests.divine_right.test_combat import FIELD, RING, armies, charge


@pytest.mark.rule("DR-B-GEN-01")
def test_a_random_choice_gives_each_the_same_chance() -> None:
    s = at("movement", dice=7).s
    drawn = Counter(s.draw(1, (0, 1, 2), "DR-B-GEN-01")[0] for _ in range(6000))
    assert all(1850 < drawn[one] < 2150 for one in range(3))


@pytest.mark.rule("DR-B-GEN-03")
def test_friends_and_enemies() -> None:
    hexes = {FIELD: ["immer_army_1"], RING[0]: ["mercenary_1"]}
    t = at("movement", hexes=hexes, allies={"immer": "second"}, masters={"mercenary_1": "first"})
    s = t.s
    assert s.foes(0) >> WORLD.grid.at(FIELD) & 1
    assert not s.foes(0) >> WORLD.grid.at(RING[0]) & 1
    assert s.neutral_land(WORLD.grid.at("2817")) == 5  # Pon acts for nobody
    assert s.neutral_land(WORLD.grid.at("1406")) == -1
    assert s.castle_owner(WORLD.castle_at[WORLD.grid.at("1406")].index) == 1  # the castle of an enemy's ally


@pytest.mark.rule("DR-B-GEN-04")
def test_which_castles_and_ports_are_friendly() -> None:
    free = WORLD.grid.at("1320")
    assert WORLD.ports >> free & 1
    t = at("events", dice=[5, 3])
    assert "1320" not in t.targets("hire-army")  # empty Freeport is friendly to nobody
    t = at("events", dice=[5, 3], hexes={"1320": ["hothior_fleet_1"]})
    assert "1320" in t.targets("hire-army")
    t = at("events", dice=[5, 3], plundered=["2315"], hexes={"2315": armies("hothior", 1)})
    assert "2315" in t.targets("hire-army")  # a plundered castle one holds
    t = at("events", dice=[5, 3], allies={"immer": "first"})
    assert {"1406", "1203"} <= {*t.targets("hire-army")}


@pytest.mark.rule("DR-B-GEN-05")
def test_a_displaced_unit_goes_to_the_nearest_space_free_of_enemies() -> None:
    blocked = {space: [f"muetar_army_{number}"] for number, space in enumerate(RING[:4], 1)}
    t = at("movement", hexes={FIELD: armies("hothior", 1), **blocked})
    s, unit, space = t.s, WORLD.index["hothior_army_1"], WORLD.grid.at(FIELD)
    open_ = refuge.displaced_to(s, unit, space)
    near = [one for one in open_ if one != space]
    if space in open_:  # it may stay where no enemy is: from elsewhere it is the two free neighbours
        s.held[1] |= 1 << space
        near = refuge.displaced_to(s, unit, space)
    assert [WORLD.grid.ids[one] for one in near] == [*RING[4:]]
    s.held[1] = WORLD.field.all
    refuge.displace(s, unit, space)
    s.run()
    assert s.where[unit] == POOL  # nowhere to go


@pytest.mark.rule("DR-DEC-12", "DR-B-GEN-05")
def test_its_owner_chooses_among_spaces_equally_near_and_is_not_asked_about_one() -> None:
    def displaced(free: int) -> Table:
        t = at("movement", hexes={FIELD: armies("muetar", 1)})
        unit, space = WORLD.index["muetar_army_1"], WORLD.grid.at(FIELD)
        near = {WORLD.grid.at(name) for name in RING[:free]}
        t.s.held[0] = WORLD.field.all & ~sum(1 << one for one in near)
        refuge.displace(t.s, unit, space)
        t.s.run()
        return t

    t = displaced(2)
    assert (t.question, t.asked) == ("refuge", ["second"])
    assert {*t.targets("escape")} == {*RING[:2]}
    assert displaced(1).where("muetar_army_1") == RING[0]
    assert displaced(0).where("muetar_army_1") == "pool"


@pytest.mark.rule("DR-B-GEN-06")
def test_eliminated_regulars_can_be_replaced() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: armies("muetar", 1)}
    t = at("combat", hexes=hexes, dice=[6, 1])
    charge(t.do(f"attack {FIELD}"))
    assert t.where("muetar_army_1") == "pool"
    assert WORLD.index["muetar_army_1"] in t.s.eliminated(2)


@pytest.mark.rule("DR-B-GEN-07")
def test_who_is_magical_stands_in_the_data_and_shows_in_retreat() -> None:
    magical = {piece.id for piece in WORLD.pieces if piece.magical}
    assert "schardenzar" in magical
    assert not magical & {"rogue_1", "juulute", "hothior_monarch", "ghem_army_1"}
    assert all((piece.retreat == MAGICAL) == piece.magical for piece in WORLD.pieces)


@pytest.mark.rule("DR-B-GEN-08")
def test_a_player_may_remove_own_units_in_their_movement_phase() -> None:
    names = ["mercenary_1", "mercenary_2"]
    t = at("movement", hexes={FIELD: names}, masters=dict.fromkeys(names, "first"))
    for name in names:
        t.do(f"move {name}", f"disband {name}")
    assert [t.where(name) for name in names] == ["pool", "pool"]
    t = at("combat", hexes={FIELD: names, RING[0]: armies("muetar", 1)}, masters=dict.fromkeys(names, "first"))
    assert t.refuses("disband mercenary_1") == ["DR-B-SEQ-03"]


@pytest.mark.rule("DR-B-GEN-09")
def test_distance_counts_steps() -> None:
    grid = WORLD.grid
    assert grid.distance(grid.at("1014"), grid.at("1214")) == 2
    s = at("movement").s
    both = 1 << grid.at("1214") | 1 << grid.at("1114")
    assert refuge.nearest(s, grid.at("1014"), both) == [grid.at("1114")]


@pytest.mark.rule("DR-B-GEN-10")
def test_the_same_seed_and_orders_give_the_same_dice() -> None:
    def dice(seed: int) -> list[str]:
        digests = []
        for number, state in enumerate(play(seed, 3)):
            digests.append(state.digest())
            if number > 120:
                break
        return digests

    assert dice(7) == dice(7)
    assert dice(7) != dice(8)
    seen = new(2, 7).view("first")
    assert "dice" not in seen
    assert "rolled" not in seen


@pytest.mark.rule("DR-B-GEN-11")
def test_only_the_jailer_treats_with_a_captive() -> None:
    more: dict[str, Any] = {"seats": 3, "allies": {"immer": "third"}, "prisoners": {"immer_monarch": ["first", "0917"]}}
    t = at("diplomacy", personalities={"immer": 8}, **more).until("function")
    assert "deactivate immer" in t.options
    t = at("diplomacy", phasing=1, personalities={"immer": 8}, **more).until("function")
    assert "deactivate immer" not in t.options
    assert t.refuses("deactivate immer")


@pytest.mark.rule("DR-B-GEN-13")
def test_a_spectator_sees_no_card_of_a_hand_and_no_face_down_monarch() -> None:
    hands = {"first": ["bribe-2"], "second": ["blackmail-2"]}
    t = at("movement", hands=hands, hidden={"immer": 13})
    seen = str({**t.view(None), "options": {}})  # some switches are called as the card they bring
    assert not any(kind in seen for kind in WORLD.card_kinds)
    assert t.view("second")["kingdoms"]["immer"]["personality"] is None
    assert "own" not in t.view(None)


@pytest.mark.rule("DR-B-GEN-14")
def test_defaults_decline_and_take_the_first_place() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: armies("muetar", 1, 2, 3)}
    t = at("combat", hexes=hexes, dice=[4, 3])
    assert t.ask.default.text == "done"
    t.do(f"attack {FIELD}", "commit hothior_army_1", "done")
    t.until("retreat")
    assert t.ask.default.text == "no"
    t.do("yes")
    if t.question == "retreat-where":
        assert t.ask.default.text == f"retreat {t.targets('retreat')[0]}"
    t = at("events", track={"hothior_monarch": 1})
    first = min(t.targets("place"))
    assert t.ask.default.text == f"place {first}"
    assert "no" in DECLINE


@pytest.mark.rule("DR-B-GEN-14", "DR-B-COM-09")
def test_the_cheapest_unit_is_the_default_loss() -> None:
    hexes = {RING[0]: ["hamahara", *armies("hothior", 1, 2)], FIELD: armies("muetar", *range(1, 13))}
    t = at("combat", hexes=hexes, masters={"hamahara": "first"}, dice=[1, 3])
    charge(t.do(f"attack {FIELD}"))
    assert (t.question, t.asked) == ("casualty", ["first"])
    assert t.ask.default.text == "lose hothior_army_1"
    fleets = ["hothior_fleet_1", "hothior_fleet_2"]
    hexes = {"0220": [*fleets, "hothior_army_1"]}
    t = at("events", hexes=hexes, aboard={"hothior_army_1": "hothior_fleet_1"}, dice=[2, 1])
    assert t.ask.default.text == "lose hothior_fleet_2"  # not the laden one


@pytest.mark.rule("DR-B-GEN-14")
def test_whether_a_card_is_asked_for_does_not_show_what_is_held() -> None:
    """One who holds cards is asked, whatever they are; how many are held is open to all."""
    for hand in (["bribe-2"], ["white-magic-2"]):
        kinds = [kind for kind in hand if kind in WORLD.card_kinds] or [WORLD.card_kinds[0]]
        t = at("diplomacy", hands={"first": kinds}, personalities={"immer": 8})
        t.until("function").do("activate immer")
        assert t.question == "ploy"


@pytest.mark.rule("DR-B-GEN-14")
def test_players_who_are_out_are_answered_for() -> None:
    assert GAME.eliminates
    for state in play(11, 5, resign=0.01, **SHORT):
        for ask in state.decision.asks if state.decision else ():
            assert state.living(ask.seat)


@pytest.mark.rule("DR-B-GEN-16")
def test_players_who_are_out_do_not_vote() -> None:
    four = {"hothior": "first", "muetar": "second", "mivior": "third", "pon": "fourth"}
    hexes = {
        RING[0]: armies("hothior", 1, 2, 3),
        FIELD: ["muetar_monarch", *armies("muetar", 1)],
        "2817": [],
    }
    more: dict[str, Any] = {"out": ["fourth"], "order": ["first", "second", "third"], "confused": {}}
    t = at("combat", seats=4, kingdoms=four, hexes=hexes, dice=[6, 1, 1, 3], **more)
    charge(t.do(f"attack {FIELD}"))
    assert t.question == "may-return"
    assert t.asked == ["first", "third"]


@pytest.mark.rule("DR-B-GEN-05", "DR-B-SIE-13", "DR-B-DIP-25")
def test_nobody_is_displaced_into_a_besieged_castle() -> None:
    """Boliske is an island: it would be the land nearest to those whose ship leaves them off its shore."""
    castle = next(castle for castle in WORLD.castles if castle.name == "Boliske")
    island = WORLD.grid.ids[castle.space]
    waters = ring(island)
    fleets = [f"mercenary_fleet_{number}" for number in range(1, 6)]
    for besieged in (True, False):
        t = at(
            "diplomacy",
            phasing=1,
            kingdoms={"mivior": "first", "rombune": "second"},
            allies={"hothior": "first"},
            hexes={waters[0]: fleets[:3], waters[3]: fleets[3:], waters[1]: ["hothior_fleet_1", "mercenary_1"]},
            masters={"mercenary_1": "first", **dict.fromkeys(fleets, "second")},
            aboard={"mercenary_1": "hothior_fleet_1"},
            sieges={island: "second"} if besieged else {},
            hands={"second": ["bribe-2"]},
            dice=[1, 6],
        )
        t.do("deactivate hothior", "play bribe-2")
        while t.question != "refuge" and t.where("hothior_fleet_1") != "home":
            t.do(next(option for option in ("done", "none", t.options[-1]) if option in t.options))
        found = t.targets("escape") if t.question == "refuge" else [t.where("mercenary_1")]
        assert (island in found) is not besieged
