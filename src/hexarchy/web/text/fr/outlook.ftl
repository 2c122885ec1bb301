outlook = Qui gagne ?
outlook-about = D’après ce que tous voient et { $games } parties de l’ordinateur. En grisé : marge d’erreur.
outlook-turn = Tour { $turn }
outlook-even = Personne
outlook-show = Afficher les chances de victoire, si tous sont d’accord
outlook-hide = Ne plus les afficher
outlook-waiting = La question est posée aux autres joueurs.
outlook-request = { $sides } aimerait que tous voient les chances de victoire, d’après ce que tous voient : rien de caché n’est révélé.
