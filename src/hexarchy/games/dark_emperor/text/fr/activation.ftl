# Entrée en guerre et trahison.

ask-new-master = { $force } : le royaume que vous trahissez était leur maître. Qui le remplace ?
event-activated = { $kingdom } : entrée en guerre pour { $side } ({ $why }).
event-betrayed = Le Nécromancien trahit { $kingdom }, qui rejoint les Royaumes.
event-betrayal-declared = Le Nécromancien trahira { $kingdom } dès la fin de ce segment.
