# Les personnages du jeu avancé, à côté de la carte.

panel-envoys = Émissaires
label-envoy = { $envoy } : { $talent }
label-old-friend = Un vieil ami : { $kingdom }
label-envoy-banished = Émissaire banni jusqu’au tour : { $kingdom }
