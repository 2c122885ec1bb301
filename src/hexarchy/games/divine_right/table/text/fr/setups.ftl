# Autres débuts : conditions spéciales.

panel-conditions = Conditions spéciales
label-condition = { $kingdom } : { $condition }
label-expertise = { $kingdom } : { $condition }, { $number } sur 6 tirés

panel-scenario = Le scénario
label-boewenn = Boewenn, Haut Prince de Neuth
label-khagan = Hatu Khagan
label-satrap = Le satrape
label-invader = L’Envahisseur de l’Est
label-rival = Le principal adversaire de Boewenn
label-elven = Points des Elfes à eux seuls
label-guilty = L’assassin des envoyés : { $kingdom }
label-royal-castles = Châteaux royaux mis à sac par les Chevaucheurs de Tempête
label-vassal = Vassal : { $kingdom }
label-rebel = En révolte, sans joueur : { $kingdom }
