"""Every key that Demonlord's rules use has its text in every language, and no text is there for nothing."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from hexarchy.core.decisions import Reason
from hexarchy.core.dice import SeededDice
from hexarchy.core.text import LANGUAGES
from hexarchy.games.demonlord import GAME
from hexarchy.games.demonlord.battle.course import NAMES as STAGES
from hexarchy.games.demonlord.magic.windows import WINDOWS
from hexarchy.games.demonlord.sequence import PhaseSequence
from hexarchy.games.demonlord.table.wording import NEEDED, OPTIONAL, Wording
from hexarchy.games.demonlord.words import ARMOR, CAMPS, GRADES, PLACES, SPELLS
from hexarchy.games.demonlord.world import DATA
from tests import texts
from tests.demonlord.table import at
from tests.text_keys import Keys
from tests.texts import NBSP, Named

WORDINGS = {lang: Wording(GAME, lang, strict=True) for lang in LANGUAGES}
EN, FR = WORDINGS["en"], WORDINGS["fr"]
WORLD = GAME.world

both = pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)


def ends(keys: Keys) -> dict[str, set[str]]:
    """Of keys that are put together: confirmations, the questions of a spell, windows of magic."""
    returns = (n for f in keys.functions() if f.name == "_warning" for n in ast.walk(f) if isinstance(n, ast.Return))
    warnings = set().union(*map(keys.strings, returns))
    return {
        "confirm-": keys.given_to("Confirm", 1) | warnings,
        "cast-": keys.given_to("_ask", 0),
        "window-": set(WINDOWS),
    }


def arrivals(keys: Keys, call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    """What arrivals are told as, to their owner and to those who see them."""
    for place in (4, 5):
        (key,) = keys.strings(call.args[place])
        yield f"event-{key}", frozenset(("units", "unit", "to"))


class TestTexts(texts.Texts):
    """See tests/texts.py."""

    GAME = GAME
    WORDINGS = WORDINGS
    KEYS = Keys(GAME, ends, {"arrived": arrivals})
    FOUND = (
        *("ask-confirm-abandon-fortress", "ask-cast-area", "ask-window-end", "ask-talks-go-on", "ask-replace-troop"),
        *("event-cast-fails", "event-only-choice", "why-match-is-over", "why-earthpit"),
    )
    NAMED: ClassVar[Named] = {
        "camp": CAMPS,
        "state": WORLD.realm_codes,
        "grade": GRADES,
        "site": [site.id for site in WORLD.sites],
        "place": PLACES,
        "spell": SPELLS,
        "terrain": [*(entry.id for entry in WORLD.chart.terrain), *(entry.id for entry in WORLD.chart.feature)],
        "mode": ["F", "C", "W"],
        "armor": ARMOR,
        "step": {*PhaseSequence.STEPS, "set-up", "turn-end"},
        "order": [action.text.split()[1] for action in GAME.actions.of("order")],
        "roll-kind": ["magic", "missile", "melee"],
        "beings": ["ninnghiz", "great-woods"],
    }
    ATTRIBUTES: ClassVar[Named] = {"camp": ("the",), "state": ("the",)}
    GENDERED = ("camp", "state")
    HELPERS = frozenset({"roll-against", "roll-party", *NEEDED.values()})
    SAMPLES: ClassVar[dict[str, Any]] = {
        **dict.fromkeys(("unit", "target", "foe", "character", "caster"), "ts_shaman"),
        **dict.fromkeys(("units", "group"), ("ti_knights", "ts_shaman")),
        **dict.fromkeys(("hex", "from", "to"), "0510"),
        **dict.fromkeys(("hexes", "via"), ("0510", "0511")),
        **dict.fromkeys(("side", "winner"), "demon"),
        **dict.fromkeys(("action", "order"), "unit ti_knights"),
        **{"realm": "AN", "spell": "rains", "spells": ["rains"], "terrain": "hills", "question": "movement"},
        **{"why": "DL-VIC-01", "scored": [("DL-VIC-03", 1)], "scores": {"hosar": 3, "demon": 4}, "winners": ["hosar"]},
        **{"grade": "permanent", "method": "assault", "people": "balron", "stage": "melee"},
    }
    OPTIONAL = OPTIONAL
    PLAIN = (
        "mine",
        *("left", "mp", "room", "round", "owed", "turn", "total", "result", "party", "distance", "cost", "power"),
        *("size", "radius", "value", "grade", "method", "people", "stage", "kind"),
    )
    PIECES = tuple(unit.id for unit in WORLD.units)
    SAID = frozenset({*PLACES, *(action.text for action in GAME.actions)})

    @staticmethod
    def begin(seed: int) -> Any:
        options = {"first_move": seed % 2 == 1, "reduced_chance": seed % 4 == 3}
        return GAME.new(("standard", "strategic", "long")[seed % 3], options, SeededDice(seed))


def test_every_stage_of_a_round_has_its_words() -> None:
    assert (
        len({EN.event("battle-stage", {"round": 1, "hex": "0510", "stage": stage}) for stage in STAGES.values()}) == 5
    )


# -- names -------------------------------------------------------------------------------------------------------------


@both
def test_names_agree_with_the_data(wording: Wording) -> None:
    field = "en" if wording is EN else "fr"
    for markers in WORLD.spells:
        assert all(wording.spell(SPELLS[spell]) == marker.names[field] for spell, marker in markers.items())
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


def test_the_log_tells_of_a_choice_and_not_of_a_withdrawal() -> None:
    """Nobody need withdraw when the moment for it comes."""
    stage = {"hex": "1004", "round": 2, "stage": "withdrawal"}
    assert EN.event("battle-stage", stage) == "Round 2: fight on or withdraw?"
    assert FR.event("battle-stage", stage) == f"Round 2{NBSP}: continuer ou se replier{NBSP}?"


def test_the_alliance_die_is_called_what_it_is() -> None:
    t = at("alliances", rest="neutrals", hosar={"1402": ["ti_knights"]}, dice=(4,)).do("court 1401")
    (roll,) = [event for event in t.log if event.key == "roll"]
    assert EN.event("roll", GAME.named(roll.args)).startswith("Alliance – ")


def test_rolls_say_what_they_are_for() -> None:
    blow = {"dice": [3, 4], "sides": 6, "why": "DL-ATK-07", "kind": "melee", "value": 7, "made": True}
    blow |= {"unit": "ti_knights", "target": "ni_orc_spears"}
    assert EN.event("roll", blow) == (
        "To hit – Timur Knights against Orc Spearmen → 3 + 4 = 7 (melee, hit: 7 or less needed)."
    )
    assert "manqué" in FR.event("roll", {**blow, "value": 6, "made": False})
    check = {"dice": [4], "sides": 6, "why": "DL-WDR-04", "unit": "ti_knights", "value": 4, "made": False}
    assert "taken prisoner on 4" in EN.event("roll", check)
    town = {"dice": [5], "sides": 6, "why": "DL-SET-05", "unit": "wt_horse", "hex": "0113"}
    town |= {"needs": ("at-most", 3), "made": False}
    assert EN.event("roll", town).endswith("Kimat (0113) → 5 (failure: 3 or less needed).")
    capture = {"dice": (2, 5), "sides": 6, "why": "DL-CAP-05", "unit": "ti_prince", "hex": "0511", "party": 2}
    capture |= {"opposed": True, "needs": ("at-least", 6), "made": False}
    capture |= {"modifiers": [("DL-CAP-08", -2)], "against": [("DL-CAP-09", 1)]}
    assert EN.event("roll", capture).endswith(
        "and party, 0511 → 2 − 2 = 0 against 5 + 1 = 6 (failure: 6 or more needed, −2 Inside enemy walls, "
        "other die: +1 Stronger magician)."
    )
    siege = {"dice": (2, 5), "sides": 6, "why": "DL-SIE-11", "side": "demon", "hex": "0510"}
    siege["modifiers"] = [("DL-SIE-20", -1), ("DL-SIE-17", 1)]
    assert "2 + 5 = 7 (−1 First phase of a siege, +1 Leadership)" in EN.event("roll", siege)


def test_a_victory_by_resignation_is_told_without_a_rule() -> None:
    state = GAME.new()
    state.apply("hosar", "resign")
    told = GAME.scene(state.view("demon"))["result"]["text"]
    assert told == {"en": "Victory by resignation: Demons.", "fr": f"Victoire par abandon{NBSP}: Démons."}


def test_refusals_cite_their_rule() -> None:
    said = EN.reason(Reason("DL-MOV-20", "impassable", hex=WORLD.grid.index["0511"]))
    assert said == "This unit cannot cross the hexside to 0511. (DL-MOV-20 Alps and lakes stop ground units)"
    assert EN.reason(Reason("", "match-is-over")) == "The game is over."


def test_french_names_and_rules_have_the_right_apostrophe() -> None:
    assert [unit.id for unit in WORLD.units if "'" in FR.unit(unit.id)] == []
    assert [rule.id for rule in GAME.rulebook if "'" in GAME.rulebook.rule(rule.id, "fr").text] == []


def test_answers_on_offer_have_different_texts() -> None:
    table = at("movement", hosar={"0510": ["ti_knights", "ti_prince", "ti_peasants"]})
    decision = table.s.decision
    assert decision is not None
    for wording in WORDINGS.values():
        texts = [wording.option(option.text, decision.question) for option in decision.options]
        assert len(set(texts)) == len(texts)
