# The page's own words. The game's sentences come from the server in both languages.

tools = Tools
rules = Rules
rules-search = Search the rules
rules-none = No rule holds these words.
rules-played = Played here: { $what }.
rules-rest = Show also the { $count } rules that are not in force here
rule-not-in-force = Not in force.
ruling = Ruling:
open-rule = Open rule { $rule }
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the present
replay-play = Play
replay-pause = Pause
replay-at = Step
replay-leave = Back to the game
replay-watching = You are looking at the past.
help = Help and keys
theme = Light or dark
language = Language
close = Close
hide = Hide
undo = Undo
undo-ask = Ask to take back
undo-waiting = You ask to take back { $count ->
    [one] your last choice.
   *[other] your last choice and what came after it.
  } Waiting for the answer…
undo-request = { $side } { $count ->
    [one] asks to take back the last choice.
   *[other] asks to take back the last { $count } choices.
  } Do you agree?
undo-dice = Dice you have seen stay as they are and will fall again in the same order.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw the request
confirm = Yes, do it
cancel = Cancel
ask-first = Ask me before acting
decision = What you are asked
watching = You are watching.
of = { $what }: { $whom }
forced = There is only this to do.
along-some = { $count ->
    [0] It goes alone
    [one] One other comes along
   *[other] { $count } others come along
}
along-who = Press those that stay here.
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
plan-stopped = Something has come up on the way. Those who were still to go have stayed.
rest-stop = Stop here, I will answer myself
why-title = Not now
why-hex = Why not { $hex }?
show-on-board = Show { $hex } on the board
tab-log = Log
tab-status = Situation
tab-hex = Hex
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
dice-absent = Without a part in them: { $seats }.
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
mix-title = Before the first die
mix-busy = The dice are being mixed …
mix-early = Waiting for { $seats }
mix-early-about = The match begins by itself as soon as the link is opened. Every browser then adds a value to the dice, so that nobody can have chosen them.
mix-late = Waiting for { $seats } to open the table again
mix-late-about = A value for the dice has been promised, but not told yet. The match begins by itself when that page is open again.
mix-lost = Your value for the dice is in another browser
mix-lost-about = Open the table where you first opened it, and the match begins by itself.
mix-link = Link for { $seat }, to send again
mix-without = Begin without them
mix-without-it = Begin without it
mix-without-about = The dice are then mixed without their value, and the table says so. They can still join the match later.
mix-silent-about = The dice are then mixed without this value, and the table says that it was promised and kept back: { $seats }.
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
dice = Dice: { $list }

## Board

board-label = Map. Arrow keys move the cursor, brackets go through the options, Enter chooses.
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Whole map
zoom-action = To the action
stack-at = { $side } in { $hex }
stack-hidden = (the rest is hidden)

## Keys

key-arrows = move the cursor from hex to hex
key-options = next or previous option
key-enter = choose what is pointed at
key-undo = take back
key-action = go to the action
key-zoom = nearer, farther, whole map
key-battle = show or hide the battle
key-odds = odds of the fight
key-tabs = log, situation, hex
key-orders = orders for this hex (which unit lies on top …)
key-whole = the whole stack
key-rules = rulebook
key-replay = replay, one step back, one step forward
key-focus = to the question, to the map
key-escape = close, cancel
key-help = this page
help-about = Everything lit can be chosen: by a click, a tap, a key, or as a button in the panel; what may move can be dragged. Point at something that is not lit to hear why.
help-counter = How to read a counter
help-stacks = A number tells how many lie in a stack. Of a hidden stack only the top is shown, and always with the same question mark.

## Hot-seat

curtain-title = Hand over
curtain-about = Everything is hidden until you are alone at the screen.
curtain-ready = I am alone: show me the table

## Lobby

lobby-about = Classic fantasy wargames at a table that knows the rules.
choose-game = Game
choose-against = Against whom?
choose-scenario = Scenario
choose-options = Options
presets = Presets
quoted = “{ $text }”
options-search = Search the options
options-none = No option holds these words.
options-changed = { $count ->
    [0] all as usual
    [one] one not as usual
   *[other] { $count } not as usual
}
options-reset = All as usual
options-clash = { $names } do not go together.
option-clash = Does not go with { $other }.
option-turn-off = Without { $other }
option-without = without { $name }
option-fixed = Given by the scenario { $scenario }.
against-bot = The computer
against-bot-about = It sees no more than you do.
against-hotseat = A friend at this screen
against-hotseat-about = You take turns; a curtain falls in between.
against-link = A friend elsewhere
against-link-about = You get a secret link to send.
seat-me = Me
seat-link = By link
seat-bot = Computer: { $name }
swap = Change sides
begin = Begin
links-title = Your table is ready
links-about = Send each player the link of his seat. Whoever holds it plays that side.
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
your-matches = Your matches
your-turn = your turn
more-matches = { $count } older
forget = Forget
forget-sure = Forget this match here? Without its link nobody at this browser gets back to the seat.
bring = Go on with a file
bring-about = Drop a recorded match (.json) or a position (.toml) here.
bring-record = Go on with this recorded match
bring-position = Begin from this position
bring-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
bring-not = Another file, or none
choose-file = Choose a file
file-large = The file is larger than 4 MB.
file-broken = { $name } is damaged: it cannot be read as JSON.
file-strange = { $name } is neither a recorded match nor a position.
file-other-game = The file is of a game that is not played here: { $game }.
refused-bad-record = The record cannot be played.
refused-bad-position = The position cannot be set up.
refused-other-rules = The record was made under another version of the rules.
refused-no-game = The game is not played here.
refused-full = Too many matches are being played here now. Try again later.
refused-too-often = That was too often in a short time. Try again in a minute.
refused-too-large = The file is too large.
no-server = The server does not answer.
no-server-title = Nobody opens
no-server-about = The server does not answer. Your match is safe there; the page goes on trying.
no-match-title = No such table
no-match-about = There is no match under this address. Is the link complete?
wrong-token-title = This link opens no seat
wrong-token-about = The part after # is the key to a seat, and this one does not fit. Ask for the link again, or watch.
verify = Check the dice
verify-about = The dice of a match come from a secret of the server, mixed with a value of every player. Their fingerprints are fixed before the first die falls, and all is told at the end: then everybody can throw every die again.
proof-right = right:
proof-wrong = wrong:
proof-here = computed by your browser
proof-there = replayed by the server
proof-open = The match is still being played
proof-some-open = Nothing is wrong, but { $count ->
    [one] 1 die proves nothing
   *[other] { $count } dice prove nothing
  }
proof-all-open = Nothing is wrong, but these dice prove nothing
proof-open-about = The secret stays closed until the end. Write the fingerprint down if you like.
proof-good = Everything is right
proof-bad = Something is wrong
proof-commitment = Every secret and every value has the fingerprint that was promised.
proof-commitment-wrong = A secret or a value has another fingerprint than was promised.
proof-noted-here = Everything is as this browser noted it when the match began.
proof-noted-other = The fingerprint or a value is not what this browser noted when the match began.
proof-dice = { $count ->
    [one] One die was thrown again and is the same.
   *[other] { $count } dice were thrown again and are the same.
}
proof-dice-wrong = { $count ->
    [one] 1 die was thrown again and is another.
   *[other] { $count } dice were thrown again and are others.
}
proof-dice-open = { $count ->
    [one] 1 die cannot be proven: nobody had committed to it.
   *[other] { $count } dice cannot be proven: nobody had committed to them.
}
proof-unprovable = not provable
proof-no-crypto = This browser computes proofs only over https or on this machine.
proof-promise = The dice are those that were promised.
proof-promise-wrong = The dice are not those that were promised.
proof-actions = { $count ->
    [one] The 1 action was allowed and leads to the recorded end.
   *[other] All { $count } actions were allowed and lead to the recorded end.
}
proof-actions-wrong = The actions do not lead to the recorded end.
proof-finished = The match is played to its end.
proof-resigned = The match ended by resignation.
proof-unfinished = The match is not finished.
proof-stretch = { $count ->
    [one] Die { $from }
   *[other] Dice { $from } to { $to }
}
proof-stretch-none = From die { $from } on: none has fallen
proof-mixed = Mixed from the server’s secret and the values of: { $seats }.
proof-alone = From the server’s secret alone.
proof-seeded = From a seed nobody committed to.
proof-brought = They came with an imported record: the person who brought it knew them.
proof-value-name = Value of { $seat }
proof-commitment-name = Fingerprint
proof-secret-name = Secret
proof-digest-name = Digest of the end
proof-command = The same at the command line:
proof-table = Every die
proof-action = Action
proof-number = Die no.
proof-thrown = Fell
proof-all = Show all { $count } dice
proof-busy = Every die is being thrown again …
proof-file = Check a recorded match
proof-noted = Fingerprint you wrote down (if you did)
proof-drop = Drop the record file (.json) here.

learn = Learn in ten minutes
learn-about = Your first game, on the real board, with somebody beside you: { $chapters }.
lesson = Lesson
lesson-chapter = Chapter { $number } of { $count }
lesson-steps = { $done } of { $count } steps done
lesson-continue = Continue
lesson-show = Show me
lesson-waiting = The other side is deciding …
lesson-astray = Now you are going your own way, and that is quite all right. Play on, or come back:
lesson-again = Begin again
lesson-next = Next: { $title }
lesson-skip = Skip
lesson-skip-about = To the next chapter
lesson-leave = Leave
lesson-leave-about = Leave the lesson
lesson-done = Well done!
lesson-play = Play a real match
