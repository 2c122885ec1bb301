# Year-around campaigning (DR-A-WIN).

turn-in-year = { $turn } of year { $year }

ask-lost-at-sea = { $number ->
    [one] A winter storm at sea takes one of your fleets. Which?
   *[other] A winter storm at sea takes { $number } of your fleets. Which one first?
}
ask-frozen = { $number ->
    [one] The Blizzard takes one unit of the stack at { $hex }. Which?
   *[other] The Blizzard takes { $number } units of the stack at { $hex }. Which one first?
}
event-winter-comes = Winter comes to Minaria: poor forage in the north, and storms to be feared.
event-spring-comes = Spring: year { $year } of the war begins.
event-snow-storm = A Snow Storm! Snow lies in the north up to the end of turn 30. The combat units of { $side } do not move there this turn.
event-blizzard = A Blizzard! Snow lies in the north up to the end of turn 30, and no combat unit moves there this turn.
event-snowed-in = Snowed in for the rest of the turn at { $hex }: { $heroes }.
why-is-snowed-in = { $unit } is snowed in for the rest of the turn.
why-is-frozen-in = { $unit } lies in the ice until spring.
why-storm-holds = { $unit } cannot move: the storm holds combat units where they are in the Snow Area.
why-storm-closes = { $hex }: no combat unit enters the Snow Area in this storm.
why-is-ice = { $hex }: the water is frozen.
why-stay-in-the-south = { $hex }: after a Blizzard units of southern allies do not enter the Snow Area before spring.
why-snowbound-mountains = { $hex }: only magical pieces, those with a mountain bonus and those they or a good general lead enter mountains under snow.
why-waits-for-spring = { $kingdom } joins nobody before spring.
why-no-barbarians-in-winter = { $hex }: nobody is to be recruited here in winter.
