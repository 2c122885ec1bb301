"""Divine Right in words: no text is missing, none is there for nothing, English and French are equals."""

from __future__ import annotations

from typing import Any, ClassVar

from hexarchy.core.decisions import Reason
from hexarchy.core.dice import SeededDice
from hexarchy.core.text import LANGUAGES
from hexarchy.games.divine_right import GAME, hooks
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.words import (
    CONDITIONS,
    CURSES,
    FOLKS,
    FORMS,
    HAPPENINGS,
    KINGDOM_IDS,
    MODES,
    PHASES,
    SEATS,
    STATUSES,
    TERRAINS,
    TRIBE_NAMES,
    WISHES,
)
from tests import texts
from tests.text_keys import Keys
from tests.texts import NBSP, Named

WORDINGS = {lang: Wording(GAME, lang, strict=True) for lang in LANGUAGES}
EN, FR = WORDINGS["en"], WORDINGS["fr"]
WORLD = GAME.world


def groups() -> set[str]:
    """Pieces that are called by a name: those alike have one name and a number."""
    ids = (piece.id.rpartition("_") for piece in WORLD.pieces)
    found = {group if number.isdigit() else f"{group}_{number}".strip("_") for group, _, number in ids}
    return {name for name in found if not name.startswith(tuple(f"{kingdom}_" for kingdom in KINGDOM_IDS))}


KEYS = Keys(GAME)
KEYS.questions |= {*hooks.OFFERED}  # hooks.py puts them, by the name of their moment
# The spaces of places whose name means something; all others are called alike in both languages.
MEANINGFUL = {key.removeprefix("site-") for key in FR.text.keys() if key.startswith("site-")}  # noqa: SIM118


class TestTexts(texts.Texts):
    """See tests/texts.py."""

    GAME = GAME
    WORDINGS = WORDINGS
    KEYS = KEYS
    FOUND = ("ask-ploy", "ask-march", "event-castle-falls", "why-not-covered", "event-goes-inside")
    NAMED: ClassVar[Named] = {
        "side": [*SEATS, "neutral"],
        "banner": KINGDOM_IDS,
        "kingdom": KINGDOM_IDS,
        "status": STATUSES,
        "unit": [*groups(), "numbered", "army", "fleet", "monarch"],
        "terrain": TERRAINS,
        "card": WORLD.card_kinds,
        "personality": [str(entry.id) for entry in WORLD.personalities],
        "mode": MODES,
        "device": WORLD.things,
        "boon": GAME.names["boon"],
        "folk": FOLKS,
        "tribe": TRIBE_NAMES,
        "happening": HAPPENINGS,
        "wish": WISHES,
        "envoy": [str(number) for number in WORLD.envoy_cards],
        "condition": CONDITIONS,
        "curse": CURSES,
        "form": FORMS,
        "site": MEANINGFUL,
        "step": [*PHASES, "set-up"],
    }
    GENDERED = ("side", "banner")
    ATTRIBUTES: ClassVar[Named] = {
        **dict.fromkeys(("side", "banner"), ("the",)),
        "kingdom": ("the", "of", "king", "queen"),
        **dict.fromkeys(("personality", "envoy"), ("about",)),
        **dict.fromkeys(("mode", "folk", "tribe"), ("the",)),
    }
    HELPERS = frozenset(
        {
            *("bot-captain", "bot-captain.about", "fort-at", "turn-in-year"),
            *(f"unit-{kind}.the" for kind in ("army", "fleet", "monarch")),
            *(f"option-level.{level}" for level in ("basic", "intermediate")),
            *(f"option-{part}.{seat}" for part in ("lord", "invader") for seat in ("random", *SEATS)),
            *(f"ask-{moment}" for moment in hooks.OFFERED),  # acts of several chapters at a moment
            # switches that come on by themselves
            *(f"option-{name}{about}" for name in ("core-advanced", "lost-monarchs") for about in ("", ".about")),
        }
    )
    SAMPLES: ClassVar[dict[str, Any]] = {
        **dict.fromkeys(("unit", "piece"), "hothior_army_3"),
        **dict.fromkeys(("hero", "monarch", "leader"), "immer_monarch"),
        **dict.fromkeys(("side", "winner"), "first"),
        **{"foe": "second", "fleet": "mivior_fleet_1", "kingdom": "trolls", "castle": "The Keep", "card": "bribe-2"},
        **{"hex": "0917", "from": "0917", "to": "1014", "via": ["1014"], "units": ["hothior_army_1"]},
        **{"heroes": ["immer_monarch"], "tribe": "savages", "folk": "ogre"},
        **{"oldest": "1014", "device": "helm", "boon": "tempest", "curse": "doom", "condition": "famine"},
        **{
            "hexes": ["0917"],
            "order": ["first", "second"],
            "phase": "combat",
            "personality": 3,
            "envoy": 3,
            "queen": 1,
        },
        **{"function": "activate", "kind": "human", "wish": "magic", "open": 1, "agreed": 0, "paw": 1},
        **{"part": "satrap", "grade": "tactical", "rating": "B", "attack": "FA", "defence": "CC"},
        **{"why": "DR-B-VIC-02", "scores": {"first": 2, "second": 5}, "winners": ["first"], "action": "done"},
        **{"question": "attack", "said": "x", "nearest": "y"},
    }
    PLAIN = (
        *("turn", "year", "number", "points", "total", "own", "theirs", "open", "agreed", "queen", "function", "kind"),
        *("rating", "attack", "defence", "mark", "wish", "paw", "part", "grade"),
    )
    PIECES = tuple(piece.id for piece in WORLD.pieces)
    SPARED = ("presentation.py", "world.py")

    @staticmethod
    def begin(seed: int) -> Any:
        level = ("basic", "intermediate")[seed % 2]
        return GAME.new(options={"level": level}, dice=SeededDice(seed), seats=SEATS[: (2, 3, 5)[seed % 3]])


# -- names -------------------------------------------------------------------------------------------------------------


def test_names_of_pieces() -> None:
    assert EN.unit("hothior_army_3") == "Hothior army 3"
    assert FR.unit("hothior_army_3") == "Armée 3 de Hothior"
    assert FR.the("unit", "immer_army_2") == "l’armée 2 d’Immer"
    assert EN.the("unit", "trolls_monarch") == "the Troll monarch"
    assert FR.unit("trolls_monarch") == "Monarque des Trolls"
    assert EN.word("units", ["mivior_army_1", "mivior_army_2", "mivior_army_3", "mivior_fleet_1"]) == (
        "Mivior armies 1–3 and Mivior fleet 1"
    )
    assert FR.word("units", ["mivior_army_1", "mivior_army_2", "mivior_monarch"]) == (
        "les armées 1 + 2 de Mivior et le monarque de Mivior"
    )


def test_monarchs_have_a_title_once_it_is_known_who_rules() -> None:
    assert EN.monarch("muetar", queen=True) == "Empress Ulvene"
    assert FR.monarch("shucassam", queen=False) == "Sultan Marzuk"


def test_names_of_places() -> None:
    assert EN.hex("0917") == "Port Lork (0917)"
    assert EN.hex("0001") == "0001"
    assert FR.hex("2018") == "Le Donjon (2018)"
    assert FR.castle("Gap Castle") == "Château de la Brèche"
    for space, name in WORLD.places.items():
        assert EN.place(WORLD.grid.ids[space], name).replace("’", "'") == name


def test_names_agree_with_the_data() -> None:
    assert [EN.kingdom(entry.id) for entry in WORLD.kingdoms] == [entry.name for entry in WORLD.kingdoms]
    for entry in WORLD.personalities:
        assert EN.personality(entry.id) == entry.name


# -- sentences ---------------------------------------------------------------------------------------------------------


def test_answers_speak_to_their_question() -> None:
    assert EN.option("done") == "Done"
    assert EN.option("done", "next-move") == "End movement"
    assert FR.option("none", "ploy") == "Ne jouer aucune carte"
    assert EN.option("duel second") == "Challenge the second player to a duel"
    assert FR.option("besiege 1805") == f"Déclarer le siège{NBSP}: Château de la Brèche (1805)"


def test_rolls_say_what_they_are_for() -> None:
    roll = {"dice": (4,), "sides": 6, "why": "DR-B-DIP-06", "side": "first", "kingdom": "immer"}
    roll |= {"modifiers": [("DR-B-CRD-04", 2)], "needs": ("at-least", 6), "made": True}
    assert "the first player, Immer → 4 + 2 = 6 (success: 6 or more needed, +2" in EN.event("roll", roll)
    duel = {"dice": (3, 5), "sides": 6, "why": "DR-B-DIP-15", "side": "first", "foe": "second"}
    assert EN.event("roll", duel).endswith("3 against 5.")


def test_refusals_cite_their_rule() -> None:
    said = EN.reason(Reason("DR-B-SIE-02", "not-covered", castle=1, hexes=(WORLD.grid.index["1015"],)))
    assert said.startswith("Around Tadafat, still open: 1015. (DR-B-SIE-02 ")
