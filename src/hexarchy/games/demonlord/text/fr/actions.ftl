# Ce que dit un bouton : `do-<verbe>` ; `.ask-<question>` là où une question donne au verbe un autre sens.

## Réponses à de nombreuses questions

do-yes = Oui
    .ask-withdraw = Se replier
    .ask-sortie = Faire une sortie
    .ask-garrison-joins = La garnison se joint à la bataille
    .ask-request = Demander des renforts
    .ask-exchange = Demander un échange
    .ask-call-talks = Lancer le dé des pourparlers
    .ask-talks-go-on = Poursuivre les pourparlers
    .ask-confirm-attack-neutral = Attaquer l’État neutre
    .ask-confirm-abandon-fortress = Abandonner la forteresse
    .ask-confirm-no-way-out = Se replier quand même
    .ask-confirm-leave-capital = Quitter la capitale
    .ask-confirm-request = Envoyer la demande
do-no = Non
    .ask-withdraw = Rester et combattre
    .ask-sortie = Rester derrière les murs
    .ask-garrison-joins = La garnison reste à l’intérieur
    .ask-request = Pas maintenant
    .ask-exchange = Pas d’échange
    .ask-exchange-offer = N’offrir personne
    .ask-exchange-give = Refuser l’offre
    .ask-call-talks = Poursuivre la guerre
    .ask-talks-go-on = Rompre les pourparlers
    .ask-confirm-attack-neutral = Ne pas entrer
    .ask-confirm-abandon-fortress = Laisser les troupes sur place
    .ask-confirm-no-way-out = Rester et combattre
    .ask-confirm-leave-capital = Réfléchir encore
    .ask-confirm-request = Pas maintenant
do-pass = Passer
    .ask-window-rains = Pas maintenant
    .ask-window-before-movement = Pas maintenant
    .ask-window-after-movement = Pas maintenant
    .ask-window-before-battles = Pas maintenant
    .ask-window-light-and-darkness = Pas maintenant
    .ask-window-retreat = Pas maintenant
    .ask-window-between-battles = Pas maintenant
    .ask-window-after-battles = Pas maintenant
    .ask-window-end = Pas maintenant
    .ask-cloak = Laisser voir
    .ask-move-character = Laisser tout le monde en place
    .ask-siege-magic = Plus de magie
    .ask-alliance = Aucune tentative
    .ask-replace-character = Aucun personnage
    .ask-replace-troop = Aucune unité
do-pass-step = Plus de sort à cette étape
do-pass-phase = Aucun jusqu’à la fin de la phase
do-done = Terminé
    .ask-reserves = Plus de réserves
    .ask-retreat-group = Le groupe est complet
    .ask-retreat-on = Le groupe est complet
    .ask-cast-gate = Personne d’autre
    .ask-cast-area = La zone est complète
do-place = Placer : { $target }
    .ask-township-town = Demander : { $target }
do-place-all = Placer tout : { $target }

## Mise en place et début de la phase

do-draw-five = Cinq au hasard
do-choose-one = Un au choix, trois au hasard
do-learn = Apprendre : { $target }
do-raise = Lever : { $target }
do-replace = Tenter le retour : { $target }

## Mouvement

do-unit = Déplacer : { $target }
do-ride = Emmener : { $target }
do-move = Aller vers : { $target }
do-stop = S’arrêter ici
    .ask-retreat-on = Personne ne continue
do-end = Terminer
    .ask-movement = Finir le mouvement
    .ask-invocation = Finir les invocations
do-show = Montrer une unité de troupe
    .ask-block = Montrer une troupe et les arrêter
    .ask-hunt = Montrer une troupe et tenter la capture
do-silent = Garder le silence
    .ask-block = Les laisser passer
do-apart = Lancer le dé pour soi seul
do-party = Rejoindre le groupe : { $target }

## Magie

do-cast = Lancer : { $target }
do-by = { $target }
do-at = Viser : { $target }
    .ask-cast-area = Ajouter : { $target }
do-radius = Rayon { $target }
do-group = Choisir un groupe d’hexagones
do-gate = Envoyer : { $target }
do-revive = Ramener : { $target }
do-invoke = Invocation par : { $target }
do-call = Invoquer : { $target }

## Batailles

do-battle = Livrer bataille
do-siege = Rester derrière les murs
do-fight = Bataille : { $target }
do-terrain = { $target }
do-deploy = { $target }
do-character = { $target }
do-with = Avec : { $target }
do-commit = Engager : { $target }
do-put-up = Présenter : { $target }
do-answer = Opposer : { $target }
do-against = Attaquer : { $target }
do-idle = Rester sans adversaire
    .ask-answer = N’engager aucune réserve
do-fire = Cible : { $target }
do-hold = Ne pas tirer
do-target = { $target }
do-inside = Entrer dans la forteresse
do-outside = Battre en retraite
do-take = Prendre : { $target }
    .ask-retreat-on = Continuer : { $target }
do-retreat = Faire retraite : { $target }

## Sièges

do-resolve = Siège : { $target }
do-assault = Donner l’assaut
do-invest = Blocus
do-support = Magie de siège : { $target }
do-lose = Perdre : { $target }

## Alliances et prisonniers

do-court = Tenter une alliance : { $target }
do-offer = Offrir : { $target }
do-give = Donner : { $target }

## Consignes qu'un joueur peut donner à tout moment

do-top = Mettre sur le dessus : { $target }
do-lift-pass = Me proposer de nouveau les sorts
do-order = { $target }
do-stack-show = { $target } : toujours montrer les troupes
do-stack-silent = { $target } : ne jamais montrer les troupes
do-stack-ask = { $target } : me demander s’il faut montrer les troupes
do-siege-assault = { $target } : toujours donner l’assaut
do-siege-invest = { $target } : toujours le blocus
do-siege-ask = { $target } : me demander la méthode de siège

order-cloak-always = Toujours répondre par un Voile
order-cloak-never = Ne jamais répondre par un Voile
order-cloak-ask = Me demander pour le Voile
order-fire-always = Toujours lancer les projectiles magiques
order-fire-ask = Me demander pour les projectiles magiques

## Êtres qui portent un autre nom quand on les appelle

beings-ninnghiz = les Conjurations de Ninnghiz
beings-great-woods = l’esprit des Grands Bois
