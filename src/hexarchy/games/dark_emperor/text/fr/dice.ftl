# Comment se nomment jets, modificateurs et causes de pertes, là où le titre de leur règle en dit trop peu hors de son chapitre.

dice-de-5-2 = Pion d’hex magique
dice-de-6-11a = Violation de territoire
dice-de-6-12a = Un monstre gagné sur son sol
dice-de-6-12b = Magie sur son sol
dice-de-6-13 = Diplomatie
dice-de-8-12a = Attrition
dice-de-9-21 = Rapport de forces
dice-de-9-22 = Bataille
dice-de-9-23a = Valeur héroïque
dice-de-9-24 = Montagnes
dice-de-9-25a = Bataille
dice-de-9-27b = Chef sans troupes
dice-de-10-1b = Trop d’unités dans un hex
dice-de-11-3 = Diplomatie
dice-de-12-2 = Sort
dice-de-12-32 = Contre-sort
dice-de-13-12 = Incinérer
dice-de-13-22 = Maelström
dice-de-13-42 = Ouvrir un gouffre
dice-de-14-11 = Tuer
dice-de-14-21a = Bannir les morts-vivants
dice-de-14-21b = Bannir les morts-vivants
dice-de-14-21c = Bannir les morts-vivants
dice-de-14-21d = Bannir les morts-vivants
dice-de-14-32 = Intimidation
dice-de-14-42 = Douce raison
dice-de-17a = Élection du doge
dice-de-17b = Élection du doge
dice-de-18-13 = Pourparlers avec un monstre
dice-de-18-15a = Combat héroïque
dice-de-18-15b = Combat héroïque
dice-de-18-15c = Combat héroïque
dice-de-18-31a = Appel de Famir
dice-de-19-11 = Engagement de mercenaires

# Ce qu’une règle ajoute : à ses propres dés, ou à un total.

added-de-11-3 = Leur attitude
added-de-18-13 = Leur attitude
added-de-19-11 = Leur attitude
