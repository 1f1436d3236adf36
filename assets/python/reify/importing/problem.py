"""What is said to the user about an import: messages with a place in the user's own Python."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Optional

Progress = Callable[[str, float], None]


@dataclass(frozen=True)
class Place:
    """A line of a file; the line is 0 where only the file is known."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True)
class Remark:
    """A warning or a note about an import that went through all the same."""

    severity: str  # "warning" or "note"
    message: str
    place: Optional[Place] = None

    def as_comment(self) -> str:
        """One line of the imported text's head, where the program reads it."""
        where = f"{self.place}: " if self.place else ""
        return f"// {self.severity}: {where}{one_line(self.message)}"


@dataclass
class ImportProblem(Exception):
    """Why there is no module. `notes` are further lines, each with its place or none."""

    id: str
    message: str
    place: Optional[Place] = None
    notes: list[tuple[str, Optional[Place]]] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [(f"{self.place}: " if self.place else "") + self.message]
        lines += [(f"{place}: " if place else "") + text for text, place in self.notes]
        return "\n".join(lines)


def one_line(text: str, limit: int = 600) -> str:
    """Messages of PyTorch have paragraphs; a remark is one line, without control characters."""
    joined = " ".join(part.strip() for part in text.splitlines() if part.strip())
    joined = "".join(c for c in joined if c.isprintable())
    return joined if len(joined) <= limit else joined[: limit - 1] + "…"


def first_paragraph(text: str) -> str:
    """The part of an exception's text that says what happened."""
    lines: list[str] = []
    for line in text.strip().splitlines():
        if not line.strip() and lines:
            break
        lines.append(line)
    return one_line(" ".join(lines))
