# What the server itself says; everything else is said by the game.

undone = { $side } took back the last choice.
resigned = { $side } resigned.
resigned-winner = { $side } resigned: victory for { $winner }.
