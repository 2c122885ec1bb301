# Ce dont on peut convenir avant une partie, et ce qui s’y oppose.

## Une condition

both = { $head } et { $last }
both-long = { $head }, ainsi que { $last }
either = { $head } ou { $last }
is = { $name } : { $values }
in-scenario = le scénario { $names }
id = « { $name } »
title = « { $name } »
off = non
on = oui
span = { $least } à { $most }
needs = Demande { $what }.
goes-without = Exclut { $what }.

## Pourquoi des options sont refusées

no-scenario = il n’y a pas de scénario { $given } ; il y a { $known }
no-option = il n’y a pas d’option { $given } ; il y a { $known }
no-preset = il n’y a pas de formule { $given } ; il y a { $known }
no-seat = il n’y a pas de place { $given } ; il y a { $known }
not-here = l’option { $name } ne va pas avec le scénario { $scenario }
fixed = le scénario { $scenario } se joue avec { $what }, pas { $given }
not-taken = l’option { $name } prend { $known }, pas { $given }
lacks = l’option { $name } demande { $what }
excludes = l’option { $name } exclut { $other }
players = le scénario { $scenario } se joue à { $needed }, pas à { $count }
one-side = personne ne joue contre { $given } : ces places sont toutes du même camp
none = aucun
