"""``python -m hexarchy`` is the command line."""

from hexarchy.cli import main

if __name__ == "__main__":
    main()
