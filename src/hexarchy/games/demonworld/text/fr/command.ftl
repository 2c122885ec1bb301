# Commandants et magiciens, commandement, figurines spéciales.

do-name = { $target }
do-join = Rejoindre : { $target }
do-leave = { $target } quitte l’unité
do-allot = { $target }
do-exchange = Échanger figurines spéciales et commandants (1 manœuvre)

ask-deploy-single = { $unit } : sur quelle case, ou dans quelle unité ?
ask-deploy-attached = { $unit } : sur quelle case à côté de { $other } ?
ask-deploy-single-facing = { $unit } : face à quoi ?

event-outlives = { $unit } survit à { $other } et agit désormais seul.

why-not-beside-it = Ce n’est pas à côté de { $unit }.
why-no-place-beside-it = Il n’y a pas là d’unité avec une case libre à côté.

ask-singles = Étape { $order } : quels commandants et magiciens bougent maintenant, avant toutes les unités ?
ask-singles-first = Vos commandants et magiciens bougent-ils d’abord ou ensuite ?
ask-next-single = Qui bouge ensuite ?
ask-single = { $unit } : vers où, ou face à quoi ? ({ $points } points)
ask-singles-turn = Fin du mouvement : un de vos commandants ou magiciens se tourne-t-il ?

event-joins = { $unit } rejoint { $other }.
event-leaves = { $unit } quitte { $other }.

why-single-gets-no-order = { $unit } : les commandants et magiciens ne reçoivent pas d’ordres.
why-no-single = { $unit } n’est pas un commandant ou magicien isolé.
why-not-outside = { $unit } est encerclé par les siens : on ne quitte une unité que par l’extérieur.
why-not-attached = { $unit } n’est rattaché à aucune unité.
why-already-attached = { $unit } est déjà rattaché à une unité.
why-other-base = { $unit } : on ne rejoint que des unités sur des socles de même taille.
why-no-re-placing = { $unit } ne peut pas se regrouper autour d’un nouveau venu et garder sa formation.

ask-allot = { $unit } : à quelle unité sans chef, à portée de commandement, donner un pion ?
ask-keep-order = Toutes les unités avec moins de pions sont révélées. Lequel de ses { $count } pions chaque unité garde-t-elle ?

event-allotted = { $unit } donne un pion à { $other }.

why-ordered-by-die = { $unit } : tient son ordre d’un dé.
why-nobody-leads-it = { $unit } : n’a ni chef ni commandant.
why-has-its-leader = { $unit } : prend ses ordres de ceux qui sont avec elle.
why-under-another = { $unit } : ne prend ses ordres que du commandant le plus haut, et un seul pion.
why-out-of-command = { $unit } : hors du rayon du commandant ou pas entièrement en vue.
why-enough-counters = { $unit } : reçoit { $count ->
    [one] un pion
   *[other] { $count } pions différents
} et pas davantage.
why-another-stage = { $unit } : n’a pas de pion à garder à cette étape.
why-no-such-counter = { $unit } : aucun pion de ce genre n’est là.

ask-exchange = { $unit } : quelle figurine spéciale ou quel commandant change de place ?
ask-exchange-with = Avec quel élément celui sur { $hex } change-t-il de place, ou comment se tourne-t-il ?

event-exchanges = { $unit } : les éléments sur { $from } et { $to } échangent leurs places.

why-nobody-to-exchange = { $unit } : n’a ni figurine spéciale ni commandant à échanger.
why-no-special-figure = L’élément sur { $hex } n’est ni une figurine spéciale ni un commandant.
why-too-steep = Un escarpement sépare les deux cases.
why-alike = Cela ne changerait rien.

ask-make-room = { $unit } fait de la place : vers quelle case va le dernier ?

ask-impetuous-leave = { $unit } est impétueuse : quelqu’un la quitte-t-il avant qu’elle parte ?
