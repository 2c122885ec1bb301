# L’art de la guerre à côté de la carte.

panel-war = L’art de la guerre
label-rating = { $hero } : classe, de A à E
