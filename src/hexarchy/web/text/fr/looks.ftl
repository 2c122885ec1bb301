# Regarder la carte.

spyglass = Ligne de vue
spyglass-from = Choisissez la case d’où regarder.
spyglass-to = Depuis { $hex } : montrez la case à observer.
