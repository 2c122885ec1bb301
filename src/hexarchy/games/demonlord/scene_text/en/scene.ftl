# What the page says beside questions, answers, events and refusals.

game-title = Demonlord
game-about = The Alliance of Hosar against the Demonlord of Nisshar: hidden stacks, battles in line, sieges, magic and wavering neutral states.
note-reconstructed = Values the rulebook does not give are reconstructed. They are marked; a data pack can replace them.
note-scale = A hex is { $hex }, a turn { $turn }; a troop counter is { $troop }, a character { $character }.

waiting-seat = The other side is deciding.
waiting-watch = The match goes on.

mark-siege = { $count ->
    [one] Under siege: first phase.
   *[other] Under siege: phase { $count }.
}
mark-battle = A battle is fought here.
mark-pit = Earthpit
mark-rain = Rains
mark-light = Light
mark-dark = Darkness
mark-cloak = Cloak
mark-control = In the hands of { $side }.

box-battle = Battle at { $hex }
box-battle-terrain = Battle at { $hex }: { $terrain }, round { $round }, at most { $size } units in line
box-prisoners = Prisoners of { $side }
box-dead = Dead
box-entering = On their way to you
row-reserve = Reserve: { $side }
row-line = Line: { $side }
row-routed = Routed: { $side }
row-aside = Characters without a unit
row-put-down = Steps forward
row-waiting = Still to be put down
row-all = All
row-waiting-place = Freed, waiting for an open place
row-entering = Enter in the next phase

panel-turn = Turn
panel-points = Points
panel-fortresses = Fortresses and places
panel-states = Neutral states
panel-prisoners = Prisoners and dead
panel-spells = Your special spells
panel-shown = Spells seen
panel-reinforcements = Reinforcements
panel-orders = Your standing orders

label-turn = Turn { $turn }
label-first = First phase of the turn
label-talks = Truce talks are going on
label-last-turn = Last turn: { $turn }
label-points = Victory points
label-fortresses = Fortresses held
label-losses = Losses this turn
label-allies = Allies
label-capital = { $site } (capital)
label-fortress = { $site } (fortress)
label-place = { $site }
label-state = { $state }: { $grade }
label-shaken = { $state }: { $grade }, shaken
label-unknown = { $state }: { $grade }, people unknown
label-prisoners = Prisoners held
label-requested = Requested
label-arrived = Arrived
label-spell = { $spell }: power { $power }, works on { $success } or less
