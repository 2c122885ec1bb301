# Le mouvement.

ask-next-move = Qui se déplace ensuite ?
event-weather = { $hex } : le temps donne { $points } points à ces flottes ({ $side }).
ask-march = { $hex }, { $unit } : { $points ->
    [0] plus aucun point de mouvement
    [one] un point de mouvement restant
   *[other] { $points } points de mouvement restants
}. Où aller ?
ask-passage = La frontière ({ $kingdom }) : demander le libre passage, ou s’en passer ?
ask-search = Des héros ennemis se cachent ici : { $hex }. Qui recherchez-vous ?
event-moves = { $units } : { $from } → { $to }.
event-boards = { $hex } : { $unit } embarque ({ $fleet }).
event-lands = { $unit } débarque : { $hex }.
event-goes-inside = { $hex } : { $unit } rentre au château.
event-goes-outside = { $hex } : { $unit } sort des murs.
event-passage-granted = Libre passage accordé : { $kingdom }.
event-passage-refused = Libre passage refusé : { $kingdom }.
why-must-stop = Il faut s’arrêter en montagne : { $unit }.
why-no-water = Aucune flotte n’y navigue : { $hex }.
why-closed-to-fleets = Case fermée à cette flotte, ou trop lointaine : { $hex }.
why-no-land = C’est de l’eau : { $hex }.
why-enemies-there = Des ennemis tiennent cette case : { $hex }.
why-castle-closed = Ce château n’est pas à vous, il est fermé aux unités de combat : { $hex }.
why-too-far = Trop loin : { $hex }. { $points ->
    [0] Plus aucun point de mouvement.
    [one] Un point de mouvement restant.
   *[other] { $points } points de mouvement restants.
}
why-has-moved = Déjà déplacé : { $unit }.
why-just-activated = À peine en campagne, n’agit pas avant votre prochain tour : { $unit }.
why-is-leaving = Désactivé, ne fait que se défendre : { $unit }.
why-made-a-siege-attack = A pris part à une attaque de siège ce tour-ci : { $unit }.
why-is-besieged = Enfermé par un siège : { $unit }.
why-waits-for-rescue = Attend une flotte sur l’île : { $unit }.
why-is-aboard = À bord d’une flotte : { $unit }.
why-stays-in-the-castle = Ne quitte pas le château royal : { $unit }.
why-not-yours = Ce n’est pas à vous de le déplacer : { $unit }.
why-no-landing = On ne peut pas débarquer ici : { $hex }.
why-passage-refused = Libre passage refusé pour ce tour : { $kingdom }.
why-fleet-is-full = Une flotte porte une seule unité terrestre, celle-ci est pleine : { $fleet }.
why-nobody-to-rescue = Une flotte n’y vient que pour secourir un héros : { $hex }.
why-boom-is-closed = Le Barrage est fermé : { $hex }.
why-closed-place = Aucune unité de combat n’y entre : { $hex }.
why-river-between = La rivière barre la route ({ $hex }) : il faut commencer son mouvement sur la rive. { $unit }
why-nations-apart = Les réguliers de royaumes différents ne s’arrêtent pas ensemble : { $hex }.
