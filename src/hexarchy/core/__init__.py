"""The engine all games share: hexes, paths, dice, frames, decisions, events, views, records. It knows no game."""
