# Autres débuts : conditions spéciales.

panel-conditions = Conditions spéciales
label-condition = { $kingdom } : { $condition }
label-expertise = { $kingdom } : { $condition }, { $number } sur 6 tirés
