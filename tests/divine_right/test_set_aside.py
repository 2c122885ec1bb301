"""Which special mercenaries and cards of the Advanced Game are in a match: those of the switches that are on."""

from __future__ import annotations

import pytest

from hexarchy.games.divine_right import cards
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.words import RESERVE
from tests.divine_right.table import WORLD, Table, new


def deck(t: Table) -> set[str]:
    """The kinds of all cards that are not set aside."""
    zones = [cards.DECK, *(cards.HAND + seat for seat in range(len(t.s.players)))]
    return {WORLD.card_kinds[kind] for zone in zones for kind in t.s.hands.inside(zone)}


def cup(t: Table) -> set[str]:
    return {WORLD.names[piece] for piece in special.in_randomizer(t.s)}


@pytest.mark.rule("DR-A-ADV-01")
def test_a_card_joins_the_deck_with_its_switch() -> None:
    plain, more = new(level="intermediate"), new(level="intermediate", mortnoir=True)
    assert deck(more) - deck(plain) == {"mortnoir"}
    assert more.where("mortnoir") == "gone"


@pytest.mark.rule("DR-A-ADV-02", "DR-A-ADV-03")
def test_counters_join_the_randomizer_with_their_switch() -> None:
    plain = new(level="intermediate")
    more = new(level="intermediate", breis=True, ghouls=True, selkies=True, curses=True)
    assert cup(more) - cup(plain) == {"breis", "ghouls", "selkies"}


@pytest.mark.rule("DR-A-DAN-07")
@pytest.mark.parametrize(("seats", "count"), [(2, 2), (5, 5), (8, 6)])
def test_there_is_a_dancing_girl_for_each_player_and_the_rest_are_in_reserve(seats: int, count: int) -> None:
    t = new(seats, level="intermediate", dancing_girls=True)
    girls = [name for name in WORLD.names if name.startswith("dancing_girl")]
    assert sum(name in cup(t) for name in girls) == count
    assert sum(t.s.where[WORLD.index[name]] == RESERVE for name in girls) == len(girls) - count
