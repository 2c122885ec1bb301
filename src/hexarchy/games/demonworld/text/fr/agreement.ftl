# Ce dont on convient avant une bataille avec ses propres armées.

option-points = Points
    .about = Ce que les armées de chaque camp peuvent coûter, à cinq pour cent près. Les joueurs d’un camp se les partagent.
option-declare-unseen = Tirs déclarés avant de vérifier la vue
    .about = Un tir sur une cible qui se révèle cachée est perdu. Sinon, seul ce qui est visible est proposé comme cible.
option-rounds = Tours
    .about = La bataille se termine au bout de ce nombre de tours, si aucun camp n’a disparu avant.
option-kind = Enjeu
    .about = Deux objectifs, ou un seul au centre, rapportent des points à qui les tient à la fin. Une arrière-garde a 70 % des points et se déploie sur six rangées : les unités qui percent jusqu’à son bord comptent pour l’assaillant, les unités détruites et la case du centre pour le défenseur. Avec des renforts, chaque camp tient en réserve la moitié de ses cartes, en points ; elles arrivent au tour 2 ou 3. Tiré au sort : un dé qui découle du numéro décide, et le défenseur en découle aussi ; un six vous laisse le choix : prenez un enjeu par son nom, sinon c’est une rencontre. Les règles n’ont pas de telle table : elle est de notre invention.
    .meeting = Rencontre
    .two-objectives = Deux objectifs
    .centre = Un objectif au centre
    .rearguard = Arrière-garde
    .late-arrival = Renforts
    .drawn = Tiré au dé
option-ground = Terrain
    .about = Les quatre plateaux tels qu’ils s’accordent, des plateaux vierges, ou des plateaux disposés d’après un numéro.
    .printed = Les quatre plateaux
    .blank = Terrain dégagé
    .drawn = Tirés au sort
option-draw = Numéro du tirage
    .about = Tout ce qui est tiré en découle : plateaux, objectifs, enjeu, défenseur. Le même numéro donne la même bataille.
option-obedience-tie = Égalité au test d’obéissance
    .about = Selon la règle, un total égal à la seconde valeur de moral rend l’unité impétueuse ; selon l’exemple imprimé, elle obéit.
    .impetuous = Impétueuse
    .obedient = Elle obéit
