"""Every key that Dark Emperor's rules use has its text in every language, and no text is there for nothing."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexarchy import bots
from hexarchy.core.decisions import Reason
from hexarchy.core.dice import SeededDice
from hexarchy.core.state import State
from hexarchy.core.text import LANGUAGES, Catalog, MissingText, compare
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.sequence import HALVES
from hexarchy.games.dark_emperor.spells import CHOICES, SPELLS
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.table.board_json import TEXTS
from hexarchy.games.dark_emperor.table.wording import AT_LEAST, Wording
from hexarchy.games.dark_emperor.view import step_name
from hexarchy.games.dark_emperor.words import FORCES, RUNES, SIDES, TERRAINS, TYPES
from tests.dark_emperor.text_keys import CORE, QUESTIONS, RULES, SOURCES, TREES, USES, roll_arguments, roll_rules

WORDINGS = {lang: Wording(GAME, lang, strict=True) for lang in LANGUAGES}
EN, FR = WORDINGS["en"], WORDINGS["fr"]
NBSP = "\u00a0"
WORLD = GAME.world

both = pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)


def groups() -> set[str]:
    """Units that are alike have one name and a number."""
    ids = (piece.id.rpartition("_") for piece in WORLD.pieces[: WORLD.unit_count])
    return {group if number.isdigit() else f"{group}_{number}" for group, _, number in ids}


# What else than keys of questions, events and refusals a text can be for.
NAMED = {
    "face": ["strength", "undead", "cost", "hero", "magic"],
    "side": SIDES,
    "force": FORCES,
    "unit": [*groups(), "numbered"],
    "terrain": TERRAINS,
    "type": TYPES,
    "rune": RUNES,
    "spell": SPELLS,
    "choice": CHOICES,
    "bank": ["north", "south"],
    "blade": ["living", "heros"],
    "step": {*(name for half in HALVES for name in half.SEGMENTS), "set-up"},
    "grade": [row.level for row in WORLD.tables.victory.row],
    "scenario": [scenario.id for scenario in GAME.scenarios.all],
    "option": [option.id for option in GAME.scenarios.switches],
    "bot": bots.names(GAME),
    "roll": ["at-most", "at-least", "battle", "attrition", "against"],
}
# Leaders without a title bear the name of the data.
TITLED = {"the_keeper", "hound_master", *(piece.id for piece in WORLD.pieces[WORLD.first_monster :])}
HELPERS = {"list-and", "cited", "victory-by-resignation", "dice-sum", "dice-opposed", "hex-at", "event-roll"}
ATTRIBUTES = {"face": "short", "side": "the", "force": "the", "scenario": "about", "option": "about", "bot": "about"}


def wanted(wording: Wording) -> set[str]:
    """Every key that somebody asks for."""
    found = {use.text for use in USES} | {f"do-{verb}" for verb in GAME.actions.verbs} | HELPERS
    for kind, names in [*NAMED.items(), ("piece", TITLED)]:
        for name in names:
            key = f"{kind}-{name}".replace("_", "-")
            found.add(key)
            if kind in ATTRIBUTES:
                found.add(f"{key}.{ATTRIBUTES[kind]}")
            if kind == "side":
                found.update({f"{key}.gender"} if wording is FR else ())
    return found


def test_the_search_for_keys_finds_them() -> None:
    found = {use.text for use in USES}
    assert {"ask-gate", "ask-kill-magic", "event-activated", "why-holy-ground", "event-only-choice"} <= found


@both
def test_no_text_is_missing(wording: Wording) -> None:
    assert sorted(key for key in wanted(wording) if not wording.text.has(key)) == []


@both
def test_no_text_is_there_for_nothing(wording: Wording) -> None:
    keys = {key for key in wording.text.keys() if ".ask-" not in key}  # noqa: SIM118
    assert sorted(keys - wanted(wording)) == []
    special = {key.split(".ask-")[1] for key in wording.text.keys() if ".ask-" in key}  # noqa: SIM118
    assert sorted(special - QUESTIONS) == []


def test_languages_are_equals() -> None:
    assert compare(EN.text, FR.text) == []
    english, french = (Catalog.load(lang, [TEXTS]) for lang in LANGUAGES)
    assert compare(english, french) == []


SAMPLES: dict[str, Any] = {
    **dict.fromkeys(("unit", "target", "piece"), "lammarech_cavalry_1"),
    **dict.fromkeys(("leader", "caster"), "the_keeper"),
    **dict.fromkeys(("side", "winner"), "necromancer"),
    **dict.fromkeys(("force", "kingdom"), "the_scythe"),
    **{"device": "famir", "monster": "slug", "master": "host", "name": "slug", "hex": "1610", "to": "1511"},
    **{"units": ["zola_legions_1"], "leaders": ["mezal"], "devices": ["loslom"], "hexes": ["1610"], "forces": ["saar"]},
    **{
        "spell": "fly",
        "rune": "fire",
        "choice": "living",
        "segment": "movement",
        "why": "DE-9.22",
        "scores": {"necromancer": 2, "kingdoms": -2},
        "winners": ["kingdoms"],
        "won": True,
    },
    **{"action": "end", "question": "recruit", "said": "x", "nearest": "y"},
}


@both
def test_every_use_of_a_key_makes_a_sentence(wording: Wording) -> None:
    """Also those that random matches seldom come to; what a place does not give must not be asked for."""
    for use in USES:
        args = {name: SAMPLES.get(name, 2) for name in use.args}
        said = wording.text(use.text, **wording.words(args))
        assert said
        assert not re.search(r"[{}\[\]]", said), use


def test_every_argument_is_put_into_words() -> None:
    numbers = {"left", "turn", "total", "gold", "value", "roll", "attacker", "defender", "count", "maximum", "points"}
    numbers |= {"production", "grade", "needed", "attack", "defence", "amount"}
    keywords = {"won", "question", "said", "nearest", "ranks"}
    given = roll_arguments().union(*(use.args for use in USES))
    assert sorted(given - set(EN._words) - numbers - keywords) == []


# -- names -------------------------------------------------------------------------------------------------------------


@both
def test_names_of_pieces_are_unique(wording: Wording) -> None:
    names = [wording.unit(piece.id) for piece in WORLD.pieces]
    assert len(set(names)) == len(names)
    assert names == [wording.unit(piece.index) for piece in WORLD.pieces]


def test_names_of_places() -> None:
    assert EN.hex("1610") == "Zolmarech (1610)"
    assert EN.hex("1609") == "1609"
    assert FR.hex("1512") == "The Hecatomb (1512)"


def test_a_group_and_its_leader_are_told_apart_by_the_verb() -> None:
    assert EN.option("court the_hounds") == "Court the Hounds"
    assert EN.option("recruit hounds_1") == "Recruit Hounds 1"
    assert FR.option("move cos_dol_cos") == f"Déplacer{NBSP}: Cos dol Cos"


@both
def test_scenarios_and_options_are_explained(wording: Wording) -> None:
    titled = [wording.scenario(scenario.id) for scenario in GAME.scenarios.all]
    titled += [wording.switch(option.id) for option in GAME.scenarios.switches]
    titled += [wording.bot(name) for name in bots.names(GAME)]
    assert all(entry.title and entry.about.endswith(".") for entry in titled)


def test_english_names_agree_with_the_data() -> None:
    for piece in WORLD.pieces[WORLD.unit_count : WORLD.first_sword]:
        assert EN.unit(piece.id).replace("’", "'") == piece.name
    with (RULES / "data" / "map.toml").open("rb") as file:
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
    escape = {"dice": (2,), "sides": 6, "why": "DE-9.27b", "leader": "mezal", "needed": 2}
    assert EN.event("roll", escape).endswith("Mezal → 2 (success: 2 or less needed).")
    envoys = {"dice": (3, 4), "sides": 6, "why": "DE-11.3", "leader": "mezal", "needed": 9}
    assert EN.event("roll", envoys).endswith("3 + 4 = 7 (failure: 9 or more needed).")
    battle = {"dice": (3,), "sides": 6, "why": "DE-9.22", "hex": "1610", "attack": 6, "defence": 12, "value": -1}
    assert EN.event("roll", battle).endswith("Zolmarech (1610) → 3 (6 against 12, modifiers −1).")
    duel = {"dice": (3,), "sides": 6, "why": "DE-18.15a", "leader": "tol_morn", "monster": "slug", "needed": 2}
    assert "Tol Morn against the Slug" in EN.event("roll", duel)
    worn = {"dice": (4,), "sides": 6, "why": "DE-8.12a", "hex": "1610", "units": ["mezal"], "points": 1}
    assert FR.event("roll", worn).endswith("(un point d’attrition).")


def test_rolls_that_must_be_high_are_those_of_diplomacy() -> None:
    assert {rule for rule in roll_rules() if rule in AT_LEAST} == set()  # they are given to `diplomacy.attempt`
    calls = [n for tree in TREES.values() for n in ast.walk(tree) if isinstance(n, ast.Call)]
    tried = [c for c in calls if ast.unparse(c.func).endswith("attempt") and len(c.args) == 5]
    assert {ast.literal_eval(c.args[4]) for c in tried if isinstance(c.args[4], ast.Constant)} == AT_LEAST


def test_refusals_cite_their_rule() -> None:
    said = EN.reason(Reason("DE-13.11a", "flames", hex=WORLD.grid.index["1609"]))
    assert said.startswith("1609 is in flames. (DE-13.11a ")


def test_players_are_never_stopped_by_a_missing_text() -> None:
    assert GAME.wording("fr").event("no-such-thing", {}) == "Event-no-such-thing"
    with pytest.raises(MissingText):
        FR.event("no-such-thing", {})


def test_french_typography() -> None:
    folders = (CORE / "text" / "fr", RULES / "text" / "fr", TEXTS / "fr")
    texts = {path.name: path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.ftl")}
    lines = [f"{name}: {line}" for name, text in texts.items() for line in text.splitlines() if line[:1] != "#"]
    assert [line for line in lines if re.search(rf"[^{NBSP}\s][;!?»]|« | [:;!?»]|\w:\s", line.partition(": ")[2])] == []
    assert [line for line in lines if re.search(r"\w'\w", line)] == []


# -- whole matches -----------------------------------------------------------------------------------------------------


def refusals(state: State, rng: random.Random) -> list[Reason]:
    action = GAME.actions[rng.randrange(len(GAME.actions))]
    return [reason for seat in (0, 1) for reason in state.why_not(seat, action)]


@pytest.mark.parametrize("seed", range(6))
def test_whole_matches_can_be_told(seed: int) -> None:
    """Every question, answer and event of a match, and refusals by the way, in both languages."""
    rng = random.Random(seed)
    state = GAME.new("standard", {"air_rune_hex": seed % 2 == 1}, SeededDice(seed))
    assert isinstance(state, DarkEmperorState)
    said: dict[Wording, set[str]] = {wording: set() for wording in WORDINGS.values()}
    for _ in range(1500):
        if state.decision is None:
            break
        ask = state.decision.asks[0]
        some = [rng.choice(ask.options) for _ in range(3)]
        happened = state.apply(ask.seat, some[0])
        refused = refusals(state, rng)
        for wording, texts in said.items():
            texts.add(wording.question(ask.key, GAME.named(ask.args), ask.rule))
            texts.update(wording.option(option.text, ask.key) for option in some)
            texts.update(wording.event(event.key, GAME.named(event.args)) for event in happened)
            texts.update(map(wording.reason, refused))
            texts.add(wording.step(step_name(state)))
    assert [text for texts in said.values() for text in texts if re.search(r"[{}\[\]]", text)] == []
    assert [text for text in said[FR] if re.search(r"\bnone\b", text, re.IGNORECASE)] == []


# -- no sentences in the rules -----------------------------------------------------------------------------------------


def sentences(tree: ast.Module) -> Iterator[str]:
    """Texts of two words or more that are neither documentation nor part of an error for whoever writes data."""
    spared: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            spared.update(map(id, ast.walk(node)))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in spared else None
        if isinstance(text, str) and re.search(r"[^\W\d]{2,} +[^\W\d]{2,}", text):
            yield text


@pytest.mark.parametrize("path", SOURCES[2:], ids=lambda path: str(path.relative_to(RULES)))
def test_rules_write_no_sentences(path: Path) -> None:
    if path.name not in ("position.py", "position_sense.py", "data_schema.py", "presentation.py"):
        assert set(sentences(TREES[path])) == set()
