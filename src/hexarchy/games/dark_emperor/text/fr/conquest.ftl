# Conquête.

ask-assign-land = { $kingdom } : à qui attribuez-vous ces terres ?
event-conquered = { $side } { $side_gender ->
    [plural] conquièrent
   *[other] conquiert
} { $kingdom } !
event-reconquered = { $side } { $side_gender ->
    [plural] reconquièrent
   *[other] reconquiert
} { $kingdom }.
event-land-assigned = { $kingdom } : terres attribuées à { $force }.
event-restored = { $kingdom } : royaume rendu à son souverain.
