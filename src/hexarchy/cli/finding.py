"""Finding what the user names: games, seats, bots, options, positions, records. Every miss is told in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from hexarchy import bots, games
from hexarchy.cli.front import Front, Mistake
from hexarchy.core.agreements import Teller
from hexarchy.core.game import BadInput, Game
from hexarchy.core.position_files import parse_position, read_position_file
from hexarchy.core.records import BadRecord, Record
from hexarchy.core.rulebook import RulebookError
from hexarchy.core.scenarios import BadOption, Option, Preset

SPELLINGS: Final = {
    True: ("true", "yes", "on", "1", "oui", "vrai"),
    False: ("false", "no", "off", "0", "non", "faux"),
}


def known_games(front: Front) -> tuple[str, ...]:
    """The names of the games there are."""
    try:
        return games.names()
    except games.UnknownGame as error:
        raise front.mistake("error-bad-games", why=str(error)) from None


def find_game(front: Front, name: str, data: str | None = None) -> Game:
    """The game of that name, with its data replaced by a data pack if one is given."""
    known = {entry.casefold(): entry for entry in known_games(front)}
    if name.casefold() not in known:
        raise front.mistake("error-no-game", name=name, known=", ".join(known.values()))
    try:
        game = games.game(known[name.casefold()])
    except games.UnknownGame as error:
        raise front.mistake("error-bad-games", why=str(error)) from None
    if data is None:
        return game
    if not Path(data).is_dir():
        raise front.mistake("error-no-folder", path=data)
    try:
        return game.with_data(Path(data))
    except (BadInput, RulebookError) as error:
        raise front.mistake("error-bad-data", path=data, why=str(error)) from None


def check_bots(front: Front, game: Game, names: Iterable[str], known: Sequence[str] = ()) -> None:
    """`known`: those that will do, if not all who play with people."""
    known = known or bots.names(game)
    for name in names:
        if name not in known:
            raise front.mistake("error-no-bot", name=name, known=", ".join(known))


def check_scenario(front: Front, game: Game, name: str) -> None:
    known = [scenario.id for scenario in game.scenarios.all]
    if name not in known:
        raise front.mistake("error-no-scenario", name=name, known=", ".join(known))


def agreed(
    front: Front, game: Game, scenario: str | None, preset: str | None, given: Iterable[str]
) -> tuple[str, dict[str, Any]]:
    """The scenario that is played, and its options: what is given counts before a preset, a preset before the usual."""
    chosen = None if preset is None else _preset(front, game, preset)
    played = scenario or (chosen.scenario if chosen else game.scenarios.usual)
    return played, read_options(front, game, played, given, chosen)


def _preset(front: Front, game: Game, name: str) -> Preset:
    try:
        return game.scenarios.preset(name.replace("-", "_"))
    except BadOption as error:
        raise front.mistake("error-bad-option", why=error.told(front.lang)) from None


def read_options(
    front: Front, game: Game, scenario: str, given: Iterable[str], preset: Preset | None = None
) -> dict[str, Any]:
    """`NAME=VALUE` as the values the game's options take, on top of those of a preset."""
    check_scenario(front, game, scenario)
    known = {option.id: option for option in game.scenarios.switches}
    chosen: dict[str, Any] = dict(preset.options) if preset else {}
    for entry in given:
        name, equals, value = entry.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise front.mistake("error-no-switch", name=name, known=", ".join(known))
        option = known[name]
        meant = [choice for choice in option.choices if _means(value.strip(), choice)] if equals else [True]
        if not meant or not option.takes(meant[0]):
            raise front.mistake("error-switch-value", name=name, value=value, known=_known(front, option))
        chosen[name] = meant[0]
    try:
        game.scenarios.options(scenario, chosen)
    except BadOption as error:
        raise front.mistake("error-bad-option", why=error.told(front.lang)) from None
    return chosen


def _means(said: str, choice: Any) -> bool:
    if isinstance(choice, bool):
        return said.casefold() in SPELLINGS[choice]
    return said.casefold() == str(choice).casefold()


def shown_value(choice: Any) -> str:
    """A value as it is typed."""
    return SPELLINGS[choice][0] if isinstance(choice, bool) else str(choice)


def _known(front: Front, option: Option) -> str:
    """All values of an option, in a sentence."""
    if isinstance(option.choices, range):
        return option.values_told(Teller(front.lang))
    return ", ".join(map(shown_value, option.choices))


# -- files ----------------------------------------------------------------------------------------------------------


def read_position(
    front: Front, path: str, game: Game | None = None, data: str | None = None
) -> tuple[Game, dict[str, Any]]:
    """A position and its game: the one given, or the one the file names, or the only one there is."""
    try:
        content = parse_position(read_position_file(Path(path)))
    except OSError as error:
        raise front.mistake("error-bad-position", path=path, why=front.trouble(error)) from None
    except UnicodeDecodeError:
        raise front.mistake("error-bad-position", path=path, why=front.text("error-no-text")) from None
    except BadInput as error:
        raise front.mistake("error-bad-position", path=path, why=front.text("error-no-toml", why=str(error))) from None
    named = content.pop("game", None)
    if game is None:
        known = known_games(front)
        name = named if named is not None else known[0] if len(known) == 1 else None
        if name is None:
            raise front.mistake("error-which-game", path=path, known=", ".join(known))
        game = find_game(front, str(name), data)
    elif named is not None and named != game.name:
        raise front.mistake("error-other-game", path=path, name=str(named), wanted=game.name)
    try:
        game.position(content)
    except BadInput as error:
        raise front.mistake("error-bad-position", path=path, why=str(error).removeprefix("position: ")) from None
    return game, content


def read_record(front: Front, path: str, data: str | None = None) -> tuple[Game, Record]:
    """A record and its game, with the data pack it was made with unless another is given."""
    try:
        record = Record.read(Path(path))
    except OSError as error:
        raise front.mistake("error-bad-record", path=path, why=front.trouble(error)) from None
    except BadRecord as error:
        raise front.mistake("error-bad-record", path=path, why=_why(error, path)) from None
    if record.game not in (known := known_games(front)):
        raise front.mistake("error-no-game", name=str(record.game), known=", ".join(known))
    game = find_game(front, record.game, data or record.data_pack)
    rules = game.under(record.rules_version)
    if rules is None:
        raise front.mistake(
            "error-rules-version", path=path, version=str(record.rules_version), here=game.rules_version
        )
    return rules, record


def unplayable(front: Front, path: str, error: Exception) -> Mistake:
    """A record that can be read but not played."""
    return front.mistake("error-bad-record", path=path, why=_why(error, path))


def _why(error: Exception, path: str) -> str:
    """The reason alone: the sentence around it names the file."""
    return str(error).removeprefix(f"{path}: ")
