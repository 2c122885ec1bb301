# What happened: `event-<key>`.

## Set-up

event-first-move = First phase of every turn: { $side }.
event-set-up = Set up at { $to }: { $units }.
event-set-up-seen = Set up at { $to }: a stack with { $unit } on top.
event-township-placed = { $hex } takes in { $unit }.
event-township-refused = No town takes in { $unit }: out of the game.
event-spells-known = Your special spells: { $spells }.

## Phases, movement, meetings

event-phase-begins = Turn { $turn }: the phase of { $side } begins.
event-replaced = Back from the dead: { $unit }.
event-requested = { $side } requested reinforcements.
event-reinforcements-delayed = The reinforcements of { $side } are not here yet.
event-reinforcements-arrive = The reinforcements of { $side } arrive!
event-reinforcement-units = Your reinforcements: { $units }.
event-arrives = Arrived at { $to }: { $units }.
event-arrival-seen = Arrived at { $to }: a stack with { $unit } on top.
event-movement-begins = Movement: { $side }.
event-movement-over = End of movement: { $side }.
event-moved = { $units }: { $from } → { $to }.
event-marches = Stack { $from } → { $to }, { $unit } on top.
event-left = { $from } is left by all units of { $side }.
event-troop-shown = { $hex }: { $unit } barred the way.
event-capture-halted = { $hex }: narrow escape for { $units }, who may go no farther.
event-capture-escaped = { $hex }: { $units } slipped away.

## Losses

event-killed = { $hex }: { $unit } fell.
event-captured = { $hex }: { $unit } taken prisoner by { $side }.

## Magic

event-cast = { $side }: { $unit } cast { $spell } at { $hex }.
event-cast-works = { $spell } at { $hex } succeeds.
event-cast-fails = { $spell } at { $hex } fails.
event-vision = Vision of { $hex }: { $units }.
event-vision-blocked = A Cloak hides { $hex }: the Vision shows nothing.
event-rains = { $count ->
    [one] Rain falls on one hex.
   *[other] Rain falls on { $count } hexes.
}
event-gated = Through the Spellgate: { $units }, { $from } → { $to }.
event-comes-out = Out of the Spellgate at { $to }: a stack with { $unit } on top.
event-gate-closed = The Spellgate to { $hex } stays closed.
event-revived = { $hex }: { $unit } rose from the dead.
event-invoked = { $hex }: { $unit } answered the call.
event-invocation-fails = { $hex }: nobody answers { $unit }.
event-conjured = { $hex }: the Conjurations of Ninnghiz appear!
event-conjured-units = { $hex }: your conjurations are { $units }.

## Battles

event-battle-begins = Battle at { $hex }!
event-battle-terrain = The battle at { $hex } is fought on this terrain: { $terrain }.
event-battle-round = Battle at { $hex }, round { $round }.
event-battle-stage = { $stage ->
    [reserves] Round { $round }: reserves and redeployment.
    [battle-magic] Round { $round }: battle magic.
    [missiles] Round { $round }: missile fire.
    [melee] Round { $round }: melee.
   *[withdrawal] Round { $round }: fight on or withdraw?
}
event-put-down = Into the line: { $unit }.
event-in-reserve = In reserve for { $side }: { $units }.
event-escorts = { $character } joined { $unit }.
event-reserve-up = From the reserve: { $unit }.
event-face-off = Face to face: { $unit } and { $foe }.
event-joins-fight = { $unit } joined the attack on { $foe }.
event-stands = { $unit } stood firm.
event-routs = { $unit } routed.
event-unharmed = Unharmed: { $unit }.
event-withdraws = { $side } withdrew from the battle at { $hex }.
event-goes-inside = { $side } took refuge inside { $hex }.
event-retreated = Retreat: { $units }, { $from } → { $to }.
event-routed-return = { $hex }: back in the ranks – { $units }.
event-battle-over = { $side ->
    [none] The battle at { $hex } is over: both armies are destroyed.
   *[other] The battle at { $hex } is over: victory for { $side }!
}

## Sieges and control

event-siege-begins = { $side } laid siege to { $hex }.
event-siege-method = Siege of { $hex }: { $method ->
    [assault] assault!
   *[investment] investment.
}
event-siege-support = Siege of { $hex }: siege magic by { $unit } for { $side }.
event-siege-result = Siege of { $hex }: a total of { $total } for { $side } – { $result ->
    [-1] the fortress must surrender!
    [0] no losses for the enemy.
    [one] the enemy loses one unit.
   *[other] the enemy loses { $result } units.
}
event-surrender = { $hex } surrenders: its defenders, { $side }, are taken prisoner.
event-siege-goes-on = The siege of { $hex } goes on.
event-siege-over = The siege of { $hex } is over.
event-control = { $hex } is now in the hands of { $side }.

## Alliances

event-neutral-attacked = { $side } attacked { $realm }!
event-alliance = { $grade ->
    [permanent] { $realm }: permanent ally of { $side } from now on.
    [semi-permanent] { $realm }: semi-permanent ally of { $side } from now on.
   *[other] { $realm }: neutral again.
}
event-alliance-spell = { $side }: { $unit } cast the alliance spell at { $hex }.
event-alliance-nothing = { $realm }: no answer to the envoys.
event-alliance-holds = { $realm }: the alliance holds.
event-legend = { $realm }: nothing but a legend! All its units leave the game.
event-ula-composed = { $people ->
    [balron] The Balron and his slaves hold the mines of Ula!
   *[dwarf-king] The Dwarf King and his people hold the mines of Ula!
}
event-units-home = { $realm }: the units are home again.

## Prisoners

event-exchange-asked = { $side } asked for an exchange of prisoners.
event-exchange-offered = { $side } offered { $unit }.
event-exchange-ended = { $side } ended the exchange.
event-freed = Set free: { $unit }.
event-freed-placed = Back at { $to }: { $units }.
event-freed-seen = Back at { $to }: { $unit }, on top of the stack.

## Points and the end of the war

event-points = { $scored ->
    [none] No points this time for { $side }; total { $total }.
   *[other] Points for { $side }: { $scored }; total { $total }.
}
event-talks-begin = Truce talks begin.
event-talks-lapse = The truce talks are broken off.
event-talks-nothing = The truce talks bring nothing: a total of { $total } is too low.
event-last-turn = A truce is agreed with a total of { $total }: turn { $turn } is the last.
event-order-taken = Order noted: “{ $order }”.

## Dice

roll-hit = { $result ->
    [hit] hit
   *[miss] miss
}: { $value } or less needed
roll-morale = stands below { $value }, routs on { $value }
roll-withdrawal = retreats below { $value }, taken prisoner on { $value }
roll-kind-magic = magic missile
roll-kind-missile = missile fire
roll-kind-melee = melee
roll-against = { $unit } against { $target }
roll-party = { $count ->
    [one] { $unit }
   *[other] { $unit } and party
}
