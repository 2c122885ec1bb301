# Names. `.the` is a name as it stands within a sentence, `.about` a plain explanation.

## Sides

camp-orcs = Orcs
    .the = the Orcs
camp-empire = Empire
    .the = the Empire
camp-orcs-2 = Orcs (2)
    .the = the second orc player
camp-empire-2 = Empire (2)
    .the = the second imperial player
camp-orcs-3 = Orcs (3)
    .the = the third orc player
camp-empire-3 = Empire (3)
    .the = the third imperial player

## Units

unit-dwarf-eaters = Dwarf-Eaters
    .the = the Dwarf-Eaters
unit-light-orc-archers = Light Orc Archers
    .the = the Light Orc Archers
unit-light-orc-swordbearers = Light Orc Swordbearers
    .the = the Light Orc Swordbearers
unit-orc-guard = Orc-Guard
    .the = the Orc-Guard
unit-trolls = Trolls
    .the = the Trolls
unit-berserkers = Berserkers
    .the = the Berserkers
unit-imperial-arquebusiers = Imperial Arquebusiers
    .the = the Imperial Arquebusiers
unit-order-knights = Knights of the Order of the Purifying Light
    .the = the Knights of the Order
unit-noble-footsoldiers = Noble Footsoldiers
    .the = the Noble Footsoldiers
unit-copy = { $unit } ({ $number })

## Orders, phases, facings

order-move = Move
order-skirmish = Skirmish
order-attack = Attack
order-hold = Hold

step-start = Start of the round
step-orders = Orders
step-magic = Magic
step-shooting-1 = First shooting
step-movement = Movement
step-shooting-2 = Second shooting
step-melee = Melee
step-rally = Rally
step-close = End of the round

facing-n = north
facing-ene = east-north-east
facing-ese = east-south-east
facing-s = south
facing-wsw = west-south-west
facing-wnw = west-north-west

## What can be agreed on

scenario-basic-small = Two Against Two
    .about = A patrol of Clanngett’s clan meets the rearguard of a supply train. Two units a side on an open field, six rounds: the first battle for a newcomer. Our own scenario.
scenario-basic-meeting = Nine Units in the Open
    .about = All nine units of the Basic Game on empty moorland, eight rounds. Our own scenario.
scenario-open-field = Armies of Your Choice
    .about = Both sides bring armies of equal points.
option-level = Level
    .about = Each level is a complete game and has all that the one before it has, unless it says otherwise.
    .basic = Basic Game
    .standard = Standard Game
    .expert = Expert Game
