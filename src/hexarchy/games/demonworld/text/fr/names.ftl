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

direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest

by-l60 = 60° vers la gauche
by-l120 = 120° vers la gauche
by-r60 = 60° vers la droite
by-r120 = 120° vers la droite

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
scenario-open-field = Armées au choix
    .about = Les deux camps alignent des armées de même valeur en points.
option-level = Niveau
    .about = Chaque niveau est un jeu complet et reprend tout le précédent, sauf mention contraire.
    .basic = jeu de base
    .standard = jeu standard
    .expert = jeu expert
