# Batailles, retraites, fuites, empilements.

## Batailles

ask-next-battle = Quelle bataille est livrée maintenant ?
ask-battle-leader = Bataille, { $hex } : quel chef désignez-vous ?
ask-lantern = Bataille, { $hex } : la Lanterne de l’Aube brille-t-elle ? Chaque vampire y perd un point de force. Porteur : { $leader }.
ask-combat-loss = Bataille, { $hex } : { $left ->
    [one] vous perdez une unité. Laquelle ?
   *[other] vous perdez { $left } unités. Laquelle d’abord ?
}
event-battle-begins = Bataille, { $hex } ! Attaquant : { $side }.
event-battle-over = Bataille, { $hex } : la bataille est finie, victoire pour { $side }.
event-leads = Bataille, { $hex } : chef de bataille – { $leader }.
event-battle-result = Bataille, { $hex }, résultat { $roll } : attaquant { $attacker ->
    [0] sans perte
   *[other] −{ $attacker }
}, défenseur { $defender ->
    [0] sans perte
   *[other] −{ $defender }
} ; { $side } { $side_gender ->
    [plural] doivent
   *[other] doit
} battre en retraite.
event-train-captured = { $hex } : { $side } { $side_gender ->
    [plural] capturent
   *[other] capture
} un train de siège – { $unit }.
why-not-your-leader-here = { $hex } : ce chef n’y est pas l’un des vôtres, { $leader }.
why-waits-for-ssstoth = Ce chef attend Ssstoth et ne prend pas part à la bataille : { $leader }.
why-trains-never-die = Un train de siège ne se perd jamais en bataille : { $unit }.
why-monsters-die-last = Les monstres se perdent en dernier : { $unit }.
why-not-in-this-battle = Ne combat pas pour vous dans cette bataille : { $unit }.
why-leaders-are-no-losses = Un chef n’est pas une unité et ne peut compter pour une perte : { $leader }.
why-no-battle-there = { $hex } : aucune bataille n’y reste à livrer.
why-combat-is-compulsory = Là où les deux camps partagent un hexagone, ils doivent combattre.

## Retraites

ask-retreat = { $hex } : retraite de cette unité, { $unit }. Vers où ?
ask-leader-retreats = { $hex } : avec quelles unités ce chef bat-il en retraite, { $leader } ?
ask-device-retreats = { $hex } : quelles unités emportent cet objet, { $device } ?
event-retreats = Retraite : { $units }, { $from } → { $to }.
event-leader-retreats = Retraite : { $units }, { $from } → { $to }.
event-device-retreats = Objet emporté : { $units }, { $from } → { $to }.
why-no-step-there = Cet hexagone est hors d’atteinte : { $hex }. Unité : { $unit }.
why-inactive-border = On ne fait pas retraite en pays neutre : { $kingdom }.
why-nobody-went-there = { $hex } : aucune des unités ne s’y est repliée.
why-the-enemys-door = L’ennemi est entré par { $hex } ; d’autres issues restent ouvertes.

## Fuites

ask-flee-to = Ce chef s’est échappé : { $leader }. Où va-t-il ?
event-escapes = { $hex } : fuite réussie – { $leader }.
event-flees = Fuite : { $units }, { $from } → { $to }.

## Empilements

ask-excess = Trop d’unités, { $hex } : { $left ->
    [one] une doit partir. Laquelle ?
   *[other] { $left } doivent partir. Laquelle d’abord ?
}
why-not-in-excess = { $hex } : ce n’est pas l’une de vos unités, trop nombreuses à cet endroit, { $piece }.
