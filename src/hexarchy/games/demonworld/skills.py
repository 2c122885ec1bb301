"""Skill in melee (DW-S-CHR-05, -06). That of shooters is in cover.py."""

from __future__ import annotations

from collections.abc import Iterator

from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike, card_of, struck_from
from hexarchy.games.demonworld.words import STANDARD


@hooks.STRIKE_MODIFIERS(level=STANDARD)
def skill(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """Skill helps who strikes, and who is struck unless from behind; supporters' does not count (DW-S-CHR-07)."""
    own, other = card_of(s, strike.attacker).melee_skill, card_of(s, strike.victim).melee_skill
    if own:
        yield "DW-S-CHR-05", own
    if other and struck_from(s, strike.attacker, strike.victim) != contact.REAR:
        yield "DW-S-CHR-06", -other
