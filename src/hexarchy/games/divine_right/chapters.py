"""The chapters beyond the Basic game, in the order of the rulebook: importing them puts their answers on the hooks, and
`put_in_order` has them asked in this order."""

from __future__ import annotations

from hexarchy.games.divine_right import loners
from hexarchy.games.divine_right.advanced import (
    air_power,
    barbaria,
    beach,
    blockades,
    breis,
    dancers,
    desert,
    embassies,
    envoys,
    feud,
    finds,
    forced_march,
    forts,
    ghouls,
    gold,
    haunted,
    home_ground,
    ignoble,
    lakes,
    leadership,
    magic_users,
    marines,
    marshal,
    meteoritic_iron,
    militia,
    mixed_units,
    more_points,
    mortnoir,
    newcomers,
    nonhumans,
    oasis,
    obelisk,
    omens,
    peasants,
    pirates,
    randomizer,
    recruits,
    royal_treasure,
    secret_order,
    selkies,
    skirmishes,
    sleepers,
    storming,
    strict_stacking,
    tactics,
    tana,
    terror,
    trouble,
    weather,
    zones,
)
from hexarchy.games.divine_right.advanced.arcana import enchantments, finding, runesword, tested
from hexarchy.games.divine_right.advanced.conditions import insurgents, pestilence, renown, table, wealth
from hexarchy.games.divine_right.advanced.conditions import start as conditions_start
from hexarchy.games.divine_right.advanced.curses import (
    afflictions,
    beast,
    gothic,
    guises,
    kinds,
    lift,
    lost,
    love,
    place,
    prowl,
    shape,
    start,
    wander,
)
from hexarchy.games.divine_right.advanced.health import castles, epidemics, plague, sickness
from hexarchy.games.divine_right.advanced.thrones import civil_war, coup, heir, revolt, rightful, true_heir, wayfarer
from hexarchy.games.divine_right.advanced.winter import courts, ground, seasons, storms
from hexarchy.games.divine_right.hooking import in_force, put_in_order
from hexarchy.games.divine_right.magic import (
    devices,
    diplomats,
    flight,
    greystaff,
    passing,
    powers,
    seeking,
    temple,
    theft,
    treasure,
)
from hexarchy.games.divine_right.magicians import battlefields, black_hand, eaters, souls
from hexarchy.games.divine_right.mercenaries import (
    avalanche,
    barbarians,
    captains,
    named,
    rogues,
    special,
    usurper,
    wanderers,
)
from hexarchy.games.divine_right.movement import boats, flyers, swimmers
from hexarchy.games.divine_right.scenarios import (
    afar,
    boewenn,
    invader,
    khagan,
    roles,
    satrap,
    storm_riders,
    submission,
    vassals,
)

INTERMEDIATE = (
    *(boats, flyers, swimmers, loners),
    *(special, rogues, named, captains, avalanche, usurper, wanderers, barbarians),
    *(devices, passing, seeking, powers, flight, diplomats, treasure, theft, temple, greystaff),
    *(eaters, black_hand, battlefields, souls),
)
ADVANCED = (
    *(newcomers, envoys, embassies, marshal, tana, peasants, trouble, feud),
    *(mortnoir, breis, dancers, ghouls, pirates, selkies, barbaria),
    *(secret_order, more_points, zones, recruits, militia, randomizer, royal_treasure),
    *(heir, coup, true_heir, rightful, civil_war, wayfarer, revolt),
    meteoritic_iron,
    *(seasons, ground, storms, courts),
    *(sickness, epidemics, castles, plague),
    *(sleepers, terror, finds, haunted, oasis, beach),
    *(lakes, weather, desert, obelisk, omens, strict_stacking, home_ground),
    *(tactics, skirmishes, forced_march, blockades, storming, forts, nonhumans, gold, marines, ignoble),
    *(mixed_units, air_power, leadership),
    *(place, lift, kinds, guises, afflictions, wander, shape, beast, love, gothic, prowl, start, lost),
    *(magic_users, enchantments, tested, finding, runesword),
    *(table, conditions_start, wealth, renown, insurgents, pestilence),
    *(roles, boewenn, storm_riders, khagan, submission, vassals, afar, satrap, invader),
)

put_in_order((*INTERMEDIATE, *ADVANCED))

__all__ = ["ADVANCED", "INTERMEDIATE", "in_force"]
