"""The promises of the design, kept by Dark Emperor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from hexarchy.games.dark_emperor import GAME
from tests import promises
from tests.dark_emperor import random_play, random_positions
from tests.dark_emperor.table import at

ALLIES = {"stavror": "necromancer", "tal_pletor": "necromancer"}


def rare() -> Iterator[Any]:
    """Questions random play does not come to."""
    idle = {"lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer"}}
    yield at("heroic", hexes={"1512": ["necro_greater_1"]}, active=ALLIES, kingdoms=idle)
    starkeep = {"starkeep": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
    yield at("vampires", hexes={"3020": ["necro_greater_1"], "2721": ["necro_greater_2"]}, kingdoms=starkeep)
    under = {"0711": "he_sups_on_prana", "1805": "dawn_lantern", "3526": "ssstoth"}
    yield at("diplomacy", hexes={"0711": ["tol_morn"], "1805": ["mezal"]}, hidden=under, active=ALLIES)
    aboard = {"stavror_infantry_1": "stavror_naval_1"}
    t = at("movement", hexes={"0514": ["stavror_naval_1", "stavror_infantry_1"]}, active=ALLIES, aboard=aboard)
    yield t.do("move stavror_naval_1", "land stavror_infantry_1")


class TestPromises(promises.Promises):
    """See tests/promises.py."""

    GAME = GAME
    LAST_WORDS = ("movement", "recruit", "court", "raise-vampires", "preference")
    MATCHES = (0, 1)
    FOR_GOOD: ClassVar[dict[str, str]] = {
        "a die is asked for": "court court, speaker speaker, champion champion, encounter duel, encounter ignore, "
        "encounter parley, next-attrition stack, attrition-from stack, next-battle fight, how-many-fleets number",
        "a march ends where enemies, borders or monsters stand": "march step, gather step, flight retreat",
        "a spell is cast, held back or answered": "movement-magic cast, movement-magic pass, "
        "combat-magic cast, combat-magic pass, "
        "kill-magic cast, kill-magic pass, banish-magic cast, banish-magic pass, undead-magic cast, undead-magic pass, "
        "diplomacy-magic cast, counter counter, counter pass, spell-at at, spell-at end, spell-choice choose, "
        "spell-target target, lend-strength use, lend-strength none, negator use, negator none, command yes, "
        "command no",
        "a battle goes on": "battle-leader leader, battle-leader none, claim-devices use, claim-devices none, "
        "lantern yes, lantern no, retreat retreat, leader-retreats go, device-retreats at, flee-to place, "
        "spoils finder, spoils none",
        "what lies hidden is turned up": "turn-up reveal, finder finder, take-up-famir finder, famir-lies-here finder, "
        "famir-lies-here none, pull pull",
        "one of several, and none is given up": "assign-land assign, master master, new-master master, "
        "place-group place, return place, preference keep",
        "what is not spent is kept": "recruit end",
    }

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        return random_play.play(seed, most)

    @staticmethod
    def situations() -> Iterator[Any]:
        for seed in (42, 49, 51, 95, 111, 172, 179, 182, 225, 248, 253, 280, 289):
            for state, _ in random_positions.play(seed):
                yield state
        for table in rare():
            yield table.s
