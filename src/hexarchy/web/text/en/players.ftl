# The players of a table.
players-host = You made this match: you may hand over the seat of a player who has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }, and your own. Everybody is told.
player-you = you
player-person = a person
player-here = here
player-never = has not come yet
player-bot = Computer: { $name }
player-rules = absent: the rules answer
player-out = out of the match
hand-over = Hand over…
hand-link = To another person, by a new link
hand-bot = To the computer
hand-rules = To the rules: no more than it must
hand-which = Which one
hand-link-sure = Hand { $seat } to another person? The old link opens nothing any more.
hand-bot-sure = Let the computer play { $seat }? Its player can take the seat back with their link.
hand-rules-sure = Let the rules answer for { $seat }? Its player can take the seat back with their link.
hand-link-made = New link for { $seat }, to send
hand-in-use = Its player is at the table, or was a moment ago.
host-link = Your own link, for another device (keep it secret)
