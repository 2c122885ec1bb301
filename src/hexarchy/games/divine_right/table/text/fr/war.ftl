# L’art de la guerre à côté de la carte.

panel-war = L’art de la guerre
mark-breach = Murs entamés ({ $castle }) : { $number } de moins.
label-rating = { $hero } : classe, de A à E
