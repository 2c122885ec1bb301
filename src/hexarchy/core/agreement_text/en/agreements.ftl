# What can be agreed on before a match, and what speaks against it.

## A condition

both = { $head } and { $last }
both-long = { $head }, and { $last }
either = { $head } or { $last }
is = { $name }: { $values }
in-scenario = the scenario { $names }
id = '{ $name }'
title = “{ $name }”
off = off
on = on
span = { $least } to { $most }
needs = Needs { $what }.
goes-without = Excludes { $what }.

## Why options are refused

no-scenario = there is no scenario { $given }; there is { $known }
no-option = there is no option { $given }; there is { $known }
no-preset = there is no preset { $given }; there is { $known }
no-seat = there is no seat { $given }; there is { $known }
not-here = option { $name } does not go with scenario { $scenario }
fixed = scenario { $scenario } is played with { $what }, not { $given }
not-taken = option { $name } takes { $known }, not { $given }
lacks = option { $name } needs { $what }
excludes = option { $name } excludes { $other }
players = scenario { $scenario } is for { $needed } players, not for { $count }
one-side = nobody plays against { $given }: they are all on one side
none = none
