"""The two magicians: the Eaters of Wisdom and the Black Hand."""
