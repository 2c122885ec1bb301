# Composition d’armée : pourquoi une liste n’est pas permise, et les mots des cartes.

## Lecture d’une liste

why-long = Une liste compte au plus { $most } caractères.
why-lines = Une liste compte au plus { $most } lignes.
why-cards = Une liste compte au plus { $most } cartes.
why-items = Une carte porte au plus { $most } objets.
why-empty = La liste ne nomme aucune carte.
why-unseen = Cette ligne contient des caractères invisibles.
why-count = Le nombre d’exemplaires va de 1 à { $most }.
why-counted-items = Écrivez une carte qui porte des objets sur sa propre ligne, sans nombre devant.
why-nothing = Il manque un nom avant ou après le plus.
why-unknown-card = Il n’y a pas de carte « { $said } ».
why-unknown-card-near = Il n’y a pas de carte « { $said } ». Vouliez-vous dire « { $near } » ?
why-unknown-army = Il n’y a pas d’armée « { $said } ».
why-unknown-head = « { $said }: » ne veut rien dire ici ; on connaît { $known }.
why-unknown-level = « { $said } » n’est pas un niveau ; il y a { $known }.
why-twice = « { $said } » figure deux fois.
why-long-name = Un nom compte au plus { $most } caractères.
why-no-number = « { $said } » n’est pas un nombre de points.

## Ce qu’une liste doit respecter

why-basic = Le jeu de base se joue avec les neuf unités du livre de règles : on n’y compose pas d’armée.
why-no-army = Il n’y a pas d’armée « { $army } ».
why-not-yours = Ce camp ne mène pas cette armée ({ $army }).
why-unvalued-army = Aucune source ne donne de valeurs pour cette armée ({ $army }). Un paquet de données peut apporter ses cartes.
why-no-card = Il n’y a pas de carte « { $card } ».
why-unvalued = Le livre de règles nomme { $card } sans en donner les valeurs. Un paquet de données peut apporter sa carte.
why-other-army = { $card } : cette carte n’appartient pas à l’armée ({ $army }).
why-no-bearer = { $card } : un objet magique s’achète pour une carte qui le porte.
why-expert-only = { $card } : magiciens et grands éléments appartiennent au jeu expert.
why-no-item = « { $card } » n’est pas un objet magique.
why-item-army = { $item } appartient à une autre armée que { $card }.
why-item-level = { $item } demande la phase de magie du jeu expert.
why-item-bearer = { $card } ne peut pas porter { $item }.
why-item-standard = { $card } n’a pas de porte-étendard pour { $item }.
why-item-leader = { $card } n’a pas de chef d’unité pour { $item }.
why-two-swords = { $card } porte déjà une épée ; { $item } est de trop.
why-two-standards = { $card } porte déjà un étendard ou une bannière ; { $item } est de trop.
why-once = { $card } n’existe qu’une fois, pas { $count } fois.
why-copies = { $card } peut figurer { $most } fois dans cette liste, pas { $count } fois.
why-with-ally = { $card } marche déjà avec un autre joueur de ce camp.
why-too-many = La liste coûte { $total } points. On a convenu de { $limit } ; au plus { $most } sont permis.
why-too-few = La liste coûte { $total } points. On a convenu de { $limit } ; il en faut au moins { $least }.
why-no-unit = Une armée compte au moins une unité.
why-few-units = Les unités coûtent { $units } points ; au jeu expert elles font au moins { $percent } % d’une armée, ici { $least }.
why-no-room = L’armée demande { $needed } cases pour se déployer ; sa zone en offre { $room }.

## Ce que toute liste doit respecter

fought-meeting = Une rencontre : il n’y a d’autre enjeu que les cartes de l’ennemi.
fought-two-objectives = Deux objectifs comptent 200 points chacun.
fought-centre = Un objectif au centre compte 300 points.
fought-attack = Vous attaquez une arrière-garde, qui a 70 % de vos points, et marquez pour les unités qui percent jusqu’à son bord.
fought-defence = Vous êtes l’arrière-garde : vous avez 70 % des points, vous déployez sur six rangées, et marquez pour les unités que vous arrêtez et pour la case du centre.
fought-late-arrival = La moitié des cartes de chaque camp, en points, est tenue en réserve et arrive au tour 2 ou 3.
limit-points = { $limit } points, de { $least } à { $most }.
limit-copies = { $copies ->
        [one] Chaque carte une seule fois.
       *[other] Unités, chars et chevaucheurs de dragon jusqu’à { $copies } fois, tout ce qui porte un nom propre une seule fois.
    }
limit-items = Chaque objet une fois, avec un porteur que sa carte permet ; par porteur, une épée et un étendard ou une bannière.
limit-units = Au moins une unité, et { $percent } % des points en unités.

## Cartes

group-units = Unités
group-commanders = Commandants et héros
group-wizards = Magiciens
group-large = Grands éléments
group-items = Objets magiques

fact-troops = Troupe
fact-elements = Éléments
fact-figures = Figurines spéciales
fact-formations = Formations
fact-maneuvers = Manœuvres
fact-movement = Points de mouvement
fact-movement-unit = Mouvement (Mouvement / Charge / Harcèlement)
fact-movement-large = Mouvement (Mouvement / Charge / Harcèlement / Tenir)
fact-morale = Moral
fact-charge = Bonus de charge
fact-rank = Rang
fact-radius = Rayon de commandement
fact-wizard = Niveau
fact-spell-points = Points de magie
fact-kind = Genre
fact-overrun = Valeur de piétinement
fact-weapons = Armes
fact-attacks = Attaques
fact-initiative = Initiative
fact-size = Taille
fact-armor = Armure
fact-melee-skill = Compétence de corps à corps
fact-shooting-skill = Compétence de tir
fact-fear = Facteur de peur
fact-hit-points = Points de vie
fact-bearer = Porté par

troops-infantry = infanterie
troops-cavalry = cavalerie
elements = { $count } de { $models } { $models ->
        [one] figurine
       *[other] figurines
    }
figure-leader = chef d’unité
figure-musician = musicien
figure-standard-bearer = porte-étendard
formation-square = carré
formation-wedge = fer de lance
formation-skirmish = formation de tirailleurs
formation-horde = horde
rank-hero = héros, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }
rank-commander = commandant, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }
spell-points = { $most }, en récupère { $recover } par tour
kind-giant = géant
kind-dragon = dragon
kind-chariot = char de guerre
kind-artillery = artillerie
bearers = { $who }
by-units = unités
by-heroes = héros
by-commanders = commandants
by-wizards = magiciens

hand = { $weapon } { $bf }
missile = { $weapon } (cases : facteur) { $bands }
breath = souffle du dragon { $bf }, { $range } cases
projectile = pierre { $bf }, { $least }–{ $most } cases
spell = { $name } (niveau { $level }) : { $effect }
own = Une partie de cette carte est une reconstitution de notre part.

weapon-two-handed-weapon = arme à deux mains
weapon-two-handed-sword = épée à deux mains
weapon-two-handweapons = deux armes à une main
weapon-handweapon = arme à une main
weapon-improvised-weapon = arme improvisée
weapon-bow = arc
weapon-arquebus = arquebuse
weapon-lance = lance de cavalerie (premier tour)
weapon-javelin = javelot
weapon-treetrunk = tronc d’arbre
weapon-bite = morsure
weapon-tail = queue
weapon-rider-improvised-weapon = arme improvisée du cavalier
weapon-crew-handweapon = arme à une main de l’équipage
weapon-crew-improvised-weapon = arme improvisée de l’équipage
