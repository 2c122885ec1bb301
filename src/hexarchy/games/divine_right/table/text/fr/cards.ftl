# Les cartes à côté du plateau.

panel-players = Les joueurs
panel-track = Les tours à venir
card-armies = { $fallen ->
    [0] Armées en campagne : { $number } sur { $whole }
   *[other] Armées en campagne : { $number } sur { $whole }, perdues : { $fallen }
}
card-fleets = { $fallen ->
    [0] Flottes : { $number } sur { $whole }
   *[other] Flottes : { $number } sur { $whole }, perdues : { $fallen }
}
card-banished = Ambassadeur banni jusqu’au tour { $turn } : { $side }
card-banished-for-good = Ambassadeur banni à jamais : { $side }
card-hated = Pénalité diplomatique de { $number } : { $side }
card-friend = Reconnaissance : { $side }
card-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
card-out = Hors du jeu
card-allies = Alliés : { $names }
card-no-allies = Aucun allié
card-hand = { $number ->
    [0] Aucune carte de Diplomatie
    [one] 1 carte de Diplomatie
   *[other] { $number } cartes de Diplomatie
}
card-ambassador = Ambassadeur chez lui : { $hex }
card-no-ambassador = { $number ->
    [one] Sans ambassadeur pendant un tour de joueur
   *[other] Sans ambassadeur pendant { $number } tours de joueur
}
card-assassin = Assassinat encore possible
card-mercenaries = Mercenaires ordinaires : { $number }
card-prisoner = Détient { $hero } : { $hex }
card-turn = Tour { $turn }
track-now = Maintenant
track-back = Retour : { $hero }
track-status = { $kingdom } : fin de « { $status } »
track-banished = { $kingdom } : fin du bannissement, { $side }
track-vigil = Don du Temple : { $hero }
track-ill = Guérison : { $hero }
track-winter = L’hiver commence
track-thaw = L’hiver finit
track-last = Dernier tour : on compte les points
