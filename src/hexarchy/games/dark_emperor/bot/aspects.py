"""The numbers Dark Emperor's captain plays by. Gains and losses are in points of its own: a city is worth 3."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from hexarchy.games.dark_emperor.words import EMPIRE_WAKES, LAST_TURN


@dataclass(frozen=True, slots=True)
class Aspects:
    # What is worth taking
    a_city: float = 3.0
    prey: float = 3.0  # more for the Necromancer, whose host is fed by it
    by_value: float = 1.5  # for each point of a city's value
    of_the_land: float = 0.6  # for each point the land of a kingdom yields, shared by the cities still to be taken
    in_the_field: float = 1.5
    padrechs_head: float = 4.0
    an_envoys_head: float = 2.0
    worth_it: float = 0.8  # production for which a unit may be risked on the last turn

    # Attack
    bold: float = 0.45  # the chance of winning below which nobody is attacked, whatever the prize
    committed: float = 0.2  # what each unit sent might have done elsewhere
    slain: float = 1.0
    a_leader: float = 3.0  # and the leader's might
    padrechs_risk: float = 8.0
    roused: float = 0.4  # for each point of strength of a kingdom fallen upon that is left standing
    envoy: float = 6.0  # for each of its leaders who is left to court others
    manhunt: float = 60.0  # the only leader of the Kingdoms, on the first turn; without any they court nobody
    feared_till: int = EMPIRE_WAKES  # that brings them leaders anyway (DE-6.14a)
    retreats: int = 1  # do casters with nothing to do wait where their rune is strong (DE-12.3)?
    courtiers: float = 30.0  # for each leader who may be won over, to a side without any
    openings: int = 3  # targets tried as the first to be attacked

    # Marches
    far: int = 18  # points beyond which no attack is worth the march
    day: int = 12  # points of a march without a fight at its end
    lookout: int = 36
    fords: int = 1  # are goals looked for beyond rivers, where vampires have to stop for a turn (DE-8.32a)?
    weak: int = 2  # enemies who are passed by
    near: int = 4  # hexes from which an enemy threatens

    # Magic and council
    kept_to_raise: int = 3  # Padrech's strength that is not spent on killing, unless a hero is worth it
    a_hero: int = 2
    few: int = 3  # enemy leaders; without any they court nobody
    safe: float = 0.95  # chance of winning that is good enough for Padrech to look on
    long_enough: int = LAST_TURN - 1  # later friends come too late
    good_chance: float = 0.55
    first_prey: str = "tal_pletor"  # rich, with weak garrisons close together


# As first released
FIRST: Final = Aspects(prey=0.0, manhunt=0.0, retreats=0, courtiers=0.0, fords=0, long_enough=LAST_TURN - 3)
BOLD: Final = replace(FIRST, bold=0.3, committed=0.1)
CAUTIOUS: Final = replace(FIRST, bold=0.65, committed=0.4)
