"""Text: every sentence a player reads, in Fluent catalogs, one folder per language.

Rules emit keys with arguments; a catalog turns them into sentences: `catalog("battle-hit", unit="Knight", dice=5)`.
An attribute of a message has a key of its own, `knight.gender`. What stands in the files is what is shown: nothing is
added to it, neither isolation marks nor typography.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from itertools import filterfalse
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

Argument = int | str

LANGUAGES: Final = ("en", "fr")
# What one language may need and another may not: the last part of the name of an attribute or a variable.
GRAMMAR: Final = frozenset({"gender"})

_MEMORY: Final = 8192
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
# A text of one line in which names stand and nothing else is done with them, with comments after it.
_PLAIN: Final = re.compile(
    r"[a-zA-Z][\w-]* *= *((?:[^\s{}]|\{ *\$[a-zA-Z][\w-]* *\})(?:[^\n\r{}]|\{ *\$[a-zA-Z][\w-]* *\})*)(?:\n(?:#.*)?)*"
)
_NAME: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_GAP: Final = "\ue000"  # for private use: in no text


class TextError(Exception):
    """Something is wrong with a text."""


class CatalogError(TextError):
    """Files that cannot be loaded, with every problem found in them."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class MissingText(TextError):
    """A key that has no text in this language."""

    def __init__(self, lang: str, key: str) -> None:
        self.lang = lang
        self.key = key
        super().__init__(f"{lang}: no text {key!r}")


class FaultyText(TextError):
    """A text that cannot be completed, most often because an argument was not given."""


class Catalog:
    """The texts of one language.

    A strict catalog raises `MissingText` and `FaultyText`, as tests want it; a lenient one shows the key, or the text
    with its gap, because a player must never be stopped by a missing sentence. Only a strict one
    complains of its files.
    """

    def __init__(self, lang: str, sources: Mapping[str, str], *, strict: bool = True) -> None:
        """`sources` maps the name of a file, for messages, to its contents."""
        self.lang: Final = lang
        self.strict: Final = strict
        self._uses: Final[dict[str, _Uses]] = {}
        self._deciding: Final[dict[str, frozenset[str]]] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        # Parsing all of a game's texts takes half a second: a lenient catalog parses those that are asked for, and of
        # these most are so plain that they need not be.
        self._unread: Final = {} if strict else _written(sources)
        self._plain: Final[dict[str, list[str] | None]] = {}
        self._used: Final[dict[str, frozenset[str]]] = {}
        self._reading: Final = threading.Lock()
        if strict:
            resources = {name: FluentResource(source) for name, source in sources.items()}
            self._uses.update(_checked_uses(sources, resources))
            for resource in resources.values():
                self._bundle.add_resource(resource)
        # Fluent takes some 50 µs a message. What only stands in a text, as names do, is put in afterwards.
        self._remembered = lru_cache(maxsize=_MEMORY)(self._pieces)

    @classmethod
    def load(cls, lang: str, folders: Iterable[Path], *, strict: bool = True) -> Catalog:
        """Read every `<folder>/<lang>/*.ftl`. No key may be defined twice, whether in one folder or in two."""
        paths = [path for folder in folders for path in _catalog_files(folder / lang)]
        return cls(lang, {str(path): path.read_text(encoding="utf-8") for path in paths}, strict=strict)

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The text of `key`, completed with `args`."""
        if not args:
            return self._remembered(key, (), ())[0]
        decides = self._decides(key)
        names = {name: value for name, value in args.items() if isinstance(value, str) and name not in decides}
        fixed = (
            () if len(names) == len(args) else tuple(sorted([item for item in args.items() if item[0] not in names]))
        )
        pieces = self._remembered(key, fixed, tuple(names))
        if len(pieces) == 1:
            return pieces[0]
        parts = pieces.copy()
        parts[1::2] = [names[name] for name in pieces[1::2]]
        return "".join(parts)

    def has(self, key: str) -> bool:
        return self._plainly(key) is not None or self._pattern(key) is not None

    def keys(self) -> list[str]:
        """Every key that can be asked for; terms are private to the files."""
        self._read(list(self._unread))
        return [key for key in self._uses if not _is_term(key)]

    def variables(self, key: str) -> frozenset[str]:
        """The names of the arguments that `key` uses, directly or through the messages it refers to."""
        known = self._used.get(key)
        if known is None:
            known = self._used[key] = self._find_variables(key)
        return known

    def _find_variables(self, key: str) -> frozenset[str]:
        plain = self._plainly(key)
        if plain is not None:
            return frozenset(plain[1::2])
        if not self.has(key):
            raise MissingText(self.lang, key)
        uses = self._uses[key]
        # A term never sees the arguments of the message in which it stands, so its own variables do not count.
        messages = (reference for reference in uses.references if not _is_term(reference))
        return frozenset(uses.variables).union(*map(self.variables, messages))

    def _decides(self, key: str) -> frozenset[str]:
        """The arguments by which Fluent chooses what `key` says, or from which it makes something else."""
        known = self._deciding.get(key)
        if known is None:
            if self._plainly(key) is None:
                self._read([key.partition(".")[0]])
            uses = self._uses.get(key)
            parts = (uses.decides, *map(self._decides, uses.references)) if uses else ()
            known = self._deciding[key] = frozenset().union(*parts)
        return known

    def _pieces(self, key: str, args: tuple[tuple[str, Argument], ...], names: tuple[str, ...]) -> list[str]:
        """The text, in which `names` are left out: what stands before the first, its name, what stands between, …"""
        plain = self._plainly(key)
        if plain is not None and all(map(_is_short, dict(args).values())):
            said = {name: str(value) for name, value in args}
            if all(name in names or name in said for name in plain[1::2]):
                return _filled(plain, said)
        pattern = self._pattern(key)
        if pattern is None:
            if self.strict:
                raise MissingText(self.lang, key)
            return [key]
        gaps = {name: f"{_GAP}{name}{_GAP}" for name in names}
        text, errors = self._bundle.format_pattern(pattern, {**dict(args), **gaps})
        if errors and self.strict:
            raise FaultyText(f"{self.lang}: text {key!r}: {'; '.join(map(str, errors))}")
        return str(text).split(_GAP)

    def _plainly(self, key: str) -> list[str] | None:
        """What stands before the first name of a plain text, the name, what stands between, …"""
        if key in self._plain:
            return self._plain[key]
        written = self._unread.get(key)
        found = None if written is None else _PLAIN.fullmatch(written)
        self._plain[key] = pieces = _NAME.split(found[1].rstrip(" ")) if found else None
        return pieces

    def _pattern(self, key: str) -> Pattern | None:
        name, dot, attribute = key.partition(".")
        self._read([name])
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if dot else message.value

    def _read(self, names: list[str]) -> None:
        """Parse these entries and all they refer to, if that has not been done."""
        if not self._unread or not any(name in self._unread for name in names):
            return
        with self._reading:
            read = set[str]()
            while names:
                name = names.pop()
                if name in read or name not in self._unread:
                    continue
                read.add(name)
                resource = FluentResource(self._unread[name])
                self._bundle.add_resource(resource)
                for _, entry in _entries({name: resource}):
                    for key, pattern in _parts(entry):
                        uses = self._uses[key] = _Uses(pattern)
                        names += [reference.partition(".")[0] for reference in uses.references]
            for name in read:  # not before all are there: another thread does not wait for what it finds read
                del self._unread[name]


def compare(a: Catalog, b: Catalog, grammar: Collection[str] = GRAMMAR) -> list[str]:
    """What keeps two languages from being equals: keys that only one has, and variables that only one uses.

    Attributes and variables named in `grammar` are left aside (`knight.gender`, `$gender`, `$unit_gender`): French
    agrees with a gender of which English knows nothing.
    """
    return [*_missing_keys(a, b, grammar), *_missing_keys(b, a, grammar), *_differing_variables(a, b, grammar)]


def language_from_env(env: Mapping[str, str]) -> str:
    """The player's language. As POSIX has it, the first variable that is set decides, even for a language we lack."""
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    lang = re.split(r"[-_.@]", locale)[0].lower()
    return lang if lang in LANGUAGES else LANGUAGES[0]


def _missing_keys(full: Catalog, lacking: Catalog, grammar: Collection[str]) -> Iterator[str]:
    for key in filterfalse(lacking.has, full.keys()):
        if key.partition(".")[2] not in grammar:
            yield f"{key}: in {full.lang}, but missing in {lacking.lang}"


def _differing_variables(a: Catalog, b: Catalog, grammar: Collection[str]) -> Iterator[str]:
    for key in filter(b.has, a.keys()):
        differing = a.variables(key) ^ b.variables(key)
        for name in sorted(differing):
            if name.rpartition("_")[2] not in grammar:
                user = a if name in a.variables(key) else b
                yield f"{key}: ${name} is used in {user.lang} only"


def _written(sources: Mapping[str, str]) -> dict[str, str]:
    """Every entry as it is written, by its name."""
    entries: dict[str, str] = {}
    for source in sources.values():
        starts = list(_ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        entries |= {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}
    return entries


def _is_short(value: Argument) -> bool:
    """Is it written with digits alone in every language?"""
    return type(value) is int and 0 <= value < 1000


def _filled(pieces: list[str], said: Mapping[str, str]) -> list[str]:
    """A plain text in which some of the names are said."""
    filled = [pieces[0]]
    for name, after in zip(pieces[1::2], pieces[2::2], strict=True):
        if name in said:
            filled[-1] += said[name] + after
        else:
            filled += [name, after]
    return filled


def _catalog_files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise CatalogError([f"{folder}: no such folder of texts"])
    return sorted(folder.glob("*.ftl"))


class _Uses(Visitor):
    """The variables that a text names, those of them that do more than stand in it, and the texts it refers to."""

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.decides: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.decides |= _Uses(node.selector).variables
        self.generic_visit(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        for given in (*node.positional, *node.named):
            self.decides |= _Uses(given).variables
        self.generic_visit(node)

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            self.references.add(_entry_key(node) + attribute)
        super().generic_visit(node)


def _checked_uses(sources: Mapping[str, str], resources: Mapping[str, ast.Resource]) -> dict[str, _Uses]:
    """What every text uses, by its key. Fluent passes over faults in silence; here each one is named."""
    uses = {key: _Uses(pattern) for _, entry in _entries(resources) for key, pattern in _parts(entry)}
    problems = [*_syntax_errors(sources, resources), *_redefinitions(resources)]
    # A text that did not parse leaves references open that are no fault of their own.
    problems = problems or [*_open_references(uses, resources), *_circles(uses)]
    if problems:
        raise CatalogError(problems)
    return uses


def _syntax_errors(sources: Mapping[str, str], resources: Mapping[str, ast.Resource]) -> Iterator[str]:
    for name, resource in resources.items():
        for junk in (entry for entry in resource.body if isinstance(entry, ast.Junk)):
            # The parser often stumbles only at the next entry; the line where the faulty one begins leads to it.
            line = sources[name].count("\n", 0, junk.span.start if junk.span else 0) + 1
            yield from (f"{name}, line {line}: {annotation.message}" for annotation in junk.annotations)


def _redefinitions(resources: Mapping[str, ast.Resource]) -> Iterator[str]:
    defined_in: dict[str, str] = {}
    for name, entry in _entries(resources):
        key = _entry_key(entry)
        if key in defined_in:
            yield f"{name}: {key} is already defined in {defined_in[key]}"
        defined_in[key] = name


def _open_references(uses: Mapping[str, _Uses], resources: Mapping[str, ast.Resource]) -> Iterator[str]:
    for name, entry in _entries(resources):
        for key, _ in _parts(entry):
            for reference in sorted(uses[key].references - uses.keys()):
                yield f"{name}: {key} refers to {reference}, which does not exist"


def _circles(uses: Mapping[str, _Uses]) -> Iterator[str]:
    try:
        TopologicalSorter({key: used.references for key, used in uses.items()}).prepare()
    except CycleError as error:
        yield f"texts refer to each other in a circle: {' -> '.join(reversed(error.args[1]))}"


def _entries(resources: Mapping[str, ast.Resource]) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for name, resource in resources.items():
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield name, entry


def _parts(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    key = _entry_key(entry)
    if entry.value:
        yield key, entry.value
    for attribute in entry.attributes:
        yield f"{key}.{attribute.id.name}", attribute.value


def _entry_key(node: ast.Message | ast.Term | ast.MessageReference | ast.TermReference) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.Term | ast.TermReference) else node.id.name


def _is_term(key: str) -> bool:
    return key.startswith("-")
