# Magical devices.

ask-claim-devices = Which devices does { $leader } use?
ask-spoils = { $hex }: who takes the captured device, { $device }?
event-device-used = { $leader } uses { $device }.
event-takes = { $leader } takes { $device }.
why-not-carried = { $leader } does not carry { $device }.
why-one-sword-a-turn = { $leader } has already used a sword in this Game-Turn: { $device } must rest.
why-no-units-to-guard-it = { $hex }: you have no units there to guard { $device }.
why-not-where-it-lies = { $leader } is not where { $device } lies, or may not take it up.
