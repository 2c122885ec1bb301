"""Trials of the real server, in a process of its own: faults and load as numbers."""
