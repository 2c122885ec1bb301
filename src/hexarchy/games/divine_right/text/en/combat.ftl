# Combat, retreat before combat, losses.

ask-attack = Which space do you attack? All attacks are declared before the first is fought.
ask-commit = The attack on { $hex }: who takes part?
ask-resolve = Which attack is fought next?
ask-retreat = { $hex } is attacked. Do your { $kind ->
    [barbarian] Barbarians
    [human] human units
    [non_human] non-human units
   *[magical] magical units
} try to retreat? { $number } or more on the die.
ask-retreat-where = { $hex }: where do they retreat?
ask-leader = Combat at { $hex }: which leader’s bonus counts?
ask-casualty = Combat at { $hex }: { $number ->
    [one] you lose one more unit. Which?
   *[other] you lose { $number } more units. Which one first?
}
ask-shun = { $hex }: nobody stands beside the Lepers. Where to?
event-battle-begins = Combat at { $hex }! { $side } attacks { $foe } with { $units }.
event-battle-result = Combat at { $hex }: attacker { $own ->
    [0] no loss
   *[other] −{ $own }
}, defender { $theirs ->
    [0] no loss
   *[other] −{ $theirs }
}.
event-battle-over = The combat at { $hex } is over.
event-attack-dropped = Nobody is left to attack at { $hex }.
event-retreats = Retreat: { $units }, { $from } → { $to }.
event-advances = { $unit } advances: { $from } → { $to }.
event-eliminated = { $hex }: { $unit } is eliminated.
event-lost-without-refuge = { $unit } finds no refuge from { $hex } and is lost.
event-goes-to-refuge = { $unit } finds refuge: { $from } → { $to }.
why-attacked-already = You have already declared an attack on { $hex }.
why-nobody-beside = None of your units stands beside { $hex }.
why-broke-out = { $unit } has already fought a breakout this turn.
why-has-attacked = { $unit } has already attacked this turn.
why-lepers-do-not-attack = The Lepers attack nobody.
why-lepers-are-shunned = Nobody attacks the Lepers ({ $hex }).
why-water-between = Water lies between { $unit } and { $hex }.
why-nobody-to-fight = { $unit } has nobody to fight at { $hex }.
ask-go-on = { $hex }: some of the attackers have dropped out. Do the others go on?
ask-relief = { $hex }: who goes into the castle?
why-needs-friends-outside = A sortie needs friends outside who join the attack.
