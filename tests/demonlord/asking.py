"""What the tests of the decision points (DL-DEC) share: who is asked, and what was carried out without asking."""

from tests.demonlord.table import Table


def asks(t: Table, seat: str, question: str, rule: str) -> list[str]:
    """Make sure that this is the one question, put to this seat alone under this rule; its legal answers."""
    assert (t.asked, t.question, t.rule) == ([seat], question, rule)
    assert t.s.view("demon" if seat == "hosar" else "hosar")["decision"] == {"asked": False}
    return t.options


def only_choices(t: Table, seat: str | None) -> list[tuple[str, str]]:
    """What a seat was told to have been carried out for him: (question, answer)."""
    return [(args["question"], args["action"]) for key, args in t.heard_by(seat) if key == "only-choice"]
