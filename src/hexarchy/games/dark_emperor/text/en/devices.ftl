# Magical devices.

ask-claim-devices = Which devices does { $leader } use?
ask-spoils = { $hex }: who takes the captured device, { $device }?
event-device-used = { $leader } uses { $device }.
event-takes = { $leader } takes { $device }.
