"""What torch.export.draft_export reports, as remarks at the user's lines."""
from __future__ import annotations

from typing import Any, Optional

from .places import is_of_torch, place_of_node, torch_folder_of
from .problem import Place, Remark, first_paragraph
from .schemas import ops_of


def op_profiles(program: Any) -> Any:
    """Ops without a fake kernel, with the ranks and dtypes that the draft saw; empty for any other program."""
    return getattr(getattr(program, "_report", None), "op_profiles", None) or {}


def remarks_of_draft(program: Any) -> list[Remark]:
    report = getattr(program, "_report", None)
    return [_remark(program, report, failure) for failure in getattr(report, "failures", [])]


def _remark(program: Any, report: Any, failure: Any) -> Remark:
    data = failure.data
    kind = getattr(failure.failure_type, "name", str(failure.failure_type))
    if kind == "MISSING_FAKE_KERNEL":
        op = str(data["op"])
        return Remark(
            "warning",
            f"{op} has no fake kernel, so PyTorch knows only the ranks and dtypes of its results; a shape function in "
            "a library tells the sizes (or register_fake in Python)",
            _place_of_op(program, op),
        )
    if kind == "MISMATCHED_FAKE_KERNEL":
        op = str(data["op"])
        return Remark("warning", f"the fake kernel of {op} is not as its kernel: {data['reason']}", _place_of_op(program, op))
    if kind == "DATA_DEPENDENT_ERROR":
        return Remark(
            "warning",
            f"PyTorch cannot know {data['expr']} before the program runs, and took it as {data['result']}, as on the "
            "example inputs; torch._check(...) in the module says that it always holds",
            _place_of_stack(report, data.get("user_stack", [])),
        )
    if kind == "GUARD_ADDED":
        return Remark(
            "warning",
            f"the graph holds only for {data['expr']}, more than dynamic_shapes says",
            _place_of_stack(report, data.get("user_stack", [])),
        )
    return Remark("warning", first_paragraph(f"{kind}: {data}"))


def _place_of_op(program: Any, name: str) -> Optional[Place]:
    for op, node in ops_of(program):
        if str(op) == name:
            return place_of_node(node)
    return None


def _place_of_stack(report: Any, stack: Any) -> Optional[Place]:
    import torch

    # A report has the names of files that came up for the first time in this process; the table has all.
    table = getattr(getattr(torch._logging, "structured", None), "INTERN_TABLE", {})
    files = {number: name for name, number in table.items()} | dict(report.str_to_filename)
    for frame in reversed(stack):
        file = files.get(frame.get("filename"))
        if file and not is_of_torch(file, torch_folder_of(torch)):
            return Place(file, int(frame["line"]))
    return None
