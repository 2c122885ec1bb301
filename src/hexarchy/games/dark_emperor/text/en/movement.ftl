# Movement, ships, devices that change hands, attrition.

## Orders

ask-movement = Which piece moves next?
ask-gather = { $hex }: who goes along, and where to? On the move: { $units }.
ask-march = { $hex }: on or stop? { $points ->
    [one] One attrition point
   *[other] { $points } attrition points
} so far. On the move: { $units }.
ask-go-where = Where to, { $piece }?
event-steps = { $units }: { $from } → { $to } ({ $points ->
    [one] one attrition point
   *[other] { $points } attrition points
}).
event-goes = { $units }: { $from } → { $to }.
event-goes-to-the-box = { $units } leaves { $from } for the Mercenary Holding Box.
event-leaves-the-box = { $units } comes from the Mercenary Holding Box to { $to }.

## Who may not move

why-devices-are-carried = Devices stay with their bearer: { $device }.
why-not-yours-to-move = Not yours to move: { $piece }.
why-not-on-the-map = Not on the map: { $piece }.
why-dragged-by-famir = Famir has taken { $leader }, who can make no other move in this segment.
why-put-ashore = Put ashore in this phase, and goes no farther: { $unit }.
why-has-moved = Has moved already: { $unit }.
why-just-captured = Captured in this turn, and moves from the next: { $unit }.
why-cargo-goes-with-its-fleet = Aboard ship, and goes with the fleet: { $unit }.
why-held-by-flames = The enemy’s flames hold { $unit }.
why-in-the-box-until-next-turn = Gone to the Mercenary Holding Box in this segment: { $leader }.
why-stopped-by-a-marker = A marker not yet turned up keeps { $leader } here.
why-stopped-among-enemies = Among enemies a monster stops: { $monster }.
why-nobody-joins-on-the-way = Nobody joins a group on its way: { $piece }.
why-not-in-this-hex = Not in { $hex }: { $piece }.
why-not-guarded-here = No device that these units could carry along: { $device }.

## Where nobody can go

why-not-adjacent = { $hex } is not next to where they are.
why-no-walking-at-sea = Land units cannot walk into or out of the open sea: { $hex }.
why-other-bank = { $hex } is on the other bank of the strait.
why-ships-need-water = There is no water for ships in { $hex }.
why-no-water-between = No water leads from this shore to { $hex }.
why-trains-need-company = Enemies stand in { $hex }: siege trains go there only with or after other units.
why-no-way-back-to-land = From { $hex } no land could be reached any more.
why-no-way-there = No way leads { $piece } to { $hex }.
why-only-leaders-in-the-box = Only leaders go to the Mercenary Holding Box: { $piece }.
why-vampires-stop-at-rivers = Vampires stop at running water: { $hex }.
why-fleet-holds-the-river = An enemy fleet holds the river: land units stop in { $hex }.
why-marker-stops-leaders = The marker in { $hex } is not turned up yet: leaders stop there.
why-must-end-on-land = The move must end on land.

## Ships

ask-embark = Which unit goes aboard?
ask-aboard-which-fleet = Which fleet takes { $unit } aboard?
ask-which-bank = On which bank of the strait does { $unit } land?
event-embarks = { $hex }: { $unit } goes aboard { $target }.
event-lands = { $hex }: { $unit } goes ashore.
why-never-embarks = Never goes aboard a ship: { $piece }.
why-embark-in-port = Units go aboard in a port city only: { $unit }.
why-no-fleet-for = No fleet here has room for { $unit }.
why-no-room-aboard = No room aboard: { $target }.
why-embarking-is-over = Units go aboard only before anything moves: { $unit }.
why-not-aboard = Not aboard one of these fleets: { $unit }.
why-no-coast-here = Cargo goes ashore on a coast or in a port; { $hex } is neither.

## Devices

ask-device-to = Who gets { $device }?
event-device-left = { $hex }: { $leader } leaves { $device } with the units there.
event-device-passes = { $hex }: { $leader } now has { $device }.
why-torch-is-the-doges = The Torch of Liberty is the Doge’s and cannot be handed on.
why-famir-binds = Famir leaves its bearer only by his death.
why-a-gift-stays = A gift stays with { $leader } at least until the kingdom goes to war: { $device }.
why-borne-by-an-enemy = The enemy has it: { $device }, with { $leader }.
why-nobody-to-hand-to = Nobody here could hand { $device } over or take it.
why-leaders-must-meet = Devices pass between leaders who meet in a hex: { $device } cannot go to { $leader }.

## Attrition

ask-next-attrition = Which stack rolls for attrition next?
ask-attrition-from = { $hex }: several stacks ended here. Which rolls first, by the hex where it began?
ask-attrition-loss = Attrition at { $hex }: { $left ->
    [one] you lose a unit. Which?
   *[other] you lose { $left } units. Which one first?
}
event-attrition = Attrition at { $hex }, { $points ->
    [one] one point
   *[other] { $points } points
}: { $count ->
    [0] no loss
    [one] one unit lost
   *[other] { $count } units lost
}.
why-not-of-this-stack = Did not move with the stack that rolled: { $unit }.
