# Le tour.

turn-word = Tour
event-round-begins = Le tour { $round } commence.
event-phase-begins = Tour { $round } : { $phase }.
