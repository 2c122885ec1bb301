"""Where chapters of the Advanced game meet each other, and the base game."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, fallout, fate, siege, status
from hexarchy.games.divine_right.advanced import tactics
from hexarchy.games.divine_right.advanced.health import castles
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.magic import ALTARS, FIELD, RING, TEMPLE, armies
from tests.divine_right.sieges import HIRED, HOTHIOR, around, hired
from tests.divine_right.table import WORLD, Table, at, new
from tests.divine_right.test_khagan import ROYAL, war
from tests.divine_right.test_storm_riders import empire

IMMER = KINGDOM_IDS.index("immer")
ALTARR = WORLD.grid.ids[WORLD.royal_seats[IMMER]]
OASIS = WORLD.grid.ids[WORLD.oasis]
CARPET, LORD = "flying_carpet", "hothior_monarch"


def game(phase: str, *dice: int, on: tuple[str, ...] = (), **more: Any) -> Table:
    """A table with some switches on."""
    return at(phase, options={"level": "intermediate", **dict.fromkeys(on, True)}, dice=[*dice], **more)


def n(piece: str) -> int:
    return WORLD.index[piece]


def settle(t: Table) -> Table:
    """What follows from an act made behind the table's back."""
    fallout.settle(t.s)
    t.s.run()
    return t


# -- the Temple of Danger ---------------------------------------------------------------------------------------------


def dreaming(phase: str, *dice: int, **more: Any) -> Table:
    """Immer's monarch, the second seat's ally, sleeps in the Temple."""
    about: dict[str, Any] = {"allies": {"immer": "second"}, "personalities": {"immer": 5}, **more}
    return game(phase, *dice, on=("temple_of_danger",), hexes={TEMPLE: ["immer_monarch"]}, **about)


@pytest.mark.rule("DR-B-DIP-29", "DR-A-TOD-01")
def test_no_assassin_comes_to_a_sleeper_and_ambassadors_meet_the_council() -> None:
    t = dreaming("diplomacy", 1, 6, asleep={"immer_monarch": 2}, hands={"first": ["marriage-1"]})
    assert ambassador.meeting(t.s, IMMER) == WORLD.grid.at(ALTARR)
    assert t.refuses("assassinate immer") == ["DR-B-DIP-29"]
    t.do("deactivate immer", "play marriage-1")
    assert t.status("immer") == "neutral"
    awake = dreaming("diplomacy", 1)
    assert ambassador.meeting(awake.s, IMMER) == WORLD.grid.at(TEMPLE)
    assert "assassinate immer" in awake.options


@pytest.mark.rule("DR-B-FAT-07", "DR-A-TOD-01")
def test_regulars_of_a_sleeper_fight_as_under_a_wounded_monarch() -> None:
    assert fate.weakened(dreaming("combat", asleep={"immer_monarch": 2}).s, IMMER)
    assert not fate.weakened(dreaming("combat").s, IMMER)


@pytest.mark.rule("DR-A-TOD-02", "DR-B-CAP-11", "DR-B-VIC-03")
@pytest.mark.parametrize(("sleeper", "points"), [("hothior_monarch", 0), ("muetar_monarch", 70)])
def test_nobody_scores_for_a_player_monarch_slain_by_their_own_side(sleeper: str, points: int) -> None:
    t = game(
        "movement",
        on=("temple_of_danger",),
        seats=3,
        hexes={TEMPLE: [sleeper, "immer_monarch"]},
        allies={"immer": "first"},
        personalities={"immer": 5},
        asleep={sleeper: 2},
    ).do("done", f"slay {sleeper}")
    assert t.points("first") == points
    assert t.events("out-of-the-game")


# -- monarchs in another's shape are nobody's mercenaries -------------------------------------------------------------

DISGUISED: dict[str, Any] = {
    "guises": {"wayfarer_1": {"hero": "hothior_monarch"}},
    "curses": {"wayfarer_1": {"transformation": {}}},
    "missing": {"hothior": 9},
    "piles": {"gone": ["hothior_monarch"]},
}


@pytest.mark.rule("DR-A-OME-03", "DR-A-CURSE-31")
@pytest.mark.parametrize("others", [[], ["fox", "naara"]])
def test_a_doleful_parting_is_not_from_ones_own_monarch(others: list[str]) -> None:
    """With nobody else there is nobody to part from."""
    masters = dict.fromkeys(["wayfarer_1", *others], "first")
    hexes = {FIELD: ["wayfarer_1", *others]}
    t = game("events", 1, 4, 3, 5, on=("omens", "curses"), hexes=hexes, masters=masters, **DISGUISED)
    assert t.events("bad-omen")[0]["number"] == 5
    assert t.where("wayfarer_1") == FIELD
    assert t.targets("lose") == others


@pytest.mark.rule("DR-A-HEI-03", "DR-A-CURSE-31")
def test_an_ally_whom_nobody_knows_does_not_ask_for_pay() -> None:
    about: dict[str, Any] = {
        "guises": {"wayfarer_1": {"hero": "immer_monarch"}},
        "curses": {"wayfarer_1": {"transformation": {}}},
        "missing": {"immer": 9},
        "piles": {"gone": ["immer_monarch"]},
    }
    t = game(
        "movement",
        *(6, 2, 2, 2, 2),
        on=("heir", "curses"),
        allies={"immer": "first"},
        personalities={"immer": 5},
        hexes={FIELD: ["wayfarer_1", "fox"]},
        masters={"fox": "first", "wayfarer_1": "first"},
        **about,
    )
    captives.kill(t.s, n("hothior_monarch"), 1)
    settle(t)
    assert t.ally_of("immer") == "first"
    assert t.where("fox") != FIELD
    assert t.where("wayfarer_1") == FIELD


@pytest.mark.rule("DR-A-VPO-07", "DR-A-CURSE-31", "DR-B-VIC-03")
def test_a_monarch_slain_unrecognized_is_worth_what_a_monarch_is() -> None:
    t = game(
        "movement",
        on=("additional_vp", "special_mercenaries", "curses"),
        seats=3,
        hexes={FIELD: ["wayfarer_1"]},
        masters={"wayfarer_1": "first"},
        **DISGUISED,
    )
    captives.kill(t.s, n("wayfarer_1"), 1)
    assert settle(t).points("second") == 70


# -- the Eerie Oasis --------------------------------------------------------------------------------------------------


def friend(name: str, *, on: tuple[str, ...], **more: Any) -> Table:
    """The jinn grant Fox friendship: with this hero of the randomizer."""

    def table(*dice: int) -> Table:
        masters = {"fox": "first", **more.get("masters", {})}
        hexes = {OASIS: ["fox"], **more.get("hexes", {})}
        return game("movement", *dice, on=("eerie_oasis", *on), **{**more, "hexes": hexes, "masters": masters})

    heroes = [piece for piece in special.in_randomizer(table().s) if piece >= WORLD.first_hero]
    return table(4, 2, 1 + heroes.index(n(name))).do("done", "wish fox")


@pytest.mark.rule("DR-A-OAS-05", "DR-A-BRE-01", "DR-A-BRE-04")
def test_the_unicorn_does_not_come_among_soldiers_even_for_a_wish() -> None:
    assert friend("breis", on=("breis",)).where("breis") == OASIS
    t = friend("breis", on=("breis",), hexes={OASIS: ["fox", "hothior_army_1"]})
    assert (t.question, t.about["unit"]) == ("entry", n("breis"))
    assert OASIS not in t.targets("place")


@pytest.mark.rule("DR-A-OAS-04", "DR-A-MAG-03")
def test_a_second_magic_user_is_no_friend_of_the_wisher() -> None:
    """The first player to the right has them."""
    on = ("curses", "magic_users")
    about: dict[str, Any] = {"hexes": {OASIS: ["fox"], FIELD: ["magic_user_a"]}, "masters": {"magic_user_a": "first"}}
    aside = {"piles": {"randomizer": ["magic_user_b"]}}
    assert friend("magic_user_b", on=on, **aside).where("magic_user_b") == OASIS
    t = friend("magic_user_b", on=on, **about, **aside)
    assert t.master("magic_user_b") == "second"
    assert t.where("magic_user_b") != OASIS


# -- walls ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SCO-16", "DR-A-EPI-15")
@pytest.mark.parametrize(("condition", "left"), [({}, 1), ({"immer": "famine"}, 1), ({"immer": "prosperity"}, 2)])
def test_an_epidemic_leaves_walls_a_point_in_famine_too(condition: dict[str, str], left: int) -> None:
    wirzor = "1203"
    units = [*HOTHIOR, *HIRED[:2]]
    t = game(
        "siege",
        *(1, 1, 1),
        on=("raging_epidemics", "special_conditions"),
        hexes=around(wirzor, units),
        masters=hired("first", HIRED[:2]),
        allies={"immer": "second"},
        personalities={"immer": 5},
        sieges={wirzor: "first"},
        dying=[wirzor],
        conditions=condition,
    )
    castle = WORLD.castle_at[WORLD.grid.at(wirzor)].index
    assert WORLD.castles[castle].intrinsic == 2
    assert siege.intrinsic(t.s, castle) == left
    for _ in range(3):
        castles.sapped(t.s)
    assert siege.intrinsic(t.s, castle) == 1


# -- boats ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLT-08", "DR-B-MAG-18")
def test_nobody_strides_in_a_boat() -> None:
    t = game("movement", hexes={"0818": ["hothior_monarch"]}, devices={"striding_boots": "hothior_monarch"})
    assert t.do("move hothior_monarch").about["points"] == 10
    assert t.do("by boat").about["points"] == 7


# -- who stays with their player --------------------------------------------------------------------------------------

IN_LOVE: dict[str, Any] = {
    "curses": {"immer_monarch": {"love": {"goal": "eloia"}}},
    "personalities": {"immer": 6},
    "seats": 3,
}
INVADED: dict[str, Any] = {
    "hexes": {"1206": ["northern_barbarian_1"]},
    "masters": {"northern_barbarian_1": "second"},
    "conditions": {"immer": {"kind": "invasion", "side": "second", "band": ["northern_barbarian_1"]}},
    "personalities": {"immer": 6},
    "seats": 3,
}
LOVERS: dict[str, Any] = {**IN_LOVE, "hexes": {"1508": ["immer_monarch", "eloia"]}, "masters": {"eloia": "first"}}


@pytest.mark.rule("DR-A-HEI-02", "DR-A-CURSE-43", "DR-A-SCO-31")
@pytest.mark.parametrize(
    ("on", "about", "stays"),
    [
        (("curses",), LOVERS, True),
        (("special_conditions",), INVADED, True),
        ((), {"personalities": {"immer": 6}, "seats": 3}, False),
    ],
)
def test_who_cannot_leave_does_not_waver(on: tuple[str, ...], about: dict[str, Any], stays: bool) -> None:
    """A player monarch is dead, and a child is to follow."""
    t = game("movement", *[3] * 9, on=("heir", *on), allies={"immer": "first"}, **about)
    captives.kill(t.s, n("hothior_monarch"), 1)
    settle(t)
    assert t.ally_of("immer") == ("first" if stays else None)


@pytest.mark.rule("DR-B-ACT-07", "DR-A-CURSE-43")
@pytest.mark.parametrize(("curses", "imposed"), [(IN_LOVE["curses"], False), ({}, True)])
def test_no_peace_is_forced_on_one_who_loves(curses: dict[str, Any], imposed: bool) -> None:
    t = game(
        "diplomacy",
        1,
        on=("curses",),
        allies={"immer": "second"},
        personalities={"immer": 6},
        plundered=[ALTARR],
        hexes={ALTARR: ["hothior_army_1"], "1508": ["immer_monarch", "eloia"]},
        masters={"eloia": "second"},
        curses=curses,
    )
    assert ("impose-peace immer" in t.options) is imposed


@pytest.mark.rule("DR-B-GRE-06", "DR-A-SCO-31", "DR-A-CURSE-43")
@pytest.mark.parametrize(
    ("on", "about", "stays"), [(("curses",), LOVERS, True), (("special_conditions",), INVADED, True), ((), {}, False)]
)
def test_possessed_by_a_cursed_spirit_they_stay_where_they_must(
    on: tuple[str, ...], about: dict[str, Any], stays: bool
) -> None:
    t = game("movement", on=on, allies={"immer": "first"}, **{"personalities": {"immer": 6}, **about})
    status.turn_away(t.s, IMMER)
    assert t.ally_of("immer") == ("first" if stays else None)
    assert t.s.kingdoms[IMMER].won is stays


@pytest.mark.rule("DR-A-COU-07", "DR-A-CURSE-41")
@pytest.mark.parametrize(("resides", "rules"), [(True, ["DR-A-CURSE-41"]), (False, [])])
def test_nobody_plots_where_the_beloved_is(resides: bool, rules: list[str]) -> None:
    t = game(
        "diplomacy",
        1,
        on=("coup", "curses"),
        won=["immer"],
        hexes={ALTARR if resides else FIELD: ["eloia"]},
        masters={"eloia": "second"},
        hands={"first": ["usurper"]},
        **IN_LOVE,
    )
    assert t.why("coup immer") == rules
    assert ("coup immer" in t.options) is not resides


# -- Envoys do what ambassadors do ------------------------------------------------------------------------------------


def envoy(where: str, *dice: int, on: tuple[str, ...], **more: Any) -> Table:
    """The Diplomacy Phase of the first seat, whose Envoy stands in a space."""
    hexes = {space: [*stack] for space, stack in more.pop("hexes", {}).items()}
    hexes.setdefault(where, []).append("envoy_1")
    masters = {"envoy_1": "first", **more.pop("masters", {})}
    about = {"envoys": {"first": 1, "second": 1}, **more}
    return game("diplomacy", 1, *dice, on=("envoys", *on), hexes=hexes, masters=masters, **about)


@pytest.mark.rule("DR-A-ENV-06", "DR-A-COU-01")
def test_an_envoy_at_a_court_may_be_behind_a_coup() -> None:
    about: dict[str, Any] = {"on": ("coup",), "hands": {"first": ["usurper"]}, "personalities": {"immer": 5}}
    t = envoy(ALTARR, 6, **about).do("envoy").answer("envoy-function", "coup immer")
    assert t.rolls("DR-A-COU-01") == [(6,)]
    assert t.ally_of("immer") == "first"
    assert "envoy" not in envoy(FIELD, **about).options
    out = envoy(ALTARR, banishments={"first": {"immer": 9}}, **about).do("envoy")
    assert "coup immer" in out.options  # it is the ambassador who is banished


@pytest.mark.rule("DR-A-ENV-06", "DR-A-CURSE-41")
@pytest.mark.parametrize(("where", "wins"), [(ALTARR, True), (FIELD, False)])
def test_an_envoy_may_visit_one_who_loves(where: str, wins: bool) -> None:
    about = {**IN_LOVE, "won": ["immer"], "hexes": {ALTARR: ["eloia"]}, "masters": {"eloia": "first"}}
    t = envoy(where, on=("curses",), **about)
    assert "visit immer" in t.options  # the ambassador may anyway
    assert ("envoy" in t.options) is wins
    if wins:
        t.do("envoy").answer("envoy-function", "visit immer")
        assert t.ally_of("immer") == "first"


AT_PON: dict[str, Any] = {
    "options": {"envoys": True},
    "dice": [1],
    "personalities": {"pon": 16},
    "envoys": {"first": 1, "second": 1, "third": 1},
}


@pytest.mark.rule("DR-A-ENV-06", "DR-A-SCW-16", "DR-A-SCW-26", "DR-A-SCW-29", "DR-A-KHA-15")
def test_envoys_of_lieges_and_rebels_do_what_their_ambassadors_do() -> None:
    pon = WORLD.grid.ids[WORLD.royal_seats[KINGDOM_IDS.index("pon")]]
    liege = empire("diplomacy", hexes={pon: ["envoy_1"]}, masters={"envoy_1": "first"}, **AT_PON).do("envoy")
    assert {"summon pon", "depose pon"} <= {*liege.options}
    wild: dict[str, Any] = {"inactive": ("immer",), "venture": {"rebels": ["pon"], "vassals": ["immer"]}}
    there: dict[str, Any] = {"hexes": {pon: ["envoy_2"]}, "masters": {"envoy_2": "second"}}
    rebel = empire("diplomacy", phasing=1, **wild, **there, **AT_PON).do("envoy")
    assert rebel.do("rouse pon").ally_of("pon") == "second"
    two: dict[str, Any] = {
        "venture": {"sacked": [*ROYAL[:2]]},
        "hexes": {pon: ["envoy_1"]},
        "masters": {"envoy_1": "first"},
    }
    assert war("diplomacy", **two, **AT_PON).do("envoy").targets("demand") == ["pon"]


# -- who can do nothing, and to whom nothing can be done --------------------------------------------------------------


@pytest.mark.rule("DR-A-TOD-01", "DR-B-BLH-08")
@pytest.mark.parametrize("asleep", [True, False])
def test_the_black_hand_does_not_vanish_in_his_sleep(asleep: bool) -> None:
    t = game(
        "movement",
        on=("temple_of_danger",),
        allies={"black_hand": "first"},
        hexes={TEMPLE: ["black_hand_monarch"]},
        asleep={"black_hand_monarch": 2} if asleep else {},
    )
    assert ("teleport" in t.options) is not asleep
    assert t.why("teleport") == (["DR-A-TOD-01"] if asleep else [])


@pytest.mark.rule("DR-A-TER-07", "DR-A-HEI-05")
@pytest.mark.parametrize("mourned", [True, False])
def test_guards_murder_no_monarch_who_is_dead_already(mourned: bool) -> None:
    """A siege keeps the kingdom from Confusion, and a child is to follow."""
    dead: dict[str, Any] = {"regencies": {"first": "second"}, "piles": {"gone": ["hothior_monarch"]}}
    about = dead if mourned else {}
    t = game("combat", 1, 1, on=("terror_greystaff", "heir"), hexes={ALTARS: ["hothior_army_1"]}, seats=3, **about)
    while t.question != "combat-ends":
        t.do("done")
    t.do("sacrifice hothior_army_1", "earthquake 1014")
    assert t.rolls("DR-A-TER-07") == [(1,)]
    assert bool(t.view(None)["players"]["first"]["out"]) is not mourned


@pytest.mark.rule("DR-A-MOR-12", "DR-A-KHA-08")
@pytest.mark.parametrize("heard", [True, False])
def test_mortnoir_has_nothing_to_prove_where_nobody_listens(heard: bool) -> None:
    """He is among the Storm-Riders, or with a leader of a Minarian."""
    field, edge = "2912", "3416"
    court = ["muetar_monarch", "muetar_army_1"] if heard else []
    t = war(
        "combat",
        at_=edge if heard else field,
        options={"mortnoir": True},
        hexes={field: ["mortnoir", *court]},
        masters={"mortnoir": "second"},
        devices={"helm": "muetar_monarch"} if heard else {},
        advising=True,
        phasing=2 if heard else 0,
        dice=[3],
    )
    assert bool(t.events("suspected")) is heard


@pytest.mark.rule("DR-A-CURSE-40", "DR-A-ENV-05", "DR-A-ENV-08")
@pytest.mark.parametrize("gone_over", [True, False])
def test_an_envoy_who_has_gone_over_for_love_works_diplomacy_for_nobody(gone_over: bool) -> None:
    """He is at the court of Immer, with Eloia, who serves the second seat."""
    about: dict[str, Any] = {
        "on": ("curses",),
        "hexes": {ALTARR: ["eloia"]},
        "masters": {"eloia": "second", "envoy_1": "second" if gone_over else "first"},
        "curses": {"envoy_1": {"love": {"goal": "eloia", "past": 0}}} if gone_over else {},
    }
    assert ("envoy" in envoy(ALTARR, **about).options) is not gone_over
    other = envoy(ALTARR, phasing=1, **about)
    assert "envoy" not in other.options
    assert ("duel-envoy first" in other.options) is not gone_over


@pytest.mark.rule("DR-B-TOK-02", "DR-B-ACT-06")
def test_who_is_crowned_in_the_turn_their_forebear_died_has_not_been_judged() -> None:
    t = game(
        "movement",
        allies={"immer": "second"},
        personalities={"immer": 5},
        hexes={"1007": ["hothior_army_1"]},
        tested=["immer_monarch"],
        black_hearted=["immer_monarch"],
    )
    captives.kill(t.s, n("immer_monarch"), 0)
    settle(t)
    assert (t.status("immer"), t.view(None)["magic"]["black_hearted"]) == ("confused", ["immer_monarch"])
    t.do("move hothior_army_1", "go 1107")
    assert (t.status("immer"), t.view(None)["magic"]["black_hearted"]) == ("neutral", [])


# -- tactical combat --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-DEV-07", "DR-A-TAC-08")
@pytest.mark.parametrize("fed", [True, False])
def test_who_meets_the_runesword_has_nothing_to_decide(fed: bool) -> None:
    """Their army has no roll of its own, on the chart neither: there is no way to avoid contact."""
    near = RING[0]
    t = game(
        "combat",
        *(3, 1, 1, 1),
        on=("tactical_combat", "runesword"),
        hexes={near: ["hothior_monarch", "rogue_1", *armies("hothior", 1, 2)], FIELD: armies("muetar", 1, 2, 3, 4)},
        masters={"rogue_1": "first"},
        devices={"runesword": "hothior_monarch"},
        ratings={"hothior_monarch": "E", "muetar_monarch": "E"},
    )
    t.do("feed rogue_1" if fed else "done", f"attack {FIELD}")
    while t.question in ("commit", "attack", "retreat"):
        t.do(next(option for option in t.options if option.startswith(("commit", "no", "done"))))
    assert bool(t.rolls("DR-A-TAC-08")) is not fed
    assert t.rolls("DR-A-DEV-07") == ([(3,)] if fed else [])
    assert (t.question == "casualty" and t.about["number"] == 3) is fed


# -- the Mist of Groping ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-EOW-04", "DR-A-STO-01")
def test_a_castle_in_the_mist_is_stormed_all_the_same() -> None:
    wirzor = "1203"
    about: dict[str, Any] = {"allies": {"immer": "second", "eaters": "second"}, "personalities": {"immer": 5}}
    inside = {**around(wirzor, HOTHIOR), wirzor: ["eaters_monarch"]}
    t = game("combat", on=("storming",), hexes=inside, sieges={wirzor: "first"}, mist=True, **about)
    assert f"storm {wirzor}" in t.options
    field = {RING[0]: armies("hothior", 1), FIELD: ["eaters_monarch"], RING[1]: armies("muetar", 1)}
    for mist, rules in ((True, ["DR-B-EOW-04"]), (False, [])):
        t = game("combat", on=("storming",), hexes=field, mist=mist, **about)
        assert t.why(f"attack {FIELD}") == rules


# -- magicians who search ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-10", "DR-B-FAT-04", "DR-T-A-CURSE-PLACE")
@pytest.mark.parametrize(
    ("company", "die", "placed"), [(True, 6, True), (True, 5, False), (False, 5, True), (False, 4, False)]
)
def test_a_magician_who_searches_for_a_lone_hero_curses_at_minus_one(company: bool, die: int, placed: bool) -> None:
    near = RING[0]
    band = ["schardenzar", *(armies("hothior", 1) if company else [])]
    fates = (3,) if company else ()
    masters = {"schardenzar": "first", "fox": "second"}
    t = game("movement", *fates, die, on=("curses",), hexes={near: band, FIELD: ["fox"]}, masters=masters)
    t.do("move schardenzar", *(["with hothior_army_1"] if company else []), f"go {FIELD}")
    t.do(*(["search fox"] if company else []), "stop", "done")
    assert t.rolls("DR-B-FAT-01") == [fates] * company
    t.do("curse fox", "lay doom")
    assert bool(t.events("curse-falls")) is placed


# -- rebels -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MIL-04", "DR-A-REB-02", "DR-A-TAC-09")
@pytest.mark.parametrize(
    ("rated", "led", "ranks", "less"),
    [(True, False, "D", 0), (True, True, "A", 0), (False, False, "", -1), (False, True, "", 0)],
)
def test_rebels_are_militia_and_of_class_d_where_forces_are_rated(
    rated: bool, led: bool, ranks: str, less: int
) -> None:
    """Juulute is with them, and could lead them better."""
    band = ["militia_1", "militia_2"]
    t = game(
        "combat",
        on=("baronial_revolt", *(("tactical_combat",) if rated else ())),
        hexes={RING[0]: [*band, "juulute", *(["rebel"] if led else [])], FIELD: armies("muetar", 1)},
        masters=dict.fromkeys([*band, "juulute", *(["rebel"] if led else [])], "first"),
        revolt={"kingdom": "immer", "side": "first", "band": band},
        ratings={"rebel": "C"} if rated and led else {},
    )
    field = WORLD.grid.at(FIELD)
    units = tuple(map(n, band)), (n("muetar_army_1"),)
    if rated:
        attacker, _ = tactics.forces(t.s, strength.Clash(*units, field, (n("juulute"), -1)))
        assert tactics.CLASSES[attacker] == ranks
    combat = strength.combat(t.s, *units, field, (n("juulute"), -1))
    assert dict(combat.attacker.modifiers).get("DR-A-MIL-04", 0) == less


# -- monarchs who are not where they seem to be -----------------------------------------------------------------------

BEAST: dict[str, Any] = {
    "seats": 3,
    "allies": {"immer": "first"},
    "personalities": {"immer": 5},
    "piles": {"gone": ["immer_monarch"]},
    "guises": {"beast_1": {"hero": "immer_monarch", "form": "land"}},
    "curses": {"beast_1": {"beast": {"goal": 1}}},
    "missing": {"immer": 9},
    "masters": {"beast_1": "first"},
}


@pytest.mark.rule("DR-B-EVT-02", "DR-A-CURSE-37", "DR-A-CURSE-71")
def test_an_untimely_death_finds_a_monarch_in_a_beasts_shape() -> None:
    t = game("events", 1, 1, 1, 3, on=("curses",), hexes={FIELD: ["beast_1"]}, **BEAST)
    assert (t.status("immer"), t.where("beast_1"), t.where("immer_monarch")) == ("confused", "gone", "gone")
    assert (t.s.curses, t.s.guises, t.s.sorcery.missing) == ((), (), ())


@pytest.mark.rule("DR-A-TER-07", "DR-A-CURSE-37")
@pytest.mark.parametrize(("die", "murdered"), [(1, True), (2, False)])
def test_guards_murder_a_monarch_in_a_beasts_shape(die: int, murdered: bool) -> None:
    hexes = {ALTARS: armies("immer", 1), FIELD: ["beast_1"]}
    t = game("combat", die, *(1, 1), on=("terror_greystaff", "curses"), hexes=hexes, **BEAST)
    while t.question != "combat-ends":
        t.do("done")
    t.do("sacrifice immer_army_1", "earthquake 1014")
    assert (t.status("immer") == "confused") is murdered
    assert (t.where("beast_1") == "gone") is murdered


@pytest.mark.rule("DR-A-DEV-07", "DR-B-CAP-11", "DR-A-HEI-08")
@pytest.mark.parametrize("heir", [True, False])
def test_who_feeds_their_own_monarch_to_the_sword_is_out_unless_a_child_follows(heir: bool) -> None:
    t = game(
        "combat",
        *(3, 3),
        on=("runesword", *(("heir",) if heir else ())),
        seats=3,
        allies={"immer": "first"},
        personalities={"immer": 5},
        hexes={RING[0]: ["hothior_monarch", "immer_monarch", *armies("hothior", 1)], FIELD: armies("muetar", 1)},
        devices={"runesword": "immer_monarch"},
    ).do("feed hothior_monarch")
    assert bool(t.view(None)["players"]["first"]["out"]) is not heir
    assert [t.points(seat) for seat in ("first", "second", "third")] == [0, 0, 0]


@pytest.mark.rule("DR-A-TOD-04", "DR-B-CAP-10", "DR-A-CURSE-71")
def test_a_sleeper_whose_player_is_out_goes_home_and_is_waited_for_no_longer() -> None:
    t = dreaming("movement", asleep={"immer_monarch": 2}, missing={"immer": 8}, seats=3)
    fallout.falls(t.s, 1)
    settle(t)
    while t.s.phasing == 0:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert (t.status("immer"), t.where("immer_monarch")) == ("neutral", "home")
    assert (t.s.slumber.asleep, t.s.sorcery.missing) == ((), ())


# -- captives ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-COU-04", "DR-B-CAP-06", "DR-A-HEIR-01")
def test_a_captive_who_is_driven_from_the_throne_is_nobodys_captive() -> None:
    """It is their child who comes back, for the player who had the kingdom."""
    t = game(
        "diplomacy",
        *(1, 6, 1),
        on=("coup", "true_heir"),
        seats=3,
        allies={"immer": "second"},
        personalities={"immer": 6},
        prisoners={"immer_monarch": ["first", "0917"]},
        hands={"first": ["usurper"]},
    )
    t.do("done", "none", "coup immer")
    while t.question in ("serving", "replacing", "deploy"):
        t.do(t.options[0])
    assert (t.ally_of("immer"), t.where("immer_monarch"), t.s.prisoners) == ("first", "gone", ())
    assert t.view(None)["claims"]["immer"]["side"] == "second"


@pytest.mark.rule("DR-B-GRE-02", "DR-B-DIP-30")
@pytest.mark.parametrize(("die", "now"), [(3, ("home", "neutral")), (1, ("gone", "confused"))])
def test_an_earthquake_sends_the_captive_of_a_neutral_kingdom_home(die: int, now: tuple[str, str]) -> None:
    pennol = "1911"
    t = game(
        "combat",
        *(4, die),
        seats=3,
        won=["immer"],
        prisoners={"immer_monarch": ["second", pennol]},
        hexes={ALTARS: armies("hothior", 1), FIELD: ["muetar_monarch"]},
    )
    while t.question != "combat-ends":
        t.do("done")
    t.do("sacrifice hothior_army_1", f"earthquake {pennol}")
    assert t.rolls("DR-B-FAT-01") == [(die,)]
    assert (t.where("immer_monarch"), t.status("immer")) == now
    assert t.s.prisoners == ()


# -- votes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-CAP-05", "DR-B-GEN-16")
@pytest.mark.parametrize(("last", "back"), [("yes", True), ("no", False)])
def test_who_resigns_while_the_others_vote_has_no_voice(last: str, back: bool) -> None:
    t = game("movement", seats=4)
    fallout.falls(t.s, 3)
    settle(t)
    assert (t.question, t.asked) == ("may-return", ["first", "second", "third"])
    t.log += t.s.apply("second", "resign")
    assert t.asked == ["first", "third"]
    t.do("yes", seat="first").do(last, seat="third")
    assert (t.s.returning == (3,)) is back


# -- omens ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-OME-02", "DR-B-FLT-08", "DR-B-MAG-09")
@pytest.mark.parametrize(("way", "points"), [("foot", 8), ("boat", 7), ("carpet", 10)])
def test_a_good_day_to_march_is_none_to_row_or_to_fly(way: str, points: int) -> None:
    t = game("events", 1, 4, 4, 4, 1, on=("omens",), hexes={"0818": ["hothior_monarch"]}, devices={CARPET: LORD})
    assert t.events("good-omen")[0]["number"] == 4
    while t.question != "next-move":
        t.log += t.s.apply(t.ask.seat, "none" if t.question == "function" else t.ask.default)
    t.do(f"move {LORD}", *([] if way == "foot" else [f"by {way}"]))
    assert t.about["points"] == points


# -- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SET-13", "DR-A-ENV-107", "DR-A-RND-01")
def test_an_old_friend_is_named_before_strangers_are_drawn() -> None:
    options = {"level": "intermediate", "envoys": True, "randomizer_options": True, "opening_draw": True}
    for seed in range(1, 20):
        t = new(4, seed, **options)
        while t.s.turn == 0 and t.question != "old-friend":
            t.do(t.options[0])
        if t.question == "old-friend":
            break
    assert t.question == "old-friend"
    assert not t.events("stranger")
    while t.s.turn == 0:
        t.do(t.options[0])
    assert len(t.events("stranger")) == 4
