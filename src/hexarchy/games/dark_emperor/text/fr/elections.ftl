# Élections de Kelaron Oiret.

event-elected = Doge de Kelaron Oiret et porteur de la Torche de la Liberté : { $leader }.
event-torch-goes-out = Il ne reste aucun candidat : la Torche de la Liberté s’éteint pour toujours.
