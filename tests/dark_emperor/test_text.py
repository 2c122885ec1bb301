"""Every key that Dark Emperor's rules use has its text in every language, and no text is there for nothing."""

from __future__ import annotations

import tomllib
from typing import Any, ClassVar

from hexarchy.core.decisions import Reason
from hexarchy.core.dice import SeededDice
from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.sequence import HALVES
from hexarchy.games.dark_emperor.spells import CHOICES, SPELLS
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import FORCES, RUNES, SIDES, TERRAINS, TYPES
from tests import texts
from tests.text_keys import Keys
from tests.texts import NBSP, Named

WORDINGS = {lang: Wording(GAME, lang, strict=True) for lang in LANGUAGES}
EN, FR = WORDINGS["en"], WORDINGS["fr"]
WORLD = GAME.world


def groups() -> set[str]:
    """Units that are alike have one name and a number."""
    ids = (piece.id.rpartition("_") for piece in WORLD.pieces[: WORLD.unit_count])
    return {group if number.isdigit() else f"{group}_{number}" for group, _, number in ids}


# The hexes of places whose name means something; all others are called alike in both languages.
MEANINGFUL = [
    *(city.hex for city in WORLD.map.city if city.name.startswith("The ")),
    *(place.hex for place in (*WORLD.map.magic_hex, *WORLD.map.holy_place, *WORLD.map.battlefield)),
    *(sea.label_hex for sea in WORLD.map.crater_sea),
]
# Leaders without a title bear the name of the data.
TITLED = {"the_keeper", "hound_master", *(piece.id for piece in WORLD.pieces[WORLD.first_monster :])}


class TestTexts(texts.Texts):
    """See tests/texts.py."""

    GAME = GAME
    WORDINGS = WORDINGS
    KEYS = Keys(GAME)
    FOUND = ("ask-gate", "ask-kill-magic", "event-activated", "why-holy-ground", "event-only-choice")
    NAMED: ClassVar[Named] = {
        "side": SIDES,
        "force": FORCES,
        "unit": [*groups(), "numbered"],
        "piece": TITLED,
        "terrain": TERRAINS,
        "type": TYPES,
        "rune": RUNES,
        "spell": SPELLS,
        "choice": CHOICES,
        "bank": ["north", "south"],
        "site": MEANINGFUL,
        "blade": ["living", "heros"],
        "step": {*(name for half in HALVES for name in half.SEGMENTS), "set-up"},
        "grade": [row.level for row in WORLD.tables.victory.row],
        "roll": ["battle", "attrition", "against"],
    }
    ATTRIBUTES: ClassVar[Named] = {"side": ("the",), "force": ("the",)}
    SAMPLES: ClassVar[dict[str, Any]] = {
        **dict.fromkeys(("unit", "target", "piece"), "lammarech_cavalry_1"),
        **dict.fromkeys(("leader", "caster"), "the_keeper"),
        **dict.fromkeys(("side", "winner"), "necromancer"),
        **dict.fromkeys(("force", "kingdom"), "the_scythe"),
        **{"device": "famir", "monster": "slug", "master": "host", "name": "slug", "hex": "1610"},
        **{"from": "1610", "to": "1511", "via": ["1511"], "hexes": ["1610"], "forces": ["saar"]},
        **{"units": ["zola_legions_1"], "leaders": ["mezal"], "devices": ["loslom"], "segment": "movement"},
        **{"spell": "fly", "rune": "fire", "choice": "living", "why": "DE-9.22", "won": True},
        **{"scores": {"necromancer": 2, "kingdoms": -2}, "winners": ["kingdoms"]},
        **{"action": "end", "question": "recruit", "said": "x", "nearest": "y"},
    }
    PLAIN = (
        *("left", "turn", "total", "gold", "value", "roll", "attacker", "defender", "count", "maximum", "points"),
        *("production", "grade", "needed", "attack", "defence", "amount", "won"),
    )
    PIECES = tuple(piece.id for piece in WORLD.pieces)
    SPARED = ("position_sense.py", "presentation.py")

    @staticmethod
    def begin(seed: int) -> Any:
        return GAME.new("standard", {"air_rune_hex": seed % 2 == 1}, SeededDice(seed))


# -- names -------------------------------------------------------------------------------------------------------------


def test_names_of_places() -> None:
    assert EN.hex("1610") == "Zolmarech (1610)"
    assert EN.hex("1609") == "1609"
    assert FR.hex("1512") == "L’Hécatombe (1512)"
    assert FR.hex("3325") == "Les Forges (3325)"
    land = WORLD.map
    wonders = (*land.magic_hex, *land.holy_place, *land.battlefield)
    told = [(place.hex, place.name) for place in wonders] + [(city.hex, city.name) for city in land.city]
    for hex_, name in (*told, *((sea.label_hex, sea.name) for sea in land.crater_sea)):
        assert EN.place(hex_, name).replace("’", "'") == name[0].upper() + name[1:]


def test_a_group_and_its_leader_are_told_apart_by_the_verb() -> None:
    assert EN.option("court the_hounds") == "Court the Hounds"
    assert EN.option("recruit hounds_1") == "Recruit Hounds 1"
    assert FR.option("move cos_dol_cos") == f"Déplacer{NBSP}: Cos dol Cos"


def test_english_names_agree_with_the_data() -> None:
    for piece in WORLD.pieces[WORLD.unit_count : WORLD.first_sword]:
        assert EN.unit(piece.id).replace("’", "'") == piece.name
    with (GAME.folder / "data" / "map.toml").open("rb") as file:
        kingdoms = tomllib.load(file)["kingdom"]
    assert [EN.force(kingdom["id"]) for kingdom in kingdoms] == [kingdom["name"] for kingdom in kingdoms]


# -- sentences ---------------------------------------------------------------------------------------------------------


def test_answers_speak_to_their_question() -> None:
    assert EN.option("end") == "Done"
    assert EN.option("end", "movement") == "End movement"
    assert FR.option("none", "battle-leader") == "Aucun chef"


def test_sentences_agree_with_the_side() -> None:
    assert (
        FR.event("conquered", {"side": "kingdoms", "kingdom": "stavror"}) == f"Les Royaumes conquièrent Stavror{NBSP}!"
    )
    assert FR.event("conquered", {"side": "necromancer", "kingdom": "stavror"}).startswith("Le Nécromancien conquiert")


def test_articles_of_names_are_small_within_a_sentence() -> None:
    assert EN.event("device-used", {"leader": "the_keeper", "device": "loslom"}) == "The Keeper uses the Sword Loslom."
    assert FR.option("use loslom") == f"Employer{NBSP}: l’épée Loslom"


def test_rolls_say_what_they_are_for() -> None:
    escape = {"dice": (2,), "sides": 6, "why": "DE-9.27b", "leader": "mezal", "needs": ("at-most", 2), "made": True}
    assert EN.event("roll", escape).endswith("Mezal → 2 (success: 2 or less needed).")
    envoys = {"dice": (3, 4), "sides": 6, "why": "DE-11.3", "leader": "mezal", "needs": ("at-least", 10), "made": False}
    envoys["modifiers"] = [("DE-11.3", 1)]
    assert EN.event("roll", envoys).endswith("3 + 4 + 1 = 8 (failure: 10 or more needed, +1 Their attitude).")
    assert EN.event("roll", {**envoys, "name": "stavror"}).startswith("Diplomacy – Mezal, Stavror → ")
    battle = {"dice": (3,), "sides": 6, "why": "DE-9.22", "hex": "1610", "attack": 6, "defence": 12}
    battle["modifiers"] = [("DE-9.21", -1)]
    assert EN.event("roll", battle).endswith(
        "Zolmarech (1610) → 3 − 1 = 2 (6 against 12, −1 " + EN.added("DE-9.21") + ")."
    )
    duel = {"dice": (3,), "sides": 6, "why": "DE-18.15a", "leader": "tol_morn", "monster": "slug"}
    duel |= {"needs": ("at-most", 2), "made": False}
    assert "Tol Morn against the Slug" in EN.event("roll", duel)
    worn = {"dice": (4,), "sides": 6, "why": "DE-8.12a", "hex": "1610", "units": ["mezal"], "points": 1}
    assert FR.event("roll", worn).endswith(f"(un point d’attrition{NBSP}: une unité perdue).")


def test_refusals_cite_their_rule() -> None:
    said = EN.reason(Reason("DE-13.11a", "flames", hex=WORLD.grid.index["1609"]))
    assert said.startswith("1609 is in flames. (DE-13.11a ")
