# The page's own words. The game's sentences come from the server in both languages.

tools = Tools
rules = Rules
rules-search = Search the rules
rules-none = No rule holds these words.
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
confirm = Yes, do it
cancel = Cancel
ask-first = Ask me before acting
decision = What you are asked
watching = You are watching.
forced = There is only this to do.
hint-hexes = Choose a lit hex on the board, or a line below.
hint-pieces = Choose a lit counter on the board, or a line below.
group-hexes = { $count } lit hexes
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
no-match = There is no such match, or the server does not answer.
connection-lost = Connection lost, trying again …
why-title = Not now
why-hex = Why not { $hex }?
show-on-board = Show { $hex } on the board
tab-log = Log
tab-status = Situation
tab-hex = Hex
log-filter = Filter the log
log-empty = Nothing has happened yet.
log-all = Show all { $count } lines
commitment = The dice were fixed before the first action:
secret = Their secret:
record = Save the record
turn = Turn
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
attack-magic = magic
attack-melee = melee
attack-missile = missile fire
dice = Dice: { $list }

## Board

board-label = Map. Arrow keys move the cursor, brackets go through the options, Enter chooses.
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Whole map
zoom-action = To the action
stack-at = { $side } in { $hex }
stack-hidden = (the rest is hidden)
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
edge-lake = Lake
edge-wall = Wall
mark-siege = Siege
mark-battle = Battle
mark-pit = Pit
mark-rain = Rain
mark-light = Light
mark-dark = Darkness
mark-cloak = Cloak
mark-control = Held by

## Counters

mode-F = foot
mode-C = cavalry
mode-W = winged
armor-none = no armor
armor-medium = medium armor
armor-heavy = heavy armor
face-troop = missile { $missile }, melee { $melee }, morale { $morale }
face-mp = { $value } MP
face-leads = leadership { $value }
face-magic = magic { $power }, range { $range }
face-reconstructed = reconstructed values

orders = Standing orders
command-cloak-always = Always answer with Cloak
command-cloak-never = Never answer with Cloak
command-cloak-ask = Ask me about Cloak
command-fire-always = Always fire
command-fire-ask = Ask me before firing
command-lift-pass = Stop passing
command-top = To the top
command-stack-show = Always show a unit here
command-stack-silent = Never show a unit here
command-stack-ask = Ask me here
command-siege-assault = Always assault here
command-siege-invest = Always invest here
command-siege-ask = Ask me about the siege

## Keys

key-arrows = move the cursor from hex to hex
key-options = next or previous option
key-enter = choose what is pointed at
key-undo = take back
key-action = go to the action
key-zoom = nearer, farther, whole map
key-battle = show or hide the battle
key-tabs = log, situation, hex
key-rules = rulebook
key-replay = replay, one step back, one step forward
key-focus = to the question, to the map
key-escape = close, cancel
key-help = this page
help-about = Everything lit can be chosen: by a click, a tap, a key, or as a button in the panel. Point at something that is not lit to hear why.
help-counter = How to read a counter
help-counter-troop = Troops: movement mode above on the left (F foot, C cavalry, W winged), homeland on the right; below missile, melee, morale and movement points.
help-counter-person = Characters: leadership in the hexagon, magic power and range, movement points. A dot on the left means that values are reconstructed.
help-armor = The picture shows armor: black is heavy, an outline is medium, white is none.
help-stacks = A number tells how many lie in a stack. Of a hidden stack only the top is shown, and always with the same question mark.

## Hot-seat

curtain-title = Hand over
curtain-about = Everything is hidden until you are alone at the screen.
curtain-ready = I am { $side }

## Lobby

lobby-about = Classic fantasy wargames at a table that knows the rules.
choose-game = Game
choose-against = Against whom?
choose-scenario = Scenario
choose-options = Options
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
