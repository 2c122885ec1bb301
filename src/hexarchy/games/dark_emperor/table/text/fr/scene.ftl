# Ce que dit la page à côté des questions, réponses, événements et refus.

game-title = Dark Emperor
game-about = Padrech dar Choim ouvre un portail des morts sur le continent de Loslon : vampires, dix royaumes à réveiller ou à gagner, magie de dix runes, monstres et mercenaires.
note-reconstructed = La carte et les pions imprimés nous manquent : la carte, les valeurs et la composition des pions sont reconstituées là où le livret ne les donne pas. Un jeu de données peut les remplacer.

waiting = { $side } : { $question }

phase-recruitment = Phase de recrutement
phase-movement = Phase de mouvement
phase-combat = Phase de combat
phase-diplomacy = Phase de diplomatie

mark-marker = Un marqueur qui n’a pas été retourné.
mark-under = Sous le marqueur : { $units }.
mark-flames = Un Mur de flammes brûle ici.
mark-trench = Retranchements : les défenseurs sont doublés.
mark-breach = Une brèche est ouverte dans les murs pour ce tour.
mark-silence = La Soie d’Annulation fait taire toute magie ici.
mark-battle = Les deux camps sont ici : il y aura bataille.
mark-control = Aux mains d’un camp : { $side }.

box-leaders-necromancer = Chefs du Nécromancien
box-leaders-kingdoms = Chefs des Royaumes
box-leaders-neutral = Chefs des royaumes inactifs
box-pools = Réserves de recrutement
box-box = Case des mercenaires
box-waiting = En attente derrière le portail
box-fields = Les morts des champs de bataille
box-dead = Morts et disparus
row-all = Tous
row-guests = Venus leur parler
row-hired = { $group } (engagés : { $side })
row-returns = { $leader } revient au tour { $turn }
row-dead = Chefs morts
row-gone = Hors du jeu
leader-hero = Héroïsme { $value }
leader-doge = doge
leader-magic = { $rune } { $left }/{ $full }
leader-used = emploie { $devices }

panel-war = La guerre
panel-victory = Si la guerre finissait maintenant
panel-treasuries = Trésors
panel-preference = Ordre de préférence
panel-diplomacy = Chances de la diplomatie
panel-magic = Puissance magique restante
label-turn = Tour { $turn } sur { $last }
label-empire = L’Empire se réveille au tour { $turn }
label-production = Production tenue par le Nécromancien
label-maximum = Effectif maximal de vampires
label-vampires = Vampires en jeu
label-kingdoms = Royaumes
label-units = Unités sur la carte
label-doge = Doge : { $leader }
label-treasury = { $kingdom } (revenu { $income })
label-conquered = { $kingdom } (conquis)
label-magic = { $leader } : { $rune }

overlay-taxes = Qui perçoit quoi
overlay-diplomacy = Chances de la diplomatie
overlay-diplomacy-none = Plus aucun royaume à rallier : tous ont choisi leur camp.
tax-paid = Paie { $worth } à ce trésor : { $force }.
tax-contested = Contesté : ne paie personne.
tax-idle = Tenu, mais par une force qui ne perçoit rien.
tax-neutral = Inactif ou tenu par personne : ne paie personne.
envoy-chance = { $kingdom } : le Nécromancien { $necromancer }, les Royaumes { $kingdoms }.

plan-stack = Déplacer les { $count }
plan-road = Itinéraire : { $hex }
plan-setup = Tout placer pour moi : ouvrir la Porte, { $hex }
sure-gate = Toute votre armée en sortira, sans retour possible.
sure-raise-vampires = Des vampires pourraient encore être levés. En rester là pour ce tour ?
sure-court = { $count ->
    [one] Il reste une force à rallier. Finir la diplomatie ?
   *[other] Il reste { $count } forces à rallier. Finir la diplomatie ?
}
sure-betray = { $kingdom } rejoindra les Royaumes avec toutes ses unités et ne reviendra jamais. Trahir cet allié ?
sure-loss = { $unit } : la perdre ? C’est sans retour.
sure-crowded = { $hex } : { $count ->
    [one] une unité de trop, qui sera perdue
   *[other] { $count } unités de trop, qui seront perdues
} après les combats si rien ne change.
sure-end = { $count ->
    [0] Finir le mouvement ?
    [one] Un pion pourrait encore bouger. Finir le mouvement ?
   *[other] { $count } pions pourraient encore bouger. Finir le mouvement ?
}
preview-march = { $text } – { $points ->
    [one] un point
   *[other] { $points } points
}, { $most ->
    [0] aucune perte
    [one] perte : { $lost }
   *[other] pertes : { $lost }
}
warns-rouses =  ; fait un ennemi de plus : { $forces }
warns-hunts =  ; fait la chasse à { $leaders }
warns-takes =  ; butin : { $units }
warns-joins =  ; rejoint une pile qui a { $points ->
    [one] un point
   *[other] { $points } points
} : un seul jet, sur le total le plus élevé
warns-crowds =  ; { $count ->
    [one] une unité
   *[other] { $count } unités
} de trop pour y rester
preview-fight = { $text } – { $attack } contre { $defence }, l’attaquant reste maître du terrain : { $chance } %
preview-land = { $text } – { $kingdom }
plan-levy = { $units }, { $hex } – { $gold } pièces d’or
preview-cost = { $total ->
    [-1] { $text } – { $gold } pièces d’or
   *[other] { $text } – { $gold } pièces d’or sur { $total }
}
preview-spell = { $text } – réussit sur { $needed } ou moins ({ $chance })
preview-words = { $text } – { $needed } ou plus avec deux dés ({ $chance })
plan-losses = Perdre { $units }
preview-alike = { $text } ({ $count } identiques)
plan-attrition = Lancer les dés pour toutes
group-betray = Trahir un allié pour toujours

odds-battle = Bataille : { $hex }
odds-die = Le dé de la bataille
odds-line =
    { $loser ->
        [attacker] attaquant { $attacker ->
            [0] 0
           *[other] −{ $attacker }
        } et retraite, défenseur { $defender ->
            [0] 0
           *[other] −{ $defender }
        }
       *[defender] attaquant { $attacker ->
            [0] 0
           *[other] −{ $attacker }
        }, défenseur { $defender ->
            [0] 0
           *[other] −{ $defender }
        } et retraite
    }

place-city = Ville
place-capital = Capitale
place-port = Port
place-magic = Hexagone magique
place-battlefield = Champ de bataille
place-rune = Hexagone runique
place-holy = Lieu saint
edge-border = Frontière
feature-coast = côte
feature-river = fleuve
feature-strait = détroit
rune-optional = { $rune } (si convenu)
rune-short-death = Mo
rune-short-life = Vi
rune-short-terror = Te
rune-short-serenity = Sé
rune-short-earth = Tr
rune-short-air = Ai
rune-short-fire = Fe
rune-short-water = Ea
rune-short-metal = Mé
rune-short-wood = Bo

face-strength = force de combat { $value }
face-undead-strength = mort-vivant, force de combat { $value }
face-back = mort-vivant { $value }
face-cost = { $value } pièces d’or
face-hero = valeur héroïque { $value }
face-magic = rune { $rune }, puissance magique { $value }
face-bonus = valeur héroïque { $value }
face-device = objet magique
face-reconstructed = valeurs reconstituées
legend-unit = Unités : la lettre est le type (I infanterie, C cavalerie, A aérienne, S train de siège, N navale), au-dessous la force ; dans la bande la force de combat. Le carré et le cercle ont les couleurs de la force.
legend-undead = Un crâne marque les morts-vivants ; ils gardent leur type.
legend-leader = Chefs : la valeur héroïque, après l’étoile la puissance magique ; en haut à gauche la rune.
legend-device = Les objets et les monstres sont noirs : un bonus à la valeur héroïque ou une force de combat, après l’étoile la puissance magique.
legend-flag = Un drapeau montre à qui obéissent les pions d’un royaume : une flamme pour le Nécromancien, une queue d’aronde pour les Royaumes. Sans drapeau, ils sont inactifs.
legend-map = Les villes portent leur valeur dans un disque, les ports une ancre, les capitales une étoile. Un pentacle est un hexagone magique, des lances croisées un champ de bataille, un losange un hexagone runique, une étoile à quatre branches un lieu saint.
