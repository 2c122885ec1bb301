"""Every key that Demonlord's rules use has its text in every language, and no text is there for nothing."""

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
from hexarchy.core.text import LANGUAGES, MissingText, compare
from hexarchy.games.demonlord import GAME
from hexarchy.games.demonlord.battle.course import NAMES as STAGES
from hexarchy.games.demonlord.sequence import PhaseSequence
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.table.wording import FIXED, NEEDED, OPTIONAL, Wording
from hexarchy.games.demonlord.view import step_name
from hexarchy.games.demonlord.words import ARMOR, CAMPS, GRADES, PLACES, SPELLS
from hexarchy.games.demonlord.world import DATA
from tests.demonlord.table import at
from tests.demonlord.text_keys import CORE, QUESTIONS, RULES, SOURCES, TREES, USES, roll_arguments

WORDINGS = {lang: Wording(GAME, lang, strict=True) for lang in LANGUAGES}
EN, FR = WORDINGS["en"], WORDINGS["fr"]
NBSP = "\u00a0"
WORLD = GAME.world
VERBS = GAME.actions.verbs

both = pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)

# What else than keys of questions, events and refusals a text can be for.
STEPS = {*PhaseSequence.STEPS, "set-up", "turn-end"}
NAMED = {
    "camp": CAMPS,
    "state": WORLD.realm_codes,
    "grade": GRADES,
    "site": [site.id for site in WORLD.sites],
    "place": PLACES,
    "spell": SPELLS,
    "terrain": [*(entry.id for entry in WORLD.chart.terrain), *(entry.id for entry in WORLD.chart.feature)],
    "mode": ["F", "C", "W"],
    "armor": ARMOR,
    "step": STEPS,
    "order": [action.text.split()[1] for action in GAME.actions.of("order")],
    "scenario": [scenario.id for scenario in GAME.scenarios.all],
    "option": [option.id for option in GAME.scenarios.switches],
    "bot": bots.names(GAME),
    "roll-kind": ["magic", "missile", "melee"],
    "beings": ["ninnghiz", "great-woods"],
}
HELPERS = {
    "list-and",
    "cited",
    "victory-by-resignation",
    "dice-sum",
    "dice-opposed",
    "hex-at",
    "roll-against",
    "roll-party",
}
HELPERS |= {*NEEDED.values(), *FIXED.values()}
ATTRIBUTES = {"camp": "the", "state": "the", "scenario": "about", "option": "about", "bot": "about"}


def wanted(wording: Wording) -> set[str]:
    """Every key that somebody asks for."""
    found = {use.text for use in USES} | {"event-roll"} | {f"do-{verb}" for verb in VERBS} | HELPERS
    for kind, names in NAMED.items():
        for name in names:
            key = f"{kind}-{name}".lower().replace("_", "-").replace(" ", "-")
            found.add(key)
            if kind in ATTRIBUTES:
                found.add(f"{key}.{ATTRIBUTES[kind]}")
            if kind in ("camp", "state"):
                found.update({f"{key}.gender"} if wording is FR else ())
    return found


def test_the_search_for_keys_finds_them() -> None:
    found = {use.text for use in USES}
    samples = (
        "ask-confirm-abandon-fortress",
        "ask-cast-area",
        "ask-window-end",
        "ask-talks-go-on",
        "ask-replace-troop",
    )
    assert found.issuperset(samples)
    assert found.issuperset(("event-cast-fails", "event-only-choice", "why-match-is-over", "why-earthpit"))
    assert len(QUESTIONS) > 60


@both
def test_every_key_has_its_text(wording: Wording) -> None:
    assert sorted(wanted(wording) - set(wording.text.keys())) == []


@both
def test_no_text_is_there_for_nothing(wording: Wording) -> None:
    spare = set(wording.text.keys()) - wanted(wording)
    answers = {key for key in spare if re.fullmatch(r"do-[\w-]+\.ask-[\w-]+", key)}
    meant = {key for key in answers if key.split(".ask-")[1] in QUESTIONS and key.split(".")[0][3:] in VERBS}
    assert sorted(spare - meant) == []


def test_languages_are_equals() -> None:
    assert compare(EN.text, FR.text) == []


@both
def test_texts_use_only_what_they_are_given(wording: Wording) -> None:
    """A text may use the arguments of every place that emits its key, and what is derived from them."""
    missing = []
    for use in USES:
        derived = {f"{name}_gender" for name in use.args & {"side", "winner", "realm"}} | {"count"}
        optional = OPTIONAL.get(use.text.removeprefix("why-"), ())
        lacking = wording.text.variables(use.text) - use.args - derived - set(optional)
        missing += [f"{use.where} {use.text}: {name}" for name in sorted(lacking)]
    assert missing == []


SAMPLES: dict[str, Any] = {
    **dict.fromkeys(("unit", "target", "foe", "character", "caster"), "ts_shaman"),
    **dict.fromkeys(("units", "riders", "group"), ("ti_knights", "ts_shaman")),
    **dict.fromkeys(("hex", "to"), "0510"),
    **dict.fromkeys(("hexes", "way"), ("0510", "0511")),
    **dict.fromkeys(("side", "winner"), "demon"),
    **dict.fromkeys(("action", "order"), "unit ti_knights"),
    **{"realm": "AN", "spell": "rains", "spells": ["rains"], "terrain": "hills", "question": "movement"},
    **{"why": "DL-VIC-01", "scored": [("DL-VIC-03", 1)], "scores": {"hosar": 3, "demon": 4}, "winners": ["hosar"]},
    **{"grade": "permanent", "method": "assault", "people": "balron", "stage": "melee"},
}


@both
def test_every_use_of_a_key_makes_a_sentence(wording: Wording) -> None:
    """Also those that random matches seldom come to; what a place does not give must not be asked for."""
    for use in USES:
        start, _, key = use.text.partition("-")
        args = {**dict.fromkeys(OPTIONAL.get(key, ())), **{name: SAMPLES.get(name, 2) for name in use.args}}
        said = wording.event(key, args) if start == "event" else wording.text(use.text, **wording.words(args))
        assert said
        assert not re.search(r"[{}\[\]]", said), use


def test_every_argument_is_put_into_words() -> None:
    plain = {"left", "mp", "room", "round", "owed", "turn", "total", "result", "party", "distance", "cost", "power"}
    plain |= {"size", "radius", "value", "ranks"}  # numbers
    plain |= {
        "grade",
        "method",
        "people",
        "stage",
        "kind",
        "question",
        "said",
        "nearest",
    }  # words that texts or code select on
    given = roll_arguments().union(*(use.args for use in USES))
    assert sorted(given - set(EN._words) - plain) == []


def test_every_stage_of_a_round_has_its_words() -> None:
    assert (
        len({EN.event("battle-stage", {"round": 1, "hex": "0510", "stage": stage}) for stage in STAGES.values()}) == 5
    )


# -- names -------------------------------------------------------------------------------------------------------------


@both
def test_names_of_units_are_unique(wording: Wording) -> None:
    names = [wording.unit(unit.id) for unit in WORLD.units]
    assert len(set(names)) == len(names)
    assert names == [wording.unit(unit.index) for unit in WORLD.units]


@both
def test_names_agree_with_the_data(wording: Wording) -> None:
    field = "en" if wording is EN else "fr"
    for markers in WORLD.spells:
        assert all(wording.spell(spell) == marker.names[field] for spell, marker in markers.items())
    for entry in WORLD.chart.terrain:
        assert wording.terrain(entry.id).lower() == (entry.name if wording is EN else entry.name_fr).lower()
    for code, land in WORLD.homelands.items():
        assert wording.realm(code) == (land.name if wording is EN else land.name_fr)


@both
def test_names_agree_with_the_glossary(wording: Wording) -> None:
    with (DATA / "glossary.toml").open("rb") as file:
        terms = {term["id"]: term for term in tomllib.load(file)["term"]}
    field = "en" if wording is EN else "fr"
    assert wording.side("hosar") == terms["alliance_of_hosar"][field]
    assert wording.side("demon") == terms["demons"][field]
    known = {term[field].lower() for term in terms.values() if term["kind"] == "place"}
    sites = [site for site in WORLD.sites if site.home != "HO"]
    assert [site.id for site in sites if wording.name("site", site.id).lower() not in known] == []


def test_hexes_name_their_places() -> None:
    assert EN.hex("0510") == "Timur (0510)"
    assert EN.hex("0511") == "0511"
    assert FR.hex("0902") == "Mines d’Ula (0902)"


@both
def test_scenarios_and_options_are_explained(wording: Wording) -> None:
    titled = [wording.scenario(scenario.id) for scenario in GAME.scenarios.all]
    titled += [wording.switch(option.id) for option in GAME.scenarios.switches]
    titled += [wording.bot(name) for name in bots.names(GAME)]
    assert all(entry.title and entry.about.endswith(".") for entry in titled)


# -- sentences ---------------------------------------------------------------------------------------------------------


def test_answers_speak_to_their_question() -> None:
    assert EN.option("yes") == "Yes"
    assert EN.option("yes", "withdraw") == "Withdraw"
    assert FR.option("no", "withdraw") == "Rester et combattre"
    assert EN.option("court 1401") == "Court the Duchy of Altu'han"
    assert EN.option("call tnc_gargoyles") == "Invoke the Conjurations of Ninnghiz"
    assert FR.option("order cloak-never") == "Ne jamais répondre par un Voile"


def test_sentences_agree_with_the_side() -> None:
    assert FR.event("requested", {"side": "demon"}) == "Les Démons demandent des renforts."
    assert FR.event("requested", {"side": "hosar"}) == "L’Alliance de Hosar demande des renforts."


def test_articles_of_names_are_small_within_a_sentence() -> None:
    assert EN.option("by ni_demonlord") == "The Demonlord"
    assert EN.option("cast vision") == "Cast Vision"
    assert EN.option("commit ni_demonlord") == "Bring up the Demonlord"
    assert FR.question("invoke-being", {"unit": "ts_shaman"}) == f"Le Chaman{NBSP}: quel être invoquer{NBSP}?"


def test_lists_end_with_and() -> None:
    units = {"units": ["ti_prince", "ti_knights", "ti_peasants"]}
    assert EN.event("reinforcement-units", units).endswith("Timur Knights and Timur Peasants.")
    assert FR.event("spells-known", {"spells": ["cloak", "rains"]}) == f"Vos sorts spéciaux{NBSP}: Voile et Pluies."


def test_rolls_say_what_they_are_for() -> None:
    blow = {"dice": [3, 4], "sides": 6, "why": "DL-ATK-07", "kind": "melee", "value": 7}
    blow |= {"unit": "ti_knights", "target": "ni_orc_spears"}
    assert EN.event("roll", blow) == (
        "Rolling to hit – Timur Knights against Orc Spearmen → 3 + 4 = 7 (melee, hit: 7 or less needed)."
    )
    assert "manqué" in FR.event("roll", {**blow, "value": 6})
    check = {"dice": [4], "sides": 6, "why": "DL-WDR-04", "unit": "ti_knights", "value": 4}
    assert "taken prisoner on 4" in EN.event("roll", check)
    town = {"dice": [5], "sides": 6, "why": "DL-SET-05", "unit": "wt_horse", "hex": "0113"}
    assert EN.event("roll", town).endswith("Kimat (0113) → 5 (1–3 takes the unit in).")
    capture = {"dice": (2, 5), "sides": 6, "why": "DL-CAP-05", "unit": "ti_prince", "hex": "0511", "party": 2}
    assert EN.event("roll", capture).endswith("and party, 0511 → 2 against 5.")
    siege = {"dice": (2, 5), "sides": 6, "why": "DL-SIE-11", "side": "demon", "hex": "0510"}
    siege["modifiers"] = [("DL-SIE-20", -1), ("DL-SIE-17", 1)]
    assert "(−1 First phase of a siege, +1 Leadership bonus in sieges)" in EN.event("roll", siege)


def test_refusals_cite_their_rule() -> None:
    said = EN.reason(Reason("DL-MOV-20", "impassable", hex=WORLD.grid.index["0511"]))
    assert said == "This unit cannot cross the hexside to 0511. (DL-MOV-20 Alps and lakes stop ground units)"
    assert EN.reason(Reason("", "match-is-over")) == "The game is over."


def test_players_are_never_stopped_by_a_missing_text() -> None:
    assert GAME.wording("fr").event("no-such-thing", {}) == "Event-no-such-thing"
    with pytest.raises(MissingText):
        FR.event("no-such-thing", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_offers_its_wording(lang: str) -> None:
    assert GAME.wording(lang) is GAME.wording(lang)
    assert GAME.wording(lang).lang == lang


def test_french_typography() -> None:
    folders = (CORE / "text" / "fr", RULES / "text" / "fr")
    texts = {path.name: path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.ftl")}
    lines = [f"{name}: {line}" for name, text in texts.items() for line in text.splitlines() if line[:1] != "#"]
    assert [line for line in lines if re.search(rf"[^{NBSP}\s][;!?»]|« | [:;!?»]|\w:\s", line.partition(": ")[2])] == []
    assert [line for line in lines if re.search(r"\w'\w", line)] == []


def test_french_names_and_rules_have_the_right_apostrophe() -> None:
    assert [unit.id for unit in WORLD.units if "'" in FR.unit(unit.id)] == []
    assert [rule.id for rule in GAME.rulebook if "'" in GAME.rulebook.rule(rule.id, "fr").text] == []


# -- whole matches -----------------------------------------------------------------------------------------------------


def refusals(state: State, rng: random.Random) -> list[Reason]:
    action = GAME.actions[rng.randrange(len(GAME.actions))]
    return [reason for seat in (0, 1) for reason in state.why_not(seat, action)]


@pytest.mark.parametrize("seed", range(20))
def test_whole_matches_can_be_told(seed: int) -> None:
    """Every question, answer and event of a match, and refusals by the way, in both languages."""
    rng = random.Random(seed)
    scenario = ("standard", "strategic", "long")[seed % 3]
    state = GAME.new(scenario, {"first_move": seed % 2 == 1, "reduced_chance": seed % 4 == 3}, SeededDice(seed))
    assert isinstance(state, DemonlordState)
    said: dict[Wording, set[str]] = {wording: set() for wording in WORDINGS.values()}
    for _ in range(1200):
        if state.decision is None:
            break
        asks = state.decision.asks
        seat, verbs = (ask := rng.choice(asks)).seat, sorted({option.verb for option in ask.options})
        verb = rng.choice(verbs)
        happened = state.apply(seat, rng.choice([option for option in ask.options if option.verb == verb]))
        refused = refusals(state, rng)
        for wording, texts in said.items():
            texts.update(wording.question(ask.key, GAME.named(ask.args), ask.rule) for ask in asks)
            texts.update(wording.option(option.text, ask.key) for ask in asks for option in ask.options)
            texts.update(wording.event(event.key, GAME.named(event.args)) for event in happened)
            texts.update(map(wording.reason, refused))
            texts.add(wording.step(step_name(state)))
    assert [text for texts in said.values() for text in texts if re.search(r"[{}\[\]]", text)] == []
    assert [text for text in said[FR] if re.search(r"\bnone\b", text, re.IGNORECASE)] == []


def test_answers_on_offer_have_different_texts() -> None:
    table = at("movement", hosar={"0510": ["ti_knights", "ti_prince", "ti_peasants"]})
    decision = table.s.decision
    assert decision is not None
    for wording in WORDINGS.values():
        texts = [wording.option(option.text, decision.question) for option in decision.options]
        assert len(set(texts)) == len(texts)


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
    if path.name not in ("position.py", "data_schema.py"):
        actions = {action.text for action in GAME.actions}
        assert set(sentences(TREES[path])) - set(PLACES) - actions == set()
