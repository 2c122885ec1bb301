"""The diplomacy roll (DR-B-DIP-04, DR-B-DIP-27): one object lists its modifiers; dice, odds and bots read it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hexarchy.games.divine_right import hooks, openings
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, MAGICIANS, NOBODY

ACTIVATE, DEACTIVATE = range(2)
TARGETS: Final = (6, 7)  # DR-B-DIP-06, DR-B-DIP-08
FUNCTIONS: Final = ("activate", "deactivate")
Modifier = hooks.Modifier

# Personalities by number (personalities.toml), as they speak to ambassadors.
COWARDLY, GALLANT, INDOLENT, AMOROUS, OBSTINATE, GULLIBLE, IRASCIBLE = 2, 3, 4, 5, 7, 8, 9
GREEDY, TREACHEROUS, CURSED, MAD, LOYAL, COMPROMISED, BELLICOSE, BELOVED = 11, 12, 13, 14, 15, 18, 19, 22
CARD_WORTH: Final = {  # (Personality, type of card) -> what it is worth more, by its rule
    (COWARDLY, "threats"): "DR-B-PER-102",
    (AMOROUS, "marriage"): "DR-B-PER-105",
    (GREEDY, "bribe"): "DR-B-PER-111",
    (GREEDY, "crass_bribe"): "DR-B-PER-111",
    (COMPROMISED, "blackmail"): "DR-B-PER-118",
}
NO_BANISHING: Final = {(COWARDLY, "threats"), (GREEDY, "crass_bribe")}
UNMOVED: Final = ("bribe", "crass_bribe", "threats", "marriage")  # what means nothing to the Obstinate (DR-B-PER-107)


class Roll(NamedTuple):
    """An attempt of a seat on a kingdom with a card (NOBODY: none)."""

    function: int
    modifiers: tuple[Modifier, ...]
    natural_six: bool  # only an unmodified 6 will do (DR-B-DIP-12)
    barred: str  # the rule by which no die can win, or ""

    @property
    def needs(self) -> int:
        return 6 if self.natural_six else TARGETS[self.function]

    @property
    def total(self) -> int:
        return sum(amount for _, amount in self.modifiers)

    def wins(self, die: int) -> bool:
        """A natural 1 always fails (DR-B-DIP-05)."""
        if die == 1 or self.barred:
            return False
        return die == 6 if self.natural_six else die + self.total >= self.needs

    @property
    def chance(self) -> float:
        return _chance(self)


@lru_cache(4096)
def _chance(roll: Roll) -> float:
    """There are few different ones, and a view tells them for all courts and players."""
    return sum(map(roll.wins, range(1, 7))) / 6


def attempt(
    s: DivineRightState,
    seat: int,
    kingdom: int,
    function: int,
    card: int = NOBODY,
    by: int = NOBODY,
    second: int = NOBODY,
) -> Roll:
    """What an ambassador's roll would be, as far as the monarch's Personality in force has its say. `by`: the hero who
    works in the ambassador's place. `second`: a card played with the first."""
    if kingdom in MAGICIANS:
        return Roll(function, (), natural_six=True, barred="")
    types = {_type(s, card), _type(s, second)}
    found = _of_card(s, kingdom, card, by) + _of_card(s, kingdom, second, by)
    found += _of_personality(s, seat, kingdom, function, types)
    record = s.kingdoms[kingdom]
    if record.violated >> seat & 1:
        found.append(("DR-B-DIP-18", -1))
    if record.executed >> seat & 1:
        found.append(("DR-B-DIP-20", -1))
    if record.friend != NOBODY:
        cured = s.has_personality(kingdom, CURSED)
        found.append(("DR-B-PER-113" if cured else "DR-B-DIP-21", 1 if record.friend == seat else -1))
    for more in hooks.DIPLOMACY_MODIFIERS.of(s):
        found += more(s, seat, kingdom, function, card, by)
    if second != NOBODY:
        found = [entry for entry in found if entry[0] != second_card(s, seat)]
    barred = ""
    if s.has_personality(kingdom, CURSED) and not record.won and "white_magic" not in types:
        barred = "DR-B-PER-113"
    return Roll(function, tuple(found), natural_six=False, barred=barred)


def second_card(s: DivineRightState, seat: int) -> str:
    """The rule by which a seat may play a second card, or ""."""
    return next((rule for may in hooks.SECOND_CARD.of(s) if (rule := may(s, seat))), "")


def _type(s: DivineRightState, card: int) -> str:
    return "" if card == NOBODY else s.world.cards[card].type


def _of_card(s: DivineRightState, kingdom: int, card: int, by: int) -> list[Modifier]:
    """A card's number, as the monarch's Personality, or who plays it, changes it (DR-B-CRD-04, DR-B-DIP-27)."""
    if card == NOBODY:
        return []
    kind, personality = _type(s, card), s.personality(kingdom)
    if personality == OBSTINATE and kind in UNMOVED:
        return []  # DR-B-PER-107: spent for nothing
    found = [("DR-B-DIP-04", s.world.cards[card].modifier)]
    if more := CARD_WORTH.get((personality, kind)):
        found.append((more, 1))
    for worth in hooks.CARD_WORTH.of(s):
        found += worth(s, card, by)
    return found


def _of_personality(s: DivineRightState, seat: int, kingdom: int, function: int, types: set[str]) -> list[Modifier]:
    personality = s.personality(kingdom)
    leaving = function == DEACTIVATE
    if personality == GALLANT and not leaving:
        return _gallant(s, seat)
    if personality == INDOLENT and leaving:
        return [("DR-B-PER-104", 1)]
    if personality == GULLIBLE:
        return [("DR-B-PER-108", 1)]
    if personality == MAD:
        return [("DR-B-PER-114", 1)]
    if personality == BELLICOSE:
        return [("DR-B-PER-119", -1 if leaving else 1)]
    if personality == BELOVED and leaving:
        return [("DR-B-PER-122", -1)]
    if personality == COMPROMISED and leaving and s.kingdoms[kingdom].blackmailed and "blackmail" not in types:
        return [("DR-B-PER-118", -1)]
    return []


def _gallant(s: DivineRightState, seat: int) -> list[Modifier]:
    """The weak are favoured: +1 for the smallest alliance, -1 for the largest, nothing if all are equal
    (DR-B-PER-103)."""
    if openings.gains_nothing(s, seat):
        return []
    sizes = {one: len(s.alliance(one)) for one in s.in_game}
    least, most = min(sizes.values()), max(sizes.values())
    if least == most or sizes[seat] not in (least, most):
        return []
    return [("DR-B-PER-103", 1 if sizes[seat] == least else -1)]


def banished_for(s: DivineRightState, kingdom: int, card: int) -> int:
    """Game turns an ambassador is banished for when a roll fails (DR-B-DIP-17, DR-B-PER-109)."""
    return card_banishes_for(s, kingdom, card) + temper(s, kingdom)


def temper(s: DivineRightState, kingdom: int) -> int:
    """An Irascible monarch banishes for 2 game turns more, whatever was played (DR-B-PER-109)."""
    return 2 if s.has_personality(kingdom, IRASCIBLE) else 0


def card_banishes_for(s: DivineRightState, kingdom: int, card: int) -> int:
    if card == NOBODY:
        return 0
    printed = s.world.cards[card]
    banishes = printed.banish_on_fail and (s.personality(kingdom), printed.type) not in NO_BANISHING
    return printed.modifier + 1 if banishes else 0


def may_deactivate(s: DivineRightState, kingdom: int) -> bool:
    """A Loyal monarch's kingdom is not won away by a roll (DR-B-PER-115)."""
    return s.kingdoms[kingdom].status == ALLY and not loyal(s, kingdom)


def loyal(s: DivineRightState, kingdom: int) -> bool:
    """Does a Loyal monarch stand by a player, who has the good of it (DR-B-PER-115)?"""
    return s.has_personality(kingdom, LOYAL) and not openings.gains_nothing(s, s.kingdoms[kingdom].seat)
