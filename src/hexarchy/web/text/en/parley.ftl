# What players say to each other.
parley-about = Say what you like: it binds nobody, and no record keeps it. It is gone with the match.
parley-to = To
parley-all = everybody at the table
parley-only = { $side } only
parley-text = Your words
parley-send = Say it
parley-private = in private
parley-none = Nobody has said anything yet.
parley-mute = Mute…
