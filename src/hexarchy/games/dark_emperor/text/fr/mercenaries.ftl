# Mercenaires.

ask-place-group = Où paraît ce groupe : { $force } ?
ask-master = Quel maître sert ce groupe : { $force } ?
event-group-arrives = { $hex } : arrivée des mercenaires – { $force }.
event-serves = { $force } : au service de ce maître – { $master }.
why-not-a-place-for-mercenaries = { $hex } : des mercenaires engagés ne peuvent pas y paraître.
