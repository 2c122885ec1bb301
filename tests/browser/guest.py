"""A player at a browser: what they see and do, and every byte they were sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.chromium import SHOW_STORE, drawn, intercept, settle

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Locator, Response, Route, WebSocket

Json = dict[str, Any]
SPOT = """(hex) => {
  const [x, y] = store.grid.centre(hex);
  const p = new DOMPoint(x * 40, y * 40).matrixTransform(document.querySelector('.sheet').getScreenCTM());
  const hit = document.elementFromPoint(p.x, p.y);
  return hit?.closest('.glass') ? [p.x, p.y] : null;
}"""
PLACE = "(piece) => store.scene.stacks.find((s) => s.pieces.includes(piece))?.hex ?? null"
# The arrow that brings the cursor nearer to a hex; the first one only shows where it is.
ARROW = """(hex) => {
  if (store.ui.cursor === hex) return null;
  if (!store.ui.cursor) return 'ArrowUp';
  const [a, b] = store.grid.centre(hex);
  const far = (key) => {
    const to = store.grid.towards(store.ui.cursor, key), [x, y] = to ? store.grid.centre(to) : [Infinity, Infinity];
    return Math.hypot(x - a, y - b);
  };
  return ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].sort((one, other) => far(one) - far(other))[0];
}"""
MANY = 60  # answers nobody steps through one by one


class Guest:
    def __init__(self, browser: Browser, url: str, *, forgive: tuple[str, ...] = (), **window: Any) -> None:
        usual = {"viewport": {"width": 1400, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}
        self.url = url
        self.forgive = forgive
        self.troubles: list[str] = []
        self.responses: list[Response] = []
        self.frames: list[str] = []
        self.sent: list[tuple[str, str]] = []  # the address of each request, and the seat tokens it carried
        self.context = browser.new_context(**{**usual, **window})
        self.context.set_default_timeout(120_000)  # a bot may share its core with many
        self.context.add_init_script(SHOW_STORE)
        self.page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("response", lambda response: self.responses.append(response))
        self.page.on("request", lambda r: self.sent.append((r.url, r.headers.get("authorization", ""))))
        self.page.on("websocket", self._listen)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not any(word in said.text for word in self.forgive):
            self.troubles.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append((socket.url, str(frame))))

    def close(self) -> None:
        self.context.close()

    # -- looking ------------------------------------------------------------------------------------------------------

    def open(self, path: str) -> Guest:
        self.page.goto(self.url + path)
        return self

    def sit(self, path: str) -> Guest:
        """Open a table and wait until all of it is there."""
        self.open(path)
        settle(self.page)
        return self

    def intercept(self, address: str, answer: Callable[[Route], object], times: int | None = None) -> None:
        intercept(self.page, address, answer, times)

    def store(self, what: str) -> Any:
        return self.page.evaluate(f"() => {what}")

    def until(self, what: str) -> None:
        self.page.wait_for_function(f"() => globalThis.store && ({what})")

    def drawn(self) -> None:
        drawn(self.page)

    @property
    def scene(self) -> Json:
        found: Json = self.store("store.scene")
        return found

    def question(self) -> Json | None:
        """What they are asked as soon as they are asked something; None when the match is over."""
        self.until("!store.sending && (store.scene.result || store.scene.decision)")
        self.drawn()
        scene = self.scene
        return None if scene["result"] else scene["decision"]

    def received(self) -> list[tuple[str, bytes]]:
        """Where every byte came from, and the bytes: the answers with their headers, and the frames."""
        found = []
        for response in self.responses:
            heads = "\n".join(f"{name}: {value}" for name, value in response.all_headers().items())
            found.append((response.url, heads.encode() + response.body()))
        return found + [("live", frame.encode()) for frame in self.frames]


class Late:
    """The next answer from an address: the server is asked at once, the page hears of it at the end."""

    def __init__(self, guest: Guest, address: str) -> None:
        self.guest = guest
        self.held: list[tuple[Route, APIResponse]] = []
        guest.intercept(address, self._hold, times=1)

    def _hold(self, route: Route) -> None:
        self.held.append((route, route.fetch()))

    def asked(self) -> Late:
        """Wait until the page has asked."""
        while not self.held:
            self.guest.drawn()
        return self

    def end(self) -> None:
        [(route, response)] = self.held
        with self.guest.page.expect_event("requestfinished", lambda request: request == route.request):
            route.fulfill(response=response)
        self.guest.drawn()


class Hands:
    """Chooses answers; how, the kinds of hands tell."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def choose(self, action: str) -> None:
        self.guest.until("!store.sending")  # what is chosen meanwhile is passed over
        self.guest.drawn()
        version = self.guest.store("store.scene.version")
        find = "(a) => store.scene.decision.options.find((o) => o.action === a)"
        option = self.page.evaluate(find, action)
        assert option, f"{action} is not offered"
        if "like" in option:  # nobody would look for this very one
            option = self.page.evaluate(find, option["like"])
        self._choose(option)
        self.guest.until(f"store.scene.version > {version} && !store.sending")

    def _choose(self, option: Json) -> None:
        raise NotImplementedError

    def point(self, hex_: str) -> str:
        """Point at a lit hex: what the card says of going there."""
        raise NotImplementedError

    def take(self) -> None:
        """Take what is pointed at."""
        version = self.guest.store("store.scene.version")
        self._take()
        self.guest.until(f"store.scene.version > {version} && !store.sending")

    def _take(self) -> None:
        raise NotImplementedError

    def tab(self, name: str) -> str:
        """Open a tab at the side and read it."""
        raise NotImplementedError

    def _read(self, tab: str) -> str:
        """What stands in a tab, once the part of the page that draws it has come."""
        panel = self.page.locator(f"#tabpanel[aria-labelledby=tab-{tab}]")
        panel.locator("> *").first.wait_for(state="attached")
        self.guest.drawn()
        return panel.inner_text()

    def _pointed(self, hex_: str) -> str:
        self.guest.until(f"store.ui.preview?.endsWith(' {hex_}')")
        self.guest.drawn()
        return self.page.locator(".decision :is(.option.pointed, [data-plan])").first.inner_text()


class Mouse(Hands):
    """A lit hex or counter where it is in sight on the map, else the button with its words."""

    at: tuple[float, float]  # what is pointed at

    def _choose(self, option: Json) -> None:
        piece = option["on"].get("piece")
        if piece and (fighter := self.page.locator(f'section.battle .hot[data-piece="{piece}"]')).count():
            self.press(fighter)
            self._confirm()
            return
        hex_ = self.page.evaluate(PLACE, piece) if piece else option["on"].get("hex")
        spot = self.page.evaluate(SPOT, hex_) if hex_ else None
        if spot is None:
            self._button(option["action"])
        else:
            self._poke(*spot)
            self.guest.drawn()
            if piece and self.guest.store("store.ui.open") and not self.guest.store("store.sending"):
                self._opened(option)
        self._confirm()

    def _opened(self, option: Json) -> None:
        """A stack is spread out over the board; what a unit of many elements may do stands first in the card."""
        spread = self.page.locator(f'.fan .card-spot[data-piece="{option["on"]["piece"]}"]')
        if spread.count():
            self.press(spread)
        else:
            self._button(option["action"])

    def _confirm(self) -> None:
        self.guest.drawn()
        if self.guest.store("store.ui.confirm"):
            self.press(self.page.locator("[data-confirm]"))

    def point(self, hex_: str) -> str:
        self.at = self.page.evaluate(SPOT, hex_)
        assert self.at, f"{hex_} is not in view"
        self.page.mouse.move(*self.at)
        return self._pointed(hex_)

    def _take(self) -> None:
        self._poke(*self.at)

    def tab(self, name: str) -> str:
        self.press(self.page.locator(f"#tab-{name}"))
        return self._read(name)

    def _button(self, action: str) -> None:
        button = self.page.locator(f'.decision [data-action="{action}"]')
        if not button.is_visible():
            hidden = self.page.locator(f'[data-action="{action}"]')
            self.press(self.page.locator(".decision details", has=hidden).locator("summary"))
        self.press(button)

    def _poke(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, what: Locator) -> None:
        what.click()


# Of a tap the browser makes a click, a little later than it says that it was tapped.
AWAIT_CLICK = """() => {
  globalThis.clicked = false;
  addEventListener('click', () => { globalThis.clicked = true; }, { once: true, capture: true });
}"""


class Finger(Mouse):
    """The same by touch."""

    def _poke(self, x: float, y: float) -> None:
        self._clicked(lambda: self.page.touchscreen.tap(x, y))

    def press(self, what: Locator) -> None:
        self._clicked(what.tap)

    def _clicked(self, tap: Callable[[], None]) -> None:
        self.page.evaluate(AWAIT_CLICK)
        tap()
        self.guest.until("clicked")


class Keys(Hands):
    """From answer to answer with the key for it, or from hex to hex where there are very many; then Enter."""

    def _choose(self, option: Json) -> None:
        actions = self.guest.store("store.scene.decision.options.filter((o) => !o.like).map((o) => o.action)")
        if len(actions) > MANY and "hex" in option["on"]:
            self.point(option["on"]["hex"])
            self._take()
            return
        self.page.keyboard.press("m")  # the focus to the board: Enter on a button would press that
        ahead = actions.index(option["action"]) + 1
        back = len(actions) - ahead + 1
        for _ in range(min(ahead, back)):
            self.page.keyboard.press("]" if ahead <= back else "[")
        assert self.guest.store("store.ui.preview") == option["action"]
        self.page.keyboard.press("Enter")
        self.guest.drawn()
        if self.guest.store("store.ui.confirm"):
            self.page.keyboard.press("Enter")

    def point(self, hex_: str) -> str:
        self.page.keyboard.press("m")
        while (key := self.page.evaluate(ARROW, hex_)) is not None:
            self.page.keyboard.press(key)
        return self._pointed(hex_)

    def _take(self) -> None:
        self.page.keyboard.press("Enter")

    def tab(self, name: str) -> str:
        self.page.keyboard.press({"log": "l", "status": "s", "hex": "i"}[name])
        return self._read(name)
