# Artillery.

ask-projectile = { $unit }: which projectile?
ask-gun-target = { $unit }: which field is it aimed at?

event-gun-skirmishes = { $unit }: guns do not attack; it skirmishes.
event-gun-loads = { $unit }: { $points } load points more, { $load } in all.
event-gun-fires = { $unit } fires at { $hex }.
event-gun-drifts = { $unit }: the shot drifts { $fields } to the { $direction }.
event-gun-bursts = { $unit } bursts, and its crew with it.
event-gun-load-lost = { $unit } loses its load.
event-gun-jams = { $unit } jams and keeps its load.
event-gun-misses = { $unit }: the shot passes beside { $foe }.
event-shell-hits = { $unit } hits { $foe } on { $hex }.
event-shell-stops = { $unit }: the shot ends on { $hex }.
event-stone-lands = { $unit }: the stone comes down on { $hex }.
event-stone-lost = { $unit }: the stone is lost beyond the edge.
event-wall-falls = The wall between { $from } and { $to } falls.

why-guns-that-hold-turn = { $unit }: a gun that holds may only turn.
why-too-near = That is nearer than its minimum range.
why-too-steep-to-fire = That lies too high or too low for it.
why-no-reason-to-fire = Its crew sees no reason to fire there: it needs an enemy in view, or one seen there since the last round.
why-nothing-to-aim-high-at = One aims high at a Large Element of which at least half is seen.

projectile-bolt = bolt
projectile-ball = ball
projectile-small-stone = small stone
projectile-large-stone = large stone
