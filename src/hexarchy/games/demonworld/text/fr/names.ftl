# Noms. `.the` est le nom tel qu’il figure dans une phrase, `.about` une explication simple.

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

## Unités

unit-dwarf-eaters = Mangeurs de nains
    .the = les Mangeurs de nains
unit-light-orc-archers = Archers orques légers
    .the = les Archers orques légers
unit-light-orc-swordbearers = Épéistes orques légers
    .the = les Épéistes orques légers
unit-orc-guard = Garde orque
    .the = la Garde orque
unit-trolls = Trolls
    .the = les Trolls
unit-berserkers = Berserkers
    .the = les Berserkers
unit-imperial-arquebusiers = Arquebusiers impériaux
    .the = les Arquebusiers impériaux
unit-order-knights = Chevaliers de l’Ordre de la Lumière purificatrice
    .the = les Chevaliers de l’Ordre
unit-noble-footsoldiers = Nobles fantassins
    .the = les Nobles fantassins
unit-copy = { $unit } ({ $number })

## Ordres, phases, orientations

order-move = Mouvement
order-skirmish = Harcèlement
order-attack = Charge
order-hold = Tenir

step-start = Début du tour
step-orders = Ordres
step-magic = Magie
step-shooting-1 = Premier tir
step-movement = Mouvement
step-shooting-2 = Second tir
step-melee = Corps à corps
step-rally = Ralliement
step-close = Fin du tour

facing-n = nord
facing-ene = est-nord-est
facing-ese = est-sud-est
facing-s = sud
facing-wsw = ouest-sud-ouest
facing-wnw = ouest-nord-ouest

## Ce dont on convient

scenario-basic-small = Deux contre deux
    .about = Une patrouille du clan de Clanngett tombe sur l’arrière-garde d’un convoi. Deux unités par camp en terrain découvert, six tours : la première bataille d’un débutant. Scénario de notre cru.
scenario-basic-meeting = Neuf unités à découvert
    .about = Les neuf unités du jeu de base sur une lande déserte, en huit tours. Scénario de notre cru.
scenario-open-field = Armées au choix
    .about = Les deux camps alignent des armées de même valeur en points.
option-level = Niveau
    .about = Chaque niveau est un jeu complet et reprend tout le précédent, sauf mention contraire.
    .basic = jeu de base
    .standard = jeu standard
    .expert = jeu expert
