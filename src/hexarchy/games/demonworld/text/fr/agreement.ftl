# Ce dont on convient avant une bataille avec ses propres armées.

option-points = Points
    .about = Ce que les armées de chaque camp peuvent coûter, à cinq pour cent près. Les joueurs d’un camp se les partagent.
option-declare-unseen = Tirs déclarés avant de vérifier la vue
    .about = Un tir sur une cible qui se révèle cachée est perdu. Sinon, seul ce qui est visible est proposé comme cible.
option-rounds = Tours
    .about = La bataille se termine au bout de ce nombre de tours, si aucun camp n’a disparu avant.
option-kind = Enjeu
    .about = Avec deux objectifs ou un seul au centre, on marque des points en les tenant à la fin. Règle de notre invention.
    .meeting = Rencontre
    .two-objectives = Deux objectifs
    .centre = Un objectif au centre
option-ground = Terrain
    .about = Les quatre plateaux tels qu’ils s’accordent, des plateaux vierges, ou des plateaux disposés d’après un numéro.
    .printed = Les quatre plateaux
    .blank = Terrain dégagé
    .drawn = Tirés au sort
option-draw = Numéro du tirage
    .about = Les plateaux et les objectifs en découlent : le même numéro donne le même champ de bataille.
option-obedience-tie = Égalité au test d’obéissance
    .about = Selon la règle, un total égal à la seconde valeur de moral rend l’unité impétueuse ; selon l’exemple imprimé, elle obéit.
    .impetuous = Impétueuse
    .obedient = Elle obéit
