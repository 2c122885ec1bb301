# Ce que dit un bouton : `do-<verbe>` ; `.ask-<question>` là où une question donne au verbe un autre sens.

## Réponses à de nombreuses questions

do-yes = Oui
    .ask-command = Prendre le commandement
    .ask-lantern = La faire briller
do-no = Non
    .ask-command = Les laisser
    .ask-lantern = La laisser voilée
do-pass = Passer
    .ask-movement-magic = Plus de sort maintenant
    .ask-combat-magic = Plus de sort maintenant
    .ask-kill-magic = Plus de sort maintenant
    .ask-banish-magic = Plus de sort maintenant
    .ask-undead-magic = Plus de sort maintenant
    .ask-diplomacy-magic = Plus de sort maintenant
    .ask-counter = Laisser agir le sort
do-end = Terminer
    .ask-raise-vampires = Ne plus en lever
    .ask-recruit = Finir le recrutement
    .ask-embark = Personne d’autre n’embarque
    .ask-movement = Finir le mouvement
    .ask-spell-at = Le mur est complet
    .ask-court = Finir la diplomatie
do-stop = S’arrêter ici
do-none = Aucun
    .ask-battle-leader = Aucun chef
    .ask-claim-devices = Plus d’objets
    .ask-lend-strength = Plus d’objets
    .ask-negator = Pas maintenant
    .ask-spoils = Les unités le gardent
    .ask-famir-lies-here = La laisser
do-cancel = Renoncer
do-place = Placer : { $target }
    .ask-flee-to = Fuir vers : { $target }

## Mise en place, entrée en guerre, conquête

do-gate = Ouvrir le portail : { $target }
do-betray = Trahir : { $target }
do-assign = { $target }
do-restore = Rendre le royaume à son souverain
do-master = { $target }

## Recrutement

do-prefer = { $target }
do-keep = Le reste comme avant
do-raise-greater = Grand vampire : { $target }
do-raise-lesser = Vampire mineur : { $target }
do-recruit = Recruter : { $target }
do-pay = Payeur : { $target }
do-gift = Don d’or : { $target }

## Mouvement

do-embark = Embarquer : { $target }
do-aboard = À bord : { $target }
do-move = Déplacer : { $target }
do-with = Emmener : { $target }
do-step = Vers : { $target }
do-go = Aller vers : { $target }
do-to-box = Aller à la case des mercenaires
do-land = Débarquer : { $target }
do-bank = { $target }
do-pull = Vers : { $target }
do-stack = La pile : { $target }
    .ask-attrition-from = La pile venue de : { $target }
do-lose = Perdre : { $target }

## Objets magiques

do-take = Prendre : { $target }
do-leave = Laisser aux unités : { $target }
do-give = Remettre : { $target }
do-to = À : { $target }
do-use = Employer : { $target }

## Magie

do-cast = Lancer : { $target }
do-by = { $target }
do-at = { $target }
    .ask-spell-at = Flammes : { $target }
    .ask-device-retreats = Vers : { $target }
do-target = { $target }
do-choose = { $target }
do-counter = Contre-sort : { $target }
do-number = { $target }

## Combat

do-fight = Bataille : { $target }
do-leader = Chef de bataille : { $target }
do-retreat = Retraite vers : { $target }

## Diplomatie, marqueurs et monstres

do-court = Négocier avec : { $target }
do-speaker = Émissaire : { $target }
do-reveal = Retourner le marqueur : { $target }
do-finder = Découvreur : { $target }
do-parley = Pourparlers : { $target }
do-duel = Combattre : { $target }
do-ignore = Laisser en paix : { $target }
do-champion = Champion : { $target }
