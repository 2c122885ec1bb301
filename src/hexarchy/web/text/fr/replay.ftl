replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = Revenir au présent
replay-at = Étape
replay-leave = Retour au jeu
