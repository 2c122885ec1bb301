# The course of the game, and what befalls pieces in any part of it.

event-turn-begins = Turn { $turn } begins.
event-player-turn = Turn { $turn }: { $side }.
event-lost = { $hex ->
    [none] { $unit } is lost ({ $why }).
   *[other] { $hex }: { $unit } is lost ({ $why }).
}
event-leader-dies = { $hex ->
    [none] { $leader } dies ({ $why }).
   *[other] { $hex }: { $leader } dies ({ $why }).
}

## Refusals of many chapters

why-enemies-there = Enemies hold { $hex }.
why-flames = { $hex } is in flames.
why-holy-ground = Holy ground is closed to { $piece }.

## Dice

roll-battle = { $attack } against { $defence }
roll-attrition = { $value ->
    [one] one attrition point
   *[other] { $value } attrition points
}: { $count ->
    [0] no loss
    [one] one unit lost
   *[other] { $count } units lost
}
roll-against = { $leader } against { $monster }
