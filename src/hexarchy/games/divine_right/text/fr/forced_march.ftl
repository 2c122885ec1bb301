# Marche forcée.

do-force-march = Marche forcée : { $target } de plus
ask-force-march = { $unit } à { $hex } : marche forcée pour { $number } de plus. Vers où ?
ask-stragglers = Marche forcée à { $hex } : qui reste en chemin ?
event-force-marches = { $units } { $mark ->
    [0] – marche forcée : { $points } de plus.
    [1] – marche forcée : { $points } de plus, et la fatigue.
    [2] – marche forcée : { $points } de plus. Troupes fourbues : une unité perdue, aucune attaque ce tour.
   *[3] – marche forcée : { $points } de plus. Troupes épuisées : une unité perdue, aucune attaque et une piètre défense ce tour.
}
why-not-on-foot = N’est pas à pied : { $unit }.
why-marched-already = A déjà tenté une marche forcée : { $unit }.
why-no-forced-march = Pas de marche forcée : { $unit }.
why-follows-no-such-leader = { $unit } : une marche forcée seulement sous Ogsbogg, Kang ou Juulute.
why-no-further = { $unit } : { $number } de plus ne mettrait aucun autre espace à portée.
why-worn-out = { $unit } : trop de fatigue pour attaquer ce tour.
dice-dr-a-fma-03 = Marche forcée
dice-dr-a-fma-05 = Troupes fatiguées
dice-dr-a-fma-07 = Troupes épuisées
dice-dr-a-fma-08 = Une marche facile
dice-dr-a-fma-09 = Une marche pénible
