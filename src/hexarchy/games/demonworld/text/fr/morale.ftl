# Moral, charges, déroute, ralliement, impétuosité.

ask-tests-next = Plusieurs unités testent leur moral. Laquelle d’abord ?
ask-routs-next = Plusieurs unités sont en déroute. Laquelle fuit d’abord ?
ask-rout-next = { $unit } : déroute. Quel élément fuit d’abord ?
ask-rout-to = { $unit } : déroute. Où fuit l’élément sur { $hex } ?
ask-rout-along = { $other } fuit encore. { $unit } suit-il le mouvement ?
ask-charge = { $unit } : charge-t-elle un ennemi plus effrayant qu’elle ? Elle devra faire un test.
ask-rally = { $unit } est en déroute : tente-t-elle de se rallier ? ({ $chance } %)
ask-give-up-astray = { $unit } ne s’est ralliée qu’en partie. Quels autres éléments abandonnez-vous ?
ask-straggler = { $unit } : l’élément sur { $hex } est égaré. Où va-t-il ?
ask-obedience-leader = { $unit } est provoquée : le bonus de son chef s’ajoute-t-il au test d’obéissance, ou s’en retranche-t-il ?
ask-obedience-command = { $unit } est provoquée : le bonus de { $other } s’ajoute-t-il au test d’obéissance, ou s’en retranche-t-il ?
ask-provoked = { $unit } est impétueuse : à quel ennemi s’en prend-elle ?
ask-impetuous-first = Les deux camps ont des unités impétueuses. Le vôtre les déplace-t-il en premier ou en second ?
ask-impetuous-next = Quelle unité impétueuse part d’abord ?
ask-frenzy = { $unit } est impétueuse : comment poursuit-elle ?
ask-frenzy-to = { $unit } est impétueuse : où va l’élément sur { $hex } ?

event-morale-certain = { $unit }, { $test } : { $passed ->
    [yes] réussi
   *[no] manqué
}, quel que soit le dé.
event-routs = { $unit } : en déroute !
event-runs = { $unit } : fuite, { $from } → { $to }.
event-stays-behind = { $unit } laisse fuir { $other }.
event-flees = { $unit } : l’élément sur { $hex } s’enfuit du terrain.
event-run-down = { $unit } : l’élément en fuite sur { $hex } est taillé en pièces.
event-refuses = { $unit } refuse de charger : { $units }.
event-rallies = { $unit } se rallie : { $hexes }.
event-given-up = { $unit } : l’élément sur { $hex } est abandonné.
event-comes-back = { $unit } : l’élément sur { $hex } a rejoint son unité.
event-impetuous = { $unit } devient impétueuse et s’en prend à { $foe } !
event-faces = { $unit } : tous font face, { $facing }.
roll-morale = { $unit }, { $test }

why-routing = { $unit } : en déroute.
why-impetuous = { $unit } : impétueuse.
why-others-run-first = Les éléments les plus proches de leur bord fuient d’abord.
why-not-straight-home = Les éléments en déroute fuient vers leur bord aussi loin et aussi droit que possible.
why-no-test-needed = L’attaquer ne demande aucun test, ou il est hors d’atteinte.
why-not-dared = { $foe } : trop effrayant ; l’unité n’a pas réussi de test pour le charger.
why-charge-not-declared = { $foe } : plus effrayant que l’unité. La charge doit être annoncée avant le mouvement.
why-keeps-away = { $foe } : l’unité a refusé de le charger et ne s’en approche plus.
why-not-astray = Cet élément n’est pas égaré.
why-astray = L’élément sur { $hex } est égaré et fuit encore.
why-elements-astray = { $unit } : tient sa position jusqu’au retour de ses éléments égarés.
why-not-the-shortest-way = Les éléments égarés vont aussi près de leur unité que possible.
why-straight-at-them = { $unit } : impétueuse, elle va au plus droit vers l’ennemi.
why-not-away = { $unit } : impétueuse, elle s’approche de l’ennemi et ne s’en éloigne pas.
