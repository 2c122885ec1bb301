# Pourquoi une action est refusée : `why-<clé>`.

## Le mauvais moment

why-not-now = Ce n’est pas le moment : « { $action } ».
why-not-yet = { $unit } : aucune invocation avant le tour 2.
why-phasing-player-only = { $spell } : ce sort ne se lance que dans votre propre phase.
why-one-attempt = { $spell } : ce sort a déjà été tenté dans cette phase.

## La mauvaise unité

why-not-yours = Cette unité n’est pas à vos ordres : { $unit }.
why-not-on-map = Cette unité n’est pas sur la carte : { $unit }.
why-locked-in = { $hex } : le siège enferme cette unité – { $unit }.
why-pinned = Arrivée au milieu de troupes ennemies, cette unité ne peut pas bouger dans cette phase : { $unit }.
why-has-moved = Cette unité a déjà bougé à cette étape : { $unit }.
why-one-at-a-time = Terminez d’abord ce mouvement : { $unit }.
why-only-friendly-mounts = { $unit } : ce personnage ne peut accompagner que des troupes de votre camp.
why-cannot-ride = { $unit } : seul un personnage qui commence l’étape avec ces troupes peut les accompagner.
why-ride-or-walk = { $unit } : accompagner des troupes ou se déplacer seul, pas les deux dans une même étape.

## Le mauvais hexagone

why-earthpit = { $hex } : un Gouffre ferme l’hexagone.
why-needs-escort = { $hex } : la place est assiégée, un personnage n’y entre qu’après une unité de troupe de secours.
why-costs-too-much = { $mp ->
    [none] { $hex } : il ne reste pas assez de PM pour y entrer.
    [0] { $hex } : y entrer coûte { $cost } PM ; il n’en reste aucun.
    [one] { $hex } : y entrer coûte { $cost } PM ; il en reste un.
   *[other] { $hex } : y entrer coûte { $cost } PM ; il en reste { $mp }.
}
why-already-there = { $hex } : l’unité y est déjà.
why-too-far = { $hex } : trop loin pour { $mp ->
    [one] { $mp } PM.
   *[other] { $mp } PM.
}
why-impassable = { $hex } : ce côté d’hexagone est infranchissable pour cette unité.
why-flooded = { $hex } : les Pluies ont inondé le passage.
why-no-mountains = { $hex } : les Anciens ne franchissent ni montagnes ni lacs.

## Batailles et retraites

why-no-such-ground = { $hex } : ce terrain ne peut pas être choisi pour la bataille.
why-line-is-empty = { $hex } : votre ligne est vide, engagez au moins une réserve.
why-line-is-full = Pas de place pour cette unité : { $unit }. Front de bataille : { $size ->
    [one] { $size } unité
   *[other] { $size } unités
} en ligne.
why-free-enemies-first = Les ennemis libres doivent être affrontés avant celui-ci : { $unit }.
why-never-two-against-two = Deux ennemis se battent déjà à cette place, et jamais deux contre deux : { $unit }.
why-free-units-first = Répondez d’abord avec une unité libre, pas avec celle-ci : { $unit }.
why-no-reserves-now = Aucune réserve ne peut entrer maintenant : { $unit }.
why-cannot-be-called-away = Cette unité fait face à son ennemi et n’est pas détachable : { $unit }.
why-must-be-met = Une de vos unités doit affronter cet ennemi : { $unit }.
why-moved-this-round = { $unit } : ce personnage a déjà changé d’unité dans ce round.
why-one-hex-at-a-time = { $hex } : pas adjacent, une retraite se fait hexagone par hexagone.
why-closed-to-retreat = { $hex } : fermé à la retraite.
why-not-twice = { $hex } : une retraite n’entre pas deux fois dans le même hexagone.
why-not-the-quickest-way = { $hex } : pas sur le chemin le plus rapide vers la forteresse amie la plus proche.
why-must-go-on = { $hex } : la retraite ne peut pas encore s’arrêter ici.

## Alliances

why-no-neutral-state = { $hex } : il n’y a pas d’État neutre ici.
why-a-legend = { $realm } : ce n’était qu’une légende.
why-already-allied = { $realm } : cet État a déjà choisi son camp.
why-nobody-left = { $realm } : il n’y a plus personne à convaincre.
why-spell-already-cast = { $realm } : un sort d’alliance y a déjà été lancé dans ce tour.
why-nobody-near = { $realm } : aucune de vos unités n’est assez proche, et votre magie n’y atteint pas.

## Mise en place et arrivées

why-temple-full = { $hex } : deux Dévots y sont déjà.
why-no-temple-of-hosar = { $hex } : il n’y a pas de temple de Hosar ici.
why-no-western-town = { $hex } : ce n’est pas l’un des cinq bourgs de l’Ouest.
why-town-refused = { $hex } : ce bourg a déjà refusé cette unité.
why-town-taken = { $hex } : ce bourg a déjà accueilli une unité.
why-entrance-occupied = { $hex } : des troupes ennemies tiennent cette entrée, prenez-en une libre.
why-no-entrance = { $hex } : vos renforts n’entrent pas par ici.

## Magie

why-not-your-spell = { $spell } : ce sort ne fait pas partie de ceux que vous pouvez choisir.
why-spell-unknown = { $spell } : vous n’avez pas tiré ce sort.
why-nobody-strong-enough = { $spell } : il faut sur la carte un personnage de puissance magique { $power }.
why-everybody-has-cast = { $spell } : tous ceux qui en ont la puissance ont déjà lancé un sort dans cette phase.
why-no-power = { $unit } : aucune puissance magique.
why-not-strong-enough = { $unit } : trop faible, la puissance magique requise est { $power }.
why-has-cast = { $unit } : un sort a déjà été lancé dans cette phase.
why-out-of-range = { $hex ->
    [none] { $unit } : hors de portée.
   *[other] { $hex } : à { $distance } hexagones, hors de portée – { $unit }.
}
why-no-gate-there = { $hex } : aucun Portail magique ne peut s’y ouvrir maintenant.
why-no-gate-for-it = { $unit } : aucun hexagone à portée ne lui est ouvert.
why-no-friend-in-range = Un Portail magique ne prend que vos propres unités à portée, pas celle-ci : { $unit }.
why-one-unit-or-two-together = Un Portail magique prend une unité ou, avec une puissance de 5, deux du même hexagone, pas celle-ci : { $unit }.
why-not-destroyed-of-late-in-range = Aucune destruction à portée dans cette phase ou la précédente : { $unit }.
why-not-connected = { $hex } : ne touche pas la zone des Pluies ou se trouve hors de portée.
why-within-range-around-the-target = Un rayon de { $radius } n’atteint pas l’hexagone cible ou dépasse la portée.
why-no-water = { $hex } : les Pluies demandent un lac, une montagne, de hautes cimes ou deux côtés d’hexagone de rivière.
why-no-effect = { $hex } : le sort n’y changerait rien.
why-no-temple = { $hex } : il n’y a pas de temple ici.
why-enemy-at-temple = { $hex } : des troupes ennemies empêchent toute invocation.
why-not-allied = { $unit } : vous n’êtes pas l’allié du peuple qui peut lancer cet appel.
why-before-reinforcements = { $unit } : aucune invocation avant l’arrivée de vos renforts.
why-five-in-play = Cinq conjurations de Ninnghiz sont en jeu : il ne peut pas en venir d’autres.
why-one-spirit-only = Un seul des deux esprits des Grands Bois existe, pas celui-ci : { $unit }.
why-held-prisoner = Prisonnier, donc impossible à invoquer : { $unit }.
why-in-play = Déjà en jeu : { $unit }.
