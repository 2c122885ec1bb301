"""The book of spells: what each spell works on where its caster stands, what its caster names, and what it does.

The chapters write themselves into it: movement_magic, combat_magic, diplomacy_magic and undead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor.state import DarkEmperorState

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.magic.casting import Casting


def nothing(s: DarkEmperorState, cast: Casting) -> Ask | None:
    """A spell that is aimed at nothing in particular."""
    return None


class Spell(NamedTuple):
    """A spell. All that is named is named before the die is rolled (DE-12.2)."""

    rule: str
    # Pieces, hexes, sets of hexes or choices, by the spell; where there are none it cannot be cast.
    works_on: Callable[[DarkEmperorState, int], Sequence[int]]
    effect: Callable[[DarkEmperorState, Casting], None]
    # What the caster is still to name; None when all is named.
    named: Callable[[DarkEmperorState, Casting], Ask | None] = nothing


BOOK: dict[int, Spell] = {}


def write(spells: Mapping[int, Spell]) -> None:
    BOOK.update(spells)


# -- ways of naming ---------------------------------------------------------------------------------------------------


def one_piece(s: DarkEmperorState, cast: Casting) -> Ask | None:
    """One of the pieces the spell works on."""
    return None if cast.targets else ask_piece(s, cast, BOOK[cast.spell].works_on(s, cast.caster))


def ask_piece(s: DarkEmperorState, cast: Casting, pieces: Sequence[int]) -> Ask:
    options = [s.game.verbs.target[piece] for piece in pieces]
    return Ask(cast.side, "spell-target", BOOK[cast.spell].rule, options, spell=cast.spell, caster=cast.caster)


def one_choice(s: DarkEmperorState, cast: Casting) -> Ask | None:
    """One of the effects the spell has something for."""
    if cast.choice >= 0:
        return None
    options = [s.game.verbs.choose[choice] for choice in BOOK[cast.spell].works_on(s, cast.caster)]
    return Ask(cast.side, "spell-choice", BOOK[cast.spell].rule, options, spell=cast.spell, caster=cast.caster)
