# Movement and attacks.

ask-first-or-second = { $order } orders: does your side move first or second?
ask-next-unit = { $order } orders: which unit moves?
ask-operation = { $unit }: what does it do? ({ $points } points, { $payable ->
    [0] no maneuver
    [one] one maneuver
   *[other] { $payable } maneuvers
})
ask-regrouping = { $unit }: which element moves?
ask-regrouping-to = Where does the element on { $hex } go?
ask-turn = { $unit }: which element turns?
ask-turn-to = How does the element on { $hex } face?
ask-form = { $unit }: which formation?
ask-form-where = { $unit }: where does its first element stand? A line begins there with its left end, as it looks; a wedge with its point.
ask-free-regrouping = { $unit }: its ranks are broken. In which formation does it form up again?
ask-free-fields = { $unit }: which field does it hold?
ask-small-next = { $unit }: which element moves?
ask-small-element = Where does the element on { $hex } go, or how does it face?
ask-reacts-next = Several units are attacked. Which reacts first?
ask-reaction = { $unit } is attacked: how does it react? ({ $maneuvers ->
    [one] one maneuver
   *[other] { $maneuvers } maneuvers
})
ask-finish-by = { $unit }: how do the other elements come up?
ask-finishing = { $unit }: which element comes up?
ask-finishing-to = Where does the element on { $hex } go?
ask-across = { $unit } can come at { $foe } across this terrain, but not the other way round. Does it attack?
ask-across-ends = Does { $unit } break off its fight with { $foe } across the terrain?

event-advances = { $unit }: ahead, { $from } → { $to } ({ $points } points).
event-shifts = { $unit }: a field to the { $direction }.
event-wheels = { $unit }: wheels { $by }, facing { $facing }.
event-turns = { $unit }: all turn { $degrees }.
event-forms = { $unit }: { $shape } ({ $maneuvers ->
    [0] free
    [one] one maneuver
   *[other] { $maneuvers } maneuvers
}).
event-element-moves = { $unit }: { $from } → { $to }.
event-element-turns = { $unit }: the element on { $hex } faces { $facing }.
event-gives-up = { $unit }: gives up its formation ({ $shape }).
event-contact = { $unit } attacks { $foe }.

why-another-step = { $unit }: moves in the step of its own order.
why-has-moved = { $unit }: has moved already.
why-finish-this-one = { $unit } must finish its movement first.
why-another-unit = No element of the moving unit stands there.
why-may-not-advance = { $unit }: does not advance under Hold orders.
why-may-not-attack = { $unit }: may not come into contact under its order ({ $order }).
why-may-not-wheel = { $unit }: only orderly units wheel, no columns, no small units and none that hold.
why-wheeled-otherwise = It has wheeled to the other side in this phase.
why-not-orderly = { $unit }: is disorganized.
why-not-frontal = { $unit }: comes into contact only by going to its front.
why-not-passable = Nobody can pass there.
why-not-enough-points = That costs { $points } points, more than are left.
why-no-maneuver-left = { $unit }: no maneuver is left.
why-no-place-for-it = There is no place for it there.
why-no-free-field = It has no free field beside it.
why-no-leader-to-turn = Only the leader of a column turns freely, once between two steps.
why-not-adjacent = Elements go to a field beside their own.
why-moved-in-this-step = That element has done so in this step.
why-in-contact = That element touches an enemy.
why-off-the-area = Nobody leaves the area.
why-no-part-of-a-reaction = A reaction contains turns and regrouping only.
why-cannot-go-on = That element cannot go on.
why-not-to-its-front = It goes to its front fields only, without turning.
why-hedge-or-wall = A hedge or wall lies across the way.
why-wheel-too-far = A unit of one maneuver wheels by 60° only over rough ground.
why-wedge-goes-ahead = { $unit }: a wedge goes to its front and does nothing else.
why-horde-does-not-wheel = { $unit }: hordes do not wheel.
why-no-special-formation = { $unit }: in no special formation.
