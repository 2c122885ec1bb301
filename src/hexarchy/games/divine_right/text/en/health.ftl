# Raging epidemics and the Black Plague (DR-A-EPI, DR-A-BLP).

ask-epidemic-loss = { $number ->
    [one] The Epidemic takes one unit of the stack at { $hex }. Which? Two Barbarians count as one.
   *[other] The Epidemic takes { $number } units of the stack at { $hex }. Which one first? Two Barbarians count as one.
}
event-afflicted = An Epidemic strikes { $units }.
event-epidemic-ends = Healthy again: { $units }.
event-castle-dies = { $castle }: the sick soldiers are gone, and the people of the castle begin to die.
event-castle-weakened = { $number ->
    [0] { $castle } has its full strength again.
   *[other] { $castle } is weakened by sickness: −{ $number }.
}
why-is-sick = { $unit } is afflicted by an Epidemic.

## The Black Plague

do-plague-besiegers = Call the Black Plague down on the besiegers
do-plague-besieged = Call the Black Plague down on the castle
ask-plague = The siege of { $castle }: does the Black Hand invoke the Black Plague? A 4 or more brings it, a 1 turns it on your own side.
ask-end-plague = The Black Plague rages at the siege of { $hex }. Do you end it?
event-plague-breaks-out = The Black Plague breaks out at the siege of { $castle }!
event-plague-vanishes = The Black Plague vanishes ({ $hex }).
event-falls-ill = The Black Plague: { $hero } is sick up to turn { $turn }.
why-must-be-carried = { $unit } is sick, and moves only with a combat unit.
