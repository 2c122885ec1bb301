# Objets magiques.

ask-claim-devices = Quels objets emploie { $leader } ?
ask-spoils = { $hex } : qui prend l’objet capturé, { $device } ?
event-device-used = { $leader } emploie { $device }.
event-takes = { $leader } : objet capturé – { $device }.
