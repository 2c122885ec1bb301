# Le Bâton de l’Empire.

ask-command = { $hex } : { $leader } prend-il le commandement des légions impériales mortes-vivantes ?
event-commanded = { $unit } obéit au Bâton de l’Empire, tenu par { $leader }.
event-command-ends = { $unit } n’obéit plus au Bâton de l’Empire.
