# Les mots de la preuve des dés.

verify-about = Les dés d’une partie viennent d’un secret du serveur, mêlé à une valeur de chaque joueur. Les empreintes sont fixées avant que le premier dé ne tombe, et tout est révélé à la fin : chacun peut alors relancer chaque dé.
proof-right = juste :
proof-wrong = faux :
proof-here = calculé par votre navigateur
proof-there = rejoué par le serveur
proof-open = La partie est en cours
proof-some-open = Rien n’est faux, mais { $count ->
    [one] un dé ne prouve rien
   *[other] { $count } dés ne prouvent rien
  }
proof-all-open = Rien n’est faux, mais ces dés ne prouvent rien
proof-open-about = Le secret reste scellé jusqu’à la fin. Notez l’empreinte si vous le souhaitez.
proof-good = Tout est juste
proof-bad = Quelque chose ne va pas
proof-commitment = Chaque secret et chaque valeur a bien l’empreinte promise.
proof-commitment-wrong = Un secret ou une valeur n’a pas l’empreinte promise.
proof-noted-here = Tout est comme ce navigateur l’a noté au début de la partie.
proof-noted-other = L’empreinte ou une valeur n’est pas celle que ce navigateur a notée au début de la partie.
proof-dice = { $count ->
    [one] Un dé a été relancé et il est le même.
   *[other] { $count } dés ont été relancés et sont les mêmes.
}
proof-dice-wrong = { $count ->
    [one] Un dé a été relancé et il est différent.
   *[other] { $count } dés ont été relancés et sont différents.
}
proof-dice-open = { $count ->
    [one] Un dé ne peut être prouvé : personne ne s’était engagé sur lui.
   *[other] { $count } dés ne peuvent être prouvés : personne ne s’était engagé sur eux.
}
proof-unprovable = ne peut être prouvé
proof-no-crypto = Ce navigateur ne calcule de preuves que par https ou sur cette machine.
proof-promise = Les dés sont ceux qui ont été promis.
proof-promise-wrong = Les dés ne sont pas ceux qui ont été promis.
proof-actions = { $count ->
    [one] L’action était permise et mène à la fin enregistrée.
   *[other] Les { $count } actions étaient permises et mènent à la fin enregistrée.
}
proof-actions-wrong = Les actions ne mènent pas à la fin enregistrée.
proof-finished = La partie a été jouée jusqu’au bout.
proof-resigned = La partie s’est terminée par un abandon.
proof-unfinished = La partie n’est pas terminée.
proof-stretch = { $count ->
    [one] Dé { $from }
   *[other] Dés { $from } à { $to }
}
proof-stretch-none = À partir du dé { $from } : aucun n’est tombé
proof-mixed = Ils mêlent le secret du serveur et les valeurs de : { $seats }.
proof-alone = Tirés du seul secret du serveur.
proof-seeded = Tirés d’une graine sur laquelle personne ne s’était engagé.
proof-brought = Ils sont venus avec une partie importée : la personne qui l’a apportée les connaissait.
proof-value-name = Valeur de { $seat }
proof-commitment-name = Empreinte
proof-secret-name = Secret
proof-digest-name = Condensé de la fin
proof-command = La même chose en ligne de commande :
proof-table = Chaque dé
proof-action = Action
proof-number = Dé n°
proof-thrown = Résultat
proof-all = Montrer les { $count } dés
proof-busy = Chaque dé est relancé…
proof-file = Vérifier une partie enregistrée
proof-noted = Empreinte que vous avez notée (si vous l’avez fait)
proof-drop = Déposez ici le fichier de la partie (.json).
