# Ce que dit la page à côté des questions, des réponses, des événements et des refus.

game-title = Divine Right
game-about = Les monarques de Minarie et leurs ambassadeurs : gagner des royaumes par la parole, assiéger des châteaux, capturer des couronnes. Jusqu’à huit joueurs, chacun ennemi de tous les autres. Les règles de base sont en partie reconstituées, d’après le livret avancé et la carte de l’édition du 25e anniversaire et des résumés publics des première et troisième éditions.
note-reconstructed = Les règles de base sont en partie reconstituées : le livret de base imprimé de la 25e édition n’était pas disponible. Les règles, pions et cartes ainsi marqués ne reposent que sur le travail fait pour cette table.
note-sources = Sources : le livret du jeu avancé de l’édition du 25e anniversaire, des données publiques sur sa carte, des résumés des troisième et première éditions ; le reste est conçu pour s’y accorder. Les noms des monarques et deux Personnalités sont inventés.

waiting = Les autres joueurs réfléchissent.

mark-siege = { $castle } : assiégé par { $side }.
mark-plundered = { $castle } : mis à sac.
mark-control = Ami pour { $side }.
mark-prison = Prisonnier : { $hero }.
mark-boom = Le Barrage est fermé : aucune flotte ne passe.
mark-air = Dans les airs : { $units }.
mark-deep = Sous l’eau : { $units }.
mark-boat = En barque : { $units }.
mark-battlefield = Un champ de bataille récent : le numéro { $number }, le plus ancien étant le numéro 1.
mark-mist = La Brume aveuglante : nul ne peut attaquer cette pile.
mark-enchanted = Le Château enchanté : la défense compte double.
mark-wanderers = Le camp du Peuple Errant ; son hôte : { $side }.

box-prisoners = Prisonniers
box-waiting = En attente de déploiement
box-pool = Éliminés, et mercenaires à engager
box-home = Royaumes restés chez eux
box-randomizer = Étrangers à louer
box-reserve = À recruter
row-prison = Détenu : { $hex }
row-mercenaries = Mercenaires

panel-score = Le score
panel-hand = Vos cartes de Diplomatie
panel-hand-of = Cartes de Diplomatie : { $side }
panel-kingdoms = Royaumes, et vos chances sans carte
panel-mercenaries = Mercenaires spéciaux
label-captain = { $unit } : { $kingdom }
label-boxes = Face cachée sur la piste des tours : { $number }
label-cursed = Sous la malédiction du Peuple Errant : { $hero }
label-disabled = N’est plus qu’une ombre : { $hero }
label-usurped = Trône de l’Usurpateur : { $kingdom }
panel-omens = Présages et prophéties
label-good-omen = { $number ->
    [1] Jour propice au combat
    [2] Jour propice à la navigation
    [3] Jour propice à la diplomatie
    [4] Jour propice à la marche
    [5] Un étranger s’est présenté
   *[6] Le destin est entre ses mains
}
label-bad-omen = { $number ->
    [1] Jour néfaste au combat
    [2] Jour néfaste à la navigation
    [3] Jour néfaste à la diplomatie
   *[4] Jour néfaste à la marche
}
label-surrounded = Entouré d’ennemis : +1 pour tous les autres ambassadeurs
label-foretold = Prédit pour le prochain tour : { $event }
label-order = Ordre
label-points = Points
label-allies = Alliés
label-castles = Châteaux
label-pieces = Pions
label-until = jusqu’au tour { $turn }
label-trait = { $name } : { $trait }
label-face-down = Personnalité face cachée

overlay-realms = Qui tient qui
overlay-sieges = Ce qui manque à vos sièges
overlay-sieges-none = Aucune de vos unités n’est à côté d’un château qui ne soit pas à vous.
chance-activate = { $side } : { $chance } % d’activer
chance-deactivate = { $side } : { $chance } % de désactiver
siege-ready = { $castle } peut être assiégé : { $own } contre { $theirs }.
siege-strength = { $castle } : force de siège { $own } contre { $theirs }.
siege-open = À couvrir encore autour de { $castle } : une armée ici ou dans une case voisine.
siege-open-sea = À couvrir encore autour de { $castle } : une flotte ici ou dans une case voisine.
siege-covered = Case couverte : siège de { $castle }.
siege-too-weak = { $number ->
    [one] Il manque un point de force de siège.
   *[other] Il manque { $number } points de force de siège.
}
siege-needs-a-fleet = Il manque une flotte.
siege-enemies-outside = Des ennemis se tiennent hors les murs.
siege-besieged-by-another = Un autre joueur l’assiège.
siege-needs-magic = Seule la magie peut l’assiéger.

plan-stack = Marcher avec les { $count }
plan-commit = Les { $count } attaquent
plan-company = Emmener les { $count } autres
plan-attack = Attaquer { $hex } avec tous ceux qui le peuvent
plan-rest-embassy = Tenter le plus probable
plan-rest-losses = Perdre les unités les moins précieuses
plan-rest-places = Les placer pour moi, près du monarque
plan-rest-retreat = Tous tentent la retraite
plan-rest-stand = Personne ne bat en retraite
plan-rest-hold = Personne ne progresse
plan-rest-sieges = Tous les sièges attaquent, le plus sûr d’abord
plan-rest-service = Les choisir pour moi
plan-rest-search = Les rechercher tous
plan-rest-acts = Rien de tout cela
preview-chance = { $text } – { $chance } %
preview-violates = { $text } – viole une frontière ({ $kingdom })
sure-violates = Vos unités violeraient une frontière ({ $kingdom }) : Pénalité diplomatique jusqu’à la fin de la partie. Continuer ?
sure-monarch = Votre monarque est à découvert, sans unité : un ennemi qui entre là peut le capturer ou le tuer. Terminer le mouvement ?
sure-end = { $count ->
    [one] Un pion pourrait encore bouger. Finir le mouvement ?
   *[other] { $count } pions pourraient encore bouger. Finir le mouvement ?
}
about-activate = 6 ou plus au dé modifié : le royaume devient votre allié.
about-deactivate = 7 ou plus au dé modifié : l’allié d’un ennemi redevient neutre.
about-assassinate = Une fois par partie : le plus haut dé tue. En cas d’échec, votre ambassadeur est banni à jamais.
about-duel = Une fois avec chaque joueur : le plus bas dé meurt, les deux en cas d’égalité.
about-disband = L’unité retourne dans sa réserve.
about-board = La flotte le transporte.
about-long-oration = Ajoute son nombre au dé. Sans risque.
about-bribe = Ajoute son nombre au dé. Sans risque.
about-crass-bribe = Ajoute son nombre au dé ; un échec bannit votre ambassadeur.
about-threats = Ajoute son nombre au dé ; un échec bannit votre ambassadeur.
about-marriage = Ajoute son nombre au dé. Sans risque.
about-blackmail = Ajoute son nombre au dé ; un échec bannit votre ambassadeur.
about-white-magic = Ajoute son nombre au dé ; la seule carte qui gagne un monarque Maudit.
about-black-magic = Ajoute son nombre au dé ; un échec bannit votre ambassadeur.
about-enlist-juulute = Un chef, mouvement 8, +1 au combat terrestre ; mène les Barbares du Nord. Arrive dans un château ami.
about-enlist-schardenzar = Un chef magique, mouvement 8, +1 au combat terrestre ; les rivières lui servent de routes. Arrive dans un château ami.
about-enlist-black-knight = Un chef magique, mouvement 7, +1 au combat terrestre, qu’on ne peut tuer, avec la Garde de Stubstaff. Ils arrivent au Donjon, qui vous est ami tant qu’ils servent.
about-enlist-bilge-rat = Un chef de flottes, +1 à leur combat, avec le Ravageur, une flotte de force 10. Ils arrivent dans un port de mer ami.
about-enlist-al-debar = Un chef, mouvement 8, qui mène les Barbares du Sud. Arrive par le bord sud.
about-enlist-kang = Un chef, mouvement 8, +1 au combat terrestre ; mène les Cavaliers de l’Est. Arrive par le bord est.
about-enlist-nonnus = Un guérisseur, mouvement 6 : une fois par tour, un héros à ses côtés relance son jet de destin ; les blessés reviennent auprès de lui un tour plus tôt. Arrive dans un château ami.
about-enlist-ogsbogg = Une unité de force 5, siège 4, +1 au dé de siège. Arrive au Trou-de-la-Souche.
about-enlist-hamahara = Le Dragon de l’Air : force 15, vole de 20 cases, porte un héros. Arrive au Repos-d’Hiver.
about-enlist-urmoff = Le Serpent de Mer : force 10, sous l’eau. Arrive dans la Baie du Serpent.
about-enlist-ozerg = Une unité de force 5, siège 2, chez elle en montagne, qui déclenche des avalanches. Arrive à Ozerg.
about-enlist-scum = Deux unités sans force qui encaissent les pertes des autres. Elles arrivent à Hubbleglum.
about-enlist-ghost-riders = Des cavaliers volants que seule la magie attaque et que beaucoup fuient. Ils arrivent dans la Cité Perdue de Khos.
about-enlist-wandering-people = Un camp sur vos terres, une Troupe de force 6 dont la musique arrête les attaques, et trois présents dans votre château royal.
about-usurp = L’Usurpateur monte sur le trône avec la moitié des réguliers du royaume.
about-hire-rogue = 5 ou plus au dé : un Coquin vous rejoint sur place.
about-avalanche = 5 ou plus au dé : la pile perd une unité sur trois.

letter-inside = int
face-strength = combat { $value }, siège { $siege }
face-move = mouvement { $value }
face-inside = à l’intérieur du château
face-reconstructed = valeurs reconstituées

place-castle = Château (sa force y est inscrite)
place-capital = Château royal, ou lieu où l’on rencontre un monarque
place-port = Port
place-scenic = Lieu remarquable
place-battlefield = Ancien champ de bataille
place-camp = Case de déploiement
edge-border = Frontière d’un royaume
edge-river = Rivière navigable
feature-river = Rivière
feature-navigable_river = Rivière navigable
feature-lakeshore = Rive de lac
feature-coast = Côte
feature-isle = Île
legend-unit = Une unité porte sa force de combat, sa valeur de siège et son mouvement.
legend-monarch = Une couronne est un monarque ; le chiffre est son mouvement.
legend-inside = Qui est à l’intérieur d’un château est dessiné au trait, avec « int ».
legend-castle = Un château porte sa défense intrinsèque ; une couronne marque les châteaux royaux, une ancre les ports.
legend-map = Chaque royaume a sa teinte ; sans teinte, ce sont des terres désolées.

chart-ground = Mouvement sur terre
    .head = Terrain
chart-cost = Points
chart-eased = Avec son bonus
chart-events = Événements aléatoires
    .head = Deux dés
chart-effect = Effet
chart-cards = Cartes de Diplomatie
    .head = Carte
chart-count = Dans le paquet
chart-fails = Si le jet échoue
chart-banishes = banni
chart-personalities = Personnalités
    .head = Monarque
chart-retreat = Retraite avant combat
    .head = Classe
chart-die = Dé
class-barbarian = Barbares
class-human = Humains
class-non-human = Non-humains
class-magical = Magiques
chart-points = Points
    .head = Pour
points-player = Le monarque d’un joueur tué ou capturé
points-killed = Le monarque d’un allié tué
points-captured = Le monarque d’un allié capturé
chart-order-of-battle = Ordre de bataille
    .head = Royaume
chart-armies = Armées
chart-fleets = Flottes
chart-move = Mouvement : réguliers / monarque
chart-castles = Châteaux
chart-mercenaries = Mercenaires spéciaux
    .head = Qui
chart-strength = Force / siège
chart-moves = Mouvement
