# Les mots de la page. Les phrases du jeu viennent du serveur dans les deux langues.

tools = Outils
rules = Règles
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-played = On joue ici : { $what }.
rules-rest = Montrer aussi les { $count } règles qui ne sont pas en vigueur ici
rule-not-in-force = N’est pas en vigueur.
ruling = Précision :
rule-reconstructed = † Reconstituée : aucune source à notre portée ne dit tout cela.
open-rule = Ouvrir la règle { $rule }
replay = Revoir la partie
replay-play = Lire
replay-pause = Pause
replay-watching = Vous revoyez la partie.
help = Aide et raccourcis
theme = Clair ou sombre
language = Langue
close = Fermer
hide = Cacher
undo = Annuler
undo-ask = Demander à reprendre
confirm = Oui, confirmer
cancel = Renoncer
ask-first = Me demander avant d’agir
decision = À vous de décider
watching = Vous assistez à la partie.
of = { $what } : { $whom }
forced = Regardez encore : tant que vous ne continuez pas, « Annuler » reprend ce que vous avez fait.
along-some = { $count ->
    [0] Cette unité part seule
    [one] Une autre suit
   *[other] { $count } autres suivent
}
along-who = Touchez un pion pour l’emmener ou le laisser sur place.
hint-hexes = Choisissez un hexagone éclairé sur la carte, ou une ligne ci-dessous.
hint-field = Choisissez un hexagone sur la carte : désignez-en un pour lire ce qu’il en coûterait.
hint-pieces = Choisissez un pion éclairé sur la carte, ou une ligne ci-dessous.
group-hexes = { $count } hexagones éclairés
group-boxed = { $count } pions
group-pieces = { $count } pions éclairés
match-over = La partie est finie
winner = Victoire : { $side }
draw = Pas de vainqueur
new-game = Nouvelle partie
resign = Abandonner
resign-sure = Abandonner cette partie ?
stale = La partie a avancé entre-temps : regardez où elle en est.
failed = Cela n’a pas marché.
no-answer = Le serveur ne répond pas. Votre choix est conservé et pourra être renvoyé.
connection-lost = Connexion perdue, nouvelle tentative…
plan-alone = Tous ne peuvent pas y aller. Décochez la pile pour partir seul.
later = { $count ->
    [0] Un imprévu en chemin. La suite du plan attend.
    [one] Un imprévu en chemin. Un pion est resté :
   *[other] Un imprévu en chemin. { $count } pions sont restés :
}
later-go = { $count ->
    [0] Continuer
   *[other] Les faire suivre
}
later-stay = Ils restent
why-first = La question posée à côté vient d’abord.
log-taken = { $count ->
    [one] une ligne
   *[other] { $count } lignes
}
rest-stop = Stop, je reprends la main
why-title = Pas maintenant
why-hex = Pourquoi pas { $hex } ?
show-on-board = Montrer { $hex } sur la carte
tab-log = Journal
tab-status = Situation
tab-hex = Hex
tab-units = Unités
tab-charts = Tables
tab-parley = Parler
log-filter = Filtrer le journal
log-forced = y compris les réponses imposées
log-empty = Il ne s’est encore rien passé.
log-all = Montrer les { $count } lignes
dice-title = Les dés
dice-gathering = Le mélange est en cours.
dice-mixed = Ils mêlent le secret du serveur et { $count ->
    [one] la valeur d’un camp
   *[other] les valeurs de ces camps
  } : { $seats }. Ni le serveur ni aucun joueur seul ne les a choisis.
dice-absent = N’ont pas pris part au mélange : { $seats }.
dice-alone = Le serveur les a tirés seul : aucun joueur n’a pris part au mélange.
dice-withheld = Valeur promise, puis tue : { $seats }. Ce silence a pu être un choix.
dice-brought = { $count ->
    [one] Le premier dé est venu
   *[other] Les { $count } premiers dés sont venus
  } avec la partie importée : la personne qui l’a apportée { $count ->
    [one] le
   *[other] les
  } connaissait.
dice-scripted = { $count ->
    [one] Le premier dé est écrit d’avance.
   *[other] Les { $count } premiers dés sont écrits d’avance.
  }
commitment = Empreinte du secret du serveur, publiée avant le premier dé :
secret = Le secret :
aside-title = Partie mise de côté
record = Enregistrer la partie
turn = Tour
orders = Consignes permanentes
hex-none = Désignez un hexagone pour voir ce qu’on en sait.
battle = Bataille
attacks = Attaques prévues
attack-by = Attaquant
attack-on = Cible
attack-needs = Il faut
attack-chance = Chance
attack-dice = { $count ->
    [one] sur { $count } dé
   *[other] sur { $count } dés
}
show-again = Revoir leur tour
dice = Dés : { $list }

## Carte

board-label = Carte. Les flèches déplacent le curseur, les crochets parcourent les choix, Entrée choisit.
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Carte entière
zoom-action = Aller à l’action
stack-at = { $side }, { $hex }
stack-hidden = (le reste est caché)
reach = Où l’ennemi peut venir
area-show = Où cela agit

## Touches

key-arrows = déplacer le curseur d’un hexagone à l’autre
key-options = choix suivant ou précédent
key-far = option suivante ou précédente, dans un autre hexagone
key-enter = choisir ce qui est désigné
key-undo = annuler
key-action = aller à l’action
key-zoom = zoom avant, zoom arrière, carte entière
key-pan = déplacer la carte
key-battle = montrer ou cacher la bataille
key-odds = chances du combat
key-tabs = journal, situation, hexagone, unités, tables
key-reach = où l’ennemi peut venir
key-orders = ordres pour cet hexagone (unité du dessus …)
key-whole = toute la pile
key-rest = un raccourci (»)
key-rules = livre de règles
key-replay = revoir la partie, un pas en arrière, un pas en avant
key-show = revoir leur tour ; l’arrêter
key-focus = aller à la question, à la carte
key-escape = fermer, renoncer
key-help = cette page
help-about = Tout ce qui est éclairé peut être choisi : d’un clic, du doigt, au clavier ou par un bouton du panneau ; ce qui peut bouger se glisse aussi. Désignez ce qui ne l’est pas pour savoir pourquoi.
help-counter = Lire un pion
help-stacks = Un nombre dit combien de pions sont empilés. D’une pile cachée on ne voit que le dessus, avec un point d’interrogation ; un nombre doré dit combien de pions vous avez vus dessous.

## Accueil

quoted = « { $text } »
link-watch = Assister à la partie
copy = Copier
go-table = À la table

## Écrans autour de la carte

again = Réessayer
odds = Chances
odds-computing = Calcul des chances en cours…
odds-busy = Un autre calcul est en cours ; le vôtre suit.
odds-failed = Les chances n’ont pas pu être calculées.
odds-none = Il n’y a aucun combat à calculer ici.
odds-wins = Victoire : { $side }
odds-losses = Unités perdues en moyenne :
odds-played = Simulé { $count } fois : l’ordinateur joue les deux camps et devine à chaque fois les unités cachées.
odds-example = Les lignes ne sont pas encore formées : les jets sont ceux d’un déploiement possible.
earned = D’où ils viennent
notes = Mes notes
notes-about = Pour vous seul, conservées dans ce navigateur.
settings = Réglages
lang = Langue
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
set-sound = Sons (dés, à vous de jouer)
set-motion = Moins de mouvement
set-ask = Me demander avant d’agir
this-table = Cette table
copied = Copié ✓
file-strange = { $name } n’est ni une partie enregistrée ni une position.
no-server = Le serveur ne répond pas.
no-server-title = Porte close
no-server-about = Le serveur ne répond pas. Votre partie y est à l’abri ; la page continue d’essayer.
no-match-title = Table introuvable
no-match-about = Il n’y a pas de partie à cette adresse. Le lien est-il complet ?
wrong-token-title = Ce lien n’ouvre aucune place
wrong-token-about = Ce qui suit # est la clé d’une place, et celle-ci n’ouvre rien. Redemandez le lien, ou assistez à la partie.
verify = Vérifier les dés

lesson = Leçon
continue = Continuer

## Joueurs

players = Joueurs
player-away = absent, vu { $ago }
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
hand-back = Reprendre ma place
replaced-title = Ce lien a été remplacé
replaced-about = L’hôte a donné un nouveau lien à cette place, et l’ancien n’ouvre plus rien. Demandez-lui le nouveau, ou assistez à la partie.
rematch = Revanche en changeant de camp
rematch-go = À la revanche
winners = Victoire partagée : { $sides }
