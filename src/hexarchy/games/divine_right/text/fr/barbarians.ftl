# Les Barbares et les Ogres, et les noms de leurs tribus.

tribe-savages = Sauvages
    .the = les Sauvages
tribe-wildmen = Hommes sauvages
    .the = les Hommes sauvages
tribe-berserkers = Berserkers
    .the = les Berserkers
tribe-outlanders = Hommes des confins
    .the = les Hommes des confins
tribe-cannibals = Cannibales
    .the = les Cannibales
tribe-tribesmen = Hommes des clans
    .the = les Hommes des clans
tribe-ashkar = Ashkars
    .the = les Ashkars
tribe-oruz = Oruz
    .the = les Oruz
tribe-khevri = Khevris
    .the = les Khevris
folk-northern-barbarian = Barbares du Nord
    .the = les Barbares du Nord
folk-southern-barbarian = Barbares du Sud
    .the = les Barbares du Sud
folk-eastern-horseman = Cavaliers de l’Est
    .the = les Cavaliers de l’Est
folk-ogre = Ogres
    .the = les Ogres
do-recruit = Recruter des Barbares : { $target }
do-folk = { $target }
do-tribe = Les nommer : { $target }
ask-folk = Qui votre ambassadeur recrute-t-il ici : { $hex } ?
ask-tribe = { $hex } : ils vous rejoignent. Quelle est leur tribu ?
ask-deserter = { $number ->
    [one] Un de vos Barbares déserte. Lequel ?
   *[other] { $number } de vos Barbares désertent. Lequel d’abord ?
}
event-names-tribe = { $side } commande { $tribe }.
event-barbarians-join = { $hex } : { $side } reçoit { $units }.
event-barbarians-leave = Départ : { $units }.
why-no-barbarians-here = On ne recrute pas de Barbares ici : { $hex }.
why-no-barbarians-left = Il ne reste personne à recruter ici : { $hex }.
why-enough-barbarians = Vous avez déjà { $number } Barbares : aucun autre ne vous rejoint.
why-name-taken = Un autre joueur commande { $tribe }.
why-tribes-apart = Des tribus différentes ne partagent pas une case ({ $hex }).
