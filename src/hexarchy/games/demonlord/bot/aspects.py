"""The numbers Demonlord's captain plays by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Aspects:
    """Strengths are in worth of units (`reckoner.worth_of`): militia 0.2, knights 2."""

    # What things are worth
    leadership: float = 0.5
    power: float = 0.35
    at_home: float = 0.4  # how likely an unseen unit still is where it started
    in_the_field: int = 3  # a stack outside the walls is that much likelier to be an army

    # Attack: how much stronger than the reckoned defender a group must be
    attack_odds: float = 1.35
    siege_odds: float = 1.5
    assault_odds: float = 1.2
    sortie_odds: float = 1.7  # behind walls there is time, and what arrives is reckoned low
    sortie_capital: float = 3.0
    siege_left: float = 0.8  # a siege is left below this share of the garrison
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


FIRST: Final = Aspects()  # as first released
