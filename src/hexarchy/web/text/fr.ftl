# Les mots de la page. Les phrases du jeu viennent du serveur dans les deux langues.

tools = Outils
rules = Règles
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-played = On joue ici : { $what }.
rules-rest = Montrer aussi les { $count } règles qui ne sont pas en vigueur ici
rule-not-in-force = N’est pas en vigueur.
ruling = Précision :
open-rule = Ouvrir la règle { $rule }
replay = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = Au présent
replay-play = Lire
replay-pause = Pause
replay-at = Étape
replay-leave = Retour au jeu
replay-watching = Vous regardez le passé.
help = Aide et touches
theme = Clair ou sombre
language = Langue
close = Fermer
hide = Cacher
undo = Annuler
undo-ask = Demander à reprendre
undo-waiting = Vous demandez à reprendre { $count ->
    [one] votre dernier choix.
   *[other] votre dernier choix et ce qui a suivi.
  } En attente de la réponse…
undo-request = { $side } : { $count ->
    [one] demande à reprendre le dernier choix.
   *[other] demande à reprendre les { $count } derniers choix.
  } D’accord ?
undo-dice = Les dés déjà vus restent ce qu’ils sont et retomberont dans le même ordre.
undo-agree = Accepter
undo-refuse = Refuser
undo-withdraw = Retirer la demande
confirm = Oui, faire cela
cancel = Renoncer
ask-first = Demander avant d’agir
decision = Ce qu’on vous demande
watching = Vous regardez la partie.
of = { $what } : { $whom }
forced = Il n’y a que cela à faire.
along-some = { $count ->
    [0] Cette unité part seule
    [one] Une autre suit
   *[other] { $count } autres suivent
}
along-who = Pressez celles qui restent ici.
hint-hexes = Choisissez un hexagone éclairé sur la carte, ou une ligne ci-dessous.
hint-field = Choisissez un hexagone sur la carte : pointez-en un pour lire ce que cela donnerait.
hint-pieces = Choisissez un pion éclairé sur la carte, ou une ligne ci-dessous.
group-hexes = { $count } hexagones éclairés
group-boxed = { $count } pions
group-pieces = { $count } pions éclairés
match-over = La partie est finie
winner = Victoire : { $side }
draw = Personne ne gagne
new-game = Nouvelle partie
resign = Abandonner
resign-sure = Abandonner cette partie ?
stale = La partie a avancé entre-temps. Regardez à nouveau.
failed = Cela n’a pas marché.
no-answer = Le serveur ne répond pas. Votre choix est gardé et peut être renvoyé.
connection-lost = Connexion perdue, nouvel essai …
plan-alone = Tous ne peuvent pas y aller. Décochez la pile pour partir seul.
plan-stopped = Un imprévu est survenu en route. Ceux qui devaient suivre sont restés.
rest-stop = Arrêter, je réponds moi-même
why-title = Pas maintenant
why-hex = Pourquoi pas { $hex } ?
show-on-board = Montrer { $hex } sur la carte
tab-log = Journal
tab-status = Situation
tab-hex = Hexagone
log-filter = Filtrer le journal
log-forced = aussi les réponses qui étaient les seules possibles
log-empty = Il ne s’est encore rien passé.
log-all = Montrer les { $count } lignes
dice-title = Les dés
dice-gathering = Ils sont en cours de mélange.
dice-mixed = Ils mêlent le secret du serveur et { $count ->
    [one] la valeur d’un camp
   *[other] les valeurs de ces camps
  } : { $seats }. Ni le serveur ni aucun joueur seul ne les a choisis.
dice-absent = Sans part au mélange : { $seats }.
dice-alone = Le serveur les a choisis seul : aucun joueur n’a pris part au mélange.
dice-withheld = Valeur promise, puis gardée secrète : { $seats }. Ce choix-là était possible.
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
mix-title = Avant le premier dé
mix-busy = Mélange des dés en cours …
mix-early = On attend : { $seats }
mix-early-about = La partie commence d’elle-même dès que le lien est ouvert. Chaque navigateur ajoute alors une valeur aux dés : personne ne peut les avoir choisis.
mix-late = On attend que la table soit rouverte : { $seats }
mix-late-about = Une valeur a été promise pour les dés, mais pas encore révélée. La partie commence d’elle-même dès que cette page est rouverte.
mix-lost = Votre valeur pour les dés se trouve dans un autre navigateur
mix-lost-about = Ouvrez la table là où vous l’avez ouverte d’abord, et la partie commence d’elle-même.
mix-link = Lien à renvoyer : { $seat }
mix-without = Commencer sans attendre
mix-without-it = Commencer sans elle
mix-without-about = Les dés se mélangent alors sans la valeur des absents, et la table le dit. Ils peuvent encore rejoindre la partie plus tard.
mix-silent-about = Les dés se mélangent alors sans cette valeur, et la table dit qu’elle a été promise puis gardée secrète : { $seats }.
aside-title = Mise de côté
record = Enregistrer la partie
turn = Tour
orders = Consignes permanentes
hex-none = Montrez un hexagone pour voir ce qu’on en sait.
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
dice = Dés : { $list }

## Carte

board-label = Carte. Les flèches déplacent le curseur, les crochets parcourent les choix, Entrée choisit.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Carte entière
zoom-action = Vers l’action
stack-at = { $side } en { $hex }
stack-hidden = (le reste est caché)

## Touches

key-arrows = déplacer le curseur d’un hexagone à l’autre
key-options = choix suivant ou précédent
key-enter = choisir ce qui est montré
key-undo = annuler
key-action = aller à l’action
key-zoom = plus près, plus loin, carte entière
key-battle = montrer ou cacher la bataille
key-odds = chances du combat
key-tabs = journal, situation, hexagone
key-orders = ordres pour cet hexagone (unité du dessus …)
key-whole = toute la pile
key-rules = livre de règles
key-replay = revoir, un pas en arrière, un pas en avant
key-focus = vers la question, vers la carte
key-escape = fermer, renoncer
key-help = cette page
help-about = Tout ce qui est éclairé peut être choisi : d’un clic, du doigt, d’une touche, ou comme bouton du panneau ; ce qui peut bouger se glisse aussi. Montrez ce qui ne l’est pas pour savoir pourquoi.
help-counter = Lire un pion
help-stacks = Un nombre dit combien de pions sont empilés. D’une pile cachée on ne voit que le dessus, toujours avec le même point d’interrogation.

## Même écran

curtain-title = Passez la main
curtain-about = Tout est caché jusqu’à ce que vous soyez seul devant l’écran.
curtain-ready = Je suis seul : montrez la table

## Accueil

lobby-about = Les classiques du wargame fantastique, à une table qui connaît les règles.
choose-game = Jeu
choose-against = Contre qui ?
choose-scenario = Scénario
choose-options = Options
presets = Formules
quoted = « { $text } »
options-search = Chercher dans les options
options-none = Aucune option ne contient ces mots.
options-changed = { $count ->
    [0] tout comme d’habitude
    [one] une change
   *[other] { $count } changent
}
options-reset = Tout comme d’habitude
options-clash = { $names } ne vont pas ensemble.
option-clash = Ne va pas avec { $other }.
option-turn-off = Sans { $other }
option-without = sans { $name }
option-fixed = Fixé par le scénario { $scenario }.
against-bot = L’ordinateur
against-bot-about = Il n’en voit pas plus que vous.
against-hotseat = Un ami devant cet écran
against-hotseat-about = Vous jouez à tour de rôle ; un rideau tombe entre les deux.
against-link = Un ami ailleurs
against-link-about = Vous recevez un lien secret à envoyer.
seat-me = Moi
seat-link = Par lien
seat-bot = Ordinateur : { $name }
swap = Changer de camp
begin = Commencer
links-title = Votre table est prête
links-about = Envoyez à chaque joueur le lien de sa place. Qui le possède joue ce camp.
link-watch = Pour regarder
copy = Copier
go-table = À la table

## Écrans autour de la carte

again = Réessayer
odds = Chances
odds-computing = Calcul des chances en cours …
odds-busy = D’autres chances sont en cours de calcul ; les vôtres viennent ensuite.
odds-failed = Les chances n’ont pas pu être calculées.
odds-none = Il n’y a aucun combat à calculer ici.
odds-wins = Victoire : { $side }
odds-losses = Unités perdues en moyenne :
odds-played = Joué { $count } fois, un robot décidant pour les deux camps et les unités cachées étant devinées à nouveau chaque fois.
odds-example = Les lignes ne sont pas encore formées : les jets sont ceux d’un déploiement possible.
earned = Comment ils ont été gagnés
notes = Notes pour moi
notes-about = Pour vous seul, gardées dans ce navigateur.
settings = Réglages
lang = Langue
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
set-sound = Sons (dés, à vous de jouer)
set-motion = Moins de mouvement
set-ask = Demander avant d’agir
this-table = Cette table
copied = Copié ✓
your-matches = Vos parties
your-turn = à vous de jouer
more-matches = { $count } plus anciennes
forget = Oublier
forget-sure = Oublier cette partie ici ? Sans son lien, personne ne retrouvera la place depuis ce navigateur.
bring = Continuer à partir d’un fichier
bring-about = Déposez ici une partie enregistrée (.json) ou une position (.toml).
bring-record = Continuer cette partie enregistrée
bring-position = Commencer à partir de cette position
bring-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
bring-not = Un autre fichier, ou aucun
choose-file = Choisir un fichier
file-large = Le fichier dépasse 4 Mo.
file-broken = { $name } est abîmé : ce n’est pas du JSON lisible.
file-strange = { $name } n’est ni une partie enregistrée ni une position.
file-other-game = Ce fichier est d’un jeu auquel on ne joue pas ici : { $game }.
refused-bad-record = Cette partie enregistrée ne peut pas être rejouée.
refused-bad-position = Cette position ne peut pas être mise en place.
refused-other-rules = La partie a été enregistrée avec une autre version des règles.
refused-no-game = On ne joue pas à ce jeu ici.
refused-full = Trop de parties se jouent ici en ce moment. Réessayez plus tard.
refused-too-often = C’était trop souvent en peu de temps. Réessayez dans une minute.
refused-too-large = Le fichier est trop grand.
no-server = Le serveur ne répond pas.
no-server-title = Personne n’ouvre
no-server-about = Le serveur ne répond pas. Votre partie y est en sûreté ; la page continue d’essayer.
no-match-title = Aucune table ici
no-match-about = Il n’y a pas de partie à cette adresse. Le lien est-il complet ?
wrong-token-title = Ce lien n’ouvre aucune place
wrong-token-about = Ce qui suit # est la clé d’une place, et celle-ci ne convient pas. Redemandez le lien, ou regardez.
verify = Vérifier les dés
verify-about = Les dés d’une partie viennent d’un secret du serveur, mêlé à une valeur de chaque joueur. Les empreintes sont fixées avant que le premier dé ne tombe, et tout est révélé à la fin : chacun peut alors relancer chaque dé.
proof-right = juste :
proof-wrong = faux :
proof-here = calculé par votre navigateur
proof-there = rejoué par le serveur
proof-open = La partie se joue encore
proof-some-open = Rien n’est faux, mais { $count ->
    [one] un dé ne prouve rien
   *[other] { $count } dés ne prouvent rien
  }
proof-all-open = Rien n’est faux, mais ces dés ne prouvent rien
proof-open-about = Le secret reste fermé jusqu’à la fin. Notez l’empreinte si vous le souhaitez.
proof-good = Tout est juste
proof-bad = Quelque chose ne va pas
proof-commitment = Chaque secret et chaque valeur a bien l’empreinte promise.
proof-commitment-wrong = Un secret ou une valeur n’a pas l’empreinte promise.
proof-noted-here = Tout est comme ce navigateur l’a noté au début de la partie.
proof-noted-other = L’empreinte ou une valeur n’est pas celle que ce navigateur a notée au début de la partie.
proof-dice = { $count ->
    [one] Un dé a été relancé et il est le même.
   *[other] { $count } dés ont été relancés et sont les mêmes.
}
proof-dice-wrong = { $count ->
    [one] Un dé a été relancé et il est différent.
   *[other] { $count } dés ont été relancés et sont différents.
}
proof-dice-open = { $count ->
    [one] Un dé ne peut être prouvé : personne ne s’était engagé sur lui.
   *[other] { $count } dés ne peuvent être prouvés : personne ne s’était engagé sur eux.
}
proof-unprovable = ne peut être prouvé
proof-no-crypto = Ce navigateur ne calcule de preuves que par https ou sur cette machine.
proof-promise = Les dés sont ceux qui ont été promis.
proof-promise-wrong = Les dés ne sont pas ceux qui ont été promis.
proof-actions = { $count ->
    [one] L’action était permise et mène à la fin enregistrée.
   *[other] Les { $count } actions étaient permises et mènent à la fin enregistrée.
}
proof-actions-wrong = Les actions ne mènent pas à la fin enregistrée.
proof-finished = La partie est jouée jusqu’au bout.
proof-resigned = La partie a fini par un abandon.
proof-unfinished = La partie n’est pas finie.
proof-stretch = { $count ->
    [one] Dé { $from }
   *[other] Dés { $from } à { $to }
}
proof-stretch-none = À partir du dé { $from } : aucun n’est tombé
proof-mixed = Ils mêlent le secret du serveur et les valeurs de : { $seats }.
proof-alone = Du seul secret du serveur.
proof-seeded = D’une graine sur laquelle personne ne s’était engagé.
proof-brought = Ils sont venus avec une partie importée : la personne qui l’a apportée les connaissait.
proof-value-name = Valeur de { $seat }
proof-commitment-name = Empreinte
proof-secret-name = Secret
proof-digest-name = Condensé de la fin
proof-command = La même chose en ligne de commande :
proof-table = Chaque dé
proof-action = Action
proof-number = Dé n°
proof-thrown = Tombé
proof-all = Montrer les { $count } dés
proof-busy = Chaque dé est relancé …
proof-file = Vérifier une partie enregistrée
proof-noted = Empreinte que vous avez notée (si vous l’avez fait)
proof-drop = Déposez ici le fichier de la partie (.json).

learn = Apprendre en dix minutes
learn-about = Votre première partie, sur le vrai plateau, avec un guide à vos côtés : { $chapters }.
lesson = Leçon
lesson-chapter = Chapitre { $number } sur { $count }
lesson-steps = { $done } étapes sur { $count }
lesson-continue = Continuer
lesson-show = Montrez-moi
lesson-waiting = L’autre camp réfléchit…
lesson-astray = Vous suivez votre propre chemin, et c’est très bien ainsi. Continuez, ou revenez :
lesson-again = Recommencer
lesson-next = Suite : { $title }
lesson-skip = Passer
lesson-skip-about = Au chapitre suivant
lesson-leave = Quitter
lesson-leave-about = Quitter la leçon
lesson-done = Bravo !
lesson-play = Jouer une vraie partie
