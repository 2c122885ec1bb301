# Ce que fait chaque sort, en une ligne près de son bouton.

about-vision = Vous montre tous les pions ennemis d’un hexagone, tels qu’ils sont maintenant.
about-cloak = Cache un hexagone à toute Vision jusqu’à la fin de la phase.
about-forcemarch = Toutes vos unités d’un hexagone ont 2 PM de plus pour ce mouvement.
about-earthpit = Réduit de moitié les PM de toutes les unités d’un hexagone, où personne n’entre plus jusqu’à la fin de la phase.
about-spellgate = Porte une de vos unités d’un hexagone à portée vers un autre, par-dessus tout obstacle.
about-light = Baisse de 1 le moral des troupes démoniaques dans la bataille d’un hexagone.
about-rains = Inonde rivières, lacs et marais autour du magicien, pour cette phase et la suivante.
about-darkness = Baisse de 1 le moral des troupes de Hosar dans la bataille d’un hexagone.
about-necromon = Ramène une unité détruite pendant cette phase ou la précédente, là où elle est tombée.
