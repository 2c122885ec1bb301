# Movement.

ask-next-move = Who moves next?
event-weather = { $hex }: the weather gives the fleets of { $side } { $points } points.
ask-march = { $unit } at { $hex }: { $points ->
    [0] no movement point is left
    [one] one movement point is left
   *[other] { $points } movement points are left
}. Where to?
ask-passage = The border of { $kingdom }: ask for free passage, or go in without?
ask-search = Enemy heroes hide at { $hex }. Whom do you search for?
event-moves = { $units }: { $from } → { $to }.
event-boards = { $hex }: { $unit } boards { $fleet }.
event-lands = { $unit } lands: { $hex }.
event-goes-inside = { $hex }: { $unit } goes inside the castle.
event-goes-outside = { $hex }: { $unit } goes outside the walls.
event-passage-granted = { $kingdom } grants free passage.
event-passage-refused = { $kingdom } refuses free passage.
why-must-stop = { $unit } must stop in the mountains.
why-no-water = No fleet sails at { $hex }.
why-closed-to-fleets = { $hex } is closed to this fleet, or too far.
why-no-land = { $hex } is water.
why-enemies-there = Enemies hold { $hex }.
why-castle-closed = The castle at { $hex } is not yours: it is closed to combat units.
why-too-far = { $hex } is too far: { $points ->
    [0] no movement point is left.
    [one] one movement point is left.
   *[other] { $points } movement points are left.
}
why-has-moved = { $unit } has moved already.
why-just-activated = { $unit } has only just taken the field and does not act before your next turn.
why-is-leaving = { $unit } has been deactivated and only defends.
why-made-a-siege-attack = { $unit } made a siege attack this turn.
why-is-besieged = { $unit } is besieged and shut in.
why-waits-for-rescue = { $unit } waits on the island for a fleet.
why-is-aboard = { $unit } is aboard a fleet.
why-stays-in-the-castle = { $unit } does not leave the royal castle.
why-not-yours = Not yours to move: { $unit }.
why-no-landing = Nobody can land here: { $hex }.
why-passage-refused = { $kingdom } has refused free passage this turn.
why-fleet-is-full = A fleet carries one land unit: { $fleet } is full.
why-nobody-to-rescue = A fleet may come here only to take a hero off: { $hex }.
why-boom-is-closed = The Boom is closed: { $hex }.
why-closed-place = No combat unit may enter: { $hex }.
why-river-between = { $unit } did not begin its move on the bank: the river bars the way to { $hex }.
why-nations-apart = Regulars of different kingdoms do not end together: { $hex }.
