# Personnages du jeu avancé : les émissaires (DR-A-ENV) et les mercenaires spéciaux qui ont leur propre chapitre.

## Émissaires

envoy-1 = La Langue d’Argent
    .about = Un Long discours qu’il joue vaut 1 de plus.
envoy-2 = Le Porteur de bourse
    .about = Un Pot-de-vin qu’il joue vaut 1 de plus ; ses Pots-de-vin grossiers ne le font jamais bannir.
envoy-3 = Le Marieur
    .about = Un Mariage diplomatique qu’il joue vaut 1 de plus.
envoy-4 = Le Gant de Fer
    .about = Les Menaces qu’il joue valent 1 de plus ; si elles échouent, il est banni un tour de plus.
envoy-5 = Le Gardien des secrets
    .about = Un Chantage qu’il joue vaut 1 de plus.
envoy-6 = Le Rebouteux
    .about = La Magie blanche et la Magie noire qu’il joue valent 1 de plus.
envoy-7 = Le Vieil Ami
    .about = +1 à tous ses jets dans un royaume choisi au début.
envoy-8 = Le Duelliste
    .about = +1 lors des duels et des assassinats.
envoy-9 = Le Recruteur
    .about = +1 quand il recrute des Barbares ou des Ogres ; un 1 naturel le tue quand même.
envoy-10 = Le Semeur de discorde
    .about = +1 à ses désactivations.
envoy-11 = Le Voyageur
    .about = Se déplace de 2 points de plus ; entre dans un château assiégé et en sort sans danger.
envoy-12 = Le Pompeux
    .about = −1 à ses activations, mais aucun échec ne le fait bannir.

do-envoy = Confier la diplomatie à votre Émissaire, et non à votre ambassadeur
do-duel-envoy = Provoquer en duel l’Émissaire : { $target }
do-befriend = { $target }
ask-old-friend = Dans quel royaume votre Émissaire a-t-il un vieil ami ({ $hero }) ? Tous ses jets y ont +1.
ask-envoy-function = Que fait votre Émissaire à { $hex } ({ $hero }) ?
event-envoy-appointed = { $side } nomme son Émissaire à { $hex } ({ $hero }) : { $envoy }.
event-old-friend = { $hero } a un vieil ami à la cour : { $kingdom }.
event-envoy-banished = Émissaire banni ({ $kingdom }) : { $hero }, { $turn ->
    [999] à jamais.
   *[other] jusqu’au tour { $turn }.
}
why-no-envoy = Votre Émissaire n’est pas disponible.
why-no-envoy-of = L’Émissaire n’est pas disponible : { $side }.
why-nothing-for-the-envoy = Votre Émissaire ne peut rien faire là où il se trouve.
why-ambassador-elsewhere = Là où il se trouve, { $hero } ne rencontre pas l’ambassadeur : { $side }.

## Le Maréchal et l’Ordre de l’Hippogriffe

mode-hippogriff = Sur un hippogriffe
    .the = un hippogriffe
do-hover = S’élever et planer au-dessus de { $target }
do-trust-the-gods = S’en remettre aux dieux : relancer le dé
event-marshal-trait = { $hero } : { $number ->
    [1] génie militaire, +1 au combat terrestre.
    [2] vigilant, sa pile bat en retraite sur 3 ou plus.
    [3] favori des dieux, il peut refaire son jet de destin.
    [4] meneur d’hommes, il mène ses troupes sur 8 points.
    [5] poliorcète, +1 lors des sièges.
   *[6] pieux, il peut rompre les Malédictions.
}
event-marshal-comes = Un autre prend le commandement de l’Ordre à { $hex } : { $hero }.
event-marshal-leaves = L’Ordre n’est plus, et son chef quitte la partie : { $hero }.
why-order-must-come = Le Maréchal ne mène cette unité que si l’Ordre de l’Hippogriffe fait tout le mouvement avec lui : { $unit }.

## Les pirates, et Tana la Diablesse

do-loot = Piller le commerce : { $target }
do-bury = Enfouir un Trésor : { $target }
do-unearth = Déterrer un Trésor : { $target }
ask-prize = Épargnez-vous une flotte pour prendre ce pirate dans votre pile : { $unit } ?
ask-mutiny = { $hero } fomente-t-elle une mutinerie à { $hex } ? Elle fait d’abord un jet de destin ; puis un dé pair gagne tous les équipages à la piraterie, un dé impair la force à fuir.
ask-departure = Les flottes saisies partent aussitôt : où va { $fleet } ?
ask-escort = { $hero } vous quitte pour le joueur à votre droite : quelle flotte mercenaire part avec elle ?
ask-berth = Où placez-vous { $hero } et { $fleet } sur cette mer ?
event-turns-coat = { $fleet } change de camp à { $hex } : { $side }.
event-buries = { $unit } enfouit un Trésor à { $hex }.
event-mutiny = Mutinerie à { $hex } : { $units } se rangent derrière { $hero } et deviennent pirates.
event-mutiny-fails = Les équipages ne l’écoutent pas à { $hex } : { $hero } doit fuir.
event-exposed = Rat-de-Cale démasque { $hero } à { $hex } ; elle est relâchée sur parole ({ $side }).
event-parts = { $hero } ne sert pas avec Rat-de-Cale : elle passe à { $side }.
why-pirates-keep-apart = Les pirates ne restent avec les flottes d’un royaume que sous les ordres de Rat-de-Cale ou de Tana : { $unit }.
why-hold-is-full = Cette flotte transporte déjà deux Trésors : { $unit }.
why-is-no-pirate = Cette flotte n’est pas un de vos pirates : { $unit }.
why-meager-trade = Il n’y a rien à prendre sur la mer de Zett : { $unit }.
why-not-at-sea = Cette flotte n’est pas en pleine mer : { $unit }.
why-honest-company = Cette flotte est en compagnie de flottes qui ne sont pas pirates : { $unit }.
why-has-looted = Cette flotte pille le commerce ce tour-ci et ne fait rien d’autre : { $unit }.
why-nothing-to-bury = Cette flotte n’a pas de Trésor à enfouir : { $unit }.
why-no-place-to-bury = On enfouit un Trésor sur une côte ou au bord d’une rivière navigable : { $unit }.
why-nothing-buried = Aucun pirate n’a rien enfoui là où se trouve { $unit }.

## Trouble et les Paysans

do-raise-peasants = Soulever les Paysans
ask-shield = On veut débaucher un de vos mercenaires : lequel { $hero } garde-t-elle ?
ask-rejected = Ils ne suivent pas { $hero } : qui, de sa pile, quitte { $hex } avec elle ?
ask-rejected-where = Où va { $hero } ({ $hex }) ?
ask-rising = Le royaume reprend les armes et ses Paysans reviennent ({ $kingdom }) : où placez-vous { $unit } ?
event-peasants-rise = Soulèvement des Paysans à { $hex } ({ $kingdom }) : { $units }.
event-follows-her = { $units } acceptent les ordres de { $hero }.
event-is-doubted = Personne ne prend { $hero } pour un chef à { $hex }.
event-regenerates = { $hero } n’est pas morte : elle se régénère.
why-no-trouble = Trouble n’est pas disponible.
why-no-enemy-kingdom = Ce héros n’est dans aucun royaume actif pour un ennemi : { $unit }.
why-is-your-own = Ce royaume agit pour vous : { $kingdom }.
why-revolt-elsewhere = Trouble a soulevé un royaume et n’en soulève pas d’autre : { $kingdom }.
why-revolt-is-over = La révolte est finie, le dernier Paysan a disparu : { $kingdom }.
why-all-have-risen = Tous les Paysans se sont soulevés : { $kingdom }.
why-has-asked = Trouble a déjà demandé à d’autres de la suivre dans cette phase : { $unit }.
why-peasants-do-not-besiege = Les Paysans forment la moitié ou plus de la force : ils n’assiègent pas ({ $castle }).
why-peasants-stay-at-home = Les Paysans ne se déplacent que dans leur royaume et les terres désolées : { $unit }.
event-stand-off = { $hero } et { $leader } se battent, et nul n’est blessé.
event-abducts = { $leader } enlève { $hero } à { $hex }.
