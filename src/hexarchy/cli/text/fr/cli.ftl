# Ce que dit la ligne de commande. Français et anglais sont à égalité : les deux ou aucun.

percent = { $number } %
decimal-mark = ,
yes = oui
no = non
error = Erreur : { $sentence }
interrupted = Interrompu.

## Aide

help-usage = Usage :
help-options = Options{ " " }
help-commands = Commandes{ " " }
help-options-piece = [OPTIONS]
help-command-piece = COMMANDE …
help-help = Afficher cette aide.
help-lang = Langue de tout ce qui s’affiche ; se place n’importe où sur la ligne. Par défaut, celle de votre système.
help-version = Afficher la version.
help-about = Une table pour les wargames fantastiques classiques, qui fait respecter les règles. « hexarchy COMMANDE --help » en dit plus sur une commande.

metavar-host = HÔTE
metavar-days = JOURS
metavar-game = JEU
metavar-match = PARTIE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-list = [CAMP=]FICHIER
metavar-position = POSITION.toml
metavar-name = NOM
metavar-bot = BOT
metavar-side = CAMP
metavar-switch = NOM=VALEUR
metavar-seats = CAMP,CAMP
metavar-chart = [TABLE]
metavar-rule = [NUMÉRO | MOTS]

serve-short = Jouer dans le navigateur.
serve-about = Servir la table : jouer dans le navigateur, seul contre un programme, avec un ami sur cette machine ou par le réseau. Chaque action est sur le disque avant d’être montrée.
admin-short = Gérer les parties d’un serveur, les sauvegarder.
admin-about = Gérer les parties d’un serveur, qu’il tourne ou non : les voir, les mettre de côté, les effacer, les sauvegarder et les restaurer. Un serveur s’en aperçoit en une seconde environ. « hexarchy admin COMMANDE --help » en dit plus sur une commande.
admin-list-short = La liste des parties.
admin-list-about = Donner la liste des parties, les plus récemment touchées d’abord. Plusieurs filtres la réduisent.
admin-show-short = Tout sur une partie, sauf ses secrets.
admin-show-about = Montrer ce qu’on sait d’une partie : qui y joue, où elle en est, pourquoi elle est de côté. Aucun dé, aucune action, aucun jeton n’est montré.
admin-stats-short = Combien de parties, et de tout le reste.
admin-stats-about = Compter les parties par jeu et par état, leurs entrées, celles de la dernière semaine, et ceux qui en ont créé le plus ; donner la taille de la base. Les créateurs portent un nom qui change à chaque appel.
admin-export-short = Écrire l’enregistrement d’une partie.
admin-export-about = Écrire l’enregistrement d’une partie, tel que ses joueurs peuvent l’emporter, dans un nouveau fichier ou à l’écran. Celui d’une partie en cours contient le secret de ses dés : qui le lit connaît tous les dés à venir.
admin-put-aside-short = Mettre une partie de côté : personne n’y joue.
admin-put-aside-about = Mettre une partie de côté. Ses joueurs apprennent que l’administrateur l’a voulu ; ils la voient encore et peuvent emporter son enregistrement. Elle y reste jusqu’à ce qu’elle soit reprise.
admin-take-up-short = Reprendre une partie mise de côté.
admin-take-up-about = Reprendre une partie mise de côté par « put-aside ». Si ses joueurs ont emporté l’enregistrement entre-temps, d’autres dés seront lancés à partir de là.
admin-delete-short = Effacer des parties pour de bon.
admin-delete-about = Effacer des parties avec tout ce qui leur appartient. Seule une sauvegarde les ramène.
admin-backup-short = Tout sauvegarder dans un fichier.
admin-backup-about = Écrire tout ce que contient la base dans un nouveau fichier, tel qu’à un instant donné, pendant que les serveurs continuent. Le fichier convient à SQLite comme à PostgreSQL. Il contient tous les secrets : gardez-le aussi privé que la base.
admin-restore-short = Remplir une base à partir d’une sauvegarde.
admin-restore-about = Remplir une base vide à partir d’une sauvegarde, ou remplacer tout ce qu’elle contient. Le fichier est d’abord contrôlé ; ensuite, c’est tout ou rien. Pendant la lecture d’une grosse sauvegarde, les serveurs ne peuvent pas écrire.
games-short = Les jeux, leurs scénarios et leurs options.
games-about = Présenter les jeux : camps, scénarios, options, bots et règles.
play-short = Jouer avec des amis ou des bots.
play-about = Jouer dans ce terminal. Sans bot, tous les joueurs partagent le clavier, et l’écran est caché quand il change de mains. Tapez « aide » à la table pour savoir ce qui peut se dire.
simulate-short = Faire jouer de nombreuses parties à des bots.
simulate-about = Faire jouer de nombreuses parties à des bots et en dresser le bilan. Le code de sortie est 1 si une partie a échoué.
arena-short = Savoir lequel de deux bots est le plus fort.
arena-about = Faire jouer deux bots par paires : chaque graine deux fois, en échangeant les camps. À plus de deux, ils alternent autour de la table (--alone : A seul parmi des B) et avancent tous d’une place jusqu’à ce que chaque disposition ait été jouée. L’Elo est donné avec son intervalle à 95 % ; un test séquentiel (--elo0, --elo1) s’arrête dès qu’il sait. Un bot peut être essayé avec d’autres réglages : captain:near=5,big_army=8. Le code de sortie est 1 si une partie a échoué.
replay-short = Raconter une partie enregistrée.
replay-about = Raconter une partie enregistrée : telle qu’un camp l’a connue, ou en entier une fois finie. Puis montrer où elle en est.
verify-short = Contrôler un enregistrement : actions, dés et fin.
verify-about = Rejouer un enregistrement en contrôlant chaque action, et comparer ses dés et sa fin à ce qui était promis. Le code de sortie est 1 si quelque chose est faux.
rules-short = Lire les règles, ou y chercher.
rules-about = Montrer les chapitres des règles, une règle par son numéro, ou celles qui contiennent certains mots.
charts-short = Lire les tables d’un jeu.
charts-about = Donne la liste des tables d’un jeu, ou en montre une : par son identifiant, des mots de son titre ou une règle qui en parle.
charts-none = Ce jeu n’a pas de tables.
chart-now = maintenant
odds-short = Les chances des batailles et des sièges d’une position.
odds-about = Montrer les chances de chaque bataille et de chaque siège d’une position, calculées comme le jeu les calculera.
bench-short = Mesurer la vitesse du moteur.
bench-about = Comparer la vitesse du moteur à celle d’un programme simple. Seulement depuis les sources.

opt-host = L’adresse où écouter. Par défaut 127.0.0.1, que seule cette machine atteint.
opt-port = Le port où écouter ; 0 en prend un libre. Par défaut 8000.
opt-name = Un nom sous lequel les navigateurs atteignent ce serveur, s’il n’est ni celui de cette machine ni une adresse. Peut être répétée ; la variable HEXARCHY_NAMES en donne d’autres, séparés par des virgules. Les requêtes pour tout autre nom sont refusées.
opt-database = Où sont gardées les parties : « sqlite:///FICHIER » ou « postgresql://… ». Par défaut, le fichier hexarchy.db de votre dossier de données, ou ce que dit la variable HEXARCHY_DATABASE.
opt-proxy = L’adresse d’un mandataire (proxy) placé devant ce serveur, vue d’ici : il est cru quand il dit pour qui il demande. Il doit transmettre l’en-tête Host et les WebSockets.
opt-forget = Effacer les parties auxquelles personne n’a touché depuis tant de jours. Par défaut, aucune n’est effacée.
opt-list-game = Seulement les parties de ce jeu.
opt-list-running = Seulement les parties en cours.
opt-list-over = Seulement les parties finies.
opt-list-aside = Seulement les parties mises de côté.
opt-list-untouched = Seulement les parties auxquelles personne n’a touché depuis tant de jours.
opt-with-secret = Même si la partie est en cours, avec le secret de ses dés.
opt-replace = Effacer ce que contient la base. Par défaut, seule une base vide est remplie.
opt-yes = Ne rien demander.
opt-open = Ouvrir le navigateur.
opt-data = Un dossier de données qui remplacent celles du jeu.
opt-scenario = Le scénario ; « games » en donne la liste. Par défaut : le premier.
opt-rules-record = Montrer les règles en vigueur dans la partie d’un enregistrement.
opt-rules-scenario = Montrer les règles en vigueur dans ce scénario.
opt-rules-option = Montrer les règles en vigueur avec cette option. Peut être répété.
opt-rules-all = Montrer aussi ce qui n’est pas en vigueur, signalé comme tel.
opt-option = Fixer une option ; « games » en donne la liste. Peut être répété.
opt-preset = Une formule : des options qui portent un nom ; « games » en donne la liste.
opt-against = Un bot prend tous les autres camps.
opt-seat = Votre camp dans une partie contre un bot. Peut être répété, si vous êtes plusieurs.
opt-players = Combien de camps sont joués, quand le scénario laisse le choix. Par défaut, aussi peu qu’il le permet.
opt-seats = Quels camps sont joués, quand le scénario laisse le choix ; CAMP=BOT en confie un à un bot.
opt-seats-named = Quels camps sont joués, quand le scénario laisse le choix.
opt-army = La liste d’une armée, là où les joueurs en composent : pour le camp nommé, ou pour les camps dans leur ordre. Peut être donné plusieurs fois. Un camp sans liste apporte une liste habituelle.
opt-army-scenario = Le scénario pour lequel la liste est faite. Par défaut le premier où les joueurs en composent.
opt-army-seat = Le camp pour lequel la liste est faite.
opt-seed = Nombre qui fixe les dés.
opt-play-seed = Nombre qui fixe les dés, pour rejouer la même partie. Par défaut, les dés sont secrets et peuvent être contrôlés ensuite.
opt-seed-first = Graine de la première partie ; chaque partie suivante a le nombre suivant. Par défaut : 0.
opt-from = Partir d’une position écrite à la main.
opt-load = Reprendre une partie sauvegardée ; elle est gardée dans le même fichier, sauf si --save en donne un autre.
opt-save = Garder la partie dans ce nouveau fichier ; elle y est sauvegardée après chacune de vos réponses.
opt-bots = Les bots, camp par camp ; un seul nom vaut pour tous. Par défaut : « random ».
opt-games = Nombre de parties. Par défaut : 100.
opt-jobs = Nombre de processus qui jouent en même temps. Les résultats n’en dépendent pas. Par défaut : 1.
opt-swap = Les bots changent de camp d’une partie à l’autre.
opt-pairs = Nombre maximal de paires. Par défaut : 100.
opt-alone = A est seul, B occupe toutes les autres places, au lieu d’alterner.
opt-drawn = Là où les joueurs apportent des listes, en tirer au sort parmi celles qui sont permises, d’autres à chaque paire ; sinon, les listes habituelles.
opt-arena-seed = Graine de la première paire ; chaque paire suivante a le nombre suivant. Par défaut : 0.
opt-elo0 = Tester si A ne dépasse pas B de plus de tant d’Elo (H0)…
opt-elo1 = … ou le dépasse d’au moins tant (H1), à 5 % d’erreur dans les deux sens.
opt-rows = Garder une ligne par partie dans ce fichier, en JSON. S’il contient déjà les mêmes bots et les mêmes parties, reprendre à partir de là.
opt-ray = Répartir les paires sur la grappe Ray que nomme RAY_ADDRESS, ou sur cette machine ; Hexarchy doit être installé sur toutes ses machines.
opt-most = Abandonner une partie après tant de décisions. Par défaut : 200000.
opt-records = Garder l’enregistrement de chaque partie dans ce dossier.
opt-json = Donner les résultats en JSON.
opt-to = S’arrêter après tant d’actions.
opt-replay-seat = Raconter ce qu’a connu ce camp.
opt-commitment = L’empreinte des dés montrée avant la partie.
opt-odds-games = Combien de fois chaque bataille est jouée. Par défaut : 500.
opt-odds-game = Le jeu de la position, si le fichier ne le dit pas.
opt-odds-bot = Le bot qui décide pour tous les camps. Par défaut, le meilleur du jeu ; « random » ne se replie jamais.

## Erreurs

error-language = Il n’y a pas de langue « { $value } » ; il y a { $known }.
error-no-command = Il n’y a pas de commande « { $name } » ; il y a { $known }.
error-no-option = Cette commande n’a pas d’option « { $name } ».
error-missing = Il manque quelque chose : { $name }.
error-no-value = L’option « { $name } » demande une valeur.
error-arguments = Que faire de « { $said } » ?
error-not-whole = « { $option } » demande un nombre entier, pas « { $value } ».
error-too-small = « { $option } » doit valoir au moins { $least }, pas { $value }.
error-no-game = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
error-bad-games = Les jeux apportés sont inutilisables : { $why }.
error-port = Impossible d’écouter sur { $host }, port { $port } : { $why }.
error-name = « { $name } » n’est pas un nom d’hôte : donnez-le sans « http:// », ni port, ni chemin.
error-database = La base de données est inutilisable : { $why }.
error-database-address = L’adresse d’une base de données commence par sqlite:/// ou postgresql:// ; celle qui est indiquée, non.
error-no-database = Il n’y a pas de base de données « { $path } » ; indiquez-en une autre avec « --database ».
error-newer-database = La base de données vient d’une version plus récente de Hexarchy : installez cette version, ou restaurez dans une nouvelle base une sauvegarde d’avant la mise à jour. Rien n’a été changé.
error-older-database = La base de données vient d’une version plus ancienne de Hexarchy : sauvegardez-la, puis lancez « hexarchy serve », qui la met à jour.
error-other-database = La base de données n’est pas de Hexarchy, ou elle est incomplète. Rien n’a été changé ; indiquez-en une autre avec « --database ».
error-no-match = Il n’y a pas de partie « { $name } ».
error-with-secret = La partie « { $name } » n’est pas finie : son enregistrement contient le secret de ses dés ; ajoutez « --with-secret » si c’est ce que vous voulez.
error-is-aside = La partie « { $name } » est déjà mise de côté.
error-not-aside = La partie « { $name } » n’a pas été mise de côté par « put-aside » ; celle qui l’est pour une autre raison reprend d’elle-même quand cette raison disparaît.
error-not-empty = La base de données contient déjà { $count ->
    [one] une partie
   *[other] { $count } parties
} : « --replace » les efface.
error-not-read = Impossible de lire « { $path } » : { $why }.
error-backup-format = « { $path } » n’est pas une sauvegarde faite par Hexarchy.
error-backup-newer = « { $path } » vient d’une version plus récente de Hexarchy, qui peut le restaurer.
error-backup-cut = « { $path } » est tronqué : il manque la fin. Rien n’a été changé.
error-backup-changed = « { $path } » est abîmé : ce n’est pas ce qui a été écrit. Rien n’a été changé.
error-bad-list = « { $path } » n’est pas une liste pour cette partie : { $why }
error-no-lists = On ne compose pas de liste pour une telle partie de « { $name } ».
error-many-lists = { $count ->
    [one] On compose une seule liste pour cette partie.
   *[other] On compose { $count } listes pour cette partie, pas davantage.
    }
error-no-folder = Il n’y a pas de dossier « { $path } ».
error-bad-data = Les données de « { $path } » sont inutilisables : { $why }.
error-no-seat = Il n’y a pas de camp « { $name } » ; il y a { $known }.
error-seat-alone = « --seat » ne va qu’avec « --against BOT » : sans bot, tous les camps sont à vous.
error-players = « --players { $players } » ne va pas avec le nombre de camps nommés : { $seats }.
error-most-players = Le jeu a { $seats } camps, pas { $players }.
error-seats = On ne peut pas jouer ainsi : { $why }.
error-not-number = « { $option } » demande un nombre, pas « { $value } ».
error-same-bot = Un bot ne se compare pas à lui-même : nommez-en deux.
error-worker-lost = Un processus est mort au milieu d’une partie. Les lignes déjà gardées sont bonnes : relancez avec le même --rows pour continuer.
error-elo-alone = « --elo0 » et « --elo1 » vont ensemble.
error-elo-order = « --elo0 » doit être plus petit que « --elo1 ».
error-bad-rows = { $path } ne peut pas recevoir les lignes : { $why }.
rows-of-others = il contient les lignes d’autres parties
rows-of-nothing = il ne commence pas comme un fichier de lignes
error-no-aspect = « { $said } » n’est pas un réglage avec son nombre ; { $bot } a : { $known }.
error-no-bot = Il n’y a pas de bot « { $name } » ; il y a { $known }.
error-bot-count = { $given ->
    [one] Un bot est donné
   *[other] { $given } bots sont donnés
} pour { $seats } camps ({ $names }).
error-no-scenario = Il n’y a pas de scénario « { $name } » ; il y a { $known }.
error-no-switch = Le jeu n’a pas d’option « { $name } » ; il a { $known }.
error-switch-value = L’option « { $name } » prend { $known }, pas « { $value } ».
error-bad-option = Ces options ne vont pas ensemble : { $why }.
error-bad-position = La position « { $path } » est inutilisable : { $why }.
error-which-game = La position « { $path } » ne dit pas de quel jeu elle est ; ajoutez --game avec l’un de { $known }.
error-other-game = « { $path } » appartient au jeu « { $name } », pas à « { $wanted } ».
error-position-options = Une position apporte son scénario, ses options et ses camps : retirez « --scenario », « --preset », « --option » et « --players ».
error-load-alone = Une partie sauvegardée apporte son scénario, ses options, ses camps et ses dés : « --load » va sans « --scenario », « --preset », « --option », « --players », « --seed » et « --from ».
error-record-alone = Un enregistrement apporte son scénario et ses options : « --record » va sans « --scenario » ni « --option ».
error-bad-record = L’enregistrement « { $path } » est inutilisable : { $why }.
error-changed-record = L’enregistrement « { $path } » ne mène pas à la fin qu’il annonce : il a été modifié, ou vient d’une autre version.
error-rules-version = L’enregistrement « { $path } » date de la version { $version } des règles ; ce programme a la version { $here }.
error-too-far = L’enregistrement « { $path } » n’a que { $count } actions.
error-no-chart = Il n’y a pas de table « { $name } ». Il y a : { $known }.
error-no-rule = Il n’y a pas de règle « { $id } ».
error-no-rule-near = Il n’y a pas de règle « { $id } » ; proches : { $near }.
error-no-words = Aucune règle ne contient les mots « { $words } ».
error-no-benchmarks = Les mesures ne font pas partie du programme installé : elles sont dans le dossier « benchmarks » des sources, où « ./run bench » les lance.
error-extra = Il manque des paquets pour cela : pip install "hexarchy[{ $extra }]" les installe.
error-no-data-folder = Impossible de créer le dossier des parties « { $path } » : { $why }. Indiquez un autre endroit avec « --database ».
error-exists = « { $path } » existe déjà : reprenez cette partie avec « --load », ou donnez un autre nom.
error-no-text = ce n’est pas un fichier de texte
error-no-toml = ce n’est pas du TOML ({ $why })
error-not-saved = Impossible d’écrire « { $path } » : { $why }.

## Ce que le système reproche à un fichier

os-ENOENT = ce fichier n’existe pas
os-EISDIR = c’est un dossier
os-ESPIPE = ce n’est pas un fichier ordinaire
os-EFBIG = il est trop gros
os-ENOTDIR = une partie du chemin n’est pas un dossier
os-EEXIST = un fichier porte déjà ce nom
os-EACCES = l’accès est refusé
os-EPERM = ce n’est pas permis
os-EROFS = le disque est en lecture seule
os-ENOSPC = le disque est plein
os-ENAMETOOLONG = le nom est trop long

## serve

serve-at = Hexarchy est prêt : { $address } (Ctrl-C l’arrête)
serve-kept = Les parties sont gardées dans { $path }.
serve-port-too-high = il y a 65535 ports

## admin

admin-col-id = partie
admin-col-game = jeu
admin-col-made = créée
admin-col-touched = touchée
admin-col-version = version
admin-col-seats = humains/bots
admin-col-over = finie
admin-col-aside = de côté
admin-col-running = en cours
admin-col-rules = règles
admin-col-scenario = scénario
admin-col-options = options
admin-col-position = depuis une position
admin-col-taken = camps
admin-col-entries = entrées
admin-col-bot-due = un bot doit répondre
admin-col-given-out = enregistrement remis
admin-col-picture = version de la dernière image
admin-col-size = taille de la base
admin-size-units = o ko Mo Go
admin-count = { $count ->
    [one] { $count } partie.
   *[other] { $count } parties.
}
admin-made-on = créées le { $day }
admin-aside-for = de côté ({ $why })
admin-maker = créateur { $name }
admin-exported = L’enregistrement est dans { $path }.
admin-put-aside = La partie { $name } est mise de côté.
admin-taken-up = La partie { $name } reprend.
admin-delete-sure = Effacer { $count ->
    [one] la partie { $names }
   *[other] { $count } parties ({ $names })
} pour de bon ?
admin-deleted = { $count ->
    [one] Une partie est effacée.
   *[other] { $count } parties sont effacées.
}
admin-replace-sure = Effacer { $count ->
    [one] la partie
   *[other] les { $count } parties
} de cette base et restaurer la sauvegarde du { $at } ?
admin-unchanged = Rien n’a été changé.
admin-rows = lignes
admin-bytes = contrôle
admin-backed-up = { $path } contient tout, en { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}. Il contient tous les secrets : gardez-le privé.
admin-restored = { $path } est restauré : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}.

## games

games-seats = camps
games-scenario = scénario { $name }
games-players = De { $fewest } à { $most } joueurs.
games-option = option { $name }={ $values }
games-preset = formule { $name }
games-bots = bots
games-rules = règles
games-rule-count = { $count ->
    [one] une règle
   *[other] { $count } règles
}

## rules

rules-hint = { $count } règles. Donnez un numéro pour en lire une, ou des mots à chercher.
rule-ruling = Précision :
rule-kind-rule = règle
rule-kind-example = exemple
rule-source = ({ $kind } ; livret, { $count ->
    [one] ligne
   *[other] lignes
} { $source })
rule-unsourced = ({ $kind })
rule-reconstructed = ({ $kind } ; reconstituée : aucune source à notre portée ne dit tout cela)
rule-not-in-force = N’est pas en vigueur. { $needs }
rules-found-not-in-force = (pas en vigueur)
rules-in-force = { $count } règles sont en vigueur, { $rest } ne le sont pas. Donnez un identifiant pour en lire une, ou des mots à chercher.
rule-untranslated = (Pas encore traduite.)

## simulate

simulate-progress = parties
simulate-games = parties
simulate-finished = finies
simulate-wins = gagnées par { $side }
simulate-bot-wins = gagnées par le bot { $bot }
simulate-shared = victoires partagées
simulate-draws = égalités
simulate-unfinished = abandonnées
simulate-decisions = décisions
simulate-speed = décisions par seconde
simulate-dead-ends = impasses
simulate-errors = erreurs
simulate-failure = Partie de graine { $seed } : { $message } ({ $record })
simulate-no-record = aucun enregistrement

## arena

arena-progress = paires
arena-so-far = Elo { $elo }
arena-pairs = paires
arena-rounds = tours
arena-elo = Elo de { $bot } face à { $other }
arena-interval = { $elo } [{ $low } ; { $high }]
arena-kinds = paires par score 0, ½, 1, 1½, 2
arena-share-kinds = tours par part 0, ¼, ½, ¾, 1
arena-uncounted = non comptées
arena-test = test de { $elo0 } contre { $elo1 } Elo
arena-ratio = { $ratio } ({ $low } ; { $high })
arena-verdict = verdict
arena-h0 = H0 : pas plus fort que de { $elo0 }
arena-h1 = H1 : plus fort de { $elo1 }
arena-open = pas encore connu

## replay et verify

replay-public = La partie n’est pas finie : voici ce que tous ont vu. --seat en montre plus.
replay-at = Après l’action { $number } :

outlook-title = Qui gagne ?
outlook-turns = tours { $first } à { $last }
outlook-at = tour { $turn }
outlook-band = marge d’erreur
outlook-from-to = { $low } à { $high }
outlook-even = Personne
outlook-about = D’après ce que tout le monde voit, appris sur { $games } parties de l’ordinateur contre lui-même.
verify-actions = Actions : { $count ->
    [one] une, permise
   *[other] { $count }, toutes permises
}.
verify-refused = La partie ne peut pas être rejouée : { $why }
verify-dice-right = Dés : conformes à la promesse ({ $made }).
verify-dice-own = Dés : conformes à ce que promet l’enregistrement lui-même ({ $made }). Donnez avec --commitment l’empreinte montrée avant la partie pour en être sûr.
verify-dice-open = Dés : certains étaient écrits d’avance ou tirés d’une graine connue ; rien n’en était promis.
verify-dice-brought = Les dés à partir du n° { $number } viennent d’un enregistrement importé : qui l’a apporté les connaissait.
verify-dice-mixed = Les dés à partir du n° { $number } mêlent les valeurs de : { $seats }.
verify-dice-wrong = Dés : PAS conformes. Promis { $promised }, lancés avec { $made }.
verify-digest-right = Fin : conforme ({ $digest }).
verify-digest-wrong = Fin : PAS conforme ; les actions mènent à { $digest }.
verify-no-digest = Fin : l’enregistrement ne la dit pas ; les actions mènent à { $digest }.
verify-finished = La partie est finie.
verify-unfinished = La partie n’est pas finie.
verify-good = { $path } est bon.
verify-open = { $path } : rien de faux, mais ses dés ne prouvent rien.
verify-wrong = { $path } est FAUX.

## odds

odds-progress = batailles
odds-none = Il n’y a aucun combat à calculer.
odds-example = Tout n’est pas encore fixé ; en voici une forme possible.
odds-guessed = Ce qui vous est caché est supposé d’après ce que vous savez.
odds-who = qui
odds-needed = il faut
odds-morale = moral
odds-need = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} ≤ { $needed }
odds-modifiers = modificateurs
odds-wins = victoire : { $side }
odds-losses = pertes moyennes : { $side }
odds-played = Joué { $games } fois, le bot « { $bot } » jouant tous les camps :

## play

play-welcome = Répondez par un numéro, une action comme celles en gris, ou un nom. « aide » donne les commandes, « quitter » fait quitter la table.
play-commitment = Les dés de cette partie sont fixés et secrets. Empreinte : { $hash }
play-prompt = { $side } >
menu-cost = coût
menu-unlisted = … et { $count } autres hexagones : tapez celui que vous voulez ; « carte » les marque
menu-hexes = { $count } hexagones : tapez celui que vous voulez ; « carte » les marque
play-thinks = … { $side } : réflexion en cours
play-hand-over = Passez la main : { $side }. Les autres ne regardent pas !
play-press-enter = Appuyez sur Entrée pour continuer.
play-no-number = { $count ->
    [one] Il n’y a qu’une réponse : 1.
   *[other] Les réponses sont numérotées de 1 à { $count }.
}
play-not-understood = Je ne comprends pas « { $said } ». « aide » donne les commandes, « choix » remontre les réponses.
play-not-understood-near = Je ne comprends pas « { $said } ». Vouliez-vous dire « { $near } » ? « aide » donne les commandes, « choix » remontre les réponses.
play-why-what = Quelle action ? Par exemple : pourquoi move 0511
play-allowed = C’est permis.
play-sure = (oui/non)
play-resign = Abandonner ? On ne pourra pas revenir en arrière.
play-undone = { $count ->
    [one] Coup repris.
   *[other] Coup repris : { $count } actions, tout ce qui avait été fait d’un coup.
}
play-later = { $count ->
    [0] Un imprévu en chemin. La suite du plan attend.
    [one] Un imprévu en chemin. Un pion est resté : { $who }.
   *[other] Un imprévu en chemin. { $count } pions sont restés : { $who }.
}
play-later-go = { $count ->
    [0] Continuer
    [one] Le faire suivre
   *[other] Les faire suivre
}
play-no-undo = Rien à reprendre : on ne revient ni sur un jet de dé, ni sur une découverte, ni sur le tour des autres.
play-no-map = Ce jeu n’a pas de carte à dessiner.
play-which-hex = Quel hexagone ? Donnez son numéro, ou le nom d’un lieu.
play-no-hex = Il n’y a ni hexagone ni lieu « { $name } ».
play-unit-what = Quelle unité ? Son nom, une partie de son nom ou son identifiant suffit.
play-no-unit = Il n’y a pas d’unité « { $name } ».
play-which-unit = Laquelle ? { $names }
play-save-where = Où ? Par exemple : sauver ma-partie.json
play-saved = Partie sauvegardée : { $path }
play-saved-here = Partie sauvegardée : { $path }. Désormais, chaque réponse y est enregistrée.
play-exists = Le fichier « { $path } » existe déjà ; donnez un autre nom.
play-unsaved = Cette partie n’est pas sauvegardée. « sauver ma-partie.json » la garde ; « quitter » encore une fois quitte quand même.
play-kept = La partie est gardée dans { $path }.
play-goes-on = La partie reprend après { $count ->
    [one] { $count } action
   *[other] { $count } actions
} ; « journal » raconte ce qui s’est passé.
units-none = Aucune unité ne contient ces mots.
units-nowhere = jamais vue, ou hors jeu
reach-no-spell = On ne vous offre aucun sort « { $name } » qui vise la carte.
seen-gone = { $side } : plus personne en vue – { $list }.
seen-stack = { $unit }, { $hex }
seen-moved = { $side } : { $list }.
seen-way = { $unit }, { $before } → { $now }
seen-new = { $side } : nouvelles piles en vue – { $list }.
play-left = Vous avez quitté la table.
play-left-saved = Vous avez quitté la table. La partie est sauvegardée : { $path }
play-over-saved = Toute la partie, dés compris, est dans { $path } ; « hexarchy verify » la contrôle.
play-help =
    Répondez par le numéro, par l’action en gris, ou par le nom de sa cible.
    Plusieurs réponses tiennent sur une ligne, séparées par « ; ».
    Une lettre prend un raccourci, le numéro d’un hexagone lointain la route qui y mène.
      carte [HEX]       la carte, ou la partie autour d’un lieu ; * marque les cibles
      pile HEX          un hexagone : ce qui y est imprimé, et qui s’y tient, pour ce que vous en savez
      fiche NOM         un pion
      vue               où en est la guerre, et qui est hors de la carte
      pourquoi ACTION   quelle règle interdit une action
      règle ID|MOTS     lire une règle, ou chercher dans les règles
      chances           les chances des batailles et des sièges
      tables [NOM]      les tables, ou l’une d’elles, aussi par l’identifiant d’une règle
      unites [MOTS]     chaque unité : où elle est, ou a été vue en dernier
      portee [SORT]     sur la carte : où l’ennemi peut venir, ou un sort agir
      journal [N]       ce qui s’est passé
      choix             encore la question et ses réponses
      consignes         consignes permanentes, et ce qui s’ordonne à tout moment
      annuler           reprendre votre dernière réponse, ou tout votre dernier raccourci
      abandonner        abandonner la partie
      sauver [FICHIER]  sauvegarder la partie
      quitter           quitter la table
map-legend = Terrain : { $grounds }. Piles : { $sides }. Signes : { $signs }
play-goals-hint = Ou tapez une case : le milieu de son front y va depuis { $hex } par le chemin le moins cher. Suivie de 2, 3… : avec une autre orientation.
play-goals = Elle pourrait y être orientée autrement ({ $count }) : annulez, puis tapez la case suivie de son numéro.
play-goals-none = Aucun chemin n’y mène : le milieu de son front ne peut pas atteindre { $hex } cette fois.
play-goals-near = Le milieu de son front ne peut pas atteindre { $hex } ; tapez { $near }, et une autre partie de l’unité s’y tiendra.
map-units = Unités, chaque élément avec son orientation : { $units }
map-fortress = forteresse
map-capital = capitale
map-mark = autre chose à savoir : voir l’hexagone
map-lit = cible
stack-empty = Personne ici, pour ce que vous en voyez.
stack-held = Tenu par { $side }.
stack-top-only = { $side } : seule l’unité du dessus est visible.
stack-whole = { $side } ({ $count }) :
unit-at = Position : { $hex }.
unit-reconstruction = Ces valeurs sont une reconstitution ; un dossier de données peut les remplacer.

## Ce que montrent une vue et un pion

view-marks = Sur la carte
view-orders = Vos consignes
orders-none = Il n’y a aucune consigne à donner en dehors de la question.
view-ranks = Classement
head-turn = Tour

army-about = Examiner la liste d’une armée : ce qu’elle coûte et quelles règles s’y opposent. Sans fichier, une liste habituelle est montrée, pour commencer.
army-short = Vérifier la liste d’une armée.
army-points = { $side } : { $points } points ; de { $least } à { $most } sont permis.
army-fault = Non permis : { $why }
army-line = ligne { $line } : { $why }
army-allowed = Cette liste est permise.
