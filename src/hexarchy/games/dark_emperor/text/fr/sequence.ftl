# Le cours de la partie, et ce qui arrive aux pions à tout moment.

event-turn-begins = Le tour { $turn } commence.
event-player-turn = Tour { $turn } : { $side }.
event-lost = { $hex ->
    [none] Perte : { $unit } ({ $why }).
   *[other] { $hex } : perte – { $unit } ({ $why }).
}
event-leader-dies = { $hex ->
    [none] Mort d’un chef : { $leader } ({ $why }).
   *[other] { $hex } : mort d’un chef – { $leader } ({ $why }).
}

## Refus communs à plusieurs chapitres

why-enemies-there = Des ennemis tiennent cet hexagone : { $hex }.
why-flames = Cet hexagone est en flammes : { $hex }.
why-holy-ground = Ce lieu saint est interdit : { $piece }.

## Dés

roll-battle = { $attack } contre { $defence }
roll-attrition = { $value ->
    [one] un point d’attrition
   *[other] { $value } points d’attrition
} : { $count ->
    [0] aucune perte
    [one] une unité perdue
   *[other] { $count } unités perdues
}
roll-against = { $leader } contre { $monster }
