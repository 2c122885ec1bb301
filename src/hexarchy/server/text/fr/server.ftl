# Ce que dit le serveur lui-même ; tout le reste est dit par le jeu.

undone = { $side } : le dernier choix est repris.

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

dice-gathering = Les dés sont en cours de mélange : chaque participant s’engage sur une valeur, puis la révèle.
dice-mixed = Les dés mêlent le secret du serveur et les valeurs de : { $seats }.
dice-absent = N’ont pas participé au mélange : { $seats }.
dice-alone = Personne n’a participé au mélange des dés : le serveur les a choisis seul.
dice-brought = Cette partie a été importée. { $count ->
    [one] Son premier dé était connu
   *[other] Ses { $count } premiers dés étaient connus
    } de la personne qui l’a apportée ; le serveur s’est engagé sur tous les autres.
dice-scripted = { $count ->
    [one] Le premier dé de cette partie est écrit d’avance.
   *[other] Les { $count } premiers dés de cette partie sont écrits d’avance.
    }

dice-are-mixed = Les dés sont déjà mélangés.
dice-not-mixed = Les dés ne sont pas encore mélangés.
dice-too-late = Il est trop tard : une autre valeur est peut-être déjà connue.
dice-too-early = Personne ne révèle sa valeur avant que tous les participants se soient engagés.
dice-other-value = Ce n’est pas la valeur annoncée.

aside-no-game = Cette partie est mise de côté : son jeu n’est pas installé sur ce serveur pour le moment. Rien n’est perdu.
aside-other-rules = Cette partie est mise de côté : elle a commencé sous une autre version des règles, que ce serveur ne joue plus. Vous pouvez la regarder et emporter son enregistrement.
aside-no-replay = Cette partie est mise de côté : les règles de ce serveur ne mènent plus là où elle en était. Vous pouvez la regarder et emporter son enregistrement.
aside-operator = Cette partie est mise de côté par l’administrateur de ce serveur. Rien n’est perdu : vous pouvez la regarder et emporter son enregistrement, et elle reprendra quand l’administrateur le décidera.
