# Noms. `.the` est le nom tel qu’il figure dans une phrase, `.about` une explication simple. Les unités portent le nom de leur carte.

## Camps

camp-orcs = Orques
    .the = les Orques
    .gender = plural
camp-empire = Empire
    .the = l’Empire
    .gender = masculine
camp-orcs-2 = Orques (2)
    .the = le deuxième joueur orque
    .gender = masculine
camp-empire-2 = Empire (2)
    .the = le deuxième joueur impérial
    .gender = masculine
camp-orcs-3 = Orques (3)
    .the = le troisième joueur orque
    .gender = masculine
camp-empire-3 = Empire (3)
    .the = le troisième joueur impérial
    .gender = masculine

## Unités, ordres, phases

unit-copy = { $unit } ({ $number })
hex-at = { $place } ({ $hex })

order-move = Mouvement
order-skirmish = Harcèlement
order-attack = Charge
order-hold = Tenir

test-missile = test de pertes au tir
test-melee = test de pertes au corps à corps
test-overrun = test de piétinement
test-charge = test de charge
test-rally = test de ralliement
test-obedience = test d’obéissance

step-start = Début du tour
step-orders = Ordres
step-magic = Magie
step-shooting-1 = Premier tir
step-movement = Mouvement
step-shooting-2 = Second tir
step-melee = Corps à corps
step-rally = Ralliement
step-close = Fin du tour

## Directions et formes

facing-n = nord
facing-ene = est-nord-est
facing-ese = est-sud-est
facing-s = sud
facing-wsw = ouest-sud-ouest
facing-wnw = ouest-nord-ouest

direction-ne = le nord-est
direction-e = l’est
direction-se = le sud-est
direction-sw = le sud-ouest
direction-w = l’ouest
direction-nw = le nord-ouest

by-l60 = 60° vers la gauche
by-l120 = 120° vers la gauche
by-r60 = 60° vers la droite
by-r120 = 120° vers la droite
degrees-60 = de 60° vers la droite
degrees-120 = de 120° vers la droite
degrees-180 = de 180°
degrees-240 = de 120° vers la gauche
degrees-300 = de 60° vers la gauche

shape-line = ligne de { $number } de front
shape-square = carré
shape-wedge = fer de lance
shape-skirmish = ordre dispersé

## Ce dont on convient

scenario-basic-small = Deux contre deux
    .about = Une patrouille du clan de Clanngett tombe sur l’arrière-garde d’un convoi. Deux unités par camp en terrain découvert, six tours : la première bataille d’un débutant. Scénario de notre cru.
scenario-basic-meeting = Neuf unités en terrain dégagé
    .about = Les neuf unités du jeu de base sur une lande déserte, en huit tours. Scénario de notre cru.
scenario-basic-objectives = Les deux pierres levées
    .about = Les neuf unités se disputent deux vieilles pierres valant 200 points chacune, en huit tours. Scénario de notre cru.
scenario-standard-1000 = Mille points à la Ferme de la crête
    .about = Herkyn barre aux Orques la vieille route de l’est : environ mille points par camp sur les quatre plateaux, dix tours. Scénario de notre cru.
scenario-standard-objectives = La crête et l’enclos
    .about = La crête vaut 300 points, l’enclos en ruine près du bois 200. Dix tours. Scénario de notre cru.
scenario-standard-rearguard = Arrière-garde sur la chaussée
    .about = Les Orques doivent percer jusqu’au bord opposé ; une poignée d’unités impériales les arrête. Huit tours. Scénario de notre cru.
scenario-expert-dragon-and-giant = Le feu au-dessus de la crête
    .about = Un dragon et un char contre un géant et le grand lance-pierres, avec des magiciens des deux côtés. Dix tours. Scénario de notre cru.
scenario-expert-strong-arm = Faire taire le Bras puissant
    .about = L’Empire gagne s’il détruit le Bras puissant de Varrig en huit tours. Scénario de notre cru.
scenario-expert-wizards = Duel au Lac noir
    .about = Wyrrmsh contre deux magiciens de l’Empire, au bord d’un lac dont l’eau rend des points de magie. Huit tours. Scénario de notre cru.
scenario-expert-burning-hedgerows = Haies en feu
    .about = Le blé est sec, et les Orques marquent des points pour chaque champ brûlé. Huit tours, avec les règles du feu. Scénario de notre cru.
scenario-expert-grand-battle = Toutes les bannières
    .about = Tout ce que les deux camps peuvent lever, 1 870 points chacun, avec deux objectifs. Dix tours. Scénario de notre cru.
scenario-open-field = Armées au choix
    .about = Les deux camps alignent des armées de même valeur en points.
option-level = Niveau
    .about = Chaque niveau est un jeu complet et reprend tout le précédent, sauf mention contraire.
    .basic = jeu de base
    .standard = jeu standard
    .expert = jeu expert
