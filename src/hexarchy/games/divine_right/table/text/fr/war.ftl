# L’art de la guerre à côté de la carte.

panel-war = L’art de la guerre
mark-breach = Murs entamés ({ $castle }) : { $number } de moins.
mark-fort = Un fort, tenu par { $side }.
mark-empty-fort = Un fort vide : il est à qui l’occupe.
mark-tired-a = Fatigués par une marche forcée : −1 à l’attaque.
mark-tired-b = Fourbus par une marche forcée : aucune attaque ce tour-ci.
mark-tired-c = Épuisés par une marche forcée : aucune attaque, une piètre défense.
label-rating = { $hero } : classe, de A à E
