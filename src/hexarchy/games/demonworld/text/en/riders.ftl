# Passengers of chariots.

ask-dismount = { $unit }: where do they get off?
ask-mount = { $unit }: who gets on?
ask-thrown-off = { $unit }: where do they stand up again?
ask-board = { $unit }: which chariot do they get on?

event-mounts = { $unit } gets on { $other }.
event-dismounts = { $unit } gets off { $other } on { $hex }.

why-no-room-on-board = { $unit }: a commander on foot, of size 2 at most and without retinue, finds room on a chariot.
why-one-on-board = { $unit }: there is room for one passenger.
why-not-beside-carriage = { $unit }: one gets on from a field beside the carriage.
why-not-nearest = It must be a free field as near as possible to the carriage.
why-no-way-off = One gets off on a free field beside the carriage, away from enemies.
