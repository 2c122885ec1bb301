"""What a seat may know of a match. Built from nothing: the rest stays hidden."""

from __future__ import annotations

from typing import Any

from lanternfen.rules import Orders, Plan
from lanternfen.state import ASTERN, HAND, HOLD, NOBODY, STROKES, WORLD, Barge, FenState

IDS = WORLD.grid.ids


def view(s: FenState, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "game": s.game.name,
        "seat": None if seat is None else s.name(seat),
        "seats": list(s.setting.seats),
        "turn": s.turn,
        "phase": s.name((s.turn - 1) % len(s.barges)),  # who is first this turn
        "step": "orders",
        "barges": {s.name(one): told(s.barges[one]) for one in s.afloat},
        "allies": {s.name(one): s.name(ally) for one, ally in enumerate(s.allies) if ally != NOBODY},
        "lanterns": {IDS[isle]: s.name(one) for isle, one in zip(WORLD.isles, s.lit, strict=True) if one != NOBODY},
        "cards": {s.name(one): len(s.cards.within(HAND + one)) for one in s.afloat},
        "result": s.told_result(),
        "decision": s.told_question(seat),
    }
    if seat is not None:
        orders = s.frames[-1]
        hand = [WORLD.kinds[kind] for kind in s.cards.inside(HAND + seat)]
        seen["own"] = {"hand": hand}
        if isinstance(orders, Orders) and s.living(seat):
            seen["own"] |= planned(s, orders, seat)
    return seen


def bared(s: FenState) -> dict[str, Any]:
    """Once the match is over: every hand."""
    return {"hands": {s.name(one): [WORLD.kinds[kind] for kind in s.cards.inside(HAND + one)] for one in s.afloat}}


def told(barge: Barge) -> dict[str, Any]:
    return {"hexes": [IDS[hex_] for hex_ in WORLD.covered(barge)], "facing": barge.facing, "leaks": barge.leaks}


def planned(s: FenState, orders: Orders, seat: int) -> dict[str, Any]:
    """Where one's own barge comes to by one's orders, and the hex that each further stroke would take it to."""
    sealed = orders.own(s, seat)
    plan = Plan(seat, *sealed) if sealed else orders.under_way(s, seat)
    assert isinstance(plan, Plan)
    here = plan.barge(s)
    ends = {stroke: WORLD.after(here, stroke) for stroke in range(HOLD)}
    leads = {STROKES[n]: IDS[WORLD.covered(end)[-1 if n == ASTERN else 0]] for n, end in ends.items() if end}
    return {"barge": told(here), "leads": leads}
