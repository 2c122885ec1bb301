# Those who do not stay dead.

ask-return = { $leader } comes back. Where?
event-returned = { $hex }: { $leader } has come back from the dead.
