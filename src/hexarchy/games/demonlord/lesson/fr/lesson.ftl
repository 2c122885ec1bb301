# La leçon. Un chapitre : son titre, son sujet, et le mot de la fin. Une page : ce que dit le guide.

welcome = Bienvenue à la table
    .about = Lire un pion, faire une première chevauchée, demander pourquoi.
    .end = Vous savez lire un pion, le déplacer et demander pourquoi, et vous savez où est « Annuler ». C’est déjà la moitié du jeu.

welcome-hello = Bienvenue ! Vous menez l’Alliance de Hosar contre les Démons. Je reste dix minutes à vos côtés, et rien ne peut mal tourner : la table connaît toutes les règles.
welcome-troop = Voici les Chevaliers de Timur. Leurs chiffres, de gauche à droite : tir 0, mêlée 8, moral 5 et 5 points de mouvement. Plus c’est haut, mieux c’est. Le C désigne la cavalerie ; TI dit qu’ils viennent de Timur.
welcome-character = Sous eux se trouve le Prince de Timur. Les pions d’un même hexagone forment une pile ; le petit nombre dit combien ils sont. Un prince ne se bat pas avec des chiffres : il commande, et son + rend les autres meilleurs.
welcome-pick = En selle ! Cliquez sur les Chevaliers sur la carte, ou sur le bouton « { $do } ». Au clavier : ] montre les réponses une à une, Entrée en choisit une.
welcome-lit = Chaque hexagone éclairé est à votre portée ; son nombre est le prix en points de mouvement. Les bois, les collines et les rivières coûtent plus cher que la plaine.
welcome-why = Essayez maintenant quelque chose d’interdit : cliquez sur l’hexagone 0911, bien au-delà des hexagones éclairés. Rien ne casse. La table vous dit quelle règle s’y oppose, et un clic sur la règle ouvre le livre.
welcome-go = Au moindre doute, essayez. Et maintenant, en route vers le nord : 0507, ou tout autre hexagone éclairé.
welcome-undo = Belle chevauchée ! Si vous changez d’avis, « Annuler » vous ramène en arrière, tant qu’aucun dé n’est tombé et que l’ennemi n’a rien appris. Vous êtes bien ici ? Choisissez « { $do } ».

march = Une armée en marche
    .about = Mener une pile, emmener un chef, deviner l’ennemi caché.
    .end = Votre armée est en marche, et l’ennemi n’en voit que le pion du dessus. Belle marche !

march-hidden = Voyez-vous le « ? » sur les Démons en 0715 ? Vous connaissez le pion du dessus, et rien de ce qu’il couvre. Vos propres piles leur sont tout aussi obscures.
march-leader = Les troupes qui partent aux côtés d’un chef disposent de tous leurs points ; sans lui, elles se traînent à moitié allure. Gardez donc le Prince tout près.
march-pick = Rabat a besoin d’une armée. Commencez par les Chevaliers : « { $do } ».
march-ride = Un personnage peut accompagner des troupes qui partent de son hexagone. Choisissez « { $do } ».
march-go = Et maintenant, la marche. Pointez 0413 pour voir le chemin et son prix, puis cliquez.
march-stop = Il reste un point. Gardez-le : « { $do } ».
march-second = Chaque unité se déplace pour elle-même. Au tour des Sergents : « { $do } ».
march-follow = Eux aussi vont en 0413. Ils partent de l’hexagone où était le Prince : ils ont tous leurs points, bien qu’il soit déjà loin.
march-together = Les voilà réunis en une seule pile. « { $do } ».
march-end = Les Arbalétriers restent et tiennent Timur ; on n’est jamais obligé de bouger. La prochaine fois, cochez la case au-dessus des réponses (touche w), et toute la pile marche d’un coup. Maintenant, choisissez « { $do } ».

battle = Bataille dans les collines
    .about = La bataille d’exemple du livre de règles, dé par dé. Vous commandez pour le Duc.
    .end = Victoire ! Le Seigneur Erush est tombé, sa Patrouille est prisonnière, les autres s’enfuient. Vous avez livré une bataille entière, celle-là même que raconte le livre de règles.

battle-field = Le Seigneur Erush a attaqué le Duc de D’Ansor. Vous êtes le Duc. Neuf de vos pions contre six des leurs ; sur le plateau de bataille, les lignes vont se faire face.
battle-terrain = Le défenseur choisit le terrain. Dans les collines, sept unités tiennent dans une ligne, et personne n’est avantagé. Choisissez « { $do } ».
battle-line = Chacun à son tour : l’un place une unité, l’autre lui en oppose une. Erush commence par sa Cavalerie lourde.
battle-knights = Fer contre fer : opposez-lui les Chevaliers de D’Ansor.
battle-forward = À vous de commencer. Placez les Hommes d’armes.
battle-crossbows = Des Gardes à pied en armure lourde. Opposez-leur les Arbalétriers de Timur : 7 au tir, et ils tirent avant qu’on en vienne aux mains.
battle-gunthoz = Ensuite les Hommes de Gunthoz, des gens solides.
battle-last = Il ne reste que les Archers d’Erush. L’Infanterie mixte sait leur répondre : placez-la là. Tous les autres attendent en réserve.
battle-duke = Erush en personne rejoint la Patrouille. Votre Duc apporte son +1 à l’unité qu’il accompagne, mais il en partage le sort. Chez les Chevaliers, il sera à l’abri.
battle-reserve = Vous êtes plus nombreux que l’ennemi, et il y a place pour deux unités. Faites avancer les Sergents de D’Ansor.
battle-reserve-too = Et les Sergents de Timur.
battle-help = Deux contre un ! Envoyez les Sergents de Timur contre les Gardes à pied.
battle-help-too = Et les Sergents de D’Ansor contre la Cavalerie lourde, aux côtés des Chevaliers.
battle-dice = Tout le monde est en place. Laissez le Duc où il est, et les dés vont tomber : d’abord la magie, puis le tir. Un petit jet touche.
battle-missiles = Regardez les dés : la magie d’Erush a manqué son but. Ses Épéistes ont touché vos Hommes d’armes, dont le moral a cédé : ils fuient. Vos Arbalétriers ont touché les Gardes à pied, qui ont tenu bon. Un coup au but ne tue jamais à lui seul : c’est le moral qui décide.
battle-gap = Plus personne ne fait face aux Épéistes. Répondez avec les Sergents de Timur.
battle-melee = On tire l’épée. La Cavalerie lourde a deux de vos unités devant elle, et c’est vous qui dites laquelle elle doit attaquer : les Chevaliers, ils sont de taille. Puis regardez les Hommes de Gunthoz…

siege = Sous les murs de Rabat
    .about = Amener l’armée, choisir comment assiéger, en payer le prix.
    .end = Les portes sont ouvertes, Rabat est à vous. Les forteresses rapportent des points de victoire tour après tour : elles sont l’enjeu de la guerre.

siege-walls = Les Démons tiennent le château de Rabat. Chevaliers, Hommes d’armes et Paysans sont déjà sur place. Un siège commence quand vos troupes restent dans l’hexagone et que la garnison ne sort pas se battre.
siege-pick = Les meilleurs sont encore à un hexagone de là. Prenez les Lanciers : « { $do } ».
siege-prince = Dans un siège, le meilleur chef compte : « { $do } ».
siege-wizard = Une unité emmène autant de personnages qu’on veut. Le Magicien de Rabat veut rentrer chez lui : « { $do } ».
siege-go = Et en avant : 0414.
siege-end = Tout le monde est là. Choisissez « { $do } », et les Démons diront s’ils sortent.
siege-ways = Ils restent derrière leurs murs : c’est un siège. Le blocus les affame ; il est lent, mais coûte peu. L’assaut est rapide, et sanglant des deux côtés.
siege-assault = Deux faibles unités gardent les murs, et votre armée est forte. Osez : « { $do } ».
siege-magic = Avant les dés, la magie. Si votre magie de siège est la plus forte, vous ajoutez 1. Choisissez « { $do } ».
siege-enough = Les Démons n’ont pas de magicien ici : le vôtre suffira. On ne lance qu’un sort par phase ; ménagez le Prince : « { $do } ».
siege-dice = Vous avez fait 8, et le tableau ajoute +1 pour la magie, +1 pour le commandement, +1 contre un château, −1 à la première phase d’un siège : 10. Cela fait deux unités ennemies, toute la garnison !
siege-losses = Leur riposte vous coûte une unité, et c’est vous qui la choisissez. Pauvres Paysans…

spell = L’œil du Magicien
    .about = Lancer Vision et voir ce que l’ennemi cache.
    .end = C’est écrit dans le journal : des Archers et une Levée gobeline, rien de plus. À vous de décider, en connaissance de cause. Vous avez marché, combattu, assiégé, lancé un sort : la guerre vous attend !

spell-hidden = Deux piles ennemies près de Rabat. De la cavalerie en 0614, une Patrouille en 0715. Qu’y a-t-il dessous ? Marcher à l’aveuglette serait brave, mais pas sage.
spell-wizard = Le Magicien de Rabat a une puissance de 2 et une portée de 4 hexagones. Chaque camp connaît quelques sorts spéciaux, tirés en secret ; vous connaissez Vision.
spell-cast = Les sorts ont leurs moments. En voici un, avant le mouvement : « { $do } ».
spell-aim = Les hexagones éclairés sont à portée. Regardez sous la Patrouille : cliquez sur 0715. Vision réussit sur un dé de 5 ou moins.
