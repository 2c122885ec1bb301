# Une partie qui attend des listes.
muster-title = On compose les armées
muster-about = Chaque joueur scelle une liste. Quand toutes sont remises, on les ouvre ensemble, et la partie commence.
muster-in = la liste est scellée
muster-awaited = pas encore de liste
muster-bring = Choisir une armée : { $side }
muster-again = Changer l’armée scellée : { $side }
