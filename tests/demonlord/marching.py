"""What tests of movement look at: the allowance of the unit on the march and what its hexes cost."""

from __future__ import annotations

from tests.demonlord.table import Table


def mp(t: Table) -> int:
    """The movement points the unit on the march has left."""
    assert t.question == "march", t.question
    left: int = t.view(t.asked[0])["decision"]["args"]["mp"]
    return left


def costs(t: Table) -> dict[str, int]:
    """What each hex open to the unit on the march costs it."""
    assert t.question == "march", t.question
    found: dict[str, int] = t.view(t.asked[0])["decision"]["costs"]
    return found


def way(t: Table) -> list[str]:
    """The hexes entered on the last leg, as its owner was told."""
    told: list[str] = t.events("moved")[-1]["via"]
    return told
