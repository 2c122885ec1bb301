# Ce que dit le serveur lui-même ; tout le reste est dit par le jeu.

undone = { $side } : le dernier choix est repris.
resigned = { $side } : abandon.
resigned-winner = { $side } : abandon. Victoire : { $winner }.

undo-asked = { $side } : { $count ->
    [one] demande à reprendre le dernier choix.
   *[other] demande à reprendre les { $count } derniers choix.
    }
undo-agreed = { $side } : d’accord.
undo-denied = { $side } : refus. Le choix est maintenu.
undo-withdrawn = { $side } : la demande de reprise est retirée.
undo-done = { $count ->
    [one] Un choix est repris.
   *[other] { $count } choix sont repris.
    }
undo-done-dice = { $count ->
    [one] Un choix est repris.
   *[other] { $count } choix sont repris.
    } Les dés déjà vus restent ce qu’ils sont : ils retomberont dans le même ordre.

cannot-undo = Il n’est plus possible de reprendre ce choix sans le demander.
cannot-undo-nothing = Vous n’avez rien fait qui puisse être repris.
cannot-undo-bot = L’ordinateur n’accepte jamais qu’un choix soit repris.
cannot-undo-asked = Une demande de reprise attend encore sa réponse.
cannot-undo-denied = Cela a été refusé. Continuez à jouer ; vous pourrez demander à reprendre un choix ultérieur.
cannot-undo-answer = Personne ne vous demande à reprendre quelque chose.
