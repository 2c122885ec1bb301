# The page's own words. The game's sentences come from the server in both languages.

tools = Tools
rules = Rules
rules-search = Search the rules
rules-none = No rule holds these words.
rules-played = Played here: { $what }.
rules-rest = Show also the { $count } rules that are not in force here
rule-not-in-force = Not in force.
ruling = Ruling:
rule-reconstructed = † Reconstructed: no source at hand says all of this.
open-rule = Open rule { $rule }
replay = Replay
replay-play = Play
replay-pause = Pause
replay-watching = You are looking at the past.
help = Help and keys
theme = Light or dark
language = Language
close = Close
hide = Hide
undo = Undo
undo-ask = Ask to take back
confirm = Yes, do it
cancel = Cancel
ask-first = Ask me before acting
decision = What you are asked
watching = You are watching.
of = { $what }: { $whom }
forced = Look once more: until you go on, Undo takes back what you did.
along-some = { $count ->
    [0] It goes alone
    [one] One other comes along
   *[other] { $count } others come along
}
along-who = Press a counter to take it along or to leave it here.
hint-hexes = Choose a lit hex on the board, or a line below.
hint-field = Choose a hex on the board: point at one to read what it would mean.
hint-pieces = Choose a lit counter on the board, or a line below.
group-hexes = { $count } lit hexes
group-boxed = { $count } counters
group-pieces = { $count } lit counters
match-over = The match is over
winner = Victory: { $side }
draw = Nobody wins
new-game = New game
resign = Resign
resign-sure = Give up this match?
stale = The table has moved on meanwhile. Look again.
failed = That did not work.
no-answer = The server does not answer. Your choice is kept and can be sent again.
connection-lost = Connection lost, trying again …
plan-alone = Not all of them can get there. Switch the stack off to go alone.
later = { $count ->
    [0] Something came up on the way. The rest of the plan waits.
    [one] Something came up on the way. One has stayed:
   *[other] Something came up on the way. { $count } have stayed:
}
later-go = { $count ->
    [0] Go on
   *[other] Bring them along
}
later-stay = They stay
why-first = The question at the side comes first.
log-taken = { $count ->
    [one] one line
   *[other] { $count } lines
}
rest-stop = Stop here, I will answer myself
why-title = Not now
why-hex = Why not { $hex }?
show-on-board = Show { $hex } on the board
tab-log = Log
tab-status = Situation
tab-hex = Hex
tab-units = Units
tab-charts = Charts
tab-parley = Talk
log-filter = Filter the log
log-forced = also answers that were the only ones
log-empty = Nothing has happened yet.
log-all = Show all { $count } lines
dice-title = The dice
dice-gathering = They are being mixed.
dice-mixed = They are mixed from the server’s secret and { $count ->
    [one] the value of { $seats }
   *[other] the values of { $seats }
  }: neither the server nor any one player chose them.
dice-absent = Took no part in mixing them: { $seats }.
dice-alone = The server alone chose them: no player took part.
dice-withheld = Committed to a value and then kept silent: { $seats }. That much could be chosen.
dice-brought = { $count ->
    [one] The first die came
   *[other] The first { $count } dice came
  } with the imported record: the person who brought it knew { $count ->
    [one] it
   *[other] them
  } beforehand.
dice-scripted = { $count ->
    [one] The first die is written down beforehand.
   *[other] The first { $count } dice are written down beforehand.
  }
commitment = Fingerprint of the server’s secret, published before the first die:
secret = The secret:
aside-title = Put aside
record = Save the record
turn = Turn
orders = Standing orders
hex-none = Point at a hex to see what is known of it.
battle = Battle
attacks = Attacks as they stand
attack-by = Attacker
attack-on = Target
attack-needs = Needs
attack-chance = Chance
attack-dice = { $count ->
    [one] on 1 die
   *[other] on { $count } dice
}
show-again = Show their turn again
dice = Dice: { $list }

## Board

board-label = Map. Arrow keys move the cursor, brackets go through the options, Enter chooses.
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Whole map
zoom-action = To the action
stack-at = { $side } in { $hex }
stack-hidden = (the rest is hidden)
reach = Where the enemy can come
area-show = Where it works

## Keys

key-arrows = move the cursor from hex to hex
key-options = next or previous option
key-far = next or previous option in another hex
key-enter = choose what is pointed at
key-undo = take back
key-action = go to the action
key-zoom = nearer, farther, whole map
key-pan = move the map
key-battle = show or hide the battle
key-odds = odds of the fight
key-tabs = log, situation, hex, units, charts
key-reach = where the enemy can come
key-orders = orders for this hex (which unit lies on top …)
key-whole = the whole stack
key-rest = a shortcut (»)
key-rules = rulebook
key-replay = replay, one step back, one step forward
key-show = show their turn again; halt it
key-focus = to the question, to the map
key-escape = close, cancel
key-help = this page
help-about = Everything lit can be chosen: by a click, a tap, a key, or as a button in the panel; what may move can be dragged. Point at something that is not lit to hear why.
help-counter = How to read a counter
help-stacks = A number tells how many lie in a stack. Of a hidden stack only the top is shown, with a question mark; a gold number tells how many you once saw below.

## Lobby

quoted = “{ $text }”
link-watch = To watch
copy = Copy
go-table = To the table

## Screens around the board

again = Try again
odds = Odds
odds-computing = The odds are being computed …
odds-busy = Other odds are being computed just now; yours come next.
odds-failed = The odds could not be computed.
odds-none = There is no fight to compute here.
odds-wins = Won by { $side }
odds-losses = Units lost on average:
odds-played = Played out { $count } times with a bot on both sides, hidden units guessed anew each time.
odds-example = The lines are not drawn up yet: the throws are those of one possible deployment.
earned = How they were earned
notes = Notes to myself
notes-about = Only for you, kept in this browser.
settings = Settings
lang = Language
theme-auto = As the system
theme-light = Light
theme-dark = Dark
set-sound = Sounds (dice, your turn)
set-motion = Less motion
set-ask = Ask before I act
this-table = This table
copied = Copied ✓
file-strange = { $name } is neither a recorded match nor a position.
no-server = The server does not answer.
no-server-title = Nobody opens
no-server-about = The server does not answer. Your match is safe there; the page goes on trying.
no-match-title = No such table
no-match-about = There is no match under this address. Is the link complete?
wrong-token-title = This link opens no seat
wrong-token-about = The part after # is the key to a seat, and this one does not fit. Ask for the link again, or watch.
verify = Check the dice

lesson = Lesson
continue = Continue

## Players

players = Players
player-away = away, last seen { $ago }
rank = { $rank }.
hand-back = Take my seat back
replaced-title = This link was replaced
replaced-about = The host has given this seat a new link, and the old one opens nothing any more. Ask the host for the new one, or watch.
rematch = Rematch with the sides changed
rematch-go = To the rematch
winners = Shared victory: { $sides }
