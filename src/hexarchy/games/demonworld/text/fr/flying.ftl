# Vol, et souffle des dragons.

ask-breath = { $unit } : souffle-t-il, et où ?
ask-land-or-stay = { $unit } : en vol à haute altitude. Se pose-t-il pendant ce tour ?
ask-landing-facing = { $unit } : il se pose. Vers où regarde-t-il ?
ask-landing-field = { $unit } : il se pose. Où vient sa case avant ?
ask-low-flight = { $unit } : en vol à basse altitude au-dessus de { $hex }. Que fait-il ? ({ $points } points)
ask-fly-off = { $unit } : quitte-t-il le corps à corps en volant ?

event-breathes = { $unit } : souffle { $arc }.
event-breath-hits = Le souffle touche { $foe } sur { $hex }.
event-takes-off = { $unit } : s’envole.
event-flies = { $unit } : vole vers { $hex }.
event-climbs = { $unit } : prend de la hauteur.
event-will-land = { $unit } : se posera pendant ce tour.
event-lands = { $unit } : se pose sur { $hex }, face { $facing }.

why-no-landing-there = { $unit } : ne se pose que sur un terrain libre où il pourrait entrer.
why-comes-down = { $unit } devait se poser pendant ce tour, et se pose.
why-no-flight-now = { $unit } : seuls ceux qui volent s’envolent, dès le début de leur mouvement.
why-only-forward = { $unit } : à basse altitude, il va de l’avant, se tourne une fois entre deux pas, se pose ou prend de la hauteur.

do-breathe = Souffler { $target }
do-fly = Voler
do-land = Se poser
do-climb = Prendre de la hauteur
do-stay-up = Rester en l’air

arc-ahead = droit devant
arc-left = en avant à gauche
arc-right = en avant à droite
