# Mise en place, déroulement du jeu, événements aléatoires, fin de partie.

ask-king-or-queen = Qui règne sur votre royaume, un roi ou une reine ?
ask-may-return = { $side } est éliminé. Peut-il revenir avec un royaume neutre ? Il faut l’accord de tous.
ask-hero-returns = Où revient { $hero } ?
ask-event-loss = Quelle unité perdez-vous ?
ask-replacement = { $number ->
    [one] Une unité éliminée peut revenir. Laquelle ?
   *[other] { $number } unités éliminées peuvent revenir. Laquelle d’abord ?
}
ask-hire = { $number ->
    [one] Où engagez-vous un mercenaire ?
   *[other] Où engagez-vous le premier de { $number } mercenaires ?
}
ask-lure = La réserve est vide : quel mercenaire débauchez-vous ? (Arrivée : { $hex })
ask-serving = { $number ->
    [one] Un seul régulier entre en campagne ({ $kingdom }). Lequel ?
   *[other] Seuls { $number } réguliers entrent en campagne ({ $kingdom }). Lesquels ?
}
ask-deploy = Où déployer { $unit } ?
event-draws-kingdom = Un joueur tire son royaume : { $kingdom }.
event-rules-as = Souverain ({ $kingdom }) : { $queen ->
    [0] un roi
   *[other] une reine
}.
event-turn-begins = Début du tour { $turn }.
event-turn-order = Ordre de ce tour : { $order }.
event-chit-drawn = Votre jeton pour ce tour : le numéro { $number }.
event-player-turn = Tour { $turn } : { $side }.
event-deploys = Déploiement, { $to } : { $units }.
event-event = { $side } – { $number ->
    [2] Mort prématurée : un monarque allié meurt.
    [3] Tempêtes : une flotte en mer est perdue.
    [4] Mutinerie : une unité est perdue.
    [5] Présages : on lit les signes.
    [6] Remplacements : deux réguliers reviennent.
    [7] Aucun événement.
    [8] Renforts : deux mercenaires à engager.
    [9] Épidémie : une unité est perdue.
    [10] Remplacement : un régulier revient ou un mercenaire est engagé.
    [11] Désertion : un mercenaire est perdu.
   *[12] Secours venu de loin : un royaume neutre offre son épée.
}
event-omens = Sombres présages : ce tour-ci, ses réguliers n’attaquent pas et ne déclarent aucun siège ({ $kingdom }).
event-cursed-stays-away = Une Malédiction pèse sur son monarque : aucun secours ne vient ({ $kingdom }).
event-comes-back = Retour : { $unit }, { $to }.
event-lured = { $hex } : { $side } débauche { $unit } ; perdant : { $foe }.
event-hired = { $side } engage { $unit } : { $to }.
event-enters-again = { $side } revient en jeu avec un nouveau royaume : { $kingdom }.
event-scores = { $side } marque { $points ->
    [one] un point
   *[other] { $points } points
} ({ $why }) : { $total } en tout.
event-out-of-the-game = { $side } est éliminé.
event-votes = { $agreed ->
    [0] { $side } reste hors du jeu.
   *[other] { $side } peut revenir : tous sont d’accord.
}
why-not-in-this-game = Cette partie se joue sans ce royaume : { $kingdom }.
why-another-phase = Cela se fait dans une autre phase : { $phase }.
why-not-your-turn = C’est le tour d’un autre joueur : { $side }.

## Ce qu’on peut faire à un moment de son tour en plus de ce qui appartient à la phase

ask-turn-starts = Avant l’événement, que faites-vous ?
ask-beside-diplomacy = Avant le départ de votre ambassadeur, que faites-vous ?
ask-moves-end = Le mouvement est clos. Que faites-vous avant le combat ?
ask-combat-starts = Avant les attaques, que faites-vous ?
ask-combat-ends = Après le combat, que faites-vous ?
