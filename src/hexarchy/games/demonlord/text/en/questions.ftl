# What a player is asked: `ask-<question>`.

## Set-up

ask-place-devotee = Choose a temple for { $unit }.
ask-township-unit = Which township unit do you raise next?
ask-township-town = Which town do you ask to take in { $unit }? Its die decides.
ask-spell-way = How do you draw your special spells?
ask-spell-choice = Choose a special spell.

## Start of the phase

ask-replace-character = Which fallen character do you try to bring back?
ask-replace-troop = Which destroyed troop unit do you try to rebuild?
ask-request = Do you request reinforcements?
ask-place-arrival = { $left ->
    [one] Where shall { $unit } arrive?
   *[other] Where shall { $unit } arrive? { $left } units are still to be placed.
}

## Movement

ask-movement = { $left ->
    [0] All your units have moved. What else?
    [one] Choose a unit to move. One has not moved yet.
   *[other] Choose a unit to move. { $left } have not moved yet.
}
ask-march = Where to, { $unit }? { $mp ->
    [one] One MP left
   *[other] { $mp } MP left
} at { $hex }.
ask-block = Enemy troops enter { $hex }. Do you show a troop unit and stop them?
ask-hunt = A lone enemy enters { $hex }. Do you show a troop unit and try to capture him?
ask-party = Capture attempt at { $hex }: shall { $unit } roll alone or join a party?

## Magic

ask-window-rains = Do you call down the Rains?
ask-window-before-movement = Before { $mine ->
    [yes] your movement
   *[no] the enemy’s movement
}: do you cast a spell?
ask-window-after-movement = After { $mine ->
    [yes] your movement
   *[no] the enemy’s movement
}: do you cast Vision?
ask-window-before-battles = Before the battles: do you open a Spellgate?
ask-window-light-and-darkness = Before the battles: do you cast Light or Darkness?
ask-window-retreat = Before the retreat: do you open an Earthpit?
ask-window-between-battles = Between two battles: do you open a Spellgate?
ask-window-after-battles = After the battles: do you open a Spellgate?
ask-window-end = End of { $mine ->
    [yes] your phase
   *[no] the enemy’s phase
}: do you cast a last spell?
ask-cloak = The enemy sees into { $hex }. Do you answer with Cloak?
ask-cast-caster = { $spell }: who casts the spell?
ask-cast-target = { $spell }: which hex shall { $caster } aim at?
ask-cast-gate = { $spell }: whom shall { $caster } send through?
ask-cast-area = { $spell }: where shall { $caster } make it rain?
ask-cast-revive = { $spell }: whom shall { $caster } call back from the dead?
ask-invocation = Which character invokes?
ask-invoke-being = Whom shall { $unit } invoke?

## Before the battles

ask-battle-or-siege = { $hex }: do you give battle in the open, or let yourself be besieged?
ask-sortie = { $hex } is under siege. Do you make a sortie?
ask-garrison-joins = Relief has come to { $hex }. Does the garrison join the battle?
ask-next-battle = Which battle is fought next?

## The battle

ask-terrain = Battle at { $hex }: on which terrain do you meet the enemy?
ask-deploy = Battle at { $hex }: which unit do you put into the line?
ask-match = Battle at { $hex }: which unit do you set against { $unit }?
ask-place-character = Battle at { $hex }: which character do you place?
ask-place-character-with = Which unit shall { $unit } fight with?
ask-reserves = Battle at { $hex }: do you bring up reserves? { $room ->
    [one] There is room for one unit.
   *[other] There is room for { $room } units.
}
ask-put-up = Battle at { $hex }: which free unit do you put up?
ask-answer = Battle at { $hex }: which unit meets { $unit }?
ask-join-fight = Battle at { $hex }: which enemy shall { $unit } help to attack?
ask-move-character = Battle at { $hex }: do you send a character to another unit?
ask-move-character-to = Which unit shall { $unit } go to?
ask-battle-magic = Battle at { $hex }: shall { $unit } fire a magic missile?
ask-missile-target = Battle at { $hex }: which enemy shall { $unit } shoot at?
ask-melee-target = Battle at { $hex }: which of your units must { $unit } attack?
ask-change-unit = Battle at { $hex }: the unit of { $unit } is lost. Which one to join?

## Withdrawal

ask-withdraw = Battle at { $hex }, round { $round } is over: do you withdraw?
ask-inside-or-out = Where do your survivors at { $hex } go?
ask-retreat-with = Which troop unit shall { $unit } retreat with?
ask-retreat-group = { $group ->
    [none] Which units retreat together? Name nobody to send all of them.
   *[other] Who else retreats together with { $group }?
}
ask-retreat = { $hex }: where does this group retreat to – { $units }?
ask-retreat-on = { $group ->
    [none] { $hex }: which of the faster units go on?
   *[other] { $hex }: who else goes on together with { $group }?
}

## Sieges

ask-next-siege = Which siege is resolved next?
ask-siege-method = Siege of { $hex }: how do you go about it?
ask-siege-magic = Siege of { $hex }: who helps with siege magic?
ask-siege-losses = Siege of { $hex }: { $owed ->
    [one] you must give up a unit. Which?
   *[other] you must give up { $owed } units. Which one first?
}

## Alliances and prisoners

ask-alliance = Which neutral state do you try to win?
ask-alliance-caster = Nobody is near { $hex }. Who casts the alliance spell?
ask-exchange = Do you ask for an exchange of prisoners?
ask-exchange-offer = The enemy asks for an exchange. Which prisoner do you offer?
ask-exchange-give = The enemy offers { $unit }. Whom do you give in return?
ask-place-freed = Free again: { $unit }. Where to?

## End of the turn

ask-call-talks = End of turn { $turn }: do you roll for truce talks?
ask-talks-go-on = End of turn { $turn }: do you go on with the truce talks?

## Confirmations

ask-confirm-attack-neutral = Troops in { $hex } are an attack: the neutral state will join your enemy for good. Go ahead?
ask-confirm-abandon-fortress = These are the last troops in your besieged fortress: without them it is lost. Go ahead?
ask-confirm-no-way-out = No retreat is open from { $hex }: your troops will be taken prisoner. Withdraw all the same?
ask-confirm-leave-capital = If you leave { $hex }, your besieged capital falls. Leave all the same?
ask-confirm-request = A request cannot be taken back, and you no longer score for doing without reinforcements. Send it?
