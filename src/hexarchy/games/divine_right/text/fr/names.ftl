# Noms. `.the` est le nom tel qu’il figure dans une phrase, `.of` avec ce qui lui appartient, `.about` une explication simple.

## Places à la table

side-first = Premier joueur
    .the = le premier joueur
    .gender = masculine
side-second = Deuxième joueur
    .the = le deuxième joueur
    .gender = masculine
side-third = Troisième joueur
    .the = le troisième joueur
    .gender = masculine
side-fourth = Quatrième joueur
    .the = le quatrième joueur
    .gender = masculine
side-fifth = Cinquième joueur
    .the = le cinquième joueur
    .gender = masculine
side-sixth = Sixième joueur
    .the = le sixième joueur
    .gender = masculine
side-seventh = Septième joueur
    .the = le septième joueur
    .gender = masculine
side-eighth = Huitième joueur
    .the = le huitième joueur
    .gender = masculine
side-neutral = Neutre
    .the = les neutres
    .gender = plural

## Joueurs qui ont tiré un royaume

banner-hothior = Hothior
    .the = Hothior
    .gender = masculine
banner-mivior = Mivior
    .the = Mivior
    .gender = masculine
banner-muetar = Muetar
    .the = Muetar
    .gender = masculine
banner-shucassam = Shucassam
    .the = Shucassam
    .gender = masculine
banner-immer = Immer
    .the = Immer
    .gender = masculine
banner-pon = Pon
    .the = Pon
    .gender = masculine
banner-rombune = Rombune
    .the = Rombune
    .gender = masculine
banner-neuth = Neuth
    .the = Neuth
    .gender = masculine
banner-zorn = Zorn
    .the = Zorn
    .gender = masculine
banner-ghem = Ghem
    .the = Ghem
    .gender = masculine
banner-trolls = Roi des Trolls
    .the = le Roi des Trolls
    .gender = masculine
banner-eaters = Conseil des Mangeurs
    .the = le Conseil des Mangeurs
    .gender = masculine
banner-black-hand = La Main Noire
    .the = la Main Noire
    .gender = feminine

## Royaumes

kingdom-hothior = Hothior
    .the = Hothior
    .of = de Hothior
    .king = Roi Orvald
    .queen = Reine Maressa
kingdom-mivior = Mivior
    .the = Mivior
    .of = de Mivior
    .king = Roi Tholen
    .queen = Reine Ysaine
kingdom-muetar = Muetar
    .the = Muetar
    .of = de Muetar
    .king = Empereur Hadrach
    .queen = Impératrice Ulvene
kingdom-shucassam = Shucassam
    .the = Shucassam
    .of = de Shucassam
    .king = Sultan Marzuk
    .queen = Sultane Zeharna
kingdom-immer = Immer
    .the = Immer
    .of = d’Immer
    .king = Roi Egwald
    .queen = Reine Brynna
kingdom-pon = Pon
    .the = Pon
    .of = de Pon
    .king = Roi Vashkor
    .queen = Reine Orlenna
kingdom-rombune = Rombune
    .the = Rombune
    .of = de Rombune
    .king = Roi pirate Korlas
    .queen = Reine pirate Tavisha
kingdom-neuth = Neuth
    .the = Neuth
    .of = de Neuth
    .king = Haut Prince Ailathar
    .queen = Haute Princesse Sielwen
kingdom-zorn = Zorn
    .the = Zorn
    .of = de Zorn
    .king = Grand Gobelin Grubnak
    .queen = Grande Gobeline Skreeva
kingdom-ghem = Ghem
    .the = Ghem
    .of = de Ghem
    .king = Roi Durmand
    .queen = Reine Helga
kingdom-trolls = Les Trolls
    .the = le royaume des Trolls
    .of = des Trolls
    .king = Roi Urg
    .queen = Reine Morga
kingdom-eaters = Les Mangeurs de Sagesse
    .the = le royaume des Mangeurs
    .of = des Mangeurs de Sagesse
    .king = Conseil
    .queen = Conseil
kingdom-black-hand = La Main Noire
    .the = la Main Noire
    .of = de la Main Noire
    .king = Nécromancien
    .queen = Nécromancien

## Ce qu’est un royaume

status-player = Royaume d’un joueur
status-ally = Allié
status-neutral = Neutre
status-confused = En pleine Confusion
status-peace = Paix imposée
status-vassal = Vassal inactif

## Pions ; ceux qui se ressemblent sont numérotés

unit-numbered = { $unit } { $number }
unit-army = { $count ->
    [one] Armée { $number } { $of }
   *[other] Armées { $number } { $of }
}
    .the = { $count ->
    [one] l’armée { $number } { $of }
   *[other] les armées { $number } { $of }
}
unit-fleet = { $count ->
    [one] Flotte { $number } { $of }
   *[other] Flottes { $number } { $of }
}
    .the = { $count ->
    [one] la flotte { $number } { $of }
   *[other] les flottes { $number } { $of }
}
unit-monarch = Monarque { $of }
    .the = le monarque { $of }
unit-mercenary = Mercenaires
unit-mercenary-fleet = Flotte mercenaire
unit-militia = Milice
unit-peasant = Paysans
unit-envoy = Émissaire
unit-northern-barbarian = Barbares du Nord
unit-southern-barbarian = Barbares du Sud
unit-eastern-horseman = Cavaliers de l’Est
unit-ogre = Ogres
unit-storm-rider = Chevaucheurs de Tempête
unit-storm-rider-militia = Milice des Chevaucheurs de Tempête
unit-storm-rider-captain = Grand Capitaine des Chevaucheurs de Tempête
unit-khagan = Hatu Khagan
unit-the-lepers = Les Lépreux
unit-nithmere-goblins = Gobelins de Nithmere
unit-gorpin-woodsmen = Forestiers de Gorpin
unit-farnot-seafolk = Gens de mer de Farnot
unit-yando-rivermen = Bateliers de Yando
unit-the-guardian = Le Gardien
unit-the-walking-dead = Les Morts-Vivants en Marche
unit-the-undead = Les Morts-Vivants
unit-the-colossus = Le Colosse
unit-the-ghost-fleet = La Flotte Fantôme
unit-the-sorcerers-ship = Le Navire des sorciers
unit-juulute = Juulute Cœur-de-Loup
unit-schardenzar = Schardenzar le Sorcier
unit-black-knight = Le Chevalier Noir
unit-stubstaff-guards = La Garde de Stubstaff
unit-bilge-rat = Rat-de-Cale
unit-reaver = Le Ravageur
unit-al-debar = Al-Debar Faucon-du-Désert
unit-kang = Kang le Destructeur
unit-nonnus = Nonnus
unit-usurper = L’Usurpateur
unit-ogsbogg = Ogsbogg l’Ogre
unit-hamahara = Hamahara le Dragon de l’Air
unit-urmoff = Urmoff le Serpent de Mer
unit-ozerg = Les Montagnards d’Ozerg
unit-scum = La Racaille
unit-ghost-riders = Les Cavaliers Fantômes de Khos
unit-wandering-troop = La Troupe du Peuple Errant
unit-daya = La princesse Daya
unit-fox = Renarde
unit-naara = Naara
unit-eloia = Éloïa
unit-ercii = Les Ercii
unit-shadowwolves = Les Loups d’Ombre
unit-llomar = Llomar
unit-rogue = Coquin
unit-bodyguard = Garde du corps
unit-engineer = Ingénieur
unit-great-captain = Grand Capitaine
unit-marshal = Le Maréchal des Hippogriffes
unit-hippogriffs = L’Ordre de l’Hippogriffe
unit-rebel = Le Rebelle
unit-tana = Tana la Diablesse
unit-trouble = Trouble
unit-mortnoir = Messire Mortnoir
unit-breis = Breis la Licorne
unit-magic-user-a = Sorcière A
unit-magic-user-b = Sorcière B
unit-magic-user-c = Sorcière C
unit-magic-user-d = Sorcier D
unit-magic-user-e = Sorcier E
unit-magic-user-f = Sorcier F
unit-dancing-girl = Danseuse
unit-wayfarer = Vagabond
unit-beast = Bête
unit-vampire = Vampire
unit-werewolf = Loup-garou
unit-ghouls = Les Goules
unit-pirate-fleet = La Flotte Pirate
unit-selkies = Les Selkies

## Cartes de Diplomatie

card-long-oration-1 = Long discours +1
card-long-oration-2 = Long discours +2
card-bribe-1 = Pot-de-vin +1
card-bribe-2 = Pot-de-vin +2
card-crass-bribe-2 = Pot-de-vin grossier +2
card-threats-1 = Menaces +1
card-threats-2 = Menaces +2
card-marriage-1 = Mariage diplomatique +1
card-marriage-2 = Mariage diplomatique +2
card-blackmail-2 = Chantage +2
card-blackmail-3 = Chantage +3
card-white-magic-1 = Magie blanche +1
card-white-magic-2 = Magie blanche +2
card-black-magic-2 = Magie noire +2
card-black-magic-3 = Magie noire +3
card-juulute = Juulute Cœur-de-Loup
card-schardenzar = Schardenzar le Sorcier
card-black-knight = Le Chevalier Noir
card-bilge-rat = Rat-de-Cale
card-al-debar = Al-Debar Faucon-du-Désert
card-kang = Kang le Destructeur
card-nonnus = Nonnus
card-usurper = L’Usurpateur
card-ogsbogg = Ogsbogg l’Ogre
card-hamahara = Hamahara le Dragon de l’Air
card-urmoff = Urmoff le Serpent de Mer
card-ozerg = Les Montagnards d’Ozerg
card-scum = La Racaille
card-ghost-riders = Les Cavaliers Fantômes de Khos
card-wandering-people = Le Peuple Errant
card-hippogriffs = L’Ordre de l’Hippogriffe
card-tana = Tana la Diablesse
card-trouble = Trouble
card-mortnoir = Messire Mortnoir
card-pirate-fleet = La Flotte Pirate

## Personnalités

personality-1 = Discipliné
    .about = +1 au combat si ses réguliers forment au moins la moitié de la troupe.
personality-2 = Lâche
    .about = Les Menaces valent 1 de plus et ne bannissent jamais ; se désactive si un monarque de l’alliance est tué.
personality-3 = Chevaleresque
    .about = Neutre : +1 pour la plus petite alliance, −1 pour la plus grande.
personality-4 = Indolent
    .about = +1 à la désactivation.
personality-5 = Volage
    .about = Les Mariages diplomatiques valent 1 de plus.
personality-6 = Négligent
    .about = −1 au combat si ses réguliers forment au moins la moitié de la troupe.
personality-7 = Obstiné
    .about = Pots-de-vin, Menaces et Mariages sont sans effet.
personality-8 = Crédule
    .about = +1 à tout jet de diplomatie.
personality-9 = Irascible
    .about = Tout échec bannit l’ambassadeur pour deux tours complets.
personality-10 = Incompétent
    .about = Ne va pas plus vite que ses réguliers ; deux réguliers au plus se déploient par tour.
personality-11 = Cupide
    .about = Les Pots-de-vin valent 1 de plus ; les Pots-de-vin grossiers ne bannissent jamais.
personality-12 = Perfide
    .about = Une fois désactivé, rejoint le joueur qui l’a détaché.
personality-13 = Maudit
    .about = Gagné la première fois par la seule Magie blanche ; ensuite +1 pour qui l’a guéri, −1 pour les autres.
personality-14 = Fou
    .about = La moitié des réguliers sert ; +1 à tout jet, mais l’ambassadeur qui échoue est exécuté.
personality-15 = Loyal
    .about = Une fois allié, seule sa mort rompt l’alliance.
personality-16 = Génie
    .about = +1 au combat terrestre pour les troupes menées.
personality-17 = Invalide
    .about = Ne quitte pas le château royal.
personality-18 = Compromis
    .about = Le Chantage vaut 1 de plus ; gagné ainsi, −1 à la désactivation sans Chantage.
personality-19 = Belliqueux
    .about = +1 à l’activation, −1 à la désactivation.
personality-20 = Paranoïaque
    .about = La moitié des réguliers reste au royaume.
personality-21 = Enfant
    .about = Ne mène personne et reste au château royal ; pas de remplacement par l’événement 10.
personality-22 = Bien-aimé
    .about = −1 à la désactivation ; l’événement 6 ramène un régulier de plus.

## Phases

step-set-up = Mise en place
step-events = Événements aléatoires
step-diplomacy = Diplomatie
step-siege = Siège
step-movement = Mouvement
step-combat = Combat

## Terrain

terrain-clear = Terrain dégagé
terrain-forest = Forêt
terrain-hill = Collines
terrain-mountain = Montagnes
terrain-pass = Col
terrain-swamp = Marais
terrain-river = Rivière
terrain-navigable-river = Rivière navigable
terrain-lakeshore = Rive de lac
terrain-lake = Lac
terrain-coast = Côte
terrain-sea = Mer
terrain-isle = Île

## Lieux dont le nom a un sens

hex-at = { $place } ({ $hex })
site-0100 = Le Havre
site-0800 = Les Pierres Sacrées
site-2500 = Les Tertres
site-3400 = La Cuisine des Sorcières
site-1601 = Le Temple des Rois
site-1802 = Repos-d’Hiver
site-2302 = Les Fosses
site-2702 = Le Roc
site-3003 = La Tour de Zards
site-0604 = Les Ruines de Letho
site-1104 = L’Armée Inconnue
site-1805 = Château de la Brèche
site-1905 = Le Col des Neiges
site-2705 = La Tanière du Loup
site-1406 = Château d’Altarr
site-2406 = Le Col de la Gueule
site-3106 = Les Morts Oubliés
site-3008 = Le Lac Mystique
site-0009 = Trou-de-la-Souche
site-3209 = Les Mines de Rosengg
site-1210 = L’École Invisible
site-0613 = Le Visage
site-2613 = Le Nid du Corbeau
site-0514 = La Baie du Serpent
site-0714 = Le Col de la Masse
site-3015 = Le Bois des Fantômes
site-0918 = Le Barrage
site-1318 = Château Lapspell
site-2018 = Le Donjon
site-2518 = Les Chutes de Xag
site-3318 = La Cité Perdue de Khos
site-3321 = Les Fouilles
site-1822 = L’Obélisque
site-0224 = L’Île de l’Effroi
site-1624 = La Caravane Perdue
site-1125 = Le Tombeau d’Antan
site-2725 = La Colonie des Lépreux
site-3025 = Le Champ des Morts Rieurs
site-1426 = La Plaine des Os
site-0527 = Le Golkus
site-0727 = La Pointe de la Vigie
site-3227 = Les Autels de Greystaff
site-1728 = Le Val Redouté
site-1229 = Le Cratère
site-2229 = L’Oasis Lugubre
site-3329 = Le Repaire des Wyrms
site-1830 = Le Col de l’Homme de Pierre
site-2430 = Le Comptoir
site-1320 = Port-Franc
site-2325 = Ville-Troc

## Avant la partie

scenario-standard = Minarie
    .about = Chaque joueur est le monarque d’un royaume et l’ennemi de tous les autres. Qui a le plus de points après le dernier tour l’emporte, ou le dernier monarque en lice.
scenario-boewenn = La guerre de Boewenn
    .about = Une guerre cruelle, d’avant la naissance de presque tous les héros de Minarie : Boewenn, Haut Prince des Elfes, avec une grande armée et beaucoup de magie, contre tous ceux qu’il hait. Deux joueurs ou plus ; l’un d’eux est Boewenn.
scenario-khagan = Le Grand Khagan
    .about = Hatu Khagan, seigneur de l’Est, marche contre toute la Minarie avec quarante armées de vétérans ; il n’a pas de royaume, mais se fait des vassaux. Deux joueurs ou plus, vingt tours.
scenario-minarian-revolt = La révolte de Minarie
    .about = Des décennies après la conquête, un satrape des Chevaucheurs de Tempête tient la Minarie par ses vassaux, coupé de tout secours ; les autres joueurs sont les rebelles. Deux joueurs ou plus.
scenario-storm-rider-civil-war = La guerre civile des Chevaucheurs de Tempête
    .about = Deux générations après la conquête, le satrape du Khagan et un Envahisseur de l’Est se disputent la Minarie, dont les monarques se soulèvent contre les deux. Trois joueurs ou plus ; long.
option-level = Niveau
    .about = De base : onze royaumes, diplomatie, sièges, flottes et combats.
    .basic = De base
    .intermediate = Intermédiaire
option-last-turn = Dernier tour
    .about = On compte les points après ce tour ; le jeu imprimé en a 20.
