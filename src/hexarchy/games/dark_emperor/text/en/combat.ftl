# Battles, retreats, escapes, stacking.

## Battles

ask-next-battle = Which battle is fought next?
ask-battle-leader = Battle at { $hex }: which leader do you name?
ask-lantern = Battle at { $hex }: does { $leader } use the Dawn Lantern? Every vampire in the battle is then weaker by one.
ask-combat-loss = Battle at { $hex }: { $left ->
    [one] you lose a unit. Which?
   *[other] you lose { $left } units. Which one first?
}
event-battle-begins = Battle at { $hex }! Attacker: { $side }.
event-battle-over = The battle at { $hex } is over: victory for { $side }.
event-leads = Battle at { $hex }: { $leader } leads.
event-battle-result = Battle at { $hex }, result { $roll }: attacker { $attacker ->
    [0] no loss
   *[other] −{ $attacker }
}, defender { $defender ->
    [0] no loss
   *[other] −{ $defender }
}; { $side } must retreat.
event-train-captured = { $hex }: { $side } captured { $unit }.
why-not-your-leader-here = Not one of your leaders at { $hex }: { $leader }.
why-waits-for-ssstoth = { $leader } waits for Ssstoth and takes no part in the battle.
why-trains-never-die = Siege trains are never lost in battle: { $unit }.
why-monsters-die-last = Monsters are lost last of all: { $unit }.
why-not-in-this-battle = Does not fight in this battle for you: { $unit }.
why-leaders-are-no-losses = Leaders are no units and cannot be given up as a loss: { $leader }.
why-no-battle-there = No battle is left to be fought at { $hex }.
why-combat-is-compulsory = Where both sides share a hex they must fight.

## Retreats

ask-retreat = { $hex }: where does { $unit } retreat to?
ask-leader-retreats = { $hex }: with which units does { $leader } retreat?
ask-device-retreats = { $hex }: with which units does { $device } go?
event-retreats = Retreat: { $units }, { $from } → { $to }.
event-leader-retreats = Retreat: { $units }, { $from } → { $to }.
event-device-retreats = Carried off: { $units }, { $from } → { $to }.
why-no-step-there = { $unit } cannot step into { $hex }.
why-inactive-border = Nobody retreats onto neutral land: { $kingdom }.
why-nobody-went-there = None of the units went to { $hex }.
why-the-enemys-door = The enemy came in by { $hex }; other ways are open.

## Escapes

ask-flee-to = { $leader } has escaped. Where to?
event-escapes = { $hex }: { $leader } escapes.
event-flees = { $units } flees: { $from } → { $to }.

## Stacking

ask-excess = Too many units at { $hex }: { $left ->
    [one] one must go. Which?
   *[other] { $left } must go. Which one first?
}
why-not-in-excess = Not one of your units at { $hex }, where there are too many: { $piece }.
