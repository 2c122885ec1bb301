# Ce que dit le serveur lui-même ; tout le reste est dit par le jeu.

undone = { $side } : le dernier choix est repris.
resigned = { $side } : abandon.
resigned-winner = { $side } : abandon. Victoire : { $winner }.
