# The art of war beside the map.

panel-war = The art of war
mark-breach = The walls of { $castle } are damaged: { $number } less.
label-rating = { $hero }: class, from A to E
