# The board and its panels.

game-title = Demonworld
game-about = Orcs against the Empire: units of many elements, each with its front, secret orders, volleys and melees. Build an army or take the field with the nine units of the Basic Game.
note-reconstructed = The terrain of the sheets, the scenarios and the limits on copies are our own design: the rulebook has none.

turn-word = Round
waiting = The other side is deciding.

land-open = Open ground
land-woods = Woods
land-underbrush = Underbrush
land-fields = Grown fields
land-rocks = Rocky ground
land-sand = Sand
land-mud = Mud
land-morass = Morass
land-swamp = Swamp
land-shallows = Shallow water
land-water = Water
land-deep = Deep water
land-hill = Hill
place-objective = Objective
edge-hedge = Hedge
edge-wall = Wall
feature-height-1 = height 1
feature-height-2 = height 2
feature-height-3 = height 3
objective = Objective { $name }
held-field = The field the rearguard holds
mark-fire = Burning: { $count ->
    [one] one more round
   *[other] { $count } more rounds
}
mark-ash = Burned down
mark-ember = Burns from the next round on
wind = Wind to the { $direction }, speed { $speed }

legend-element = Each token is an element. It points to its front: the two fields before its tip.
legend-unit = The band around elements is their unit; without a rim the unit is disorganized.
legend-order = A square on a unit is its order: an arrow for Move, a bolt for Skirmish, a sword for Attack, a shield for Hold. Two crossed strokes on red: in melee.

step-deployment = Deployment
figure-leader = L
figure-musician = M
figure-standard = S
figure-commander = ★
figure-wizard = W
figure-large = G

answer-at = { $field } · { $unit }
sure-orders = { $count ->
    [one] One unit has no order yet.
   *[other] { $count } units have no order yet.
} Reveal the orders all the same?
plan-rest-deploy = Set up for me
plan-rest-shots = Every element shoots where it is likeliest to hit
plan-rest-strikes = Every element strikes where it is likeliest to hit
plan-rest-close-in = All turn to the enemy and close in, if they gain by it
plan-rest-charge = All close in on the enemy
plan-rest-stay = Nobody moves
plan-orders = All units without an order: { $order }

panel-reserves = Late arrivals
reserves-round = round { $round }
reserves-undiced = round 2 or 3
panel-rearguard = The rearguard
rearguard-through = For each unit of which half has left across the defenders’ edge, or stands in its last four rows
rearguard-stopped = For each attacking unit destroyed or driven off
rearguard-held = For { $hex }, held by an element that touches no enemy

fact = { $what }: { $value }
card-elements = { $left } of { $all } elements
card-spell-points = Spell points left: { $count }
card-load = Load points: { $count }
card-waiting = Off the area: comes later.
card-melee = In melee.
card-routing = Routing.
card-impetuous = Impetuous.

prospect-needs = { $needs ->
    [one] D{ $die }: any number will do
   *[other] D{ $die }: { $needs } or more
}
prospect-never = out of reach of the die
prospect-astray = Into a melee: on a { $die } or more of a D6 it goes astray first.
prospect-drift = It comes down one field off in { $one } % of cases, two fields off in { $two } %; in { $defect } % the gun fails.
prospect-breath = For each element in the arc: { $foes } of theirs, { $own } of your own.
look-front = Front
look-flank = Flank
look-rear = Rear
look-range = Arc of fire: Battle Factor { $factor }
sight-all = { $fields ->
    [one] One field, in full view
   *[other] { $fields } fields, in full view
}
sight-some = { $fields ->
    [one] One field
   *[other] { $fields } fields
}, { $seen } of { $all } parts seen: { $modifier }
sight-none = { $fields ->
    [one] One field, out of sight
   *[other] { $fields } fields, out of sight
}
sight-smoke = Smoke

goal-march = To { $hex }, facing { $facing }: { $cost } ({ $steps })
goal-to = To { $hex }, facing { $facing }: { $cost }
goal-free = free of charge
goal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
goal-maneuvers = { $count ->
    [one] 1 maneuver
   *[other] { $count } maneuvers
}
goal-times = { $count } × { $what }
goal-form = { $shape } ({ $cost })

outreach = { $unit } ({ $order }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $maneuvers ->
    [one] 1 maneuver
   *[other] { $maneuvers } maneuvers
}
outreach-large = { $unit } ({ $order }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
outreach-far = Out of reach: its points and maneuvers do not carry it there.
outreach-alone = It moves on its own, before the units.
outreach-flies = It flies: where to is asked when it moves.
lane = → { $foe } · { $way }
lane-test = charge test: { $chance } %
lane-none = { $foe }: { $why }
lane-no-way = { $fields } fields away: nothing it can do now brings its front up to them.

chart-terrain = Points to enter a field
    .head = Ground
chart-obstacles = Points to cross a side
    .head = Side
chart-drift = Drift and defects: cases of twenty
    .head = Result
chart-shots = What is added to a shot
    .head = Rule
chart-strikes = What is added to a strike
    .head = Rule
chart-morale = Morale
    .head = Rule
chart-orders = Orders
    .head = Rule
chart-magic = Magic
    .head = Rule
chart-fire = Fire
    .head = Rule
chart-effect = Effect
chart-mover-element = Elements of units
chart-mover-lone = Single elements
chart-mover-giant = Giants and dragons
chart-mover-chariot = Chariots
chart-mover-artillery = Guns
chart-short = Short range
chart-medium = Medium range
chart-long = Long range
drift-no-drift = on the field aimed at
drift-drift-1 = one field off
drift-drift-2 = two fields off
drift-jam = the gun jams
drift-load-lost = the load is lost
drift-destroyed = gun and crew are destroyed
spell-about = { $effect } (level { $level }, { $range } fields)
