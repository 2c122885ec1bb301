# Magic hex markers.

ask-turn-up = Which marker do you turn up?
ask-finder = { $hex }: who takes up { $device }?
ask-encounter = { $hex }: your leaders face { $monster }. What do they do?
event-turned-up = { $hex }: under the marker lies { $piece }!
event-finds = { $leader } takes up { $device }.
event-tamed = { $monster } now serves { $side }.
why-must-be-dealt-with = { $monster } has just been found: parley with it, or fight it.
