# Raccourcis, et ce qui est demandé deux fois.

plan-stack = Toute la pile ({ $count } unités)
plan-company = { $count ->
    [one] L’autre unité de la pile suit
   *[other] Les { $count } autres unités de la pile suivent
}
plan-rest-towns = Lever tous les Bourgs
plan-rest-setup = Tout placer pour moi
plan-rest-support = Tous apportent leur magie
plan-rest-round = Résoudre la suite de ce round
plan-rest-battle = Livrer cette bataille jusqu’au bout (sans magie ni repli)
sure-end = { $count ->
    [one] Une unité n’a pas encore bougé. Finir le mouvement quand même ?
   *[other] { $count } unités n’ont pas encore bougé. Finir le mouvement quand même ?
}
sure-withdraw = Chaque troupe teste son moral sans ses chefs, et les unités en déroute sont perdues. Se replier ?
sure-stay = Elle n’a pas encore bougé : si elle s’arrête, son mouvement est perdu. S’arrêter ici ?
sure-invocation = { $count ->
    [one] Un personnage pourrait encore invoquer. En rester là ?
   *[other] { $count } personnages pourraient encore invoquer. En rester là ?
}
pass-mine = Aucun jusqu’à la fin de mon tour
pass-theirs = Aucun jusqu’à la fin de son tour
sure-loss = { $unit } : la perdre ? C’est sans retour.
