# Ce qui s'est passé : `event-<clé>`.

## Mise en place

event-first-move = Première phase de chaque tour : { $side }.
event-set-up = Mise en place, { $to } : { $units }.
event-set-up-seen = Mise en place, { $to } : une pile, { $unit } au-dessus.
event-township-placed = { $hex } accueille : { $unit }.
event-township-refused = Refusée par tous les bourgs, l’unité est hors jeu : { $unit }.
event-spells-known = Vos sorts spéciaux : { $spells }.

## Phases, mouvement, rencontres

event-phase-begins = Tour { $turn } : la phase commence pour { $side }.
event-replaced = Retour parmi les vivants : { $unit }.
event-requested = { $side } { $side_gender ->
    [plural] demandent
   *[other] demande
} des renforts.
event-reinforcements-delayed = Renforts pour { $side } : pas encore arrivés.
event-reinforcements-arrive = Renforts pour { $side } : les voici !
event-reinforcement-units = Vos renforts : { $units }.
event-arrives = Arrivée, { $to } : { $units }.
event-arrival-seen = Arrivée, { $to } : une pile, { $unit } au-dessus.
event-movement-begins = Mouvement : { $side }.
event-movement-over = Fin du mouvement : { $side }.
event-moved = { $units } : { $from } → { $to }.
event-marches = Pile { $from } → { $to }, { $unit } au-dessus.
event-left = { $from } : hexagone quitté par toutes les unités, camp : { $side }.
event-troop-shown = { $hex } : passage barré. Unité montrée : { $unit }.
event-capture-halted = { $hex } : échappé de justesse, sans pouvoir aller plus loin – { $units }.
event-capture-escaped = { $hex } : capture évitée – { $units }.

## Pertes

event-killed = { $hex } : perte – { $unit }.
event-captured = { $hex } : capture par { $side } – { $unit }.

## Magie

event-cast = { $side } : { $spell } sur { $hex }. Lanceur : { $unit }.
event-cast-works = { $spell }, { $hex } : réussite.
event-cast-fails = { $spell }, { $hex } : échec.
event-vision = Vision, { $hex } : { $units }.
event-vision-blocked = { $hex } : un Voile cache tout, la Vision ne montre rien.
event-rains = { $count ->
    [one] La pluie tombe sur un seul hexagone.
   *[other] La pluie tombe sur { $count } hexagones.
}
event-gated = Par le Portail magique : { $units }, { $from } → { $to }.
event-comes-out = Sortie du Portail magique, { $to } : une pile, { $unit } au-dessus.
event-gate-closed = { $hex } : le Portail magique reste fermé.
event-revived = { $hex } : relevé d’entre les morts – { $unit }.
event-invoked = { $hex } : { $unit } répond à l’appel.
event-invocation-fails = { $hex } : l’appel reste sans réponse. Lanceur : { $unit }.
event-conjured = { $hex } : les Conjurations de Ninnghiz apparaissent !
event-conjured-units = { $hex } : vos conjurations sont { $units }.

## Batailles

event-battle-begins = Bataille, { $hex } !
event-battle-terrain = Bataille, { $hex } : le terrain est choisi – { $terrain }.
event-battle-round = Bataille, { $hex } : round { $round }.
event-battle-stage = { $stage ->
    [reserves] Round { $round } : réserves et redéploiement.
    [battle-magic] Round { $round } : magie de bataille.
    [missiles] Round { $round } : tir.
    [melee] Round { $round } : mêlée.
   *[withdrawal] Round { $round } : continuer ou se replier ?
}
event-put-down = Placement en ligne : { $unit }.
event-in-reserve = En réserve pour { $side } : { $units }.
event-escorts = { $character } : désormais avec { $unit }.
event-reserve-up = Réserve engagée : { $unit }.
event-face-off = Face à face : { $unit } et { $foe }.
event-joins-fight = En renfort contre { $foe } : { $unit }.
event-stands = Tient bon : { $unit }.
event-routs = En déroute : { $unit }.
event-unharmed = Indemne : { $unit }.
event-withdraws = { $hex } : { $side } se { $side_gender ->
    [plural] replient
   *[other] replie
}.
event-goes-inside = { $hex } : { $side } se { $side_gender ->
    [plural] réfugient
   *[other] réfugie
} derrière les murs.
event-retreated = Retraite : { $units }, { $from } → { $to }.
event-routed-return = { $hex } : de retour dans les rangs – { $units }.
event-battle-over = { $side ->
    [none] { $hex } : la bataille est finie, destruction mutuelle.
   *[other] { $hex } : la bataille est finie, victoire pour { $side } !
}

## Sièges et contrôle

event-siege-begins = { $hex } : siège mis par { $side }.
event-siege-method = Siège, { $hex } : { $method ->
    [assault] assaut !
   *[investment] blocus.
}
event-siege-support = Siège, { $hex } : magie de siège pour { $side }. Lanceur : { $unit }.
event-siege-result = Siège, { $hex } : total de { $total } pour { $side } – { $result ->
    [-1] la forteresse doit se rendre !
    [0] aucune perte pour l’ennemi.
    [one] l’ennemi perd une unité.
   *[other] l’ennemi perd { $result } unités.
}
event-surrender = Reddition, { $hex } : place perdue et défenseurs prisonniers pour { $side }.
event-siege-goes-on = { $hex } : le siège continue.
event-siege-over = { $hex } : le siège est levé.
event-control = Prise de contrôle, { $hex } : { $side }.

## Alliances

event-neutral-attacked = { $side } { $side_gender ->
    [plural] attaquent
   *[other] attaque
} { $realm } !
event-alliance = { $grade ->
    [permanent] { $realm } : alliance permanente avec { $side }.
    [semi-permanent] { $realm } : alliance semi-permanente avec { $side }.
   *[other] { $realm } : retour à la neutralité.
}
event-alliance-spell = { $side } : sort d’alliance sur { $hex }. Lanceur : { $unit }.
event-alliance-nothing = { $realm } : tentative d’alliance sans effet.
event-alliance-holds = { $realm } : l’alliance tient.
event-legend = { $realm } : ce n’était qu’une légende ! Toutes ses unités quittent la partie.
event-ula-composed = { $people ->
    [balron] Le Balron et ses esclaves tiennent les mines d’Ula !
   *[dwarf-king] Le Roi des nains et son peuple tiennent les mines d’Ula !
}
event-units-home = { $realm } : les unités sont rentrées dans leur patrie.

## Prisonniers

event-exchange-asked = { $side } { $side_gender ->
    [plural] demandent
   *[other] demande
} un échange de prisonniers.
event-exchange-offered = { $side } { $side_gender ->
    [plural] offrent
   *[other] offre
} ce prisonnier : { $unit }.
event-exchange-ended = { $side } { $side_gender ->
    [plural] mettent
   *[other] met
} fin à l’échange.
event-freed = Libération : { $unit }.
event-freed-placed = Retour de captivité, { $to } : { $units }.
event-freed-seen = Retour de captivité, { $to } : { $unit }, au-dessus de la pile.

## Points et fin de la guerre

event-points = { $scored ->
    [none] Aucun point pour { $side } ; total { $total }.
   *[other] Points pour { $side } : { $scored } ; total { $total }.
}
event-talks-begin = Les pourparlers de trêve s’ouvrent.
event-talks-lapse = Les pourparlers de trêve sont rompus.
event-talks-nothing = Les pourparlers de trêve n’aboutissent pas : un total de { $total } est trop bas.
event-last-turn = La trêve est conclue avec un total de { $total } : le tour { $turn } sera le dernier.
event-order-taken = Consigne notée : « { $order } ».

## Dés

roll-hit = { $result ->
    [hit] touché
   *[miss] manqué
} : il faut { $value } ou moins
roll-morale = tient au-dessous de { $value }, déroute à { $value }
roll-withdrawal = bat en retraite au-dessous de { $value }, prisonnier à { $value }
roll-kind-magic = projectile magique
roll-kind-missile = tir
roll-kind-melee = mêlée
roll-against = { $unit } contre { $target }
roll-party = { $count ->
    [one] { $unit }
   *[other] { $unit } et son groupe
}
