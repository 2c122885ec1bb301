# Marqueurs d’hexagones magiques.

ask-turn-up = Quel marqueur retournez-vous ?
ask-finder = { $hex } : qui prend cet objet, { $device } ?
ask-encounter = { $hex } : un monstre fait face à vos chefs, { $monster }. Que font-ils ?
event-turned-up = { $hex } : sous le marqueur se cachait { $piece } !
event-finds = { $leader } prend { $device }.
event-tamed = { $monster } sert désormais { $side }.
why-must-be-dealt-with = Ce monstre vient d’être découvert, il faut parlementer ou combattre : { $monster }.
