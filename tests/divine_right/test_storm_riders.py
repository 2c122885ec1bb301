"""The Minarian revolt and the Storm-Rider civil war (DR-A-REV, DR-A-SCW): satrap, Invader, vassals and rebels."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.options import BadOption
from hexarchy.games.divine_right import captives, cards, events, fallout, losses, openings, siege, status, victory
from hexarchy.games.divine_right.advanced import marines
from hexarchy.games.divine_right.assault import Assault
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, attempt, loyal
from hexarchy.games.divine_right.magic import greystaff, seeking
from hexarchy.games.divine_right.mercenaries import barbarians, special
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, NORTHERN, OGRES
from hexarchy.games.divine_right.scenarios import invader, khagan, satrap, vassals
from hexarchy.games.divine_right.scenarios.storm_riders import riders
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.scenario_tables import begin, opened
from tests.divine_right.table import WORLD, Table, at

OWN = riders(WORLD)
REVOLT, CIVIL_WAR = "minarian_revolt", "storm_rider_civil_war"
both = pytest.mark.parametrize("scenario", [REVOLT, CIVIL_WAR])
PON, IMMER, HOTHIOR = (KINGDOM_IDS.index(name) for name in ("pon", "immer", "hothior"))
VETERANS = tuple(WORLD.names[unit] for unit in OWN.regulars)
CAPTAINS = tuple(WORLD.names[one] for one in OWN.captains)
MILITIA = tuple(WORLD.names[unit] for unit in OWN.militia)
EDGE = "3416"
FIELD = "2912"  # of Pon
LORK = "0917"


def empire(phase: str, scenario: str = CIVIL_WAR, **more: Any) -> Table:
    """The first seat is the satrap, with Hothior as his seat; the second is a rebel; the third the Invader, or another
    rebel. Pon and Immer are vassals unless said otherwise."""
    war = scenario == CIVIL_WAR
    own = more.pop("host", {LORK: ["khagan", *CAPTAINS[:2], *VETERANS[:4]]})
    hexes: dict[str, list[str]] = {space: [*stack] for space, stack in own.items()}
    masters = {piece: "first" for stack in own.values() for piece in stack}
    kingdoms = {"hothior": "first", "muetar": "second"}
    venture: dict[str, Any] = {"lord": "first", "vassals": ["pon", "immer"]}
    if war:
        venture["invader"] = "third"
        hexes.setdefault(more.pop("camp", EDGE), []).extend(["kang", "great_captain_1", "eastern_horseman_1"])
        masters |= dict.fromkeys(("kang", "great_captain_1", "eastern_horseman_1"), "third")
    else:
        kingdoms["mivior"] = "third"
    for space, stack in more.pop("hexes", {}).items():
        hexes.setdefault(space, []).extend(stack)
    masters |= more.pop("masters", {})
    venture |= more.pop("venture", {})
    people = [WORLD.names[unit] for unit in WORLD.regulars_of[HOTHIOR] if not WORLD.fleets >> unit & 1]
    piles = {"gone": ["hothior_monarch", *people, *more.pop("gone", [])]}
    subject = more.pop("inactive", ("pon", "immer"))
    seat_of = more.pop("lieges", {})
    t = at(
        phase,
        scenario=scenario,
        kingdoms=kingdoms,
        venture=venture,
        hexes=hexes,
        masters=masters,
        piles=piles,
        seats=3,
        inactive={name: seat_of.get(name, "first") for name in subject},
        **more,
    )
    return t


def settle(t: Table) -> Table:
    while t.s.fallout:
        (kind, _, *about), t.s.fallout = t.s.fallout[0], t.s.fallout[1:]
        fallout.HANDLERS[kind](t.s, *about)
    return t


def modifiers(t: Table, seat: int, kingdom: int, function: int = ACTIVATE) -> dict[str, int]:
    return dict(attempt(t.s, seat, kingdom, function).modifiers)


# -- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCW-01", "DR-A-ADV-08", "DR-DEC-74")
def test_three_players_at_least_and_parts_before_kingdoms() -> None:
    with pytest.raises(BadOption):
        begin(CIVIL_WAR, seats=2)
    t = begin(CIVIL_WAR, seats=4)
    parts = [event["part"] for event in t.events("plays-part")]
    assert parts == ["satrap", "invader"]
    keys = [event.key for event in t.log]
    assert keys.index("plays-part") < keys.index("draws-kingdom") < keys.index("is-vassal")
    assert t.s.players[t.s.venture.invader].kingdom == -1
    assert t.events("draws-kingdom")[0]["side"] == t.s.name(t.s.venture.lord)
    assert len(t.events("draws-kingdom")) == 3
    assert "deploys" not in keys[: keys.index("is-vassal")]


@both
@pytest.mark.rule("DR-A-SCW-02", "DR-A-REV-01")
def test_the_people_of_his_seat_are_gone(scenario: str) -> None:
    seats = set()
    for seed in range(1, 25):
        t = begin(scenario, seats=3, seed=seed)
        home = t.s.players[t.s.venture.lord].kingdom
        seats.add(KINGDOM_IDS[home])
        assert t.s.where[WORLD.monarch_of[home]] == -6
        armies = [unit for unit in WORLD.regulars_of[home] if not WORLD.fleets >> unit & 1]
        assert all(t.s.where[unit] == -6 for unit in armies)
        assert t.s.where[OWN.lord] == WORLD.royal_seats[home]
    assert "trolls" not in seats
    assert len(seats) > 5


@both
@pytest.mark.rule("DR-A-SCW-03", "DR-A-REV-01", "DR-DEC-07")
def test_his_garrisons_stand_in_castles(scenario: str) -> None:
    parts: dict[str, Any] = {"lord": "first", **({"invader": "third"} if scenario == CIVIL_WAR else {})}
    t = opened(scenario, seats=3, stop="scenario-forces", **parts)
    while t.ask.seat != 0:
        t.do("done")
    for kingdom in vassals.of(t.s, 0):
        royal = WORLD.royal_seats[kingdom]
        if t.s.castle_in(royal) >= 0:
            assert any(OWN.veterans >> unit & 1 for unit in t.s.units(royal))
    spaces = {WORLD.grid.at(option.partition(" ")[2]) for option in t.options if option != "done"}
    assert spaces
    assert all(t.s.castle_owner(WORLD.castle_at[space].index) == 0 for space in spaces)
    own = t.s.pieces_of(0)
    assert len([one for one in own if one in OWN.captains]) == 4
    assert len([unit for unit in own if OWN.veterans >> unit & 1]) == 40
    levy = len([unit for unit in own if OWN.levy >> unit & 1])
    assert levy == 20 if scenario == CIVIL_WAR else 2 <= levy <= 12
    others = [k for k, one in enumerate(t.s.kingdoms) if one.status != 0 and not t.s.venture.rebels >> k & 1]
    assert {*vassals.of(t.s, 0)} == {*others}


@pytest.mark.rule("DR-A-REV-02")
def test_a_die_of_militia_for_each_rebel_and_for_each_kingdom_they_win() -> None:
    t = opened(REVOLT, seats=4, stop="scenario-forces")
    rolled = t.rolls("DR-A-REV-02")
    assert len(rolled) == 3
    assert len([unit for unit in OWN.militia if t.s.where[unit] >= 0]) == sum(die for (die,) in rolled)
    joined = empire("movement", REVOLT, phasing=1)
    status.activate(joined.s, PON, 1, fresh=True)
    assert joined.s.venture.levies == 1
    due = empire("events", REVOLT, venture={"levies": 1}, dice=[3, 3, 4])
    assert (due.question, due.rule, due.about["number"]) == ("more-militia", "DR-A-REV-02", 3)


@both
@pytest.mark.rule("DR-A-SCW-06", "DR-A-REV-04")
def test_he_never_has_fewer_than_two_captains(scenario: str) -> None:
    t = empire("events", scenario, host={LORK: ["khagan", CAPTAINS[0], *VETERANS[:3]]}, dice=[3, 4])
    assert len(t.events("captain-revived")) == 1
    assert t.where(CAPTAINS[1]) == LORK


@pytest.mark.rule("DR-A-SCW-04")
def test_lesser_men_than_their_grandfathers() -> None:
    t = empire("movement")
    units, foe = [*OWN.regulars[:4]], [WORLD.index["muetar_army_1"]]
    side = strength.combat(t.s, units, foe, WORLD.grid.at(FIELD), (OWN.lord, -1)).attacker
    assert not [entry for entry in side.modifiers if entry[0].startswith("DR-A-KHA")]
    assert strength.bonus(t.s, OWN.lord, fleets=False) == 0
    assert not openings.RATED_AGAIN.of(t.s)


@pytest.mark.rule("DR-A-SCW-05")
def test_militia_alone_come_in_double_numbers() -> None:
    t = empire("events", dice=[3, 3])
    assert (t.question, t.about["number"]) == ("conscription", 4)
    t.do("yes")
    assert (t.question, t.about["number"]) == ("more-militia", 4)
    other = empire("events", dice=[3, 3]).do("no")
    offered = {option.partition(" ")[2] for option in other.options}
    assert {name for name in offered if not name.startswith("hothior_fleet")} <= {*MILITIA}
    assert not offered & {*VETERANS}


@pytest.mark.rule("DR-A-REV-03")
def test_in_the_revolt_strangers_lead_his_regulars() -> None:
    hexes = {FIELD: ["juulute", VETERANS[20]]}
    masters = {"juulute": "first", VETERANS[20]: "first"}
    juulute, veteran = WORLD.index["juulute"], WORLD.index[VETERANS[20]]
    assert strength.leads(empire("movement", REVOLT, hexes=hexes, masters=masters).s, juulute, veteran)
    war = empire("movement", hexes=hexes, masters=masters)
    assert not strength.leads(war.s, juulute, veteran)
    lost = empire("events", REVOLT, dice=[3, 3])
    assert {option.partition(" ")[2].rpartition("_")[0] for option in lost.options} == {
        "storm_rider_militia",
        "hothior_fleet",
    }
    assert WORLD.pieces[veteran].bonuses == 0
    led = empire("movement", REVOLT, hexes=hexes, masters=masters)
    losses.eliminate(led.s, veteran)
    assert led.where(VETERANS[20]) == "gone"  # and is not among those an event brings back


@pytest.mark.rule("DR-A-SCW-07")
def test_pride_in_the_civil_war() -> None:
    hexes = {FIELD: ["juulute", VETERANS[20], MILITIA[0]]}
    masters = dict.fromkeys(("juulute", VETERANS[20], MILITIA[0]), "first")
    t = empire("movement", hexes=hexes, masters=masters)
    juulute = WORLD.index["juulute"]
    assert not strength.leads(t.s, juulute, WORLD.index[VETERANS[20]])
    assert strength.leads(t.s, juulute, WORLD.index[MILITIA[0]])
    assert [reason.rule for reason in satrap.deaf(t.s, WORLD.grid.at(FIELD))] == ["DR-A-SCW-07"]
    assert [reason.rule for reason in satrap.deaf(t.s, WORLD.grid.at(EDGE))] == ["DR-A-SCW-07"]
    only = empire("movement", hexes={FIELD: [MILITIA[0]]}, masters={MILITIA[0]: "first"})
    assert satrap.deaf(only.s, WORLD.grid.at(FIELD)) == []


# -- the Invader ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCW-08", "DR-DEC-07")
def test_the_invaders_stand_in_three_spaces_of_the_east_edge() -> None:
    t = opened(CIVIL_WAR, seats=3, stop="scenario-forces", lord="first", invader="third")
    while t.ask.seat != 2:
        t.do("done")
    own = [WORLD.names[piece] for piece in t.s.pieces_of(2)]
    assert len([name for name in own if name.startswith("eastern_horseman")]) == 15
    assert "kang" in own
    assert len([name for name in own if name.startswith("great_captain")]) == 2
    assert t.s.hands.one(cards.DECK, WORLD.card_kinds.index("kang")) < 0
    gates = sorted(option.partition(" ")[2] for option in t.options if option != "done")
    t.do(*(f"place {space}" for space in gates[1:3]))
    left = {option.partition(" ")[2] for option in t.options if option != "done"}
    assert len(left) <= 3
    lost = empire("movement")
    invader.recycled(lost.s)
    assert lost.where("great_captain_2") == EDGE
    horse = WORLD.index["eastern_horseman_1"]
    assert strength.leads(lost.s, WORLD.index["great_captain_1"], horse)
    assert strength.leads(lost.s, WORLD.index["kang"], horse)


@pytest.mark.rule("DR-A-SCW-09")
def test_until_turn_7_his_ambassador_only_recruits() -> None:
    t = empire("diplomacy", phasing=2, dice=[1, 4])
    assert t.refuses("activate ghem") == ["DR-A-SCW-09"]
    assert t.refuses("duel second") == ["DR-A-SCW-09"]
    t.do(f"recruit {EDGE}")
    while t.question == "tribe":
        t.do(t.options[0])
    assert len(t.events("barbarians-join")[0]["units"]) == 4
    one = empire("diplomacy", phasing=2, dice=[1, 1]).do(f"recruit {EDGE}")
    while one.question == "tribe":
        one.do(one.options[0])
    assert len(one.events("barbarians-join")[0]["units"]) == 1
    assert barbarians.room(t.s, 2, EASTERN) > 15
    mixed = [WORLD.index["eastern_horseman_1"], WORLD.index["eastern_horseman_6"]]
    t.s.master[mixed[1]] = 2
    assert barbarians.tribes_apart(t.s, mixed, WORLD.grid.at(EDGE)) == []
    other = empire("diplomacy", phasing=1, camp="3114", dice=[1])
    assert other.refuses(f"recruit {EDGE}") == ["DR-A-SCW-09"]
    assert "activate ghem" in empire("diplomacy", phasing=2, turn=7, dice=[1]).options


@pytest.mark.rule("DR-A-SCW-10")
def test_from_turn_7_others_serve_him_but_never_ogres() -> None:
    for turn, open_ in ((6, False), (7, True)):
        t = empire("movement", turn=turn, phasing=2)
        assert special.may_gain(t.s, 2) == open_
        assert events.may_hire(t.s, 2) == open_
        assert (invader.who_recruits(t.s, 2, 1, 0) == []) == open_
        assert [reason.rule for reason in invader.who_recruits(t.s, 2, OGRES, 0)] == ["DR-A-SCW-10"]
    west = next(space for space in range(WORLD.grid.size) if khagan.west_of_zorn(t.s) >> space & 1)
    assert [reason.rule for reason in invader.who_recruits(t.s, 2, NORTHERN, west)] == ["DR-A-SCW-10"]


@pytest.mark.rule("DR-A-SCW-11")
@pytest.mark.parametrize(("turn", "finds", "altar"), [(6, False, False), (9, False, True), (10, True, True)])
def test_devices_and_altars_take_him_time(turn: int, finds: bool, altar: bool) -> None:
    t = empire("movement", turn=turn, phasing=2, hexes={FIELD: ["juulute"]}, masters={"juulute": "third"})
    assert seeking.seeks(t.s, WORLD.index["kang"]) == finds
    assert seeking.seeks(t.s, WORLD.index["juulute"])
    assert (greystaff.no_altar(t.s, 2) == []) == altar


@pytest.mark.rule("DR-A-SCW-12")
def test_his_events() -> None:
    for number in ((3, 4), (4, 4), (4, 6)):
        t = empire("events", phasing=2, dice=[*number])
        assert not t.events("stranger")
        assert t.question not in ("hire", "replacement")
    helped = empire("events", phasing=2, dice=[6, 6, 5])
    if helped.question == "free-call":
        helped.do("horsemen")
    assert len(helped.events("barbarians-join")[0]["units"]) == 5
    assert helped.s.players[2].idle == 0


@pytest.mark.rule("DR-A-SCW-13")
def test_the_invaders_fall() -> None:
    about: dict[str, Any] = {"lieges": {"pon": "third", "immer": "third"}}
    t = empire("movement", phasing=1, dice=[4, 3, 2, 5], **about)
    captives.capture(t.s, WORLD.index["kang"], 1, WORLD.grid.at(EDGE))
    settle(t)
    assert t.points("second") == 70
    assert t.where("eastern_horseman_1") == "pool"
    assert {t.status("pon"), t.status("immer")} == {"vassal", "neutral"}
    assert t.s.venture.thaw > t.s.turn
    assert [reason.rule for reason in invader.who_recruits(t.s, 1, EASTERN, 0)] == ["DR-A-SCW-09"]
    t.s.turn = t.s.venture.thaw
    assert invader.who_recruits(t.s, 1, EASTERN, 0) == []


@pytest.mark.rule("DR-A-SCW-14")
def test_the_satraps_fall_makes_the_invader_heir() -> None:
    t = empire("movement", phasing=1, dice=[4, 3])
    captives.capture(t.s, OWN.lord, 1, WORLD.grid.at(LORK))
    settle(t)
    assert t.points("second") == 70
    assert t.master(VETERANS[0]) == "third"
    kinds = {t.status("pon"): t.ally_of("pon"), t.status("immer"): t.ally_of("immer")}
    assert kinds == {"vassal": "third", "neutral": None}
    free = PON if t.status("pon") == "neutral" else IMMER
    assert modifiers(t, 1, free).get("DR-A-SCW-15") is None


@pytest.mark.rule("DR-A-REV-16")
def test_the_satraps_fall_frees_all_vassals() -> None:
    t = empire("movement", REVOLT, phasing=1)
    captives.capture(t.s, OWN.lord, 1, WORLD.grid.at(LORK))
    settle(t)
    assert t.points("second") == 70
    assert (t.status("pon"), t.status("immer")) == ("neutral", "neutral")
    assert t.where(VETERANS[0]) == "gone"
    assert t.s.result is None


# -- rebels -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCW-15", "DR-A-REV-06")
def test_vassals_fear_their_liege() -> None:
    war, revolt = empire("movement"), empire("movement", REVOLT)
    assert modifiers(war, 1, PON)["DR-A-SCW-15"] == -2
    assert modifiers(revolt, 1, PON)["DR-A-REV-06"] == -1
    active = empire("movement", REVOLT, inactive=("immer",), allies={"pon": "first"})
    assert modifiers(active, 1, PON, DEACTIVATE)["DR-A-REV-06"] == -1
    t = empire("diplomacy", phasing=1, personalities={"pon": 16}, hands={"second": ["bribe-2"]}, dice=[1, 6])
    t.do("activate pon", "play bribe-2")
    assert t.ally_of("pon") == "second"
    assert not vassals.is_vassal(t.s, PON)


@both
@pytest.mark.rule("DR-A-SCW-16", "DR-A-REV-08")
def test_kingdoms_revolt_where_players_are_few(scenario: str) -> None:
    few = 3 if scenario == CIVIL_WAR else 2
    for seats, rebels in ((few, 2), (few + 1, 1), (few + 2, 0)):
        assert begin(scenario, seats=seats).s.venture.rebels.bit_count() == rebels
    t = empire(
        "diplomacy",
        scenario,
        phasing=1,
        inactive=("immer",),
        venture={"vassals": ["immer"], "rebels": ["pon"]},
        dice=[1],
    )
    assert t.refuses("activate pon") == ["DR-A-SCW-16"]
    t.do("rouse pon")
    assert t.ally_of("pon") == "second"
    assert not t.rolls("DR-B-DIP-06")
    lord = empire(
        "diplomacy", scenario, inactive=("immer",), venture={"vassals": ["immer"], "rebels": ["pon"]}, dice=[1]
    )
    assert "rouse pon" not in lord.options
    assert lord.refuses("activate pon") == ["DR-A-SCW-16"]
    assert vassals.helps_no_liege(lord.s, PON, 0)
    assert not vassals.helps_no_liege(lord.s, PON, 1)


@pytest.mark.rule("DR-A-SCW-17")
def test_a_lone_rebel_finds_another() -> None:
    free = [name for name in KINGDOM_IDS if name not in ("hothior", "muetar")]
    t = empire("movement", inactive=tuple(free), venture={"vassals": free})
    vassals.new_rebels(t.s)
    assert t.s.venture.rebels.bit_count() == 1
    (rebel,) = [k for k in range(13) if t.s.venture.rebels >> k & 1]
    assert t.status(KINGDOM_IDS[rebel]) == "neutral"
    neutral = empire("movement", inactive=tuple(free[1:]), venture={"vassals": free[1:]})
    vassals.new_rebels(neutral.s)
    assert neutral.s.venture.rebels == 1 << KINGDOM_IDS.index(free[0])
    vassals.new_rebels(neutral.s)
    assert neutral.s.venture.rebels.bit_count() == 1


# -- making vassals ---------------------------------------------------------------------------------------------------

BROKEN: dict[str, Any] = {"inactive": ("immer",), "confused": {"pon": 9}, "gone": ["pon_monarch"]}


@pytest.mark.rule("DR-A-SCW-19", "DR-T-A-VASSAL")
@pytest.mark.parametrize(("number", "die", "made"), [(4, 2, True), (1, 4, False), (1, 5, True), (2, 3, False)])
def test_a_larger_force_subdues_more_easily(number: int, die: int, made: bool) -> None:
    host = {FIELD: ["khagan", *VETERANS[:number]]}
    t = empire("movement", host=host, venture={"vassals": ["immer"], "broken": ["pon"]}, dice=[die], **BROKEN)
    vassals.subdue(t.s, PON)
    assert t.status("pon") == ("vassal" if made else "neutral")
    assert t.ally_of("pon") == ("first" if made else None)


@pytest.mark.rule("DR-A-SCW-18", "DR-A-REV-09")
def test_satrap_and_invader_make_vassals_of_their_own() -> None:
    t = empire("movement", phasing=2, camp=FIELD, venture={"vassals": ["immer"], "broken": ["pon"]}, dice=[5], **BROKEN)
    vassals.subdue(t.s, PON)
    assert t.ally_of("pon") == "third"
    assert not [unit for unit in OWN.militia if t.s.master[unit] == 2]
    revolt = empire(
        "movement",
        REVOLT,
        host={FIELD: ["khagan", VETERANS[0]]},
        venture={"vassals": ["immer"], "broken": ["pon"]},
        dice=[5],
        **BROKEN,
    )
    vassals.conquerors_come(revolt.s, [OWN.lord], WORLD.grid.at(FIELD))
    settle(revolt)
    assert revolt.ally_of("pon") == "first"


@pytest.mark.rule("DR-A-SCW-23")
def test_of_two_occupiers_neither_makes_a_vassal() -> None:
    host = {FIELD: ["khagan", VETERANS[0]]}
    near = WORLD.grid.ids[
        next(space for space in WORLD.field.near[WORLD.grid.at(FIELD)] if WORLD.land_of[space] == PON)
    ]
    t = empire("movement", host=host, camp=near, venture={"vassals": ["immer"], "broken": ["pon"]}, dice=[6], **BROKEN)
    for seat in (0, 2):
        assert [reason.rule for reason in vassals.why_not_subdue(t.s, PON, seat)] == ["DR-A-SCW-23"]
    vassals.subdue(t.s, PON)
    assert t.status("pon") == "confused"


@pytest.mark.rule("DR-A-SCW-20")
@pytest.mark.parametrize(("points", "left"), [(20, 14), (4, 0), (-6, -6)])
def test_vassals_without_a_garrison_cost_points(points: int, left: int) -> None:
    t = empire("movement", points={"first": points})
    vassals.garrison_duty(t.s)
    assert t.points("first") == left
    held = empire("movement", points={"first": 20}, hexes={FIELD: [VETERANS[10]]}, masters={VETERANS[10]: "first"})
    vassals.garrison_duty(held.s)
    assert held.points("first") == 17


@pytest.mark.rule("DR-A-SCW-21", "DR-A-SCW-22")
def test_a_siege_brings_out_an_inactive_vassal() -> None:
    t = empire("movement", phasing=1)
    assert not [unit for unit in WORLD.regulars_of[PON] if t.s.where[unit] >= 0]
    siege.declare(t.s, WORLD.castles_of[PON][0].index, 1)
    assert (t.status("pon"), t.ally_of("pon")) == ("ally", "first")
    assert t.s.kingdoms[PON].violated == 0


@pytest.mark.rule("DR-A-SCW-22", "DR-DEC-82")
def test_intruders_let_its_liege_call_it_up() -> None:
    intruder: dict[str, Any] = {"hexes": {FIELD: ["muetar_army_1"]}, "personalities": {"pon": 16}}
    t = empire("movement", phasing=1, **intruder).do("done")
    assert (t.question, t.ask.seat, t.rule) == ("intrusion", 0, "DR-A-SCW-22")
    t.do("yes")
    assert (t.status("pon"), t.points("first")) == ("ally", 0)
    no = empire("movement", phasing=1, **intruder).do("done", "no")
    assert no.status("pon") == "vassal"
    cursed = empire("movement", phasing=1, hexes={FIELD: ["muetar_army_1"]}, personalities={"pon": 13}).do("done")
    assert cursed.question != "intrusion"


@pytest.mark.rule("DR-A-SCW-24")
def test_late_leavers_give_it_back_to_its_liege() -> None:
    venture = {"vassals": ["immer"], "lapsed": {"pon": "first"}}
    t = empire("movement", phasing=1, hexes={FIELD: ["muetar_army_1"]}, venture=venture, **BROKEN)
    status.violate(t.s, 1, PON)
    assert t.status("pon") == "confused"
    vassals.late_leavers(t.s)
    assert t.status("pon") == "confused"
    t.s.turn += 1
    vassals.late_leavers(t.s)
    assert (t.status("pon"), t.ally_of("pon")) == ("vassal", "first")


@pytest.mark.rule("DR-A-SCW-25", "DR-A-REV-07")
def test_a_minarians_success_ends_vassalage() -> None:
    t = empire("movement", phasing=1, personalities={"pon": 16})
    status.activate(t.s, PON, 1, fresh=True)
    assert not vassals.is_vassal(t.s, PON)
    assert modifiers(t, 2, PON, DEACTIVATE)["DR-A-SCW-25"] == -1  # 8 in place of 7
    away = empire("movement", phasing=1, inactive=("immer",), allies={"pon": "first"})
    status.deactivate(away.s, PON)
    assert not vassals.is_vassal(away.s, PON)
    assert modifiers(away, 1, PON).get("DR-A-SCW-15") is None


@pytest.mark.rule("DR-A-SCW-26", "DR-A-REV-07", "DR-DEC-33")
@both
def test_a_liege_calls_a_vassal_up_for_ten_points(scenario: str) -> None:
    t = empire("diplomacy", scenario, points={"first": 4}, personalities={"pon": 16}, dice=[1]).do("summon pon")
    assert (t.ally_of("pon"), t.status("pon"), t.points("first")) == ("first", "ally", -6)
    assert t.s.venture.sour >> PON & 1
    assert not [rule for rule in modifiers(t, 1, PON, DEACTIVATE) if rule in ("DR-A-SCW-15", "DR-A-REV-06")]
    other = empire("diplomacy", scenario, phasing=1, dice=[1])
    assert other.refuses("summon pon") == ["DR-A-SCW-26"]


@pytest.mark.rule("DR-A-SCW-27")
def test_the_invader_calls_up_nobody_before_turn_7() -> None:
    early = empire("diplomacy", phasing=2, turn=6, lieges={"pon": "third"}, personalities={"pon": 16}, dice=[1])
    assert [reason.rule for reason in vassals.why_not_summon(early.s, 2, PON)] == ["DR-A-SCW-27"]
    late = empire("diplomacy", phasing=2, turn=7, lieges={"pon": "third"}, personalities={"pon": 16}, dice=[1])
    late.do("summon pon")
    assert late.status("pon") == "ally"


@pytest.mark.rule("DR-A-SCW-28")
@pytest.mark.parametrize(("number", "more"), [(2, 0), (5, -1)])
def test_a_strong_garrison_keeps_the_resentful_in_check(number: int, more: int) -> None:
    castles = max(len(WORLD.castles_of[PON]), 3)
    strong = castles if number == 5 else castles - 1
    t = empire(
        "movement",
        inactive=("immer",),
        allies={"pon": "first"},
        venture={"sour": ["pon"]},
        host={LORK: ["khagan"], FIELD: [*VETERANS[:strong]]},
    )
    assert modifiers(t, 1, PON, DEACTIVATE).get("DR-A-SCW-28", 0) == more


@pytest.mark.rule("DR-A-SCW-29", "DR-DEC-33")
def test_a_vassal_monarch_may_be_deposed() -> None:
    t = empire("diplomacy", inactive=("immer",), allies={"pon": "first"}, personalities={"pon": 13}, dice=[1, 1])
    t.do("depose pon")
    assert t.status("pon") == "vassal"
    assert t.s.venture.cheap >> PON & 1
    assert t.s.personality(PON) == 0  # face down
    again = empire("diplomacy", venture={"cheap": ["pon"]}, personalities={"pon": 16}, dice=[1]).do("summon pon")
    assert again.points("first") == -5


@pytest.mark.rule("DR-A-SCW-30")
def test_a_cursed_vassal_follows_nobody_but_may_be_deposed() -> None:
    t = empire("diplomacy", personalities={"pon": 13}, dice=[1])
    assert t.refuses("summon pon") == ["DR-A-SCW-30"]
    assert "depose pon" in t.options
    hidden = empire("diplomacy", hidden={"pon": 13}, dice=[1, 1])
    assert "summon pon" in hidden.options
    hidden.do("summon pon")
    assert (hidden.status("pon"), hidden.points("first")) == ("vassal", 0)


@pytest.mark.rule("DR-A-SCW-31", "DR-A-REV-10")
@both
def test_neither_they_nor_their_vassals_are_marines(scenario: str) -> None:
    mivior = KINGDOM_IDS.index("rombune")
    marine = next(
        unit for unit in WORLD.regulars_of[mivior] if marines.is_marine(empire("movement", scenario).s, unit, mivior)
    )
    t = empire("movement", scenario, inactive=("immer",), allies={"rombune": "first"}, venture={"vassals": ["rombune"]})
    assert not marines.is_marine(t.s, marine, mivior)
    assert vassals.unwilling(t.s, OWN.regulars[0])
    fleet = next(WORLD.names[unit] for unit in WORLD.regulars_of[mivior] if WORLD.fleets >> unit & 1)
    lost = empire(
        "events",
        scenario,
        inactive=("immer",),
        allies={"rombune": "first"},
        venture={"vassals": ["rombune"]},
        dice=[3, 3],
    )
    if lost.question == "conscription":
        lost.do("no")
    assert f"return {fleet}" in lost.options


@pytest.mark.rule("DR-A-SCW-32", "DR-A-REV-11")
@both
def test_the_gallant_and_the_loyal_mean_nothing_to_them(scenario: str) -> None:
    t = empire("movement", scenario, inactive=("immer",), allies={"trolls": "second"}, personalities={"ghem": 3})
    ghem = KINGDOM_IDS.index("ghem")
    assert "DR-B-PER-103" not in modifiers(t, 0, ghem)
    assert "DR-B-PER-103" in modifiers(t, 1, ghem)
    his = empire("movement", scenario, inactive=("immer",), allies={"pon": "first"}, personalities={"pon": 15})
    assert not loyal(his.s, PON)
    rebels = empire(
        "movement",
        scenario,
        inactive=("immer",),
        allies={"pon": "second"},
        personalities={"pon": 15},
        venture={"vassals": ["immer"]},
    )
    assert loyal(rebels.s, PON)


@pytest.mark.rule("DR-A-SCW-33", "DR-A-REV-12", "DR-DEC-27")
@both
def test_help_from_afar_is_a_vassal(scenario: str) -> None:
    t = empire("events", scenario, personalities={"pon": 16, "immer": 1}, dice=[6, 6])
    assert (t.question, t.rule) == ("free-call", "DR-A-SCW-33")
    t.do("summon pon")
    assert (t.status("pon"), t.points("first")) == ("ally", 0)
    assert not t.s.venture.sour >> PON & 1


@pytest.mark.rule("DR-A-SCW-34")
def test_a_dead_vassal_monarch_leaves_it_to_be_subdued_again() -> None:
    t = empire("movement", inactive=("immer",), allies={"pon": "first"})
    status.confuse(t.s, PON)
    assert not vassals.is_vassal(t.s, PON)
    assert t.s.venture.broken >> PON & 1
    status.open_up(t.s, PON)
    vassals.come_to_rest(t.s)
    assert t.status("pon") == "neutral"


@pytest.mark.rule("DR-A-REV-12")
@pytest.mark.parametrize(("garrison", "now"), [([VETERANS[10]], "vassal"), ([], "neutral")])
def test_in_the_revolt_a_garrison_keeps_it(garrison: list[str], now: str) -> None:
    t = empire(
        "movement",
        REVOLT,
        inactive=("immer",),
        allies={"pon": "first"},
        hexes={FIELD: garrison} if garrison else {},
        masters=dict.fromkeys(garrison, "first"),
    )
    status.confuse(t.s, PON)
    status.open_up(t.s, PON)
    vassals.come_to_rest(t.s)
    assert t.status("pon") == now


# -- the revolt's own -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-REV-05")
def test_the_satrap_courts_those_who_are_free() -> None:
    t = empire(
        "diplomacy",
        REVOLT,
        inactive=("immer",),
        venture={"vassals": ["immer"], "freed": ["pon"]},
        personalities={"pon": 16},
        hands={"first": ["bribe-1"]},
        dice=[1, 6],
    )
    assert modifiers(t, 0, PON)["DR-A-REV-05"] == -1
    t.do("activate pon", "play bribe-1")
    assert (t.ally_of("pon"), vassals.is_vassal(t.s, PON)) == ("first", False)
    rebel = empire(
        "diplomacy", REVOLT, inactive=("immer",), venture={"vassals": ["immer"], "rebels": ["pon"]}, dice=[1]
    )
    assert rebel.refuses("activate pon") == ["DR-A-SCW-16"]


@pytest.mark.rule("DR-A-REV-13")
@pytest.mark.parametrize(("turn", "number", "drawn"), [(6, 4, 1), (6, 3, 0), (5, 4, 0)])
def test_strangers_come_to_a_strong_satrap(turn: int, number: int, drawn: int) -> None:
    names = ("pon", "immer", "ghem", "neuth")[:number]
    t = empire("events", REVOLT, turn=turn, inactive=names, venture={"vassals": [*names]}, dice=[2, 4, 5])
    assert len(t.events("stranger")) == drawn
    lost = empire(
        "events",
        REVOLT,
        turn=6,
        inactive=names,
        venture={"vassals": [*names]},
        plundered=[LORK],
        host={"1017": ["khagan", *CAPTAINS[:2]]},
        dice=[2, 4, 5],
    )
    assert not lost.events("stranger")
    assert not openings.NO_ADVICE.of(t.s)


@pytest.mark.rule("DR-A-REV-14")
def test_points_against_the_satrap() -> None:
    t = empire("movement", REVOLT, phasing=1)
    captives.kill(t.s, OWN.captains[0], 1)
    assert t.points("second") == 5
    captives.kill(t.s, OWN.lord, 1)
    assert t.points("second") == 75
    fight = empire("movement", REVOLT, phasing=1)
    satrap.fallen(fight.s, OWN.regulars[0], 1)
    assert fight.points("second") == 0  # not in combat
    fight.s.frames.append(Assault(0))
    satrap.fallen(fight.s, OWN.regulars[0], 1)
    assert fight.points("second") == 2


@pytest.mark.rule("DR-A-SCW-35")
def test_points_against_the_invader_and_who_wins() -> None:
    t = empire("movement", phasing=1)
    t.s.frames.append(Assault(0))
    invader.fallen(t.s, WORLD.index["eastern_horseman_1"], 1)
    assert t.points("second") == 2
    captives.kill(t.s, WORLD.index["great_captain_1"], 1)
    assert t.points("second") == 7
    over = empire("movement", points={"first": 70, "second": 64, "third": 51})
    victory.final_count(over.s)
    assert over.ranks == (1, 2, 3)


@pytest.mark.rule("DR-A-SCW-36", "DR-A-REV-15")
@both
def test_heroes_of_the_same_kind_serve(scenario: str) -> None:
    t = begin(scenario)
    assert t.s.hands.one(cards.DECK, WORLD.card_kinds.index("juulute")) >= 0
    held = empire("diplomacy", scenario, phasing=1, hands={"second": ["juulute"]}, dice=[1])
    assert "enlist juulute" in held.options


@pytest.mark.rule("DR-A-SCW-37")
def test_satrap_and_invader_are_players_like_others() -> None:
    t = empire("diplomacy", phasing=2, camp="3114", dice=[1])
    assert ambassador.home(t.s, 2) == WORLD.grid.at("3114")
    assert ambassador.home(t.s, 0) == WORLD.grid.at(LORK)
    assert {*opened(CIVIL_WAR).s.order} == {0, 1, 2}
    names = [name for name in KINGDOM_IDS if name not in ("hothior", "muetar")]
    none = empire("events", phasing=1, inactive=tuple(names), venture={"vassals": names}, dice=[6, 6])
    assert not none.events("joins")
    assert strength.bonus(t.s, WORLD.index["kang"], fleets=False) == 1
    captives.kill(t.s, OWN.lord, 1)
    assert t.points("second") == 70  # like any player monarch
