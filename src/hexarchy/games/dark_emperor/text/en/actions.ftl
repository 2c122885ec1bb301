# What a button says: `do-<verb>`; `.ask-<question>` where a question gives the verb another meaning.

## Answers to many questions

do-yes = Yes
    .ask-command = Take command
    .ask-lantern = Let it shine
do-no = No
    .ask-command = Leave them be
    .ask-lantern = Keep it covered
do-pass = Pass
    .ask-movement-magic = No more spells now
    .ask-combat-magic = No more spells now
    .ask-kill-magic = No more spells now
    .ask-banish-magic = No more spells now
    .ask-undead-magic = No more spells now
    .ask-diplomacy-magic = No more spells now
    .ask-counter = Let the spell work
do-end = Done
    .ask-raise-vampires = Raise no more
    .ask-recruit = End recruitment
    .ask-embark = Nobody else embarks
    .ask-movement = End movement
    .ask-spell-at = The wall is complete
    .ask-court = End diplomacy
do-stop = Stop here
do-none = None
    .ask-battle-leader = No leader
    .ask-claim-devices = No more devices
    .ask-lend-strength = No more devices
    .ask-negator = Not now
    .ask-spoils = The units keep it
    .ask-famir-lies-here = Leave it
do-cancel = Cancel
do-place = Place at { $target }
    .ask-flee-to = Flee to { $target }

## Setting up, activation, conquest

do-gate = Open the gate at { $target }
do-betray = Betray { $target }
do-assign = { $target }
do-restore = Restore the kingdom
do-master = { $target }

## Recruitment

do-prefer = { $target }
do-keep = The rest as before
do-raise-greater = Greater Vampire at { $target }
do-raise-lesser = Lesser Vampire at { $target }
do-recruit = Recruit { $target }
do-pay = { $target } pays
do-gift = A gift from { $target }

## Movement

do-embark = Embark { $target }
do-aboard = Aboard { $target }
do-move = Move { $target }
do-with = Take along { $target }
do-step = To { $target }
do-go = Go to { $target }
do-to-box = Go to the Mercenary Holding Box
do-land = Put ashore { $target }
do-bank = { $target }
do-pull = To { $target }
do-stack = The stack at { $target }
    .ask-attrition-from = The stack that came from { $target }
do-lose = Lose { $target }

## Devices

do-take = Take up { $target }
do-leave = Leave { $target } with the units
do-give = Hand over { $target }
do-to = To { $target }
do-use = Use { $target }

## Magic

do-cast = Cast { $target }
do-by = { $target }
do-at = { $target }
    .ask-spell-at = Flames at { $target }
    .ask-device-retreats = To { $target }
do-target = { $target }
do-choose = { $target }
do-counter = Counter with { $target }
do-number = { $target }

## Combat

do-fight = Fight at { $target }
do-leader = { $target } leads
do-retreat = Retreat to { $target }

## Diplomacy, markers and monsters

do-court = Court { $target }
do-speaker = { $target } speaks
do-reveal = Turn up the marker at { $target }
do-finder = { $target } takes it
do-parley = { $target } parleys
do-duel = Fight { $target }
do-ignore = Leave { $target } alone
do-champion = { $target } fights
