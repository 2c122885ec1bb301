"""What is remembered is the same for those who have it, and not kept for the others."""

from __future__ import annotations

import gc

from hexarchy.core.remembered import remembered


class Dear:
    made = 0

    def __init__(self, name: int) -> None:
        self.name = name
        Dear.made += 1


def test_the_same_as_long_as_somebody_has_it() -> None:
    find, before = remembered(2)(Dear), Dear.made
    first = find(1)
    for name in range(2, 6):
        find(name)
    assert find(1) is first
    assert Dear.made == before + 5


def test_of_the_others_the_last_few_are_kept() -> None:
    find, before = remembered(2)(Dear), Dear.made
    for name in range(5):
        find(name)
    gc.collect()
    assert sum(isinstance(one, Dear) for one in gc.get_objects()) == 2
    find(4)
    assert Dear.made == before + 5
    find(0)
    assert Dear.made == before + 6
