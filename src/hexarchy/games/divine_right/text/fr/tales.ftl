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

do-beguile = Séduire : { $target }
do-bride = Donner une Danseuse en mariage : { $target }
do-hire-dancer = Recruter une Danseuse : { $target }
ask-beguile = { $hero } est chez l’ennemi avant qu’il ne bouge. À qui tourne-t-elle la tête ?
ask-hold = Gardez-vous { $unit } pour un mariage, comme une carte de Diplomatie à +1 ?
event-beguiles = { $hex } : { $hero } essaie ses charmes sur { $leader }.
event-is-beguiled = { $hex } : { $leader } n’a plus d’yeux que pour { $hero } et ne mène aucune marche ce tour-ci.
event-held-back = { $side } garde { $unit } pour un mariage.
event-weds = { $side } donne { $unit } en mariage : { $kingdom }.
why-beguiled = Sous le charme, ne mène aucune marche ce tour-ci : { $unit }.
why-no-dancers-here = { $hex } : aucune de vos pièces ne se trouve là où l’on recrute des Danseuses.
why-no-dancers-left = { $hex } : il n’y a aucune Danseuse à recruter.
