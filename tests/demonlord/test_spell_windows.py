"""DL-MAG-22: every spell is offered to the right player in the right windows, over whole phases, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonlord.words import SEATS
from tests.demonlord.table import Table, at

ALL = {
    "hosar": ["vision", "cloak", "forcemarch", "earthpit", "spellgate", "light", "rains"],
    "demon": ["vision", "cloak", "forcemarch", "earthpit", "spellgate", "darkness", "necromon"],
}

# Both sides have two battles, a siege, temples to invoke at, neutrals to court by magic and idle casters for all of it.
HOSAR = {
    "0110": ["ti_timurid_knights", "ti_prince", "ho_priest"],
    "0112": ["ti_knights", "ba_baron"],
    "0414": ["cr_castle_guards", "cr_wizard"],
    "0413": ["in_light_spirit"],
    "0811": ["ho_high_priest"],
    "1106": ["ho_monks", "ho_bishop"],
}
DEMON = {
    "0110": ["ni_horse_guards", "er_lord"],
    "0112": ["ni_foot_guards", "ni_captain"],
    "0414": ["er_cavalry", "cm_warlock"],
    "0411": ["ni_demonlord", "ik_sorcerer"],
    "0213": ["ni_high_priest"],
    "1107": ["ts_shaman", "tnc_shadow"],
    "2006": ["ta_khan"],
}

# Who is offered what in which questions. "phasing" is the player whose phase it is; no name means both.
WINDOWS: dict[str, dict[str, tuple[str, ...]]] = {
    "vision": {"both": ("window-before-movement", "window-after-movement")},
    "cloak": {"both": ("cloak",)},
    "forcemarch": {"phasing": ("window-before-movement",)},
    "earthpit": {"both": ("window-before-movement", "window-retreat")},
    "spellgate": {
        "both": (
            "window-before-movement",
            "window-before-battles",
            "window-between-battles",
            "window-after-battles",
            "window-end",
        ),
        "phasing": ("movement",),
    },
    "light": {"hosar": ("window-light-and-darkness",)},
    "rains": {"hosar": ("window-rains",)},
    "darkness": {"demon": ("window-light-and-darkness",)},
    "necromon": {"demon": ("window-end",)},
    "battle magic": {"both": ("battle-magic",)},
    "siege magic": {"both": ("siege-magic",)},
    "invocation": {"phasing": ("invocation",)},
    "alliance spell": {"phasing": ("alliance-caster",)},
}
COMMON = {"fire": "battle magic", "support": "siege magic", "invoke": "invocation"}

Offer = tuple[str, str, str]  # spell, player, question


def listed(phase: str) -> set[Offer]:
    """The rule as a table, for one phase."""
    found = set()
    for spell, offers in WINDOWS.items():
        for who, questions in offers.items():
            players = {"both": SEATS, "phasing": (phase,)}.get(who, (who,))
            found |= {(spell, player, question) for player in players for question in questions}
    return found


def offered(t: Table) -> set[Offer]:
    found = set()
    assert t.s.decision
    for ask in t.s.decision.asks:
        for action in ask.options:
            spell = action.text.split(" ")[1] if action.verb == "cast" else COMMON.get(action.verb)
            if ask.key == "alliance-caster":
                spell = "alliance spell"
            if spell:
                found.add((spell, SEATS[ask.seat], ask.key))
    return found


def answer(t: Table, seat: str, looked: set[str]) -> str:
    """Look once with Vision, so that the other may cloak; withdraw; court by magic; else do as little as may be."""
    options = t.options_of(seat)
    question = t.s.decision.ask(SEATS.index(seat)) if t.s.decision else None
    assert question
    if "cast vision" in options and seat not in looked:
        looked.add(seat)
        return "cast vision"
    wanted = {
        "cast-caster": "by ni_captain" if seat == "demon" else "by ba_baron",
        "cast-target": "at 0112",
        "withdraw": "yes",
        "alliance": "court 1308",
    }
    if wanted.get(question.key) in options:
        return wanted[question.key]
    mild = ("pass", "no", "hold", "end", "apart", "invest", "siege", "outside", "stop", "done")
    return next((a for a in mild if a in options), options[-1])


def play(phase: str, seed: int, **more: Any) -> set[Offer]:
    """Everything offered to anybody from the start of a phase to its end."""
    t = at(
        "start",
        phase,
        turn=4,
        hosar=HOSAR,
        demon=DEMON,
        rest="neutrals",
        sieges={"0414": 1},
        spells=ALL,
        fallen={"0212": ["er_levy"]},
        arrived=[True, True],
        requested=[True, True],
        dice=[1, 1],  # both Visions work
        then=SeededDice(seed),
        **more,
    )
    found: set[Offer] = set()
    looked: set[str] = set()
    while t.view(None)["turn"] == 4 and t.view(None)["phase"] == phase and t.asked:
        found |= offered(t)
        seat = t.asked[0]
        t.do(answer(t, seat, looked), seat=seat)
    return found


@pytest.mark.rule("DL-MAG-22")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_every_spell_is_offered_exactly_in_its_windows(phase: str) -> None:
    """Several plays of the phase, as not every play comes to a retreat of both sides."""
    found = set().union(*(play(phase, seed) for seed in range(6)))
    assert found == listed(phase)
