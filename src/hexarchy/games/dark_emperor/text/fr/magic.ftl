# La magie : sorts, contre-sorts, effets des sorts, la Soie d’Annulation.

## Segments de magie

ask-movement-magic = Avant le mouvement : lancez-vous un sort ?
ask-combat-magic = Avant les batailles : lancez-vous un sort ?
ask-kill-magic = Avant les batailles : lancez-vous Tuer ?
ask-banish-magic = Avant les batailles : lancez-vous Bannir les morts-vivants ?
ask-undead-magic = Après les batailles : relevez-vous les morts ?
ask-diplomacy-magic = Avant la diplomatie : lancez-vous un sort ?
ask-negator = Porteur de la Soie d’Annulation : { $leader }. L’utilisez-vous dans ce segment ?
event-silence = { $hex } : { $leader } déploie la Soie d’Annulation, aucune magie dans ce segment.
why-spell-of-another-segment = { $spell } : ce sort ne se lance pas dans ce segment.
why-spell-of-another-round = { $spell } : ce sort se lance à un autre moment de ce segment.
why-only-in-your-own-turn = { $spell } : ce sort ne se lance que dans votre propre tour de joueur.

## Lancer un sort

ask-spell-by = { $spell } : qui lance le sort ?
ask-spell-target = { $spell } : qui visez-vous ? Lanceur : { $caster }.
ask-spell-choice = { $spell } : quel effet choisissez-vous ? Lanceur : { $caster }.
ask-spell-at = { $spell } : quels hexagones vont brûler ? Lanceur : { $caster }.
ask-lend-strength = { $caster } lance un sort (rune : { $rune }) avec une puissance de { $needed }. Un objet l’augmente-t-il ?
event-casts = Sort : { $spell }. Lanceur : { $caster }.
event-spell-choice = Choix : { $choice }.
event-spell-target = Cible : { $units }.
event-spell-flames = Les flammes doivent brûler ici : { $hexes }.
event-spell-works = { $spell } : réussite.
event-spell-fails = { $spell } : échec.
why-nobody-of-rune = Aucun de vos chefs ne dispose de cette magie : { $rune }.
why-not-your-caster = Ne peut lancer de sort pour vous : { $piece }.
why-not-his-rune = { $piece } ne dispose pas de cette magie : { $rune }.
why-strength-spent = { $piece } : la puissance magique ({ $rune }) est épuisée pour ce tour de jeu.
why-silenced = { $hex } : la Soie d’Annulation y impose silence.
why-shuns-magic = Aucune magie n’atteint Cos dol Cos et les siens, aucune ne vient de lui : { $leader }.
why-not-his-to-use = { $leader } ne peut pas utiliser cet objet : { $device }.
why-two-devices-used = { $leader } ne peut plus utiliser cet objet dans ce tour de jeu : { $device }.
why-only-diplomacy-in-the-box = { $leader } est dans la case des mercenaires : seuls les sorts de diplomatie s’y lancent.
why-nothing-to-work-on = { $spell } : rien sur quoi agir à cet endroit. Lanceur : { $caster }.
why-not-a-target = { $spell } : cible interdite, { $piece }.
why-monsters-untouched = Aucun sort n’atteint un monstre : { $piece }.
why-flames-not-there = { $hex } : le Mur de flammes ne peut pas y brûler.

## Contre-sorts

ask-counter = { $spell } : le sort a réussi. Lanceur : { $caster }. Tentez-vous un contre-sort ?
event-countered = { $spell } : contre-sort réussi, le sort est sans effet. Lanceur : { $caster }.
event-counter-fails = { $spell } : contre-sort manqué. Lanceur : { $caster }.
why-not-in-the-casters-hex = { $leader } n’est pas dans l’hexagone du lanceur, { $hex }.

## Effets des sorts de mouvement

ask-how-many-fleets = Combien de flottes bâtissez-vous ? Lanceur : { $caster }.
event-flames = Les flammes brûlent ici : { $hexes }.
event-flames-out = { $side } : les flammes s’éteignent.
event-escort = { $spell } profite à qui voyage avec { $caster } : { $units }.
event-forged = { $leader } forge une épée : { $choice }.
event-fleets-built = { $count ->
    [0] { $caster } ne bâtit aucune flotte.
   *[other] { $hex } : { $caster } fait apparaître { $units }.
}
event-revived = { $hex } : { $leader } revient d’entre les morts.

## Effets des sorts de combat

ask-flight = Vers où fuit cette unité : { $unit } ?
event-entrenched = { $hex } : des retranchements sont creusés.
event-levelled = { $hex } : les retranchements sont comblés.
event-breached = { $hex } : une brèche est ouverte pour ce tour de jeu.
event-withstands = { $leader } résiste au sort.
why-greater-vampires-stay = Les grands vampires ne cèdent pas à la Paix : { $piece }.

## Effets des autres sorts

event-charm = { $caster } ajoute { $amount } à son jet de diplomatie dans cette phase.
event-risen = { $hex } : les morts se relèvent et servent { $side } : { $units }.
why-was-forced-back = { $leader } a dû battre en retraite et ne peut pas relever les morts.
