"""Units of many elements on the real server: each with its front, the hull, orders, how a unit would stand."""

from __future__ import annotations

from typing import Any

from tests.chromium import SHOW_STORE, drawn, settle
from tests.web.test_screens import House, come, house
from tests.web.test_table import SPOT

__all__ = ["come", "house"]

SEATS = {"orcs": "human", "empire": "bot:random"}


def until(page: Any, script: str) -> None:
    page.wait_for_function(f"() => globalThis.store?.scene && !store.sending && ({script})")
    drawn(page)


def test_a_battle_is_set_up_ordered_and_begun(come: Any, house: House) -> None:
    made = house.ask("matches", {"game": "demonworld", "scenario": "basic_small", "seats": SEATS})
    page = come(f"/match/{made['match']}#{made['tokens']['orcs']}", script=SHOW_STORE)
    settle(page)
    page.locator("[data-rest=deploy]").click()
    until(page, "store.scene.decision?.options.some((o) => o.action === 'ready')")
    assert page.locator(".stack").count() == 2
    assert page.locator(".stack[data-piece=dwarf_eaters] .element").count() == 10
    turned = page.locator(".stack[data-piece=dwarf_eaters] .element > g").first.get_attribute("transform")
    assert turned == "rotate(180)"  # south: towards the enemy
    page.locator(".decision [data-action=ready]").click()
    until(page, "store.scene.decision?.key === 'orders'")
    page.locator("[data-rest^=give-attack]").click()
    until(page, "!store.scene.decision.options.some((o) => o.action.startsWith('give-'))")
    assert page.locator(".sign-on").count() == 2  # one's own alone: the others' lie face down
    page.locator(".decision [data-action=ready]").click()
    until(page, "store.scene.decision?.key === 'next-unit'")
    assert page.locator(".sign-on").count() == 4
    page.locator(".decision [data-action='move dwarf_eaters']").click()
    until(page, "store.scene.decision?.key === 'operation'")
    page.locator(".decision [data-action='turn 180']").hover()
    page.locator(".would .element").nth(9).wait_for()
    ahead = page.evaluate("store.scene.decision.options.find((o) => o.on.hex).on.hex")
    before = page.evaluate("store.scene.stacks[0].hexes")
    page.mouse.click(*page.evaluate(SPOT, ahead))
    until(page, f"store.scene.stacks[0].hexes[0] !== '{before[0]}'")
    page.keyboard.press("u")
    until(page, f"store.scene.stacks[0].hexes[0] === '{before[0]}'")


def laid(house: House, **more: Any) -> Any:
    """A battle on Ridge Farm, in the movement phase."""
    units = [
        {"card": "trolls", "facing": "N", "fields": ["M8", "M9", "M10", "M11", "M12"], "order": "move"},
        {"card": "noble_footsoldiers", "facing": "S", "fields": ["G8", "G9", "-", "G11"], "order": "move"},
    ]
    position = {"game": "demonworld", "phase": "movement", "layout": [["1"]], "unit": units, **more}
    return house.ask("matches/import", {"position": position, "seats": {"orcs": "human", "empire": "human"}})


def test_ground_lies_in_light_and_what_burns_smokes(come: Any, house: House) -> None:
    fire = {"wind": "E", "speed": 2, "burning": {"E3": 3}}
    made = laid(house, options={"level": "expert", "fire": True}, fire=fire)
    page = come(f"/match/{made['match']}#{made['tokens']['orcs']}", script=SHOW_STORE)
    settle(page)
    until(page, "document.querySelector('.light') && document.querySelector('.smoke circle')")
    assert page.locator(".light").get_attribute("href").startswith("data:image/png")
    assert page.locator(".contour").count() == 2
    assert page.locator(".mark.fire").count() == 1
    assert page.locator(".rose").get_attribute("aria-label") == "Wind to the east, speed 2"
    assert page.locator(".stack[data-piece=noble_footsoldiers] .left").text_content() == "3/10"


def test_a_unit_is_looked_at_and_a_line_of_sight_drawn(come: Any, house: House) -> None:
    made = laid(house, options={"level": "standard"})
    page = come(f"/match/{made['match']}#{made['tokens']['orcs']}", script=SHOW_STORE)
    settle(page)
    page.mouse.move(*page.evaluate(SPOT, "M9"))
    page.locator("g.band.front").wait_for()
    assert page.locator("g.band").count() == 3
    page.mouse.click(*page.evaluate(SPOT, "D2"))
    page.locator("[data-overlay=sight]").click()
    page.mouse.move(*page.evaluate(SPOT, "D8"))
    page.locator(".sightline.none").wait_for()
    assert "Woods" in page.locator(".laid.sight").text_content()
    page.locator("[data-overlay=sight]").click()
    page.locator(".sightline").wait_for(state="detached")


class Player:
    """A seat that plays without a browser."""

    def __init__(self, house: House, made: Any, seat: str) -> None:
        self.house, self.match, self.token = house, made["match"], made["tokens"][seat]

    def do(self, *actions: str) -> None:
        for action in actions:
            version = self.house.ask(f"matches/{self.match}", token=self.token)["version"]
            body = {"id": f"{version}", "version": version, "action": action}
            self.house.ask(f"matches/{self.match}/actions", body, token=self.token)


def test_orders_are_turned_up_together(come: Any, house: House) -> None:
    made = laid(house, phase="orders", layout=[["0"]])
    page = come(f"/match/{made['match']}#{made['tokens']['orcs']}", script=SHOW_STORE)
    settle(page)
    Player(house, made, "orcs").do("give-attack trolls", "ready")
    until(page, "!store.scene.decision")
    assert page.locator(".revealed").count() == 0
    Player(house, made, "empire").do("give-hold noble_footsoldiers", "ready")
    page.locator(".revealed li").nth(1).wait_for()
    assert page.locator(".revealed h4").all_inner_texts() == ["Orcs", "Empire"]
    page.locator(".revealed .close").click()
    page.locator(".revealed").wait_for(state="detached")


def test_a_unit_goes_its_way_as_a_whole(come: Any, house: House) -> None:
    made = laid(house, layout=[["0"]])
    page = come(f"/match/{made['match']}#{made['tokens']['empire']}", script=SHOW_STORE)
    settle(page)
    players = {seat: Player(house, made, seat) for seat in ("orcs", "empire")}
    first = next(
        seat for seat in players if house.ask(f"matches/{made['match']}", token=made["tokens"][seat])["decision"]
    )
    players[first].do("second" if first == "empire" else "first")
    players["orcs"].do("move trolls", "advance-left", "advance-left")
    page.locator(".arrow[data-to]").wait_for()
    assert page.locator(".was .element").count() == 5


def test_a_volley_is_one_line_that_opens_to_every_die(come: Any, house: House) -> None:
    units = [
        {"card": "trolls", "facing": "N", "fields": ["M6", "M7", "M8", "M9", "M10"], "order": "move"},
        {"card": "imperial_arquebusiers", "facing": "S", "fields": ["J6", "J7", "J8", "J9", "J10"], "order": "hold"},
    ]
    made = laid(house, phase="shooting-2", unit=units, layout=[["0"]])
    page = come(f"/match/{made['match']}#{made['tokens']['empire']}", script=SHOW_STORE)
    settle(page)
    page.locator("[data-rest=shots]").click()
    until(page, "store.log.filter((l) => l.dice).length >= 5")
    page.locator(".log .volley").wait_for()
    assert page.locator(".notices > li").count() == 1
    assert page.locator(".log .volley li").first.is_hidden()
    page.locator(".log .volley summary").click()
    assert page.locator(".log .volley li").count() >= 5
    assert page.locator(".was").count() == 0  # nobody has moved


NEAR = [
    {"card": "dwarf_eaters", "facing": "N", "fields": ["M8", "M9", "M10", "M11"], "order": "attack"},
    {"card": "noble_footsoldiers", "facing": "S", "fields": ["G9", "G10", "G11", "G12"], "order": "hold"},
    {"card": "imperial_arquebusiers", "facing": "S", "fields": ["B2", "B3", "B4", "B5"], "order": "hold"},
]


def test_lanes_and_costs_are_shown_before_a_unit_is_chosen(come: Any, house: House) -> None:
    made = laid(house, unit=NEAR, layout=[["0"]])
    page = come(f"/match/{made['match']}#{made['tokens']['orcs']}", script=SHOW_STORE)
    settle(page)
    until(page, "store.scene.decision?.key === 'next-unit'")
    page.mouse.move(*page.evaluate(SPOT, "M9"))
    page.locator("[data-lane=noble_footsoldiers]").wait_for()
    assert page.locator("[data-lane]").count() == 1
    assert page.locator("[data-lane] .fee text").text_content() == "12"
    assert page.locator(".costs text").count() > 10
    page.locator(".decision [data-action='move dwarf_eaters']").click()
    until(page, "store.scene.decision?.key === 'operation' && document.querySelector('[data-lane]')")
    assert page.locator(".wheel-to").count() >= 2
    page.mouse.move(*page.evaluate(SPOT, "G10"))
    page.locator(".would .element").nth(3).wait_for()  # how it would stand at the end of its charge
    assert "To H" in page.locator(".reach-words .yes").text_content()
    page.mouse.move(*page.evaluate(SPOT, "D10"))
    page.locator(".reach-words .no").wait_for()
    assert "Out of reach" in page.locator(".reach-words .no").text_content()


def test_a_card_shows_its_unit_on_the_map(come: Any, house: House) -> None:
    made = laid(house, unit=NEAR, layout=[["0"]])
    page = come(f"/match/{made['match']}#{made['tokens']['orcs']}", script=SHOW_STORE)
    settle(page)
    page.locator("#tab-status").click()
    page.locator("[data-card=imperial_arquebusiers]").hover()
    page.locator("g.band.range").first.wait_for()
    assert "Imperial Arquebusiers" in page.locator(".laid.bands").text_content()
    page.locator("[data-card=dwarf_eaters]").hover()
    page.locator("g.band.range").first.wait_for(state="detached")
    page.locator("g.band.front").wait_for()


def test_a_wall_that_is_torn_down_lies_in_stones(come: Any, house: House) -> None:
    made = laid(house, razed=["J6-J7"])
    page = come(f"/match/{made['match']}#{made['tokens']['orcs']}", script=SHOW_STORE)
    settle(page)
    until(page, "document.querySelector('.fence.stones')")
    assert page.locator(".rubble path").count() == 11
    assert page.locator(".fence.stones").count() == 5
    page.evaluate("store.scene.ruins = [['J6', 'J7'], ['J7', 'K7']]; store.ui.cursor = 'D4'")
    page.keyboard.press("ArrowUp")
    page.locator(".fence.stones.gone").wait_for(state="attached")
    assert page.locator(".rubble path").count() == 22
