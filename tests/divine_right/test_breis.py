"""Breis the Unicorn (DR-A-BRE): how he is tamed, how he is ridden, how hard he is to catch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.hirelings import place_in
from tests.divine_right.magic import ALTARS, FIELD, RING, TEMPLE, armies, charge, fates, has, lies
from tests.divine_right.table import WORLD, Table, at

OBELISK = "1822"


def game(phase: str, hexes: dict[str, list[str]], *, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "breis": on, **more.pop("options", {})}
    masters = {"breis": "first", **more.pop("masters", {})}
    placed = {piece for stack in hexes.values() for piece in stack} | {*more.get("track", {})}
    masters = {piece: seat for piece, seat in masters.items() if piece in placed}
    return at(phase, hexes=hexes, options=options, masters=masters, **more)


def visit(lady: str, *dice: int, seat: str = "first", **more: Any) -> Table:
    """A lady of a seat where he is, at the end of her player's movement."""
    t = game(
        "movement",
        {FIELD: ["breis", lady]},
        masters={} if lady.endswith("_monarch") else {lady: seat},
        phasing=0 if seat == "first" else 1,
        dice=[*dice],
        **more,
    )
    return t.do("done")


# -- coming, and going wild --------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRE-01", "DR-DEC-11")
def test_he_enters_in_any_empty_scenic_space() -> None:
    options = {"level": "intermediate", "breis": True}
    hexes = {OBELISK: ["hothior_army_1"]}
    number = place_in(at("siege", options=options, hexes=hexes), "breis")
    t = at("events", options=options, hexes=hexes, dice=[3, 4, number])
    assert (t.question, t.about["unit"]) == ("entry", WORLD.index["breis"])
    assert OBELISK not in t.targets("place")
    empty = at("events", options=options, dice=[3, 4, number])
    assert OBELISK in empty.targets("place")
    assert TEMPLE not in empty.targets("place")


@pytest.mark.rule("DR-A-BRE-02")
def test_wild_he_picks_nothing_up() -> None:
    t = game("movement", {FIELD: ["breis"]}, devices={"wand": FIELD}).do("done")
    assert t.targets("seek") == []
    assert lies(t, FIELD) == ["wand"]
    given = game("movement", {FIELD: ["breis", "hothior_monarch"]}, devices={"wand": "hothior_monarch"})
    assert given.targets("give") == []


@pytest.mark.rule("DR-A-BRE-03")
def test_all_land_is_clear_to_him() -> None:
    mountain = next(
        near
        for near in range(WORLD.grid.size)
        if WORLD.terrain[near] == 1 << 3 and WORLD.land_of[near] < 0 and near not in WORLD.castle_at
    )
    beside = next(one for one in WORLD.field.near[mountain] if WORLD.land >> one & 1 and WORLD.land_of[one] < 0)
    t = game("movement", {WORLD.grid.ids[beside]: ["breis"]}).do("move breis", f"go {WORLD.grid.ids[mountain]}")
    assert (t.question, t.about["points"]) == ("march", 9)
    other = game("movement", {WORLD.grid.ids[beside]: ["breis"]}, on=False)
    assert other.do("move breis", f"go {WORLD.grid.ids[mountain]}").question != "march"


@pytest.mark.rule("DR-A-BRE-04")
def test_wild_he_shuns_armies_and_castles() -> None:
    hexes = {FIELD: ["breis"], RING[0]: armies("hothior", 1), RING[1]: armies("muetar", 1)}
    t = game("movement", hexes).do("move breis")
    assert not {RING[0], RING[1]} & {*t.targets("go")}
    assert t.why(f"go {RING[0]}") == t.why(f"go {RING[1]}") == ["DR-A-BRE-04"]
    assert RING[2] in t.targets("go")
    castle = next(castle for castle in WORLD.castles if castle.kingdom == 0 and not castle.royal)
    near = next(WORLD.grid.ids[one] for one in WORLD.field.near[castle.space] if WORLD.land >> one & 1)
    at_home = game("movement", {near: ["breis"]}).do("move breis")
    assert WORLD.grid.ids[castle.space] not in at_home.targets("go")
    ruin = game("movement", {near: ["breis"]}, plundered=[WORLD.grid.ids[castle.space]]).do("move breis")
    assert WORLD.grid.ids[castle.space] in ruin.targets("go")


@pytest.mark.rule("DR-A-BRE-04")
def test_wild_he_goes_along_with_no_army() -> None:
    t = game("movement", {FIELD: ["breis", "hothior_army_1"]}).do("move hothior_army_1")
    assert t.targets("with") == []
    assert t.why("with breis") == ["DR-A-BRE-04"]
    tame = game("movement", {FIELD: ["breis", "daya", "hothior_army_1"]}, masters={"daya": "first"}, mistress=["daya"])
    assert "breis" in tame.do("move hothior_army_1").targets("with")


# -- taming ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRE-05", "DR-DEC-52")
def test_a_lady_in_his_space_may_tame_him_at_the_end_of_her_movement() -> None:
    t = visit("eloia", 4)
    assert (t.question, t.targets("tame")) == ("moves-end", ["eloia"])
    t.do("tame eloia")
    assert t.view(None)["tales"]["mistress"] == "eloia"
    assert visit("juulute").question != "moves-end"  # no lady
    assert "tame eloia" not in visit("eloia", on=False).options
    assert game("movement", {FIELD: ["breis", "juulute"]}, masters={"juulute": "first"}).why("tame juulute") == [
        "DR-B-PHS-03"
    ]


@pytest.mark.rule("DR-A-BRE-05")
def test_an_enemy_lady_takes_him_unless_he_has_a_mistress() -> None:
    t = visit("eloia", 4, seat="second").do("tame eloia")
    assert t.master("breis") == "second"
    taken = game(
        "movement",
        {FIELD: ["breis", "daya", "eloia"]},
        masters={"daya": "first", "eloia": "second"},
        mistress=["daya"],
        phasing=1,
    ).do("done")
    assert taken.targets("tame") == []


@pytest.mark.rule("DR-A-BRE-06", "DR-T-A-BREIS")
@pytest.mark.parametrize(
    ("lady", "fails", "tames"),
    [("magic_user_a", 5, 6), ("dancing_girl_1", 5, 6), ("fox", 3, 4), ("daya", 3, 4), ("eloia", 3, 4), ("naara", 4, 5)],
)
def test_what_each_lady_must_roll(lady: str, fails: int, tames: int) -> None:
    assert visit(lady, tames).do(f"tame {lady}").view(None)["tales"].get("mistress") == lady
    assert visit(lady, fails, 2).do(f"tame {lady}").view(None)["tales"].get("mistress") is None


@pytest.mark.rule("DR-A-BRE-06")
def test_a_queen_tames_him_on_5_and_a_king_never() -> None:
    assert visit("hothior_monarch", 5, queens=["hothior"]).do("tame hothior_monarch").view(None)["tales"]["mistress"]
    assert visit("hothior_monarch").targets("tame") == []


@pytest.mark.rule("DR-A-BRE-07")
def test_who_fails_is_wounded_or_gone() -> None:
    t = visit("daya", 3, 2).do("tame daya")
    assert t.where("daya") == "track"
    assert t.view(None)["track"]["daya"] == t.s.turn + 2
    girl = visit("dancing_girl_1", 5).do("tame dancing_girl_1")
    assert girl.where("dancing_girl_1") == "randomizer"


@pytest.mark.rule("DR-A-BRE-08")
def test_there_is_no_second_try_but_for_those_who_have_been_to_the_temple() -> None:
    spurned = visit("fox", spurned=["fox"])
    assert spurned.targets("tame") == []
    t = game("combat", {TEMPLE: ["daya"], FIELD: ["breis"]}, masters={"daya": "first"}, spurned=["daya"], turn=3)
    while t.s.turn < 5:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert t.view(None)["tales"].get("spurned") is None
    assert t.view(None)["tales"]["blessed"] == ["daya"]
    again = visit("daya", 3, blessed=["daya"]).do("tame daya")
    assert again.view(None)["tales"]["mistress"] == "daya"
    assert "blessed" not in again.view(None)["tales"]


@pytest.mark.rule("DR-A-BRE-08")
def test_a_turn_that_ends_with_nonnus_gives_a_bonus_but_no_other_try() -> None:
    t = game(
        "combat",
        {ALTARS: ["nonnus", "fox"], FIELD: ["breis"]},
        masters={"nonnus": "first", "fox": "first"},
        spurned=["fox"],
    )
    while t.s.turn < 4:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert (t.view(None)["tales"]["blessed"], t.view(None)["tales"]["spurned"]) == (["fox"], ["fox"])


# -- fates -------------------------------------------------------------------------------------------------------------


def beaten(*dice: int, beside: list[str] | None = None, ours: list[str] | None = None, **more: Any) -> Table:
    """The stack he is in loses a unit to the second seat."""
    hexes = {FIELD: [*armies("hothior", 1, 2), "breis", *(beside or [])]}
    hexes[RING[0]] = [*armies("muetar", 1, 2, 3, 4), *(ours or [])]
    t = game("combat", hexes, phasing=1, dice=[5, 4, *dice], **more).do(f"attack {FIELD}")
    charge(t)
    while t.question == "casualty":
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-A-BRE-09")
def test_what_would_kill_or_capture_him_is_rolled_again() -> None:
    unharmed = beaten(1, 4)
    assert fates(unharmed) == [1]
    assert unharmed.rolls("DR-A-BRE-09") == [(4,)]
    assert unharmed.where("breis") == FIELD
    killed = beaten(6, 1)
    assert killed.where("breis") == "gone"
    assert beaten(3).rolls("DR-A-BRE-09") == []


@pytest.mark.rule("DR-A-BRE-10", "DR-DEC-09")
def test_captured_he_goes_back_to_the_randomizer_or_to_a_lady() -> None:
    assert beaten(6, 6).where("breis") == "randomizer"
    t = beaten(6, 6, ours=["muetar_monarch"], queens=["muetar"])
    assert (t.master("breis"), t.where("breis")) == ("second", RING[0])
    assert t.view(None)["tales"]["mistress"] == "muetar_monarch"


@pytest.mark.rule("DR-A-BRE-10")
def test_of_several_ladies_the_captor_chooses_one() -> None:
    t = beaten(1, 6, ours=["muetar_monarch", "eloia"], queens=["muetar"], masters={"eloia": "second"})
    assert (t.question, t.asked) == ("new-mistress", ["second"])
    t.do("choose eloia")
    assert t.view(None)["tales"]["mistress"] == "eloia"


@pytest.mark.rule("DR-A-BRE-13")
def test_his_mistress_rolls_only_when_his_first_roll_is_bad() -> None:
    more: dict[str, Any] = {"beside": ["daya"], "masters": {"daya": "first"}, "mistress": ["daya"]}
    spared = beaten(3, **more)
    assert fates(spared) == [3]
    t = beaten(1, 4, 1, **more)
    assert fates(t) == [1, 1]
    assert (t.where("breis"), t.where("daya")) == (FIELD, "gone")
    assert "mistress" not in t.view(None)["tales"]


@pytest.mark.rule("DR-A-BRE-13")
def test_searched_for_she_is_shielded_by_him() -> None:
    t = game(
        "movement",
        {FIELD: ["breis", "daya"], RING[0]: armies("muetar", 1)},
        masters={"daya": "first"},
        mistress=["daya"],
        phasing=1,
        dice=[3],
    )
    t.do("move muetar_army_1", f"go {FIELD}", "search daya")
    roll = next(event for event in t.events("roll") if event["why"] == "DR-B-FAT-01")
    assert roll["hero"] == "breis"


# -- the tame unicorn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRE-11", "DR-DEC-44")
def test_his_mistress_rides_him() -> None:
    t = game("movement", {FIELD: ["breis", "hothior_monarch"]}, queens=["hothior"], mistress=["hothior_monarch"])
    t.do("move hothior_monarch", "with breis")
    on_foot = t.about["points"]
    assert "by unicorn" in t.options
    t.do("by unicorn")
    assert (on_foot, t.about["points"]) == (7, 10)
    alone = game("movement", {FIELD: ["breis", "hothior_monarch"]}, queens=["hothior"])
    assert "by unicorn" not in alone.do("move hothior_monarch", "with breis").options


@pytest.mark.rule("DR-A-BRE-11")
def test_tame_he_carries_one_device() -> None:
    t = game(
        "movement",
        {FIELD: ["breis", "daya"]},
        masters={"daya": "first"},
        mistress=["daya"],
        devices={"wand": "daya", "helm": "daya"},
        treasures=["daya"],
    )
    t.do("give wand", "carry breis")
    assert has(t, "breis") == ["wand"]
    assert t.why("give helm") == ["DR-B-MAG-02"]
    assert t.targets("give-treasure") == []


@pytest.mark.rule("DR-A-BRE-12")
def test_with_his_mistress_he_finds_what_is_lost() -> None:
    more: dict[str, Any] = {"masters": {"daya": "first"}, "mistress": ["daya"], "devices": {"wand": FIELD}}
    t = game("movement", {FIELD: ["breis", "daya"]}, **more).do("done")
    assert has(t, "daya") == ["wand"]
    assert t.rolls("DR-B-MAG-04") == []
    wild = game("movement", {FIELD: ["breis", "daya"]}, **more | {"mistress": []}).do("done")
    assert has(wild, "daya") == []


@pytest.mark.rule("DR-A-BRE-12")
@pytest.mark.parametrize(("die", "hers"), [(1, []), (2, ["wand"])])
def test_he_smells_a_curse(die: int, hers: list[str]) -> None:
    t = game(
        "movement",
        {FIELD: ["breis", "daya"]},
        masters={"daya": "first"},
        mistress=["daya"],
        devices={"wand": FIELD},
        dice=[die],
        options={"curses": True, "cursed_devices": True},
    ).do("done")
    assert has(t, "daya") == hers
    assert lies(t, FIELD) == []


@pytest.mark.rule("DR-A-BRE-14")
def test_apart_at_the_end_of_the_turn_she_is_his_mistress_no_longer() -> None:
    t = game("combat", {FIELD: ["breis"], RING[0]: ["daya"]}, masters={"daya": "first"}, mistress=["daya"])
    while t.s.turn < 4:
        assert t.view(None)["tales"]["mistress"] == "daya"
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert "mistress" not in t.view(None)["tales"]
    assert t.master("breis") == "first"
