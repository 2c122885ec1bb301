goals-hint = Glissez l’unité vers une case, ou montrez-en une : elle fait face au coin le plus proche du pointeur. f la fait tourner.
goals-facing = Orientation à l’arrivée
goals-formations = Formations possibles ({ $count })
