# Large Elements.

ask-large-operation = { $unit }: where does it go? ({ $points } points)
ask-large-reaction = { $unit } is attacked: does it step or turn? ({ $points } points)
ask-large-regroup = Where does the Large Element on { $hex } go? Two fields at most, then a turn.
ask-strike-with = With what does the Large Element on { $hex } strike?
ask-attack-or-overrun = { $unit } comes up to enemies: does it attack them, or overrun them next?
ask-overrun-next = { $unit }: whom does it overrun first?

event-strides = { $unit }: { $stride }, to { $hex } ({ $points } points).
event-overruns = { $unit } overruns { $foe } on { $hex }.
event-overrun-stopped = { $unit }: the shots stop its overrun on { $hex }.

why-not-its-way = { $unit }: its base does not move like that.
why-no-maneuvers = { $unit }: Large Elements have no maneuvers.
why-keeps-contact = { $unit }: it keeps in touch with those it attacks.
why-part-not-touched = That part of it is out of reach.
why-guns-do-not-attack = { $unit }: guns attack nobody by moving.
why-guns-only-turn = { $unit }: a gun that is attacked may only turn.
why-two-fields = { $unit }: two fields at most.
why-no-overrun-in-melee = { $unit }: in a melee it overruns nobody.
why-cannot-overrun = { $unit }: cannot overrun { $foe }.
why-no-points-to-leave = { $unit }: too few points would be left to come to free fields.
why-must-overrun = { $unit }: it has come up to overrun an enemy, and must do so now.
why-stands-on-others = { $unit }: its move ends on free fields only.
why-nobody-alongside = { $unit }: beside it stands nobody whom it could attack like that.
why-pursues = { $unit }: it follows { $foe }.

do-ahead-left = Ahead to the left
do-ahead-right = Ahead to the right
do-side-left = Sideways to the left
do-side-right = Sideways to the right
do-back-left = Back to the left
do-back-right = Back to the right
do-swing = { $target }
do-blow = { $target }
do-attack = Attack
do-overrun = Overrun
do-alongside = Attack { $target }

stride-ahead-left = ahead to the left
stride-ahead-right = ahead to the right
stride-side-left = sideways to the left
stride-side-right = sideways to the right
stride-back-left = back to the left
stride-back-right = back to the right
stride-forward-left = turn forward to the left
stride-forward-right = turn forward to the right
stride-front-left = turn left about the front field
stride-front-right = turn right about the front field
stride-backward-left = turn backward to the left
stride-backward-right = turn backward to the right
stride-spot-left = turn left on the spot
stride-spot-right = turn right on the spot

blow-weapon = weapon
blow-left-hand = left hand
blow-right-hand = right hand
blow-bite = bite
blow-left-claw = left claw
blow-right-claw = right claw
blow-tail = tail
blow-rider = rider
blow-crew = crew
blow-left-animals = animals on the left
blow-right-animals = animals on the right
blow-field-1 = crew on the first field
blow-field-2 = crew on the second field
blow-field-3 = crew on the third field
blow-field-4 = crew on the fourth field
blow-team = both halves of the team
