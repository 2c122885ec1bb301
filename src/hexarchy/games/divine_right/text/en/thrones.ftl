# Contested thrones: heirs, coups, revolts (DR-A-HEI, DR-A-COU, DR-A-BRV, DR-A-REB).

ask-waver-next = Your monarch is dead. Which ally’s loyalty is tried first?
ask-waver = Does { $kingdom } stay with you? A card may help, as if it were neutral.
ask-son-or-daughter = An heir takes the throne of { $kingdom }: a son or a daughter?
ask-end-confusion = Enemies have stayed in { $kingdom }. Does your heir take the throne now?
event-monarch-mourned = { $kingdom } mourns its monarch. A child of the dead shall follow: { $side } stays in the game.
event-heir-appears = The heir of { $kingdom } takes the throne: { $hero }, { $to }.
why-kingdom-confused = { $kingdom } is in Confusion until its heir takes the throne.

## Coups

do-coup = Coup in { $target }
event-coup = { $side } tries a coup in { $kingdom } ({ $hex })!
event-coup-fails = The coup in { $kingdom } fails: { $side } has lost the Usurper.
why-no-coup-there = No coup in { $kingdom }: it is your own, or neither neutral nor allied to an enemy.
why-no-usurper-left = There is no counter left for another Usurper.

## Baronial revolts

do-call-help = Help from afar: a neutral kingdom joins you
do-incite = Stir up the barons of { $target }
do-rise = Let the revolt rise
do-appease = Appease the barons
ask-help-or-revolt = Help from afar: does a neutral kingdom join you, or do barons rise against an enemy?
ask-revolt-space = Where in { $kingdom } is there unrest?
ask-plunder-own = You have taken { $castle } back from the rebels. Do you plunder it all the same?
event-unrest = Unrest in { $kingdom } ({ $hex }): { $side } stirs up the barons.
event-rising = The barons of { $kingdom } rise for { $side } ({ $hex })!
event-revolt-ends = The revolt in { $kingdom } is over.
event-castle-retaken = { $side } takes { $castle } back from the rebels, unplundered.
why-no-unrest = There is no such unrest.
why-rebels-stay-home = The rebels stay in { $kingdom } and in the wasteland.
