# Ce que dit le serveur lui-même ; tout le reste est dit par le jeu.

undone = { $side } : { $count ->
    [one] le dernier choix est repris.
   *[other] le dernier plan est repris, { $count } étapes.
    }

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
cannot-undo-answer = Personne ne vous a demandé à reprendre un choix.

dice-gathering = Le mélange des dés est en cours : chaque participant s’engage sur une valeur, puis la révèle.
dice-mixed = Les dés mêlent le secret du serveur et les valeurs de : { $seats }.
dice-absent = N’ont pas participé au mélange : { $seats }.
dice-alone = Personne n’a participé au mélange des dés : le serveur les a tirés seul.
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
aside-other-rules = Cette partie est mise de côté : elle a commencé sous une autre version des règles, que ce serveur n’applique plus. Vous pouvez la regarder et emporter son enregistrement.
aside-no-replay = Cette partie est mise de côté : avec les règles de ce serveur, elle n’arrive plus où elle en était. Vous pouvez la regarder et emporter son enregistrement.
aside-not-whole = Cette partie est mise de côté : des coups manquent dans la base de données du serveur. Vous pouvez la regarder et emporter son enregistrement jusqu’au premier qui manque.
aside-operator = Cette partie est mise de côté par l’administrateur de ce serveur. Rien n’est perdu : vous pouvez la regarder et emporter son enregistrement, et elle reprendra quand l’administrateur le décidera.

rematch = Revanche proposée : { $side }. Chacun change de camp.

seat-to-bot = L’hôte a confié { $side } à l’ordinateur.
seat-to-rules = L’hôte a confié { $side } aux règles, qui joueront le strict minimum.
seat-to-person = L’hôte a confié { $side } à une autre personne, par un nouveau lien.
seat-taken-back = La personne qui joue { $side } est revenue et reprend la partie.
seat-handed-over = Votre place a été confiée à d’autres en votre absence. Reprenez-la pour continuer.

match-too-long = La partie est devenue trop longue : il ne reste plus qu’à abandonner.

outlook-begun = Les chances de victoire sont affichées dans cette partie. Chaque joueur peut y mettre fin.
outlook-asked = { $side } aimerait que les chances de victoire soient affichées pour tous.
outlook-open = { $side } est d’accord : les chances de victoire sont affichées pour tous.
outlook-no = { $side } ne veut pas que les chances de victoire soient affichées.
outlook-closed = { $side } y met fin : les chances de victoire ne sont plus affichées.
outlook-none = On ne peut rien dire de qui gagne une telle partie.
outlook-hidden = Les chances de victoire ne sont pas affichées.
outlook-refused = Un joueur ne le souhaite pas. Lui seul peut le demander à nouveau.
outlook-agreed = Vous avez déjà donné votre accord.

lists-mustering = La partie commence quand chacun a apporté sa liste. Personne ne voit celle d’un autre avant.
list-in = Une liste est remise et scellée : { $side }.
lists-open = Toutes les listes sont remises. On les ouvre ensemble, et plus rien n’y change.
lists-are-open = Il est trop tard pour une liste : elles sont ouvertes.
lists-not-in = La partie n’a pas commencé : il manque des listes.
