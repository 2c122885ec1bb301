"""Where Curses and sicknesses meet other chapters: wounds, retreats, other Curses, sieges, and scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from hexarchy.games.divine_right import GAME, captives, fallout, status
from hexarchy.games.divine_right.advanced.curses import gothic, kinds, love, table
from hexarchy.games.divine_right.words import BEAST, DOOM, LOVE, NOBODY, TRANSFORMATION, VAMPIRE, WEREWOLF
from tests.divine_right.cursed import FIELD, KITCHEN, NEAR, OTHER, curses, game, next_turn
from tests.divine_right.scenario_tables import opened
from tests.divine_right.sieges import GROAT, HIRED, HOTHIOR, MUETAR, around, hired
from tests.divine_right.table import WORLD, Table
from tests.divine_right.test_epidemics import NOTHING, PENNOL, besieged, own_strength
from tests.divine_right.test_oasis import wish
from tests.divine_right.test_plague import siege_of

FIRST, SECOND = GAME.seats[:2]
FAR = "3309"  # nine spaces from the Witches' Kitchen


def n(piece: str) -> int:
    return WORLD.index[piece]


def settled(t: Table) -> None:
    """What follows from an act made behind the table's back."""
    while t.s.fallout:
        (kind, _, *about), t.s.fallout = t.s.fallout[0], t.s.fallout[1:]
        fallout.HANDLERS[kind](t.s, *about)


# -- the Wanderer -----------------------------------------------------------------------------------------------------


def wandering(space: str, since: int, **more: Any) -> Table:
    about = {"fox": {"wanderer": {"goal": KITCHEN, "since": since}}}
    return game("movement", {space: ["fox"]}, masters={"fox": "first"}, curses=about, **more)


@pytest.mark.rule("DR-A-CURSE-67")
def test_who_is_struck_after_their_movement_sets_out_the_next_turn() -> None:
    """The jinn's Curse comes when all have moved: nobody goes mad for not having known."""
    t = wish(1, 5, 3, options={"curses": True})
    assert curses(t, "fox") == ["wanderer"]
    assert t.asked == ["second"]
    assert not t.events("goes-mad")
    next_turn(t, "first").do("done")
    assert t.events("goes-mad")


@pytest.mark.rule("DR-A-CURSE-67")
@pytest.mark.parametrize(("walks", "mad"), [(True, False), (False, True)])
def test_a_wanderer_who_was_driven_back_need_only_go_on_from_there(walks: bool, mad: bool) -> None:
    """A retreat, a wound or a prison took them further away than they were a turn before."""
    t = wandering("3307", 3)
    if walks:
        t.do("move fox", "go 3306", "stop")
    t.do("done")
    assert bool(t.events("goes-mad")) == mad


# -- lovers -----------------------------------------------------------------------------------------------------------

BOTH: dict[str, Any] = {
    "juulute": {"love": {"goal": "eloia", "past": 1}},
    "al_debar": {"love": {"goal": "eloia", "past": 1}},
}


def two_lovers(phase: str = "movement", *dice: int, **more: Any) -> Table:
    masters = {"eloia": "first", "juulute": "first", "al_debar": "first", **more.pop("masters", {})}
    hexes = {FIELD: ["eloia", "juulute", "al_debar"], **more.pop("hexes", {})}
    return game(phase, hexes, masters=masters, curses=BOTH, dice=[*dice], **more)


def in_love() -> Table:
    """Juulute loves Eloia, who serves the same player."""
    return game(
        "movement",
        {FIELD: ["eloia", "juulute"]},
        masters={"eloia": "first", "juulute": "first"},
        curses={"juulute": {"love": {"goal": "eloia", "past": 1}}},
    )


def beloved_loves(past: int, **more: Any) -> Table:
    """Eloia, whom Juulute loves, has fallen in love herself, with Schardenzar of the other side."""
    t = game(
        "movement",
        {FIELD: ["eloia", "juulute", "schardenzar"]},
        masters={"eloia": "first", "juulute": "first", "schardenzar": "second"},
        curses={"juulute": {"love": {"goal": "eloia", "past": past}}, "eloia": {"love": {}}},
        **more,
    )
    curse = table.find(t.s, n("eloia"), LOVE)
    assert curse is not None
    love.fall_in_love(t.s, curse, n("schardenzar"))
    return t


@pytest.mark.rule("DR-A-CURSE-40")
def test_of_two_lovers_neither_is_left_behind() -> None:
    t = two_lovers().do("move eloia", "with juulute")
    assert t.targets("go") == []
    assert t.why(f"go {NEAR}") == ["DR-A-CURSE-40"]
    t.do("with al_debar")
    assert NEAR in t.targets("go")


@pytest.mark.rule("DR-A-CURSE-40")
def test_of_two_lovers_both_share_the_beloveds_fate() -> None:
    t = two_lovers("movement", 2, 3, 4, hexes={NEAR: ["muetar_army_1"]}).do(
        "move eloia", "with juulute", "with al_debar"
    )
    t.do(f"go {NEAR}")
    assert {hero for hero, _ in t.s.half.rolled} == {n("eloia"), n("juulute"), n("al_debar")}


@pytest.mark.rule("DR-A-CURSE-40")
def test_a_lover_follows_the_beloved_to_another_side() -> None:
    t = beloved_loves(1)
    assert t.master("eloia") == t.master("juulute") == "second"


@pytest.mark.rule("DR-A-CURSE-44")
def test_a_lover_freed_after_the_beloved_changed_sides_returns_to_the_first_alliance() -> None:
    t = beloved_loves(2, seats=3)
    kinds.lift(t.s, table.on(t.s, n("juulute"))[0])
    assert t.master("juulute") == "third"


@pytest.mark.rule("DR-A-CURSE-44")
def test_a_lover_does_not_follow_a_beloved_who_was_taken_and_has_joined_the_captor() -> None:
    t = game(
        "movement",
        {FIELD: ["juulute"], NEAR: ["muetar_army_1"]},
        masters={"juulute": "first", "eloia": "first"},
        prisoners={"eloia": ["second", "1712"]},
        curses={"juulute": {"love": {"goal": "eloia", "past": 2}}},
        seats=3,
        dice=[6],
    )
    captives.parole(t.s, n("eloia"), 1, WORLD.grid.at("1712"))
    assert (t.master("eloia"), t.master("juulute")) == ("second", "first")


@pytest.mark.rule("DR-A-CURSE-40", "DR-A-CURSE-44")
def test_when_the_lover_dies_the_beloved_is_free_to_go() -> None:
    t = in_love()
    captives.kill(t.s, n("juulute"), NOBODY, points=False)
    settled(t)
    assert not t.s.curses
    assert NEAR in t.do("move eloia").targets("go")


@pytest.mark.rule("DR-A-CURSE-18", "DR-A-CURSE-44")
def test_a_lover_who_becomes_a_vampire_loves_nobody() -> None:
    t = in_love()
    kinds.lay(t.s, n("juulute"), VAMPIRE, 0)
    assert NEAR in t.do("move eloia").targets("go")
    (vampire,) = [one.counter for one in t.s.guises]
    kinds.lift(t.s, next(curse for curse in t.s.curses if curse.victim == vampire and curse.kind == VAMPIRE))
    assert t.where("juulute") == FIELD


@pytest.mark.rule("DR-A-CURSE-31", "DR-A-CURSE-40")
def test_a_transformed_lover_still_goes_with_the_beloved() -> None:
    t = in_love()
    kinds.lay(t.s, n("juulute"), TRANSFORMATION, 0)
    assert t.do("move eloia").targets("go") == []


@pytest.mark.rule("DR-A-CURSE-31", "DR-A-CURSE-44")
def test_a_transformed_lover_freed_of_love_goes_back_as_who_they_are_now() -> None:
    t = in_love()
    kinds.lay(t.s, n("juulute"), TRANSFORMATION, 0)
    (guise,) = t.s.guises
    curse = table.find(t.s, guise.counter, LOVE)
    assert curse is not None
    kinds.lift(t.s, curse)
    assert t.s.setting.seats[t.s.master[guise.counter]] == "second"


@pytest.mark.rule("DR-A-CURSE-07", "DR-A-CURSE-41")
def test_an_imprisoned_monarch_in_love_gives_the_beloved_the_royal_castle() -> None:
    t = game(
        "movement",
        {"1712": ["magic_user_a"]},
        masters={"magic_user_a": "first"},
        prisoners={"immer_monarch": ["first", "1712"]},
        allies={"immer": "second"},
        options={"magic_users": True},
    ).do("done", "curse immer_monarch", "lay love")
    next_turn(t, "first")
    assert t.where("magic_user_a") == WORLD.grid.ids[WORLD.royal_seats[WORLD.pieces[n("immer_monarch")].kingdom]]
    assert t.where("immer_monarch") == "prison"


@pytest.mark.rule("DR-A-CURSE-35")
def test_a_transformed_hero_who_is_taken_is_gone_and_free_of_it() -> None:
    t = game("movement", {FIELD: ["fox"]}, masters={"fox": "second"})
    kinds.lay(t.s, n("fox"), TRANSFORMATION, 0)
    (guise,) = t.s.guises
    captives.capture(t.s, guise.counter, 0, WORLD.grid.at(FIELD))
    settled(t)
    assert (t.s.guises, t.s.curses) == ((), ())
    assert t.where("fox") == "randomizer"


@pytest.mark.rule("DR-A-CURSE-50", "DR-A-CURSE-58")
def test_a_monarch_slain_as_a_werewolf_is_mourned_when_the_term_is_over() -> None:
    t = game("movement", {FIELD: ["immer_monarch"]}, allies={"immer": "second"}, dice=[1])
    kinds.lay(t.s, n("immer_monarch"), WEREWOLF, 0)
    (guise,) = t.s.guises
    gothic.slay(t.s, guise.counter)
    settled(t)
    assert t.s.sorcery.missing
    next_turn(t, "first")
    next_turn(t, "first")
    assert t.status("immer") == "confused"


@pytest.mark.rule("DR-A-CURSE-26", "DR-A-CURSE-40")
def test_one_who_is_unclean_and_in_love_is_shunned_by_units_and_not_by_the_beloved() -> None:
    about = {"juulute": {"love": {"goal": "eloia", "past": 1}, "unclean": {}}}
    t = game(
        "movement",
        {FIELD: ["eloia", "juulute"], NEAR: ["hothior_army_1"]},
        masters={"eloia": "first", "juulute": "first"},
        curses=about,
    ).do("move juulute", "with eloia")
    assert OTHER in t.targets("go")
    assert NEAR not in t.targets("go")


@pytest.mark.rule("DR-A-CURSE-24", "DR-A-EPI-03")
def test_a_paralysed_hero_is_carried_by_the_sick_half_as_far() -> None:
    def points(**more: Any) -> int:
        options = {"raging_epidemics": True}
        about = {"curses": {"fox": {"paralysis": {}}}, "masters": {"fox": "first"}, "options": options, **more}
        t = game("movement", {FIELD: ["fox", "hothior_army_1"]}, **about).do("move hothior_army_1", "with fox")
        found: int = t.about["points"]
        return found

    assert points(afflicted=["hothior_army_1"]) == points() // 2


# -- lords of scenarios -----------------------------------------------------------------------------------------------


LORDS: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("khagan", "khagan", {}),
    ("minarian_revolt", "khagan", {}),
    ("storm_rider_civil_war", "khagan", {}),
    ("storm_rider_civil_war", "kang", {"lord": SECOND, "invader": FIRST}),
)


@pytest.fixture(params=LORDS, ids=[f"{scenario}-{piece}" for scenario, piece, _ in LORDS])
def lord(request: pytest.FixtureRequest) -> tuple[Table, int]:
    """A scenario, and the lord without a kingdom whom the first seat plays in it."""
    scenario, piece, parts = request.param
    return opened(scenario, curses=True, **{"lord": FIRST, **parts}), n(piece)


@pytest.mark.rule("DR-A-CURSE-01", "DR-A-ADV-08")
def test_nobody_directs_a_curse_at_a_lord(lord: tuple[Table, int]) -> None:
    t, piece = lord
    assert status.player_monarch(t.s, piece)
    assert [reason.rule for reason in table.why_not_directed(t.s, piece)] == ["DR-A-CURSE-01"]


def won_over(t: Table, piece: int) -> None:
    kinds.lay(t.s, piece, LOVE, 1)
    curse = table.find(t.s, piece, LOVE)
    assert curse is not None
    t.s.master[n("eloia")] = 2
    love.fall_in_love(t.s, curse, n("eloia"))


def taken_in_disguise(t: Table, piece: int) -> None:
    kinds.lay(t.s, piece, TRANSFORMATION, 1)
    (guise,) = t.s.guises
    captives.capture(t.s, guise.counter, 2, t.s.where[guise.counter])


def hunted_down(t: Table, piece: int) -> None:
    kinds.lay(t.s, piece, BEAST, 1)
    (guise,) = t.s.guises
    captives.kill(t.s, guise.counter, NOBODY, points=False)


@pytest.mark.rule("DR-A-ADV-08")
@pytest.mark.parametrize(
    "meets",
    [
        pytest.param(won_over, id="in-love", marks=pytest.mark.rule("DR-A-CURSE-42")),
        pytest.param(taken_in_disguise, id="taken-in-disguise", marks=pytest.mark.rule("DR-A-CURSE-35")),
        pytest.param(hunted_down, id="hunted-as-a-beast", marks=pytest.mark.rule("DR-A-CURSE-37")),
    ],
)
def test_with_a_lord_the_player_is_out(lord: tuple[Table, int], meets: Callable[[Table, int], None]) -> None:
    t, piece = lord
    meets(t, piece)
    settled(t)
    assert t.view(None)["players"]["first"]["out"]


@pytest.mark.rule("DR-A-CURSE-52", "DR-A-CURSE-58", "DR-A-ADV-08")
@pytest.mark.parametrize("kind", [VAMPIRE, WEREWOLF])
def test_nothing_is_left_of_a_lord_who_becomes_a_monster(lord: tuple[Table, int], kind: int) -> None:
    t, piece = lord
    kinds.lay(t.s, piece, kind, 1)
    settled(t)
    assert t.view(None)["players"]["first"]["out"]
    assert not [curse for curse in t.s.curses if t.s.where[curse.victim] < 0]


@pytest.mark.rule("DR-A-CURSE-23", "DR-A-ADV-08")
def test_a_doomed_lord_is_still_his_players(lord: tuple[Table, int]) -> None:
    t, piece = lord
    kinds.lay(t.s, piece, DOOM, 1)
    assert t.s.master[piece] == 0


# -- sickness ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-EPI-15")
def test_while_anybody_healthy_holds_a_castle_its_people_do_not_die() -> None:
    """Ogres inside, whom no Epidemic touches: the walls have their strength until they are gone too."""
    held = {**around(PENNOL, [*HOTHIOR, *HIRED[:2]]), PENNOL: ["ogre_1", "muetar_monarch"]}
    masters = {**hired("first", HIRED[:2]), "ogre_1": "second"}
    t = besieged("siege", dying=[PENNOL], hexes=held, masters=masters)
    assert own_strength(t) == 4
    assert own_strength(besieged("siege", dying=[PENNOL])) == 3


@pytest.mark.rule("DR-A-BLP-01", "DR-A-BLP-06")
def test_a_stack_struck_by_mistake_that_besieges_nobody_may_recover() -> None:
    """Only who lies before the castle stays sick until the siege is given up."""
    far = "1116"
    hexes = {**around(GROAT, HOTHIOR), GROAT: [*MUETAR[:3]], far: HIRED[:2], "1315": ["black_hand_monarch"]}
    masters = hired("first", HIRED[:2])
    now: dict[str, Any] = {"plague": {GROAT: "first"}, "plagued": HIRED[:2], "masters": masters, "hexes": hexes}
    t = siege_of(1, *NOTHING, phase="events", **now).do("no")
    assert t.view(None)["health"]["afflicted"] == []
