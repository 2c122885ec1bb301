# What has happened meanwhile.

show = What the others did
show-watching = You are shown what the others did.
show-speed = Speed: { $speed }
show-skip = Skip
digest = Meanwhile
digest-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
digest-lost = Your losses
digest-slain = Their losses
digest-taken = Taken
digest-captured = Captured
digest-freed = Freed
digest-joined = Allies and arrivals
digest-fallen = Fallen places
digest-points = Points
ended = { $place }: the fight is over
