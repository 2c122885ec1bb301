# Les combats et leurs chances.

preview-losses = { $text } – pertes probables : { $own } pour vous, { $theirs } pour l’ennemi
box-battle = Bataille : { $hex }
box-siege = Siège : { $hex }
box-storm = Assaut : { $hex }
row-attackers = Attaque : { $side }
row-defenders = Défense : { $side }
row-outside = Dehors : { $side }
row-inside = Dedans : { $side }
row-walls = Les murs eux-mêmes : { $number }
odds-battle = Bataille : { $hex }
odds-siege = Siège : { $hex }
odds-storm = Assaut : { $hex }
odds-embassy = Devant le trône : { $hex }
odds-combat = Un dé, et ce qu’on y ajoute
odds-siege-die = Le dé de siège
odds-even = Égalité : pertes des deux côtés
odds-falls = Le château tombe
odds-holds = Il résiste
odds-won = Succès
odds-failed = Échec
odds-activate = Sans carte : 6 ou plus
odds-deactivate = Sans carte : 7 ou plus
odds-with = Avec la carte { $card }
