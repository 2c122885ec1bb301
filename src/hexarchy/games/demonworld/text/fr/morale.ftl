# Moral, déroute, ralliement.

ask-tests-next = Plusieurs unités testent leur moral. Laquelle d’abord ?
ask-routs-next = Plusieurs unités sont en déroute. Laquelle fuit d’abord ?
ask-rout-next = { $unit } : déroute. Quel élément fuit d’abord ?
ask-rout-to = { $unit } : déroute. Où fuit l’élément sur { $hex } ?

event-morale-certain = { $unit }, { $test } : { $passed ->
    [yes] réussi
   *[no] manqué
}, quel que soit le dé.
event-routs = { $unit } : en déroute !
event-runs = { $unit } : fuite, { $from } → { $to }.
event-flees = { $unit } : l’élément sur { $hex } s’enfuit du terrain.
event-run-down = { $unit } : l’élément en fuite sur { $hex } est taillé en pièces.
roll-morale = { $unit }, { $test }

why-routing = { $unit } : en déroute.
why-others-run-first = Les éléments les plus proches de leur bord fuient d’abord.
why-not-straight-home = Les éléments en déroute fuient vers leur bord aussi loin et aussi droit que possible.
