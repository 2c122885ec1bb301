"""Refusals: what is said of an action that nothing on the stack offers: whose moment it is, by which rule.

Procedures answer for their own questions (`why_<verb>`). Nothing here depends on what lies under a marker.
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.dark_emperor.magic.segment import MagicSegment
from hexarchy.games.dark_emperor.sequence import PlayerTurn
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NECROMANCER, NEUTRAL

# The segment of the phasing player a verb belongs to, and the rule that says so.
SEGMENTS: Final = {
    **dict.fromkeys(("prefer", "keep"), ("recruitment", "DE-DEC-03")),
    **dict.fromkeys(("raise-greater", "raise-lesser"), ("vampires", "DE-4.A1a")),
    "recruit": ("recruitment", "DE-7.21"),
    "pay": ("recruitment", "DE-19.2a"),
    "gift": ("recruitment", "DE-7.22"),
    **dict.fromkeys(("embark", "aboard"), ("movement", "DE-8.21c")),
    **dict.fromkeys(("move", "with", "step", "go", "to-box"), ("movement", "DE-4.A2b")),
    "land": ("movement", "DE-8.22a"),
    **dict.fromkeys(("take", "leave", "give", "to"), ("movement", "DE-15.12c")),
    "pull": ("movement", "DE-18.31b"),
    "stack": ("attrition", "DE-4.A2c"),
    "fight": ("combat", "DE-4.A3b"),
    **dict.fromkeys(("court", "speaker"), ("diplomacy", "DE-4.A4b")),
    **dict.fromkeys(("reveal", "parley", "ignore", "duel"), ("diplomacy", "DE-18.12a")),
    "champion": ("heroic", "DE-4.A4c"),
}
# Answers within a procedure that may be either player's: the rule that asks for them.
ANSWERS: Final = {
    "gate": "DE-5.5b",
    "assign": "DE-6.33a",
    "restore": "DE-6.34b",
    "master": "DE-19.13",
    "place": "DE-7.23a",
    "bank": "DE-8.14d",
    "lose": "DE-9.25a",
    "use": "DE-15.13a",
    **dict.fromkeys(("by", "at", "target", "choose"), "DE-12.2"),
    "number": "DE-13.61a",
    "counter": "DE-12.32",
    "leader": "DE-9.23a",
    "retreat": "DE-9.26b",
    "finder": "DE-18.12a",
}
ORDERS: Final = ("move", "with", "embark")  # given to a piece


def reasons(s: DarkEmperorState, seat: int, action: Action) -> list[Reason]:
    if action.verb == "cast":
        return _why_no_spell(s, seat, action.target)
    if action.verb in SEGMENTS:
        return _why_not_now(s, seat, action)
    rule = ANSWERS.get(action.verb)
    return [Reason(rule, "not-now", action=action.text)] if rule else []


def _why_not_now(s: DarkEmperorState, seat: int, action: Action) -> list[Reason]:
    """An act of the phasing player's, out of its segment or not in their turn."""
    segment, rule = SEGMENTS[action.verb]
    if action.verb in ORDERS and action.target < s.world.first_device and s.side(action.target) == NEUTRAL:
        return [Reason("DE-6.2", "inactive-do-nothing", piece=action.target)]
    if segment == "vampires" and seat != NECROMANCER:
        return [Reason("DE-7.3", "only-the-necromancer-feeds")]
    if seat != s.phasing:
        return [Reason("DE-6.21", "in-your-own-turn", action=action.text)]
    if segment != segment_now(s):
        return [Reason(rule, "belongs-to-segment", action=action.text, segment=segment)]
    return [Reason(rule, "not-now", action=action.text)]


def segment_now(s: DarkEmperorState) -> str:
    """The segment in progress; none while setting up and between two Player-Turns."""
    half = next((frame for frame in s.frames if isinstance(frame, PlayerTurn)), None)
    return half.SEGMENTS[half.at - 1] if half is not None and half.at else ""


def _why_no_spell(s: DarkEmperorState, seat: int, spell: int) -> list[Reason]:
    """A spell out of its segment (DE-12.1a), or out of its player's turn (DE-12.1b)."""
    open_now = [now for frame in s.frames if isinstance(frame, MagicSegment) for now in frame.ROUNDS]
    if not any(spell in now.spells for now in open_now):
        return [Reason("DE-12.1a", "spell-of-another-segment", spell=spell)]
    if seat != s.phasing and not any(now.opponent for now in open_now):
        return [Reason("DE-12.1b", "only-in-your-own-turn", spell=spell)]
    return []
