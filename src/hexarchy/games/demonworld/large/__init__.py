"""Large Elements: giants, dragons, chariots and artillery."""
