# Objets magiques, trésors, le Temple des Rois et les autels de Greystaff.

## Noms

device-helm = Le Heaume de Sagesse
device-airboat = La Nef aérienne d’Armera
device-amulet = L’Amulette de Conjuration
device-mask = Le Masque d’Influence
device-wand = La Baguette de Guérison
device-sword-wizardry = L’Épée de Magie
device-flying-carpet = Le Tapis volant
device-spinning-wheel = Le Rouet
device-guiding-light = La Lumière directrice
device-bag-of-wind = Le Sac de Vent
device-head-of-orlog = La Tête d’Orlog
device-silver-sentinel = La Sentinelle d’Argent
device-striding-boots = Les Bottes de sept lieues
device-mirror-of-sight = Le Miroir de Longue-Vue
device-horn-of-rally = Le Cor du Ralliement
device-cloak-of-dusk = Le Manteau du Crépuscule
device-ring-of-tongues = L’Anneau des Langues
device-chain-of-binding = La Chaîne d’Entrave
device-bauble = La Babiole de Métamorphose
device-hand-of-corfu = La Main de Corfu
device-iozzi-wands = Les Baguettes d’Iozzi
device-love-potion = Le Philtre d’amour
device-waters-of-jurba = Les Eaux de Jurba
device-runesword = L’Épée runique
device-dummy = Un objet sans valeur
device-treasure = Un Trésor
device-marker = Un marqueur face cachée
mode-carpet = Sur le Tapis volant
    .the = le Tapis volant
mode-airboat = Dans la Nef aérienne
    .the = la Nef aérienne d’Armera
boon-earthquake = Tremblement de terre
boon-devil-wind = Vent du Diable
boon-steal-gift = Vol d’un don
boon-firestorm = Tempête de feu
boon-possession = Possession
boon-tempest = Tourmente

## Ce que dit un bouton

do-carry = Confier à : { $target }
    .ask-march = Emporter hors du Temple : { $target }
do-give = Remettre : { $target }
do-give-treasure = Remettre le Trésor de : { $target }
do-seek = Faire chercher : { $target }
do-steal = Faire voler : { $target }
do-take = { $target }
do-spend = Dépenser le Trésor de : { $target }
do-look-at = Regarder dans le Miroir, monarque : { $target }
do-look-under = Regarder dans le Miroir, marqueur : { $target }
do-mask-activate = Porter le Masque et activer : { $target }
do-mask-deactivate = Porter le Masque et désactiver : { $target }
do-wear-cloak = Disparaître sous le Manteau du Crépuscule
do-test = Passer l’Épreuve des Dieux : { $target }
do-sacrifice = Sacrifier : { $target }
do-earthquake = Tremblement de terre : { $target }
do-devil-wind = Vent du Diable : { $target }
do-steal-gift = Voler un don : { $target }
do-firestorm = Tempête de feu : { $target }
do-possess = Possession : { $target }
do-tempest = Tourmente : { $target }

## Questions

ask-spoils = { $hex } : qui prend { $device } ?
ask-booty = Le butin ({ $hex }) : qui prend { $device } ?
ask-hand-over = { $unit } remet { $device }. À qui ?
ask-found = { $hex } : trouvaille, { $unit }. Que prendre ?
ask-horn = Retraite manquée ({ $hex }). Sonnez-vous du Cor du Ralliement pour relancer le dé ?
ask-gift = Cœur pur : { $hero }. Quel don choisissez-vous ?
ask-boon = Promis aux autels : { $unit }. Quelle faveur demandez-vous, et où frappe-t-elle ?
ask-fire = Le feu tombe du ciel ({ $hex }). Quelle unité périt d’abord ?
ask-heir = Lequel de vos monarques reçoit { $device } ?

## Ce qui se passe

event-takes = { $hex } : { $unit } prend { $device }.
event-lies-lost = { $hex } : perdu sur place, { $device }.
event-appears-there = { $hex } : apparition, { $device }.
event-is-gone = Hors du jeu : { $device }.
event-device-drawn = { $hex } : magie parmi le butin ({ $side }), { $device }.
event-device-used = { $unit } utilise { $device }.
event-spends = { $hex } : { $unit } dépense un Trésor.
event-steals = { $hex } : { $unit } vole { $device }, reste à sortir de là.
event-brings-out = Sorti de là avec le butin : { $unit }, { $hex }.
event-stays-bound = { $hex } : la Chaîne entrave { $hero } ; nouveau geôlier : { $side }.
event-looks-at = { $side } regarde dans le Miroir, monarque : { $kingdom }.
event-mirror-shows = Le Miroir vous montre le monarque ({ $kingdom }) : { $personality }.
event-looks-under = { $side } regarde dans le Miroir, marqueur : { $hex }.
event-marker-is = Le Miroir vous montre le marqueur ({ $hex }) : { $device }.
event-at-court = { $hero } négocie pour { $side } ({ $kingdom }) : { $function ->
    [activate] gagner un allié.
   *[deactivate] détacher ce royaume de son alliance.
}
event-sent-away = { $hero } est éconduit ({ $kingdom }).
event-mask-barred = Le Masque d’Influence n’est plus admis jusqu’à la fin du tour { $turn } : { $kingdom }.
event-black-hearted = Les dieux jugent ce cœur noir : { $hero }. Aucun don, ni maintenant ni jamais.
event-meditates = Méditation jusqu’au tour { $turn } : { $hero }, pour { $device }.
event-forfeits = { $hero } repart sans { $device }.
event-sacrifices = { $side } sacrifie { $unit } sur les autels de Greystaff. Faveur : { $boon }.
event-earthquake = La terre tremble : { $castle } est en ruine ({ $hex }).
event-back-to-the-temple = De retour au Temple des Rois : { $device }.

## Refus

why-nobody-to-give = Personne sur place ne peut prendre { $device }.
why-not-borne = Aucun des vôtres ne porte { $device }.
why-hands-full = Ne peut rien porter de plus : { $unit }.
why-nothing-to-find = Rien n’est perdu à cet endroit : { $unit }.
why-has-sought = A déjà tenté sa chance ce tour-ci : { $unit }.
why-no-seeker = Ne cherche pas les objets perdus : { $unit }.
why-movement-not-closed = Tous les mouvements doivent d’abord être finis.
why-no-thief = N’est pas un voleur : { $unit }.
why-nothing-to-steal = Pas entré chez l’ennemi ce tour-ci, ou rien à y voler : { $unit }.
why-not-in-a-castle = N’est pas dans un château ami où dépenser un Trésor maintenant : { $unit }.
why-no-mask = Aucun de vos héros ne porte le Masque d’Influence.
why-mask-is-barred = Le Masque d’Influence n’y est pas encore admis : { $kingdom }.
why-not-there = { $hero } n’est pas auprès du monarque : { $kingdom }.
why-no-mirror = Vous n’avez pas le Miroir de Longue-Vue, ou il a déjà servi ce tour-ci.
why-nothing-to-see = Vous savez déjà ce qu’il y a là.
why-only-monarchs = Seuls les monarques entrent au Temple des Rois : { $hex }.
why-no-monarch = Les dieux ne jugent que les monarques, pas { $unit }.
why-not-in-the-temple = N’est pas au Temple des Rois : { $unit }.
why-has-a-gift = A déjà un don du Temple : { $unit }.
why-black-hearted = Les dieux ont jugé ce cœur noir : { $unit }.
why-was-tested = A déjà passé l’épreuve : { $unit }.
why-no-gift-left = Il ne reste aucun don au Temple : { $unit }.
why-holy-ground = Personne n’est attaqué en terre sainte : { $hex }.
why-has-sacrificed = Vous avez déjà fait le sacrifice de ce tour.
why-no-victim = Les autels n’en veulent pas : { $unit }.
why-not-at-the-altars = N’est pas aux autels de Greystaff : { $unit }.
why-combat-not-over = Les sacrifices se font à la fin de la phase de combat.
why-boon-granted-before = Vous avez déjà reçu cette faveur : { $boon }.
why-no-such-target = Cela ne frapperait personne : { $boon }.

## Le trésor royal

do-rob = Chercher le trésor royal : { $target }
ask-pay-day = Le trésor royal a disparu : quelle unité de mercenaires vous quitte, faute de solde ?
event-cannot-pay = { $side } perd le trésor royal et ne peut plus payer un mercenaire.
why-no-rogue = Seuls les Coquins cherchent un trésor royal : { $unit }.
why-no-vault = Ce Coquin n’est dans aucun château royal ennemi : { $unit }.
