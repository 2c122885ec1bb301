# What the server itself says; everything else is said by the game.

undone = { $side } took back the last choice.
resigned = { $side } resigned.
resigned-winner = { $side } resigned: victory for { $winner }.

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
