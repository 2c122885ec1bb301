# Les joueurs d’une table.
players-host = Cette partie est la vôtre : vous pouvez confier à d’autres mains la place d’une personne absente depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }, et la vôtre. Tout le monde en est informé.
player-you = vous
player-person = une personne
player-here = à la table
player-never = pas encore arrivé
player-bot = Ordinateur : { $name }
player-rules = place confiée aux règles
player-out = hors de la partie
hand-over = Confier la place…
hand-link = À une autre personne, par un nouveau lien
hand-bot = À l’ordinateur
hand-rules = Aux règles : le strict minimum
hand-which = Lequel
hand-link-sure = Confier { $seat } à une autre personne ? L’ancien lien n’ouvrira plus rien.
hand-bot-sure = Laisser l’ordinateur jouer { $seat } ? La personne absente pourra reprendre sa place avec son lien.
hand-rules-sure = Laisser les règles répondre pour { $seat } ? La personne absente pourra reprendre sa place avec son lien.
hand-link-made = Nouveau lien pour { $seat }, à envoyer
hand-in-use = La personne est à la table, ou y était il y a un instant.
host-link = Votre propre lien, pour un autre appareil (à garder secret)
