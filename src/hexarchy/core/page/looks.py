"""What a player looks at on the map: what lies around a piece, and the line of sight from one hex to another.

A look holds what all players see on the table and nothing else: it is the same in every deal, which the promises test.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from hexarchy.core.page.texts import Text


class Band(msgspec.Struct, omit_defaults=True):
    """Hexes around a piece. `kind`: how they are drawn; `sign`: what stands on them."""

    kind: Literal["front", "flank", "rear", "range"]
    text: Text
    hexes: Sequence[str]
    sign: str = ""


class InTheWay(msgspec.Struct):
    """What hides something, and where it stands."""

    hex: str
    text: Text


class Sightline(msgspec.Struct, kw_only=True):
    """From the middle of a hex to that of another. `seen`: how much of what stands there."""

    from_: str = msgspec.field(name="from")
    to: str
    seen: Literal["all", "some", "none"]
    text: Text
    hidden_by: Sequence[InTheWay]


class Look(msgspec.Struct, omit_defaults=True):
    """At a hex: what lies around the piece in it, and a line of sight from there."""

    hex: str
    title: Text | None = None
    bands: Sequence[Band] = []
    line: Sightline | None = None
