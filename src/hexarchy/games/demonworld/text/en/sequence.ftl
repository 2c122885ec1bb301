# The round.

turn-word = Round
event-round-begins = Round { $round } begins.
event-phase-begins = Round { $round }: { $phase }.
