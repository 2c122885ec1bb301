# Why an action is refused: `why-<key>`.

## The wrong moment

why-not-now = This is not the moment for “{ $action }”.
why-not-yet = { $unit } cannot be invoked before turn 2.
why-phasing-player-only = { $spell } can be cast only in your own phase.
why-one-attempt = { $spell } has already been tried in this phase.

## The wrong unit

why-not-yours = Not yours to command: { $unit }.
why-not-on-map = Not on the map: { $unit }.
why-locked-in = Locked in by the siege of { $hex }: { $unit }.
why-pinned = Arrived among enemy troops and cannot move in this phase: { $unit }.
why-has-moved = Has already moved in this step: { $unit }.
why-one-at-a-time = First end the move of { $unit }.
why-only-friendly-mounts = { $unit } can only go along with troops of your own side.
why-cannot-ride = { $unit } cannot go along: only a character who begins the step with these troops can.
why-ride-or-walk = { $unit } may go along with troops or walk, not both in one step.

## The wrong hex

why-earthpit = An Earthpit closes { $hex }.
why-needs-escort = { $hex } is besieged: a character gets in only after a troop unit of the relief.
why-costs-too-much = { $mp ->
    [none] There are not enough MP left for the way into { $hex }.
    [0] The way into { $hex } costs { $cost } MP; none is left.
    [one] The way into { $hex } costs { $cost } MP; one is left.
   *[other] The way into { $hex } costs { $cost } MP; { $mp } are left.
}
why-already-there = The unit is already at { $hex }.
why-too-far = { $hex } is too far for { $mp ->
    [one] one MP.
   *[other] { $mp } MP.
}
why-impassable = This unit cannot cross the hexside to { $hex }.
why-flooded = The Rains have flooded the way to { $hex }.
why-no-mountains = The Ancients cannot cross mountains or lakes: { $hex } is closed to them.

## Battles and retreats

why-no-such-ground = You cannot choose this terrain for the battle at { $hex }.
why-line-is-empty = Your line at { $hex } is empty: bring up at least one reserve.
why-line-is-full = No room for { $unit }: the battle size allows { $size ->
    [one] one unit
   *[other] { $size } units
} in the line.
why-free-enemies-first = Free enemies must be met before anybody helps against { $unit }.
why-never-two-against-two = Two enemies stand where { $unit } fights, and two never fight two in one place.
why-free-units-first = Answer with a free unit first, not with { $unit }.
why-no-reserves-now = No reserve can come up now: { $unit }.
why-cannot-be-called-away = Tied to its enemy and cannot be called away: { $unit }.
why-must-be-met = { $unit } must be met by one of your units.
why-moved-this-round = Has already changed units in this round: { $unit }.
why-one-hex-at-a-time = A retreat goes one hex at a time: { $hex } is not adjacent.
why-closed-to-retreat = { $hex } is closed to a retreat.
why-not-twice = A retreat never enters { $hex } twice.
why-not-the-quickest-way = { $hex } is not on the quickest way to the nearest friendly fortress.
why-must-go-on = The retreat cannot end at { $hex } yet.

## Alliances

why-no-neutral-state = There is no neutral state at { $hex }.
why-a-legend = Nothing but a legend: { $realm }.
why-already-allied = Has already taken sides: { $realm }.
why-nobody-left = Nobody is left to win over: { $realm }.
why-spell-already-cast = An alliance spell has already been cast this turn at { $realm }.
why-nobody-near = None of your units, and no magic of yours, reaches { $realm }.

## Set-up and arrivals

why-temple-full = Two devotees are already at { $hex }.
why-no-temple-of-hosar = There is no Temple of Hosar at { $hex }.
why-no-western-town = { $hex } is not one of the five western towns.
why-town-refused = { $hex } has already refused this unit.
why-town-taken = { $hex } has already taken in a unit.
why-entrance-occupied = Enemy troops hold the entrance at { $hex }: use a free one.
why-no-entrance = Your reinforcements cannot enter at { $hex }.

## Magic

why-not-your-spell = { $spell } is not one of the spells you can choose.
why-spell-unknown = You have not drawn { $spell }.
why-nobody-strong-enough = { $spell } takes a character of magic power { $power } on the map.
why-everybody-has-cast = Everybody strong enough for { $spell } has already cast in this phase.
why-no-power = No magic power: { $unit }.
why-not-strong-enough = Too weak: { $unit }. Magic power { $power } is needed.
why-has-cast = Has already cast in this phase: { $unit }.
why-out-of-range = { $hex ->
    [none] Out of range for { $unit }.
   *[other] { $hex } is { $distance } hexes away, out of range for { $unit }.
}
why-no-gate-there = No Spellgate can be opened to { $hex } now.
why-no-gate-for-it = No hex in range is open to { $unit }.
why-no-friend-in-range = A Spellgate takes only units of your own in range, not { $unit }.
why-one-unit-or-two-together = A Spellgate takes one unit, or with magic power 5 two from one hex: not { $unit }.
why-not-destroyed-of-late-in-range = Not destroyed in this phase or the last one within range: { $unit }.
why-not-connected = { $hex } does not touch the area of the Rains, or is out of range.
why-within-range-around-the-target = A radius of { $radius } does not reach the target hex, or is out of range.
why-no-water = Rains cannot be called on { $hex }: they need a lake, mountains, alps or two river hexsides.
why-no-effect = The spell would change nothing at { $hex }.
why-no-temple = There is no temple at { $hex }.
why-enemy-at-temple = Enemy troops at { $hex } prevent any invocation.
why-not-allied = You are not allied with the people who could call { $unit }.
why-before-reinforcements = { $unit } can come only after your reinforcements have arrived.
why-five-in-play = Five conjurations of Ninnghiz are in play: no more can come.
why-one-spirit-only = Only one of the two spirits of the Great Woods ever appears: not { $unit }.
why-held-prisoner = A prisoner cannot be invoked: { $unit }.
why-in-play = Already in play: { $unit }.
