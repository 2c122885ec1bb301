# Morale, charges, rout, rally, frenzy.

ask-tests-next = Several units test their morale. Which one first?
ask-routs-next = Several units rout. Which one runs first?
ask-rout-next = { $unit } routs: which element runs first?
ask-rout-to = { $unit } routs: where does the element on { $hex } run?
ask-rout-along = { $other } routs on. Does { $unit } go along?
ask-charge = { $unit }: does it charge an enemy more fearsome than itself? It will test.
ask-rally = { $unit } routs: does it try to rally? ({ $chance } %)
ask-give-up-astray = { $unit } has rallied in part. Which of the others do you give up?
ask-straggler = { $unit }: the element on { $hex } is astray. Where does it go?
ask-obedience-leader = { $unit } is provoked: is its leader’s bonus added to the test of obedience, or taken away?
ask-obedience-command = { $unit } is provoked: is the bonus of { $other } added to the test of obedience, or taken away?
ask-provoked = { $unit } is impetuous: which enemy does it go for?
ask-impetuous-first = Both sides have impetuous units. Does your side move them first or second?
ask-impetuous-next = Which impetuous unit goes first?
ask-frenzy = { $unit } is impetuous: how does it go on?
ask-frenzy-to = { $unit } is impetuous: where does the element on { $hex } go?

event-morale-certain = { $unit }, { $test }: { $passed ->
    [yes] passed
   *[no] failed
}, whatever the die.
event-routs = { $unit }: in rout!
event-runs = { $unit } runs: { $from } → { $to }.
event-stays-behind = { $unit } lets { $other } run.
event-flees = { $unit }: the element on { $hex } flees from the area.
event-run-down = { $unit }: the routing element on { $hex } is cut down.
event-refuses = { $unit } will not charge { $units }.
event-rallies = { $unit } rallies: { $hexes }.
event-given-up = { $unit }: the element on { $hex } is given up.
event-comes-back = { $unit }: the element on { $hex } is back with its unit.
event-impetuous = { $unit } is impetuous, and goes for { $foe }!
event-faces = { $unit }: all face { $facing }.
roll-morale = { $unit }, { $test }

why-routing = { $unit }: routing.
why-impetuous = { $unit }: impetuous.
why-others-run-first = Those nearer to their own edge run first.
why-not-straight-home = Routing elements run as far and as straight towards their own edge as they can.
why-no-test-needed = No test is needed to attack it, or it is out of reach.
why-not-dared = { $foe }: too fearsome; the unit has not passed a test for it.
why-charge-not-declared = { $foe }: more fearsome than the unit. The charge must be declared before it moves.
why-keeps-away = { $foe }: the unit refused to charge it and goes no nearer.
why-not-astray = That element is not astray.
why-astray = The element on { $hex } is astray and still runs.
why-elements-astray = { $unit }: holds until its elements astray are back.
why-not-the-shortest-way = Elements astray go as near to their unit as they can.
why-straight-at-them = { $unit }: impetuous, it takes the straightest way to the enemy.
why-not-away = { $unit }: impetuous, it goes nearer to the enemy, not away.
