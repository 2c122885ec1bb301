# Passagers des chars de guerre.

ask-dismount = { $unit } : où descend-on ?
ask-mount = { $unit } : qui monte à bord ?
ask-thrown-off = { $unit } : où se relève-t-on ?
ask-board = { $unit } : sur quel char monte-t-on ?

event-mounts = { $unit } : monte à bord ({ $other }).
event-dismounts = { $unit } : descend sur { $hex } ({ $other }).

why-no-room-on-board = { $unit } : seul un commandant à pied, de taille 2 au plus et sans suite, trouve place sur un char.
why-one-on-board = { $unit } : il n’y a place que pour un passager.
why-not-beside-carriage = { $unit } : on monte depuis une case voisine du char lui-même.
why-not-nearest = Ce doit être une case libre, la plus proche possible du char lui-même.
why-no-way-off = On descend sur une case libre voisine du char lui-même, loin de l’ennemi.
