# The art of war beside the map.

panel-war = The art of war
label-rating = { $hero }: class, from A to E
