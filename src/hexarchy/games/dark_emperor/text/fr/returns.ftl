# Ceux qui ne restent pas morts.

ask-return = Retour parmi les vivants : { $leader }. Où ?
event-returned = { $hex } : retour d’entre les morts – { $leader }.
