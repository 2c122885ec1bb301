"""Hexarchy: a table for classic fantasy wargames, with the rules enforced."""

__version__ = "0.1.0"
