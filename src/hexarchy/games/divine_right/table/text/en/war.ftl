# The art of war beside the map.

panel-war = The art of war
mark-breach = The walls of { $castle } are damaged: { $number } less.
mark-fort = A fort, held by { $side }.
mark-empty-fort = An empty fort: whoever goes in holds it.
mark-tired-a = Tired by a forced march: −1 when they attack.
mark-tired-b = Worn out by a forced march: they attack nobody this turn.
mark-tired-c = Exhausted by a forced march: they attack nobody, and defend badly.
label-rating = { $hero }: class, from A to E
