"""Hero Fate Rolls, searches and wounds (DR-B-FAT)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import changes, fallout, fate, siege
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.words import FALL, KINGDOM_IDS, SEARCH
from tests.divine_right.sieges import (
    GROAT,
    HIRED,
    HOTHIOR,
    MUETAR,
    PENNOL,
    PLIBBA,
    TADAFAT,
    around,
    bleed,
    hired,
    strike,
)
from tests.divine_right.table import WORLD, Table, at

IMMER = KINGDOM_IDS.index("immer")
CALM = (6, 1, 1)  # a player turn without an event: two dice and a card
FIELD, BESIDE, FAR = "1716", "1717", "1718"  # open ground of Muetar


def battle(*dice: int, seats: int = 3, **more: Any) -> Table:
    """Five of Hothior attack four of Muetar with their monarch, who do not retreat."""
    hexes = {FIELD: [*MUETAR[:4], "muetar_monarch"], BESIDE: [*HOTHIOR[:5]]}
    t = at("combat", seats=seats, hexes=hexes, dice=[*dice, *CALM], **more)
    return strike(t, FIELD, *HOTHIOR[:5]).answer("retreat", "no")


@pytest.mark.rule("DR-B-FAT-01", "DR-T-B-FATE")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_hero_fate_roll(die: int) -> None:
    t = at("movement", seats=3, allies={"immer": "second"}, hexes={FIELD: ["immer_monarch"]}, dice=[die, 4])
    hero = WORLD.index["immer_monarch"]
    fate.roll(t.s, hero, SEARCH, 0, WORLD.grid.at(FIELD))
    assert t.where("immer_monarch") == {1: "gone", 6: "prison"}.get(die, FIELD)


@pytest.mark.rule("DR-B-FAT-02", "DR-B-COM-14")
def test_a_monarch_rolls_once_when_the_stack_loses_a_unit() -> None:
    t = bleed(battle(3, 2, 3))
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.where("muetar_monarch") == FIELD


@pytest.mark.rule("DR-B-FAT-02")
def test_a_monarch_does_not_roll_where_nothing_is_lost() -> None:
    t = bleed(battle(2, 5))
    assert not t.rolls("DR-B-FAT-01")


@pytest.mark.rule("DR-B-FAT-02", "DR-B-SIE-10")
def test_a_monarch_inside_a_castle_that_falls_rolls_once() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["muetar_monarch"], PENNOL: ["muetar_army_1"]}
    t = at("siege", hexes=hexes, sieges={GROAT: "first"}, dice=[6, 3])
    t.do("assault 2315")
    assert t.rolls("DR-B-FAT-01") == [(3,)]


@pytest.mark.rule("DR-B-FAT-02")
def test_a_hero_among_enemies_rolls_in_each_of_their_combat_phases() -> None:
    t = at("combat", seats=3, hexes={FIELD: ["hothior_army_1", "muetar_monarch"]}, dice=[3, *CALM])
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.where("muetar_monarch") == FIELD  # of their own free will: they stay (DR-B-FAT-10)


@pytest.mark.rule("DR-B-FAT-03")
def test_a_second_loss_in_the_same_turn_brings_no_second_roll() -> None:
    """Two stacks of Muetar beside each other; the monarch's is attacked, then loses again to a breakout's kind."""
    t = at("movement", seats=3, hexes={FIELD: ["muetar_monarch"]}, dice=[3, 1])
    hero, space = WORLD.index["muetar_monarch"], WORLD.grid.at(FIELD)
    fate.roll(t.s, hero, SEARCH, 0, space)
    fate.roll(t.s, hero, SEARCH, 0, space)
    assert t.s.rolled == 1
    fate.roll(t.s, hero, FALL, 0, space)  # another kind of cause
    assert t.s.rolled == 2


@pytest.mark.rule("DR-B-FAT-03", "DR-B-FAT-10")
def test_a_monarch_who_flees_into_a_second_castle_that_falls_gets_away_without_a_second_roll() -> None:
    hexes = {
        **around(PENNOL, HOTHIOR),
        **around(PLIBBA, HIRED[:6]),
        PENNOL: ["muetar_monarch"],
    }
    t = at(
        "siege",
        seats=3,
        hexes=hexes,
        masters=hired("first", HIRED[:6]),
        sieges={PENNOL: "first", PLIBBA: "first"},
        dice=[6, 3, 6],
    )
    t.do(f"assault {PENNOL}")
    while t.question == "refuge":
        t.do(t.options[0])
    first = t.where("muetar_monarch")
    assert first not in (PENNOL, PLIBBA)
    hero = WORLD.index["muetar_monarch"]
    changes.shift(t.s, hero, WORLD.grid.at(PLIBBA))
    t.s.run()
    while t.question == "advance":
        t.do("done")
    t.do(f"assault {PLIBBA}")
    while t.question == "refuge":
        t.do(t.options[0])
    assert len(t.rolls("DR-B-FAT-01")) == 1
    assert t.where("muetar_monarch") != PLIBBA


@pytest.mark.rule("DR-B-FAT-04", "DR-B-HER-06")
def test_an_army_searches_for_a_lone_hero_once_in_the_phase() -> None:
    t = at(
        "movement",
        seats=3,
        hexes={FIELD: ["muetar_monarch"], BESIDE: ["hothior_army_1", "hothior_army_2"]},
        dice=[3],
    )
    t.do("move hothior_army_1", f"go {FIELD}").answer("search", "search muetar_monarch")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    while t.question == "march":
        t.do("stop")
    t.do("move hothior_army_2", f"go {FIELD}")
    assert t.question != "search"


@pytest.mark.rule("DR-B-FAT-05", "DR-T-B-WOUND")
@pytest.mark.parametrize(
    ("dice", "back"),
    [([1], 7), ([4], 10), ([5], 11), ([6, 3], 12), ([6, 6], None)],
)
def test_a_wound_puts_a_hero_on_the_track_or_kills(dice: list[int], back: int | None) -> None:
    t = at("movement", turn=6, seats=3, allies={"immer": "second"}, dice=[*dice, 2])
    hero = WORLD.index["immer_monarch"]
    fate.wound(t.s, hero)
    assert t.where("immer_monarch") == ("gone" if back is None else "track")
    assert dict(t.s.track).get(hero) == back


@pytest.mark.rule("DR-B-FAT-06", "DR-B-SEQ-05", "DR-DEC-19")
def test_a_wounded_monarch_returns_in_any_friendly_castle() -> None:
    t = at("events", turn=10, track={"hothior_monarch": 10}, dice=[*CALM])
    assert t.question == "hero-returns"
    assert t.targets("place") == ["0917", "1014", "1318"]
    t.do("place 1014")
    assert (t.where("hothior_monarch"), t.s.track) == ("1014", ())
    early = at("events", turn=9, track={"hothior_monarch": 10}, dice=[*CALM])
    assert early.where("hothior_monarch") == "track"


@pytest.mark.rule("DR-B-FAT-06", "DR-DEC-19", "DR-B-SIE-13")
def test_without_a_castle_a_hero_returns_with_a_stack_and_without_either_waits() -> None:
    taken = {"0917": [MUETAR[0]], "1014": [MUETAR[1]], "1318": [MUETAR[2]]}
    lost: dict[str, Any] = {"plundered": ["0917", "1014", "1318"], "hexes": taken}
    t = at("events", turn=10, track={"hothior_monarch": 10}, dice=[*CALM], **lost)
    assert t.where("hothior_monarch") == "track"
    stacked: dict[str, Any] = {**lost, "hexes": {**taken, "0914": ["hothior_army_1"]}}
    t = at("events", turn=10, track={"hothior_monarch": 10}, dice=[*CALM], **stacked)
    assert t.where("hothior_monarch") == "0914"
    besieged: dict[str, Any] = {
        "plundered": ["0917", "1318"],
        "hexes": {"0917": [MUETAR[0]], "1318": [MUETAR[2]], "1014": ["hothior_army_5"], **around(TADAFAT, MUETAR[3:9])},
        "sieges": {TADAFAT: "second"},
    }
    t = at("events", turn=10, track={"hothior_monarch": 10}, dice=[*CALM], **besieged)
    assert t.where("hothior_monarch") == "track"


@pytest.mark.rule("DR-B-FAT-07")
@pytest.mark.parametrize(("own", "others", "weaker"), [(3, 3, True), (2, 3, False)])
def test_the_regulars_of_a_wounded_monarch_are_weaker_where_they_are_half_the_force(
    own: int, others: int, weaker: bool
) -> None:
    t = at("combat", track={"hothior_monarch": 9})
    units = [WORLD.index[name] for name in (*HOTHIOR[:own], *HIRED[:others])]
    assert (("DR-B-FAT-07", -1) in strength.quality(t.s, units)) is weaker
    assert siege.leaderless(t.s, units) is weaker
    healthy = at("combat")
    assert not siege.leaderless(healthy.s, units)


@pytest.mark.rule("DR-B-FAT-08", "DR-B-CAP-11")
def test_a_severe_wound_that_kills_a_player_monarch_eliminates_the_player_and_nobody_scores() -> None:
    t = at("movement", seats=3, dice=[6, 6, 2])
    fate.wound(t.s, WORLD.index["muetar_monarch"])
    fallout.settle(t.s)
    t.s.run()
    assert not t.s.living(1)
    assert [t.points(seat) for seat in ("first", "second", "third")] == [0, 0, 0]


@pytest.mark.rule("DR-B-FAT-10", "DR-DEC-10")
def test_a_monarch_unharmed_in_a_fallen_castle_is_placed_in_the_nearest_friendly_castle() -> None:
    hexes = {**around(PENNOL, HOTHIOR), PENNOL: ["muetar_monarch"]}
    t = at("siege", hexes=hexes, sieges={PENNOL: "first"}, dice=[6, 3])
    t.do(f"assault {PENNOL}")
    assert t.question == "advance"
    assert t.where("muetar_monarch") == PLIBBA


@pytest.mark.rule("DR-B-FAT-10", "DR-DEC-10")
def test_of_two_refuges_equally_near_the_owner_chooses() -> None:
    """Plibba is 4 away from Pennol; a stack is put as far off on the other side."""
    distance = WORLD.grid.distance
    start, plibba = WORLD.grid.at(PENNOL), WORLD.grid.at(PLIBBA)
    other = next(
        WORLD.grid.ids[space]
        for space in range(WORLD.grid.size)
        if distance(start, space) == distance(start, plibba) and space != plibba and WORLD.land >> space & 1
    )
    hexes = {**around(PENNOL, HOTHIOR), PENNOL: ["muetar_monarch"], other: ["muetar_army_1"]}
    t = at("siege", hexes=hexes, sieges={PENNOL: "first"}, dice=[6, 3])
    t.do(f"assault {PENNOL}")
    assert t.asked == ["second"]
    assert {*t.targets("escape")} == {PLIBBA, other}
    t.do(f"escape {other}")
    assert t.where("muetar_monarch") == other


@pytest.mark.rule("DR-B-FAT-10")
def test_a_hero_who_passes_through_enemies_unharmed_goes_on() -> None:
    t = at("movement", seats=3, hexes={BESIDE: ["hothior_monarch"], FIELD: ["muetar_army_1"]}, dice=[3])
    t.do("move hothior_monarch", f"go {FIELD}")
    assert t.where("hothior_monarch") == FIELD
    assert t.question == "march"


@pytest.mark.rule("DR-B-FAT-10")
def test_a_hero_left_on_the_field_gets_away_when_the_victors_come() -> None:
    hexes = {FIELD: ["muetar_army_1", "muetar_monarch"], BESIDE: [*HOTHIOR[:5]]}
    t = at("combat", seats=3, hexes=hexes, dice=[6, 1, 3, *CALM])
    strike(t, FIELD, *HOTHIOR[:5]).answer("retreat", "no")
    t.answer("advance", "advance hothior_army_1", "done")
    while t.question == "refuge":
        t.do(t.options[0])
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.events("goes-to-refuge")
    assert t.where("muetar_monarch") == PLIBBA


@pytest.mark.rule("DR-B-FAT-11")
def test_without_an_enemy_a_6_captures_nobody() -> None:
    t = at("movement", seats=3, hexes={FIELD: ["muetar_monarch"]}, dice=[6])
    fate.roll(t.s, WORLD.index["muetar_monarch"], SEARCH, -1, WORLD.grid.at(FIELD))
    assert t.where("muetar_monarch") == FIELD


@pytest.mark.rule("DR-B-FAT-11")
def test_of_several_enemies_the_one_with_most_units_there_is_the_captor_then_the_phasing_player() -> None:
    armies = ["mivior_army_1", "mivior_army_2"]
    t = at("movement", seats=3, hexes={FIELD: ["muetar_monarch", "hothior_army_1", *armies]})
    assert fate.captor_in(t.s, 1, WORLD.grid.at(FIELD)) == 2
    t = at("movement", seats=3, hexes={FIELD: ["muetar_monarch", "hothior_army_1", armies[0]]})
    assert fate.captor_in(t.s, 1, WORLD.grid.at(FIELD)) == 0


@pytest.mark.rule("DR-B-FAT-12", "DR-DEC-08")
def test_in_the_basic_game_nobody_helps_and_nobody_is_asked() -> None:
    t = bleed(battle(3, 2, 4))
    assert t.rolls("DR-B-FAT-01") == [(4,)]
    assert t.question not in ("helper", "reroll")


@pytest.mark.rule("DR-B-FAT-13")
def test_nothing_happens_to_a_hero_on_the_turn_track() -> None:
    t = at("movement", seats=3, track={"muetar_monarch": 9}, dice=[1])
    fate.roll(t.s, WORLD.index["muetar_monarch"], SEARCH, 0, WORLD.grid.at(FIELD))
    assert t.where("muetar_monarch") == "track"
    assert not t.rolls("DR-B-FAT-01")


@pytest.mark.rule("DR-B-FAT-13")
def test_a_hero_on_the_turn_track_is_not_wounded_again() -> None:
    t = at("movement", seats=3, track={"muetar_monarch": 9}, dice=[6, 6])
    fate.wound(t.s, WORLD.index["muetar_monarch"])
    assert t.s.track == ((WORLD.index["muetar_monarch"], 9),)
    assert t.s.rolled == 0
