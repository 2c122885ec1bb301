title = Thornford
    .about = Reavers against wardens for a village at a ford: nine units, one die, two hidden captains.
scenario-standard = The raid
    .about = The reavers have ten turns to take the village and hold it.

## Names

camp-reavers = Reavers
    .the = the reavers
camp-wardens = Wardens
    .the = the wardens
unit-red-axes = Red Axes
unit-black-axes = Black Axes
unit-grey-axes = Grey Axes
unit-wolf-riders = Wolf Riders
unit-crow-riders = Crow Riders
unit-hill-spears = Hill Spears
unit-mill-spears = Mill Spears
unit-oak-spears = Oak Spears
unit-reeves-riders = Reeve’s Riders
terrain-open = open ground
terrain-forest = forest
terrain-village = village
site-village = Thornford
step-captains = Captains
step-movement = Movement
step-combat = Combat

## Questions and answers

ask-captain = Which unit does your captain lead? Nobody else will know.
ask-movement = Choose a unit to move.
ask-march = Where to, { $unit }?
ask-combat = Choose a unit to attack with.
ask-attack = Whom shall { $unit } attack?
ask-retreat = { $unit } must give way. Where to?
do-captain = { $target }
do-unit = { $target }
do-move = Move to { $target }
do-attack = Attack { $target }
do-retreat = Go back to { $target }
do-stay = Stay
do-end = Done
attack-chance = { $text } ({ $percent } %)

## What happens

event-turn-begins = Turn { $turn }: { $side }.
event-captain-named = Your captain is with { $unit }.
event-captain-shown = A captain shows himself: { $unit }!
event-moves = { $units }: { $from } → { $to }.
event-retreats = { $units } give way: { $from } → { $to }.
event-advances = { $units } advance: { $from } → { $to }.
event-destroyed = { $unit } are destroyed at { $hex }.
event-nothing = { $unit } get nowhere against { $target }.
roll-subject = { $unit } against { $target }

## Why not

why-not-yours = { $unit } are not yours to command.
why-has-acted = { $unit } have had their turn.
why-nothing-to-do = There is nothing { $unit } could do now.
why-occupied = Another unit stands at { $hex }.
why-too-far = { $hex } is too far for { $mp } movement points.
why-not-beside = { $unit } do not stand beside { $target }.
why-no-way-back = There is no way back to { $hex }.

## The page and the terminal

waiting = The other side is thinking.
place-village = village
edge-river = river: crossing it takes the whole move
edge-ford = ford
legend = A counter shows strength and movement points; +1 marks a captain’s unit.
face-about = strength { $strength }, { $mp } movement points
panel-standing = Standing
view-units-left = Units left
view-captain = Captain: { $unit }
view-dead = Destroyed
view-held = The reavers hold the village
