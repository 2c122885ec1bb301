"""Civil war (DR-A-CIV), and a player's own kingdom in one (DR-A-COU-07)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, fallout, siege
from hexarchy.games.divine_right.advanced.curses import lost
from hexarchy.games.divine_right.advanced.thrones import civil_war, heir, rightful
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY
from tests.divine_right.crowns import ALTARR, GAP, MUSCASTER, OWN, SWORN, awaited, claim_to, contested, settle
from tests.divine_right.table import WORLD, Table, at

K = KINGDOM_IDS.index("immer")
WAR = {"civil_war": True}
BORDER, ABROAD, FOE = "1707", "1807", "1806"  # in Immer, in Zorn, and next to both
TEMPLE = next(WORLD.grid.ids[n] for n in range(WORLD.grid.size) if WORLD.temple >> n & 1)


def goes(t: Table, piece: str) -> set[str]:
    t.do(f"move {piece}")
    return {option.split()[1] for option in t.options if option.startswith("go ")}


# -- bounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CIV-01")
@pytest.mark.parametrize("mover", ["immer_monarch", SWORN[0], "usurper", OWN[0]])
def test_who_fights_a_civil_war_stays_in_the_kingdom_and_the_wasteland(mover: str) -> None:
    ours = mover in ("immer_monarch", SWORN[0])
    hexes = {BORDER: [mover], GAP: [OWN[1], *([] if mover == "usurper" else ["usurper"])]}
    hexes[MUSCASTER] = [SWORN[1], *([] if mover == "immer_monarch" else ["immer_monarch"])]
    t = contested("movement", hexes=hexes, options=WAR, phasing=1 if ours else 0)
    t.do(f"move {mover}")
    spaces = {WORLD.grid.at(option.split()[1]) for option in t.options if option.startswith("go ")}
    assert spaces
    assert all(t.s.land_of[space] in (K, NOBODY) for space in spaces)
    assert t.refuses(f"go {ABROAD}") == ["DR-A-CIV-01"]


@pytest.mark.rule("DR-A-CIV-01")
def test_others_go_where_they_like() -> None:
    hexes = {BORDER: ["mercenary_1"], GAP: ["usurper", *OWN], MUSCASTER: ["immer_monarch", *SWORN]}
    t = contested("movement", hexes=hexes, options=WAR, masters={"mercenary_1": "second"})
    assert ABROAD in goes(t, "mercenary_1")


@pytest.mark.rule("DR-A-CIV-01")
def test_who_is_abroad_comes_home_and_attacks_nobody() -> None:
    hexes = {ABROAD: [SWORN[0]], FOE: [OWN[0]], GAP: ["usurper", *OWN[1:]], MUSCASTER: ["immer_monarch", SWORN[1]]}
    moved = contested("movement", hexes=hexes, options=WAR)
    assert BORDER in goes(moved, SWORN[0])
    t = contested("combat", hexes=hexes, options=WAR)
    unit, target = WORLD.index[SWORN[0]], WORLD.grid.at(FOE)
    assert [reason.rule for reason in civil_war.may_attack(t.s, unit, target)] == ["DR-A-CIV-01"]
    assert f"attack {FOE}" not in t.options
    home = contested("combat", hexes={**hexes, ABROAD: [], BORDER: [SWORN[0]]}, options=WAR)
    assert f"attack {FOE}" in home.options


@pytest.mark.rule("DR-A-CIV-01")
def test_they_attack_across_borders() -> None:
    hexes = {BORDER: [SWORN[0]], ABROAD: ["mercenary_1"], GAP: ["usurper", *OWN], MUSCASTER: ["immer_monarch"]}
    t = contested("combat", hexes=hexes, options=WAR, masters={"mercenary_1": "first"})
    assert f"attack {ABROAD}" in t.options


@pytest.mark.rule("DR-A-CIV-01")
def test_abroad_they_besiege_nobody() -> None:
    tadafat = WORLD.castle_at[WORLD.grid.at("1014")].index
    beside = WORLD.grid.ids[WORLD.field.near[WORLD.castles[tadafat].space][1]]
    hexes = {beside: [SWORN[0]], GAP: ["usurper", *OWN], MUSCASTER: ["immer_monarch", SWORN[1]]}
    war, peace = (contested("siege", hexes=hexes, options={"civil_war": on}) for on in (True, False))
    assert siege.besiegers(war.s, tadafat, 1) == []
    assert siege.besiegers(peace.s, tadafat, 1) == [WORLD.index[SWORN[0]]]


# -- fleets -----------------------------------------------------------------------------------------------------------


def at_sea(theirs: str, *, war: bool = True, **more: Any) -> Table:
    """A fleet of the Heir of Mivior next to another."""
    sea = next(n for n in range(WORLD.grid.size) if WORLD.sea >> n & 1 and WORLD.water_of[n] == "great_sea")
    near = next(n for n in WORLD.field.near[sea] if WORLD.sea >> n & 1)
    hexes = {WORLD.grid.ids[sea]: ["mivior_fleet_1"], WORLD.grid.ids[near]: [theirs], **more.pop("hexes", {})}
    hexes |= {"0421": ["usurper", "mivior_army_1"], "0516": ["mivior_monarch", "mivior_army_2"]}
    t = at(
        "combat",
        phasing=1,
        hexes=hexes,
        options={"level": "intermediate", "true_heir": True, "civil_war": war},
        allies={"mivior": "first", "rombune": "first"},
        usurped="mivior",
        masters={"usurper": "first"},
        claims={"mivior": {"side": "second", "sworn": ["mivior_fleet_1", "mivior_army_2"], "castles": ["0516"]}},
        **more,
    )
    t.target = f"attack {WORLD.grid.ids[near]}"  # type: ignore[attr-defined]
    return t


@pytest.mark.rule("DR-A-CIV-02")
def test_fleets_attack_none_but_those_that_take_part() -> None:
    for theirs, war, hexes, may in (
        ("rombune_fleet_1", True, {}, False),
        ("rombune_fleet_1", False, {}, True),
        ("rombune_fleet_1", True, {"0420": ["rombune_army_1"]}, True),  # its army stands in the divided kingdom
        ("mivior_fleet_2", True, {}, True),
    ):
        t = at_sea(theirs, war=war, hexes=hexes)
        assert (t.target in t.options) == may  # type: ignore[attr-defined]
        if not may:
            assert t.refuses(t.target)  # type: ignore[attr-defined]


# -- points, exile ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CIV-03")
def test_castles_are_worth_what_they_always_are() -> None:
    t = contested("siege", options=WAR, castles=())
    siege.take(t.s, WORLD.castle_at[WORLD.grid.at(MUSCASTER)].index, 1, [])
    assert t.points("second") == 15
    captives.kill(t.s, WORLD.index["usurper"], 1)
    assert t.points("second") == 15


@pytest.mark.rule("DR-A-CIV-04")
def test_an_heir_too_long_in_the_temple_loses_the_army() -> None:
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: [*SWORN], TEMPLE: ["immer_monarch"]}
    t = contested("diplomacy", 1, 5, hexes=hexes, options=WAR, claim={"away": 1}, phasing=0)
    rightful.exile(t.s)
    t.s.run()
    settle(t, "deploy")
    assert {t.where(unit) for unit in SWORN} == {"pool"}
    assert t.ally_of("immer") == "first"
    assert [one.realm for one in t.s.guises] == [K]
    early = contested("diplomacy", 1, hexes=hexes, options=WAR, phasing=0)
    rightful.exile(early.s)
    assert claim_to(early)["away"] == 1
    back = contested("diplomacy", 1, options=WAR, claim={"away": 1}, phasing=0)
    rightful.exile(back.s)
    assert claim_to(back)["away"] == 0


# -- a player's own kingdom (DR-A-COU-07) -----------------------------------------------------------------------------


def plot(*dice: int, seats: int = 3, **more: Any) -> Table:
    """The first seat has the Usurper's card; Immer is the second's own."""
    options = {"level": "intermediate", "coup": True, "true_heir": True, "civil_war": True, **more.pop("options", {})}
    kingdoms = {"hothior": "first", "immer": "second", "pon": "third"}
    return at(
        "diplomacy",
        seats=seats,
        kingdoms={name: seat for name, seat in kingdoms.items() if seat != "third" or seats > 2},
        dice=[1, *dice],
        hands={"first": ["usurper"]},
        options=options,
        **{"allies": {"muetar": "second"}, **more},
    )


def own_kingdom(*dice: int, **more: Any) -> Table:
    """Immer is the second's own, and both are in the field."""
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: ["immer_monarch", *SWORN]}
    kingdoms = {"hothior": "first", "immer": "second", "pon": "third"}
    t = at(
        "diplomacy",
        seats=3,
        kingdoms=kingdoms,
        dice=[1, *dice],
        hexes=hexes,
        options={"level": "intermediate", "coup": True, "true_heir": True, "civil_war": True},
        usurped="immer",
        masters={"usurper": "first", **dict.fromkeys(OWN, "first")},
        claims={"immer": {"side": "second", "sworn": [*SWORN], "castles": [MUSCASTER]}},
        allies={"immer": "first"},
        **more,
    )
    assert (t.ally_of("immer"), t.s.players[1].kingdom) == ("first", K)
    return t


@pytest.mark.rule("DR-A-COU-07")
def test_a_players_kingdom_falls_only_where_there_is_civil_war() -> None:
    assert "coup immer" in plot().options
    for off in ("civil_war", "true_heir"):
        options = {"civil_war": False, off: False}
        assert plot(options=options).refuses("coup immer") == ["DR-A-COU-07"]


@pytest.mark.rule("DR-A-COU-07", "DR-A-HEIR-01")
def test_a_player_without_a_throne_plays_on() -> None:
    t = plot(6, 2, hexes={"1613": ["immer_army_1"]})
    t.do("coup immer")
    settle(t)
    assert (t.ally_of("immer"), claim_to(t)["side"], claim_to(t)["due"]) == ("first", "second", 5)
    assert t.s.living(1)
    assert t.ally_of("muetar") == "second"
    assert t.view("second")["players"]["second"]["kingdom"] == "immer"


@pytest.mark.rule("DR-A-COU-07", "DR-A-CIV-06")
def test_who_wins_back_their_own_kingdom_is_its_monarch_without_a_card() -> None:
    t = own_kingdom()
    captives.kill(t.s, WORLD.index["usurper"], 1)
    fallout.settle(t.s)
    t.s.run()
    settle(t, "deploy")
    assert (t.status("immer"), t.ally_of("immer")) == ("player", "second")
    assert not t.s.personalities.within(1 + K)
    assert {t.master(unit) for unit in (*OWN, *SWORN)} == {"second"}


@pytest.mark.rule("DR-A-COU-07", "DR-A-CIV-06", "DR-A-CIV-05")
@pytest.mark.parametrize("how", ["killed", "captured"])
def test_who_loses_the_heir_to_their_own_kingdom_is_out(how: str) -> None:
    t = own_kingdom(5)
    heirs = WORLD.index["immer_monarch"]
    if how == "killed":
        captives.kill(t.s, heirs, 0)
    else:
        captives.capture(t.s, heirs, 0, t.s.where[heirs])
    fallout.settle(t.s)
    t.s.run()
    assert not t.s.living(1)
    settle(t, "deploy")
    assert (t.status("immer"), t.ally_of("immer")) == ("ally", "first")
    assert t.points("first") == 0
    assert t.where("immer_monarch") == ALTARR


@pytest.mark.rule("DR-A-COU-07")
def test_a_usurper_gone_before_the_heir_has_come_leaves_the_kingdom_to_its_player() -> None:
    t = plot(6, 5, hexes={"1613": ["immer_army_1", "immer_army_2"]})
    t.do("coup immer")
    settle(t)
    captives.kill(t.s, WORLD.index["usurper"], 2)
    fallout.settle(t.s)
    t.s.run()
    settle(t, "deploy")
    assert (t.status("immer"), t.ally_of("immer")) == ("player", "second")
    assert t.where("immer_monarch") == ALTARR
    assert t.points("third") == 0


@pytest.mark.rule("DR-A-HEIR-12", "DR-A-COU-07")
def test_a_player_who_resigns_leaves_their_kingdom_to_the_usurper() -> None:
    t = own_kingdom(5)
    t.log += t.s.apply(1, "resign")
    settle(t, "deploy")
    assert (t.status("immer"), t.ally_of("immer"), t.view(None)["claims"]) == ("ally", "first", {})


# -- where chapters meet ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-COU-07", "DR-A-HEI-01")
def test_a_child_that_was_to_follow_is_the_true_heir() -> None:
    t = plot(6, 2, options={"heir": True}, regencies={"second": 6}, piles={"gone": ["immer_monarch"]})
    t.do("coup immer")
    settle(t)
    assert heir.regency(t.s, 1) is None
    assert claim_to(t)["due"] == 5


@pytest.mark.rule("DR-A-HEI-02", "DR-A-HEIR-10")
def test_a_divided_kingdom_does_not_waver() -> None:
    t = contested("diplomacy", 1, options={"heir": True}, phasing=0)
    captives.kill(t.s, WORLD.index["hothior_monarch"], 1)
    fallout.settle(t.s)
    t.s.run()
    assert t.rolls("DR-A-HEI-02") == []
    assert t.ally_of("immer") == "first"


@pytest.mark.rule("DR-A-CURSE-73", "DR-A-CIV-05")
def test_an_heir_who_is_held_dead_has_lost() -> None:
    t = contested("diplomacy", 1, 5, options={"curses": True})
    lost.give_up(t.s, K)
    fallout.settle(t.s)
    t.s.run()
    settle(t, "deploy", "refuge")
    assert (t.status("immer"), t.ally_of("immer"), t.view(None)["claims"]) == ("ally", "first", {})
    assert [one.realm for one in t.s.guises] == [K]


@pytest.mark.rule("DR-A-BRV-09", "DR-A-HEIR-02")
def test_a_castle_of_rebels_does_not_go_over_to_the_heir() -> None:
    revolt = {"kingdom": "immer", "side": "second", "castle": GAP, "band": ["militia_1"]}
    hexes = {"1704": ["militia_1", "rebel"]}
    masters = {"militia_1": "second", "rebel": "second"}
    t = awaited(
        "events", options={"baronial_revolt": True, "militia": True}, revolt=revolt, hexes=hexes, masters=masters
    )
    t.do("king", f"place {MUSCASTER}")
    assert claim_to(t)["castles"] == ["Wirzor", "Muscaster"]


@pytest.mark.rule("DR-A-CIV-06", "DR-A-BRV-10")
def test_a_revolt_ends_when_the_crown_changes_hands() -> None:
    revolt = {"kingdom": "immer", "side": "second", "at": "1704"}
    t = contested("diplomacy", 1, 5, options={"baronial_revolt": True, "militia": True}, revolt=revolt)
    captives.kill(t.s, WORLD.index["usurper"], 1)
    fallout.settle(t.s)
    t.s.run()
    assert t.s.revolt.kingdom == NOBODY


@pytest.mark.rule("DR-A-CIV-04", "DR-A-CIV-05")
@pytest.mark.parametrize("before", [0, 1])
def test_exile_is_looked_at_when_a_game_turn_ends(before: int) -> None:
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: [*SWORN], TEMPLE: ["immer_monarch"]}
    t = contested("combat", hexes=hexes, options=WAR, claim={"away": before})  # of the last player
    assert t.s.turn == 4
    assert (t.view(None)["claims"] == {}) == (before == 1)
    assert ({t.where(unit) for unit in SWORN} == {"pool"}) == (before == 1)
