# Vampires.

ask-raise-vampires = { $left ->
    [one] The land feeds one more vampire. Do you raise it?
   *[other] The land feeds { $left } more vampires. Do you raise one?
}
event-vampire-maximum = The land feeds { $maximum ->
    [one] one vampire
   *[other] { $maximum } vampires
}; in play: { $count }.
event-vampire-raised = { $hex }: { $unit } rises.
why-vampire-pool-empty = No such vampire is left in the pool.
why-vampires-only-in-cities = Vampires rise in cities only: { $hex } is none.
why-enemies-near-city = Enemy units are in { $hex } or next to it.
why-no-vampire-left-to-raise = Each vampire in { $hex } raises one other in a segment; none is left to do so.
