# Impôts et recrutement.

ask-preference = { $forces ->
    [none] Laquelle de vos forces prend d’abord les terres étrangères ?
   *[other] Laquelle vient ensuite, après { $forces } ?
}
ask-recruit = Quelle unité recrutez-vous ?
ask-payer = Quel royaume paie cette unité : { $unit } ?
ask-gift = Il manque { $gold } pièces d’or à { $kingdom }. Qui en donne ? La moitié d’un don se perd.
ask-place-recruit = Dans quelle ville paraît cette unité : { $unit } ?
event-taxes = { $kingdom } perçoit { $gold } pièces d’or et en possède { $total }.
event-gift = { $kingdom } fait un don d’or à { $force } : il en arrive { $gold }.
event-recruited = { $hex } : recrutement – { $unit } ; payeur : { $kingdom }.
why-not-in-the-pool = Pas dans une réserve de recrutement : { $unit }.
why-not-for-gold = L’or n’achète pas cette unité : { $unit }.
why-not-your-force = Pas sous vos ordres : { $force }.
why-conquered-raise-nobody = Un royaume conquis ne lève personne : { $kingdom }.
why-cannot-pay = Personne ne peut payer les { $gold } pièces d’or de cette unité : { $unit }.
why-leader-not-in-a-city = Les mercenaires se recrutent là où leur chef vit, dans une ville : { $leader }.
why-like-the-one-offered = Les unités d’une même sorte se valent, et l’une d’elles est déjà proposée : { $unit }.
why-leader-is-dead = Tant que leur chef est mort, personne ne recrute ces mercenaires : { $leader }.
why-no-city-takes-it = Aucune ville n’accueille cette unité pour l’instant : { $unit }.
why-recruits-appear-at-home = Une unité ne paraît que dans une ville de son royaume : { $unit }.
why-fleets-in-ports = Les flottes paraissent dans un port, ce que n’est pas { $hex }.
why-city-in-enemy-control = Aux mains de l’ennemi : { $hex }.
why-city-is-full = { $hex } ne reçoit plus de recrues : { $value ->
    [one] une seule
   *[other] { $value } au plus
} par phase.
