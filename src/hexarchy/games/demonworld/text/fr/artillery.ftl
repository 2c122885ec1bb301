# Artillerie.

ask-projectile = { $unit } : quel projectile ?
ask-gun-target = { $unit } : quelle case vise-t-on ?

event-gun-skirmishes = { $unit } : une pièce n’attaque pas ; elle escarmouche.
event-gun-loads = { $unit } : { $points } points de chargement de plus, { $load } en tout.
event-gun-fires = { $unit } : tire sur { $hex }.
event-gun-drifts = { $unit } : le tir dévie de { $fields } vers { $direction }.
event-gun-bursts = { $unit } : la pièce éclate, et ses servants avec elle.
event-gun-load-lost = { $unit } : perd son chargement.
event-gun-jams = { $unit } : s’enraye et garde son chargement.
event-gun-misses = { $unit } : le tir passe à côté ({ $foe }).
event-shell-hits = { $unit } : touche { $foe } sur { $hex }.
event-shell-stops = { $unit } : le tir s’arrête sur { $hex }.
event-stone-lands = { $unit } : la pierre s’abat sur { $hex }.
event-stone-lost = { $unit } : la pierre se perd hors du terrain.
event-wall-falls = Le muret entre { $from } et { $to } s’écroule.

why-guns-that-hold-turn = { $unit } : une pièce qui tient ne peut que pivoter.
why-too-near = C’est en deçà de sa portée minimale.
why-too-steep-to-fire = C’est trop haut ou trop bas pour elle.
why-no-reason-to-fire = L’équipage n’a aucune raison de tirer là : il lui faut un ennemi en vue, ou vu là depuis le tour précédent.
why-nothing-to-aim-high-at = On ne vise haut qu’un grand élément visible au moins à moitié.

projectile-bolt = carreau
projectile-ball = boulet
projectile-small-stone = petite pierre
projectile-large-stone = grosse pierre
