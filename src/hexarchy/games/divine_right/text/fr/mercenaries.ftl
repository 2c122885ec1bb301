# Les mercenaires spéciaux : comment ils arrivent, ce qu’ils savent faire, où ils s’en vont.

ask-entry = Où arrive { $unit } ?
ask-assign = À quel royaume de votre alliance affectez-vous { $leader } ?
event-stranger = Étrangers à louer : { $unit } se présente ; employeur : { $side }.
event-enlists = { $side } joue une carte et fait venir : { $card }.
event-enters = Arrivée : { $unit }, { $to } ; employeur : { $side }.
event-assigned = Affectation : { $leader }, { $kingdom }.
event-usurps = { $side } lance l’Usurpateur à la conquête d’un trône : { $kingdom }.
event-disabled = { $hex } : { $hero } est abattu sans mourir ; il n’est plus qu’une ombre jusqu’à son retour au Donjon.
event-recovers = { $hex } : { $hero } retrouve toute sa force.
event-entranced = { $hex } : la musique du Peuple Errant envoûte les assaillants. Il n’y a pas de combat.
event-camp-pitched = { $hex } : le Peuple Errant dresse son camp ; son hôte : { $side }.
event-camp-struck = { $hex } : le Peuple Errant est chassé, et ses présents disparaissent avec lui.
event-cursed = Maudit par le Peuple Errant : { $hero }.
why-no-entry = { $card } : aucune case d’arrivée possible en ce moment.
why-no-rogues-here = { $hex } : aucun de vos pions ne se trouve là où l’on recrute des Coquins.
why-no-rogues-left = { $hex } : il ne reste aucun Coquin à recruter.
why-sought-already = { $hex } : vous avez déjà essayé ici ce tour-ci.
why-no-avalanche = { $hex } : aucune avalanche possible là en ce moment.
why-throne-is-safe = Ce trône ne peut pas être usurpé : { $kingdom }.
why-not-confused = Ce royaume n’est pas en Confusion : { $kingdom }.
do-draw-stranger = Tirer un mercenaire spécial au lieu d’envoyer votre ambassadeur
why-no-strangers = Il ne reste aucun mercenaire spécial à tirer.
