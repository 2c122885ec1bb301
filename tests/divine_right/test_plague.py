"""The Black Plague (DR-A-BLP): who invokes it, whom it strikes, how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.options import BadOption
from hexarchy.games.divine_right import GAME, changes, siege
from hexarchy.games.divine_right.combat import strength
from tests.divine_right.sieges import GROAT, HIRED, HOTHIOR, MUETAR, around, hired, ring
from tests.divine_right.table import WORLD, Table, at

OPTIONS = {"level": "intermediate", "raging_epidemics": True, "black_plague": True}
HAND = "black_hand_monarch"
CAMP, OPPOSITE = ring(GROAT)[0], ring(GROAT)[3]
CASTLE = WORLD.castle_at[WORLD.grid.at(GROAT)].index
NOTHING = (1, 2)  # Storms, and no fleet at sea


def siege_of(
    *dice: int, side: str = "first", inside: Any = MUETAR[:3], camp: Any = (HAND,), phase: str = "siege", **more: Any
) -> Table:
    """Hothior besieges Groat, and the Black Hand of a seat is there, with the besiegers unless said otherwise."""
    hexes = around(GROAT, HOTHIOR)
    hexes[CAMP] += [*camp]
    hexes |= {GROAT: [*inside]} if inside else {}
    options = {**OPTIONS, **more.pop("options", {})}
    given: dict[str, Any] = {"hexes": hexes, "allies": {"black_hand": side}, "sieges": {GROAT: "first"}}
    return at(phase, dice=[*dice], options=options, **{**given, **more})


def health(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.view(None)["health"]
    return found


def own_strength(t: Table) -> int:
    return siege.intrinsic(t.s, CASTLE)


@pytest.mark.rule("DR-DEC-01")
def test_there_is_no_plague_without_epidemics() -> None:
    with pytest.raises(BadOption):
        GAME.new(options={"level": "intermediate", "black_plague": True}, seats=GAME.seats[:2])


@pytest.mark.rule("DR-A-BLP-01", "DR-DEC-38", "DR-T-A-BLACKPLAGUE")
def test_before_the_siege_attack_his_player_may_call_it_down() -> None:
    t = siege_of(5)
    assert (t.question, t.asked, t.options) == ("plague", ["first"], ["plague-besieged", "no"])
    t.do("plague-besieged")
    assert health(t)["plague"] == "Groat"
    assert t.question == "epidemic-loss"  # as by any Epidemic
    assert t.asked == ["second"]
    t.do(f"lose {MUETAR[0]}")
    assert health(t)["plagued"] == health(t)["afflicted"] == [*MUETAR[1:3]]
    assert t.question == "assault"
    for die in (2, 3):
        t = siege_of(die).do("plague-besieged")
        assert health(t)["plague"] is None
    assert siege_of().do("no").question == "assault"


@pytest.mark.rule("DR-A-BLP-01", "DR-T-A-BLACKPLAGUE")
def test_a_one_turns_it_on_his_own_side() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: [*MUETAR[:3]], "1315": [*HIRED[:2]]}
    hexes[CAMP] += [HAND]
    t = siege_of(1, hexes=hexes, masters=hired("first", HIRED[:2])).do("plague-besieged")
    near = {unit for unit in t.stack(CAMP) if unit != HAND} | {event["unit"] for event in t.events("eliminated")}
    assert {*health(t)["plagued"]} | {event["unit"] for event in t.events("eliminated")} == near


@pytest.mark.rule("DR-A-BLP-01", "DR-DEC-38")
def test_he_is_asked_in_the_turn_of_whoever_besieges() -> None:
    besieged = siege_of(4, side="second", camp=(), inside=(HAND, *MUETAR[:2]))
    assert (besieged.asked, besieged.options) == (["second"], ["plague-besiegers", "no"])
    besieged.do("plague-besiegers")
    assert besieged.question == "epidemic-loss"
    assert besieged.asked == ["first"]
    assert {*besieged.targets("lose")} == {*HOTHIOR}  # all who besiege are one stack
    three = {"hothior": "first", "muetar": "second", "mivior": "third"}
    other = siege_of(4, side="third", seats=3, kingdoms=three)
    assert (other.asked, other.options) == (["third"], ["plague-besiegers", "plague-besieged", "no"])
    away = siege_of(camp=(), hexes={**around(GROAT, HOTHIOR), "1315": [HAND]})
    assert away.question == "assault"


@pytest.mark.rule("DR-A-BLP-01")
def test_nobody_is_asked_without_the_switch_or_in_anothers_siege_phase() -> None:
    assert siege_of(options={"black_plague": False}).question == "assault"
    assert siege_of(phasing=1).question != "plague"


@pytest.mark.rule("DR-A-BLP-02", "DR-A-EPI-05")
def test_it_works_as_an_epidemic_does() -> None:
    t = siege_of(5, *NOTHING, phase="events", phasing=1, plague={GROAT: "first"}, plagued=[*MUETAR[:3]])
    assert t.rolls("DR-A-EPI-05") == [(5,)]
    assert (t.question, t.asked) == ("epidemic-loss", ["second"])
    one = [WORLD.index[unit] for unit in HOTHIOR[:1]]
    fought = strength.combat(t.s, one, [WORLD.index[MUETAR[0]]], WORLD.grid.at(GROAT), (-1, -1))
    assert ("DR-A-EPI-03", -1) in fought.defender.modifiers


@pytest.mark.rule("DR-A-BLP-02")
def test_it_ends_with_the_fall_of_the_castle_and_does_not_spread() -> None:
    t = siege_of(6, plague={GROAT: "first"}, plagued=[*MUETAR[:3]])
    t.do(f"assault {GROAT}")
    assert not t.rolls("DR-A-EPI-18")
    assert (health(t)["plague"], health(t)["afflicted"]) == (None, [])


@pytest.mark.rule("DR-A-BLP-03")
def test_it_strikes_an_empty_castle() -> None:
    t = siege_of(5, inside=()).do("plague-besieged")
    assert (health(t)["dying"], own_strength(t)) == (["Groat"], 3)
    now: dict[str, Any] = {"inside": (), "plague": {GROAT: "first"}, "dying": [GROAT]}
    assert own_strength(siege_of(**now)) == 2
    assert own_strength(siege_of(**now, damage={GROAT: 1})) == 1
    assert own_strength(siege_of(**now, damage={GROAT: 2})) == 1


@pytest.mark.rule("DR-A-BLP-04")
def test_it_vanishes_with_the_siege_and_the_castle_has_its_strength_again() -> None:
    now: dict[str, Any] = {"inside": (), "plague": {GROAT: "first"}, "dying": [GROAT], "damage": {GROAT: 2}}
    t = siege_of(phase="movement", **now)
    for unit in t.stack(OPPOSITE):
        t.do(f"move {unit}", "go 2518")
        t = t if t.question == "next-move" else t.do("stop")
    assert not t.besieged(GROAT)
    assert (health(t)["plague"], health(t)["dying"], own_strength(t)) == (None, [], 3)


@pytest.mark.rule("DR-A-BLP-04")
def test_it_vanishes_with_the_black_hand() -> None:
    now: dict[str, Any] = {"plague": {GROAT: "first"}, "plagued": [*MUETAR[:3]], "personalities": {}}
    t = siege_of(1, 6, phase="diplomacy", phasing=1, **now)
    t.do("deactivate black_hand")
    t = t.do("none") if t.question == "ploy" else t
    assert t.ally_of("black_hand") is None
    assert (health(t)["plague"], health(t)["afflicted"]) == (None, [])
    t = siege_of(1, 6, 1, phase="diplomacy", phasing=1, **now).do("assassinate black_hand")
    assert t.where(HAND) == "gone"
    assert health(t)["plague"] is None


@pytest.mark.rule("DR-A-BLP-04", "DR-DEC-21")
def test_his_player_may_end_it_in_their_own_random_events_phase() -> None:
    now: dict[str, Any] = {"plague": {GROAT: "first"}, "plagued": [*MUETAR[:3]]}
    t = siege_of(*NOTHING, phase="events", **now)
    assert (t.question, t.asked) == ("end-plague", ["first"])
    assert health(t.do("yes"))["plague"] is None
    assert health(siege_of(*NOTHING, phase="events", **now).do("no"))["plague"] == "Groat"
    assert siege_of(*NOTHING, phase="events", phasing=1, **now).question != "end-plague"


@pytest.mark.rule("DR-A-BLP-05")
def test_there_is_only_one_and_he_need_not_stay() -> None:
    now: dict[str, Any] = {"plague": {GROAT: "first"}, "plagued": [*MUETAR[:3]]}
    assert siege_of(**now).question == "assault"
    far = siege_of(camp=(), hexes={**around(GROAT, HOTHIOR), GROAT: [*MUETAR[:3]], "1315": [HAND]}, **now)
    assert health(far)["plague"] == "Groat"


@pytest.mark.rule("DR-A-BLP-06")
def test_plagued_besiegers_do_not_recover_while_they_besiege() -> None:
    now: dict[str, Any] = {"side": "second", "plague": {GROAT: "first"}, "plagued": [*HOTHIOR], "camp": ()}
    hexes = {**around(GROAT, HOTHIOR), GROAT: [HAND]}
    t = siege_of(1, *NOTHING, phase="events", hexes=hexes, **now)
    assert t.rolls("DR-A-EPI-05") == [(1,)]  # one die for all of them
    assert {*health(t)["afflicted"]} == {*HOTHIOR}
    ordinary = siege_of(1, 1, *NOTHING, phase="events", afflicted=[*HOTHIOR])
    assert not health(ordinary)["afflicted"]


@pytest.mark.rule("DR-A-BLP-06", "DR-A-BLP-04")
def test_when_they_go_they_are_healthy() -> None:
    now: dict[str, Any] = {"side": "second", "plague": {GROAT: "first"}, "plagued": [*HOTHIOR], "camp": ()}
    t = siege_of(phase="movement", hexes={**around(GROAT, HOTHIOR), GROAT: [HAND]}, **now)
    for unit in t.stack(OPPOSITE):
        if unit in HOTHIOR and t.s.besieged(WORLD.grid.at(GROAT)):
            t.do(f"move {unit}")
            t.do(f"go {t.targets('go')[-1]}")
            t = t if t.question == "next-move" else t.do("stop")
    assert not t.besieged(GROAT)
    assert not health(t)["afflicted"]


@pytest.mark.rule("DR-A-BLP-07", "DR-A-EPI-14")
def test_he_suffers_nothing_by_it() -> None:
    now: dict[str, Any] = {"plague": {GROAT: "first"}, "plagued": [*HOTHIOR[:3]]}
    hexes = {CAMP: [HAND, *HOTHIOR[:3]], OPPOSITE: HOTHIOR[3:]}
    t = siege_of(5, *NOTHING, phase="events", hexes=hexes, **now).do("no")
    assert not t.events("wounded")
    assert not t.events("falls-ill")  # a 5 less 1 is a hero's; he is none of those it can strike


def stricken(*dice: int, hero: str = "immer_monarch", **more: Any) -> Table:
    """A hero is with plagued soldiers, and a 4 is rolled: as besiegers they are six, in the open."""
    now: dict[str, Any] = {"side": "second", "plague": {GROAT: "first"}, "plagued": [*HOTHIOR], "camp": ()}
    hexes = {**around(GROAT, HOTHIOR), GROAT: [HAND]}
    hexes[CAMP] += [hero]
    allies = {"black_hand": "second", "immer": "first"}
    given = {"hexes": hexes, "allies": allies, "personalities": {"immer": 1}}
    return siege_of(4, *dice, phase="events", **{**now, **given, **more})


@pytest.mark.rule("DR-A-BLP-08", "DR-T-A-PLAGUE-HERO")
def test_a_hero_it_strikes_is_sick_for_a_die_of_turns_or_dies() -> None:
    t = stricken(1, 3, *NOTHING)
    assert health(t)["ill"] == {"immer_monarch": 6}
    assert not t.events("wounded")
    assert stricken(1, 6, *NOTHING).where("immer_monarch") == "gone"


@pytest.mark.rule("DR-A-BLP-08")
def test_a_sick_hero_leads_nobody_and_moves_only_with_a_unit() -> None:
    units = ["immer_army_1"]
    hexes = {"1315": ["immer_monarch", *units], "1415": ["nonnus"]}
    given: dict[str, Any] = {"hexes": hexes, "allies": {"immer": "first"}, "masters": {"nonnus": "first"}}
    t = at("movement", options=OPTIONS, **given, ill={"immer_monarch": 5}, personalities={"immer": 1})
    assert t.refuses("move immer_monarch") == ["DR-A-BLP-08"]
    monarch, unit = WORLD.index["immer_monarch"], WORLD.index["immer_army_1"]
    assert not strength.leads(t.s, monarch, unit)
    t.do("move immer_army_1")
    assert "with immer_monarch" in t.options
    later = at("movement", turn=6, options=OPTIONS, **given, personalities={"immer": 1})
    assert "move immer_monarch" in later.options


@pytest.mark.rule("DR-A-BLP-08")
def test_a_sick_hero_recovers_when_the_time_is_up() -> None:
    hexes = {"1315": ["immer_monarch"]}
    t = at("movement", options=OPTIONS, allies={"immer": "first"}, hexes=hexes, ill={"immer_monarch": 3}, phasing=1)
    assert health(t)["ill"]
    t.do("done").until("next-move")
    assert t.s.turn == 4
    assert not health(t)["ill"]


@pytest.mark.rule("DR-A-BLP-08")
def test_a_player_monarch_is_wounded_as_ever() -> None:
    t = stricken(1, 2, *NOTHING, hero="hothior_monarch")
    assert [event["hero"] for event in t.events("wounded")] == ["hothior_monarch"]


@pytest.mark.rule("DR-A-BLP-08")
def test_each_hero_rolls_once_in_a_plague() -> None:
    t = stricken(1, 1, *NOTHING)
    assert len(t.rolls("DR-A-BLP-08")) == 1
    t.s.health = t.s.health._replace(ill=())
    begun = len(t.rolls("DR-A-BLP-08"))
    for _ in range(300):
        if t.s.turn > 6 or t.question is None:
            break
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert len(t.rolls("DR-A-BLP-08")) == begun


@pytest.mark.rule("DR-A-BLP-09")
def test_nonnus_and_the_wand_prevent_it_on_whichever_side() -> None:
    for seat, where in (("second", GROAT), ("first", OPPOSITE)):
        hexes = {**around(GROAT, HOTHIOR), GROAT: [*MUETAR[:3]]}
        hexes[CAMP] += [HAND]
        hexes[where] += ["nonnus"]
        assert siege_of(hexes=hexes, masters={"nonnus": seat}).question == "assault"
    hexes = {**around(GROAT, HOTHIOR), GROAT: [*MUETAR[:3], "juulute"]}
    hexes[CAMP] += [HAND]
    assert siege_of(hexes=hexes, masters={"juulute": "second"}, devices={"wand": "juulute"}).question == "assault"


@pytest.mark.rule("DR-A-BLP-10")
def test_the_amulet_protects_the_whole_siege() -> None:
    for seat, where in (("second", GROAT), ("first", OPPOSITE)):
        hexes = {**around(GROAT, HOTHIOR), GROAT: [*MUETAR[:3]]}
        hexes[CAMP] += [HAND]
        hexes[where] += ["juulute"]
        t = siege_of(hexes=hexes, masters={"juulute": seat}, devices={"amulet": "juulute"})
        assert t.question == "assault"
    now: dict[str, Any] = {"plague": {GROAT: "first"}, "plagued": [*MUETAR[:3]], "phase": "events", "phasing": 1}
    hexes = {**around(GROAT, HOTHIOR), GROAT: [*MUETAR[:3], "juulute"], "1315": [HAND]}
    t = siege_of(6, 6, hexes=hexes, masters={"juulute": "second"}, devices={"amulet": "juulute"}, **now)
    assert not t.rolls("DR-A-EPI-05")


@pytest.mark.rule("DR-A-BLP-04", "DR-A-FOR-01")
def test_it_vanishes_with_a_fort() -> None:
    """A fort is not plundered when it falls, but the siege is over all the same."""
    field = "1425"
    hexes = {**around(field, MUETAR[:8]), field: [HOTHIOR[0]]}
    t = at(
        "siege",
        phasing=1,
        hexes={**hexes, "1315": [HAND]},
        allies={"black_hand": "first"},
        forts=[field],
        sieges={field: "second"},
        options={**OPTIONS, "forts": True},
    )
    fort, sick = WORLD.first_fort + WORLD.grid.at(field), 1 << WORLD.index[MUETAR[0]]
    changes.health(t.s, plague=fort, besieger=1, plagued=sick, afflicted=sick)
    assert health(t)["plagued"] == [MUETAR[0]]
    assert GAME.scene(t.view("first"))
    siege.fall(t.s, fort, 1)
    assert (health(t)["plague"], health(t)["afflicted"]) == (None, [])
