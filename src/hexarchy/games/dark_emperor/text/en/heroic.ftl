# Heroic combat.

ask-champion = { $hex }: who fights { $monster } next?
event-monster-slain = { $hex }: { $leader } slew { $monster } and is a greater hero for ever!
event-turns-wild = { $monster } serves nobody any longer.
why-not-before-the-monster = { $leader } does not face { $monster }, or has fought already.
