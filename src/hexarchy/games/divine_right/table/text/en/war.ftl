# The art of war beside the map.

panel-war = The art of war
mark-breach = The walls of { $castle } are damaged: { $number } less.
mark-fort = A fort, held by { $side }.
mark-empty-fort = An empty fort: whoever goes in holds it.
label-rating = { $hero }: class, from A to E
