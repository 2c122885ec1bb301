"""A game in words, for any game: no text is missing, none is there for nothing, English and French are equals.

A game's own test module derives a class from `Texts` and says what it has names for and how its matches are played.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar

import pytest

from hexarchy import bots
from hexarchy.core.game import Game
from hexarchy.core.text import LANGUAGES, Catalog, MissingText, compare
from hexarchy.core.wording import Wording, rule_key
from tests.seeing import TEXTS
from tests.text_keys import CORE, Keys

NBSP = "\u00a0"
# Texts of the core and of every page, and what they are made of.
HELPERS = {"list-and", "cited", "victory-by-resignation", "dice-sum", "dice-opposed", "hex-at", "event-roll"}
HELPERS |= {"roll-needs", "roll-theirs", "last-word"} | TEXTS
SELECTED = {"question", "said", "nearest", "ranks"}  # arguments of the core that need no words
DATA_FILES = ("position.py", "data_schema.py")  # they speak to those who write data
OPEN = re.compile(r"[{}\[\]]")  # a text that was not filled in
SOME = 6  # answers of a question are put into words, no more: others come at other questions

Named = Mapping[str, Collection[str]]  # by kind

both = pytest.mark.parametrize("lang", LANGUAGES)


class Texts:
    """Tests every game passes."""

    GAME: ClassVar[Game]
    WORDINGS: ClassVar[Mapping[str, Wording]]  # strict ones, by language
    KEYS: ClassVar[Keys]
    FOUND: ClassVar[Collection[str]]  # some keys of each kind that the search has to find
    NAMED: ClassVar[Named]  # what else than keys a text can be for: names, by their kind
    ATTRIBUTES: ClassVar[Named]  # how else things of a kind are called
    GENDERED: ClassVar[Collection[str]] = ("side",)  # kinds that sentences agree with in French
    HELPERS: ClassVar[Collection[str]] = ()  # texts of the game's own wording
    SAMPLES: ClassVar[Mapping[str, Any]]  # of arguments that are no numbers
    OPTIONAL: ClassVar[Named] = {}  # arguments that not every use of a key gives
    PLAIN: ClassVar[Collection[str]]  # arguments that stand in a text as they are, or that it selects on
    PIECES: ClassVar[Collection[str]]
    SPARED: ClassVar[Collection[str]] = ()  # files that may hold sentences
    SAID: ClassVar[Collection[str]] = ()  # what looks like a sentence and is none
    LENGTH: ClassVar[int] = 1200  # of a match that is told

    @staticmethod
    def begin(seed: int) -> Any:
        """A match to be told."""
        raise NotImplementedError

    # -- keys ---------------------------------------------------------------------------------------------------------

    def wanted(self, lang: str) -> set[str]:
        """Every key that is asked for."""
        setting = {
            "scenario": [scenario.id for scenario in self.GAME.scenarios.all],
            "option": [option.id for option in self.GAME.scenarios.switches],
            "preset": [preset.id for preset in self.GAME.scenarios.presets],
            "bot": bots.names(self.GAME),
        }
        found = {use.text for use in self.KEYS.uses} | {f"do-{verb}" for verb in self.GAME.actions.verbs}
        found |= {f"group-{name}" for name in self.GAME.scenarios.groups}
        labels = (
            rule_key(kind, rule.id) for rule in self.GAME.rulebook for kind in ("dice", "added")
        )  # where it has one
        found |= {label for label in labels if any(wording.text.has(label) for wording in self.WORDINGS.values())}
        for kind, names in {**self.NAMED, **setting}.items():
            for name in names:
                key = f"{kind}-{name}".lower().replace("_", "-").replace(" ", "-")
                attributes = ("about",) if kind in setting else self.ATTRIBUTES.get(kind, ())
                found.update([key, *(f"{key}.{attribute}" for attribute in attributes)])
                if kind in self.GENDERED and lang == "fr":
                    found.add(f"{key}.gender")
        return found.union(HELPERS, self.HELPERS)

    def test_the_search_for_keys_finds_them(self) -> None:
        assert {use.text for use in self.KEYS.uses}.issuperset(self.FOUND)

    @both
    def test_no_text_is_missing(self, lang: str) -> None:
        text = self.WORDINGS[lang].text
        assert sorted(key for key in self.wanted(lang) if not text.has(key)) == []

    @both
    def test_no_text_is_there_for_nothing(self, lang: str) -> None:
        verbs = {f"do-{verb}" for verb in self.GAME.actions.verbs}
        keys = self.WORDINGS[lang].text.keys()
        answers = {key for key in keys if key.startswith("do-") and ".ask-" in key}
        assert sorted({*keys} - answers - self.wanted(lang)) == []
        parts = [key.split(".ask-") for key in answers]
        assert sorted((verb, ask) for verb, ask in parts if ask not in self.KEYS.questions or verb not in verbs) == []

    def test_languages_are_equals(self) -> None:
        assert compare(self.WORDINGS["en"].text, self.WORDINGS["fr"].text) == []
        english, french = (Catalog.load(lang, [self.GAME.folder / "table" / "text"]) for lang in LANGUAGES)
        assert compare(english, french) == []

    @both
    def test_texts_use_only_what_they_are_given(self, lang: str) -> None:
        """A text may use the arguments of every place that emits its key, and what is derived from them."""
        wording, missing = self.WORDINGS[lang], []
        for use in self.KEYS.uses:
            optional = self.OPTIONAL.get(use.text.partition("-")[2], ())
            lacking = wording.text.variables(use.text) - set(wording.words(self._samples(use.args))) - set(optional)
            missing += [f"{use.where} {use.text}: {name}" for name in sorted(lacking)]
        assert missing == []

    @both
    def test_every_use_of_a_key_makes_a_sentence(self, lang: str) -> None:
        """Also those that random matches seldom come to; what a place does not give must not be asked for."""
        wording = self.WORDINGS[lang]
        for use in self.KEYS.uses:
            start, _, key = use.text.partition("-")
            args = {**dict.fromkeys(self.OPTIONAL.get(key, ())), **self._samples(use.args)}
            said = wording.event(key, args) if start == "event" else wording.text(use.text, **wording.words(args))
            assert said
            assert not OPEN.search(said), use

    def _samples(self, names: Collection[str]) -> dict[str, Any]:
        return {name: self.SAMPLES.get(name, 2) for name in names}

    def test_every_argument_is_put_into_words(self) -> None:
        given = self.KEYS.of_rolls().union(*(use.args for use in self.KEYS.uses))
        worded = {*self.WORDINGS["en"]._words, *self.GAME.names, *self.GAME.plurals}
        assert sorted(given - worded - SELECTED - {*self.PLAIN}) == []

    # -- names --------------------------------------------------------------------------------------------------------

    @both
    def test_names_of_pieces_are_unique(self, lang: str) -> None:
        wording: Any = self.WORDINGS[lang]
        names = [wording.unit(piece) for piece in self.PIECES]
        assert len(set(names)) == len(names)
        assert names == [wording.unit(index) for index in range(len(names))]

    @both
    def test_scenarios_options_and_bots_are_explained(self, lang: str) -> None:
        wording = self.WORDINGS[lang]
        titled = [wording.scenario(scenario.id) for scenario in self.GAME.scenarios.all]
        titled += [wording.switch(option.id) for option in self.GAME.scenarios.switches]
        titled += [wording.bot(name) for name in bots.names(self.GAME)]
        assert all(entry.title and entry.about.endswith(".") for entry in titled)

    def test_players_are_never_stopped_by_a_missing_text(self) -> None:
        assert self.GAME.wording("fr").event("no-such-thing", {}) == "Event-no-such-thing"
        with pytest.raises(MissingText):
            self.WORDINGS["fr"].event("no-such-thing", {})

    @both
    def test_every_verb_has_words_for_what_it_is_aimed_at(self, lang: str) -> None:
        for verb in self.GAME.actions.verbs:
            first, *_, last = [*self.GAME.actions.of(verb)] * 2
            for action in (first, last):
                assert self.WORDINGS[lang].option(action.text)

    @both
    def test_the_game_offers_its_wording(self, lang: str) -> None:
        assert self.GAME.wording(lang) is self.GAME.wording(lang)
        assert self.GAME.wording(lang).lang == lang

    def test_french_typography(self) -> None:
        rules = self.GAME.folder
        folders = (CORE / "text" / "fr", rules / "text" / "fr", rules / "table" / "text" / "fr")
        files = [path for folder in folders for path in folder.glob("*.ftl")]
        texts = [(path.name, line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
        lines = [(name, line) for name, line in texts if line[:1] != "#"]
        wrong = re.compile(rf"[^{NBSP}\s][;!?»]|« | [:;!?»]|\w:\s")
        assert [entry for entry in lines if wrong.search(entry[1])] == []
        assert [entry for entry in lines if re.search(r"\w'\w", entry[1])] == []

    # -- whole matches ------------------------------------------------------------------------------------------------

    @pytest.mark.parametrize("seed", range(12))
    def test_whole_matches_can_be_told(self, seed: int) -> None:
        """Every question and event of a match, answers and refusals by the way, in both languages."""
        said = self._told(seed)
        assert [text for texts in said.values() for text in texts if OPEN.search(text)] == []
        assert [text for text in said["fr"] if re.search(r"\bnone\b", text, re.IGNORECASE)] == []

    def _told(self, seed: int) -> dict[str, set[str]]:
        game, rng, state = self.GAME, random.Random(seed), self.begin(seed)
        said: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
        for _ in range(self.LENGTH):
            if state.decision is None:
                break
            asks = state.decision.asks
            ask = rng.choice(asks)
            verb = rng.choice(sorted({option.verb for option in ask.options}))
            action = rng.choice([option for option in ask.options if option.verb == verb])
            some = [(action, ask)] + [(rng.choice(one.options), one) for one in asks for _ in range(SOME)]
            happened = state.apply(ask.seat, action)
            tried = game.actions[rng.randrange(len(game.actions))]
            refused = [reason for seat in range(len(state.setting.seats)) for reason in state.why_not(seat, tried)]
            step = state.view(None)["step"]
            for lang, texts in said.items():
                wording = self.WORDINGS[lang]
                texts.update(wording.question(one.key, game.named(one.args), one.rule) for one in asks)
                texts.update(wording.option(option.text, one.key) for option, one in some)
                texts.update(wording.event(event.key, game.named(event.args)) for event in happened)
                texts.update(map(wording.reason, refused))
                texts.add(wording.step(step))
        return said

    # -- no sentences in the rules ------------------------------------------------------------------------------------

    def test_rules_write_no_sentences(self) -> None:
        spared = {*DATA_FILES, *self.SPARED}
        files = [path for path in self.KEYS.sources if path.name not in spared]
        found = {(path.name, text) for path in files for text in sentences(self.KEYS.trees[path])}
        assert {entry for entry in found if entry[1] not in self.SAID} == set()


def sentences(tree: ast.Module) -> Iterator[str]:
    """Texts of two words or more that are neither documentation nor part of an error for those who write data."""
    spared: set[int] = set()
    for node in ast.walk(tree):
        documents = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if documents or isinstance(node, ast.Raise | ast.Assert):
            spared.update(map(id, ast.walk(node)))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in spared else None
        if isinstance(text, str) and re.search(r"[^\W\d]{2,} +[^\W\d]{2,}", text):
            yield text
