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

## Chevaucheurs de Tempête

event-captain-revived = { $hex } : { $leader } reprend un commandement perdu.

## Le Grand Khagan

do-demand = Exiger la soumission : { $target }
ask-storm-militia = Ce royaume s’est soumis ({ $kingdom }). Où votre milice se tient-elle ? Reste { $number }.
event-murderer-of-envoys = Ce monarque a fait assassiner les envoyés du Khagan ({ $kingdom }). Leur sang crie vengeance.
event-envoys-avenged = Les envoyés sont vengés : { $kingdom } a payé le crime de son monarque.
event-deploys-there = { $unit } : { $to }.
event-demands = { $side } exige la soumission : { $kingdom }.
event-refuses-to-submit = Refus de se soumettre : { $kingdom }.
event-submits = { $kingdom } se soumet, avec tous ses châteaux : { $side }.
event-khagans-victory = { $grade ->
    [tactical] { $side } remporte une victoire tactique sur la Minarie.
    [strategic] { $side } remporte une victoire stratégique sur la Minarie.
    [crushing] { $side } écrase la Minarie.
   *[none] La Minarie a tenu bon contre { $side } : ses monarques gagnent ensemble.
}
event-moral-victory = { $side } remporte une victoire morale.
why-storm-riders-are-deaf = Les Chevaucheurs de Tempête n’écoutent pas messire Mortnoir.
why-royal-castle-first = Pas avant que le Khagan ait mis à sac un château royal ; et jamais d’Ogres.
why-two-royal-castles-first = Il doit avoir mis à sac deux châteaux royaux avant qu’on l’écoute.
why-only-demands = L’ambassadeur du Khagan exige la soumission, recrute des Barbares et fait venir des aventuriers, rien d’autre.
why-not-known-yet = Les Chevaucheurs de Tempête ne connaissent pas ce lieu avant le tour { $turn }.
why-khagans-horsemen = Les Cavaliers de l’Est en suivent un autre.
why-altarr-first = À l’ouest de Zorn, personne ne vous suit tant que le château d’Altarr n’est pas à vous.
why-not-the-khagan = Seul le Khagan exige la soumission.
why-has-refused = Ce royaume a refusé, et n’écoutera que quand un autre se sera soumis : { $kingdom }.
why-has-submitted = Ce royaume s’est soumis au Khagan et n’a plus de monarque à qui parler : { $kingdom }.

## La révolte de Minarie et la guerre civile des Chevaucheurs de Tempête

do-summon = Lever le ban : { $target }
do-depose = Déposer le monarque : { $target }
do-rouse = Rallier : { $target }
do-horsemen = D’autres Cavaliers de l’Est
ask-intrusion = Des ennemis sont chez votre vassal ({ $kingdom }). L’appelez-vous aux armes, sans rien payer ?
ask-free-call = Secours venu de loin : quel vassal se lève pour vous ?
ask-conscription = Prenez-vous { $number } milices, et rien d’autre ?
ask-more-militia = Où votre nouvelle milice se tient-elle ? Reste { $number }.
event-is-vassal = { $kingdom } est vassal : { $side }.
event-is-free = { $kingdom } est libre.
event-revolts = { $kingdom } est en révolte, sans joueur : ce royaume rejoint le premier ambassadeur de Minarie.
event-deposes = { $side } dépose le monarque : { $kingdom }.
why-is-a-rebel = Ce royaume est en révolte : il rejoint les Minariens sans un mot, et personne d’autre ({ $kingdom }).
why-no-such-rebel = Ce royaume n’est pas un rebelle qui vous rejoindrait ainsi : { $kingdom }.
why-not-your-vassal = Ce royaume n’est pas un de vos vassaux à appeler aux armes : { $kingdom }.
why-cursed-vassal = Le monarque est Maudit et ne suit aucun suzerain : { $kingdom }.
why-rival-occupiers = Des unités des deux puissances sont dans ce royaume : aucune n’en fait son vassal ({ $kingdom }).
why-needs-a-garrison = Il faut dans ce royaume une unité régulière ou un Cavalier, et un chef : { $kingdom }.
