"""More than two at a table: three browsers with secret orders, one screen for three, barges over three hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hexarchy.games import VARIABLE
from tests.browser.guest import Guest, Mouse
from tests.browser.house import ROOT, House, Json, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

THREE = ("otter", "pike", "swan")
# The point of the window that lies so far from the middle of one hex towards another, and whose piece is drawn there.
DRAWN = """([hex, to, share]) => {
  const [a, b] = [hex, to].map((at) => store.grid.centre(at));
  const at = [0, 1].map((i) => (a[i] + (b[i] - a[i]) * share) * 40);
  const { x, y } = new DOMPoint(...at).matrixTransform(document.querySelector('.sheet').getScreenCTM());
  return { spot: [x, y], piece: document.elementFromPoint(x, y)?.closest('.stack')?.dataset.piece ?? null };
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(VARIABLE, str(ROOT / "examples" / "lanternfen"))
        opened = House(tmp_path_factory.mktemp("house"))
        yield opened
        opened.stop()


def seated(house: House, *people: str, **bots: str) -> Table:
    return house.begin("lanternfen", **dict.fromkeys(people, "human"), **bots)


def barge(scene: Json, seat: str) -> list[str]:
    return next(stack["hexes"] for stack in scene["stacks"] if stack["side"] == seat)


def finish(guest: Guest) -> None:
    """The rest of this turn's orders, by mouse."""
    hands = Mouse(guest)
    for word in ("alone", "keep", "stroke hold", "stroke hold", "stroke hold", "stroke hold", "seal"):
        asked = guest.store("store.scene.decision")
        if asked and word in [option["action"] for option in asked["options"]]:
            hands.choose(word)


def test_three_browsers_give_secret_orders_and_see_them_carried_out(house: House, visit: Callable[..., Guest]) -> None:
    table = seated(house, *THREE)
    otter, pike, swan = (
        visit(locale=lang).sit(table.path(seat)) for seat, lang in zip(THREE, ("en", "fr", "en"), strict=True)
    )
    begun = barge(otter.scene, "otter")
    hands = Mouse(otter)
    for action in ("pledge swan", "keep", "stroke ahead", "stroke ahead", "stroke hold"):
        hands.choose(action)
    planned = barge(otter.scene, "otter")
    assert planned != begun
    house.kill()  # in the middle of it
    for guest in (otter, pike, swan):
        guest.until("store.connection !== 'live'")
    house.start()
    for guest in (otter, pike, swan):
        guest.until("store.connection === 'live'")
        guest.forgive = ("",)  # what a browser says of a server that was gone
        guest.troubles.clear()
    assert barge(otter.scene, "otter") == planned
    assert barge(pike.scene, "otter") == begun, "a secret of the otter's"
    otter.page.keyboard.press("u")
    otter.until("store.scene.decision?.key === 'stroke'")
    hands.choose("stroke hold")
    hands.choose("seal")
    Mouse(swan).choose("pledge otter")
    finish(swan)
    assert swan.scene["decision"] is None
    finish(pike)
    for guest in (otter, pike, swan):
        guest.until("store.scene.turn === 2")
        assert barge(guest.scene, "otter") == planned
    assert otter.page.get_by_text("Otter and Swan are allied.").first.is_visible()
    assert pike.page.get_by_text("Loutre et Cygne font alliance.").first.is_visible()


def test_a_barge_is_drawn_over_its_three_hexes_and_answers_on_each(house: House, visit: Callable[..., Guest]) -> None:
    guest = visit().sit(seated(house, *THREE).path("otter"))
    page = guest.page
    page.keyboard.press("0")  # the whole map
    guest.drawn()
    for seat in THREE:
        bow, mast, stern = barge(guest.scene, seat)
        for hex_ in (bow, mast, stern):
            assert page.evaluate(DRAWN, [hex_, mast, 0])["piece"] == seat
        assert page.evaluate(DRAWN, [mast, bow, 1.5])["piece"] == seat, "it is pointed where it faces"
        assert page.evaluate(DRAWN, [mast, stern, 1.5])["piece"] is None
    spot = page.evaluate(DRAWN, [barge(guest.scene, "pike")[0]] * 2 + [0])["spot"]
    page.mouse.click(*spot)  # named as an ally at its bow
    guest.until("store.scene.decision?.key === 'card'")
    page.mouse.click(*spot)
    page.locator(".hex-info .pieces-list b", has_text="Pike").wait_for()


def test_three_share_one_screen_behind_a_curtain(house: House, visit: Callable[..., Guest]) -> None:
    table = seated(house, *THREE)
    guest = visit().open(table.path(*THREE))
    ready = guest.page.locator("#sit-down")
    seen = []
    for _ in THREE:
        ready.wait_for()
        guest.drawn()
        assert guest.page.locator(".stack").count() == 0
        ready.click()
        guest.until("!store.curtain && store.scene.decision")
        seen.append(guest.scene["seat"])
        finish(guest)
    assert sorted(seen) == sorted(THREE)
    assert house.scene(table)["turn"] == 2


@pytest.mark.parametrize("count", [3, 8])
def test_it_is_played_to_its_end_on_a_phone_among_bots(count: int, house: House, visit: Callable[..., Guest]) -> None:
    seats = ("otter", "heron", "toad", "pike", "swan", "newt", "eel", "kingfisher")[:count]
    table = seated(house, "otter", **dict.fromkeys(seats[1:], "bot:random"))
    guest = visit(viewport={"width": 390, "height": 800}).sit(table.path("otter"))
    while guest.question() is not None:
        finish(guest)
        guest.until("store.scene.decision || store.scene.result")
    assert guest.page.locator(".decision.result").is_visible()
    assert {*guest.scene["result"]["ranks"]} == {*seats}
