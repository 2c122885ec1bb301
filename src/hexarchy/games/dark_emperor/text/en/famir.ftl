# Famir.

ask-take-up-famir = { $hex }: who must take up the Sword Famir?
ask-pull = Famir drags { $leader } away. Where to?
event-dragged = { $to ->
    [none] Famir holds { $leader } in place.
   *[other] Famir drags { $leader } to { $to }.
}
