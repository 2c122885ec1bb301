# Names. `.the` is a name as it stands within a sentence, `.about` a plain explanation. Units have theirs on their cards.

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

## Units, orders, phases

unit-copy = { $unit } ({ $number })
hex-at = { $place } ({ $hex })

order-move = Move
order-skirmish = Skirmish
order-attack = Attack
order-hold = Hold

test-missile = missile casualty test
test-melee = melee casualty test
test-overrun = overrun test
test-charge = charge test
test-rally = rally test
test-obedience = obedience test

step-start = Start of the round
step-orders = Orders
step-magic = Magic
step-shooting-1 = First shooting
step-movement = Movement
step-shooting-2 = Second shooting
step-melee = Melee
step-rally = Rally
step-close = End of the round

## Directions and shapes

facing-n = north
facing-ene = east-north-east
facing-ese = east-south-east
facing-s = south
facing-wsw = west-south-west
facing-wnw = west-north-west

direction-ne = north-east
direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west

by-l60 = 60° to the left
by-l120 = 120° to the left
by-r60 = 60° to the right
by-r120 = 120° to the right
degrees-60 = by 60° to the right
degrees-120 = by 120° to the right
degrees-180 = about
degrees-240 = by 120° to the left
degrees-300 = by 60° to the left

shape-line = line { $number } wide
shape-square = square
shape-wedge = wedge
shape-skirmish = skirmish formation

## What can be agreed on

scenario-basic-small = Two Against Two
    .about = A patrol of Clanngett’s clan meets the rearguard of a supply train. Two units a side on an open field, six rounds: the first battle for a newcomer. Our own scenario.
scenario-basic-meeting = Nine Units in the Open
    .about = All nine units of the Basic Game on empty moorland, eight rounds. Our own scenario.
scenario-basic-objectives = The Two Standing Stones
    .about = The nine units fight for two old stones, worth 200 points each, in eight rounds. Our own scenario.
scenario-standard-1000 = A Thousand Points at Ridge Farm
    .about = Herkyn bars the old east road to the orcs: about a thousand points a side on all four sheets, ten rounds. Our own scenario.
scenario-standard-objectives = Ridge and Fold
    .about = The crest of the ridge is worth 300 points, the ruined fold by the wood 200. Ten rounds. Our own scenario.
scenario-standard-rearguard = Rearguard on the Causeway Road
    .about = The orcs have to break through to the far edge, and a handful of imperial units stop them. Eight rounds. Our own scenario.
scenario-expert-dragon-and-giant = Fire over the Ridge
    .about = A dragon and a chariot against a giant and the great stone-thrower, with wizards on both sides. Ten rounds. Our own scenario.
scenario-expert-strong-arm = Silence the Strong Arm
    .about = The Empire wins by destroying Varrig’s Strong Arm within eight rounds. Our own scenario.
scenario-expert-wizards = Duel at the Black Tarn
    .about = Wyrrmsh against two wizards of the Empire, at a tarn whose water restores spell points. Eight rounds. Our own scenario.
scenario-expert-burning-hedgerows = Burning Hedgerows
    .about = The grain is dry, and the orcs score for every field that burns. Eight rounds, with the rules of fire. Our own scenario.
scenario-expert-grand-battle = All the Banners
    .about = All that both sides can raise, 1,870 points each, with two objectives. Ten rounds. Our own scenario.
scenario-open-field = Armies of Your Choice
    .about = Both sides bring armies of equal points.
option-level = Level
    .about = Each level is a complete game and has all that the one before it has, unless it says otherwise.
    .basic = Basic Game
    .standard = Standard Game
    .expert = Expert Game
