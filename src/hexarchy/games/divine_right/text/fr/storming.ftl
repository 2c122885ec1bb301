# Assaut des châteaux.

do-storm = Donner l’assaut : { $target }
ask-storm = L’assaut de { $castle } : qui y prend part ?
event-storms = { $side } donne l’assaut ({ $castle }) avec { $units } !
event-walls-breached = Les murs sont entamés ({ $castle }) : il leur reste une force de { $number }.
event-walls-repaired = Les murs sont réparés : { $castle }.
why-nobody-to-storm = Aucune unité libre pour donner l’assaut : { $castle }.
why-only-land-units = Ne peut pas escalader des murs : { $unit }.
dice-dr-a-sto-02 = Assaut
dice-dr-a-sto-03 = Chef à l’assaut
