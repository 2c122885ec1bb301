# Ce que dit la page en plus des questions, réponses, événements et refus.

game-title = Demonlord
game-about = L'Alliance de Hosar contre le Seigneur des Démons de Nisshar : piles cachées, batailles rangées, sièges, magie et États neutres hésitants.
note-reconstructed = Les valeurs que la règle ne donne pas sont reconstituées. Elles sont signalées ; un jeu de données peut les remplacer.
note-scale = Un hexagone représente { $hex }, un tour { $turn } ; un pion de troupe { $troop }, un personnage { $character }.

waiting-seat = L'autre camp réfléchit.
waiting-watch = La partie continue.

mark-siege = { $count ->
    [one] Assiégé : première phase.
   *[other] Assiégé : phase { $count }.
}
mark-battle = On se bat ici.
mark-pit = Gouffre
mark-rain = Pluies
mark-light = Lumière
mark-dark = Ténèbres
mark-cloak = Voile
mark-control = Aux mains de : { $side }.

box-battle = Bataille : { $hex }
box-battle-terrain = Bataille : { $hex } – { $terrain }, round { $round }, au plus { $size } unités en ligne
box-prisoners = Prisonniers : { $side }
box-dead = Morts
box-entering = En route vers vous
row-reserve = Réserve : { $side }
row-line = Ligne : { $side }
row-routed = En déroute : { $side }
row-aside = Personnages sans unité
row-put-down = S'avance
row-waiting = Encore à placer
row-all = Tous
row-waiting-place = Libérés, en attente d'une place
row-entering = Entrent à la prochaine phase

panel-turn = Tour
panel-points = Points
panel-fortresses = Forteresses et lieux
panel-states = États neutres
panel-prisoners = Prisonniers et morts
panel-spells = Vos sorts spéciaux
panel-shown = Sorts vus
panel-reinforcements = Renforts
panel-orders = Vos consignes

label-turn = Tour { $turn }
label-first = Première phase du tour
label-talks = Des pourparlers sont en cours
label-last-turn = Dernier tour : { $turn }
label-points = Points de victoire
label-fortresses = Forteresses tenues
label-losses = Pertes de ce tour
label-allies = Alliés
label-capital = { $site } (capitale)
label-fortress = { $site } (forteresse)
label-place = { $site }
label-state = { $state } : { $grade }
label-shaken = { $state } : { $grade }, alliance ébranlée
label-unknown = { $state } : { $grade }, peuple inconnu
label-prisoners = Prisonniers détenus
label-requested = Demandés
label-arrived = Arrivés
label-spell = { $spell } : puissance { $power }, réussit sur { $success } ou moins
