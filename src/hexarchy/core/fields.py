"""Fields: what states and frames consist of, each declared once.

A class lists its fields with their types. What would repeat them is written from that list, as source and so as fast
as by hand: `__init__` (by dataclasses), a copy, and JSON both ways. A field of which no more is said holds an immutable
plain value (a number, a string, None, a tuple of these): copies share it, and JSON has it under its own name. `kept`
says otherwise, and `reckoned` is for what follows from other fields and is not saved.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeVar

Copy = Callable[[Any], Any]
Write = Callable[[Any, Any], Any]  # the value, and what it is a field of
Read = Callable[[Any, Any], Any]  # what was written, and the game

Record = TypeVar("Record", bound=NamedTuple)
_AT: Final[dict[type, Mapping[str, int]]] = {}  # kind of record -> the place of each field

_COPY, _JSON, _WRITE, _READ, _SAVED = "copy", "json", "write", "read", "saved"
_METHODS: Final = {method: method.__name__ for method in (list.copy, dict.copy, set.copy)}


def kept(
    *,
    default: Any = dataclasses.MISSING,
    default_factory: Any = dataclasses.MISSING,
    copy: Copy | None = None,
    json: str | tuple[str, ...] | None = None,
    write: Write | None = None,
    read: Read | None = None,
    kw_only: bool | Any = dataclasses.MISSING,
) -> Any:
    """A field with a form of its own. `copy`: a container, which a copy does not share; `json`: its name there.

    A field may be saved under several names: then `write` gives a value for each, and `read` takes them.
    """
    about = {_COPY: copy, _JSON: json, _WRITE: write, _READ: read}
    return dataclasses.field(default=default, default_factory=default_factory, kw_only=kw_only, metadata=about)


def reckoned(
    *,
    default: Any = dataclasses.MISSING,
    default_factory: Any = dataclasses.MISSING,
    copy: Copy | None = None,
    init: Literal[False] = False,
) -> Any:
    """What follows from other fields: neither given nor saved, made again where it is needed."""
    about = {_COPY: copy, _SAVED: False}
    return dataclasses.field(default=default, default_factory=default_factory, init=init, metadata=about)


def record(of: Callable[..., Any], **more: Any) -> Any:
    """A named tuple."""
    return kept(read=lambda written, game: of(*plain(written)), **more)


def records(of: Callable[..., Any], **more: Any) -> Any:
    """A tuple of named tuples."""
    return kept(read=lambda written, game: tuple(of(*plain(entry)) for entry in written), **more)


def replaced(of: Record, changed: Mapping[str, Any]) -> Record:
    """A named tuple with some fields replaced: as its own `_replace`, in half the time."""
    kind = type(of)
    at = _AT.get(kind)
    if at is None:
        at = _AT[kind] = {name: number for number, name in enumerate(kind._fields)}
    values = [*of]
    for name, value in changed.items():
        values[at[name]] = value
    return tuple.__new__(kind, values)


def quickly_replaced(kind: type[Record]) -> type[Record]:
    """Give a named tuple a `_replace` that takes two thirds of the time: for records that change all the time."""
    at, make = {name: number for number, name in enumerate(kind._fields)}, tuple.__new__

    def _replace(self: Record, /, **changed: Any) -> Record:
        values = [*self]
        for name, value in changed.items():
            values[at[name]] = value
        return make(kind, values)

    kind._replace = _replace  # type: ignore[misc, method-assign, assignment]
    return kind


def plain(value: Any) -> Any:
    """Lists that come out of JSON are the tuples that went in."""
    return tuple(map(plain, value)) if isinstance(value, list) else value


# -- what is written from them ----------------------------------------------------------------------------------------


def copier(cls: type, name: str, fields: tuple[dataclasses.Field[Any], ...], *rest: str) -> Any:
    """A method that copies, field by field, and then does `rest`."""
    scope: dict[str, Any] = {"make": object.__new__}
    lines = [f"def {name}(self):", "    new = make(self.__class__)"]
    for field in fields:
        copy, value = field.metadata.get(_COPY), f"self.{field.name}"
        if copy in _METHODS:
            value += f".{_METHODS[copy]}()"
        elif copy is not None:
            scope[f"copy_{field.name}"] = copy
            value = f"copy_{field.name}({value})"
        lines.append(f"    new.{field.name} = {value}")
    lines += [*(f"    {line}" for line in rest), "    return new"]
    return _written(lines, name, scope, cls)


def writer(cls: type, name: str, fields: tuple[dataclasses.Field[Any], ...], *, listed: bool = False) -> Any:
    """A method that gives the fields as JSON: by their names, or `listed` in their order."""
    scope: dict[str, Any] = {}
    parts = []
    for field in fields:
        write, value = field.metadata.get(_WRITE), f"self.{field.name}"
        if write is not None:
            scope[f"write_{field.name}"] = write
            value = f"write_{field.name}({value}, self)"
        called = json_name(field)
        if listed:
            parts.append(value)
        elif isinstance(called, tuple):
            parts.append(f"**dict(zip({called!r}, {value}, strict=True))")
        else:
            parts.append(f"{called!r}: {value}")
    body = ", ".join(parts)
    return _written(
        [f"def {name}(self):", f"    return [{body}]" if listed else f"    return {{{body}}}"], name, scope, cls
    )


def read(field: dataclasses.Field[Any], written: Any, game: Any) -> Any:
    reader: Read | None = field.metadata.get(_READ)
    return plain(written) if reader is None else reader(written, game)


def read_all(fields: tuple[dataclasses.Field[Any], ...], written: Mapping[str, Any], game: Any) -> dict[str, Any]:
    found = {}
    for field in fields:
        name = json_name(field)
        value = tuple(written[one] for one in name) if isinstance(name, tuple) else written[name]
        found[field.name] = read(field, value, game)
    return found


def saved(cls: type, but: Collection[str] = ()) -> tuple[dataclasses.Field[Any], ...]:
    """The fields that JSON has, `but` those that are written otherwise."""
    all_ = dataclasses.fields(cls)
    return tuple(field for field in all_ if field.name not in but and field.metadata.get(_SAVED, True))


def json_name(field: dataclasses.Field[Any]) -> str | tuple[str, ...]:
    return field.metadata.get(_JSON) or field.name


def _written(lines: list[str], name: str, scope: dict[str, Any], cls: type) -> Any:
    exec("\n".join(lines), scope)  # noqa: S102 - as dataclasses does: the source is made of the names of fields
    method = scope[name]
    method.__qualname__, method.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
    return method
