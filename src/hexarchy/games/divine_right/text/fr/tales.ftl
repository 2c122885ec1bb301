# Les récits du jeu avancé : messire Mortnoir.

## Messire Mortnoir

do-advise = Messire Mortnoir donne ses conseils
do-keep-silent = Messire Mortnoir se tait
ask-join-searchers = { $hex } : { $side } a trouvé { $hero } sans rien soupçonner. Se joint-il à la pile qui le cherchait ?
ask-follow = La pile de { $hero } s’est déplacée. Avec qui part-il ?
event-takes-charge = { $hex } : { $hero } se met à donner des conseils.
event-falls-silent = { $hex } : { $hero } garde ses conseils pour lui.
event-suspected = { $hex } : des doutes sur { $hero } ; { $leader } se méfie.
event-spellbound = { $hex } : on écoute { $hero } ; plus personne n’obéit à : { $heroes }.
event-frightened = { $hex } : { $hero } prend peur et s’enfuit.
event-joins-searchers = { $hex } : { $hero } se joint à la pile qui le cherchait ({ $side }).
event-follows = { $hero } suit la pile : { $from } → { $to }.
why-bears-nothing = Ne porte ni objet ni trésor : { $unit }.
why-decided-already = C’est décidé pour ce tour : { $unit }.

## Breis la Licorne

do-tame = Apprivoiser Breis : { $target }
ask-new-mistress = { $unit } est à vous. Quelle dame suit-il ?
event-tamed = { $unit } est apprivoisé par { $hero } ({ $side }).
event-spurned = { $unit } ne veut pas de cette dame : { $hero }.
event-runs-wild = { $hero } reprend sa liberté.
event-scents = { $hex } : { $hero } flaire { $device }.
why-is-wild = Encore sauvage, ne porte rien : { $unit }.
why-one-device = Ne porte qu’un objet magique, et rien d’autre : { $unit }.
why-shuns-armies = { $unit } fuit les armées et les châteaux intacts : { $hex }.
why-no-lady = Ce n’est pas une dame : { $unit }.
why-not-with-breis = N’est pas auprès de Breis : { $unit }.
why-has-a-mistress = A déjà une maîtresse : { $unit }.
why-was-spurned = A déjà essayé : { $unit }. Seul un tour entier au Temple des Rois lui donnerait une autre chance.
mode-unicorn = Sur Breis
    .the = Breis la Licorne

## Les Danseuses

do-beguile = Envoûter : { $target }
do-bride = Donner une Danseuse en mariage : { $target }
do-hire-dancer = Recruter une Danseuse : { $target }
ask-beguile = { $hero } est chez l’ennemi avant qu’il ne bouge. À qui tourne-t-elle la tête ?
ask-hold = Gardez-vous { $unit } pour un mariage, comme une carte de Diplomatie à +1 ?
event-beguiles = { $hex } : { $hero } essaie ses charmes sur { $leader }.
event-is-beguiled = { $hex } : { $leader } n’a plus d’yeux que pour { $hero } et ne mène aucune marche ce tour-ci.
event-held-back = { $side } garde { $unit } pour un mariage.
event-weds = { $side } donne { $unit } en mariage : { $kingdom }.
why-beguiled = Sous le charme, ne mène aucune marche ce tour-ci : { $unit }.
why-no-dancers-here = { $hex } : aucun de vos pions ne se trouve là où l’on recrute des Danseuses.
why-no-dancers-left = { $hex } : il n’y a aucune Danseuse à recruter.

## Les Goules

do-go-under = Descendre dans le Tombeau
do-come-up = Remonter du Tombeau
do-into-tomb = Se replier dans le Tombeau
event-goes-under = { $hex } : disparition sous le Tombeau, { $units }.
event-comes-up = { $hex } : retour à la surface, { $units }.
why-no-way-down = Ne peut descendre sous le Tombeau : { $unit }. Seules les Goules en connaissent le chemin, et les héros qu’elles mènent.
why-not-underground = N’est pas sous terre : { $unit }.
why-not-at-that-depth = Pas à la même profondeur : { $unit }.
why-is-underground = Sous terre, ne combat personne : { $unit }.

## Les Selkies

do-go-ashore = Venir à terre, comme unité terrestre
do-take-to-water = Retourner à l’eau
do-give-boat = Donner une barque : { $target }
event-comes-ashore = { $hex } : à terre, { $unit }.
event-takes-to-water = { $hex } : à l’eau, { $unit }.
event-is-given-boat = { $hex } : les Selkies donnent une barque, { $hero }.
event-let-go-in-boat = { $hex } : les Selkies relâchent { $hero } dans une barque.
why-no-shore = Impossible ici : { $unit }.
why-safe-at-home = Nul ne les attaque sur l’Île de l’Effroi : { $unit }.
why-no-selkies-there = Aucune Selkie à vous pour donner une barque : { $unit }.
why-only-selkies-search = Seules les Selkies cherchent des héros sur l’Île de l’Effroi : { $unit }.
why-spellbound = Sous l’influence de messire Mortnoir, ne fait marcher personne : { $unit }.

## Les lieux hantés

do-brave = Braver les spectres : { $target }
do-draw-device = Tirer un objet magique
ask-windfall = { $hex } : que trouve { $hero } ?
event-jinxed = { $hex } : une malédiction frappe { $hero }, dont le destin se joue désormais deux fois.
event-carried-off = { $hex } : des esprits emportent { $hero }.
why-not-haunted = Pas de recherche possible ici : { $hex }.
why-was-lucky = A déjà trouvé quelque chose ici, et n’y revient pas : { $unit }.
why-tomb-was-searched = { $hex } : un héros a déjà fouillé le Tombeau ce tour-ci.

## L’Oasis Lugubre

wish-wealth = Richesse : un Trésor
wish-friendship = Amitié : un héros tiré au sort
wish-magic = Magie : un objet magique tiré au sort
wish-escape = Fuite : vers n’importe quelle case
wish-power = Puissance : un mercenaire ordinaire
wish-love = Amour : une Danseuse ou un Coquin
do-wish = Présenter un vœu aux djinns : { $target }
do-wish-for = { $target }
ask-wish = Les djinns s’inclinent devant { $hero }. Quel vœu exaucent-ils ?
ask-escape = Où les djinns emportent-ils { $hero } ?
event-foolish-wish = { $hex } : un vœu de sot, { $hero }.
event-wish-granted = { $hex } : les djinns exaucent { $hero } : { $wish ->
    [wealth] richesse
    [friendship] amitié
    [magic] magie
    [escape] fuite
    [power] puissance
   *[love] amour
}.
event-vanishes = Disparition : { $hero }, { $from } → { $to }.
why-not-at-the-oasis = N’est pas un héros présent à l’Oasis Lugubre : { $unit }.
why-is-cursed = Maudit, les djinns ne l’écoutent pas : { $unit }.
why-has-wished = A déjà fait un vœu ce tour-ci : { $unit }.

## L’Île de l’Effroi

do-comb = Chercher sur la grève : { $target }
why-not-on-the-isle = N’est pas sur l’Île de l’Effroi : { $unit }.

## La terreur de Greystaff

event-barbarians-appalled = Le sacrifice d’un des leurs les détourne à jamais de { $side } : { $folk }.
event-mercenaries-appalled = Plus aucun mercenaire ne se louera à { $side }.
event-strangers-appalled = Plus aucun étranger ne servira { $side }.
event-turns-away = { $hex } : départ horrifié, { $unit }.
event-murdered-by-guards = Les gardes assassinent leur monarque pour les victimes de Greystaff : { $kingdom } !
why-appalled = Depuis le sacrifice, ils ne veulent plus de vous : { $folk }.
why-strangers-stay-away = Depuis le sacrifice, aucun mercenaire spécial ne veut vous servir.

## Les Barbares

do-council = Tenir conseil : { $target }
event-sold = { $hex } : les Barbares vendent { $hero } à { $side } !
event-council-called = { $hex } : { $hero } convoque un conseil des tribus.
event-lord-of-barbaria = { $hero } est leur seigneur à tous : { $folk }.
why-no-council-here = Ne tient pas conseil ici : { $unit }.
why-has-a-lord = Ce peuple a un seigneur : { $unit }.
why-council-has-met = Ce conseil s’est déjà réuni ce tour-ci : { $unit }.
why-serve-their-lord = Ne servent que leur seigneur, { $leader } : { $folk }.

## Le Temple du Danger

do-slay = Tuer dans son sommeil : { $target }
ask-slayer = Qui tue { $hero } ? Son cœur en sera noirci.
event-falls-asleep = { $hex } : les dieux endorment { $hero }.
event-wakes = Réveil : { $hero }.
event-slain-asleep = { $leader } tue { $hero } dans son sommeil.
why-sleeps = Endormi : { $unit }. Seuls un monarque ami ou la princesse Daya peuvent l’emporter.
why-no-sleeper = Ne dort pas auprès d’un de vos monarques : { $unit }.
why-no-carrier = Ne peut être emporté du Temple que par un monarque ami ou la princesse Daya : { $unit }.

## Le fer météoritique (DR-A-MET)

ask-crater = De la magie est à l’œuvre près du Cratère. Faites-vous déterminer maintenant la portée de son fer ?
event-crater-dampens = { $number ->
    [one] Ce tour-ci, le fer n’étouffe la magie que dans le Cratère ({ $hex }).
   *[other] Ce tour-ci, le fer du Cratère ({ $hex }) étouffe la magie à { $number } cases, la sienne comprise.
}
event-iron-destroys = Le fer du Cratère défait ce que seule la magie retenait en ce monde : { $units }.
event-magic-fails = Le fer du Cratère défait la magie : { $side }.
why-iron-dampens = { $hex } : le fer du Cratère y étouffe toute magie ce tour-ci.
