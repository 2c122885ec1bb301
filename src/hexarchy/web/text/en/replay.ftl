replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the present
replay-at = Step
replay-leave = Back to the game
