# What the server itself says; everything else is said by the game.

undone = { $side } { $count ->
    [one] took back the last choice.
   *[other] took back the last plan, { $count } steps.
    }

undo-asked = { $side } { $count ->
    [one] asks to take back the last choice.
   *[other] asks to take back the last { $count } choices.
    }
undo-agreed = { $side } agrees.
undo-denied = { $side } does not agree: it stands.
undo-withdrawn = { $side } no longer asks to take back.
undo-done = { $count ->
    [one] One choice is taken back.
   *[other] { $count } choices are taken back.
    }
undo-done-dice = { $count ->
    [one] One choice is taken back.
   *[other] { $count } choices are taken back.
    } The dice that were seen stay as they are: they will fall again in the same order.

cannot-undo = It cannot be taken back any more without asking.
cannot-undo-nothing = You have done nothing that could be taken back.
cannot-undo-bot = The computer never agrees to take something back.
cannot-undo-asked = A request to take back still waits for its answer.
cannot-undo-denied = This was refused. Play on; you may ask again for something later.
cannot-undo-answer = Nobody asks you to take something back.

dice-gathering = The dice are being mixed: all who take part commit to a value, then tell it.
dice-mixed = The dice are mixed from the server’s secret and the values of: { $seats }.
dice-absent = Took no part in mixing the dice: { $seats }.
dice-alone = Nobody took part in mixing the dice: the server alone chose them.
dice-brought = This match was imported. { $count ->
    [one] Its first die was
   *[other] Its first { $count } dice were
    } known to the person who brought it; the server has committed itself to all others.
dice-scripted = { $count ->
    [one] The first die of this match is written down beforehand.
   *[other] The first { $count } dice of this match are written down beforehand.
    }

dice-are-mixed = The dice are mixed already.
dice-not-mixed = The dice are not mixed yet.
dice-too-late = It is too late for that: another value may be known by now.
dice-too-early = Nobody tells a value before all who take part have committed to theirs.
dice-other-value = This is not the value that was committed to.

aside-no-game = This match is put aside: its game is not installed on this server at the moment. Nothing is lost.
aside-other-rules = This match is put aside: it began under another version of the rules, which this server no longer plays. You can look at it and take its record along.
aside-no-replay = This match is put aside: the rules of this server no longer lead where it stood. You can look at it and take its record along.
aside-not-whole = This match is put aside: part of what was played is missing in the server’s database. You can look at it and take along its record up to there.
aside-operator = This match is put aside by the operator of this server. Nothing is lost: you can look at it and take its record along, and it goes on when the operator takes it up again.

rematch = A rematch is asked for by: { $side }. Everybody changes sides.

seat-to-bot = The host has handed { $side } to the computer.
seat-to-rules = The host has handed { $side } to the rules: it does no more than it must.
seat-to-person = The host has handed { $side } to another person, by a new link.
seat-taken-back = The player of { $side } has come back and plays again.
seat-handed-over = Your seat was handed over while you were away. Take it back to play on.

match-too-long = The match has grown too long: all that is left is to give up.

outlook-begun = The chances of winning are shown in this match. Any player may end that.
outlook-asked = { $side } would like the chances of winning to be shown to all.
outlook-open = { $side } agrees: the chances of winning are shown to all.
outlook-no = { $side } does not want the chances of winning to be shown.
outlook-closed = { $side } ends it: the chances of winning are no longer shown.
outlook-none = Nothing can be told of who wins such a match.
outlook-hidden = The chances of winning are not shown.
outlook-refused = A player does not want this. Only they can ask for it again.
outlook-agreed = You have agreed already.

lists-mustering = The match begins when everybody who plays has brought a list. Nobody sees another’s before.
list-in = A list is in and sealed: { $side }.
lists-open = All lists are in. They are opened together, and nothing about them changes any more.
lists-are-open = It is too late for a list: they are open.
lists-not-in = The match has not begun: not all lists are in.
