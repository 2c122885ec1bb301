"""Fuzz of everything the server reads: `./run fuzz`."""
