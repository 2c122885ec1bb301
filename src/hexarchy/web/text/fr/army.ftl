# Le constructeur d’armées.
army-title = Composer une armée
army-terms = Ce pour quoi la liste est faite
army-game = Jeu
army-side = Camp
army-language = Langue
army-on = oui
army-off = non
army-cards = Cartes
army-card = La carte que vous regardez
army-look = Choisissez une carte pour voir toutes ses valeurs.
army-list = La liste
army-name = Nom de l’armée
army-army = Armée
army-unnamed = Mon armée
army-points = { $points } points sur { $limit }.
army-faults = { $count ->
    [one] Une chose n’est pas permise.
   *[other] { $count } choses ne sont pas permises.
    }
army-good = Cette liste est permise.
army-empty = Rien de choisi encore. Appuyez sur + à côté d’une carte, ou commencez par une armée toute prête.
army-add = Ajouter { $name }
army-remove = Retirer { $name }
army-had = { $count } dans la liste
army-own = † Une partie de cette carte est de notre cru : une reconstitution.
army-bring = Sceller cette liste pour la partie
army-sealed = Votre liste est scellée. La partie commence quand celle de chacun est remise ; d’ici là, vous pouvez en envoyer une autre.
army-table = À la table
army-save = Enregistrer
army-saved = Enregistrée dans ce navigateur sous « { $name } ».
army-forget = Supprimer { $name }
army-copy = Copier le texte
army-copied = Copiée : envoyez-la à un ami, ou gardez-la dans un fichier.
army-text = Texte…
army-text-about = La liste en texte. Collez-en une ici, en français ou en anglais.
army-take = Prendre cette liste
army-line = Ligne { $line } :
army-print = Imprimer
army-ready = Armées toutes prêtes et enregistrées
army-limits = Ce que toute liste doit respecter
army-unvalued = Nommées par le livre de règles, sans valeurs
army-unvalued-about = Aucune source n’en donne les valeurs : un paquet de données peut apporter leurs cartes.
army-none = Aucun jeu ici ne demande de liste.
