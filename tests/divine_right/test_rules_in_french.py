"""The rulebook and its questions in French: nothing is missing, and numbers and references are those of the English."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from hexarchy.core.rulebook import Rule, Rulebook
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.world import DATA

# The Advanced booklet stands here before its options can be agreed on, so that no chapter waits for its words.
VOLUMES = ("base_rules", "advanced_rules")
BOOK = Rulebook.load(DATA, volumes=VOLUMES)
REFERENCE = re.compile(r"DR-[A-Z]+-(?:[A-Z]+-)?\d+")


def numbers(text: str) -> list[str]:
    """Bonuses, dice, points: whatever a player would reckon with."""
    return sorted(re.findall(r"\d+", REFERENCE.sub("", text).replace("2d6", "2 6").replace("d10", "10")))


def references(rule: Rule) -> list[str]:
    return sorted(REFERENCE.findall(f"{rule.text} {rule.ruling}"))


def entries(name: str, kind: str, key: str = "id") -> dict[str, dict[str, Any]]:
    with (DATA / f"{name}.toml").open("rb") as file:
        return {entry[key]: entry for entry in tomllib.load(file)[kind]}


def in_french(rule: Rule) -> Rule:
    return BOOK.rule(rule.id, "fr")


def test_every_rule_can_be_read_in_french() -> None:
    assert GAME.rulebook.missing("fr") == []
    assert BOOK.missing("fr") == []


def test_every_chapter_has_a_french_name() -> None:
    english, french = ([name for name, _ in BOOK.sections(lang)] for lang in ("en", "fr"))
    alike = {name for name in english if name in french}
    assert alike == {"Combat", "Forts", "Terrain", "Trouble"}


def test_a_rule_has_the_same_numbers_and_references_in_both_languages() -> None:
    pairs = [(rule, in_french(rule)) for rule in BOOK]
    assert [rule.id for rule, french in pairs if numbers(french.text) != numbers(rule.text)] == []
    assert [rule.id for rule, french in pairs if references(french) != references(rule)] == []


def test_a_rule_is_a_short_title_and_whole_sentences() -> None:
    rules = [in_french(rule) for rule in BOOK]
    assert [rule.id for rule in rules if len(rule.title) > 60 or rule.title[-1] in ".!?"] == []
    assert [
        rule.id for rule in rules if rule.text[-1] not in ".!?" or rule.ruling[-1:] not in {"", ".", "!", "?"}
    ] == []


def plain(text: str) -> str:
    """Words without plural, article or punctuation."""
    return re.sub(r"\W+", " ", re.sub(r"(?<=\w)[sx]\b", "", text.casefold()))


def test_what_has_a_name_is_called_as_the_glossary_calls_it() -> None:
    """But for the two that French also says with a verb or by one word."""
    terms = entries("glossary", "term", key="en").values()
    names = [
        [re.sub(r"^l[ae]s? | \(.*|,.*", "", term[lang]) for lang in ("en", "fr")]
        for term in terms
        if term["en"][0].isupper() and term["en"] not in {"Hero Fate Roll", "Personality card"}
    ]
    french = {rule.id: plain(" ".join((rule.title, rule.text, rule.ruling))) for rule in map(in_french, BOOK)}
    wrong = [
        (rule.id, en, fr)
        for en, fr in names
        for rule in BOOK
        if re.search(rf"\b{re.escape(en)}\b", rule.text) and plain(fr).strip() not in french[rule.id]
    ]
    assert len(names) > 100
    assert wrong == []


WORDS = ("title", "who", "text", "answers", "skipped")


def test_every_question_can_be_read_in_french() -> None:
    english, french = entries("decision_points", "decision"), entries("decision_points.fr", "decision")
    assert list(french) == list(english)
    assert [entry["id"] for entry in french.values() if {*entry} != {"id", *WORDS} or not all(entry.values())] == []
    for name, entry in english.items():
        assert all(numbers(french[name][word]) == numbers(entry[word]) for word in WORDS), name


def test_every_phase_of_a_question_has_a_french_name() -> None:
    names = tomllib.loads((DATA / "decision_points.fr.toml").read_text(encoding="utf-8"))
    english = entries("decision_points", "decision").values()
    assert set(names["phases"]) == {entry["phase"] for entry in english}
    assert set(names["sections"]) == {entry["section"] for entry in english}
