"""What the program answers, as objects made of its JSON."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional

from . import html


@dataclass(frozen=True)
class Place:
    """A line of a file; `line` and `column` count from 1 and are 0 where they are not known."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return ":".join([self.file, *(str(n) for n in (self.line, self.column) if n)])


@dataclass(frozen=True)
class Note:
    message: str
    place: Optional[Place] = None


@dataclass(frozen=True)
class Diagnostic:
    severity: str  # "error", "warning" or "note"
    id: str
    message: str
    place: Optional[Place] = None
    notes: tuple[Note, ...] = ()

    def __str__(self) -> str:
        lines = [f"{_before(self.place)}{self.severity}: {self.message}"]
        lines += [f"{_before(note.place)}note: {note.message}" for note in self.notes]
        return "\n".join(lines)


@dataclass(frozen=True)
class Violation:
    """Of the backend contract. `consequence_of` is the index of the violation that this one follows from."""

    kind: str
    responsibility: str
    message: str
    note: str = ""
    cause: str = ""
    cause_place: Optional[Place] = None
    cure: str = ""
    op: str = ""
    value: str = ""
    type: str = ""
    place: Optional[Place] = None
    consequence_of: Optional[int] = None

    def __str__(self) -> str:
        lines = [f"{_before(self.place)}error: {self.message}"]
        if self.value:
            lines.append(f"  value: {self.value} : {self.type}")
        if self.note:
            lines.append(f"  note: {self.note}")
        if self.cause:
            lines.append(f"  cause: {self.cause}" + (f" ({self.cause_place})" if self.cause_place else ""))
        if self.cure:
            lines.append(f"  cure: {self.cure}")
        return "\n".join(lines)


@dataclass(frozen=True)
class Value:
    """A value of the lowered module: its type there, and the one that the program was given with ("" for new values)."""

    name: str
    type: str
    given: str = ""
    function: str = ""
    op: str = ""
    place: Optional[Place] = None


@dataclass(frozen=True)
class Explanation:
    """Whether the backend contract holds, and if not, why. Shows itself in a notebook."""

    model: str
    holds: bool
    violations: tuple[Violation, ...]
    values: tuple[Value, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def types(self) -> Mapping[str, str]:
        """Types by value, as `explanation.types["%relu"]`; of the first function where several have a name."""
        found: dict[str, str] = {}
        for value in self.values:
            found.setdefault(value.name, value.type)
        return found

    @property
    def root_causes(self) -> tuple[Violation, ...]:
        return tuple(violation for violation in self.violations if violation.consequence_of is None)

    def __bool__(self) -> bool:
        return self.holds

    def __str__(self) -> str:
        if self.holds:
            return "The backend contract holds."
        count, roots = len(self.violations), self.root_causes
        head = f"The backend contract does not hold: {_count(count, 'violation')}, {_count(len(roots), 'root cause')}."
        return "\n\n".join([head, *map(str, roots)])

    def _repr_html_(self) -> str:
        return html.explanation(self)


@dataclass(frozen=True)
class Lowered(Explanation):
    """An explanation, with the lowered module as MLIR text."""

    text: str = ""

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return html.lowered(self)


@dataclass(frozen=True)
class CheckedInvocation:
    """A call that stands beside a library function, and how it came out."""

    invocation: str
    verdict: str
    place: Optional[Place] = None
    got: str = ""
    data: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class CheckedFunction:
    name: str
    op: str
    kind: str
    place: Optional[Place]
    tested: bool
    invocations: tuple[CheckedInvocation, ...]
    missed_lines: tuple[int, ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def failures(self) -> tuple[CheckedInvocation, ...]:
        return tuple(each for each in self.invocations if each.verdict != "passed")


@dataclass(frozen=True)
class CheckReport:
    """How the tests of a library came out; true if nothing failed."""

    passed: int
    failed: int
    untested: int
    functions: tuple[CheckedFunction, ...]
    diagnostics: tuple[Diagnostic, ...]
    data: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def ok(self) -> bool:
        return self.failed == 0 and not any(each.severity == "error" for each in self.diagnostics)

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        lines = [f"{self.passed} passed, {self.failed} failed, {self.untested} untested"]
        for function in self.functions:
            for failure in function.failures:
                got = f", got {failure.got}" if failure.got else ""
                lines.append(f"{_before(failure.place)}{function.name}: {failure.verdict}: {failure.invocation}{got}")
        lines += map(str, self.diagnostics)
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return html.check_report(self)


def _before(place: Optional[Place]) -> str:
    return f"{place}: " if place else ""


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def place_of(data: Optional[Mapping[str, Any]]) -> Optional[Place]:
    return Place(data["file"], data.get("line", 0), data.get("column", 0)) if data else None


def diagnostics_of(data: Iterable[Mapping[str, Any]]) -> tuple[Diagnostic, ...]:
    return tuple(
        Diagnostic(
            each["severity"],
            each.get("id", ""),
            each["message"],
            place_of(each.get("place")),
            tuple(Note(note["message"], place_of(note.get("place"))) for note in each.get("notes", [])),
        )
        for each in data
    )


def _violation(data: Mapping[str, Any]) -> Violation:
    plain = {key: data.get(key, "") for key in ("kind", "responsibility", "message", "note", "cause", "cure", "op", "value", "type")}
    return Violation(
        **plain,
        cause_place=place_of(data.get("causePlace")),
        place=place_of(data.get("place")),
        consequence_of=data.get("consequenceOf"),
    )


def _value(data: Mapping[str, Any]) -> Value:
    plain = {key: data.get(key, "") for key in ("name", "type", "given", "function", "op")}
    return Value(**plain, place=place_of(data.get("place")))


def explanation_of(data: Mapping[str, Any]) -> Explanation:
    return Explanation(
        data["model"],
        data["contractHolds"],
        tuple(map(_violation, data["violations"])),
        tuple(map(_value, data.get("values", []))),
        diagnostics_of(data.get("diagnostics", [])),
    )


def lowered_of(data: Mapping[str, Any], text: str) -> Lowered:
    plain = explanation_of(data)
    return Lowered(plain.model, plain.holds, plain.violations, plain.values, plain.diagnostics, text)


def check_report_of(data: Mapping[str, Any]) -> CheckReport:
    functions = tuple(
        CheckedFunction(
            each["name"],
            each["op"],
            each["kind"],
            place_of(each.get("place")),
            each.get("tested", False),
            tuple(
                CheckedInvocation(call["invocation"], call["verdict"], place_of(call.get("place")), call.get("got", ""), call)
                for call in each.get("invocations", [])
            ),
            tuple(each.get("missed_lines", ())),
            each,
        )
        for each in data["functions"]
    )
    failed = sum(data.get(key, 0) for key in ("failed", "raised", "broken"))
    return CheckReport(
        data["passed"], failed, data.get("untested", 0), functions, diagnostics_of(data.get("diagnostics", [])), data
    )
