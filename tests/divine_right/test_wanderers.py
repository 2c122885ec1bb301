"""The Wandering People: camp, Troop, gifts and curse (DR-B-WAN)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, fate, hooking, hooks, victory
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import INTERMEDIATE, SEARCH
from tests.divine_right.hirelings import card_at, embassy, game
from tests.divine_right.table import WORLD, Table

LORK, CAMP, BESIDE = "0917", "0916", "0915"


@pytest.mark.rule("DR-B-WAN-01", "DR-B-DIP-24", "DR-DEC-11")
def test_the_card_places_camp_and_troop_in_a_friendly_field() -> None:
    t = embassy(hand=("wandering-people",)).do("enlist wandering-people")
    spaces = [WORLD.grid.at(space) for space in t.targets("place")]
    assert {WORLD.land_of[space] for space in spaces} == {0}
    assert not any(space in WORLD.castle_at for space in spaces)
    t.do(f"place {CAMP}")
    assert t.where("wandering_troop") == CAMP
    assert t.view("second")["hirelings"]["camp"] == CAMP
    assert card_at(t, "wandering-people") == "open-first"
    assert t.events("camp-pitched") == [{"side": "first", "hex": CAMP}]


@pytest.mark.rule("DR-B-WAN-01")
def test_the_camp_does_not_move_with_the_troop() -> None:
    t = camped(phasing=1, hexes={CAMP: ["wandering_troop"]})
    t.do("move wandering_troop", f"go {BESIDE}", "stop")
    assert t.view("first")["hirelings"]["camp"] == CAMP
    assert t.where("wandering_troop") == BESIDE


def camped(*dice: int, **more: Any) -> Table:
    """The camp of the second seat in the land of Hothior, with an army of Muetar beside it."""
    kingdoms = {"muetar": "first", "hothior": "second", "mivior": "third"}
    hexes = {BESIDE: ["muetar_army_1"], "0816": ["wandering_troop"], **more.pop("hexes", {})}
    if CAMP in hexes:
        del hexes["0816"], hexes[BESIDE]
    masters = {"wandering_troop": "second"}
    return game(
        "movement",
        seats=3,
        kingdoms=kingdoms,
        hexes=hexes,
        masters=masters,
        camp={CAMP: "second"},
        dice=[*dice],
        **more,
    )


def cursed(t: Table) -> list[str]:
    found: list[str] = t.view(None)["hirelings"]["cursed"]
    return found


@pytest.mark.rule("DR-B-WAN-02", "DR-T-B-WANDERCURSE")
@pytest.mark.parametrize(
    ("die", "whose"),
    [
        (1, ["hothior_monarch"]),
        (3, ["hothior_monarch"]),
        (4, ["muetar_monarch"]),
        (5, ["muetar_monarch"]),
        (6, ["hothior_monarch", "muetar_monarch"]),
    ],
)
def test_an_enemy_in_the_camp_drives_them_out_and_somebody_is_cursed(die: int, whose: list[str]) -> None:
    t = camped(die).do("move muetar_army_1", f"go {CAMP}")
    assert t.where("wandering_troop") == "gone"
    assert t.view("first")["hirelings"]["camp"] is None
    assert card_at(t, "wandering-people") == "discard"
    assert sorted(cursed(t)) == whose


@pytest.mark.rule("DR-B-WAN-02")
def test_friends_and_heroes_alone_do_not_drive_them_out() -> None:
    t = camped(3, 4, hexes={BESIDE: ["muetar_monarch"]})
    t.do("move muetar_monarch", f"go {CAMP}")
    assert t.where("muetar_monarch") == CAMP
    assert t.view("first")["hirelings"]["camp"] == CAMP
    own = camped(phasing=1, hexes={BESIDE: ["hothior_army_1"]}).do("move hothior_army_1", f"go {CAMP}")
    assert own.view("first")["hirelings"]["camp"] == CAMP


@pytest.mark.rule("DR-B-WAN-03", "DR-B-FAT-01")
@pytest.mark.parametrize(
    ("dice", "place", "rolled"), [((3, 6), "prison", 2), ((1,), "gone", 1), ((6,), "prison", 1), ((3, 4), "1716", 2)]
)
def test_a_cursed_monarch_rolls_twice(dice: tuple[int, ...], place: str, rolled: int) -> None:
    t = game(
        "movement",
        seats=3,
        allies={"immer": "second"},
        hexes={"1716": ["immer_monarch"], LORK: ["hothior_army_1"]},
        cursed=["immer_monarch"],
        dice=[*dice, 1, 1],
    )
    fate.endanger(t.s, WORLD.index["immer_monarch"], SEARCH, 0, WORLD.grid.at("1716"))
    settle(t.s)
    t.s.run()
    if t.question == "captive":
        t.do((t.targets("imprison") and f"imprison {t.targets('imprison')[0]}") or "")
    assert t.where("immer_monarch") == place
    assert t.s.rolled >= rolled


@pytest.mark.rule("DR-B-WAN-03")
def test_one_who_is_not_cursed_rolls_once() -> None:
    t = game("movement", seats=3, allies={"immer": "second"}, hexes={"1716": ["immer_monarch"]}, dice=[3, 1])
    fate.endanger(t.s, WORLD.index["immer_monarch"], SEARCH, 0, WORLD.grid.at("1716"))
    settle(t.s)
    t.s.run()
    assert t.where("immer_monarch") == "1716"
    assert t.s.rolled == 1


@pytest.mark.rule("DR-B-WAN-03", "DR-B-ACT-05")
def test_a_new_monarch_is_not_cursed() -> None:
    t = game("movement", seats=3, allies={"immer": "second"}, cursed=["immer_monarch"])
    captives.kill(t.s, WORLD.index["immer_monarch"], 0)
    assert not t.s.hirelings.cursed


@pytest.mark.rule("DR-B-WAN-04", "DR-B-CAP-10")
def test_with_their_host_they_leave_the_game() -> None:
    t = camped()
    victory.put_out(t.s, 1)
    assert t.where("wandering_troop") == "gone"
    assert t.s.hirelings.camp == -1
    assert card_at(t, "wandering-people") == "discard"


@pytest.mark.rule("DR-B-WAN-01", "DR-B-WAN-04")
def test_the_gifts_come_and_go_with_the_camp() -> None:
    """The chapter of devices answers at these hooks."""
    told: list[Any] = []

    def pitched(s: DivineRightState, seat: int) -> None:
        told.append(seat)

    def struck(s: DivineRightState) -> None:
        told.append("struck")

    hooks.CAMP_PITCHED(level=INTERMEDIATE)(pitched)
    hooks.CAMP_STRUCK(level=INTERMEDIATE)(struck)
    hooking.in_force.cache_clear()
    try:
        embassy(hand=("wandering-people",)).do("enlist wandering-people", f"place {CAMP}")
        camped(1).do("move muetar_army_1", f"go {CAMP}")
    finally:
        hooks.CAMP_PITCHED.answers.pop()
        hooks.CAMP_STRUCK.answers.pop()
        hooking.in_force.cache_clear()
    assert told == [0, "struck"]
