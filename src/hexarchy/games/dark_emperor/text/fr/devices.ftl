# Objets magiques.

ask-claim-devices = Quels objets emploie { $leader } ?
ask-spoils = { $hex } : qui prend l’objet capturé, { $device } ?
event-device-used = { $leader } emploie { $device }.
event-takes = { $leader } : objet capturé – { $device }.
why-not-carried = { $leader } ne porte pas cet objet : { $device }.
why-one-sword-a-turn = { $leader } a déjà employé une épée dans ce tour de jeu ; une autre ne sert plus : { $device }.
why-no-units-to-guard-it = { $hex } : vous n’y avez aucune unité pour garder cet objet, { $device }.
why-not-where-it-lies = { $leader } n’est pas sur place pour prendre cet objet, ou n’y a pas droit : { $device }.
