"""What is measured, and against what. Run with ``./run bench``."""
