# Déploiement et ordres.

ask-edge = Quel bord de l’aire de jeu prenez-vous ?
event-edge = { $side } : { $upper ->
    [yes] le bord supérieur
   *[no] le bord inférieur
}.
ask-deploy = Quelle carte placez-vous ?
ask-keep-back = Qui arrive plus tard ? Il reste à tenir en réserve des cartes valant { $points } points.
ask-deploy-shape = { $unit } : dans quelle formation ?
ask-deploy-facing = { $unit } : face à quoi ?
ask-deploy-field = { $unit } : où se tient son premier élément ? Une ligne y commence par sa gauche, vue de l’unité ; un coin, par sa pointe.
ask-deploy-adjust = { $unit } : le placement convient-il ? Sinon, choisissez l’élément à déplacer ou à tourner.
ask-deploy-element = Où placer l’élément de { $hex }, ou comment le tourner ?
ask-orders = { $count ->
    [0] Toutes vos unités ont leurs ordres.
    [one] Vos ordres : une unité n’en a pas encore et { $rolls ->
        [yes] le tirerait au dé
       *[no] tiendrait
    }.
   *[other] Vos ordres : { $count } unités n’en ont pas encore et { $rolls ->
        [yes] les tireraient au dé
       *[no] tiendraient
    }.
}
event-crosses = { $unit } : { $count ->
    [one] un élément franchit le bord de l’aire.
   *[other] { $count } éléments franchissent le bord de l’aire.
}
event-deployed = { $side } : déploiement terminé.
event-kept-back = { $side }, en réserve : { $units }.
event-reserves = { $side } : les réserves arrivent au tour { $round }.
event-enters = { $unit } : désormais sur l’aire de jeu.
event-ordered = { $unit } : { $order }{ $forgotten ->
    [yes] {" "}(oublié)
   *[no] {""}
}.

why-cards-left = Toutes les cartes doivent d’abord être placées.
why-comes-later = { $unit } : tenue en réserve.
why-last-to-fight = { $unit } : il faut déployer au moins une carte qui combat seule.
why-on-the-area = { $unit } : déjà sur l’aire de jeu.
why-no-room = { $unit } : il ne reste plus de place dans la zone. Reprenez une autre carte.
why-outside-zone = C’est hors de la zone de déploiement, ou l’unité n’y tient pas entière.
why-not-your-unit = Cette unité n’est pas à vous.
why-no-element-left = { $unit } : il ne reste aucun élément.
why-in-melee = { $unit } : au corps à corps.
why-one-order = { $unit } : a déjà un ordre ({ $order }).
why-no-order-yet = { $unit } : n’a pas encore d’ordre.
