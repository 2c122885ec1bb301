# Ce que les joueurs se disent.
parley-about = Dites ce que vous voulez : cela n’engage personne, et aucun enregistrement ne le garde. Tout disparaît avec la partie.
parley-to = À
parley-all = toute la table
parley-only = { $side } seulement
parley-text = Votre message
parley-send = Envoyer
parley-private = en privé
parley-none = Personne n’a encore rien dit.
parley-mute = Ne plus entendre…
