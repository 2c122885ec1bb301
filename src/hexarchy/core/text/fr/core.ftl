# Textes communs à tous les jeux.

## Comment les phrases sont composées

list-and = { $head } et { $last }
cited = { $sentence } ({ $rule })
dice-sum = { $dice } = { $total }
dice-opposed = { $first } contre { $second }

## Ce qui arrive dans tous les jeux

event-only-choice = Une seule réponse possible : « { $action } ».
event-match-over = La partie est finie. { $winner ->
    [none] { $winners ->
        [none] Personne n’a gagné
       *[other] { $winners } gagnent ensemble
    }
   *[other] Victoire pour { $winner }
} ({ $why }). Score final : { $scores }.
event-resigned = { $side } : abandon. { $winner ->
    [none] { "" }
   *[other] Victoire : { $winner }.
}
victory-by-resignation = Victoire par abandon : { $winners }.
event-roll = { $subject ->
    [none] { $purpose }
   *[other] { $purpose } – { $subject }
} → { $dice }{ $detail ->
    [none] .
   *[other] { " " }({ $detail }).
}

## Quand il ne reste qu’à finir

last-word = Il ne reste rien à faire ici. Continuer ?

## Pourquoi une réponse est refusée dans tous les jeux

why-out-of-play = Ce camp n’est plus dans la partie.
why-match-is-over = La partie est finie.
why-not-your-decision = Ce n’est pas à vous de décider.
why-not-offered = « { $action } » ne vous est pas proposé pour l’instant.
why-dice-run-out = Les dés écrits d’avance pour cette partie ne vont pas jusque-là.
why-never-ends = Après cela, plus personne n’aurait rien à décider et la partie ne pourrait jamais finir.
why-unknown-action =
    { $nearest ->
        [none] « { $said } » n’est pas une action de ce jeu.
       *[other] « { $said } » n’est pas une action de ce jeu ; vouliez-vous dire « { $nearest } » ?
    }

## Adversaires

bot-random = au hasard
    .about = Répond n’importe quoi de permis : pour regarder autour de soi en paix.
bot-captain = Capitaine
    .about = Prévoit ses marches, pèse ses batailles et garde ce qu’il tient.

## Ce qu’un dé doit montrer

needs-at-most = { $number } ou moins
needs-at-least = { $number } ou plus
roll-needs = { $made ->
    [yes] réussite
   *[no] échec
} : il faut { $needs }
roll-theirs = dé adverse : { $modifiers }

## Ce qui est retenu, et les zones sur la carte

last-seen = vue pour la dernière fois au tour { $turn } : { $hex }
reach-title = Où l’ennemi peut venir
reach-note = Plus foncé : plusieurs peuvent venir. Seul ce que vous voyez est compté.
reach-none = Rien de ce que vous voyez ne peut venir où que ce soit.
reach-comes = { $unit } peut venir ici depuis { $hex }.
area-note = peut viser ces hexagones.
area-works = agit sur ces hexagones.
area-none = ne vise aucun lieu de la carte.
