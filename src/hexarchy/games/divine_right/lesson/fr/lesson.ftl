# L’initiation. Un chapitre : son titre, ce dont il parle, ce qu’on dit à sa fin. Une page : ce que dit le guide.

welcome = Bienvenue en Minarie
    .about = Lire un pion et la carte, marcher avec son monarque, demander pourquoi un coup est interdit.
    .end = Vous savez lire un pion, marcher, reprendre un coup et demander pourquoi un autre est interdit. C’est ainsi qu’on gagne des couronnes : un pas après l’autre.

welcome-hello = Bienvenue ! Vous êtes Hothior, l’un des royaumes de Minarie. D’autres veulent ce que vous avez, et chacun est l’ennemi de tous. Je reste près de vous dix minutes, et rien ne peut mal tourner : la table connaît toutes les règles.
welcome-unit = Voici une de vos armées. Son premier chiffre est sa valeur au combat, le deuxième sa valeur de siège, le troisième sa distance de marche. Les piles sont ouvertes : vous pouvez regarder sous chaque pion.
welcome-monarch = Et celui-ci, c’est vous. Un monarque n’est pas une unité : il ne combat personne, mais il aide là où il mène, et les unités qui l’accompagnent marchent aussi loin que lui. Perdez votre monarque, et vous quittez la partie.
welcome-castle = Tout tourne autour des châteaux. Le chiffre de Tadafat est sa force, ce qu’il vaut sans un seul défenseur. Qui le prend marque cinq fois ce chiffre ; pour le château royal d’un royaume, dix fois.
welcome-pick = En route. Cliquez ou touchez la pile pour l’étaler, puis le monarque, ou choisissez le bouton « { $do } ». Au clavier : ] passe d’une réponse à l’autre, Entrée la choisit.
welcome-guard = N’envoyez jamais un monarque seul. Qui part de la même case peut l’accompagner : « { $do } ». Vous pouvez aussi cliquer sur un membre de la pile.
welcome-guards = Encore une : « { $do } ». La troisième reste garder le château.
welcome-lit = Les cases éclairées sont à portée, et les petits chiffres disent ce qu’elles coûtent : 1 pour le terrain dégagé, davantage pour les collines, les forêts et les rivières.
welcome-why = Essayez maintenant quelque chose d’interdit : cliquez sur 0821, au large. Rien ne casse. La table dit quelle règle s’y oppose, et un clic sur la règle ouvre le livre.
welcome-go = Dans le doute, essayez. Maintenant, marchez jusqu’à 1115, au sud-est de Tadafat.
welcome-undo = Belle marche ! Il vous reste des points, vous pourriez continuer. Si vous changez d’avis, Annuler reprend le coup. Cela vous convient ? Choisissez « { $do } ».

muster = Le sort est favorable
    .about = Un tour en cinq phases, et ce que deux dés apportent à son début.
    .end = Deux armées pour rien. Cela peut aussi tourner mal : tempêtes, déserteurs, peste. Le tableau « Événements aléatoires » dit ce qu’apporte chaque nombre.

muster-phases = Votre tour compte cinq phases : Événements, Diplomatie, Siège, Mouvement, Combat. Elles figurent en haut de la table, et celle où vous êtes est éclairée.
muster-event = Chaque tour commence par deux dés. Vous avez fait 3 et 5, et 8 est un bon nombre : deux mercenaires ordinaires vous rejoignent. Ils se battent pour qui les paie et ne sont d’aucun royaume.
muster-place = Les mercenaires arrivent dans un de vos châteaux qui n’est pas assiégé. Tadafat est vide : « { $do } ».
muster-again = Et un second à côté : une armée seule ne tient pas longtemps un château. « { $do } ».

embassy = Un ambassadeur à Immer
    .about = Un royaume neutre, une carte face cachée, et un dé qu’on peut aider.
    .end = Immer est à vous, avec huit armées. Ce que les mots ont gagné, les mots peuvent le perdre : les autres aussi ont des ambassadeurs. Gardez une bonne carte pour le jour où ils viendront.

embassy-neutrals = La plupart des royaumes ne sont encore à personne. Une fois par tour, votre ambassadeur peut aller chez l’un d’eux pour le gagner, ou chez l’allié d’un ennemi pour l’en détacher.
embassy-immer = Immer est votre voisin du nord : huit armées, quatre châteaux. Nul ne connaît son monarque, la carte est face cachée. À côté de chaque royaume figurent vos chances ; le point d’interrogation dit qu’elles peuvent être meilleures ou pires.
embassy-hand = Regardez l’onglet Situation : voici votre main. Vous tirez une carte par tour. Ce que vous jouez sur un monarque s’ajoute au dé, puis disparaît.
embassy-send = Envoyez votre ambassadeur : « { $do } ».
embassy-monarch = La carte est retournée : Immer a un monarque bien-aimé. Désormais, tout le monde le sait.
embassy-roll = Il faut 6 ou plus sur un dé. Avec un Pot-de-vin de 2, un 4 suffit. Des Menaces aideraient aussi, mais si elles échouent, votre ambassadeur est banni pour un temps.
embassy-play = Soyez généreux : « { $do } ».

ring = Un cercle autour de Tadafat
    .about = Enfermer un château, et voir pourquoi il ne l’était pas encore.
    .end = Le siège tient. On n’attaque pas les murs le tour où l’on arrive devant : c’est pourquoi on voit venir les sièges, et qu’on a le temps de les faire lever. Ce qui se passe un tour plus tard, le prochain chapitre le dit.

ring-castle = Vous êtes maintenant Immer, en guerre contre Hothior. Tadafat a une force de 2 et pas de garnison. Pour assiéger un château, il faut deux choses : au moins autant de force de siège qu’il y en a dedans, et toutes les cases autour couvertes.
ring-half = Deux armées sont au nord-ouest. Une unité couvre sa case et celles d’à côté : trois sur six.
ring-why = Le bouton à la tour près de la carte, « Ce qui manque à vos sièges », montre où le cercle est encore ouvert.
ring-pick = Amenez donc les autres en face. « { $do } ».
ring-third = Emmenez-les toutes : « { $do } ».
ring-fourth = Et « { $do } ».
ring-go = Juste en face, c’est 1015 : cliquez dessus. Deux piles opposées couvrent tout le cercle.
ring-stop = C’est assez loin. « { $do } ».
ring-declare = Regardez, une nouvelle réponse : « { $do } ». Prenez-la.

breach = Les murs de Tadafat
    .about = Un dé contre un château, et ce qu’il vaut.
    .end = Dix points. Un château n’est pillé qu’une fois : plus personne n’en tirera de points. À la fin du tour 20, qui a le plus de points l’emporte, sauf si un monarque reste seul en jeu avant cela : il gagne aussitôt.

breach-turn = Un tour a passé, et personne n’est venu au secours. Avant tout mouvement, les assiégeants peuvent attaquer les murs.
breach-odds = On attaque chaque château avec un dé, et il tombe sur un 6. Quatre contre deux, c’est le double : on ajoute 1, un 5 suffit donc. Le triple donne 2.
breach-strike = Essayez : « { $do } ».
breach-fallen = Un 5, plus 1 : Tadafat tombe ! Les défenseurs seraient perdus, et un monarque qu’on y trouverait serait tué, capturé, ou s’échapperait.
breach-points = Le château est pillé, et vous marquez cinq fois sa force : voyez l’onglet Situation.
breach-advance = Les assiégeants peuvent entrer : « { $do } ».

clash = Un choc à la frontière
    .about = Un rapport de force, une retraite manquée, deux dés.
    .end = Deux armées de moins. Elles ne sont pas perdues pour toujours : des événements rendent aux royaumes leurs morts, quelques-uns à la fois. Les vôtres auront besoin de la même chance.

clash-foe = Vous êtes de nouveau Hothior. Deux armées de Muetar sont venues près de votre monarque, et quatre des vôtres l’entourent. Rien n’oblige à combattre : celui dont c’est le tour en décide, dans la phase de combat.
clash-declare = On déclare toutes les attaques avant de livrer la première, d’une case à une case voisine. « { $do } ».
clash-odds = Dites qui prend part. Quatre contre deux, c’est le double : 1 s’ajoute à votre dé. Trois contre un donne 2. Montagnes, rivières et chefs comptent aussi, et la table en fait la liste.
clash-commit = « { $do } ». Ou prenez la ligne qui les envoie tous.
clash-second = « { $do } ».
clash-third = « { $do } ».
clash-fourth = Et « { $do } ». Avec la dernière, la bataille commence.
clash-dice = Les défenseurs ont d’abord tenté de s’esquiver : 4 ou plus, et ce fut un 2. Puis chaque camp a lancé un dé. Le vôtre était plus haut, et la différence est ce que l’autre perd.
clash-lost = Vous avez 5 plus 1, eux 2 : cela leur coûte leurs deux armées, et à vous rien. Un chef parmi les morts ou du côté perdant doit faire un jet de destin.
clash-advance = La case est vide : vous pouvez suivre. « { $do } ».
clash-monarch = Assez : laissez votre monarque parmi les autres. « { $do } ».

sail = De l’autre côté de la baie
    .about = Embarquer, naviguer, débarquer.
    .end = Voilà pour la mer. Vous en savez assez pour jouer : gagnez des alliés, assiégez ce que l’ennemi ne peut secourir, et ne laissez jamais votre monarque seul. Le livre a le reste, et la table vous le rappellera.

sail-fleet = Voici une flotte. Elle se déplace de 8, sur l’eau seulement, et porte une armée, et des chefs en plus. En mer, elle peut essuyer des Tempêtes, et qui est à bord coule avec elle.
sail-pick = De l’autre côté de la baie s’étend Shucassam, dont la côte n’est pas gardée. « { $do } ».
sail-board = Elle n’a pas à marcher : « { $do } ».
sail-out = À la flotte : « { $do } ». Le port a un Barrage, une chaîne qui empêche les navires d’entrer et de sortir ; aujourd’hui, il est ouvert.
sail-go = Naviguez jusqu’à 1021, sur l’autre rivage : les chiffres disent ce qui reste.
sail-land = Et à terre : « { $do } ». Une unité qui débarque a bougé ; elle peut combattre, mais ne va pas plus loin.

turncoat = Un allié perdu et regagné
    .about = Ce que peuvent contre vous les ambassadeurs des autres, et le score.
    .end = Voilà tout : des paroles et des murs. On compte les points à la fin du tour 20 ; mais le dernier joueur qui a un monarque gagne aussitôt, quel que soit le score. Le livre de règles est toujours à portée (§), et l’aide (?) donne les touches. Bonne chance, Majesté !

turncoat-lost = Voyez le journal : à son tour, Muetar a envoyé un ambassadeur à Immer, votre allié, avec de quoi le faire chanter, et il lui fallait 7. Immer vous a quitté et redevient neutre ; ses armées rentrent chez elles.
turncoat-card = Dans l’onglet Situation, chaque royaume a sa carte, avec la Personnalité de son monarque dès qu’elle est connue. Celui d’Immer est indolent : on le détache sans peine d’une alliance.
turncoat-chance = Le nombre sur la carte, ce sont vos chances là-bas sans carte de Diplomatie. La couronne à côté du plateau, « Qui tient qui », montre la même chose en image.
turncoat-score = Le score s’y trouve aussi : vous menez par 25 à 10. Les châteaux rapportent des points, les monarques capturés aussi ; les alliés n’en rapportent pas, mais ils apportent leurs armées.
turncoat-send = Regagnez Immer : « { $do } ».
turncoat-play = C’est pour ce jour-là que vous gardiez une carte : « { $do } ».
