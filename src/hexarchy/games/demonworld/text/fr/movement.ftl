# Mouvement et attaques.

ask-first-or-second = Ordres { $order } : votre camp joue-t-il d’abord ou ensuite ?
ask-next-unit = Ordres { $order } : quelle unité joue ?
ask-operation = { $unit } : que fait-elle ? ({ $points } points, { $payable ->
    [0] aucune manœuvre
    [one] une manœuvre
   *[other] { $payable } manœuvres
})
ask-regrouping = { $unit } : quel élément se déplace ?
ask-regrouping-to = Où va l’élément sur { $hex } ?
ask-turn = { $unit } : quel élément se tourne ?
ask-turn-to = Vers où regarde l’élément sur { $hex } ?
ask-form = { $unit } : quelle formation ?
ask-form-where = { $unit } : où se tient son premier élément ? Une ligne y commence par sa gauche, vue de l’unité ; un coin, par sa pointe.
ask-free-regrouping = { $unit } : ses rangs sont rompus. En quelle formation se reforme-t-elle ?
ask-free-fields = { $unit } : quelle case occupe-t-elle ?
ask-small-next = { $unit } : quel élément se déplace ?
ask-small-element = Où va l’élément sur { $hex }, ou comment se tourne-t-il ?
ask-reacts-next = Plusieurs unités sont attaquées. Laquelle réagit d’abord ?
ask-reaction = { $unit } : attaquée. Comment réagit-elle ? ({ $maneuvers ->
    [one] une manœuvre
   *[other] { $maneuvers } manœuvres
})
ask-finish-by = { $unit } : comment les autres éléments rejoignent-ils le combat ?
ask-finishing = { $unit } : quel élément rejoint le combat ?
ask-finishing-to = Où va l’élément sur { $hex } ?
ask-across = { $unit } : peut atteindre { $foe } par ce terrain, et pas l’inverse. Attaque-t-elle ?
ask-across-ends = { $unit } : rompt-elle le combat contre { $foe } à travers le terrain ?

event-advances = { $unit } : en avant, { $from } → { $to } ({ $points } points).
event-shifts = { $unit } : un pas vers { $direction }.
event-wheels = { $unit } : conversion de { $by }, face { $facing }.
event-turns = { $unit } : tous tournent { $degrees }.
event-forms = { $unit } : { $shape } ({ $maneuvers ->
    [0] sans coût
    [one] une manœuvre
   *[other] { $maneuvers } manœuvres
}).
event-element-moves = { $unit } : { $from } → { $to }.
event-element-turns = { $unit } : l’élément sur { $hex } regarde { $facing }.
event-gives-up = { $unit } : abandonne sa formation ({ $shape }).
event-contact = { $unit } : attaque contre { $foe }.

why-another-step = { $unit } : se déplace à l’étape de son propre ordre.
why-has-moved = { $unit } : a déjà joué.
why-finish-this-one = { $unit } : doit d’abord terminer son mouvement.
why-another-unit = Aucun élément de l’unité en mouvement ne s’y trouve.
why-may-not-advance = { $unit } : n’avance pas avec l’ordre Tenir.
why-may-not-attack = { $unit } : ne peut pas venir au contact avec son ordre ({ $order }).
why-may-not-wheel = { $unit } : seules les unités ordonnées font une conversion ; ni les colonnes, ni les petites unités, ni celles qui tiennent.
why-wheeled-otherwise = Elle a déjà fait une conversion de l’autre côté pendant cette phase.
why-not-orderly = { $unit } : désorganisée.
why-not-frontal = { $unit } : ne vient au contact que par l’avant.
why-not-passable = Personne ne peut passer par là.
why-not-enough-points = Cela coûte { $points } points, plus qu’il n’en reste.
why-no-maneuver-left = { $unit } : il ne reste aucune manœuvre.
why-no-place-for-it = Il n’y a pas la place.
why-no-free-field = Il n’a aucune case libre à côté de lui.
why-no-leader-to-turn = Seule la tête d’une colonne se tourne librement, une fois entre deux pas.
why-not-adjacent = Un élément va sur une case voisine de la sienne.
why-moved-in-this-step = Cet élément l’a déjà fait dans cette étape.
why-in-contact = Cet élément touche un ennemi.
why-off-the-area = Personne ne quitte l’aire de jeu.
why-no-part-of-a-reaction = Une réaction ne contient que des pivotements et des regroupements.
why-cannot-go-on = Cet élément ne peut pas aller plus loin.
why-not-to-its-front = Il n’avance que sur ses cases frontales, sans se tourner.
why-hedge-or-wall = Une haie ou un muret barre le chemin.
why-wheel-too-far = Une unité à une seule manœuvre ne fait qu’une conversion de 60° en terrain difficile.
why-wedge-goes-ahead = { $unit } : un fer de lance va vers l’avant et ne fait rien d’autre.
why-horde-does-not-wheel = { $unit } : une horde ne fait pas de conversion.
why-no-special-formation = { $unit } : n’est dans aucune formation spéciale.
