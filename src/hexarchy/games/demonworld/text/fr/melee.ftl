# Le corps à corps, et le regroupement à sa fin.

ask-strike = Quel élément frappe ?
ask-strike-at = Qui l’élément sur { $hex } frappe-t-il ?
ask-support = Qui soutient l’attaque de { $hex } contre { $to } ?
ask-second-attack = { $unit } ({ $hex }) peut frapper encore : qui, ou s’avance-t-elle d’abord ?
ask-second-attack-at = { $unit } ({ $hex }) s’est avancée : qui frappe-t-elle ?
ask-regroup-first = Le corps à corps ({ $unit }) marque une pause. Vous regroupez-vous en premier ou en second ?
ask-regroup = Quel élément se déplace ou pivote ?
ask-regroup-to = Où va l’élément sur { $hex }, ou comment pivote-t-il ?
ask-regroup-face = Comment l’élément sur { $hex } pivote-t-il ?

event-destroyed = { $unit } : l’élément sur { $hex } est détruit.
event-strike-wasted = { $unit } : l’attaque depuis { $from } est perdue, l’élément sur { $hex } est déjà détruit.
event-drawn-in = { $unit } : entraînée dans le corps à corps.
event-out-of-melee = { $unit } : n’est plus au corps à corps.
roll-unit = { $unit }
roll-strike = { $unit } ({ $from }) contre { $foe } ({ $hex })

why-not-your-element = Aucun de vos éléments ne se trouve là.
why-other-melee = { $unit } : ne prend pas part à ce corps à corps.
why-has-struck = L’élément sur { $hex } a déjà frappé ou soutenu.
why-too-slow = L’élément sur { $hex } a une initiative de { $initiative } ; c’est le tour de ceux qui ont { $step }.
why-kept-back = L’élément sur { $hex } pouvait frapper à l’initiative { $initiative } ; il ne peut plus que soutenir.
why-nobody-in-front = L’élément sur { $hex } ne touche aucun ennemi sur ses cases frontales.
why-not-in-front = L’élément sur { $hex } ne frappe que ce qu’il touche sur ses cases frontales.
why-other-unit = Seuls les éléments de la même unité soutiennent son attaque ({ $unit }).
why-cannot-strike-it = L’élément sur { $hex } ne pourrait pas frapper cet ennemi lui-même.
why-has-regrouped = L’élément sur { $hex } s’est déjà déplacé.
why-held = L’élément sur { $hex } touche { $count } ennemis et ne peut que pivoter.
why-keeps-touch = L’élément sur { $hex } touche un ennemi : une case au plus, et il doit encore en toucher un.
why-too-far = L’élément sur { $hex } avance de deux cases au plus et s’arrête dès qu’il touche un ennemi.
why-field-taken = { $hex } est occupée.
why-no-support-in-water = Personne ne soutient une attaque quand l’un d’eux se trouve dans l’eau.
why-no-support-across = Personne ne soutient une attaque par-dessus une haie ou un muret.
