# Le plateau et ses panneaux.

game-title = Demonworld
game-about = Les Orques contre l’Empire : des unités de plusieurs éléments, chacun avec son front, des ordres secrets, des salves et des corps à corps. Composez une armée, ou prenez les neuf unités du jeu de base.
note-reconstructed = Le terrain des cartes, les scénarios et les limites d’exemplaires sont de notre invention : les règles n’en donnent pas.

turn-word = Tour
waiting = L’autre camp réfléchit.

land-open = Terrain dégagé
land-woods = Bois
land-underbrush = Broussailles
land-fields = Champs cultivés
land-rocks = Terrain rocheux
land-sand = Sable
land-mud = Boue
land-morass = Marécage
land-swamp = Marais
land-shallows = Eau peu profonde
land-water = Eau
land-deep = Eau profonde
land-hill = Colline
place-objective = Objectif
edge-hedge = Haie
edge-wall = Muret
feature-height-1 = hauteur 1
feature-height-2 = hauteur 2
feature-height-3 = hauteur 3
objective = Objectif { $name }
held-field = La case que tient l’arrière-garde
mark-fire = En feu : encore { $count } { $count ->
    [one] tour
   *[other] tours
}
mark-ash = Réduit en cendres
mark-ember = Brûlera dès le tour suivant
wind = Vent vers { $direction }, force { $speed }

legend-element = Chaque pion est un élément. Sa pointe indique son front : les deux cases devant elle.
legend-unit = La bande autour des éléments est leur unité ; sans bord, l’unité est désorganisée.
legend-order = Le carré posé sur une unité est son ordre : une flèche pour Mouvement, un éclair pour Harcèlement, une épée pour Charge, un bouclier pour Tenir. Deux traits croisés sur fond rouge : au corps à corps.

step-deployment = Déploiement
figure-leader = C
figure-musician = M
figure-standard = E
figure-commander = ★
figure-wizard = S
figure-large = !

answer-at = { $field } · { $unit }
sure-orders = { $count ->
    [one] Une unité n’a pas encore d’ordre.
   *[other] { $count } unités n’ont pas encore d’ordre.
} Révéler les ordres quand même ?
plan-rest-deploy = Déployer pour moi
plan-rest-shots = Chaque élément tire là où il a le plus de chances de toucher
plan-rest-strikes = Chaque élément frappe là où il a le plus de chances de toucher
plan-rest-close-in = Tous se tournent vers l’ennemi et se rapprochent, s’ils y gagnent
plan-rest-charge = Tous se rapprochent de l’ennemi
plan-rest-stay = Personne ne bouge
plan-orders = Toutes les unités sans ordre : { $order }

panel-reserves = Renforts
reserves-round = tour { $round }
reserves-undiced = tour 2 ou 3
panel-rearguard = L’arrière-garde
rearguard-through = Pour chaque unité dont la moitié a franchi le bord du défenseur, ou se tient dans ses quatre dernières rangées
rearguard-stopped = Pour chaque unité assaillante détruite ou chassée
rearguard-held = Pour { $hex }, tenue par un élément qui ne touche aucun ennemi

fact = { $what } : { $value }
card-elements = { $left } éléments sur { $all }
card-spell-points = Points de magie restants : { $count }
card-load = Points de chargement : { $count }
card-waiting = Hors de l’aire : arrive plus tard.
card-melee = Au corps à corps.
card-routing = En déroute.
card-impetuous = Impétueuse.

prospect-needs = { $needs ->
    [one] D{ $die } : tout résultat suffit
   *[other] D{ $die } : { $needs } ou plus
}
prospect-never = hors de portée du dé
prospect-astray = Tir dans un corps à corps : sur { $die } ou plus au D6, il dévie d’abord.
prospect-drift = Le tir tombe à une case de là dans { $one } % des cas, à deux dans { $two } % ; dans { $defect } %, c’est l’incident de tir.
prospect-breath = Pour chaque élément de l’arc : { $foes } ennemis, { $own } des vôtres.
look-front = Front
look-flank = Flanc
look-rear = Arrière
look-range = Angle de tir : facteur de combat { $factor }
sight-all = { $fields ->
    [one] Une case, pleine vue
   *[other] { $fields } cases, pleine vue
}
sight-some = { $fields ->
    [one] Une case
   *[other] { $fields } cases
}, { $seen } parties visibles sur { $all } : { $modifier }
sight-none = { $fields ->
    [one] Une case, hors de vue
   *[other] { $fields } cases, hors de vue
}
sight-smoke = Fumée

goal-march = Vers { $hex }, orientation { $facing } : { $cost } ({ $steps })
goal-to = Vers { $hex }, orientation { $facing } : { $cost }
goal-free = sans rien payer
goal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
goal-maneuvers = { $count ->
    [one] 1 manœuvre
   *[other] { $count } manœuvres
}
goal-times = { $count } × { $what }
goal-form = { $shape } ({ $cost })

outreach = { $unit } ({ $order }) : { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $maneuvers ->
    [one] 1 manœuvre
   *[other] { $maneuvers } manœuvres
}
outreach-large = { $unit } ({ $order }) : { $points ->
    [one] 1 point
   *[other] { $points } points
}
outreach-far = Hors de portée : ses points et ses manœuvres ne l’y mènent pas.
outreach-alone = Il se déplace seul, avant les unités.
outreach-flies = Il vole : sa destination est demandée quand il se déplace.
lane = → { $foe } · { $way }
lane-test = test de charge : { $chance } %
lane-none = { $foe } : { $why }
lane-no-way = à { $fields } cases : rien de ce qu’elle peut faire n’amène son front jusqu’à eux.

chart-terrain = Points pour entrer dans une case
    .head = Terrain
chart-obstacles = Points pour franchir un côté
    .head = Côté
chart-drift = Dérive et incidents de tir, sur vingt cas
    .head = Résultat
chart-shots = Ce qui s’ajoute à un tir
    .head = Règle
chart-strikes = Ce qui s’ajoute à un coup
    .head = Règle
chart-morale = Moral
    .head = Règle
chart-orders = Ordres
    .head = Règle
chart-magic = Magie
    .head = Règle
chart-fire = Feu
    .head = Règle
chart-effect = Effet
chart-mover-element = Éléments d’unités
chart-mover-lone = Éléments isolés
chart-mover-giant = Géants et dragons
chart-mover-chariot = Chars
chart-mover-artillery = Pièces d’artillerie
chart-short = Courte portée
chart-medium = Moyenne portée
chart-long = Longue portée
drift-no-drift = sur la case visée
drift-drift-1 = à une case de là
drift-drift-2 = à deux cases de là
drift-jam = la pièce s’enraye
drift-load-lost = la charge est perdue
drift-destroyed = pièce et servants détruits
spell-about = { $effect } (niveau { $level }, { $range } cases)
