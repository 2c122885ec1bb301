# Avant le premier dé.
mix-title = Avant le premier dé
mix-busy = Mélange des dés en cours…
mix-early = On attend : { $seats }
mix-early-about = La partie commence d’elle-même dès que le lien est ouvert. Chaque navigateur ajoute alors une valeur aux dés : personne ne peut les avoir choisis.
mix-late = On attend que la table soit rouverte : { $seats }
mix-late-about = Une valeur a été promise pour les dés, mais pas encore révélée. La partie commence d’elle-même dès que cette page est rouverte.
mix-lost = Votre valeur pour les dés se trouve dans un autre navigateur
mix-lost-about = Rouvrez la table dans le navigateur où vous l’avez ouverte en premier : la partie commencera d’elle-même.
mix-link = Lien à renvoyer : { $seat }
mix-without = Commencer sans attendre
mix-without-it = Commencer sans elle
mix-without-about = Les dés se mélangent alors sans la valeur des absents, et la table le dit. Ils peuvent encore rejoindre la partie plus tard.
mix-silent-about = Les dés se mélangent alors sans cette valeur, et la table dit qu’elle a été promise puis gardée secrète : { $seats }.
