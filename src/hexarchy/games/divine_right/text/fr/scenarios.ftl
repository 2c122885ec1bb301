# Scénarios : guerres du passé et des temps à venir.

event-plays-part = { $part ->
    [boewenn] { $side } est Boewenn, Haut Prince de Neuth.
    [khagan] { $side } est Hatu Khagan, seigneur des Chevaucheurs de Tempête.
    [satrap] { $side } est le satrape des Chevaucheurs de Tempête en Minarie.
    [invader] { $side } est l’Envahisseur de l’Est.
   *[rival] { $side } est le principal adversaire de Boewenn.
}
ask-scenario-forces = Où cette unité se tient-elle au début de la partie ({ $unit }) ? « Terminé » la laisse en place, et les suivantes aussi.

## La guerre de Boewenn

event-elven-triumph = Les Elfes ont marqué à eux seuls { $points } points, plus que quiconque : { $side } remporte la victoire la plus haute.
why-not-in-this-time = Au temps de Boewenn, ni Cavaliers de l’Est ni Ogres ne viennent en Minarie.
why-never-his-ally = Ce royaume ne s’allie jamais à Boewenn : { $kingdom }.
why-not-with-elves = Les alliés de Boewenn ne se tiennent pas avec les Elfes ({ $hex }).
why-not-beside-elves = Cette unité ne combat pas aux côtés des Elfes : { $unit }.
