# Grands éléments.

ask-large-operation = { $unit } : où va-t-il ? ({ $points } points)
ask-large-reaction = { $unit } : attaqué. Se déplace-t-il ou tourne-t-il ? ({ $points } points)
ask-large-regroup = Où va le grand élément sur { $hex } ? Deux cases au plus, puis un pivotement.
ask-strike-with = Avec quoi frappe le grand élément sur { $hex } ?
ask-attack-or-overrun = { $unit } : arrive sur l’ennemi. Attaque-t-il, ou va-t-il le piétiner ?
ask-overrun-next = { $unit } : qui piétine-t-il d’abord ?

event-strides = { $unit } : { $stride }, vers { $hex } ({ $points } points).
event-overruns = { $unit } : piétine { $foe } sur { $hex }.
event-overrun-stopped = { $unit } : les tirs arrêtent son piétinement sur { $hex }.

why-not-its-way = { $unit } : son socle ne se déplace pas ainsi.
why-no-maneuvers = { $unit } : les grands éléments n’ont pas de manœuvres.
why-keeps-contact = { $unit } : il reste au contact de ceux qu’il attaque.
why-part-not-touched = Cette partie est hors d’atteinte.
why-guns-do-not-attack = { $unit } : une pièce n’attaque personne en se déplaçant.
why-guns-only-turn = { $unit } : une pièce attaquée ne peut que pivoter.
why-two-fields = { $unit } : deux cases au plus.
why-no-overrun-in-melee = { $unit } : au corps à corps, il ne piétine personne.
why-cannot-overrun = { $unit } : ne peut pas piétiner { $foe }.
why-no-points-to-leave = { $unit } : il ne lui resterait pas assez de points pour finir sur des cases libres.
why-must-overrun = { $unit } : venu pour piétiner un ennemi, il doit le faire maintenant.
why-stands-on-others = { $unit } : son mouvement ne peut finir que sur des cases libres.
why-nobody-alongside = { $unit } : personne à côté qu’il puisse attaquer ainsi.
why-pursues = { $unit } : il poursuit { $foe }.

do-ahead-left = En avant à gauche
do-ahead-right = En avant à droite
do-side-left = De côté à gauche
do-side-right = De côté à droite
do-back-left = En arrière à gauche
do-back-right = En arrière à droite
do-swing = { $target }
do-blow = { $target }
do-attack = Attaquer
do-overrun = Piétiner
do-alongside = Attaquer { $target }

stride-ahead-left = en avant à gauche
stride-ahead-right = en avant à droite
stride-side-left = de côté à gauche
stride-side-right = de côté à droite
stride-back-left = en arrière à gauche
stride-back-right = en arrière à droite
stride-forward-left = pivoter en avant à gauche
stride-forward-right = pivoter en avant à droite
stride-front-left = pivoter à gauche sur la case avant
stride-front-right = pivoter à droite sur la case avant
stride-backward-left = pivoter en arrière à gauche
stride-backward-right = pivoter en arrière à droite
stride-spot-left = tourner à gauche sur place
stride-spot-right = tourner à droite sur place

blow-weapon = arme
blow-left-hand = main gauche
blow-right-hand = main droite
blow-bite = morsure
blow-left-claw = griffe gauche
blow-right-claw = griffe droite
blow-tail = queue
blow-rider = cavalier
blow-crew = équipage
blow-left-animals = bêtes de gauche
blow-right-animals = bêtes de droite
blow-field-1 = servants de la première case
blow-field-2 = servants de la deuxième case
blow-field-3 = servants de la troisième case
blow-field-4 = servants de la quatrième case
blow-team = tout l’attelage
