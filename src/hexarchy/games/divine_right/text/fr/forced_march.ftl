# Marche forcée.

do-force-march = Marche forcée : tenter +{ $target } de mouvement
ask-force-march = { $unit } à { $hex } : marche forcée pour +{ $number } de mouvement. Vers où ?
ask-stragglers = Marche forcée à { $hex } : qui reste en chemin ?
event-force-marches = { $units } { $mark ->
    [0] – marche forcée : +{ $points } de mouvement.
    [1] – marche forcée : +{ $points } de mouvement, et la fatigue.
    [2] – marche forcée : +{ $points } de mouvement. Troupes fourbues : une unité perdue, aucune attaque ce tour-ci.
   *[3] – marche forcée : +{ $points } de mouvement. Troupes épuisées : une unité perdue, aucune attaque et une piètre défense ce tour-ci.
}
why-not-on-foot = N’est pas à pied : { $unit }.
why-marched-already = A déjà tenté une marche forcée : { $unit }.
why-no-forced-march = Pas de marche forcée : { $unit }.
why-follows-no-such-leader = { $unit } : une marche forcée seulement sous Ogsbogg, Kang ou Juulute.
why-no-further = { $unit } : { $number } de plus ne mettrait aucune autre case à portée.
why-worn-out = { $unit } : trop de fatigue pour attaquer ce tour-ci.
dice-dr-a-fma-03 = Marche forcée
dice-dr-a-fma-05 = Troupes fatiguées
dice-dr-a-fma-07 = Troupes épuisées
dice-dr-a-fma-08 = Une marche facile
dice-dr-a-fma-09 = Une marche pénible
