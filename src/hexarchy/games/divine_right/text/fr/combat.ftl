# Le combat, la retraite avant combat, les pertes.

ask-attack = Quelle case attaquez-vous ? Toutes les attaques sont déclarées avant la première résolution.
ask-commit = Attaque contre { $hex } : qui prend part ?
ask-resolve = Quelle attaque est résolue ensuite ?
ask-retreat = { $hex } est attaqué. Tentez-vous la retraite de vos { $kind ->
    [barbarian] Barbares
    [human] unités humaines
    [non_human] unités non humaines
   *[magical] unités magiques
} ? { $number } ou plus au dé.
ask-retreat-where = { $hex } : où battre en retraite ?
ask-leader = Combat ({ $hex }) : quel chef compte ?
ask-casualty = Combat ({ $hex }) : { $number ->
    [one] encore une unité à perdre. Laquelle ?
   *[other] encore { $number } unités à perdre. Laquelle d’abord ?
}
ask-shun = { $hex } : nul ne reste auprès des Lépreux. Où aller ?
event-battle-begins = Combat ({ $hex }) ! { $side } attaque { $foe } avec { $units }.
event-battle-result = Combat ({ $hex }) : attaquant { $own ->
    [0] aucune perte
   *[other] −{ $own }
}, défenseur { $theirs ->
    [0] aucune perte
   *[other] −{ $theirs }
}.
event-battle-over = Le combat est terminé : { $hex }.
event-attack-dropped = Il n’y a plus personne à attaquer : { $hex }.
event-retreats = Retraite : { $units }, { $from } → { $to }.
event-advances = Progression : { $unit }, { $from } → { $to }.
event-eliminated = { $hex } : perte, { $unit }.
event-lost-without-refuge = Aucun refuge ({ $hex }), perte : { $unit }.
event-goes-to-refuge = Refuge : { $unit }, { $from } → { $to }.
why-attacked-already = Vous avez déjà déclaré une attaque ici : { $hex }.
why-nobody-beside = Aucune de vos unités n’est à côté : { $hex }.
why-broke-out = A déjà tenté une percée ce tour-ci : { $unit }.
why-has-attacked = A déjà attaqué ce tour-ci : { $unit }.
why-lepers-do-not-attack = Les Lépreux n’attaquent personne.
why-lepers-are-shunned = Nul n’attaque les Lépreux ({ $hex }).
why-water-between = L’eau les sépare : { $unit }, { $hex }.
why-nobody-to-fight = Personne à combattre ici pour { $unit } : { $hex }.
ask-go-on = { $hex } : une partie des attaquants s’est retirée. Les autres continuent-ils ?
ask-relief = { $hex } : qui entre dans le château ?
why-needs-friends-outside = Une sortie exige que des amis attaquent aussi du dehors.
