"""Demonworld in words: no text is missing, none is there for nothing, English and French are equals."""

from __future__ import annotations

from typing import Any, ClassVar

from hexarchy.core.dice import SeededDice
from hexarchy.core.text import LANGUAGES
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.facing import COMPASS, FACINGS
from hexarchy.games.demonworld.sequence import PHASES, STEPS
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.words import ARCS, BLOWS, ORDERS, PROJECTILES, SEATS, STRIDES, TESTS, TURNS, WHEELS
from tests import texts
from tests.text_keys import Keys
from tests.texts import Named

WORDINGS = {lang: Wording(GAME, lang, strict=True) for lang in LANGUAGES}
KEYS = Keys(GAME)
# What the values of options are called.
VALUES = [
    f"option-{option.id}.{value}".replace("_", "-")
    for option in GAME.scenarios.switches
    for value in option.choices
    if isinstance(value, str)
]


class TestTexts(texts.Texts):
    """See tests/texts.py."""

    GAME = GAME
    WORDINGS = WORDINGS
    KEYS = KEYS
    FOUND = ("ask-operation", "ask-orders", "event-contact", "why-not-frontal", "why-off-the-area")
    NAMED: ClassVar[Named] = {
        "camp": SEATS,
        "order": ORDERS,
        "facing": FACINGS,
        "direction": COMPASS,
        "by": WHEELS,
        "degrees": TURNS,
        "test": TESTS,
        "projectile": PROJECTILES,
        "stride": STRIDES,
        "blow": BLOWS,
        "arc": ARCS,
        "shape": ["line", "square", "wedge", "skirmish"],
        "step": PHASES,
    }
    GENDERED = ("camp",)
    ATTRIBUTES: ClassVar[Named] = {"camp": ("the",)}
    HELPERS = frozenset(
        {
            *("unit-copy", "roll-strike", "roll-morale", "roll-spell", "roll-unit", "roll-off"),
            *("bot-captain", "bot-captain.about"),
            *VALUES,
        }
    )
    SAMPLES: ClassVar[dict[str, Any]] = {
        **dict.fromkeys(("unit", "foe", "other"), "trolls_2"),
        **dict.fromkeys(("side", "winner"), "orcs"),
        **{"hex": "G4", "from": "G4", "to": "G5", "via": ["G5"], "units": ["trolls"], "hexes": ["G4"]},
        **{"order": "attack", "facing": "ENE", "direction": "NW", "by": "L60", "shape": "line-4", "phase": "melee"},
        **{
            "spell": "orcs_1",
            "hand": "left",
            "degrees": "240",
            "forgotten": True,
            "upper": True,
            "rolls": True,
            "test": "missile",
            "passed": True,
        },
        **{"projectile": "bolt", "fields": 2, "load": 6, "stride": "ahead-left", "arc": "left"},
        **{"why": "DW-B-WIN-08", "scores": {"orcs": 2, "empire": 5}, "winners": ["orcs"], "action": "done"},
        **{"question": "orders", "said": "x", "nearest": "y", "modifiers": [("DW-B-MEL-13", 2)]},
    }
    PLAIN = (
        "round",
        "points",
        "speed",
        "maneuvers",
        "payable",
        "count",
        "hand",
        "forgotten",
        "rolls",
        "upper",
        "initiative",
        "step",
        "passed",
        "fields",
        "load",
        "chance",
    )
    SPARED = ("scenario.py",)
    SAID = frozenset({*(name for _, name in STEPS), "on the spot", "back flanks"})
    PIECES = GAME.world.names

    @staticmethod
    def begin(seed: int) -> Any:
        return GAME.new("basic_small", {}, SeededDice(seed))
