# Conquest.

ask-assign-land = Under whom do you put the land of { $kingdom }?
event-conquered = { $side } conquered { $kingdom }!
event-reconquered = { $side } won { $kingdom } back.
event-land-assigned = The land of { $kingdom } is put under { $force }.
event-restored = { $kingdom } is restored.
