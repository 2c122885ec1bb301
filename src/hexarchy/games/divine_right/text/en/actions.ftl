# What a button says: `do-<verb>`; `.ask-<question>` where a question gives the verb another meaning.

## Answers to many questions

do-yes = Yes
    .ask-may-return = Let them come back
    .ask-retreat = Try to retreat
    .ask-horn = Blow the Horn
    .ask-join-searchers = He joins them
do-no = No
    .ask-may-return = They stay out
    .ask-retreat = Stand and fight
    .ask-horn = Let it be
    .ask-join-searchers = He stays away
do-done = Done
    .ask-prisoners = Keep the others
    .ask-break-out = No more breakouts
    .ask-assault = No more siege attacks
    .ask-advance = Nobody else advances
    .ask-next-move = End movement
    .ask-attack = No more attacks
    .ask-commit = These attack
    .ask-storm = These storm
    .ask-besiege = Declare no more sieges
    .ask-turn-starts = Nothing more
    .ask-beside-diplomacy = Nothing more
    .ask-moves-end = Nothing more
    .ask-combat-starts = Nothing more
    .ask-combat-ends = Nothing more
    .ask-hunters = Nobody else
do-none = None
    .ask-forced-peace = Impose no peace
    .ask-function = The ambassador stays at home
    .ask-ploy = Play no card
    .ask-second-ploy = Play no second card
    .ask-search = Leave them in hiding
    .ask-fate-before = They roll themselves
    .ask-fate-after = The die stands
    .ask-hero-returns = They rest for another turn
    .ask-spoils = Leave it lying there
    .ask-hand-over = Keep it
    .ask-boon = Sacrifice nobody
    .ask-envoy-function = Nothing after all
    .ask-follow = Stay where he is
    .ask-white-magic = Play no card
    .ask-curser = Curse nobody
    .ask-which-curse = Curse nobody
    .ask-reaction = Curse nobody
do-stop = Stop here
do-place = Place at { $target }
    .ask-hero-returns = Return at { $target }
    .ask-deploy = Deploy at { $target }
    .ask-entry = Enter at { $target }
    .ask-escape = To { $target }
    .ask-grave = Bury it at { $target }
    .ask-gothic-place = Place it at { $target }
    .ask-lift-how = At { $target }
do-lose = Lose { $target }

## Set-up

do-king = A king rules
do-queen = A queen rules

## Random events

do-return = Bring back { $target }
do-hire-army = Hire an army at { $target }
do-hire-fleet = Hire a fleet at { $target }
do-lure = Lure away { $target }
do-choose = { $target }

## Diplomacy

do-activate = Activate { $target }
do-deactivate = Deactivate { $target }
do-assassinate = Send an assassin to { $target }
do-duel = Challenge { $target } to a duel
do-play = Play { $target }
do-impose-peace = Impose peace on { $target }
do-enlist = Call { $target }
do-usurp = Usurp the throne of { $target }
do-assign = Assign to { $target }
do-execute = Execute { $target }
do-release = Release { $target }
do-imprison = Imprison at { $target }

## Sieges

do-break-out = Break out of { $target }
do-assault = Siege attack on { $target }
do-advance = Advance with { $target }
do-besiege = Declare a siege of { $target }

## Movement

do-move = Move { $target }
do-with = Take along { $target }
do-go = Go to { $target }
do-drop = Leave { $target } here
do-board = Board { $target }
do-land = Put ashore { $target }
do-inside = { $target } goes inside the castle
do-outside = { $target } goes outside the walls
do-open-boom = Open the Boom
do-close-boom = Close the Boom
do-disband = Disband { $target }
do-search = Search for { $target }
do-ask-passage = Ask for free passage
do-violate = Cross the border without leave
do-hire-rogue = Recruit a Rogue at { $target }

## Combat

do-attack = Attack { $target }
do-avalanche = Let an avalanche loose at { $target }
do-commit = { $target } attacks
do-resolve = Fight at { $target }
do-retreat = Retreat to { $target }
do-into-castle = Retreat into the castle
do-stay = { $target } stays and fights
do-leader = { $target } leads
do-escape = To { $target }
do-stand-in = { $target } rolls in their place
do-roll-again = Roll again, with the help of { $target }
do-parole = Offer a parole: { $target }
