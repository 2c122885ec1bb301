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
    steadfast: float = 1.25  # how many times nearer a unit counts to its present target
    detours: float = 1.5  # how many times longer a way takes than straight ahead over open ground
    in_time: float = 4.0  # how soon a target that takes longer than the battle lasts loses its worth
    together: float = 0.5  # how much the number of those who go makes a target dearer: 1, by each of them
    front: float = 0.6  # of a unit's elements: those who come to strike
    blows: float = 3.0  # and strikes of a Large Element
    volley: float = 0.12  # hits a round of each element that shoots
    last: float = 3.0  # how much more the last elements of a unit are worth

    # Orders
    charge_odds: float = 0.0  # what a melee kills against what it costs: below this nobody charges
    shooters_charge: float = 1.2  # the same for those that could go on shooting
    alarm: int = -3  # fields of room left to an enemy that could attack, while a unit marches
    holding: float = 1.25  # better shots for which it is worth to stand and wait

    # Marching
    turning: float = 4.0  # fields that a sixth of a turn away from the target is worth
    disorder: float = 8.0  # and being out of order
    column: float = 3.0  # and marching in a column, which cannot attack
    blocked: float = 3.0  # and having no step ahead
    breadth: int = 6  # ways that are looked at side by side
    shooting_range: float = 0.6  # of its reach: where a unit with missiles stops
    closer: float = 0.1  # and each field of its way from there on
    contact: float = 2.0  # fields that a good charge is worth, times its odds
    strikers: float = 0.5  # and each point that those who come to strike may destroy

    # Shots and strikes
    single_shot: float = 0.1  # chance below which others support a shot
    single_strike: float = 0.15  # the same for strikes
    own_risk: float = 1.2  # own losses against those of the enemy
    magic_effort: float = 0.5  # of a spell's level, that is made up for by points beyond it
