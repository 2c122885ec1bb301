"""Armies before a battle: lists of cards, what they are held to, and how they are written down."""
