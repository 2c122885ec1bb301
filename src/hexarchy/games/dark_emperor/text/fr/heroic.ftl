# Duels héroïques.

ask-champion = { $hex } : qui affronte maintenant { $monster } ?
event-monster-slain = { $hex } : { $leader } tue { $monster } et gagne pour toujours en héroïsme !
event-turns-wild = { $monster } ne sert plus personne.
why-not-before-the-monster = { $leader } ne fait pas face à ce monstre, { $monster }, ou l’a déjà affronté.
