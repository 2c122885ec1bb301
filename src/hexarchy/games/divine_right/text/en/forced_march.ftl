# Forced march.

do-force-march = Forced march: try for +{ $target } movement
ask-force-march = { $unit } at { $hex }: a forced march for +{ $number } movement. Where to?
ask-stragglers = Forced march at { $hex }: who falls by the wayside?
event-force-marches = { $units } { $mark ->
    [0] force the march and gain { $points } of movement.
    [1] force the march and gain { $points } of movement. They are tired.
    [2] force the march and gain { $points } of movement. They are worn out: a unit is lost, and they attack nobody this turn.
   *[3] force the march and gain { $points } of movement. They are exhausted: a unit is lost, they attack nobody and defend badly this turn.
}
why-not-on-foot = { $unit } is not on foot.
why-marched-already = { $unit } has tried a forced march already.
why-no-forced-march = { $unit } cannot force the march.
why-follows-no-such-leader = { $unit } marches further only under Ogsbogg, Kang or Juulute.
why-no-further = { $unit }: { $number } more would bring no other space within reach.
why-worn-out = { $unit } is too tired to attack this turn.
dice-dr-a-fma-03 = Forced march
dice-dr-a-fma-05 = Tired marchers
dice-dr-a-fma-07 = Exhausted marchers
dice-dr-a-fma-08 = A good march
dice-dr-a-fma-09 = A hard march
