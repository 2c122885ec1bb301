"""Demonworld played through the page: the last round of a Basic battle to its result, and Expert rounds with magic and
a gun; by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.browser.guest import SPOT, Finger, Guest, Hands, Json, Keys, Mouse
from tests.browser.house import House, Table
from tests.browser.test_demonworld import GOALS, picture
from tests.browser.test_phone import PHONE

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

MILD = ("done", "ready", "stop", "close", "none", "first")
MOST = 60
BUSY = ("503",)  # both sit at one address: where a core is busy, one of them is asked to look at the map a little later
DESK: dict[str, Any] = {}
KINDS = [(Mouse, DESK), (Keys, DESK), (Finger, PHONE)]
SIGNS = "Object.fromEntries(store.scene.stacks.map((s) => [s.pieces[0], s.signs ?? []]))"
STANDS = "store.scene.stacks.find((s) => s.pieces[0] === 'dwarf_eaters').elements.map((e) => [e.hex, e.facing])"


class Player:
    """A person at a page: what they wish for, one thing after the other, and between whatever gets the battle on."""

    def __init__(self, hands: Hands, wishes: Sequence[str]) -> None:
        self.hands, self.guest = hands, hands.guest
        self.wishes = [*wishes]
        self.asked: list[str] = []

    def answer(self, asked: Json) -> None:
        offered = [option["action"] for option in asked["options"]]
        self.asked.append(asked["key"])
        if self.wishes and self.wishes[0] in offered:
            self.hands.choose(self.wishes.pop(0))
        else:
            self.hands.choose(next((word for word in MILD if word in offered), offered[0]))


def told(house: House, table: Table) -> list[str]:
    """What the log says."""
    return [line["text"]["en"] for line in house.scene(table)["log"] if line.get("text")]


# -- Basic -------------------------------------------------------------------------------------------------------------

ORCS = (
    *("give-attack dwarf_eaters", "give-hold light_orc_archers", "ready"),
    *("take F11", "at L12", "close", "take F13", "support F12", "support F14", "support F15"),  # the second shot hits
    *("take K8", "at L8", "support K9"),
)
EMPIRE = ("give-hold noble_footsoldiers", "give-hold imperial_arquebusiers", "ready", "take L12", "take L7", "at K8")


def by_drag(mouse: Mouse) -> None:
    """The unit is carried from where it stands onto the field before the enemy's line."""
    guest, pointer = mouse.guest, mouse.page.mouse
    start, end = (guest.page.evaluate(SPOT, hex_) for hex_ in ("G7", "K8"))
    pointer.move(*start)
    pointer.down()
    pointer.move(start[0] + 20, start[1] + 20)
    pointer.move(*end)
    guest.until(GOALS)
    pointer.move(end[0] + 1, end[1])
    guest.until("store.ui.preview === 'road K8' && document.querySelectorAll('.would .element').length === 4")
    picture(guest, "charge")
    pointer.up()


def by_keys(keys: Keys) -> None:
    keys.choose("move dwarf_eaters")
    keys.guest.until(GOALS)
    assert keys.point("K8").startswith("To K8, facing south: 9 points")
    keys.page.keyboard.press("Enter")


def by_taps(finger: Finger) -> None:
    """The first shows how the unit would stand, the second lets it go there."""
    guest = finger.guest
    finger.choose("move dwarf_eaters")
    guest.until(GOALS)
    finger.press(guest.page.get_by_role("button", name="Whole map"))
    guest.drawn()
    finger._poke(*guest.page.evaluate(SPOT, "K8"))
    guest.until("store.ui.preview === 'road K8' && document.querySelectorAll('.would .element').length === 4")
    guest.drawn()
    picture(guest, "charge-phone")
    finger.press(guest.page.locator(".decision [data-plan]"))


def charge(hands: Hands) -> None:
    guest = hands.guest
    if isinstance(hands, Keys):
        by_keys(hands)
    elif isinstance(hands, Finger):
        by_taps(hands)
    elif isinstance(hands, Mouse):
        by_drag(hands)
    guest.until("store.scene.decision?.key !== 'operation' && !store.sending")
    assert guest.store(STANDS) == [[hex_, 2.5] for hex_ in ("K6", "K7", "K8", "K9")]


def sealed_and_revealed(orcs: Player, empire: Player) -> None:
    """Each sees their own orders as they are given; the others' only when all are ready."""
    for player in (orcs, empire):
        for _ in range(3):
            asked = player.guest.question()
            assert asked is not None
            player.answer(asked)
            if player is orcs:
                picture(orcs.guest, "sealed")
                assert [unit for unit, signs in empire.guest.store(SIGNS).items() if signs] == []
        if player is orcs:
            assert {unit for unit, signs in orcs.guest.store(SIGNS).items() if signs} == {*ORCS_UNITS}
    for guest in (orcs.guest, empire.guest):
        guest.until("store.scene.step.id === 'movement' && !store.sending")
        assert guest.store(SIGNS) == REVEALED
    for player in (orcs, empire):
        read_and_put_away(player.hands)


def read_and_put_away(hands: Hands) -> None:
    """The list of all orders, which leaves the lines of battle in sight."""
    guest, listed = hands.guest, hands.page.locator(".revealed")
    listed.wait_for()
    picture(guest, f"revealed-{type(hands).__name__}")
    for line in ("Dwarf-Eaters: Attack.", "Imperial Arquebusiers: Hold."):
        assert line in listed.inner_text()
    if isinstance(hands, Mouse):
        hands.press(listed.get_by_role("button", name="Close"))
    else:
        hands.page.keyboard.press("Escape")
    listed.wait_for(state="detached")


ORCS_UNITS = ("dwarf_eaters", "light_orc_archers")
REVEALED = {
    "dwarf_eaters": ["order-attack"],
    "light_orc_archers": ["order-hold"],
    "noble_footsoldiers": ["order-hold"],
    "imperial_arquebusiers": ["order-hold"],
}


@pytest.mark.parametrize("turn", range(3), ids=["mouse", "keys", "phone"])
def test_the_last_round_of_a_basic_battle(visit: Callable[..., Guest], house: House, turn: int) -> None:
    """Orders sealed and revealed, a charge, shots, melee, the result; each kind of hands attacks once, defends once."""
    table = house.lay("demonworld-last-round")
    (attack, window), (defend, other) = KINDS[turn], KINDS[(turn + 1) % 3]
    orcs = Player(attack(visit(forgive=BUSY, **window).sit(table.path("orcs"))), ORCS)
    empire = Player(defend(visit(forgive=BUSY, **other).sit(table.path("empire"))), EMPIRE)
    sealed_and_revealed(orcs, empire)
    charge(orcs.hands)
    for _ in range(MOST):
        if (scene := house.scene(table))["result"]:
            break
        player = next(p for p, seat in ((orcs, "orcs"), (empire, "empire")) if house.scene(table, seat)["decision"])
        player.guest.until(f"store.scene.decision && store.scene.version >= {scene['version']}")
        asked = player.guest.question()
        assert asked is not None
        player.answer(asked)
    assert not orcs.wishes
    assert not empire.wishes
    for player in (orcs, empire):
        verdict = player.guest.page.locator(".decision.result")
        verdict.wait_for()
        assert "90" in verdict.inner_text()
        picture(player.guest, f"result-{turn}")
    lost = [line for line in told(house, table) if "lose" in line or "destroyed" in line]
    assert len(lost) == 2


# -- Expert ------------------------------------------------------------------------------------------------------------

MAGIC = ("cast orcs_2", "spend 4", "at M9")  # the gun is loaded, and fires in the second shooting phase
RELOADED = ("give-hold varrigs_strong_arm", "give-hold dwarf_eaters", "ready", "none", "at M9")


def others(house: House, table: Table, wishes: Sequence[str] = ("give-hold noble_footsoldiers",)) -> None:
    """The empire answers from elsewhere, as long as it is asked."""
    while asked := house.scene(table, "empire")["decision"]:
        offered = [option["action"] for option in asked["options"]]
        house.act(table, "empire", next((word for word in (*wishes, *MILD) if word in offered), offered[0]))


@pytest.mark.parametrize(("kind", "window"), KINDS, ids=["mouse", "keys", "phone"])
def test_expert_rounds_with_magic_and_a_gun(
    visit: Callable[..., Guest], house: House, kind: type[Hands], window: dict[str, Any]
) -> None:
    """A spell is cast, the gun fires, is loaded while the orders of the next round hold, fires again; and the enemy,
    of whom too few are left, runs."""
    table = house.lay("demonworld-expert")
    guest = visit(forgive=BUSY, **window).sit(table.path("orcs"))
    player = Player(kind(guest), [*MAGIC, *RELOADED])
    for _ in range(MOST):
        others(house, table)
        guest.until(f"store.scene.version >= {house.scene(table)['version']}")
        asked = guest.question()
        if asked is None:
            break
        if asked["key"] in ("cast", "spell-points", "gun-target", "orders"):
            picture(guest, f"expert-{kind.__name__}-{asked['key']}")
        player.answer(asked)
    assert not player.wishes
    assert player.asked.count("gun-target") == 2
    guest.page.locator(".decision.result", has_text="130").wait_for()
    log = told(house, table)
    for part in SAID:
        assert [line for line in log if part in line], part


SAID = ("is announced, on Noble Footsoldiers", "fires at M9", "6 load points more, 6 in all", "in rout!")
