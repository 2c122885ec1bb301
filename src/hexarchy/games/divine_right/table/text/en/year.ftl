# The year: winter, sickness, contested crowns.

label-turn-endless = Turn { $turn }: order of play
panel-climate = Winter in the north
label-poor-forage = Poor forage in the Snow Area
label-snow = Snow lies: a point more for each space of the Snow Area
label-blizzard = A Blizzard: no combat unit moves in the Snow Area
label-snow-storm = A Snow Storm holds their units in the Snow Area
label-snowed-in = Snowed in: { $hero }
