# The round.

event-round-begins = Round { $round } begins.
event-phase-begins = Round { $round }: { $phase }.
