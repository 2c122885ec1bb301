# The words of the proof of the dice.

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
