# Les Mangeurs de Sagesse et la Main Noire.

ask-battlefield = { $hex } : tous les marqueurs de champ de bataille sont sur la carte. Déplacer ici le plus ancien ({ $oldest }) ?
ask-haunted = { $hex } : les Âmes des Damnés chassent votre pile. Où aller ?

do-raise-bridge = Jeter le Pont
do-call-ship = Appeler le Navire des sorciers
do-raise-mist = Lever la Brume aveuglante
do-enchant = Dresser le Château enchanté
do-vortex = Lancer le Tourbillon : { $target }
do-reflect = Employer le Réflecteur : { $target }
do-teleport = La Main Noire disparaît vers la Tour de Zards
do-raise-dead = Refaire les Morts-Vivants en Marche : { $target }
do-raise-undead = Lever les Morts-Vivants
do-raise-colossus = Lever le Colosse
do-raise-fleet = Lever la Flotte Fantôme
do-souls = Appeler les Âmes des Damnés
do-wings = Déployer les Ailes des Ténèbres : { $target }
do-exorcise = Exorciser le Gardien : { $target }

event-bridge-raised = Les Mangeurs jettent le Pont : { $hex }. Pour leur pile, tout terrain est dégagé.
event-ship-called = Le Navire des sorciers apparaît : { $hex }.
event-mist-raised = La Brume aveuglante cache les Mangeurs et leur pile : { $hex }.
event-mist-lifts = { $hex ->
    [none] La Brume aveuglante se lève.
   *[other] La Brume aveuglante se lève : { $hex }.
}
event-castle-enchanted = Un Château enchanté se dresse : { $hex }.
event-vortex-strikes = Le Tourbillon se tourne contre { $hex }.
event-reflector-strikes = Le Réflecteur est braqué sur { $hex }.
event-guardian-destroyed = Le Gardien de la Tour de Zards est détruit.
event-guardian-holds = Le Gardien de la Tour de Zards tient bon.
event-raised = { $hex } : levée d’une créature ({ $unit }).
event-teleports = La Main Noire disparaît : { $from } → { $to }.
event-wings = Les Ailes des Ténèbres s’étendent sur { $hex }.
event-souls = Les Âmes des Damnés se lèvent autour de { $hex }.
event-stands-fast = { $hex } : { $side } tient bon et ne peut plus battre en retraite durant cette phase.
event-battlefield = { $hex } est désormais un champ de bataille.

why-another-moment = Ce n’est pas le moment.
why-spell-cast = Un sortilège des Mangeurs s’y oppose, lancé au tour { $turn }.
why-no-coast = { $hex } n’est pas une côte d’où un navire puisse partir.
why-hidden-in-mist = La Brume aveuglante cache cette pile : nul ne peut l’attaquer ({ $hex }).
why-out-of-reach-of-spell = Le sortilège n’atteint pas { $hex }.
why-no-magic-there = L’Amulette de Conjuration annule toute magie à { $hex }.
why-guardian-stands = Tant que le Gardien est debout, nul ne peut l’assiéger : { $castle }.
why-stays-in-zards = Ne fait que garder la Tour de Zards : { $unit }.
why-no-guardian-to-exorcise = Il n’y a aucun Gardien ennemi à exorciser.
why-no-exorcist = Seul un héros magique près de la Tour de Zards peut exorciser le Gardien : pas { $unit }.
why-exorcised-already = Cet essai a déjà eu lieu ce tour-ci : { $unit }.
why-raised-already = Une seule levée de chaque sorte par tour.
why-walks-already = Rien à lever : la créature est sur la carte.
why-no-battlefield = Rien ne se lève ici : { $hex } n’est pas le champ de bataille voulu.
why-too-far-from-its-field = { $unit } reste à cinq cases au plus de son champ : { $hex } est trop loin.
why-not-with-the-dead = Les vivants ne se tiennent pas avec { $unit } : { $hex }.
why-no-way-to-zards = La voie est fermée, ou la Main Noire y est déjà : { $hex }.
why-power-used = Ce pouvoir a servi au tour { $turn } : jamais deux tours de suite.
why-no-enemies-beside = Aucun ennemi près de la Main Noire : { $hex }.
