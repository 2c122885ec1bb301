# Flying, and the breath of dragons.

ask-breath = { $unit }: does it breathe, and where?
ask-land-or-stay = { $unit } flies high: does it land in this round?
ask-landing-facing = { $unit } lands: how does it face?
ask-landing-field = { $unit } lands: where does its front field come down?
ask-low-flight = { $unit } flies low above { $hex }: what does it do? ({ $points } points)
ask-fly-off = { $unit }: does it fly out of the melee?

event-breathes = { $unit } breathes { $arc }.
event-breath-hits = The breath hits { $foe } on { $hex }.
event-takes-off = { $unit } takes off.
event-flies = { $unit } flies to { $hex }.
event-climbs = { $unit } flies high.
event-will-land = { $unit } will land in this round.
event-lands = { $unit } lands on { $hex }, facing { $facing }.

why-no-landing-there = { $unit }: lands only on free ground that it could enter.
why-comes-down = { $unit } was to land in this round, and lands.
why-no-flight-now = { $unit }: only flyers fly, from the beginning of their movement on.
why-only-forward = { $unit }: in low flight it goes ahead, turns once between steps, lands or climbs.

do-breathe = Breathe { $target }
do-fly = Fly
do-land = Land
do-climb = Fly high
do-stay-up = Stay up

arc-ahead = straight ahead
arc-left = ahead to the left
arc-right = ahead to the right
