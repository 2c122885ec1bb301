# Before the first die.
mix-title = Before the first die
mix-busy = The dice are being mixed …
mix-early = Waiting for { $seats }
mix-early-about = The match begins by itself as soon as the link is opened. Every browser then adds a value to the dice, so that nobody can have chosen them.
mix-late = Waiting for { $seats } to open the table again
mix-late-about = A value for the dice has been promised, but not told yet. The match begins by itself when that page is open again.
mix-lost = Your value for the dice is in another browser
mix-lost-about = Open the table where you first opened it, and the match begins by itself.
mix-link = Link for { $seat }, to send again
mix-without = Begin without them
mix-without-it = Begin without it
mix-without-about = The dice are then mixed without their value, and the table says so. They can still join the match later.
mix-silent-about = The dice are then mixed without this value, and the table says that it was promised and kept back: { $seats }.
