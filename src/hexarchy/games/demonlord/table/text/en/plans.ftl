# Shortcuts, and what is asked again.

plan-stack = The whole stack ({ $count } units)
plan-company = { $count ->
    [one] The other unit of the stack comes along
   *[other] The other { $count } units of the stack come along
}
plan-rest-towns = Raise all towns
plan-rest-setup = Set up for me
plan-rest-support = All of them help
plan-rest-round = Resolve the rest of this round
plan-rest-battle = Fight this battle to its end (no magic, no withdrawal)
sure-end = { $count ->
    [one] One unit has not moved yet. End movement all the same?
   *[other] { $count } units have not moved yet. End movement all the same?
}
sure-withdraw = Every troop unit checks its morale without its leaders, and routed units are lost. Withdraw?
sure-stay = It has not moved yet: if it stops now, its move is given up. Stop here?
sure-invocation = { $count ->
    [one] One character could still call on a being here. Call on none?
   *[other] { $count } characters could still call on beings. Call on none?
}
pass-mine = None until my turn ends
pass-theirs = None until their turn ends
sure-loss = Give up { $unit }? It cannot be taken back.
