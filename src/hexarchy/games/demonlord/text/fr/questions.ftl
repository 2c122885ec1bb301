# Ce qu'on demande au joueur : `ask-<question>`.

## Mise en place

ask-place-devotee = { $unit } : dans quel temple ?
ask-township-unit = Quelle unité des Bourgs levez-vous maintenant ?
ask-township-town = { $unit } : à quel bourg demandez-vous l’hospitalité ? Son dé décide.
ask-spell-way = Comment tirez-vous vos sorts spéciaux ?
ask-spell-choice = Choisissez un sort spécial.

## Début de la phase

ask-replace-character = Quel personnage mort tentez-vous de faire revenir ?
ask-replace-troop = Quelle unité de troupe détruite tentez-vous de reconstituer ?
ask-request = Demandez-vous des renforts ?
ask-place-arrival = { $left ->
    [one] { $unit } : où se fait l’arrivée ?
   *[other] { $unit } : où se fait l’arrivée ? Encore { $left } unités à placer.
}

## Mouvement

ask-movement = { $left ->
    [0] Toutes vos unités ont bougé. Quoi d’autre ?
    [one] Choisissez une unité à déplacer. Une seule n’a pas encore bougé.
   *[other] Choisissez une unité à déplacer. { $left } n’ont pas encore bougé.
}
ask-march = { $unit } : vers où ? Position : { $hex }, { $mp ->
    [one] { $mp } PM restant
   *[other] { $mp } PM restants
}.
ask-block = { $hex } : des troupes ennemies entrent. Montrez-vous une unité de troupe pour les arrêter ?
ask-hunt = { $hex } : un ennemi entre seul. Montrez-vous une unité de troupe pour tenter de le capturer ?
ask-party = { $hex } : tentative de capture. { $unit } : seul ou en groupe ?

## Magie

ask-window-rains = Faites-vous tomber les Pluies ?
ask-window-before-movement = Avant { $mine ->
    [yes] votre mouvement
   *[no] le mouvement ennemi
} : lancez-vous un sort ?
ask-window-after-movement = Après { $mine ->
    [yes] votre mouvement
   *[no] le mouvement ennemi
} : lancez-vous Vision ?
ask-window-before-battles = Avant les batailles : ouvrez-vous un Portail magique ?
ask-window-light-and-darkness = Avant les batailles : lancez-vous Lumière ou Ténèbres ?
ask-window-retreat = Avant la retraite : ouvrez-vous un Gouffre ?
ask-window-between-battles = Entre deux batailles : ouvrez-vous un Portail magique ?
ask-window-after-battles = Après les batailles : ouvrez-vous un Portail magique ?
ask-window-end = Fin de { $mine ->
    [yes] votre phase
   *[no] la phase ennemie
} : lancez-vous un dernier sort ?
ask-cloak = { $hex } : l’ennemi voit vos unités. Répondez-vous par un Voile ?
ask-cast-caster = { $spell } : qui lance le sort ?
ask-cast-target = { $spell } : quel hexagone visez-vous ? Lanceur : { $caster }.
ask-cast-gate = { $spell } : qui franchit le portail ? Lanceur : { $caster }.
ask-cast-area = { $spell } : où va-t-il pleuvoir ? Lanceur : { $caster }.
ask-cast-revive = { $spell } : qui revient d’entre les morts ? Lanceur : { $caster }.
ask-invocation = Quel personnage fait une invocation ?
ask-invoke-being = { $unit } : quel être invoquer ?

## Avant les batailles

ask-battle-or-siege = { $hex } : livrez-vous bataille, ou vous laissez-vous assiéger ?
ask-sortie = { $hex } : vous êtes assiégé. Faites-vous une sortie ?
ask-garrison-joins = { $hex } : le secours est là. La garnison se joint-elle à la bataille ?
ask-next-battle = Quelle bataille livrer maintenant ?

## La bataille

ask-terrain = Bataille, { $hex } : sur quel terrain affrontez-vous l’ennemi ?
ask-deploy = Bataille, { $hex } : quelle unité placez-vous en ligne ?
ask-match = Bataille, { $hex } : quelle unité opposez-vous à l’ennemi ? Face à vous : { $unit }.
ask-place-character = Bataille, { $hex } : quel personnage placez-vous ?
ask-place-character-with = { $unit } : avec quelle unité combattre ?
ask-reserves = Bataille, { $hex } : engagez-vous des réserves ? { $room ->
    [one] { $room } place libre.
   *[other] { $room } places libres.
}
ask-put-up = Bataille, { $hex } : quelle unité libre présentez-vous ?
ask-answer = Bataille, { $hex } : quelle unité opposez-vous ? Face à vous : { $unit }.
ask-join-fight = Bataille, { $hex } : contre qui envoyez-vous cette unité en renfort ? { $unit }.
ask-move-character = Bataille, { $hex } : faites-vous changer d’unité à un personnage ?
ask-move-character-to = { $unit } : quelle unité rejoindre ?
ask-battle-magic = Bataille, { $hex } : lancez-vous un projectile magique ? Lanceur : { $unit }.
ask-missile-target = Bataille, { $hex } : sur qui tirer ? Tireur : { $unit }.
ask-melee-target = Bataille, { $hex } : laquelle de vos unités l’ennemi doit-il attaquer ? Ennemi : { $unit }.
ask-change-unit = Bataille, { $hex } : { $unit } – unité perdue. Laquelle rejoindre ?

## Repli

ask-withdraw = Bataille, { $hex } : fin du round { $round }. Vous repliez-vous ?
ask-inside-or-out = { $hex } : où vont vos survivants ?
ask-retreat-with = { $unit } : quelle unité de troupe accompagner dans la retraite ?
ask-retreat-group = { $group ->
    [none] Quelles unités battent en retraite ensemble ? N’en nommez aucune pour les envoyer toutes.
   *[other] Quelles autres unités battent en retraite avec ce groupe ? { $group }.
}
ask-retreat = { $hex } : où ce groupe fait-il retraite ? { $units }.
ask-retreat-on = { $group ->
    [none] { $hex } : quelles unités plus rapides continuent ?
   *[other] { $hex } : quelles autres unités continuent avec ce groupe ? { $group }.
}

## Sièges

ask-next-siege = Quel siège résoudre maintenant ?
ask-siege-method = Siège, { $hex } : quelle méthode ?
ask-siege-magic = Siège, { $hex } : qui apporte sa magie de siège ?
ask-siege-losses = Siège, { $hex } : { $owed ->
    [one] vous devez perdre une unité. Laquelle ?
   *[other] vous devez perdre { $owed } unités. Laquelle d’abord ?
}

## Alliances et prisonniers

ask-alliance = Quel État neutre tentez-vous de gagner à votre cause ?
ask-alliance-caster = { $hex } : personne n’est sur place. Qui lance le sort d’alliance ?
ask-exchange = Demandez-vous un échange de prisonniers ?
ask-exchange-offer = L’adversaire demande un échange. Quel prisonnier offrez-vous ?
ask-exchange-give = L’adversaire offre : { $unit }. Qui donnez-vous en retour ?
ask-place-freed = { $unit } : de nouveau libre. Où faire le placement ?

## Fin du tour

ask-call-talks = Fin du tour { $turn } : lancez-vous le dé pour ouvrir des pourparlers de trêve ?
ask-talks-go-on = Fin du tour { $turn } : poursuivez-vous les pourparlers de trêve ?

## Confirmations

ask-confirm-attack-neutral = { $hex } : y faire entrer des troupes est une attaque, et l’État neutre rejoindra l’ennemi pour toujours. Continuer ?
ask-confirm-abandon-fortress = Ce sont les dernières troupes de votre forteresse assiégée : sans elles, elle est perdue. Continuer ?
ask-confirm-no-way-out = { $hex } : aucune retraite n’est ouverte, vos troupes seront faites prisonnières. Se replier quand même ?
ask-confirm-leave-capital = { $hex } : si vous partez, votre capitale assiégée tombe. Partir quand même ?
ask-confirm-request = Une demande ne peut pas être retirée et vous ne marquez plus rien pour l’absence de renforts. L’envoyer ?
