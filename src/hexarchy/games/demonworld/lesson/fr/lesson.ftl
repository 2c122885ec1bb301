# L’initiation. Un chapitre : son titre, ce dont il parle, ce qu’on dit à sa fin. Une page : ce que dit le guide.

ranks = À vos rangs
    .about = Lire une unité : ses éléments, leur front, ses rangs. Redresser une ligne de travers.
    .end = La ligne est droite et tous regardent du même côté : l’unité est ordonnée. Seules les unités ordonnées avancent, font une conversion et chargent ; regardez donc toujours vos rangs d’abord.

ranks-hello = Bienvenue, capitaine ! Vous menez l’Empire contre les Orques. Je reste près de vous dix minutes, et rien ne peut mal tourner : la table connaît toutes les règles.
ranks-unit = Voici vos Fantassins nobles. Une unité se compose d’éléments de quatre hommes, et chaque élément occupe une case. Cliquez sur l’unité pour voir sa carte à côté du plateau.
ranks-front = Chaque élément regarde quelque part, un bord blanc le montre : les deux cases devant lui sont son front, celles de gauche et de droite ses flancs, les deux derrière son arrière. L’élément sur K8 regarde de côté, tous les autres vers le nord.
ranks-stray = Et celui sur J9 a couru devant. Une telle unité est désorganisée : elle ne peut ni avancer, ni faire une conversion, ni attaquer. Sur la carte, il lui manque le contour net qu’a l’unité des Orques.
ranks-pick = Elle a un ordre de Mouvement : remettons-la en ordre. Cliquez sur l’unité ou touchez-la, ou choisissez le bouton « { $do } ». Au clavier : ] passe d’une réponse à l’autre, Entrée la choisit.
ranks-orderly = Une unité a des points de mouvement pour avancer et, au jeu de base, deux manœuvres pour tout le reste.
ranks-turn = La première manœuvre : « { $do } ». Autant d’éléments que l’on veut peuvent se tourner, cela ne fait qu’une manœuvre. La liste est longue : faites-la défiler, ou prenez « Montrez-moi ».
ranks-which = Prenez celui qui regarde de côté, sur K8.
ranks-north = Qu’il regarde vers le nord, comme les autres : « { $do } ».
ranks-turned = C’était le seul : « { $do } ».
ranks-regroup = La seconde manœuvre : « { $do } ». Chaque élément peut aller d’une case.
ranks-back = Rappelez celui de J9.
ranks-why = Essayez d’abord quelque chose d’interdit : cliquez sur H14, bien au-delà des cases éclairées. Rien ne casse. La table dit quelle règle s’y oppose, et un clic sur la règle ouvre le livre.
ranks-place = Dans le doute, essayez. Maintenant K9, au bout droit de la ligne.
ranks-moved = Le voilà en place. « { $do } ».
ranks-undo = Cinq devant, deux derrière, et voilà le contour. Si vous changez d’avis, Annuler reprend un coup, tant qu’aucun dé n’est tombé. Cela vous convient ? « { $do } ».

orders = Des ordres face cachée
    .about = Quatre ordres, choisis en secret et révélés ensemble. Ils disent qui tire et qui bouge quand.
    .end = C’est le cœur du jeu : on choisit avant de savoir. Charge et Tenir frappent tôt au corps à corps, Harcèlement tire d’abord, Mouvement va le plus loin.

orders-field = Chaque tour commence par les ordres. Les Mangeurs de nains et les Porte-épées viennent vous chercher, et eux aussi choisissent maintenant. Personne ne voit les ordres de l’autre camp.
orders-four = Quatre ordres : Mouvement part le premier et va le plus loin, mais ne tire pas et n’attaque pas. Harcèlement tire, puis bouge un peu. Charge bouge en troisième et peut attaquer. Tenir reste sur place, et peut tirer quand tout le monde a bougé.
orders-attack = Les Fantassins iront de l’avant : « { $do } ». Un clic sur une unité montre sa carte.
orders-hold = L’arquebuse est trop lourde pour tirer en marchant : il faut Tenir. « { $do } ».
orders-secret = Tant que vous n’êtes pas prêt, vous pouvez reprendre un ordre. Une unité qui n’en reçoit pas tient.
orders-ready = « { $do } », et tous les ordres sont retournés ensemble.
orders-shown = Les voilà : chaque unité porte maintenant son ordre. Les Orques chargent avec leurs deux unités.
orders-sequence = Les unités bougent en quatre étapes : d’abord toutes celles en Mouvement, puis Harcèlement, puis Charge, puis Tenir. À chaque étape, un camp bouge toutes ses unités, puis l’autre.
orders-fewer = Le camp qui a le moins d’ordres de ce genre dit qui commence. Vous avez une Charge, eux deux : à vous de choisir. Laissez-les venir et montrer ce qu’ils veulent : « { $do } ».

march = Droit devant, puis à droite
    .about = Avancer, faire une conversion, et voir ce qu’il reste de points.
    .end = Trois points par case, la moitié des points pour la première manœuvre, tous pour la seconde. Demandez-vous où l’unité doit regarder avant de vous demander jusqu’où elle va.

march-points = Avec l’ordre de Mouvement, les Fantassins ont 16 points ; avec Charge ce serait 12, avec Harcèlement 8. Au jeu de base, chaque case coûte 3.
march-pick = En route : « { $do } ».
march-front = Ici, personne ne marche tout droit : devant chaque élément il y a deux cases, une à gauche et une à droite. Toute la ligne va du même côté.
march-ahead = « { $do } », ou cliquez sur la case éclairée de gauche. Cela coûte 3 points, quel que soit le nombre d’éléments.
march-foe = L’ennemi n’est pas au nord, mais à l’est. Votre ligne doit pivoter.
march-half = Une conversion est une manœuvre : un bout de la ligne reste sur place, l’autre tourne vers l’avant. La première manœuvre prend la moitié des points, 8 sur 16. Il vous en reste 13, c’est assez.
march-wheel = « { $do } », plus bas dans la liste : le bout droit reste sur place.
march-left = Voyez le front : la ligne regarde maintenant vers l’est-nord-est. Il reste 5 points, encore une case.
march-again = « { $do } ».
march-stop = Il reste deux points, trop peu pour quoi que ce soit. Ils sont perdus : on ne garde rien pour plus tard. « { $do } ».

volley = En joue
    .about = Qui peut tirer sur qui, et comment les autres aident.
    .end = Le tir soutenu a fait 10 : 10 + 7 pour l’arquebuse − 1 pour leur armure + 4 pour deux soutiens = 20, touché. L’autre a fait 9, donc 15 : manqué. Mieux vaut un tir qui touche que trois qui manquent.

volley-when = Les Arquebusiers ont tenu, et des Porte-épées sont à trois cases. Tous ont bougé ; ceux qui tiennent peuvent tirer.
volley-arc = L’infanterie tire dans un angle de 60° droit devant elle. Jusqu’à 4 cases, une arquebuse ajoute 7 ; jusqu’à 7 cases, 3. Il faut 20 sur un dé à vingt faces, tout compris.
volley-lead = Seul le premier rang voit quelque chose : on ne tire pas à travers un élément, même ami. Que celui de K7 tire.
volley-why = Essayez le second rang ennemi : cliquez sur F9. Ceux de devant le cachent, et la table le dit.
volley-target = Alors celui de devant, sur G8.
volley-support = Seul, il faudrait un 14. D’autres qui pourraient atteindre la même cible peuvent soutenir au lieu de tirer : chacun ajoute 2. K8 aide.
volley-chain = Et K9. Les soutiens se tiennent à côté du tireur, ou l’un à côté de l’autre.
volley-alone = K6 ne voit qu’un ennemi. Qu’il tire seul, et les dés tomberont : on annonce tous les tirs avant de lancer le premier.

charge = À la charge !
    .about = Venir au contact, voir l’ennemi réagir, amener les autres.
    .end = Cinq contre quatre, et l’un des vôtres se tient au bout de leur ligne. Maintenant, on en vient aux coups : c’est un autre chapitre.

charge-foe = Des Porte-épées, avec l’ordre Tenir, vous présentent le flanc. Vous avez un ordre de Charge : tombez-leur dessus !
charge-points = Avec Charge, vous avez 12 points, quatre cases. On charge droit devant : jamais on ne vient au contact par une conversion, en se tournant ou par un pas de côté. Et l’unité doit être ordonnée.
charge-pick = « { $do } ».
charge-ahead = « { $do } ». Ensuite, il n’y aura plus qu’une case entre vous.
charge-contact = Et dans le tas : « { $do } ».
charge-stopped = Contact ! Dès qu’un élément touche un ennemi, l’unité s’arrête, même s’il reste des points.
charge-reacted = Les Porte-épées n’avaient pas encore bougé : ils pouvaient réagir, avec leurs seules manœuvres. Ils ont employé les deux à se tourner vers vous. S’ils avaient déjà bougé, ils resteraient comme vous les avez surpris.
charge-finish = À vous de finir : les éléments qui ne touchent personne continuent vers l’avant. Il vous reste 6 points, deux cases chacun : « { $do } ».
charge-free = H10 dépasse le bout de leur ligne. Prenez-le.
charge-flank = En G9, juste à côté de leur dernier élément. Là, il touche l’ennemi et s’arrête.
charge-stop = H11 reste en réserve. « { $do } ».

strike = Coup sur coup
    .about = Qui frappe d’abord, qui soutient, et pourquoi les flancs gagnent les batailles.
    .end = Voyez les dés : 8 + 5 − 1 + 2 pour le flanc + 6 pour deux soutiens = 20, et 12 + 5 − 1 + 4 pour l’arrière = 20. Deux sont tombés avant d’avoir levé l’épée ; le troisième coup a manqué. Maintenant, les survivants rendent les coups.

strike-initiative = Qui a la plus haute initiative frappe d’abord. Tous ont 2 sur leur carte, mais au premier tour d’un corps à corps Charge et Tenir ajoutent 2, Harcèlement 1, Mouvement rien. Vous avez chargé, eux ne faisaient que marcher : 4 contre 2.
strike-front = Un élément frappe un ennemi sur une de ses deux cases frontales. Il faut 20 sur un dé à vingt faces : votre arme ajoute 5, leur armure retire 1.
strike-flank = L’élément sur G9 est sur le flanc de G8 : cela ajoute 2. Qu’il frappe.
strike-support = D’autres de l’unité qui pourraient frapper le même ennemi peuvent soutenir : chacun ajoute 3 et renonce à son propre coup. H9 soutient.
strike-second = H8 aussi : un 8 suffit maintenant.
strike-rear = Celui de F7 est passé derrière eux. Par l’arrière, c’est 4 de plus. Prenez-le.
strike-choose = Il a le choix entre deux dos. Prenez G7.
strike-close = Par l’arrière, un 12 suffit. H7 pourrait aider, mais qu’il frappe lui-même : « { $do } ».
strike-last = À lui : H7.
strike-ahead = Sur G6, droit devant.
strike-help = H6 soutient. C’est le dernier, et tous vos coups tombent ensemble.

flank = Par le flanc
    .about = Après les coups, les éléments bougent : prendre un flanc, boucher un trou.
    .end = Au prochain tour, celui de G9 frappera leur flanc, et tous les autres ont un ennemi devant eux. La ligne la plus longue gagne, si elle se replie à temps autour de la plus courte.

flank-when = Les coups de ce tour sont portés. Avant le tour suivant, les éléments des unités au corps à corps peuvent bouger et se tourner.
flank-first = Le camp qui a détruit le plus dit qui commence ; ici c’était égal, et le dé vous a choisi. Passez en premier, avant qu’ils ne se resserrent : « { $do } ».
flank-rule = Jusqu’où va un élément dépend des ennemis qu’il touche : aucun, deux cases ; un seul, une case, et il doit encore en toucher un ; deux ou plus, il reste. Tous peuvent se tourner.
flank-one = H9 ne touche que le dernier d’entre eux. Prenez-le.
flank-go = En G9 : toujours au contact, et sur leur flanc.
flank-face = Là, il doit les regarder, sinon il ne peut pas frapper : « { $do } ».
flank-free = H10 ne touche personne : il peut aller de deux cases.
flank-gap = Une suffit : dans le trou, en H9.
flank-north = Il regarde déjà du bon côté : « { $do } ».
flank-done = Les autres en touchent deux chacun et sont retenus. « { $do } » ; ensuite, c’est aux Orques.

round = Un tour à vous
    .about = Ordres, charge, tir et corps à corps d’une traite. Je propose, vous commandez.
    .end = Vous avez mené un tour entier : ordres, mouvement, tir, corps à corps. Continuez ici si vous voulez, ou commencez une vraie bataille : « Deux contre deux » est faite pour cela. Le livre de règles est toujours à portée (§), et l’aide (?) donne les touches. Bonne chance, capitaine !

round-yours = Ce tour est à vous. Je dis ce que je ferais ; faites autrement si vous voulez, je me tairai jusqu’à ce que nous nous retrouvions.
round-plan = Une longue ligne de Porte-épées se tient à trois cases. Les Fantassins peuvent charger sa moitié de gauche, et les Arquebusiers tirer sur le reste.
round-attack = « { $do } ».
round-hold = « { $do } » : ils tireront après la charge.
round-ready = « { $do } ».
round-tie = Les Orques chargent aussi : une Charge de chaque côté, et le dé vous laisse choisir.
round-first = S’ils partent d’abord, ils peuvent tomber sur vos Arquebusiers. Soyez plus rapide : « { $do } ».
round-move = « { $do } ».
round-ahead = « { $do } ».
round-contact = « { $do } », et vous y êtes.
round-aim = Les Porte-épées restent comme ils sont : ils vous regardent déjà. Les Arquebusiers n’ont pas à bouger non plus : « { $do } ».
round-shoot = Au tir, maintenant. K11 tire.
round-target = Sur G10. Il ne touche aucun des vôtres ; un tir dans un corps à corps peut toucher un ami.
round-support = K12 soutient.
round-fire = K13 pourrait tirer aussi, si vous le prenez. Sinon : « { $do } ».
round-hit = Touché, et ils ont resserré les rangs.
round-together = Corps à corps. Vous avez chargé tous les deux, donc tous ont une initiative de 4 et frappent ensemble : ceux qui tombent frappent encore. On choisit en secret, comme pour les ordres.
round-strike = H7 frappe.
round-victim = Sur G7.
round-backed = H8 soutient : un 13 suffira.
round-enough = H6 et H9 peuvent frapper aussi : prenez-les si vous voulez. Puis « { $do } ».
round-dice = Les deux camps ont frappé. Regardez le journal : chaque dé y est, avec tout ce qui s’y ajoute.
round-regroup = Vous avez détruit davantage, à vous donc de dire qui bouge d’abord : « { $do } ».
round-done = Déplacez ou tournez qui vous voulez ; avec « { $do } », le tour s’achève.
