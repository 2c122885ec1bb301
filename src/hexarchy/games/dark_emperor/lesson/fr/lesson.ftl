# La leçon. Un chapitre : son titre, son sujet, et le mot de la fin. Une page : ce que dit le guide.

welcome = Bienvenue à Loslon
    .about = Lire un pion et la carte, prendre un premier envol, demander pourquoi.
    .end = Vous savez lire un pion, le déplacer, revenir en arrière et demander pourquoi. Le reste n’est qu’une question d’appétit.

welcome-hello = Bienvenue ! Vous êtes le Nécromancien : les morts sont votre armée, et dix royaumes se dressent devant vous. Je reste dix minutes à vos côtés, et rien ne peut mal tourner : la table connaît toutes les règles.
welcome-unit = Voici un grand vampire. Le A dit qu’il vole, et le 3 est sa force de combat. Une unité n’a pas d’autre chiffre ; ses couleurs disent qui elle sert. Les piles sont ouvertes : vous pouvez regarder sous chaque pion.
welcome-leader = Tol Morn, seigneur des vampires, les accompagne. Un chef n’est pas une unité. Son 4 est une valeur héroïque : elle s’ajoute au dé d’une bataille qu’il mène. Les chefs qui connaissent la magie portent aussi une rune, et une étoile avec leur puissance magique.
welcome-map = Au sud se trouve Sier-Lor. L’étoile en fait une capitale, le nombre dans le disque est la valeur de la ville. Deux régiments la gardent, aux ordres des Royaumes.
welcome-pick = Prenons notre envol. Cliquez sur la pile pour l’étaler, puis sur un vampire, ou prenez le bouton « { $do } ». Au clavier : ] montre les réponses une à une, Entrée en choisit une.
welcome-lit = Les hexagones éclairés sont à un pas ; cliquez plus loin, et la table trouve le chemin. Les nombres sont des points d’attrition : ici, personne n’est à court de mouvement, vous allez aussi loin que vous l’osez. Mais plus vous accumulez de points, plus il peut en tomber en route.
welcome-why = Essayez maintenant quelque chose d’interdit : cliquez sur 3318, The Sky Stair, au sud-ouest. Son étoile marque un lieu saint. Rien ne casse. La table vous dit quelle règle s’y oppose, et un clic sur la règle ouvre le livre.
welcome-go = Au moindre doute, essayez. Et maintenant, volez vers le nord, en 3416, où des lances croisées marquent un vieux champ de bataille.
welcome-undo = Beau vol ! Si vous changez d’avis, « Annuler » vous ramène en arrière, tant qu’aucun dé n’est tombé et que personne n’a été réveillé. Vous êtes bien ici ? Choisissez « { $do } ».

gate = Le portail s’ouvre
    .about = Entrer dans le monde, réveiller un royaume, lancer un vol et en payer le prix.
    .end = Cinq points, un 3, et aucune perte. Vos vampires sont dans Telloy, et l’ennemi aussi : là où les deux camps partagent un hexagone, ils doivent combattre. Le chapitre suivant dit comment.

gate-host = Voici comment commence une guerre. Les dix royaumes dorment : leurs pions ne portent pas de drapeau. Padrech dar Choim, Tol Morn, Mezal, dix grands vampires et un train de siège attendent derrière le portail.
gate-where = Vous ouvrez le portail sur n’importe quel hexagone de terre, sauf dans un lieu saint. Le maître du pays se réveille et rejoint les Royaumes. Choisissez donc qui vous voulez rencontrer d’abord : un seul royaume suffit pour commencer.
gate-open = Ahautsieron est petit, au bord du monde. Ouvrez le portail sur son vieux champ de bataille : cliquez sur 3416.
gate-roused = Vous voilà, et Ahautsieron est réveillé : ses pions portent maintenant le drapeau des Royaumes. Tous les autres dorment tant que vos unités ne passent pas leur frontière. Un chef seul ne réveille personne.
gate-goal = Vous êtes trop nombreux dans un seul hexagone : après les batailles, il n’y aura place que pour quatre unités. Dispersez-vous donc. Telloy, à l’est, n’a qu’un régiment et une flotte.
gate-pick = Les unités qui partent ensemble peuvent former un groupe. Commencez par « { $do } ».
gate-along = Deux devraient suffire : « { $do } ».
gate-lord = Et Tol Morn, pour les mener. Déplacer un chef ne coûte rien : « { $do } ».
gate-price = Pointez Telloy, 3716 : la table montre un itinéraire et ce qu’il peut coûter. Deux montagnes à 2, la ville à 1 : 5 points. Jusqu’à 6 points, un dé décide : de 1 à 3 tous arrivent, de 4 à 6 l’un d’eux est perdu.
gate-fly = Cliquez tout de suite sur Telloy, ou allez d’hexagone en hexagone : d’abord 3516.
gate-on = Ensuite 3615. Les vampires volent : une montagne ne leur coûte que 2 points ; l’infanterie en paierait 3, un train de siège 4.
gate-river = Et maintenant Telloy. Un fleuve la traverse, et l’eau courante arrête les vampires : le vol s’y achève de lui-même.
gate-end = Les autres pourraient bouger aussi, dans n’importe quel ordre. Pour aujourd’hui, laissez-les au portail et choisissez « { $do } ». Puis tombe le dé d’attrition.

storm = Les murs de Sier-Lor
    .about = Amener le train de siège, désigner un chef, jeter le dé, perdre et vaincre.
    .end = Sier-Lor est à vous ! Le pays alentour nourrit désormais votre armée. Dans une ville paisible, les vampires en lèvent de nouveaux au début de vos tours, autant que vos terres peuvent en nourrir : prenez des villes, et vous grandirez.

storm-walls = Encore Sier-Lor : deux régiments de force 2 et Silfaren, valeur héroïque 2. Les murs doublent les défenseurs : 4 devient 8. Vos deux grands vampires et le vampire mineur font 8 aussi. Forces égales : ce n’est pas assez.
storm-train = Amenez donc ceci : un train de siège. Il n’a pas de force propre, mais là où il attaque, les murs ne comptent plus. Il est lent, et ne va jamais seul parmi les ennemis.
storm-pick = Rassemblez tout le monde. D’abord « { $do } ». Vous pouvez aussi cliquer sur la pile et prendre « Déplacer les 5 ».
storm-second = Le groupe grandit pion par pion : « { $do } ».
storm-lesser = Les vampires mineurs ont une force de 2, et vous en avez toute une réserve : « { $do } ».
storm-engines = Maintenant les machines. Un groupe paie pour le plus lent des siens. « { $do } ».
storm-lord = Et leur seigneur, bien sûr : « { $do } ».
storm-in = Entrez dans la ville : 3519. On se bat dans l’hexagone même, pas d’à côté.
storm-end = Choisissez « { $do } ». D’abord vient l’attrition, puis la bataille.
storm-odds = Deux points, un 1, aucune perte. À la bataille : 8 contre 4, grâce au train. Deux fois plus fort, cela donne +1 au dé. Chaque camp peut désigner un chef, qui ajoute sa valeur héroïque.
storm-leader = Tol Morn donne +4, Silfaren ôtera 2. Voyez la chance à côté de la réponse ; le bouton des chances montre les six résultats. « { $do } ».
storm-die = Vous avez fait 2 ; avec +3, cela donne 5 : une perte de chaque côté, et les défenseurs doivent battre en retraite. Pas un grand jet, mais avec le meilleur chef, c’était assez.
storm-loss = Vous choisissez vos propres pertes. Un train de siège ne se perd jamais en bataille. Les grands vampires se remplacent mal ; donc : « { $do } ».

magic = The Emperor’s Lament
    .about = Un sort, un contre-sort, et une armée qui ne veut pas rester morte.
    .end = Quatre unités de plus vous obéissent : deux légions d’une guerre ancienne, deux de celle-ci. Vos batailles nourrissent votre armée, même celles qui vous coûtent cher. Seule la rune de la Vie peut chasser les morts.

magic-padrech = Padrech dar Choim en personne a rencontré trois légions. Après l’étoile se lit sa puissance magique, 4, dans la rune de la Mort. Un sort réussit sur un dé de 4 ou moins, et chaque sort lancé, réussi ou non, l’affaiblit de 1 jusqu’à la fin du tour.
magic-kebir = Avec les légions marche Kebir Whitehand, rune de la Vie, puissance 3. La Vie s’oppose à la Mort : dans le même hexagone, il peut répondre à vos sorts par un contre-sort.
magic-kill = Avant les batailles vient le moment de la magie. Tuer frappe un chef ennemi, et ici ce ne peut être que Kebir. Essayez : « { $do } ».
magic-countered = Votre 3 suffisait, mais le 2 de Kebir aussi : contre-sort réussi, il ne s’est rien passé. Il vous reste 3, et à lui 2.
magic-spare = Vous pourriez réessayer avec 3. Mais les morts auront besoin de cette puissance. Choisissez « { $do } ».
magic-battle = Kebir ne fait rien, et la bataille commence. Vos 12 contre 9 ne font pas le double : cela compte comme des forces égales. Padrech ajoute 2, Kebir ôte 1. « { $do } ».
magic-won = Un 6, et 1 de plus font 7 : deux légions sont tombées, la troisième a fui avec Kebir. Vous n’avez perdu personne et restez maître du terrain.
magic-raise = Voici l’heure du Nécromancien. Qui reste maître du terrain peut relever les morts, et Kebir est trop loin pour un contre-sort. « { $do } ».
magic-field = Les morts d’aujourd’hui, ou ceux qui dorment ici depuis des siècles ? C’est un champ de bataille : les légions III et XII y reposent, avec une force de 3 chacune. « { $do } ».
magic-again = Réussi : il fallait 3 ou moins. Les légions tombées sont encore là. Il vous reste 2, mais qui n’essaierait pas ? « { $do } ».

envoy = Une émissaire pour Tal Pletor
    .about = Envoyer Mezal à une cour endormie, froncer un peu les sourcils, et gagner un royaume sans coup férir.
    .end = Tal Pletor est à vous : son armée, son roi, ses impôts. Les Royaumes aussi envoient des émissaires, et ils lèvent l’impôt et des troupes à chaque tour : ne traînez pas. Vous avez volé, donné l’assaut, lancé des sorts et persuadé : Loslon vous attend !

envoy-look = L’épée n’est pas le seul moyen. Voici la Confluence, capitale de Tal Pletor, et Tal Pletor dort. C’est le seul royaume qui pense plutôt du bien de vous : +1.
envoy-mezal = Mezal est votre meilleure émissaire : rune de la Terreur, puissance 3. Seul, un chef va où il veut en un tour, ne réveille personne et ne paie rien.
envoy-pick = Envoyez-la : « { $do } ».
envoy-go = D’un trait, à travers le continent : cliquez sur la Confluence, 1109.
envoy-end = L’armée se repose à Sier-Lor. Choisissez « { $do } » ; il n’y a pas de bataille, la diplomatie vient aussitôt.
envoy-chance = Deux dés, et ce que la cour pense de vous : avec 10 ou plus, elle se joint à vous. Avec votre +1, il faut un 9 : 28 % de chances. Réveillé par la force, un royaume va à l’ennemi ; gagné par les mots, il est à vous.
envoy-frown = Mezal peut y aider : Intimidation ajoute 1 à ses propres paroles. Le sort réussit sur 3 ou moins. « { $do } ».
envoy-enough = Un 2 : on tremble. Maintenant un 8 suffit, 42 %. Elle pourrait recommencer avec 2. Mais sa puissance doit durer pendant le tour de l’ennemi, où un contre-sort vaudra peut-être mieux. « { $do } ».
envoy-court = Tout le monde écoute. Une seule tentative par tour : « { $do } », et que tombent les dés.
