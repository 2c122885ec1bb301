# Les mots de la page. Les phrases du jeu viennent du serveur dans les deux langues.

tools = Outils
rules = Règles
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
ruling = Précision :
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
confirm = Oui, faire cela
cancel = Renoncer
ask-first = Demander avant d'agir
decision = Ce qu'on vous demande
watching = Vous regardez la partie.
forced = Il n'y a que cela à faire.
hint-hexes = Choisissez un hexagone éclairé sur la carte, ou une ligne ci-dessous.
hint-pieces = Choisissez un pion éclairé sur la carte, ou une ligne ci-dessous.
group-hexes = { $count } hexagones éclairés
group-pieces = { $count } pions éclairés
match-over = La partie est finie
winner = Victoire : { $side }
draw = Personne ne gagne
new-game = Nouvelle partie
resign = Abandonner
resign-sure = Abandonner cette partie ?
stale = La partie a avancé entre-temps. Regardez à nouveau.
failed = Cela n'a pas marché.
no-answer = Le serveur ne répond pas. Votre choix est gardé et peut être renvoyé.
no-match = Cette partie n'existe pas, ou le serveur ne répond pas.
connection-lost = Connexion perdue, nouvel essai …
why-title = Pas maintenant
why-hex = Pourquoi pas { $hex } ?
show-on-board = Montrer { $hex } sur la carte
tab-log = Journal
tab-status = Situation
tab-hex = Hexagone
log-filter = Filtrer le journal
log-empty = Il ne s'est encore rien passé.
log-all = Montrer les { $count } lignes
commitment = Les dés étaient fixés avant la première action :
secret = Leur secret :
record = Enregistrer la partie
turn = Tour
hex-none = Montrez un hexagone pour voir ce qu'on en sait.
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
attack-magic = magie
attack-melee = mêlée
attack-missile = tir
dice = Dés : { $list }

## Carte

board-label = Carte. Les flèches déplacent le curseur, les crochets parcourent les choix, Entrée choisit.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Carte entière
zoom-action = Vers l'action
stack-at = { $side } en { $hex }
stack-hidden = (le reste est caché)
place-city = Cité
place-castle = Château
place-temple = Temple
place-village = Village
place-mine = Mine
place-fortress = Forteresse
place-capital = Capitale
edge-river = Rivière
edge-ford = Gué
edge-bridge = Pont
edge-alps = Hautes cimes
edge-lake = Lac
edge-wall = Mur
mark-siege = Siège
mark-battle = Bataille
mark-pit = Gouffre
mark-rain = Pluie
mark-light = Lumière
mark-dark = Ténèbres
mark-cloak = Voile
mark-control = Tenu par

## Pions

mode-F = à pied
mode-C = à cheval
mode-W = ailé
armor-none = sans armure
armor-medium = armure moyenne
armor-heavy = armure lourde
face-troop = tir { $missile }, mêlée { $melee }, moral { $morale }
face-mp = { $value } PM
face-leads = commandement { $value }
face-magic = magie { $power }, portée { $range }
face-reconstructed = valeurs reconstituées

orders = Ordres permanents
command-cloak-always = Toujours répondre par Voile
command-cloak-never = Ne jamais répondre par Voile
command-cloak-ask = Me demander pour Voile
command-fire-always = Toujours tirer
command-fire-ask = Me demander avant de tirer
command-lift-pass = Ne plus passer
command-top = Au-dessus
command-stack-show = Toujours montrer une unité ici
command-stack-silent = Ne jamais montrer d'unité ici
command-stack-ask = Me demander ici
command-siege-assault = Toujours donner l'assaut ici
command-siege-invest = Toujours faire le blocus ici
command-siege-ask = Me demander pour le siège

## Touches

key-arrows = déplacer le curseur d'un hexagone à l'autre
key-options = choix suivant ou précédent
key-enter = choisir ce qui est montré
key-undo = annuler
key-action = aller à l'action
key-zoom = plus près, plus loin, carte entière
key-battle = montrer ou cacher la bataille
key-tabs = journal, situation, hexagone
key-rules = livre de règles
key-replay = revoir, un pas en arrière, un pas en avant
key-focus = vers la question, vers la carte
key-escape = fermer, renoncer
key-help = cette page
help-about = Tout ce qui est éclairé peut être choisi : d'un clic, du doigt, d'une touche, ou comme bouton du panneau. Montrez ce qui ne l'est pas pour savoir pourquoi.
help-counter = Lire un pion
help-counter-troop = Troupes : mode de mouvement en haut à gauche (F à pied, C à cheval, W ailé), patrie à droite ; en bas tir, mêlée, moral et points de mouvement.
help-counter-person = Personnages : commandement dans l'hexagone, pouvoir magique et portée, points de mouvement. Un point à gauche signale des valeurs reconstituées.
help-armor = L'image montre l'armure : noir pour lourde, contour pour moyenne, blanc pour aucune.
help-stacks = Un nombre dit combien de pions sont empilés. D'une pile cachée on ne voit que le dessus, toujours avec le même point d'interrogation.

## Même écran

curtain-title = Passez la main
curtain-about = Tout est caché jusqu'à ce que vous soyez seul devant l'écran.
curtain-ready = Je joue : { $side }

## Accueil

lobby-about = Les classiques du wargame fantastique, à une table qui connaît les règles.
choose-game = Jeu
choose-against = Contre qui ?
choose-scenario = Scénario
choose-options = Options
against-bot = L'ordinateur
against-bot-about = Il n'en voit pas plus que vous.
against-hotseat = Un ami devant cet écran
against-hotseat-about = Vous jouez à tour de rôle ; un rideau tombe entre les deux.
against-link = Un ami ailleurs
against-link-about = Vous recevez un lien secret à envoyer.
seat-me = Moi
seat-link = Par lien
seat-bot = Ordinateur : { $name }
swap = Changer de camp
begin = Commencer
links-title = Votre table est prête
links-about = Envoyez à chaque joueur le lien de sa place. Qui le possède joue ce camp.
link-watch = Pour regarder
copy = Copier
go-table = À la table
