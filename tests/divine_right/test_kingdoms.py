"""DR-B-KIN: peculiar kingdoms."""

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, deployment, events, fate, siege, status
from hexarchy.games.divine_right.words import ARMY, FLEET, KINGDOM_IDS, MOUNTAIN, PASS
from tests.divine_right.table import WORLD, Table, at

FACE = "0613"
TROLLS = {"trolls": "first", "muetar": "second"}


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def number(kingdom: str) -> int:
    return KINGDOM_IDS.index(kingdom)


@pytest.mark.rule("DR-B-KIN-01")
def test_the_face_is_no_castle_and_enemies_walk_in() -> None:
    ring = around(FACE)
    hexes = {space: [f"muetar_army_{n}"] for n, space in enumerate(ring, 1)} | {"2702": ["trolls_monarch"]}
    t = at("movement", phasing=1, kingdoms=TROLLS, hexes=hexes)
    assert t.refuses(f"besiege {FACE}") == ["DR-B-SIE-01"]
    t.do("move muetar_army_1", f"go {FACE}")
    assert t.where("muetar_army_1") == FACE
    assert WORLD.royal_seats[number("trolls")] == WORLD.grid.at(FACE)
    seats = {WORLD.grid.ids[WORLD.pieces[unit].home] for unit in WORLD.regulars_of[number("trolls")]}
    assert seats == {FACE, "2702", "1728", "3321"}
    assert not {WORLD.grid.at(space) for space in seats} & {*WORLD.castle_at}


@pytest.mark.rule("DR-B-KIN-02")
def test_one_troll_comes_back_before_the_event() -> None:
    dead = ["trolls_army_1", "trolls_army_2", "trolls_army_3"]
    t = at("events", kingdoms=TROLLS, hexes={"1728": ["trolls_army_4"]}, piles={"pool": dead}, dice=3)
    assert t.rule == "DR-B-KIN-02"
    assert not t.rolls("DR-B-EVT-01")
    t.do("return trolls_army_1")
    assert t.where("trolls_army_1") != "pool"
    assert (t.where("trolls_army_2"), t.where("trolls_army_3")) == ("pool", "pool")
    assert [event.key for event in t.log][:2] == ["comes-back", "roll"]


@pytest.mark.rule("DR-B-KIN-02")
def test_other_kingdoms_do_not_regenerate() -> None:
    t = at("events", hexes={"1014": ["hothior_army_2"]}, piles={"pool": ["hothior_army_1"]}, dice=[4, 3, 3, 3, 3, 3])
    assert t.rule != "DR-B-KIN-02"


def goblins(*spaces: str) -> Table:
    """Zorn with some of the eight on the map."""
    hexes = {space: [f"nithmere_goblins_{n}"] for n, space in enumerate(spaces, 1)}
    return at("movement", kingdoms={"zorn": "first", "muetar": "second"}, hexes=hexes)


@pytest.mark.rule("DR-B-KIN-03")
def test_goblins_are_scattered_over_the_mountains_of_zorn() -> None:
    t = goblins()
    unit = WORLD.index["nithmere_goblins_8"]
    t.s.master[unit] = 0
    for count in range(8):
        spaces = deployment.deployment_spaces(t.s, unit)
        assert spaces, f"only {count} fit"
        assert all(WORLD.terrain[space] & (MOUNTAIN | PASS) for space in spaces)
        assert all(WORLD.land_of[space] == number("zorn") for space in spaces)
        t = goblins(*[*(WORLD.grid.ids[s] for s in placed(t)), WORLD.grid.ids[spaces[0]]][:7])
        t.s.master[unit] = 0
        for there in placed(t):
            near = {there, *WORLD.field.near[there]}
            assert not near & {*deployment.deployment_spaces(t.s, unit)}


def placed(t: Table) -> list[int]:
    return [
        t.s.where[WORLD.index[f"nithmere_goblins_{n}"]]
        for n in range(1, 9)
        if t.s.where[WORLD.index[f"nithmere_goblins_{n}"]] >= 0
    ]


@pytest.mark.rule("DR-B-KIN-04")
def test_the_dwarves_have_three_lands() -> None:
    homes = [WORLD.pieces[unit].home for unit in WORLD.regulars_of[number("ghem")]]
    count = {WORLD.places[space]: homes.count(space) for space in homes}
    assert count == {"Mines of Rosengg": 3, "Aws Noir": 2, "Alzak": 2}
    t = at("movement", hexes={"1014": ["hothior_army_1"]})
    status.activate(t.s, number("ghem"), 0, fresh=True)
    t.s.run()
    assert sorted(len(t.s.own_units(0, WORLD.space(name))) for name in count) == [2, 2, 3]


@pytest.mark.rule("DR-B-KIN-05")
def test_nobody_attacks_the_lepers_and_all_give_way_to_them() -> None:
    ring = around("2725")
    hexes = {"2725": ["the_lepers"], ring[0]: ["hothior_army_1", "hothior_army_2"]}
    allies: dict[str, Any] = {"allies": {"shucassam": "second"}}
    t = at("combat", hexes=hexes, **allies)
    assert t.question != "attack" or "2725" not in t.targets("attack")
    t = at("combat", phasing=1, hexes=hexes, **allies)
    assert t.question == "shun"
    assert t.asked == ["first"]
    t.do(t.options[0])
    assert t.where("hothior_army_1") == t.where("hothior_army_2") != ring[0]


@pytest.mark.rule("DR-B-KIN-05")
def test_the_lepers_neither_attack_nor_besiege() -> None:
    ring = around("1014")
    hexes = {ring[0]: ["the_lepers"], "1014": ["hothior_army_1"]}
    t = at("combat", phasing=1, hexes=hexes, outside=["hothior_army_1"], allies={"shucassam": "second"})
    assert t.question != "attack"
    assert siege.besiegers(t.s, WORLD.castle_at[WORLD.grid.at("1014")].index, 1) == []


@pytest.mark.rule("DR-B-KIN-06")
@pytest.mark.parametrize(
    ("place", "kingdom"),
    [("Farnot", "hothior"), ("Yando", "muetar"), ("Gorpin", "immer"), ("Leper Colony", "shucassam")],
)
def test_places_without_castle_deploy_and_are_not_besieged(place: str, kingdom: str) -> None:
    space = WORLD.space(place)
    assert space not in WORLD.castle_at
    assert any(WORLD.pieces[unit].home == space for unit in WORLD.regulars_of[number(kingdom)])
    t = at("movement", hexes={"1014": ["hothior_army_1"]})
    assert t.refuses(f"besiege {WORLD.grid.ids[space]}") == ["DR-B-SIE-01"]


@pytest.mark.rule("DR-B-KIN-07")
def test_the_face_serves_the_trolls_as_a_castle() -> None:
    t = at("events", kingdoms=TROLLS, hexes={"1728": ["trolls_army_1"], FACE: ["trolls_monarch"]}, dice=1)
    face = WORLD.grid.at(FACE)
    assert face in events.hiring_spaces(t.s, ARMY)
    assert face not in events.hiring_spaces(t.s, FLEET)
    assert captives.prisons(t.s, 0, face) == [face]
    assert fate.return_spaces(t.s, WORLD.index["trolls_monarch"]) == [face]
    held = at("events", kingdoms=TROLLS, hexes={FACE: ["muetar_army_1"], "1728": ["trolls_monarch"]}, dice=1)
    assert face not in events.hiring_spaces(held.s, ARMY)
    assert captives.prisons(held.s, 0, face) == []
    assert face not in fate.return_spaces(held.s, WORLD.index["trolls_monarch"])


@pytest.mark.rule("DR-B-KIN-07")
def test_prisoners_in_the_face_are_freed_when_their_friends_walk_in() -> None:
    t = at(
        "movement",
        phasing=1,
        kingdoms=TROLLS,
        allies={"immer": "second"},
        hexes={around(FACE)[0]: ["muetar_army_1"], "1728": ["trolls_monarch"]},
        prisoners={"immer_monarch": ["first", FACE]},
    )
    t.do("move muetar_army_1", f"go {FACE}")
    if t.question == "refuge":
        t.do(t.options[0])
    assert t.events("freed")[0]["hero"] == "immer_monarch"
    assert not t.s.prisoners


@pytest.mark.rule("DR-B-KIN-07", "DR-B-CAP-06")
def test_prisoners_in_the_face_are_freed_when_the_trolls_leave_their_captor() -> None:
    t = at(
        "diplomacy",
        allies={"trolls": "second", "immer": "first"},
        hexes={FACE: ["trolls_monarch"]},
        prisoners={"immer_monarch": ["second", FACE]},
        hands={"first": ["bribe-2"]},
        dice=[1, 6],
    )
    t.do("deactivate trolls", "play bribe-2")
    assert t.status("trolls") == "neutral"
    assert t.events("freed")[0]["hero"] == "immer_monarch"
    assert not t.s.prisoners
