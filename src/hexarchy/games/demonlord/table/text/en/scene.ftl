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
panel-spells-all = Special spells of both sides
panel-orders-all = Orders for stacks and sieges
panel-shown = Spells seen
panel-reinforcements = Reinforcements
panel-orders = Your orders for stacks and sieges

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

odds-battle = Battle at { $hex }
odds-siege = Siege of { $hex }
odds-assault = Assault: enemy units destroyed
odds-investment = Investment: enemy units destroyed
odds-magic = Battle magic
odds-missile = Missiles
odds-melee = Melee
odds-morale = Morale, when hit
odds-hit = hits
odds-miss = misses
odds-stands = stands
odds-routs = routs
odds-destroyed = destroyed
odds-surrender = surrender
odds-nobody = Both sides destroyed
odds-unfinished = Not decided

place-city = City
place-castle = Castle
place-temple = Temple
place-village = Village
place-mine = Mine
place-fortress = Fortress
place-capital = Capital
edge-river = River
edge-ford = Ford
edge-bridge = Bridge
edge-alps = Alps
edge-lake = Lake shore

face-troop = missile { $missile }, melee { $melee }, morale { $morale }
face-mp = { $value } MP
face-leads = leadership +{ $value }
face-magic = magic { $power }, range { $range }
face-reconstructed = reconstructed values
legend-troop = Troops: the letter is the movement mode (F foot, C cavalry, W winged), below it the homeland; in the strip missile fire, melee, morale and, in red, movement points.
legend-character = Characters: leadership in the hexagon; in the strip magic power (after the star) and range, in red movement points. A dot on the right means that values are reconstructed.
legend-armor = The picture shows armor: black is heavy, an outline is medium, white is none.

command-top = On top
command-lift-pass = Stop passing
command-show = Show troops
command-silent = Keep silent
command-assault = Assault
command-invest = Invest
command-always = Always
command-never = Never
command-ask = Ask me
group-stack = When enemies come into this hex
group-siege = Whenever this siege is resolved
group-cloak = Cloak as an answer to Vision
group-fire = Magic missiles with one target
