# Commanders and wizards, command, special figures.

do-name = { $target }
do-join = Join { $target }
do-leave = { $target } leaves
do-allot = { $target }
do-exchange = Exchange special figures and commanders (1 maneuver)

ask-deploy-single = { $unit }: on which field, or attached to which unit?
ask-deploy-attached = { $unit }: on which field beside { $other }?
ask-deploy-single-facing = { $unit }: facing where?

event-outlives = { $unit } outlives { $other } and is independent.

why-not-beside-it = That is not beside { $unit }.
why-no-place-beside-it = There is no such unit with room beside it.

ask-singles = { $order } step: which commanders and wizards move now, before all units?
ask-singles-first = Do your commanders and wizards move first or second?
ask-next-single = Who moves next?
ask-single = { $unit }: where to, or facing where? ({ $points } points)
ask-singles-turn = End of the movement: does one of your commanders or wizards turn?

event-joins = { $unit } joins { $other }.
event-leaves = { $unit } leaves { $other }.

why-single-gets-no-order = { $unit }: commanders and wizards get no orders.
why-no-single = { $unit } is no commander or wizard on their own.
why-not-outside = { $unit } is shut in: they leave from the outside of a unit only.
why-not-attached = { $unit } is attached to no unit.
why-already-attached = { $unit } is attached to a unit already.
why-other-base = { $unit }: only units on bases of the same size can be joined.
why-no-re-placing = { $unit } cannot regroup round a newcomer there and keep its formation.

ask-allot = { $unit }: to which leaderless unit in command do they give a counter?
ask-keep-order = All units with fewer counters are revealed. Which of { $count } counters does each unit keep?

event-allotted = { $unit } gives { $other } a counter.

why-ordered-by-die = { $unit }: has its order from a die.
why-nobody-leads-it = { $unit }: has neither a leader nor a commander.
why-has-its-leader = { $unit }: takes its orders from those who are with it.
why-under-another = { $unit }: takes orders from the highest commander only, and one counter.
why-out-of-command = { $unit }: is out of the commander’s radius or full view.
why-enough-counters = { $unit }: gets { $count ->
    [one] one counter
   *[other] { $count } different counters
} and no more.
why-another-stage = { $unit }: has no counter to keep in this stage.
why-no-such-counter = { $unit }: no such counter lies there.

ask-exchange = { $unit }: which special figure or commander changes places?
ask-exchange-with = With which element does the one on { $hex } change places, or how does it face?

event-exchanges = { $unit }: the elements on { $from } and { $to } change places.

why-nobody-to-exchange = { $unit }: has no special figure or commander to exchange.
why-no-special-figure = The element on { $hex } is neither a special figure nor a commander.
why-too-steep = A cliff lies between the two fields.
why-alike = That would change nothing.

ask-make-room = { $unit } makes room: to which field does the last one go?

ask-impetuous-leave = { $unit } is impetuous: does a commander or wizard leave it before it goes?
