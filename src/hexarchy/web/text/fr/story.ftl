# Ce qui s’est passé entre-temps.

show = Ce que les autres ont fait
show-watching = Voici ce que les autres ont fait.
show-speed = Vitesse : { $speed }
show-skip = Passer
digest = Entre-temps
digest-moves = { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
}
digest-lost = Vos pertes
digest-slain = Leurs pertes
digest-taken = Pris
digest-captured = Capturés
digest-freed = Libérés
digest-joined = Alliés et arrivées
digest-fallen = Places tombées
digest-points = Points
ended = { $place } : le combat est terminé
