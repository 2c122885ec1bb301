"""Special conditions (DR-A-SCO): where they fall, how kingdoms come into play by them, what each does."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME, cards, changes, events, fallout, losses, openings, siege, status
from hexarchy.games.divine_right.advanced.conditions import insurgents, start, table, wealth
from hexarchy.games.divine_right.advanced.health import epidemics
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.mercenaries import special, usurper
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CONDITIONS, CONFUSED, KINGDOM_IDS, NEUTRAL
from tests.divine_right.table import WORLD, Table, at

ON: dict[str, Any] = {"level": "intermediate", "special_conditions": True}
PON_CASTLES = [WORLD.grid.ids[castle.space] for castle in WORLD.castles_of[KINGDOM_IDS.index("pon")]]
HEAP = WORLD.grid.ids[WORLD.royal_seats[KINGDOM_IDS.index("pon")]]
IMMER = KINGDOM_IDS.index("immer")
PON = KINGDOM_IDS.index("pon")


def begin(*dice: int, number: int = 1, seats: int = 3, **more: Any) -> Table:
    """A match from its first die."""
    options = {**ON, "conditions": number, **more}
    state = GAME.new(options=options, dice=SeededDice(1).after(dice), seats=GAME.seats[:seats])
    assert isinstance(state, DivineRightState)
    t = Table(state)
    t.log += state.opening()
    return t


def opened(*dice: int, number: int = 1, seats: int = 3, stop: str = "", **more: Any) -> Table:
    """A match up to a question of its set-up, or up to the first of its first turn."""
    t = begin(*dice, number=number, seats=seats, **more)
    while t.s.turn == 0 and t.question != stop:
        t.do(t.options[0])
    return t


def live(phase: str, condition: Any, kingdom: str = "pon", **more: Any) -> Table:
    options = {**ON, **more.pop("options", {})}
    return at(phase, options=options, conditions={kingdom: condition}, **more)


def kinds(t: Table) -> dict[str, str]:
    return {KINGDOM_IDS[one.kingdom]: CONDITIONS[one.kind] for one in t.s.conditions}


def units_of(kingdom: str, *, on_map: bool, t: Table) -> list[str]:
    own = [WORLD.names[unit] for unit in WORLD.regulars_of[KINGDOM_IDS.index(kingdom)]]
    return [unit for unit in own if (t.s.where[WORLD.index[unit]] >= 0) == on_map]


# -- the tables -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCO-01", "DR-A-SCO-02", "DR-T-A-KINGDOM", "DR-T-A-SPECIAL")
@pytest.mark.parametrize(
    ("where", "what", "kingdom", "condition"),
    [
        ((2, 3), (4, 2), "pon", "prosperity"),
        ((1, 1), (1, 1), "ghem", "usurpation"),
        ((6, 6), (1, 2), "ghem", "clout"),
        ((1, 2), (2, 2), "zorn", "mercenary_revolt"),
        ((2, 2), (2, 3), "rombune", "famine"),
        ((3, 3), (3, 4), "shucassam", "fervor"),
        ((3, 4), (4, 4), "muetar", "preparedness"),
        ((4, 4), (4, 5), "hothior", "bankruptcy"),
        ((4, 5), (5, 5), "immer", "expertise"),
        ((5, 5), (5, 6), "mivior", "pestilence"),
        ((5, 6), (6, 6), "neuth", "invasion"),
    ],
)
def test_two_dice_say_where_and_two_what(
    where: tuple[int, int], what: tuple[int, int], kingdom: str, condition: str
) -> None:
    t = begin(*where, *what)
    assert kinds(t) == {kingdom: condition}
    assert (t.rolls("DR-A-SCO-01"), t.rolls("DR-A-SCO-02")) == ([where], [what])


@pytest.mark.rule("DR-A-SCO-01")
@pytest.mark.parametrize("number", [1, 3])
def test_there_are_as_many_as_was_agreed_on(number: int) -> None:
    t = begin(2, 3, 4, 2, 2, 2, 2, 3, 3, 3, 3, 4, number=number)
    assert len(kinds(t)) == number


@pytest.mark.rule("DR-A-SCO-03")
def test_a_second_condition_for_the_same_kingdom_is_ignored() -> None:
    t = begin(2, 3, 4, 2, 1, 4, number=2)
    assert kinds(t) == {"pon": "prosperity"}
    assert len(t.rolls("DR-A-SCO-02")) == 1


@pytest.mark.rule("DR-A-SCO-04")
def test_players_draw_among_the_other_kingdoms() -> None:
    for seed in range(1, 12):
        t = begin(2, 3, 4, 2, seed, 1, 1, seats=8)
        assert "pon" not in {event["kingdom"] for event in t.events("draws-kingdom")}
        assert t.status("pon") == "neutral"


@pytest.mark.rule("DR-A-SCO-05")
def test_a_marker_tells_all_of_the_condition_until_it_ends() -> None:
    t = live("events", {"kind": "pestilence"}, allies={"pon": "first"}, turn=5, dice=[6])
    assert t.events("condition-ends")[0]["condition"] == "pestilence"
    assert t.s.view("second")["conditions"] == {}
    shown = live("movement", "famine", "immer")
    for seat in ("first", "second", None):
        assert shown.s.view(seat)["conditions"]["immer"]["kind"] == "famine"


@pytest.mark.rule("DR-A-SCO-32", "DR-T-A-INVASION")
def test_who_invades_whom() -> None:
    assert kinds(begin(3, 4, 6, 6)) == {}  # Muetar
    assert kinds(begin(2, 2, 6, 6)) == {}  # Rombune
    assert kinds(begin(4, 4, 6, 6)) == {}  # Hothior
    folks = {"mivior": "ogre", "neuth": "ogre", "immer": "northern_barbarian", "zorn": "northern_barbarian"}
    folks |= {"pon": "eastern_horseman", "ghem": "eastern_horseman", "shucassam": "southern_barbarian"}
    dice = {"mivior": (5, 5), "neuth": (5, 6), "immer": (4, 5), "zorn": (1, 2), "pon": (2, 3), "ghem": (1, 1)}
    for kingdom, rolled in {**dice, "shucassam": (3, 3)}.items():
        t = opened(*rolled, 6, 6, stop="condition-forces")
        t.do(t.options[0])
        band = t.events("condition-band")[0]["units"]
        assert {unit.rpartition("_")[0] for unit in band} == {folks[kingdom]}
        assert len(band) == 5


# -- kingdoms in play from the first turn -----------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCO-06", "DR-A-SCO-33")
def test_a_usurper_rules_with_half_the_regulars() -> None:
    t = opened(2, 3, 1, 1)
    high = t.events("condition-chits")[0]["order"][0]
    assert (t.ally_of("pon"), t.where("usurper")) == (high, HEAP)
    whole = len(WORLD.regulars_of[PON])
    assert len(units_of("pon", on_map=True, t=t)) == -(-whole // 2)
    assert not t.s.half.fresh


@pytest.mark.rule("DR-A-SCO-07")
def test_the_second_chit_has_the_true_heir() -> None:
    t = opened(2, 3, 1, 1, true_heir=True, civil_war=True)
    high, second = t.events("condition-chits")[0]["order"]
    (die,) = t.rolls("DR-A-SCO-07")[0]
    assert (t.ally_of("pon"), t.s.name(t.s.claims[0].seat)) == (high, second)
    assert t.s.claims[0].due == 1 + die
    assert opened(2, 3, 1, 1).s.claims == ()


@pytest.mark.rule("DR-A-SCO-08")
def test_the_usurpers_card_stays_in_the_deck_and_another_is_a_captain() -> None:
    t = opened(2, 3, 1, 1)
    card = usurper.card(t.s)
    assert t.s.hands.one(cards.DECK, card) >= 0
    assert WORLD.names[usurper.claimant(t.s)].startswith("great_captain")
    kingdom = next(k for k, one in enumerate(t.s.kingdoms) if one.status == NEUTRAL and k not in usurper.SAFE)
    changes.kingdom(t.s, kingdom, status=CONFUSED)
    t.s.hands = t.s.hands.moved(t.s.hands.one(cards.DECK, card), cards.HAND, 1)
    usurper.Usurp().do(t.s, 0, kingdom)
    taking = t.s.frames[-1]
    assert isinstance(taking, usurper.Usurpation)
    assert t.s.hands.one(cards.DISCARD, card) >= 0
    taking.throne(t.s)
    ruler, army = status.ruler(t.s, kingdom), WORLD.regulars_of[kingdom][0]
    assert WORLD.names[ruler].startswith("great_captain")
    t.s.master[army] = 0
    assert strength.leads(t.s, ruler, army)


@pytest.mark.rule("DR-A-SCO-10", "DR-DEC-06")
def test_rebels_stand_in_the_open_and_the_kingdom_is_active() -> None:
    t = opened(2, 3, 2, 2, stop="condition-forces")
    high, second = t.events("condition-chits")[0]["order"]
    assert (t.ask.seat, t.rule) == (t.s.setting.seat(high), "DR-A-SCO-10")
    assert t.ally_of("pon") == second
    spaces = {option.partition(" ")[2] for option in t.options}
    assert not spaces & {*PON_CASTLES}
    assert all(t.s.land_of[WORLD.grid.at(space)] == PON for space in spaces)
    t.do(t.options[0])
    band = t.events("condition-band")[0]["units"]
    assert len(band) == 6
    assert {t.master(unit) for unit in band} == {high}
    assert all(unit.startswith("mercenary_") for unit in band)


@pytest.mark.rule("DR-A-SCO-12", "DR-T-A-MERCREVOLT")
@pytest.mark.parametrize(
    ("die", "leader"),
    [
        (1, "juulute"),
        (2, "black_knight"),
        (3, "schardenzar"),
        (4, "bilge_rat"),
        (5, "great_captain"),
        (6, "great_captain"),
    ],
)
def test_a_die_says_who_leads_them(die: int, leader: str) -> None:
    t = opened(2, 3, 2, 2, stop="condition-forces")
    t.s.dice = SeededDice(1).after([0] * t.s.rolled + [die])
    t.do(t.options[0])
    one = t.s.conditions[0]
    assert WORLD.names[one.leader].startswith(leader)
    assert t.s.where[one.leader] == t.s.where[next(n for n in range(WORLD.count) if one.band >> n & 1)]
    kind = WORLD.card_of.get(one.leader)
    if kind is not None:
        assert t.s.hands.one(cards.OPEN + one.seat, kind) >= 0


@pytest.mark.rule("DR-A-SCO-12")
def test_trouble_leads_them_where_she_is_in_use() -> None:
    t = opened(2, 3, 2, 2, stop="condition-forces", trouble_peasants=True)
    t.s.dice = SeededDice(1).after([0] * t.s.rolled + [5])
    t.do(t.options[0])
    assert WORLD.names[t.s.conditions[0].leader] == "trouble"


FIELD = "2912"  # of Pon, without a castle
ABROAD = next(
    WORLD.grid.ids[space]
    for space in range(WORLD.grid.size)
    if WORLD.land_of[space] == -1 and WORLD.land >> space & 1 and WORLD.grid.distance(space, WORLD.grid.at(FIELD)) == 4
)


def revolt(phase: str, leader: str = "juulute", **more: Any) -> Table:
    band = [f"mercenary_{number}" for number in (1, 2)]
    hexes = more.pop("hexes", {})
    spot = more.pop("spot", FIELD)
    placed = {spot: [*band, leader], **hexes}
    masters = {**dict.fromkeys((*band, leader), "first"), **more.pop("masters", {})}
    about = {"kind": "mercenary_revolt", "side": "first", "band": band, "leader": leader, **more.pop("about", {})}
    allies = more.pop("allies", {"pon": "second"})
    return live(phase, about, hexes=placed, masters=masters, allies=allies, seats=3, **more)


@pytest.mark.rule("DR-A-SCO-11")
def test_the_kingdom_does_not_leave_its_player_while_rebels_are_in_it() -> None:
    t = revolt("diplomacy", dice=[1])
    assert t.refuses("deactivate pon") == ["DR-A-SCO-11"]
    away = revolt("diplomacy", dice=[1], spot=ABROAD)
    assert WORLD.land_of[WORLD.grid.at(ABROAD)] == -1
    assert "deactivate pon" in away.options


@pytest.mark.rule("DR-A-SCO-11", "DR-DEC-15")
def test_no_mercenary_in_the_kingdom_is_lured_away() -> None:
    others = {f"mercenary_{number}": "first" for number in range(3, 15)}
    t = revolt("events", hexes={"0917": [*others]}, masters=others, phasing=1, dice=[4, 4])
    unit = WORLD.index["mercenary_1"]
    assert unit not in events.lurable(t.s, -1)
    assert WORLD.index["mercenary_3"] in events.lurable(t.s, -1)


@pytest.mark.rule("DR-A-SCO-13")
def test_the_guards_wait_in_the_keep() -> None:
    t = opened(2, 3, 2, 2, stop="condition-forces")
    t.s.dice = SeededDice(1).after([0] * t.s.rolled + [2])
    t.do(t.options[0])
    assert t.where("stubstaff_guards") == "2018"
    waiting = revolt(
        "movement", "black_knight", hexes={"2018": ["stubstaff_guards"]}, masters={"stubstaff_guards": "first"}
    )
    assert waiting.refuses("move stubstaff_guards") == ["DR-A-SCO-13"]


@pytest.mark.rule("DR-A-SCO-13", "DR-DEC-06")
def test_the_reaver_waits_in_a_port_or_is_lost() -> None:
    seen = set()
    for seed in range(1, 14):
        t = begin(2, 3, 2, 2, *[seed % 7 + 1, seed % 5 + 1, seed % 3 + 1, 1], seats=2)
        while t.s.turn == 0 and t.question != "condition-forces":
            t.do(t.options[0])
        t.s.dice = SeededDice(1).after([0] * t.s.rolled + [4])
        t.do(t.options[0])
        if t.s.turn == 0 and t.question == "condition-reaver":
            t.do(t.options[0])
        high = t.events("condition-chits")[0]["order"][0]
        ports = {*t.s.friendly_castles(t.s.setting.seat(high))} & {*_ports()}
        at_sea = t.where("reaver")
        assert at_sea == "gone" if not ports else WORLD.grid.at(at_sea) in ports
        seen.add(at_sea == "gone")
    assert seen == {True, False}
    held = revolt("movement", "bilge_rat", hexes={"0917": ["reaver"]}, masters={"reaver": "first"})
    assert held.refuses("move reaver") == ["DR-A-SCO-13"]


def _ports() -> list[int]:
    return [space for space in range(WORLD.grid.size) if WORLD.ports >> space & 1]


@pytest.mark.rule("DR-A-SCO-13")
def test_bilge_rat_leads_his_rebels_on_land_without_a_bonus() -> None:
    t = revolt("movement", "bilge_rat")
    rat, rebel = WORLD.index["bilge_rat"], WORLD.index["mercenary_1"]
    assert strength.leads(t.s, rat, rebel)
    assert not strength.bonus(t.s, rat, fleets=False)
    alone = at(
        "movement",
        options=ON,
        hexes={FIELD: ["mercenary_1", "bilge_rat"]},
        masters={"mercenary_1": "first", "bilge_rat": "first"},
    )
    assert not strength.leads(alone.s, rat, rebel)


@pytest.mark.rule("DR-A-SCO-14")
def test_a_captain_of_rebels_moves_as_the_monarch_and_leads_no_regulars() -> None:
    t = revolt("movement", "great_captain_1", hexes={"2911": ["hothior_army_1"]})
    captain = WORLD.index["great_captain_1"]
    assert strength.leads(t.s, captain, WORLD.index["mercenary_1"])
    assert not strength.leads(t.s, captain, WORLD.index["hothior_army_1"])
    assert party.move_of(t.s, captain) == WORLD.kingdoms[PON].monarch_move
    monarch = WORLD.monarch_of[PON]
    assert party.profile(t.s, captain) == party.profile(t.s, monarch)


@pytest.mark.rule("DR-A-SCO-15")
def test_their_leader_keeps_to_the_kingdom_and_the_wasteland() -> None:
    border = next(
        WORLD.grid.ids[space]
        for space in range(WORLD.grid.size)
        if WORLD.land_of[space] == PON
        and WORLD.land >> space & 1
        and space not in WORLD.castle_at
        and any(WORLD.land_of[near] == KINGDOM_IDS.index("muetar") for near in WORLD.field.near[space])
    )
    over = next(
        WORLD.grid.ids[near]
        for near in WORLD.field.near[WORLD.grid.at(border)]
        if WORLD.land_of[near] == KINGDOM_IDS.index("muetar")
    )
    t = revolt("movement", spot=border).do("move juulute")
    assert f"go {over}" not in t.options
    assert t.refuses(f"go {over}") == ["DR-A-SCO-15"]
    free = at(
        "movement", options=ON, hexes={border: ["juulute"]}, masters={"juulute": "first"}, allies={"pon": "first"}
    )
    assert f"go {over}" in free.do("move juulute").options


@pytest.mark.rule("DR-A-SCO-15")
def test_rebels_abroad_for_two_turns_on_end_are_gone_and_so_is_their_leader() -> None:
    spot = ABROAD
    t = revolt("combat", spot=spot, about={"away": {"mercenary_1": 1, "mercenary_2": 1}}, order=["first"], dice=7)
    while t.s.turn == 3:
        t.do("done" if "done" in t.options else t.options[0])
    assert t.where("mercenary_1") == t.where("mercenary_2") == "pool"
    assert t.where("juulute") == "gone"
    assert t.s.hands.one(cards.DISCARD, WORLD.card_kinds.index("juulute")) >= 0
    assert kinds(t) == {}
    fresh = revolt("combat", spot=spot, order=["first"], dice=7)
    while fresh.s.turn == 3:
        fresh.do("done" if "done" in fresh.options else fresh.options[0])
    assert fresh.where("mercenary_1") == spot
    captain = revolt(
        "combat",
        "great_captain_1",
        spot=spot,
        about={"away": {"mercenary_1": 1, "mercenary_2": 1}},
        order=["first"],
        dice=7,
    )
    while captain.s.turn == 3:
        captain.do("done" if "done" in captain.options else captain.options[0])
    assert captain.where("great_captain_1") == "randomizer"


@pytest.mark.rule("DR-A-SCO-24", "DR-A-SCO-33")
def test_pestilence_brings_the_highest_chit_an_ally_with_two_sick_castles() -> None:
    t = opened(4, 5, 5, 6)
    high = t.events("condition-chits")[0]["order"][0]
    assert t.ally_of("immer") == high
    sick = {WORLD.grid.ids[t.s.where[unit]] for unit in range(WORLD.first_hero) if t.s.health.afflicted >> unit & 1}
    full = sorted(
        (len(t.s.own_units(t.s.setting.seat(high), castle.space)) for castle in WORLD.castles_of[IMMER]), reverse=True
    )
    assert len(sick) == 2
    crowds = sorted((len(t.stack(space)) for space in sick), reverse=True)
    assert crowds[0] >= full[0]
    assert not t.rolls("DR-A-EPI-05") or t.s.turn > 0
    assert t.s.personality(IMMER)


@pytest.mark.rule("DR-A-SCO-33")
def test_a_cursed_monarch_is_in_play_all_the_same() -> None:
    t = opened(2, 3, 6, 6, stop="condition-forces")
    face = t.s.personality(PON)
    assert face > 0  # face up
    assert t.ally_of("pon") is not None
    thirteen = live("events", {"kind": "invasion"}, hidden={"pon": 13})
    status.activate(thirteen.s, PON, 1, fresh=False)
    assert (thirteen.ally_of("pon"), thirteen.s.personality(PON)) == ("second", 13)


@pytest.mark.rule("DR-A-SCO-33")
def test_it_counts_as_entering_play() -> None:
    t = opened(2, 3, 1, 1, randomizer_options=True, new_ally_draw=True)
    assert len(t.events("stranger")) == 1


# -- clout, expertise -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCO-09", "DR-DEC-34")
def test_clout_adds_one_until_a_roll_is_won_with_it() -> None:
    about = {"kind": "clout", "side": "first"}
    t = live("diplomacy", about, personalities={"immer": 16}, dice=[1, 5]).do("activate immer", "use-clout")
    assert t.ally_of("immer") is None
    t.do("none")
    assert t.ally_of("immer") == "first"
    assert t.s.kingdoms[IMMER].friend == 0
    assert kinds(t) == {}
    unused = live("diplomacy", about, personalities={"immer": 16}, dice=[1, 5]).do("activate immer", "none")
    assert unused.ally_of("immer") is None
    assert kinds(unused) == {"pon": "clout"}
    failed = live("diplomacy", about, personalities={"immer": 16}, dice=[1, 4]).do(
        "activate immer", "use-clout", "none"
    )
    assert kinds(failed) == {"pon": "clout"}
    assert "use-clout" not in live("diplomacy", "clout", dice=[1]).do("activate immer").options


@pytest.mark.rule("DR-A-SCO-09")
def test_who_allies_with_it_by_diplomacy_has_the_clout() -> None:
    t = live("diplomacy", "clout", personalities={"pon": 16}, dice=[1, 6]).do("activate pon", "none")
    assert (t.ally_of("pon"), t.s.conditions[0].seat) == ("first", 0)


@pytest.mark.rule("DR-A-SCO-23")
def test_expertise_brings_a_stranger_at_first_and_one_for_each_an_enemy_draws() -> None:
    t = live("diplomacy", {"kind": "expertise", "drawn": 1}, personalities={"pon": 16}, dice=[1, 6, 1])
    t.do("activate pon", "none")
    assert len(t.events("stranger")) == 1
    for drawn, more in ((1, 1), (5, 1), (6, 0)):
        about = {"kind": "expertise", "drawn": drawn}
        enemy = live("events", about, allies={"pon": "second"}, personalities={"pon": 16}, dice=[3, 4])
        told = enemy.events("stranger")
        assert [event["side"] for event in told] == ["first", *["second"] * more]
        assert enemy.s.conditions[0].drawn == drawn + more
    own = live("events", {"kind": "expertise", "drawn": 1}, allies={"pon": "first"}, dice=[3, 4])
    assert len(own.events("stranger")) == 1
    nobody = live("events", {"kind": "expertise", "drawn": 1}, dice=[3, 4])
    assert len(nobody.events("stranger")) == 1


@pytest.mark.rule("DR-A-SCO-23")
def test_they_enter_inside_the_kingdom_if_they_can() -> None:
    about = {"kind": "expertise", "band": ["engineer_1"]}
    t = live(
        "movement", about, allies={"pon": "first"}, piles={"waiting": ["engineer_1"]}, masters={"engineer_1": "first"}
    )
    spaces = special.entry_spaces(t.s, WORLD.index["engineer_1"], 0)
    assert {WORLD.land_of[space] for space in spaces} == {PON}
    others = live(
        "movement",
        "expertise",
        allies={"pon": "first"},
        piles={"waiting": ["engineer_1"]},
        masters={"engineer_1": "first"},
    )
    assert len({WORLD.land_of[space] for space in special.entry_spaces(others.s, WORLD.index["engineer_1"], 0)}) > 1


# -- wealth -----------------------------------------------------------------------------------------------------------

ADEESE = next(castle for castle in WORLD.castles_of[PON] if castle.intrinsic == 3 and not castle.royal)


@pytest.mark.rule("DR-A-SCO-16")
def test_famine_weakens_castles_and_what_they_are_worth() -> None:
    t = live("siege", "famine")
    assert siege.intrinsic(t.s, ADEESE.index) == 2
    siege.fall(t.s, ADEESE.index, 0)
    assert t.points("first") == 10
    assert min(siege.intrinsic(t.s, castle.index) for castle in WORLD.castles) >= 1


@pytest.mark.rule("DR-A-SCO-16")
def test_the_hungry_attack_worse() -> None:
    spot, foe = FIELD, WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(FIELD)][0]]
    army = ["hothior_army_1", "hothior_army_2"]

    def clash(t: Table, *units: str, defending: bool = False) -> int:
        own, theirs = [WORLD.index[unit] for unit in units], [WORLD.index["muetar_army_1"]]
        sides = (theirs, own) if defending else (own, theirs)
        found = strength.combat(t.s, *sides, WORLD.grid.at(foe), (-1, -1))
        side = found.defender if defending else found.attacker
        return sum(amount for rule, amount in side.modifiers if rule == "DR-A-SCO-16")

    t = live("events", "famine", hexes={spot: army, "0917": ["hothior_army_3"], foe: ["muetar_army_1"]}, dice=[3, 4])
    wealth.nothing_to_eat(t.s)
    assert clash(t, *army) == -1
    assert clash(t, "hothior_army_1", "hothior_army_3") == -1
    assert clash(t, "hothior_army_3") == 0
    assert clash(t, *army, defending=True) == 0


@pytest.mark.rule("DR-A-SCO-16")
def test_the_hungry_make_no_forced_march() -> None:

    options = {"forced_march": True}
    t = live("movement", "famine", hexes={FIELD: ["hothior_army_1"], "0917": ["hothior_army_3"]}, options=options)
    wealth.nothing_to_eat(t.s)
    hungry = wealth.too_hungry(t.s, [WORLD.index["hothior_army_1"]], 0)
    assert [reason.rule for reason in hungry] == ["DR-A-SCO-16"]
    assert wealth.too_hungry(t.s, [WORLD.index["hothior_army_3"]], 0) == []


@pytest.mark.rule("DR-A-SCO-16")
def test_a_player_turn_begins_with_a_look_at_who_is_hungry() -> None:
    t = live("combat", "famine", phasing=0, hexes={FIELD: ["muetar_army_1"]}, dice=3)
    while t.s.phasing == 0:
        t.do("done" if "done" in t.options else t.options[0])
    assert t.s.half.starving >> WORLD.index["muetar_army_1"] & 1


@pytest.mark.rule("DR-A-SCO-17")
def test_prosperity_strengthens_castles_and_their_worth() -> None:
    t = live("siege", "prosperity")
    assert siege.intrinsic(t.s, ADEESE.index) == 4
    siege.fall(t.s, ADEESE.index, 0)
    assert t.points("first") == 20


@pytest.mark.rule("DR-A-SCO-18")
def test_a_regular_brings_another_and_a_third_is_refused() -> None:
    lost = units_of("pon", on_map=False, t=live("siege", "prosperity"))
    armies = [unit for unit in lost if "army" in unit]
    t = live(
        "events", "prosperity", allies={"pon": "first"}, personalities={"pon": 16}, piles={"pool": armies}, dice=[4, 6]
    )
    t.do(f"return {armies[0]}")
    assert t.rule == "DR-A-SCO-18"
    t.do(f"return {armies[1]}")
    assert {t.where(armies[0]), t.where(armies[1])}.isdisjoint({"pool"})
    assert events.replaceable(t.s, [PON]) == []
    child = live(
        "events", "prosperity", allies={"pon": "first"}, personalities={"pon": 21}, piles={"pool": armies}, dice=[3, 3]
    )
    child.do(f"return {armies[0]}")
    assert child.rule != "DR-A-SCO-18"


@pytest.mark.rule("DR-A-SCO-18")
def test_a_mercenary_in_its_castle_brings_another() -> None:
    t = live("events", "prosperity", allies={"pon": "first"}, personalities={"pon": 16}, dice=[4, 4])
    t.do(f"hire-army {HEAP}")
    assert len([name for name in t.stack(HEAP) if name.startswith("mercenary_")]) == 2
    assert f"hire-army {HEAP}" not in t.options
    elsewhere = live("events", "prosperity", allies={"pon": "first"}, personalities={"pon": 16}, dice=[4, 4])
    elsewhere.do("hire-army 0917")
    assert len([name for name in elsewhere.stack("0917") if name.startswith("mercenary_")]) == 1


@pytest.mark.rule("DR-A-SCO-19")
def test_prosperity_is_ignored_once_the_card_is_known() -> None:
    known = live("siege", "prosperity", personalities={"pon": 21})
    assert siege.intrinsic(known.s, ADEESE.index) == 3
    hidden = live("siege", "prosperity", hidden={"pon": 21})
    assert siege.intrinsic(hidden.s, ADEESE.index) == 4


@pytest.mark.rule("DR-A-SCO-20")
@pytest.mark.parametrize(("card", "more"), [(1, 1), (6, 0), (10, 0), (13, 0), (16, 0), (21, 0)])
def test_fervor_helps_those_who_are_half_of_a_force(card: int, more: int) -> None:
    t = live("combat", "fervor", allies={"pon": "first"}, personalities={"pon": card})
    own = [WORLD.index["pon_army_1"], WORLD.index["pon_army_2"]]
    other = [WORLD.index["hothior_army_1"], WORLD.index["hothior_army_2"], WORLD.index["hothior_army_3"]]
    foe = [WORLD.index["muetar_army_1"]]

    def added(units: list[int]) -> int:
        side = strength.combat(t.s, units, foe, WORLD.grid.at(FIELD), (-1, -1)).attacker
        return sum(amount for rule, amount in side.modifiers if rule == "DR-A-SCO-20")

    assert added([*own, *other[:2]]) == more
    assert added([*own, *other]) == 0


@pytest.mark.rule("DR-A-SCO-21")
def test_the_prepared_have_mercenaries_in_their_castles() -> None:
    t = live("diplomacy", "preparedness", "immer", personalities={"immer": 16}, dice=[1, 6]).do(
        "activate immer", "none"
    )
    hired = {
        castle.name: len([n for n in t.stack(WORLD.grid.ids[castle.space]) if n.startswith("mercenary_")])
        for castle in WORLD.castles_of[IMMER]
    }
    assert hired == {castle.name: 2 if castle.royal else 1 for castle in WORLD.castles_of[IMMER]}
    assert kinds(t) == {}
    again = live("diplomacy", "preparedness", "immer", personalities={"immer": 16}, won=["immer"], dice=[1, 6])
    assert not again.do("activate immer", "none").events("hired")
    weak = live("diplomacy", "preparedness", "immer", personalities={"immer": 10}, dice=[1, 6])
    assert not weak.do("activate immer", "none").events("hired")


@pytest.mark.rule("DR-A-SCO-22")
def test_the_bankrupt_lose_regulars_for_ever_and_hire_nobody() -> None:
    t = live(
        "movement", "bankruptcy", allies={"pon": "first"}, hexes={FIELD: ["pon_army_1"], "0917": ["hothior_army_1"]}
    )
    for unit, place in (("pon_army_1", "gone"), ("hothior_army_1", "pool")):
        losses.eliminate(t.s, WORLD.index[unit])
        assert t.where(unit) == place
    spaces = events.hiring_spaces(t.s, -1)
    assert {WORLD.land_of[space] for space in spaces} == {KINGDOM_IDS.index("hothior")}
    rich = at("movement", options=ON, allies={"pon": "first"})
    assert PON in {WORLD.land_of[space] for space in events.hiring_spaces(rich.s, -1)}
    assert PON not in {WORLD.land_of[space] for space in special.entry_spaces(t.s, WORLD.index["engineer_1"], 0)}
    assert PON in {WORLD.land_of[space] for space in special.entry_spaces(rich.s, WORLD.index["engineer_1"], 0)}


# -- pestilence -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCO-25")
@pytest.mark.parametrize(("turn", "die", "ends"), [(4, 6, False), (5, 6, True), (5, 5, False)])
def test_from_the_fifth_turn_on_a_six_ends_it(turn: int, die: int, ends: bool) -> None:
    t = live("events", "pestilence", allies={"pon": "first"}, turn=turn, dice=[die, 3, 4])
    assert (kinds(t) == {}) == ends
    assert bool(t.rolls("DR-A-SCO-25")) == (turn == 5)
    others = live("events", "pestilence", allies={"pon": "second"}, turn=5, dice=[6, 3, 4])
    assert kinds(others) == {"pon": "pestilence"}


@pytest.mark.rule("DR-A-SCO-26", "DR-T-A-PESTILENCE")
@pytest.mark.parametrize(
    ("number", "place", "die", "sick"),
    [
        (4, FIELD, 1, True),
        (4, FIELD, 2, False),
        (4, FIELD, 6, False),
        (6, FIELD, 5, True),
        (6, FIELD, 4, False),
        (6, FIELD, 1, False),
        (2, HEAP, 5, True),
        (2, HEAP, 4, False),
    ],
)
def test_who_begins_a_turn_there_may_fall_sick(number: int, place: str, die: int, sick: bool) -> None:
    army = [f"hothior_army_{n}" for n in range(1, number + 1)]
    t = live(
        "events",
        "pestilence",
        hexes={place: army},
        allies={"pon": "first"},
        turn=2,
        dice=[die, 3, 4],
    )
    assert bool(t.events("afflicted")) == sick
    assert t.rolls("DR-A-SCO-26") == [(die,)]


@pytest.mark.rule("DR-A-SCO-26")
def test_strangers_alone_do_not_and_others_elsewhere_neither() -> None:
    t = live(
        "events",
        "pestilence",
        hexes={FIELD: ["ozerg"], "0917": ["hothior_army_1"]},
        masters={"ozerg": "first"},
        dice=[3, 4],
    )
    assert t.rolls("DR-A-SCO-26") == []


@pytest.mark.rule("DR-A-SCO-27")
def test_the_sick_fare_worse_there() -> None:
    for place, more in ((FIELD, 1), ("0917", 0)):
        army = [f"hothior_army_{n}" for n in range(1, 7)]
        t = live("movement", "pestilence", hexes={place: army}, afflicted=army)
        found = dict(epidemics.modifiers(t.s, 0, 1 << WORLD.grid.at(place)))
        assert found.get("DR-A-SCO-27", 0) == more


# -- invasion ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCO-28", "DR-DEC-06")
def test_invaders_stand_near_the_edge_they_come_from() -> None:
    t = opened(4, 5, 6, 6, stop="condition-forces")
    high, second = t.events("condition-chits")[0]["order"]
    assert (t.s.name(t.ask.seat), t.rule, t.ally_of("immer")) == (high, "DR-A-SCO-28", second)
    castles = {WORLD.grid.ids[castle.space] for castle in WORLD.castles}
    spaces = {option.partition(" ")[2] for option in t.options}
    assert spaces
    assert not spaces & castles
    for space in spaces:
        assert WORLD.land_of[WORLD.grid.at(space)] == IMMER
        assert int(space[2:]) <= 4


@pytest.mark.rule("DR-A-SCO-32")
def test_horsemen_come_to_the_east_of_ghem_only() -> None:
    t = opened(1, 1, 6, 6, stop="condition-forces")
    spaces = [WORLD.grid.at(option.partition(" ")[2]) for option in t.options]
    near = [WORLD.space("Alzak"), WORLD.space("Mines of Rosengg")]
    assert all(min(WORLD.grid.distance(space, castle) for castle in near) < 4 for space in spaces)
    assert start.outposts(t.s) & 1 << WORLD.space("Alzak")
    assert not start.outposts(t.s) & 1 << WORLD.space("Aws Noir")


RAIDERS = [f"eastern_horseman_{number}" for number in range(1, 6)]


def invasion(phase: str, number: int = 5, spot: str = FIELD, **more: Any) -> Table:
    band = RAIDERS[:number]
    about = {"kind": "invasion", "side": "first", "band": band}
    hexes = {spot: band, **more.pop("hexes", {})}
    masters = {**dict.fromkeys(band, "first"), **more.pop("masters", {})}
    return live(
        phase,
        about,
        hexes=hexes,
        masters=masters,
        allies={"pon": "second"},
        tribes={"ashkar": "first"},
        seats=3,
        **more,
    )


@pytest.mark.rule("DR-A-SCO-29")
def test_invaders_keep_within_four_spaces_of_the_border() -> None:
    t = invasion("movement")
    closed = insurgents.bounds(t.s, [WORLD.index[RAIDERS[0]]])
    lands = [space for space in range(WORLD.grid.size) if WORLD.land_of[space] == PON]
    for space in range(WORLD.grid.size):
        steps = min(WORLD.grid.distance(space, land) for land in lands)
        foreign = WORLD.land_of[space] not in (-1, PON)
        assert bool(closed >> space & 1) == (steps > 4 or foreign)
    t.do(f"move {RAIDERS[0]}")
    far = next(space for space in range(WORLD.grid.size) if closed >> space & 1 and WORLD.land >> space & 1)
    assert t.refuses(f"go {WORLD.grid.ids[far]}") == ["DR-A-SCO-29"]


@pytest.mark.rule("DR-A-SCO-29")
def test_they_retreat_further_only_if_they_must() -> None:
    t = invasion("combat")
    inside, outside = WORLD.grid.at(FIELD), WORLD.grid.at("0917")
    unit = [WORLD.index[RAIDERS[0]]]
    assert [*insurgents.retreats_within(t.s, unit, [inside, outside])] == [inside]
    assert [*insurgents.retreats_within(t.s, unit, [outside])] == [outside]
    assert [*insurgents.retreats_within(t.s, [WORLD.index["hothior_army_1"]], [inside, outside])] == [inside, outside]


@pytest.mark.rule("DR-A-SCO-30")
@pytest.mark.parametrize(("number", "more"), [(4, 1), (5, 0)])
def test_one_joins_them_where_they_are_fewer_than_five(number: int, more: int) -> None:
    t = invasion("events", number, dice=[3, 4])
    assert len([name for name in t.stack(FIELD) if name.startswith("eastern")]) == 5 if more else 5
    assert len(t.events("barbarians-join")) == more
    assert t.s.conditions[0].band.bit_count() == 5
    others = invasion("events", number, phasing=1, dice=[3, 4])
    assert not others.events("barbarians-join")


@pytest.mark.rule("DR-A-SCO-30")
def test_their_player_says_which_stack_grows() -> None:
    other = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(FIELD)][0]]
    band = {FIELD: RAIDERS[:2], other: [RAIDERS[2]]}
    about = {"kind": "invasion", "side": "first", "band": RAIDERS[:3]}
    t = live(
        "events",
        about,
        hexes=band,
        masters=dict.fromkeys(RAIDERS[:3], "first"),
        allies={"pon": "second"},
        tribes={"ashkar": "first"},
        dice=[3, 4],
    )
    assert (t.question, t.rule) == ("condition-reinforced", "DR-A-SCO-30")
    t.do(f"place {other}")
    assert len(t.stack(other)) == 2


@pytest.mark.rule("DR-A-SCO-30")
def test_their_player_recruits_no_others_of_the_kind() -> None:
    t = invasion("diplomacy", 3, dice=[1])
    gate = next(
        iter(option for option in at("diplomacy", options=ON, dice=[1]).options if option.startswith("recruit 34"))
    )
    assert gate not in t.options
    assert t.refuses(gate) == ["DR-A-SCO-30"]


@pytest.mark.rule("DR-A-SCO-31")
def test_the_last_invader_gone_the_condition_is_over() -> None:
    t = invasion("diplomacy", 1, phasing=2, dice=[1])
    assert t.refuses("deactivate pon") == ["DR-A-SCO-31"]
    losses.eliminate(t.s, WORLD.index[RAIDERS[0]])
    while t.s.fallout:
        (kind, _, *about), t.s.fallout = t.s.fallout[0], t.s.fallout[1:]
        fallout.HANDLERS[kind](t.s, *about)
    assert kinds(t) == {}
    assert openings.stays(t.s, PON) == []
    assert table.of(t.s, CONDITIONS.index("invasion")) == []
