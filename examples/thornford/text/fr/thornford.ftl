title = Gué-l’Épine
    .about = Pillards contre gardes pour un village au bord d’un gué : neuf unités, un dé, deux capitaines cachés.
scenario-standard = Le raid
    .about = Les pillards ont dix tours pour prendre le village et le tenir.

## Noms

camp-reavers = Pillards
    .the = les pillards
camp-wardens = Gardes
    .the = les gardes
unit-red-axes = Haches rouges
unit-black-axes = Haches noires
unit-grey-axes = Haches grises
unit-wolf-riders = Cavaliers du Loup
unit-crow-riders = Cavaliers du Corbeau
unit-hill-spears = Lances de la Colline
unit-mill-spears = Lances du Moulin
unit-oak-spears = Lances du Chêne
unit-reeves-riders = Cavaliers du Prévôt
terrain-open = terrain dégagé
terrain-forest = forêt
terrain-village = village
site-village = Gué-l’Épine
step-captains = Capitaines
step-movement = Mouvement
step-combat = Combat

## Questions et réponses

ask-captain = Quelle unité votre capitaine mène-t-il ? Personne d’autre ne le saura.
ask-movement = Choisissez une unité à déplacer.
ask-march = Où vont les { $unit } ?
ask-combat = Choisissez une unité pour attaquer.
ask-attack = Qui attaquer avec les { $unit } ?
ask-retreat = Les { $unit } doivent reculer. Vers où ?
do-captain = { $target }
do-unit = { $target }
do-move = Aller en { $target }
do-attack = Attaquer les { $target }
do-retreat = Reculer en { $target }
do-stay = Rester
do-end = Terminé
attack-chance = { $text } ({ $percent } %)

## Ce qui arrive

event-turn-begins = Tour { $turn } : { $side }.
event-captain-named = Votre capitaine est avec les { $unit }.
event-captain-shown = Un capitaine se montre parmi les { $unit } !
event-moves = { $units } : { $from } → { $to }.
event-retreats = Les { $units } reculent : { $from } → { $to }.
event-advances = Les { $units } avancent : { $from } → { $to }.
event-destroyed = { $hex } : l’unité « { $unit } » est détruite.
event-nothing = Les { $unit } n’obtiennent rien contre les { $target }.
roll-subject = { $unit } contre { $target }

## Pourquoi pas

why-not-yours = Les { $unit } ne sont pas sous vos ordres.
why-has-acted = Les { $unit } ont déjà agi.
why-nothing-to-do = Les { $unit } n’ont rien à faire maintenant.
why-occupied = { $hex } : quelqu’un s’y tient.
why-too-far = { $hex } est trop loin pour { $mp } points de mouvement.
why-not-beside = Les { $unit } ne sont pas à côté des { $target }.
why-no-way-back = { $hex } : on ne peut pas y reculer.

## La page et le terminal

waiting = L’autre camp réfléchit.
place-village = village
edge-river = rivière : la traverser prend tout le mouvement
edge-ford = gué
legend = Un pion porte sa force et ses points de mouvement ; +1 signale l’unité d’un capitaine.
face-about = force { $strength }, { $mp } points de mouvement
panel-standing = Situation
view-units-left = Unités restantes
view-captain = Capitaine : { $unit }
view-dead = Détruites
view-held = Les pillards tiennent le village
