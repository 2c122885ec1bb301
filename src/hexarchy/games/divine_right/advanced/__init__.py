"""The Advanced game: chapters behind a switch each, answering the base rules at their hooks."""
