"""Stretches: which dice a match rolls from which number on, and what was promised of them beforehand.

Most matches have one. Who imports a record knows the dice it was played with, so from there on others are rolled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from hexarchy.core.dice import Dice, DiceSource, Stretches, contribution_commitment, dice_from_json

MOST: Final = 100
SECRET: Final = ""  # under which the commitment to the secret stands; the others go by seat

Name = Annotated[str, Meta(max_length=64)]
Hex = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]+\Z")]


class ContributionForm(msgspec.Struct):
    commitment: Hex
    value: Hex


class StretchForm(msgspec.Struct, rename={"start": "from"}):
    """The head of a stretch; the rest is as its source writes it."""

    start: Annotated[int, Meta(ge=0, lt=2**53)]
    brought: bool = False
    commitment: Hex | None = None
    contributions: Annotated[dict[Name, ContributionForm], Meta(max_length=64)] = {}


@dataclass(frozen=True, slots=True)
class Stretch:
    """The dice from a number on.

    `brought`: they came with a record that was imported, so nobody here promised anything of them beforehand.
    `promised`: the commitments that stand in the file it was read from.
    """

    start: int
    source: DiceSource
    brought: bool = False
    promised: Mapping[str, str] = field(default_factory=dict)

    @property
    def commitment(self) -> str | None:
        return self.source.commitment if isinstance(self.source, Dice) else None

    @property
    def contributions(self) -> Mapping[str, bytes]:
        """The values of the seats these dice are mixed with."""
        return self.source.contributions if isinstance(self.source, Dice) else {}

    @property
    def kept(self) -> bool:
        """Is everything as it was promised?"""
        made = {seat: contribution_commitment(seat, value) for seat, value in self.contributions.items()}
        return all(promise == made.get(by, self.commitment) for by, promise in self.promised.items())

    def to_json(self) -> dict[str, Any]:
        told = {**self.source.to_json(), "from": self.start, "brought": self.brought, "commitment": self.commitment}
        if self.contributions:
            told["contributions"] = {
                seat: {"commitment": contribution_commitment(seat, value), "value": value.hex()}
                for seat, value in self.contributions.items()
            }
        return told


def read_stretches(data: Any) -> tuple[Stretch, ...]:
    """What `Stretch.to_json` wrote, one after the other. ValueError where it is something else."""
    forms = msgspec.convert(data, Annotated[list[StretchForm], Meta(min_length=1, max_length=MOST)])
    read = tuple(_read(form, entry) for form, entry in zip(forms, data, strict=True))
    starts = [stretch.start for stretch in read]
    if starts[0] != 0 or starts != sorted(set(starts)):
        raise ValueError("stretches of dice begin at 0 and follow each other")
    return read


def _read(form: StretchForm, data: Mapping[str, Any]) -> Stretch:
    promised = {seat: entry.commitment for seat, entry in form.contributions.items()}
    if form.commitment is not None:
        promised[SECRET] = form.commitment
    values = {seat: entry.value for seat, entry in form.contributions.items()}
    source = dice_from_json({**data, "contributions": values})
    if isinstance(source, Stretches):  # a script in one of them would go unnoticed
        raise ValueError("a stretch of dice is not made of others")
    return Stretch(form.start, source, form.brought, promised)
