# Elections in Kelaron Oiret.

event-elected = { $leader } is Doge of Kelaron Oiret and bears the Torch of Liberty.
event-torch-goes-out = No candidate for Doge is left: the Torch of Liberty goes out for ever.
