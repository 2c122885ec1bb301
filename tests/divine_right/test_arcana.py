"""Advanced magic devices (DR-A-DEV): what they do, which are cursed, where they come from, what guards them."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.magic.seeking import seeks
from hexarchy.games.divine_right.mercenaries.named import female
from tests.divine_right.cursed import FIELD, KITCHEN, MARKET, NEAR, OTHER, curses, game, guises, next_turn
from tests.divine_right.magic import charge, has, lies, lost
from tests.divine_right.table import WORLD, Table, new

ON = {"advanced_devices": True}


def bearer(device: str, *dice: int, phase: str = "movement", hero: str = "rogue_1", **more: Any) -> Table:
    """A hero of the first seat with a device, beside one of the second in a stack."""
    victim = more.pop("victim", "fox")
    masters = {hero: "first", "rogue_9": "first", victim: "second", **more.pop("masters", {})}
    masters = {piece: seat for piece, seat in masters.items() if "_monarch" not in piece and "army" not in piece}
    hexes = {FIELD: [hero, victim, "muetar_army_1"], MARKET: ["rogue_9"], **more.pop("hexes", {})}
    options = {**ON, **more.pop("options", {})}
    return game(phase, hexes, masters=masters, devices={device: hero}, dice=[*dice], options=options, **more)


@pytest.mark.rule("DR-A-DEV-01")
@pytest.mark.parametrize("name", ["dancing_girl_1", "engineer_1", "bodyguard_1"])
def test_some_do_not_seek_devices(name: str) -> None:
    t = game(
        "movement",
        {FIELD: [name], MARKET: ["rogue_9"]},
        masters={name: "first", "rogue_9": "first"},
        devices={"helm": FIELD},
    ).do("done")
    assert not seeks(t.s, WORLD.index[name])
    assert t.why(f"seek {name}") == ["DR-B-MAG-04"]


# -- the Bauble -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-DEV-02", "DR-DEC-43")
def test_a_flyer_this_turn_a_man_the_next() -> None:
    t = bearer("bauble", 3, hexes={FIELD: ["rogue_1"]}, victim="eloia")
    t.do("shape air")
    assert guises(t)["beast_1"]["hero"] == "rogue_1"
    assert has(t, "beast_1") == ["bauble"]
    t.do("move beast_1")
    assert t.about["points"] == 14
    t.do(f"go {OTHER}", "stop")
    next_turn(t, "first", "turn-starts").do("resume")
    assert (t.where("rogue_1"), t.where("beast_1"), has(t, "rogue_1")) == (OTHER, "gone", ["bauble"])


@pytest.mark.rule("DR-A-DEV-02")
def test_a_monarch_who_is_a_beast_by_choice_is_not_missing() -> None:
    t = bearer("bauble", hero="hothior_monarch", hexes={FIELD: ["hothior_monarch"]}, victim="eloia")
    t.do("shape land")
    assert t.view(None)["curses"]["missing"] == {}
    assert t.where("hothior_monarch") == "enchanted"


@pytest.mark.rule("DR-A-DEV-02")
def test_not_after_one_has_moved_nor_without_the_bauble() -> None:
    t = bearer("bauble", hexes={FIELD: ["rogue_1"]}, victim="eloia").do("move rogue_1", f"go {OTHER}", "stop")
    assert t.targets("shape") == []
    assert bearer("helm").why("shape land") == ["DR-A-DEV-02"]


# -- devices that curse -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-DEV-03", "DR-A-CURSE-09")
def test_the_paw_makes_a_werewolf_and_is_a_hand_again() -> None:
    t = bearer("hand_of_corfu", 4, paw=True).do("done", "curse fox", "bewitch hand_of_corfu")
    assert t.where("werewolf_1") == FIELD
    assert t.master("werewolf_1") == "first"
    assert t.events("hand-turns")[-1]["paw"] == 0
    hand = bearer("hand_of_corfu", paw=False).do("done")
    assert "curse fox" not in hand.options


@pytest.mark.rule("DR-A-DEV-03")
def test_the_human_hand_cures_a_werewolf_and_becomes_a_paw() -> None:
    t = game(
        "movement",
        {FIELD: ["rogue_1", "werewolf_1"], MARKET: ["rogue_9"]},
        masters={"rogue_1": "first", "rogue_9": "first", "werewolf_1": "second", "fox": "first"},
        guises={"werewolf_1": {"hero": "fox"}},
        curses={"werewolf_1": {"werewolf": {"seat": "second"}}},
        piles={"gone": ["fox"]},
        devices={"hand_of_corfu": "rogue_1"},
        options=ON,
        paw=False,
    ).do("done", "cure-wolf werewolf_1")
    assert (t.where("fox"), t.master("fox")) == (FIELD, "first")
    assert t.events("hand-turns")[-1]["paw"] == 1


@pytest.mark.rule("DR-A-DEV-03")
@pytest.mark.parametrize(("die", "paw"), [(2, 0), (3, 1)])
def test_what_it_is_is_rolled_when_it_is_found(die: int, paw: int) -> None:
    t = game(
        "movement",
        {FIELD: ["rogue_1"]},
        masters={"rogue_1": "first"},
        devices={"hand_of_corfu": FIELD},
        options=ON,
        dice=[5, die],
    ).do("done", "seek rogue_1")
    assert t.events("hand-turns")[-1]["paw"] == paw


@pytest.mark.rule("DR-A-DEV-04", "DR-DEC-53", "DR-A-CURSE-09")
@pytest.mark.parametrize("form", ["water", "land", "air"])
def test_the_wands_make_a_beast_of_their_bearers_choice(form: str) -> None:
    t = bearer("iozzi_wands", 5).do("done", "curse fox", "bewitch iozzi_wands")
    assert (t.question, t.asked) == ("beast-form", ["first"])
    assert guises(t.do(f"form {form}"))["beast_1"]["form"] == form


@pytest.mark.rule("DR-A-DEV-05", "DR-A-CURSE-09")
def test_the_love_potion_makes_a_hero_love_its_bearer() -> None:
    t = bearer("love_potion", 4).do("done", "curse fox", "bewitch love_potion")
    assert t.master("fox") == "first"
    assert t.view(None)["curses"]["on"]["fox"][0]["beloved"] == "rogue_1"
    assert has(t, "rogue_1") == ["love_potion"]


@pytest.mark.rule("DR-A-CURSE-09", "DR-A-CURSE-17")
def test_what_a_device_does_is_no_attempt_of_the_table() -> None:
    t = bearer("love_potion", 3, attempted={"first": ["love"]}).do("done", "curse fox", "bewitch love_potion")
    assert curses(t, "fox") == []
    assert t.view(None)["curses"]["attempted"] == {"first": ["love"]}


@pytest.mark.rule("DR-A-DEV-06")
def test_the_waters_change_the_gender() -> None:
    t = bearer("waters_of_jurba", 4, victim="juulute").do("done", "curse juulute", "bewitch waters_of_jurba")
    assert guises(t)["wayfarer_3"]["female"]
    assert female(t.s, WORLD.index["wayfarer_3"])


# -- the Runesword ----------------------------------------------------------------------------------------------------


def sword(*dice: int, friends: tuple[str, ...] = ("rogue_1",), theirs: int = 5, own: int = 2, **more: Any) -> Table:
    army = [f"hothior_army_{number}" for number in range(1, own + 1)]
    foes = [f"muetar_army_{number}" for number in range(1, theirs + 1)]
    masters = {"juulute": "first", **dict.fromkeys(friends, "first"), **more.pop("masters", {})}
    hexes = {NEAR: [*army, "juulute", *friends], FIELD: foes, **more.pop("hexes", {})}
    devices = {"runesword": "juulute", **more.pop("devices", {})}
    options = {"runesword": True, **more.pop("options", {})}
    return game("combat", hexes, masters=masters, devices=devices, options=options, dice=[*dice], on=False, **more)


@pytest.mark.rule("DR-A-DEV-07", "DR-DEC-57")
def test_for_a_sacrifice_the_enemy_rolls_nothing_and_loses_a_die_of_units() -> None:
    t = sword(4)
    assert t.targets("feed") == ["rogue_1"]
    t.do("feed rogue_1").until("attack")
    assert t.where("rogue_1") == "randomizer"
    t = charge(t.do(f"attack {FIELD}"))
    while t.question == "casualty":
        t.do(t.options[0])
    assert t.rolls("DR-B-COM-06") == []
    assert len([unit for unit in lost(t) if unit.startswith("muetar")]) == 4
    assert not [unit for unit in lost(t) if unit.startswith("hothior")]


@pytest.mark.rule("DR-A-DEV-08")
def test_without_a_victim_it_is_a_combat_like_any_other() -> None:
    t = charge(sword(3, 3, friends=()).until("attack").do(f"attack {FIELD}"))
    assert t.targets("feed") == []
    assert len(t.rolls("DR-B-COM-06")) == 2
    unfed = charge(sword(3, 3).do("done").until("attack").do(f"attack {FIELD}"))
    assert len(unfed.rolls("DR-B-COM-06")) == 2


@pytest.mark.rule("DR-A-DEV-09", "DR-DEC-67")
def test_in_a_frenzy_it_feeds_on_friends() -> None:
    t = charge(sword(6, 2, own=4).do("feed rogue_1").until("attack").do(f"attack {FIELD}"))
    assert (t.question, t.asked) == ("frenzy", ["first"])
    t.do(t.options[0]).do(t.options[0])
    assert len([unit for unit in lost(t) if unit.startswith("hothior")]) == 2
    assert t.where("juulute") == NEAR


@pytest.mark.rule("DR-A-DEV-09")
def test_if_units_are_too_few_all_heroes_die_too() -> None:
    t = charge(
        sword(6, 5, own=3, friends=("rogue_1", "rogue_2")).do("feed rogue_1").until("attack").do(f"attack {FIELD}")
    )
    assert len([unit for unit in lost(t) if unit.startswith("hothior")]) == 3
    assert t.where("juulute") == "gone"
    assert t.where("rogue_2") == "randomizer"


@pytest.mark.rule("DR-A-DEV-10")
def test_no_player_holds_both_swords() -> None:
    t = game(
        "movement",
        {FIELD: ["rogue_1", "rogue_2"]},
        masters={"rogue_1": "first", "rogue_2": "first"},
        on=False,
        devices={"sword_wizardry": "rogue_1", "runesword": FIELD},
        options={"runesword": True},
        dice=[5],
    )
    t.do("done", "seek rogue_2")
    assert has(t, "rogue_2") == ["runesword"]
    assert "sword_wizardry" in t.view(None)["magic"]["temple"]


@pytest.mark.rule("DR-A-DEV-11", "DR-DEC-65")
@pytest.mark.parametrize(("dice", "dead", "sword_at"), [((5, 3), "eloia", "temple"), ((2, 6), "juulute", "randomizer")])
def test_the_swords_may_duel_and_the_attack_is_called_off(dice: tuple[int, int], dead: str, sword_at: str) -> None:
    t = sword(
        *dice,
        friends=(),
        hexes={FIELD: ["muetar_army_1", "eloia"]},
        masters={"eloia": "second"},
        devices={"sword_wizardry": "eloia"},
    ).until("attack")
    t.do(f"attack {FIELD}")
    while t.question in ("commit", "attack"):
        t.do(next((option for option in t.options if option.startswith("commit")), "done"))
    assert (t.question, t.asked) == ("sword-duel", ["first"])
    t.do("no")
    assert t.asked == ["second"]
    t.do("yes")
    assert t.where(dead) == "gone"
    assert t.rolls("DR-B-COM-06") == []
    if sword_at == "temple":
        assert "sword_wizardry" in t.view(None)["magic"]["temple"]
    else:
        assert has(t, "juulute") == lies(t, NEAR) == []


@pytest.mark.rule("DR-A-DEV-11", "DR-DEC-65")
def test_a_tie_hurts_nobody_and_without_a_yes_they_fight() -> None:
    about: dict[str, Any] = {
        "friends": (),
        "hexes": {FIELD: ["muetar_army_1", "eloia"]},
        "masters": {"eloia": "second"},
        "devices": {"sword_wizardry": "eloia"},
    }
    for answers, rolled in ((["yes"], 0), (["no", "no"], 2)):
        t = sword(4, 4, **about).until("attack").do(f"attack {FIELD}")
        while t.question in ("commit", "attack"):
            t.do(next((option for option in t.options if option.startswith("commit")), "done"))
        t = charge(t.do(*answers))
        assert len(t.rolls("DR-B-COM-06")) == rolled
        if not rolled:
            assert (t.where("eloia"), t.where("juulute")) == (FIELD, NEAR)


# -- dummies and cursed devices ---------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-DEV-12")
def test_a_worthless_device_may_be_thrown_away() -> None:
    t = game(
        "movement",
        {FIELD: ["rogue_1"]},
        masters={"rogue_1": "first"},
        devices={"dummy": "rogue_1"},
        on=False,
        options={"dummy_devices": True},
    )
    assert t.targets("discard") == ["rogue_1"]
    assert has(t.do("discard rogue_1"), "rogue_1") == []


def finds(device: str, *dice: int, hero: str = "rogue_1", **more: Any) -> Table:
    options = {"cursed_devices": True, **ON, "runesword": True, "dummy_devices": True, **more.pop("options", {})}
    masters = {hero: "first"} if not hero.endswith("_monarch") else {}
    return game(
        "movement", {FIELD: [hero]}, masters=masters, devices={device: FIELD}, options=options, dice=[5, *dice], **more
    ).do("done", f"seek {hero}")


@pytest.mark.rule("DR-A-DEV-13", "DR-T-A-CURSEDDEV")
def test_a_one_curses_the_finder_and_the_device_is_back_in_the_cup() -> None:
    t = finds("bag_of_wind", 1, 3)
    assert t.rolls("DR-A-DEV-13") == [(1,)]
    assert curses(t, "rogue_1") == ["doom"]
    assert has(t, "rogue_1") == lies(t, FIELD) == []


@pytest.mark.rule("DR-A-DEV-14", "DR-T-A-CURSEDDEV")
@pytest.mark.parametrize(
    ("device", "dice", "counter"),
    [
        ("bauble", (1, 3), "beast_1"),
        ("iozzi_wands", (1, 3), "beast_1"),
        ("waters_of_jurba", (1,), "wayfarer_3"),
        ("hand_of_corfu", (2, 1), "werewolf_1"),
    ],
)
def test_some_devices_have_a_curse_of_their_own(device: str, dice: tuple[int, ...], counter: str) -> None:
    t = finds(device, *dice)
    assert t.where(counter) == FIELD
    assert has(t, "rogue_1") == has(t, counter) == []


@pytest.mark.rule("DR-A-DEV-14", "DR-T-A-CURSEDDEV")
def test_the_runesword_kills_and_the_potion_makes_one_love() -> None:
    assert finds("runesword", 1).where("rogue_1") == "randomizer"
    assert curses(finds("love_potion", 1), "rogue_1") == ["love"]


@pytest.mark.rule("DR-A-DEV-15")
def test_a_clean_device_is_not_tested_again() -> None:
    t = finds("bag_of_wind", 4)
    assert has(t, "rogue_1") == ["bag_of_wind"]
    again = finds("bag_of_wind", 1, clean=["bag_of_wind"])
    assert has(again, "rogue_1") == ["bag_of_wind"]
    assert again.rolls("DR-A-DEV-13") == []


@pytest.mark.rule("DR-A-DEV-15")
def test_who_cannot_be_cursed_only_loses_it() -> None:
    t = finds("bag_of_wind", 1, hero="naara")
    assert has(t, "naara") == []
    assert t.view(None)["curses"]["on"] == {}


@pytest.mark.rule("DR-A-DEV-12", "DR-A-DEV-13")
@pytest.mark.parametrize(("may", "rolls"), [(True, 1), (False, 0)])
def test_dummies_carry_curses_only_if_players_like(may: bool, rolls: int) -> None:
    assert len(finds("dummy", 4, options={"dummies_may_be_cursed": may}).rolls("DR-A-DEV-13")) == rolls


# -- more sources -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-DEV-16")
def test_eight_things_lie_hidden_at_the_start_two_of_them_worthless() -> None:
    t = new(2, level="intermediate", device_sources=True, hidden=True)
    while t.question in ("king-or-queen", "deploy"):
        t.do(t.options[0])
    hidden = t.view(None)["magic"]["lost"]
    assert sorted(hidden) == sorted(WORLD.grid.ids[space] for space in WORLD.hiding)
    assert [*hidden.values()] == [["unknown"]] * 8
    dummies = [zone for thing, zone in enumerate(t.s.devices.lies) if t.s.devices.faces[thing] == WORLD.device["dummy"]]
    assert len({zone for zone in dummies if 3 <= zone < 3 + WORLD.grid.size}) == 2


@pytest.mark.rule("DR-A-DEV-17")
def test_a_hero_of_the_finding_stack_gets_it() -> None:
    options = {"device_sources": True, "hidden": True}
    t = game(
        "movement",
        {FIELD: ["hothior_army_1", "rogue_1"]},
        masters={"rogue_1": "first"},
        on=False,
        markers={FIELD: "bag_of_wind"},
        options=options,
        dice=[5],
    ).do("done", "seek hothior_army_1")
    assert has(t, "rogue_1") == ["bag_of_wind"]
    alone = game(
        "movement", {FIELD: ["hothior_army_1"]}, on=False, markers={FIELD: "bag_of_wind"}, options=options, dice=[5]
    ).do("done", "seek hothior_army_1")
    assert has(alone, "hothior_army_1") == ["bag_of_wind"]


@pytest.mark.rule("DR-A-DEV-17")
def test_the_ercii_find_what_is_in_willowik_without_a_roll_or_a_curse() -> None:
    options = {"device_sources": True, "hidden": True, "cursed_devices": True}
    t = game(
        "movement",
        {"0811": ["ercii", "rogue_1"]},
        masters={"ercii": "first", "rogue_1": "first"},
        markers={"0811": "bag_of_wind"},
        options=options,
        dice=[1, 1],
    ).do("done", "seek ercii")
    assert has(t, "rogue_1") == ["bag_of_wind"]
    assert t.rolls("DR-B-MAG-04") == t.rolls("DR-A-DEV-13") == []


@pytest.mark.rule("DR-A-DEV-18")
@pytest.mark.parametrize(("die", "given"), [(5, 1), (4, 0)])
def test_a_new_ally_may_bring_an_heirloom(die: int, given: int) -> None:
    options = {"device_sources": True, "heirlooms": True, "cursed_devices": True}
    t = game("diplomacy", {}, hidden={"immer": 4}, hands={"first": []}, options=options, dice=[1, 2, 6, die, 1])
    t.do("activate immer")
    while t.question in ("ploy", "deploy"):
        t.do("none" if "none" in t.options else t.options[0])
    assert t.ally_of("immer") == "first"
    assert len(has(t, "immer_monarch")) == given
    assert t.rolls("DR-A-DEV-13") == []


@pytest.mark.rule("DR-A-DEV-19")
@pytest.mark.parametrize(("space", "tested"), [(KITCHEN, 0), ("2430", 1)])
@pytest.mark.parametrize(("die", "sold"), [(5, 1), (4, 0)])
def test_each_hero_may_look_once_in_each_shop(space: str, tested: int, die: int, sold: int) -> None:
    options = {"device_sources": True, "shops": True, "cursed_devices": True}
    masters = {"rogue_1": "first", "rogue_9": "first"}
    t = game(
        "movement", {space: ["rogue_1"], MARKET: ["rogue_9"]}, masters=masters, options=options, dice=[die, 1, 4]
    ).do("done", "buy rogue_1")
    assert len(has(t, "rogue_1")) == sold
    assert len(t.rolls("DR-A-DEV-13")) == (tested if sold else 0)
    assert t.why("buy rogue_1") == ["DR-A-DEV-19"]
    next_turn(t, "first").do("done")
    assert t.why("buy rogue_1") == ["DR-A-DEV-19"]


# -- guards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-DEV-20", "DR-T-A-MONSTER")
@pytest.mark.parametrize(("die", "name"), [(3, "vampire_1"), (2, "werewolf_1")])
def test_a_one_wakes_what_guards_a_lost_device(die: int, name: str) -> None:
    t = game(
        "movement",
        {FIELD: ["rogue_1"]},
        masters={"rogue_1": "first"},
        devices={"helm": FIELD},
        options={"monsters": True},
        dice=[1, die],
        seats=3,
    ).do("done", "seek rogue_1")
    assert (t.where(name), t.master(name)) == (FIELD, "second")
    assert lies(t, FIELD) == ["helm"]
    assert guises(t)[name]["hero"] is None
    if name == "vampire_1":
        assert guises(t)[name]["grave"] == FIELD


@pytest.mark.rule("DR-A-DEV-20")
def test_it_rolls_for_its_fate_among_enemies_at_once() -> None:
    t = game(
        "movement", {FIELD: ["hothior_army_1"]}, devices={"helm": FIELD}, options={"monsters": True}, dice=[1, 2, 3]
    ).do("done", "seek hothior_army_1")
    assert t.rolls("DR-B-FAT-01")[0] == (3,)
    plain = game("movement", {FIELD: ["hothior_army_1"]}, treasures=[FIELD], options={"monsters": True}, dice=[1])
    assert guises(plain.do("done", "seek hothior_army_1")) == {}


@pytest.mark.rule("DR-A-DEV-07", "DR-A-EPI-18", "DR-A-GRN-04")
def test_a_victory_of_the_sword_is_a_combat_like_others() -> None:
    """The army is seasoned by it, and those it has fought may have been sick."""
    options = {"raging_epidemics": True, "green_recruits": True}
    t = sword(2, 1, options=options, afflicted=["muetar_army_1"], diluted=["hothior"])
    t.do("feed rogue_1").until("attack")
    t.do(f"attack {FIELD}")
    while t.question in ("commit", "retreat"):
        t.do("no" if t.question == "retreat" else t.options[0])
    assert t.rolls("DR-A-EPI-18") == [(1,)]
    assert t.view("first")["levies"].get("diluted", []) == []
