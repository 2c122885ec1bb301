# Ce que dit la page des récits du jeu avancé.

panel-tales = Récits
label-advising = { $hero } donne ses conseils
label-spellbound = Ne mènent plus personne : { $heroes }
