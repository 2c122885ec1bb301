# The Staff of Empire.

ask-command = { $hex }: does { $leader } take command of the undead Imperial Legions?
event-commanded = { $unit } obeys { $leader } and the Staff of Empire.
event-command-ends = { $unit } no longer obeys the Staff of Empire.
