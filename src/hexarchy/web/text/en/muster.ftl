# A match that waits for lists.
muster-title = The armies are being chosen
muster-about = Each player seals a list. When all are in they are opened together, and the match begins.
muster-in = the list is sealed
muster-awaited = no list yet
muster-bring = Choose an army: { $side }
muster-again = Change the sealed army: { $side }
