"""The Pirate Fleet (DR-A-PIR) and Tana the She-Devil (DR-A-TAN)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, events
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import FLEET
from tests.divine_right.beyond import in_boat
from tests.divine_right.hirelings import LEVEL, card_at
from tests.divine_right.table import WORLD, Table, at

PIRATE, TANA, RAT, REAVER = "pirate_fleet", "tana", "bilge_rat", "reaver"
SEA, BESIDE, AFAR, EDGE = "0222", "0122", "0128", "0022"  # open water near Colist, and far from it
COLIST, COAST = "0421", "0422"
ZETT, BARTERTOWN, ADEESE = "2225", "2325", "2423"
OURS = {"rombune": "first", "mivior": "second"}
FLEETS = tuple(f"mercenary_fleet_{number}" for number in range(1, 7))
ONE, TWO, THREE = FLEETS[:3]


def game(phase: str, hexes: dict[str, list[str]], *, foes: tuple[str, ...] = (), **more: Any) -> Table:
    """Pieces of no kingdom serve the first seat, Rombune; those of `foes` the second, Mivior."""
    placed = [piece for stack in hexes.values() for piece in stack]
    free = [piece for piece in placed if WORLD.pieces[WORLD.index[piece]].kingdom < 0]
    masters = {piece: "second" if piece in foes else "first" for piece in free}
    options = {**LEVEL, "pirate_fleet": True, "tana": True, **more.pop("options", {})}
    return at(phase, hexes=hexes, options=options, **{"masters": masters, "kingdoms": OURS, **more})


def court(*hand: str, hexes: dict[str, list[str]] | None = None, **more: Any) -> Table:
    return game("diplomacy", hexes or {}, hands={"first": list(hand)}, **more)


# -- the Pirate Fleet -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-PIR-01", "DR-B-DIP-24")
def test_it_enters_on_the_western_edge_or_upon_an_enemy_in_a_boat() -> None:
    t = court(
        "pirate-fleet", hexes={"0321": ["rogue_1"], "0013": ["mivior_fleet_1"]}, foes=("rogue_1",), boats=["rogue_1"]
    )
    t.do("enlist pirate-fleet").answer("entry")
    spaces = t.targets("place")
    assert "0321" in spaces
    assert {"0014", "0030"} <= {*spaces}
    assert "0013" not in spaces  # an enemy fleet is there
    t.do("place 0321")
    assert t.where(PIRATE) == "0321"
    own = court("pirate-fleet", hexes={"0321": ["rogue_1"]}, boats=["rogue_1"]).do("enlist pirate-fleet")
    assert "0321" not in own.targets("place")


@pytest.mark.rule("DR-A-PIR-02")
def test_it_keeps_company_with_mercenary_fleets_alone_unless_commanded() -> None:
    hexes = {SEA: [PIRATE], BESIDE: ["rombune_fleet_1"], AFAR: [ONE]}
    t = game("movement", hexes).do(f"move {PIRATE}")
    assert t.refuses(f"go {BESIDE}") == ["DR-A-PIR-02"]
    assert f"go {AFAR}" in t.options
    led = game("movement", {**hexes, BESIDE: ["rombune_fleet_1", RAT]}, aboard={RAT: "rombune_fleet_1"})
    assert f"go {BESIDE}" in led.do(f"move {PIRATE}").options
    regular = game("movement", hexes).do("move rombune_fleet_1")
    assert regular.refuses(f"go {SEA}") == ["DR-A-PIR-02"]


def hunt(hunters: list[str], prey: list[str], *dice: int, **more: Any) -> Table:
    """The first seat attacks at sea; up to the defender's question."""
    hexes = {BESIDE: hunters, SEA: prey}
    t = game("combat", hexes, foes=tuple(prey), dice=[*dice], **more).do(f"attack {SEA}")
    while t.question in ("commit", "attack"):
        commits = [option for option in t.options if option.startswith("commit")]
        t.do(commits[0] if commits else "done")
    return t


@pytest.mark.rule("DR-A-PIR-03")
@pytest.mark.parametrize(("prey", "need"), [([PIRATE], 2), ([PIRATE, TWO], 3)])
def test_it_retreats_easily_and_alone_most_easily(prey: list[str], need: int) -> None:
    t = hunt(["rombune_fleet_1"], prey)
    numbers = []
    while t.question == "retreat":
        numbers.append(t.about["number"])
        t.do("no")
    assert numbers[-1] == need


@pytest.mark.rule("DR-A-PIR-10", "DR-A-PIR-03")
def test_a_mutineer_retreats_and_sails_like_any_mercenary() -> None:
    t = hunt(["rombune_fleet_1"], [TWO], mutineers=[TWO])
    assert t.about["number"] == 4
    assert WORLD.pieces[WORLD.index[TWO]].move == 8
    mates = game("movement", {SEA: [TWO], BESIDE: ["rombune_fleet_1"]}, mutineers=[TWO]).do(f"move {TWO}")
    assert mates.refuses(f"go {BESIDE}") == ["DR-A-PIR-02"]
    assert f"loot {TWO}" in game("movement", {SEA: [TWO]}, mutineers=[TWO]).do("done").options


@pytest.mark.rule("DR-A-PIR-04", "DR-T-A-PIRATE")
@pytest.mark.parametrize(("where", "die", "taken"), [(SEA, 5, 1), (SEA, 4, 0), (AFAR, 5, 0), (AFAR, 6, 1)])
def test_it_takes_a_treasure_on_6_near_an_enemy_port_on_5(where: str, die: int, taken: int) -> None:
    t = game("movement", {where: [PIRATE]}, dice=[die]).do("done").answer("moves-end", f"loot {PIRATE}")
    assert t.rolls("DR-A-PIR-04") == [(die,)]
    assert t.view(None)["magic"]["borne"].get(PIRATE, []) == ["treasure"] * taken


@pytest.mark.rule("DR-A-PIR-04")
def test_when_it_may_not() -> None:
    early = game("movement", {SEA: [PIRATE]})
    assert early.refuses(f"loot {PIRATE}") == ["DR-B-PHS-03"]
    for hexes, more in (
        ({COAST: [PIRATE]}, {}),
        ({SEA: [PIRATE, ONE]}, {}),
        ({SEA: [PIRATE]}, {"treasures": [PIRATE, PIRATE]}),
    ):
        t = game("movement", {**hexes, "0527": ["rombune_army_1", "juulute"]}, **more)  # type: ignore[arg-type]
        assert f"loot {PIRATE}" not in t.do("done").options
    plundered = game("movement", {SEA: [PIRATE]}, plundered=[COLIST, "0318", "0516", "0229"], dice=[5])
    plundered.do("done", f"loot {PIRATE}")
    assert "treasure" not in str(plundered.view(None)["magic"]["borne"])


@pytest.mark.rule("DR-A-PIR-04")
def test_who_loots_does_not_fight() -> None:
    t = game("movement", {SEA: [PIRATE], BESIDE: ["mivior_fleet_1"]}, dice=[1]).do("done", f"loot {PIRATE}")
    assert t.question != "moves-end"
    assert t.targets("attack") == []
    fights = game("combat", {SEA: [PIRATE], BESIDE: ["mivior_fleet_1"]})
    assert fights.targets("attack") == [BESIDE]


@pytest.mark.rule("DR-A-PIR-05")
def test_it_buries_treasure_on_a_shore_and_digs_it_up_again() -> None:
    t = game("movement", {COAST: [PIRATE]}, treasures=[PIRATE])
    t.do(f"bury {PIRATE}")
    assert t.view(None)["magic"]["lost"] == {COAST: ["treasure"]}
    assert t.view(None)["piracy"]["hoards"] == [COAST]
    t.do(f"unearth {PIRATE}")
    assert t.view(None)["magic"]["borne"] == {PIRATE: ["treasure"]}
    assert t.view(None)["piracy"]["hoards"] == []
    assert t.rolls("DR-B-MAG-04") == []
    at_sea = game("movement", {SEA: [PIRATE]}, treasures=[PIRATE])
    assert at_sea.refuses(f"bury {PIRATE}") == ["DR-A-PIR-05"]


@pytest.mark.rule("DR-A-PIR-05", "DR-A-PIR-06", "DR-B-MAG-04")
@pytest.mark.parametrize(
    ("seeker", "die", "found"),
    [("rogue_1", 4, False), ("rogue_1", 5, True), (RAT, 4, True), ("al_debar", 4, True), (TANA, 4, True)],
)
def test_to_others_it_is_lost_and_some_know_where_pirates_dig(seeker: str, die: int, found: bool) -> None:
    t = game("movement", {COAST: [seeker]}, treasures=[COAST], hoards=[COAST], dice=[die])
    t.do("done", f"seek {seeker}")
    assert (t.view(None)["magic"]["borne"] == {seeker: ["treasure"]}) == found


@pytest.mark.rule("DR-A-PIR-06")
def test_other_lost_treasure_is_as_hard_to_find_for_them() -> None:
    t = game("movement", {COAST: [RAT]}, treasures=[COAST], dice=[4]).do("done", f"seek {RAT}")
    assert t.view(None)["magic"]["borne"] == {}


# -- Bilge Rat and Tana hunt pirates ----------------------------------------------------------------------------------


LED: dict[str, Any] = {"aboard": {RAT: REAVER}}


@pytest.mark.rule("DR-A-PIR-07")
def test_alone_it_subtracts_1_and_an_even_die_takes_it_over() -> None:
    t = hunt([REAVER, RAT], [PIRATE], 2, 4, **LED)
    assert t.about["number"] == 3  # a die of 2 less 1 is not enough
    t.do("yes")
    assert t.rolls("DR-A-PIR-07") == [(4,)]
    assert (t.master(PIRATE), t.where(PIRATE)) == ("first", BESIDE)
    assert card_at(t, "pirate-fleet") == "open-first"
    assert t.rolls("DR-B-COM-06") == []


@pytest.mark.rule("DR-A-PIR-07")
def test_on_an_odd_die_it_fights_and_stacked_it_subtracts_nothing() -> None:
    t = hunt([REAVER, RAT], [PIRATE], 3, 6, 1, **LED).do("no")
    assert t.rolls("DR-A-PIR-07") == [(3,)]
    assert len(t.rolls("DR-B-COM-06")) == 2
    stacked = hunt([REAVER, RAT], [PIRATE, TWO], 2, **LED)
    stacked.do("no")
    assert stacked.about["number"] == 3
    stacked.do("no")
    assert stacked.rolls("DR-A-PIR-07") == [(2,)]
    assert (stacked.master(PIRATE), stacked.where(PIRATE)) == ("first", BESIDE)


@pytest.mark.rule("DR-A-PIR-07")
def test_others_take_over_nobody() -> None:
    t = hunt(["rombune_fleet_1"], [PIRATE], 6, 1).do("no")
    assert t.rolls("DR-A-PIR-07") == []


@pytest.mark.rule("DR-A-PIR-08")
def test_neither_takes_over_a_pirate_that_the_other_leads() -> None:
    t = hunt([REAVER, RAT], [PIRATE, TANA], 6, 1, aboard={RAT: REAVER, TANA: PIRATE}).do("no")
    assert t.rolls("DR-A-PIR-07") == []


@pytest.mark.rule("DR-A-PIR-09", "DR-DEC-68")
@pytest.mark.parametrize("taken", [True, False])
def test_the_winner_may_take_it_in_the_place_of_one_loss(taken: bool) -> None:
    t = hunt([REAVER, RAT], [PIRATE, TWO, THREE], 1, 4, 4, **LED)
    while t.question == "retreat":
        t.do("no")
    assert (t.question, t.asked) == ("prize", ["first"])
    due = t.events("battle-result")[0]["theirs"]
    assert due == 2
    t.do("yes" if taken else "no")
    while t.question == "casualty":
        t.do(t.options[-1])
    lost = [event["unit"] for event in t.events("eliminated")]
    assert len(lost) == (1 if taken else 2)
    assert (t.master(PIRATE) == "first") == taken


@pytest.mark.rule("DR-A-PIR-09", "DR-DEC-68")
@pytest.mark.parametrize("wanted", [PIRATE, TWO, None])
def test_of_several_pirates_the_winner_takes_which_they_like(wanted: str | None) -> None:
    t = hunt([REAVER, RAT], [PIRATE, TWO, THREE], 1, 1, 4, 4, mutineers=[TWO], **LED)
    while t.question == "retreat":
        t.do("no")
    asked = []
    while t.question == "prize":
        asked.append(WORLD.names[t.about["unit"]])
        t.do("yes" if asked[-1] == wanted else "no")
    assert asked == [TWO] if wanted == TWO else asked == [TWO, PIRATE]
    while t.question == "casualty":
        t.do(f"lose {THREE}" if f"lose {THREE}" in t.options else t.options[0])
    assert [name for name in (PIRATE, TWO) if t.master(name) == "first"] == ([wanted] if wanted else [])
    assert len(t.events("eliminated")) == (1 if wanted else 2)


@pytest.mark.rule("DR-A-PIR-09")
def test_not_from_a_stack_that_one_of_them_leads() -> None:
    t = hunt([REAVER, RAT], [PIRATE, TWO, THREE, TANA], 6, 1, aboard={RAT: REAVER, TANA: PIRATE})
    while t.question == "retreat":
        t.do("no")
    assert t.question != "prize"


# -- Tana among enemies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TAN-01")
def test_tana_enters_in_a_friendly_port_or_with_an_enemy_crew() -> None:
    t = court("tana", hexes={SEA: [ONE], BESIDE: [TWO]}, foes=(ONE,)).do("enlist tana").answer("entry")
    assert {"0527", "0229", "1128", "1928", SEA} == {*t.targets("place")}
    t.do(f"place {SEA}")
    assert t.where(TANA) == SEA
    assert t.rolls("DR-B-FAT-01") == []
    assert in_boat(t, TANA)


@pytest.mark.rule("DR-A-TAN-02", "DR-A-TAN-10")
def test_she_leads_fleets_at_plus_1_and_nobody_on_land() -> None:
    t = game("combat", {SEA: [TANA, ONE], "0527": ["rombune_army_1"]}, aboard={TANA: ONE})
    hero = WORLD.index[TANA]
    assert strength.bonus(t.s, hero, fleets=True) == 1
    assert strength.bonus(t.s, hero, fleets=False) == 0
    assert strength.leads(t.s, hero, WORLD.index[ONE])
    assert not strength.leads(t.s, hero, WORLD.index["rombune_army_1"])
    ashore = game("movement", {COAST: [TANA, "mercenary_1"]}).do(f"move {TANA}")
    assert ashore.targets("with") == []


@pytest.mark.rule("DR-A-TAN-03")
def test_later_she_rolls_once_when_she_comes_and_not_again() -> None:
    t = game("movement", {BESIDE: [TANA], SEA: [ONE]}, foes=(ONE,), boats=[TANA], dice=[3])
    t.do(f"move {TANA}", f"go {SEA}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    stays = game("combat", {SEA: [TANA, ONE], "0312": ["mivior_army_1"]}, foes=(ONE,), boats=[TANA], phasing=1)
    assert stays.s.phase != 4
    assert stays.rolls("DR-B-FAT-01") == []
    other = game("combat", {SEA: [TANA, "mivior_fleet_1"]}, boats=[TANA], phasing=1, dice=[3])
    assert other.rolls("DR-B-FAT-01") == [(3,)]


@pytest.mark.rule("DR-A-TAN-04", "DR-DEC-51")
def test_when_all_crews_leave_she_may_follow_one() -> None:
    t = game("movement", {SEA: [TANA, ONE, TWO]}, foes=(ONE, TWO), boats=[TANA], phasing=1)
    t.do(f"move {ONE}", f"go {BESIDE}", "stop")
    t.do(f"move {TWO}", f"go {AFAR}")
    t.do("stop") if t.question == "march" else None
    t.do("done").answer("follow")
    assert (t.asked, t.targets("place")) == (["first"], [BESIDE, AFAR])
    t.do(f"place {AFAR}")
    assert t.where(TANA) == AFAR
    one_stays = game("movement", {SEA: [TANA, ONE, TWO]}, foes=(ONE, TWO), boats=[TANA], phasing=1)
    one_stays.do(f"move {ONE}", f"go {BESIDE}", "stop", "done")
    assert one_stays.question != "follow"


# -- mutiny -----------------------------------------------------------------------------------------------------------


def incited(*dice: int, where: str = SEA, crews: tuple[str, ...] = (ONE, TWO), **more: Any) -> Table:
    t = game(
        "movement", {where: [TANA, *crews], **more.pop("hexes", {})}, foes=crews, boats=[TANA], dice=[*dice], **more
    )
    return t.answer("mutiny", "yes")


@pytest.mark.rule("DR-A-TAN-05", "DR-A-TAN-06", "DR-T-A-TANA", "DR-DEC-43")
def test_a_mutiny_seizes_every_crew_and_they_leave_at_once() -> None:
    t = incited(3, 4)
    assert (t.rolls("DR-B-FAT-01"), t.rolls("DR-A-TAN-05")) == ([(3,)], [(4,)])
    assert {t.master(ONE), t.master(TWO)} == {"first"}
    assert t.question == "departure"
    assert SEA not in t.targets("go")
    assert t.refuses(f"go {SEA}") != []
    t.do(f"go {BESIDE}").answer("departure", f"go {AFAR}")
    assert (t.where(ONE), t.where(TANA), t.where(TWO)) == (BESIDE, BESIDE, AFAR)
    assert t.view(None)["piracy"]["mutineers"] == [ONE, TWO]
    assert t.refuses(f"move {ONE}") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-A-TAN-06")
def test_seized_crews_may_attack_in_the_turn_of_their_mutiny() -> None:
    t = incited(3, 4, crews=(ONE,), hexes={"0220": ["mivior_fleet_1"]})
    t.do("go 0221").until("attack")
    assert t.targets("attack") == ["0220"]


@pytest.mark.rule("DR-A-TAN-05", "DR-T-A-TANA")
def test_on_an_odd_die_she_flees_as_if_wounded() -> None:
    t = incited(3, 5, 2)
    assert t.where(TANA) == "track"
    assert t.view(None)["track"] == {TANA: 5}
    assert {t.master(ONE), t.master(TWO)} == {"second"}


@pytest.mark.rule("DR-A-TAN-05")
@pytest.mark.parametrize(("die", "where"), [(1, "gone"), (6, "prison")])
def test_the_fate_roll_comes_first(die: int, where: str) -> None:
    t = incited(die)
    if t.question == "captive":
        t.do(t.options[0])
    assert t.where(TANA) == where
    assert t.rolls("DR-A-TAN-05") == []


@pytest.mark.rule("DR-A-TAN-05")
def test_she_may_keep_quiet_and_needs_enemy_crews() -> None:
    t = game("movement", {SEA: [TANA, ONE]}, foes=(ONE,), boats=[TANA]).answer("mutiny", "no")
    assert t.question == "next-move"
    assert game("movement", {SEA: [TANA, ONE]}, aboard={TANA: ONE}).question == "next-move"


@pytest.mark.rule("DR-A-TAN-06")
def test_cargo_of_seized_fleets_is_lost_and_heroes_drift() -> None:
    t = incited(3, 4, 3, crews=(ONE,), hexes={SEA: [TANA, ONE, "mivior_army_1", "mivior_monarch"]},
                aboard={"mivior_army_1": ONE, "mivior_monarch": ONE})  # fmt: skip
    assert t.where("mivior_army_1") == "pool"
    assert "mivior_monarch" not in t.view(None)["aboard"]


@pytest.mark.rule("DR-A-TAN-07", "DR-DEC-15", "DR-B-MER-02")
def test_nobody_hires_her_pirates_away() -> None:
    others = {"0527": list(FLEETS[2:])}
    t = game("events", {SEA: [ONE, TWO], **others}, phasing=1, mutineers=[ONE])
    lurable = {WORLD.names[unit] for unit in events.lurable(t.s, FLEET)}
    assert ONE not in lurable
    assert TWO in lurable


@pytest.mark.rule("DR-A-TAN-08")
def test_pirates_of_the_zett_take_no_loot_and_enter_bartertown_alone() -> None:
    t = incited(3, 4, where=ZETT, crews=(ONE,))
    assert not {ADEESE, "1928", "3020"} & {*t.targets("go")}
    assert BARTERTOWN in t.targets("go")
    t.do(f"go {t.targets('go')[0]}")
    later = game("movement", {ZETT: [ONE]}, mutineers=[ONE], zett=[ONE], allies={"shucassam": "first"})
    assert f"go {ADEESE}" not in later.do(f"move {ONE}").options
    assert later.do("stop", "done").refuses(f"loot {ONE}") in (["DR-A-TAN-08"], ["DR-B-SEQ-03"])
    held = game("movement", {ZETT: [ONE], BARTERTOWN: ["mivior_army_1"]}, mutineers=[ONE], zett=[ONE])
    assert f"go {BARTERTOWN}" not in held.do(f"move {ONE}").options


# -- Bilge Rat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TAN-09")
def test_bilge_rat_exposes_her_among_his_friends() -> None:
    t = game("movement", {SEA: [TANA, ONE], BESIDE: [REAVER, RAT]}, foes=(ONE, REAVER, RAT), boats=[TANA],
             aboard={RAT: REAVER}, phasing=1)  # fmt: skip
    t.do(f"move {REAVER}", f"go {SEA}")
    assert t.where(TANA) == "gone"
    assert card_at(t, "tana") == "discard"
    assert t.rolls("DR-B-FAT-01") == []
    assert t.rolls("DR-B-CAP-08") == []


@pytest.mark.rule("DR-A-TAN-11", "DR-DEC-16")
def test_archenemies_part_when_her_card_is_played() -> None:
    t = court("tana", hexes={BESIDE: [REAVER, RAT], SEA: [ONE], AFAR: [TWO]}, aboard={RAT: REAVER}, seats=3,
              kingdoms={**OURS, "immer": "third"})  # fmt: skip
    assert t.master(TANA) is None  # holding the card changes nothing
    t.do("enlist tana", "place 0527").answer("escort")
    assert (t.asked, t.targets("choose")) == (["first"], [ONE, TWO])
    t.do(f"choose {ONE}").answer("berth")
    assert t.asked == ["second"]
    t.do("place 0420")
    assert (t.where(TANA), t.where(ONE), t.master(TANA), t.master(ONE)) == ("0420", "0420", "second", "second")
    assert t.view(None)["aboard"][TANA] == ONE
    assert card_at(t, "tana") == "open-second"


@pytest.mark.rule("DR-A-TAN-11", "DR-DEC-16")
def test_laden_fleets_stay_and_she_goes_alone() -> None:
    t = court("bilge-rat", hexes={SEA: [ONE, "mercenary_1", TANA]}, aboard={"mercenary_1": ONE, TANA: ONE})
    t.do("enlist bilge-rat", "place 0527")
    assert t.question == "entry"
    assert t.asked == ["second"]
    t.do(f"place {COLIST}")
    assert (t.where(TANA), t.master(TANA), t.master(ONE)) == (COLIST, "second", "first")


@pytest.mark.rule("DR-A-TAN-12", "DR-B-SPM-06")
def test_she_adds_1_when_rogues_are_hired() -> None:
    t = game("movement", {BARTERTOWN: [TANA]}, dice=[4]).do("done").answer("moves-end", f"hire-rogue {BARTERTOWN}")
    assert any(name.startswith("rogue") for name in t.stack(BARTERTOWN))
    assert party.move_of(t.s, WORLD.index[TANA]) == 8


def test_the_page_shows_pirates_and_their_hoards() -> None:
    t = game("movement", {SEA: [ONE]}, mutineers=[ONE], hoards=[COAST], treasures=[COAST])
    panel = next(panel for panel in GAME.scenes.scene(t.view("first")).panels if panel.id == "pirates")
    assert [row.rule for row in panel.rows] == ["DR-A-PIR-10", "DR-A-PIR-05"]
