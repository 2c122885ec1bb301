# Noms des eaux.

land-the-great-sea = La Grande Mer
land-sea-of-drowning-men = Mer des Noyés
land-sea-of-zett = Mer de Zett
land-star-lake = Lac de l’Étoile
land-well-of-lered = Puits de Lered
land-lake-carth = Lac Carth
land-rapid-river = La Rapide
land-upper-rapid-river = La Haute Rapide
land-noir-river = La Noire
land-sullen-river = La Maussade
land-breakwater-river = La Brise-Lames
land-big-fork-river = La Grande Fourche
land-floodwater-river = La Crue
land-loud-river = La Bruyante
land-clearwater-river = L’Eau-Claire
land-dark-river = La Sombre
land-ice-river = La Glacée
land-waning-river = La Déclinante
land-river-wanderer = La Vagabonde

land-desert = Désert Flétri
