# Famir.

ask-take-up-famir = { $hex }: who must take up the Sword Famir?
ask-pull = Famir drags { $leader } away. Where to?
event-held-in-place = Famir holds { $leader } in place.
event-dragged = Famir drags { $units } to { $to }.
ask-famir-lies-here = { $hex }: the Sword Famir lies here, and Ssstoth is dead. Who takes it up?
why-famir-must-be-taken = As long as Ssstoth lives, Famir must be taken up.
why-closed-to-him = { $hex } is closed to { $leader }.
why-markers-without-enemies-first = { $hex } holds enemies; Famir drags its bearer to a marker without them.
why-famir-seeks-ssstoth = Famir does not drag its bearer to { $hex }: it seeks Ssstoth.
