# Barbarians and Ogres, and the names of their tribes.

tribe-savages = Savages
    .the = the Savages
tribe-wildmen = Wildmen
    .the = the Wildmen
tribe-berserkers = Berserkers
    .the = the Berserkers
tribe-outlanders = Outlanders
    .the = the Outlanders
tribe-cannibals = Cannibals
    .the = the Cannibals
tribe-tribesmen = Tribesmen
    .the = the Tribesmen
tribe-ashkar = Ashkar
    .the = the Ashkar
tribe-oruz = Oruz
    .the = the Oruz
tribe-khevri = Khevri
    .the = the Khevri
folk-northern-barbarian = Northern Barbarians
    .the = the Northern Barbarians
folk-southern-barbarian = Southern Barbarians
    .the = the Southern Barbarians
folk-eastern-horseman = Eastern Horsemen
    .the = the Eastern Horsemen
folk-ogre = Ogres
    .the = the Ogres
do-recruit = Recruit Barbarians at { $target }
do-folk = { $target }
do-tribe = Call them { $target }
ask-folk = Whom does your ambassador recruit at { $hex }?
ask-tribe = { $hex }: they join you. Which tribe are they?
ask-deserter = { $number ->
    [one] One of your Barbarians deserts. Who?
   *[other] { $number } of your Barbarians desert. Who first?
}
event-names-tribe = { $side } leads { $tribe }.
event-barbarians-join = { $hex }: { $units } join { $side }.
event-barbarians-leave = They leave: { $units }.
why-no-barbarians-here = No Barbarians can be recruited at { $hex }.
why-no-barbarians-left = Nobody is left to recruit at { $hex }.
why-enough-barbarians = You already have { $number } Barbarians: no more join you.
why-name-taken = Another player leads { $tribe }.
why-tribes-apart = Different tribes do not stand together ({ $hex }).
