# Les mots de l’accueil.

lobby-about = Les classiques du wargame fantastique, à une table qui connaît les règles.
choose-game = Jeu
choose-against = Contre qui ?
choose-scenario = Scénario
choose-options = Options
presets = Formules
options-search = Chercher dans les options
options-none = Aucune option ne contient ces mots.
options-changed = { $count ->
    [0] réglages habituels
    [one] un réglage modifié
   *[other] { $count } réglages modifiés
}
options-reset = Revenir aux réglages habituels
options-clash = { $names } ne vont pas ensemble.
option-clash = Ne va pas avec { $other }.
option-turn-off = Sans { $other }
option-without = sans { $name }
option-fixed = Imposé par le scénario { $scenario }.
against-bot = L’ordinateur
against-bot-about = Il n’en voit pas plus que vous.
against-hotseat = Un ami devant cet écran
against-hotseat-about = Vous jouez à tour de rôle ; un rideau tombe entre les deux.
against-link = Un ami ailleurs
against-link-about = Vous recevez un lien secret à envoyer.
seat-me = Moi
seat-link = Par lien
seat-bot = Ordinateur : { $name }
seat-here = Devant cet écran
seat-nobody = Place vide
players-count = Joueurs
players-wrong = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
  } ; ce scénario se joue de { $fewest } à { $most }.
against-bot-many = L’ordinateur
against-bot-many-about = Il n’en voit pas plus que vous.
against-hotseat-many = Des amis devant cet écran
against-hotseat-many-about = Vous jouez à tour de rôle ; un rideau tombe entre les tours.
against-link-many = Des amis ailleurs
against-link-many-about = Vous recevez un lien secret pour chacun. Tout peut se mélanger ci-dessous.
link-open = pas encore arrivé
link-came = déjà venu
link-here = à la table
copy-all = Copier tous les liens
swap = Changer de camp
begin = Commencer
links-title = Votre table est prête
links-about = Envoyez à chacun le lien de sa place : il ouvre ce camp, et aucun autre.
bring = Continuer à partir d’un fichier
bring-about = Déposez ici une partie enregistrée (.json) ou une position (.toml).
bring-record = Continuer cette partie enregistrée
bring-position = Commencer à partir de cette position
bring-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
bring-not = Un autre fichier, ou rien
choose-file = Choisir un fichier
file-large = Le fichier dépasse 4 Mo.
file-broken = { $name } est abîmé : ce n’est pas du JSON lisible.
file-other-game = Ce fichier vient d’un jeu qui n’est pas proposé ici : { $game }.
refused-bad-record = Cette partie enregistrée ne peut pas être rejouée.
refused-bad-position = Cette position ne peut pas être installée.
refused-other-rules = La partie a été enregistrée avec une autre version des règles.
refused-no-game = Ce jeu n’est pas proposé ici.
refused-full = Trop de parties se jouent ici en ce moment. Réessayez plus tard.
refused-too-often = Trop de demandes en peu de temps. Réessayez dans une minute.
refused-too-large = Le fichier est trop volumineux.
your-matches = Vos parties
your-turn = à vous de jouer
more-matches = { $count } plus anciennes
forget = Oublier
forget-sure = Oublier cette partie dans ce navigateur ? Sans son lien, impossible d’y retrouver votre place.
learn = Apprendre en dix minutes
learn-about = Votre première partie, sur le vrai plateau, avec un guide à vos côtés : { $chapters }.
learn-on = Continuer : { $title }
learn-done = Vous savez tout. Chaque chapitre peut être refait à volonté.
learn-known = { $done } chapitres terminés sur { $count }

outlook-lobby = Afficher qui a le plus de chances de gagner
outlook-lobby-about = Un graphique pour tous, d’après ce que tout le monde voit. Chaque joueur peut y mettre fin à la table.
army-builder = Composer une armée
