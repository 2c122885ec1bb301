"""Leadership limitations (DR-A-LDR): how many units a leader takes along."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.advanced import leadership
from tests.divine_right.table import WORLD, Table, at

FIELD = "0916"
MERCENARIES = [f"mercenary_{number}" for number in range(1, 15)]


def camp(hero: str, *, on: bool = True, **more: Any) -> Table:
    """A leader with fourteen units they may lead, and on the way with as many as come along."""
    masters = dict.fromkeys(MERCENARIES, "first") | ({} if hero.endswith("_monarch") else {hero: "first"})
    t = at(
        "movement",
        hexes={FIELD: [hero, *MERCENARIES]},
        masters=masters,
        options={"level": "intermediate", "leadership_limits": on},
        **more,
    )
    return t.do(f"move {hero}")


def taken(t: Table) -> int:
    count = 0
    while t.targets("with"):
        t.do(f"with {t.targets('with')[0]}")
        count += 1
    return count


@pytest.mark.rule("DR-A-LDR-01", "DR-T-A-LEADERLIMIT")
@pytest.mark.parametrize(
    ("hero", "most"),
    [("great_captain_1", 9), ("juulute", 13), ("hothior_monarch", 11)],
    ids=["a hero", "a leader with +1", "a monarch"],
)
def test_a_leader_takes_so_many_units_along(hero: str, most: int) -> None:
    more: dict[str, Any] = {"captains": {hero: "hothior"}} if hero == "great_captain_1" else {}
    t = camp(hero, **more)
    assert taken(t) == most
    assert t.why(f"with {MERCENARIES[-1]}") == ["DR-A-LDR-01"]
    assert taken(camp(hero, on=False, **more)) == len(MERCENARIES)


@pytest.mark.rule("DR-A-LDR-01")
def test_a_monarch_with_a_bonus_leads_thirteen() -> None:
    t = camp("immer_monarch", allies={"immer": "first"}, personalities={"immer": 16})
    assert taken(t) == 13


@pytest.mark.rule("DR-A-LDR-01")
def test_those_left_over_move_by_themselves_and_heroes_do_not_count() -> None:
    t = camp("great_captain_1", captains={"great_captain_1": "hothior"})
    taken(t)
    t.do("go 0915", "stop")
    assert len(t.stack("0915")) == 10
    t.do(f"move {t.stack(FIELD)[0]}")
    assert len(t.targets("with")) == 4


@pytest.mark.rule("DR-A-LDR-02", "DR-T-A-LEADERLIMIT")
@pytest.mark.parametrize(("rating", "hero", "monarch"), [(0, 13, 15), (1, 11, 13), (2, 9, 11), (3, 7, 9), (4, 5, 7)])
def test_with_ratings_the_class_decides(rating: int, hero: int, monarch: int) -> None:
    t = camp("juulute")
    number = hooks.RATING.number
    t.s.hooks = (*t.s.hooks[:number], (lambda s, piece: rating,), *t.s.hooks[number + 1 :])
    assert leadership.limit(t.s, WORLD.index["juulute"]) == ("DR-A-LDR-02", hero)
    assert leadership.limit(t.s, WORLD.index["hothior_monarch"]) == ("DR-A-LDR-02", monarch)
