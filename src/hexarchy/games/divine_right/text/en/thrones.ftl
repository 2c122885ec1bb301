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

## The True Heir, and civil war (DR-A-HEIR, DR-A-CIV)

ask-replacing = Which { $number } of the eliminated regulars of { $kingdom } are your Usurper’s? The others are for the True Heir.
ask-heir-space = The True Heir of { $kingdom } has come. Where does { $hero } appear?
ask-acclamation = Does the True Heir call on the people of { $kingdom }? 1: the Usurper is hailed, 6: the Heir, else there is war.
ask-appeal = The Heir stands before { $castle }. Do you call on the garrison to come over? You may only once.
event-heir-awaited = A Usurper reigns in { $kingdom }. On turn { $turn } the True Heir will come, for { $side }.
event-true-heir = The True Heir of { $kingdom } appears for { $side }: { $hero }, { $to }.
event-people-divided = The people of { $kingdom } are divided: it is war.
event-castle-goes-over = { $castle } goes over to { $side } ({ $hex }).
event-rightful-monarch = { $number ->
    [0] The Usurper is the Rightful Monarch of { $kingdom }, which is { $side }’s now.
   *[other] The True Heir is the Rightful Monarch of { $kingdom }, which is { $side }’s now.
}
event-in-exile = { $hero } has been away from { $kingdom } for too long: the followers are lost.
event-heir-passes = The True Heir of { $kingdom } is { $side }’s now.
why-crown-disputed = The crown of { $kingdom } is disputed: no diplomacy before one of the two is king.
why-civil-war-at-home = Who fights in the civil war stays in { $kingdom } and in the wasteland.
why-abroad-in-civil-war = { $unit } must come home to { $kingdom } first: abroad it may only defend.
why-not-in-civil-war = { $hex }: no fleet there takes part in the civil war of { $kingdom }.

## The coup of a Wayfarer (DR-A-WCO)

do-rally = { $target } gathers followers for a coup
event-wayfarers-coup = { $hex }: { $unit } claims to be a monarch and reaches for the throne of { $kingdom } ({ $side }).
why-no-lost-monarch = { $unit } is no monarch of yours who has lost the throne.
why-in-no-kingdom = { $unit } does not stand in a kingdom whose throne could be taken.
