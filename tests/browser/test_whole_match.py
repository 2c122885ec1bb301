"""A whole short match against the bot, to victory and the revealed secret: by mouse alone, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest, Hands, Keys, Mouse
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PLAN = ["unit ti_knights", "ride ti_prince", "move 0611", "unit ti_sergeants", "move 0611"]
MILD = ("pass-phase", "pass", "end", "no", "done", "stop", "hold", "silent")
MOST = 60


def play(guest: Guest, hands: Hands) -> None:
    """The plan, then whatever gets the match on, until it is over."""
    plan = [*PLAN]
    for _ in range(MOST):
        asked = guest.question()
        if asked is None:
            assert not plan
            return
        offered = [option["action"] for option in asked["options"]]
        if plan and plan[0] in offered:
            hands.choose(plan.pop(0))
        else:
            hands.choose(next((word for word in MILD if word in offered), offered[0]))
    raise AssertionError(f"not over after {MOST} answers")


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_match_against_the_bot(visit: Callable[..., Guest], house: House, hands: type[Hands]) -> None:
    table = house.lay("last-evening", demon="bot:captain")
    guest = visit().sit(table.path("hosar"))
    promised = guest.scene["commitment"]
    assert guest.scene["secret"] is None
    play(guest, hands(guest))
    guest.page.locator(".decision.result").wait_for()
    scene = guest.scene
    assert scene["result"]["text"]["en"] in guest.page.locator(".decision.result").inner_text()
    assert scene["secret"]
    assert scene["commitment"] == promised
    verdict = house.call(f"matches/{table.match}/verify")
    assert verdict["secret"] == scene["secret"]
    assert verdict["verdict"]["good"]
