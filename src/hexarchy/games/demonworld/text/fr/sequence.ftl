# Le tour.

event-round-begins = Le tour { $round } commence.
event-phase-begins = Tour { $round } : { $phase }.
