"""Mercenaries. The common ones come with events: events.py."""
