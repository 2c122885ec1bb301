# Melee, and regrouping at its end.

ask-strike = Which element strikes?
ask-strike-at = Whom does the element on { $hex } strike?
ask-support = Who supports the attack of { $hex } on { $to }?
ask-second-attack = { $unit } ({ $hex }) may strike again: at whom, or does it move up first?
ask-second-attack-at = { $unit } ({ $hex }) has moved up: whom does it strike?
ask-regroup-first = The melee of { $unit } is over for now. Do you regroup first or second?
ask-regroup = Which element moves or turns?
ask-regroup-to = Where does the element on { $hex } go, or how does it turn?
ask-regroup-face = How does the element on { $hex } turn?

event-destroyed = { $unit }: the element on { $hex } is destroyed.
event-strike-wasted = { $unit }: the attack from { $from } is wasted; the element on { $hex } is destroyed already.
event-drawn-in = { $unit }: drawn into melee.
event-out-of-melee = { $unit }: out of melee.
roll-unit = { $unit }
roll-strike = { $unit } ({ $from }) against { $foe } ({ $hex })

why-not-your-element = No element of yours stands there.
why-other-melee = { $unit }: not in this melee.
why-has-struck = The element on { $hex } has struck or supported already.
why-too-slow = The element on { $hex } has initiative { $initiative }; now those with { $step } strike.
why-kept-back = The element on { $hex } had its turn at initiative { $initiative } and can only support now.
why-nobody-in-front = The element on { $hex } touches no enemy on its front fields.
why-not-in-front = The element on { $hex } strikes only what it touches on its front fields.
why-other-unit = Only elements of the same unit support its attack ({ $unit }).
why-cannot-strike-it = The element on { $hex } could not strike that enemy itself.
why-has-regrouped = The element on { $hex } has moved already.
why-held = The element on { $hex } touches { $count } enemies and may only turn.
why-keeps-touch = The element on { $hex } touches an enemy: one field, and it must still touch one there.
why-too-far = The element on { $hex } goes two fields at most and stops where it touches an enemy.
why-field-taken = { $hex } is taken.
why-no-support-in-water = Nobody supports an attack where one of them stands in water.
why-no-support-across = Nobody supports an attack across a hedge or wall.
