# The words of the lobby.

lobby-about = Classic fantasy wargames at a table that knows the rules.
choose-game = Game
choose-against = Against whom?
choose-scenario = Scenario
choose-options = Options
presets = Presets
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
seat-here = At this screen
seat-nobody = Not played
players-count = Players
players-wrong = { $count ->
    [one] One plays
   *[other] { $count } play
  }; this scenario is for { $fewest } to { $most }.
against-bot-many = Computers
against-bot-many-about = They see no more than you do.
against-hotseat-many = Friends at this screen
against-hotseat-many-about = You take turns; a curtain falls in between.
against-link-many = Friends elsewhere
against-link-many-about = You get a secret link for each of them. You can mix it all below.
link-open = not come yet
link-came = has come
link-here = is here
copy-all = Copy all links
swap = Change sides
begin = Begin
links-title = Your table is ready
links-about = Send each player the link of their seat: it opens that side, and no other.
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
file-other-game = The file is of a game that is not played here: { $game }.
refused-bad-record = The record cannot be played.
refused-bad-position = The position cannot be set up.
refused-other-rules = The record was made under another version of the rules.
refused-no-game = The game is not played here.
refused-full = Too many matches are being played here now. Try again later.
refused-too-often = That was too often in a short time. Try again in a minute.
refused-too-large = The file is too large.
your-matches = Your matches
your-turn = your turn
more-matches = { $count } older
forget = Forget
forget-sure = Forget this match here? Without its link nobody at this browser gets back to the seat.
learn = Learn in ten minutes
learn-about = Your first game, on the real board, with a coach beside you: { $chapters }.
learn-on = Go on: { $title }
learn-done = You know all of it. Come back to any chapter as often as you like.
learn-known = { $done } of { $count } chapters done

outlook-lobby = Show who is likely to win
outlook-lobby-about = A graph for all, from what everybody sees. Any player may end it at the table.
army-builder = Build an army
