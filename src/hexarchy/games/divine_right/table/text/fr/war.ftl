# L’art de la guerre à côté de la carte.

panel-war = L’art de la guerre
mark-breach = Murs entamés ({ $castle }) : { $number } de moins.
mark-fort = Un fort, tenu par { $side }.
mark-empty-fort = Un fort vide : il est à qui l’occupe.
label-rating = { $hero } : classe, de A à E
