# Mouvement, navires, objets qui changent de mains, attrition.

## Ordres

ask-movement = Quel pion se déplace maintenant ?
ask-gather = { $hex } : qui se joint au groupe, et pour aller où ? En route : { $units }.
ask-march = { $hex } : continuer ou s’arrêter ? { $points ->
    [one] Un point d’attrition
   *[other] { $points } points d’attrition
} pour l’instant. En route : { $units }.
ask-go-where = Quelle destination ? { $piece }
event-steps = { $units } : { $from } → { $to } ({ $points ->
    [one] un point d’attrition
   *[other] { $points } points d’attrition
}).
event-goes = { $units } : { $from } → { $to }.
event-goes-to-the-box = { $from } : départ pour la case des mercenaires – { $units }.
event-leaves-the-box = Retour de la case des mercenaires, { $to } : { $units }.

## Qui ne peut pas bouger

why-devices-are-carried = Un objet suit celui qui le porte : { $device }.
why-not-yours-to-move = Ce pion n’est pas à vos ordres : { $piece }.
why-not-on-the-map = Ce pion n’est pas sur la carte : { $piece }.
why-dragged-by-famir = Famir entraîne ce chef, qui ne fait aucun autre mouvement dans ce segment : { $leader }.
why-put-ashore = Débarquée dans cette phase, cette unité ne va pas plus loin : { $unit }.
why-has-moved = Cette unité s’est déjà déplacée : { $unit }.
why-just-captured = Capturé dans ce tour, ce train de siège ne bougera qu’au prochain : { $unit }.
why-cargo-goes-with-its-fleet = À bord d’un navire, cette unité suit sa flotte : { $unit }.
why-held-by-flames = Les flammes de l’ennemi retiennent cette unité : { $unit }.
why-in-the-box-until-next-turn = Parti dans ce segment pour la case des mercenaires : { $leader }.
why-stopped-by-a-marker = Un marqueur encore caché retient ce chef ici : { $leader }.
why-stopped-among-enemies = Parmi les ennemis, un monstre s’arrête : { $monster }.
why-nobody-joins-on-the-way = Personne ne rejoint un groupe en route : { $piece }.
why-not-in-this-hex = { $hex } : ce pion ne s’y trouve pas, { $piece }.
why-not-guarded-here = Ces unités ne peuvent pas emporter cet objet : { $device }.

## Où personne ne peut aller

why-not-adjacent = { $hex } n’est pas adjacent au groupe.
why-no-walking-at-sea = Les unités terrestres ne marchent pas en pleine mer : { $hex }.
why-other-bank = { $hex } est sur l’autre rive du détroit.
why-ships-need-water = { $hex } : aucune eau navigable.
why-no-water-between = Aucune eau ne mène de ce rivage à { $hex }.
why-trains-need-company = { $hex } : l’ennemi y est ; un train de siège n’y entre qu’avec ou après d’autres unités.
why-no-way-back-to-land = { $hex } : plus aucune terre ne serait à portée.
why-no-way-there = { $hex } : aucun chemin n’y mène – { $piece }.
why-only-leaders-in-the-box = Seuls les chefs vont dans la case des mercenaires : { $piece }.
why-vampires-stop-at-rivers = { $hex } : l’eau courante arrête les vampires.
why-fleet-holds-the-river = { $hex } : une flotte ennemie tient le fleuve et arrête les unités terrestres.
why-marker-stops-leaders = { $hex } : un marqueur encore caché y arrête les chefs.
why-must-end-on-land = Le mouvement doit s’achever à terre.

## Navires

ask-embark = Quelle unité embarque ?
ask-aboard-which-fleet = Quelle flotte prend cette unité à bord ? { $unit }
ask-which-bank = Sur quelle rive du détroit débarque cette unité ? { $unit }
event-embarks = { $hex } : embarquement – { $unit }, à bord de { $target }.
event-lands = { $hex } : débarquement – { $unit }.
why-never-embarks = Ne monte jamais à bord d’un navire : { $piece }.
why-embark-in-port = On n’embarque que dans une ville portuaire : { $unit }.
why-no-fleet-for = Aucune flotte ici n’a de place pour cette unité : { $unit }.
why-no-room-aboard = Plus de place à bord : { $target }.
why-embarking-is-over = On n’embarque qu’avant tout mouvement : { $unit }.
why-not-aboard = Cette unité n’est pas à bord de ces flottes : { $unit }.
why-no-coast-here = On débarque sur une côte ou dans un port ; { $hex } n’est ni l’un ni l’autre.

## Objets

ask-device-to = À qui va cet objet ? { $device }
event-device-left = { $hex } : objet confié aux unités par { $leader } – { $device }.
event-device-passes = { $hex } : { $device } passe à { $leader }.
why-torch-is-the-doges = La Torche de la Liberté appartient au doge et ne se transmet pas.
why-famir-binds = Famir ne quitte son porteur qu’à sa mort.
why-a-gift-stays = Ce don reste à { $leader }, au moins jusqu’à l’entrée en guerre de son royaume : { $device }.
why-borne-by-an-enemy = Cet objet est à l’ennemi : { $device }, porté par { $leader }.
why-nobody-to-hand-to = Personne ici ne peut remettre ou prendre cet objet : { $device }.
why-leaders-must-meet = Les objets passent entre chefs qui se rencontrent dans un hexagone : { $device } ne peut aller à { $leader }.

## Attrition

ask-next-attrition = Quelle pile jette maintenant le dé d’attrition ?
ask-attrition-from = { $hex } : plusieurs piles ont fini ici. Laquelle d’abord, d’après son hexagone de départ ?
ask-attrition-loss = Attrition, { $hex } : { $left ->
    [one] vous perdez une unité. Laquelle ?
   *[other] vous perdez { $left } unités. Laquelle d’abord ?
}
event-attrition = Attrition, { $hex }, { $points ->
    [one] un point
   *[other] { $points } points
} : { $count ->
    [0] aucune perte
    [one] une unité perdue
   *[other] { $count } unités perdues
}.
why-not-of-this-stack = Cette unité ne s’est pas déplacée avec la pile : { $unit }.
