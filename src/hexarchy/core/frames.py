"""Frames: unfinished procedures on the state's stack.

A frame is a small class whose fields are its local variables. `step` does whatever needs nobody's choice and then asks
(returns an `Ask`), pushes another frame, or ends itself (`state.finish(value)`); having pushed another it may let it
begin at once and return what it asks. `do_<verb>` carries out a verb it offered. So the question, the legal answers and
their effect stand side by side. The value a frame ends with goes to the one below it, in `resumed`.

Two promises every frame keeps:
* its fields hold only immutable plain values (core/fields.py), so copying a frame is copying its fields, and a frame
  saves, loads and replays;
* `step` changes nothing when it asks: asking again gives the same question.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from hexarchy.core import fields
from hexarchy.core.decisions import Ask, Reason

if TYPE_CHECKING:
    from hexarchy.core.actions import Action

Asked = Ask | tuple[Ask, ...] | None
Stage = Callable[[Any, Any], Asked]
# For every stage what is done from it on, each with the number of the stage that follows.
Onward = tuple[tuple[tuple[Stage, int], ...], ...]
FRAMES: dict[str, type[Frame]] = {}
F = TypeVar("F", bound="Frame")


class Frame:
    """Base of all procedures."""

    __slots__ = ()
    NAME: ClassVar[str] = ""  # in saves; a frame that has moved to another module says the one it had
    # Nothing is half done as long as this is open: orders may come in (core/standing.py).
    AT_REST: ClassVar[bool] = False
    # It has no `take` of its own: the engine may give an answer straight to `do_<verb>`.
    BY_VERB: ClassVar[bool] = True

    def step(self, s: Any) -> Asked:
        raise NotImplementedError

    def take(self, s: Any, seat: int, action: Action) -> None:
        """Carry out one of the answers it offered."""
        getattr(self, action.handler)(s, seat, action.target)

    def resumed(self, s: Any, child: Frame, value: Any) -> None:
        """A procedure that this one opened has ended, with a value of its own."""

    def parent(self, s: Any, kind: type[F]) -> F:
        """The procedure that opened this one."""
        frames: list[Frame] = s.frames
        at = len(frames) - 1
        while frames[at] is not self:
            at -= 1
        below = frames[at - 1]
        assert isinstance(below, kind), f"{self.NAME} stands on {below.NAME}"
        return below

    def redealt(self, s: Any, seat: int, rng: Any) -> None:
        """The state is resampled for a seat: forget what this procedure holds that the seat may not know."""

    def at_rest(self, s: Any) -> bool:
        """Is nothing half done? For a frame of which that depends on how far it is."""
        return self.AT_REST

    def give_way(self, s: Any) -> None:
        """An order is carried out while this procedure asks."""

    def why_not(self, s: Any, seat: int, action: Action) -> list[Reason]:
        """The rules that stand against an action this frame did not offer; `why_<verb>` where there is one."""
        why: Callable[[Any, int, int], list[Reason]] | None = getattr(self, "why_" + action.handler[3:], None)
        return why(s, seat, action.target) if why else []

    def copy(self) -> Self:
        raise NotImplementedError

    def listed(self) -> list[Any]:
        """Its fields as JSON, in their order."""
        raise NotImplementedError

    def to_json(self) -> list[Any]:
        return [self.NAME, *self.listed()]


class Stages(Frame):
    """A procedure in stages, which are its methods, named in the order of the rulebook.

    A stage asks, or does its part, opening other frames as it likes; when those are through the next stage begins. A
    subclass has a field `stage: int = 0`.
    """

    __slots__ = ("stage",)
    STAGES: ClassVar[tuple[str, ...]] = ()
    stage: int

    def step(self, s: Any) -> Asked:
        frames: list[Frame] = s.frames
        courses: Courses = s.courses
        for do, after in courses[self.__class__][self.stage]:
            self.stage = after
            asked = do(self, s)
            if asked is not None:
                self.stage = after - 1  # it changes nothing when it asks
                return asked
            if frames[-1] is not self or self.stage != after or s.result is not None:
                return None
        self.over(s)
        return None

    def go(self, stage: str) -> None:
        """Let this stage be the next."""
        self.stage = self.STAGES.index(stage)

    def over(self, s: Any) -> None:
        """All stages are through."""
        s.finish()


class Courses(dict[type[Stages], Onward]):
    """The stages of every procedure as a match has them: without those in which nothing can happen in it. They are
    looked up once for all matches of a kind."""

    def __init__(self, idle: Callable[[Stage], bool] | None = None) -> None:
        super().__init__()
        self._idle = idle

    def __missing__(self, kind: type[Stages]) -> Onward:
        stages: list[Stage] = [getattr(kind, name) for name in kind.STAGES]
        done = [(do, at + 1) for at, do in enumerate(stages) if self._idle is None or not self._idle(do)]
        made = self[kind] = tuple(tuple(one for one in done if one[1] > at) for at in range(len(stages) + 1))
        return made


ALL_STAGES: Final = Courses()


@dataclass_transform(field_specifiers=(fields.kept, fields.record, fields.records))
def frame(cls: type[F]) -> type[F]:
    """Make a class with annotated fields a frame: a slotted record, known by name to saves."""
    made = dataclasses.dataclass(slots=True)(cls)
    own = dataclasses.fields(made)  # type: ignore[arg-type]
    made.copy = fields.copier(made, "copy", own)  # type: ignore[method-assign]
    made.listed = fields.writer(made, "listed", own, listed=True)  # type: ignore[method-assign]
    module = cls.__module__.removeprefix("hexarchy.games.").removeprefix("hexarchy.")
    made.NAME = cls.__dict__.get("NAME", f"{module}:{cls.__name__}")
    made.BY_VERB = made.take is Frame.take
    FRAMES[made.NAME] = made
    return made


def frame_from_json(data: list[Any]) -> Frame:
    name, *values = data
    if name not in FRAMES:
        raise ValueError(f"unknown procedure '{name}' in a saved state")
    kind = FRAMES[name]
    own = dataclasses.fields(kind)  # type: ignore[arg-type]
    return kind(**{field.name: fields.read(field, value, None) for field, value in zip(own, values, strict=True)})


@frame
class Outline(Frame):
    """Runs the frames of an outline one after the other; a subclass gives it, to read like the rulebook's."""

    at: int = 0

    OUTLINE: ClassVar[tuple[Callable[[], Frame], ...]] = ()

    def step(self, s: Any) -> Asked:
        frames: list[Frame] = s.frames
        for make in self.OUTLINE[self.at :]:
            self.at += 1
            opened = make()
            frames.append(opened)
            asked = opened.step(s)
            if frames[-1] is not self or s.result is not None:  # else it is over already
                return asked
        s.pop()
        self.ended(s)
        return None

    def ended(self, s: Any) -> None:
        """What follows when the outline is through."""
