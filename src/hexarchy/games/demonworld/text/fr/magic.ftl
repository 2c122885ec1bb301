# La magie.

ask-cast = { $unit } : quel sort ?
ask-spell-target = { $unit } : sur qui, ou bien où, lancer { $spell } ?
ask-spell-points = { $unit } : combien de points de magie pour { $spell } ?
ask-staff-points = { $unit } : combien des { $count } points de magie viennent du bâton ?
ask-casts-next = Qui lance un sort maintenant ?
ask-note-spell = { $unit } : quel sort noter pour l’anneau ?
ask-use-ring = { $unit } : utiliser l’anneau ?

event-announces-spell = { $unit } : { $spell } est annoncé sur { $foe }.
event-aims-spell = { $unit } : { $spell } est annoncé sur { $hex }.
event-spell-works = { $unit } : { $spell } agit sur { $foe }.
event-uses-ring = { $unit } : l’anneau sert ; son sort est { $spell }.
event-rests = { $unit } : le repos rend { $points } points de magie.
event-healed = { $unit } : un point de vie est récupéré.
event-wizard-lost = { $unit } : le sort emporte son lanceur.
event-recoil = { $unit } : le sort se retourne, { $count } blessures.
event-magic-lost = { $unit } : toute magie est perdue pour de bon.
event-points-lost = { $unit } : tous les points de magie sont perdus.
event-shock = { $unit } : ni sort ni repos pendant ce tour et les deux suivants.

why-not-on-the-area = { $unit } : pas sur le terrain.
why-in-shock = { $unit } : encore sous le choc d’un sort raté.
why-not-for-this-spell = { $unit } : pas une cible pour ce sort.
why-one-spell = { $unit } : un seul sort par phase de magie.
why-spell-not-known = { $unit } : un sort d’un autre peuple.
why-not-enough-spell-points = { $unit } : pas { $points } points de magie.
why-nobody-in-reach = Personne à portée et en vue pour ce sort.
why-not-for-the-ring = On ne note qu’un sort de son propre peuple, de niveau 1 à 3.
why-not-in-the-ring = L’anneau contient un autre sort.
why-confused = { $unit } : trop de confusion, même pour pivoter.
roll-spell = { $unit }, { $spell }
