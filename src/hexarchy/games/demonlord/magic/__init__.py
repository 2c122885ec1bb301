"""Magic: who casts what and when (casting, windows), what the spells do (effects), and invocations."""
