"""The captain and what comes with the Intermediate game: Rogues, Treasures, helpers in danger, avalanches.

What is not named here is declined: other powers are used by those who understand them.
"""

from __future__ import annotations

from hexarchy.bots.staff import most, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.divine_right.bot.reckoner import Reckoner
from hexarchy.games.divine_right.words import MONARCH


def on_turn_starts(r: Reckoner, ask: Ask) -> Action:
    """A Treasure brings in a mercenary; the sooner the better."""
    options = to(ask, "spend")
    return most(options, lambda piece: r.front(r.s.where[piece])) if options else ask.default


def on_moves_end(r: Reckoner, ask: Ask) -> Action:
    """A Rogue is sought wherever one may be found: it costs nothing."""
    return (to(ask, "hire-rogue") or [ask.default])[0]


def on_combat_starts(r: Reckoner, ask: Ask) -> Action:
    """An avalanche on the largest stack of enemies."""
    options = to(ask, "avalanche")
    return most(options, lambda space: len(r.s.units(space))) if options else ask.default


def on_fate_before(r: Reckoner, ask: Ask) -> Action:
    """A Bodyguard dies for monarchs alone."""
    options = to(ask, "stand-in")
    monarch = r.world.pieces[ask.args["hero"]].kind == MONARCH
    return options[0] if options and monarch else ask.default


def on_fate_after(r: Reckoner, ask: Ask) -> Action:
    """Whatever helps: it is offered where the die does harm."""
    return (to(ask, "wear-cloak") or to(ask, "roll-again") or [ask.default])[0]
