# Malédictions (DR-A-CURSE).

## Noms

curse-vampire = La Malédiction du Vampire
curse-werewolf = La Malédiction du Loup-garou
curse-doom = La Malédiction de la Fatalité
curse-paralysis = La Malédiction de la Paralysie
curse-wanderer = La Malédiction de l’Errant
curse-unclean = La Malédiction de l’Impur
curse-transformation = La Malédiction de la Transformation
curse-beast = La Malédiction de la Bête
curse-love = La Malédiction de l’Amour
curse-personality = La Malédiction du Changement de personnalité
form-water = Une bête aquatique
form-land = Une bête terrestre
form-air = Une bête volante

## Boutons

do-curse = Maudire : { $target }
do-lay = { $target }
do-bewitch = Avec : { $target }
do-lift-curse = Tenter de lever une Malédiction : { $target }
do-pray = Prier pour la fin d’une Malédiction : { $target }
do-dispel = Tenter la Magie blanche : { $target }
do-claim = Demander à être reconnu : { $target }
do-woo = Faire la cour : { $target }
do-visit = Rendre visite au monarque qui aime l’un des vôtres : { $target }
do-maul = Attaquer : { $target }
do-hunt = Chercher la Tombe du Vampire : { $target }
do-form = { $target }
do-endow = { $target }
do-hire-user = Chercher un Mage à engager : { $target }

## Questions

ask-curser = Qui des vôtres maudit { $unit } ?
ask-which-curse = { $hero } tente de maudire { $unit }. Avec quoi ?
ask-reaction = { $unit } vient d’entrer dans la case de { $hero }. Votre magicien lance-t-il une Malédiction ?
ask-beast-form = Que devient { $unit } ?
ask-which-to-lift = De quelle Malédiction délivrer { $hero } ?
ask-lift-how = Où ou par quoi délivrer { $hero } ?
ask-white-magic = Quelle carte jouez-vous pour lever la Malédiction : { $hero } ?
ask-endowment = Vous seul voyez deux Personnalités. Laquelle donnez-vous au monarque : { $kingdom } ?
ask-grave = Une Tombe ne peut se trouver dans une rivière. Où placez-vous la Tombe : { $unit } ?
ask-hunters = Il fait nuit et le Vampire arrive. Qui aide { $hero } ? Qui aide partage le danger.
ask-gothic-place = { $number ->
    [1] Vous avez le Vampire. Où le placez-vous, avec sa Tombe ?
   *[2] Vous avez le Loup-garou. Où le placez-vous ?
}
ask-gothic-choice = Lequel des étrangers vous sert ?

## Ce qui se passe

event-curses = { $hero } tente de maudire { $unit } : { $curse }.
event-curse-falls = { $hex ->
    [none] Une Malédiction frappe { $hero } : { $curse }.
   *[other] { $hex } : une Malédiction frappe { $hero } : { $curse }.
}
event-curse-waits = { $hero } : { $curse } attend qu’une autre soit levée.
event-curse-fails = Aucune Malédiction n’atteint { $hero }.
event-curse-lifted = Délivrance pour { $hero } : { $curse } est levée.
event-nonnus-disapproves = Nonnus ne protège pas ceux qui maudissent : { $hero } doit lancer le dé.
event-changes-shape = { $hex } : { $hero } se change en { $unit }.
event-is-themselves = { $hex } : { $hero } reprend sa propre forme.
event-must-wander = { $hero } doit errer jusqu’ici : { $hex }.
event-goes-mad = { $hex } : { $hero } ne s’est pas rapproché du but et sombre dans la folie.
event-prays = { $hero } prie au Temple des Rois jusqu’au tour { $turn }.
event-dispels = { $side } joue { $card } pour délivrer { $hero }.
event-recognized = { $hex } : on reconnaît { $hero }.
event-not-recognized = { $hex } : personne ne croit { $unit }.
event-falls-in-love = { $hero } tombe amoureux de { $unit }.
event-resides = { $hero } s’installe ici : { $hex }.
event-visits = L’ambassadeur de { $side } est le bienvenu auprès du monarque : { $kingdom }.
event-heart-breaks = { $hero } est resté seul trop longtemps : l’amour est fini.
event-monarch-missing = Le monarque a disparu : { $kingdom }. On l’attend jusqu’à la fin du tour { $turn }.
event-monarch-returns = Le monarque est de retour : { $kingdom }.
event-held-dead = On tient le monarque pour mort : { $kingdom }.
event-monster-comes = { $hex } : { $unit } rôde désormais et obéit à { $side }.
event-monster-passes = { $unit } obéit désormais à { $side }.
event-monster-attacks = { $hex } : { $unit } attaque { $hero }.
event-buried = La Tombe de { $unit } se trouve ici : { $hex }.
event-back-to-the-grave = { $unit } regagne sa Tombe : { $hex }.
event-found-by-day = { $hex } : on trouve la Tombe de jour, et { $unit } avec elle.
event-found-by-night = { $hex } : on trouve la Tombe de nuit, et { $unit } arrive.
event-job-done = { $hex } : { $unit } a fait son travail et disparaît.
event-passed-on = { $unit } revient à { $side }, qui n’a pas encore de Mage.
event-sent-back = Chaque joueur a déjà un Mage : { $unit } repart.
event-gothic-order = Monstres et étrangers sont distribués à { $order }, dans cet ordre.

## Refus

why-is-immune = Aucune Malédiction n’atteint { $unit }.
why-in-the-temple = Nul n’est maudit au Temple des Rois : { $unit }.
why-cursed-already = { $unit } subit déjà cette Malédiction, ou une plus forte.
why-is-a-player-monarch = On ne dirige pas de Malédiction contre le monarque d’un joueur : { $unit }.
why-has-no-card = Il n’y a pas de carte de Personnalité à changer : { $unit }.
why-cannot-love = On ne peut rendre amoureux { $unit }.
why-no-counter-left = Il ne reste plus de pion pour représenter { $unit }.
why-no-curser-there = Aucun des vôtres capable de maudire n’est avec { $unit }.
why-has-cursed = Qui pourrait maudire { $unit } a déjà essayé ce tour-ci.
why-tried-before = On ne tente pas deux fois une Malédiction avant de les avoir toutes tentées : { $unit }.
why-knows-it-not = { $unit } ne connaît pas cette Malédiction.
why-is-not-cursed = Aucune Malédiction ne pèse sur { $unit }.
why-asks-no-gift = Une Malédiction pèse sur { $unit }, qui ne demande pas de don.
why-has-tried = { $unit } a déjà essayé ce tour-ci.
why-no-help-here = Personne ici ne peut aider { $unit } pour l’instant.
why-wand-heals-others = La Baguette de Guérison n’aide que contre la Paralysie et l’Impur : { $unit }.
why-prays-already = { $unit } prie déjà.
why-no-white-magic = Vous n’avez pas de Magie blanche.
why-not-transformed = { $unit } n’a pas d’autre forme à prouver.
why-not-recognized = Personne n’a reconnu { $unit }, qui ne peut plus le demander.
why-no-royal-castle = { $unit } n’est dans aucun château royal où se faire reconnaître.
why-too-late = Il est trop tard, d’autres règnent : { $unit } gardera cette forme.
why-is-paralysed = { $unit } ne peut se déplacer ; une unité de combat peut s’en charger.
why-is-unclean = Les impurs restent loin des châteaux et des unités de combat : { $unit }.
why-nobody-to-woo = Il n’y a personne ici dont { $unit } puisse gagner l’amour.
why-never-loved = On n’aime jamais { $unit }.
why-has-wooed = { $unit } a déjà fait sa cour ce tour-ci.
why-not-without = { $unit } ne part pas sans { $hero }.
why-loves-another = Le monarque n’a d’yeux que pour un autre : { $kingdom }.
why-loves-nobody-of-yours = Le monarque n’aime aucun des vôtres, ou est déjà votre allié : { $kingdom }.
why-monster-boards-nothing = { $unit } ne monte ni sur un navire ni sur une barque.
why-too-far-from-the-grave = { $unit } reste à terre, à cinq cases au plus de sa Tombe.
why-beast-stays-ashore = { $unit } doit se poser à terre.
why-beast-swims = { $unit } reste dans l’eau, ou y va par le plus court chemin.
why-behind-walls = { $unit } est en sûreté derrière des murs gardés.
why-no-monster-there = Aucun de vos monstres capable d’attaquer n’est avec { $unit }.
why-no-grave-here = Il n’y a pas de Tombe là où se trouve { $unit }.
why-no-hunter = { $unit } ne chasse pas les Vampires.
why-no-users-here = Aucun des vôtres n’est là où s’engagent les Mages : { $hex }.
why-no-users-left = Il n’y a plus de Mage à engager : { $hex }.
