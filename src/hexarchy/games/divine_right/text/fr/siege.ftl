# Les sièges.

ask-break-out = De quel château tentez-vous une percée ?
ask-assault = Quel château attaquez-vous ensuite ?
ask-advance = Quelle unité progresse ? ({ $hex })
ask-besiege = Quel château assiégez-vous ?
event-siege-declared = { $side } met le siège devant { $castle }.
event-siege-ends = Siège levé : { $castle } (assiégeant : { $side }).
event-siege-goes-on = { $castle } résiste.
event-castle-falls = { $castle } tombe et est mis à sac par { $side } !
event-boom = { $open ->
    [0] Le Barrage de Port Lork est fermé.
   *[other] Le Barrage de Port Lork est ouvert.
} ({ $hex })
why-is-plundered = Mis à sac, il n’y a plus rien à assiéger : { $castle }.
why-is-friendly = Ce château est ami : { $castle }.
why-needs-magic = Seule la magie peut l’assiéger : { $castle }.
why-not-covered = Autour de { $castle }, cases encore ouvertes : { $hexes }.
why-needs-a-fleet = { $castle } est un port : une flotte doit prendre part au siège.
why-enemies-outside = Des ennemis se tiennent hors les murs : { $castle }.
why-too-weak = Trop faible pour assiéger { $castle } : { $own } contre { $theirs }.
why-no-siege-of-yours = Vous n’y assiégez aucun château : { $hex }.
why-declared-this-turn = Siège déclaré ce tour-ci : première attaque de siège à votre prochain tour. ({ $hex })
why-no-castle = Il n’y a pas de château ici : { $hex }.
why-omens-forbid = Sombres présages : ce tour-ci, ses réguliers n’attaquent pas et ne déclarent aucun siège ({ $kingdom }).
