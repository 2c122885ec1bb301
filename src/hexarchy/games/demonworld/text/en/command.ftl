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
