"""The True Heir (DR-A-HEIR): who comes when, with whom, what the people say, and how the struggle ends."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, changes, fallout, fate, losses, status
from hexarchy.games.divine_right.advanced.curses import table
from hexarchy.games.divine_right.advanced.thrones import coup as coups
from hexarchy.games.divine_right.advanced.thrones import rightful, true_heir
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY
from tests.divine_right.crowns import (
    ALTARR,
    GAP,
    IMMER,
    MUSCASTER,
    OPTIONS,
    OWN,
    SWORN,
    WIRZOR,
    awaited,
    claim_to,
    contested,
    settle,
)
from tests.divine_right.table import WORLD, Table, at

K = KINGDOM_IDS.index("immer")
HEIR, USURPER = WORLD.index["immer_monarch"], WORLD.index["usurper"]
FIELD = "1505"


def coup(*dice: int, on: bool = True, seats: int = 2, **more: Any) -> Table:
    options = {"level": "intermediate", "coup": True, "true_heir": on}
    about = {"hands": {"first": ["usurper"]}, "personalities": {"immer": 16}, **more}
    return at("diplomacy", dice=[1, *dice], options=options, seats=seats, **about).do("coup immer")


def confused(*dice: int, seats: int = 3, **more: Any) -> Table:
    """Immer is in Confusion, and the first seat plays the Usurper's card."""
    about: dict[str, Any] = {"confused": {"immer": 6}, "piles": {"gone": ["immer_monarch"]}, **more}
    hands = {"first": ["usurper"]}
    kingdoms = {"hothior": "first", "muetar": "second", "mivior": "third"}
    drawn = {name: seat for name, seat in kingdoms.items() if seat in ("first", "second", "third")[:seats]}
    return at("diplomacy", seats=seats, kingdoms=drawn, dice=[1, *dice], options=OPTIONS, hands=hands, **about)


# -- the throne is taken ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-COU-04", "DR-A-HEIR-01")
def test_after_a_coup_the_heir_is_due_in_a_die_of_turns() -> None:
    t = coup(6, 3)
    assert t.rolls("DR-A-COU-04") == [(3,)]
    assert (claim_to(t)["side"], claim_to(t)["due"]) == ("second", 6)
    settle(t)
    assert t.where("immer_monarch") == "gone"
    without = coup(6, on=False)
    assert without.rolls("DR-A-COU-04") == []
    assert "claims" not in without.view(None)


@pytest.mark.rule("DR-A-HEIR-01")
@pytest.mark.parametrize(
    ("lords", "seats", "side"),
    [({}, 3, "second"), ({"immer": "third"}, 3, "third"), ({"immer": "first"}, 3, "second"), ({}, 2, "second")],
)
def test_who_held_the_kingdom_before_has_the_heir_or_the_player_on_the_right(lords: Any, seats: int, side: str) -> None:
    t = confused(last_lords=lords, seats=seats).do("usurp immer")
    assert claim_to(t)["side"] == side


@pytest.mark.rule("DR-A-HEIR-01")
def test_a_kingdom_in_confusion_remembers_whom_it_acted_for() -> None:
    t = at("diplomacy", seats=3, options=OPTIONS, allies={"ghem": "third"})
    status.confuse(t.s, KINGDOM_IDS.index("ghem"))
    assert t.view(None)["last_lords"] == {"ghem": "third"}
    status.crown(t.s, KINGDOM_IDS.index("ghem"))
    assert t.view(None)["last_lords"] == {}


@pytest.mark.rule("DR-A-HEIR-01")
def test_the_heir_comes_when_the_confusion_would_have_ended() -> None:
    assert claim_to(confused().do("usurp immer"))["due"] == 7


@pytest.mark.rule("DR-A-HEIR-10", "DR-B-USU-02")
def test_a_usurper_has_no_personality_card() -> None:
    t = settle(confused(hidden={"immer": 5}).do("usurp immer"))
    assert t.view(None)["kingdoms"]["immer"]["personality"] is None
    assert not t.s.personalities.within(1 + K)


@pytest.mark.rule("DR-A-HEIR-03")
def test_regulars_and_eliminated_ones_are_divided() -> None:
    """Of nine regulars one is eliminated besides: four for each, and of two eliminated one each."""
    t = confused(piles={"gone": ["immer_monarch"], "pool": IMMER[7:]}).do("usurp immer")
    for unit in IMMER[:4]:
        t.do(f"choose {unit}")
    assert (t.question, t.rule, t.about["number"]) == ("replacing", "DR-A-HEIR-03", 1)
    t.do(f"choose {IMMER[8]}")
    settle(t)
    assert claim_to(t)["sworn"] == [*IMMER[4:8]]
    assert [unit for unit in IMMER if t.where(unit) == "home"] == [*IMMER[4:7]]
    assert [unit for unit in IMMER if t.where(unit) not in ("home", "pool")] == [*IMMER[:4]]


# -- the Heir appears -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-HEIR-01", "DR-DEC-78")
def test_the_heir_comes_in_the_events_phase_of_their_player() -> None:
    t = awaited("events")
    assert (t.question, t.rule) == ("son-or-daughter", "DR-A-HEIR-01")
    t.do("queen")
    assert t.s.kingdoms[K].queen
    assert awaited("events", due=4).question != "son-or-daughter"
    assert awaited("events", phasing=0).question != "son-or-daughter"


@pytest.mark.rule("DR-A-HEIR-02", "DR-DEC-20")
def test_the_heir_appears_in_an_unoccupied_space_and_empty_castles_are_theirs() -> None:
    hexes = {GAP: ["gorpin_woodsmen"], "1502": ["mercenary_1"], FIELD: ["juulute"]}
    masters = {"mercenary_1": "first", "juulute": "first"}
    t = awaited("events", hexes=hexes, masters=masters).do("king")
    assert t.question == "heir-space"
    assert {f"place {space}" for space in (WIRZOR, MUSCASTER, "1504")} <= {*t.options}
    closed = {f"place {space}" for space in (ALTARR, GAP, "1502", FIELD, "1407", "1005")} - {"place 1407"}
    assert not closed & {*t.options}
    assert t.refuses(f"place {FIELD}") == ["DR-A-HEIR-02"]
    t.do(f"place {MUSCASTER}")
    assert claim_to(t)["castles"] == ["Wirzor", "Muscaster"]
    assert t.view(None)["castles"]["Wirzor"]["side"] == "second"
    assert t.view(None)["castles"]["Gap Castle"]["side"] == "first"
    assert t.inside("immer_monarch")


@pytest.mark.rule("DR-A-HEIR-02")
def test_strangers_leave_a_castle_that_goes_over() -> None:
    hexes = {WIRZOR: ["mercenary_1"]}
    t = awaited("events", hexes=hexes, masters={"mercenary_1": "first"}).do("king", f"place {MUSCASTER}")
    assert "Wirzor" in claim_to(t)["castles"]
    while t.question == "refuge":
        t.do(t.options[0])
    assert t.where("mercenary_1") != WIRZOR


@pytest.mark.rule("DR-A-HEIR-03")
def test_the_heirs_regulars_stand_where_their_player_likes_and_move_at_once() -> None:
    t = awaited("events", 6, 1).do("king", f"place {MUSCASTER}")
    assert (t.question, t.rule) == ("deploy", "DR-A-HEIR-03")
    assert {f"place {MUSCASTER}", f"place {FIELD}"} <= {*t.options}
    assert not {f"place {ALTARR}", "place 1005"} & {*t.options}
    for unit in SWORN:
        assert t.about["unit"] == WORLD.index[unit]
        t.do(f"place {FIELD}")
    assert {t.master(unit) for unit in SWORN} == {"second"}
    assert t.question == "acclamation"
    t.do("no").until("next-move")
    assert f"move {SWORN[0]}" in t.options


@pytest.mark.rule("DR-A-HEIR-05", "DR-DEC-20", "DR-T-A-ACCLAMATION")
@pytest.mark.parametrize(("die", "owner", "wars"), [(1, "first", False), (6, "second", False), (3, "first", True)])
def test_the_people_may_decide(die: int, owner: str, wars: bool) -> None:
    t = settle(awaited("events", die, 5).do("king", f"place {MUSCASTER}"))
    t.do("yes")
    settle(t, "deploy")
    assert (t.ally_of("immer"), "immer" in t.view(None)["claims"]) == (owner, wars)
    if die == 6:
        assert t.where("usurper") == "gone"
    if die == 1:
        assert (t.where("usurper"), t.where("immer_monarch")) == ("gone", ALTARR)


@pytest.mark.rule("DR-A-HEIR-07")
def test_fleets_of_an_heir_without_a_port_stand_off_the_coast() -> None:
    """Mivior is usurped; its castles are all ports, and the Usurper's regulars hold them."""
    own = [f"mivior_army_{n}" for n in (1, 2, 3, 4)]
    hexes = {"0421": ["usurper", own[0]], "0312": [own[1]], "0318": [own[2]], "0516": [own[3]]}
    fleets = ["mivior_fleet_1", "mivior_fleet_2"]

    def come(**more: Any) -> Table:
        where = {**hexes, **more}
        t = at(
            "events",
            phasing=1,
            options=OPTIONS,
            hexes=where,
            allies={"mivior": "first"},
            usurped="mivior",
            masters={"usurper": "first"},
            piles={"gone": ["mivior_monarch"], "home": fleets},
            claims={"mivior": {"side": "second", "due": 3, "sworn": fleets}},
        )
        t.do("king")
        return t.do(t.options[0])

    t = come()
    assert t.question == "deploy"
    spaces = {WORLD.grid.at(option.split()[1]) for option in t.options}
    assert all(WORLD.coast >> space & 1 and space not in WORLD.castle_at for space in spaces)
    assert all(t.s.land_of[space] == KINGDOM_IDS.index("mivior") for space in spaces)
    port = come(**{"0516": [], "0420": [own[3]]})  # Boran is empty, and goes over
    assert {port.where(fleet) for fleet in fleets} == {"0516"}


@pytest.mark.rule("DR-A-HEIR-03")
def test_those_who_found_no_space_take_the_field_in_the_next_events_phase() -> None:
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: ["immer_monarch", SWORN[0]]}
    late: dict[str, Any] = {"piles": {"waiting": [SWORN[1]]}, "claim": {"sworn": [*SWORN[:2]]}}
    t = contested("events", hexes=hexes, **late)
    assert (t.question, t.about["unit"]) == ("deploy", WORLD.index[SWORN[1]])
    t.do(f"place {FIELD}")
    assert (t.where(SWORN[1]), t.master(SWORN[1])) == (FIELD, "second")


# -- replacements -----------------------------------------------------------------------------------------------------


def immer(t: Table) -> set[str]:
    """The regulars of Immer that may be replaced."""
    return {unit for option in t.options if (unit := option.split()[1]) in IMMER}


@pytest.mark.rule("DR-A-HEIR-04")
def test_replacements_go_to_any_friendly_castle_or_deployment_space() -> None:
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: ["immer_monarch", SWORN[0]]}
    lost: dict[str, Any] = {"piles": {"pool": [*SWORN[1:]]}}
    claim = {"sworn": [*SWORN]}
    t = contested("events", 3, 3, hexes=hexes, claim=claim, castles=(WIRZOR, MUSCASTER), **lost)
    assert t.question == "replacement"
    assert immer(t) == {*SWORN[1:]}
    t.do(f"return {SWORN[2]}")  # its own castle is Wirzor
    assert {*t.options} == {f"place {space}" for space in (WIRZOR, MUSCASTER, "1503")}
    t.do("place 1503")
    assert (t.where(SWORN[2]), t.master(SWORN[2])) == ("1503", "second")


@pytest.mark.rule("DR-A-HEIR-04", "DR-A-HEIR-03")
def test_the_usurper_replaces_his_own_alone() -> None:
    hexes = {ALTARR: ["usurper", OWN[0]], MUSCASTER: ["immer_monarch", SWORN[0]]}
    lost: dict[str, Any] = {"piles": {"pool": [*SWORN[1:], *OWN[1:], "gorpin_woodsmen"]}}
    t = contested("events", 3, 3, hexes=hexes, claim={"sworn": [*SWORN]}, phasing=0, **lost)
    assert immer(t) == {*OWN[1:], "gorpin_woodsmen"}
    t.do("return gorpin_woodsmen")
    assert {*t.options} == {f"place {space}" for space in (ALTARR, WIRZOR, GAP, "1503")}


# -- garrisons that defect --------------------------------------------------------------------------------------------


def before_wirzor(*dice: int, **more: Any) -> Table:
    """The Heir besieges Wirzor with an army large enough."""
    ring = WORLD.field.around[WORLD.grid.at(WIRZOR)]
    around = [WORLD.grid.ids[n] for n in range(WORLD.grid.size) if ring >> n & 1]
    units = [f"mercenary_{n}" for n in range(1, 8)]
    hexes: dict[str, list[str]] = {space: [] for space in around}
    for number, unit in enumerate(units):
        hexes[around[number % len(around)]].append(unit)
    camp = around[0]
    hexes[camp] += ["immer_monarch", *SWORN]
    masters = {**dict.fromkeys(units, "second"), **more.pop("masters", {})}
    inside = more.pop("inside", [OWN[1], "mercenary_9"])
    hexes |= {WIRZOR: inside, ALTARR: ["usurper", OWN[0]], "1407": [unit for unit in OWN[1:] if unit not in inside]}
    masters |= {"mercenary_9": "first"}
    return contested("siege", *dice, hexes=hexes, masters=masters, sieges={WIRZOR: "second"}, castles=(), **more)


@pytest.mark.rule("DR-A-HEIR-06", "DR-DEC-39")
def test_a_garrison_may_go_over_to_the_heir() -> None:
    t = before_wirzor(5)
    assert (t.question, t.rule) == ("appeal", "DR-A-HEIR-06")
    t.do("yes")
    assert t.rolls("DR-A-HEIR-06") == [(5,)]
    assert (t.where(OWN[1]), t.where("mercenary_9")) == ("pool", "pool")
    assert claim_to(t)["castles"] == ["Wirzor"]
    assert not t.view(None)["castles"]["Wirzor"]["plundered"]
    assert not t.besieged(WIRZOR)
    assert t.points("second") == 0


@pytest.mark.rule("DR-A-HEIR-06", "DR-DEC-39")
def test_each_garrison_is_called_on_once_and_not_the_royal_one() -> None:
    t = before_wirzor(4).do("yes")
    assert (t.question, claim_to(t)["castles"], claim_to(t)["tried"]) == ("assault", [], ["Wirzor"])
    assert before_wirzor(claim={"tried": [WIRZOR]}).question == "assault"
    declined = before_wirzor().do("no")
    assert (declined.question, claim_to(declined)["tried"]) == ("assault", [])
    royal = before_wirzor()
    assert not any(WORLD.castles[castle].royal for castle in true_heir.open_to_appeal(royal.s, royal.s.claims[0]))


@pytest.mark.rule("DR-A-HEIR-06")
def test_the_heir_must_stand_with_the_besiegers() -> None:
    t = before_wirzor()
    changes.shift(t.s, HEIR, WORLD.grid.at("1504"))
    assert true_heir.open_to_appeal(t.s, t.s.claims[0]) == []


# -- those who join, those who may not --------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-HEIR-08")
@pytest.mark.parametrize("war", [False, True])
def test_foreign_regulars_and_mercenaries_join_either_side(war: bool) -> None:
    hexes = {ALTARR: ["usurper", OWN[0]], MUSCASTER: ["immer_monarch", SWORN[0]], "1605": [OWN[1]]}
    hexes |= {"1506": ["pon_army_1"], "1604": ["mercenary_1"], "2817": ["pon_monarch"]}
    about: Any = {"allies": {"pon": "second"}, "masters": {"mercenary_1": "second"}, "options": {"civil_war": war}}
    t = contested("combat", hexes=hexes, **about)
    assert "attack 1605" in t.options


@pytest.mark.rule("DR-A-HEIR-10")
def test_nobody_works_on_a_divided_kingdom() -> None:
    t = contested("diplomacy", 1)
    assert t.refuses("deactivate immer") == ["DR-A-HEIR-10"]
    before = awaited("diplomacy", 1, due=9)
    assert before.refuses("deactivate immer") == ["DR-A-HEIR-10"]
    status.deactivate(t.s, K)
    assert t.ally_of("immer") == "first"


@pytest.mark.rule("DR-A-HEIR-10", "DR-B-ACT-07")
def test_nor_imposes_peace_on_it() -> None:
    hexes = {"1407": ["usurper", *OWN], ALTARR: ["immer_monarch", *SWORN]}
    t = contested("diplomacy", 1, hexes=hexes, plundered=[ALTARR], castles=())
    assert t.question != "forced-peace"
    fallout.later(t.s, fallout.STATUS, K, fallout.PEACE_MADE, 1)
    fallout.settle(t.s)
    t.s.run()
    assert t.status("immer") == "ally"


@pytest.mark.rule("DR-A-HEIR-10", "DR-A-COU-07")
def test_nor_is_there_a_coup_in_it() -> None:
    t = contested("diplomacy", 1, options={"coup": True})
    assert [reason.rule for reason in coups.why_not(t.s, 1, K)] == ["DR-A-HEIR-10"]


# -- the end ----------------------------------------------------------------------------------------------------------


def slain(t: Table, piece: str, by: int = 1) -> Table:
    captives.kill(t.s, WORLD.index[piece], by)
    fallout.settle(t.s)
    t.s.run()
    return settle(t, "deploy")


@pytest.mark.rule("DR-A-HEIR-11", "DR-A-CIV-05", "DR-A-CIV-06")
def test_the_usurper_killed_the_heir_is_rightful_monarch() -> None:
    t = contested("diplomacy", 1, 5)
    slain(t, "usurper")
    assert (t.status("immer"), t.ally_of("immer")) == ("ally", "second")
    assert t.view(None)["claims"] == {}
    assert t.view(None)["kingdoms"]["immer"]["personality"] is not None
    assert {t.master(unit) for unit in (*OWN, *SWORN)} == {"second"}
    assert all(t.view(None)["castles"][name]["side"] == "second" for name in ("Castle Altarr", "Wirzor", "Muscaster"))
    assert t.where("immer_monarch") == MUSCASTER


@pytest.mark.rule("DR-A-CIV-03", "DR-A-HEIR-11")
def test_neither_is_worth_points() -> None:
    t = slain(contested("diplomacy", 1, 5), "usurper")
    assert t.points("second") == 0
    other = slain(contested("diplomacy", 1, 5), "immer_monarch", 0)
    assert other.points("first") == 0


@pytest.mark.rule("DR-A-CIV-05", "DR-A-CIV-06", "DR-A-HEIR-11")
def test_the_heir_killed_the_usurper_is_a_monarch_like_others() -> None:
    t = slain(contested("diplomacy", 1, 5), "immer_monarch", 0)
    assert (t.status("immer"), t.ally_of("immer")) == ("ally", "first")
    assert (t.where("immer_monarch"), t.master("immer_monarch")) == (ALTARR, "first")
    assert (t.where("usurper"), t.master("usurper")) == ("gone", None)
    assert {t.master(unit) for unit in (*OWN, *SWORN)} == {"first"}
    assert t.view(None)["castles"]["Muscaster"]["side"] == "first"
    assert t.view(None)["hirelings"]["usurped"] is None


@pytest.mark.rule("DR-A-CIV-05")
def test_capture_counts_as_death() -> None:
    for hero, owner in (("immer_monarch", "first"), ("usurper", "second")):
        t = contested("diplomacy", 1, 5)
        captives.capture(t.s, WORLD.index[hero], 0 if owner == "first" else 1, WORLD.grid.at(FIELD))
        fallout.settle(t.s)
        t.s.run()
        settle(t, "deploy")
        assert t.ally_of("immer") == owner
        assert t.view(None)["prisoners"] == {}
        assert t.points(owner) == 0


@pytest.mark.rule("DR-A-CIV-06")
@pytest.mark.parametrize(("card", "state"), [(13, "neutral"), (5, "ally")])
def test_a_rightful_monarch_who_is_cursed_leaves_at_once(card: int, state: str) -> None:
    t = contested("diplomacy", 1)
    deck = t.s.personalities
    for one in range(1, 23):
        if one != card:
            t.s.personalities = t.s.personalities.moved(deck.one(0, one), 14)  # aside
    slain(t, "usurper")
    assert t.status("immer") == state


@pytest.mark.rule("DR-A-HEIR-09", "DR-A-CIV-05")
def test_a_usurper_without_regulars_is_eliminated() -> None:
    hexes = {ALTARR: ["usurper"], "1407": [OWN[0]], MUSCASTER: ["immer_monarch", *SWORN]}
    t = contested("diplomacy", 1, 5, hexes=hexes)
    losses.eliminate(t.s, WORLD.index[OWN[0]])
    fallout.settle(t.s)
    t.s.run()
    settle(t, "deploy")
    assert (t.where("usurper"), t.ally_of("immer")) == ("gone", "second")


@pytest.mark.rule("DR-A-HEIR-09", "DR-A-CIV-05")
def test_an_heir_without_regulars_is_a_wayfarer() -> None:
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: ["immer_monarch", SWORN[0]]}
    t = contested("diplomacy", 1, 5, hexes=hexes)
    losses.eliminate(t.s, WORLD.index[SWORN[0]])
    fallout.settle(t.s)
    t.s.run()
    settle(t, "deploy", "refuge")
    assert t.ally_of("immer") == "first"
    (seen,) = t.s.guises
    assert (seen.realm, seen.hero, t.s.master[seen.counter]) == (K, NOBODY, 1)
    assert table.guise(t.s, seen.counter) is not None
    assert (t.where("immer_monarch"), t.master("immer_monarch")) == (ALTARR, "first")


@pytest.mark.rule("DR-A-HEIR-09", "DR-B-USU-03")
def test_before_the_heir_comes_the_kingdom_has_a_monarch_of_its_own_again() -> None:
    t = slain(awaited("diplomacy", 1, due=9), "usurper")
    assert (t.status("immer"), t.view(None)["claims"]) == ("neutral", {})


@pytest.mark.rule("DR-A-HEIR-11", "DR-A-CIV-01")
def test_without_civil_war_the_struggle_knows_no_bounds() -> None:
    hexes = {ALTARR: ["usurper", *OWN], "1709": ["immer_monarch", *SWORN]}
    t = contested("movement", hexes=hexes)
    t.do(f"move {SWORN[0]}")
    goes = {option.split()[1] for option in t.options if option.startswith("go ")}
    assert any(t.s.land_of[WORLD.grid.at(space)] not in (K, NOBODY) for space in goes)


@pytest.mark.rule("DR-A-HEIR-11", "DR-A-CIV-05")
@pytest.mark.parametrize(("key", "owner"), [("away", "first"), ("absent", "second")])
def test_two_turns_on_end_abroad_cost_the_crown(key: str, owner: str) -> None:
    pon = "2615"
    hexes = {ALTARR: [*OWN], MUSCASTER: [*SWORN]}
    hexes |= {pon: ["immer_monarch" if key == "away" else "usurper", "mercenary_1"]}
    hexes[MUSCASTER if key == "absent" else ALTARR].append("usurper" if key == "away" else "immer_monarch")
    seat = "second" if key == "away" else "first"
    for before, after in ((0, "first"), (1, owner)):
        t = contested("diplomacy", 1, hexes=hexes, claim={key: before}, masters={"mercenary_1": seat}, phasing=0)
        rightful.exile(t.s)
        t.s.run()
        settle(t, "deploy")
        assert t.ally_of("immer") == after
    kept = [unit for unit in SWORN if t.where(unit) != "pool"]
    assert len(kept) == len(SWORN)  # they swear to the other


@pytest.mark.rule("DR-A-HEIR-09")
def test_the_heirs_regulars_miss_their_own_leader() -> None:
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: [*SWORN]}
    t = contested("diplomacy", 1, hexes=hexes, track={"immer_monarch": 9})
    assert fate.weakened(t.s, K, 1)
    assert not fate.weakened(t.s, K, 0)
    assert t.master("immer_monarch") == "second"


@pytest.mark.rule("DR-A-CURSE-33", "DR-A-HEIR-09")
def test_an_heir_in_another_shape_is_missed_by_the_heirs_alone() -> None:
    hexes = {ALTARR: ["usurper", *OWN], MUSCASTER: ["wayfarer_1", *SWORN]}
    about: dict[str, Any] = {
        "guises": {"wayfarer_1": {"hero": "immer_monarch"}},
        "curses": {"wayfarer_1": {"transformation": {}}},
        "piles": {"enchanted": ["immer_monarch"]},
        "masters": {"wayfarer_1": "second"},
    }
    t = contested("diplomacy", 1, hexes=hexes, options={"curses": True}, **about)
    assert fate.weakened(t.s, K, 1)
    assert not fate.weakened(t.s, K, 0)


# -- a claimant without a player --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-HEIR-12")
def test_the_next_player_takes_an_heir_over() -> None:
    t = contested("diplomacy", 1, seats=3, kingdoms={"hothior": "first", "muetar": "second", "mivior": "third"})
    t.log += t.s.apply(1, "resign")
    assert claim_to(t)["side"] == "third"
    assert t.master("immer_monarch") == "third"
    assert {t.master(unit) for unit in SWORN} == {"third"}
    assert t.ally_of("immer") == "first"


@pytest.mark.rule("DR-A-HEIR-12")
def test_the_usurpers_player_out_the_heir_is_king_or_does_not_come() -> None:
    kingdoms = {"hothior": "first", "muetar": "second", "mivior": "third"}
    t = contested("diplomacy", 1, 5, seats=3, kingdoms=kingdoms)
    t.log += t.s.apply(0, "resign")
    settle(t, "deploy")
    assert (t.ally_of("immer"), t.where("usurper")) == ("second", "gone")
    early = awaited("diplomacy", 1, 5, due=9, seats=3, kingdoms=kingdoms)
    early.log += early.s.apply(0, "resign")
    assert (early.status("immer"), early.view(None)["claims"]) == ("confused", {})
