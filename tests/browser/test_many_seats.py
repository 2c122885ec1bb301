"""Tables of more than two: seated in the lobby, shared at one screen, handed over by the host, ended with ranks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hexarchy.games import VARIABLE
from tests.browser.guest import Guest, Mouse
from tests.browser.house import ROOT, House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MILD = ("alone", "keep", "stroke hold", "seal")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(VARIABLE, str(ROOT / "examples" / "lanternfen"))
        opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()


def fen(house: House, *people: str, bots: tuple[str, ...] = ()) -> tuple[Table, str]:
    """A table, and the key of its host."""
    seats = dict.fromkeys(people, "human") | dict.fromkeys(bots, "bot:random")
    made = house.call("matches", {"game": "lanternfen", "seats": seats}, status=201)
    return Table(made["match"], made["tokens"]), made["host"]


def orders(guest: Guest) -> None:
    """All orders of the seat that is asked, for one turn."""
    mouse, action = Mouse(guest), ""
    while action != "seal":
        offered = [option["action"] for option in guest.scene["decision"]["options"]]
        before, action = guest.scene["version"], next(word for word in MILD if word in offered)
        mouse.choose(action)
        guest.until(f"store.scene.version > {before} || store.curtain")


@pytest.mark.parametrize("window", [pytest.param({}, id="desktop"), pytest.param(PHONE, id="phone")])
def test_five_are_seated_in_the_lobby(house: House, visit: Callable[..., Guest], window: dict[str, object]) -> None:
    maker, friend = visit(**window), visit()
    page = maker.open("/").page
    page.locator(".pick", has_text="Lantern Fen").click()
    page.wait_for_selector(".seat:not(.empty) >> nth=2")
    page.locator(".count input[value='3']").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(".seat:not(.empty) >> nth=4")
    assert page.locator(".seat:not(.empty)").count() == 5
    assert len({shape.get_attribute("data-emblem") for shape in page.locator(".seat .emblem").all()}) == 8
    page.get_by_label("Heron").select_option("link")
    page.get_by_label("Kingfisher").select_option("me")
    page.wait_for_selector(".count input[value='6']:checked", state="attached")
    page.get_by_label("Swan").select_option("")
    page.locator("#begin").click()
    link = page.locator(".links .link", has_text="Heron").locator("input").input_value()
    assert page.locator(".came.here").count() == 0
    friend.open(link.removeprefix(house.url))
    page.wait_for_selector(".came.here")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector("#sit-down")
    told = house.call(f"matches/{link.split('/')[-1].split('#')[0]}")
    assert list(told["players"]) == ["otter", "heron", "toad", "pike", "kingfisher"]
    assert [seat for seat, player in told["players"].items() if player["bot"]] == ["toad", "pike"]


def test_too_few_players_cannot_begin(visit: Callable[..., Guest]) -> None:
    page = visit().open("/").page
    page.locator(".pick", has_text="Lantern Fen").click()
    page.get_by_label("Toad").select_option("")
    assert "3 to 8" in page.locator(".torn .problem").inner_text()
    assert page.locator("#begin").is_disabled()


def test_two_share_a_screen_and_others_sit_elsewhere(house: House, visit: Callable[..., Guest]) -> None:
    """All give their orders at once: those of one screen one after the other, behind the curtain."""
    table, _ = fen(house, "otter", "heron", "toad", bots=("pike",))
    screen, friend = visit(), visit()
    screen.open(table.path("otter", "heron"))
    friend.sit(table.path("toad"))
    for seat, name in (("otter", "Otter"), ("heron", "Heron")):
        screen.page.wait_for_selector(".curtain")
        assert name in screen.page.locator(".curtain-card h2").inner_text()
        assert screen.page.locator(f".curtain-card .emblem.side-{seat}").is_visible()
        assert not screen.page.locator(".decision").count()
        screen.page.locator("#sit-down").click()
        screen.until("!store.curtain && store.scene.decision")
        assert screen.scene["seat"] == seat
        orders(screen)
    orders(friend)
    screen.until("store.scene.turn === 2 && store.scene.decision")
    assert screen.scene["seat"] == "heron"  # who sits there already goes on
    orders(screen)
    screen.page.wait_for_selector(".curtain")
    assert "Otter" in screen.page.locator(".curtain-card h2").inner_text()
    friend.page.locator("[aria-label=Players]").click()
    friend.page.locator(".player .who.here").nth(2).wait_for()  # both of that screen, and oneself


def test_the_host_replaces_a_link_and_the_old_one_says_so(house: House, visit: Callable[..., Guest]) -> None:
    table, host = fen(house, "otter", "heron", "toad")
    maker, late = visit(), visit(forgive=("401",))
    maker.sit(f"{table.path('otter')};{host}")
    assert host not in maker.page.url  # it is kept, and does not stand in an address that may be shown
    page = maker.page
    page.locator("[aria-label=Players]").click()
    row = page.locator(".player[data-seat=heron]")
    row.locator("summary").click()
    row.locator("[data-hand=link]").click()
    assert house.scene(table)["version"] == 0  # nothing has happened yet
    row.locator("[data-sure]").click()
    new = row.locator(".link input").input_value()
    assert "Heron" in page.locator(".log").inner_text()
    late.open(table.path("heron"))
    late.page.wait_for_selector("text=This link was replaced")
    late.open("/").open(new.removeprefix(house.url))
    late.until("store.scene?.decision")
    assert late.scene["seat"] == "heron"


def test_a_player_takes_their_seat_back_from_the_rules(house: House, visit: Callable[..., Guest]) -> None:
    table, host = fen(house, "otter", "heron", "toad")
    house.call(f"matches/{table.match}/seats", {"id": "h", "seat": "heron", "to": "bot:absent"}, host)
    heron = visit().sit(table.path("heron"))
    assert heron.scene["decision"] is None
    heron.page.locator("#take-back").click()
    heron.until("store.scene.players.heron.bot === null")
    house.call(f"matches/{table.match}/seats", {"id": "i", "seat": "otter", "to": "bot:absent"}, host)
    orders(visit().sit(table.path("toad")))
    heron.until("store.scene.turn === 2 && store.scene.decision")


def test_only_the_host_is_offered_to_hand_seats_over(house: House, visit: Callable[..., Guest]) -> None:
    table, _ = fen(house, "otter", "heron", "toad")
    page = visit().sit(table.path("otter")).page
    page.locator("[aria-label=Players]").click()
    page.wait_for_selector(".player .gone")
    assert page.locator(".player").count() == 3
    assert page.locator("[data-hand]").count() == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_ranks_everybody(house: House, visit: Callable[..., Guest], lang: str) -> None:
    table, _ = fen(house, "otter", "heron", "toad", "pike")
    for seat in ("toad", "heron", "pike"):
        house.give_up(table, seat)
    page = visit(locale=lang).sit(table.path("heron")).page
    rows = [row.inner_text().split() for row in page.locator(".ranks li").all()]
    names = {"en": ["Otter", "Pike", "Heron", "Toad"], "fr": ["Loutre", "Brochet", "Héron", "Crapaud"]}[lang]
    places = {"en": ["1.", "2.", "3.", "4."], "fr": ["1er", "2e", "3e", "4e"]}[lang]
    assert [row[:2] for row in rows] == [[place, name] for place, name in zip(places, names, strict=True)]
    assert page.locator(".ranks .won").count() == 1
