# Personnages du jeu avancé : les émissaires (DR-A-ENV) et les mercenaires spéciaux qui ont leur propre chapitre.

## Émissaires

envoy-1 = La Langue d’argent
    .about = Un Long discours qu’il joue vaut 1 de plus.
envoy-2 = Le Porte-bourse
    .about = Un Pot-de-vin qu’il joue vaut 1 de plus ; ses Pots-de-vin grossiers ne le font jamais bannir.
envoy-3 = L’Entremetteur
    .about = Un Mariage diplomatique qu’il joue vaut 1 de plus.
envoy-4 = Le Gant de fer
    .about = Les Menaces qu’il joue valent 1 de plus ; si elles échouent, il est banni un tour de plus.
envoy-5 = Le Gardien des secrets
    .about = Un Chantage qu’il joue vaut 1 de plus.
envoy-6 = Le Sorcier de village
    .about = La Magie blanche et la Magie noire qu’il joue valent 1 de plus.
envoy-7 = Le Vieil Ami
    .about = +1 à tous ses jets dans un royaume choisi au début.
envoy-8 = Le Duelliste
    .about = +1 lors des duels et des assassinats.
envoy-9 = Le Recruteur
    .about = +1 quand il recrute des Barbares ou des Ogres ; un 1 naturel le tue quand même.
envoy-10 = Le Semeur de discorde
    .about = +1 à ses désactivations.
envoy-11 = L’Itinérant
    .about = Se déplace de 2 points de plus ; entre dans un château assiégé et en sort sans danger.
envoy-12 = Le Pompeux
    .about = −1 à ses activations, mais aucun échec ne le fait bannir.

do-envoy = Confier la diplomatie à votre émissaire, et non à votre ambassadeur
do-duel-envoy = Provoquer en duel l’émissaire : { $target }
do-befriend = { $target }
ask-old-friend = Dans quel royaume votre émissaire a-t-il un vieil ami ({ $hero }) ? Tous ses jets y ont +1.
ask-envoy-function = Que fait votre émissaire à { $hex } ({ $hero }) ?
event-envoy-appointed = { $side } nomme son émissaire à { $hex } ({ $hero }) : { $envoy }.
event-old-friend = { $hero } a un vieil ami à la cour : { $kingdom }.
event-envoy-banished = Émissaire banni ({ $kingdom }) : { $hero }, { $turn ->
    [999] à jamais.
   *[other] jusqu’au tour { $turn }.
}
why-no-envoy = Votre émissaire n’est pas disponible.
why-no-envoy-of = L’émissaire n’est pas disponible : { $side }.
why-nothing-for-the-envoy = Votre émissaire ne peut rien faire là où il se trouve.
why-ambassador-elsewhere = Là où il se trouve, { $hero } ne rencontre pas l’ambassadeur : { $side }.

## Le Maréchal et l’Ordre de l’Hippogriffe

mode-hippogriff = Sur un hippogriffe
    .the = un hippogriffe
do-hover = S’élever et planer au-dessus de { $target }
do-trust-the-gods = S’en remettre aux dieux : relancer le dé
event-marshal-trait = { $hero } : { $number ->
    [1] génie militaire, +1 au combat terrestre.
    [2] vigilant, sa pile recule sur 3 ou plus.
    [3] favori des dieux, il peut relancer le dé de son destin.
    [4] entraîneur d’hommes, il mène ses troupes sur 8 points.
    [5] ingénieur de siège, +1 lors des sièges.
   *[6] pieux, il peut briser les malédictions.
}
event-marshal-comes = Un autre prend le commandement de l’Ordre à { $hex } : { $hero }.
event-marshal-leaves = L’Ordre n’est plus, et son chef quitte la partie : { $hero }.
why-order-must-come = Le Maréchal ne mène cette unité que si l’Ordre de l’Hippogriffe fait tout le mouvement avec lui : { $unit }.
