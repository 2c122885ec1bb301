"""The Mask of Influence, the Mirror of Far Sight and the Ring of Tongues (DR-B-MAG-15, -19, -22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.magic import FIELD, mid
from tests.divine_right.sieges import PENNOL
from tests.divine_right.table import WORLD, Table

PON, MUETAR = "pon", "muetar"
MASKED, LOOKING = "hothior_monarch", "mirror_of_sight"
KINGDOMS = {"hothior": "first", "immer": "second"}
WILLOWIK = WORLD.grid.ids[WORLD.space("Willowik")]


def court(*dice: int, **more: Any) -> Table:
    """Hothior's monarch is in Pennol with the Mask; Muetar is neutral. The first die draws the card of the phase."""
    more = {"hexes": {PENNOL: [MASKED]}, "personalities": {MUETAR: 4}, "devices": {"mask": MASKED}} | more
    return mid("diplomacy", kingdoms=KINGDOMS, dice=[1, *dice], **more)


# -- the Mask ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-15", "DR-DEC-32")
@pytest.mark.parametrize(("die", "ally"), [(5, "first"), (4, None)])
def test_the_bearer_activates_where_they_are_at_plus_1(die: int, ally: str | None) -> None:
    t = court(die).answer("function", "mask-activate muetar").answer("ploy", "none")
    assert t.ally_of(MUETAR) == ally


@pytest.mark.rule("DR-B-MAG-15", "DR-B-DIP-02")
def test_it_takes_the_place_of_the_ambassadors_function() -> None:
    t = court(1)
    assert "activate muetar" in t.options
    t.do("mask-activate muetar", "none")
    assert t.question != "function"
    assert [event["hero"] for event in t.events("at-court")] == [MASKED]
    assert t.events("mission") == t.events("mission-fails") == []  # no ambassador was sent


@pytest.mark.rule("DR-B-MAG-15", "DR-B-DIP-16")
def test_the_mask_works_without_an_ambassador() -> None:
    t = court(5, idle={"first": 2})
    assert t.answer("function").options == ["mask-activate muetar", "none"]
    t.do("mask-activate muetar", "none")
    assert t.ally_of(MUETAR) == "first"
    assert t.s.players[0].idle == 1


@pytest.mark.rule("DR-B-MAG-15")
def test_the_bearer_must_be_where_the_monarch_is() -> None:
    t = court(hexes={FIELD: [MASKED]})
    assert t.refuses("mask-activate muetar") == ["DR-B-MAG-15"]
    assert t.refuses("mask-activate pon") == ["DR-B-MAG-15"]
    carried = court(hexes={PENNOL: ["hothior_army_1"]}, devices={"mask": "hothior_army_1"})
    assert carried.refuses("mask-activate muetar") == ["DR-B-MAG-15"]


@pytest.mark.rule("DR-B-MAG-15", "DR-B-DIP-08")
@pytest.mark.parametrize("die", [5, 6])
def test_an_enemys_ally_is_worked_on_wherever_they_are(die: int) -> None:
    t = court(die, hexes={FIELD: [MASKED, "muetar_monarch"]}, allies={MUETAR: "second"}, personalities={MUETAR: 1})
    t.answer("function", "mask-deactivate muetar").answer("ploy", "none")
    assert (t.status(MUETAR) == "neutral") == (die == 6)


@pytest.mark.rule("DR-B-MAG-15", "DR-B-PER-109", "DR-B-PER-114")
@pytest.mark.parametrize("personality", [9, 14])
def test_mad_and_irascible_monarchs_neither_kill_nor_banish_the_bearer(personality: int) -> None:
    t = court(1, personalities={MUETAR: personality}).do("mask-activate muetar", "none")
    assert t.s.banishments == ()
    assert t.s.players[0].idle == 0
    assert t.where(MASKED) == PENNOL


@pytest.mark.rule("DR-B-MAG-15", "DR-B-DIP-17")
def test_a_banishing_card_that_fails_bars_the_mask_there_for_its_term() -> None:
    t = court(1, hands={"first": ["threats-1"]}).do("mask-activate muetar", "play threats-1")
    assert t.s.banishments == ()
    assert t.s.magic.barred == ((2, 5),)  # turn 3, and two turns
    shut = court(1)
    shut.s.magic = shut.s.magic._replace(barred=((2, 5),))
    shut.s.run()
    assert shut.refuses("mask-activate muetar") == ["DR-B-MAG-15"]
    shut.s.magic = shut.s.magic._replace(barred=((2, 2),))
    shut.s.run()
    assert shut.why("mask-activate muetar") == []


@pytest.mark.rule("DR-B-MAG-15")
def test_an_ambassadors_banishment_does_not_touch_the_mask() -> None:
    t = court(5, banishments={"first": {MUETAR: 9}})
    assert "activate muetar" not in t.options
    t.do("mask-activate muetar", "none")
    assert t.ally_of(MUETAR) == "first"


# -- the Mirror -------------------------------------------------------------------------------------------------------


def mirror(**more: Any) -> Table:
    more = {"hidden": {PON: 12, MUETAR: 4}} | more
    return mid("diplomacy", kingdoms=KINGDOMS, devices={LOOKING: MASKED}, **more)


@pytest.mark.rule("DR-B-MAG-19", "DR-DEC-31")
def test_only_the_owner_of_the_mirror_sees_the_card() -> None:
    t = mirror().answer("beside-diplomacy", "look-at pon")
    assert t.view("first")["kingdoms"][PON]["personality"] == 12
    for seat in ("second", None):
        assert t.view(seat)["kingdoms"][PON]["personality"] is None
        assert "mirror-shows" not in [key for key, _ in t.heard_by(seat)]
    assert ("mirror-shows", {"kingdom": PON, "personality": 12}) in t.heard_by("first")
    assert not t.s.personality(5)  # it stays face down


@pytest.mark.rule("DR-B-MAG-19", "DR-B-MAG-25")
def test_the_mirror_shows_a_marker_too() -> None:
    t = mirror(markers={WILLOWIK: "bag_of_wind"}).do(f"look-under {WILLOWIK}")
    assert t.view("first")["magic"]["lost"] == {WILLOWIK: ["bag_of_wind"]}
    assert t.view("second")["magic"]["lost"] == t.view(None)["magic"]["lost"] == {WILLOWIK: ["unknown"]}
    assert "marker-is" not in [key for key, _ in t.heard_by("second")]


@pytest.mark.rule("DR-B-MAG-19")
def test_one_look_in_each_phase() -> None:
    t = mirror().do("look-at pon")
    assert t.question == "function"
    assert t.refuses("look-at muetar") == ["DR-B-MAG-19"]


@pytest.mark.rule("DR-B-MAG-19")
def test_what_is_face_up_or_seen_before_is_not_looked_at() -> None:
    t = mirror(personalities={"mivior": 3})
    assert t.targets("look-at") == [MUETAR, PON]
    assert t.refuses("look-at mivior") == ["DR-B-MAG-19"]


@pytest.mark.rule("DR-B-MAG-19")
def test_nobody_else_looks() -> None:
    t = mid("diplomacy", kingdoms=KINGDOMS, devices={LOOKING: "immer_monarch"}, hidden={PON: 12})
    assert t.question == "function"
    assert t.refuses("look-at pon") == ["DR-B-MAG-19"]


# -- the Ring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-22")
@pytest.mark.parametrize(("bearer", "ally"), [(MASKED, "first"), ("immer_monarch", None), ("hothior_army_1", None)])
def test_a_long_oration_is_worth_1_more_with_the_ring(bearer: str, ally: str | None) -> None:
    """A Long Oration +1 and a die of 4."""
    t = mid(
        "diplomacy",
        kingdoms=KINGDOMS,
        hexes={FIELD: ["hothior_army_1"]},
        devices={"ring_of_tongues": bearer},
        personalities={MUETAR: 4},
        hands={"first": ["long-oration-1"]},
        dice=[1, 4],
    )
    t.do("activate muetar", "play long-oration-1")
    assert t.ally_of(MUETAR) == ally


@pytest.mark.rule("DR-B-MAG-22")
def test_the_ring_helps_no_other_card_and_not_the_mask() -> None:
    both = {"ring_of_tongues": MASKED, "mask": MASKED}
    bribe = court(4, devices=both, hands={"first": ["bribe-1"]}).do("activate muetar", "play bribe-1")
    assert bribe.ally_of(MUETAR) is None
    masked = court(3, devices=both, hands={"first": ["long-oration-1"]})
    masked.do("mask-activate muetar", "play long-oration-1")  # 3 + 1 + 1
    assert masked.ally_of(MUETAR) is None
