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
