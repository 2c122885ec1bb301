# Riders of chariots and dragons.

ask-dismount = { $unit }: where do they get off?
ask-mount = { $unit }: who gets on?
ask-thrown-off = { $unit }: where do they stand up again?
ask-stand-up = The mount of { $unit } is slain: where do they stand up?
ask-allot-or-mount = { $unit }: a counter for a leaderless unit in command, or all for the mount?
ask-board = { $unit }: what do they get on?

event-mounts = { $unit } gets on { $other }.
event-dismounts = { $unit } gets off { $other } on { $hex }.

why-no-room-on-board = { $unit }: a commander on foot, of size 2 at most and without retinue, finds room on a chariot or dragon.
why-one-on-board = { $unit }: there is room for one passenger.
why-not-nearest = It must be a free field as near as possible to the carriage.
why-not-beside-mount = { $unit }: one gets on from a field beside the carriage, or beside the head of a dragon.
why-no-way-off = One gets off on a free field beside the carriage or the head of the dragon, away from enemies.
why-counters-undivided = All counters of a rider go to units in command, or all to the mount.
why-not-beside-slain = The rider of a slain dragon stands up on a free field beside its head, or else as near as there is one.
