# Trônes disputés : héritiers, coups d’État, révoltes (DR-A-HEI, DR-A-COU, DR-A-BRV, DR-A-REB).

ask-waver-next = Votre monarque est mort. La loyauté de quel allié est éprouvée d’abord ?
ask-waver = Ce royaume vous reste-t-il fidèle ({ $kingdom }) ? Une carte peut aider, comme s’il était neutre.
ask-son-or-daughter = Un héritier monte sur le trône ({ $kingdom }) : un fils ou une fille ?
ask-end-confusion = Des ennemis sont restés dans le royaume ({ $kingdom }). Votre héritier monte-t-il sur le trône maintenant ?
event-monarch-mourned = Deuil dans le royaume ({ $kingdom }). Un enfant du mort lui succédera : { $side } reste en jeu.
event-heir-appears = L’héritier monte sur le trône ({ $kingdom }) : { $hero }, { $to }.
why-kingdom-confused = Ce royaume est en proie à la Confusion jusqu’à l’avènement de son héritier : { $kingdom }.

## Coups d’État

do-coup = Coup d’État : { $target }
event-coup = { $side } tente un coup d’État : { $kingdom } ({ $hex }) !
event-coup-fails = Le coup d’État échoue ({ $kingdom }) : { $side } a perdu l’Usurpateur.
why-no-coup-there = Pas de coup d’État ici : ce royaume est le vôtre, ou ni neutre ni allié à un ennemi ({ $kingdom }).
why-no-usurper-left = Il ne reste plus de pion pour un autre Usurpateur.

## Révoltes des barons

do-call-help = Secours venu de loin : un royaume neutre vous rejoint
do-incite = Soulever les barons : { $target }
do-rise = Faire éclater la révolte
do-appease = Apaiser les barons
ask-help-or-revolt = Secours venu de loin : un royaume neutre vous rejoint-il, ou des barons se soulèvent-ils contre un ennemi ?
ask-revolt-space = Où gronde l’agitation ({ $kingdom }) ?
ask-plunder-own = Vous avez repris ce château aux rebelles ({ $castle }). Le mettez-vous à sac tout de même ?
event-unrest = Agitation ({ $kingdom }, { $hex }) : { $side } soulève les barons.
event-rising = Les barons se soulèvent ({ $kingdom }, { $hex }) : { $side } !
event-revolt-ends = La révolte est terminée : { $kingdom }.
event-castle-retaken = { $side } reprend le château aux rebelles, sans le mettre à sac : { $castle }.
why-no-unrest = Il n’y a pas d’agitation de ce genre.
why-rebels-stay-home = Les rebelles restent dans leur royaume ({ $kingdom }) et dans les terres désolées.

## L’Héritier légitime et la guerre civile (DR-A-HEIR, DR-A-CIV)

ask-replacing = Lesquels des réguliers éliminés reviennent à votre Usurpateur ({ $kingdom }, { $number }) ? Les autres vont à l’Héritier légitime.
ask-heir-space = L’Héritier légitime est arrivé ({ $kingdom }). Où paraît { $hero } ?
ask-acclamation = L’Héritier légitime en appelle-t-il au peuple ({ $kingdom }) ? 1 : l’Usurpateur est acclamé ; 6 : l’Héritier ; sinon, c’est la guerre.
ask-appeal = L’Héritier est devant ce château ({ $castle }). Appelez-vous la garnison à le rejoindre ? Une seule fois est permise.
event-heir-awaited = Un Usurpateur règne ({ $kingdom }). L’Héritier légitime paraîtra au tour { $turn } : { $side }.
event-true-heir = L’Héritier légitime paraît ({ $kingdom }, { $side }) : { $hero }, { $to }.
event-people-divided = Le peuple est divisé ({ $kingdom }) : c’est la guerre.
event-castle-goes-over = { $castle } passe à { $side } ({ $hex }).
event-rightful-monarch = { $number ->
    [0] L’Usurpateur est désormais le Monarque légitime ({ $kingdom }) : { $side }.
   *[other] L’Héritier est désormais le Monarque légitime ({ $kingdom }) : { $side }.
}
event-in-exile = { $hero } est resté trop longtemps loin de son royaume ({ $kingdom }) : ses partisans sont perdus.
event-heir-passes = L’Héritier légitime change de camp ({ $kingdom }) : { $side }.
why-crown-disputed = La couronne est disputée ({ $kingdom }) : pas de diplomatie avant que l’un des deux soit roi.
why-civil-war-at-home = Ceux qui font la guerre civile restent dans leur royaume ({ $kingdom }) et dans les terres désolées.
why-abroad-in-civil-war = { $unit } : il faut d’abord rentrer au royaume ({ $kingdom }) ; à l’étranger, l’unité ne peut que se défendre.
why-not-in-civil-war = { $hex } : aucune flotte n’y prend part à la guerre civile ({ $kingdom }).

## Le coup d’État d’un Vagabond (DR-A-WCO)

do-rally = { $target } rassemble des partisans pour un coup d’État
event-wayfarers-coup = { $hex } : { $unit } se dit monarque et tend la main vers le trône ({ $kingdom }, { $side }).
why-no-lost-monarch = Ce n’est pas un de vos monarques qui a perdu son trône : { $unit }.
why-in-no-kingdom = { $unit } : pas dans un royaume dont le trône puisse être pris.
