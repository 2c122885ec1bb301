# Comment se nomment jets et modificateurs, là où le titre de leur règle en dit trop peu hors de son chapitre.

dice-dr-a-fam-02 = Terrain familier
dice-dr-a-mil-04 = Milice
dice-dr-a-ome-01 = Présage
dice-dr-a-ome-05 = Présage : les Barbares
dice-dr-a-ome-06 = Présage : entouré d’ennemis
dice-dr-a-ski-02 = Escarmouche
dice-dr-a-ski-04 = Chef engagé
dice-dr-b-com-06 = Combat
dice-dr-b-dip-04 = La carte jouée
dice-dr-b-evt-01 = Événement
dice-dr-b-mag-04 = Recherche d’un objet magique
dice-dr-b-ret-01 = Retraite avant combat
dice-dr-b-wan-02 = Chasser le Peuple Errant
