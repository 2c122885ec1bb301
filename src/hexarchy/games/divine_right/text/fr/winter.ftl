# Campagne toute l’année (DR-A-WIN).

turn-in-year = { $turn } de l’année { $year }

ask-lost-at-sea = { $number ->
    [one] Une tempête d’hiver emporte une de vos flottes. Laquelle ?
   *[other] Une tempête d’hiver emporte { $number } de vos flottes. Laquelle d’abord ?
}
ask-frozen = { $number ->
    [one] Le blizzard emporte une unité de la pile à { $hex }. Laquelle ?
   *[other] Le blizzard emporte { $number } unités de la pile à { $hex }. Laquelle d’abord ?
}
event-winter-comes = L’hiver arrive en Minarie : maigre fourrage dans le Nord, et des tempêtes à craindre.
event-spring-comes = Le printemps : l’année { $year } de la guerre commence.
event-snow-storm = Tempête de neige ! La neige couvre le Nord jusqu’à la fin du tour 30. Les unités de combat n’y bougent pas ce tour-ci : { $side }.
event-blizzard = Blizzard ! La neige couvre le Nord jusqu’à la fin du tour 30, et aucune unité de combat n’y bouge ce tour-ci.
event-snowed-in = Bloqués par la neige pour le reste du tour à { $hex } : { $heroes }.
why-is-snowed-in = Bloqué par la neige pour le reste du tour : { $unit }.
why-is-frozen-in = Pris dans la glace jusqu’au printemps : { $unit }.
why-storm-holds = La tempête retient les unités de combat dans la zone enneigée : { $unit }.
why-storm-closes = { $hex } : aucune unité de combat n’entre dans la zone enneigée par cette tempête.
why-is-ice = { $hex } : l’eau est gelée.
why-stay-in-the-south = { $hex } : après un blizzard, les unités des alliés du Sud n’entrent pas dans la zone enneigée avant le printemps.
why-snowbound-mountains = { $hex } : seuls les pions magiques, ceux qui ont un bonus de montagne et ceux qu’ils mènent, ou que mène un bon général, entrent dans les montagnes enneigées.
why-waits-for-spring = Ce royaume ne rejoint personne avant le printemps : { $kingdom }.
why-no-barbarians-in-winter = { $hex } : personne à recruter ici en hiver.
