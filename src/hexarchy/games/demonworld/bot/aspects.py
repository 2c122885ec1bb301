"""The numbers Demonworld's captain plays by. Gains and losses are in points of cards, ways in fields."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aspects:
    # Deployment, in rows to the front
    middle: float = 0.12  # each column from the middle
    rough: float = 0.5  # each point that the ground ahead costs more than open ground
    cranny: float = 1.0  # each strip left that is too narrow for another unit

    # Whom units go for
    steadfast: float = 1.3  # a present target is kept unless another promises so many times more
    far: float = 4.0  # fields added to every way: how much farther a better target may be
    broken: float = 0.5  # what a routing enemy is worth of what it was

    crowded: float = 0.3  # and one that enough others go for
    enough: float = 1.5  # elements for each of the enemy's

    # Orders
    charge_odds: float = 0.2  # what a melee kills against what it costs: below this nobody charges
    shooters_charge: float = 1.2  # the same for those that could go on shooting
    alarm: int = -3  # fields of room left to an enemy that could attack, while a unit marches
    holding: float = 1.25  # better shots for which it is worth to stand and wait

    # Marching
    turning: float = 3.0  # fields that a sixth of a turn away from the target is worth
    disorder: float = 8.0  # and being out of order
    column: float = 3.0  # and marching in a column, which cannot attack
    delay: float = 0.5  # each field it could have gone instead of a maneuver
    blocked: float = 3.0  # and having no step ahead
    shooting_range: float = 0.6  # of its reach: where a unit with missiles stops
    contact: float = 12.0  # fields that a good charge is worth, times its odds

    # Shots and strikes
    single_shot: float = 0.1  # chance below which others support a shot
    single_strike: float = 0.15  # the same for strikes
    own_risk: float = 1.2  # own losses against those of the enemy
