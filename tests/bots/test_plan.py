"""Plans are kept until another goal is clearly better."""

from __future__ import annotations

import pickle

from hexarchy.bots.plan import Plan


def test_a_goal_is_kept_until_another_is_clearly_better() -> None:
    plan = Plan()
    assert plan.choose("army", [("north", 2.0), ("south", 1.0)], 1.5) == "north"
    assert plan.choose("army", [("north", 2.0), ("south", 2.9)], 1.5) == "north"
    assert plan.choose("army", [("north", 2.0), ("south", 3.1)], 1.5) == "south"
    assert plan.choose("army", [("north", 4.0), ("south", 3.1)], 1.5) == "south"


def test_each_has_a_goal_of_its_own() -> None:
    plan = Plan()
    assert plan.choose("army", [(1, 2.0), (2, 1.0)], 9.0) == 1
    assert plan.choose("envoy", [(1, 1.0), (2, 2.0)], 9.0) == 2
    assert plan.choose("army", [(1, 1.0), (2, 2.0)], 9.0) == 1


def test_a_goal_out_of_reach_is_not_chosen_but_not_forgotten() -> None:
    plan = Plan()
    plan.choose("army", [("north", 2.0)], 2.0)
    assert plan.choose("army", [("south", 0.0)], 2.0) is None
    assert plan.choose("army", [("north", 1.0), ("south", 1.5)], 2.0) == "north"


def test_of_equals_the_first_is_chosen_and_a_plan_can_be_kept_between_jobs() -> None:
    plan = Plan()
    assert plan.choose("army", [("b", 1.0), ("a", 1.0)], 1.0) == "b"
    again = pickle.loads(pickle.dumps(plan))  # noqa: S301
    assert again.choose("army", [("a", 1.0), ("b", 1.0)], 1.1) == "b"
