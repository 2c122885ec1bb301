# Comment se nomment jets, modificateurs et causes de pertes, là où le titre de leur règle en dit trop peu hors de son chapitre.

dice-dl-all-21 = Fidélité d’un allié ébranlé
dice-dl-atk-07 = Pour toucher
dice-dl-atk-08 = Terrain
dice-dl-atk-09 = Cible sans armure
dice-dl-atk-10 = Cible à armure lourde
dice-dl-atk-11 = Commandement
dice-dl-atk-12 = Meilleure armure
dice-dl-bmg-03 = Projectile magique
dice-dl-cap-05 = Capture
dice-dl-cap-08 = Dans des murs ennemis
dice-dl-cap-09 = Magicien plus puissant
dice-dl-chb-07 = Sort d’un personnage
dice-dl-dec-47 = Alliance
dice-dl-end-03 = Appel à des pourparlers de trêve
dice-dl-end-04 = Pourparlers de trêve
dice-dl-end-06 = Tours jusqu’à la trêve
dice-dl-inv-04 = Invocation
dice-dl-mag-15 = Sort spécial
dice-dl-mag-16 = Sort spécial
dice-dl-mor-01 = Moral
dice-dl-mor-02 = Commandement
dice-dl-mor-03 = Touché par magie
dice-dl-neu-01 = Qui habite les Mines d’Ula
dice-dl-neu-12 = Les Anciens en montagne
dice-dl-rei-03 = Arrivée des renforts
dice-dl-set-05 = Bourgs de l’Ouest
dice-dl-sie-11 = Siège
dice-dl-sie-16 = Magie de siège
dice-dl-sie-17 = Commandement
dice-dl-sie-18 = Château
dice-dl-smg-03 = Magie de siège
dice-dl-spl-12 = Un lieu dans l’hex
dice-dl-spl-21 = Ténèbres
dice-dl-spl-22 = Lumière
dice-dl-var-02 = Pourparlers de trêve
dice-dl-var-12 = Remplacement
dice-dl-var-15 = Qui joue en premier
dice-dl-wdr-04 = Moral lors du repli

# Ce qu’une règle ajoute : à ses propres dés, ou à un total.

added-dl-end-04 = Numéro du tour
added-dl-vic-03 = pour des forteresses plus nombreuses
added-dl-vic-04 = pour des alliés moins nombreux
added-dl-vic-05 = pour n’avoir pas appelé de renforts
added-dl-vic-06 = pour les pertes infligées
added-dl-vic-07 = pour des cités ennemies
added-dl-vic-08 = pour Ninnghiz
added-dl-var-04 = pour n’avoir pas appelé de renforts
added-dl-var-05 = pour les pertes infligées au dernier tour
added-dl-var-06 = pour Ninnghiz
added-dl-var-07 = pour les alliés de l’ennemi
added-dl-var-08 = pour des personnages ennemis
added-dl-var-09 = pour les troupes perdues par l’ennemi
