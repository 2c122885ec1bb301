# Ce que dit un bouton : `do-<verbe>` ; `.ask-<question>` là où une question donne au verbe un autre sens.

## Réponses à de nombreuses questions

do-yes = Oui
    .ask-may-return = Accepter son retour
    .ask-retreat = Tenter la retraite
    .ask-horn = Sonner du Cor
    .ask-join-searchers = Il se joint à eux
do-no = Non
    .ask-may-return = Refuser son retour
    .ask-retreat = Tenir et combattre
    .ask-horn = Renoncer
    .ask-join-searchers = Il reste à l’écart
do-done = Terminer
    .ask-prisoners = Garder les autres
    .ask-break-out = Plus de percée
    .ask-assault = Plus d’attaque de siège
    .ask-advance = Personne d’autre ne progresse
    .ask-next-move = Finir le mouvement
    .ask-attack = Plus d’attaque
    .ask-storm = L’assaut est à elles
    .ask-commit = Attaquer ainsi
    .ask-besiege = Ne plus déclarer de siège
    .ask-turn-starts = Rien de plus
    .ask-beside-diplomacy = Rien de plus
    .ask-moves-end = Rien de plus
    .ask-combat-starts = Rien de plus
    .ask-combat-ends = Rien de plus
    .ask-hunters = Personne d’autre
do-none = Aucun
    .ask-forced-peace = N’imposer aucune paix
    .ask-function = L’ambassadeur reste à la cour
    .ask-ploy = Ne jouer aucune carte
    .ask-second-ploy = Ne pas jouer de seconde carte
    .ask-search = Les laisser cachés
    .ask-fate-before = Personne : le héros lance lui-même
    .ask-fate-after = Garder ce dé
    .ask-hero-returns = Se reposer encore un tour
    .ask-spoils = Le laisser sur place
    .ask-hand-over = Le garder
    .ask-white-magic = Ne jouer aucune carte
    .ask-curser = Ne maudire personne
    .ask-which-curse = Ne maudire personne
    .ask-reaction = Ne maudire personne
    .ask-boon = Ne sacrifier personne
    .ask-envoy-function = Rien, finalement
    .ask-follow = Rester sur place
do-stop = S’arrêter ici
do-place = Placer : { $target }
    .ask-hero-returns = Revenir : { $target }
    .ask-deploy = Déployer : { $target }
    .ask-entry = Arriver : { $target }
    .ask-escape = Vers { $target }
    .ask-grave = Ici : { $target }
    .ask-gothic-place = Ici : { $target }
    .ask-lift-how = Ici : { $target }
do-lose = Perdre : { $target }

## Mise en place

do-king = Un roi règne
do-queen = Une reine règne

## Événements aléatoires

do-return = Faire revenir : { $target }
do-hire-army = Engager une armée : { $target }
do-hire-fleet = Engager une flotte : { $target }
do-lure = Débaucher : { $target }
do-choose = { $target }

## Diplomatie

do-activate = Activer : { $target }
do-deactivate = Désactiver : { $target }
do-assassinate = Envoyer un assassin : { $target }
do-duel = Provoquer en duel : { $target }
do-play = Jouer : { $target }
do-impose-peace = Imposer la paix : { $target }
do-enlist = Faire venir : { $target }
do-usurp = Usurper le trône : { $target }
do-assign = Affecter : { $target }
do-execute = Exécuter : { $target }
do-release = Relâcher : { $target }
do-imprison = Emprisonner : { $target }

## Sièges

do-break-out = Tenter une percée : { $target }
do-assault = Attaque de siège : { $target }
do-advance = Faire progresser : { $target }
do-besiege = Déclarer le siège : { $target }

## Mouvement

do-move = Déplacer : { $target }
do-with = Emmener : { $target }
do-go = Aller : { $target }
do-drop = Laisser ici : { $target }
do-board = Embarquer : { $target }
do-land = Débarquer : { $target }
do-inside = Mettre à l’abri des murs : { $target }
do-outside = Faire sortir des murs : { $target }
do-open-boom = Ouvrir le Barrage
do-close-boom = Fermer le Barrage
do-disband = Licencier : { $target }
do-search = Rechercher : { $target }
do-ask-passage = Demander le libre passage
do-violate = Passer la frontière sans permission
do-hire-rogue = Recruter un Coquin : { $target }

## Combat

do-attack = Attaquer : { $target }
do-avalanche = Déclencher une avalanche : { $target }
do-commit = Engager : { $target }
do-resolve = Livrer le combat : { $target }
do-retreat = Battre en retraite : { $target }
do-into-castle = Se replier dans le château
do-stay = Rester au combat : { $target }
do-leader = Désigner comme chef : { $target }
do-escape = Vers : { $target }
do-stand-in = Lancer à sa place : { $target }
do-roll-again = Relancer le dé, avec l’aide de : { $target }
do-parole = Libérer sur parole ou rallier : { $target }
