# Commandants et magiciens, commandement, figurines spéciales.

do-name = { $target }
do-join = Rejoindre : { $target }
do-leave = { $target } quitte l’unité
do-allot = { $target }
do-exchange = Échanger figurines spéciales et commandants (1 manœuvre)

ask-deploy-single = { $unit } : sur quelle case, ou dans quelle unité ?
ask-deploy-attached = { $unit } : sur quelle case à côté de { $other } ?
ask-deploy-single-facing = { $unit } : face à quoi ?

event-outlives = { $unit } survit à { $other } et agit désormais seul.

why-not-beside-it = Ce n’est pas à côté de { $unit }.
why-no-place-beside-it = Il n’y a pas là d’unité avec une case libre à côté.
