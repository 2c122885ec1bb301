"""Magic devices, treasure, the Temple of Kings and the altars of Greystaff."""
