# Ce que dit la page en plus des questions, réponses, événements et refus.

game-title = Demonlord
game-about = L’Alliance de Hosar contre le Seigneur des Démons de Nisshar : piles cachées, batailles rangées, sièges, magie et États neutres hésitants.
note-reconstructed = Les valeurs que la règle ne donne pas sont reconstituées. Elles sont signalées ; un jeu de données peut les remplacer.
note-scale = Un hexagone représente { $hex }, un tour { $turn } ; un pion de troupe { $troop }, un personnage { $character }.

waiting-seat = L’autre camp réfléchit.
waiting-watch = La partie continue.

mark-siege = { $count ->
    [one] Assiégé : première phase.
   *[other] Assiégé : phase { $count }.
}
mark-battle = On se bat ici.
mark-pit = Gouffre
mark-rain = Pluies
mark-light = Lumière
mark-dark = Ténèbres
mark-cloak = Voile
mark-control = Contrôlé par { $side }.

box-battle = Bataille : { $hex }
box-battle-terrain = Bataille : { $hex } – { $terrain }, round { $round }, au plus { $size } unités en ligne
box-prisoners = Prisonniers : { $side }
box-dead = Morts
box-entering = En route vers vous
row-reserve = Réserve : { $side }
row-line = Ligne : { $side }
row-routed = En déroute : { $side }
row-aside = Personnages sans unité
row-put-down = S’avance
row-waiting = Encore à placer
row-all = Tous
row-waiting-place = Libérés, en attente d’une place
row-entering = Entrent à la prochaine phase

panel-turn = Tour
panel-points = Points
panel-fortresses = Forteresses et lieux
panel-states = États neutres
panel-prisoners = Prisonniers et morts
panel-spells = Vos sorts spéciaux
panel-spells-all = Sorts spéciaux des deux camps
panel-orders-all = Ordres pour les piles et les sièges
panel-shown = Sorts vus
panel-reinforcements = Renforts
panel-orders = Vos consignes pour piles et sièges

label-turn = Tour { $turn }
label-first = Première phase du tour
label-talks = Des pourparlers sont en cours
label-last-turn = Dernier tour : { $turn }
label-points = Points de victoire
label-fortresses = Forteresses tenues
label-losses = Pertes de ce tour
label-allies = Alliés
label-capital = { $site } (capitale)
label-fortress = { $site } (forteresse)
label-place = { $site }
label-state = { $state } : { $grade }
label-shaken = { $state } : { $grade }, alliance ébranlée
label-unknown = { $state } : { $grade }, peuple inconnu
label-prisoners = Prisonniers détenus
label-requested = Demandés
label-arrived = Arrivés
label-spell = { $spell } : puissance { $power }, réussit sur { $success } ou moins

odds-battle = Bataille : { $hex }
odds-siege = Siège : { $hex }
odds-assault = Assaut : unités ennemies détruites
odds-investment = Blocus : unités ennemies détruites
odds-magic = Magie de bataille
odds-missile = Tirs
odds-melee = Mêlée
odds-morale = Moral, si touché
odds-hit = touche
odds-miss = manque
odds-stands = tient
odds-routs = déroute
odds-destroyed = détruit
odds-surrender = reddition
odds-nobody = Les deux camps détruits
odds-unfinished = Indécis

place-city = Cité
place-castle = Château
place-temple = Temple
place-village = Village
place-mine = Mine
place-fortress = Forteresse
place-capital = Capitale
edge-river = Rivière
edge-ford = Gué
edge-bridge = Pont
edge-alps = Hautes cimes
edge-lake = Rive de lac

face-troop = tir { $missile }, mêlée { $melee }, moral { $morale }
face-mp = { $value } PM
face-leads = commandement +{ $value }
face-magic = magie { $power }, portée { $range }
face-reconstructed = valeurs reconstituées
legend-troop = Troupes : la lettre est le mode de mouvement (F à pied, C à cheval, W ailé), au-dessous la patrie ; dans la bande : tir, mêlée, moral et, en rouge, points de mouvement.
legend-character = Personnages : commandement dans l’hexagone ; dans la bande : pouvoir magique (après l’étoile) et portée, en rouge points de mouvement. Un point à droite signale des valeurs reconstituées.
legend-armor = L’image montre l’armure : noir pour lourde, contour pour moyenne, blanc pour aucune.

command-top = Au-dessus
command-lift-pass = Ne plus passer
command-show = Montrer des troupes
command-silent = Se taire
command-assault = Assaut
command-invest = Blocus
command-always = Toujours
command-never = Jamais
command-ask = Me demander
group-stack = Quand l’ennemi entre dans cet hexagone
group-siege = Chaque fois que ce siège est résolu
group-cloak = Le Voile en réponse à la Vision
group-fire = Projectiles magiques sur une seule cible
