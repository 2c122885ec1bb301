# What the command line says. French and English are equals: both or neither.

percent = { $number }%
decimal-mark = .
yes = yes
no = no
error = Error: { $sentence }
interrupted = Interrupted.

## Help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-options-piece = [OPTIONS]
help-command-piece = COMMAND …
help-help = Show this help.
help-lang = Language of everything shown; it may stand anywhere on the line. By default that of your system.
help-version = Show the version.
help-about = A table for classic fantasy wargames, with the rules enforced. "hexarchy COMMAND --help" tells more of a command.

metavar-host = HOST
metavar-days = DAYS
metavar-game = GAME
metavar-match = MATCH
metavar-file = FILE
metavar-folder = FOLDER
metavar-list = [SIDE=]FILE
metavar-position = POSITION.toml
metavar-name = NAME
metavar-bot = BOT
metavar-side = SIDE
metavar-switch = NAME=VALUE
metavar-seats = SIDE,SIDE
metavar-chart = [CHART]
metavar-rule = [ID | WORDS]

serve-short = Play in the browser.
serve-about = Serve the table: play in the browser, alone against a bot, with a friend at this machine or over the network. Every action is on the disk before it is shown.
admin-short = Look after the matches of a server; back them up.
admin-about = Look after the matches of a server, while it runs or not: see them, put them aside, delete them, back them up and restore them. A server notices within a second or so. "hexarchy admin COMMAND --help" tells more of a command.
admin-list-short = List the matches.
admin-list-about = List the matches, those touched last first. Several filters narrow the list.
admin-show-short = All about a match but its secrets.
admin-show-about = Show what is known of a match: who sits at it, how far it is, why it is put aside. No die, action or token is shown.
admin-stats-short = How many matches, how much of everything.
admin-stats-about = Count the matches by game and state, their entries, those made in the last week and those who made most, and the size of the database. Makers are shown under a name that changes with every call.
admin-export-short = Write the record of a match.
admin-export-about = Write the record of a match, as its players may take it along, to a new file or to the screen. The record of a match that is not over holds the secret of its dice: who reads it knows every die to come.
admin-put-aside-short = Put a match aside: nobody plays it.
admin-put-aside-about = Put a match aside. Its players are told that the operator did so; they still see it and can take its record along. It stays aside until it is taken up.
admin-take-up-short = Let a match go on that was put aside.
admin-take-up-about = Let a match go on that was put aside with "put-aside". If its players took the record along meanwhile, other dice are rolled from there on.
admin-delete-short = Delete matches for good.
admin-delete-about = Delete matches with everything that belongs to them. Only a backup brings them back.
admin-backup-short = Back up everything into a file.
admin-backup-about = Write everything the database holds into a new file, as it is at one moment, while servers go on. The file suits SQLite and PostgreSQL alike. It holds every secret: keep it as private as the database.
admin-restore-short = Fill a database from a backup.
admin-restore-about = Fill an empty database from a backup, or replace all that is in it. The file is checked first; then everything happens or nothing. While a large backup is read in, servers cannot write.
games-short = List the games, their scenarios and options.
games-about = List the games with their seats, scenarios, options, bots and rules.
play-short = Play with friends or bots.
play-about = Play at this terminal. Without bots all players share the keyboard, and the screen is hidden when it changes hands. Type "help" at the table to see what can be said.
simulate-short = Let bots play many games, and sum up.
simulate-about = Let bots play many games against each other and sum up. The exit code is 1 if a game broke down.
arena-short = Find out which of two bots is stronger.
arena-about = Let two bots play pairs: each seed twice, with the seats swapped. With more than two seats they sit alternately (--alone: A alone among Bs) and all move on by one seat until every arrangement was played. Elo is told with its 95 % interval; a sequential test (--elo0, --elo1) stops as soon as it knows. A bot can be tried with other numbers: captain:near=5,big_army=8. The exit code is 1 if a game broke down.
replay-short = Tell a recorded match again.
replay-about = Tell a recorded match again: as one seat knew it, or in full once it is over. Then show where it stands.
verify-short = Check a record: actions, dice and end.
verify-about = Play a record again with every action checked, and compare its dice and its end with what was promised. The exit code is 1 if something is wrong.
rules-short = Read the rulebook, or one rule, or search it.
rules-about = Show the chapters of the rulebook, one rule by its id, or the rules that hold some words.
charts-short = Read the charts of a game.
charts-about = List the charts of a game, or show one: by its id, by words of its title, or by a rule that speaks of it.
charts-none = This game has no charts.
chart-now = now
odds-short = The chances of the battles and sieges in a position.
odds-about = Show the chances of every battle and siege in a position, computed as the game will compute them.
bench-short = Measure the engine.
bench-about = Measure the engine against a plain program. Works in a checkout of the sources.

opt-host = The address to listen at. Usually 127.0.0.1, which only this machine reaches.
opt-port = The port to listen at; 0 takes a free one. Usually 8000.
opt-name = A name under which browsers reach this server, if it is neither that of this machine nor an address. May be given several times; the variable HEXARCHY_NAMES lists more, with commas. Requests for any other name are refused.
opt-database = Where matches are kept: "sqlite:///FILE" or "postgresql://…". Usually the file hexarchy.db in your own data folder, or what the variable HEXARCHY_DATABASE says.
opt-proxy = The address of a proxy in front of this server, as seen from here: it is believed when it says for whom it asks. It must pass on the header Host, and WebSockets.
opt-forget = Delete matches that nobody has touched for so many days. Usually none is deleted.
opt-list-game = Only matches of this game.
opt-list-running = Only matches that are not over.
opt-list-over = Only matches that are over.
opt-list-aside = Only matches that are put aside.
opt-list-untouched = Only matches that nobody has touched for so many days.
opt-with-secret = Also if the match is not over, with the secret of its dice.
opt-replace = Delete what the database holds. Usually only an empty one is filled.
opt-yes = Do not ask.
opt-open = Open the browser.
opt-data = A folder of data files that replace those of the game.
opt-scenario = The scenario; "games" lists them. Default: the first of them.
opt-rules-record = Show the rules in force in the match of a record.
opt-rules-scenario = Show the rules in force in this scenario.
opt-rules-option = Show the rules in force with this option. May be given several times.
opt-rules-all = Show also what is not in force, marked as such.
opt-option = Switch an optional rule; "games" lists them. May be given several times.
opt-preset = A named set of options; "games" lists them.
opt-against = A bot takes all other seats.
opt-seat = Your side in a match against a bot. May be given several times, if you are several.
opt-players = How many seats are played, where the scenario leaves that open. By default as few as it allows.
opt-seats = Which seats are played, where the scenario leaves that open; SIDE=BOT gives one to a bot.
opt-seats-named = Which seats are played, where the scenario leaves that open.
opt-army = The list of an army, where players make them: for the side named, or for the sides in their order. May be given several times. Sides without one bring a usual list.
opt-army-scenario = The scenario the list is made for. By default the first that players make lists for.
opt-army-seat = The side the list is made for.
opt-seed = Number that fixes the dice.
opt-play-seed = Number that fixes the dice, to play the same match again. By default the dice are secret and can be checked afterwards.
opt-seed-first = Seed of the first game; each further game has the next number. Default: 0.
opt-from = Start from a position written by hand.
opt-load = Go on with a saved match; it is kept in the same file unless --save names another.
opt-save = Keep the match in this new file; it is saved after each of your answers.
opt-bots = The bots by seat; a single name sits on every seat. Default: "random".
opt-games = How many games to play. Default: 100.
opt-jobs = How many processes play at the same time. The results are the same for any number. Default: 1.
opt-swap = The bots change seats from game to game.
opt-pairs = How many pairs to play at most. Default: 100.
opt-alone = A sits alone, B on all other seats, instead of alternately.
opt-drawn = Where players bring lists, draw any that are allowed, new ones for each pair; else the usual ones are played.
opt-arena-seed = Seed of the first pair; each further pair has the next number. Default: 0.
opt-elo0 = Test whether A is stronger than B by no more than so many Elo (H0) …
opt-elo1 = … or by at least so many (H1), with 5 % error either way.
opt-rows = Keep a row for each game in this file, as JSON lines. If it holds rows of the same bots and games, go on from there.
opt-ray = Spread the pairs over the Ray cluster that RAY_ADDRESS names, or over this machine; Hexarchy must be installed on all of its machines.
opt-most = Give up a game after so many decisions. Default: 200000.
opt-records = Keep the record of every game in this folder.
opt-json = Print the results as JSON.
opt-to = Stop after so many actions.
opt-replay-seat = Tell it as this side knew it.
opt-commitment = The hash of the dice that was shown before the match.
opt-odds-games = How many times each battle is played out. Default: 500.
opt-odds-game = The game of the position, if its file does not say.
opt-odds-bot = The bot that decides for all sides. By default the best the game has; "random" never withdraws.

## Mistakes

error-language = There is no language '{ $value }'; there is { $known }.
error-no-command = There is no command '{ $name }'; there is { $known }.
error-no-option = There is no option '{ $name }' for this command.
error-missing = Something is missing: { $name }.
error-no-value = The option '{ $name }' needs a value.
error-arguments = I do not know what to do with '{ $said }'.
error-not-whole = '{ $option }' takes a whole number, not '{ $value }'.
error-too-small = '{ $option }' must be at least { $least }, not { $value }.
error-no-game = There is no game '{ $name }'; there is { $known }.
error-bad-games = The games brought along cannot be used: { $why }.
error-port = Cannot listen at { $host }, port { $port }: { $why }.
error-name = “{ $name }” is no name of a host: give it without “http://”, port and path.
error-database = The database cannot be used: { $why }.
error-database-address = The address of a database begins with sqlite:/// or postgresql://; the one that was named does not.
error-no-database = There is no database '{ $path }'; '--database' names another.
error-newer-database = The database was written by a newer Hexarchy: install that version, or restore a backup from before the upgrade into a new database. Nothing was changed.
error-older-database = The database was written by an older Hexarchy: back it up, then start "hexarchy serve", which brings it up to date.
error-other-database = The database is not one of Hexarchy's, or not a whole one. Nothing was changed; '--database' names another.
error-no-match = There is no match '{ $name }'.
error-with-secret = The match '{ $name }' is not over: its record holds the secret of its dice, so add '--with-secret' if you want that.
error-is-aside = The match '{ $name }' is put aside already.
error-not-aside = The match '{ $name }' was not put aside with "put-aside"; what is aside for another reason goes on by itself when that is gone.
error-not-empty = The database already holds { $count ->
    [one] one match
   *[other] { $count } matches
}: '--replace' deletes them.
error-not-read = '{ $path }' cannot be read: { $why }.
error-backup-format = '{ $path }' is not a backup made by Hexarchy.
error-backup-newer = '{ $path }' was made by a newer Hexarchy, which can restore it.
error-backup-cut = '{ $path }' is cut off: the end is missing. Nothing was changed.
error-backup-changed = '{ $path }' is damaged: it is not what was written. Nothing was changed.
error-bad-list = '{ $path }' is no list for this match: { $why }
error-no-lists = No lists are made for such a match of '{ $name }'.
error-many-lists = { $count ->
    [one] One list is made for this match, not more.
   *[other] { $count } lists are made for this match, not more.
    }
error-no-folder = There is no folder '{ $path }'.
error-bad-data = The data in '{ $path }' cannot be used: { $why }.
error-no-seat = There is no seat '{ $name }'; there is { $known }.
error-seat-alone = '--seat' goes with '--against BOT' only: without a bot all sides are yours.
error-players = '--players { $players }' does not go with the number of seats named: { $seats }.
error-most-players = The game has { $seats } seats, not { $players }.
error-seats = This cannot be played so: { $why }.
error-not-number = '{ $option }' takes a number, not '{ $value }'.
error-same-bot = One bot cannot be compared with itself: name two.
error-worker-lost = A process has died in the middle of a game. The rows kept so far are good: call again with the same --rows to go on.
error-elo-alone = '--elo0' and '--elo1' go together.
error-elo-order = '--elo0' must be less than '--elo1'.
error-bad-rows = { $path } cannot take the rows: { $why }.
rows-of-others = it holds the rows of other games
rows-of-nothing = it does not begin as a file of rows
error-no-aspect = '{ $said }' is not an aspect with its number; { $bot } has: { $known }.
error-no-bot = There is no bot '{ $name }'; there is { $known }.
error-bot-count = { $given ->
    [one] One bot was
   *[other] { $given } bots were
} given for { $seats } seats ({ $names }).
error-no-scenario = There is no scenario '{ $name }'; there is { $known }.
error-no-switch = The game has no option '{ $name }'; it has { $known }.
error-switch-value = The option '{ $name }' takes { $known }, not '{ $value }'.
error-bad-option = These options do not go together: { $why }.
error-bad-position = The position '{ $path }' cannot be used: { $why }.
error-which-game = The position '{ $path }' does not say of which game it is; add --game with one of { $known }.
error-other-game = '{ $path }' belongs to the game '{ $name }', not to '{ $wanted }'.
error-position-options = A position brings its own scenario, options and seats: leave out '--scenario', '--preset', '--option' and '--players'.
error-load-alone = A saved match brings its own scenario, options, seats and dice: '--load' goes without '--scenario', '--preset', '--option', '--players', '--seed' and '--from'.
error-record-alone = A record brings its own scenario and options: '--record' goes without '--scenario' and '--option'.
error-bad-record = The record '{ $path }' cannot be used: { $why }.
error-changed-record = The record '{ $path }' does not lead to the end it claims: it was changed, or made by another version.
error-rules-version = The record '{ $path }' was made with rules version { $version }; this program has { $here }.
error-too-far = The record '{ $path }' has only { $count } actions.
error-no-chart = There is no chart '{ $name }'. There are: { $known }.
error-no-rule = There is no rule '{ $id }'.
error-no-rule-near = There is no rule '{ $id }'; near it are { $near }.
error-no-words = No rule holds the words '{ $words }'.
error-no-benchmarks = The benchmarks are not part of the installed program: you find them in the folder "benchmarks" of the sources, where "./run bench" starts them.
error-extra = This needs packages that are not installed: pip install "hexarchy[{ $extra }]" brings them.
error-no-data-folder = The folder for the matches, '{ $path }', cannot be made: { $why }. '--database' names another place.
error-exists = '{ $path }' exists already: go on with that match with '--load', or name another file.
error-no-text = it is not a text file
error-no-toml = it is not TOML ({ $why })
error-not-saved = '{ $path }' could not be saved: { $why }.

## What the system has against a file

os-ENOENT = there is no such file
os-EISDIR = it is a folder
os-ESPIPE = it is not an ordinary file
os-EFBIG = it is too large
os-ENOTDIR = a part of the path is no folder
os-EEXIST = a file is in the way
os-EACCES = it may not be opened
os-EPERM = that is not permitted
os-EROFS = the disk is read-only
os-ENOSPC = the disk is full
os-ENAMETOOLONG = the name is too long

## serve

serve-at = Hexarchy is ready: { $address } (Ctrl-C ends it)
serve-kept = Matches are kept in { $path }.
serve-port-too-high = there are 65535 ports

## admin

admin-col-id = match
admin-col-game = game
admin-col-made = made
admin-col-touched = touched
admin-col-version = version
admin-col-seats = people/bots
admin-col-over = over
admin-col-aside = aside
admin-col-running = running
admin-col-rules = rules
admin-col-scenario = scenario
admin-col-options = options
admin-col-position = from a position
admin-col-taken = seats
admin-col-entries = entries
admin-col-bot-due = a bot is asked
admin-col-given-out = record given out
admin-col-picture = version of the last picture
admin-col-size = size of the database
admin-size-units = B kB MB GB
admin-count = { $count ->
    [one] One match.
   *[other] { $count } matches.
}
admin-made-on = made on { $day }
admin-aside-for = aside ({ $why })
admin-maker = maker { $name }
admin-exported = The record is in { $path }.
admin-put-aside = The match { $name } is put aside.
admin-taken-up = The match { $name } goes on.
admin-delete-sure = Delete { $count ->
    [one] the match { $names }
   *[other] { $count } matches ({ $names })
} for good?
admin-deleted = { $count ->
    [one] One match is
   *[other] { $count } matches are
} deleted.
admin-replace-sure = Delete { $count ->
    [one] the match
   *[other] the { $count } matches
} in this database and restore the backup of { $at }?
admin-unchanged = Nothing was changed.
admin-rows = rows
admin-bytes = checked
admin-backed-up = { $path } holds everything, in { $rows ->
    [one] one row
   *[other] { $rows } rows
}. It holds every secret: keep it private.
admin-restored = { $path } is restored: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.

## games

games-seats = seats
games-scenario = scenario { $name }
games-players = { $fewest } to { $most } players.
games-option = option { $name }={ $values }
games-preset = preset { $name }
games-bots = bots
games-rules = rules
games-rule-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}

## rules

rules-hint = { $count } rules. Give an id to read one, or words to search.
rule-ruling = Ruling:
rule-kind-rule = rule
rule-kind-example = example
rule-source = ({ $kind }; rulebook, { $count ->
    [one] line
   *[other] lines
} { $source })
rule-unsourced = ({ $kind })
rule-reconstructed = ({ $kind }; reconstructed: no source at hand says all of this)
rule-not-in-force = Not in force. { $needs }
rules-found-not-in-force = (not in force)
rules-in-force = { $count } rules are in force, { $rest } are not. Give an id to read one, or words to search.
rule-untranslated = (Not yet translated.)

## simulate

simulate-progress = games
simulate-games = games
simulate-finished = finished
simulate-wins = won by { $side }
simulate-bot-wins = won by the bot { $bot }
simulate-shared = shared victories
simulate-draws = draws
simulate-unfinished = given up
simulate-decisions = decisions
simulate-speed = decisions a second
simulate-dead-ends = dead ends
simulate-errors = errors
simulate-failure = Game with seed { $seed }: { $message } ({ $record })
simulate-no-record = no record saved

## arena

arena-progress = pairs
arena-so-far = Elo { $elo }
arena-pairs = pairs
arena-rounds = rounds
arena-elo = Elo of { $bot } against { $other }
arena-interval = { $elo } [{ $low }, { $high }]
arena-kinds = pairs by score 0, ½, 1, 1½, 2
arena-share-kinds = rounds by share 0, ¼, ½, ¾, 1
arena-uncounted = not counted
arena-test = test of { $elo0 } against { $elo1 } Elo
arena-ratio = { $ratio } ({ $low }, { $high })
arena-verdict = verdict
arena-h0 = H0: no stronger than by { $elo0 }
arena-h1 = H1: stronger by { $elo1 }
arena-open = not known yet

## replay and verify

replay-public = The match is not over: this is what everybody saw. Use --seat to see more.
replay-at = After action { $number }:

outlook-title = Who wins?
outlook-turns = turns { $first } to { $last }
outlook-at = turn { $turn }
outlook-band = may be
outlook-from-to = { $low } to { $high }
outlook-even = Nobody
outlook-about = By what everybody sees, learned from { $games } games of the computer against itself.
verify-actions = Actions: { $count ->
    [one] one, and it is
   *[other] { $count }, all of them
} legal.
verify-refused = The match cannot be played again: { $why }
verify-dice-right = Dice: as promised ({ $made }).
verify-dice-own = Dice: as the record itself promises ({ $made }). Give --commitment with the hash shown before the match to be sure.
verify-dice-open = Dice: some were scripted or came from a known seed; nothing was promised of them.
verify-dice-brought = Dice { $number } and following came with an imported record: the importer knew them.
verify-dice-mixed = Dice { $number } and following are mixed with values of: { $seats }.
verify-dice-wrong = Dice: NOT as promised. Promised { $promised }, rolled with { $made }.
verify-digest-right = End: as recorded ({ $digest }).
verify-digest-wrong = End: NOT as recorded; the actions lead to { $digest }.
verify-no-digest = End: the record does not say; the actions lead to { $digest }.
verify-finished = The match is over.
verify-unfinished = The match is not over yet.
verify-good = { $path } is good.
verify-open = { $path }: nothing is wrong with it, but its dice prove nothing.
verify-wrong = { $path } is WRONG.

## odds

odds-progress = battles
odds-none = There is no fight to compute.
odds-example = Not everything is settled yet; this is one way it may be.
odds-guessed = What is hidden from you is guessed from what you know.
odds-who = who
odds-needed = needs
odds-morale = morale
odds-need = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ≤ { $needed }
odds-modifiers = modifiers
odds-wins = won by { $side }
odds-losses = losses of { $side }, on average
odds-played = Played out { $games } times, the bot "{ $bot }" deciding for all sides:

## play

play-welcome = Answer with a number, an action such as those in grey, or a name. "help" lists the commands, "quit" leaves.
play-commitment = The dice of this match are fixed and secret. Hash: { $hash }
play-prompt = { $side }>
menu-cost = cost
menu-unlisted = … and { $count } other hexes: type any of them; "map" marks them
menu-hexes = { $count } hexes: type any of them; "map" marks them
play-thinks = … { $side }: thinking
play-hand-over = Hand over to { $side }. Everybody else looks away.
play-press-enter = Press Enter when ready.
play-no-number = { $count ->
    [one] There is only one answer: 1.
   *[other] The answers are numbered from 1 to { $count }.
}
play-not-understood = I do not understand '{ $said }'. "help" lists the commands, "options" shows the answers again.
play-not-understood-near = I do not understand '{ $said }'. Did you mean '{ $near }'? "help" lists the commands, "options" shows the answers again.
play-why-what = Which action? For example: why move 0511
play-allowed = That is allowed.
play-sure = (yes/no)
play-resign = Resign? That cannot be taken back.
play-undone = { $count ->
    [one] Taken back.
   *[other] Taken back: { $count } actions, all that was done in one go.
}
play-later = { $count ->
    [0] Something came up on the way. The rest of the plan waits.
    [one] Something came up on the way. One has stayed: { $who }.
   *[other] Something came up on the way. { $count } have stayed: { $who }.
}
play-later-go = { $count ->
    [0] Go on
   *[other] Bring them along
}
play-no-undo = Nothing can be taken back: dice, discoveries and the turns of others stand.
play-no-map = This game has no map to draw.
play-which-hex = Which hex? Name its number, or a place in it.
play-no-hex = There is no hex or place '{ $name }'.
play-unit-what = Which unit? Its name, a part of it or its id will do.
play-no-unit = There is no unit '{ $name }'.
play-which-unit = Which one? { $names }
play-save-where = Where to? For example: save my-match.json
play-saved = Saved: { $path }
play-saved-here = Saved: { $path }. From now on every answer is saved there.
play-exists = There is already a file '{ $path }'; name another.
play-unsaved = This match is not saved. "save my-match.json" keeps it; "quit" once more leaves all the same.
play-kept = The match is kept in { $path }.
play-goes-on = The match goes on after { $count ->
    [one] one action
   *[other] { $count } actions
}; "log" tells what happened.
units-none = No unit holds these words.
units-nowhere = not seen, or not in play
reach-no-spell = You are not offered a spell '{ $name }' that is aimed at the map.
seen-gone = { $side }, no longer seen: { $list }.
seen-stack = { $unit } at { $hex }
seen-moved = { $side }: { $list }.
seen-way = { $unit } { $before } → { $now }
seen-new = { $side }, newly seen: { $list }.
play-left = You have left the table.
play-left-saved = You have left the table. The match is saved: { $path }
play-over-saved = The whole match with its dice is in { $path }; "hexarchy verify" checks it.
play-help =
    Answer with the number, the action in grey, or the name of its target.
    Several answers may stand on one line, with ";" between them.
    A letter takes a shortcut, the number of a far hex the road to it.
      map [HEX]        the map, or the part around a hex or place; * marks targets
      stack HEX        a hex: what is printed there, and who stands there, as far as you know
      card NAME        a counter
      view             how the war stands, and who lies beside the map
      why ACTION       which rule forbids an action
      rule ID|WORDS    read or search the rulebook
      odds             the chances of the battles and sieges
      charts [NAME]    the charts, or one of them, also by the id of a rule
      units [WORDS]    every unit: where it is, or was last seen
      reach [SPELL]    on the map: where the enemy can come, or where a spell works
      log [N]          what has happened
      options          the question and its answers again
      orders           standing orders, and all you may order at any time
      undo             take back your last answer, or the whole of your last shortcut
      resign           give up
      save [FILE]      save the match
      quit             leave
map-legend = Ground: { $grounds }. Stacks: { $sides }. Signs: { $signs }
play-goals-hint = Or type a hex: the middle of its front goes there from { $hex } by the cheapest way. With 2, 3, … behind it, facing otherwise.
play-goals = It could face otherwise there ({ $count }): undo, and type the hex with its number.
play-goals-none = No way leads there: the middle of its front cannot come to { $hex } this time.
play-goals-near = The middle of its front cannot come to { $hex }; type { $near }, and another part of it will stand there.
map-units = Units, each element with the way it faces: { $units }
map-fortress = fortress
map-capital = capital
map-mark = more to know: see the hex
map-lit = target
stack-empty = Nobody is here, as far as you can see.
stack-held = Held by { $side }.
stack-top-only = { $side }: only the top unit is visible.
stack-whole = { $side } ({ $count }):
unit-at = At { $hex }.
unit-reconstruction = These values are our reconstruction; a data pack can replace them.

## What a view and a counter show

view-marks = On the map
view-orders = Your orders
orders-none = There is nothing to order beside the question.
view-ranks = Ranks
head-turn = Turn

army-about = Look at a list for an army: what it costs, and which rules are against it. Without a file a usual list is shown, to begin with.
army-short = Check the list of an army.
army-points = { $side }: { $points } points; from { $least } to { $most } are allowed.
army-fault = Not allowed: { $why }
army-line = line { $line }: { $why }
army-allowed = This list is allowed.
