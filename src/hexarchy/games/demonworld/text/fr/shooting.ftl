# Tir.

ask-shot-lead = { $unit } : quel élément tire ?
ask-shot-target = { $unit } : sur quoi tire l’élément sur { $hex } ?
ask-shot-support = Qui soutient le tir sur { $hex } ?
ask-close-up = { $unit } : quel élément resserre les rangs ?
ask-close-up-to = Où va l’élément sur { $hex } ?

event-shot-hidden = { $unit } : le tir sur { $hex } est perdu, on ne voit rien de la cible.
event-shot-hits = { $unit } : touche { $foe } sur { $hex }.
event-shot-wasted = Un tir de plus sur { $hex } est perdu.
event-shot-lost = Un tir sur { $hex } ne touche personne.
event-shot-astray = Un tir sur { $hex } dévie vers { $direction }.

why-no-target = Cet élément n’a aucune cible.
why-one-target-each = Chaque élément tire ou soutient une seule fois.
why-out-of-range = C’est hors de portée.
why-out-of-arc = C’est hors de l’angle de tir.
why-out-of-sight = Quelque chose coupe la ligne de vue.
why-own-side = On ne vise les siens que dans un corps à corps.
why-could-not-shoot-itself = Il ne pourrait pas lui-même tirer aussi bien sur cette cible.
why-chain-broken = Un soutien se tient à côté du tireur ou d’un autre soutien.
why-no-vacated-field = On ne remplit que les places tenues avant les pertes, par des éléments voisins.
