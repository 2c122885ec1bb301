# Morale, rout, rally.

ask-tests-next = Several units test their morale. Which one first?
ask-routs-next = Several units rout. Which one runs first?
ask-rout-next = { $unit } routs: which element runs first?
ask-rout-to = { $unit } routs: where does the element on { $hex } run?

event-morale-certain = { $unit }, { $test }: { $passed ->
    [yes] passed
   *[no] failed
}, whatever the die.
event-routs = { $unit }: in rout!
event-runs = { $unit } runs: { $from } → { $to }.
event-flees = { $unit }: the element on { $hex } flees from the area.
event-run-down = { $unit }: the routing element on { $hex } is cut down.
roll-morale = { $unit }, { $test }

why-routing = { $unit }: routing.
why-others-run-first = Those nearer to their own edge run first.
why-not-straight-home = Routing elements run as far and as straight towards their own edge as they can.
