# Raccourcis, et ce qui est demandé deux fois.

plan-stack = Toute la pile ({ $count } unités)
plan-company = { $count ->
    [one] L’autre unité de la pile suit
   *[other] Les { $count } autres de la pile suivent
}
plan-rest-towns = Demander aux bourgs l’un après l’autre jusqu’au dernier placement
plan-rest-support = Tous apportent leur magie
plan-rest-round = Résoudre la suite de ce round
plan-rest-battle = Livrer cette bataille jusqu’au bout (sans magie ni repli)
sure-end = { $count ->
    [one] Une unité n’a pas encore bougé. Finir le mouvement quand même ?
   *[other] { $count } unités n’ont pas encore bougé. Finir le mouvement quand même ?
}
sure-withdraw = Chaque troupe teste son moral sans ses chefs, et les unités en déroute sont perdues. Se replier ?
