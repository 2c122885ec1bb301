curtain-title = Passez la main
curtain-about = Tout reste caché tant que vous n’êtes pas seul devant l’écran.
curtain-ready = Personne d’autre ne regarde : montrer la table
