"""Versions as each holder counts them."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hexarchy.server.numbering import SPECTATOR, Numbering


def test_without_secrets_everybody_counts_alike() -> None:
    numbering = Numbering()
    assert [numbering.told(n, ("a",)) for n in range(4)] == [0, 1, 2, 3]
    assert [numbering.meant(n, ()) for n in range(4)] == [0, 1, 2, 3]


def test_a_secret_counts_for_those_who_know_it() -> None:
    numbering = Numbering()
    numbering.hush(2, ["a"])
    numbering.hush(3, ["a"])
    assert [numbering.told(n, ("a",)) for n in range(6)] == [0, 1, 2, 3, 4, 5]
    assert [numbering.told(n, ("b",)) for n in range(6)] == [0, 1, 1, 1, 2, 3]
    assert [numbering.told(n, ()) for n in range(6)] == [0, 1, 1, 1, 2, 3]
    assert [numbering.told(n, ("b", "a")) for n in range(6)] == [0, 1, 2, 3, 4, 5]
    assert [numbering.meant(n, ("b",)) for n in range(4)] == [0, 3, 4, 5]


@given(st.sets(st.integers(1, 60), max_size=40), st.integers(0, 60))
def test_meant_is_the_last_version_called_so(hushed: set[int], last: int) -> None:
    numbering = Numbering()
    for version in sorted(hushed):
        numbering.hush(version, ["a", SPECTATOR])
    called = [numbering.told(version, ("b",)) for version in range(80)]
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(called))
    for told in set(called[:-20]):
        assert numbering.meant(told, ("b",)) == max(v for v in range(80) if called[v] == told)
    assert numbering.told(last, ()) == last


def test_of_some_versions_the_known_come_the_last_first() -> None:
    numbering = Numbering()
    for version in (2, 4, 7):
        numbering.hush(version, {"a"})
    assert [*numbering.known([1, 2, 3, 5, 7], ("b",))] == [5, 3, 1]
    assert [*numbering.known([1, 2, 3, 5, 7], ("a",))] == [7, 5, 3, 2, 1]
    assert [*numbering.known([2, 4], ())] == []
