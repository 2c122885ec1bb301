# Victory.

event-final-count = The Necromancer holds land worth { $production }: { $grade ->
    [0] a draw.
    [1] marginal victory for { $side }.
    [2] substantive victory for { $side }.
   *[other] decisive victory for { $side }.
}
