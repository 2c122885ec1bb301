"""Besieged and besieging fleets (DR-A-BFL): out of a port and into it in the Siege Phase."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.combat.phase import why_not_attack
from hexarchy.games.divine_right.words import SIEGE_PHASE
from tests.divine_right.sieges import HIRED, around, hired, ring, strike
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import sides

COLIST, SEA = "0421", "0521"  # a port of Mivior; the besieging fleets
OFFING = "0520"  # a coast beside both of them
SHIPS = ["mercenary_fleet_1", "mercenary_fleet_2"]
OWN = ["mivior_fleet_1", "mivior_fleet_2"]


def blockade(hexes: dict[str, list[str]], *dice: int, on: bool = True, **more: Any) -> Table:
    """Hothior besieges Colist of Mivior, whose player's turn it is."""
    shore = [n for n, space in enumerate(ring(COLIST)) if space not in (SEA, OFFING)]
    options = {"level": "intermediate", "besieged_fleets": on, **more.pop("options", {})}
    laid = {**around(COLIST, HIRED[:12], shore), SEA: SHIPS, "0312": ["mivior_monarch"]}
    for space, pieces in hexes.items():
        laid[space] = [*laid.get(space, []), *pieces]
    return at(
        more.pop("phase", "siege"),
        kingdoms={"hothior": "first", "mivior": "second"},
        phasing=1,
        hexes=laid,
        masters=hired("first", (*HIRED[:12], *SHIPS)),
        sieges={COLIST: "first"},
        dice=[*dice],
        options=options,
        **more,
    )


def stand(t: Table) -> Table:
    while t.question == "retreat":
        t.do("no")
    return t


@pytest.mark.rule("DR-A-BFL-01", "DR-DEC-37")
def test_besieged_fleets_fight_the_besieging_fleets_in_the_siege_phase_and_leave() -> None:
    t = blockade({COLIST: OWN}, 3, 4)
    assert (t.question, t.targets("break-out")) == ("break-out", [SEA])
    stand(strike(t, SEA, *OWN, verb="break-out"))
    assert (t.question, t.asked) == ("casualty", ["second"])
    assert t.s.phase == SIEGE_PHASE
    assert blockade({COLIST: OWN}, on=False).targets("break-out") == []


@pytest.mark.rule("DR-A-BFL-01")
def test_win_or_lose_they_move_out_and_do_not_attack_again() -> None:
    t = blockade({COLIST: OWN}, 3, 4)  # one is lost
    stand(strike(t, SEA, *OWN, verb="break-out"))
    while t.question == "casualty":
        t.do(t.options[0])
    t.until("next-move")
    left = next(fleet for fleet in OWN if t.where(fleet) == COLIST)
    t.do(f"move {left}")
    assert OFFING in t.targets("go")
    t.do(f"go {OFFING}", "stop", "done")
    assert t.why(f"attack {SEA}")
    idle = blockade({COLIST: OWN}, phase="movement")
    assert idle.why(f"move {OWN[0]}") == ["DR-B-SIE-13"]


def relieve(*dice: int, **more: Any) -> Table:
    t = blockade({OFFING: OWN}, *dice, **more)
    t.do(f"break-in {SEA}")
    while t.question == "commit":
        t.do(t.options[0])
    return stand(t)


@pytest.mark.rule("DR-A-BFL-02")
@pytest.mark.parametrize("dice", [(3, 4), (4, 3)], ids=["lost", "won"])
def test_relieving_fleets_that_fight_the_besiegers_may_enter_win_or_lose(dice: tuple[int, int]) -> None:
    t = relieve(*dice)
    while t.question == "casualty":
        t.do(t.options[0])
    assert t.question == "relief"
    assert t.s.phase == SIEGE_PHASE
    left = [fleet for fleet in OWN if t.where(fleet) == OFFING]
    assert t.targets("advance") == left
    t.do(f"advance {left[0]}")
    assert (t.where(left[0]), t.inside(left[0])) == (COLIST, True)


@pytest.mark.rule("DR-A-BFL-02")
def test_without_the_switch_or_a_fight_nobody_enters() -> None:
    assert blockade({OFFING: OWN}, on=False).targets("break-in") == []
    t = blockade({OFFING: OWN}, phase="movement").do(f"move {OWN[0]}")
    assert COLIST not in t.targets("go")


@pytest.mark.rule("DR-A-BFL-02")
def test_fleets_that_are_not_beside_the_port_do_not_break_in() -> None:
    far = [
        WORLD.grid.ids[space]
        for space in WORLD.field.near[WORLD.grid.at(SEA)]
        if WORLD.sea >> space & 1 and WORLD.grid.ids[space] not in ring(COLIST)
    ]
    t = blockade({far[0]: OWN, OFFING: ["mivior_fleet_3"]})
    assert t.targets("break-in") == [SEA]
    t.do(f"break-in {SEA}")
    assert OWN[0] not in t.targets("commit")
    assert blockade({far[0]: OWN}).targets("break-in") == []


@pytest.mark.rule("DR-A-BFL-02")
def test_who_broke_in_does_not_attack_again() -> None:
    t = relieve(4, 3)
    while t.question == "casualty":
        t.do(t.options[0])
    fleets = [WORLD.index[fleet] for fleet in OWN if t.where(fleet) == OFFING]
    assert fleets
    assert [why_not_attack(t.s, fleet, WORLD.grid.at(SEA))[0].rule for fleet in fleets] == ["DR-B-COM-02"] * len(fleets)


@pytest.mark.rule("DR-A-BFL-03")
@pytest.mark.parametrize(("marines", "odds"), [(True, {"DR-B-COM-07": 1}), (False, {})])
def test_marines_count_as_fleets_in_these_fights(marines: bool, odds: dict[str, int]) -> None:
    """Two ships with two Marines aboard against two."""
    loads = [WORLD.names[unit] for unit in WORLD.regulars_of[1] if port_unit(unit)][:2]
    aboard = dict(zip(loads, OWN, strict=True))
    for hexes, verb in (({COLIST: [*OWN, *loads]}, "break-out"), ({OFFING: [*OWN, *loads]}, "break-in")):
        t = blockade(hexes, 3, 3, options={"marines": marines}, aboard=aboard)
        stand(strike(t, SEA, *OWN, verb=verb))
        assert sides(t)[0] == odds


def port_unit(unit: int) -> bool:
    home = WORLD.pieces[unit].home
    return not WORLD.fleets >> unit & 1 and home >= 0 and bool(WORLD.ports >> home & 1)
