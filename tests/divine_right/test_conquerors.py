"""Where the scenarios of conquest meet other chapters: captives, vengeance, coups, successors."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import captives, changes, fallout, hooks, status, victory
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.magic import seeking
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN
from hexarchy.games.divine_right.scenarios import khagan, vassals
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import WORLD, Table
from tests.divine_right.test_boewenn import war as boewenn
from tests.divine_right.test_khagan import CAPTAINS, FIELD, HEAP, MILITIA, PON, VETERANS, settle, war
from tests.divine_right.test_storm_riders import empire

MONARCH = WORLD.monarch_of[PON]


# -- the murderer of envoys (DR-A-KHA-09) -----------------------------------------------------------------------------


def guilty(phase: str = "combat", **more: Any) -> Table:
    """Pon's monarch, an ally of the second seat, has murdered the envoys."""
    hexes = {FIELD: ["pon_monarch"], **more.pop("hexes", {})}
    allies = {"pon": "second", **more.pop("allies", {})}
    return war(phase, venture={"guilty": "pon"}, hexes=hexes, allies=allies, **more)


@pytest.mark.rule("DR-A-KHA-09")
def test_to_take_the_murderer_is_not_to_kill_them() -> None:
    t = guilty(at_=FIELD, allies={"immer": "first"})
    captives.capture(t.s, MONARCH, 0, WORLD.grid.at(FIELD))
    assert t.where("pon_monarch") == "prison"
    assert not t.s.venture.avenged


@pytest.mark.rule("DR-A-KHA-09", "DR-A-KHA-21")
@pytest.mark.parametrize("kingdom", ["pon", "hothior"])
def test_a_murderer_put_to_death_for_want_of_a_prison_is_executed(kingdom: str) -> None:
    """No matter who took them: Horsemen, militia, or a player's own monarch."""
    hexes = {FIELD: [f"{kingdom}_monarch"], HEAP: [MILITIA[0]]}
    t = war("combat", venture={"guilty": kingdom}, hexes=hexes, masters={MILITIA[0]: "first"}, allies={"pon": "second"})
    captives.capture(t.s, WORLD.index[f"{kingdom}_monarch"], 0, WORLD.grid.at(FIELD))
    settle(t)
    assert t.where(f"{kingdom}_monarch") == "gone"
    assert t.s.venture.avenged
    captured = victory.ALLYS_MONARCH_CAPTURED if kingdom == "pon" else victory.PLAYER_MONARCH
    assert t.points("first") == captured
    assert bool(t.s.players[1].out) == (kingdom == "hothior")


@pytest.mark.rule("DR-A-KHA-21", "DR-A-TRO-12", "DR-B-SMU-03")
@pytest.mark.parametrize("hero", ["trouble", "black_knight"])
def test_who_is_put_to_death_does_not_come_back(hero: str) -> None:
    options = {"trouble_peasants": True}
    t = war("combat", hexes={FIELD: [hero]}, masters={hero: "second"}, options=options)
    captives.capture(t.s, WORLD.index[hero], 0, WORLD.grid.at(FIELD))
    assert t.where(hero) == "gone"
    assert not [event for event in t.s._happened if event.key == "roll"]


@pytest.mark.rule("DR-A-KHA-09")
@pytest.mark.parametrize(("attacker", "avenged"), [(VETERANS[0], True), (MILITIA[0], False)])
def test_veterans_must_have_fought_the_murderer(attacker: str, avenged: bool) -> None:
    """Others of them beside the field, who do not fight, avenge nobody."""
    a, b = (WORLD.grid.ids[one] for one in WORLD.field.near[WORLD.grid.at(FIELD)][:2])
    hexes = {a: [MILITIA[0]], FIELD: ["pon_monarch", "pon_army_1"]}
    t = guilty(at_=b, hexes=hexes, masters={MILITIA[0]: "first"})
    t.s.frames.append(Battle(WORLD.grid.at(FIELD), hex_set([WORLD.index[attacker]])))
    captives.kill(t.s, MONARCH, 0)
    assert t.s.venture.avenged == avenged


@pytest.mark.rule("DR-A-KHA-16")
def test_a_kingdom_whose_monarch_he_took_and_lost_is_not_broken_by_him() -> None:
    t = guilty(at_=FIELD, allies={"immer": "first"}, phasing=1)
    captives.capture(t.s, MONARCH, 0, WORLD.grid.at(FIELD))
    t.s.prisoners = ()
    captives.kill(t.s, MONARCH, -1, points=False)  # freed, and dead by another cause
    settle(t)
    assert t.status("pon") == "confused"
    assert not t.s.venture.broken >> PON & 1


# -- lieges and vassals -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCW-27", "DR-A-SCW-33")
@pytest.mark.parametrize(("turn", "called"), [(6, False), (7, True)])
def test_help_from_afar_calls_up_no_vassal_of_the_invaders_before_turn_7(turn: int, called: bool) -> None:
    """Before it he is asked nothing: more Horsemen come."""
    t = empire("events", phasing=2, turn=turn, lieges={"pon": "third"}, personalities={"pon": 16}, dice=[6, 6, 5])
    assert ("summon pon" in t.options) == called
    assert bool(t.events("barbarians-join")) != called


PLOT: dict[str, Any] = {"hands": {"first": ["usurper"]}, "options": {"coup": True}, "dice": [1]}


@pytest.mark.rule("DR-A-COU-07")
@pytest.mark.parametrize("inactive", [("pon", "immer"), ("immer",)])
def test_vassals_are_no_targets_of_a_coup_be_they_active_or_not(inactive: tuple[str, ...]) -> None:
    allies = {} if "pon" in inactive else {"pon": "first"}
    plot: dict[str, Any] = {**PLOT, "hands": {"second": ["usurper"]}}
    t = empire("diplomacy", phasing=1, inactive=inactive, allies=allies, **plot)
    assert t.refuses("coup pon") == ["DR-A-COU-07"]
    assert t.refuses("coup hothior") == ["DR-A-COU-07"]  # the satrap's seat
    assert "coup ghem" in t.options


@pytest.mark.rule("DR-A-COU-07", "DR-A-SCW-16", "DR-A-BOE-06")
def test_no_coup_makes_friends_of_those_who_never_would_be() -> None:
    """Neither of rebels for the satrap, nor for Boewenn of those he hates."""
    rebel = empire("diplomacy", inactive=("immer",), venture={"vassals": ["immer"], "rebels": ["pon"]}, **PLOT)
    assert rebel.refuses("coup pon") == ["DR-A-COU-07"]
    assert "coup ghem" in rebel.options
    elves = boewenn("diplomacy", **PLOT)
    assert elves.refuses("coup immer") == ["DR-A-COU-07"]
    assert "coup muetar" in elves.options
    allied = boewenn("diplomacy", allies={"immer": "second"}, **PLOT)
    assert allied.refuses("coup immer") == ["DR-A-COU-07"]


@pytest.mark.rule("DR-A-SCW-11")
def test_a_great_captain_who_was_drawn_finds_devices_for_the_invader() -> None:
    hexes = {FIELD: ["great_captain_3", CAPTAINS[3]]}
    t = empire("movement", turn=9, phasing=2, hexes=hexes, masters=dict.fromkeys(hexes[FIELD], "third"))
    assert seeking.seeks(t.s, WORLD.index["great_captain_3"])
    for own in ("great_captain_1", CAPTAINS[3], "kang"):
        assert not seeking.seeks(t.s, WORLD.index[own])


@pytest.mark.rule("DR-A-KHA-12")
@pytest.mark.parametrize(("now", "seats"), [(1, [0, 1]), (2, [0, 2]), (0, [0]), (-1, [0])])
def test_whoever_controls_kang_recruits_horsemen_besides_the_khagan(now: int, seats: list[int]) -> None:
    t = war("movement", venture={"kang": "second"})
    t.s.master[WORLD.index["kang"]] = now
    assert [seat for seat in range(3) if not khagan.who_recruits(t.s, seat, EASTERN, 0)] == seats


@pytest.mark.rule("DR-A-KHA-16")
@pytest.mark.parametrize(("die", "now"), [(5, "ally"), (4, "neutral")])
def test_where_a_veteran_and_a_leader_are_inside_already_the_die_falls_at_once(die: int, now: str) -> None:
    t = guilty("movement", at_=FIELD, dice=[1, die])
    captives.kill(t.s, MONARCH, 0)
    fallout.settle(t.s)
    t.s.run()
    while t.question == "storm-militia":
        t.do(t.options[0])
    assert t.status("pon") == now


@pytest.mark.rule("DR-A-BOE-11")
@pytest.mark.parametrize(("searcher", "elven"), [("neuth_army_1", True), ("muetar_army_1", False)])
def test_a_monarch_whom_his_allies_find_is_not_the_elves_prize(searcher: str, elven: bool) -> None:
    spot = "2016"
    near = next(one for one in WORLD.field.near[WORLD.grid.at(spot)] if WORLD.land >> one & 1)
    t = boewenn(
        "movement",
        hexes={spot: ["pon_monarch"], WORLD.grid.ids[near]: [searcher]},
        allies={"muetar": "first", "pon": "second"},
        dice=[1],
    )
    t.do(f"move {searcher}", f"go {spot}", "search pon_monarch")
    assert t.points("first") == victory.ALLYS_MONARCH_KILLED
    assert t.s.venture.elven == elven * t.points("first")


@pytest.mark.rule("DR-A-SCW-29")
@pytest.mark.parametrize("lost", [{"prisoners": {"pon_monarch": ["second", "1911"]}}, {"track": {"pon_monarch": 9}}])
def test_who_follows_a_deposed_monarch_is_neither_captive_nor_wounded(lost: dict[str, Any]) -> None:
    t = empire("diplomacy", personalities={"pon": 13}, dice=[1, 1], **lost).do("depose pon")
    assert t.where("pon_monarch") == "home"
    assert not t.s.prisoners
    assert not t.s.track


@pytest.mark.rule("DR-A-SCW-29", "DR-A-CURSE-30")
def test_nor_are_they_cursed() -> None:
    curses: dict[str, Any] = {"immer_monarch": {"doom": {}}}
    t = empire("diplomacy", options={"curses": True}, curses=curses, dice=[1, 1]).do("depose immer")
    assert t.s.curses == ()


@pytest.mark.rule("DR-A-REV-12", "DR-A-SCW-17")
def test_a_garrisoned_kingdom_out_of_confusion_is_a_vassal_and_no_new_rebel() -> None:
    """A lone Minarian finds another rebel among those who are free or vassals then."""
    names = [name for name in KINGDOM_IDS if name not in ("hothior", "muetar", "mivior", "pon")]
    venture = {"vassals": names, "lapsed": {"pon": "first"}}
    hexes = {FIELD: [VETERANS[10]]}
    masters = {VETERANS[10]: "first"}
    t = empire("movement", "minarian_revolt", inactive=names, venture=venture, hexes=hexes, masters=masters)
    changes.player(t.s, 2, out=1)
    for begin in hooks.GAME_TURN_BEGINS.of(t.s):
        begin(t.s)
    (rebel,) = [kingdom for kingdom in range(len(KINGDOM_IDS)) if t.s.venture.rebels >> kingdom & 1]
    assert t.status("pon") == ("neutral" if rebel == PON else "vassal")
    assert t.status(KINGDOM_IDS[rebel]) == "neutral"


@pytest.mark.rule("DR-A-SCW-17", "DR-A-REV-12")
def test_a_rebel_out_of_confusion_stays_one_beside_a_garrison() -> None:
    """Where nothing else is left the new rebel is a kingdom in Confusion, and its old liege has no claim to it."""
    players = {"hothior": "first", "muetar": "second", "mivior": "third"}
    allies = {name: "second" for name in KINGDOM_IDS if name not in (*players, "pon")}
    about: dict[str, Any] = {"confused": {"pon": 9}, "gone": ["pon_monarch"], "hexes": {FIELD: [VETERANS[10]]}}
    venture = {"vassals": [], "lapsed": {"pon": "first"}}
    masters = {VETERANS[10]: "first"}
    t = empire("movement", "minarian_revolt", inactive=(), allies=allies, venture=venture, masters=masters, **about)
    changes.player(t.s, 2, out=1)
    for _ in range(2):
        for begin in hooks.GAME_TURN_BEGINS.of(t.s):
            begin(t.s)
        assert (t.status("pon"), t.s.venture.rebels) == ("neutral", 1 << PON)


@pytest.mark.rule("DR-A-SCW-25", "DR-A-REV-12")
def test_a_kingdom_that_has_joined_another_is_no_garrisons_when_it_leaves() -> None:
    venture = {"vassals": [], "lapsed": {"pon": "first"}}
    hexes, masters = {FIELD: [VETERANS[10]]}, {VETERANS[10]: "first"}
    t = empire("movement", "minarian_revolt", inactive=(), venture=venture, hexes=hexes, masters=masters)
    status.activate(t.s, PON, 1, fresh=True)
    status.deactivate(t.s, PON)
    vassals.come_to_rest(t.s)
    assert t.status("pon") == "neutral"


@pytest.mark.rule("DR-A-KHA-23", "DR-A-SCW-33", "DR-A-BRV-01", "DR-A-ADV-07")
def test_help_from_afar_stirs_up_no_revolt_for_conquerors() -> None:
    """The scenario over the option: the Khagan ignores the event, and to a liege it is a vassal's call."""
    revolt: dict[str, Any] = {"options": {"baronial_revolt": True}}
    assert war("events", dice=[6, 6], **revolt).question != "help-or-revolt"
    assert war("events", phasing=1, dice=[6, 6], **revolt).question == "help-or-revolt"
    t = empire("events", personalities={"pon": 16, "immer": 1}, dice=[6, 6], **revolt)
    assert t.question == "free-call"


@pytest.mark.rule("DR-A-REV-13", "DR-B-GEN-04")
@pytest.mark.parametrize(("host", "drawn"), [("0917", 1), ("1017", 0)])
def test_strangers_come_to_a_satrap_who_holds_his_plundered_castle(host: str, drawn: int) -> None:
    names = ("pon", "immer", "ghem", "neuth")
    about: dict[str, Any] = {"host": {host: ["khagan", *CAPTAINS[:2], VETERANS[0]]}, "plundered": ["0917"]}
    venture = {"vassals": [*names]}
    t = empire("events", "minarian_revolt", turn=6, inactive=names, venture=venture, dice=[2, 4, 5], **about)
    assert len(t.events("stranger")) == drawn
