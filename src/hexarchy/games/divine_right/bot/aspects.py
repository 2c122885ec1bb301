"""The numbers Divine Right's captain plays by. Gains and losses are in victory points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aspects:
    # What pieces are worth
    a_unit: float = 3.0
    own_monarch: float = 200.0  # with whom the game is lost
    last_foe: float = 150.0  # more for the monarch whose fall wins the game at once

    # Diplomacy
    a_castle: float = 2.0  # of a kingdom to be won: ground to hire and to return on
    deactivation: float = 0.8  # of an enemy's ally, as against winning one
    a_special: float = 4.0  # a special mercenary for their card
    barbarians: float = 2.0  # who may come or not
    near: int = 14  # spaces within which a kingdom's army can soon be used
    banished: float = 0.12  # what a failed card that banishes costs, in chances
    white_magic: float = 0.05  # kept a little, for Cursed monarchs

    # Garrisons
    guard: int = 3  # units with the own monarch, whatever happens
    court: int = 1  # and with monarchs of allies
    garrison: int = 3  # in other castles, if enough enemies to besiege them are about
    alarm: int = 7  # spaces from which an enemy threatens a castle
    to_arms: int = 2  # turns before the end: none but the monarch's guard stays at home any more
    safer: int = 3  # points of defence for which a monarch goes to another castle

    # Sieges
    neutral: float = 0.45  # of a castle's points, where its kingdom would join another player
    steadfast: float = 1.6  # how much better another target must be
    odds: int = 4  # to one: more are not sent
    patience: int = 8  # turns one may lie before a castle
    armies: int = 4  # castles gone for at a time
    relief: float = 0.5  # of the enemies near a castle that are reckoned with

    # Battles
    gain: float = 1.0  # expected points for which an attack is made
    hunt: float = 2.0  # and for which units march to one
    caught: float = 0.6  # of heroes who are hunted do not retreat in time
    bold: float = 1.5  # times the strength of those attacked
    stand: float = 1.0  # expected points lost for which one retreats
