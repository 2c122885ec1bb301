"""The numbers Demonlord's captain plays by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Aspects:
    """Strengths are in worth of units (`reckoner.worth_of`): militia 0.2, knights 2."""

    # What things are worth
    leadership: float = 0.5
    power: float = 0.35
    at_home: float = 0.4  # how likely an unseen unit still is where it started
    memory: int = 2  # phases for which what was seen is remembered
    remembered: float = 0.8  # how likely it still is there, if a stack is
    in_the_field: int = 3  # a stack outside the walls is that much likelier to be an army

    # What is worth marching for
    their_capital: float = 25.0  # most wars end there
    a_city: float = 5.0
    a_castle: float = 3.0
    relief: float = 6.0
    relief_of_capital: float = 20.0
    capital_in_danger: float = 15.0
    intruders: float = 4.0  # an army near one of our home cities
    an_army: float = 1.5
    a_march: float = 5.0  # the lower, the more a near goal is liked better than a great one

    # Attack: how much stronger than the reckoned defender a group must be
    attack_odds: float = 0.8
    siege_odds: float = 0.9
    assault_odds: float = 1.2
    sortie_odds: float = 1.7  # behind walls there is time, and what arrives is reckoned low
    sortie_capital: float = 3.0
    siege_left: float = 0.8  # a siege is left below this share of the garrison
    pace: int = 0  # troops with fewer MP hold their fortress and hold nobody up
    steadfast: float = 1.5  # how much better another goal must be: a plan that changes every turn gets nowhere

    # Defence
    near: int = 7  # hexes within which an enemy stack threatens a fortress
    near_capital: int = 7
    garrison: tuple[float, float, float] = (0.3, 0.6, 3.0)  # at least, share of the threat, at most
    capital: tuple[float, float, float] = (4.0, 0.9, 8.0)
    alarm: float = 1.2  # ours come back when an army so many times the capital's garrison is near
    hopeless: float = 0.4  # withdraw below this share of the enemy's strength
    hopeless_inside: float = 0.7

    # Magic and council
    big_army: float = 6.0  # strength that is worth an Earthpit or a Forcemarch
    request_below: float = 0.7  # reinforcements are called at this share of the enemy's strength
    court_below: float = 0.8
    favourites: tuple[str, ...] = (
        *("spellgate", "earthpit", "forcemarch", "necromon", "light", "darkness", "cloak", "vision", "rains"),
    )

    # The Demons lose their wars by points, city by city: what they play by otherwise, unless it was set
    demons: tuple[tuple[str, Any], ...] = (
        *(("power", 0.25), ("pace", 5), ("intruders", 8.0), ("relief_of_capital", 35.0), ("alarm", 0.8)),
        *(("assault_odds", 1.8), ("sortie_odds", 2.4), ("sortie_capital", 4.5)),
    )


FIRST: Final = Aspects(memory=-1, their_capital=12.0, attack_odds=1.35, siege_odds=1.5, demons=())  # as first released
BOLD: Final = replace(FIRST, attack_odds=0.8, siege_odds=0.9)
CAUTIOUS: Final = replace(FIRST, attack_odds=1.8, siege_odds=2.0)
