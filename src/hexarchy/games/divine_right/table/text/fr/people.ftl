# Les personnages du jeu avancé, à côté de la carte.

panel-envoys = Émissaires
label-envoy = { $envoy } : { $talent }
label-old-friend = Un vieil ami : { $kingdom }
label-envoy-banished = Émissaire banni jusqu’au tour : { $kingdom }

panel-marshal = Le Maréchal des Hippogriffes
label-marshal-trait = { $number ->
    [1] Génie militaire : +1 au combat terrestre avec l’Ordre
    [2] Vigilant : sa pile bat en retraite sur 3 ou plus
    [3] Favori des dieux : peut refaire son jet de destin
    [4] Meneur d’hommes : mène ses troupes sur 8 points
    [5] Poliorcète : +1 lors des sièges
   *[6] Pieux : peut rompre les Malédictions
}
label-marshal-due = Un autre Maréchal arrive au début du prochain tour

about-enlist-hippogriffs = Des chevaliers de force 12 qui volent sur 8 cases, et le Maréchal qui les mène, avec des talents à lui. Ils entrent à Hyyx.
about-enlist-mortnoir = Un traître qui s’attache à un chef ennemi et gâte ce qu’il entreprend. Entre avec n’importe quel chef ennemi.
about-enlist-tana = Une meneuse de flottes, +1 à leur combat, qui se cache parmi les flottes mercenaires ennemies et les gagne à la piraterie. Entre dans un port ami ou avec une telle flotte ; ne sert jamais avec Rat-de-Cale.
about-enlist-pirate-fleet = Une flotte de force 3, mouvement 9, qui bat facilement en retraite et pille le commerce. Entre en mer au bord ouest, ou sur un héros ennemi dans une barque.

panel-pirates = Pirates
label-mutineer = Devenue pirate : { $fleet }
label-hoard = Enfoui par des pirates à { $hex }
about-enlist-trouble = Une meneuse, mouvement 7, avec une unité mercenaire ; elle soulève les Paysans d’un royaume ennemi et survit à presque tout, mais les troupes doutent d’elle comme chef. Entre à Ville-Troc.

panel-uprising = Trouble et les Paysans
label-uprising = Les Paysans se sont soulevés : { $kingdom }
label-uprising-over = La révolte est finie : { $kingdom }
