# Mercenaries.

ask-place-group = Where do the mercenaries of { $force } appear?
ask-master = Who is to be the master of { $force }?
event-group-arrives = { $hex }: the mercenaries of { $force } arrive.
event-serves = New master of { $force }: { $master }.
why-not-a-place-for-mercenaries = Hired mercenaries cannot appear at { $hex }.
