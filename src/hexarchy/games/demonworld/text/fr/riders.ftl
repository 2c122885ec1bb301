# Ceux qui montent un char ou un dragon.

ask-dismount = { $unit } : où descend-on ?
ask-mount = { $unit } : qui monte à bord ?
ask-thrown-off = { $unit } : où se relève-t-on ?
ask-stand-up = { $unit } : la monture est abattue, où se relève-t-on ?
ask-allot-or-mount = { $unit } : un pion pour une unité sans chef à portée de commandement, ou tous pour la monture ?
ask-board = { $unit } : sur quoi monte-t-on ?

event-mounts = { $unit } : monte à bord ({ $other }).
event-dismounts = { $unit } : descend sur { $hex } ({ $other }).

why-no-room-on-board = { $unit } : seul un commandant à pied, de taille 2 au plus et sans suite, trouve place sur un char ou un dragon.
why-one-on-board = { $unit } : il n’y a place que pour un passager.
why-not-nearest = Ce doit être une case libre, la plus proche possible de la caisse du char.
why-not-beside-mount = { $unit } : on monte depuis une case voisine de la caisse du char, ou de la tête du dragon.
why-no-way-off = On descend sur une case libre voisine de la caisse du char ou de la tête du dragon, loin de l’ennemi.
why-counters-undivided = Tous les pions de celui qui est en selle vont à des unités sous ses ordres, ou tous à sa monture.
why-not-beside-slain = Qui montait un dragon abattu se relève sur une case libre voisine de la tête, ou sinon au plus près.
