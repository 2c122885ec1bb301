# Deployment and orders.

ask-edge = Which edge of the area is yours?
event-edge = { $side }: { $upper ->
    [yes] the upper edge
   *[no] the lower edge
}.
ask-deploy = Which card do you place?
ask-keep-back = Who comes later? Cards worth { $points } points are still to be kept back.
ask-deploy-shape = { $unit }: in which shape?
ask-deploy-facing = { $unit }: facing where?
ask-deploy-field = { $unit }: where does its first element stand? A line begins there with its left end, as it looks; a wedge with its point.
ask-deploy-adjust = { $unit }: do they stand as they should? If not, choose the element that shall stand or face otherwise.
ask-deploy-element = Where shall the element on { $hex } stand instead, or how shall it face?
ask-orders = { $count ->
    [0] All units have their orders.
    [one] Your orders: one unit has none yet and would { $rolls ->
        [yes] roll for it
       *[no] hold
    }.
   *[other] Your orders: { $count } units have none yet and would { $rolls ->
        [yes] roll for them
       *[no] hold
    }.
}
event-crosses = { $unit }: { $count ->
    [one] one element leaves the area across the edge.
   *[other] { $count } elements leave the area across the edge.
}
event-deployed = { $side }: deployed.
event-kept-back = { $side }, kept back: { $units }.
event-reserves = { $side }: those kept back come in round { $round }.
event-enters = { $unit }: now on the area.
event-ordered = { $unit }: { $order }{ $forgotten ->
    [yes] {" "}(forgotten)
   *[no] {""}
}.

why-cards-left = All cards must be placed first.
why-comes-later = { $unit }: kept back.
why-last-to-fight = { $unit }: one card that fights on its own must be deployed.
why-on-the-area = { $unit }: on the area already.
why-no-room = { $unit }: no room is left in the zone. Take another card up again.
why-outside-zone = That is outside the deployment zone, or not all of the unit fits there.
why-not-your-unit = That is no unit of yours.
why-no-element-left = { $unit }: no element is left.
why-in-melee = { $unit }: in melee.
why-one-order = { $unit }: has an order already ({ $order }).
why-no-order-yet = { $unit }: has no order yet.
