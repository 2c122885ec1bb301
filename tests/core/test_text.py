"""Text catalogs: loading, completing, comparing two languages, choosing one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy.core.text import (
    LANGUAGES,
    Catalog,
    CatalogError,
    FaultyText,
    MissingText,
    compare,
    language_from_env,
)

ENGLISH = """
-side = the Alliance
welcome = Welcome to { -side }!
hit = { $count ->
    [one] { $unit } takes one hit.
   *[other] { $unit } takes { $count } hits.
}
report = Battle: { hit }
knight = Knight
    .plural = Knights
"""

FRENCH = """
-side = l’Alliance
welcome = Bienvenue dans { -side } !
hit = { $unit } { $gender ->
    [feminine] est touchée
   *[masculine] est touché
} { $count } fois.
report = Bataille : { hit }
knight = chevalier
    .plural = chevaliers
    .gender = masculine
"""

VALUELESS = """
valueless =
    .only = x
"""


def write(folder: Path, **sources: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in sources.items():
        (folder / f"{name}.ftl").write_text(source, encoding="utf-8")
    return folder


def english(source: str = ENGLISH, *, strict: bool = True) -> Catalog:
    return Catalog("en", {"base.ftl": source}, strict=strict)


def french(source: str = FRENCH) -> Catalog:
    return Catalog("fr", {"base.ftl": source})


# --- loading


def test_every_file_of_every_folder_is_loaded(tmp_path: Path) -> None:
    write(tmp_path / "core" / "en", base="yes = Yes", more="no = No")
    write(tmp_path / "game" / "en", game="both = { yes } and { no }")
    write(tmp_path / "game" / "fr", game="yes = Oui")
    catalog = Catalog.load("en", [tmp_path / "core", tmp_path / "game"])
    assert catalog.lang == "en"
    assert catalog.keys() == ["yes", "no", "both"]
    assert catalog("both") == "Yes and No"


def test_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(CatalogError, match=r"game.fr: no such folder"):
        Catalog.load("fr", [tmp_path / "game"])


def test_a_later_folder_may_not_redefine_a_key(tmp_path: Path) -> None:
    first = write(tmp_path / "core" / "en", base="yes = Yes\nno = No") / "base.ftl"
    second = write(tmp_path / "game" / "en", game="yes = Aye") / "game.ftl"
    with pytest.raises(CatalogError) as caught:
        Catalog.load("en", [tmp_path / "core", tmp_path / "game"])
    assert caught.value.problems == (f"{second}: yes is already defined in {first}",)


@pytest.mark.parametrize("source", ["yes = Yes\nyes = Aye", "-side = A\n-side = B"])
def test_a_file_may_not_define_a_key_twice(source: str) -> None:
    with pytest.raises(CatalogError, match=r"already defined in base\.ftl"):
        english(source)


def test_a_term_and_a_message_may_share_a_name() -> None:
    assert english("-side = Alliance\nside = { -side }")("side") == "Alliance"


def test_syntax_errors_are_all_reported_with_their_lines() -> None:
    with pytest.raises(CatalogError) as caught:
        english("yes = Yes\nno = { $x \n\nmaybe\n")
    assert [problem.partition(":")[0] for problem in caught.value.problems] == ["base.ftl, line 2", "base.ftl, line 4"]


@pytest.mark.parametrize(
    ("reference", "text"),
    [
        ("nobody", "{ nobody }"),
        ("-nobody", "{ -nobody }"),
        ("knight.nothing", "{ knight.nothing }"),
        ("-side.nothing", "{ -side.nothing ->\n   *[other] x\n}"),
        ("valueless", "{ valueless }"),
    ],
)
def test_a_reference_to_nothing_is_refused(reference: str, text: str) -> None:
    with pytest.raises(CatalogError) as caught:
        english(f"{ENGLISH}{VALUELESS}broken = {text}\n")
    assert caught.value.problems == (f"base.ftl: broken refers to {reference}, which does not exist",)


def test_a_circle_of_references_is_refused() -> None:
    with pytest.raises(CatalogError, match=r"circle: (a -> b -> a|b -> a -> b)"):
        english("a = { b }\nb = { a }")


# --- texts


def test_arguments_complete_a_text() -> None:
    catalog = english()
    assert catalog("hit", unit="Knight", count=1) == "Knight takes one hit."
    assert catalog("hit", unit="Knight", count=2) == "Knight takes 2 hits."
    assert catalog("report", count=2, unit="Knight") == "Battle: Knight takes 2 hits."


def test_plurals_and_gender_follow_the_language() -> None:
    catalog = french("left = { $n ->\n    [one] reste { $n } unité\n   *[other] restent { $n } unités\n}")
    assert catalog("left", n=0) == "reste 0 unité"
    assert catalog("left", n=2) == "restent 2 unités"
    assert french()("hit", unit="La reine", gender="feminine", count=3) == "La reine est touchée 3 fois."


def test_nothing_is_added_to_a_text() -> None:
    assert french()("welcome") == "Bienvenue dans l’Alliance !"
    assert english("only = { $x }")("only", x="Ça va ?") == "Ça va ?"


def test_attributes_are_keys() -> None:
    catalog = french()
    assert catalog("knight.gender") == "masculine"
    assert catalog.has("knight.gender")
    assert not catalog.has("knight.nothing")


def test_an_argument_may_have_any_name() -> None:
    assert english("named = { $key } { $self }")("named", key="a", self="b") == "a b"


def test_a_number_and_its_spelling_are_not_confused() -> None:
    catalog = english("big = { $n }")
    assert catalog("big", n=1000) == "1,000"
    assert catalog("big", n="1000") == "1000"


def test_terms_are_not_keys() -> None:
    catalog = english()
    assert catalog.keys() == ["welcome", "hit", "report", "knight", "knight.plural"]
    assert all(map(catalog.has, catalog.keys()))
    assert not catalog.has("-side")


@pytest.mark.parametrize("key", ["nothing", "knight.nothing", "-side", "valueless", ""])
def test_a_missing_text(key: str) -> None:
    source = ENGLISH + VALUELESS
    with pytest.raises(MissingText, match=f"en: no text '{key}'"):
        english(source)(key)
    assert english(source, strict=False)(key) == key


def test_a_missing_argument() -> None:
    with pytest.raises(FaultyText, match=r"en: text 'hit': .*count"):
        english()("hit", unit="Knight")
    assert english("hit = Hit: { $unit }.", strict=False)("hit") == "Hit: unit."


def test_texts_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    catalog = english()
    said = catalog("hit", unit="Knight", count=2)
    monkeypatch.delattr("fluent.runtime.FluentBundle.format_pattern")
    assert catalog("hit", count=2, unit="Knight") == said


def test_what_only_stands_in_a_text_is_put_in_without_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are many: the first wording of a long list of answers must not take Fluent's time for each."""
    catalog = english("""
hit = { $unit } strikes { $target }{ $count ->
    [one] once
   *[other] { $count } times
}. { tail }
tail = So says { $rule }, not { $side ->
    [hosar] the Alliance
   *[other] { $side }
}.
""")
    args: dict[str, int | str] = {"unit": "Knight", "target": "Ogre", "rule": "a rule", "side": "demon", "count": 2}
    first = catalog("hit", **args)
    assert first == "Knight strikes Ogre2 times. So says a rule, not demon."
    monkeypatch.delattr("fluent.runtime.FluentBundle.format_pattern")
    assert catalog("hit", **{**args, "unit": "Duke", "rule": "none"}) == first.replace("Knight", "Duke").replace(
        "a rule", "none"
    )
    changed: list[dict[str, int | str]] = [{"count": 1}, {"side": "hosar"}]
    for other in changed:  # what a text selects on is Fluent's
        with pytest.raises(AttributeError):
            catalog("hit", **{**args, **other})


# --- comparison


def test_variables_include_those_of_referred_messages_but_not_of_terms() -> None:
    catalog = english("""
-side = { $case }
a = { $x } { -side } { $n ->
   *[other] { $y }
}
b = { a } { NUMBER($z) }
""")
    assert catalog.variables("a") == {"x", "n", "y"}
    assert catalog.variables("b") == {"x", "n", "y", "z"}
    with pytest.raises(MissingText):
        catalog.variables("-side")


def test_grammar_may_differ_between_languages() -> None:
    assert compare(english(), french()) == []
    assert compare(english("a = A"), french("a = { $unit_gender }")) == []


def test_differences_are_reported() -> None:
    a = english("both = { $x } { $y }\nonly-en = A")
    b = french("both = { $x } { $z }\nonly-fr = B\n    .gender = x")
    assert compare(a, b) == [
        "only-en: in en, but missing in fr",
        "only-fr: in fr, but missing in en",
        "both: $y is used in en only",
        "both: $z is used in fr only",
    ]
    assert "knight.gender: in fr, but missing in en" in compare(english(), french(), grammar=())


# --- language


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "fr-FR"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "fry_NL"}, "en"),
    ],
)
def test_language_from_env(env: dict[str, str], lang: str) -> None:
    assert language_from_env(env) == lang
    assert lang in LANGUAGES


def test_a_lenient_catalog_says_what_a_strict_one_says() -> None:
    """It parses only what it is asked for; what a text refers to comes with it."""
    source = """
-hall = the hall
    .gender = f
greeting = { $name }, welcome to { -hall }{ mark }
mark = { $loud ->
    [yes] !
   *[no] .
}
# no text of its own
farewell = Farewell.
    .short = Bye.
"""
    strict, lenient = english(source), english(source, strict=False)
    asked: dict[str, dict[str, str]] = {
        "greeting": {"name": "Ada", "loud": "yes"},
        "mark": {"loud": "no"},
        "farewell.short": {},
    }
    for key, args in asked.items():
        assert lenient(key, **args) == strict(key, **args)
    assert sorted(lenient.keys()) == sorted(strict.keys())
    assert lenient.variables("greeting") == strict.variables("greeting")
    assert not lenient.has("hall")


PLAIN = """
# Comments stand between, as
short = Word
## they do in every file

spaced   =   { $unit }  moves to { $hex }, [here] * .there = "x"   \t
# after it
twice = {$unit} and { $unit }{ $hex }
numbers = { $count } of { $total }
below = first
    second
    .only = attribute
titled = Title
    .about = About { $unit }
chosen = { $unit ->
    [none] nobody
   *[other] { $unit }
}
quoted = { "{" } { $unit }
refers = { short }: { twice }
"""


@pytest.mark.parametrize("key", ["short", "spaced", "twice", "numbers", "below", "titled", "titled.about", "chosen"])
@pytest.mark.parametrize(
    "args",
    [
        {"unit": "the Knight", "hex": "0101", "count": 3, "total": 999},
        {"unit": "none", "hex": 7, "count": 1000, "total": -1, "more": "x"},
        {"unit": "{ $hex }", "hex": "$unit", "count": "many", "total": 1234567},
        {"unit": 12, "hex": 0, "count": True, "total": False},
    ],
)
def test_what_need_not_be_parsed_says_the_same(key: str, args: dict[str, int | str]) -> None:
    lenient, strict = english(PLAIN, strict=False), english(PLAIN)
    assert lenient.variables(key) == strict.variables(key)
    assert lenient.has(key)
    assert lenient(key, **args) == strict(key, **args)
    for other in ("quoted", "refers"):
        assert lenient(other, **args) == strict(other, **args)
    assert lenient(key, **args) == strict(key, **args)  # now that others have been parsed
    assert sorted(lenient.keys()) == sorted(strict.keys())


def test_plain_texts_are_not_parsed() -> None:
    lenient = english(PLAIN, strict=False)
    lenient("spaced", unit="a", hex="b")
    assert lenient._unread.keys() == english(PLAIN, strict=False)._unread.keys()


def test_a_gap_in_a_plain_text_is_shown_as_in_others() -> None:
    assert english(PLAIN, strict=False)("twice", unit="A") == "A and Ahex"
