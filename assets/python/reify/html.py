"""Results as HTML for notebooks: self-contained, everything escaped, readable on light and on dark."""
from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Iterable, Optional, Sequence

if TYPE_CHECKING:
    from .results import CheckReport, Diagnostic, Explanation, Lowered, Place, Violation

# Text takes the notebook's colour; only signs with a ground of their own have one.
_STYLE = """<style>
.reify { font: 13px/1.45 system-ui, sans-serif; max-width: 72em; color: inherit }
.reify code, .reify pre { font: 12px/1.45 ui-monospace, monospace; background: none; color: inherit }
.reify pre { white-space: pre; overflow-x: auto; margin: 4px 0 }
.reify table { border-collapse: collapse; margin: 4px 0 }
.reify th, .reify td { text-align: left; vertical-align: top; padding: 2px 10px 2px 0; border-bottom: 1px solid rgba(128,128,128,.35);
  background: none; color: inherit }
.reify .sign { display: inline-block; padding: 0 7px; border-radius: 8px; color: #fff; font-weight: 600 }
.reify .good { background: #1f7a3d } .reify .bad { background: #b3261e } .reify .so { background: #5f6368 }
.reify .violation { border-left: 3px solid #b3261e; padding: 2px 0 2px 10px; margin: 6px 0 }
.reify .quiet { opacity: .75 }
.reify summary { cursor: pointer }
</style>"""


def _page(parts: Iterable[str]) -> str:
    return f"{_STYLE}<div class='reify'>{''.join(parts)}</div>"


def _sign(text: str, kind: str) -> str:
    return f"<span class='sign {kind}'>{escape(text)}</span>"


def _place(place: Optional[Place]) -> str:
    return f"<code class='quiet'>{escape(str(place))}</code>" if place else ""


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _fold(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def _violation(violation: Violation, following: Sequence[Violation]) -> str:
    lines = [f"<div>{escape(violation.message)} {_place(violation.place)}</div>"]
    if violation.value:
        lines.append(f"<div><code>{escape(violation.value)} : {escape(violation.type)}</code></div>")
    for name, text in (("note", violation.note), ("cause", violation.cause), ("cure", violation.cure)):
        if text:
            where = _place(violation.cause_place) if name == "cause" else ""
            lines.append(f"<div><b>{name}</b> {escape(text)} {where}</div>")
    if following:
        inside = "".join(
            f"<div>{escape(each.message)} <code>{escape(each.value)}</code> {_place(each.place)}</div>" for each in following
        )
        lines.append(_fold(f"and therefore {len(following)} more", inside))
    return f"<div class='violation'>{''.join(lines)}</div>"


def _diagnostics(diagnostics: Sequence[Diagnostic]) -> str:
    if not diagnostics:
        return ""
    rows = []
    for each in diagnostics:
        kind = {"error": "bad", "warning": "bad"}.get(each.severity, "so")
        notes = "".join(f"<div class='quiet'>{escape(note.message)} {_place(note.place)}</div>" for note in each.notes)
        rows.append([_sign(each.severity, kind), escape(each.message) + notes, _place(each.place)])
    return _fold(f"{len(diagnostics)} messages", _table(["", "", ""], rows))


def _explanation_parts(explanation: Explanation) -> list[str]:
    holds = explanation.holds
    parts = [
        f"<div>{_sign('holds' if holds else 'does not hold', 'good' if holds else 'bad')} backend contract of "
        f"<code>{escape(explanation.model)}</code></div>"
    ]
    roots: dict[int, list[Violation]] = {}
    for index, violation in enumerate(explanation.violations):
        root, seen = index, 0
        while explanation.violations[root].consequence_of is not None and seen <= index:
            root, seen = explanation.violations[root].consequence_of or 0, seen + 1
        roots.setdefault(root, [])
        if root != index:
            roots[root].append(violation)
    parts += [_violation(explanation.violations[root], following) for root, following in roots.items()]
    if explanation.values:
        rows = (
            [f"<code>{escape(v.name)}</code>", f"<code>{escape(v.type)}</code>", f"<code>{escape(v.op)}</code>", _place(v.place)]
            for v in explanation.values
        )
        parts.append(_fold(f"types of {len(explanation.values)} values", _table(["value", "type", "op", "place"], rows)))
    parts.append(_diagnostics(explanation.diagnostics))
    return parts


def explanation(explanation: Explanation) -> str:
    return _page(_explanation_parts(explanation))


def lowered(result: Lowered) -> str:
    return _page([*_explanation_parts(result), _fold("module", f"<pre>{escape(result.text)}</pre>")])


def check_report(report: CheckReport) -> str:
    signs = [_sign(f"{report.passed} passed", "good" if report.ok else "so")]
    if report.failed:
        signs.append(_sign(f"{report.failed} failed", "bad"))
    if report.untested:
        signs.append(_sign(f"{report.untested} untested", "so"))
    rows = []
    for function in report.functions:
        failures = "".join(
            f"<div>{_sign(each.verdict, 'bad')} <code>{escape(each.invocation)}</code> "
            f"{'got <code>' + escape(each.got) + '</code>' if each.got else ''} {_place(each.place)}</div>"
            for each in function.failures
        )
        count = f"{len(function.invocations)} calls" if function.tested else "untested"
        rows.append([f"<code>{escape(function.name)}</code>", escape(count) + failures, _place(function.place)])
    return _page([f"<div>{' '.join(signs)}</div>", _table(["function", "", "place"], rows), _diagnostics(report.diagnostics)])


def window(model: str, libraries: Sequence[str], is_open: bool) -> str:
    beside = f" with <code>{escape(', '.join(libraries))}</code>" if libraries else ""
    state = _sign("open", "good") if is_open else _sign("closed", "so")
    return _page([f"<div>{state} reify window on <code>{escape(model)}</code>{beside}</div>"])
