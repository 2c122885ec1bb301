# À quoi servent les dés et ce qui s’y ajoute, en peu de mots.

dice-dw-b-sho-21 = Tir
roll-off =
    { $won ->
        [again] égalité, on relance
        [first] le premier sort l’emporte
        [second] l’autre sort l’emporte
        [orcs] Orques contre Empire : les Orques
       *[empire] Orques contre Empire : l’Empire
    }
dice-dw-b-mel-13 = Coup
dice-dw-dec-03 = Arrivée des renforts
dice-dw-b-mov-46 = Qui choisit
dice-dw-b-mel-27 = Qui se regroupe en premier
dice-dw-s-mor-10 = Moral après les tirs
dice-dw-s-mor-18 = Moral après la mêlée
dice-dw-s-mor-32 = Test de charge
dice-dw-s-mor-36 = Test de ralliement
dice-dw-s-mor-43 = Test d’obéissance
dice-dw-e-art-27 = Dérive
dice-dw-e-mag-12 = Incantation
added-dw-b-chr-01 = armure
added-dw-b-chr-02 = taille
added-dw-b-chr-05 = facteur de combat
added-dw-b-chr-06 = facteur de combat à cette portée
added-dw-b-sho-15 = soutien
added-dw-b-sho-21 = moins de quatre figurines
added-dw-b-mel-14 = ordre serré
added-dw-b-mel-15 = contre peu de figurines
added-dw-b-mel-16 = charge
added-dw-b-mel-17 = contre des piques
added-dw-b-mel-18 = flanc ou dos
added-dw-b-mel-19 = soutien
added-dw-s-chr-04 = compétence de tir
added-dw-s-chr-05 = compétence de corps à corps
added-dw-s-chr-06 = leur compétence de corps à corps
added-dw-s-chr-09 = peur
added-dw-s-cmd-01 = commandant
added-dw-s-mor-11 = éléments et bonus
added-dw-s-mor-20 = pertes
added-dw-s-mor-32 = charge
added-dw-s-mor-36 = ralliement
added-dw-s-mor-43 = obéissance
added-dw-s-mor-67 = unité impétueuse
added-dw-s-sho-15 = en partie cachée
added-dw-s-sho-30 = bois
added-dw-s-spf-07 = chef d’unité
added-dw-s-spf-08 = porte-étendard
added-dw-s-ter-20 = élévation
added-dw-e-dra-11 = souffle
added-dw-e-mag-12 = points de sort en plus
added-dw-e-fir-19 = facteur de combat
added-dw-e-fir-21 = soutien
