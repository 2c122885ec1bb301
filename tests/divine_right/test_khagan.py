"""The Great Khagan (DR-A-KHA): a player without a kingdom, his Horsemen and vassals, and how the war ends."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, events, fallout, openings, siege, status, victory
from hexarchy.games.divine_right.advanced import marines, mortnoir
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.phase import pressable
from hexarchy.games.divine_right.magic import greystaff, seeking
from hexarchy.games.divine_right.mercenaries import barbarians, special
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, NORTHERN
from hexarchy.games.divine_right.scenarios import khagan, submission
from hexarchy.games.divine_right.scenarios.storm_riders import riders
from hexarchy.games.divine_right.words import KINGDOM_IDS, TRIBE_NAMES
from tests.divine_right.cursed import MARKET, TEMPLE
from tests.divine_right.scenario_tables import begin, opened
from tests.divine_right.table import WORLD, Table, at

OWN = riders(WORLD)
PON, MIVIOR, IMMER = (KINGDOM_IDS.index(name) for name in ("pon", "mivior", "immer"))
EDGE = "3416"
LORK = "0917"
VETERANS = tuple(WORLD.names[unit] for unit in OWN.regulars)
CAPTAINS = tuple(WORLD.names[one] for one in OWN.captains)
MILITIA = tuple(WORLD.names[unit] for unit in OWN.militia)
HEAP = WORLD.grid.ids[WORLD.royal_seats[PON]]
ALTARR = WORLD.grid.ids[WORLD.royal_seats[IMMER]]
ROYAL = [WORLD.grid.ids[castle.space] for castle in WORLD.castles if castle.royal]
FIELD = "2912"  # of Pon


def war(phase: str, *, host: Any = None, at_: str = EDGE, **more: Any) -> Table:
    """The first seat is the Khagan, with two captains and ten veterans."""
    own = [*(host if host is not None else (*VETERANS[:10], *CAPTAINS[:2])), "khagan"]
    hexes = {**more.pop("hexes", {})}
    hexes[at_] = [*hexes.get(at_, []), *own]
    masters = {**dict.fromkeys(own, "first"), **more.pop("masters", {})}
    kingdoms = more.pop("kingdoms", {"hothior": "second", "muetar": "third"})
    venture = {"lord": "first", **more.pop("venture", {})}
    seats = 1 + len(kingdoms)
    return at(
        phase, scenario="khagan", kingdoms=kingdoms, venture=venture, hexes=hexes, masters=masters, seats=seats, **more
    )


def settle(t: Table) -> Table:
    while t.s.fallout:
        (kind, _, *about), t.s.fallout = t.s.fallout[0], t.s.fallout[1:]
        fallout.HANDLERS[kind](t.s, *about)
    return t


# -- the host ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-KHA-01", "DR-DEC-07")
def test_his_host_stands_in_at_most_five_spaces_of_the_east_edge() -> None:
    t = opened("khagan", lord="second", stop="scenario-forces")
    own = t.s.pieces_of(1)
    assert len([unit for unit in own if OWN.veterans >> unit & 1]) == 40
    assert len([one for one in own if one in OWN.captains]) == 4
    assert len([one for one in own if WORLD.names[one].startswith("engineer")]) == 2
    assert "done" not in t.options
    edge = {option.partition(" ")[2] for option in t.options}
    assert all(int(space[:2]) >= 33 for space in edge)
    spaces = sorted(edge)
    t.do(f"place {spaces[0]}")
    for space in spaces[1:5]:
        t.do(f"place {space}")
    taken = {option.partition(" ")[2] for option in t.options} - {"done"}
    assert {space for space in taken if space != ""} == {*spaces[:5]}
    t.do("done")
    assert t.s.turn == 1


@pytest.mark.rule("DR-A-KHA-02")
def test_he_never_has_fewer_than_two_captains() -> None:
    t = war("events", host=(*VETERANS[:3], CAPTAINS[0]), dice=[3, 4])
    assert [event["leader"] for event in t.events("captain-revived")] == [CAPTAINS[1]]
    assert t.where(CAPTAINS[1]) == EDGE
    assert not war("events", dice=[3, 4]).events("captain-revived")


@pytest.mark.rule("DR-A-KHA-02")
def test_captains_who_are_prisoners_or_serve_another_are_lost_to_him() -> None:
    held = {name: ["second", LORK] for name in CAPTAINS[1:]}
    t = war("events", host=(*VETERANS[:3], CAPTAINS[0]), prisoners=held, dice=[3, 4])
    assert t.where(CAPTAINS[1]) == EDGE
    assert [WORLD.names[one.hero] for one in t.s.prisoners] == [*CAPTAINS[2:]]
    taken = {LORK: list(CAPTAINS[1:3])}
    other = war("events", host=(CAPTAINS[0],), hexes=taken, masters=dict.fromkeys(CAPTAINS[1:3], "second"), dice=[3, 4])
    assert [event["leader"] for event in other.events("captain-revived")] == [CAPTAINS[3]]


@pytest.mark.rule("DR-A-KHA-03")
def test_veterans_and_their_khagan_fight_better() -> None:
    t = war("combat")
    own = [WORLD.index[name] for name in VETERANS[:10]]
    other = [WORLD.index[f"storm_rider_militia_{number}"] for number in range(1, 12)]
    foe = [WORLD.index["hothior_army_1"]]

    def added(units: list[int], leader: int = -1) -> int:
        side = strength.combat(t.s, units, foe, WORLD.grid.at(FIELD), (leader, -1)).attacker
        return sum(amount for rule, amount in side.modifiers if rule == "DR-A-KHA-03")

    assert added([*own, *other[:10]]) == 1
    assert added([*own, *other]) == 0
    assert added(own, OWN.lord) == 2


@pytest.mark.rule("DR-A-KHA-03")
def test_fools_are_not_suffered_among_his_captains() -> None:
    for seed in range(1, 6):
        t = opened("khagan", seed=seed, tactical_combat=True, lord="first", stop="attack")
        ratings = dict(t.s.war.ratings)
        assert all(ratings[one] <= khagan.CLASS_C for one in OWN.captains)
        assert strength.rating(t.s, OWN.lord) == 0


@pytest.mark.rule("DR-A-KHA-27")
def test_he_has_no_kingdom_and_his_ambassador_is_with_him() -> None:
    t = opened("khagan", lord="first", stop="scenario-forces")
    assert t.s.players[0].kingdom == -1
    assert ambassador.home(t.s, 0) == t.s.where[OWN.lord]
    assert openings.lord(t.s, 0) == OWN.lord
    later = war("diplomacy", at_=FIELD, dice=[1])
    assert ambassador.home(later.s, 0) == WORLD.grid.at(FIELD)
    assert later.s.to_the_right(2) == 0
    played = opened("khagan", lord="first")
    assert {*played.s.order} == {0, 1, 2}


# -- Horsemen ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-KHA-04")
def test_only_he_recruits_horsemen() -> None:
    t = war("diplomacy", at_=FIELD, phasing=1, dice=[1])
    gate = f"recruit {EDGE}"
    assert gate not in t.options
    assert t.refuses(gate) == ["DR-A-KHA-04"]
    assert gate in war("diplomacy", dice=[1]).options


@pytest.mark.rule("DR-A-KHA-04")
@pytest.mark.parametrize(("place", "die", "joined"), [(EDGE, 3, 4), ("1416", 3, 3), (EDGE, 2, 3)])
def test_his_eye_on_them_adds_one(place: str, die: int, joined: int) -> None:
    t = war("diplomacy", at_=place, dice=[die]).do(f"recruit {EDGE}")
    if t.question == "tribe":
        t.do(t.options[0])
    assert len(t.events("barbarians-join")[0]["units"]) == joined


@pytest.mark.rule("DR-A-KHA-04")
def test_his_ambassador_is_safe_among_them_and_no_limit_binds_him() -> None:
    t = war("diplomacy", dice=[1]).do(f"recruit {EDGE}")
    assert t.s.players[0].idle == 0
    far = war("diplomacy", at_="1416", dice=[1]).do(f"recruit {EDGE}")
    assert far.s.players[0].idle > 0
    crowd = [f"eastern_horseman_{number}" for number in (*range(1, 6), *range(16, 25))]
    many = {"2916": crowd, "2816": ["eastern_horseman_6"]}
    full = war(
        "diplomacy",
        hexes=many,
        masters=dict.fromkeys((*crowd, "eastern_horseman_6"), "first"),
        tribes={"ashkar": "first"},
        dice=[3],
    )
    assert f"recruit {EDGE}" in full.options
    assert barbarians.room(full.s, 0, EASTERN) > 0


@pytest.mark.rule("DR-A-KHA-04")
def test_they_do_not_leave_after_a_siege() -> None:
    t = war("siege", hexes={"2916": ["eastern_horseman_16"]}, masters={"eastern_horseman_16": "first"})
    unit = WORLD.index["eastern_horseman_16"]
    barbarians.leave_with_the_booty(t.s, 0, 0, [unit])
    assert t.where("eastern_horseman_16") == "2916"


@pytest.mark.rule("DR-A-KHA-12")
def test_kang_raises_the_smallest_tribe_against_him() -> None:
    own = {
        "2916": [f"eastern_horseman_{n}" for n in range(1, 6)],
        "2816": [f"eastern_horseman_{n}" for n in (6, 7, 8)],
        "2716": ["eastern_horseman_11"],
    }
    pieces = [name for stack in own.values() for name in stack]
    t = war("movement", hexes=own, masters={**dict.fromkeys(pieces, "first")})
    t.s.master[WORLD.index["kang"]] = 1
    khagan.kang_enters(t.s, WORLD.index["kang"], WORLD.grid.at(EDGE))
    assert t.where("eastern_horseman_11") == "pool"
    assert t.where("eastern_horseman_6") == "2816"
    assert t.s.tribes[TRIBE_NAMES.index("khevri")] == 1
    assert khagan.who_recruits(t.s, 1, EASTERN, 0) == []
    assert [reason.rule for reason in khagan.who_recruits(t.s, 2, EASTERN, 0)] == ["DR-A-KHA-12"]
    assert barbarians.recruit_roll(t.s, 0, EASTERN).modifiers == ()
    loyal = war("movement", hexes=own, masters=dict.fromkeys(pieces, "first"))
    loyal.s.master[WORLD.index["kang"]] = 0
    khagan.kang_enters(loyal.s, WORLD.index["kang"], WORLD.grid.at(EDGE))
    assert loyal.where("eastern_horseman_11") == "2716"


@pytest.mark.rule("DR-A-KHA-13")
def test_kang_in_his_service_is_worth_twenty() -> None:
    t = war("combat", hexes={FIELD: ["kang"]}, masters={"kang": "first"})
    captives.kill(t.s, WORLD.index["kang"], 1)
    assert t.points("second") == 20
    free = war("combat", hexes={FIELD: ["kang"]}, masters={"kang": "third"})
    captives.kill(free.s, WORLD.index["kang"], 1)
    assert free.points("second") == 0


# -- what he does not know --------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-KHA-05")
def test_he_draws_no_cards_and_works_no_diplomacy() -> None:
    t = war("diplomacy", dice=[1])
    assert not t.events("draws-card")
    assert t.refuses("activate pon") == ["DR-A-KHA-05"]
    assert t.refuses("duel second") == ["DR-A-KHA-05"]
    assert war("diplomacy", venture={"sacked": [HEAP]}, dice=[1]).events("draws-card")
    held = war("diplomacy", hands={"first": ["juulute"]}, venture={"sacked": [HEAP]}, allies={"pon": "first"}, dice=[1])
    assert held.refuses("activate immer") == ["DR-A-KHA-05"]
    assert "enlist juulute" in held.options
    other = war("diplomacy", phasing=1, allies={"pon": "third"}, dice=[1])
    assert {"activate immer", "assassinate pon", "duel first"} <= {*other.options}
    allied = war("diplomacy", allies={"pon": "third"}, dice=[1])
    assert allied.refuses("assassinate pon") == ["DR-A-KHA-05"]


@pytest.mark.rule("DR-A-KHA-06")
def test_strangers_and_others_come_after_the_first_royal_castle() -> None:
    north = [
        WORLD.grid.ids[space]
        for space in range(WORLD.grid.size)
        if barbarians.hordes(WORLD).entries[NORTHERN] >> space & 1
    ]
    before = war("diplomacy", dice=[1])
    west = [WORLD.grid.ids[space] for space in range(WORLD.grid.size) if khagan.west_of_zorn(before.s) >> space & 1]
    east = [space for space in north if space not in west and "34" not in space[:2]]
    assert west
    assert before.refuses(f"recruit {west[0]}") == ["DR-A-KHA-06"]
    assert special.why_no_more(before.s, 0)
    assert not events.may_hire(before.s, 0)
    after = war("diplomacy", venture={"sacked": [HEAP]}, plundered=[HEAP], dice=[1])
    assert special.may_gain(after.s, 0)
    assert events.may_hire(after.s, 0)
    assert after.refuses(f"recruit {west[0]}") == ["DR-A-KHA-06"]
    if east:
        assert f"recruit {east[0]}" in after.options
    his = war("diplomacy", venture={"sacked": [HEAP]}, allies={"immer": "first"}, dice=[1])
    assert f"recruit {west[0]}" in his.options
    for number in ((3, 4), (4, 4)):
        assert not war("events", dice=[*number]).events("stranger")
        assert war("events", dice=[*number]).question != "hire"


@pytest.mark.rule("DR-A-KHA-07")
def test_his_veterans_follow_no_stranger() -> None:
    t = war(
        "movement",
        hexes={FIELD: ["juulute", VETERANS[20], MILITIA[0]]},
        masters={"juulute": "first", VETERANS[20]: "first", MILITIA[0]: "first"},
    )
    juulute = WORLD.index["juulute"]
    assert not strength.leads(t.s, juulute, WORLD.index[VETERANS[20]])
    assert strength.leads(t.s, juulute, WORLD.index[MILITIA[0]])
    assert strength.leads(t.s, OWN.captains[0], WORLD.index[VETERANS[0]])
    captain = WORLD.index["great_captain_1"]
    assert khagan.no_other_captains(t.s, captain, 0) == -1
    assert khagan.no_other_captains(t.s, captain, 1) == 1


@pytest.mark.rule("DR-A-KHA-08")
@pytest.mark.parametrize(("beside", "deaf"), [(VETERANS[20], True), (CAPTAINS[3], True), (MILITIA[0], False)])
def test_they_are_deaf_to_mortnoir(beside: str, deaf: bool) -> None:
    t = war(
        "combat",
        phasing=1,
        options={"mortnoir": True},
        hexes={FIELD: ["mortnoir", beside]},
        masters={"mortnoir": "second", beside: "first"},
        dice=3,
    )
    while t.question != "combat-ends" and "advise" not in t.options and not t.refuses("advise"):
        t.do("done")
    rules = [reason.rule for reason in mortnoir.unheard(t.s)]
    assert rules == (["DR-A-KHA-08"] if deaf else [])
    assert ("advise" in t.options) != deaf


@pytest.mark.rule("DR-A-KHA-09")
def test_the_murderer_of_envoys_is_drawn_openly() -> None:
    guilty = {begin("khagan", seed=seed).events("murderer-of-envoys")[0]["kingdom"] for seed in range(1, 40)}
    assert len(guilty) > 6


@pytest.mark.rule("DR-A-KHA-09")
def test_three_ways_to_avenge_them() -> None:
    castles = [castle for castle in WORLD.castles if castle.kingdom == PON]
    names = [WORLD.grid.ids[castle.space] for castle in castles]
    t = war("siege", venture={"guilty": "pon", "sacked": names[1:]}, plundered=names[1:])
    siege.fall(t.s, castles[0].index, 0)
    assert t.s.venture.avenged
    less = war("siege", venture={"guilty": "pon", "sacked": names[2:]}, plundered=names[2:])
    siege.fall(less.s, castles[0].index, 0)
    assert not less.s.venture.avenged
    held = war(
        "diplomacy",
        venture={"guilty": "pon"},
        prisoners={"pon_monarch": ["first", HEAP]},
        allies={"pon": "second"},
        dice=[1],
    )
    captives.execute(held.s, WORLD.monarch_of[PON], 0)
    assert held.s.venture.avenged
    battle: dict[str, Any] = {"hexes": {FIELD: ["pon_monarch"]}, "allies": {"pon": "second"}}
    slain = war("combat", at_=FIELD, venture={"guilty": "pon"}, **battle)
    captives.kill(slain.s, WORLD.monarch_of[PON], 0)
    assert slain.s.venture.avenged
    without = war("combat", venture={"guilty": "pon"}, **battle)
    captives.kill(without.s, WORLD.monarch_of[PON], 0)
    assert not without.s.venture.avenged
    successor = war("combat", at_=FIELD, venture={"guilty": "pon", "successor": True}, **battle)
    captives.kill(successor.s, WORLD.monarch_of[PON], 0)
    assert not successor.s.venture.avenged
    changed = war("combat", venture={"guilty": "pon"})
    status.succeed(changed.s, PON)
    assert changed.s.venture.successor


@pytest.mark.rule("DR-A-KHA-10")
def test_the_altars_and_the_temple_are_unknown_before_turn_8() -> None:
    altars = WORLD.grid.ids[WORLD.altars]
    for turn, known in ((7, False), (8, True)):
        t = war(
            "combat",
            turn=turn,
            hexes={altars: [MILITIA[0], "mercenary_1"]},
            masters={MILITIA[0]: "first", "mercenary_1": "first"},
        )
        while "sacrifice mercenary_1" not in t.options and "done" in t.options:
            t.do("done")
        assert ("sacrifice mercenary_1" in t.options) == known
        assert (khagan.gods_unknown(t.s, OWN.lord) == []) == known
    early = war("movement", turn=7, hexes={altars: ["mercenary_1"]}, masters={"mercenary_1": "first"})
    assert [reason.rule for reason in greystaff.no_altar(early.s, 0)] == ["DR-A-KHA-10"]
    assert greystaff.no_altar(early.s, 1) == []


@pytest.mark.rule("DR-A-KHA-10", "DR-A-CURSE-13")
@pytest.mark.parametrize(("turn", "known"), [(7, False), (8, True)])
def test_nor_do_they_pray_there(turn: int, known: bool) -> None:
    about: dict[str, Any] = {"options": {"curses": True}, "curses": {"khagan": {"doom": {}}}}
    hexes, masters = {MARKET: ["rogue_9"]}, {"rogue_9": "first"}
    about["venture"] = {"sacked": ROYAL[:1]}  # so that he may hire the Rogue: there is something else to do
    t = war("movement", host=(), at_=TEMPLE, turn=turn, hexes=hexes, masters=masters, **about).do("done")
    assert ("pray khagan" in t.options) == known
    assert t.why("pray khagan") == ([] if known else ["DR-A-KHA-10"])


@pytest.mark.rule("DR-A-KHA-11")
def test_veterans_seek_no_devices() -> None:
    t = war("movement")
    assert not seeking.seeks(t.s, WORLD.index[VETERANS[0]])
    assert seeking.seeks(t.s, WORLD.index[MILITIA[0]])
    assert seeking.seeks(t.s, OWN.lord)
    assert [reason.rule for reason in khagan.no_seekers(t.s, WORLD.index[VETERANS[0]])] == ["DR-A-KHA-11"]


# -- vassals ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-KHA-14")
def test_he_attacks_whom_he_likes_without_a_penalty() -> None:
    border = next(
        (WORLD.grid.ids[space], WORLD.grid.ids[near])
        for space in range(WORLD.grid.size)
        if WORLD.land_of[space] == -1 and WORLD.land >> space & 1
        for near in WORLD.field.near[space]
        if WORLD.land_of[near] == PON and WORLD.land >> near & 1 and near not in WORLD.castle_at
    )
    t = war("movement", at_=border[0], host=(VETERANS[0],), kingdoms={"hothior": "second", "muetar": "third"})
    t.do(f"move {VETERANS[0]}", f"go {border[1]}")
    assert t.s.kingdoms[PON].violated == 0
    assert not t.events("violates")
    siege.declare(t.s, next(castle.index for castle in WORLD.castles_of[PON]), 0)
    assert t.s.kingdoms[PON].violated == 0
    assert t.s.kingdoms[PON].seat in (1, 2)
    assert khagan.last_resort(t.s, PON, 0)
    duel = war("movement", kingdoms={"hothior": "second"}, phasing=1)
    assert not khagan.last_resort(duel.s, PON, 0)


@pytest.mark.rule("DR-A-KHA-15", "DR-DEC-33")
def test_two_royal_castles_let_him_demand_submission() -> None:
    two = {"sacked": [ROYAL[0], ROYAL[1]]}
    assert war("diplomacy", venture={"sacked": [ROYAL[0]]}, dice=[1]).refuses("demand immer") == ["DR-A-KHA-15"]
    t = war("diplomacy", venture=two, hidden={"immer": 13}, dice=[1, 1, 4]).do("demand immer")
    assert t.ally_of("immer") == "first"
    odd = war("diplomacy", venture=two, hidden={"immer": 16}, dice=[1, 1, 3]).do("demand immer")
    assert odd.ally_of("immer") is None
    assert odd.s.venture.refused >> IMMER & 1
    again = war("diplomacy", venture={**two, "refused": ["immer"]}, dice=[1])
    assert again.refuses("demand immer") == ["DR-A-KHA-15"]
    submission.submits(again.s, PON)
    assert again.s.venture.refused == 0
    assert "demand eaters" in war("diplomacy", venture=two, dice=[1]).options


@pytest.mark.rule("DR-A-KHA-16", "DR-T-A-VASSAL")
@pytest.mark.parametrize(("die", "now"), [(5, "ally"), (4, "neutral")])
def test_a_veteran_and_a_leader_subdue_a_kingdom_he_has_broken(die: int, now: str) -> None:
    border = next(
        (WORLD.grid.ids[space], WORLD.grid.ids[near])
        for space in range(WORLD.grid.size)
        if WORLD.land_of[space] == -1 and WORLD.land >> space & 1
        for near in WORLD.field.near[space]
        if WORLD.land_of[near] == PON and WORLD.land >> near & 1 and near not in WORLD.castle_at
    )
    about: dict[str, Any] = {"confused": {"pon": 9}, "piles": {"gone": ["pon_monarch"]}}
    t = war("movement", at_=border[0], host=(VETERANS[0],), venture={"broken": ["pon"]}, dice=[die], **about)
    t.do(f"move {VETERANS[0]}", f"go {border[1]}")
    if t.question == "march":
        t.do("stop")
    assert t.status("pon") == "confused"
    t.do("move khagan", f"go {border[1]}")
    while t.question == "storm-militia":
        t.do(t.options[0])
    assert t.status("pon") == now
    other = war("movement", at_=border[0], host=(VETERANS[0],), dice=[6], **about)
    other.do("move khagan", f"go {border[1]}")
    assert other.status("pon") == "confused"


@pytest.mark.rule("DR-A-KHA-16")
def test_what_he_has_broken_is_remembered() -> None:
    t = war("movement", allies={"pon": "second"})
    status.confuse(t.s, PON)
    assert t.s.venture.broken >> PON & 1
    others = war("movement", phasing=1, allies={"pon": "second"})
    status.pacify(others.s, PON)
    assert not others.s.venture.broken >> PON & 1
    defence = war("movement", phasing=1, hexes={FIELD: ["pon_monarch"]}, allies={"pon": "second"})
    captives.kill(defence.s, WORLD.monarch_of[PON], 0)
    settle(defence)
    assert defence.s.venture.broken >> PON & 1


def submitted(kingdom: str, **more: Any) -> Table:
    t = war("diplomacy", venture={"sacked": [ROYAL[0], ROYAL[1]]}, dice=[1, 1, 4], hidden={kingdom: 16}, **more)
    t.do(f"demand {kingdom}")
    while t.question in ("storm-militia", "deploy"):
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-A-KHA-17")
def test_the_castles_of_a_vassal_are_his() -> None:
    t = submitted("pon")
    for castle in WORLD.castles_of[PON]:
        assert t.s.castle_owner(castle.index) == 0


@pytest.mark.rule("DR-A-KHA-18")
def test_militia_in_place_of_its_army() -> None:
    t = submitted("pon")
    armies = [unit for unit in WORLD.regulars_of[PON] if not WORLD.fleets >> unit & 1]
    militia = [unit for unit in OWN.militia if t.s.where[unit] >= 0]
    assert len(militia) == len(armies)
    assert all(t.where(WORLD.names[unit]) == "gone" for unit in armies)
    assert t.where("pon_monarch") == "gone"
    lost = [WORLD.names[unit] for unit in armies[2:]]
    few = war("diplomacy", piles={"pool": lost}, dice=[1])
    assert submission.levy(few.s, PON) == max(2, -(-len(armies) // 2))
    full = war("diplomacy", hexes={FIELD: [*MILITIA[:18]]}, masters=dict.fromkeys(MILITIA[:18], "first"), dice=[1])
    assert submission.levy(full.s, PON) == 2
    assert [reason.rule for reason in openings.stays(t.s, PON)] == ["DR-A-KHA-18"]
    other = war(
        "diplomacy",
        phasing=1,
        allies={"pon": "first"},
        venture={"vassals": ["pon"]},
        piles={"gone": ["pon_monarch"]},
        dice=[1],
    )
    assert other.refuses("deactivate pon") == ["DR-A-KHA-18"]
    held = war(
        "diplomacy",
        phasing=1,
        allies={"pon": "first"},
        venture={"vassals": ["pon"]},
        plundered=[HEAP],
        hexes={HEAP: ["hothior_army_1"]},
        piles={"gone": ["pon_monarch"]},
        dice=[1],
    )
    assert PON not in pressable(held.s, 1)


@pytest.mark.rule("DR-A-KHA-19")
def test_militia_and_fleets_come_back_and_veterans_do_not() -> None:
    fleets = [WORLD.names[unit] for unit in WORLD.regulars_of[MIVIOR] if WORLD.fleets >> unit & 1]
    t = war(
        "events",
        allies={"mivior": "first"},
        venture={"vassals": ["mivior"], "sacked": [HEAP]},
        piles={
            "gone": [
                "mivior_monarch",
                *(WORLD.names[u] for u in WORLD.regulars_of[MIVIOR] if not WORLD.fleets >> u & 1),
            ],
            "pool": [fleets[0]],
        },
        dice=[3, 3],
    )
    kinds = {option.partition(" ")[2].rpartition("_")[0] for option in t.options}
    assert kinds == {"storm_rider_militia", "mivior_fleet"}
    assert t.about["number"] == 2


@pytest.mark.rule("DR-A-KHA-20")
def test_its_fleets_serve_him_and_carry_his_men() -> None:
    t = submitted("mivior")
    fleets = [unit for unit in WORLD.regulars_of[MIVIOR] if WORLD.fleets >> unit & 1]
    assert {t.s.master[fleet] for fleet in fleets} == {0}
    assert all(t.s.where[fleet] == WORLD.pieces[fleet].home for fleet in fleets)
    port = WORLD.grid.ids[WORLD.pieces[fleets[0]].home]
    ship = WORLD.names[fleets[0]]
    sea = war(
        "movement",
        at_=port,
        host=(VETERANS[0],),
        allies={"mivior": "first"},
        venture={"vassals": ["mivior"]},
        hexes={port: [ship]},
        piles={"gone": ["mivior_monarch"]},
    )
    sea.do(f"move {VETERANS[0]}")
    assert f"board {ship}" in sea.options


# -- other rules ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-KHA-21", "DR-DEC-09")
def test_without_a_castle_captives_die() -> None:
    t = war("combat", hexes={FIELD: ["pon_monarch"]}, allies={"pon": "second"})
    captives.capture(t.s, WORLD.monarch_of[PON], 0, WORLD.grid.at(FIELD))
    assert t.where("pon_monarch") == "gone"
    assert t.points("first") == victory.ALLYS_MONARCH_CAPTURED
    owned = war("combat", hexes={FIELD: ["pon_monarch"]}, allies={"pon": "second", "immer": "first"})
    captives.capture(owned.s, WORLD.monarch_of[PON], 0, WORLD.grid.at(FIELD))
    assert owned.where("pon_monarch") == "prison"


@pytest.mark.rule("DR-A-KHA-22")
def test_they_add_nothing_at_sea() -> None:
    t = war("combat", options={"marines": True})
    for leader in (OWN.lord, *OWN.captains):
        assert strength.bonus(t.s, leader, fleets=True) == 0
    assert strength.bonus(t.s, OWN.lord, fleets=False) == 1
    assert not marines.is_marine(t.s, WORLD.index[VETERANS[0]], MIVIOR)
    assert not marines.is_marine(t.s, WORLD.index[MILITIA[0]], MIVIOR)


@pytest.mark.rule("DR-A-KHA-23")
def test_help_from_afar_means_nothing_to_him_nor_do_some_personalities() -> None:
    t = war("events", dice=[6, 6])
    assert not t.events("joins")
    assert war("events", phasing=1, dice=[6, 6, 1]).events("joins")
    assert openings.gains_nothing(t.s, 0)
    assert not openings.gains_nothing(t.s, 1)
    allied = war("diplomacy", phasing=1, allies={"pon": "first"}, personalities={"pon": 15}, dice=[1])
    assert "deactivate pon" in allied.options
    loyal = war("diplomacy", phasing=1, allies={"pon": "third"}, personalities={"pon": 15}, dice=[1])
    assert loyal.refuses("deactivate pon") == ["DR-B-PER-115"]


@pytest.mark.rule("DR-A-KHA-24")
def test_points_against_him() -> None:
    t = war("combat")
    captives.kill(t.s, OWN.captains[0], 1)
    assert t.points("second") == 20
    spot = "3115"
    near = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(spot)][0]]
    fight = war(
        "combat",
        phasing=1,
        hexes={spot: [VETERANS[20], MILITIA[0]], near: [f"hothior_army_{n}" for n in range(1, 5)]},
        masters={VETERANS[20]: "first", MILITIA[0]: "first"},
        dice=[1, 6, 1, 1, 1],
    )
    fight.do(f"attack {spot}", *(f"commit hothior_army_{n}" for n in range(1, 5)))
    for _ in range(12):
        if fight.events("eliminated") or fight.question == "next":
            break
        fight.do("no" if "no" in fight.options else fight.options[0])
    lost = {event["unit"] for event in fight.events("eliminated")}
    assert fight.points("second") == 3 * (VETERANS[20] in lost)
    quiet = war("combat", phasing=1)
    khagan.fallen_veterans(quiet.s, WORLD.index[VETERANS[0]], 1)
    assert quiet.points("second") == 0


@pytest.mark.rule("DR-A-KHA-24")
def test_with_the_khagan_the_game_ends() -> None:
    t = war("combat", phasing=1)
    captives.capture(t.s, OWN.lord, 1, WORLD.grid.at(EDGE))
    settle(t)
    assert t.points("second") == 140
    assert t.s.result is not None
    assert t.ranks == (3, 1, 1)
    killed = war("combat", phasing=1)
    captives.kill(killed.s, OWN.lord, 2)
    settle(killed)
    assert killed.points("third") == 140
    assert killed.s.result is not None


def over(points: dict[str, int], dice: Any = 1, **venture: Any) -> Table:
    t = war("movement", points=points, venture=venture, dice=dice)
    victory.final_count(t.s)
    return t


@pytest.mark.rule("DR-A-KHA-25")
@pytest.mark.parametrize(
    ("points", "vassals", "dice", "avenged", "grade"),
    [
        ((50, 60, 40), 0, [6, 6], False, "none"),
        ((70, 60, 40), 0, [6, 6], False, "tactical"),
        ((101, 60, 40), 0, [6, 6], False, "strategic"),
        ((70, 60, 40), 5, [2, 2], False, "crushing"),
        ((70, 60, 40), 5, [2, 3], False, "tactical"),
        ((50, 60, 40), 5, [1, 1], False, "none"),
        ((70, 60, 40), 0, [6, 6], True, "strategic"),
        ((101, 60, 40), 0, [6, 6], True, "crushing"),
    ],
)
def test_grades_of_victory(points: tuple[int, ...], vassals: int, dice: Any, avenged: bool, grade: str) -> None:
    named = ["pon", "immer", "zorn", "ghem", "neuth"][:vassals]
    scored = dict(zip(("first", "second", "third"), points, strict=True))
    t = over(scored, dice, vassals=named, avenged=avenged)
    assert khagan.GRADES[t.s.venture.grade] == grade


@pytest.mark.rule("DR-A-KHA-25")
def test_seafaring_vassals_help_to_crush_minaria() -> None:
    points = {"first": 70, "second": 60, "third": 40}
    t = over(points, [3, 3], vassals=["rombune", "mivior", "pon"])
    assert khagan.GRADES[t.s.venture.grade] == "crushing"


@pytest.mark.rule("DR-A-KHA-26")
def test_the_others_win_together_unless_he_has_a_victory() -> None:
    t = over({"first": 50, "second": 60, "third": 40})
    assert t.ranks == (3, 1, 1)
    told = [event.args["side"] for event in t.s._happened if event.key == "moral-victory"]
    assert told == ["second"]
    won = over({"first": 70, "second": 60, "third": 40}, [6, 6])
    assert won.ranks == (1, 2, 3)
    strategic = over({"first": 200, "second": 60, "third": 40}, [6, 6])
    assert not [event for event in strategic.s._happened if event.key == "moral-victory"]
