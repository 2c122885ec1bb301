"""Write the page's types of what is sent (src/hexarchy/web/js/types.d.ts) from the forms the server sends.

python tools/page_types.py. They stand above the line OWN; what stands below it is the page's own and stays.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

FILE: Final = Path(__file__).parents[1] / "src/hexarchy/web/js/types.d.ts"
OWN: Final = "// -- the page's own "
HEAD: Final = """\
// What is sent (docs/protocol.md), made from the server's forms by tools/page_types.py: change those, not this.
// All modules of the page know these types: none imports them.

/** A sentence in both languages. */
type T = { en: string; fr: string };
type OptionValue = string | number | boolean;
"""
WIDTH: Final = 140
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = Mapping[str, Any]


def kind(schema: Schema) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if schema.get("title") == "T":
        return "T"
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(kind(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        each = kind(schema.get("items", {}))
        return f"({each})[]" if " | " in each else f"{each}[]"
    if isinstance(schema.get("additionalProperties"), Mapping):
        return f"Record<string, {kind(schema['additionalProperties'])}>"
    named = schema.get("type")
    return PLAIN.get(named, "any") if isinstance(named, str) else "any"


def field(name: str, schema: Schema, *, needed: bool) -> str:
    """What may be missing is never null: it is left out instead."""
    told = kind(schema)
    return f"{name}: {told}" if needed else f"{name}?: {told.removesuffix(' | null')}"


def written(name: str, form: Schema) -> Iterator[str]:
    needed = form.get("required", ())
    fields = [field(key, schema, needed=key in needed) for key, schema in form.get("properties", {}).items()]
    if "description" in form:
        yield f"/** {' '.join(form['description'].split())} */"
    line = f"type {name} = {{ {'; '.join(fields)} }};"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"type {name} = {{"
    unbroken = "; ".join(text.replace(" ", "\0") for text in fields) + ";"
    lines = wrap(unbroken, WIDTH - 2, break_long_words=False, break_on_hyphens=False)
    yield from (f"  {text}".replace("\0", " ") for text in lines)
    yield "};"


def types(forms: Mapping[str, Schema]) -> str:
    """All forms, in the order of their names."""
    return HEAD + "".join(f"{line}\n" for name, form in sorted(forms.items()) for line in written(name, form))


def sent() -> str:
    """The types of everything the server that runs sends and is sent."""
    from hexarchy.server.api import forms

    return types(forms())


def own(page: str) -> str:
    """What the page says of its own."""
    return page[page.index(OWN) :]


def main() -> int:
    before = FILE.read_text(encoding="utf-8")
    after = f"{sent()}\n{own(before)}"
    FILE.write_text(after, encoding="utf-8")
    print(f"{FILE.name}: {'as it was' if before == after else 'written anew'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
