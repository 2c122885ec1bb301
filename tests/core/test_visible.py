"""Text from elsewhere is shown as what it is."""

from __future__ import annotations

import re
import sys
import unicodedata

import pytest

from hexarchy.core.visible import UNSEEN, visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("move 0510", "move 0510"),
        ("« Épée » — 5 %", "« Épée » — 5 %"),
        ("a\nb\x1b[31m\x00", r"a\nb\x1b[31m\x00"),
        ("a\u202eb\u2066c\u200f\u061c", r"a\u202eb\u2066c\u200f\u061c"),
        ("\u200b\ufeff\U000e0041", r"\u200b\ufeff\U000e0041"),
        ("\ud800", r"\ud800"),
    ],
)
def test_what_is_unseen_is_written_out(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_nothing_unseen_is_forgotten_and_nothing_seen_is_taken_for_it() -> None:
    unseen = re.compile(f"[{UNSEEN}]")
    for character in map(chr, range(sys.maxunicode + 1)):
        kind = unicodedata.category(character)
        if kind in ("Cc", "Cf", "Cs", "Zl", "Zp"):
            assert unseen.match(character), hex(ord(character))
        elif unseen.match(character):
            assert kind in ("Cn", "Mn"), hex(ord(character))  # not given out yet, or a selector of variants
