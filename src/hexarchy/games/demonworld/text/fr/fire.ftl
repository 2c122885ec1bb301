# Le feu.

option-fire = Feu
    .about = Bois, broussailles et champs cultivés peuvent brûler, et le vent porte le feu plus loin. Seulement si tous les joueurs sont d’accord.

ask-leave-flames = { $unit } : quel élément quitte les flammes ?
ask-leave-flames-to = Où va l’élément sur { $hex } ?
ask-start-fire = Quel élément tente d’allumer un feu ?
ask-start-fire-where = Quelle case l’élément sur { $hex } tente-t-il d’allumer ?
ask-flaming = Qui prépare des projectiles enflammés ?
ask-flame-lead = { $unit } : quel élément tire des flèches enflammées ?
ask-flame-target = { $unit } : sur quoi l’élément sur { $hex } tire-t-il ses flèches enflammées ?
ask-flame-support = Qui soutient les flèches enflammées sur { $hex } ?

event-wind-blows = Le vent souffle vers { $direction }, force { $speed }.
event-catches-fire = { $hex } prend feu.
event-will-burn = { $hex } brûlera dès le prochain tour.
event-burned-down = { $hex } est consumée.
event-burned = { $unit } : l’élément sur { $hex } périt dans les flammes.
event-announces-flames = { $unit } : des projectiles enflammés sont prêts.
event-regenerates = { $unit } : l’élément sur { $hex } récupère un point de vie.

why-in-flames = Cette case brûle, ou se trouve entre des cases en feu.
why-stands-in-flames = L’élément sur { $hex } est dans les flammes et ne peut que les quitter.
why-no-way-out = Il ne peut pas aller là.
why-nobody-leaves-flames = { $unit } : aucun élément ne peut quitter de flammes.
why-starts-no-fires = { $unit } : ces troupes ne peuvent pas allumer de feu.
why-does-not-hold = { $unit } : seuls les éléments d’une unité qui tient sa position le peuvent.
why-has-maneuvered = { $unit } : l’unité a manœuvré.
why-has-shot = { $unit } : l’unité a tiré pendant ce tour.
why-nothing-to-light = Rien ne peut être allumé à côté de { $hex }.
why-one-field-each = Chaque élément tente d’allumer une seule case.
why-does-not-burn = Cette case ne peut pas prendre feu.
why-tried-to-start-a-fire = L’élément sur { $hex } a tenté d’allumer un feu et ne tire plus pendant ce tour.
why-no-flaming-projectiles = { $unit } : pas de projectiles enflammés.
why-prepares-flames = { $unit } : l’unité a préparé des projectiles enflammés.
why-no-support = On ne soutient pas des flèches enflammées tirées sur des créatures.
