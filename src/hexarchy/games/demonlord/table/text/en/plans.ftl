# Shortcuts, and what is asked again.

plan-stack = The whole stack ({ $count } units)
plan-company = { $count ->
    [one] The other unit of the stack comes along
   *[other] All { $count } others of the stack come along
}
plan-rest-towns = Ask the towns in turn until all are placed
plan-rest-support = All of them help
plan-rest-round = Resolve the rest of this round
plan-rest-battle = Fight this battle to its end (no magic, no withdrawal)
sure-end = { $count ->
    [one] One unit has not moved yet. End movement all the same?
   *[other] { $count } units have not moved yet. End movement all the same?
}
sure-withdraw = Every troop unit checks its morale without its leaders, and routed units are lost. Withdraw?
