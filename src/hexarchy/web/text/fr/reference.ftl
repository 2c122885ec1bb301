# Les tables et l’ordre de bataille.

charts-none = Ce jeu n’a pas de tables.
chart-now = maintenant
to-chart = Table : { $title }
units-search = Chercher une unité
units-none = Aucune unité ne contient ces mots.
unit-nowhere = Jamais vue, ou hors jeu
