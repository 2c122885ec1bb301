"""The rulebook: reading it in several languages, finding rules, refusing faulty files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy.core.rulebook import Rule, Rulebook, RulebookError, UnknownRule

ROOT = Path(__file__).parents[2]
SHIPPED = ("src/hexarchy/games/*/data/rules.toml", "examples/*/data/rules.toml")
REAL_RULEBOOKS = [path for pattern in SHIPPED for path in sorted(ROOT.glob(pattern))]

ENGLISH = """
[[rule]]
id = "XX-MOV-01"
section = "Movement"
title = "Crossing a river"
kind = "rule"
text = "A unit pays one more point to cross a river."
seed = "000:1"
test = "Two points over a river."
ruling = "Bridges cost nothing."

[[rule]]
id = "XX-MOV-02"
section = "Movement"
title = "A river crossed"
kind = "example"
text = "The manoeuvre costs three points."
seed = "000:2"
test = "Three points."

[[rule]]
id = "XX-BAT-01"
section = "Battles"
title = "Order of a round"
text = "Missiles fly first, even across a river."
seed = "000:3"
test = "Missiles before melee."
"""

FRENCH = """
[sections]
Movement = "Mouvement"
Battles = "Batailles"

[[rule]]
id = "XX-MOV-01"
title = "Traverser une rivière"
text = "Une unité paie un point de plus pour traverser une rivière."
ruling = "Les ponts ne coûtent rien."

[[rule]]
id = "XX-MOV-02"
title = "Une rivière traversée"
text = "La manœuvre coûte trois points à l’armée."
"""


def load(folder: Path, english: str = ENGLISH, french: str | None = FRENCH) -> Rulebook:
    (folder / "rules.toml").write_text(english, encoding="utf-8")
    if french is not None:
        (folder / "rules.fr.toml").write_text(french, encoding="utf-8")
    return Rulebook.load(folder)


def problems(folder: Path, english: str = ENGLISH, french: str | None = FRENCH) -> list[str]:
    with pytest.raises(RulebookError) as caught:
        load(folder, english, french)
    assert str(caught.value) == "\n".join(caught.value.problems)
    return [problem.removeprefix(f"{folder}/") for problem in caught.value.problems]


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return load(tmp_path)


# --- several volumes

SECOND = """
[[rule]]
id = "YY-SEA-01"
section = "The sea"
title = "Storms"
text = "Ships sink."
seed = "000:1"
test = "A ship sinks."
"""

SECOND_FRENCH = """
[sections]
"The sea" = "La mer"

[[rule]]
id = "YY-SEA-01"
title = "Tempêtes"
text = "Les navires coulent."
"""


def test_a_rulebook_may_consist_of_several_volumes(tmp_path: Path) -> None:
    for name, text in (("base", ENGLISH), ("base.fr", FRENCH), ("more", SECOND), ("more.fr", SECOND_FRENCH)):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    both = Rulebook.load(tmp_path, volumes=("base", "more"))
    assert ids([*both]) == ["XX-MOV-01", "XX-MOV-02", "XX-BAT-01", "YY-SEA-01"]
    assert [name for name, _ in both.sections("fr")] == ["Mouvement", "Batailles", "La mer"]
    assert ids(both.search("Tempêtes", "fr")) == ["YY-SEA-01"]
    assert ids([*Rulebook.load(tmp_path, volumes=("more", "base"))])[0] == "YY-SEA-01"  # in the order they are named
    with pytest.raises(RulebookError):
        Rulebook.load(tmp_path)  # there is no rules.toml


def test_the_same_rule_in_two_volumes_is_a_mistake(tmp_path: Path) -> None:
    for name in ("base", "more"):
        (tmp_path / f"{name}.toml").write_text(SECOND, encoding="utf-8")
    with pytest.raises(RulebookError) as caught:
        Rulebook.load(tmp_path, volumes=("base", "more"))
    assert caught.value.problems == (f"{tmp_path}/more.toml: YY-SEA-01: another volume has this id",)


# --- reading rules


def test_a_rule_has_every_field(book: Rulebook) -> None:
    assert book["XX-MOV-01"] == Rule(
        id="XX-MOV-01",
        section="Movement",
        title="Crossing a river",
        kind="rule",
        text="A unit pays one more point to cross a river.",
        ruling="Bridges cost nothing.",
        seed="000:1",
        test="Two points over a river.",
        lang="en",
    )


def test_kind_and_ruling_may_be_left_out(book: Rulebook) -> None:
    assert (book["XX-BAT-01"].kind, book["XX-BAT-01"].ruling) == ("rule", "")
    assert book["XX-MOV-02"].kind == "example"


@pytest.mark.parametrize(
    ("source", "reconstructed"), [("dr3", False), ("reconstruction", True), ("advanced:12-14 + reconstruction", True)]
)
def test_a_rule_says_whether_it_was_reconstructed(tmp_path: Path, source: str, reconstructed: bool) -> None:
    sourced = ENGLISH.replace('seed = "000:1"', f'source = "{source}"')
    rules = load(tmp_path, english=sourced)
    assert (rules["XX-MOV-01"].reconstructed, rules["XX-MOV-01"].seed) == (reconstructed, "")
    assert rules.rule("XX-MOV-01", "fr").reconstructed is reconstructed
    assert not rules["XX-MOV-02"].reconstructed


def test_a_rulebook_is_a_collection_in_order(book: Rulebook) -> None:
    assert ids(list(book)) == ["XX-MOV-01", "XX-MOV-02", "XX-BAT-01"]
    assert len(book) == 3
    assert "XX-MOV-02" in book
    assert "XX-MOV-03" not in book


def test_a_rule_in_french(book: Rulebook) -> None:
    rule = book.rule("XX-MOV-01", "fr")
    assert (rule.lang, rule.section, rule.title) == ("fr", "Mouvement", "Traverser une rivière")
    assert rule.ruling == "Les ponts ne coûtent rien."
    assert (rule.kind, rule.seed, rule.test) == ("rule", "000:1", "Two points over a river.")


def test_an_untranslated_rule_is_shown_in_english(book: Rulebook) -> None:
    assert book.rule("XX-BAT-01", "fr") is book["XX-BAT-01"]
    assert book.title("XX-BAT-01", "fr") == "Order of a round"
    assert book.missing("fr") == ["XX-BAT-01"]
    assert book.missing("en") == []


def test_a_rulebook_without_translation(tmp_path: Path) -> None:
    book = load(tmp_path, french=None)
    assert book.languages == ("en",)
    assert book.missing("fr") == ids(list(book))
    assert ids(book.search("river", "fr")) == ids(book.search("river", "en"))


def test_only_files_named_after_a_language_are_translations(tmp_path: Path) -> None:
    (tmp_path / "rules.fr.draft.toml").write_text("not even TOML", encoding="utf-8")
    assert load(tmp_path).languages == ("en", "fr")


def test_sections_in_order(book: Rulebook) -> None:
    assert book.languages == ("en", "fr")
    assert [(name, ids(rules)) for name, rules in book.sections("en")] == [
        ("Movement", ["XX-MOV-01", "XX-MOV-02"]),
        ("Battles", ["XX-BAT-01"]),
    ]
    assert [(name, [rule.lang for rule in rules]) for name, rules in book.sections("fr")] == [
        ("Mouvement", ["fr", "fr"]),
        ("Batailles", ["en"]),
    ]


def test_cite(book: Rulebook) -> None:
    assert book.cite("XX-MOV-01", "en") == "XX-MOV-01 Crossing a river"
    assert book.cite("XX-MOV-01", "fr") == "XX-MOV-01 Traverser une rivière"


def test_an_unknown_rule_is_refused_with_the_nearest(book: Rulebook) -> None:
    with pytest.raises(UnknownRule) as caught:
        book.cite("xx-mov-2", "fr")
    assert isinstance(caught.value, KeyError)
    assert caught.value.nearest[0] == "XX-MOV-02"
    assert str(caught.value).startswith("no rule 'xx-mov-2'; nearest: XX-MOV-02")
    with pytest.raises(UnknownRule, match=r"^no rule '§'$"):
        book["§"]


# --- search


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("xx-mov", "en", ["XX-MOV-01", "XX-MOV-02"]),
        ("XX-BAT-01", "fr", ["XX-BAT-01"]),
        ("river", "en", ["XX-MOV-01", "XX-MOV-02", "XX-BAT-01"]),
        ("riv", "en", ["XX-MOV-01", "XX-MOV-02", "XX-BAT-01"]),
        ("RIVIERE", "fr", ["XX-MOV-01", "XX-MOV-02"]),
        ("traversée", "fr", ["XX-MOV-02"]),
        ("manoeuvre", "fr", ["XX-MOV-02"]),
        ("l'armee", "fr", ["XX-MOV-02"]),
        ("bridges", "en", ["XX-MOV-01"]),
        ("river crossed", "en", ["XX-MOV-02"]),
        ("xx-mov-02 river", "en", ["XX-MOV-02"]),
        ("iver", "en", []),
        ("river dragon", "en", []),
        ("", "en", []),
        ("— ?", "en", []),
    ],
)
def test_search(book: Rulebook, words: str, lang: str, found: list[str]) -> None:
    assert ids(book.search(words, lang)) == found


def test_search_prefers_whole_words_and_titles(book: Rulebook) -> None:
    # "cross" begins a word of two titles and of one text; "crossing" is a whole word of one title.
    assert ids(book.search("cross", "en")) == ["XX-MOV-01", "XX-MOV-02"]
    assert ids(book.search("a", "en"))[0] == "XX-MOV-01"
    assert ids(book.search("round", "en")) == ["XX-BAT-01"]
    assert ids(book.search("river", "en", limit=1)) == ["XX-MOV-01"]


# --- faulty files


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"rules\.toml: no such file"):
        Rulebook.load(tmp_path)


def test_broken_toml(tmp_path: Path) -> None:
    (problem,) = problems(tmp_path, english="[[rule]\n")
    assert problem.startswith("rules.toml: not valid TOML: ")
    assert "line 1" in problem


@pytest.mark.parametrize("english", ["", "rule = []", "[rule]\nid = 'x'"])
def test_no_rules(tmp_path: Path, english: str) -> None:
    assert problems(tmp_path, english) == ["rules.toml: [[rule]]: no entries"]


def test_every_problem_is_named_with_its_entry(tmp_path: Path) -> None:
    english = ENGLISH.replace('title = "Crossing a river"\n', "").replace('seed = "000:2"', "seed = 2")
    english = english.replace('section = "Battles"', 'section = " "').replace('id = "XX-BAT-01"\n', "ruling = 1\n")
    assert problems(tmp_path, english) == [
        "rules.toml: entry 1 (XX-MOV-01): missing key 'title'",
        "rules.toml: entry 2 (XX-MOV-02): 'seed' must be a text",
        "rules.toml: entry 3 (no id): missing key 'id'",
        "rules.toml: entry 3 (no id): 'section' must be a text and not empty",
        "rules.toml: entry 3 (no id): 'ruling' must be a text",
    ]


def test_duplicate_id(tmp_path: Path) -> None:
    assert problems(tmp_path, ENGLISH.replace("XX-BAT-01", "XX-MOV-01")) == [
        "rules.toml: entry 3 (XX-MOV-01): duplicate id, first used by entry 1 (XX-MOV-01)"
    ]


def test_unknown_kind(tmp_path: Path) -> None:
    assert problems(tmp_path, ENGLISH.replace('kind = "example"', 'kind = "sample"')) == [
        "rules.toml: entry 2 (XX-MOV-02): kind 'sample' is none of rule, example"
    ]


def test_notes_of_a_specification_are_let_be(tmp_path: Path) -> None:
    assert len(load(tmp_path, ENGLISH + "origin = 3\n")) == 3


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "XX-MOV-02"', 'id = "XX-MOV-99"', "entry 2 (XX-MOV-99): no such rule in English"),
        ('id = "XX-MOV-02"', "", "entry 2 (no id): missing key 'id'"),
        ('title = "Une riv', 'ruling = "Non."\ntitle = "', "entry 2 (XX-MOV-02): has a ruling, English has none"),
        ('ruling = "Les ponts ne coûtent rien."', "", "entry 1 (XX-MOV-01): lacks the ruling English has"),
        ('ruling = "Les', 'rulling = "Les', "entry 1 (XX-MOV-01): unknown key 'rulling'"),
        ('Battles = "Batailles"', 'Batles = "Batailles"', "[sections]: 'Batles' is no section in English"),
        ('Battles = "Batailles"', 'Battles = ""', "[sections]: the name of 'Battles' must be a text and not empty"),
        ("[sections]\n", "sections = 1\n[x]\n", "[sections]: is not a table"),
        ("Movement =", "#", "entry 1 (XX-MOV-01): its section 'Movement' has no name in [sections]"),
    ],
)
def test_faulty_translation(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert old in FRENCH
    assert problems(tmp_path, french=FRENCH.replace(old, new))[0] == f"rules.fr.toml: {problem}"


def test_duplicate_translation(tmp_path: Path) -> None:
    french = FRENCH + '\n[[rule]]\nid = "XX-MOV-02"\ntitle = "x"\ntext = "y"\n'
    assert problems(tmp_path, french=french) == [
        "rules.fr.toml: entry 3 (XX-MOV-02): duplicate id, first used by entry 2 (XX-MOV-02)"
    ]


# --- the real ones


@pytest.mark.parametrize("path", REAL_RULEBOOKS, ids=lambda path: path.parent.parent.name)
def test_the_rulebooks_we_ship_are_sound(path: Path) -> None:
    book = Rulebook.load(path.parent)
    first = next(iter(book))
    assert book.search(first.id, "en")[0] is first
    for lang in book.languages:
        assert sum(len(rules) for _, rules in book.sections(lang)) == len(book)
