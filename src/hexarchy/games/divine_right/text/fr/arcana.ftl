# Objets magiques avancés (DR-A-DEV).

do-shape = Employer la Babiole de Métamorphose : { $target }
do-resume = Reprendre la forme naturelle
do-cure-wolf = Lever la Malédiction avec la Main de Corfu : { $target }
do-discard = Jeter l’objet sans valeur : { $target }
do-buy = Chercher un objet magique : { $target }
do-feed = Sacrifier à l’Épée runique : { $target }
ask-frenzy = L’Épée runique est prise de frénésie autour de { $hex }. Laquelle de vos unités meurt ? Encore à venir : { $number }.
ask-sword-duel = L’Épée runique et l’Épée de Magie se rencontrent. Doivent-elles se battre ? L’attaque est alors annulée : { $hero }.
event-hand-turns = { $paw ->
    [1] { $device } est une patte de loup-garou.
   *[0] { $device } est une main humaine.
}
event-device-cursed = { $hex } : une Malédiction pèse sur { $device }, que tient { $hero }.
event-thrown-away = { $unit } jette { $device }.
event-devices-hidden = Des objets sont cachés, personne ne sait lesquels : { $hexes }.
event-heirloom = { $hero } apporte un héritage : { $device }.
event-sword-fed = { $unit } sacrifie { $hero } à l’Épée runique.
event-sword-goes = { $device } retourne d’où elle vient.
event-swords-stand-off = { $hex } : les épées se séparent, personne n’est blessé.
why-no-hand-there = Vous n’avez pas de Main de Corfu humaine là où se trouve { $unit }.
why-is-no-wolf = La Malédiction du Loup-garou ne pèse pas sur { $unit }.
why-no-bauble = Aucun de vos héros ne porte la Babiole de Métamorphose.
why-no-beast-by-choice = Aucun de vos héros n’est une bête de son plein gré.
why-bears-no-dummy = { $unit } ne porte pas d’objet sans valeur.
why-no-shop-here = Rien n’est à vendre là où se trouve { $unit }, ou pas pour cette unité.
why-has-been-there = { $unit } a déjà cherché un objet à cet endroit.
why-nothing-for-sale = Il ne reste pas d’objet pour { $unit }.
why-sword-has-fed = L’Épée runique a eu son sacrifice.
why-no-victim-for-the-sword = { $unit } n’est pas aux côtés du porteur de l’Épée runique.
