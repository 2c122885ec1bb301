# Regarder la carte.

spyglass = Ligne de vue
spyglass-from = Choisissez la case d’où regarder.
spyglass-to = Depuis { $hex } : montrez la case à observer.
orders-up = Les ordres sont révélés
log-volley = { $who } → { $whom } : { $made } jets réussis sur { $count }
