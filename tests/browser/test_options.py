"""The lobby with forty options, and the rulebook of a match: what is in force, and the rest when asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from hexarchy.games import VARIABLE
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House
from tests.browser.test_phone import PHONE, fits

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

FOLDERS = (ROOT / "examples" / "thornford", ROOT / "tests" / "games" / "brimming")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(VARIABLE, os.pathsep.join(map(str, FOLDERS)))
        opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()


class Lobby:
    """The lobby of the game with forty options."""

    def __init__(self, guest: Guest, game: str = "Thornford") -> None:
        self.guest = guest
        self.page = guest.open("/").page
        self.page.locator(".lobby .pick", has_text=game).last.click()  # it bears the example's name, and comes after it

    def look(self, at: str) -> Locator:
        """What is there once everything that was done is drawn."""
        self.guest.drawn()
        return self.page.locator(at)

    def option(self, name: str) -> Locator:
        return self.look(f"[data-option={name}]")

    def preset(self, title: str) -> None:
        self.page.locator(".presets b").get_by_text(title, exact=True).click()

    def pressed(self) -> list[str]:
        return self.look(".presets .pick[aria-pressed=true] b").all_inner_texts()

    def box(self, name: str) -> Locator:
        return self.option(name).locator("input, select")

    def group(self, title: str) -> Lobby:
        self.page.locator(".group summary", has_text=title).click()
        return self

    def begun(self) -> dict[str, object]:
        """The options of the match that is made."""
        with self.page.expect_response(lambda answer: answer.url.endswith("/api/matches")) as sent:
            self.page.locator("#begin").click()
        assert sent.value.status == 201, sent.value.text()
        body = sent.value.request.post_data_json
        assert body is not None
        options: dict[str, object] = body["options"]
        return options


def test_few_options_have_neither_search_nor_groups(visit: Callable[..., Guest], house: House) -> None:
    lobby = Lobby(visit(), "Demonlord")
    assert lobby.option("first_move").is_visible()
    assert lobby.look(".agreement .search, .agreement .group, .agreement .presets").count() == 0
    lobby.box("first_move").check()
    assert lobby.begun() == {"first_move": True}


def test_many_are_grouped_and_searched(visit: Callable[..., Guest], house: House) -> None:
    lobby = Lobby(visit())
    assert [text.strip() for text in lobby.look(".group h3").all_inner_texts()] == [
        "Length and seasons",
        "People and thrones",
        "Magic",
        "War",
    ]
    assert lobby.option("level").is_visible()
    assert not lobby.option("winter").is_visible()
    lobby.group("Length")
    assert lobby.option("winter").is_visible()
    lobby.page.locator(".agreement .search").fill("sieg assault")
    lobby.page.locator(".agreement .note", has_text="No option").wait_for()
    lobby.page.locator(".agreement .search").fill("CASTLES assault")
    lobby.option("storming").wait_for()
    assert lobby.look(".agreement .switch").count() == 1
    lobby.box("storming").check()
    lobby.page.locator(".agreement .search").fill("")
    lobby.page.locator(".group .set", has_text="Storming").wait_for()
    assert lobby.option("winter").is_visible()  # what was open is open again
    assert lobby.begun() == {"storming": True}


def test_what_lacks_something_is_closed_and_says_why(visit: Callable[..., Guest], house: House) -> None:
    lobby = Lobby(visit()).group("Magic").group("Length")
    assert lobby.box("hidden_curses").is_disabled()
    reason = lobby.option("hidden_curses").locator(".reason")
    assert reason.inner_text() == "Needs “Curses”."
    assert lobby.box("hidden_curses").get_attribute("aria-describedby") == reason.get_attribute("id")
    lobby.box("curses").check()
    assert lobby.box("hidden_curses").is_checked()
    assert lobby.option("hidden_curses").locator(".reason").count() == 0
    lobby.box("cursed_devices").check()
    lobby.box("level").select_option("Basic")
    assert lobby.box("curses").is_disabled()
    assert lobby.option("curses").locator(".reason").inner_text() == "Needs “Level”: Standard or Expert."
    assert not lobby.box("cursed_devices").is_checked()
    lobby.box("level").select_option("Expert")  # what was chosen comes back with what it needs
    assert lobby.box("cursed_devices").is_checked()
    lobby.box("variable_length").check()
    lobby.box("last_turn").fill("99")
    lobby.box("last_turn").press("Tab")
    assert lobby.box("last_turn").input_value() == "40"
    assert lobby.begun() == {
        "level": "expert",
        "variable_length": True,
        "last_turn": 40,
        "curses": True,
        "cursed_devices": True,
    }


def test_a_conflict_is_told_at_once_and_mended_by_a_click(visit: Callable[..., Guest], house: House) -> None:
    lobby = Lobby(visit()).group("Length").group("War")
    lobby.box("winter").check()
    lobby.box("khagan").check()
    for name, other in (("winter", "The Khagan"), ("khagan", "Winter")):
        assert f"Does not go with “{other}”." in lobby.option(name).locator(".problem").inner_text()
    assert "“Winter” and “The Khagan” do not go together." in lobby.look(".torn[role=alert]").inner_text()
    assert lobby.look("#begin").is_disabled()
    lobby.option("khagan").locator(".problem button").click()
    assert lobby.look(".problem").count() == 0
    assert lobby.begun() == {"khagan": True}


def test_a_preset_sets_everything(visit: Callable[..., Guest], house: House) -> None:
    lobby = Lobby(visit())
    assert lobby.pressed() == ["Classic"]
    lobby.preset("First war")
    assert lobby.pressed() == ["First war"]
    lobby.group("Length")
    assert lobby.box("last_turn").input_value() == "10"
    lobby.box("last_turn").fill("12")
    lobby.box("last_turn").press("Tab")
    assert lobby.pressed() == []
    lobby.page.locator(".agreement header button").click()
    assert lobby.pressed() == ["Classic"]
    lobby.preset("Everything")
    assert lobby.look(".problem").count() == 0
    assert len(lobby.begun()) > 30


def test_a_scenario_fixes_an_option(visit: Callable[..., Guest], house: House) -> None:
    lobby = Lobby(visit())
    lobby.page.locator(".pick", has_text="A first battle").click()
    assert lobby.box("level").is_disabled()
    assert lobby.box("level").input_value() == "Basic"
    assert lobby.option("level").locator(".reason").inner_text() == "Given by the scenario “A first battle”."
    assert lobby.option("khagan").count() == 0
    assert lobby.begun() == {}


def test_by_keyboard_alone(visit: Callable[..., Guest], house: House) -> None:
    lobby = Lobby(visit())
    page = lobby.page
    page.locator(".agreement .search").focus()
    page.keyboard.type("winter")
    lobby.option("deep_snow").wait_for()
    page.keyboard.press("Tab")  # the heading of the group
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert lobby.box("winter").is_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert lobby.box("deep_snow").is_checked()
    page.locator(".agreement .search").fill("")
    page.locator(".group summary").nth(2).focus()
    page.keyboard.press("Enter")
    lobby.option("curses").wait_for()


def test_on_a_phone_in_french(visit: Callable[..., Guest], house: House) -> None:
    guest = visit(**PHONE, locale="fr-FR")
    lobby = Lobby(guest, "Gué-l’Épine")
    fits(guest)
    for title in ("Durée", "Gens", "Magie", "Guerre"):
        lobby.group(title)
    lobby.box("winter").check()
    lobby.box("khagan").check()
    assert "ne vont pas ensemble" in lobby.look(".torn").inner_text()
    assert lobby.option("hidden_curses").locator(".reason").inner_text() == "Demande «\u00a0Malédictions\u00a0»."
    fits(guest)


# -- the rulebook of a match -------------------------------------------------------------------------------------------


def test_the_rulebook_shows_what_is_in_force(visit: Callable[..., Guest], house: House) -> None:
    body = {"game": "demonlord", "scenario": "long", "options": {"first_move": True}}
    made = house.call("matches", {**body, "seats": {"demon": "bot:random"}}, status=201)
    guest = visit().sit(f"/match/{made['match']}#{made['tokens']['hosar']}")
    page = guest.page
    page.locator(".tools .tool").first.click()
    page.locator(".rules .note", has_text="Long Game · First Move Variant").wait_for()
    search = page.locator(".rules input[type=search]")
    search.fill("DL-VAR")
    page.locator("#rule-DL-VAR-10").wait_for()
    assert page.locator("#rule-DL-VAR-01").count() == 0
    page.locator(".rules .rest input").check()
    idle = page.locator("#rule-DL-VAR-01.idle")
    assert "Not in force. Needs the scenario “Strategic Game”." in idle.inner_text()
    assert page.locator("#rule-DL-VAR-10.idle").count() == 0
