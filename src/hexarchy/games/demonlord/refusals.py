"""Refusals: which rule stands against an action that nothing on the stack offers.

Procedures answer for their own questions (`why_<verb>`); here stand the answers that depend on whose moment it is.
Nothing here may tell players what they cannot see.
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import (
    CLOAK,
    DARKNESS,
    EARTHPIT,
    FORCEMARCH,
    LIGHT,
    NECROMON,
    RAINS,
    SPELLGATE,
    VISION,
)

# The rule that gives each verb its moment.
MOMENTS: Final = {
    "learn": "DL-SET-09",
    "draw-five": "DL-SET-09",
    "choose-one": "DL-SET-09",
    "raise": "DL-SET-05",
    "replace": "DL-VAR-11",
    "place": "DL-TRN-10",
    "place-all": "DL-TRN-10",
    "unit": "DL-MOV-10",
    "move": "DL-MOV-10",
    "ride": "DL-LDR-08",
    "stop": "DL-MOV-10",
    "end": "DL-TRN-03",
    "show": "DL-ENM-07",
    "silent": "DL-ENM-07",
    "apart": "DL-CAP-17",
    "party": "DL-CAP-17",
    "at": "DL-MAG-09",
    "radius": "DL-SPL-33",
    "group": "DL-SPL-43",
    "gate": "DL-SPL-15",
    "revive": "DL-SPL-27",
    "invoke": "DL-INV-01",
    "call": "DL-INV-01",
    "battle": "DL-BAT-04",
    "siege": "DL-BAT-04",
    "fight": "DL-BAT-05",
    "terrain": "DL-BAT-09",
    "deploy": "DL-DEP-01",
    "character": "DL-CHB-01",
    "with": "DL-CHB-01",
    "commit": "DL-RED-02",
    "put-up": "DL-RED-15",
    "answer": "DL-RED-15",
    "against": "DL-RED-15",
    "idle": "DL-RED-15",
    "fire": "DL-BMG-01",
    "hold": "DL-BMG-01",
    "target": "DL-ATK-05",
    "inside": "DL-WDR-20",
    "outside": "DL-WDR-20",
    "take": "DL-WDR-12",
    "retreat": "DL-WDR-14",
    "resolve": "DL-SIE-36",
    "assault": "DL-SIE-10",
    "invest": "DL-SIE-10",
    "support": "DL-SMG-01",
    "lose": "DL-SIE-12",
    "court": "DL-ALL-06",
    "offer": "DL-PRI-03",
    "give": "DL-PRI-03",
    "top": "DL-HID-02",
    "lift-pass": "DL-DEC-03",
    "siege-assault": "DL-DEC-44",
    "siege-invest": "DL-DEC-44",
    "siege-ask": "DL-DEC-44",
    "stack-show": "DL-DEC-17",
    "stack-silent": "DL-DEC-17",
    "stack-ask": "DL-DEC-17",
}

# The rule that gives each special spell its windows.
SPELL_MOMENTS: Final = {
    VISION: "DL-SPL-01",
    CLOAK: "DL-SPL-02",
    FORCEMARCH: "DL-SPL-05",
    EARTHPIT: "DL-SPL-08",
    SPELLGATE: "DL-SPL-14",
    LIGHT: "DL-SPL-22",
    RAINS: "DL-SPL-31",
    DARKNESS: "DL-SPL-21",
    NECROMON: "DL-SPL-26",
}


def reasons(s: DemonlordState, seat: int, action: Action) -> list[Reason]:
    if action.verb == "cast":
        return why_not_cast(s, seat, action.target)
    if action.verb == "by" or (action.verb == "support" and action.target in s.phase.cast):
        return why_not_by(s, seat, action.target)
    rule = MOMENTS.get(action.verb)
    return [Reason(rule, "not-now", action=action.text)] if rule else []


def why_not_cast(s: DemonlordState, seat: int, spell: int) -> list[Reason]:
    """Whose spell it is, whether it is known, who could cast it, and its windows."""
    if spell not in s.world.spells[seat]:
        return [Reason("DL-MAG-05", "not-your-spell", spell=spell)]
    if spell not in s.spells[seat]:
        return [Reason("DL-MAG-07", "spell-unknown", spell=spell)]
    power = s.world.spells[seat][spell].power
    strong = [u for u in s.on_map(seat) if s.world.units[u].power >= power]
    if not strong:
        return [Reason("DL-MAG-11", "nobody-strong-enough", spell=spell, power=power)]
    if all(u in s.phase.cast for u in strong):
        return [Reason("DL-MAG-02", "everybody-has-cast", spell=spell)]
    if spell == FORCEMARCH and seat != s.phasing:
        return [Reason("DL-MAG-22", "phasing-player-only", spell=spell)]
    if spell == RAINS and s.phase.rains_tried:
        return [Reason("DL-SPL-42", "one-attempt", spell=spell)]
    return [Reason(SPELL_MOMENTS[spell], "not-now", action=s.game.verbs.cast[spell].text)]


def why_not_by(s: DemonlordState, seat: int, unit: int, power: int = 1) -> list[Reason]:
    """Why a character cannot be the caster."""
    face = s.world.units[unit]
    if s.owner(unit) != seat:
        return [Reason("DL-MAG-06", "not-yours", unit=unit)]
    if s.where[unit] < 0:
        return [Reason("DL-MAG-18", "not-on-map", unit=unit)]
    if not face.power:
        return [Reason("DL-MAG-01", "no-power", unit=unit)]
    if face.power < power:
        return [Reason("DL-MAG-11", "not-strong-enough", unit=unit, power=power)]
    if unit in s.phase.cast:
        return [Reason("DL-MAG-02", "has-cast", unit=unit)]
    return [Reason("DL-MAG-12", "out-of-range", unit=unit)]
