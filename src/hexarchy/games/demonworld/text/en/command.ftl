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
