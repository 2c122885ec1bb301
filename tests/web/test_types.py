"""The page's types are those of what is sent, and the page names none that is not there."""

from __future__ import annotations

import re

from tools import page_types

PAGE = page_types.FILE.read_text(encoding="utf-8")
MODULES = sorted(page_types.FILE.parent.glob("*.js"))
WORDS = re.compile(r"(?<![\w.])[A-Z]\w*")
BROWSER = {
    *(
        "Animation",
        "Array",
        "ArrayBuffer",
        "AudioContext",
        "Awaited",
        "CanvasRenderingContext2D",
        "DOMRect",
        "DragEvent",
        "Element",
        "Event",
    ),
    *(
        "File",
        "Float32Array",
        "Float64Array",
        "HTMLElement",
        "HTMLInputElement",
        "Iterable",
        "KeyboardEvent",
        "Map",
        "MouseEvent",
    ),
    *("NonNullable", "Partial", "PointerEvent", "Promise", "Record", "ReturnType", "SVGGElement", "SVGSVGElement"),
    *("Set", "ToggleEvent", "Uint8Array", "WebSocket", "WheelEvent"),
}


def test_types_are_made_from_what_is_sent() -> None:
    assert page_types.own(PAGE), "the page has types of its own"
    assert f"{page_types.sent()}\n{page_types.own(PAGE)}" == PAGE, "run tools/page_types.py"


def test_every_type_the_page_names_exists() -> None:
    """Its own, one of the module, or one that every browser has."""
    known = set(re.findall(r"^type (\w+) =", PAGE, re.MULTILINE)) | BROWSER
    for path in MODULES:
        text = path.read_text("utf-8")
        own = set(re.findall(r"@typedef \{.*\} (\w+)", text)) | set(re.findall(r"^(?:export )?class (\w+)", text, re.M))
        own |= set(re.findall(r"@template (\w+)", text))
        own |= {name for names in re.findall(r"import \{ ([^}]*) \}", text) for name in names.split(", ")}
        told = [re.sub(r'"[^"]*"|import\([^)]*\)\.\w+', "", note) for note in re.findall(r"/\*\*.*?\*/", text, re.S)]
        named = {name for note in told for types in re.findall(r"\{([^}]*)\}", note) for name in WORDS.findall(types)}
        assert named <= known | own, path.name


def test_no_type_is_made_twice() -> None:
    made = re.findall(r"^type (\w+) =", PAGE, re.MULTILINE)
    assert len(made) > 20
    assert len(made) == len(set(made))


def test_what_a_form_may_leave_out_is_optional_and_what_may_be_nothing_is_null() -> None:
    form = {
        "required": ["waiting", "at"],
        "properties": {
            "waiting": {"anyOf": [{"title": "T", "type": "object"}, {"type": "null"}]},
            "at": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]},
            "side": {"anyOf": [{"type": "string"}, {"type": "null"}], "default": None},
            "rows": {"type": "array", "items": {"$ref": "#/components/schemas/Row"}},
            "kind": {"enum": ["city", "castle"]},
            "values": {"type": "object", "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "number"}]}},
        },
    }
    assert " ".join(map(str.strip, page_types.written("Box", form))) == (
        "type Box = { waiting: T | null; at: [number, number]; side?: string; rows?: Row[];"
        ' kind?: "city" | "castle"; values?: Record<string, string | number>; };'
    )
