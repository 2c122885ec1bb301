"""The server: matches, seats, storage, live push. It knows no game and no rule, and speaks docs/protocol.md."""
